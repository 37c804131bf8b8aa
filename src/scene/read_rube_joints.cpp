// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The joints of R.U.B.E. / b2dJson exports. Box2D's types that a scene lacks are counted, not refused: the
// rest of the file is of use without them.
#include <jostle/core/constants.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "dynamics/store/limits.h"
#include "scene/properties.h"
#include "scene/read_rube.h"

namespace jostle::scene_detail::rube {
namespace {

using namespace detail;

constexpr std::string_view kOtherTypes[] = {"line", "pulley", "mouse"};

/// Where they are off an exporter writes limits in any order, and nothing reads them.
std::optional<JointLimit> read_limit(const Node& node) {
    const float lower = number(node, "lowerLimit", 0.0f, kBounded);
    const float upper = number(node, "upperLimit", 0.0f, kBounded);
    if (!flag(node, "enableLimit", false)) return std::nullopt;
    if (lower > upper) {
        node.fail("lowerLimit is " + to_text(lower) + "; it must not exceed upperLimit, which is " +
                  to_text(upper));
    }
    return JointLimit{lower, upper};
}

/// None where it is off.
template <class Motor>
std::optional<Motor> read_motor(const Node& node, const char* max_key) {
    const Motor motor{number(node, "motorSpeed", 0.0f, kBounded), number(node, max_key, 0.0f, kAtLeastZero)};
    if (!flag(node, "enableMotor", false)) return std::nullopt;
    return motor;
}

/// None: rigid, as one of 0 Hz is.
std::optional<JointSpring> read_spring(const Node& node) {
    const JointSpring spring{number(node, "frequency", 0.0f, kFactor),
                             number(node, "dampingRatio", 0.0f, kFactor)};
    if (!(spring.hertz > 0.0f)) return std::nullopt;
    return spring;
}

template <class Def>
void read_anchors(const Node& node, Def& def) {
    def.anchor_a = vector(node, "anchorA", kCoordinate);
    def.anchor_b = vector(node, "anchorB", kCoordinate);
}

RevoluteJointDef read_revolute(const Node& node) {
    RevoluteJointDef def;
    read_anchors(node, def);
    def.reference_angle = number(node, "refAngle", 0.0f, kBounded);
    def.limit = read_limit(node);
    def.motor = read_motor<RevoluteMotor>(node, "maxMotorTorque");
    return def;
}

Vec2 read_axis(const Node& node, const char* key, Vec2 standard) {
    if (node.find(key) == nullptr) return standard;
    const Vec2 axis = vector(node, key, kCoordinate);
    if (axis == Vec2{}) node.at(key).fail("is the zero vector; it must have a direction");
    return axis;
}

PrismaticJointDef read_prismatic(const Node& node) {
    PrismaticJointDef def;
    read_anchors(node, def);
    // Before Box2D 2.3 the key was another.
    const char* key = node.find("localAxisA") == nullptr && node.find("localAxis1") != nullptr ? "localAxis1"
                                                                                               : "localAxisA";
    def.axis_a = read_axis(node, key, def.axis_a);
    def.reference_angle = number(node, "refAngle", 0.0f, kBounded);
    def.limit = read_limit(node);
    def.motor = read_motor<PrismaticMotor>(node, "maxMotorForce");
    return def;
}

DistanceJointDef read_distance(const Node& node) {
    DistanceJointDef def;
    read_anchors(node, def);
    const float length = number(node, "length", 1.0f, kFactor);
    def.length = length > kLinearSlop ? length : kLinearSlop;  // as Box2D does
    def.spring = read_spring(node);
    const float shortest = number(node, "minLength", length, kFactor);
    const float longest = number(node, "maxLength", length, kFactor);
    if (shortest > longest)
        node.fail("minLength is " + to_text(shortest) + "; it must not exceed maxLength, which is " +
                  to_text(longest));
    if (shortest != length || longest != length) def.limit = JointLimit{shortest, longest};
    return def;
}

/// A distance that has an upper limit alone.
DistanceJointDef read_rope(const Node& node) {
    DistanceJointDef def;
    read_anchors(node, def);
    const float longest = number(node, "maxLength", 0.0f, kFactor);
    def.length = longest > kLinearSlop ? longest : kLinearSlop;
    def.limit = JointLimit{0.0f, longest};
    return def;
}

WheelJointDef read_wheel(const Node& node) {
    WheelJointDef def;
    read_anchors(node, def);
    def.axis_a = read_axis(node, "localAxisA", {1.0f, 0.0f});  // Box2D's
    def.motor = read_motor<WheelMotor>(node, "maxMotorTorque");
    const JointServo spring{0.0f, number(node, "springFrequency", 2.0f, kFactor),
                            number(node, "springDampingRatio", 0.7f, kFactor)};
    if (spring.hertz > 0.0f) def.suspension = spring;  // none: it slides freely, as in Box2D
    return def;
}

/// Its anchorA is the offset of B's origin, in A's frame.
MotorJointDef read_motor_joint(const Node& node) {
    MotorJointDef def;
    def.offset = vector(node, "anchorA", kCoordinate);
    def.angle = number(node, "refAngle", 0.0f, kBounded);
    def.max_force = number(node, "maxForce", 1.0f, kAtLeastZero);
    def.max_torque = number(node, "maxTorque", 1.0f, kAtLeastZero);
    return def;
}

FrictionJointDef read_friction(const Node& node) {
    FrictionJointDef def;
    read_anchors(node, def);
    def.max_force = number(node, "maxForce", 0.0f, kAtLeastZero);
    def.max_torque = number(node, "maxTorque", 0.0f, kAtLeastZero);
    return def;
}

WeldJointDef read_weld(const Node& node) {
    WeldJointDef def;
    read_anchors(node, def);
    def.reference_angle = number(node, "refAngle", 0.0f, kBounded);
    def.angular_spring = read_spring(node);
    return def;
}

int read_body_index(const Node& node, std::string_view key, std::size_t bodies) {
    const Node index = node.at(key);
    if (bodies == 0) index.fail("names a body, and the file has none");
    return index.integer(0, static_cast<long long>(bodies) - 1);
}

bool is_left_out(std::string_view type) {
    return std::ranges::find(kOtherTypes, type) != std::end(kOtherTypes);
}

AnyJointDef read_def(const Node& node, const Node& type_node) {
    const std::string& type = type_node.string();
    if (type == "revolute") return read_revolute(node);
    if (type == "prismatic") return read_prismatic(node);
    if (type == "distance") return read_distance(node);
    if (type == "weld") return read_weld(node);
    if (type == "rope") return read_rope(node);
    if (type == "wheel") return read_wheel(node);
    if (type == "motor") return read_motor_joint(node);
    if (type == "friction") return read_friction(node);
    type_node.fail("is " + in_quotes(type) + ", which is no type of joint");
}

/// One that is no gear. Nothing: it is left out, and counted.
std::optional<SceneJoint> read_plain(const Node& node, std::size_t bodies, Unread& unread) {
    SceneJoint joint;
    joint.name = name(node);
    note_odd_keys(node, kJointKeys, unread);
    read_custom_properties(node, joint.properties);
    const Node type_node = node.at("type");
    if (is_left_out(type_node.string())) {
        ++unread.joints[type_node.string()];
        return std::nullopt;
    }
    const std::size_t mistakes = node.mistakes();
    node.attempt([&] { joint.def = read_def(node, type_node); });
    node.attempt([&] { joint.body_a = read_body_index(node, "bodyA", bodies); });
    node.attempt([&] { joint.body_b = read_body_index(node, "bodyB", bodies); });
    if (node.mistakes() == mistakes && joint.body_a == joint.body_b) {
        node.fail("joins body " + std::to_string(joint.body_a) + " to itself");
    }
    const bool collide = flag(node, "collideConnected", false);
    std::visit(
        [&](auto& def) {
            if constexpr (requires { def.collide_connected; }) def.collide_connected = collide;
        },
        joint.def);
    return joint;
}

/// One of the two joints of a gear, as the scene numbers them; -1: it is left out.
int read_coupled(const Node& node, std::string_view key, const std::vector<int>& places) {
    const Node index = node.at(key);
    return places[static_cast<std::size_t>(index.integer(0, static_cast<long long>(places.size()) - 1))];
}

void read_gear(const Node& node, const std::vector<int>& places, std::vector<SceneJoint>& joints,
               Unread& unread) {
    SceneJoint joint;
    joint.name = name(node);
    note_odd_keys(node, kJointKeys, unread);
    read_custom_properties(node, joint.properties);
    auto& def = joint.def.emplace<GearJointDef>();
    def.ratio = number(node, "ratio", 1.0f, kBounded);
    joint.joint_a = read_coupled(node, "joint1", places);
    joint.joint_b = read_coupled(node, "joint2", places);
    if (joint.joint_a < 0 || joint.joint_b < 0 || !(std::abs(def.ratio) >= kLeastGearRatio)) {
        ++unread.gears;
        return;
    }
    if (joint.joint_a == joint.joint_b) node.fail("couples a joint to itself");
    const SceneJoint& first = joints[static_cast<std::size_t>(joint.joint_a)];
    joint.body_a = first.body_a;
    joint.body_b = first.body_b;
    joints.push_back(std::move(joint));
}

/// Whether a gear can couple it.
bool has_coordinate(const SceneJoint& joint) {
    return std::holds_alternative<RevoluteJointDef>(joint.def) ||
           std::holds_alternative<PrismaticJointDef>(joint.def) ||
           std::holds_alternative<WheelJointDef>(joint.def);
}

}  // namespace

std::vector<int> read_joints(const Node& list, std::size_t count, std::size_t bodies,
                             std::vector<SceneJoint>& joints, Unread& unread) {
    std::vector<int> places(count, -1);  // of the file's joints in the scene
    std::vector<int> sources;            // of the scene's joints in the file
    std::vector<std::size_t> gears;
    const auto read = [&](std::size_t i) {
        const Node node(list, i);
        if (node.at("type").string() == "gear") {
            gears.push_back(i);
        } else if (std::optional<SceneJoint> joint = read_plain(node, bodies, unread)) {
            if (has_coordinate(*joint)) places[i] = static_cast<int>(joints.size());
            joints.push_back(std::move(*joint));
            sources.push_back(static_cast<int>(i));
        }
    };
    for (std::size_t i = 0; i < count; ++i) list.attempt([&] { read(i); });
    // ORDER: gears come last, as they name joints before them.
    for (const std::size_t i : gears) {
        list.attempt([&] { read_gear(Node(list, i), places, joints, unread); });
        if (joints.size() > sources.size()) sources.push_back(static_cast<int>(i));
    }
    return sources;
}

std::string counted(int count, std::string_view one) {
    std::string text = std::to_string(count);
    text += ' ';
    text += one;
    if (count == 1) return text;
    if (text.back() == 'y') text.replace(text.size() - 1, 1, "ie");
    return text + 's';
}

std::vector<SceneNote> Unread::notes() const {
    std::vector<SceneNote> notes;
    const auto add = [&](std::string sentence) { notes.push_back({"", std::move(sentence)}); };
    for (const auto& [place, odd] : odd_keys) {
        const auto& [noun, key] = place;
        std::string sentence = in_quotes(key) + " is no key of a " + std::string(noun) + ", and is not read";
        if (odd.count > 1) sentence += " (" + counted(odd.count, noun) + " have it)";
        notes.push_back({odd.where, sentence + odd.suggestion});
    }
    for (const auto& [type, count] : joints) {
        add(counted(count, type + " joint") + ": left out, a scene has no such joint yet");
    }
    if (gears > 0) {
        add(counted(gears, "gear joint") +
            ": left out, a gear couples two revolute, prismatic or wheel joints");
    }
    if (lively > 0) {
        add(counted(lively, "shape") + " with a restitution above 2: lowered to 2");
    }
    if (concave > 0) {
        add(counted(concave, "concave polygon") +
            ": the hull is taken, as Box2D does; an outline of jostle's own format may be concave");
    }
    return notes;
}

}  // namespace jostle::scene_detail::rube
