// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The builder that all trees of boxes share: it orders the items and makes a binary hierarchy whose leaves
// are runs of that order, as many as a block holds (jostle/spatial/build.h says how the hierarchy lies).
//
//     kCurve:    boxes -> keys -> sorted; every 8 items are a leaf, and the hierarchy follows from their
//     number kBinned:   parted from the top, down to parts of kPartSize -> each part on, by any task ->
//     joined kBottomUp: the same, but parts are kBottomUpSize, and made from below
//
// The same hierarchy for any number of threads: what becomes of a range depends on its items alone. Nothing
// recurses; degenerate boxes only make a hierarchy deep.
#pragma once

#include <jostle/core/task_scheduler.h>
#include <jostle/spatial/build.h>

#include <cstdint>
#include <limits>
#include <span>

namespace jostle::detail {

/// [1] Items that one task parts at most.
inline constexpr int kPartSize = 4096;
/// [1] Items that are agglomerated at most: above, the time would grow with the square.
inline constexpr int kBottomUpSize = 1024;

template <int D>
struct CenterBounds {
    Vector<D> lower, upper;  ///< [m] of half the centers
    bool valid;              ///< every box is
};

template <int D>
CenterBounds<D> center_bounds(std::span<const Aabb<D>> boxes, TaskScheduler* scheduler);

/// Builds over valid boxes: items are numbers in the span.
template <int D>
BuiltTree build_tree(BuildMethod method, std::span<const Aabb<D>> boxes, const CenterBounds<D>& bounds,
                     BuildMemory& memory, TaskScheduler* scheduler);

/// What kCurve makes, without the nodes, which follow from the number of leaves.
template <int D>
BuiltTree order_boxes(std::span<const Aabb<D>> boxes, const CenterBounds<D>& bounds, BuildMemory& memory,
                      TaskScheduler* scheduler);

/// [m], in space [m^2] What a box costs to be met: half its perimeter, or surface and a little of the square
/// of its summed widths, as boxes in one line have no surface. In double precision, which no float overflows.
template <int D>
JOSTLE_INLINE double build_cost(const BuildBounds<D>& b) {
    double w[D];
    for (int i = 0; i < D; ++i) w[i] = -static_cast<double>(b.bound[D + i]) - static_cast<double>(b.bound[i]);
    if constexpr (D == 2) {
        return w[0] + w[1];
    } else {
        constexpr double kLine = 1.0 / 64.0;
        const double sum = w[0] + w[1] + w[2];
        return (w[0] * w[1] + w[1] * w[2] + w[2] * w[0]) + kLine * (sum * sum);
    }
}

template <int D>
JOSTLE_INLINE BuildBounds<D> build_bounds(const Aabb<D>& box) {
    BuildBounds<D> b;
    for (float& x : b.bound) x = std::numeric_limits<float>::infinity();
    for (int i = 0; i < D; ++i) {
        b.bound[i] = box.lower[i];
        b.bound[D + i] = -box.upper[i];
    }
    return b;
}
template <int D>
JOSTLE_INLINE BuildBounds<D> empty_build_bounds() {
    return build_bounds(empty_box<D>());
}
/// Of two zeros the second.
template <int D>
JOSTLE_INLINE BuildBounds<D> unite(const BuildBounds<D>& a, const BuildBounds<D>& b) {
    BuildBounds<D> result;
    for (int i = 0; i < BuildBounds<D>::kSize; ++i)
        result.bound[i] = a.bound[i] < b.bound[i] ? a.bound[i] : b.bound[i];
    return result;
}

}  // namespace jostle::detail
