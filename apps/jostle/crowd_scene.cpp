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
#include "scene/readers.h"
#include "scene/refuse.h"

namespace jostle::app {
namespace {

using scene_detail::FieldReader;
using scene_detail::Node;

Vec2 read_point(const Node& node) {
    return scene_detail::read_point(node, detail::kPlaceRange);
}

/// As many numbers as there are dimensions.
Vec3 read_place(const Node& node, int dimensions, const Range& range = detail::kPlaceRange) {
    if (dimensions == 2) {
        const Vec2 at = scene_detail::read_point(node, range);
        return {at.x, at.y, 0.0f};
    }
    if (!node.value().is_array() || node.value().size() != 3) node.fail_type("three numbers, [x, y, z]");
    return {Node(node, 0).number(range), Node(node, 1).number(range), Node(node, 2).number(range)};
}

template <class Read>
auto read_each(const Node& node, std::size_t most, const Read& read) {
    std::vector<decltype(read(node))> all(node.expect_array(most, "points"));
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = read(Node(node, i));
    return all;
}

std::vector<Vec3> read_places(const Node& node, std::size_t most, int dimensions) {
    return read_each(node, most, [&](const Node& place) { return read_place(place, dimensions); });
}

std::string place_text(Vec3 at, int dimensions) {
    return dimensions == 2 ? to_text(Vec2{at.x, at.y}) : to_text(at);
}

/// Reads places, too.
class CrowdFieldReader : public FieldReader {
  public:
    CrowdFieldReader(const Node& object, int dimensions)
        : FieldReader(object), object_(object), dimensions_(dimensions) {}

    void place(std::string_view key, Vec3& field, const Vec3&, const Range& range) {
        child(key, false);
        if (object_.find(key) != nullptr) field = read_place(object_.at(key), dimensions_, range);
    }
    void required_place(std::string_view key, Vec3& field, const Range& range) {
        child(key, true);
        field = read_place(object_.at(key), dimensions_, range);
    }

  private:
    const Node& object_;
    int dimensions_;
};

/// The agents that a format's starts make; `room` is the number that the scene may still have.
class Starts {
  public:
    Starts(const Node& node, int dimensions, std::size_t room)
        : node_(node), dimensions_(dimensions), room_(room) {}

    void add(Vec3 at) {
        if (!detail::contains(detail::kPlaceRange, at))
            node_.fail("puts an agent at " + place_text(at, dimensions_) + "; " +
                       to_text(detail::kPlaceRange));
        if (places_.size() == room_)
            node_.fail("makes more than " + std::to_string(kMostAgents) + " agents in the scene");
        places_.push_back(at);
    }
    [[nodiscard]] const Node& node() const { return node_; }
    [[nodiscard]] int dimensions() const { return dimensions_; }
    [[nodiscard]] std::vector<Vec3> take() { return std::move(places_); }

  private:
    const Node& node_;
    int dimensions_;
    std::size_t room_;
    std::vector<Vec3> places_;
};

void read_points(Starts& starts) {
    for (const Vec3 at :
         read_places(starts.node(), static_cast<std::size_t>(kMostAgents), starts.dimensions()))
        starts.add(at);
}

void read_rows(Starts& starts) {
    CrowdRows rows;
    CrowdFieldReader fields(starts.node(), starts.dimensions());
    visit_rows(fields, rows);
    fields.finish();
    if (rows.layers > 1 && starts.dimensions() == 2)
        starts.node().at("layers").fail("needs 3 \"dimensions\" of the scene");
    for (int k = 0; k < rows.layers; ++k)
        for (int j = 0; j < rows.rows; ++j)
            for (int i = 0; i < rows.columns; ++i)
                starts.add(rows.from + Vec3{static_cast<float>(i) * rows.spacing.x,
                                            static_cast<float>(j) * rows.spacing.y,
                                            static_cast<float>(k) * rows.spacing.z});
}

void read_rings(Starts& starts) {
    CrowdRings rings;
    CrowdFieldReader fields(starts.node(), starts.dimensions());
    visit_rings(fields, rings);
    fields.finish();
    if (!(rings.to > rings.from))
        starts.node().fail("ends at an angle that is not above the one where it begins");
    for (int ring = 0; ring < rings.rings; ++ring) {
        const float radius = rings.radius + static_cast<float>(ring) * rings.gap;
        const float arc = (rings.to - rings.from) * radius;
        // A hostile ring has room for more than an int counts.
        const float fits = std::min(arc / rings.spacing, static_cast<float>(kMostAgents) + 1.0f);
        const int count = rings.count > 0 ? rings.count : static_cast<int>(fits);
        for (int i = 0; i < count; ++i) {
            const float share = (static_cast<float>(i) + 0.5f) / static_cast<float>(count);
            const Vec2 out = radius * Rot::from_angle(rings.from + share * (rings.to - rings.from)).x_axis();
            starts.add(rings.center + Vec3{out.x, out.y, 0.0f});
        }
    }
}

/// Heights are evenly spread, and each start is turned from the one below it by the golden angle.
void read_sphere(Starts& starts) {
    constexpr float kGoldenAngle = 2.3999632f;  // [rad]
    if (starts.dimensions() == 2) starts.node().fail("needs 3 \"dimensions\" of the scene");
    CrowdSphere sphere;
    CrowdFieldReader fields(starts.node(), starts.dimensions());
    visit_sphere(fields, sphere);
    fields.finish();
    Rot turn = Rot::from_angle(0.0f);
    for (int i = 0; i < sphere.count; ++i) {
        const float height = (static_cast<float>(2 * i + 1) / static_cast<float>(sphere.count)) - 1.0f;
        const Vec2 out = math::sqrt(1.0f - height * height) * turn.x_axis();
        starts.add(sphere.center + sphere.radius * Vec3{out.x, out.y, height});
        turn = compose(turn, Rot::from_angle(kGoldenAngle));
    }
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

std::vector<Vec3> read_starts(const Node& node, int dimensions, std::size_t room) {
    const std::string_view key = only_one_of(node, {"points", "rows", "rings", "sphere"});
    if (key.empty()) node.fail("lacks \"points\", \"rows\", \"rings\" or \"sphere\"");
    const Node place = node.at(key);
    Starts starts(place, dimensions, room);
    if (key == "points") read_points(starts);
    if (key == "rows") read_rows(starts);
    if (key == "rings") read_rings(starts);
    if (key == "sphere") read_sphere(starts);
    return starts.take();
}

/// The upper edges belong to no cell.
void expect_inside(const Node& node, Vec2 at, const FlowFieldDef& grid) {
    const Vec2 lower = grid.area.lower, upper = grid.area.upper;
    if (lower == upper) return;  // a grid that was refused
    if (!(at.x >= lower.x && at.y >= lower.y && at.x < upper.x && at.y < upper.y))
        node.fail("is " + to_text(at) + "; it must lie in the scene's \"grid\", below its upper edges");
}

void read_exits(const Node& goal, const CrowdScene& scene, CrowdGroup& group) {
    if (!scene.grid) goal.fail("needs the scene's \"grid\"");
    group.exits = read_each(goal, kMostPoints, read_point);
    for (std::size_t i = 0; i < group.exits.size(); ++i)
        expect_inside(Node(goal, i), group.exits[i], *scene.grid);
}

void read_goal(const Node& node, CrowdGroup& group, const CrowdScene& scene) {
    const std::string_view key = only_one_of(node, {"mirror", "shift", "way_points", "exits"});
    if (key.empty()) return;
    const Node goal = node.at(key);
    if (key == "mirror") group.mirror = read_place(goal, scene.dimensions);
    if (key == "shift") group.shift = read_place(goal, scene.dimensions);
    if (key == "way_points") group.way_points = read_places(goal, kMostPoints, scene.dimensions);
    if (key == "exits") read_exits(goal, scene, group);
    if (goal.value().empty()) goal.fail("is empty; it must have a point");
    if (key == "exits" && group.at_end == AtEnd::kLoop)
        node.at("at_end").fail("is \"loop\"; with exits it must be \"stay\" or \"leave\"");
    for (const Vec3 start : group.starts) {
        const Vec3 at = group.mirror ? 2.0f * *group.mirror - start : start + group.shift.value_or(Vec3{});
        if (!detail::contains(detail::kPlaceRange, at))
            goal.fail("sends an agent to " + place_text(at, scene.dimensions) + "; " +
                      to_text(detail::kPlaceRange));
    }
}

std::uint32_t bits_of(const Node& node, std::string_view key, std::uint64_t word) {
    if (word > 0xffffffff) node.at(key).fail("has more than 32 bits");
    return static_cast<std::uint32_t>(word);
}

CrowdGroup read_group(const Node& node, const CrowdScene& scene, std::size_t room) {
    CrowdGroup group;
    WideAgent wide;
    CrowdFieldReader fields(node, scene.dimensions);
    visit_group(fields, group, wide);
    fields.finish();
    if (wide.max_acceleration) group.agent.max_acceleration = *wide.max_acceleration;
    group.agent.layer = bits_of(node, "layer", wide.layer);
    group.agent.mask = bits_of(node, "mask", wide.mask);
    group.starts = read_starts(node, scene.dimensions, room);
    read_goal(node, group, scene);
    return group;
}

ObstacleDef<2> read_obstacle(const Node& node) {
    ObstacleDef<2> obstacle;
    FieldReader fields(node);
    visit_obstacle(fields, obstacle);
    fields.finish();
    const Node points = node.at("points");
    obstacle.points = read_each(points, kMostPoints, read_point);
    if (obstacle.points.size() < detail::fewest_points(obstacle.shape))
        points.fail("has " + std::to_string(obstacle.points.size()) + " points; it must have at least " +
                    std::to_string(detail::fewest_points(obstacle.shape)));
    return obstacle;
}

FlowFieldDef read_grid(const Node& node) {
    FlowFieldDef grid;
    const std::size_t mistakes = node.mistakes();
    FieldReader fields(node);
    visit_grid(fields, grid);
    fields.finish();
    if (node.mistakes() != mistakes) return {.area = {}};
    scene_detail::refused_at(node, [&] { (void)FlowField(grid); });
    return grid;
}

CrowdBodies read_bodies(const Node& node) {
    CrowdBodies bodies;
    FieldReader fields(node);
    visit_bodies(fields, bodies.def);
    fields.finish();
    bodies.scene = scene_detail::read_jostle(node.at("scene"));
    return bodies;
}

/// Reads all that there is in the plane only.
void read_surroundings(const Node& root, CrowdScene& scene) {
    for (const std::string_view key : {"grid", "bodies", "obstacles"}) {
        if (scene.dimensions == 2 || root.find(key) == nullptr) continue;
        root.at(key).fail("is in a scene of 3 dimensions; it must be in one of 2");
    }
    if (const scene_detail::Json* value = root.find("grid"))
        scene.grid = read_grid(Node(root, "grid", *value));
    if (const scene_detail::Json* value = root.find("bodies"))
        scene.bodies = read_bodies(Node(root, "bodies", *value));
    if (const scene_detail::Json* value = root.find("obstacles")) {
        const Node obstacles(root, "obstacles", *value);
        const std::size_t count = obstacles.expect_array(kMostObstacles, "obstacles");
        for (std::size_t i = 0; i < count; ++i)
            root.attempt([&] { scene.obstacles.push_back(read_obstacle(Node(obstacles, i))); });
    }
}

CrowdScene read_crowd(const Node& root) {
    const Node version = root.at("jostle_crowd");
    if (version.integer(0, scene_detail::kMaxSteps) != kCrowdFormatVersion)
        version.fail("is " + version.value().dump() + "; this jostle reads version " +
                     std::to_string(kCrowdFormatVersion) + " of the format");
    CrowdScene scene;
    FieldReader fields(root);
    visit_crowd(fields, scene);
    fields.finish();
    root.attempt([&] { read_surroundings(root, scene); });
    if (const scene_detail::Json* value = root.find("groups")) {
        const Node groups(root, "groups", *value);
        const std::size_t count = groups.expect_array(kMostGroups, "groups");
        auto room = static_cast<std::size_t>(kMostAgents);
        for (std::size_t i = 0; i < count; ++i) {
            groups.attempt([&] {
                scene.groups.push_back(read_group(Node(groups, i), scene, room));
                room -= scene.groups.back().starts.size();
            });
        }
    }
    return scene;
}

}  // namespace

CrowdScene parse_crowd_scene(std::string_view text, std::string_view source) {
    const scene_detail::Json document = scene_detail::parse_document(text, source);
    scene_detail::Mistakes mistakes(source);
    CrowdScene scene;
    mistakes.read_all(text, [&] { scene = read_crowd({document, mistakes}); });
    return scene;
}

}  // namespace jostle::app
