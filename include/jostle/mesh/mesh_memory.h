// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two meshes that move little from one question to the next. A memory, one for each pair of meshes, keeps
// where the last search ended: two triangles that meet, the nearest two, and a list of those that were nearer
// than a horizon, each with its distance, when the list was made. Since then no two points have come nearer
// to each other than the relative motion allows: so only those of the list can meet, or be the nearest, that
// were near enough, until the motion has used up the horizon [Verlet1967].
//
// The promise: overlap() and distance() say the same as without a memory, to the last bit; where the
// meshes meet, two triangles that do, which need not be those that a fresh search finds first. contacts()
// are the same pairs. Deformed meshes are noticed. Nothing depends on the memory but the cost.
//
// Cost: as long as the motion since the list was made stays small, no box is tested at all. A list costs as
// much as some fresh searches. Where lists are used up before they have paid off, the next one waits, longer
// each time: so the whole costs little more than without a memory, however the meshes move. Where they move
// by more than 1/32 of their size at once, no list is made. One that would have more than 16 pairs per
// triangle of the two meshes is given up, and counts as one that has not paid off.
#pragma once

#include <jostle/mesh/mesh_distance.h>

#include <cstdint>
#include <limits>
#include <memory_resource>
#include <span>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {

/// How the second mesh lies in the frame of the first.
struct MeshRelation {
    double turn[3][3];  ///< [1] by row
    double shift[3];    ///< [m]
    double stretch;     ///< [1] lengths in the frame are off by so much
    double error;       ///< [m] positions are off by so much
};

struct KeptPair {
    std::int32_t a;
    std::int32_t b;
    float least;  ///< [m] they were no nearer
};

class MemorySearch;

}  // namespace detail

/// One that has grown can be used again and again without allocation.
class MeshPairMemory {
  public:
    explicit MeshPairMemory(std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : pairs_(memory), distances_(memory), near_(memory), found_(memory) {}

    /// Forgets everything.
    void clear() noexcept {
        near_.clear();
        horizon_ = 0.0f;
        debt_ = owed_ = waste_ = 0;
        contact_ = nearest_ = {};
        begun_ = false;
    }
    /// [1] Pairs of triangles that it keeps.
    [[nodiscard]] int size() const noexcept { return static_cast<int>(near_.size()); }
    /// [m] Pairs that were nearer when the list was made are all in it; 0: there is no list.
    [[nodiscard]] float horizon() const noexcept { return horizon_; }

  private:
    friend class detail::MemorySearch;

    MeshPairContext pairs_;
    MeshDistanceContext distances_;
    std::pmr::vector<detail::KeptPair> near_;
    std::pmr::vector<MeshContact> found_;
    std::uint64_t of_[2] = {};          ///< the meshes' states
    detail::MeshRelation reference_{};  ///< when the list was made
    Transform3 last_[2];                ///< at the last question
    float horizon_ = 0.0f;
    int debt_ = 0;         ///< [1] questions until a list may be made again
    int owed_ = 0;         ///< [1] the last one has still to answer until it has paid off
    int waste_ = 0;        ///< [1] lists in turn that have not
    MeshContact contact_;  ///< the last two that met, if they did
    MeshContact nearest_;
    bool by_distance_ = false;  ///< the list's order; else by ids
    bool begun_ = false;
};

/// As overlap() without a memory.
[[nodiscard]] MeshOverlap overlap(MeshPairMemory& memory, const TriangleMesh& a, const Transform3& at_a,
                                  const TriangleMesh& b, const Transform3& at_b);

/// As distance() without a memory.
[[nodiscard]] MeshDistance distance(MeshPairMemory& memory, const TriangleMesh& a, const Transform3& at_a,
                                    const TriangleMesh& b, const Transform3& at_b,
                                    float r = std::numeric_limits<float>::infinity());

/// All pairs of triangles that contacts() visits. ORDER: by the ids of a, then of b. They lie in the memory,
/// until its next use.
struct KeptContacts {
    std::span<const MeshContact> pairs;
    QueryWork work;
};
[[nodiscard]] KeptContacts contacts(MeshPairMemory& memory, const TriangleMesh& a, const Transform3& at_a,
                                    const TriangleMesh& b, const Transform3& at_b);

}  // namespace jostle
JOSTLE_API_END
