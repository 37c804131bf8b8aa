// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Callbacks of Python that decide inside a step. Each takes the interpreter's lock, and may touch the world
// that asks. An exception passes through the step.
#include <string>

#include "bind.h"
#include "event_tables.h"
#include "keywords.h"
#include "records.h"

namespace jostle::python {
namespace {

/// A question that is asked, as long as its callback runs.
template <class Question>
struct Asked {
    Question* question = nullptr;  ///< null: the callback has returned
    StatePointer state;

    Question& use(const char* function) const {
        if (question == nullptr)
            Call(function).refuse("question", "answered", "it may be used only while its callback runs");
        return *question;
    }
};
using AskedPreSolve = Asked<PreSolve>;
using AskedRows = Asked<CustomRows>;

/// Calls a function of Python with a question, from within a step.
template <class Question>
void ask(const Function& function, const std::weak_ptr<State>& of, Question& question) {
    const nb::gil_scoped_acquire lock;
    const StatePointer state = of.lock();
    const State::Inside inside(*state);
    const nb::object asked = nb::cast(Asked<Question>{&question, state});
    struct Ending {
        nb::handle asked;
        ~Ending() { nb::inst_ptr<Asked<Question>>(asked)->question = nullptr; }
    } const ending{asked};
    function.call(asked);
}

/// A batch steps without the interpreter.
void require_callable(const PyWorld& self, const Call& call, nb::handle function) {
    if (self.state->lent != nullptr && !function.is_none())
        call.refuse("world", "of a Batch", "worlds of a batch have no callbacks");
    if (!function.is_none() && PyCallable_Check(function.ptr()) == 0)
        call.refuse("function", text_of(function), "it must be callable, or None");
}

nb::object on_should_collide(const PyWorld& self, nb::object function, nb::handle shape) {
    const Call call("World::on_should_collide");
    require_callable(self, call, function);
    World& world = self.use(call.name());
    ShouldCollide asked;
    if (!function.is_none()) {
        asked = [kept = self.state->keep(function), of = std::weak_ptr(self.state)](Shape a, Shape b) {
            const nb::gil_scoped_acquire lock;
            const StatePointer state = of.lock();
            const State::Inside inside(*state);
            return nb::cast<bool>(nb::bool_(nb::object(kept->call(state->object(a), state->object(b)))));
        };
    }
    if (shape.is_none()) {
        world.on_should_collide(std::move(asked));
    } else {
        world.on_should_collide(Convert<Shape>::get(call, "shape", shape), std::move(asked));
    }
    return function;
}

nb::object on_pre_solve(const PyWorld& self, nb::handle shape, nb::object function) {
    const Call call("World::on_pre_solve");
    World& world = self.use(call.name());
    require_callable(self, call, function);
    PreSolveFunction asked;
    if (!function.is_none()) {
        asked = [kept = self.state->keep(function), of = std::weak_ptr(self.state)](PreSolve& question) {
            ask(*kept, of, question);
        };
    }
    world.on_pre_solve(Convert<Shape>::get(call, "shape", shape), std::move(asked));
    return function;
}

/// Sets a function of Python that is told, from within a step or a call that destroys.
template <class News, void (World::*kSet)(Callback<void(const News&)>)>
nb::object on_news(const PyWorld& self, const char* name, nb::object function) {
    const Call call(name);
    World& world = self.use(call.name());
    require_callable(self, call, function);
    Callback<void(const News&)> told;
    if (!function.is_none()) {
        told = [kept = self.state->keep(function), of = std::weak_ptr(self.state)](const News& news) {
            const nb::gil_scoped_acquire lock;
            const StatePointer state = of.lock();
            const State::Inside inside(*state);
            (void)kept->call(put(state, news));
        };
    }
    (world.*kSet)(std::move(told));
    return function;
}

/// `name` is that of C++, such as "World::on_impulses".
template <class News, void (World::*kSet)(Callback<void(const News&)>)>
void bind_news(WorldClass& type, const char* name, const char* about) {
    const std::string function =
        std::string("collections.abc.Callable[[") + Convert<News>::type() + "], object] | None";
    type.def(
        last_name(name),
        [name](const PyWorld& self, nb::object told) {
            return on_news<News, kSet>(self, name, std::move(told));
        },
        nb::arg("function").none(),
        nb::sig(keep_text(std::string("def ") + last_name(name) + "(self, function: " + function + ") -> " +
                          function)),
        about);
}

nb::object on_custom_joints(const PyWorld& self, nb::object function) {
    const Call call("World::on_custom_joints");
    World& world = self.use(call.name());
    require_callable(self, call, function);
    CustomFunction asked;
    if (!function.is_none()) {
        asked = [kept = self.state->keep(function), of = std::weak_ptr(self.state)](CustomRows& question) {
            ask(*kept, of, question);
        };
    }
    world.on_custom_joints(std::move(asked));
    return function;
}

template <auto Member, class Question>
void bind_fact(nb::class_<Asked<Question>>& type, const char* function, const char* about) {
    using Value = std::remove_cvref_t<decltype(std::declval<Question&>().*Member)>;
    type.def_prop_ro(
        last_name(function),
        [function](const Asked<Question>& self) { return put(self.state, self.use(function).*Member); },
        nb::sig(getter_text(function, Convert<Value>::type())), about);
}
template <auto Member>
void bind_answer(nb::class_<AskedPreSolve>& type, const char* function, const char* about) {
    using Value = std::remove_cvref_t<decltype(std::declval<PreSolve&>().*Member)>;
    type.def_prop_rw(
        last_name(function),
        [function](const AskedPreSolve& self) { return put(self.state, self.use(function).*Member); },
        [function](const AskedPreSolve& self, nb::handle value) {
            self.use(function).*Member = Convert<Value>::get(Call(function), last_name(function), value);
        },
        nb::for_getter(nb::sig(getter_text(function, Convert<Value>::type()))),
        nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text(function, input_type<Convert<Value>>()))), about);
}

void bind_pre_solve(nb::module_& module) {
    nb::class_<AskedPreSolve> type(module, "PreSolve",
                                   "A contact that is about to be solved, as on_pre_solve() shows it.");
    bind_fact<&PreSolve::shape>(type, "PreSolve::shape", "The shape that asked.");
    bind_fact<&PreSolve::other>(type, "PreSolve::other", "The shape that it touches.");
    bind_fact<&PreSolve::contact>(type, "PreSolve::contact", "Points and separations.");
    bind_fact<&PreSolve::time>(type, "PreSolve::time", "[s] since the two came near each other: 0 then.");
    bind_fact<&PreSolve::was_enabled>(type, "PreSolve::was_enabled",
                                      "In the last step; True while time is 0.");
    bind_fact<&PreSolve::is_impact>(type, "PreSolve::is_impact",
                                    "A fast body would stop here; refused, it goes on.");
    bind_fact<&PreSolve::impact_fraction>(type, "PreSolve::impact_fraction",
                                          "[1] of the step, at an impact.");
    type.def_prop_ro(
        "normal",
        [](const AskedPreSolve& self) { return put(self.state, self.use("PreSolve::normal").normal()); },
        nb::sig(getter_text("PreSolve::normal", Convert<Vec2>::type())), "[1] From `shape` to `other`.");
    bind_answer<&PreSolve::enabled>(type, "PreSolve::enabled",
                                    "False: the two do not push each other in this step.");
    bind_answer<&PreSolve::friction>(type, "PreSolve::friction", "[1] For this step.");
    bind_answer<&PreSolve::restitution>(type, "PreSolve::restitution", "[1] For this step.");
    bind_answer<&PreSolve::rolling_resistance>(type, "PreSolve::rolling_resistance", "[m] For this step.");
    bind_answer<&PreSolve::surface_speed>(type, "PreSolve::surface_speed", "[m/s] For this step.");
}

void add_row(const AskedRows& self, nb::handle linear, nb::handle angular, const nb::kwargs& keywords) {
    const Call call("CustomRows::add");
    CustomRows& rows = self.use(call.name());
    const int bodies = rows.joint.body_count();
    const Floats directions = get_floats(call, "linear", linear, 2);
    const Floats levers = get_floats(call, "angular", angular, 1);
    if (directions.rows != static_cast<std::size_t>(bodies) || levers.rows != directions.rows)
        call.refuse(
            "linear", std::to_string(directions.rows) + " and " + std::to_string(levers.rows) + " rows",
            "linear and angular must have one row for each of the " + std::to_string(bodies) + " bodies");
    CustomRow row;
    read_keywords(call, row, keywords);
    for (std::size_t i = 0; i < directions.rows; ++i) {
        row.linear[i] = {directions.data[2 * i], directions.data[2 * i + 1]};
        row.angular[i] = levers.data[i];
    }
    if (rows.count == kMaxCustomRows)
        call.refuse("linear", "a row too many",
                    "a joint has at most " + std::to_string(kMaxCustomRows) + " rows");
    rows.add() = row;
}

void bind_rows(nb::module_& module) {
    nb::class_<AskedRows> type(module, "CustomRows", "The question of a step about one custom joint.");
    type.def_prop_ro(
        "joint",
        [](const AskedRows& self) {
            return put(self.state, static_cast<const Joint&>(self.use("CustomRows::joint").joint));
        },
        nb::sig("def joint(self, /) -> CustomJoint"), "The joint.");
    bind_fact<&CustomRows::h>(type, "CustomRows::h", "[s] of a sub-step.");
    type.def("add", &add_row, nb::arg("linear"), nb::arg("angular"), nb::arg("keywords"),
             nb::sig(signature_of<CustomRow>(
                 "add", ", linear: jostle._values.Points, angular: numpy.typing.ArrayLike", "None")),
             doc_of<CustomRow>(
                 "One more row, of at most three: per body a direction [1] and a lever [m] or [1]."));
}

}  // namespace

void bind_callbacks(nb::module_& module, WorldClass& type) {
    bind_pre_solve(module);
    bind_rows(module);
    type.def("on_should_collide", &on_should_collide, nb::arg("function").none(),
             nb::arg("shape").none() = nb::none(),
             nb::sig("def on_should_collide(self, function: collections.abc.Callable[[Shape, Shape], bool] | "
                     "None, shape: "
                     "Shape | None = None) -> collections.abc.Callable[[Shape, Shape], bool] | None"),
             "Asked about each two shapes that may collide and come near each other, or about those of one "
             "shape; False: "
             "they do not. None removes it. Returns the function, so that it may be a decorator.");
    type.def("on_pre_solve", &on_pre_solve, nb::arg("shape"), nb::arg("function").none(),
             nb::sig("def on_pre_solve(self, shape: Shape, function: collections.abc.Callable[[PreSolve], "
                     "object] | None) "
                     "-> collections.abc.Callable[[PreSolve], object] | None"),
             "Called in each step for each contact of the shape that touches, before velocities change. None "
             "removes it.");
    bind_news<ContactBegan, &World::on_contact_began>(
        type, "World::on_contact_began",
        "Called as two shapes begin to touch: before contacts are solved, or after the step if they began by "
        "an impulse alone. None removes it.");
    bind_news<ContactEnded, &World::on_contact_ended>(
        type, "World::on_contact_ended",
        "Called as two shapes cease to touch, and before one that is destroyed goes. None removes it.");
    bind_news<SensorEntered, &World::on_sensor_entered>(
        type, "World::on_sensor_entered", "Called as a sensor begins to touch a shape. None removes it.");
    bind_news<SensorLeft, &World::on_sensor_left>(type, "World::on_sensor_left",
                                                  "Called as a sensor ceases to touch a shape, and before "
                                                  "one that is destroyed goes. None removes it.");
    bind_news<Contact, &World::on_impulses>(
        type, "World::on_impulses",
        "Called after each step for each contact that pushed in it. None removes it.");
    type.def(
        "on_custom_joints", &on_custom_joints, nb::arg("function").none(),
        nb::sig(
            "def on_custom_joints(self, function: collections.abc.Callable[[CustomRows], object] | None) -> "
            "collections.abc.Callable[[CustomRows], object] | None"),
        "Gives the rows of each custom joint, once a step. None removes it.");
}

}  // namespace jostle::python
