// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A scene of a crowd as plain data, and its reader (docs/crowd.md has the format). A file is treated as
// hostile, as src/scene does.
#pragma once

#include <jostle/crowd/guide.h>
#include <jostle/crowdworld/crowd_world.h>
#include <jostle/scene/scene.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jostle::app {

/// Agents that are alike, and where they want to go. At most one of the four goals is there. In the plane, z
/// is 0 everywhere.
struct CrowdGroup {
    std::string name;
    AgentDef<3> agent;               ///< without place and goal
    std::vector<Vec3> starts;        ///< [m]
    std::optional<Vec3> mirror{};    ///< [m] each goes to its start, mirrored at this point
    std::optional<Vec3> shift{};     ///< [m] each goes so far from its start
    std::vector<Vec3> way_points{};  ///< [m]
    std::vector<Vec2> exits{};       ///< [m] the nearest by the scene's grid
    float reach = 1.0f;              ///< [m] from so far a goal is reached
    AtEnd at_end = AtEnd::kStay;
    std::optional<float> together{};  ///< [m]
};

/// The bodies among which a crowd is.
struct CrowdBodies {
    Scene scene;
    CrowdWorldDef def;
};

struct CrowdScene {
    std::string name;
    std::string description;
    int dimensions = 2;        ///< [1] 2 or 3; in space there are neither grid, exits, obstacles nor bodies
    float step_hertz = 20.0f;  ///< [Hz]
    int steps = 0;             ///< of a run; 0: 30 s
    std::optional<FlowFieldDef> grid{};
    std::optional<CrowdBodies> bodies{};
    std::vector<CrowdGroup> groups;
    std::vector<ObstacleDef<2>> obstacles;
};

/// Throws SceneError: one sentence with the reason and the place, a JSON pointer or a line and column.
[[nodiscard]] CrowdScene parse_crowd_scene(std::string_view text, std::string_view source);

}  // namespace jostle::app
