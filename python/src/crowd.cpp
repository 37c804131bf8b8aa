// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Crowd: its making, its agents one by one, the step, saves and checks.
#include "crowd.h"

#include <string>

#include "bind.h"
#include "keywords.h"
#include "records.h"
#include "saved.h"
#include "share_out.h"

namespace jostle::python {
namespace {

void make(PyCrowd* self, nb::handle dimension, nb::handle threads) {
    const Call call("Crowd");
    PyCrowd made;
    if (get_integer(call, "dimension", dimension, 2, 3) == 3) {
        made.object = std::make_unique<Crowd<3>>();
    } else {
        made.object = std::make_unique<Crowd<2>>();
    }
    made.scheduler = get_scheduler(call, threads);
    new (self) PyCrowd(std::move(made));
}

int size_of(const PyCrowd& self) {
    int size = 0;
    self.read("Crowd::size", [&](const auto& crowd, auto) { size = crowd.size(); });
    return size;
}

void step(const PyCrowd& self, nb::handle dt) {
    const Call call("Crowd::step");
    const float time = Convert<float>::get(call, "dt", dt);
    self.change(call, [&](auto& crowd, auto) { crowd.step(time, self.scheduler.get()); });
}

nb::object agent_def(const PyCrowd& self, nb::handle agent) {
    const Call call("Crowd::agent_def");
    const auto name = get_one<Agent>(call, "agent", agent);
    nb::object result;
    self.read(call, [&](const auto& crowd, auto dimension) {
        result = Convert<AgentDef<decltype(dimension)::value>>::put(nullptr, crowd.def(name));
    });
    return result;
}

void set_agent_def(const PyCrowd& self, nb::handle agent, const nb::kwargs& keywords) {
    const Call call("Crowd::set_agent_def");
    const auto name = get_one<Agent>(call, "agent", agent);
    self.read(call, [&](auto& crowd, auto) {
        auto def = crowd.def(name);
        read_keywords(call, def, keywords);
        self.gate.require_writable(call, "crowd");
        crowd.set_def(name, def);
    });
}

nb::object profile(const PyCrowd& self) {
    nb::object result;
    self.read("Crowd::profile", [&](const auto& crowd, auto) {
        const CrowdProfile& profile = crowd.profile();
        nb::list stages;
        for (const std::int64_t stage : profile.stage) stages.append(stage);
        static const nb::handle type = value_class("CrowdProfile");
        result = type(*stages);
    });
    return result;
}

void bind_making(CrowdClass& type) {
    type.def(
        "__init__", &make, nb::arg("dimension") = 2, nb::kw_only(), nb::arg("threads") = 1,
        nb::sig("def __init__(self, dimension: int = 2, *, threads: int = 1) -> None"),
        "In the plane or in space, dimension 2 or 3. threads: that work on a step; the same bits for any "
        "number.");
    type.def(
        "add",
        [](const PyCrowd& self, const nb::kwargs& keywords) {
            const Call call("Crowd::add");
            std::uint64_t number = 0;
            self.visit([&](auto& crowd, auto dimension) {
                AgentDef<decltype(dimension)::value> def;
                read_keywords(call, def, keywords);
                self.gate.require_writable(call, "crowd");
                number = number_of(crowd.add(def));
            });
            return number;
        },
        nb::sig(signature_of<AgentDef<2>>("add", "", "int")),
        doc_of<AgentDef<2>>("Makes an agent; returns its number, which arrays name it by."));
    type.def("step", &step, nb::arg("dt"), nb::sig("def step(self, dt: float) -> None"),
             "All agents choose a velocity, and move at it for dt [s], above 0 and at most 1. Other threads "
             "of Python run meanwhile.");
    type.def("agent_def", &agent_def, nb::arg("agent"),
             nb::sig("def agent_def(self, agent: int) -> jostle._values.AgentDef"),
             "All that an agent is, as it is now.");
    type.def("set_agent_def", &set_agent_def, nb::arg("agent"), nb::arg("keywords"),
             nb::sig("def set_agent_def(self, agent: int, **fields: typing.Any) -> None"),
             "Changes fields of an agent: the keywords of add().");
    type.def(
        "clear",
        [](const PyCrowd& self) { self.write("Crowd::clear", [](auto& crowd, auto) { crowd.clear(); }); },
        "Removes all agents and obstacles; keeps the memory.");
    type.def(
        "reserve",
        [](const PyCrowd& self, nb::handle count) {
            const Call call("Crowd::reserve");
            const auto most =
                static_cast<std::size_t>(get_integer(call, "count", count, 0, Crowd<2>::kMaxAgents));
            self.write(call, [&](auto& crowd, auto) { crowd.reserve(most); });
        },
        nb::arg("count"), nb::sig("def reserve(self, count: int) -> None"), "Makes room for so many agents.");
}

void bind_reports(CrowdClass& type) {
    type.def(
        "check",
        [](const PyCrowd& self, nb::handle tolerance) {
            const Call call("Crowd::check");
            const float share = Convert<float>::get(call, "tolerance", tolerance);
            std::string sentence;
            self.ask(call, [&](const auto& crowd, auto) { sentence = crowd.check(share); });
            return sentence;
        },
        nb::arg("tolerance") = 0.01, nb::sig("def check(self, tolerance: float = 0.01) -> str"),
        "A sentence that names the first pair that overlaps by more than this share [1] of the smaller "
        "radius; '' if there is none.");
    type.def_prop_ro("profile", &profile, nb::sig("def profile(self, /) -> jostle._values.CrowdProfile"),
                     "[ns] of each stage of the last step.");
    bind_save_and_load(type, "Crowd::save", "The crowd, names included, as bytes that any machine can load.",
                       "Crowd::load",
                       "Becomes the crowd that was saved: every later step has the bits of that one. Bytes "
                       "that are no sound crowd are refused, and nothing has changed.");
    type.def(
        "__reduce__",
        [](const PyCrowd& self) {
            return nb::make_tuple(nb::module_::import_("jostle._copy").attr("remade_crowd"),
                                  nb::make_tuple(save_of(self, "Crowd::save"), self.dimension(),
                                                 workers_of(self.scheduler.get())));
        },
        nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"), "For pickle and copy.");
    type.def("__len__", &size_of, "Agents.");
    type.def_prop_ro(
        "dimension", [](const PyCrowd& self) { return self.dimension(); }, "2 or 3.");
    type.def("__repr__", [](const PyCrowd& self) {
        return "<Crowd of " + std::to_string(size_of(self)) + " agents in " +
               std::to_string(self.dimension()) + " dimensions>";
    });
}

}  // namespace

Crowd<2>& PyCrowd::plane(const Call& call) const {
    if (dimension() != 2) call.refuse("crowd", "in space", "it must be in the plane: Crowd(2)");
    return *std::get<0>(object);
}

CrowdClass bind_crowd(nb::module_& module) {
    CrowdClass type(module, "Crowd", nb::is_weak_referenceable(),
                    "Agents in the plane or in space that go where they want to and keep clear of each other "
                    "by optimal reciprocal collision avoidance. Agents and obstacles are named by numbers. "
                    "Different crowds may be used on different threads at the same time, one crowd by one.");
    bind_making(type);
    bind_reports(type);
    bind_crowd_agents(type);
    bind_crowd_obstacles(type);
    return type;
}

}  // namespace jostle::python
