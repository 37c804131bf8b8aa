// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The keys of each type of joints in jostle's scene format; see fields.h. A specialisation of JointFields per
// definition: the format's name of the type, its keys, the checks that take more than one key, and the call
// that makes one. Limits, motors and springs that a definition has or has not are a flag and numbers in the
// format; the numbers are kept only where the flag is set.
#pragma once

#include <jostle/scene/scene.h>

#include <cmath>

#include "dynamics/store/limits.h"
#include "scene/fields.h"
#include "scene/node.h"

namespace jostle::scene_detail {

using namespace detail;

template <class Def>
struct JointFields;

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

struct ServoKeys {
    const char *enable, *target, *hertz, *damping_ratio, *max;
};
inline constexpr ServoKeys kTorqueServo{"enable_servo", "servo_target", "servo_hertz", "servo_damping_ratio",
                                        "max_servo_torque"};
inline constexpr ServoKeys kForceServo{"enable_servo", "servo_target", "servo_hertz", "servo_damping_ratio",
                                       "max_servo_force"};
inline constexpr ServoKeys kSuspension{"enable_suspension", "suspension_target", "suspension_hertz",
                                       "suspension_damping_ratio", "max_suspension_force"};
template <class V, class Servo>
void visit_servo(V& v, Servo& servo, const ServoKeys& keys) {
    visit_optional(v, keys.enable, servo, [&](JointServo& part) {
        v.number(keys.target, part.target, 0.0f, kBounded);
        v.number(keys.hertz, part.hertz, 0.0f, kFactor);
        v.number(keys.damping_ratio, part.damping_ratio, 1.0f, kFactor);
        v.number(keys.max, part.max, kGreatestFloat, kAtLeastZero);
    });
}

inline void check_axis(const Node& node, Vec2 axis) {
    if (axis == Vec2{}) node.at("local_axis_a").fail("is [0, 0]; it must have a direction");
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
        visit_servo(v, def.servo, kTorqueServo);
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
        visit_servo(v, def.servo, kForceServo);
    }
    static void check(const Node& node, const PrismaticJointDef& def) {
        check_limit(node, def.limit, "lower_translation", "upper_translation");
        check_axis(node, def.axis_a);
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
        visit_optional(v, "enable_limit", def.limit, [&](JointLimit& part) {
            v.number("min_length", part.lower, 0.0f, kFactor);
            v.number("max_length", part.upper, 0.0f, kFactor);
        });
        visit_optional(v, "enable_motor", def.motor, [&](DistanceMotor& motor) {
            v.number("motor_speed", motor.speed, 0.0f, kBounded);
            v.number("max_motor_force", motor.max_force, 0.0f, kAtLeastZero);
        });
    }
    static void check(const Node& node, const DistanceJointDef& def) {
        check_limit(node, def.limit, "min_length", "max_length");
    }
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

template <>
struct JointFields<FilterJointDef> {
    static constexpr const char* kName = "filter";
    template <class V, class T>
    static void visit(V&, T&) {}
    static void check(const Node&, const FilterJointDef&) {}
    static Joint create(World& world, const FilterJointDef& def) { return world.create_filter(def); }
};

template <>
struct JointFields<MotorJointDef> {
    static constexpr const char* kName = "motor";
    template <class V, class T>
    static void visit(V& v, T& def) {
        visit_anchors(v, def);
        v.point("offset", def.offset, Vec2{}, kCoordinate);
        v.number("angle", def.angle, 0.0f, kBounded);
        v.number("max_force", def.max_force, kGreatestFloat, kAtLeastZero);
        v.number("max_torque", def.max_torque, kGreatestFloat, kAtLeastZero);
    }
    static void check(const Node&, const MotorJointDef&) {}
    static Joint create(World& world, const MotorJointDef& def) { return world.create_motor(def); }
};

template <>
struct JointFields<TargetJointDef> {
    static constexpr const char* kName = "target";
    template <class V, class T>
    static void visit(V& v, T& def) {
        visit_anchors(v, def);
        v.number("hertz", def.spring.hertz, 5.0f, kFactor);
        v.number("damping_ratio", def.spring.damping_ratio, 0.7f, kFactor);
        v.number("max_force", def.max_force, kGreatestFloat, kAtLeastZero);
    }
    static void check(const Node&, const TargetJointDef&) {}
    static Joint create(World& world, const TargetJointDef& def) { return world.create_target(def); }
};

template <>
struct JointFields<FrictionJointDef> {
    static constexpr const char* kName = "friction";
    template <class V, class T>
    static void visit(V& v, T& def) {
        visit_anchors(v, def);
        v.number("max_force", def.max_force, 0.0f, kAtLeastZero);
        v.number("max_torque", def.max_torque, 0.0f, kAtLeastZero);
    }
    static void check(const Node&, const FrictionJointDef&) {}
    static Joint create(World& world, const FrictionJointDef& def) { return world.create_friction(def); }
};

template <>
struct JointFields<WheelJointDef> {
    static constexpr const char* kName = "wheel";
    template <class V, class T>
    static void visit(V& v, T& def) {
        visit_anchors(v, def);
        v.point("local_axis_a", def.axis_a, Vec2{0.0f, 1.0f}, kCoordinate);
        visit_servo(v, def.suspension, kSuspension);
        visit_limit(v, def.limit, "lower_translation", "upper_translation");
        visit_optional(v, "enable_motor", def.motor, [&](WheelMotor& motor) {
            v.number("motor_speed", motor.speed, 0.0f, kBounded);
            v.number("max_motor_torque", motor.max_torque, 0.0f, kAtLeastZero);
        });
    }
    static void check(const Node& node, const WheelJointDef& def) {
        check_limit(node, def.limit, "lower_translation", "upper_translation");
        check_axis(node, def.axis_a);
    }
    static Joint create(World& world, const WheelJointDef& def) { return world.create_wheel(def); }
};

template <>
struct JointFields<SlotJointDef> {
    static constexpr const char* kName = "slot";
    template <class V, class T>
    static void visit(V& v, T& def) {
        visit_anchors(v, def);
        v.point("local_axis_a", def.axis_a, Vec2{1.0f, 0.0f}, kCoordinate);
        visit_limit(v, def.limit, "lower_translation", "upper_translation");
        visit_optional(v, "enable_motor", def.motor, [&](SlotMotor& motor) {
            v.number("motor_speed", motor.speed, 0.0f, kBounded);
            v.number("max_motor_force", motor.max_force, 0.0f, kAtLeastZero);
        });
        visit_servo(v, def.servo, kForceServo);
    }
    static void check(const Node& node, const SlotJointDef& def) {
        check_limit(node, def.limit, "lower_translation", "upper_translation");
        check_axis(node, def.axis_a);
    }
    static Joint create(World& world, const SlotJointDef& def) { return world.create_slot(def); }
};

template <>
struct JointFields<PulleyJointDef> {
    static constexpr const char* kName = "pulley";
    template <class V, class T>
    static void visit(V& v, T& def) {
        visit_anchors(v, def);
        v.point("local_point_a", def.point_a, Vec2{}, kCoordinate);
        v.point("local_point_b", def.point_b, Vec2{}, kCoordinate);
        v.number("length", def.length, 1.0f, kJointLength);
        v.number("ratio", def.ratio, 1.0f, kPulleyRatio);
        v.number("min_length_a", def.min_length_a, 0.0f, kFactor);
        v.number("min_length_b", def.min_length_b, 0.0f, kFactor);
    }
    static void check(const Node&, const PulleyJointDef&) {}
    static Joint create(World& world, const PulleyJointDef& def) { return world.create_pulley(def); }
};

template <>
struct JointFields<GearJointDef> {
    static constexpr const char* kName = "gear";
    template <class V, class T>
    static void visit(V& v, T& def) {
        v.number("ratio", def.ratio, 1.0f, kBounded);
        v.optional_number("offset", def.offset, kGearOffset);
    }
    static void check(const Node& node, const GearJointDef& def) {
        if (std::abs(def.ratio) < kLeastGearRatio)
            node.at("ratio").fail("is " + to_text(def.ratio) + "; its size must be 1e-6 at least");
    }
    static Joint create(World& world, const GearJointDef& def) { return world.create_gear(def); }
};

/// Its rows are the program's.
template <>
struct JointFields<CustomJointDef> {
    static constexpr const char* kName = "custom";
    template <class V, class T>
    static void visit(V& v, T& def) {
        visit_anchors(v, def);
    }
    static void check(const Node&, const CustomJointDef&) {}
    static Joint create(World& world, const CustomJointDef& def) { return world.create_custom(def); }
};

template <>
struct JointFields<RatchetJointDef> {
    static constexpr const char* kName = "ratchet";
    template <class V, class T>
    static void visit(V& v, T& def) {
        visit_anchors(v, def);
        v.number("step", def.step, 0.1f, kRatchetStep);
        v.number("phase", def.phase, 0.0f, kRatchetPhase);
        v.number("max_torque", def.max_torque, kGreatestFloat, kAtLeastZero);
    }
    static void check(const Node& node, const RatchetJointDef& def) {
        if (std::abs(def.step) < kLeastRatchetStep)
            node.at("step").fail("is " + to_text(def.step) + "; it must be 1e-3 at least, or -1e-3 at most");
    }
    static Joint create(World& world, const RatchetJointDef& def) { return world.create_ratchet(def); }
};

}  // namespace jostle::scene_detail
