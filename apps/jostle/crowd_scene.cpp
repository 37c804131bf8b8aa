// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reader of crowds. The keys are in crowd_fields.h.
#include "jostle/crowd_scene.h"

#include <jostle/math/rot.h>

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "jostle/crowd_fields.h"
#include "scene/document.h"
#include "scene/field_reader.h"
#include "scene/refuse.h"

namespace jostle::app {
namespace {

using scene_detail::FieldReader;
using scene_detail::Json;
using scene_detail::Node;

Vec2 read_place(const Node& node) {
    return scene_detail::read_point(node, detail::kPlaceRange);
}

std::vector<Vec2> read_places(const Node& node, std::size_t most) {
    std::vector<Vec2> points(node.expect_array(most, "points"));
    for (std::size_t i = 0; i < points.size(); ++i) points[i] = read_place(Node(node, i));
    return points;
}

/// The agents that a format's starts make; `room` is the number that the scene may still have.
class Starts {
  public:
    Starts(const Node& node, std::size_t room) : node_(node), room_(room) {}

    void add(Vec2 at) {
        if (!detail::contains(detail::kPlaceRange, at))
            node_.fail("puts an agent at " + to_text(at) + "; " + to_text(detail::kPlaceRange));
        if (places_.size() == room_)
            node_.fail("makes more than " + std::to_string(kMostAgents) + " agents in the scene");
        places_.push_back(at);
    }
    [[nodiscard]] std::vector<Vec2> take() { return std::move(places_); }

  private:
    const Node& node_;
    std::size_t room_;
    std::vector<Vec2> places_;
};

std::vector<Vec2> read_rows(const Node& node, std::size_t room) {
    CrowdRows rows;
    FieldReader fields(node);
    visit_rows(fields, rows);
    fields.finish();
    Starts starts(node, room);
    for (int j = 0; j < rows.rows; ++j)
        for (int i = 0; i < rows.columns; ++i)
            starts.add(rows.from +
                       Vec2{static_cast<float>(i) * rows.spacing.x, static_cast<float>(j) * rows.spacing.y});
    return starts.take();
}

std::vector<Vec2> read_rings(const Node& node, std::size_t room) {
    CrowdRings rings;
    FieldReader fields(node);
    visit_rings(fields, rings);
    fields.finish();
    if (!(rings.to > rings.from)) node.fail("ends at an angle that is not above the one where it begins");
    Starts starts(node, room);
    for (int ring = 0; ring < rings.rings; ++ring) {
        const float radius = rings.radius + static_cast<float>(ring) * rings.gap;
        const float arc = (rings.to - rings.from) * radius;
        // A hostile ring has room for more than an int counts.
        const float fits = std::min(arc / rings.spacing, static_cast<float>(kMostAgents) + 1.0f);
        const int count = rings.count > 0 ? rings.count : static_cast<int>(fits);
        for (int i = 0; i < count; ++i) {
            const float share = (static_cast<float>(i) + 0.5f) / static_cast<float>(count);
            const Rot turn = Rot::from_angle(rings.from + share * (rings.to - rings.from));
            starts.add(rings.center + radius * turn.x_axis());
        }
    }
    return starts.take();
}

/// The one of these keys that is there; empty where none is.
std::string_view only_one_of(const Node& node, std::initializer_list<std::string_view> keys) {
    std::string_view found;
    for (const std::string_view key : keys) {
        if (node.find(key) == nullptr) continue;
        if (!found.empty())
            node.fail("has both " + scene_detail::in_quotes(found) + " and " + scene_detail::in_quotes(key));
        found = key;
    }
    return found;
}

std::vector<Vec2> read_starts(const Node& node, std::size_t room) {
    const std::string_view key = only_one_of(node, {"points", "rows", "rings"});
    if (key.empty()) node.fail("lacks \"points\", \"rows\" or \"rings\"");
    const Node place = node.at(key);
    if (key == "rows") return read_rows(place, room);
    if (key == "rings") return read_rings(place, room);
    Starts starts(place, room);
    for (const Vec2 at : read_places(place, static_cast<std::size_t>(kMostAgents))) starts.add(at);
    return starts.take();
}

/// The upper edges belong to no cell.
void expect_inside(const Node& node, Vec2 at, const FlowFieldDef& grid) {
    const Vec2 lower = grid.area.lower, upper = grid.area.upper;
    if (!(at.x >= lower.x && at.y >= lower.y && at.x < upper.x && at.y < upper.y))
        node.fail("is " + to_text(at) + "; it must lie in the scene's \"grid\", below its upper edges");
}

void read_goal(const Node& node, CrowdGroup& group, const CrowdScene& scene) {
    const std::string_view key = only_one_of(node, {"mirror", "shift", "way_points", "exits"});
    if (key.empty()) return;
    const Node goal = node.at(key);
    if (key == "mirror") {
        group.mirror = read_place(goal);
    } else if (key == "shift") {
        group.shift = read_place(goal);
    } else {
        std::vector<Vec2>& points = key == "exits" ? group.exits : group.way_points;
        points = read_places(goal, kMostPoints);
        if (points.empty()) goal.fail("is empty; it must have a point");
        if (key == "exits" && !scene.grid) goal.fail("needs the scene's \"grid\"");
        for (std::size_t i = 0; key == "exits" && i < points.size(); ++i)
            expect_inside(Node(goal, i), points[i], *scene.grid);
        if (key == "exits" && group.at_end == AtEnd::kLoop)
            node.at("at_end").fail("is \"loop\"; with exits it must be \"stay\" or \"leave\"");
    }
    for (const Vec2 start : group.starts) {
        const Vec2 at = group.mirror ? 2.0f * *group.mirror - start : start + group.shift.value_or(Vec2{});
        if (!detail::contains(detail::kPlaceRange, at))
            goal.fail("sends an agent to " + to_text(at) + "; " + to_text(detail::kPlaceRange));
    }
}

std::uint32_t bits_of(const Node& node, std::string_view key, std::uint64_t word) {
    if (word > 0xffffffff) node.at(key).fail("has more than 32 bits");
    return static_cast<std::uint32_t>(word);
}

CrowdGroup read_group(const Node& node, const CrowdScene& scene, std::size_t room) {
    CrowdGroup group;
    WideAgent wide;
    FieldReader fields(node);
    visit_group(fields, group, wide);
    fields.finish();
    if (wide.max_acceleration) group.agent.max_acceleration = *wide.max_acceleration;
    group.agent.layer = bits_of(node, "layer", wide.layer);
    group.agent.mask = bits_of(node, "mask", wide.mask);
    group.starts = read_starts(node, room);
    read_goal(node, group, scene);
    return group;
}

ObstacleDef<2> read_obstacle(const Node& node) {
    ObstacleDef<2> obstacle;
    FieldReader fields(node);
    visit_obstacle(fields, obstacle);
    fields.finish();
    const Node points = node.at("points");
    obstacle.points = read_places(points, kMostPoints);
    if (obstacle.points.size() < detail::fewest_points(obstacle.shape))
        points.fail("has " + std::to_string(obstacle.points.size()) + " points; it must have at least " +
                    std::to_string(detail::fewest_points(obstacle.shape)));
    return obstacle;
}

FlowFieldDef read_grid(const Node& node) {
    FlowFieldDef grid;
    FieldReader fields(node);
    visit_grid(fields, grid);
    fields.finish();
    scene_detail::refused_at(node, [&] { (void)FlowField(grid); });
    return grid;
}

}  // namespace

CrowdScene parse_crowd_scene(std::string_view text, std::string_view source) {
    const Json document = scene_detail::parse_document(text, source);
    const Node root(document, source);
    const Node version = root.at("jostle_crowd");
    if (version.integer(0, scene_detail::kMaxSteps) != kCrowdFormatVersion)
        version.fail("is " + version.value().dump() + "; this jostle reads version " +
                     std::to_string(kCrowdFormatVersion) + " of the format");
    CrowdScene scene;
    FieldReader fields(root);
    visit_crowd(fields, scene);
    fields.finish();
    if (const Json* value = root.find("grid")) scene.grid = read_grid(Node(root, "grid", *value));
    if (const Json* value = root.find("obstacles")) {
        const Node obstacles(root, "obstacles", *value);
        const std::size_t count = obstacles.expect_array(kMostObstacles, "obstacles");
        for (std::size_t i = 0; i < count; ++i) scene.obstacles.push_back(read_obstacle(Node(obstacles, i)));
    }
    if (const Json* value = root.find("groups")) {
        const Node groups(root, "groups", *value);
        const std::size_t count = groups.expect_array(kMostGroups, "groups");
        auto room = static_cast<std::size_t>(kMostAgents);
        for (std::size_t i = 0; i < count; ++i) {
            scene.groups.push_back(read_group(Node(groups, i), scene, room));
            room -= scene.groups.back().starts.size();
        }
    }
    return scene;
}

}  // namespace jostle::app
