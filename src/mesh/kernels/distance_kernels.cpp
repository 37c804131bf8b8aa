// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs of nodes wait on a stack, by their places (spatial/descent.h), the nearest on top. In bounds
// (wide_node.h), the gap of two boxes on an axis is the greater of a.lower - b.upper and b.lower - a.upper,
// both of which are sums. A box grows when it is moved into the other frame; so each is moved into the
// other's, and both distances count. Along the way between the nearest points so far they are measured as
// they are, each in its own frame. An empty slot is infinitely far. What comes next is first measured along
// its slabs (node_slabs.h), as further pairs may have become too far since.
//
// Of two blocks the triangles of b are moved into a's frame (triangle_lanes.h), where boxes enclose them
// closely. Of pairs that these leave, eight at once, the distance is bounded (distance_lanes.h). What is left
// is measured in double, the nearest first; or it is listed.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "mesh/kernels/distance_kernels.cpp"
#include "mesh/kernels/distance_kernels.h"

#include <hwy/foreach_target.h>

#include <bit>
#include <limits>

#include "mesh/kernels/distance_lanes.h"
#include "mesh/kernels/slab_lanes.h"
#include "mesh/kernels/triangle_lanes.h"
#include "spatial/kernels/box_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using detail::NearestSoFar;
using detail::NearLimits;
using detail::NearLists;
using detail::NearPair;

using Rows = float[6][kSlots];

/// By row, the bounds of a node's slots, moved. Empty slots stay empty: a row is a sum in which at least one
/// infinity has a positive factor, but 0 times infinity is NaN, hence the choice.
struct MovedNode {
    alignas(32) Rows bound;
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

/// Squared distances of the box in a slot from the boxes of other rows.
HWY_INLINE Lanes squared_gaps(const Rows& rows, int lane, const Rows& box, int slot) {
    Lanes sum = splat(0.0f);
    for (int i = 0; i < 3; ++i) {
        const Lanes above = load(rows[i] + lane) + splat(box[3 + i][slot]);
        const Lanes below = load(rows[3 + i] + lane) + splat(box[i][slot]);
        const Lanes gap = hn::Max(hn::Max(above, below), splat(0.0f));
        sum = sum + gap * gap;
    }
    return sum;
}

/// By slot, a node's share of a gap along the way.
struct Shares {
    alignas(32) float of[kSlots];
};
HWY_INLINE void fill_shares(const Node& node, const NearLimits& limits, int side, Shares& shares) {
    for (int lane = 0; lane < kSlots; lane += kLanes) {
        Lanes sum = splat(side == 0 ? 0.0f : limits.between);
        for (int j = 0; j < 3; ++j)
            sum = sum + splat(limits.scale[side][j]) * load(node.bound[limits.row[side][j]] + lane);
        store(shares.of + lane, sum);
    }
}
/// The same of the triangles of a block.
HWY_INLINE void fill_shares(const NearBlock& near, const NearLimits& limits, int side, Shares& shares) {
    const Lanes3 way{splat(limits.way[0]), splat(limits.way[1]), splat(limits.way[2])};
    for (int lane = 0; lane < kSlots; lane += kLanes) {
        const Lanes x = dot(way, load3(near.at[0], lane)), y = dot(way, load3(near.at[1], lane)),
                    z = dot(way, load3(near.at[2], lane));
        store(shares.of + lane, side == 0 ? hn::Neg(hn::Max(hn::Max(x, y), z)) : hn::Min(hn::Min(x, y), z));
    }
}

struct NearDescent {
    const detail::MeshStore& a;
    const detail::MeshStore& b;
    const detail::MeshPoses& poses;
    NearestSoFar& nearest;
    const detail::MeshTreeView view_a = a.view(), view_b = b.view();
    const bool has_slabs = a.has_slabs() && b.has_slabs();

    /// The slots of one node, and one slot of the other, of which each sees the other moved.
    struct Side {
        const Rows& own;
        const Rows& moved;  ///< into the other's frame
        const Shares& shares;
    };
    /// Those of the first's slots within the limits; what is squared is never more than their distance.
    HWY_INLINE std::uint32_t near_slots(const Side& many, const Side& one, int slot,
                                        float (&squared)[kSlots]) const {
        const NearLimits& limits = nearest.limits;
        return slots_where<kSlots>([&](int lane) HWY_ATTR {
            const Lanes gaps = hn::Max(squared_gaps(many.own, lane, one.moved, slot),
                                       squared_gaps(many.moved, lane, one.own, slot));
            store(squared + lane, gaps);
            // A share that is NaN is of an empty slot.
            return hn::And(
                hn::Lt(gaps, splat(limits.squared)),
                hn::Le(load(many.shares.of + lane) + splat(one.shares.of[slot]), splat(limits.gap)));
        });
    }

    HWY_INLINE void open(const NearPair& at, NearLists& lists) const {
        const OpenedNode of_a = opened(view_a.inner, at.a), of_b = opened(view_b.inner, at.b);
        MovedNode a_in_b, b_in_a;
        move_node(*of_a.node, poses.a_to_b, a_in_b);
        move_node(*of_b.node, poses.b_to_a, b_in_a);
        Shares shares_a, shares_b;
        fill_shares(*of_a.node, nearest.limits, 0, shares_a);
        fill_shares(*of_b.node, nearest.limits, 1, shares_b);
        const Side side_a{of_a.node->bound, a_in_b.bound, shares_a};
        const Side side_b{of_b.node->bound, b_in_a.bound, shares_b};
        // One slot against many, where one side is a slot alone.
        const bool turns = of_b.slot >= 0;
        const Side &many = turns ? side_a : side_b, &few = turns ? side_b : side_a;
        const int only = turns ? of_b.slot : of_a.slot, of_many = turns ? of_a.slot : of_b.slot;
        const std::uint32_t meant = of_many < 0 ? 0xffu : 1u << of_many;
        NearPair* const found = lists.waiting + lists.waiting_count;
        int count = 0;
        alignas(32) float squared[kSlots];
        for (int i = only < 0 ? 0 : only; i < (only < 0 ? kSlots : only + 1); ++i) {
            if (few.own[0][i] == detail::kEmptyBound) continue;
            std::uint32_t bits = near_slots(many, few, i, squared) & meant;
            for (; bits != 0; bits &= bits - 1) {
                const int k = std::countr_zero(bits);
                // ORDER: the nearest on top; of those as near, the first found.
                int to = count++;
                for (; to > 0 && found[to - 1].squared <= squared[k]; --to) found[to] = found[to - 1];
                found[to] = {squared[k], of_a.base + (turns ? k : i), of_b.base + (turns ? i : k)};
            }
        }
        lists.waiting_count += static_cast<std::size_t>(count);
    }

    /// Two triangles of two blocks, in double.
    HWY_INLINE void measure(std::int32_t index_a, std::int32_t index_b, SlotPair at) const {
        const detail::TriangleBlock &block_a = a.blocks.data()[index_a], &block_b = b.blocks.data()[index_b];
        const auto placed_in = [](const detail::MeshPose& pose, const detail::TriangleBlock& block, int slot)
                                   HWY_ATTR { return detail::placed(pose, block.corners(slot)); };
        detail::offer(poses, placed_in(poses.a, block_a, at.i), placed_in(poses.b, block_b, at.j),
                      view_a.blocks[index_a].link[at.i], view_b.blocks[index_b].link[at.j], nearest);
    }

    /// The triangles of two blocks.
    HWY_INLINE void test(std::int32_t index_a, std::int32_t index_b, NearLists& lists) const {
        const Node &node_a = view_a.blocks[index_a], &node_b = view_b.blocks[index_b];
        const detail::TriangleBlock &block_a = a.blocks.data()[index_a], &block_b = b.blocks.data()[index_b];
        NearBlock near_a, near_b;
        localize(block_a, near_a);
        localize(block_b, near_b);
        const float error = move_near(poses, block_a, block_b, near_a, near_b);
        fill_boxes(0.0f, near_a);
        fill_boxes(error, near_b);
        Shares shares_a, shares_b;
        fill_shares(near_a, nearest.limits, 0, shares_a);
        fill_shares(near_b, nearest.limits, 1, shares_b);
        // Beyond this, what is squared may be infinite: then every pair is measured.
        const bool is_huge = !(error <= 0x1p30f);
        SlotPair pairs[detail::kMostFound];
        int count = 0;
        const std::uint32_t used_b = used_slots(node_b);
        for (std::uint32_t used_a = used_slots(node_a); used_a != 0; used_a &= used_a - 1) {
            const int i = std::countr_zero(used_a);
            const float within = limit(error);
            std::uint32_t bits = slots_where<kSlots>([&](int lane) HWY_ATTR {
                return hn::And(
                    hn::Lt(squared_gaps(near_b.bound, lane, near_a.bound, i), splat(nearest.limits.squared)),
                    hn::Le(load(shares_b.of + lane) + splat(shares_a.of[i]), splat(within)));
            });
            for (bits = is_huge ? used_b : bits & used_b; bits != 0; bits &= bits - 1)
                pairs[count++] = {static_cast<std::uint8_t>(i),
                                  static_cast<std::uint8_t>(std::countr_zero(bits))};
        }
        for (int first = 0; first < count; first += kSlots) {
            const int size = count - first < kSlots ? count - first : kSlots;
            test_pairs(index_a, index_b, near_a, near_b,
                       is_huge ? std::numeric_limits<float>::infinity() : error, pairs + first, size, lists);
        }
    }
    /// [m] Triangles beyond it are further than the nearest.
    [[nodiscard]] HWY_INLINE float limit(float error) const {
        return (nearest.limits.length + 3.0f * error) * (1.0f + 0x1p-20f);
    }
    HWY_INLINE void test_pairs(std::int32_t index_a, std::int32_t index_b, const NearBlock& near_a,
                               const NearBlock& near_b, float error, const SlotPair* pairs, int count,
                               NearLists& lists) const {
        PairRows rows;
        gather(near_a, near_b, pairs, count, rows);
        alignas(32) float least[kSlots], along[3][kSlots];
        for (int lane = 0; lane < kSlots; lane += kLanes) {
            Lanes3 p[3], q[3], way;
            for (int k = 0; k < 3; ++k) {
                p[k] = load3(rows.at[k], lane);
                q[k] = load3(rows.at[3 + k], lane);
            }
            store(least + lane, least_distance(p, q, way));
            store(along[0] + lane, way.x);
            store(along[1] + lane, way.y);
            store(along[2] + lane, way.z);
        }
        if (lists.listed != nullptr) {
            for (int k = 0; k < count; ++k) {
                if (least[k] > limit(error)) continue;
                lists.listed[lists.listed_count++] = {view_a.blocks[index_a].link[pairs[k].i],
                                                      view_b.blocks[index_b].link[pairs[k].j],
                                                      0.0f,
                                                      least[k] - 3.0f * error,
                                                      {along[0][k], along[1][k], along[2][k]}};
            }
            return;
        }
        std::uint32_t left = (1u << count) - 1u;
        while (left != 0) {
            int best = std::countr_zero(left);
            for (std::uint32_t rest = left & (left - 1); rest != 0; rest &= rest - 1)
                if (least[std::countr_zero(rest)] < least[best]) best = std::countr_zero(rest);
            left &= ~(1u << best);
            if (least[best] > limit(error)) continue;
            measure(index_a, index_b, pairs[best]);
        }
    }

    /// By slabs, the blocks or nodes in two slots are further apart than the nearest.
    [[nodiscard]] HWY_INLINE bool parted(detail::PlacePair at, bool are_blocks) const {
        if (at.a == detail::kTopPlace) return false;
        const float margin = nearest.limits.length * (1.0f + 0x1p-20f) + poses.slab_error;
        if (are_blocks) return blocks_are_parted(poses, a, b, at, margin);
        const int of_a = at.a / kSlots, of_b = at.b / kSlots, i = at.a % kSlots, j = at.b % kSlots;
        const MovedSlab slab_a = moved_slab<true>(poses, a.slabs.data()[of_a], i, margin);
        const MovedSlab slab_b = moved_slab<false>(poses, b.slabs.data()[of_b], j, margin);
        return ((beside(slab_a, view_b.inner[of_b].bound) >> j |
                 beside(slab_b, view_a.inner[of_a].bound) >> i) &
                1u) != 0;
    }

    [[nodiscard]] HWY_INLINE static bool has_room(const NearLists& lists) {
        return lists.waiting_count + detail::kNearRoom <= lists.waiting_capacity &&
               (lists.listed == nullptr || lists.listed_count + detail::kMostFound <= lists.listed_capacity);
    }
    void run(NearLists& lists) const {
        while (lists.waiting_count > 0 && has_room(lists)) {
            const NearPair at = lists.waiting[--lists.waiting_count];
            if (!(at.squared < nearest.limits.squared)) continue;
            const std::int32_t link_a = link_at(view_a.inner, at.a), link_b = link_at(view_b.inner, at.b);
            if (has_slabs && parted({at.a, at.b}, link_a < 0 && link_b < 0)) continue;
            ++lists.work;
            if (link_a < 0 && link_b < 0) {
                test(~link_a, ~link_b, lists);
            } else {
                open(at, lists);
            }
        }
    }
};

void find_nearest(const detail::MeshStore& a, const detail::MeshStore& b, const detail::MeshPoses& poses,
                  NearLists& lists, NearestSoFar& nearest) {
    NearDescent{a, b, poses, nearest}.run(lists);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

HWY_EXPORT(find_nearest);
void detail::find_nearest(const MeshStore& a, const MeshStore& b, const MeshPoses& poses, NearLists& lists,
                          NearestSoFar& nearest) {
    HWY_DYNAMIC_DISPATCH(find_nearest)(a, b, poses, lists, nearest);
}

}  // namespace jostle
#endif  // HWY_ONCE
