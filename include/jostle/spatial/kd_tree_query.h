// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The searches of a k-d tree that call back. A kernel fills a buffer, and the visitor runs over that.
#pragma once

#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/arguments.h>
#include <jostle/spatial/kd_tree.h>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {

/// Resumes a walk until it has no more, or the visitor has enough.
template <int D, class Resume, class Call>
JOSTLE_INLINE QueryWork kd_run(KdWalk<D>& walk, Resume&& resume, Call&& call) {
    QueryWork work;
    for (bool more = true; more && !work.stopped;) {
        walk.hit_count = 0;
        more = resume();
        for (int i = 0; i < walk.hit_count && !work.stopped; ++i) {
            ++work.items;
            work.stopped = call(i) == Visit::kStop;
        }
    }
    work.nodes = walk.nodes;
    return work;
}

}  // namespace detail

template <int D>
template <class Visitor>
requires std::invocable<Visitor&, const Neighbor&> QueryWork KdTree<D>::radius(const Vector<D>& p, float r,
                                                                               Visitor&& visitor)
const {
    const Call call("KdTree::radius");
    call.finite("p", p);
    call.in(detail::kUpToInfinity, "r", r);
    detail::KdWalk<D> walk;
    const detail::KdView<D> tree = view();
    return detail::kd_run(
        walk, [&] { return detail::kd_resume_radius<D>(tree, walk, p, r); },
        [&](int i) {
            return detail::answer_of(visitor, Neighbor{walk.id[i], walk.squared_distance[i]});
        });
}

template <int D>
template <class Visitor>
requires std::invocable<Visitor&, int> QueryWork KdTree<D>::query(const Aabb<D>& box, Visitor&& visitor)
const {
    detail::require_box<D>(Call("KdTree::query"), "box", box);
    detail::KdWalk<D> walk;
    const detail::KdView<D> tree = view();
    return detail::kd_run(
        walk, [&] { return detail::kd_resume_query<D>(tree, walk, box); },
        [&](int i) { return detail::answer_of(visitor, static_cast<int>(walk.id[i])); });
}

template <int D>
template <class Visitor>
QueryWork KdTree<D>::traverse(Visitor&& visitor) const {
    struct Place {
        std::int32_t node, child, level;
    };
    QueryWork work;
    const auto box_of = [&](std::int32_t node, std::int32_t child) {
        Aabb<D> box;
        for (int i = 0; i < D; ++i) {
            box.lower[i] = node_at(node).bound[i][child];
            box.upper[i] = -node_at(node).bound[D + i][child];
        }
        return box;
    };
    const auto show_node = [&](const Aabb<D>& box, int level) {
        ++work.nodes;
        const auto node = [&visitor](const Aabb<D>& b, int l) { return visitor.node(b, l); };
        const Visit answer = detail::answer_of(node, box, level);
        work.stopped = answer == Visit::kStop;
        return answer == Visit::kDescend;
    };
    GrowableStack<Place, 64> waiting;
    const auto open = [&](std::int32_t node, std::int32_t level) {
        for (std::int32_t child = detail::kKdWidth - 1; child >= 0; --child)
            if (node_at(node).child[child].count != detail::kKdNothing) waiting.push({node, child, level});
    };
    if (size_ == 0) return work;
    Aabb<D> all = empty_box<D>();
    for (std::int32_t child = 0; child < detail::kKdWidth; ++child)
        if (node_at(0).child[child].count != detail::kKdNothing) all = unite(all, box_of(0, child));
    if (show_node(all, 0)) open(0, 1);
    while (!waiting.empty() && !work.stopped) {
        const Place place = waiting.pop();
        if (!show_node(box_of(place.node, place.child), place.level)) continue;
        const detail::KdChild child = node_at(place.node).child[place.child];
        if (child.count == detail::kKdInner) open(child.link, place.level + 1);
        const std::int32_t* id = store_.ids.data() + child.link;
        for (std::int32_t i = 0; i < child.count && !work.stopped; ++i) {
            ++work.items;
            const auto item = [&visitor](int point) { return visitor.item(point); };
            work.stopped = detail::answer_of(item, static_cast<int>(id[i])) == Visit::kStop;
        }
    }
    return work;
}

}  // namespace jostle
JOSTLE_API_END
