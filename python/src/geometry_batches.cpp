// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Questions to shapes that are values, over arrays: points, rays, and another shape at many poses. They let
// the interpreter's lock go, as nothing changes a shape.
#include <jostle/geometry/distance.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/penetration.h>
#include <jostle/geometry/point.h>
#include <jostle/geometry/ray.h>

#include <string>

#include "geometry.h"
#include "keywords.h"
#include "records.h"

namespace jostle::python {

constexpr const char* name_of(Of<ShapeRayHit>) {
    return "ShapeRayHit";
}
template <class V>
void fields(Of<ShapeRayHit>, auto& hit, V&& v) {
    v("hit", hit.hit, "");
    v("started_inside", hit.started_inside, "");
    v("fraction", hit.fraction, "[1]");
    v("point", hit.point, "[m]");
    v("normal", hit.normal, "[1]");
}
constexpr const char* name_of(Of<DistanceResult>) {
    return "DistanceResult";
}
template <class V>
void fields(Of<DistanceResult>, auto& found, V&& v) {
    v("distance", found.distance, "[m]");
    v("point_a", found.point_a, "[m]");
    v("point_b", found.point_b, "[m]");
    v("normal", found.normal, "[1]");
}
constexpr const char* name_of(Of<Penetration>) {
    return "Penetration";
}
template <class V>
void fields(Of<Penetration>, auto& found, V&& v) {
    v("overlapping", found.overlapping, "");
    v("depth", found.depth, "[m]");
    v("normal", found.normal, "[1]");
    v("point_a", found.point_a, "[m]");
    v("point_b", found.point_b, "[m]");
}

namespace {

/// Poses of another shape: positions, with an angle for each, or one for all.
std::vector<Transform> get_transforms(const Call& call, nb::handle positions, nb::handle angles) {
    const std::vector<Vec2> at = get_points(call, "positions", positions);
    const std::vector<float> turned = get_angles(call, "angles", angles, at.size());
    std::vector<Transform> poses(at.size());
    for (std::size_t i = 0; i < at.size(); ++i) poses[i] = {at[i], Rot::from_angle(turned[i])};
    return poses;
}

/// answers[i] = ask(asked[i]) for all i, without the interpreter's lock.
template <class Asked, class Answer, class Ask>
void answer(const std::vector<Asked>& asked, Answer* answers, const Ask& ask) {
    const nb::gil_scoped_release release;
    for (std::size_t i = 0; i < asked.size(); ++i) answers[i] = ask(asked[i]);
}

/// The record of ask(a, b, pose) for each pose of another shape.
template <class Record, class Ask>
auto ask_at_poses(const char* function, const Ask& ask) {
    return [=](const Solid& self, nb::handle other, nb::handle positions, nb::handle angles, nb::handle out) {
        const Call call(function);
        const Geometry& b = get_geometry(call, "other", other);
        const std::vector<Transform> poses = get_transforms(call, positions, angles);
        std::vector<Record> found(poses.size());
        answer(poses, found.data(), [&](const Transform& pose) { return ask(self.geometry, b, pose); });
        return put_array(call, std::span<const Record>(found), out);
    };
}

nb::object overlaps(const Solid& self, nb::handle other, nb::handle positions, nb::handle angles) {
    const Call call("Geometry::overlaps");
    const Geometry& b = get_geometry(call, "other", other);
    const std::vector<Transform> poses = get_transforms(call, positions, angles);
    const Flags flags = new_flags(poses.size());
    answer(poses, flags.data, [&](const Transform& pose) { return overlap(self.geometry, b, pose); });
    return flags.array;
}
nb::object contains_points(const Solid& self, nb::handle points) {
    const std::vector<Vec2> at = get_points("Geometry::contains_points", "points", points);
    const Flags flags = new_flags(at.size());
    answer(at, flags.data, [&](Vec2 point) { return contains(self.geometry, point); });
    return flags.array;
}
nb::object signed_distances(const Solid& self, nb::handle points) {
    const Call call("Geometry::signed_distances");
    const std::vector<Vec2> at = get_points(call, "points", points);
    const Out<float> rows = out_floats(call, nb::none(), at.size(), 1);
    answer(at, rows.data, [&](Vec2 point) { return signed_distance(self.geometry, point); });
    return rows.array;
}
nb::object rays_closest(const Solid& self, nb::handle origins, nb::handle translations, nb::handle out) {
    const Call call("Geometry::rays_closest");
    const std::vector<Ray2> rays = get_plane_rays(call, origins, translations);
    std::vector<ShapeRayHit> hits(rays.size());
    answer(rays, hits.data(), [&](const Ray2& ray) { return ray_cast(self.geometry, ray); });
    return put_array(call, std::span<const ShapeRayHit>(hits), out);
}

constexpr const char* kAtPoses =
    "(self, other: Geometry, positions: jostle._values.Points, angles: numpy.typing.ArrayLike = 0.0";

}  // namespace

void bind_geometry_batches(nb::class_<Solid>& base) {
    const auto at_poses = [&](const char* name, const char* about, const auto& function) {
        base.def(name, function, nb::arg("other"), nb::arg("positions"), nb::arg("angles") = 0.0,
                 nb::kw_only(), nb::arg("out").none() = nb::none(),
                 nb::sig(keep_text(std::string("def ") + name + kAtPoses +
                                   ", *, out: numpy.ndarray | None = None) -> numpy.ndarray")),
                 about);
    };
    at_poses("distances",
             "distance() to another shape at many positions [m], (n, 2), and angles [rad], (n) or one for "
             "all: a structured array of the distance [m], the nearest points of both [m], and the normal, "
             "in this shape's frame.",
             ask_at_poses<DistanceResult>("Geometry::distances",
                                          [](const Geometry& a, const Geometry& b, const Transform& pose) {
                                              return distance(a, b, pose);
                                          }));
    at_poses("penetrations",
             "How deep another shape overlaps this one at many positions [m], (n, 2), and angles [rad], (n) "
             "or one for all: a structured array of the depth [m] by which it must move along the normal, "
             "and the deepest points [m].",
             ask_at_poses<Penetration>("Geometry::penetrations",
                                       [](const Geometry& a, const Geometry& b, const Transform& pose) {
                                           return penetration(a, b, pose);
                                       }));
    base.def("overlaps", &overlaps, nb::arg("other"), nb::arg("positions"), nb::arg("angles") = 0.0,
             nb::sig(keep_text(std::string("def overlaps") + kAtPoses + ") -> numpy.ndarray")),
             "Whether another shape at many positions [m], (n, 2), and angles [rad], (n) or one for all, has "
             "a point in common with this one: bool.");
    base.def("contains_points", &contains_points, nb::arg("points"),
             nb::sig("def contains_points(self, points: jostle._values.Points) -> numpy.ndarray"),
             "contains() for many points [m], (n, 2): bool.");
    base.def("signed_distances", &signed_distances, nb::arg("points"),
             nb::sig("def signed_distances(self, points: jostle._values.Points) -> numpy.ndarray"),
             "[m] Of points [m], (n, 2), from the outline: negative inside.");
    base.def("rays_closest", &rays_closest, nb::arg("origins"), nb::arg("translations"), nb::kw_only(),
             nb::arg("out").none() = nb::none(),
             nb::sig("def rays_closest(self, origins: jostle._values.Points, translations: "
                     "jostle._values.Points, *, out: numpy.ndarray | None = None) -> numpy.ndarray"),
             "Where rays from origins [m] by translations [m], (n, 2), of which one may serve all, meet the "
             "shape: a structured array of the fields of ShapeRayHit.");
}

}  // namespace jostle::python
