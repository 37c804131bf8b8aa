// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Casts of a point (rays), and of a box that keeps its axes: the items on the way, and the first one.
//
// A box that moves by a translation meets an item where the point 0, moved alike, meets the item's box made
// larger by the moving one. So a ray is the cast of a box of one point, and all casts give the result of
// jostle::ray_cast (math/ray.h) for each item alone, to the last bit. A translation of 0 queries the starting
// place; max_fraction may be infinite.
#pragma once

#include <jostle/math/ray.h>
#include <jostle/spatial/tree_queries.h>
#include <jostle/spatial/walk.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {

template <int D>
[[nodiscard]] JOSTLE_INLINE BoxCast<D> cast_of(const Ray<D>& ray) {
    return {{ray.origin, ray.origin}, ray.translation, ray.max_fraction};
}

template <int D>
JOSTLE_INLINE bool is_usable(const BoxCast<D>& cast) {
    return is_valid(cast.box) && is_finite(cast.translation) && cast.max_fraction >= 0.0f;
}
/// Raise Error, as the cast is not usable.
template <int D>
void refuse_cast(const Call& call, const BoxCast<D>& cast);
template <int D>
void refuse_ray(const Call& call, const Ray<D>& ray);

template <int D>
JOSTLE_INLINE BoxCast<D> require_cast(const Call& call, const Ray<D>& ray) {
    const BoxCast<D> cast = cast_of(ray);
    if (!is_usable(cast)) refuse_ray(call, ray);
    return cast;
}
template <int D>
JOSTLE_INLINE const BoxCast<D>& require_cast(const Call& call, const BoxCast<D>& cast) {
    if (!is_usable(cast)) refuse_cast(call, cast);
    return cast;
}

template <class Inner>
void cast_walk(const TreeView<Inner>& view, const BoxCast<Inner::kDimension>& cast, std::uint64_t mask,
               Walk& walk);
/// Up to the next block with hits.
template <class Inner>
void ordered_cast_walk(const TreeView<Inner>& view, const BoxCast<Inner::kDimension>& cast,
                       std::uint64_t mask, OrderedWalk& walk);
/// The first item of all, or with `any` some item; -1 where there is none. The walk's bound is its fraction.
template <class Inner>
std::int32_t first_cast_hit(const TreeView<Inner>& view, const BoxCast<Inner::kDimension>& cast,
                            std::uint64_t mask, bool any, OrderedWalk& walk);

/// Takes a cast on by turns, a block with hits each.
template <class Inner, class Visitor>
JOSTLE_INLINE QueryWork run_cast(const Call& call, WalkType type, const TreeView<Inner>& view,
                                 const BoxCast<Inner::kDimension>& cast, std::uint64_t mask,
                                 OrderedWalk& walk, Visitor& visitor) {
    QueryWork work;
    if (walk.empty()) {
        walk.start(view.inner, type, cast.max_fraction);
    } else if (walk.tree != view.inner || walk.type != type) {
        refuse_context(call);
    }
    walk.nodes = 0;
    while (!work.stopped) {
        while (walk.hit_begin < walk.hit_end && !work.stopped) {
            const int i = walk.hit_begin++;
            if (walk.values[i] > walk.bound) continue;
            ++work.items;
            const CastAnswer answer = visitor(static_cast<int>(walk.hits[i]), walk.bound);
            if (answer.end() < 0.0f) {
                work.stopped = true;
            } else {
                walk.bound = math::min(answer.end(), walk.bound);
            }
        }
        if (work.stopped || walk.waiting.empty()) break;
        // A visitor that clips nothing is given more at once.
        walk.blocks = walk.blocks == 0 || walk.bound < walk.last_bound ? 1
                      : walk.blocks < kOrderedBlocks                   ? 2 * walk.blocks
                                                                       : kOrderedBlocks;
        walk.last_bound = walk.bound;
        ordered_cast_walk(view, cast, mask, walk);
    }
    work.nodes = walk.nodes;
    return work;
}

template <class Inner>
JOSTLE_INLINE CastHit first_hit(const TreeView<Inner>& view, const BoxCast<Inner::kDimension>& cast,
                                std::uint64_t mask, bool any) {
    OrderedWalk walk;
    walk.start(view.inner, WalkType::kRay, cast.max_fraction);
    CastHit hit;
    hit.id = first_cast_hit(view, cast, mask, any, walk);
    hit.hit = hit.id >= 0;
    hit.fraction = hit.hit ? walk.bound : 0.0f;
    hit.work.nodes = walk.nodes;
    hit.work.items = hit.hit ? 1 : 0;
    return hit;
}

}  // namespace detail

template <class Tree, int D, class Inner>
template <class Visitor>
JOSTLE_INLINE QueryWork TreeQueries<Tree, D, Inner>::ray_cast(CastContext& context, const Ray<D>& ray,
                                                              Visitor&& visitor, Filter filter) const {
    const Call now = TreeQueries::call("ray_cast");
    return detail::run_cast(now, detail::WalkType::kRay, view(), detail::require_cast(now, ray),
                            detail::mask_of(filter), context.walk_, visitor);
}
template <class Tree, int D, class Inner>
template <class Visitor>
JOSTLE_INLINE QueryWork TreeQueries<Tree, D, Inner>::ray_cast(const Ray<D>& ray, Visitor&& visitor,
                                                              Filter filter) const {
    CastContext context;
    return ray_cast(context, ray, visitor, filter);
}

template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::box_cast(CastContext& context, const BoxCast<D>& cast,
                                                Visitor&& visitor, Filter filter) const {
    const Call now = TreeQueries::call("box_cast");
    return detail::run_cast(now, detail::WalkType::kBox, view(), detail::require_cast(now, cast),
                            detail::mask_of(filter), context.walk_, visitor);
}
template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::box_cast(const BoxCast<D>& cast, Visitor&& visitor,
                                                Filter filter) const {
    CastContext context;
    return box_cast(context, cast, visitor, filter);
}

template <class Tree, int D, class Inner>
JOSTLE_INLINE CastHit TreeQueries<Tree, D, Inner>::ray_closest(const Ray<D>& ray, Filter filter) const {
    const BoxCast<D> cast = detail::require_cast(TreeQueries::call("ray_closest"), ray);
    return detail::first_hit(view(), cast, detail::mask_of(filter), false);
}
template <class Tree, int D, class Inner>
JOSTLE_INLINE CastHit TreeQueries<Tree, D, Inner>::box_closest(const BoxCast<D>& cast, Filter filter) const {
    detail::require_cast(TreeQueries::call("box_closest"), cast);
    return detail::first_hit(view(), cast, detail::mask_of(filter), false);
}
template <class Tree, int D, class Inner>
JOSTLE_INLINE bool TreeQueries<Tree, D, Inner>::ray_any(const Ray<D>& ray, Filter filter) const {
    const BoxCast<D> cast = detail::require_cast(TreeQueries::call("ray_any"), ray);
    return detail::first_hit(view(), cast, detail::mask_of(filter), true).hit;
}

template <class Tree, int D, class Inner>
template <class Visitor>
JOSTLE_INLINE QueryWork TreeQueries<Tree, D, Inner>::ray_all(QueryContext& context, const Ray<D>& ray,
                                                             Visitor&& visitor, Filter filter) const {
    const Call now = TreeQueries::call("ray_all");
    const BoxCast<D> cast = detail::require_cast(now, ray);
    detail::Walk& walk = context.walk_;
    return detail::run(
        now, detail::WalkType::kRay, view(), walk,
        [&] { detail::cast_walk(view(), cast, detail::mask_of(filter), walk); },
        [&](int i) { return detail::answer_of(visitor, static_cast<int>(walk.hits[i])); });
}
template <class Tree, int D, class Inner>
template <class Visitor>
JOSTLE_INLINE QueryWork TreeQueries<Tree, D, Inner>::ray_all(const Ray<D>& ray, Visitor&& visitor,
                                                             Filter filter) const {
    QueryContext context;
    return ray_all(context, ray, visitor, filter);
}
template <class Tree, int D, class Inner>
QueryWork TreeQueries<Tree, D, Inner>::ray_all(const Ray<D>& ray, std::vector<int>& found,
                                               Filter filter) const {
    return detail::append_hits(found, [&](auto&& visitor) { return ray_all(ray, visitor, filter); });
}

}  // namespace jostle
JOSTLE_API_END
