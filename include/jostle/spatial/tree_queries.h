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
#include <jostle/spatial/descent.h>
#include <jostle/spatial/visit.h>
#include <jostle/spatial/wide_node.h>

#include <cstdint>
#include <span>

namespace jostle {

inline constexpr std::uint64_t kAllCategories = ~std::uint64_t{0};

/// The points with dot(normal, x) <= offset.
template <int D>
struct HalfSpace {
    Vector<D> normal;  ///< [1] finite, not zero; need not be of length 1
    float offset;      ///< [m], or in the units of the normal
};

struct Neighbor {
    int id;                  ///< of an item, or a point
    float squared_distance;  ///< [m^2]
    constexpr bool operator==(const Neighbor&) const = default;
};

/// The first item along a cast.
struct CastHit {
    bool hit = false;
    int id = -1;
    float t = 0.0f;  ///< [1] the cast is at p1 + t * d
    QueryWork work;
};

template <class Tree, int D, class Inner>
class TreeQueries {
  public:
    // query.h: calls visitor(id) for items whose boxes overlap the box, or meet all half-spaces (a box that
    // lies outside of none of them counts), and whose category meets the mask. The visitor answers a Visit,
    // or nothing. The context forms stop after any hit that the visitor answers kStop to, and go on from
    // there at the next call with the same arguments, until the context is empty.
    template <class Visitor>
    QueryWork query(const Aabb<D>& box, std::uint64_t mask, Visitor&& visitor) const;
    template <class Visitor>
    QueryWork query(std::span<const HalfSpace<D>> spaces, std::uint64_t mask, Visitor&& visitor) const;

    // cast.h: along p1 + t * d, 0 <= t <= t_max; of a point, or of a box that keeps its axes.
    // visitor(id, t_max) answers a CastAnswer; nearer boxes mostly come first.
    template <class Visitor>
    QueryWork ray_cast(const Vector<D>& p1, const Vector<D>& d, float t_max, std::uint64_t mask,
                       Visitor&& visitor) const;
    template <class Visitor>
    QueryWork box_cast(const Aabb<D>& box, const Vector<D>& d, float t_max, std::uint64_t mask,
                       Visitor&& visitor) const;
    /// ORDER: of items that are entered at the same t, the smallest id.
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

    // nearest.h: squared_distance(id) gives an item's true squared distance [m^2], which is never less than
    // its box's; without it, the box's counts. ORDER: of items as near, the smaller id.
    template <class Visitor>
    QueryWork radius(const Vector<D>& p, float r, std::uint64_t mask, Visitor&& visitor) const;
    // closest, k_nearest ...

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
    QueryWork pairs(const TreeQueries<OtherTree, D, OtherInner>& other, PairContext& context,
                    DescentOrder order, Visitor&& visitor) const;
    /// The other tree lies in a frame of its own, which the transform leads into this tree's. Two items are
    /// reported where overlap(box, other_box, transform), of rigid_transform.h, says so.
    template <class OtherTree, class OtherInner, class Visitor>
    QueryWork pairs(const TreeQueries<OtherTree, D, OtherInner>& other, const RigidTransform<D>& transform,
                    Visitor&& visitor) const;
    template <class OtherTree, class OtherInner, class Visitor>
    QueryWork pairs(const TreeQueries<OtherTree, D, OtherInner>& other, const RigidTransform<D>& transform,
                    PairContext& context, DescentOrder order, Visitor&& visitor) const;

    // traverse.h: the whole tree, depth first: visitor.node(box, level) for each node and block, from the root,
    // level 0, downwards, and visitor.item(id) for each item below it; each answers a Visit, or nothing.
    template <class Visitor>
    QueryWork traverse(Visitor&& visitor) const;

  private:
    template <class, int, class>
    friend class TreeQueries;

    [[nodiscard]] detail::TreeView<Inner> view() const { return static_cast<const Tree*>(this)->view(); }
};

}  // namespace jostle
