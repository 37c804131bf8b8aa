// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Batch: columns, steps and resets.
#include <string>

#include "arrays.h"
#include "batch.h"

namespace jostle::python {
namespace {

nb::object slice_of(const BatchColumns& columns) {
    return nb::slice(columns.first, columns.first + columns.count);
}

nb::object add_action(PyBatch& self, nb::handle type, nb::handle object) {
    const Call call("Batch::add_action");
    Batch& batch = self.use(call.name());
    const auto action = Convert<BatchAction>::get(call, "type", type);
    if (nb::isinstance<BodyRef>(object))
        return slice_of(batch.add_action(action, nb::inst_ptr<BodyRef>(object)->handle));
    if (nb::isinstance<JointRef>(object))
        return slice_of(batch.add_action(action, nb::inst_ptr<JointRef>(object)->handle));
    call.refuse("object", text_of(object), "it must be a Body or a Joint");
}

nb::object add_observation(PyBatch& self, nb::handle type, nb::handle object) {
    const Call call("Batch::add_observation");
    Batch& batch = self.use(call.name());
    const auto observation = Convert<BatchObservation>::get(call, "type", type);
    if (nb::isinstance<BodyRef>(object))
        return slice_of(batch.add_observation(observation, nb::inst_ptr<BodyRef>(object)->handle));
    if (nb::isinstance<ShapeRef>(object))
        return slice_of(batch.add_observation(observation, nb::inst_ptr<ShapeRef>(object)->handle));
    if (nb::isinstance<JointRef>(object))
        return slice_of(batch.add_observation(observation, nb::inst_ptr<JointRef>(object)->handle));
    call.refuse("object", text_of(object), "it must be a Body, a Shape or a Joint");
}

/// Actions: zeros where there are none to give.
Floats get_actions(const Call& call, const Batch& batch, nb::handle actions) {
    const auto rows = static_cast<std::size_t>(batch.size());
    const auto columns = static_cast<std::size_t>(batch.action_columns());
    if (columns != 0) return get_rows(call, "actions", actions, rows, columns);
    if (!actions.is_none() && nb::cast<std::size_t>(numpy("size")(actions)) != 0)
        call.refuse("actions", text_of(actions), "there are no columns: it must be None");
    return {};
}

nb::object step(PyBatch& self, nb::handle actions, nb::handle dt, nb::handle substeps, nb::handle repeats,
                nb::handle out) {
    const Call call("Batch::step");
    Batch& batch = self.use(call.name());
    const auto rows = static_cast<std::size_t>(batch.size());
    BatchStep step;
    step.dt = Convert<float>::get(call, "dt", dt);
    step.substeps = Convert<int>::get(call, "substeps", substeps);
    step.repeats = Convert<int>::get(call, "repeats", repeats);
    // Columns that come while the arrays are read make the step refuse them.
    const auto numbers = static_cast<std::size_t>(batch.action_columns()) * rows;
    const auto columns = static_cast<std::size_t>(batch.observation_columns());
    const Floats given = get_actions(call, batch, actions);
    const Out<float> seen = out_rows(call, out, rows, columns);
    self.run(call.name(), true, [&] {
        batch.step({given.data, numbers}, {seen.data, rows * columns}, step);
    });
    return seen.array;
}

nb::object observe(PyBatch& self, nb::handle out) {
    const Call call("Batch::observe");
    const Batch& batch = self.use(call.name());
    const auto rows = static_cast<std::size_t>(batch.size());
    const auto columns = static_cast<std::size_t>(batch.observation_columns());
    const Out<float> seen = out_rows(call, out, rows, columns);
    self.run(call.name(), true, [&] { batch.observe({seen.data, rows * columns}); });
    return seen.array;
}

/// keep() and reset().
template <class Do>
void bind_masked(BatchClass& type, const char* function, const char* about, const Do& act) {
    type.def(
        last_name(function),
        [function, act](PyBatch& self, nb::handle mask) {
            const Call call(function);
            Batch& batch = self.use(call.name());
            const Mask meant = get_mask(call, mask, static_cast<std::size_t>(batch.size()));
            self.run(call.name(), true, [&] { act(batch, meant.bytes); });
        },
        nb::arg("mask").none() = nb::none(),
        nb::sig(keep_text(std::string("def ") + last_name(function) +
                          "(self, mask: numpy.typing.ArrayLike | None = None) -> None")),
        about);
}

}  // namespace

void bind_batch_columns(BatchClass& type) {
    type.def("add_action", &add_action, nb::arg("type"), nb::arg("object"),
             nb::sig(keep_text("def add_action(self, type: " + Convert<BatchAction>::type() +
                               ", object: Body | Joint) -> slice")),
             "Adds columns at the end of the rows of actions, and answers which. The object is one of any "
             "world of the batch, and is found in each world by its id.\n\n"
             "motor_speed: [rad/s] or [m/s] of a joint with a motor\n"
             "motor_max: [N m] or [N] at least 0: the motor's greatest torque or force\n"
             "servo_target: [rad] or [m] of a joint with a servo\n"
             "force, impulse: [N], [N s] x, y, at a body's centre of mass\n"
             "force_at, impulse_at: x, y, and the point [m] of the world\n"
             "torque, angular_impulse: [N m], [N m s]\n"
             "linear_velocity, angular_velocity: [m/s] x, y; [rad/s]");
    type.def("add_observation", &add_observation, nb::arg("type"), nb::arg("object"),
             nb::sig(keep_text("def add_observation(self, type: " + Convert<BatchObservation>::type() +
                               ", object: Body | Shape | Joint) -> slice")),
             "Adds columns at the end of the rows of observations, and answers which. They are NaN where the "
             "object is gone.\n\n"
             "position, linear_velocity: [m], [m/s] x, y of a body\n"
             "angle, angular_velocity: [rad], [rad/s]\n"
             "rotation: [1] cosine, sine\n"
             "awake, touches: 1 or 0; touches of a body or a shape\n"
             "joint_position, joint_speed: [rad], [m] and per second\n"
             "joint_force, joint_torque: [N] x, y; [N m] on the second body in the last step");
    type.def(
        "add_ray",
        [](PyBatch& self, nb::handle body, nb::handle origin, nb::handle translation, nb::handle turns,
           nb::handle meets_own, nb::handle meets_sensors, nb::handle category, nb::handle mask) {
            const Call call("Batch::add_ray");
            BatchRay ray;
            ray.origin = Convert<Vec2>::get(call, "origin", origin);
            ray.translation = Convert<Vec2>::get(call, "translation", translation);
            ray.turns = get_flag(call, "turns", turns);
            ray.meets_own = get_flag(call, "meets_own", meets_own);
            ray.meets_sensors = get_flag(call, "meets_sensors", meets_sensors);
            ray.category = get_unsigned(call, "category", category);
            ray.mask = get_unsigned(call, "mask", mask);
            Batch& batch = self.use(call.name());
            return slice_of(batch.add_ray(Convert<Body>::get(call, "body", body), ray));
        },
        nb::arg("body"), nb::arg("origin"), nb::arg("translation"), nb::kw_only(), nb::arg("turns") = true,
        nb::arg("meets_own") = false, nb::arg("meets_sensors") = false,
        nb::arg("category") = ~std::uint64_t{0}, nb::arg("mask") = ~std::uint64_t{0},
        nb::sig("def add_ray(self, body: Body, origin: jostle._values.Point, translation: "
                "jostle._values.Point, *, turns: bool = True, meets_own: bool = False, meets_sensors: bool = "
                "False, category: int = 18446744073709551615, mask: int = 18446744073709551615) -> slice"),
        "Adds a column of observations: the fraction [1] of a ray up to what it meets, 1 where it meets "
        "nothing. The origin [m] is in the body's frame; so is the translation [m] if it turns with the "
        "body. category, mask: which shapes are met, by their filters.");
    type.def(
        "add_separation",
        [](PyBatch& self, nb::handle shape, nb::handle other) {
            const Call call("Batch::add_separation");
            Batch& batch = self.use(call.name());
            return slice_of(batch.add_separation(Convert<Shape>::get(call, "shape", shape),
                                                 Convert<Shape>::get(call, "other", other)));
        },
        nb::arg("shape"), nb::arg("other"),
        nb::sig("def add_separation(self, shape: Shape, other: Shape) -> slice"),
        "Adds a column of observations: the least separation [m] of the points of two shapes' contact; "
        "infinity where it has none.");
    type.def(
        "add_contacts",
        [](PyBatch& self, nb::handle shape, nb::handle most) {
            const Call call("Batch::add_contacts");
            Batch& batch = self.use(call.name());
            return slice_of(batch.add_contacts(Convert<Shape>::get(call, "shape", shape),
                                               Convert<int>::get(call, "most", most)));
        },
        nb::arg("shape"), nb::arg("most"),
        nb::sig("def add_contacts(self, shape: Shape, most: int) -> slice"),
        "Adds two columns of observations for each of the nearest contacts of a shape, at most `most` of 1 "
        "to 64: the index of the other shape, the lower 32 bits of its id, and the least separation [m] of "
        "the contact's points, the nearest first; -1 and infinity where there are fewer.");
    type.def_prop_ro(
        "action_columns", [](PyBatch& self) { return self.use("Batch::action_columns").action_columns(); },
        "How many numbers a row of actions has.");
    type.def_prop_ro(
        "observation_columns",
        [](PyBatch& self) { return self.use("Batch::observation_columns").observation_columns(); },
        "How many numbers a row of observations has.");
}

void bind_batch_steps(BatchClass& type) {
    type.def(
        "step", &step, nb::arg("actions").none() = nb::none(), nb::kw_only(), nb::arg("dt") = 1.0 / 60.0,
        nb::arg("substeps") = kDefaultSubsteps, nb::arg("repeats") = 1, nb::arg("out").none() = nb::none(),
        nb::sig("def step(self, actions: numpy.typing.ArrayLike | None = None, *, dt: float = "
                "0.016666666666666666, substeps: int = 4, repeats: int = 1, out: numpy.ndarray | None = "
                "None) -> numpy.ndarray"),
        "Acts on each world by its row of actions, steps all of them, and returns the rows of "
        "observations, (n, columns) of float32. `repeats` [1] steps are made with the same actions; "
        "impulses come before the first. Other threads of Python run meanwhile. A bad number is refused, "
        "and nothing has changed.");
    type.def("observe", &observe, nb::kw_only(), nb::arg("out").none() = nb::none(),
             nb::sig("def observe(self, *, out: numpy.ndarray | None = None) -> numpy.ndarray"),
             "The rows of observations, of the worlds as they are.");
    bind_masked(type, "Batch::keep", "Keeps the states of the worlds of a mask, or of all, for reset().",
                [](Batch& batch, BatchMask mask) { batch.keep(mask); });
    bind_masked(type, "Batch::reset",
                "The worlds of a mask, or all, go back to the states that were kept: when they were made, or "
                "by keep().",
                [](Batch& batch, BatchMask mask) { batch.reset(mask); });
    type.def(
        "load",
        [](PyBatch& self, nb::handle state, nb::handle mask) {
            const Call call("Batch::load");
            Batch& batch = self.use(call.name());
            const std::span<const std::byte> bytes = get_bytes(call, "state", state);
            const Mask meant = get_mask(call, mask, static_cast<std::size_t>(batch.size()));
            self.run(call.name(), true, [&] { batch.load(bytes, meant.bytes); });
        },
        nb::arg("state"), nb::arg("mask").none() = nb::none(),
        nb::sig("def load(self, state: bytes, mask: numpy.typing.ArrayLike | None = None) -> None"),
        "The worlds of a mask, or all, go to a state: what World.save() of one of them gave.");
}

}  // namespace jostle::python
