// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The keys of each type of joints in jostle's scene format; see fields.h. A specialisation of JointFields per
// definition: the format's name of the type, its keys, the checks that take more than one key, and the call
// that makes one. Limits, motors and springs that a definition has or has not are a flag and numbers in the
// format; the numbers are kept only where the flag is set.
#pragma once

#include <jostle/scene/scene.h>

#include <type_traits>

#include "dynamics/store/limits.h"
#include "scene/node.h"

namespace jostle::scene_detail {

template <class Def>
struct JointFields;

/// Gives `visit` an optional part's value, or one of zeros; where that is read, the part is there if the flag
/// says so.
template <class V, class Optional, class Visit>
void visit_optional(V& v, const char* flag, Optional& part, const Visit& visit) {
    using Part = typename std::remove_const_t<Optional>::value_type;
    bool is_there = part.has_value();
    Part value = part.value_or(Part{});
    v.flag(flag, is_there, false);
    visit(value);
    if constexpr (!std::is_const_v<Optional>) {
        part.reset();
        if (is_there) part = value;
    }
}

template <class V, class T>
void visit_anchors(V& v, T& def) {
    v.point("local_anchor_a", def.anchor_a, Vec2{}, kCoordinate);
    v.point("local_anchor_b", def.anchor_b, Vec2{}, kCoordinate);
}

template <class V, class Limit>
void visit_limit(V& v, Limit& limit, const char* lower, const char* upper) {
    visit_optional(v, "enable_limit", limit, [&](JointLimit& part) {
        v.number(lower, part.lower, 0.0f, kBounded);
        v.number(upper, part.upper, 0.0f, kBounded);
    });
}
inline void check_limit(const Node& node, const std::optional<JointLimit>& limit, const char* lower,
                        const char* upper) {
    if (limit && limit->lower > limit->upper)
        node.fail(std::string(lower) + " is " + to_text(limit->lower) + "; it must not exceed " + upper +
                  ", which is " + to_text(limit->upper));
}

template <>
struct JointFields<RevoluteJointDef> {
    static constexpr const char* kName = "revolute";
    template <class V, class T>
    static void visit(V& v, T& def) {
        visit_anchors(v, def);
        v.number("reference_angle", def.reference_angle, 0.0f, kBounded);
        visit_limit(v, def.limit, "lower_angle", "upper_angle");
        visit_optional(v, "enable_motor", def.motor, [&](RevoluteMotor& motor) {
            v.number("motor_speed", motor.speed, 0.0f, kBounded);
            v.number("max_motor_torque", motor.max_torque, 0.0f, kAtLeastZero);
        });
    }
    static void check(const Node& node, const RevoluteJointDef& def) {
        check_limit(node, def.limit, "lower_angle", "upper_angle");
    }
    static Joint create(World& world, const RevoluteJointDef& def) { return world.create_revolute(def); }
};

template <>
struct JointFields<PrismaticJointDef> {
    static constexpr const char* kName = "prismatic";
    template <class V, class T>
    static void visit(V& v, T& def) {
        visit_anchors(v, def);
        v.point("local_axis_a", def.axis_a, Vec2{1.0f, 0.0f}, kCoordinate);
        v.number("reference_angle", def.reference_angle, 0.0f, kBounded);
        visit_limit(v, def.limit, "lower_translation", "upper_translation");
        visit_optional(v, "enable_motor", def.motor, [&](PrismaticMotor& motor) {
            v.number("motor_speed", motor.speed, 0.0f, kBounded);
            v.number("max_motor_force", motor.max_force, 0.0f, kAtLeastZero);
        });
    }
    static void check(const Node& node, const PrismaticJointDef& def) {
        check_limit(node, def.limit, "lower_translation", "upper_translation");
        if (def.axis_a == Vec2{}) node.at("local_axis_a").fail("is [0, 0]; it must have a direction");
    }
    static Joint create(World& world, const PrismaticJointDef& def) { return world.create_prismatic(def); }
};

template <>
struct JointFields<DistanceJointDef> {
    static constexpr const char* kName = "distance";
    template <class V, class T>
    static void visit(V& v, T& def) {
        visit_anchors(v, def);
        v.number("length", def.length, 1.0f, kJointLength);
        visit_optional(v, "enable_spring", def.spring, [&](JointSpring& spring) {
            if (!def.spring) spring.damping_ratio = 0.0f;  // the format's default
            v.number("hertz", spring.hertz, 0.0f, kFactor);
            v.number("damping_ratio", spring.damping_ratio, 0.0f, kFactor);
        });
    }
    static void check(const Node&, const DistanceJointDef&) {}
    static Joint create(World& world, const DistanceJointDef& def) { return world.create_distance(def); }
};

template <>
struct JointFields<WeldJointDef> {
    static constexpr const char* kName = "weld";
    template <class V, class T>
    static void visit(V& v, T& def) {
        visit_anchors(v, def);
        v.number("reference_angle", def.reference_angle, 0.0f, kBounded);
        visit_spring(v, def.linear_spring, "linear_hertz", "linear_damping_ratio");
        visit_spring(v, def.angular_spring, "angular_hertz", "angular_damping_ratio");
    }
    static void check(const Node&, const WeldJointDef&) {}
    static Joint create(World& world, const WeldJointDef& def) { return world.create_weld(def); }

  private:
    /// A spring is one of more than 0 Hz.
    template <class V, class Spring>
    static void visit_spring(V& v, Spring& spring, const char* hertz, const char* damping_ratio) {
        JointSpring value = spring.value_or(JointSpring{0.0f, 1.0f});
        v.number(hertz, value.hertz, 0.0f, kFactor);
        v.number(damping_ratio, value.damping_ratio, 1.0f, kFactor);
        if constexpr (!std::is_const_v<Spring>) {
            spring.reset();
            if (value.hertz > 0.0f) spring = value;
        }
    }
};

}  // namespace jostle::scene_detail
