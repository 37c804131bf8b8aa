// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What building a tree does to every box. Each is one function for any number of lanes, compiled for every
// instruction set that Highway knows on this processor family, and gives the same bits on all.
#pragma once

#include <jostle/math/aabb.h>
#include <jostle/spatial/build.h>
#include <jostle/spatial/wide_node.h>

#include <cstdint>

#include "spatial/build/build_curve.h"

namespace jostle::detail {

/// Takes the half centers of the boxes into the bounds; says whether all boxes are valid. The sign of a zero
/// in the bounds is of no meaning.
template <int D>
bool add_half_centers(const Aabb<D>* boxes, int count, Vector<D>& lower, Vector<D>& upper);

/// The places of boxes [begin, end) on the curve, as morton_key and to_hilbert_keys tell them, and their
/// numbers.
template <int D>
void curve_keys(const CurveGrid<D>& grid, const Aabb<D>* boxes, int begin, int end, BuildItem* items);

/// Writes the boxes of so many blocks, whose links are numbers of boxes, and the union of each.
template <int D>
void fill_blocks(const Aabb<D>* boxes, int count, Block<D>* blocks, BuildBounds<D>* bounds);

/// Writes the boxes of nodes [begin, end), node i having children [8 i, 8 i + 8) of so many, and the union of
/// each.
template <int D>
void pack_nodes(const BuildBounds<D>* children, int child_count, int begin, int end, WideNode<D>* nodes,
                BuildBounds<D>* bounds);

}  // namespace jostle::detail
