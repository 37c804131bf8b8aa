// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// FlowField, and Guide, which leads agents of a crowd along way points or by such a field.
//
// Invariant: a guide keeps its crowd and its fields.
#include <jostle/crowd/flow_field.h>
#include <jostle/crowd/guide.h>

#include <string>

#include "crowd_ways.h"
#include "geometry.h"
#include "keywords.h"
#include "records.h"
#include "saved.h"
#include "trees.h"

namespace jostle::python {
namespace {

constexpr std::array<std::string_view, 3> kAtEnd = {"stay", "loop", "leave"};

struct PyGuide {
    nb::object crowd;
    nb::list led_by;  ///< the fields of its groups
    PlaneOrSpace<Guide> guide;

    [[nodiscard]] const PyCrowd& of() const { return *nb::inst_ptr<PyCrowd>(crowd); }
    /// work(guide, dimension), for a call that changes the guide or its crowd.
    template <class Work>
    void write(const Call& call, const Work& work) const {
        of().gate.require_writable(call, "crowd");
        visit_dimension(guide, work);
    }
    template <class Work>
    void read(const Call& call, const Work& work) const {
        of().gate.require_readable(call, "crowd");
        visit_dimension(guide, work);
    }
};

void make_field(PyFlowField* self, nb::handle lower, nb::handle upper, nb::handle cell,
                nb::handle clearance) {
    const Call call("FlowField");
    FlowFieldDef def;
    def.area = {Convert<Vec2>::get(call, "lower", lower), Convert<Vec2>::get(call, "upper", upper)};
    def.cell = Convert<float>::get(call, "cell", cell);
    def.clearance = Convert<float>::get(call, "clearance", clearance);
    new (self) PyFlowField{FlowField(def), {}};
}

nb::object directions(PyFlowField& self, nb::handle points) {
    const Call call("FlowField::directions");
    const std::vector<Vec2> at = get_points(call, "points", points);
    const Out<float> rows = out_floats(call, nb::none(), at.size(), 2);
    self.gate.ask(call, "field", [&] {
        for (std::size_t i = 0; i < at.size(); ++i) {
            const Vec2 way = self.field.direction(at[i]);
            rows.data[2 * i] = way.x;
            rows.data[2 * i + 1] = way.y;
        }
    });
    return rows.array;
}
nb::object distances(PyFlowField& self, nb::handle points) {
    const Call call("FlowField::distances");
    const std::vector<Vec2> at = get_points(call, "points", points);
    const Out<float> rows = out_floats(call, nb::none(), at.size(), 1);
    self.gate.ask(call, "field", [&] {
        for (std::size_t i = 0; i < at.size(); ++i) rows.data[i] = self.field.distance(at[i]);
    });
    return rows.array;
}

void bind_flow_field(nb::module_& module) {
    nb::class_<PyFlowField> type(
        module, "FlowField",
        "A grid that knows from everywhere the shortest way around walls to the nearest of some goals.");
    type.def("__init__", &make_field, nb::arg("lower") = nb::make_tuple(-50.0, -50.0),
             nb::arg("upper") = nb::make_tuple(50.0, 50.0), nb::kw_only(), nb::arg("cell") = 0.5,
             nb::arg("clearance") = 0.5,
             nb::sig("def __init__(self, lower: jostle._values.Point = (-50.0, -50.0), upper: "
                     "jostle._values.Point = (50.0, 50.0), *, cell: float = 0.5, clearance: float = 0.5) -> "
                     "None"),
             "The area's corners [m], the side of a cell [m], and how far the ways keep from walls [m]: the "
             "greatest radius of those that are to follow.");
    type.def(
        "block",
        [](PyFlowField& self, nb::handle points, const nb::kwargs& keywords) {
            const Call call("FlowField::block");
            const ObstacleDef<2> def = get_obstacle(call, points, keywords);
            self.gate.require_writable(call, "field");
            self.field.block(def);
        },
        nb::arg("points"), nb::arg("keywords"),
        nb::sig(signature_of<ObstacleKeywords>("block", ", points: jostle._values.Points", "None")),
        doc_of<ObstacleKeywords>("No way leads through the walls of an obstacle, as Crowd.add_obstacle() "
                                 "takes it, of points [m], from now on; takes effect in aim()."));
    type.def(
        "clear",
        [](PyFlowField& self) {
            self.gate.require_writable("FlowField::clear", "field");
            self.field.clear();
        },
        "Forgets all walls; takes effect in aim().");
    type.def(
        "aim",
        [](PyFlowField& self, nb::handle goals) {
            const Call call("FlowField::aim");
            const std::vector<Vec2> at = get_points(call, "goals", goals);
            self.gate.change(call, "field", [&] { self.field.aim(at); });
        },
        nb::arg("goals"), nb::sig("def aim(self, goals: jostle._values.Points) -> None"),
        "Finds the ways to the nearest of the goals [m], which lie in the area, and not as near to a wall as "
        "the clearance.");
    type.def("directions", &directions, nb::arg("points"),
             nb::sig("def directions(self, points: jostle._values.Points) -> numpy.ndarray"),
             "Unit vectors along the shortest ways from points [m], (n, 2); zero where there is none.");
    type.def("distances", &distances, nb::arg("points"),
             nb::sig("def distances(self, points: jostle._values.Points) -> numpy.ndarray"),
             "[m] The lengths of the shortest ways from points [m], (n); infinite where there is none.");
    type.def_prop_ro(
        "columns", [](const PyFlowField& self) { return self.field.columns(); }, "Cells along x.");
    type.def_prop_ro(
        "rows", [](const PyFlowField& self) { return self.field.rows(); }, "Cells along y.");
    type.def_prop_ro(
        "area", [](const PyFlowField& self) { return Convert<Aabb<2>>::put(nullptr, self.field.def().area); },
        nb::sig("def area(self, /) -> jostle._values.Box"), "[m]");
    type.def_prop_ro(
        "cell", [](const PyFlowField& self) { return self.field.def().cell; }, "[m] The side of a cell.");
    type.def_prop_ro(
        "clearance", [](const PyFlowField& self) { return self.field.def().clearance; },
        "[m] How far the ways keep from walls.");
}

template <int D>
int add_group(PyGuide& self, Guide<D>& guide, const Call& call, nb::handle way_points, nb::handle field,
              GroupDef<D> def) {
    if (!way_points.is_none()) {
        const Floats rows = get_floats(call, "way_points", way_points, D);
        const auto points = as_points<D>(rows);
        def.way_points.assign(points.begin(), points.end());
    }
    if constexpr (D == 2) {
        if (!field.is_none()) def.field = &get_field(call, field).field;
    } else if (!field.is_none()) {
        call.refuse("field", text_of(field), "in space there is none");
    }
    self.of().gate.require_writable(call, "crowd");
    const int number = guide.add(def);
    if (!field.is_none()) self.led_by.append(field);
    return number;
}

int add(PyGuide& self, nb::handle way_points, nb::handle field, nb::handle reach, nb::handle at_end,
        nb::handle together) {
    const Call call("Guide::add");
    const float near = Convert<float>::get(call, "reach", reach);
    const auto end = static_cast<AtEnd>(get_name(call, "at_end", at_end, kAtEnd));
    const float wide = Convert<float>::get(call, "together", together);
    int number = 0;
    self.write(call, [&](auto& guide, auto dimension) {
        GroupDef<decltype(dimension)::value> def;
        def.reach = near;
        def.at_end = end;
        def.together = wide;
        number = add_group(self, guide, call, way_points, field, std::move(def));
    });
    return number;
}

/// set(guide, agent) for each of the agents.
template <class Set>
void for_agents(PyGuide& self, const Call& call, nb::handle agents, const Set& set) {
    const std::vector<Agent> names = get_names<Agent>(call, "agents", agents);
    self.write(call, [&](auto& guide, auto) {
        for (const Agent name : names) set(guide, name);
    });
}
template <class Ask>
nb::object flags_of(PyGuide& self, const Call& call, nb::handle agents, const Ask& ask) {
    const std::vector<Agent> names = get_names<Agent>(call, "agents", agents);
    const Flags flags = new_flags(names.size());
    self.read(call, [&](const auto& guide, auto) {
        for (std::size_t i = 0; i < names.size(); ++i) flags.data[i] = ask(guide, names[i]);
    });
    return flags.array;
}

int count_of(const PyGuide& self, const char* function, nb::handle group, bool arrived) {
    const Call call(function);
    const int number = Convert<int>::get(call, "group", group);
    int count = 0;
    self.read(call,
              [&](const auto& guide, auto) { count = arrived ? guide.arrived(number) : guide.size(number); });
    return count;
}

void bind_members(nb::class_<PyGuide>& type) {
    type.def(
        "join",
        [](PyGuide& self, nb::handle agents, nb::handle group) {
            const Call call("Guide::join");
            const int number = Convert<int>::get(call, "group", group);
            for_agents(self, call, agents, [&](auto& guide, Agent agent) { guide.join(agent, number); });
        },
        nb::arg("agents"), nb::arg("group"),
        nb::sig("def join(self, agents: jostle._values.Agents, group: int) -> None"),
        "Agents are members of this group, of no other, and start at the first way point, at their preferred "
        "speeds as these are now.");
    type.def(
        "leave",
        [](PyGuide& self, nb::handle agents) {
            for_agents(self, "Guide::leave", agents, [](auto& guide, Agent agent) { guide.leave(agent); });
        },
        nb::arg("agents"), nb::sig("def leave(self, agents: jostle._values.Agents) -> None"),
        "Agents are led no more; their goals and preferred velocities stay as they are.");
    type.def(
        "has_arrived",
        [](PyGuide& self, nb::handle agents) {
            return flags_of(self, "Guide::has_arrived", agents,
                            [](const auto& guide, Agent agent) { return guide.has_arrived(agent); });
        },
        nb::arg("agents"), nb::sig("def has_arrived(self, agents: jostle._values.Agents) -> numpy.ndarray"),
        "Whether members have arrived: bool.");
    type.def(
        "are_members",
        [](PyGuide& self, nb::handle agents) {
            return flags_of(self, "Guide::contains", agents,
                            [](const auto& guide, Agent agent) { return guide.contains(agent); });
        },
        nb::arg("agents"), nb::sig("def are_members(self, agents: jostle._values.Agents) -> numpy.ndarray"),
        "Whether the guide leads agents: bool.");
    type.def(
        "arrived",
        [](const PyGuide& self, nb::handle group) { return count_of(self, "Guide::arrived", group, true); },
        nb::arg("group"), nb::sig("def arrived(self, group: int) -> int"),
        "Members of a group that stay where they have arrived, and those that left the crowd there.");
    type.def(
        "size",
        [](const PyGuide& self, nb::handle group) { return count_of(self, "Guide::size", group, false); },
        nb::arg("group"), nb::sig("def size(self, group: int) -> int"), "Members of a group.");
}

void make_guide(PyGuide* self, nb::handle crowd) {
    const Call call("Guide");
    PyGuide made;
    made.crowd = nb::borrow(crowd);
    const PyCrowd& of = get_crowd(call, crowd);
    of.read(call, [&](auto& one, auto dimension) {
        made.guide = std::make_unique<Guide<decltype(dimension)::value>>(one);
    });
    new (self) PyGuide(std::move(made));
}

void lead(const PyGuide& self) {
    const Call call("Guide::lead");
    for (nb::handle field : self.led_by)
        nb::inst_ptr<PyFlowField>(field)->gate.require_readable(call, "field");
    self.write(call, [](auto& guide, auto) { guide.lead(); });
}

void bind_guide(nb::module_& module) {
    nb::class_<PyGuide> type(module, "Guide",
                             "Leads agents of a crowd in groups: along way points, or by a FlowField to the "
                             "nearest of its goals. Before each step lead() tells each member where to go.");
    type.def("__init__", &make_guide, nb::arg("crowd"), nb::sig("def __init__(self, crowd: Crowd) -> None"),
             "Of a crowd, which it keeps.");
    type.def("add", &add, nb::arg("way_points").none() = nb::none(), nb::kw_only(),
             nb::arg("field").none() = nb::none(), nb::arg("reach") = 1.0, nb::arg("at_end") = "stay",
             nb::arg("together") = std::numeric_limits<float>::infinity(),
             nb::sig("def add(self, way_points: numpy.typing.ArrayLike | None = None, *, field: FlowField | "
                     "None = None, reach: float = 1.0, at_end: typing.Literal['stay', 'loop', 'leave'] = "
                     "'stay', together: float = math.inf) -> int"),
             "Adds a group without members; returns its number, from 0. Way points [m] one after the other, "
             "or a field. reach: [m] from so far one is reached; at_end: members stand where they have "
             "arrived, start again, or are removed from the crowd; together: [m] members that are farther "
             "than this from the middle of their group turn towards it, and those ahead wait.");
    bind_members(type);
    type.def(
        "lead", &lead,
        "Sets the goal and the preferred velocity of every member, and removes those from the crowd that "
        "have arrived in a group whose end is 'leave'.");
    bind_save_and_load(type, "Guide::save",
                       "The members and how far they are, as bytes that any machine can load. Groups are not "
                       "in them.",
                       "Guide::load",
                       "The members are those that were saved. The groups must be as they were then, and the "
                       "crowd, by Crowd.load().");
    type.def(
        "__len__",
        [](const PyGuide& self) {
            int count = 0;
            self.read("Guide::groups", [&](const auto& guide, auto) { count = guide.groups(); });
            return count;
        },
        "Groups.");
    type.def_prop_ro(
        "crowd", [](const PyGuide& self) { return self.crowd; }, nb::sig("def crowd(self, /) -> Crowd"),
        "Its crowd.");
}

}  // namespace

const PyCrowd& get_crowd(const Call& call, nb::handle value) {
    if (!nb::isinstance<PyCrowd>(value)) call.refuse("crowd", text_of(value), "it must be a Crowd");
    return *nb::inst_ptr<PyCrowd>(value);
}
PyFlowField& get_field(const Call& call, nb::handle value) {
    if (!nb::isinstance<PyFlowField>(value)) call.refuse("field", text_of(value), "it must be a FlowField");
    return *nb::inst_ptr<PyFlowField>(value);
}

void bind_guides(nb::module_& module) {
    bind_flow_field(module);
    bind_guide(module);
}

}  // namespace jostle::python
