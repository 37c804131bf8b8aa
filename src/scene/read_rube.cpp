// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reader of R.U.B.E. / b2dJson exports. A vector is {"x": .., "y": ..}, or the number 0; a number may be
// a string of eight hexadecimal digits, a float's bits; a missing key has the default of Box2D 2's
// definitions. What does not bear on the simulation (images, solver iterations) is passed over; what does and
// cannot be kept is named in Scene::unread, and so are keys that the format does not have
// (read_rube_keys.cpp). The joints are in read_rube_joints.cpp.
#include "scene/read_rube.h"

#include <jostle/core/error.h>

#include <bit>
#include <charconv>
#include <utility>

#include "scene/fields.h"
#include "scene/polygon.h"
#include "scene/properties.h"
#include "scene/readers.h"

namespace jostle::scene_detail::rube {
namespace {

constexpr std::size_t kMaxPolygonPoints = 1024;  // before their hull is taken

std::vector<Vec2> points(const Node& node, std::size_t most, std::string_view of_what) {
    const Node xs = node.at("x");
    const Node ys = node.at("y");
    const std::size_t count = xs.expect_array(most, of_what);
    if (ys.expect_array(most, of_what) != count) {
        node.fail("has " + std::to_string(count) + " x and " + std::to_string(ys.value().size()) + " y");
    }
    std::vector<Vec2> result(count);
    for (std::size_t i = 0; i < count; ++i)
        node.attempt([&] {
            result[i] = {number(Node(xs, i), kCoordinate), number(Node(ys, i), kCoordinate)};
        });
    return result;
}

Circle read_circle(const Node& node, Unread& unread) {
    note_odd_keys(node, kCircleKeys, unread);
    return {vector(node, "center", kCoordinate), number(node.at("radius"), kPositive)};
}

/// Box2D takes the hull of whatever it is given: so do we.
ScenePolygon read_polygon(const Node& node, Unread& unread) {
    note_odd_keys(node, kPolygonKeys, unread);
    const Node vertices = node.at("vertices");
    const std::size_t mistakes = node.mistakes();
    std::vector<Vec2> corners = points(vertices, kMaxPolygonPoints, "vertices");
    if (node.mistakes() != mistakes) return {};
    return {convex_corners(vertices, std::move(corners), &unread.concave), 0.0f};
}

/// The point where a line goes on, if the file says that there is one.
std::optional<Vec2> read_ghost(const Node& node, std::string_view flag_key, std::string_view key) {
    if (!flag(node, flag_key, false)) return std::nullopt;
    return vector(node, key, kCoordinate);
}

/// Two-sided, as Box2D's were before 2.4; smooth where it has ghosts.
Segment read_edge(const Node& node, Unread& unread) {
    note_odd_keys(node, kEdgeKeys, unread);
    Segment segment{vector(node, "vertex1", kCoordinate), vector(node, "vertex2", kCoordinate)};
    segment.ghost1 = read_ghost(node, "hasVertex0", "vertex0");
    segment.ghost2 = read_ghost(node, "hasVertex3", "vertex3");
    return segment;
}

/// One-sided, as in Box2D 2.4: the front is on the right of the direction. A loop is a chain whose last point
/// is its first.
SceneChain read_chain(const Node& node, Unread& unread) {
    note_odd_keys(node, kChainKeys, unread);
    SceneChain chain{points(node.at("vertices"), kMaxChainPoints, "points")};
    if (chain.points.size() > 3 && chain.points.front() == chain.points.back()) {
        chain.points.pop_back();
        chain.loop = true;
        return chain;
    }
    chain.ghost1 = read_ghost(node, "hasPrevVertex", "prevVertex");
    chain.ghost2 = read_ghost(node, "hasNextVertex", "nextVertex");
    return chain;
}

SceneChain read_loop(const Node& node, Unread& unread) {
    note_odd_keys(node, kChainKeys, unread);
    SceneChain chain{points(node, kMaxChainPoints, "points"), true};
    if (chain.points.size() > 3 && chain.points.front() == chain.points.back()) chain.points.pop_back();
    return chain;
}

void read_geometry(const Node& node, SceneShape& shape, Unread& unread) {
    if (const Json* circle = node.find("circle")) {
        shape.geometry = read_circle(Node(node, "circle", *circle), unread);
    } else if (const Json* polygon = node.find("polygon")) {
        shape.geometry = read_polygon(Node(node, "polygon", *polygon), unread);
    } else if (const Json* edge = node.find("edge")) {
        shape.geometry = read_edge(Node(node, "edge", *edge), unread);
    } else if (const Json* chain = node.find("chain")) {
        shape.geometry = read_chain(Node(node, "chain", *chain), unread);
    } else if (const Json* loop = node.find("loop")) {
        shape.geometry = read_loop(Node(node, "loop", *loop), unread);
    } else {
        node.fail("has none of the shapes \"circle\", \"polygon\", \"edge\", \"chain\" and \"loop\"");
    }
}

/// 16 bits; older exporters wrote them with a sign.
std::uint64_t read_bits(const Node& node, std::string_view key, std::uint64_t standard) {
    if (const Json* value = node.find(key))
        node.attempt([&] {
            const int bits = Node(node, key, *value).integer(-32768, 65535);
            standard = static_cast<std::uint64_t>(bits) & 0xffff;
        });
    return standard;
}

SceneShape read_fixture(const Node& node, Unread& unread) {
    SceneShape shape;
    const std::size_t mistakes = node.mistakes();
    note_odd_keys(node, kFixtureKeys, unread);
    shape.name = name(node);
    read_custom_properties(node, shape.properties);
    node.attempt([&] { read_geometry(node, shape, unread); });
    shape.def.density = number(node, "density", 0.0f, kAtLeastZero);
    shape.def.material.friction = number(node, "friction", 0.2f, kFactor);
    shape.def.material.restitution = number(node, "restitution", 0.0f, kAtLeastZero);
    if (shape.def.material.restitution > kRestitution.upper) {
        shape.def.material.restitution = kRestitution.upper;
        ++unread.lively;
    }
    shape.def.is_sensor = flag(node, "sensor", false);
    shape.def.filter.category = read_bits(node, "filter-categoryBits", 1);
    shape.def.filter.mask = read_bits(node, "filter-maskBits", 0xffff);
    if (const Json* value = node.find("filter-groupIndex"))
        node.attempt(
            [&] { shape.def.filter.group = Node(node, "filter-groupIndex", *value).integer(-32768, 32767); });
    if (node.mistakes() == mistakes) check_shape(node, shape);
    return shape;
}

/// The file's inertia is about the body's origin; ours is about the centre of mass.
std::optional<MassData> read_mass(const Node& node) {
    MassData mass;
    mass.mass = number(node, "massData-mass", 0.0f, kAtLeastZero);
    mass.center = vector(node, "massData-center", kCoordinate);
    const float inertia = number(node, "massData-I", 0.0f, kAtLeastZero);
    if (mass.mass == 0.0f) return std::nullopt;
    (void)checked(node.at("massData-mass"), static_cast<double>(mass.mass), kMassRange);
    const double cx = static_cast<double>(mass.center.x);
    const double cy = static_cast<double>(mass.center.y);
    const double moved = static_cast<double>(mass.mass) * (cx * cx + cy * cy);
    const double central = static_cast<double>(inertia) - moved;
    // A little below zero is rounding by whoever wrote it; such a body does not turn.
    if (inertia > 0.0f && central < -1.0e-3 * moved) {
        node.at("massData-I")
            .fail("is " + to_text(inertia) + "; about the origin it is at least mass times the " +
                  "centre's squared distance, " + to_text(static_cast<float>(moved)));
    }
    mass.inertia = central > 1.0e-20 ? checked(node.at("massData-I"), central, kInertiaRange) : 0.0f;
    return mass;
}

SceneBody read_body(const Node& node, Unread& unread) {
    SceneBody body;
    note_odd_keys(node, kBodyKeys, unread);
    body.name = name(node, kMaxName);
    read_custom_properties(node, body.properties);
    if (const Json* type = node.find("type"))
        node.attempt([&] { body.def.type = static_cast<BodyType>(Node(node, "type", *type).integer(0, 2)); });
    body.def.position = vector(node, "position", kCoordinate);
    body.def.angle = number(node, "angle", 0.0f, kFinite);
    body.def.linear_velocity = vector(node, "linearVelocity", kSpeed);
    body.def.angular_velocity = number(node, "angularVelocity", 0.0f, kSpeed);
    body.def.linear_damping = number(node, "linearDamping", 0.0f, kFactor);
    body.def.angular_damping = number(node, "angularDamping", 0.0f, kFactor);
    body.def.gravity_scale = number(node, "gravityScale", 1.0f, kBounded);
    body.def.locks.rotation = flag(node, "fixedRotation", false);
    body.def.enabled = flag(node, "active", true);
    body.def.awake = flag(node, "awake", true);
    body.def.allow_sleep = flag(node, "allowSleep", true);
    body.def.bullet = flag(node, "bullet", false);
    node.attempt([&] { body.mass = read_mass(node); });
    if (body.def.type != BodyType::kDynamic) body.mass.reset();
    if (const Json* value = node.find("fixture")) {
        const Node fixtures(node, "fixture", *value);
        node.attempt([&] {
            const std::size_t count = fixtures.expect_array(kMaxShapes, "fixtures");
            for (std::size_t i = 0; i < count; ++i)
                node.attempt([&] { body.shapes.push_back(read_fixture(Node(fixtures, i), unread)); });
        });
    }
    return body;
}

}  // namespace

float number(const Node& node, Range range) {
    const Json& value = node.value();
    if (!value.is_string()) return node.number(range);
    const std::string& text = node.string();
    std::uint32_t bits = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, bits, 16);
    if (text.empty() || text.size() > 8 || error != std::errc{} || stop != end) {
        node.fail("is " + in_quotes(text) +
                  "; it must be a number, or a float's bits as 8 hexadecimal digits");
    }
    return checked(node, static_cast<double>(std::bit_cast<float>(bits)), range);
}

float number(const Node& node, std::string_view key, float standard, Range range) {
    if (const Json* value = node.find(key))
        node.attempt([&] { standard = number(Node(node, key, *value), range); });
    return standard;
}

Vec2 vector(const Node& node, std::string_view key, Range range) {
    const Json* value = node.find(key);
    Vec2 result;
    if (value == nullptr || (value->is_number() && value->get<double>() == 0.0)) return result;
    const Node place(node, key, *value);
    node.attempt([&] {
        if (!value->is_object()) place.fail_type(R"({"x": .., "y": ..}, or 0)");
        result = {number(place.at("x"), range), number(place.at("y"), range)};
    });
    return result;
}

bool flag(const Node& node, std::string_view key, bool standard) {
    if (const Json* value = node.find(key))
        node.attempt([&] { standard = Node(node, key, *value).boolean(); });
    return standard;
}

std::string name(const Node& node, std::size_t most) {
    std::string result;
    if (const Json* value = node.find("name"))
        node.attempt([&] { result = Node(node, "name", *value).string(most); });
    return result;
}

}  // namespace jostle::scene_detail::rube

namespace jostle::scene_detail {

Scene read_rube(const Node& root, ExportNotes* notes) {
    Scene scene;
    rube::Unread unread;
    rube::note_odd_keys(root, rube::kWorldKeys, unread);
    rube::read_custom_properties(root, scene.properties);
    scene.gravity = rube::vector(root, "gravity", kBounded);
    scene.step_hertz = rube::number(root, "stepsPerSecond", 60.0f, kStepHertz);
    scene.allow_sleep = rube::flag(root, "allowSleep", true);
    scene.continuous = rube::flag(root, "continuousPhysics", true);
    if (const Json* value = root.find("body")) {
        const Node bodies(root, "body", *value);
        root.attempt([&] {
            scene.bodies.resize(bodies.expect_array(kMaxBodies, "bodies"));
            for (std::size_t i = 0; i < scene.bodies.size(); ++i)
                root.attempt([&] { scene.bodies[i] = rube::read_body(Node(bodies, i), unread); });
        });
    }
    if (const Json* value = root.find("joint")) {
        const Node joints(root, "joint", *value);
        root.attempt([&] {
            const std::size_t count = joints.expect_array(kMaxJoints, "joints");
            std::vector<int> sources =
                rube::read_joints(joints, count, scene.bodies.size(), scene.joints, unread);
            if (notes != nullptr) notes->joints = std::move(sources);
        });
    }
    std::vector<SceneNote> told = unread.notes();
    for (const SceneNote& note : told)
        scene.unread.push_back((note.pointer.empty() ? "" : note.pointer + ": ") + note.sentence);
    if (notes != nullptr) notes->unread = std::move(told);
    return scene;
}

}  // namespace jostle::scene_detail
