// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A Crowd of Python, and the names of its agents and obstacles: numbers, as in arrays.
//
// Invariant: the C++ crowd stays where it is, as guides and crowds among bodies point to it; these keep the
// Crowd object.
#pragma once

#include <jostle/core/task_scheduler.h>
#include <jostle/crowd/crowd.h>

#include <memory>
#include <string_view>
#include <vector>

#include "arrays.h"
#include "in_dimensions.h"
#include "tables.h"

namespace jostle::python {

struct PyCrowd : InDimensions<Crowd> {
    std::unique_ptr<TaskScheduler> scheduler;

    PyCrowd() : InDimensions("crowd") {}
    /// The crowd of the plane, which has obstacles; refuses another.
    [[nodiscard]] Crowd<2>& plane(const Call& call) const;
};
using CrowdClass = nb::class_<PyCrowd>;

/// [1] An agent's, or an obstacle's: its generation, then its index.
template <class Name>
[[nodiscard]] std::uint64_t number_of(const Name& name) {
    return std::uint64_t{name.generation} << 32 | name.index;
}
template <class Name>
[[nodiscard]] Name name_of_number(std::uint64_t number) {
    Name name;
    name.index = static_cast<std::uint32_t>(number);
    name.generation = static_cast<std::uint32_t>(number >> 32);
    return name;
}
/// One number, or an array or a sequence of some.
template <class Name>
[[nodiscard]] std::vector<Name> get_names(const Call& call, const char* argument, nb::handle value) {
    if (PyIndex_Check(value.ptr()) != 0 && !nb::hasattr(value, "__len__"))
        return {name_of_number<Name>(get_unsigned(call, argument, value))};
    const Ids ids = get_ids(call, argument, value);
    std::vector<Name> names(ids.rows);
    for (std::size_t i = 0; i < ids.rows; ++i) names[i] = name_of_number<Name>(ids.data[i]);
    return names;
}
/// One name alone.
template <class Name>
[[nodiscard]] Name get_one(const Call& call, const char* argument, nb::handle value) {
    return name_of_number<Name>(get_unsigned(call, argument, value));
}
/// The numbers of names, as a new array, or `out`.
template <class Name>
[[nodiscard]] nb::object put_names(const Call& call, std::span<const Name> names, nb::handle out) {
    const Out<std::uint64_t> ids = out_ids(call, out, names.size());
    for (std::size_t i = 0; i < names.size(); ++i) ids.data[i] = number_of(names[i]);
    return ids.array;
}

constexpr std::array<std::string_view, 2> names_of(Of<ObstacleShape>) {
    return {"chain", "polygon"};
}

template <int D>
constexpr const char* name_of(Of<AgentDef<D>>) {
    return "AgentDef";
}
template <class Def, class V>
requires requires(Def& def) {
    def.max_neighbors;
}
void fields(Of<Def>, auto& def, V&& v) {
    v("position", def.position, "[m] two numbers, or three in space");
    v("velocity", def.velocity, "[m/s]");
    v("preferred_velocity", def.preferred_velocity, "[m/s] where there is no goal");
    v("goal", def.goal, "[m] the agent heads straight for it, and stops there; None: it has none");
    v("preferred_speed", def.preferred_speed, "[m/s] on the way to the goal");
    v("radius", def.radius, "[m] above 0");
    v("max_speed", def.max_speed, "[m/s]");
    v("max_acceleration", def.max_acceleration, "[m/s^2] infinity is no limit");
    v("horizon", def.horizon,
      "[s] above 0: for so long the chosen velocity keeps clear of other agents; raising it makes agents "
      "give way sooner");
    v("obstacle_horizon", def.obstacle_horizon, "[s] above 0: the same for obstacles");
    v("neighbor_distance", def.neighbor_distance, "[m] agents whose centres are nearer are heeded; 0: none");
    v("max_neighbors", def.max_neighbors, "the nearest of these, 0 to 15");
    v("layer", def.layer, "bits");
    v("mask", def.mask, "an agent is heeded if its layer has a bit of this");
    v("responds", def.responds, "False: it moves as it prefers, such as a player, and others give way alone");
    v("user_data", def.user_data, "a number of yours");
}

/// The fields of an obstacle, without its points.
struct ObstacleKeywords {
    ObstacleShape shape = ObstacleShape::kPolygon;
    std::uint32_t layer = 1;
    std::uint64_t user_data = 0;
};
template <class V>
void fields(Of<ObstacleKeywords>, auto& def, V&& v) {
    v("shape", def.shape,
      "polygon: counter-clockwise it keeps agents out, clockwise in; chain: a wall from each point to the "
      "next, with two sides");
    v("layer", def.layer, "bits: agents whose mask has one of them heed it");
    v("user_data", def.user_data, "a number of yours");
}
[[nodiscard]] ObstacleDef<2> get_obstacle(const Call& call, nb::handle points, const nb::kwargs& keywords);

void bind_crowd_agents(CrowdClass& type);
void bind_crowd_obstacles(CrowdClass& type);

}  // namespace jostle::python
