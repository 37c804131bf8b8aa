// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// All pairs of triangles of two meshes that have a point in common, at once, by the threads of a scheduler.
// The caller's thread begins the descent, and shares out the waiting parts of a large one. Each
// worker collects pairs, and all pairs are sorted: so the result is the same for any scheduler, and
// for none.
//
// Cost: contacts() of mesh_pairs.h, and sorting.
#pragma once

#include <jostle/core/task_scheduler.h>
#include <jostle/mesh/mesh_pairs.h>

#include <memory_resource>
#include <span>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {
class SharedContacts;
}  // namespace detail

/// The memory of the call below, and its answer. One that has grown can be used again and again without
/// allocation.
class MeshContactsContext {
  public:
    explicit MeshContactsContext(std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : whole_(memory), found_(memory) {}

  private:
    friend class detail::SharedContacts;

    MeshPairContext whole_;
    std::pmr::vector<MeshContact> found_;
    /// By worker: not the user's memory, which may be for one thread only.
    std::vector<std::vector<MeshContact>> by_worker_;
    std::vector<MeshPairContext> searches_;
};

/// The pairs that contacts() of mesh_pairs.h visits. ORDER: by the ids of a, then of b. They lie in the
/// context, until its next use.
[[nodiscard]] std::span<const MeshContact> contacts(MeshContactsContext& context, const TriangleMesh& a,
                                                    const Transform3& at_a, const TriangleMesh& b,
                                                    const Transform3& at_b,
                                                    TaskScheduler* scheduler = nullptr);

}  // namespace jostle
JOSTLE_API_END
