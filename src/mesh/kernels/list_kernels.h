// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs of triangles from a list, wherever they lie in the meshes' trees, in lanes.
#pragma once

#include <jostle/mesh/mesh_memory.h>

#include <cstddef>
#include <cstdint>
#include <span>

#include "mesh/mesh_pose.h"
#include "mesh/mesh_store.h"
#include "mesh/triangle_pair.h"

namespace jostle::detail {

inline constexpr int kPairLanes = kBlockSize;  ///< [1] pairs at once, at most

struct PairBounds {
    float least[kPairLanes];  ///< [m] in a's frame: pairs are no nearer, but for three errors; or NaN
    float error;              ///< [m] infinite where sums could overflow
};
/// From the relation of the poses. There is at least one pair.
void bound_pairs(const MeshStore& a, const MeshStore& b, const MeshPoses& poses,
                 std::span<const MeshContact> pairs, PairBounds& bounds);

[[nodiscard]] PairsDecided decide_pairs(const MeshStore& a, const MeshStore& b, const MeshPoses& poses,
                                        std::span<const MeshContact> pairs);

/// Where the points of b have gone in a's frame since a list was made: by shift + turn (y - the middle of b's
/// box).
struct ListMotion {
    float turn[3][3];  ///< [1] by row
    float shift[3];    ///< [m]
    float spin;        ///< [1] |turn v| is at most so many times |v|
    float slack;       ///< [m] of rounding
};
/// Fills in the numbers of the pairs that may be within reach, in order, eight for each of `ways` at most:
/// they were no further apart than `most`, and along their directions the motion has not brought them further
/// apart than `limit` [m]. NaN is within reach. Returns how many.
[[nodiscard]] std::size_t pairs_within(std::span<const KeptWays> ways, const ListMotion& motion, float most,
                                       float limit, std::int32_t* found);

}  // namespace jostle::detail
