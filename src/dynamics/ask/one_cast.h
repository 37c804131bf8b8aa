// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A ray, and a shape that moves, against one shape of a world; both give WorldHits without a handle.
#pragma once

#include <jostle/dynamics/queries.h>
#include <jostle/geometry/distance_proxy.h>
#include <jostle/math/ray.h>

#include <optional>

#include "dynamics/ask/outline_cast.h"

namespace jostle::detail {

/// A ray. Everything is computed in double, from the shape's own frame.
class RayTest {
  public:
    explicit RayTest(const Ray2& ray) : ray_(ray) {}
    /// The ray as wide as boxes in the trees are wrong by.
    [[nodiscard]] BoxCast<2> box_cast() const;
    [[nodiscard]] Vec2 translation() const { return ray_.translation; }
    [[nodiscard]] WorldHit operator()(const Geometry& geometry, const Transform& pose) const;
    [[nodiscard]] WorldHit of_box(const Aabb<2>& box) const;

  private:
    const Ray2& ray_;
};

/// A shape that moves: a circle as a ray against the shape grown by its radius, others straight by
/// geometry/shape_cast.h (sharp polygons against boxes, where that is clear, by OutlineCast), or with a turn
/// by geometry/time_of_impact.h, whose slop is made so small that it is as good as a touch. A shape that is
/// far away, or goes far, is first taken on to the place where it comes near, in double, as floats measured
/// from afar would be too coarse.
class ShapeCastTest {
  public:
    explicit ShapeCastTest(const ShapeCast& cast);
    [[nodiscard]] BoxCast<2> box_cast() const;
    [[nodiscard]] Vec2 translation() const { return cast_.translation; }
    [[nodiscard]] WorldHit operator()(const Geometry& geometry, const Transform& pose) const;
    [[nodiscard]] WorldHit of_box(const Aabb<2>& box) const;

  private:
    /// The fractions between which the two may touch.
    struct Stretch {
        bool none = false;
        double begin = 0.0, end = 0.0;
    };
    [[nodiscard]] Stretch near_part(const Geometry& geometry, const Transform& pose) const;
    /// Whether a shape there is so near, and the way so short, that all of the way is looked at in float.
    [[nodiscard]] bool is_near(const Transform& pose) const;
    /// Whether a point of the shape moves away from a front, which is in the world, anywhere on its way; of
    /// one that turns, whether any might.
    [[nodiscard]] bool may_go_back(Vec2 front) const;
    /// On either side of a segment.
    [[nodiscard]] WorldHit meet(const Geometry& geometry, const Transform& pose,
                                const Stretch& stretch) const;
    [[nodiscard]] WorldHit cast_straight(const DistanceProxy& other, const Transform& pose,
                                         const Stretch& stretch) const;
    /// Of a circle about its frame's origin.
    [[nodiscard]] WorldHit cast_circle(const Geometry& geometry, const Transform& pose) const;
    [[nodiscard]] WorldHit cast_circle(const Aabb<2>& box) const;
    [[nodiscard]] WorldHit cast_turning(const Geometry& geometry, const Transform& pose,
                                        const Stretch& stretch) const;

    const ShapeCast& cast_;
    std::optional<DistanceProxy> proxy_;  ///< of what is no circle about its frame's origin
    /// Of the box that is tested, whose corners are set in place; once there was one.
    mutable std::optional<DistanceProxy> box_proxy_;
    float reach_;                         ///< [m] of the shape from its frame's origin
    float start_angle_;                   ///< [rad] if it turns
    std::optional<OutlineCast> outline_;  ///< of a sharp polygon that does not turn
    bool is_circle_;                      ///< about its frame's origin: it does not matter how it turns
};

}  // namespace jostle::detail
