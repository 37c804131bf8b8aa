// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Polygon, and outlines that are cut into polygons.
#include <jostle/geometry/clean_outline.h>

#include <algorithm>
#include <string>
#include <vector>

#include "arrays.h"
#include "fields.h"
#include "geometry.h"
#include "keywords.h"
#include "records.h"

namespace jostle::python {
namespace {

std::string vertices_text(const Solid& solid) {
    std::string text = "Polygon([";
    const PolygonView view = solid.geometry.polygon_view();
    for (int i = 0; i < view.count; ++i) text += (i > 0 ? ", " : "") + Convert<Vec2>::text(view.vertices[i]);
    text += "]";
    if (view.radius > 0.0f) text += ", radius=" + Convert<float>::text(view.radius);
    return text + ")";
}

/// The loops of an iterable.
std::vector<std::vector<Vec2>> get_loops(const Call& call, const char* argument, nb::handle value) {
    const nb::object iterator = nb::steal(PyObject_GetIter(value.ptr()));
    if (!iterator.is_valid()) {
        PyErr_Clear();
        call.refuse(argument, text_of(value), "it must be a sequence of loops of points");
    }
    std::vector<std::vector<Vec2>> loops;
    while (PyObject* const loop = PyIter_Next(iterator.ptr()))
        loops.push_back(get_points(call, argument, nb::steal(loop)));
    if (PyErr_Occurred() != nullptr) throw nb::python_error();
    return loops;
}

nb::list decompose_outline(nb::handle outer, nb::handle holes, nb::handle radius) {
    const Call call("decompose");
    const std::vector<Vec2> loop = get_points(call, "outer", outer);
    const std::vector<std::vector<Vec2>> inner = get_loops(call, "holes", holes);
    const std::vector<std::span<const Vec2>> spans(inner.begin(), inner.end());
    const ConvexPieces pieces = decompose({loop, spans}, Convert<float>::get(call, "radius", radius));
    nb::list result;
    for (int i = 0; i < pieces.size(); ++i) result.append(nb::cast(polygon_of(pieces[i])));
    return result;
}

/// A list of (outer loop, holes), and the changes.
nb::tuple clean_loops(nb::handle loops) {
    const Call call("clean_outline");
    const std::vector<std::vector<Vec2>> given = get_loops(call, "loops", loops);
    const std::vector<std::span<const Vec2>> spans(given.begin(), given.end());
    const CleanOutlines clean = clean_outline(spans);
    if (clean.status != OutlineStatus::kOk)
        call.refuse("loops", std::to_string(given.size()) + " loops", describe(clean.status));
    nb::list outlines;
    for (const SolidOutline& outline : clean.outlines) {
        nb::list holes;
        for (const std::vector<Vec2>& hole : outline.holes()) holes.append(new_points(hole));
        outlines.append(nb::make_tuple(new_points(outline.outer()), holes));
    }
    return nb::make_tuple(outlines, Convert<OutlineChanges>::put(nullptr, clean.changes));
}

}  // namespace

SolidPolygon polygon_of(const PolygonView& view) {
    SolidPolygon result;
    if (view.count <= 8) {
        Polygon small{};
        std::copy_n(view.vertices, view.count, small.vertices);
        std::copy_n(view.normals, view.count, small.normals);
        small.centroid = view.centroid;
        small.radius = view.radius;
        small.count = view.count;
        small.inner_edges = view.inner_edges;
        result.geometry = small;
        return result;
    }
    LargePolygon large{};
    std::copy_n(view.vertices, view.count, large.vertices);
    std::copy_n(view.normals, view.count, large.normals);
    large.centroid = view.centroid;
    large.radius = view.radius;
    large.count = view.count;
    large.inner_edges = view.inner_edges;
    result.corners = std::make_shared<const LargePolygon>(large);
    result.geometry = *result.corners;
    return result;
}

void bind_polygon(nb::module_& module) {
    nb::class_<SolidPolygon, Solid> polygon(
        module, "Polygon",
        "A convex polygon of 3 to 64 corners. The convex hull is taken of points; "
        "decompose() cuts a concave outline.");
    polygon.def(
        "__init__",
        [](SolidPolygon* self, nb::handle points, nb::handle radius) {
            const std::vector<Vec2> corners = get_points("Polygon", "points", points);
            const float rounding = Convert<float>::get("Polygon", "radius", radius);
            new (self) SolidPolygon(polygon_of(LargePolygon::from_hull(corners, rounding)));
        },
        nb::arg("points"), nb::arg("radius") = 0.0f,
        nb::sig("def __init__(self, points: jostle._values.Points, radius: float = 0.0) -> None"),
        "The convex hull of points [m] in the body's frame: a corner that points inwards is dropped. "
        "decompose() keeps concave outlines. The radius [m] rounds the corners.");
    polygon.def_static(
        "box",
        [](nb::handle half_width, nb::handle half_height, nb::handle center, nb::handle angle,
           nb::handle radius) {
            const Call call("Polygon::box");
            const float wide = Convert<float>::get(call, "half_width", half_width);
            const float high = Convert<float>::get(call, "half_height", half_height);
            const Vec2 middle = Convert<Vec2>::get(call, "center", center);
            const float turned = Convert<float>::get(call, "angle", angle);
            const float rounding = Convert<float>::get(call, "radius", radius);
            const bool plain = middle == Vec2{} && turned == 0.0f && rounding == 0.0f;
            return polygon_of(
                plain ? Polygon::box(wide, high)
                      : Polygon::offset_box(wide, high, middle, Rot::from_angle(turned), rounding));
        },
        nb::arg("half_width"), nb::arg("half_height"), nb::arg("center") = nb::make_tuple(0.0, 0.0),
        nb::arg("angle") = 0.0f, nb::arg("radius") = 0.0f,
        nb::sig("def box(half_width: float, half_height: float, center: jostle._values.Point = (0.0, 0.0), "
                "angle: float = 0.0, radius: float = 0.0) -> Polygon"),
        "A box of half extents [m] around a centre [m], turned by an angle [rad], with corners rounded by a "
        "radius [m].");
    polygon.def_static(
        "regular",
        [](nb::handle count, nb::handle circumradius, nb::handle radius) {
            const Call call("Polygon::regular");
            return polygon_of(LargePolygon::regular(Convert<int>::get(call, "count", count),
                                                    Convert<float>::get(call, "circumradius", circumradius),
                                                    Convert<float>::get(call, "radius", radius)));
        },
        nb::arg("count"), nb::arg("circumradius"), nb::arg("radius") = 0.0f,
        nb::sig("def regular(count: int, circumradius: float, radius: float = 0.0) -> Polygon"),
        "A regular polygon of 3 to 64 corners at a distance [m] from the origin, rounded by a radius [m].");
    polygon.def_prop_ro(
        "points",
        [](const SolidPolygon& self) {
            const PolygonView view = self.geometry.polygon_view();
            return new_points({view.vertices, static_cast<std::size_t>(view.count)});
        },
        nb::sig("def points(self, /) -> numpy.ndarray"),
        "[m] The corners counter-clockwise: a new array, (n, 2).");
    polygon.def_prop_ro(
        "radius", [](const SolidPolygon& self) { return self.geometry.polygon_view().radius; },
        "[m] of the rounding");
    polygon.def_prop_ro(
        "center",
        [](const SolidPolygon& self) {
            return Convert<Vec2>::put(nullptr, self.geometry.polygon_view().centroid);
        },
        nb::sig("def center(self, /) -> jostle._values.Vec2"), "[m] of the area without the rounding");
    polygon.def("__repr__", [](const SolidPolygon& self) { return vertices_text(self); });
    module.def("decompose", &decompose_outline, nb::arg("outer"), nb::arg("holes") = nb::make_tuple(),
               nb::arg("radius") = 0.0f,
               nb::sig("def decompose(outer: jostle._values.Points, holes: "
                       "collections.abc.Iterable[jostle._values.Points] = "
                       "(), radius: float = 0.0) -> list[Polygon]"),
               "Cuts an outline [m], which may be concave and have holes, into convex polygons, for "
               "Body.create_shape(); the radius [m] rounds every piece.");
    module.def(
        "clean_outline", &clean_loops, nb::arg("loops"),
        nb::sig("def clean_outline(loops: collections.abc.Iterable[jostle._values.Points]) -> "
                "tuple[list[tuple[numpy.ndarray, list[numpy.ndarray]]], "
                "jostle._values.OutlineChanges]"),
        "Makes of loops [m] that touch, cross or lie in each other outlines with holes that decompose() "
        "takes: what they enclose by the even-odd rule; and tells what was changed.");
}

}  // namespace jostle::python
