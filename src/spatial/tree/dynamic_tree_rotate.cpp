// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rotations: a child B of a node and a grandchild below its other child C change places. The node's own box
// stays; C's becomes the union of B and the other grandchild.
//
//          n                         n
//        .   .                     .   .
//       B     C         to        F     C
//            . .                       . .
//           F   G                     B   G
//
// By cost: of the four such swaps the one that makes a child's cost smallest is done, if any does; heights
// follow, they lead nothing [Kopta2012] [Catto2019]. By height: where one child is higher than the other by
// two or more, its higher child comes up and the other child goes down.
#include <jostle/spatial/dynamic_tree.h>

#include "spatial/pairs/pair_growth.h"

namespace jostle {

namespace {
/// [1] Levels above a new pair at which a rotation is tried in any case; further up, only for as long as
/// something changes there. With random boxes 2 are as good as all; sorted ones need what follows from
/// changed heights.
constexpr int kRotatedLevels = 2;
}  // namespace

template <int D>
void DynamicTree<D>::rotate_above(std::int32_t place) {
    for (int level = 0; place != kRoot; ++level) {
        place = at(parents_, place >> 1);
        const Pair& below = at(pairs_, link_at(place));
        std::int32_t& height = at(pairs_, place >> 1).height[place & 1];
        const std::int32_t before = height;
        height = (below.height[0] > below.height[1] ? below.height[0] : below.height[1]) + 1;
        const bool rotated = rotate(place);
        if (level >= kRotatedLevels && !rotated && height == before) return;
    }
}

template <int D>
bool DynamicTree<D>::rotate(std::int32_t place) {
    switch (options_.rotation) {
        case RotationPolicy::kOff:
            return false;
        case RotationPolicy::kHeight:
            return rotate_for_height(place);
        case RotationPolicy::kCost:
            return rotate_for_cost(place);
    }
    return false;
}

template <int D>
bool DynamicTree<D>::rotate_for_cost(std::int32_t place) {
    const std::int32_t index = link_at(place);
    const Pair& pair = at(pairs_, index);
    // ORDER: of swaps that save as much, the first: below the second child before below the first.
    float best_saving = 0.0f;
    int best_side = 0;
    int best_grandchild = -1;
    for (int side = 0; side < 2; ++side) {
        const std::int32_t other = pair.link[1 - side];
        if (other <= 0) continue;
        const detail::GrowthProbe<D> probe(detail::slot_bounds(pair, side));
        const float present = detail::tree_cost(detail::slot_bounds(pair, 1 - side));
        float united[2];
        probe.united(at(pairs_, other), united[0], united[1]);
        for (int k = 0; k < 2; ++k) {
            const float saving = present - united[1 - k];
            if (saving > best_saving) {
                best_saving = saving;
                best_side = side;
                best_grandchild = other * 2 + k;
            }
        }
    }
    if (best_grandchild < 0) return false;
    swap(index * 2 + best_side, best_grandchild);
    return true;
}

template <int D>
bool DynamicTree<D>::rotate_for_height(std::int32_t place) {
    const std::int32_t index = link_at(place);
    const Pair& pair = at(pairs_, index);
    const int lower = static_cast<int>(pair.height[1] < pair.height[0]);
    if (pair.height[1 - lower] - pair.height[lower] < 2) return false;
    const std::int32_t higher = pair.link[1 - lower];
    const Pair& below = at(pairs_, higher);
    // ORDER: of grandchildren as high, the first comes up.
    const int up = static_cast<int>(below.height[0] < below.height[1]);
    swap(index * 2 + lower, higher * 2 + up);
    return true;
}

template <int D>
void DynamicTree<D>::swap(std::int32_t child, std::int32_t grandchild) {
    const Child up = child_at(grandchild);
    put(grandchild, child_at(child));
    put(child, up);
    pull_pair(child ^ 1);
    pull_pair(at(parents_, child >> 1));
}

template void DynamicTree<2>::rotate_above(std::int32_t);
template void DynamicTree<3>::rotate_above(std::int32_t);
template bool DynamicTree<2>::rotate_for_cost(std::int32_t);
template bool DynamicTree<3>::rotate_for_cost(std::int32_t);

}  // namespace jostle
