// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// CrowdWorld: a crowd among the bodies of a world.
//
// Invariant: it keeps its Crowd and its World. The collector of cycles, which bodies' attributes may close,
// ends the C++ object first: that removes its discs and obstacles from the crowd alone.
#include <jostle/crowdworld/crowd_world.h>

#include <optional>
#include <string>

#include "bind.h"
#include "crowd_ways.h"
#include "keywords.h"
#include "records.h"

namespace jostle::python {

template <class V>
void fields(Of<CrowdWorldDef>, auto& def, V&& v) {
    v("layer", def.layer, "of the obstacles and discs in the crowd");
    v("disc", def.disc, "[m] above 0: sides of the squares that discs cover, at most 8 by 8 per shape");
    v("push_force", def.push_force, "[N] the largest of an agent");
    v("arm", def.arm, "[m] from so far, beyond its radius, an agent pushes");
}

namespace {

struct PyCrowdWorld {
    nb::object crowd, world;
    StatePointer state;
    std::optional<CrowdWorld> both;

    PyCrowdWorld() = default;
    PyCrowdWorld(const PyCrowdWorld&) = delete;
    PyCrowdWorld& operator=(const PyCrowdWorld&) = delete;
    ~PyCrowdWorld() { end(); }

    void end() {
        if (!both) return;
        if (crowd.is_valid()) agents().gate.wait();
        both.reset();
    }
    [[nodiscard]] const PyCrowd& agents() const { return *nb::inst_ptr<PyCrowd>(crowd); }
    /// The C++ object, for a call that changes the crowd or the world.
    CrowdWorld& use(const Call& call) {
        if (!both) call.refuse("crowd world", "gone", "the interpreter has taken it apart");
        agents().gate.require_writable(call, "crowd");
        state->use(call.name());
        return *both;
    }
};

int traverse(PyObject* self, visitproc visit, void* arg) {
    Py_VISIT(Py_TYPE(self));
    if (!nb::inst_ready(self)) return 0;
    Py_VISIT(nb::inst_ptr<PyCrowdWorld>(self)->crowd.ptr());
    Py_VISIT(nb::inst_ptr<PyCrowdWorld>(self)->world.ptr());
    return 0;
}
int clear(PyObject* self) {
    if (!nb::inst_ready(self)) return 0;
    PyCrowdWorld& one = *nb::inst_ptr<PyCrowdWorld>(self);
    one.end();
    one.crowd.reset();
    one.world.reset();
    return 0;
}
const PyType_Slot kCrowdWorldSlots[] = {{Py_tp_traverse, reinterpret_cast<void*>(&traverse)},
                                        {Py_tp_clear, reinterpret_cast<void*>(&clear)},
                                        {0, nullptr}};

void make(PyCrowdWorld* self, nb::handle crowd, nb::handle world, const nb::kwargs& keywords) {
    const Call call("CrowdWorld");
    CrowdWorldDef def;
    read_keywords(call, def, keywords);
    const PyCrowd& agents = get_crowd(call, crowd);
    if (!nb::isinstance<PyWorld>(world)) call.refuse("world", text_of(world), "it must be a World");
    const PyWorld& bodies = *nb::inst_ptr<PyWorld>(world);
    World& used = bodies.use(call.name());
    if (bodies.state->lent != nullptr)
        call.refuse("world", "a World of a batch", "it must be one of its own, as a batch makes worlds anew");
    agents.gate.require_writable(call, "crowd");
    new (self) PyCrowdWorld();
    try {
        self->both.emplace(agents.plane(call), used, def);
    } catch (...) {
        self->~PyCrowdWorld();
        throw;
    }
    self->crowd = nb::borrow(crowd);
    self->world = nb::borrow(world);
    self->state = bodies.state;
}

nb::object discs(PyCrowdWorld& self, nb::handle out) {
    const Call call("CrowdWorld::disc_ids");
    const std::span<const Agent> discs = self.use(call).discs();
    const std::vector<Agent> names(discs.begin(), discs.end());
    return put_names<Agent>(call, names, out);
}
nb::object obstacles(PyCrowdWorld& self, nb::handle out) {
    const Call call("CrowdWorld::obstacle_ids");
    const std::span<const Obstacle> walls = self.use(call).obstacles();
    const std::vector<Obstacle> names(walls.begin(), walls.end());
    return put_names<Obstacle>(call, names, out);
}

nb::object are_discs(PyCrowdWorld& self, nb::handle agents) {
    const Call call("CrowdWorld::are_discs");
    const std::vector<Agent> names = get_names<Agent>(call, "agents", agents);
    const Flags flags = new_flags(names.size());
    const CrowdWorld& both = self.use(call);
    for (std::size_t i = 0; i < names.size(); ++i) flags.data[i] = both.is_disc(names[i]);
    return flags.array;
}

nb::object load(PyCrowdWorld& self, nb::handle bytes) {
    const Call call("CrowdWorld::load");
    const auto from = get_bytes(call, "bytes", bytes);
    return put_report(self.state, self.use(call).load(from));
}

void bind_names(nb::class_<PyCrowdWorld>& type) {
    type.def("disc_ids", &discs, nb::kw_only(), nb::arg("out").none() = nb::none(),
             nb::sig("def disc_ids(self, *, out: numpy.ndarray | None = None) -> numpy.ndarray"),
             "The numbers of the agents that are discs of bodies, uint64.");
    type.def("obstacle_ids", &obstacles, nb::kw_only(), nb::arg("out").none() = nb::none(),
             nb::sig("def obstacle_ids(self, *, out: numpy.ndarray | None = None) -> numpy.ndarray"),
             "The numbers of the obstacles that are static shapes, uint64.");
    type.def("are_discs", &are_discs, nb::arg("agents"),
             nb::sig("def are_discs(self, agents: jostle._values.Agents) -> numpy.ndarray"),
             "Whether agents are discs of bodies: bool.");
    type.def_prop_ro(
        "crowd", [](const PyCrowdWorld& self) { return self.crowd; }, nb::sig("def crowd(self, /) -> Crowd"),
        "Its crowd.");
    type.def_prop_ro(
        "world", [](const PyCrowdWorld& self) { return self.world; }, nb::sig("def world(self, /) -> World"),
        "Its world.");
}

}  // namespace

void bind_crowd_world(nb::module_& module) {
    nb::class_<PyCrowdWorld> type(
        module, "CrowdWorld", nb::type_slots(kCrowdWorldSlots),
        "A crowd among the bodies of a world. Static shapes with sharp corners are obstacles of the crowd; "
        "all others are covered by discs, agents that do not respond. Agents give way to them, and may "
        "push.");
    type.def("__init__", &make, nb::arg("crowd"), nb::arg("world"), nb::arg("keywords"),
             nb::sig(signature_of<CrowdWorldDef>("__init__", ", crowd: Crowd, world: World", "None")),
             doc_of<CrowdWorldDef>("Of a crowd in the plane and a world, which it keeps."));
    type.def(
        "look", [](PyCrowdWorld& self) { self.use("CrowdWorld::look").look(); },
        "Moves the discs to where the world's enabled bodies are now; obstacles follow static shapes. Before "
        "Crowd.step().");
    type.def(
        "push", [](PyCrowdWorld& self) { self.use("CrowdWorld::push").push(); },
        "Agents push dynamic bodies that are in their way, in the world's next step. After Crowd.step().");
    type.def(
        "block",
        [](PyCrowdWorld& self, nb::handle field) {
            const Call call("CrowdWorld::block");
            PyFlowField& of = get_field(call, field);
            of.gate.require_writable(call, "field");
            self.use(call).block(of.field);
        },
        nb::arg("field"), nb::sig("def block(self, field: FlowField) -> None"),
        "No way of the field leads through the static shapes as they were at the last look(); takes effect "
        "in FlowField.aim().");
    bind_names(type);
    type.def(
        "save",
        [](PyCrowdWorld& self) {
            const std::vector<std::byte> bytes = self.use("CrowdWorld::save").save();
            return nb::bytes(bytes.data(), bytes.size());
        },
        nb::sig("def save(self) -> bytes"),
        "The crowd, the world and what joins them, as bytes that any machine loads.");
    type.def("load", &load, nb::arg("bytes"),
             nb::sig("def load(self, bytes: bytes) -> jostle._values.LoadReport"),
             "Crowd and world become those that were saved, and go on with the same bits.");
}

}  // namespace jostle::python
