// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Body: properties, forces, and what it makes.
#include <jostle/dynamics/chain_shape.h>

#include <string>

#include "bind.h"
#include "geometry.h"
#include "keywords.h"
#include "records.h"

namespace jostle::python {
namespace {

using BodyClass = nb::class_<BodyRef>;

std::string repr(const BodyRef& self) {
    const std::string place = "<Body " + std::to_string(self.handle.handle().index);
    if (!self.is_there("Body::__repr__")) return place + ", gone>";
    const Body& body = self.use("Body::__repr__");
    const std::string name(body.name());
    return place + (name.empty() ? " " : " '" + name + "' ") +
           std::string(names_of(Of<BodyType>{})[static_cast<std::size_t>(body.type())]) + " at " +
           Convert<Vec2>::text(body.position()) + ">";
}

Transform transform_of(const Call& call, nb::handle position, nb::handle angle) {
    return {Convert<Vec2>::get(call, "position", position),
            Rot::from_angle(Convert<float>::get(call, "angle", angle))};
}

void bind_place(BodyClass& type) {
    type.def_prop_rw(
        "position",
        [](const BodyRef& self) { return put(self.state, self.use("Body::position").position()); },
        [](const BodyRef& self, nb::handle value) {
            const Vec2 position = Convert<Vec2>::get("Body::position", "position", value);
            const Body& body = self.use("Body::position");
            body.set_transform(Transform{position, body.rotation()});
        },
        nb::for_getter(nb::sig(getter_text("Body::position", "jostle._values.Vec2"))),
        nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text("Body::position", "jostle._values.Point"))),
        "[m] of the body's origin. Setting it moves the body at once.");
    type.def_prop_rw(
        "angle", [](const BodyRef& self) { return self.use("Body::angle").angle(); },
        [](const BodyRef& self, nb::handle value) {
            const float angle = Convert<float>::get("Body::angle", "angle", value);
            const Body& body = self.use("Body::angle");
            body.set_transform(body.position(), angle);
        },
        nb::for_getter(nb::sig(getter_text("Body::angle", "float"))), nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text("Body::angle", "float"))), "[rad] in [-pi, pi].");
    type.def(
        "set_transform",
        [](const BodyRef& self, nb::handle position, nb::handle angle) {
            const Call call("Body::set_transform");
            const Vec2 to = Convert<Vec2>::get(call, "position", position);
            const float turned = Convert<float>::get(call, "angle", angle);
            self.use(call.name()).set_transform(to, turned);
        },
        nb::arg("position"), nb::arg("angle"),
        nb::sig("def set_transform(self, position: jostle._values.Point, angle: float) -> None"),
        "Moves the body at once to a position [m] and an angle [rad].");
    type.def(
        "move_to",
        [](const BodyRef& self, nb::handle position, nb::handle angle, nb::handle dt) {
            const Call call("Body::move_to");
            const Transform to = transform_of(call, position, angle);
            const float time = Convert<float>::get(call, "dt", dt);
            self.use(call.name()).move_to(to, time);
        },
        nb::arg("position"), nb::arg("angle"), nb::arg("dt"),
        nb::sig("def move_to(self, position: jostle._values.Point, angle: float, dt: float) -> None"),
        "Gives a kinematic body the velocities with which a step of dt [s] takes it to a position [m] and an "
        "angle [rad].");
    type.def(
        "drop_through", [](const BodyRef& self) { self.use("Body::drop_through").drop_through(); },
        nb::sig("def drop_through(self) -> None"),
        "The one-way surface that the body stands on lets the body through, until it overlaps nothing of "
        "that surface.");
    property<&Body::rotation>(type, "Body::rotation", "[1] Cosine and sine of the angle.");
    property<&Body::center_of_mass>(type, "Body::center_of_mass", "[m] in the world.");
    property<&Body::bounds>(type, "Body::bounds", "[m] The box around all shapes.");
    property<&Body::linear_velocity, &Body::set_linear_velocity>(type, "Body::linear_velocity",
                                                                 "[m/s] of the centre of mass.");
    property<&Body::angular_velocity, &Body::set_angular_velocity>(type, "Body::angular_velocity", "[rad/s]");
}

/// A call that turns a vector of one frame into one of another.
template <auto Method>
void bind_frame(BodyClass& type, const char* function, const char* argument, const char* about) {
    type.def(
        last_name(function),
        [function, argument](const BodyRef& self, nb::handle value) {
            const Vec2 vector = Convert<Vec2>::get(Call(function), argument, value);
            return put(self.state, (self.use(function).*Method)(vector));
        },
        nb::arg(argument),
        nb::sig(keep_text(std::string("def ") + last_name(function) + "(self, " + argument +
                          ": jostle._values.Point) -> jostle._values.Vec2")),
        about);
}

void bind_forces(BodyClass& type) {
    const auto vector_at = [&]<class AtPoint, class AtCenter>(const char* function, const char* argument,
                                                              AtPoint at_point, AtCenter at_center,
                                                              const char* about) {
        type.def(
            last_name(function),
            [=](const BodyRef& self, nb::handle value, nb::handle point) {
                const Call call(function);
                const Vec2 vector = Convert<Vec2>::get(call, argument, value);
                if (point.is_none()) {
                    (self.use(function).*at_center)(vector);
                } else {
                    const Vec2 at = Convert<Vec2>::get(call, "point", point);
                    (self.use(function).*at_point)(vector, at);
                }
            },
            nb::arg(argument), nb::arg("point").none() = nb::none(),
            nb::sig(keep_text(std::string("def ") + last_name(function) + "(self, " + argument +
                              ": jostle._values.Point, point: jostle._values.Point | None = None) -> None")),
            about);
    };
    vector_at("Body::apply_force", "force", &Body::apply_force, &Body::apply_force_to_center,
              "[N] For the next step, at a point [m] of the world; None: the centre of mass.");
    vector_at("Body::apply_impulse", "impulse", &Body::apply_impulse, &Body::apply_impulse_to_center,
              "[N s] At once, at a point [m] of the world; None: the centre of mass.");
    type.def(
        "apply_torque",
        [](const BodyRef& self, nb::handle torque) {
            const float by = Convert<float>::get("Body::apply_torque", "torque", torque);
            self.use("Body::apply_torque").apply_torque(by);
        },
        nb::arg("torque"), nb::sig("def apply_torque(self, torque: float) -> None"),
        "[N m] For the next step.");
    type.def(
        "apply_angular_impulse",
        [](const BodyRef& self, nb::handle impulse) {
            constexpr const char* kName = "Body::apply_angular_impulse";
            const float by = Convert<float>::get(kName, "impulse", impulse);
            self.use(kName).apply_angular_impulse(by);
        },
        nb::arg("impulse"), nb::sig("def apply_angular_impulse(self, impulse: float) -> None"),
        "[N m s] At once.");
}

void bind_settings(BodyClass& type) {
    property<&Body::type, &Body::set_type>(type, "Body::type", "How it moves.");
    property<&Body::is_enabled, &Body::set_enabled>(type, "Body::is_enabled",
                                                    "False: it touches nothing, and does not move.");
    property<&Body::is_awake, &Body::set_awake>(
        type, "Body::is_awake", "Setting it wakes its island, or puts that to sleep if it may.");
    property<&Body::allows_sleep, &Body::set_allow_sleep>(type, "Body::allows_sleep",
                                                          "False: it never sleeps.");
    type.def_prop_rw(
        "sleep_threshold",
        [](const BodyRef& self) { return self.use("Body::sleep_threshold").sleep_threshold(); },
        [](const BodyRef& self, nb::handle value) {
            constexpr const char* kName = "Body::sleep_threshold";
            const auto threshold = Convert<std::optional<float>>::get(kName, "sleep_threshold", value);
            const Body& body = self.use(kName);
            if (!threshold) return body.reset_sleep_threshold();
            body.set_sleep_threshold(*threshold);
        },
        nb::for_getter(nb::sig(getter_text("Body::sleep_threshold", "float"))),
        nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text("Body::sleep_threshold", "float | None"))),
        "[m/s] below which it is slow. Setting None: the world's.");
    type.def_prop_rw(
        "is_continuous", [](const BodyRef& self) { return self.use("Body::is_continuous").is_continuous(); },
        [](const BodyRef& self, nb::handle value) {
            constexpr const char* kName = "Body::is_continuous";
            const auto continuous = Convert<std::optional<bool>>::get(kName, "continuous", value);
            const Body& body = self.use(kName);
            if (!continuous) return body.reset_continuous();
            body.set_continuous(*continuous);
        },
        nb::for_getter(nb::sig(getter_text("Body::is_continuous", "bool"))),
        nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text("Body::is_continuous", "bool | None"))),
        "Whether it is kept from jumping over others. Setting None: as its type has it.");
    property<&Body::is_bullet, &Body::set_bullet>(type, "Body::is_bullet",
                                                  "Whether it does not jump over dynamic bodies, either.");
    property<&Body::linear_damping, &Body::set_linear_damping>(type, "Body::linear_damping", "[1/s]");
    property<&Body::angular_damping, &Body::set_angular_damping>(type, "Body::angular_damping", "[1/s]");
    property<&Body::gravity_scale, &Body::set_gravity_scale>(type, "Body::gravity_scale", "[1]");
    property<&Body::locks, &Body::set_locks>(type, "Body::locks", "Motions that nothing gives the body.");
    property<&Body::user_data, &Body::set_user_data>(type, "Body::user_data",
                                                     "A number of yours, also in arrays.");
    property<&Body::name, &Body::set_name>(type, "Body::name", "At most 255 bytes; '' if it has none.");
}

void bind_mass(BodyClass& type) {
    property<&Body::mass>(type, "Body::mass", "[kg]; 0 unless dynamic.");
    property<&Body::inertia>(type, "Body::inertia", "[kg m^2] about the centre of mass.");
    type.def_prop_rw(
        "mass_data",
        [](const BodyRef& self) { return put(self.state, self.use("Body::mass_data").mass_data()); },
        [](const BodyRef& self, nb::handle value) {
            constexpr const char* kName = "Body::mass_data";
            const auto mass = Convert<std::optional<MassData>>::get(kName, "mass_data", value);
            const Body& body = self.use(kName);
            if (!mass) return body.reset_mass();
            body.set_mass(*mass);
        },
        nb::for_getter(nb::sig(getter_text("Body::mass_data", "jostle._values.MassData"))),
        nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text("Body::mass_data", "jostle._values.MassData | None"))),
        "Mass [kg], centre [m] and inertia [kg m^2]. Setting None: those of the shapes.");
}

void bind_parts(BodyClass& type) {
    property<&Body::shapes>(type, "Body::shapes", "In order of creation; segments of chains too.");
    property<&Body::chains>(type, "Body::chains", "In order of creation.");
    property<&Body::joints>(type, "Body::joints", "The newest first.");
    type.def(
        "state_hash", [](const BodyRef& self) { return self.use("Body::state_hash").state_hash(); },
        "A hash of the body's own numbers that World.state_hash() sees.");
    property<&Body::contacts>(type, "Body::contacts", "Of its shapes, including those that do not touch.");
    property<&Body::island>(type, "Body::island",
                            "The bodies that it touches or is joined to, directly or through others.");
    type.def(
        "is_touching",
        [](const BodyRef& self, const BodyRef& other) {
            return self.use("Body::is_touching").is_touching(other.handle);
        },
        nb::arg("other"), "Whether a shape of this body touches one of the other; sensors are left out.");
    type.def(
        "create_shape",
        [](const BodyRef& self, nb::handle geometry, const nb::kwargs& keywords) {
            const Call call("Body::create_shape");
            ShapeDef def;
            read_keywords(call, def, keywords);
            const Geometry& of = get_geometry(call, "geometry", geometry);
            return put(self.state, self.use(call.name()).create_shape(of, def));
        },
        nb::sig(signature_of<ShapeDef>("create_shape", ", geometry: Geometry", "Shape")),
        doc_of<ShapeDef>("Adds a shape. The body's mass follows from the densities of its shapes."));
    type.def(
        "create_chain",
        [](const BodyRef& self, nb::handle points, bool is_loop, bool one_sided, nb::handle ghost1,
           nb::handle ghost2, const nb::kwargs& keywords) {
            const Call call("Body::create_chain");
            ChainDef def;
            read_keywords(call, def, keywords);
            const std::vector<Vec2> line = get_points(call, "points", points);
            Chain chain{.points = line.data(), .count = static_cast<int>(line.size())};
            chain.is_loop = is_loop;
            chain.one_sided = one_sided;
            chain.ghost1 = Convert<std::optional<Vec2>>::get(call, "ghost1", ghost1);
            chain.ghost2 = Convert<std::optional<Vec2>>::get(call, "ghost2", ghost2);
            return put(self.state, self.use(call.name()).create_chain(chain, def));
        },
        nb::arg("points"), nb::arg("is_loop") = false, nb::arg("one_sided") = true,
        nb::arg("ghost1").none() = nb::none(), nb::arg("ghost2").none() = nb::none(), nb::arg("keywords"),
        nb::sig(signature_of<ChainDef>(
            "create_chain",
            ", points: jostle._values.Points, is_loop: bool = False, one_sided: bool = True, "
            "ghost1: jostle._values.Point | None = None, ghost2: jostle._values.Point | None = None",
            "ChainShape")),
        doc_of<ChainDef>("Adds a line of segments over whose seams shapes slide. One-sided, it is solid on "
                         "the left of its "
                         "direction: ground runs from right to left."));
}

}  // namespace

void bind_bodies(nb::module_& module) {
    BodyClass type(module, "Body", nb::dynamic_attr(), nb::is_weak_referenceable(),
                   nb::type_slots(kHandleSlots),
                   "A body of a world, made by World.create_body(). It may carry attributes of your own; a "
                   "world has one "
                   "object for each body, and keeps it.");
    bind_handle(type);
    type.def("__repr__", &repr);
    bind_place(type);
    bind_frame<&Body::world_point>(type, "Body::world_point", "local",
                                   "[m] The point of the world where a point of the body is.");
    bind_frame<&Body::local_point>(type, "Body::local_point", "world",
                                   "[m] The point of the body at a point of the world.");
    bind_frame<&Body::world_vector>(type, "Body::world_vector", "local",
                                    "A direction of the body in the world.");
    bind_frame<&Body::local_vector>(type, "Body::local_vector", "world",
                                    "A direction of the world in the body's frame.");
    bind_frame<&Body::velocity_at>(type, "Body::velocity_at", "point",
                                   "[m/s] of a point [m] of the world that moves with the body.");
    bind_forces(type);
    bind_settings(type);
    bind_mass(type);
    bind_parts(type);
}

}  // namespace jostle::python
