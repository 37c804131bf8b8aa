// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The verbs of every tree of boxes: DynamicTree and Bvh inherit these verbs, with the same meaning. The
// context, if any, comes first, then the query, then the place for the result, then a filter, if the
// tree stores filters. Each verb's doc and code is in the header named after the verb.
//
// A visitor is called outside of the kernels, over the hits that a kernel has put into a buffer, and must not
// change the tree. All orders depend on the tree alone, never on the processor or the number of threads.
// Touching boxes overlap. Item ids are those of the tree.
#pragma once

#include <jostle/math/ray.h>
#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/arguments.h>
#include <jostle/spatial/descent.h>
#include <jostle/spatial/visit.h>
#include <jostle/spatial/walk.h>
#include <jostle/spatial/wide_node.h>

#include <concepts>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// The points with dot(normal, x) <= offset.
template <int D>
struct HalfSpace {
    Vector<D> normal;  ///< [1] finite, not zero; need not be of length 1
    float offset;      ///< [m], or in the units of the normal
};

/// The first item along a cast.
struct CastHit {
    bool hit = false;
    int id = -1;
    float fraction = 0.0f;  ///< [1] of the translation, where its box is entered
    QueryWork work;

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

namespace detail {
/// A radius: neither a mask nor `{}`, which stand for filters, is one.
template <class R>
concept Length = std::is_arithmetic_v<R> && !std::unsigned_integral<R>;

/// query.h's kernel; without a limit, nearest.h asks it, too.
template <class Inner>
void box_walk(const TreeView<Inner>& view, const Aabb<Inner::kDimension>& box, std::uint64_t mask,
              Walk& walk);

template <class Tree>
[[nodiscard]] bool is_item(const Tree& tree, int id) {
    if constexpr (requires { tree.is_live(id); }) {
        return tree.is_live(id);
    } else {
        return id >= 0 && id < tree.size();
    }
}
template <int D, class Tree>
[[nodiscard]] Aabb<D> item_box(const Tree& tree, int id) {
    if constexpr (requires { tree.fat_box(id); }) {
        return tree.fat_box(id);
    } else {
        return tree.box(id);
    }
}
}  // namespace detail

template <class Tree, int D, class Inner>
class TreeQueries {
  public:
    /// The last argument of every verb that can filter: a QueryFilter; empty where the tree stores no
    /// filters.
    using Filter = detail::FilterOf<Inner>;

    // query.h: calls visitor(id) for items that pass the filter, and whose boxes overlap the box, or lie
    // wholly outside of none of the half-spaces (`meets`). A visitor answers a Visit, or nothing. query,
    // ray_all and radius without a context also take a vector, to which the hits are appended. With a
    // context, the hits that are left after a visitor answered kStop wait there for the next call with the
    // same arguments; a context in the middle of another query is refused.
    template <class Visitor>
    QueryWork query(const Aabb<D>& box, Visitor&& visitor, Filter filter = {}) const;
    template <class Visitor>
    QueryWork query(QueryContext& context, const Aabb<D>& box, Visitor&& visitor, Filter filter = {}) const;
    QueryWork query(const Aabb<D>& box, std::vector<int>& found, Filter filter = {}) const;
    template <class Visitor>
    QueryWork query(std::span<const HalfSpace<D>> spaces, Visitor&& visitor, Filter filter = {}) const;
    template <class Visitor>
    QueryWork query(QueryContext& context, std::span<const HalfSpace<D>> spaces, Visitor&& visitor,
                    Filter filter = {}) const;
    QueryWork query(std::span<const HalfSpace<D>> spaces, std::vector<int>& found, Filter filter = {}) const;

    // cast.h: visitor(id, max_fraction) answers a CastAnswer; nearer boxes mostly come first.
    template <class Visitor>
    QueryWork ray_cast(const Ray<D>& ray, Visitor&& visitor, Filter filter = {}) const;
    template <class Visitor>
    QueryWork ray_cast(CastContext& context, const Ray<D>& ray, Visitor&& visitor, Filter filter = {}) const;
    template <class Visitor>
    QueryWork box_cast(const BoxCast<D>& cast, Visitor&& visitor, Filter filter = {}) const;
    template <class Visitor>
    QueryWork box_cast(CastContext& context, const BoxCast<D>& cast, Visitor&& visitor,
                       Filter filter = {}) const;
    /// The item whose box is entered first. ORDER: of items that are entered at the same fraction, the
    /// smallest id.
    [[nodiscard]] CastHit ray_closest(const Ray<D>& ray, Filter filter = {}) const;
    [[nodiscard]] CastHit box_closest(const BoxCast<D>& cast, Filter filter = {}) const;
    [[nodiscard]] bool ray_any(const Ray<D>& ray, Filter filter = {}) const;
    /// Every item that is met, in no order of distance.
    template <class Visitor>
    QueryWork ray_all(const Ray<D>& ray, Visitor&& visitor, Filter filter = {}) const;
    template <class Visitor>
    QueryWork ray_all(QueryContext& context, const Ray<D>& ray, Visitor&& visitor, Filter filter = {}) const;
    QueryWork ray_all(const Ray<D>& ray, std::vector<int>& found, Filter filter = {}) const;

    // nearest.h: r [m] is at least 0, and infinity is no limit: items count whose boxes are strictly nearer.
    // `radius` is exact at any r. `k_nearest` and `closest` compare squares in float: an r above 1.8e19 is no
    // limit, and distances below 1e-19 are not told apart.

    /// Calls visitor(Neighbor), in no order of distance.
    template <class Visitor>
    QueryWork radius(const Vector<D>& p, float r, Visitor&& visitor, Filter filter = {}) const;
    template <class Visitor>
    QueryWork radius(QueryContext& context, const Vector<D>& p, float r, Visitor&& visitor,
                     Filter filter = {}) const;
    QueryWork radius(const Vector<D>& p, float r, std::vector<Neighbor>& found, Filter filter = {}) const;
    /// Fills the span with the nearest items, as many as there are or fit, the nearest first. ORDER: of items
    /// as near, the smaller id.
    NearestCount k_nearest(const Vector<D>& p, std::span<Neighbor> found, Filter filter = {}) const;
    NearestCount k_nearest(const Vector<D>& p, float r, std::span<Neighbor> found, Filter filter = {}) const;
    /// By squared_distance(id) [m^2], which is never less than that of the item's box. An item for which it
    /// gives NaN is left out.
    template <std::invocable<int> Distance>
    NearestCount k_nearest(const Vector<D>& p, std::span<Neighbor> found, Distance&& squared_distance,
                           Filter filter = {}) const;
    /// The first of them.
    [[nodiscard]] NearestHit closest(const Vector<D>& p, Filter filter = {}) const;
    template <detail::Length R>
    [[nodiscard]] NearestHit closest(const Vector<D>& p, R r, Filter filter = {}) const;
    template <std::invocable<int> Distance>
    [[nodiscard]] NearestHit closest(const Vector<D>& p, Distance&& squared_distance,
                                     Filter filter = {}) const;

    // pairs.h: calls visitor(id, other_id) once for each two items whose boxes overlap and whose filters
    // accept each other: of this tree, or one of it and one of another tree, of whatever type. With a
    // context, the pairs that are left after a visitor answered kStop wait there for the next call of the
    // same verb.
    template <class Visitor>
    QueryWork self_pairs(Visitor&& visitor, DescentOrder order = DescentOrder::kBoth) const;
    template <class Visitor>
    QueryWork self_pairs(PairContext& context, Visitor&& visitor,
                         DescentOrder order = DescentOrder::kBoth) const;
    template <class OtherTree, class OtherInner, class Visitor>
    QueryWork pairs(const TreeQueries<OtherTree, D, OtherInner>& other, Visitor&& visitor,
                    DescentOrder order = DescentOrder::kBoth) const;
    template <class OtherTree, class OtherInner, class Visitor>
    QueryWork pairs(PairContext& context, const TreeQueries<OtherTree, D, OtherInner>& other,
                    Visitor&& visitor, DescentOrder order = DescentOrder::kBoth) const;
    /// The other tree lies in a frame of its own, which the transform leads into this tree's. Two items are
    /// reported where overlap(box, other_box, transform), of rigid_transform.h, says so.
    template <class OtherTree, class OtherInner, class Visitor>
    QueryWork pairs(const TreeQueries<OtherTree, D, OtherInner>& other, const RigidTransform<D>& transform,
                    Visitor&& visitor, DescentOrder order = DescentOrder::kBoth) const;
    template <class OtherTree, class OtherInner, class Visitor>
    QueryWork pairs(PairContext& context, const TreeQueries<OtherTree, D, OtherInner>& other,
                    const RigidTransform<D>& transform, Visitor&& visitor,
                    DescentOrder order = DescentOrder::kBoth) const;
    /// Calls visitor(mover, other_id) once for each two items that overlap, of which at least one is a mover.
    /// An id that stands there twice counts once.
    template <class Visitor>
    QueryWork pairs_of(std::span<const int> movers, Visitor&& visitor) const;
    template <class Visitor>
    QueryWork pairs_of(MoverContext& context, std::span<const int> movers, Visitor&& visitor) const;

    // traverse.h: the whole tree, depth first: visitor.node(box, level) for each node and block, from the
    // root, level 0, downwards, and visitor.item(id) for each item below it; each answers a Visit, or
    // nothing.
    template <class Visitor>
    QueryWork traverse(Visitor&& visitor) const;

  private:
    /// For errors.
    [[nodiscard]] static constexpr Call call(const char* verb) {
        return Call(Inner::kFiltered ? "DynamicTree" : "Bvh", verb);
    }

    template <class, int, class>
    friend class TreeQueries;

    [[nodiscard]] detail::TreeView<Inner> view() const { return static_cast<const Tree*>(this)->view(); }
};

}  // namespace jostle
JOSTLE_API_END

#include <jostle/spatial/cast.h>
#include <jostle/spatial/nearest.h>
#include <jostle/spatial/pairs.h>
#include <jostle/spatial/query.h>
#include <jostle/spatial/traverse.h>
