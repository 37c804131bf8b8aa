// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Drawing crowds.
#include "jostle/crowd_picture.h"

#include <algorithm>
#include <limits>

#include "draw/tints.h"

namespace jostle::app {
namespace {

constexpr int kStripParts = 5;    // of a run; a trail shows the last one
constexpr int kMany = 5000;       // agents, from which on a trail has fewer points
constexpr float kMargin = 0.03f;  // [1] of the view
constexpr float kGone = std::numeric_limits<float>::infinity();
constexpr Color kWall = Color::rgb(0x495057);
constexpr Color kSolid = Color::rgb(0xadb5bd);
constexpr std::uint8_t kTrailAlpha = 110, kFaintAlpha = 40;  // of few agents, and of many
constexpr int kHues = 12;                                    // of a scene with one group

int points_of_trail(int agents) {
    return agents > kMany ? 4 : 12;
}

Aabb<2> view_of(const CrowdPlay& play) {
    Aabb<2> view = empty_box<2>();
    const auto add = [&](Vec2 at, float radius) {
        view = unite(view, Aabb<2>{at - Vec2{radius, radius}, at + Vec2{radius, radius}});
    };
    for (const ObstacleDef<2>& obstacle : play.scene().obstacles)
        for (const Vec2 point : obstacle.points) add(point, 0.0f);
    for (const CrowdGroup& group : play.scene().groups) {
        for (const Vec2 start : group.starts) {
            add(start, group.agent.radius);
            if (group.mirror) add(2.0f * *group.mirror - start, group.agent.radius);
            if (group.shift) add(start + *group.shift, group.agent.radius);
        }
        for (const Vec2 point : group.way_points) add(point, group.agent.radius);
        for (const Vec2 point : group.exits) add(point, group.agent.radius);
    }
    if (!(view.lower.x <= view.upper.x)) view = {{-1.0f, -1.0f}, {1.0f, 1.0f}};
    const Vec2 margin = (view.upper - view.lower) * kMargin;
    return {view.lower - margin, view.upper + margin};
}

float signed_area(const std::vector<Vec2>& points) {
    float area = 0.0f;
    for (std::size_t i = 0; i < points.size(); ++i) area += cross(points[i], points[(i + 1) % points.size()]);
    return area;
}

void draw_obstacle(const ObstacleDef<2>& obstacle, Recording& recording) {
    const std::vector<Vec2>& points = obstacle.points;
    const bool is_polygon = obstacle.shape == ObstacleShape::kPolygon;
    if (is_polygon && signed_area(points) > 0.0f) recording.solid_polygon(points, kSolid);
    if (is_polygon) recording.polygon(points, kWall);
    if (points.size() == 1) recording.point(points[0], 4.0f, kWall);
    for (std::size_t i = 0; !is_polygon && i + 1 < points.size(); ++i)
        recording.segment(points[i], points[i + 1], kWall);
}

}  // namespace

CrowdPicture::CrowdPicture(const CrowdPlay& play, int steps)
    : play_(play),
      pace_(std::max(1, steps / (kStripParts * points_of_trail(play.agents())))),
      view_(view_of(play)) {}

Color CrowdPicture::color_of(int number) const {
    if (play_.scene().groups.size() > 1) return hue(play_.group_of(number));
    return hue(static_cast<int>(static_cast<long long>(number) * kHues / play_.agents()));
}

void CrowdPicture::at(int step) {
    if (step % pace_ != 0) return;
    if (trail_.size() > static_cast<std::size_t>(points_of_trail(play_.agents())))
        trail_.erase(trail_.begin());
    std::vector<Vec2>& now = trail_.emplace_back();
    for (int number = 0; number < play_.agents(); ++number)
        now.push_back(play_.is_there(number) ? play_.crowd().position(play_.agent(number))
                                             : Vec2{kGone, kGone});
}

Aabb<2> CrowdPicture::draw(Recording& recording) const {
    for (const ObstacleDef<2>& obstacle : play_.scene().obstacles) draw_obstacle(obstacle, recording);
    for (int number = 0; number < play_.agents(); ++number) {
        Color color = color_of(number);
        color.a = play_.agents() > kMany ? kFaintAlpha : kTrailAlpha;
        const auto place = static_cast<std::size_t>(number);
        for (std::size_t i = 0; i + 1 < trail_.size(); ++i) {
            const Vec2 from = trail_[i][place], to = trail_[i + 1][place];
            if (to.x != kGone && !(from == to)) recording.segment(from, to, color);
        }
        if (!play_.is_there(number) || trail_.empty()) continue;
        const Vec2 from = trail_.back()[place], to = play_.crowd().position(play_.agent(number));
        if (!(from == to)) recording.segment(from, to, color);
    }
    for (int number = 0; number < play_.agents(); ++number) {
        if (!play_.is_there(number)) continue;
        const Agent agent = play_.agent(number);
        const Vec2 velocity = play_.crowd().velocity(agent);
        const float speed = length(velocity);
        recording.solid_circle(
            play_.crowd().position(agent),
            play_.scene().groups[static_cast<std::size_t>(play_.group_of(number))].agent.radius,
            speed > 0.0f ? velocity / speed : Vec2{1.0f, 0.0f}, color_of(number));
    }
    return view_;
}

}  // namespace jostle::app
