// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world's bodies as arrays: poses, velocities, masses, ids; velocities, forces and impulses of many at
// once.
//
// Without a list of bodies these are about the awake ones, in the order of World.awake_ids(), as the world
// keeps them: a copy of memory. Of a list, or an array of ids, each costs a look at the body.
#include <algorithm>
#include <cmath>
#include <string>

#include "bind.h"
#include "keywords.h"
#include "records.h"

namespace jostle::python {
namespace {

/// The bodies that a call is about: `bodies` in Python.
std::vector<Body> get_bodies(const PyWorld& self, const Call& call, nb::handle value) {
    const Ids ids = get_ids(call, "bodies", value);
    self.use(call.name());
    std::vector<Body> result;
    result.reserve(ids.rows);
    for (std::size_t i = 0; i < ids.rows; ++i) {
        result.push_back(self.state->from_id<Body>(ids.data[i]));
        if (!result.back().is_valid())
            call.refuse("bodies", "id " + std::to_string(ids.data[i]),
                        "at " + std::to_string(i) + " there must be a body of this world that is not gone");
    }
    return result;
}

std::size_t awake_count(const PyWorld& self, const Call& call) {
    return self.use(call.name()).poses().size();
}
/// Looking at `out` may have run code of the user's.
void require_count(const Call& call, std::size_t now, std::size_t rows) {
    if (now != rows) call.refuse("world", "changed", "it must have the same bodies while arguments are read");
}

void write_pose(float* row, const Transform& transform, bool angles) {
    row[0] = transform.p.x;
    row[1] = transform.p.y;
    if (angles) {
        row[2] = transform.q.angle();
    } else {
        row[2] = transform.q.c;
        row[3] = transform.q.s;
    }
}

nb::object poses(const PyWorld& self, nb::handle bodies, nb::handle out, bool angles) {
    const Call call("World::poses");
    const std::size_t width = angles ? 3 : 4;
    if (bodies.is_none()) {
        const Out<float> rows = out_floats(call, out, awake_count(self, call), width);
        const StridedView<const Transform> transforms = self.use(call.name()).poses().transforms();
        require_count(call, transforms.size(), rows.rows);
        float* row = rows.data;
        for (std::size_t i = 0; i < transforms.size(); ++i, row += width)
            write_pose(row, transforms[i], angles);
        return rows.array;
    }
    const std::vector<Body> list = get_bodies(self, call, bodies);
    const Out<float> rows = out_floats(call, out, list.size(), width);
    self.use(call.name());
    float* row = rows.data;
    for (const Body& body : list) {
        write_pose(row, body.transform(), angles);
        row += width;
    }
    return rows.array;
}

nb::object velocities(const PyWorld& self, nb::handle bodies, nb::handle out) {
    const Call call("World::velocities");
    if (bodies.is_none()) {
        const Out<float> rows = out_floats(call, out, awake_count(self, call), 3);
        const World& world = self.use(call.name());
        const StridedView<const Vec2> linear = world.linear_velocities();
        const StridedView<const float> angular = world.angular_velocities();
        require_count(call, linear.size(), rows.rows);
        for (std::size_t i = 0; i < linear.size(); ++i) {
            rows.data[3 * i] = linear[i].x;
            rows.data[3 * i + 1] = linear[i].y;
            rows.data[3 * i + 2] = angular[i];
        }
        return rows.array;
    }
    const std::vector<Body> list = get_bodies(self, call, bodies);
    const Out<float> rows = out_floats(call, out, list.size(), 3);
    self.use(call.name());
    float* row = rows.data;
    for (const Body& body : list) {
        const Vec2 linear = body.linear_velocity();
        *row++ = linear.x;
        *row++ = linear.y;
        *row++ = body.angular_velocity();
    }
    return rows.array;
}

std::vector<Body> awake_bodies(const World& world) {
    const PoseView poses = world.poses();
    std::vector<Body> result(poses.size());
    for (std::size_t i = 0; i < poses.size(); ++i) result[i] = poses.body(i);
    return result;
}

nb::object masses(const PyWorld& self, nb::handle bodies, nb::handle out) {
    const Call call("World::masses");
    const std::vector<Body> list =
        bodies.is_none() ? awake_bodies(self.use(call.name())) : get_bodies(self, call, bodies);
    const Out<float> rows = out_floats(call, out, list.size(), 2);
    self.use(call.name());
    float* row = rows.data;
    for (const Body& body : list) {
        *row++ = body.mass();
        *row++ = body.inertia();
    }
    return rows.array;
}

/// Calls set(body, row) for each body; the rows are checked for their number first. A row that C++ refuses
/// ends the call where it is: those before it are set.
template <class Set>
void set_rows(const PyWorld& self, const Call& call, nb::handle bodies, const char* argument,
              nb::handle values, std::size_t width, const Set& set) {
    const std::vector<Body> list = get_bodies(self, call, bodies);
    const Floats rows = get_floats(call, argument, values, width);
    if (rows.rows != list.size())
        call.refuse(argument, std::to_string(rows.rows) + " rows",
                    "it must have one row for each of the " + std::to_string(list.size()) + " bodies");
    for (std::size_t i = 0; i < rows.rows * width; ++i)
        if (!std::isfinite(rows.data[i]))
            call.refuse(argument, to_text(rows.data[i]) + " in row " + std::to_string(i / width),
                        "every number must be finite");
    self.use(call.name());
    for (std::size_t i = 0; i < list.size(); ++i) set(list[i], rows.data + i * width);
}

/// The points of a shape in its body's frame: the corners, the ends, or the centre; and its radius.
std::pair<std::vector<Vec2>, float> points_of(const Geometry& geometry) {
    switch (geometry.type) {
        case ShapeType::kCircle:
            return {{geometry.circle.center}, geometry.circle.radius};
        case ShapeType::kCapsule:
            return {{geometry.capsule.center1, geometry.capsule.center2}, geometry.capsule.radius};
        case ShapeType::kSegment:
            return {{geometry.segment.point1, geometry.segment.point2}, 0.0f};
        default: {
            const PolygonView view = geometry.polygon_view();
            return {{view.vertices, view.vertices + view.count}, view.radius};
        }
    }
}

nb::object shape_points(const PyWorld& self, nb::handle bodies) {
    const Call call("World::shape_points");
    std::vector<Body> list;
    if (bodies.is_none()) {
        for (const Body& body : self.use(call.name()).bodies()) list.push_back(body);
    } else {
        list = get_bodies(self, call, bodies);
    }
    std::vector<std::uint64_t> ids;
    std::vector<std::int32_t> starts{0};
    std::vector<Vec2> points;
    std::vector<float> radii;
    for (const Body& body : list) {
        const Transform transform = body.transform();
        for (const Shape& shape : body.shapes()) {
            const auto [local, radius] = points_of(shape.geometry());
            for (const Vec2 point : local) points.push_back(apply(transform, point));
            ids.push_back(id_of(shape.handle()));
            starts.push_back(static_cast<std::int32_t>(points.size()));
            radii.push_back(radius);
        }
    }
    const Out<std::uint64_t> id_rows = out_ids(call, nb::none(), ids.size());
    std::copy(ids.begin(), ids.end(), id_rows.data);
    const Out<std::int32_t> start_rows = out_integers(call, nb::none(), starts.size(), 1);
    std::copy(starts.begin(), starts.end(), start_rows.data);
    const Out<float> radius_rows = out_floats(call, nb::none(), radii.size(), 1);
    std::copy(radii.begin(), radii.end(), radius_rows.data);
    return nb::make_tuple(id_rows.array, start_rows.array, new_points(points), radius_rows.array);
}

void bind_setters(WorldClass& type) {
    const auto bind = [&](const char* function, const char* argument, const char* about, std::size_t width,
                          auto set) {
        type.def(
            last_name(function),
            [=](const PyWorld& self, nb::handle bodies, nb::handle values) {
                set_rows(self, Call(function), bodies, argument, values, width, set);
            },
            nb::arg("bodies"), nb::arg(argument),
            nb::sig(keep_text(std::string("def ") + last_name(function) +
                              "(self, bodies: jostle._values.Bodies, " + argument +
                              ": numpy.typing.ArrayLike) -> None")),
            about);
    };
    bind("World::set_velocities", "velocities",
         "Rows of x, y [m/s] and turning [rad/s], (n, 3), for n bodies.", 3,
         [](const Body& body, const float* row) {
             body.set_linear_velocity({row[0], row[1]});
             body.set_angular_velocity(row[2]);
         });
    bind("World::apply_forces", "forces",
         "Rows of x, y [N] at the centres of mass and torques [N m], (n, 3), for n bodies and the next step.",
         3, [](const Body& body, const float* row) {
             body.apply_force_to_center({row[0], row[1]});
             body.apply_torque(row[2]);
         });
    bind("World::apply_impulses", "impulses",
         "Rows of x, y [N s] at the centres of mass and turning ones [N m s], (n, 3), for n bodies, at once.",
         3, [](const Body& body, const float* row) {
             body.apply_impulse_to_center({row[0], row[1]});
             body.apply_angular_impulse(row[2]);
         });
    bind("World::set_transforms", "poses",
         "Rows of x, y [m] and the angle [rad], (n, 3), for n bodies, which move at once.", 3,
         [](const Body& body, const float* row) {
             body.set_transform(Vec2{row[0], row[1]}, row[2]);
         });
}

}  // namespace

void bind_world_arrays(WorldClass& type) {
    type.def("poses", &poses, nb::arg("bodies").none() = nb::none(), nb::kw_only(),
             nb::arg("out").none() = nb::none(), nb::arg("angles") = false,
             nb::sig("def poses(self, bodies: jostle._values.Bodies | None = None, *, out: numpy.ndarray | "
                     "None = None, "
                     "angles: bool = False) -> numpy.ndarray"),
             "[m] Rows of x, y, cosine and sine, (n, 4) of float32; with angles [rad] in place of the last "
             "two, (n, 3). Of "
             "the bodies, or of the awake ones in the order of awake_ids(). `out` is filled and returned, or "
             "its first rows.");
    type.def("velocities", &velocities, nb::arg("bodies").none() = nb::none(), nb::kw_only(),
             nb::arg("out").none() = nb::none(),
             nb::sig("def velocities(self, bodies: jostle._values.Bodies | None = None, *, out: "
                     "numpy.ndarray | None = "
                     "None) -> numpy.ndarray"),
             "Rows of x, y [m/s] of the centre of mass, and the turning [rad/s], (n, 3); else as poses().");
    type.def(
        "masses", &masses, nb::arg("bodies").none() = nb::none(), nb::kw_only(),
        nb::arg("out").none() = nb::none(),
        nb::sig("def masses(self, bodies: jostle._values.Bodies | None = None, *, out: numpy.ndarray | None "
                "= None) "
                "-> numpy.ndarray"),
        "Rows of the mass [kg] and the inertia [kg m^2] about the centre of mass, (n, 2); else as poses().");
    type.def(
        "awake_ids",
        [](const PyWorld& self, nb::handle out) {
            const Call call("World::awake_ids");
            const Out<std::uint64_t> ids = out_ids(call, out, awake_count(self, call));
            const PoseView view = self.use(call.name()).poses();
            require_count(call, view.size(), ids.rows);
            for (std::size_t i = 0; i < view.size(); ++i) ids.data[i] = id_of(view.body(i).handle());
            return ids.array;
        },
        nb::kw_only(), nb::arg("out").none() = nb::none(),
        nb::sig("def awake_ids(self, *, out: numpy.ndarray | None = None) -> numpy.ndarray"),
        "The ids of the awake bodies, uint64, in the order of poses(); it changes when bodies fall asleep or "
        "wake.");
    type.def(
        "body_ids",
        [](const PyWorld& self, nb::handle out) {
            const Call call("World::body_ids");
            const Out<std::uint64_t> ids = out_ids(call, out, self.use(call.name()).bodies().size());
            const HandleRange<Body> bodies = self.use(call.name()).bodies();
            require_count(call, bodies.size(), ids.rows);
            std::size_t i = 0;
            for (const Body& body : bodies) ids.data[i++] = id_of(body.handle());
            return ids.array;
        },
        nb::kw_only(), nb::arg("out").none() = nb::none(),
        nb::sig("def body_ids(self, *, out: numpy.ndarray | None = None) -> numpy.ndarray"),
        "The ids of all bodies, uint64, in the order of World.bodies.");
    type.def(
        "contact_array",
        [](const PyWorld& self, nb::handle out) {
            const Call call("World::contact_array");
            const std::span<const Contact> contacts = self.use(call.name()).contacts();
            const std::vector<Contact> copies(contacts.begin(), contacts.end());
            return put_array(call, std::span<const Contact>(copies), out);
        },
        nb::kw_only(), nb::arg("out").none() = nb::none(),
        nb::sig("def contact_array(self, *, out: numpy.ndarray | None = None) -> numpy.ndarray"),
        "World.contacts as a structured array; shapes are their ids.");
    type.def("shape_points", &shape_points, nb::arg("bodies").none() = nb::none(),
             nb::sig("def shape_points(self, bodies: jostle._values.Bodies | None = None) -> "
                     "tuple[numpy.ndarray, numpy.ndarray, numpy.ndarray, numpy.ndarray]"),
             "The corners of polygons, the ends of segments and capsules and the centres of circles, [m] in "
             "the world, of all shapes of the bodies, or of all bodies: to draw them. Returns ids of shapes, "
             "starts, points, (n, 2), and radii [m]: the points of shape i are points[starts[i]:starts[i + "
             "1]].");
    bind_setters(type);
}

}  // namespace jostle::python
