// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Obstacles of a crowd in the plane, and whether agents see past them.
#include <string>

#include "bind.h"
#include "crowd.h"
#include "geometry.h"
#include "keywords.h"
#include "records.h"
#include "trees.h"

namespace jostle::python {
namespace {

std::uint64_t add_obstacle(const PyCrowd& self, nb::handle points, const nb::kwargs& keywords) {
    const Call call("Crowd::add_obstacle");
    const ObstacleDef<2> def = get_obstacle(call, points, keywords);
    self.gate.require_writable(call, "crowd");
    return number_of(self.plane(call).add_obstacle(def));
}

nb::object obstacle_def(const PyCrowd& self, nb::handle obstacle) {
    const Call call("Crowd::obstacle_def");
    const auto name = get_one<Obstacle>(call, "obstacle", obstacle);
    self.gate.require_readable(call, "crowd");
    const ObstacleDef<2> def = self.plane(call).def(name);
    static const nb::handle type = value_class("ObstacleDef");
    return type(new_points(def.points), Convert<ObstacleShape>::put(nullptr, def.shape), def.layer,
                def.user_data);
}

void remove_obstacles(const PyCrowd& self, nb::handle obstacles) {
    const Call call("Crowd::remove_obstacles");
    const std::vector<Obstacle> names = get_names<Obstacle>(call, "obstacles", obstacles);
    self.gate.require_writable(call, "crowd");
    Crowd<2>& crowd = self.plane(call);
    for (const Obstacle name : names)
        if (!crowd.contains(name))
            call.refuse("obstacles", std::to_string(number_of(name)), "it must be the number of an obstacle");
    for (const Obstacle name : names) crowd.remove(name);
}

nb::object are_visible(const PyCrowd& self, nb::handle origins, nb::handle targets, nb::handle radius,
                       nb::handle mask) {
    const Call call("Crowd::are_visible");
    const std::vector<Vec2> from = get_points(call, "origins", origins);
    const std::vector<Vec2> to = get_points(call, "targets", targets);
    require_rows(call, "targets", to.size(), from.size(), "origins");
    const float wide = get_radius(call, "radius", radius);
    const auto bits = Convert<std::uint32_t>::get(call, "mask", mask);
    const Flags visible = new_flags(from.size());
    const Crowd<2>& crowd = self.plane(call);
    self.gate.ask(call, "crowd", [&] {
        for (std::size_t i = 0; i < from.size(); ++i)
            visible.data[i] = crowd.is_visible(from[i], to[to.size() == 1 ? 0 : i], wide, bits);
    });
    return visible.array;
}

}  // namespace

ObstacleDef<2> get_obstacle(const Call& call, nb::handle points, const nb::kwargs& keywords) {
    ObstacleKeywords rest;
    read_keywords(call, rest, keywords);
    return {rest.shape, get_points(call, "points", points), rest.layer, rest.user_data};
}

void bind_crowd_obstacles(CrowdClass& type) {
    type.def(
        "add_obstacle", &add_obstacle, nb::arg("points"), nb::arg("keywords"),
        nb::sig(signature_of<ObstacleKeywords>("add_obstacle", ", points: jostle._values.Points", "int")),
        doc_of<ObstacleKeywords>("Makes an obstacle, which agents keep clear of whatever others do, of "
                                 "points [m]; the first is not repeated at the end. Returns its number. "
                                 "In the plane only."));
    type.def("obstacle_def", &obstacle_def, nb::arg("obstacle"),
             nb::sig("def obstacle_def(self, obstacle: int) -> jostle._values.ObstacleDef"),
             "The points [m] and the other fields of an obstacle.");
    type.def("remove_obstacles", &remove_obstacles, nb::arg("obstacles"),
             nb::sig("def remove_obstacles(self, obstacles: jostle._values.Agents) -> None"),
             "Removes obstacles.");
    type.def(
        "obstacle_ids",
        [](const PyCrowd& self, nb::handle out) {
            const Call call("Crowd::obstacle_ids");
            self.gate.require_readable(call, "crowd");
            const std::span<const Obstacle> all = self.plane(call).obstacles();
            const std::vector<Obstacle> names(all.begin(), all.end());
            return put_names<Obstacle>(call, names, out);
        },
        nb::kw_only(), nb::arg("out").none() = nb::none(),
        nb::sig("def obstacle_ids(self, *, out: numpy.ndarray | None = None) -> numpy.ndarray"),
        "The numbers of all obstacles, uint64, in an order that changes when one comes or goes.");
    type.def("are_visible", &are_visible, nb::arg("origins"), nb::arg("targets"), nb::arg("radius") = 0.0,
             nb::arg("mask") = 0xFFFFFFFFu,
             nb::sig("def are_visible(self, origins: jostle._values.Points, targets: jostle._values.Points, "
                     "radius: float = 0.0, mask: int = 4294967295) -> numpy.ndarray"),
             "Whether a disc of a radius [m] can go straight from each origin [m] to its target [m], of "
             "which one may serve all, without touching a wall that faces the origin and whose layer has a "
             "bit of the mask: bool.");
}

}  // namespace jostle::python
