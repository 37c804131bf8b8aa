// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Casts of a point (rays), and of a box that keeps its axes: which items it meets on its way, and where
// first.
//
// A box that goes along d meets an item where the point 0 does that goes along d to the item's box made
// larger by the box: [lower - box.upper, upper - box.lower]. So a ray is the cast of a box of one point, and
// all of them give what jostle::ray_cast (math/aabb.h) gives for each item alone, to the last bit. A zero d
// stays where it is; t_max may be infinite.
#pragma once

#include <jostle/spatial/tree_queries.h>
#include <jostle/spatial/walk.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

/// Where a box that goes along d, 0 <= t <= t_max, first meets another: the test of the trees' casts.
template <int D>
[[nodiscard]] JOSTLE_INLINE BoxRayHit<D> box_cast(const Aabb<D>& box, const Aabb<D>& target,
                                                  const Vector<D>& d, float t_max) {
    return ray_cast(Aabb<D>{target.lower - box.upper, target.upper - box.lower}, Vector<D>{}, d, t_max);
}

namespace detail {

template <int D>
struct Cast {
    Aabb<D> box;  ///< [m] at t = 0
    Vector<D> d;  ///< [m]
};

template <int D>
void require_cast(const Call& call, const Cast<D>& cast, float t_max, bool is_ray);

template <class Inner>
void cast_walk(const TreeView<Inner>& view, const Cast<Inner::kDimension>& cast, float t_max,
               std::uint64_t mask, Walk& walk);
/// Up to the next block with hits.
template <class Inner>
void ordered_cast_walk(const TreeView<Inner>& view, const Cast<Inner::kDimension>& cast, std::uint64_t mask,
                       OrderedWalk& walk);
/// The first item of all, or with `any` some item; -1 where there is none. The walk's bound is its t.
template <class Inner>
std::int32_t first_cast_hit(const TreeView<Inner>& view, const Cast<Inner::kDimension>& cast,
                            std::uint64_t mask, bool any, OrderedWalk& walk);

template <int D>
JOSTLE_INLINE bool is_usable(const Cast<D>& cast, float t_max) {
    return is_valid(cast.box) && is_finite(cast.d) && t_max >= 0.0f;
}

/// Takes a cast on by turns, a block with hits each.
template <class Inner, class Visitor>
JOSTLE_INLINE QueryWork run_cast(const Call& call, const TreeView<Inner>& view,
                                 const Cast<Inner::kDimension>& cast, float t_max, std::uint64_t mask,
                                 OrderedWalk& walk, Visitor& visitor) {
    QueryWork work;
    if (walk.empty()) {
        walk.start(view.inner, t_max);
    } else if (walk.tree != view.inner) {
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
        // What clips nothing is given more at once.
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
JOSTLE_INLINE CastHit first_hit(const TreeView<Inner>& view, const Cast<Inner::kDimension>& cast, float t_max,
                                std::uint64_t mask, bool any) {
    OrderedWalk walk;
    walk.start(view.inner, t_max);
    CastHit hit;
    hit.id = first_cast_hit(view, cast, mask, any, walk);
    hit.hit = hit.id >= 0;
    hit.t = hit.hit ? walk.bound : 0.0f;
    hit.work.nodes = walk.nodes;
    hit.work.items = hit.hit ? 1 : 0;
    return hit;
}

}  // namespace detail

template <class Tree, int D, class Inner>
template <class Visitor>
JOSTLE_INLINE QueryWork TreeQueries<Tree, D, Inner>::ray_cast(CastContext& context, const Vector<D>& p1,
                                                              const Vector<D>& d, float t_max,
                                                              std::uint64_t mask, Visitor&& visitor) const {
    const detail::Cast<D> cast{{p1, p1}, d};
    const Call now = TreeQueries::call("ray_cast");
    if (!detail::is_usable(cast, t_max)) detail::require_cast(now, cast, t_max, true);
    return detail::run_cast(now, view(), cast, t_max, mask, context.walk_, visitor);
}
template <class Tree, int D, class Inner>
template <class Visitor>
JOSTLE_INLINE QueryWork TreeQueries<Tree, D, Inner>::ray_cast(const Vector<D>& p1, const Vector<D>& d,
                                                              float t_max, std::uint64_t mask,
                                                              Visitor&& visitor) const {
    CastContext context;
    return ray_cast(context, p1, d, t_max, mask, visitor);
}

template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::box_cast(CastContext& context, const Aabb<D>& box, const Vector<D>& d,
                                                float t_max, std::uint64_t mask, Visitor&& visitor) const {
    const detail::Cast<D> cast{box, d};
    const Call now = TreeQueries::call("box_cast");
    if (!detail::is_usable(cast, t_max)) detail::require_cast(now, cast, t_max, false);
    return detail::run_cast(now, view(), cast, t_max, mask, context.walk_, visitor);
}
template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::box_cast(const Aabb<D>& box, const Vector<D>& d, float t_max,
                                                std::uint64_t mask, Visitor&& visitor) const {
    CastContext context;
    return box_cast(context, box, d, t_max, mask, visitor);
}

template <class Tree, int D, class Inner>
JOSTLE_INLINE CastHit TreeQueries<Tree, D, Inner>::ray_closest(const Vector<D>& p1, const Vector<D>& d,
                                                               float t_max, std::uint64_t mask) const {
    const detail::Cast<D> cast{{p1, p1}, d};
    const Call now = TreeQueries::call("ray_closest");
    if (!detail::is_usable(cast, t_max)) detail::require_cast(now, cast, t_max, true);
    return detail::first_hit(view(), cast, t_max, mask, false);
}
template <class Tree, int D, class Inner>
JOSTLE_INLINE CastHit TreeQueries<Tree, D, Inner>::box_closest(const Aabb<D>& box, const Vector<D>& d,
                                                               float t_max, std::uint64_t mask) const {
    const detail::Cast<D> cast{box, d};
    const Call now = TreeQueries::call("box_closest");
    if (!detail::is_usable(cast, t_max)) detail::require_cast(now, cast, t_max, false);
    return detail::first_hit(view(), cast, t_max, mask, false);
}
template <class Tree, int D, class Inner>
JOSTLE_INLINE bool TreeQueries<Tree, D, Inner>::ray_any(const Vector<D>& p1, const Vector<D>& d, float t_max,
                                                        std::uint64_t mask) const {
    const detail::Cast<D> cast{{p1, p1}, d};
    const Call now = TreeQueries::call("ray_any");
    if (!detail::is_usable(cast, t_max)) detail::require_cast(now, cast, t_max, true);
    return detail::first_hit(view(), cast, t_max, mask, true).hit;
}

template <class Tree, int D, class Inner>
template <class Visitor>
JOSTLE_INLINE QueryWork TreeQueries<Tree, D, Inner>::ray_all(QueryContext& context, const Vector<D>& p1,
                                                             const Vector<D>& d, float t_max,
                                                             std::uint64_t mask, Visitor&& visitor) const {
    const detail::Cast<D> cast{{p1, p1}, d};
    const Call now = TreeQueries::call("ray_all");
    if (!detail::is_usable(cast, t_max)) detail::require_cast(now, cast, t_max, true);
    detail::Walk& walk = context.walk_;
    return detail::run(
        now, detail::WalkKind::kRay, view(), walk,
        [&] { detail::cast_walk(view(), cast, t_max, mask, walk); },
        [&](int i) { return detail::answer_of(visitor, static_cast<int>(walk.hits[i])); });
}
template <class Tree, int D, class Inner>
template <class Visitor>
JOSTLE_INLINE QueryWork TreeQueries<Tree, D, Inner>::ray_all(const Vector<D>& p1, const Vector<D>& d,
                                                             float t_max, std::uint64_t mask,
                                                             Visitor&& visitor) const {
    QueryContext context;
    return ray_all(context, p1, d, t_max, mask, visitor);
}

}  // namespace jostle
JOSTLE_API_END
