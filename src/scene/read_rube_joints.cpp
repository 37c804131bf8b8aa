// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The joints of R.U.B.E. / b2dJson exports. Box2D's kinds that a scene lacks are counted, not refused: the
// rest of the file is of use without them.
#include <jostle/core/constants.h>

#include <tuple>
#include <utility>

#include "scene/read_rube.h"

namespace jostle::scene_detail::rube {
namespace {

constexpr std::string_view kOtherKinds[] = {"rope",     "wheel", "line",   "motor",
                                            "friction", "gear",  "pulley", "mouse"};

/// Limits in order. Where they are off an exporter writes what it likes, and nothing reads it.
std::pair<float, float> read_limits(const Node& node, bool enabled) {
    const float lower = number(node, "lowerLimit", 0.0f, Range::kBounded);
    const float upper = number(node, "upperLimit", 0.0f, Range::kBounded);
    if (lower <= upper) return {lower, upper};
    if (enabled) {
        node.fail("lowerLimit is " + to_text(lower) + "; it must not exceed upperLimit, which is " +
                  to_text(upper));
    }
    return {upper, lower};
}

template <class Def>
void read_anchors(const Node& node, Def& def) {
    def.local_anchor_a = vector(node, "anchorA", Range::kCoordinate);
    def.local_anchor_b = vector(node, "anchorB", Range::kCoordinate);
}

RevoluteJointDef read_revolute(const Node& node) {
    RevoluteJointDef def;
    read_anchors(node, def);
    def.reference_angle = number(node, "refAngle", 0.0f, Range::kBounded);
    def.enable_limit = flag(node, "enableLimit", false);
    std::tie(def.lower_angle, def.upper_angle) = read_limits(node, def.enable_limit);
    def.enable_motor = flag(node, "enableMotor", false);
    def.motor_speed = number(node, "motorSpeed", 0.0f, Range::kBounded);
    def.max_motor_torque = number(node, "maxMotorTorque", 0.0f, Range::kNonNegative);
    return def;
}

PrismaticJointDef read_prismatic(const Node& node) {
    PrismaticJointDef def;
    read_anchors(node, def);
    // Before Box2D 2.3 the key was another.
    const char* key = node.find("localAxisA") == nullptr && node.find("localAxis1") != nullptr ? "localAxis1"
                                                                                               : "localAxisA";
    if (node.find(key) != nullptr) {
        def.local_axis_a = vector(node, key, Range::kCoordinate);
        if (def.local_axis_a == Vec2{}) node.at(key).fail("is the zero vector; it must have a direction");
    }
    def.reference_angle = number(node, "refAngle", 0.0f, Range::kBounded);
    def.enable_limit = flag(node, "enableLimit", false);
    std::tie(def.lower_translation, def.upper_translation) = read_limits(node, def.enable_limit);
    def.enable_motor = flag(node, "enableMotor", false);
    def.motor_speed = number(node, "motorSpeed", 0.0f, Range::kBounded);
    def.max_motor_force = number(node, "maxMotorForce", 0.0f, Range::kNonNegative);
    return def;
}

DistanceJointDef read_distance(const Node& node, Unread& unread) {
    DistanceJointDef def;
    read_anchors(node, def);
    const float length = number(node, "length", 1.0f, Range::kFactor);
    def.length = length > kLinearSlop ? length : kLinearSlop;  // as Box2D does
    def.hertz = number(node, "frequency", 0.0f, Range::kFactor);
    def.damping_ratio = number(node, "dampingRatio", 0.0f, Range::kFactor);
    def.enable_spring = def.hertz > 0.0f;
    const float shortest = number(node, "minLength", length, Range::kFactor);
    const float longest = number(node, "maxLength", length, Range::kFactor);
    if (shortest != length || longest != length) ++unread.ropes;
    return def;
}

WeldJointDef read_weld(const Node& node) {
    WeldJointDef def;
    read_anchors(node, def);
    def.reference_angle = number(node, "refAngle", 0.0f, Range::kBounded);
    def.angular_hertz = number(node, "frequency", 0.0f, Range::kFactor);
    def.angular_damping_ratio = number(node, "dampingRatio", 0.0f, Range::kFactor);
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
    for (const std::string_view other : kOtherKinds) {
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
        type_node.fail("is " + in_quotes(type) + ", which is no kind of joint");
    }
    joint.body_a = read_body_index(node, "bodyA", bodies);
    joint.body_b = read_body_index(node, "bodyB", bodies);
    if (joint.body_a == joint.body_b) {
        node.fail("joins body " + std::to_string(joint.body_a) + " to itself");
    }
    const bool collide = flag(node, "collideConnected", false);
    std::visit([&](auto& def) { def.base.collide_connected = collide; }, joint.def);
    joints.push_back(std::move(joint));
}

std::vector<std::string> Unread::sentences() const {
    std::vector<std::string> lines;
    for (const auto& [kind, count] : joints) {
        lines.push_back(counted(count, kind + " joint") + ": left out, a scene has no such joint yet");
    }
    if (ropes > 0) {
        lines.push_back(counted(ropes, "distance joint") +
                        " with a range of lengths: held at the one length, a scene has no ranges yet");
    }
    if (lively > 0) {
        lines.push_back(counted(lively, "shape") + " with a restitution above 1: lowered to 1");
    }
    if (concave > 0) {
        lines.push_back(
            counted(concave, "concave polygon") +
            ": the hull is taken, as Box2D does; an outline of jostle's own format may be concave");
    }
    return lines;
}

}  // namespace jostle::scene_detail::rube
