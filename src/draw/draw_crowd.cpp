// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A crowd as it is seen from above.
#include <jostle/draw/draw_crowd.h>

#include <cstddef>

namespace jostle {
namespace {

constexpr float kPost = 4.0f;  // [px] the dot of an obstacle of one point

void draw_obstacle(const ObstacleDef<2>& def, DebugDraw& draw, Color color) {
    if (def.shape == ObstacleShape::kPolygon) {
        // Outlines need not be convex, and clockwise ones are rooms.
        draw.polygon(def.points, color);
        return;
    }
    if (def.points.size() == 1) draw.point(def.points[0], kPost, color);
    for (std::size_t i = 1; i < def.points.size(); ++i) draw.segment(def.points[i - 1], def.points[i], color);
}

Color color_of(const AgentDef<2>& agent, bool is_squeezed, const DrawCrowdOptions& options) {
    if (!agent.responds) return options.passive;
    return is_squeezed ? options.squeezed : options.agent;
}

}  // namespace

void draw_crowd(const Crowd<2>& crowd, DebugDraw& draw, const DrawCrowdOptions& options) {
    for (const Obstacle obstacle : crowd.obstacles())
        draw_obstacle(crowd.def(obstacle), draw, options.obstacle);
    for (const Agent agent : crowd.agents()) {
        const AgentDef<2> def = crowd.def(agent);
        Vec2 ahead = def.velocity;
        if (!(normalize(ahead) > 0.0f)) ahead = {1.0f, 0.0f};
        draw.solid_circle(def.position, def.radius, ahead, color_of(def, crowd.is_squeezed(agent), options));
    }
    for (std::size_t i = 0; options.seconds > 0.0f && i < crowd.positions().size(); ++i) {
        const Vec2 way = crowd.velocities()[i] * options.seconds;
        if (way != Vec2{}) draw.segment(crowd.positions()[i], crowd.positions()[i] + way, options.velocity);
    }
    for (const Agent agent : crowd.agents())
        if (const auto goal = crowd.goal(agent); options.goals && goal)
            draw.segment(crowd.position(agent), *goal, options.goal);
}

}  // namespace jostle
