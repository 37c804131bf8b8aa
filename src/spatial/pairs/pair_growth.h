// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// By how much each child of a pair would cost more if it took a box in: what insertion goes down by. Both
// children side by side; lower corners and negated upper corners are added to negated widths.
//
//     the plane: lanes x0 x1 y0 y1         growth = what each row loses, summed
//     space:     lanes old0 old1 new0 new1, an axis after the other; growth = cost new - cost old
#pragma once

#include "math/lanes.h"
#include "spatial/tree/tree_cost.h"

namespace jostle::detail {

/// Where to go down.
struct Choice {
    int side;
    float growth;
};

/// [1] What a child's cost with the box in it counts for beside the growth: of two that contain the box
/// already it goes into the smaller one.
inline constexpr float kSizeWeight = 1.0f / 65536.0f;

/// From the children's growth, and a little of their cost with the box in it, in lanes 0 and 1. ORDER: the
/// child where that is less; of equal ones the one that is lower; of these the first.
template <int D>
[[nodiscard]] JOSTLE_INLINE Choice choose(Float4 weighed, const TreePair<D>& pair) {
    const float first = lane<0>(weighed);
    const float second = lane<1>(weighed);
    const int side = static_cast<int>(second < first) |
                     (static_cast<int>(second <= first) & static_cast<int>(pair.height[1] < pair.height[0]));
    return {side, math::min(second, first)};
}

/// The box that is to go in, spread over the lanes once for the whole way down.
template <int D>
struct GrowthProbe;

template <>
struct GrowthProbe<2> {
    Float4 lower, upper;

    JOSTLE_INLINE explicit GrowthProbe(const Bounds<2>& b)
        : lower(gather(b.row[0], b.row[0], b.row[1], b.row[1])),
          upper(gather(b.row[2], b.row[2], b.row[3], b.row[3])) {}

    [[nodiscard]] JOSTLE_INLINE Choice choice(const TreePair<2>& pair) const {
        const Float4 old_lower = load(pair.bound[0]);
        const Float4 old_upper = load(pair.bound[2]);
        const Float4 new_lower = lesser(lower, old_lower);
        const Float4 new_upper = lesser(upper, old_upper);
        const Float4 growth = (old_lower - new_lower) + (old_upper - new_upper);
        const Float4 weighed = growth - splat(kSizeWeight) * (new_lower + new_upper);
        return choose(weighed + swap_halves(weighed), pair);
    }
    /// What each child's box united with this one costs.
    JOSTLE_INLINE void united(const TreePair<2>& pair, float& first, float& second) const {
        const Float4 width = lesser(lower, load(pair.bound[0])) + lesser(upper, load(pair.bound[2]));
        const Float4 sum = width + swap_halves(width);
        first = -lane<0>(sum);
        second = -lane<1>(sum);
    }
};

template <>
struct GrowthProbe<3> {
    Float4 row[6];
    JOSTLE_INLINE explicit GrowthProbe(const Bounds<3>& b) {
        for (int i = 0; i < 6; ++i) row[i] = gather(kEmptyBound, kEmptyBound, b.row[i], b.row[i]);
    }

    [[nodiscard]] JOSTLE_INLINE Choice choice(const TreePair<3>& pair) const {
        const Float4 both = costs(pair);
        return choose(splat(1.0f + kSizeWeight) * swap_halves(both) - both, pair);
    }
    JOSTLE_INLINE void united(const TreePair<3>& pair, float& first, float& second) const {
        const Float4 united = swap_halves(costs(pair));
        first = lane<0>(united);
        second = lane<1>(united);
    }

  private:
    [[nodiscard]] JOSTLE_INLINE Float4 costs(const TreePair<3>& pair) const {
        Float4 width[3];
        for (int i = 0; i < 3; ++i) {
            width[i] =
                lesser(row[i], load_twice(pair.bound[i])) + lesser(row[3 + i], load_twice(pair.bound[3 + i]));
        }
        const Float4 sum = width[0] + width[1] + width[2];
        const Float4 weight = gather(kLineWeight, kLineWeight, kLineWeight, kLineWeight);
        return (width[0] * width[1] + width[1] * width[2] + width[2] * width[0]) + weight * (sum * sum);
    }
};

}  // namespace jostle::detail
