// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The keys of the format of crowds, as those of scenes in scene/fields.h: the reader and the test that holds
// docs/crowd.schema.json to them walk these tables.
#pragma once

#include "crowd/ranges.h"
#include "jostle/crowd_scene.h"
#include "scene/fields.h"

namespace jostle::app {

inline constexpr int kCrowdFormatVersion = 1;
inline constexpr int kMostAgents = 1'000'000;  // of a scene
inline constexpr std::size_t kMostGroups = 10'000;
inline constexpr std::size_t kMostObstacles = 100'000;
inline constexpr std::size_t kMostPoints = 1'000'000;  // of an obstacle, or of a way
inline constexpr Range kCrowdHertz{1.0f, 1.0e6f};
inline constexpr Range kCellRange{1.0e-3f, 1.0e6f};
inline constexpr Range kAngleRange{-1.0e3f, 1.0e3f};

inline constexpr std::string_view kAtEnds[] = {"stay", "loop", "leave"};
inline constexpr std::string_view kObstacleShapes[] = {"chain", "polygon"};

/// Starts in rows and columns, in space also in layers.
struct CrowdRows {
    Vec3 from;  ///< [m]
    int columns = 1;
    int rows = 1;
    int layers = 1;
    Vec3 spacing{1.0f, 1.0f, 1.0f};  ///< [m]
};
/// Starts on circles about one centre, or on parts of them.
struct CrowdRings {
    Vec3 center;          ///< [m]
    float radius = 0.0f;  ///< [m] of the innermost
    int rings = 1;
    float gap = 1.0f;       ///< [m] from one to the next
    int count = 0;          ///< of each ring; 0: as many as the spacing leaves room for
    float spacing = 1.0f;   ///< [m] along a ring
    float from = 0.0f;      ///< [rad] counter-clockwise from x
    float to = 2.0f * kPi;  ///< [rad]
};

/// Starts all over a sphere.
struct CrowdSphere {
    Vec3 center;          ///< [m]
    float radius = 0.0f;  ///< [m]
    int count = 1;
};

template <class V, class T>
void visit_crowd(V& v, T& scene) {
    const CrowdScene d;
    v.child("jostle_crowd", true);
    v.text("name", scene.name, scene_detail::kAnyLength);
    v.text("description", scene.description, scene_detail::kAnyLength);
    v.number("step_hertz", scene.step_hertz, d.step_hertz, kCrowdHertz);
    v.integer("steps", scene.steps, d.steps, 0, scene_detail::kMaxSteps);
    v.integer("dimensions", scene.dimensions, d.dimensions, 2, 3);
    v.child("grid", false);
    v.child("bodies", false);
    v.child("groups", false);
    v.child("obstacles", false);
}

template <class V, class T>
void visit_grid(V& v, T& grid) {
    const FlowFieldDef d;
    v.required_point("lower", grid.area.lower, detail::kPlaceRange);
    v.required_point("upper", grid.area.upper, detail::kPlaceRange);
    v.number("cell", grid.cell, d.cell, kCellRange);
    v.number("clearance", grid.clearance, d.clearance, kAtLeastZero);
}

template <class V, class T>
void visit_bodies(V& v, T& bodies) {
    const CrowdWorldDef d;
    v.child("scene", true);
    v.number("disc", bodies.disc, d.disc, kPositive);
    v.number("push_force", bodies.push_force, d.push_force, kAtLeastZero);
    v.number("arm", bodies.arm, d.arm, kAtLeastZero);
}

/// `wide` has what a format's number holds and an agent's does not.
struct WideAgent {
    std::optional<float> max_acceleration;
    std::uint64_t layer = 1, mask = 0xffffffff;
};
template <class V, class T, class Wide>
void visit_agent(V& v, T& agent, Wide& wide) {
    const AgentDef<3> d;
    v.place("preferred_velocity", agent.preferred_velocity, d.preferred_velocity, detail::kVelocityRange);
    v.number("preferred_speed", agent.preferred_speed, d.preferred_speed, detail::kSpeedRange);
    v.number("radius", agent.radius, d.radius, detail::kRadiusRange);
    v.number("max_speed", agent.max_speed, d.max_speed, detail::kSpeedRange);
    v.optional_number("max_acceleration", wide.max_acceleration, kAtLeastZero);
    v.number("horizon", agent.horizon, d.horizon, detail::kHorizonRange);
    v.number("obstacle_horizon", agent.obstacle_horizon, d.obstacle_horizon, detail::kHorizonRange);
    v.number("neighbor_distance", agent.neighbor_distance, d.neighbor_distance, detail::kDistanceRange);
    v.integer("max_neighbors", agent.max_neighbors, d.max_neighbors, 0, kMostNeighbors);
    v.word("layer", wide.layer, 1);
    v.word("mask", wide.mask, 0xffffffff);
    v.flag("responds", agent.responds, d.responds);
}

template <class V, class T, class Wide>
void visit_group(V& v, T& group, Wide& wide) {
    const CrowdGroup d;
    v.text("name", group.name, scene_detail::kAnyLength);
    visit_agent(v, group.agent, wide);
    for (const char* key : {"points", "rows", "rings", "sphere", "mirror", "shift", "way_points", "exits"})
        v.child(key, false);
    v.number("reach", group.reach, d.reach, kPositive);
    v.choice("at_end", group.at_end, d.at_end, kAtEnds);
    v.optional_number("together", group.together, kPositive);
}

template <class V, class T>
void visit_rows(V& v, T& rows) {
    const CrowdRows d;
    v.required_place("from", rows.from, detail::kPlaceRange);
    v.integer("columns", rows.columns, d.columns, 1, kMostAgents);
    v.integer("rows", rows.rows, d.rows, 1, kMostAgents);
    v.integer("layers", rows.layers, d.layers, 1, kMostAgents);
    v.place("spacing", rows.spacing, d.spacing, detail::kPlaceRange);
}

template <class V, class T>
void visit_rings(V& v, T& rings) {
    const CrowdRings d;
    v.place("center", rings.center, d.center, detail::kPlaceRange);
    v.required_number("radius", rings.radius, detail::kDistanceRange);
    v.integer("rings", rings.rings, d.rings, 1, kMostAgents);
    v.number("gap", rings.gap, d.gap, detail::kDistanceRange);
    v.integer("count", rings.count, d.count, 0, kMostAgents);
    v.number("spacing", rings.spacing, d.spacing, detail::kRadiusRange);
    v.number("from", rings.from, d.from, kAngleRange);
    v.number("to", rings.to, d.to, kAngleRange);
}

template <class V, class T>
void visit_sphere(V& v, T& sphere) {
    const CrowdSphere d;
    v.place("center", sphere.center, d.center, detail::kPlaceRange);
    v.required_number("radius", sphere.radius, detail::kDistanceRange);
    v.integer("count", sphere.count, d.count, 1, kMostAgents);
}

template <class V, class T>
void visit_obstacle(V& v, T& obstacle) {
    const ObstacleDef<2> d;
    v.choice("shape", obstacle.shape, d.shape, kObstacleShapes);
    v.child("points", true);
}

}  // namespace jostle::app
