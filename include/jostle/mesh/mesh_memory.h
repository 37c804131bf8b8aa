// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two meshes that move little from one query to the next. A memory, one for each pair of meshes, keeps
// the end of the last search: some triangles that met, the nearest two, and a list of pairs that were nearer
// than a horizon, each with its distance, when the list was made. Since then no two points have approached
// by more than the relative motion: so only pairs of the list can meet, or be the nearest, until
// the motion has used up the horizon [Verlet1967]. Nearly all pairs of the list are left out at once: each
// has a direction along which its triangles were apart, and the motion along the direction bounds the
// distance.
//
// The promise: overlap() and distance() return the same as without a memory, to the last bit; where the
// meshes meet, overlap() may name other triangles than a fresh search. contacts() are the same pairs.
// Deformed meshes are noticed. Nothing depends on the memory but the cost.
//
// Cost: as long as the motion since the list was made stays small, no box is tested at all. A list has at
// most 64 pairs for each pair of nodes that a fresh search opens, and costs as much as some fresh searches,
// some twenty at most; a longer list is given up. Where lists are used up before they have
// paid off, the next one waits, longer each time. Meshes that move by more than 1/32 of their size at once
// have no list.
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
    float least;     ///< [m] they were no nearer
    float gap;       ///< [m] in a's frame, along a direction, they were no nearer; or NaN
    float along[3];  ///< [1] the direction, in a's frame, from a to b
};

/// Eight pairs of a list side by side, each with a direction across which lies the space between its
/// triangles.
struct KeptWays {
    float along[3][8];  ///< [1] the direction, in a's frame, from a to b; no longer than 1
    float place[3][8];  ///< [m] of the triangle of b, in b's frame, from the middle of b's box
    float reach[8];     ///< [m] from there to the triangle's furthest corner
    float gap[8];       ///< [m] along the direction they were no nearer
    float least[8];     ///< [m] as of KeptPair
};

inline constexpr int kKeptContacts = 8;

class MemorySearch;

}  // namespace detail

/// One that has grown can be used again and again without allocation.
class MeshPairMemory {
  public:
    explicit MeshPairMemory(std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : pairs_(memory), distances_(memory), near_(memory), ways_(memory), found_(memory) {}

    /// Forgets everything.
    void clear() noexcept {
        near_.clear();
        ways_.clear();
        horizon_ = 0.0f;
        debt_ = owed_ = waste_ = 0;
        met_count_ = 0;
        nearest_ = {};
        fresh_work_ = 0;
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
    std::pmr::vector<detail::KeptWays> ways_;  ///< of near_, in its order
    std::pmr::vector<MeshContact> found_;
    std::uint64_t of_[2] = {};          ///< the meshes' states
    detail::MeshRelation reference_{};  ///< when the list was made
    Transform3 last_[2];                ///< at the last question
    float horizon_ = 0.0f;
    int debt_ = 0;                            ///< [1] questions until a list may be made again
    int owed_ = 0;                            ///< [1] the last one has still to answer until it has paid off
    int waste_ = 0;                           ///< [1] lists in turn that have not
    MeshContact met_[detail::kKeptContacts];  ///< some that met, the last one first
    int met_count_ = 0;
    MeshContact nearest_;
    std::int64_t fresh_work_ = 0;  ///< [1] of the last fresh search, in pairs of nodes
    bool by_distance_ = false;     ///< the list's order; else by ids
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
