// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// By how much each child of a pair would cost more if it took a box in: what insertion goes down by. Both
// children side by side; lower corners and negated upper corners are added to negated widths.
//
//     the plane: lanes x0 x1 y0 y1         growth = what each row loses, summed
//     space:     lanes old0 old1 new0 new1, an axis after the other; growth = cost new - cost old
#pragma once

#include "spatial/quad.h"
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
[[nodiscard]] JOSTLE_INLINE Choice choose(Quad weighed, const TreePair<D>& pair) {
    const float first = lane_0(weighed);
    const float second = lane_1(weighed);
    const int side = static_cast<int>(second < first) |
                     (static_cast<int>(second <= first) & static_cast<int>(pair.height[1] < pair.height[0]));
    return {side, jostle::min(second, first)};
}

/// The box that is to go in, spread over the lanes once for the whole way down.
template <int D>
struct GrowthProbe;

template <>
struct GrowthProbe<2> {
    Quad lower, upper;

    JOSTLE_INLINE explicit GrowthProbe(const Bounds<2>& b)
        : lower(gather(b.row[0], b.row[0], b.row[1], b.row[1])),
          upper(gather(b.row[2], b.row[2], b.row[3], b.row[3])) {}

    [[nodiscard]] JOSTLE_INLINE Choice choice(const TreePair<2>& pair) const {
        const Quad old_lower = load(pair.bound[0]);
        const Quad old_upper = load(pair.bound[2]);
        const Quad new_lower = lesser(lower, old_lower);
        const Quad new_upper = lesser(upper, old_upper);
        const Quad growth = (old_lower - new_lower) + (old_upper - new_upper);
        const Quad weighed = growth - splat(kSizeWeight) * (new_lower + new_upper);
        return choose(weighed + swap_halves(weighed), pair);
    }
    /// What each child's box united with this one costs.
    JOSTLE_INLINE void united(const TreePair<2>& pair, float& first, float& second) const {
        const Quad width = lesser(lower, load(pair.bound[0])) + lesser(upper, load(pair.bound[2]));
        const Quad sum = width + swap_halves(width);
        first = -lane_0(sum);
        second = -lane_1(sum);
    }
};

template <>
struct GrowthProbe<3> {
    Quad row[6];
    JOSTLE_INLINE explicit GrowthProbe(const Bounds<3>& b) {
        for (int i = 0; i < 6; ++i) row[i] = gather(kEmptyBound, kEmptyBound, b.row[i], b.row[i]);
    }

    [[nodiscard]] JOSTLE_INLINE Choice choice(const TreePair<3>& pair) const {
        const Quad both = costs(pair);
        return choose(splat(1.0f + kSizeWeight) * swap_halves(both) - both, pair);
    }
    JOSTLE_INLINE void united(const TreePair<3>& pair, float& first, float& second) const {
        const Quad united = swap_halves(costs(pair));
        first = lane_0(united);
        second = lane_1(united);
    }

  private:
    [[nodiscard]] JOSTLE_INLINE Quad costs(const TreePair<3>& pair) const {
        Quad width[3];
        for (int i = 0; i < 3; ++i) {
            width[i] =
                lesser(row[i], load_twice(pair.bound[i])) + lesser(row[3 + i], load_twice(pair.bound[3 + i]));
        }
        const Quad sum = width[0] + width[1] + width[2];
        const Quad weight = gather(kLineWeight, kLineWeight, kLineWeight, kLineWeight);
        return (width[0] * width[1] + width[1] * width[2] + width[2] * width[0]) + weight * (sum * sum);
    }
};

}  // namespace jostle::detail
