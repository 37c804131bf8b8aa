// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Axis-aligned boxes, in the plane and in space. A box is closed: its faces belong to it, so that boxes which
// only touch overlap, and lower == upper is a box of one point. Functions take any numbers: with a NaN, every
// yes-or-no question is answered no.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/scalar.h>
#include <jostle/math/vec2.h>
#include <jostle/math/vec3.h>

#include <limits>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {
/// Every class template over D names a vector, and so is checked here.
template <int D>
struct VectorOf {
    static_assert(D == 2 || D == 3, "jostle works in 2 or 3 dimensions: D must be 2 or 3");
    using Type = Vec2;  // so that this is the first error, not one of many
};
template <>
struct VectorOf<2> {
    using Type = Vec2;
};
template <>
struct VectorOf<3> {
    using Type = Vec3;
};

/// 1 if a <= b in every component, else 0. Without branches: these comparisons are the trees' inner loop.
[[nodiscard]] JOSTLE_INLINE constexpr int none_greater(Vec2 a, Vec2 b) {
    return static_cast<int>(a.x <= b.x) & static_cast<int>(a.y <= b.y);
}
[[nodiscard]] JOSTLE_INLINE constexpr int none_greater(Vec3 a, Vec3 b) {
    return static_cast<int>(a.x <= b.x) & static_cast<int>(a.y <= b.y) & static_cast<int>(a.z <= b.z);
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 splat(Vec2, float s) {
    return {s, s};
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec3 splat(Vec3, float s) {
    return {s, s, s};
}
}  // namespace detail

/// Vec2 or Vec3.
template <int D>
using Vector = typename detail::VectorOf<D>::Type;

template <int D>
struct Aabb {
    Vector<D> lower;  ///< [m]
    Vector<D> upper;  ///< [m]

    [[nodiscard]] JOSTLE_INLINE constexpr bool operator==(const Aabb& b) const {
        return lower == b.lower && upper == b.upper;
    }
};

using Aabb2 = Aabb<2>;
using Aabb3 = Aabb<3>;

/// The empty box, from infinity to minus infinity: united with a box it gives that box, it overlaps nothing,
/// and it is not valid.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr Aabb<D> empty_box() {
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    return {detail::splat(Vector<D>{}, kInfinity), detail::splat(Vector<D>{}, -kInfinity)};
}

/// Finite, and lower <= upper on each axis.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr bool is_valid(const Aabb<D>& a) {
    return is_finite(a.lower) && is_finite(a.upper) && detail::none_greater(a.lower, a.upper) != 0;
}

/// The smallest box that contains both.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr Aabb<D> unite(const Aabb<D>& a, const Aabb<D>& b) {
    return {min(a.lower, b.lower), max(a.upper, b.upper)};
}

/// Touching counts.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr bool overlap(const Aabb<D>& a, const Aabb<D>& b) {
    return (detail::none_greater(a.lower, b.upper) & detail::none_greater(b.lower, a.upper)) != 0;
}

template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr bool contains(const Aabb<D>& outer, const Aabb<D>& inner) {
    return (detail::none_greater(outer.lower, inner.lower) &
            detail::none_greater(inner.upper, outer.upper)) != 0;
}
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr bool contains(const Aabb<D>& box, Vector<D> point) {
    return (detail::none_greater(box.lower, point) & detail::none_greater(point, box.upper)) != 0;
}

/// Halves are taken first, so that no finite box overflows.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr Vector<D> center(const Aabb<D>& a) {
    return a.lower * 0.5f + a.upper * 0.5f;
}
/// [m] Half widths.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr Vector<D> extents(const Aabb<D>& a) {
    return a.upper * 0.5f - a.lower * 0.5f;
}

/// [m]
[[nodiscard]] JOSTLE_INLINE constexpr float perimeter(const Aabb<2>& a) {
    const Vec2 w = a.upper - a.lower;
    return 2.0f * (w.x + w.y);
}
/// [m^2]
[[nodiscard]] JOSTLE_INLINE constexpr float surface_area(const Aabb<3>& a) {
    const Vec3 w = a.upper - a.lower;
    return 2.0f * (w.x * w.y + w.y * w.z + w.z * w.x);
}
/// The cost of a tree's node with this box: how often a random line or ray meets it is proportional to the
/// box's perimeter in the plane [m], to its surface in space [m^2].
[[nodiscard]] JOSTLE_INLINE constexpr float cost(const Aabb<2>& a) {
    return perimeter(a);
}
[[nodiscard]] JOSTLE_INLINE constexpr float cost(const Aabb<3>& a) {
    return surface_area(a);
}

/// Moves every face outwards by a margin [m].
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr Aabb<D> expand(const Aabb<D>& a, float margin) {
    const Vector<D> m = detail::splat(Vector<D>{}, margin);
    return {a.lower - m, a.upper + m};
}

}  // namespace jostle
JOSTLE_API_END
