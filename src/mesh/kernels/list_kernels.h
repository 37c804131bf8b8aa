// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs of triangles from a list, wherever they lie in the meshes' trees, in lanes.
#pragma once

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

}  // namespace jostle::detail
