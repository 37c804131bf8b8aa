// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What can be asked of any tree of boxes: DynamicTree and Bvh inherit these verbs, which mean the same on
// both. Each verb's doc and code is in the header named after it.
//
// A visitor is called outside of the kernels, over what a kernel has put into a buffer, and must not change
// the tree. All orders depend on the tree alone, never on the processor or the number of threads. Touching
// boxes overlap. Item ids are those of the tree.
#pragma once

#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/arguments.h>
#include <jostle/spatial/descent.h>
#include <jostle/spatial/visit.h>
#include <jostle/spatial/walk.h>
#include <jostle/spatial/wide_node.h>

#include <cstdint>
#include <span>

JOSTLE_API_BEGIN
namespace jostle {

inline constexpr std::uint64_t kAllCategories = ~std::uint64_t{0};

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
    float t = 0.0f;  ///< [1] the cast is at p1 + t * d
    QueryWork work;
};

namespace detail {
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
    // query.h: calls visitor(id) for items whose boxes overlap the box, or lie wholly outside of none of the
    // half-spaces (`meets`), and whose category meets the mask; a Bvh, which has no categories, takes no
    // notice of the mask, here and below. The visitor answers a Visit, or nothing. With a context, what is
    // left after a visitor answered kStop waits there for the next call with the same arguments; a context in
    // the middle of another query is refused.
    template <class Visitor>
    QueryWork query(const Aabb<D>& box, std::uint64_t mask, Visitor&& visitor) const;
    template <class Visitor>
    QueryWork query(QueryContext& context, const Aabb<D>& box, std::uint64_t mask, Visitor&& visitor) const;
    template <class Visitor>
    QueryWork query(std::span<const HalfSpace<D>> spaces, std::uint64_t mask, Visitor&& visitor) const;
    template <class Visitor>
    QueryWork query(QueryContext& context, std::span<const HalfSpace<D>> spaces, std::uint64_t mask,
                    Visitor&& visitor) const;

    // cast.h: along p1 + t * d, 0 <= t <= t_max, of a point, or of a box that keeps its axes. A zero d is a
    // point; t_max may be infinite. visitor(id, t_max) answers a CastAnswer; nearer boxes mostly come first.
    template <class Visitor>
    QueryWork ray_cast(const Vector<D>& p1, const Vector<D>& d, float t_max, std::uint64_t mask,
                       Visitor&& visitor) const;
    template <class Visitor>
    QueryWork ray_cast(CastContext& context, const Vector<D>& p1, const Vector<D>& d, float t_max,
                       std::uint64_t mask, Visitor&& visitor) const;
    template <class Visitor>
    QueryWork box_cast(const Aabb<D>& box, const Vector<D>& d, float t_max, std::uint64_t mask,
                       Visitor&& visitor) const;
    template <class Visitor>
    QueryWork box_cast(CastContext& context, const Aabb<D>& box, const Vector<D>& d, float t_max,
                       std::uint64_t mask, Visitor&& visitor) const;
    /// The item whose box is entered first. ORDER: of items that are entered at the same t, the smallest id.
    [[nodiscard]] CastHit ray_closest(const Vector<D>& p1, const Vector<D>& d, float t_max,
                                      std::uint64_t mask = kAllCategories) const;
    [[nodiscard]] CastHit box_closest(const Aabb<D>& box, const Vector<D>& d, float t_max,
                                      std::uint64_t mask = kAllCategories) const;
    [[nodiscard]] bool ray_any(const Vector<D>& p1, const Vector<D>& d, float t_max,
                               std::uint64_t mask = kAllCategories) const;
    /// Every item that is met, in no order of distance: visitor(id) answers a Visit, or nothing.
    template <class Visitor>
    QueryWork ray_all(const Vector<D>& p1, const Vector<D>& d, float t_max, std::uint64_t mask,
                      Visitor&& visitor) const;
    template <class Visitor>
    QueryWork ray_all(QueryContext& context, const Vector<D>& p1, const Vector<D>& d, float t_max,
                      std::uint64_t mask, Visitor&& visitor) const;

    // nearest.h: calls visitor(Neighbor) for items whose boxes are strictly nearer than r, in no order; r [m]
    // is at least 0, and infinity is no limit.
    template <class Visitor>
    QueryWork radius(const Vector<D>& p, float r, std::uint64_t mask, Visitor&& visitor) const;
    template <class Visitor>
    QueryWork radius(QueryContext& context, const Vector<D>& p, float r, std::uint64_t mask,
                     Visitor&& visitor) const;
    /// Fills the span with the nearest items, as many as there are or fit, the nearest first, by their boxes
    /// or by what squared_distance(id) [m^2] gives, which is never less than the box's. An item for which it
    /// gives NaN is left out. ORDER: of items as near, the smaller id.
    NearestCount k_nearest(const Vector<D>& p, std::span<Neighbor> found,
                           std::uint64_t mask = kAllCategories) const;
    template <class Distance>
    NearestCount k_nearest(const Vector<D>& p, std::span<Neighbor> found, std::uint64_t mask,
                           Distance&& squared_distance) const;
    [[nodiscard]] NearestHit closest(const Vector<D>& p, std::uint64_t mask = kAllCategories) const;
    template <class Distance>
    [[nodiscard]] NearestHit closest(const Vector<D>& p, std::uint64_t mask,
                                     Distance&& squared_distance) const;

    // pairs.h: calls visitor(id, other_id) once for each two items whose boxes overlap and whose filters
    // accept each other: of this tree, or one of it and one of another tree, of whatever kind. The visitor
    // answers a Visit, or nothing. With a context, what is left after a visitor answered kStop waits there
    // for the next call of the same verb. Without an order, both nodes are opened at once.
    template <class Visitor>
    QueryWork self_pairs(Visitor&& visitor) const;
    template <class Visitor>
    QueryWork self_pairs(PairContext& context, DescentOrder order, Visitor&& visitor) const;
    template <class OtherTree, class OtherInner, class Visitor>
    QueryWork pairs(const TreeQueries<OtherTree, D, OtherInner>& other, Visitor&& visitor) const;
    template <class OtherTree, class OtherInner, class Visitor>
    QueryWork pairs(PairContext& context, DescentOrder order,
                    const TreeQueries<OtherTree, D, OtherInner>& other, Visitor&& visitor) const;
    /// The other tree lies in a frame of its own, which the transform leads into this tree's. Two items are
    /// reported where overlap(box, other_box, transform), of rigid_transform.h, says so.
    template <class OtherTree, class OtherInner, class Visitor>
    QueryWork pairs(const TreeQueries<OtherTree, D, OtherInner>& other, const RigidTransform<D>& transform,
                    Visitor&& visitor) const;
    template <class OtherTree, class OtherInner, class Visitor>
    QueryWork pairs(PairContext& context, DescentOrder order,
                    const TreeQueries<OtherTree, D, OtherInner>& other, const RigidTransform<D>& transform,
                    Visitor&& visitor) const;
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
