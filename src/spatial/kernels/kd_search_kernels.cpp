// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The searches of k-d trees that hand out all hits: the points of a ball and of a box. Opening a node tests
// its 16 boxes at once, and a leaf as many points as there are lanes. Of a node's children that are let
// through, the nearest is opened first.
//
// A box [a, b] is at the distance max(a - p, p - b, 0) on each axis. For x in [a, b], x - p >= a - p and
// p - x >= p - b hold rounded as well, and so do the squares and their sum in the same order: no box is
// further than a point in it, and what is not opened hides nothing.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "spatial/kernels/kd_search_kernels.cpp"
#include <hwy/foreach_target.h>

#include <bit>
#include <limits>

#include "math/lanes.h"
#include "spatial/kernels/kd_kernels.h"
#include "spatial/kernels/kd_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

namespace lanes = jostle::HWY_NAMESPACE;
using lanes::bits_of;

/// Gathers leaves until there are enough, or no more: open(node, distance) answers which children are let
/// through, and how far they are.
template <int D, class Open>
HWY_INLINE void gather_leaves(const KdView<D>& view, KdWalk<D>& walk, Open&& open) {
    int leaves = 0, nodes = 0;
    while (leaves < KdWalk<D>::kLeaves && !walk.stack.empty()) {
        KdChild next = walk.stack.pop();
        for (;;) {
            ++nodes;
            if (next.count != kKdInner) {
                walk.leaves[leaves++] = next;
                break;
            }
            const KdNode<D>& node = view.nodes[next.link];
            alignas(64) float distance[kKdWidth];
            const std::uint32_t bits = open(node, distance);
            if ((bits & (bits - 1)) != 0) {
                ChildKey keys[kKdWidth];
                int count = sort_children(distance, bits, keys);
                // Leaves that nothing has to come before need not go over the stack.
                for (; count > 0 && node.child[place_of(keys[count - 1])].count != kKdInner; --count, ++nodes)
                    walk.leaves[leaves++] = node.child[place_of(keys[count - 1])];
                for (int i = 0; i < count; ++i) walk.stack.push(node.child[place_of(keys[i])]);
                break;
            }
            if (bits == 0) break;
            next = node.child[std::countr_zero(bits)];
        }
    }
    walk.nodes += nodes;
    walk.leaf = 0;
    walk.leaf_count = leaves;
}

/// Goes through leaves until the buffer is full or there are no more: take(slot, left, hits) tests as many
/// points as there are lanes and answers how many hits it has written.
template <int D, class Open, class Take>
HWY_INLINE bool resume(const KdView<D>& view, KdWalk<D>& walk, Open&& open, Take&& take) {
    int hits = walk.hit_count;
    std::int32_t slot = walk.slot, left = walk.slots_left;
    for (;;) {
        for (;;) {
            for (; left > 0 && hits < KdWalk<D>::kCapacity; slot += kLanes, left -= kLanes)
                hits += take(slot, left, hits);
            if (left > 0 || walk.leaf == walk.leaf_count) break;
            slot = walk.leaves[walk.leaf].link;
            left = walk.leaves[walk.leaf].count;
            ++walk.leaf;
        }
        if (left > 0 || walk.stack.empty()) break;
        gather_leaves(view, walk, open);
    }
    walk.hit_count = hits;
    walk.slot = slot;
    walk.slots_left = left;
    return left > 0;
}

template <int D, class Scale>
HWY_INLINE bool scaled_radius(const KdView<D>& view, KdWalk<D>& walk, const Point<D>& p, Lanes limit,
                              Scale scale) {
    const Tag d;
    const IntTag n;
    const auto open = [&](const KdNode<D>& node, float* distance) {
        std::uint32_t bits = 0;
        for (int i = 0; i < kKdWidth; i += kLanes) {
            const Lanes apart = box_distance(node, i, p, scale);
            hn::Store(apart, d, distance + i);
            bits |= bits_of(Tag(), hn::Lt(apart, limit)) << i;
        }
        return bits;
    };
    const auto take = [&](std::int32_t slot, std::int32_t left, int hits) {
        const Lanes distance = point_distance(view, slot, p);
        const auto hit = hn::And(hn::Lt(point_distance(view, slot, p, scale), limit), within(left));
        hn::StoreU(compress(d, distance, hit), d, walk.squared_distance + hits);
        hn::StoreU(compress(n, hn::LoadU(n, view.id + slot), hn::RebindMask(n, hit)), n, walk.id + hits);
        return static_cast<int>(hn::CountTrue(d, hit));
    };
    return resume(view, walk, open, take);
}

/// Without a limit: also what is so far that its distance overflows.
template <int D>
HWY_INLINE bool all_points(const KdView<D>& view, KdWalk<D>& walk, const Point<D>& p) {
    const Tag d;
    const IntTag n;
    const auto open = [&](const KdNode<D>& node, float* distance) {
        std::uint32_t bits = 0;
        for (int i = 0; i < kKdWidth; i += kLanes) hn::Store(box_distance(node, i, p), d, distance + i);
        for (int i = 0; i < kKdWidth; ++i)
            bits |= static_cast<std::uint32_t>(node.child[i].count != kKdNothing) << i;
        return bits;
    };
    const auto take = [&](std::int32_t slot, std::int32_t left, int hits) {
        hn::StoreU(point_distance(view, slot, p), d, walk.squared_distance + hits);
        hn::StoreU(hn::LoadU(n, view.id + slot), n, walk.id + hits);
        return left < kLanes ? left : kLanes;
    };
    return resume(view, walk, open, take);
}

/// The squares of what is very long or very short are out of range; a power of two brings them back, and
/// rounds nothing.
template <int D>
HWY_INLINE bool radius(const KdView<D>& view, KdWalk<D>& walk, const Vector<D>& center, float r) {
    const Tag d;
    const Point<D> p = splat<D>(center);
    if (r >= 0x1p-50f && r <= 0x1p60f) return scaled_radius(view, walk, p, hn::Set(d, r * r), Plain{});
    if (r == std::numeric_limits<float>::infinity()) return all_points(view, walk, p);
    const float scale = r > 1.0f ? 0x1p-66f : r < 0x1p-100f ? 0x1p120f : 0x1p64f;
    return scaled_radius(view, walk, p, hn::Set(d, (r * scale) * (r * scale)), Scaled{hn::Set(d, scale)});
}
bool radius_2(const KdView<2>& view, KdWalk<2>& walk, const Vec2& p, float r) {
    return radius<2>(view, walk, p, r);
}
bool radius_3(const KdView<3>& view, KdWalk<3>& walk, const Vec3& p, float r) {
    return radius<3>(view, walk, p, r);
}

/// ORDER: children by their place in the node.
template <int D>
HWY_INLINE bool query(const KdView<D>& view, KdWalk<D>& walk, const Aabb<D>& box) {
    const Tag d;
    const IntTag n;
    const Point<D> lower = splat<D>(box.lower), upper = splat<D>(box.upper);
    const auto open = [&](const KdNode<D>& node, float* distance) {
        std::uint32_t bits = 0;
        for (int i = 0; i < kKdWidth; i += kLanes) {
            auto meets = hn::And(hn::Le(hn::Load(d, node.bound[0] + i), upper.axis[0]),
                                 hn::Le(hn::Load(d, node.bound[D] + i), hn::Neg(lower.axis[0])));
            for (int j = 1; j < D; ++j)
                meets = hn::And(meets,
                                hn::And(hn::Le(hn::Load(d, node.bound[j] + i), upper.axis[j]),
                                        hn::Le(hn::Load(d, node.bound[D + j] + i), hn::Neg(lower.axis[j]))));
            hn::Store(hn::Zero(d), d, distance + i);
            bits |= bits_of(Tag(), meets) << i;
        }
        return bits;
    };
    const auto take = [&](std::int32_t slot, std::int32_t left, int hits) {
        auto hit = within(left);
        for (int j = 0; j < D; ++j) {
            const Lanes x = hn::LoadU(d, view.coordinate[j] + slot);
            hit = hn::And(hit, hn::And(hn::Le(lower.axis[j], x), hn::Le(x, upper.axis[j])));
        }
        hn::StoreU(compress(n, hn::LoadU(n, view.id + slot), hn::RebindMask(n, hit)), n, walk.id + hits);
        return static_cast<int>(hn::CountTrue(d, hit));
    };
    return resume(view, walk, open, take);
}
bool query_2(const KdView<2>& view, KdWalk<2>& walk, const Aabb2& box) {
    return query<2>(view, walk, box);
}
bool query_3(const KdView<3>& view, KdWalk<3>& walk, const Aabb3& box) {
    return query<3>(view, walk, box);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(radius_2);
HWY_EXPORT(radius_3);
HWY_EXPORT(query_2);
HWY_EXPORT(query_3);

template <>
bool kd_resume_radius<2>(const KdView<2>& view, KdWalk<2>& walk, const Vec2& p, float r) {
    return HWY_DYNAMIC_DISPATCH(radius_2)(view, walk, p, r);
}
template <>
bool kd_resume_radius<3>(const KdView<3>& view, KdWalk<3>& walk, const Vec3& p, float r) {
    return HWY_DYNAMIC_DISPATCH(radius_3)(view, walk, p, r);
}
template <>
bool kd_resume_query<2>(const KdView<2>& view, KdWalk<2>& walk, const Aabb2& box) {
    return HWY_DYNAMIC_DISPATCH(query_2)(view, walk, box);
}
template <>
bool kd_resume_query<3>(const KdView<3>& view, KdWalk<3>& walk, const Aabb3& box) {
    return HWY_DYNAMIC_DISPATCH(query_3)(view, walk, box);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
