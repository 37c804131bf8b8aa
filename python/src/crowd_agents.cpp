// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A crowd's agents as arrays: many are made at once; their places, velocities, wishes and goals are read and
// set in rows.
//
// Without a list of agents these are about all of them, in the order of Crowd.agent_ids(). Numbers are
// copied.
#include <cmath>
#include <limits>
#include <optional>
#include <string>

#include "bind.h"
#include "crowd.h"
#include "keywords.h"
#include "trees.h"

namespace jostle::python {
namespace {

/// The agents that a call is about, which are all there: `agents` in Python.
std::vector<Agent> get_agents(const PyCrowd& self, const Call& call, nb::handle value) {
    std::vector<Agent> agents;
    if (!value.is_none()) agents = get_names<Agent>(call, "agents", value);
    self.read(call, [&](const auto& crowd, auto) {
        if (value.is_none()) agents.assign(crowd.agents().begin(), crowd.agents().end());
        for (std::size_t i = 0; i < agents.size(); ++i)
            if (!crowd.contains(agents[i]))
                call.refuse("agents", std::to_string(number_of(agents[i])),
                            "at " + std::to_string(i) + " there is the number of no agent");
    });
    return agents;
}

/// Rows of a vector for each agent: get(crowd, agent) in the crowd's dimension.
template <class Get>
nb::object rows_of(const PyCrowd& self, const Call& call, nb::handle agents, nb::handle out, const Get& get) {
    const std::vector<Agent> list = get_agents(self, call, agents);
    const auto width = self.dimension();
    const Out<float> rows = out_floats(call, out, list.size(), width);
    self.read(call, [&](const auto& crowd, auto) {
        float* row = rows.data;
        for (const Agent agent : list) {
            const auto value = get(crowd, agent);
            for (int i = 0; i < static_cast<int>(width); ++i) *row++ = value[i];
        }
    });
    return rows.array;
}

/// Calls set(crowd, agent, vector) for each row. A row that C++ refuses ends the call where it is: those
/// before it are set.
template <class Set>
void set_rows(const PyCrowd& self, const Call& call, nb::handle agents, const char* argument,
              nb::handle values, bool may_lack, const Set& set) {
    const std::vector<Agent> list = get_agents(self, call, agents);
    const auto width = self.dimension();
    const Floats rows = get_floats(call, argument, values, width);
    if (rows.rows != list.size())
        call.refuse(argument, std::to_string(rows.rows) + " rows",
                    "it must have one row for each of the " + std::to_string(list.size()) + " agents");
    for (std::size_t i = 0; i < rows.rows * width; ++i)
        if (!std::isfinite(rows.data[i]) && !(may_lack && std::isnan(rows.data[i])))
            call.refuse(argument, to_text(rows.data[i]), "every number must be finite");
    self.write(call, [&](auto& crowd, auto dimension) {
        const auto vectors = as_points<decltype(dimension)::value>(rows);
        for (std::size_t i = 0; i < list.size(); ++i) set(crowd, list[i], vectors[i]);
    });
}

/// A goal of NaN is none.
template <class Vector>
std::optional<Vector> goal_of(const Vector& vector) {
    for (int i = 0; i < static_cast<int>(sizeof vector / sizeof(float)); ++i)
        if (std::isnan(vector[i])) return std::nullopt;
    return vector;
}

/// A keyword of add_many(): one value for all, or a row for each.
struct Column {
    std::string_view name;
    nb::object one;
    nb::list rows;

    Column(const Call& call, std::string_view field, nb::handle value, std::size_t count) : name(field) {
        const bool is_vector = field == "velocity" || field == "preferred_velocity" || field == "goal";
        const auto dimensions =
            value.is_none() ? -1 : nb::cast<int>(numpy("ndim")(value)) - (is_vector ? 1 : 0);
        if (dimensions != 1) {
            one = nb::borrow(value);
            return;
        }
        rows = nb::list(numpy("asarray")(value).attr("tolist")());
        if (rows.size() != count)
            call.refuse(field, std::to_string(rows.size()) + " rows",
                        "it must be one value, or one for each of the " + std::to_string(count) + " agents");
    }
    [[nodiscard]] nb::object at(std::size_t row) const { return one.is_valid() ? one : rows[row]; }
};

nb::object add_many(const PyCrowd& self, nb::handle positions, const nb::kwargs& keywords) {
    const Call call("Crowd::add_many");
    const Floats rows = get_floats(call, "positions", positions, self.dimension());
    std::vector<Column> columns;
    for (auto [key, value] : keywords)
        columns.emplace_back(call, get_text(call, "keyword", key), value, rows.rows);
    std::vector<Agent> agents;
    self.visit([&](auto& crowd, auto dimension) {
        constexpr int kDimension = decltype(dimension)::value;
        std::vector<AgentDef<kDimension>> defs(rows.rows);
        for (std::size_t i = 0; i < rows.rows; ++i) {
            for (const Column& column : columns) read_field(call, defs[i], column.name, column.at(i));
            defs[i].position = as_points<kDimension>(rows)[i];
            if (defs[i].goal) defs[i].goal = goal_of(*defs[i].goal);
        }
        self.gate.require_writable(call, "crowd");
        crowd.reserve(static_cast<std::size_t>(crowd.size()) + defs.size());
        agents.reserve(defs.size());
        try {
            for (const auto& def : defs) agents.push_back(crowd.add(def));
        } catch (...) {
            // All or none.
            for (const Agent agent : agents) crowd.remove(agent);
            throw;
        }
    });
    return put_names<Agent>(call, agents, nb::none());
}

void remove(const PyCrowd& self, nb::handle agents) {
    const Call call("Crowd::remove");
    const std::vector<Agent> list = get_agents(self, call, agents);
    self.write(call, [&](auto& crowd, auto) {
        for (const Agent agent : list) crowd.remove(agent);
    });
}

nb::object squeezed(const PyCrowd& self, nb::handle agents) {
    const Call call("Crowd::squeezed");
    const std::vector<Agent> list = get_agents(self, call, agents);
    const Flags result = new_flags(list.size());
    self.read(call, [&](const auto& crowd, auto) {
        for (std::size_t i = 0; i < list.size(); ++i) result.data[i] = crowd.is_squeezed(list[i]);
    });
    return result.array;
}

void bind_rows(CrowdClass& type) {
    const auto bind = [&](const char* function, const char* about, auto get) {
        type.def(
            last_name(function),
            [=](const PyCrowd& self, nb::handle agents, nb::handle out) {
                return rows_of(self, Call(function), agents, out, get);
            },
            nb::arg("agents").none() = nb::none(), nb::kw_only(), nb::arg("out").none() = nb::none(),
            nb::sig(keep_text(std::string("def ") + last_name(function) +
                              "(self, agents: jostle._values.Agents | None = None, *, out: numpy.ndarray | "
                              "None = None) -> numpy.ndarray")),
            keep_text(std::string(about) +
                      " Rows of two numbers, or three in space, float32; of the agents, or of all in the "
                      "order of agent_ids(). `out` is filled and returned, or its first rows."));
    };
    bind("Crowd::positions", "[m]", [](const auto& crowd, Agent agent) { return crowd.position(agent); });
    bind("Crowd::velocities", "[m/s]", [](const auto& crowd, Agent agent) { return crowd.velocity(agent); });
    bind("Crowd::preferred_velocities", "[m/s] where there is no goal.",
         [](const auto& crowd, Agent agent) { return crowd.preferred_velocity(agent); });
    bind("Crowd::goals", "[m] NaN where there is none.", [](const auto& crowd, Agent agent) {
        const auto goal = crowd.goal(agent);
        auto value = crowd.position(agent);
        for (int i = 0; i < static_cast<int>(sizeof value / sizeof(float)); ++i)
            value[i] = goal ? (*goal)[i] : std::numeric_limits<float>::quiet_NaN();
        return value;
    });
}

void bind_setters(CrowdClass& type) {
    const auto bind = [&](const char* function, const char* argument, bool may_lack, const char* about,
                          auto set) {
        type.def(
            last_name(function),
            [=](const PyCrowd& self, nb::handle agents, nb::handle values) {
                set_rows(self, Call(function), agents, argument, values, may_lack, set);
            },
            nb::arg("agents").none(), nb::arg(argument),
            nb::sig(keep_text(std::string("def ") + last_name(function) +
                              "(self, agents: jostle._values.Agents | None, " + argument +
                              ": numpy.typing.ArrayLike) -> None")),
            about);
    };
    bind("Crowd::set_positions", "positions", false,
         "Rows [m], one for each of the agents (None: of all, in the order of agent_ids()).",
         [](auto& crowd, Agent agent, const auto& to) { crowd.set_position(agent, to); });
    bind("Crowd::set_velocities", "velocities", false,
         "Rows [m/s], one for each of the agents (None: of all, in the order of agent_ids()).",
         [](auto& crowd, Agent agent, const auto& to) { crowd.set_velocity(agent, to); });
    bind("Crowd::set_preferred_velocities", "velocities", false,
         "Rows [m/s], one for each of the agents (None: of all, in the order of agent_ids()).",
         [](auto& crowd, Agent agent, const auto& to) { crowd.set_preferred_velocity(agent, to); });
    bind("Crowd::set_goals", "goals", true,
         "Rows [m], one for each of the agents (None: of all, in the order of agent_ids()). NaN: it has no "
         "goal any more.",
         [](auto& crowd, Agent agent, const auto& to) { crowd.set_goal(agent, goal_of(to)); });
}

}  // namespace

void bind_crowd_agents(CrowdClass& type) {
    type.def("add_many", &add_many, nb::arg("positions"), nb::arg("keywords"),
             nb::sig("def add_many(self, positions: numpy.typing.ArrayLike, **fields: typing.Any) -> "
                     "numpy.ndarray"),
             "Makes an agent at each position [m], (n, 2) or (n, 3); the other keywords of add() are one "
             "value for all, or n of them; a goal of NaN is none. Returns their numbers, uint64. All are "
             "made, or none.");
    type.def("remove", &remove, nb::arg("agents"),
             nb::sig("def remove(self, agents: jostle._values.Agents) -> None"),
             "Removes agents. The last one takes the place of each in agent_ids().");
    type.def(
        "agent_ids",
        [](const PyCrowd& self, nb::handle out) {
            const Call call("Crowd::agent_ids");
            const std::vector<Agent> all = get_agents(self, call, nb::none());
            return put_names<Agent>(call, all, out);
        },
        nb::kw_only(), nb::arg("out").none() = nb::none(),
        nb::sig("def agent_ids(self, *, out: numpy.ndarray | None = None) -> numpy.ndarray"),
        "The numbers of all agents, uint64, in the order of positions().");
    type.def(
        "__contains__",
        [](const PyCrowd& self, nb::handle agent) {
            const Call call("Crowd::contains");
            const auto name = get_one<Agent>(call, "agent", agent);
            bool is_there = false;
            self.read(call, [&](const auto& crowd, auto) { is_there = crowd.contains(name); });
            return is_there;
        },
        nb::arg("agent"), nb::sig("def __contains__(self, agent: int) -> bool"),
        "Whether the agent is still there.");
    type.def("squeezed", &squeezed, nb::arg("agents").none() = nb::none(),
             nb::sig("def squeezed(self, agents: jostle._values.Agents | None = None) -> numpy.ndarray"),
             "Whether there was no velocity in the last step that kept clear of all neighbours: bool, of the "
             "agents, or of all.");
    bind_rows(type);
    bind_setters(type);
}

}  // namespace jostle::python
