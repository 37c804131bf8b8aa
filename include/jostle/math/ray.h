// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A ray, for every verb of jostle that casts one: against a box, a tree, a shape, a chain. And a box that
// moves along one.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/aabb.h>

#include <limits>

JOSTLE_API_BEGIN
namespace jostle {

/// The points origin + f * translation, 0 <= f <= max_fraction. One of no length is a point.
template <int D>
struct Ray {
    Vector<D> origin{};         ///< [m]
    Vector<D> translation{};    ///< [m] need not be of length 1
    float max_fraction = 1.0f;  ///< [1] of the translation; infinity is no limit
};
using Ray2 = Ray<2>;
using Ray3 = Ray<3>;

/// A box that keeps its axes and moves by f * translation, 0 <= f <= max_fraction.
template <int D>
struct BoxCast {
    Aabb<D> box{};              ///< [m] at fraction 0
    Vector<D> translation{};    ///< [m]
    float max_fraction = 1.0f;  ///< [1] of the translation; infinity is no limit
};

template <int D>
struct BoxRayHit {
    bool hit = false;
    float fraction = 0.0f;  ///< [1] of the translation, where the ray enters
    Vector<D> normal{};     ///< [1] of the face that it enters through; zero if it starts in the box

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

/// Where a ray enters a box. One that starts in the box, on a face included, hits at 0 with a zero normal;
/// one that runs in a face touches. Nowhere if the origin or the translation is not finite, max_fraction is
/// negative or NaN, or the box is NaN somewhere; nor where the fraction is beyond all floats. ORDER: a ray
/// that enters through an edge or a corner gets the normal of the first of those axes.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr BoxRayHit<D> ray_cast(const Aabb<D>& box, const Ray<D>& ray) {
    const Vector<D>& p = ray.origin;
    const Vector<D>& d = ray.translation;
    if (!is_finite(p) || !is_finite(d) || !(ray.max_fraction >= 0.0f)) return {};
    if (contains(box, p)) return {true, 0.0f, {}};
    float enter = -1.0f;
    float leave = math::min(ray.max_fraction, std::numeric_limits<float>::max());
    int axis = 0;
    for (int i = 0; i < D; ++i) {
        const float lower = box.lower[i];
        const float upper = box.upper[i];
        if (d[i] == 0.0f) {
            // No division: 0 / 0 would poison what is on a face.
            if (!(lower <= p[i] && p[i] <= upper)) return {};
            continue;
        }
        // Divided, not multiplied by 1 / d, which overflows for the smallest d.
        const float at_lower = (lower - p[i]) / d[i];
        const float at_upper = (upper - p[i]) / d[i];
        const float first = d[i] > 0.0f ? at_lower : at_upper;
        const float last = d[i] > 0.0f ? at_upper : at_lower;
        if (!(first <= last)) return {};
        if (first > enter) {
            enter = first;
            axis = i;
        }
        leave = math::min(leave, last);
    }
    // The origin is outside, so that some axis has set enter to 0 or more, unless the ray leads away from the
    // box on it.
    if (!(enter >= 0.0f && enter <= leave)) return {};
    BoxRayHit<D> result{true, enter, {}};
    result.normal[axis] = d[axis] > 0.0f ? -1.0f : 1.0f;
    return result;
}

/// Where a moving box first meets another. That is where a ray from 0 along the translation enters the other
/// box, made larger by the moving one.
template <int D>
[[nodiscard]] JOSTLE_INLINE constexpr BoxRayHit<D> box_cast(const Aabb<D>& target, const BoxCast<D>& cast) {
    return ray_cast(Aabb<D>{target.lower - cast.box.upper, target.upper - cast.box.lower},
                    Ray<D>{{}, cast.translation, cast.max_fraction});
}

}  // namespace jostle
JOSTLE_API_END
