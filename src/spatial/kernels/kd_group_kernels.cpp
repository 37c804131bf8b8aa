// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The points of a leaf ask together: what is near the leaf's box is copied side by side once, and each of
// them is compared with that copy alone, without a tree.
//
// Two boxes are at the distance max(b.lower - a.upper, a.lower - b.upper, 0) on each axis. As roundings are
// monotone, no two boxes are further apart than a point of one is from the other, nor is a point further
// from a box than from a point in it: what is not copied hides nothing.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "spatial/kernels/kd_group_kernels.cpp"
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

/// A box, in all lanes.
template <int D>
struct LaneBox {
    Lanes lower[D];
    Lanes upper[D];
};
template <int D>
HWY_INLINE LaneBox<D> splat_box(const KdNode<D>& node, int child) {
    LaneBox<D> box;
    for (int i = 0; i < D; ++i) {
        box.lower[i] = hn::Set(Tag(), node.bound[i][child]);
        box.upper[i] = hn::Set(Tag(), -node.bound[D + i][child]);
    }
    return box;
}

/// The squared distances between lanes of intervals [lower, upper], an axis each, and a box.
template <int D, class Lower, class Upper>
HWY_INLINE Lanes gap(const LaneBox<D>& box, const Lower& lower, const Upper& upper) {
    const Tag d;
    Lanes sum = hn::Zero(d);
    for (int i = 0; i < D; ++i) {
        const Lanes apart = lanes::greater_number(
            lanes::greater_number(hn::Sub(lower(i), box.upper[i]), hn::Sub(box.lower[i], upper(i))),
            hn::Zero(d));
        sum = i == 0 ? hn::Mul(apart, apart) : hn::Add(sum, hn::Mul(apart, apart));
    }
    return sum;
}

/// Copies those points of a leaf that are within the limit. Returns how many points there are now.
template <int D>
HWY_INLINE int copy_near(const KdView<D>& view, const KdChild& leaf, const LaneBox<D>& box, Lanes limit,
                         KdGroup<D>& group, int count) {
    const Tag d;
    const IntTag n;
    std::int32_t slot = leaf.link;
    for (std::int32_t left = leaf.count; left > 0; slot += kLanes, left -= kLanes) {
        Lanes at[D];
        for (int i = 0; i < D; ++i) at[i] = hn::LoadU(d, view.coordinate[i] + slot);
        const auto axis = [&at](int i) { return at[i]; };
        const auto near = hn::And(hn::Le(gap(box, axis, axis), limit), within(left));
        for (int i = 0; i < D; ++i) hn::StoreU(compress(d, at[i], near), d, group.coordinate[i] + count);
        hn::StoreU(compress(n, hn::LoadU(n, view.id + slot), hn::RebindMask(n, near)), n, group.id + count);
        count += static_cast<int>(hn::CountTrue(d, near));
    }
    return count;
}

/// ORDER: children by their place in the node; leaves at once, inner nodes after them, the last first.
template <int D>
HWY_INLINE bool gather(const KdView<D>& view, std::int32_t place, float square, KdGroup<D>& group,
                       std::int64_t& nodes) {
    const Tag d;
    const LaneBox<D> box = splat_box(view.nodes[place / kKdWidth], place % kKdWidth);
    const Lanes limit = hn::Set(d, square);
    group.waiting.clear();
    group.waiting.push(0);
    int count = 0;
    while (!group.waiting.empty()) {
        const KdNode<D>& node = view.nodes[group.waiting.pop()];
        ++nodes;
        std::uint32_t bits = 0;
        for (int i = 0; i < kKdWidth; i += kLanes) {
            const auto lower = [&](int j) { return hn::Load(d, node.bound[j] + i); };
            const auto upper = [&](int j) { return hn::Neg(hn::Load(d, node.bound[D + j] + i)); };
            bits |= lanes::bits_of(d, hn::Le(gap(box, lower, upper), limit)) << i;
        }
        for (; bits != 0; bits &= bits - 1) {
            const KdChild& child = node.child[std::countr_zero(bits)];
            if (child.count == kKdInner) {
                group.waiting.push(child.link);
                continue;
            }
            if (count + child.count > KdGroup<D>::kCapacity) return false;
            count = copy_near(view, child, box, limit, group, count);
            ++nodes;
        }
    }
    // The rest of the last lanes is near nothing.
    for (int i = 0; i < D; ++i)
        hn::StoreU(hn::Set(d, std::numeric_limits<float>::quiet_NaN()), d, group.coordinate[i] + count);
    group.count = count;
    return true;
}
bool gather_2(const KdView<2>& view, std::int32_t place, float square, KdGroup<2>& group,
              std::int64_t& nodes) {
    return gather<2>(view, place, square, group, nodes);
}
bool gather_3(const KdView<3>& view, std::int32_t place, float square, KdGroup<3>& group,
              std::int64_t& nodes) {
    return gather<3>(view, place, square, group, nodes);
}

template <int D>
HWY_INLINE Lanes distance_to(const KdGroup<D>& group, int first, const Point<D>& p) {
    const Tag d;
    Lanes sum = hn::Zero(d);
    for (int i = 0; i < D; ++i) {
        const Lanes apart = hn::Sub(p.axis[i], hn::Load(d, group.coordinate[i] + first));
        sum = i == 0 ? hn::Mul(apart, apart) : hn::Add(sum, hn::Mul(apart, apart));
    }
    return sum;
}

template <int D>
HWY_INLINE Point<D> splat_slot(const KdView<D>& view, int slot) {
    Point<D> p;
    for (int i = 0; i < D; ++i) p.axis[i] = hn::Set(Tag(), view.coordinate[i][slot]);
    return p;
}

/// ORDER: hits of a point in the order of the group.
template <int D>
HWY_INLINE int group_radius(const KdView<D>& view, int slot, int count, float square, const KdGroup<D>& group,
                            KdHits& hits) {
    const Tag d;
    const IntTag n;
    const Lanes limit = hn::Set(d, square);
    int asked = 0, end = 0;
    for (; asked < count && asked < KdHits::kQueries && end + group.count <= KdHits::kCapacity; ++asked) {
        const Point<D> p = splat_slot(view, slot + asked);
        for (int i = 0; i < group.count; i += kLanes) {
            const Lanes apart = distance_to(group, i, p);
            const auto near = hn::Lt(apart, limit);
            hn::StoreU(compress(d, apart, near), d, hits.squared_distance + end);
            hn::StoreU(compress(n, hn::Load(n, group.id + i), hn::RebindMask(n, near)), n, hits.id + end);
            end += static_cast<int>(hn::CountTrue(d, near));
        }
        hits.end[asked] = end;
    }
    return asked;
}
int group_radius_2(const KdView<2>& view, int slot, int count, float square, const KdGroup<2>& group,
                   KdHits& hits) {
    return group_radius<2>(view, slot, count, square, group, hits);
}
int group_radius_3(const KdView<3>& view, int slot, int count, float square, const KdGroup<3>& group,
                   KdHits& hits) {
    return group_radius<3>(view, slot, count, square, group, hits);
}

template <int D, class Keys>
HWY_INLINE void add_near(const KdGroup<D>& group, const Point<D>& p, float bound, Keys& keys) {
    const Tag d;
    const IntTag n;
    for (int i = 0; i < group.count; i += kLanes) {
        const Lanes apart = distance_to(group, i, p);
        const auto near = hn::Le(apart, hn::Set(d, bound));
        const int count = static_cast<int>(hn::CountTrue(d, near));
        if (count == 0) continue;
        alignas(64) float distance[kLanes];
        alignas(64) std::int32_t id[kLanes];
        hn::Store(compress(d, apart, near), d, distance);
        hn::Store(compress(n, hn::Load(n, group.id + i), hn::RebindMask(n, near)), n, id);
        for (int j = 0; j < count; ++j) keys.add(neighbor_key(distance[j], id[j]));
        const float last = squared_distance_of(keys.last());
        bound = last < bound ? last : bound;
    }
}

template <int D>
HWY_INLINE int group_nearest(const KdView<D>& view, int slot, int count, float square,
                             const KdGroup<D>& group, std::uint64_t limit, std::uint64_t* keys, int k,
                             std::int32_t* found) {
    const bool is_all = square >= squared_distance_of(limit);
    int left = 0;
    for (int i = 0; i < count; ++i) {
        if (found[i] >= 0) continue;
        const Point<D> p = splat_slot(view, slot + i);
        std::uint64_t* const out = keys + static_cast<std::ptrdiff_t>(i) * k;
        int some;
        if (k <= FewKeys::kCapacity) {
            FewKeys few(k, limit);
            add_near(group, p, square, few);
            some = few.write(limit, out);
        } else {
            ManyKeys many(out, k, limit);
            add_near(group, p, square, many);
            some = many.write(limit, out);
        }
        if (some == k || is_all) {
            found[i] = some;
        } else {
            ++left;
        }
    }
    return left;
}
int group_nearest_2(const KdView<2>& view, int slot, int count, float square, const KdGroup<2>& group,
                    std::uint64_t limit, std::uint64_t* keys, int k, std::int32_t* found) {
    return group_nearest<2>(view, slot, count, square, group, limit, keys, k, found);
}
int group_nearest_3(const KdView<3>& view, int slot, int count, float square, const KdGroup<3>& group,
                    std::uint64_t limit, std::uint64_t* keys, int k, std::int32_t* found) {
    return group_nearest<3>(view, slot, count, square, group, limit, keys, k, found);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(gather_2);
HWY_EXPORT(gather_3);
HWY_EXPORT(group_radius_2);
HWY_EXPORT(group_radius_3);
HWY_EXPORT(group_nearest_2);
HWY_EXPORT(group_nearest_3);

template <>
bool kd_gather<2>(const KdView<2>& view, std::int32_t place, float square, KdGroup<2>& group,
                  std::int64_t& nodes) {
    return HWY_DYNAMIC_DISPATCH(gather_2)(view, place, square, group, nodes);
}
template <>
bool kd_gather<3>(const KdView<3>& view, std::int32_t place, float square, KdGroup<3>& group,
                  std::int64_t& nodes) {
    return HWY_DYNAMIC_DISPATCH(gather_3)(view, place, square, group, nodes);
}
template <>
int kd_group_radius<2>(const KdView<2>& view, int slot, int count, float square, const KdGroup<2>& group,
                       KdHits& hits) {
    return HWY_DYNAMIC_DISPATCH(group_radius_2)(view, slot, count, square, group, hits);
}
template <>
int kd_group_radius<3>(const KdView<3>& view, int slot, int count, float square, const KdGroup<3>& group,
                       KdHits& hits) {
    return HWY_DYNAMIC_DISPATCH(group_radius_3)(view, slot, count, square, group, hits);
}
template <>
int kd_group_nearest<2>(const KdView<2>& view, int slot, int count, float square, const KdGroup<2>& group,
                        std::uint64_t limit, std::uint64_t* keys, int k, std::int32_t* found) {
    return HWY_DYNAMIC_DISPATCH(group_nearest_2)(view, slot, count, square, group, limit, keys, k, found);
}
template <>
int kd_group_nearest<3>(const KdView<3>& view, int slot, int count, float square, const KdGroup<3>& group,
                        std::uint64_t limit, std::uint64_t* keys, int k, std::int32_t* found) {
    return HWY_DYNAMIC_DISPATCH(group_nearest_3)(view, slot, count, square, group, limit, keys, k, found);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
