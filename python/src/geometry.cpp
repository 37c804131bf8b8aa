// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "geometry.h"

#include <jostle/geometry/distance.h>
#include <jostle/geometry/mass.h>
#include <jostle/geometry/point.h>

#include <string>

#include "arrays.h"
#include "keywords.h"

namespace jostle::python {
namespace {

template <class Kind>
Kind checked(const char* function, const Geometry& geometry) {
    validate(geometry, Call(function));
    Kind result;
    result.geometry = geometry;
    return result;
}

template <class Kind>
nb::object with(const Geometry& geometry) {
    Kind result;
    result.geometry = geometry;
    return nb::cast(std::move(result));
}

Transform pose_of(const Call& call, nb::handle position, nb::handle angle) {
    return {Convert<Vec2>::get(call, "position", position),
            Rot::from_angle(Convert<float>::get(call, "angle", angle))};
}

void bind_base(nb::class_<Solid>& base) {
    base.def(
        "bounds", [](const Solid& self) { return Convert<Aabb<2>>::put(nullptr, bounds(self.geometry, {})); },
        nb::sig("def bounds(self) -> jostle._values.Box"), "[m] The tight box, rounding included.");
    base.def(
        "area", [](const Solid& self) { return area(self.geometry); },
        "[m^2] Rounding included; 0 of a segment.");
    base.def(
        "mass_data",
        [](const Solid& self, nb::handle density) {
            const float value = Convert<float>::get("Geometry::mass_data", "density", density);
            Call("Geometry::mass_data").in(kAtLeastZero, "density", value);
            return Convert<MassData>::put(nullptr, compute_mass(self.geometry, value));
        },
        nb::arg("density") = 1.0,
        nb::sig("def mass_data(self, density: float = 1.0) -> jostle._values.MassData"),
        "Mass [kg], centre [m] and inertia [kg m^2] at a density [kg/m^2].");
    base.def(
        "contains",
        [](const Solid& self, nb::handle point) {
            return contains(self.geometry, Convert<Vec2>::get("Geometry::contains", "point", point));
        },
        nb::arg("point"), nb::sig("def contains(self, point: jostle._values.Point) -> bool"),
        "Whether a point [m] belongs to the shape; False of a segment.");
    base.def(
        "distance",
        [](const Solid& self, nb::handle other, nb::handle position, nb::handle angle) {
            const Call call("Geometry::distance");
            const Geometry& b = get_geometry(call, "other", other);
            return distance(self.geometry, b, pose_of(call, position, angle)).distance;
        },
        nb::arg("other"), nb::arg("position"), nb::arg("angle") = 0.0f,
        nb::sig("def distance(self, other: Geometry, position: jostle._values.Point, angle: float = 0.0) -> "
                "float"),
        "[m] To another shape that lies at a position [m] and an angle [rad] in this one's frame; 0: they "
        "touch.");
}

void bind_circle(nb::module_& module) {
    nb::class_<SolidCircle, Solid> circle(module, "Circle", "A disc.");
    circle.def(
        "__init__",
        [](SolidCircle* self, nb::handle radius, nb::handle center) {
            const Call call("Circle");
            const Circle value{Convert<Vec2>::get(call, "center", center),
                               Convert<float>::get(call, "radius", radius)};
            new (self) SolidCircle(checked<SolidCircle>("Circle", value));
        },
        nb::arg("radius"), nb::arg("center") = nb::make_tuple(0.0, 0.0),
        nb::sig("def __init__(self, radius: float, center: jostle._values.Point = (0.0, 0.0)) -> None"),
        "radius and center [m], in the body's frame.");
    circle.def_prop_ro(
        "radius", [](const SolidCircle& self) { return self.geometry.circle.radius; }, "[m]");
    circle.def_prop_ro(
        "center",
        [](const SolidCircle& self) { return Convert<Vec2>::put(nullptr, self.geometry.circle.center); },
        nb::sig("def center(self, /) -> jostle._values.Vec2"), "[m]");
    circle.def("__repr__", [](const SolidCircle& self) {
        const Circle& value = self.geometry.circle;
        return "Circle(" + Convert<float>::text(value.radius) +
               ", center=" + Convert<Vec2>::text(value.center) + ")";
    });
}

void bind_capsule(nb::module_& module) {
    nb::class_<SolidCapsule, Solid> capsule(module, "Capsule",
                                            "All points near the line between two centres.");
    capsule.def(
        "__init__",
        [](SolidCapsule* self, nb::handle center1, nb::handle center2, nb::handle radius) {
            const Call call("Capsule");
            const Capsule value{Convert<Vec2>::get(call, "center1", center1),
                                Convert<Vec2>::get(call, "center2", center2),
                                Convert<float>::get(call, "radius", radius)};
            new (self) SolidCapsule(checked<SolidCapsule>("Capsule", value));
        },
        nb::arg("center1"), nb::arg("center2"), nb::arg("radius"),
        nb::sig("def __init__(self, center1: jostle._values.Point, center2: jostle._values.Point, radius: "
                "float) -> None"),
        "The two centres and the radius [m], in the body's frame.");
    capsule.def_prop_ro(
        "radius", [](const SolidCapsule& self) { return self.geometry.capsule.radius; }, "[m]");
    capsule.def_prop_ro(
        "center1",
        [](const SolidCapsule& self) { return Convert<Vec2>::put(nullptr, self.geometry.capsule.center1); },
        nb::sig("def center1(self, /) -> jostle._values.Vec2"), "[m]");
    capsule.def_prop_ro(
        "center2",
        [](const SolidCapsule& self) { return Convert<Vec2>::put(nullptr, self.geometry.capsule.center2); },
        nb::sig("def center2(self, /) -> jostle._values.Vec2"), "[m]");
    capsule.def("__repr__", [](const SolidCapsule& self) {
        const Capsule& value = self.geometry.capsule;
        return "Capsule(" + Convert<Vec2>::text(value.center1) + ", " + Convert<Vec2>::text(value.center2) +
               ", " + Convert<float>::text(value.radius) + ")";
    });
}

void bind_segment(nb::module_& module) {
    nb::class_<SolidSegment, Solid> segment(module, "Segment", "A line without thickness, and without mass.");
    segment.def(
        "__init__",
        [](SolidSegment* self, nb::handle point1, nb::handle point2, nb::handle ghost1, nb::handle ghost2,
           bool one_sided) {
            const Call call("Segment");
            using Ghost = Convert<std::optional<Vec2>>;
            const Segment value{
                Convert<Vec2>::get(call, "point1", point1), Convert<Vec2>::get(call, "point2", point2),
                Ghost::get(call, "ghost1", ghost1), Ghost::get(call, "ghost2", ghost2), one_sided};
            new (self) SolidSegment(checked<SolidSegment>("Segment", value));
        },
        nb::arg("point1"), nb::arg("point2"), nb::kw_only(), nb::arg("ghost1").none() = nb::none(),
        nb::arg("ghost2").none() = nb::none(), nb::arg("one_sided") = false,
        nb::sig("def __init__(self, point1: jostle._values.Point, point2: jostle._values.Point, *, "
                "ghost1: jostle._values.Point | None = None, ghost2: jostle._values.Point | None = None, "
                "one_sided: bool = False) -> None"),
        "Two points [m] in the body's frame. The ghosts [m] are where a longer line comes from and goes on "
        "to; a "
        "one-sided segment collides on the right of its direction alone.");
    segment.def_prop_ro(
        "point1",
        [](const SolidSegment& self) { return Convert<Vec2>::put(nullptr, self.geometry.segment.point1); },
        nb::sig("def point1(self, /) -> jostle._values.Vec2"), "[m]");
    segment.def_prop_ro(
        "point2",
        [](const SolidSegment& self) { return Convert<Vec2>::put(nullptr, self.geometry.segment.point2); },
        nb::sig("def point2(self, /) -> jostle._values.Vec2"), "[m]");
    segment.def_prop_ro(
        "one_sided", [](const SolidSegment& self) { return self.geometry.segment.one_sided; },
        "Whether it collides on the right of its direction alone.");
    segment.def("__repr__", [](const SolidSegment& self) {
        const Segment& value = self.geometry.segment;
        return "Segment(" + Convert<Vec2>::text(value.point1) + ", " + Convert<Vec2>::text(value.point2) +
               (value.one_sided ? ", one_sided=True)" : ")");
    });
}

}  // namespace

const Geometry& get_geometry(const Call& call, const char* argument, nb::handle value) {
    if (!nb::isinstance<Solid>(value))
        call.refuse(argument, text_of(value), "it must be a Circle, Capsule, Segment or Polygon");
    return nb::inst_ptr<Solid>(value)->geometry;
}

nb::object put_geometry(const Geometry& geometry) {
    switch (geometry.type) {
        case ShapeType::kCircle:
            return with<SolidCircle>(geometry);
        case ShapeType::kCapsule:
            return with<SolidCapsule>(geometry);
        case ShapeType::kSegment:
            return with<SolidSegment>(geometry);
        default:
            return nb::cast(polygon_of(geometry.polygon_view()));
    }
}

std::vector<Vec2> get_points(const Call& call, const char* argument, nb::handle value) {
    const Floats rows = get_floats(call, argument, value, 2);
    std::vector<Vec2> result(rows.rows);
    for (std::size_t i = 0; i < rows.rows; ++i) result[i] = {rows.data[2 * i], rows.data[2 * i + 1]};
    return result;
}

std::vector<Ray2> get_plane_rays(const Call& call, nb::handle origins, nb::handle translations) {
    const std::vector<Vec2> from = get_points(call, "origins", origins);
    const std::vector<Vec2> way = get_points(call, "translations", translations);
    require_rows(call, "translations", way.size(), from.size(), "origins");
    std::vector<Ray2> rays(from.size());
    for (std::size_t i = 0; i < from.size(); ++i) rays[i] = {from[i], way[way.size() == 1 ? 0 : i]};
    return rays;
}

std::vector<float> get_angles(const Call& call, const char* argument, nb::handle value, std::size_t count) {
    const Floats rows = get_floats(call, argument, numpy("atleast_1d")(value), 1);
    require_rows(call, argument, rows.rows, count, "positions");
    std::vector<float> angles(count);
    for (std::size_t i = 0; i < count; ++i) angles[i] = rows.data[rows.rows == 1 ? 0 : i];
    return angles;
}

void bind_geometry(nb::module_& module) {
    nb::class_<Solid> base(module, "Geometry", "A shape as a value: a Circle, Capsule, Segment or Polygon.");
    bind_base(base);
    bind_geometry_batches(base);
    bind_circle(module);
    bind_capsule(module);
    bind_segment(module);
    bind_polygon(module);
}

}  // namespace jostle::python
