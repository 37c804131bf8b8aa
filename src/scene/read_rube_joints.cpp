// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The joints of R.U.B.E. / b2dJson exports. Box2D's types that a scene lacks are counted, not refused: the
// rest of the file is of use without them.
#include <jostle/core/constants.h>

#include <utility>

#include "dynamics/store/limits.h"
#include "scene/read_rube.h"

namespace jostle::scene_detail::rube {
namespace {

constexpr std::string_view kOtherTypes[] = {"rope",     "wheel", "line",   "motor",
                                            "friction", "gear",  "pulley", "mouse"};

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

PrismaticJointDef read_prismatic(const Node& node) {
    PrismaticJointDef def;
    read_anchors(node, def);
    // Before Box2D 2.3 the key was another.
    const char* key = node.find("localAxisA") == nullptr && node.find("localAxis1") != nullptr ? "localAxis1"
                                                                                               : "localAxisA";
    if (node.find(key) != nullptr) {
        def.axis_a = vector(node, key, kCoordinate);
        if (def.axis_a == Vec2{}) node.at(key).fail("is the zero vector; it must have a direction");
    }
    def.reference_angle = number(node, "refAngle", 0.0f, kBounded);
    def.limit = read_limit(node);
    def.motor = read_motor<PrismaticMotor>(node, "maxMotorForce");
    return def;
}

DistanceJointDef read_distance(const Node& node, Unread& unread) {
    DistanceJointDef def;
    read_anchors(node, def);
    const float length = number(node, "length", 1.0f, kFactor);
    def.length = length > kLinearSlop ? length : kLinearSlop;  // as Box2D does
    def.spring = read_spring(node);
    const float shortest = number(node, "minLength", length, kFactor);
    const float longest = number(node, "maxLength", length, kFactor);
    if (shortest != length || longest != length) ++unread.ropes;
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

std::string counted(int count, std::string_view one) {
    std::string text = std::to_string(count);
    text += ' ';
    text += one;
    if (count != 1) text += 's';
    return text;
}

}  // namespace

void read_joint(const Node& node, std::size_t bodies, std::vector<SceneJoint>& joints, Unread& unread) {
    SceneJoint joint;
    joint.name = name(node);
    const Node type_node = node.at("type");
    const std::string& type = type_node.string();
    for (const std::string_view other : kOtherTypes) {
        if (type != other) continue;
        ++unread.joints[type];
        return;
    }
    if (type == "revolute") {
        joint.def = read_revolute(node);
    } else if (type == "prismatic") {
        joint.def = read_prismatic(node);
    } else if (type == "distance") {
        joint.def = read_distance(node, unread);
    } else if (type == "weld") {
        joint.def = read_weld(node);
    } else {
        type_node.fail("is " + in_quotes(type) + ", which is no type of joint");
    }
    joint.body_a = read_body_index(node, "bodyA", bodies);
    joint.body_b = read_body_index(node, "bodyB", bodies);
    if (joint.body_a == joint.body_b) {
        node.fail("joins body " + std::to_string(joint.body_a) + " to itself");
    }
    const bool collide = flag(node, "collideConnected", false);
    std::visit([&](auto& def) { def.collide_connected = collide; }, joint.def);
    joints.push_back(std::move(joint));
}

std::vector<std::string> Unread::sentences() const {
    std::vector<std::string> lines;
    for (const auto& [type, count] : joints) {
        lines.push_back(counted(count, type + " joint") + ": left out, a scene has no such joint yet");
    }
    if (ropes > 0) {
        lines.push_back(counted(ropes, "distance joint") +
                        " with a range of lengths: held at the one length, a scene has no ranges yet");
    }
    if (lively > 0) {
        lines.push_back(counted(lively, "shape") + " with a restitution above 2: lowered to 2");
    }
    if (concave > 0) {
        lines.push_back(
            counted(concave, "concave polygon") +
            ": the hull is taken, as Box2D does; an outline of jostle's own format may be concave");
    }
    return lines;
}

}  // namespace jostle::scene_detail::rube
