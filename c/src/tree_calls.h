// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The verbs of trees as calls that fill an array: the answer is how many there are in all. The generator
// reads these declarations like those of a public header, in both dimensions.
#pragma once

#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_batch.h>

#include <span>

namespace jostle::c {

/// Two items of which the boxes overlap.
struct ItemPair {
    int a = -1;
    int b = -1;
};

/// The items whose boxes overlap the box, in the tree's order.
template <int D>
int bvh_query(const Bvh<D>& tree, const Aabb<D>& box, std::span<int> found);
/// Every item that a ray meets, in no order of distance.
template <int D>
int bvh_ray_all(const Bvh<D>& tree, const Ray<D>& ray, std::span<int> found);
/// The item whose box is entered first; of those at the same fraction, that of the smallest id.
template <int D>
CastHit bvh_ray_closest(const Bvh<D>& tree, const Ray<D>& ray);
template <int D>
bool bvh_ray_any(const Bvh<D>& tree, const Ray<D>& ray);
template <int D>
CastHit bvh_box_closest(const Bvh<D>& tree, const BoxCast<D>& cast);
/// The items whose boxes are nearer to a point than r [m], in no order of distance.
template <int D>
int bvh_radius(const Bvh<D>& tree, const Vector<D>& p, float r, std::span<Neighbor> found);
/// The nearest items, as many as there are or fit, the nearest first; r [m] may be INFINITY.
template <int D>
int bvh_k_nearest(const Bvh<D>& tree, const Vector<D>& p, float r, std::span<Neighbor> found);
/// Every two items of the tree whose boxes overlap.
template <int D>
int bvh_self_pairs(const Bvh<D>& tree, std::span<ItemPair> found);
/// Every item of the tree, and of another one, whose boxes overlap.
template <int D>
int bvh_pairs(const Bvh<D>& tree, const Bvh<D>& other, std::span<ItemPair> found);

/// The items that pass the filter and whose fat boxes overlap the box, in the tree's order.
template <int D>
int dynamic_tree_query(const DynamicTree<D>& tree, const Aabb<D>& box, std::span<int> found,
                       const QueryFilter& filter = {});
template <int D>
int dynamic_tree_ray_all(const DynamicTree<D>& tree, const Ray<D>& ray, std::span<int> found,
                         const QueryFilter& filter = {});
template <int D>
CastHit dynamic_tree_ray_closest(const DynamicTree<D>& tree, const Ray<D>& ray,
                                 const QueryFilter& filter = {});
template <int D>
bool dynamic_tree_ray_any(const DynamicTree<D>& tree, const Ray<D>& ray, const QueryFilter& filter = {});
template <int D>
CastHit dynamic_tree_box_closest(const DynamicTree<D>& tree, const BoxCast<D>& cast,
                                 const QueryFilter& filter = {});
template <int D>
int dynamic_tree_radius(const DynamicTree<D>& tree, const Vector<D>& p, float r, std::span<Neighbor> found,
                        const QueryFilter& filter = {});
template <int D>
int dynamic_tree_k_nearest(const DynamicTree<D>& tree, const Vector<D>& p, float r, std::span<Neighbor> found,
                           const QueryFilter& filter = {});
template <int D>
int dynamic_tree_self_pairs(const DynamicTree<D>& tree, std::span<ItemPair> found);
template <int D>
int dynamic_tree_pairs(const DynamicTree<D>& tree, const DynamicTree<D>& other, std::span<ItemPair> found);

}  // namespace jostle::c
