// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The items near a point: all nearer than a radius, the nearest item, the k nearest.
//
// A box's squared distance is the sum of max(lower - p, p - upper, 0)^2 over the axes in their order, a
// float: beyond 1.8e19 m it is infinite, and all are as far. It only grows where a box shrinks, rounded as it
// is, so that no node hides an item. Where a functor gives items' true distances, which must not be less than
// their boxes', the search goes on until no box that is left is nearer than the items found.
#pragma once

#include <jostle/spatial/tree_queries.h>
#include <jostle/spatial/walk.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <span>

JOSTLE_API_BEGIN
namespace jostle {

/// [m^2] From a point to a box; 0 where the point is in it. The trees' searches for the nearest call it the
/// distance of the box.
template <int D>
[[nodiscard]] JOSTLE_INLINE float squared_distance(const Aabb<D>& box, const Vector<D>& p) {
    float sum = 0.0f;
    for (int i = 0; i < D; ++i) {
        const float away = math::max(math::max(box.lower[i] - p[i], p[i] - box.upper[i]), 0.0f);
        sum = i == 0 ? away * away : sum + away * away;
    }
    return sum;
}

namespace detail {

/// Items with a squared distance below r^2. Lengths are multiplied by a power of two first, so that r^2
/// neither overflows nor vanishes.
template <int D>
struct Near {
    Vector<D> p;
    float scale;
    float end;  ///< (r * scale)^2
};
template <class Inner>
void radius_walk(const TreeView<Inner>& view, const Near<Inner::kDimension>& near, std::uint64_t mask,
                 Walk& walk);
/// Up to the next block with items within the bound, which counts.
template <class Inner>
void nearest_walk(const TreeView<Inner>& view, const Vector<Inner::kDimension>& p, std::uint64_t mask,
                  OrderedWalk& walk);

/// ORDER: the nearer; of those as near, the smaller id.
struct IsNearer {
    JOSTLE_INLINE bool operator()(const Neighbor& a, const Neighbor& b) const {
        return a.squared_distance != b.squared_distance ? a.squared_distance < b.squared_distance
                                                        : a.id < b.id;
    }
};

/// The largest squared distance that is still below that of a radius. A square that overflows limits nothing;
/// one that vanishes still lets in boxes whose square vanishes, too.
[[nodiscard]] inline float last_square_below(float r) {
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    const float square = r * r;
    if (square == kInfinity) return kInfinity;
    if (r == 0.0f) return -1.0f;
    return square > 0.0f ? std::bit_cast<float>(std::bit_cast<std::uint32_t>(square) - 1u) : 0.0f;
}

/// Fills `found` with the nearest of those up to the bound, as a heap whose first is the furthest, then in
/// order.
template <class Inner, class Distance>
NearestCount find_nearest(const TreeView<Inner>& view, const Vector<Inner::kDimension>& p, float bound,
                          std::uint64_t mask, std::span<Neighbor> found, Distance&& distance) {
    NearestCount result;
    if (found.empty()) return result;
    Neighbor* const first = found.data();
    Neighbor* end = first;
    Neighbor* const last = first + found.size();
    OrderedWalk walk;
    walk.start(view.inner, WalkType::kRadius, bound);
    walk.blocks = 1;
    while (!walk.waiting.empty()) {
        nearest_walk(view, p, mask, walk);
        for (int i = 0; i < walk.hit_end && walk.values[i] <= walk.bound; ++i) {
            ++result.work.items;
            const Neighbor one{walk.hits[i], distance(static_cast<int>(walk.hits[i]), walk.values[i])};
            if (!(one.squared_distance <= walk.bound)) continue;
            if (end == last && !IsNearer{}(one, *first)) continue;
            if (last - first == 1) {  // g++ 12 believes that a heap of one has its second read
                *first = one;
                end = last;
            } else {
                if (end == last) std::pop_heap(first, end--, IsNearer{});
                *end++ = one;
                std::push_heap(first, end, IsNearer{});
            }
            if (end == last) walk.bound = first->squared_distance;
        }
        walk.hit_end = 0;
    }
    if (last - first > 1) std::sort_heap(first, end, IsNearer{});
    result.count = static_cast<int>(end - first);
    result.work.nodes = walk.nodes;
    return result;
}

}  // namespace detail

template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::radius(QueryContext& context, const Vector<D>& p, float r,
                                              Visitor&& visitor, Filter filter) const {
    const std::uint64_t mask = detail::mask_of(filter);
    const Call now = TreeQueries::call("radius");
    now.finite("p", p);
    now.in(detail::kUpToInfinity, "r", r);
    detail::Walk& walk = context.walk_;
    if (r == std::numeric_limits<float>::infinity()) {
        // Distances may be infinite, which are not below r.
        constexpr float kFar = std::numeric_limits<float>::max();
        const Aabb<D> everywhere{detail::splat(Vector<D>{}, -kFar), detail::splat(Vector<D>{}, kFar)};
        const Tree& tree = static_cast<const Tree&>(*this);
        return detail::run(
            now, detail::WalkType::kRadius, view(), walk,
            [&] { detail::box_walk(view(), everywhere, mask, walk); },
            [&](int i) {
                const int id = walk.hits[i];
                return detail::answer_of(visitor,
                                         Neighbor{id, squared_distance(detail::item_box<D>(tree, id), p)});
            });
    }
    detail::Near<D> near{p, 1.0f, 0.0f};
    if (r > 0x1p60f) near.scale = 0x1p-64f;
    if (r < 0x1p-60f) near.scale = r < 0x1p-100f ? 0x1p120f : 0x1p64f;
    near.end = (r * near.scale) * (r * near.scale);
    return detail::run(
        now, detail::WalkType::kRadius, view(), walk, [&] { detail::radius_walk(view(), near, mask, walk); },
        [&](int i) {
            return detail::answer_of(visitor, Neighbor{static_cast<int>(walk.hits[i]), walk.values[i]});
        });
}
template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::radius(const Vector<D>& p, float r, Visitor&& visitor,
                                              Filter filter) const {
    QueryContext context;
    return radius(context, p, r, visitor, filter);
}
template <class Tree, int D, class Inner>
QueryWork TreeQueries<Tree, D, Inner>::radius(const Vector<D>& p, float r, std::vector<Neighbor>& found,
                                              Filter filter) const {
    return detail::append_hits(found, [&](auto&& visitor) { return radius(p, r, visitor, filter); });
}

template <class Tree, int D, class Inner>
NearestCount TreeQueries<Tree, D, Inner>::k_nearest(const Vector<D>& p, float r, std::span<Neighbor> found,
                                                    Filter filter) const {
    const Call now = TreeQueries::call("k_nearest");
    now.finite("p", p);
    now.in(detail::kUpToInfinity, "r", r);
    return detail::find_nearest(view(), p, detail::last_square_below(r), detail::mask_of(filter), found,
                                [](int, float of_box) { return of_box; });
}
template <class Tree, int D, class Inner>
NearestCount TreeQueries<Tree, D, Inner>::k_nearest(const Vector<D>& p, std::span<Neighbor> found,
                                                    Filter filter) const {
    return k_nearest(p, std::numeric_limits<float>::infinity(), found, filter);
}
template <class Tree, int D, class Inner>
template <std::invocable<int> Distance>
NearestCount TreeQueries<Tree, D, Inner>::k_nearest(const Vector<D>& p, std::span<Neighbor> found,
                                                    Distance&& squared_distance, Filter filter) const {
    TreeQueries::call("k_nearest").finite("p", p);
    return detail::find_nearest(view(), p, std::numeric_limits<float>::infinity(), detail::mask_of(filter),
                                found, [&](int id, float) { return squared_distance(id); });
}

template <class Tree, int D, class Inner>
template <detail::Length R>
NearestHit TreeQueries<Tree, D, Inner>::closest(const Vector<D>& p, R r, Filter filter) const {
    const auto limit = static_cast<float>(r);
    const Call now = TreeQueries::call("closest");
    now.finite("p", p);
    now.in(detail::kUpToInfinity, "r", limit);
    Neighbor one[1] = {};
    return detail::first_of(
        detail::find_nearest(view(), p, detail::last_square_below(limit), detail::mask_of(filter),
                             std::span<Neighbor>(one), [](int, float of_box) { return of_box; }),
        one[0]);
}
template <class Tree, int D, class Inner>
NearestHit TreeQueries<Tree, D, Inner>::closest(const Vector<D>& p, Filter filter) const {
    return closest(p, std::numeric_limits<float>::infinity(), filter);
}
template <class Tree, int D, class Inner>
template <std::invocable<int> Distance>
NearestHit TreeQueries<Tree, D, Inner>::closest(const Vector<D>& p, Distance&& squared_distance,
                                                Filter filter) const {
    TreeQueries::call("closest").finite("p", p);
    Neighbor one[1] = {};
    return detail::first_of(
        detail::find_nearest(view(), p, std::numeric_limits<float>::infinity(), detail::mask_of(filter),
                             std::span<Neighbor>(one), [&](int id, float) { return squared_distance(id); }),
        one[0]);
}

}  // namespace jostle
JOSTLE_API_END
