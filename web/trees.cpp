// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The module's exports for trees in the plane. Coordinates come as typed arrays in memory that JavaScript
// takes and gives back (room, give_back); what a query finds lies in a buffer until the next query.
#include <jostle/core/require.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>
#include <jostle/spatial/kd_tree.h>

#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "export.h"

namespace jostle::web {
namespace {

std::vector<int>& found() {
    static std::vector<int> ids;
    return ids;
}

int count_found() {
    return static_cast<int>(found().size());
}

/// Where the ids of each of many queries begin in `found`; one more, where they end.
std::vector<int>& starts() {
    static std::vector<int> places;
    return places;
}

template <class Tree>
void add_nearest(const Tree& tree, Vec2 point, int count, float r) {
    static std::vector<Neighbor> near;
    near.resize(static_cast<std::size_t>(count < 0 ? 0 : count < tree.size() ? count : tree.size()));
    const NearestCount filled = tree.k_nearest(point, r, near);
    for (int i = 0; i < filled.count; ++i) found().push_back(near[static_cast<std::size_t>(i)].id);
}

template <class Tree>
void add_within(const Tree& tree, Vec2 point, float r) {
    static std::vector<Neighbor> near;
    near.clear();
    tree.radius(point, r, near);
    for (const Neighbor& one : near) found().push_back(one.id);
}

/// The ids that one query adds.
template <class Add>
int one(Add add) {
    found().clear();
    add();
    return count_found();
}

/// Those that a query adds for each of these.
template <class Asked, class Add>
int each(const Asked* asked, int count, Add add) {
    found().clear();
    starts().clear();
    for (int i = 0; i < count; ++i) {
        starts().push_back(count_found());
        add(asked[i]);
    }
    starts().push_back(count_found());
    return count_found();
}

template <class Tree>
int first_on_ray(const Tree& tree, Vec2 origin, Vec2 translation) {
    return tree.ray_closest(Ray2{origin, translation}).id;
}

template <class Tree>
int pairs(const Tree& tree) {
    found().clear();
    tree.self_pairs([](int a, int b) {
        found().push_back(a);
        found().push_back(b);
    });
    return count_found();
}

std::span<const Aabb<2>> boxes_at(const Aabb<2>* boxes, int count) {
    return {boxes, static_cast<std::size_t>(count)};
}

}  // namespace
}  // namespace jostle::web

using namespace jostle;
using namespace jostle::web;
using Box2 = Aabb<2>;

JOSTLE_EXPORT(room)(std::size_t bytes)->void* {
    return ::operator new(bytes);
}
JOSTLE_EXPORT(give_back)(void* room)->void {
    ::operator delete(room);
}
/// Where the ids lie that the last query found.
JOSTLE_EXPORT(found)()->const int* {
    return found().data();
}
/// Where those of each of the last many queries begin there.
JOSTLE_EXPORT(starts)()->const int* {
    return starts().data();
}
/// The place of the query, of many, that was refused.
JOSTLE_EXPORT(refused)()->int {
    return static_cast<int>(starts().size()) - 1;
}

JOSTLE_EXPORT(kd_create)(int leaf_size)->KdTree<2>* {
    return new KdTree<2>(KdTreeOptions{.leaf_size = leaf_size});
}
JOSTLE_EXPORT(kd_build)(KdTree<2>* tree, const Vec2* points, int count)->void {
    tree->build(std::span<const Vec2>(points, static_cast<std::size_t>(count)));
}
// All trees have these.
#define JOSTLE_QUERIES(prefix, Tree)                                                                     \
    JOSTLE_EXPORT(prefix##_destroy)(Tree * tree)->void {                                                 \
        delete tree;                                                                                     \
    }                                                                                                    \
    JOSTLE_EXPORT(prefix##_query)(const Tree* tree, float x1, float y1, float x2, float y2)->int {       \
        return one([&] { tree->query({{x1, y1}, {x2, y2}}, found()); });                                 \
    }                                                                                                    \
    JOSTLE_EXPORT(prefix##_query_each)(const Tree* tree, const Box2* boxes, int count)->int {            \
        return each(boxes, count, [&](const Box2& box) { tree->query(box, found()); });                  \
    }                                                                                                    \
    JOSTLE_EXPORT(prefix##_radius)(const Tree* tree, float x, float y, float r)->int {                   \
        return one([&] { add_within(*tree, {x, y}, r); });                                               \
    }                                                                                                    \
    JOSTLE_EXPORT(prefix##_radius_each)(const Tree* tree, const Vec2* points, int count, float r)->int { \
        return each(points, count, [&](Vec2 point) { add_within(*tree, point, r); });                    \
    }                                                                                                    \
    JOSTLE_EXPORT(prefix##_k_nearest)(const Tree* tree, float x, float y, int most, float r)->int {      \
        return one([&] { add_nearest(*tree, {x, y}, most, r); });                                        \
    }                                                                                                    \
    JOSTLE_EXPORT(prefix##_k_nearest_each)                                                               \
    (const Tree* tree, const Vec2* points, int count, int most, float r)->int {                          \
        return each(points, count, [&](Vec2 point) { add_nearest(*tree, point, most, r); });             \
    }
JOSTLE_QUERIES(kd, KdTree<2>)
JOSTLE_QUERIES(bvh, Bvh<2>)
JOSTLE_QUERIES(tree, DynamicTree<2>)

// The trees of boxes have these, too.
#define JOSTLE_BOX_QUERIES(prefix, Tree)                                                               \
    JOSTLE_EXPORT(prefix##_ray_closest)(const Tree* tree, float x, float y, float dx, float dy)->int { \
        return first_on_ray(*tree, {x, y}, {dx, dy});                                                  \
    }                                                                                                  \
    JOSTLE_EXPORT(prefix##_self_pairs)(const Tree* tree)->int {                                        \
        return pairs(*tree);                                                                           \
    }
JOSTLE_BOX_QUERIES(bvh, Bvh<2>)
JOSTLE_BOX_QUERIES(tree, DynamicTree<2>)

JOSTLE_EXPORT(bvh_create)()->Bvh<2>* {
    return new Bvh<2>();
}
JOSTLE_EXPORT(bvh_build)(Bvh<2>* tree, const Box2* boxes, int count)->void {
    tree->build(boxes_at(boxes, count));
}
JOSTLE_EXPORT(bvh_refit)(Bvh<2>* tree, const Box2* boxes, int count)->void {
    tree->refit(boxes_at(boxes, count));
}

JOSTLE_EXPORT(tree_create)(float margin)->DynamicTree<2>* {
    return new DynamicTree<2>(DynamicTreeOptions{.margin = margin});
}
/// All at once: ids are given in the order of the boxes.
JOSTLE_EXPORT(tree_insert_all)(DynamicTree<2>* tree, const Box2* boxes, int count)->int {
    found().resize(static_cast<std::size_t>(count));
    tree->insert_all(boxes_at(boxes, count), found());
    return count_found();
}
JOSTLE_EXPORT(tree_insert)(DynamicTree<2>* tree, float x1, float y1, float x2, float y2)->int {
    return tree->insert({{x1, y1}, {x2, y2}}, 0);
}
JOSTLE_EXPORT(tree_remove)(DynamicTree<2>* tree, int id)->void {
    tree->remove(id);
}
/// Whether it got a new fat box.
JOSTLE_EXPORT(tree_move)
(DynamicTree<2>* tree, int id, float x1, float y1, float x2, float y2, float dx, float dy)->int {
    return tree->move(id, {{x1, y1}, {x2, y2}}, {dx, dy}) == Moved::kNewFatBox ? 1 : 0;
}
JOSTLE_EXPORT(tree_rebuild)(DynamicTree<2>* tree)->void {
    tree->rebuild();
}
JOSTLE_EXPORT(tree_size)(const DynamicTree<2>* tree)->int {
    return tree->size();
}
