// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The search of k-d trees for the nearest points. Opening a node measures its 16 boxes at once, and a leaf as
// many points as there are lanes. That no box is further than a point in it: kd_search_kernels.cpp.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "spatial/kernels/kd_nearest_kernels.cpp"
#include <hwy/foreach_target.h>

#include <bit>

#include "math/lanes.h"
#include "spatial/kernels/kd_kernels.h"
#include "spatial/kernels/kd_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

namespace lanes = jostle::HWY_NAMESPACE;
using lanes::bits_of;

struct FarChild {
    KdChild child;
    float squared_distance;
};

/// The points of a leaf that are no further than the bound go to `keys`; the bound follows.
template <int D, class Keys>
HWY_INLINE void near_points(const KdView<D>& view, const KdChild& leaf, const Point<D>& p, Keys& keys,
                            float& bound) {
    const Tag d;
    const IntTag n;
    std::int32_t slot = leaf.link, left = leaf.count;
    for (; left > 0; slot += kLanes, left -= kLanes) {
        const Lanes apart = point_distance(view, slot, p);
        const auto near = hn::And(hn::Le(apart, hn::Set(d, bound)), within(left));
        const int count = static_cast<int>(hn::CountTrue(d, near));
        if (count == 0) continue;
        alignas(64) float distance[kLanes];
        alignas(64) std::int32_t id[kLanes];
        hn::Store(compress(d, apart, near), d, distance);
        hn::Store(compress(n, hn::LoadU(n, view.id + slot), hn::RebindMask(n, near)), n, id);
        for (int i = 0; i < count; ++i) keys.add(neighbor_key(distance[i], id[i]));
        bound = squared_distance_of(keys.last());
    }
}

/// A node's children, and which of them was opened at once.
struct OpenedNode {
    alignas(64) float distance[kKdWidth];
    const KdChild* child;
    int taken;
};

template <int D>
HWY_INLINE void measure_children(const KdNode<D>& node, const Point<D>& p, OpenedNode& opened) {
    for (int i = 0; i < kKdWidth; i += kLanes)
        hn::Store(box_distance(node, i, p), Tag(), opened.distance + i);
    opened.child = node.child;
    opened.taken = -1;
}

/// ORDER: of children as near, the first.
HWY_INLINE int nearest_child(const OpenedNode& opened) {
    const Tag d;
    Lanes least = hn::Load(d, opened.distance);
    for (int i = kLanes; i < kKdWidth; i += kLanes)
        least = lanes::lesser_number(least, hn::Load(d, opened.distance + i));
    least = hn::MinOfLanes(d, least);
    std::uint32_t bits = 0;
    for (int i = 0; i < kKdWidth; i += kLanes)
        bits |= bits_of(Tag(), hn::Eq(hn::Load(d, opened.distance + i), least)) << i;
    return std::countr_zero(bits);
}

template <int D>
HWY_INLINE int nearest_child_of(const KdNode<D>& node, const Vector<D>& p) {
    OpenedNode opened;
    measure_children(node, splat<D>(p), opened);
    return nearest_child(opened);
}
int nearest_child_2(const KdNode<2>& node, const Vec2& p) {
    return nearest_child_of<2>(node, p);
}
int nearest_child_3(const KdNode<3>& node, const Vec3& p) {
    return nearest_child_of<3>(node, p);
}

/// Puts off the children that are no further than the bound, the nearest on top.
template <class Stack>
HWY_INLINE void push_children(const OpenedNode& opened, float bound, Stack& stack) {
    const Tag d;
    std::uint32_t bits = 0;
    for (int i = 0; i < kKdWidth; i += kLanes)
        bits |= bits_of(Tag(), hn::Le(hn::Load(d, opened.distance + i), hn::Set(d, bound))) << i;
    if (opened.taken >= 0) bits &= ~(1u << opened.taken);
    ChildKey order[kKdWidth];
    const int count = sort_children(opened.distance, bits, order);
    for (int i = 0; i < count; ++i) {
        const int place = place_of(order[i]);
        // An empty slot is as far as a point whose distance overflows.
        if (opened.child[place].count == kKdNothing) continue;
        stack.push({opened.child[place], opened.distance[place]});
    }
}

/// First straight down to the nearest leaf, without a look at what else there is: after that there is a
/// bound.
template <int D, class Keys>
HWY_INLINE int nearest(const KdView<D>& view, const Vector<D>& center, Keys& keys) {
    constexpr int kLevels = 8;
    const Point<D> p = splat<D>(center);
    GrowableStack<FarChild, 96> stack;
    OpenedNode opened[kLevels];
    float bound = squared_distance_of(keys.last());
    KdChild next{0, kKdInner};
    int levels = 0, nodes = 0;
    for (; next.count == kKdInner && levels < kLevels; ++levels, ++nodes) {
        OpenedNode& now = opened[levels];
        measure_children(view.nodes[next.link], p, now);
        now.taken = nearest_child(now);
        next = now.child[now.taken];
    }
    if (next.count > 0) {
        near_points(view, next, p, keys, bound);
        ++nodes;
    } else if (next.count == kKdInner) {
        stack.push({next, 0.0f});
    }
    for (int i = 0; i < levels; ++i) push_children(opened[i], bound, stack);
    while (!stack.empty()) {
        const FarChild far = stack.pop();
        if (far.squared_distance > bound) continue;
        ++nodes;
        if (far.child.count != kKdInner) {
            near_points(view, far.child, p, keys, bound);
        } else {
            measure_children(view.nodes[far.child.link], p, opened[0]);
            push_children(opened[0], bound, stack);
        }
    }
    return nodes;
}

template <int D>
HWY_INLINE int nearest(const KdView<D>& view, const Vector<D>& p, std::uint64_t limit, std::uint64_t* out,
                       int k, std::int64_t& nodes) {
    if (k <= FewKeys::kCapacity) {
        FewKeys keys(k, limit);
        nodes += nearest(view, p, keys);
        return keys.write(limit, out);
    }
    ManyKeys keys(out, k, limit);
    nodes += nearest(view, p, keys);
    return keys.write(limit, out);
}
int nearest_2(const KdView<2>& view, const Vec2& p, std::uint64_t limit, std::uint64_t* keys, int k,
              std::int64_t& nodes) {
    return nearest<2>(view, p, limit, keys, k, nodes);
}
int nearest_3(const KdView<3>& view, const Vec3& p, std::uint64_t limit, std::uint64_t* keys, int k,
              std::int64_t& nodes) {
    return nearest<3>(view, p, limit, keys, k, nodes);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(nearest_2);
HWY_EXPORT(nearest_3);
HWY_EXPORT(nearest_child_2);
HWY_EXPORT(nearest_child_3);

template <>
int kd_nearest_child<2>(const KdNode<2>& node, const Vec2& p) {
    return HWY_DYNAMIC_DISPATCH(nearest_child_2)(node, p);
}
template <>
int kd_nearest_child<3>(const KdNode<3>& node, const Vec3& p) {
    return HWY_DYNAMIC_DISPATCH(nearest_child_3)(node, p);
}
template <>
int kd_nearest<2>(const KdView<2>& view, const Vec2& p, std::uint64_t limit, std::uint64_t* keys, int k,
                  std::int64_t& nodes) {
    return HWY_DYNAMIC_DISPATCH(nearest_2)(view, p, limit, keys, k, nodes);
}
template <>
int kd_nearest<3>(const KdView<3>& view, const Vec3& p, std::uint64_t limit, std::uint64_t* keys, int k,
                  std::int64_t& nodes) {
    return HWY_DYNAMIC_DISPATCH(nearest_3)(view, p, limit, keys, k, nodes);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
