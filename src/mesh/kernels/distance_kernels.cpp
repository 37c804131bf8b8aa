// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The boxes of b's slots are moved into a's frame, eight at once; then each of them is held against the boxes
// of a's slots. In bounds (wide_node.h), the gap of two boxes on an axis is the greater of a.lower - b.upper
// and b.lower - a.upper, both of which are sums. An empty slot is infinitely far.
//
// The boxes of b grow when they are moved. Along the way between the nearest points so far they are measured
// as they are, each in its own frame: mostly this tells much more.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "mesh/kernels/distance_kernels.cpp"
#include "mesh/kernels/distance_kernels.h"

#include <hwy/foreach_target.h>

#include <bit>

#include "spatial/kernels/box_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using Node = detail::WideNode3;
constexpr int kSlots = detail::kBlockSize;

/// By row, the bounds of a node's slots, moved. Empty slots stay empty: a row is a sum in which at least one
/// infinity has a positive factor, but 0 times infinity is NaN, hence the choice.
struct MovedNode {
    alignas(32) float bound[6][kSlots];
};
HWY_INLINE void move_node(const Node& node, const detail::BoxMotion<3>& motion, MovedNode& moved) {
    const Lanes empty = splat(detail::kEmptyBound);
    for (int lane = 0; lane < kSlots; lane += kLanes) {
        const Mask is_empty = hn::Eq(load(node.bound[0] + lane), empty);
        for (int r = 0; r < 6; ++r) {
            Lanes sum = splat(motion.shift[r]);
            for (int j = 0; j < 3; ++j)
                sum = sum + splat(motion.scale[r % 3][j]) * load(node.bound[motion.source[r][j]] + lane);
            store(moved.bound[r] + lane, choose(is_empty, empty, sum));
        }
    }
}

/// Squared distances of one box from the slots of a node.
HWY_INLINE Lanes squared_gaps(const float (&rows)[6][kSlots], int lane, const float (&box)[6]) {
    Lanes sum = splat(0.0f);
    for (int i = 0; i < 3; ++i) {
        const Lanes above = load(rows[i] + lane) + splat(box[3 + i]);
        const Lanes below = load(rows[3 + i] + lane) + splat(box[i]);
        const Lanes gap = hn::Max(hn::Max(above, below), splat(0.0f));
        sum = sum + gap * gap;
    }
    return sum;
}

/// By slot, a node's share of a gap.
struct Shares {
    alignas(32) float of[kSlots];
};
HWY_INLINE void fill_shares(const Node& node, const detail::NearLimits& limits, int side, Shares& shares) {
    for (int lane = 0; lane < kSlots; lane += kLanes) {
        Lanes sum = splat(side == 0 ? 0.0f : limits.between);
        for (int j = 0; j < 3; ++j)
            sum = sum + splat(limits.scale[side][j]) * load(node.bound[limits.row[side][j]] + lane);
        store(shares.of + lane, sum);
    }
}

/// Puts the slots within the limits among those found, the furthest first. A share that is NaN is of an empty
/// slot, and not within.
template <class Make>
HWY_INLINE int keep_near(const float (&rows)[6][kSlots], const Shares& shares, const float (&box)[6],
                         float box_share, const detail::NearLimits& limits, detail::NearPair* found,
                         int count, const Make& make) {
    alignas(32) float squared[kSlots];
    std::uint32_t near = slots_where<kSlots>([&](int lane) HWY_ATTR {
        const Lanes gaps = squared_gaps(rows, lane, box);
        store(squared + lane, gaps);
        return hn::And(hn::Lt(gaps, splat(limits.squared)),
                       hn::Le(load(shares.of + lane) + splat(box_share), splat(limits.gap)));
    });
    for (; near != 0; near &= near - 1) {
        const int slot = std::countr_zero(near);
        // ORDER: of those as far, the last slots first.
        int at = count++;
        for (; at > 0 && found[at - 1].squared <= squared[slot]; --at) found[at] = found[at - 1];
        found[at] = make(slot, squared[slot]);
    }
    return count;
}

int near_slots(const Node& a, const Node& b, const detail::BoxMotion<3>& b_to_a,
               const detail::NearLimits& limits, detail::NearPair* found) {
    MovedNode moved;
    move_node(b, b_to_a, moved);
    Shares of_a, of_b;
    fill_shares(a, limits, 0, of_a);
    fill_shares(b, limits, 1, of_b);
    int count = 0;
    for (int k = 0; k < kSlots; ++k) {
        if (moved.bound[0][k] == detail::kEmptyBound) continue;
        float box[6];
        for (int r = 0; r < 6; ++r) box[r] = moved.bound[r][k];
        count = keep_near(a.bound, of_a, box, of_b.of[k], limits, found, count, [&](int slot, float squared) {
            return detail::NearPair{squared, a.link[slot], b.link[k]};
        });
    }
    return count;
}

/// The union of a node's slots.
HWY_INLINE void unite(const float (&bound)[6][kSlots], float (&box)[6]) {
    for (int r = 0; r < 6; ++r) {
        box[r] = bound[r][0];
        for (int slot = 1; slot < kSlots; ++slot) box[r] = bound[r][slot] < box[r] ? bound[r][slot] : box[r];
    }
}

int near_slots_of_whole(const Node& whole, const Node& other, const detail::BoxMotion<3>& b_to_a,
                        bool whole_is_a, const detail::NearLimits& limits, detail::NearPair* found) {
    const int side = whole_is_a ? 0 : 1;
    float own[6], box[6];
    unite(whole.bound, own);
    float share = side == 0 ? 0.0f : limits.between;
    for (int j = 0; j < 3; ++j) share = share + limits.scale[side][j] * own[limits.row[side][j]];
    Shares shares;
    fill_shares(other, limits, 1 - side, shares);
    MovedNode moved;
    move_node(whole_is_a ? other : whole, b_to_a, moved);
    if (whole_is_a) {
        return keep_near(moved.bound, shares, own, share, limits, found, 0, [&](int slot, float squared) {
            return detail::NearPair{squared, 0, other.link[slot]};
        });
    }
    unite(moved.bound, box);
    return keep_near(other.bound, shares, box, share, limits, found, 0, [&](int slot, float squared) {
        return detail::NearPair{squared, other.link[slot], 0};
    });
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

HWY_EXPORT(near_slots);
int detail::near_slots(const WideNode3& a, const WideNode3& b, const BoxMotion<3>& b_to_a,
                       const NearLimits& limits, NearPair* found) {
    return HWY_DYNAMIC_DISPATCH(near_slots)(a, b, b_to_a, limits, found);
}
HWY_EXPORT(near_slots_of_whole);
int detail::near_slots_of_whole(const WideNode3& whole, const WideNode3& other, const BoxMotion<3>& b_to_a,
                                bool whole_is_a, const NearLimits& limits, NearPair* found) {
    return HWY_DYNAMIC_DISPATCH(near_slots_of_whole)(whole, other, b_to_a, whole_is_a, limits, found);
}

}  // namespace jostle
#endif  // HWY_ONCE
