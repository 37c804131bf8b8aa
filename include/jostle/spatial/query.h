// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The items that overlap a box, and those that meet a set of half-spaces: a frustum, or any convex region.
//
// A box meets the set if the box lies wholly outside of no half-space. Near the corners of the region this
// test accepts some boxes outside: good enough to draw, or to look closer. A node
// inside all half-spaces is not tested any further.
#pragma once

#include <jostle/spatial/tree_queries.h>
#include <jostle/spatial/walk.h>

#include <bit>
#include <cstdint>
#include <limits>
#include <span>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {

/// A half-space for boxes as nodes store them. With c = |normal|, scaled by a power of two so that 1/8 <= the
/// greatest c < 1/4 and no sum overflows: the least of dot(normal, x) in a box is the sum of c[i] *
/// bound[near[i]], the greatest is minus the sum of c[i] * bound[far[i]]; each in the order of the axes. Both
/// only grow with the box, rounded as they are, so that no node hides an item.
template <int D>
struct HalfSpaceRows {
    float c[D];
    std::int32_t near[D], far[D];
    float offset;  ///< infinite where it is so large that no finite box reaches it
};

template <int D>
[[nodiscard]] JOSTLE_INLINE HalfSpaceRows<D> rows_of(const HalfSpace<D>& space) {
    HalfSpaceRows<D> rows;
    double greatest = 0.0;
    for (int i = 0; i < D; ++i) {
        const bool is_negative = space.normal[i] < 0.0f;
        rows.c[i] = is_negative ? -space.normal[i] : space.normal[i];
        rows.near[i] = is_negative ? D + i : i;
        rows.far[i] = is_negative ? i : D + i;
        if (rows.c[i] > greatest) greatest = rows.c[i];
    }
    // A float that is not zero is a normal double, and so is its scale.
    const std::uint64_t exponent = std::bit_cast<std::uint64_t>(greatest) >> 52;
    const double scale = std::bit_cast<double>((2 * 1023 - 3 - exponent) << 52);
    for (float& c : rows.c) c = static_cast<float>(c * scale);
    constexpr double kLargest = std::numeric_limits<float>::max();
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    const double offset = space.offset * scale;
    rows.offset = offset > kLargest    ? kInfinity
                  : offset < -kLargest ? -kInfinity
                                       : static_cast<float>(offset);
    return rows;
}

template <int D>
void require_half_space(const Call& call, std::span<const HalfSpace<D>> spaces, std::size_t index);

template <class Inner>
void half_space_walk(const TreeView<Inner>& view, const HalfSpaceRows<Inner::kDimension>* spaces, int count,
                     std::uint64_t mask, Walk& walk);

}  // namespace detail

/// Whether a box does not lie wholly outside of a half-space: the test of the trees' query.
template <int D>
[[nodiscard]] JOSTLE_INLINE bool meets(const Aabb<D>& box, const HalfSpace<D>& space) {
    const detail::HalfSpaceRows<D> rows = detail::rows_of(space);
    float least = 0.0f;
    for (int i = 0; i < D; ++i) {
        const float term = rows.c[i] * (rows.near[i] == i ? box.lower[i] : -box.upper[i]);
        least = i == 0 ? term : least + term;
    }
    return least <= rows.offset;
}

template <class Tree, int D, class Inner>
template <class Visitor>
JOSTLE_INLINE QueryWork TreeQueries<Tree, D, Inner>::query(QueryContext& context, const Aabb<D>& box,
                                                           Visitor&& visitor, Filter filter) const {
    const Call now = TreeQueries::call("query");
    detail::require_box<D>(now, "box", box);
    detail::Walk& walk = context.walk_;
    return detail::run(
        now, detail::WalkType::kBox, view(), walk,
        [&] { detail::box_walk(view(), box, detail::mask_of(filter), walk); },
        [&](int i) { return detail::answer_of(visitor, static_cast<int>(walk.hits[i])); });
}
template <class Tree, int D, class Inner>
template <class Visitor>
JOSTLE_INLINE QueryWork TreeQueries<Tree, D, Inner>::query(const Aabb<D>& box, Visitor&& visitor,
                                                           Filter filter) const {
    QueryContext context;
    return query(context, box, visitor, filter);
}
template <class Tree, int D, class Inner>
QueryWork TreeQueries<Tree, D, Inner>::query(const Aabb<D>& box, std::vector<int>& found,
                                             Filter filter) const {
    return detail::append_hits(found, [&](auto&& visitor) { return query(box, visitor, filter); });
}

template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::query(QueryContext& context, std::span<const HalfSpace<D>> spaces,
                                             Visitor&& visitor, Filter filter) const {
    const Call now = TreeQueries::call("query");
    GrowableStack<detail::HalfSpaceRows<D>, 8> rows;
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        detail::require_half_space<D>(now, spaces, i);
        rows.push(detail::rows_of(spaces[i]));
    }
    const std::uint64_t mask = detail::mask_of(filter);
    detail::Walk& walk = context.walk_;
    return detail::run(
        now, detail::WalkType::kHalfSpaces, view(), walk,
        [&] { detail::half_space_walk(view(), rows.data(), static_cast<int>(rows.size()), mask, walk); },
        [&](int i) { return detail::answer_of(visitor, static_cast<int>(walk.hits[i])); });
}
template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::query(std::span<const HalfSpace<D>> spaces, Visitor&& visitor,
                                             Filter filter) const {
    QueryContext context;
    return query(context, spaces, visitor, filter);
}
template <class Tree, int D, class Inner>
QueryWork TreeQueries<Tree, D, Inner>::query(std::span<const HalfSpace<D>> spaces, std::vector<int>& found,
                                             Filter filter) const {
    return detail::append_hits(found, [&](auto&& visitor) { return query(spaces, visitor, filter); });
}

}  // namespace jostle
JOSTLE_API_END
