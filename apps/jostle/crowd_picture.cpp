// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Drawing crowds.
#include "jostle/crowd_picture.h"

#include <jostle/draw/draw_world.h>
#include <jostle/draw/framing.h>

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

// Of the eye in space: how far it is turned to the right, and above. Sines and cosines of 25 and 20 degrees.
constexpr float kTurnSine = 0.42261826f, kTurnCosine = 0.90630779f;
constexpr float kRiseSine = 0.34202014f, kRiseCosine = 0.93969262f;

/// [m] Away from the eye.
float depth_of(const Vec3& at) {
    return at.y * kTurnCosine - at.x * kTurnSine;
}
/// [m] In the picture.
Vec2 seen(const Vec3& at, int dimensions) {
    if (dimensions == 2) return {at.x, at.y};
    return {at.x * kTurnCosine + at.y * kTurnSine, at.z * kRiseCosine + depth_of(at) * kRiseSine};
}

Aabb<2> view_of(const CrowdPlay& play) {
    const CrowdScene& scene = play.scene();
    Aabb<2> view = play.world() != nullptr ? frame_world(*play.world()) : empty_box<2>();
    // Walls bound the place: all of them are seen.
    if (play.world() != nullptr)
        for (const Body body : play.world()->bodies())
            if (body.type() == BodyType::kStatic)
                for (const Shape shape : body.shapes()) view = unite(view, shape.bounds());
    const auto add = [&](Vec2 at, float radius) {
        view = unite(view, Aabb<2>{at - Vec2{radius, radius}, at + Vec2{radius, radius}});
    };
    for (const ObstacleDef<2>& obstacle : scene.obstacles)
        for (const Vec2 point : obstacle.points) add(point, 0.0f);
    for (const CrowdGroup& group : scene.groups) {
        const auto add_place = [&](const Vec3& at) { add(seen(at, scene.dimensions), group.agent.radius); };
        for (const Vec3& start : group.starts) {
            add_place(start);
            if (group.mirror) add_place(2.0f * *group.mirror - start);
            if (group.shift) add_place(start + *group.shift);
        }
        for (const Vec3& point : group.way_points) add_place(point);
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
    if (play_.scene().groups.size() > 1) return hue(play_.group_number_of(number));
    return hue(static_cast<int>(static_cast<long long>(number) * kHues / play_.agents()));
}

void CrowdPicture::at(int step) {
    if (step % pace_ != 0) return;
    if (trail_.size() > static_cast<std::size_t>(points_of_trail(play_.agents())))
        trail_.erase(trail_.begin());
    std::vector<Vec2>& now = trail_.emplace_back();
    for (int number = 0; number < play_.agents(); ++number)
        now.push_back(play_.is_there(number) ? seen(play_.position(number), play_.scene().dimensions)
                                             : Vec2{kGone, kGone});
}

void CrowdPicture::draw_trail(Recording& recording, int number) const {
    Color color = color_of(number);
    color.a = play_.agents() > kMany ? kFaintAlpha : kTrailAlpha;
    const auto place = static_cast<std::size_t>(number);
    for (std::size_t i = 0; i + 1 < trail_.size(); ++i) {
        const Vec2 from = trail_[i][place], to = trail_[i + 1][place];
        if (to.x != kGone && !(from == to)) recording.segment(from, to, color);
    }
    if (!play_.is_there(number) || trail_.empty()) return;
    const Vec2 from = trail_.back()[place], to = seen(play_.position(number), play_.scene().dimensions);
    if (!(from == to)) recording.segment(from, to, color);
}

/// The agents that are there, such that in space the nearer are drawn over the farther.
std::vector<int> CrowdPicture::far_to_near() const {
    std::vector<int> numbers;
    for (int number = 0; number < play_.agents(); ++number)
        if (play_.is_there(number)) numbers.push_back(number);
    if (play_.scene().dimensions == 3) {
        std::stable_sort(numbers.begin(), numbers.end(), [&](int a, int b) {
            return depth_of(play_.position(a)) > depth_of(play_.position(b));
        });
    }
    return numbers;
}

Aabb<2> CrowdPicture::draw(Recording& recording) const {
    if (play_.world() != nullptr) draw_world(*play_.world(), recording);
    for (const ObstacleDef<2>& obstacle : play_.scene().obstacles) draw_obstacle(obstacle, recording);
    for (int number = 0; number < play_.agents(); ++number) draw_trail(recording, number);
    for (const int number : far_to_near()) {
        const int dimensions = play_.scene().dimensions;
        const Vec2 velocity = seen(play_.velocity(number), dimensions);
        const float speed = length(velocity);
        recording.solid_circle(seen(play_.position(number), dimensions), play_.group_of(number).agent.radius,
                               speed > 0.0f ? velocity / speed : Vec2{1.0f, 0.0f}, color_of(number));
    }
    return view_;
}

}  // namespace jostle::app
