// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World: its making, the step, its bodies, and what it says about itself.
#include <string>

#include "bind.h"
#include "geometry.h"
#include "keywords.h"
#include "records.h"

namespace jostle::python {
namespace {

// The garbage collector sees what a world holds: users' attributes of bodies, and callbacks, may name the
// world.
int traverse_world(PyObject* self, visitproc visit, void* arg) {
    Py_VISIT(Py_TYPE(self));
    if (!nb::inst_ready(self)) return 0;
    const PyWorld& world = *nb::inst_ptr<PyWorld>(self);
    Py_VISIT(world.lender.ptr());
    // A batch's states are the batch's.
    return world.state == nullptr || world.state->lent != nullptr ? 0 : world.state->traverse(visit, arg);
}
int clear_world(PyObject* self) {
    if (!nb::inst_ready(self)) return 0;
    nb::inst_ptr<PyWorld>(self)->end();
    nb::inst_ptr<PyWorld>(self)->lender.reset();
    return 0;
}
const PyType_Slot kWorldSlots[] = {{Py_tp_traverse, reinterpret_cast<void*>(&traverse_world)},
                                   {Py_tp_clear, reinterpret_cast<void*>(&clear_world)},
                                   {0, nullptr}};

/// The keywords of a world, without `threads`, which is returned.
int read_threads(const nb::args& arguments, const nb::kwargs& keywords, WorldDef& def) {
    const Call call("World");
    if (arguments.size() > 0) call.refuse("gravity", text_of(arguments[0]), "it must be given by its name");
    int threads = 1;
    for (auto [key, value] : keywords) {
        const std::string_view name = get_text(call, "keyword", key);
        if (name == "threads") {
            threads = static_cast<int>(get_integer(call, "threads", value, 1, 1024));
        } else {
            read_field(call, def, name, value);
        }
    }
    return threads;
}

std::string repr(const PyWorld& self) {
    if (self.state->is_gone()) return "<World, gone>";
    const World& world = self.use("World::__repr__");
    const WorldCounts counts = world.counts();
    return "<World at " + to_text(static_cast<float>(world.time())) + " s: " + std::to_string(counts.bodies) +
           " bodies, " + std::to_string(counts.shapes) + " shapes, " + std::to_string(counts.joints) +
           " joints>";
}

void step(const PyWorld& self, nb::handle dt, nb::handle substeps) {
    const Call call("World::step");
    const StatePointer state = self.state;
    const float time = Convert<float>::get(call, "dt", dt);
    const int count = Convert<int>::get(call, "substeps", substeps);
    state->run_unlocked(call.name(), [&](World& world) { world.step(time, count); });
}

void bind_making(WorldClass& type) {
    type.def(
        "__init__",
        [](nb::pointer_and_handle<PyWorld> self, const nb::args& arguments, const nb::kwargs& keywords) {
            WorldDef def;
            const int threads = read_threads(arguments, keywords, def);
            StatePointer state = make_state(def, threads);
            state->self = self.h.ptr();
            new (self.p) PyWorld(std::move(state));
        },
        nb::sig(signature_of<WorldDef>("__init__", "", "None", 0, ", threads: int = 1")),
        keep_text(std::string(doc_of<WorldDef>("A world of bodies.")) +
                  "threads: [1] that work on a step; the same bits for any number"));
    type.def("__repr__", &repr);
    type.def(
        "step", &step, nb::arg("dt") = 1.0 / 60.0, nb::arg("substeps") = kDefaultSubsteps,
        nb::sig("def step(self, dt: float = 0.016666666666666666, substeps: int = 4) -> None"),
        "Simulates dt [s], from 1e-6 to 1, in 1 to 64 sub-steps. Other threads of Python run meanwhile; one "
        "that "
        "touches this world gets jostle.Error. What a callback raises comes out, and nothing has moved.");
    type.def(
        "run",
        [](nb::handle self, nb::handle steps, nb::handle dt, nb::handle substeps, nb::handle progress) {
            nb::module_::import_("jostle._progress").attr("run")(self, steps, dt, substeps, progress);
        },
        nb::arg("steps"), nb::arg("dt") = 1.0 / 60.0, nb::arg("substeps") = kDefaultSubsteps, nb::kw_only(),
        nb::arg("progress").none() = false,
        nb::sig("def run(self, steps: int, dt: float = 0.016666666666666666, substeps: int = 4, *, progress: "
                "bool | None = False) -> None"),
        "Calls step(dt [s], substeps) so many times. progress: with a bar, if tqdm is there; None: if the "
        "errors go to a terminal.");
    type.def(
        "create_body",
        [](const PyWorld& self, const nb::args& arguments, const nb::kwargs& keywords) {
            BodyDef def;
            read_call("World::create_body", def, arguments, keywords, 0);
            return put(self.state, self.use("World::create_body").create_body(def));
        },
        nb::sig(signature_of<BodyDef>("create_body", "", "Body")), doc_of<BodyDef>("Makes a body."));
    type.def(
        "destroy",
        [](const PyWorld& self, nb::handle object) {
            const Call call("World::destroy");
            World& world = self.use(call.name());
            if (nb::isinstance<BodyRef>(object)) return world.destroy(nb::inst_ptr<BodyRef>(object)->handle);
            if (nb::isinstance<ShapeRef>(object))
                return world.destroy(nb::inst_ptr<ShapeRef>(object)->handle);
            if (nb::isinstance<ChainRef>(object))
                return world.destroy(nb::inst_ptr<ChainRef>(object)->handle);
            if (nb::isinstance<JointRef>(object))
                return world.destroy(nb::inst_ptr<JointRef>(object)->handle);
            call.refuse("object", text_of(object), "it must be a Body, Shape, ChainShape or Joint");
        },
        nb::arg("object"), nb::sig("def destroy(self, object: Body | Shape | ChainShape | Joint) -> None"),
        "Removes a body with all that hangs on it, a shape, a chain or a joint.");
}

/// A property of the world that is read and set by two functions of C++.
template <auto Get, auto Set>
void world_property(WorldClass& type, const char* function, const char* about) {
    using Value = typename MethodOf<decltype(Get)>::Type;
    type.def_prop_rw(
        last_name(function),
        [function](const PyWorld& self) { return put(self.state, (self.use(function).*Get)()); },
        [function](const PyWorld& self, nb::handle value) {
            const Value to = Convert<Value>::get(Call(function), last_name(function), value);
            (self.use(function).*Set)(to);
        },
        nb::for_getter(nb::sig(getter_text(function, Convert<Value>::type()))),
        nb::for_setter(nb::arg("value").none()),
        nb::for_setter(nb::sig(setter_text(function, input_type<Convert<Value>>()))), about);
}
template <auto Get>
void world_property(WorldClass& type, const char* function, const char* about) {
    type.def_prop_ro(
        last_name(function),
        [function](const PyWorld& self) { return put(self.state, (self.use(function).*Get)()); },
        nb::sig(getter_text(function, Convert<typename MethodOf<decltype(Get)>::Type>::type())), about);
}

void bind_settings(WorldClass& type) {
    world_property<&World::gravity, &World::set_gravity>(type, "World::gravity",
                                                         "[m/s^2] Setting it wakes all bodies.");
    world_property<&World::allows_sleep, &World::set_allow_sleep>(type, "World::allows_sleep",
                                                                  "False: all bodies stay awake.");
    world_property<&World::sleep_threshold, &World::set_sleep_threshold>(type, "World::sleep_threshold",
                                                                         "[m/s] below which a body is slow.");
    world_property<&World::is_continuous, &World::set_continuous>(
        type, "World::is_continuous", "Whether fast bodies are kept from jumping over others.");
    world_property<&World::warm_starting, &World::set_warm_starting>(
        type, "World::warm_starting", "Whether a step begins with the impulses of the last one.");
    world_property<&World::smooth_ground, &World::set_smooth_ground>(
        type, "World::smooth_ground", "Whether static shapes that lie flush are one smooth surface.");
    world_property<&World::iterated_joints>(type, "World::iterated_joints",
                                            "Whether joints are solved one by one: faster and softer.");
    type.def(
        "shift_origin",
        [](const PyWorld& self, nb::handle origin) {
            const Vec2 to = Convert<Vec2>::get("World::shift_origin", "origin", origin);
            self.use("World::shift_origin").shift_origin(to);
        },
        nb::arg("origin"), nb::sig("def shift_origin(self, origin: jostle._values.Point) -> None"),
        "Makes a point [m] the new origin.");
}

void bind_reports(WorldClass& type) {
    world_property<&World::bodies>(type, "World::bodies",
                                   "All bodies, in the order of their places: a new list.");
    world_property<&World::joints>(type, "World::joints",
                                   "All joints, in the order of their places: a new list.");
    world_property<&World::time>(type, "World::time", "[s] simulated so far.");
    type.def_prop_ro(
        "counts",
        [](const PyWorld& self) {
            return Convert<WorldCounts>::put(nullptr, self.use("World::counts").counts());
        },
        nb::sig("def counts(self, /) -> jostle._values.WorldCounts"), "How many there are of everything.");
    type.def_prop_ro(
        "energy",
        [](const PyWorld& self) { return Convert<Energy>::put(nullptr, self.use("World::energy").energy()); },
        nb::sig("def energy(self, /) -> jostle._values.Energy"),
        "[J] of the dynamic bodies, and the springs between them.");
    type.def_prop_ro(
        "contacts",
        [](const PyWorld& self) {
            return put_list(self.state.get(), self.use("World::contacts").contacts());
        },
        nb::sig("def contacts(self, /) -> list[jostle._values.Contact]"),
        "Of pairs of shapes whose boxes overlap.");
    type.def(
        "state_hash", [](const PyWorld& self) { return self.use("World::state_hash").state_hash(); },
        "A hash of everything that decides the future: the same on every machine after the same calls.");
    type.def(
        "check", [](const PyWorld& self) { return self.use("World::check").check(); },
        nb::sig("def check(self) -> str"), "A sentence about the first inner defect; '' if there is none.");
    type.def(
        "lint",
        [](const PyWorld& self) {
            const std::vector<LintFinding> findings = self.use("World::lint").lint();
            return put_list(self.state.get(), std::span<const LintFinding>(findings));
        },
        nb::sig("def lint(self) -> list[jostle._values.LintFinding]"),
        "Probable mistakes of whoever made this world, before its first step.");
    const auto by_id = [&]<class Object>(Of<Object>, const char* name, const char* signature,
                                         const char* about) {
        type.def(
            name,
            [](const PyWorld& self, std::uint64_t id) {
                self.use("World::object");
                const auto object = self.state->from_id<Object>(id);
                if (!object.is_valid())
                    Call("World").refuse("id", std::to_string(id), "no object of this id is there");
                return put(self.state, object);
            },
            nb::arg("id"), nb::sig(signature), about);
    };
    by_id(Of<Body>{}, "body", "def body(self, id: int) -> Body", "The body of an id, as arrays have them.");
    by_id(Of<Shape>{}, "shape", "def shape(self, id: int) -> Shape",
          "The shape of an id, as arrays have them.");
    by_id(Of<Joint>{}, "joint", "def joint(self, id: int) -> Joint",
          "The joint of an id, as arrays have them.");
    by_id(Of<ChainShape>{}, "chain", "def chain(self, id: int) -> ChainShape", "The chain of an id.");
    type.def(
        "body_named",
        [](const PyWorld& self, nb::handle name) {
            const Call call("World::body_named");
            const std::string_view wanted = get_text(call, "name", name);
            for (const Body& body : self.use(call.name()).bodies())
                if (body.name() == wanted) return put(self.state, body);
            call.refuse("name", text_of(name), "no body has it");
        },
        nb::arg("name"), nb::sig("def body_named(self, name: str) -> Body"),
        "The first body of a name. Cost: all bodies.");
}

}  // namespace

const char* keep_text(std::string text) {
    return (new std::string(std::move(text)))->c_str();
}

nb::object world_of(const StatePointer& state, const char* function) {
    if (state->self != nullptr) return nb::borrow(state->self);
    state->use(function);  // refuses one that is gone
    nb::object made = nb::cast(PyWorld(state, nb::borrow(state->lending->batch)));
    state->self = made.ptr();
    return made;
}

WorldClass bind_world(nb::module_& module) {
    WorldClass type(
        module, "World", nb::type_slots(kWorldSlots), nb::is_weak_referenceable(),
        "Bodies, shapes, joints, and the step that moves them. It lives as long as this object: its bodies "
        "do "
        "not keep it. Different worlds may be used on different threads at the same time, one world by one.");
    bind_making(type);
    bind_settings(type);
    bind_reports(type);
    return type;
}

}  // namespace jostle::python
