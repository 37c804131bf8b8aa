// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The queries of a broad phase, in both of its trees: boxes in both at once, rays in one tree after the
// other, moving boxes and the nearest in both by turns, with one bound.
#pragma once

#include <jostle/spatial/broad_phase.h>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {

/// The beginning of two walks, side by side.
template <int D>
void box_walks(const TwoTrees<D>& both, const Aabb<D>& box, std::uint64_t mask, Walk (&walks)[2]);
/// Takes the walk in one of the trees on.
template <int D>
void box_walk_in(const TwoTrees<D>& both, int tree, const Aabb<D>& box, std::uint64_t mask, Walk& walk);
/// ordered_cast_walk in two trees by turns, the nearer first: which of them has hits; 2: neither has any
/// more.
template <int D>
int ordered_cast_walks(const TwoTrees<D>& both, const BoxCast<D>& cast, std::uint64_t mask,
                       OrderedWalk (&walks)[2]);
/// nearest_walk, likewise.
template <int D>
int nearest_walks(const TwoTrees<D>& both, const Vector<D>& p, std::uint64_t mask, OrderedWalk (&walks)[2]);

}  // namespace detail

template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork BroadPhase<D>::query(const Aabb<D>& box, Visitor&& visitor,
                                             QueryFilter filter) const {
    detail::require_box<D>(Call("BroadPhase::query"), "box", box);
    const detail::TwoTrees<D> both = trees();
    const int first_of[] = {first_proxy(movable_), first_proxy(static_)};
    detail::Walk walks[2];
    for (int i = 0; i < 2; ++i) walks[i].start(both.trees[i].inner, detail::WalkType::kBox);
    detail::box_walks(both, box, filter.mask, walks);
    QueryWork work;
    for (int i = 0; i < 2 && !work.stopped; ++i) {
        const QueryWork part = detail::go_on(
            walks[i], [&] { detail::box_walk_in(both, i, box, filter.mask, walks[i]); },
            [&](int hit) { return detail::answer_of(visitor, first_of[i] + walks[i].hits[hit]); });
        detail::add_counts(work, part);
        work.stopped = part.stopped;
    }
    return work;
}
template <int D>
QueryWork BroadPhase<D>::query(const Aabb<D>& box, std::vector<int>& found, QueryFilter filter) const {
    return detail::append_hits(found, [&](auto&& visitor) { return query(box, visitor, filter); });
}

template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork BroadPhase<D>::ray_cast(const Ray<D>& ray, Visitor&& visitor,
                                                QueryFilter filter) const {
    detail::require_cast(Call("BroadPhase::ray_cast"), ray);
    Ray<D> rest = ray;
    QueryWork work;
    for (const Side* side : {&movable_, &static_}) {
        const int first = first_proxy(*side);
        float end = rest.max_fraction;
        const auto report = [&](int id, float fraction) {
            const CastAnswer answer = visitor(first + id, fraction);
            end = math::min(answer.end(), end);
            return answer;
        };
        const QueryWork part = side->tree.ray_cast(rest, report, filter);
        detail::add_counts(work, part);
        work.stopped = part.stopped;
        if (work.stopped) break;
        rest.max_fraction = end;
    }
    return work;
}

template <int D>
template <class Kernel, class Deliver>
JOSTLE_INLINE QueryWork BroadPhase<D>::walk_both(detail::WalkType type, float bound, const Kernel& kernel,
                                                 const Deliver& deliver) const {
    const detail::TwoTrees<D> both = trees();
    const int first_of[] = {first_proxy(movable_), first_proxy(static_)};
    detail::OrderedWalk walks[2];
    for (int i = 0; i < 2; ++i) walks[i].start(both.trees[i].inner, type, bound);
    QueryWork work;
    float last_bound = bound;
    for (int blocks = 1; !work.stopped;) {
        for (detail::OrderedWalk& walk : walks) {
            walk.blocks = blocks;
            walk.bound = bound;
        }
        const int side = kernel(both, walks);
        if (side == 2) break;
        detail::OrderedWalk& walk = walks[side];
        for (int hit = 0; hit < walk.hit_end && !work.stopped; ++hit) {
            if (walk.values[hit] > bound) break;
            ++work.items;
            const float end = deliver(first_of[side] + walk.hits[hit], walk.values[hit], bound);
            work.stopped = end < 0.0f;
            if (!work.stopped) bound = math::min(end, bound);
        }
        walk.hit_end = 0;
        // A visitor that clips nothing is given more at once.
        blocks = bound < last_bound                    ? 1
                 : 2 * blocks < detail::kOrderedBlocks ? 2 * blocks
                                                       : detail::kOrderedBlocks;
        last_bound = bound;
    }
    work.nodes = walks[0].nodes + walks[1].nodes;
    return work;
}

template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork BroadPhase<D>::box_cast(const BoxCast<D>& cast, Visitor&& visitor,
                                                QueryFilter filter) const {
    detail::require_cast(Call("BroadPhase::box_cast"), cast);
    return walk_both(
        detail::WalkType::kBox, cast.max_fraction,
        [&](const auto& both, auto& walks) {
            return detail::ordered_cast_walks(both, cast, filter.mask, walks);
        },
        [&](int proxy, float, float bound) { return CastAnswer(visitor(proxy, bound)).end(); });
}

template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork BroadPhase<D>::near(const Vector<D>& p, float max_square, Visitor&& visitor,
                                            QueryFilter filter) const {
    const Call call("BroadPhase::near");
    call.finite("p", p);
    call.in(detail::kUpToInfinity, "max_square", max_square);
    return walk_both(
        detail::WalkType::kRadius, max_square,
        [&](const auto& both, auto& walks) { return detail::nearest_walks(both, p, filter.mask, walks); },
        [&](int proxy, float square, float) { return visitor(proxy, square); });
}

}  // namespace jostle
JOSTLE_API_END
