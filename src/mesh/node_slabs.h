// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Slabs besides boxes: how thick the surface below a slot of an inner node is, across its mean normal. There
// a surface is thin, while its box, along the axes, is not. A slab takes 20 bytes per slot, and no frame of
// its own.
//
// For a block the triangles are measured, for an inner node the triangles of its blocks and the boxes in the
// nodes below it: two levels, so that all slabs together cost O(n). Numbers are rounded to nearest:
// comparisons add a margin (mesh_pose.cpp).
#pragma once

#include <jostle/spatial/wide_node.h>

namespace jostle::detail {

struct TriangleBlock;

/// By slot of an inner node.
struct alignas(kBlockSize * sizeof(float)) NodeSlabs {
    float normal[3][kBlockSize];  ///< [1] of length 1; or 0: then the slab is all of space
    float lower[kBlockSize];      ///< [m] along it
    float upper[kBlockSize];      ///< [m]
    bool operator==(const NodeSlabs&) const = default;
};

/// Those of a node. The slabs of the nodes below it are known.
[[nodiscard]] NodeSlabs slabs_of(std::int32_t node, const WideNode<3>* inner, const TriangleBlock* blocks,
                                 const NodeSlabs* slabs);

}  // namespace jostle::detail
