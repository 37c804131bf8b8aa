// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes as values of Python: Circle, Capsule, Segment and Polygon, whose base is Geometry. None can be
// changed.
#pragma once

#include <jostle/geometry/ray.h>
#include <jostle/geometry/shapes.h>
#include <nanobind/nanobind.h>

#include <memory>

#include "convert.h"

namespace jostle::python {

struct Solid {
    Geometry geometry;
    std::shared_ptr<const LargePolygon>
        corners;  ///< of a polygon with more than 8, which `geometry` is a view of
};
struct SolidCircle : Solid {};
struct SolidCapsule : Solid {};
struct SolidSegment : Solid {};
struct SolidPolygon : Solid {};

/// A Geometry of Python; refuses anything else.
[[nodiscard]] const Geometry& get_geometry(const Call& call, const char* argument, nb::handle value);
/// The value of Python that shows a geometry, of which it takes a copy.
[[nodiscard]] nb::object put_geometry(const Geometry& geometry);
/// Rows of two numbers.
[[nodiscard]] std::vector<Vec2> get_points(const Call& call, const char* argument, nb::handle value);

/// Rays from (n, 2) by (n, 2), of which one may serve all.
[[nodiscard]] std::vector<Ray2> get_plane_rays(const Call& call, nb::handle origins, nb::handle translations);
/// An angle [rad] for each of so many positions, or one for all.
[[nodiscard]] std::vector<float> get_angles(const Call& call, const char* argument, nb::handle value,
                                            std::size_t count);

/// A copy of a polygon.
[[nodiscard]] SolidPolygon polygon_of(const PolygonView& view);

void bind_geometry(nb::module_& module);
/// Questions over arrays.
void bind_geometry_batches(nb::class_<Solid>& base);
/// Polygon, and decompose(); after its base, Geometry.
void bind_polygon(nb::module_& module);

}  // namespace jostle::python
