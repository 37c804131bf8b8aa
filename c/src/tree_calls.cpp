// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "tree_calls.h"

#include "room.h"

namespace jostle::c {
namespace {

/// A visitor of pairs.
class PairRoom {
  public:
    explicit PairRoom(std::span<ItemPair> found) : room_(found) {}
    void operator()(int a, int b) { room_({a, b}); }
    [[nodiscard]] int count() const { return room_.count(); }

  private:
    Room<ItemPair> room_;
};

}  // namespace

template <int D>
int bvh_query(const Bvh<D>& tree, const Aabb<D>& box, std::span<int> found) {
    Room room(found);
    tree.query(box, room);
    return room.count();
}
template <int D>
int bvh_ray_all(const Bvh<D>& tree, const Ray<D>& ray, std::span<int> found) {
    Room room(found);
    tree.ray_all(ray, room);
    return room.count();
}
template <int D>
CastHit bvh_ray_closest(const Bvh<D>& tree, const Ray<D>& ray) {
    return tree.ray_closest(ray);
}
template <int D>
bool bvh_ray_any(const Bvh<D>& tree, const Ray<D>& ray) {
    return tree.ray_any(ray);
}
template <int D>
CastHit bvh_box_closest(const Bvh<D>& tree, const BoxCast<D>& cast) {
    return tree.box_closest(cast);
}
template <int D>
int bvh_radius(const Bvh<D>& tree, const Vector<D>& p, float r, std::span<Neighbor> found) {
    Room room(found);
    tree.radius(p, r, room);
    return room.count();
}
template <int D>
int bvh_k_nearest(const Bvh<D>& tree, const Vector<D>& p, float r, std::span<Neighbor> found) {
    return tree.k_nearest(p, r, found).count;
}
template <int D>
int bvh_self_pairs(const Bvh<D>& tree, std::span<ItemPair> found) {
    PairRoom room(found);
    tree.self_pairs(room);
    return room.count();
}
template <int D>
int bvh_pairs(const Bvh<D>& tree, const Bvh<D>& other, std::span<ItemPair> found) {
    PairRoom room(found);
    tree.pairs(other, room);
    return room.count();
}

template <int D>
int dynamic_tree_query(const DynamicTree<D>& tree, const Aabb<D>& box, std::span<int> found,
                       const QueryFilter& filter) {
    Room room(found);
    tree.query(box, room, filter);
    return room.count();
}
template <int D>
int dynamic_tree_ray_all(const DynamicTree<D>& tree, const Ray<D>& ray, std::span<int> found,
                         const QueryFilter& filter) {
    Room room(found);
    tree.ray_all(ray, room, filter);
    return room.count();
}
template <int D>
CastHit dynamic_tree_ray_closest(const DynamicTree<D>& tree, const Ray<D>& ray, const QueryFilter& filter) {
    return tree.ray_closest(ray, filter);
}
template <int D>
bool dynamic_tree_ray_any(const DynamicTree<D>& tree, const Ray<D>& ray, const QueryFilter& filter) {
    return tree.ray_any(ray, filter);
}
template <int D>
CastHit dynamic_tree_box_closest(const DynamicTree<D>& tree, const BoxCast<D>& cast,
                                 const QueryFilter& filter) {
    return tree.box_closest(cast, filter);
}
template <int D>
int dynamic_tree_radius(const DynamicTree<D>& tree, const Vector<D>& p, float r, std::span<Neighbor> found,
                        const QueryFilter& filter) {
    Room room(found);
    tree.radius(p, r, room, filter);
    return room.count();
}
template <int D>
int dynamic_tree_k_nearest(const DynamicTree<D>& tree, const Vector<D>& p, float r, std::span<Neighbor> found,
                           const QueryFilter& filter) {
    return tree.k_nearest(p, r, found, filter).count;
}
template <int D>
int dynamic_tree_self_pairs(const DynamicTree<D>& tree, std::span<ItemPair> found) {
    PairRoom room(found);
    tree.self_pairs(room);
    return room.count();
}
template <int D>
int dynamic_tree_pairs(const DynamicTree<D>& tree, const DynamicTree<D>& other, std::span<ItemPair> found) {
    PairRoom room(found);
    tree.pairs(other, room);
    return room.count();
}

#define JOSTLE_C_TREES(D)                                                                                    \
    template int bvh_query(const Bvh<D>&, const Aabb<D>&, std::span<int>);                                   \
    template int bvh_ray_all(const Bvh<D>&, const Ray<D>&, std::span<int>);                                  \
    template CastHit bvh_ray_closest(const Bvh<D>&, const Ray<D>&);                                          \
    template bool bvh_ray_any(const Bvh<D>&, const Ray<D>&);                                                 \
    template CastHit bvh_box_closest(const Bvh<D>&, const BoxCast<D>&);                                      \
    template int bvh_radius(const Bvh<D>&, const Vector<D>&, float, std::span<Neighbor>);                    \
    template int bvh_k_nearest(const Bvh<D>&, const Vector<D>&, float, std::span<Neighbor>);                 \
    template int bvh_self_pairs(const Bvh<D>&, std::span<ItemPair>);                                         \
    template int bvh_pairs(const Bvh<D>&, const Bvh<D>&, std::span<ItemPair>);                               \
    template int dynamic_tree_query(const DynamicTree<D>&, const Aabb<D>&, std::span<int>,                   \
                                    const QueryFilter&);                                                     \
    template int dynamic_tree_ray_all(const DynamicTree<D>&, const Ray<D>&, std::span<int>,                  \
                                      const QueryFilter&);                                                   \
    template CastHit dynamic_tree_ray_closest(const DynamicTree<D>&, const Ray<D>&, const QueryFilter&);     \
    template bool dynamic_tree_ray_any(const DynamicTree<D>&, const Ray<D>&, const QueryFilter&);            \
    template CastHit dynamic_tree_box_closest(const DynamicTree<D>&, const BoxCast<D>&, const QueryFilter&); \
    template int dynamic_tree_radius(const DynamicTree<D>&, const Vector<D>&, float, std::span<Neighbor>,    \
                                     const QueryFilter&);                                                    \
    template int dynamic_tree_k_nearest(const DynamicTree<D>&, const Vector<D>&, float, std::span<Neighbor>, \
                                        const QueryFilter&);                                                 \
    template int dynamic_tree_self_pairs(const DynamicTree<D>&, std::span<ItemPair>);                        \
    template int dynamic_tree_pairs(const DynamicTree<D>&, const DynamicTree<D>&, std::span<ItemPair>);

JOSTLE_C_TREES(2)
JOSTLE_C_TREES(3)

}  // namespace jostle::c
