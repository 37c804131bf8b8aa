// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The queries of a broad phase, which ask both of its trees: boxes and rays one tree after the other, moving
// boxes and the nearest both by turns, by one bound.
#pragma once

#include <jostle/spatial/broad_phase.h>

JOSTLE_API_BEGIN
namespace jostle {

template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork BroadPhase<D>::query(const Aabb<D>& box, Visitor&& visitor,
                                             QueryFilter filter) const {
    detail::require_box<D>(Call("BroadPhase::query"), "box", box);
    QueryWork work;
    for (const Side* side : {&movable_, &static_}) {
        const int first = first_proxy(*side);
        const auto report = [&](int id) { return detail::answer_of(visitor, first + id); };
        const QueryWork part = side->tree.query(box, report, filter);
        detail::add_counts(work, part);
        work.stopped = part.stopped;
        if (work.stopped) break;
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
    const Side* const sides[] = {&movable_, &static_};
    detail::OrderedWalk walks[2];
    for (int i = 0; i < 2; ++i) walks[i].start(sides[i]->tree.view().inner, type, bound);
    QueryWork work;
    while (!work.stopped) {
        if (walks[0].waiting.empty() && walks[1].waiting.empty()) break;
        // ORDER: the nearer node; of those as near, the movable tree's.
        const int i = walks[0].waiting.empty()   ? 1
                      : walks[1].waiting.empty() ? 0
                                                 : static_cast<int>(detail::key_of(walks[1].waiting.top()) <
                                                                    detail::key_of(walks[0].waiting.top()));
        detail::OrderedWalk& walk = walks[i];
        // A visitor that clips nothing is given more at once.
        walk.blocks = walk.blocks == 0 || bound < walk.last_bound ? 1
                      : walk.blocks < detail::kOrderedBlocks      ? 2 * walk.blocks
                                                                  : detail::kOrderedBlocks;
        walk.bound = walk.last_bound = bound;
        kernel(sides[i]->tree.view(), walk);
        const int first = first_proxy(*sides[i]);
        for (int hit = 0; hit < walk.hit_end && !work.stopped; ++hit) {
            if (walk.values[hit] > bound) break;
            ++work.items;
            const float end = deliver(first + walk.hits[hit], walk.values[hit], bound);
            work.stopped = end < 0.0f;
            if (!work.stopped) bound = math::min(end, bound);
        }
        walk.hit_end = 0;
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
        [&](const auto& view, detail::OrderedWalk& walk) {
            detail::ordered_cast_walk(view, cast, filter.mask, walk);
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
        [&](const auto& view, detail::OrderedWalk& walk) {
            detail::nearest_walk(view, p, filter.mask, walk);
        },
        [&](int proxy, float square, float) { return visitor(proxy, square); });
}

}  // namespace jostle
JOSTLE_API_END
