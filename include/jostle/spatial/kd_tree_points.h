// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A k-d tree over points that are a member, or a function, of the user's items. The points are read one after
// the other into a small buffer, which is then checked and copied at once.
#pragma once

#include <jostle/spatial/kd_tree.h>

JOSTLE_API_BEGIN
namespace jostle {

template <int D>
template <class Items, class Projection>
void KdTree<D>::build_projected(const Call& call, const Items& items, Projection& project, bool in_last_order,
                                TaskScheduler* scheduler) {
    constexpr std::size_t kBuffer = 128;
    const std::span<const std::int32_t> ids = begin_points(call, std::size(items), in_last_order);
    const auto first = std::begin(items);
    Vector<D> points[kBuffer];
    for (std::size_t begin = 0; begin < ids.size(); begin += kBuffer) {
        const std::size_t count = ids.size() - begin < kBuffer ? ids.size() - begin : kBuffer;
        for (std::size_t i = 0; i < count; ++i) points[i] = std::invoke(project, first[ids[begin + i]]);
        put_points(call, begin, {points, count});
    }
    build_spare(static_cast<int>(ids.size()), scheduler);
    take_over(static_cast<int>(ids.size()));
}

template <int D>
template <class Items, class Projection>
requires detail::GivesPoints<Items, Projection, Vector<D>>
void KdTree<D>::build(const Items& items, Projection&& project, TaskScheduler* scheduler) {
    build_projected("KdTree::build", items, project, false, scheduler);
}

template <int D>
template <class Items, class Projection>
requires detail::GivesPoints<Items, Projection, Vector<D>>
void KdTree<D>::rebuild(const Items& items, Projection&& project, TaskScheduler* scheduler) {
    build_projected("KdTree::rebuild", items, project, has_ids_below(std::size(items)), scheduler);
}

template <int D>
template <class Items, class Projection>
requires detail::GivesPoints<Items, Projection, Vector<D>> KdUpdateWork
KdTree<D>::insert(const Items& items, Projection&& project, int id) {
    const Call call("KdTree::insert");
    require_new_id(call, std::size(items), id);
    return insert_point(call, std::invoke(project, std::begin(items)[id]), id);
}

}  // namespace jostle
JOSTLE_API_END
