// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Box2D's joints are between two frames. A slider's and a wheel's axis is the x axis of A's.
#include "joints.h"

#include "shapes.h"

namespace jostle::peers {
namespace {

constexpr float kMostAngle = 0.99f * kPi;  // [rad] Box2D counts joint angles from -pi to pi
constexpr JointParts kHas{.servos = true, .distance_motors = true, .own_stiffness = true};

template <class Def, class Spring>
void soften(Def& def, const Spring& spring) {
    if (!spring) return;
    def.enableSpring = true;
    def.hertz = spring->hertz;
    def.dampingRatio = spring->damping_ratio;
}
template <class Def, class Motor>
void drive(Def& def, const Motor& motor) {
    if (!motor) return;
    def.enableMotor = true;
    def.motorSpeed = motor->speed;
    if constexpr (requires { def.maxMotorTorque; }) {
        def.maxMotorTorque = motor->max_torque;
    } else {
        def.maxMotorForce = motor->max_force;
    }
}
template <class Def>
void limit_line(Def& def, const std::optional<JointLimit>& limit, float shift = 0.0f) {
    if (!limit) return;
    def.enableLimit = true;
    def.lowerTranslation = limit->lower - shift;
    def.upperTranslation = limit->upper - shift;
}

struct JointMaker {
    b2WorldId world;
    b2BodyId a, b;
    Substitutions& substitutions;

    /// `angle_a` and `angle_b` [rad] turn the frames.
    template <class Def, class Joint>
    void place(Def& def, const Joint& joint, float angle_a = 0.0f, float angle_b = 0.0f) const {
        def.base.bodyIdA = a;
        def.base.bodyIdB = b;
        if constexpr (requires { joint.anchor_a; }) {
            def.base.localFrameA = {to_b2(joint.anchor_a), b2MakeRot(angle_a)};
            def.base.localFrameB = {to_b2(joint.anchor_b), b2MakeRot(angle_b)};
        }
        if constexpr (requires { joint.collide_connected; })
            def.base.collideConnected = joint.collide_connected;
        if constexpr (requires { joint.stiffness; }) {
            if (!joint.stiffness) return;
            def.base.constraintHertz = joint.stiffness->hertz;
            def.base.constraintDampingRatio = joint.stiffness->damping_ratio;
        }
    }
    template <class Def>
    void operator()(const Def&) const {
        note_left_out_joint(substitutions);
    }
    void operator()(const RevoluteJointDef& joint) const {
        b2RevoluteJointDef def = b2DefaultRevoluteJointDef();
        place(def, joint, joint.reference_angle);
        if (joint.limit) {
            def.enableLimit = true;
            def.lowerAngle = math::clamp(joint.limit->lower, -kMostAngle, kMostAngle);
            def.upperAngle = math::clamp(joint.limit->upper, -kMostAngle, kMostAngle);
        }
        drive(def, joint.motor);
        soften(def, joint.servo);
        if (joint.servo) def.targetAngle = joint.servo->target;
        b2CreateRevoluteJoint(world, &def);
    }
    void operator()(const PrismaticJointDef& joint) const {
        b2PrismaticJointDef def = b2DefaultPrismaticJointDef();
        const float axis = atan2(joint.axis_a.y, joint.axis_a.x);
        place(def, joint, axis, axis - joint.reference_angle);
        limit_line(def, joint.limit);
        drive(def, joint.motor);
        soften(def, joint.servo);
        if (joint.servo) def.targetTranslation = joint.servo->target;
        b2CreatePrismaticJoint(world, &def);
    }
    /// Box2D's distance is rigid unless it is a spring: one of 0 Hz gives way to its limits and its motor.
    void operator()(const DistanceJointDef& joint) const {
        b2DistanceJointDef def = b2DefaultDistanceJointDef();
        place(def, joint);
        def.length = joint.length;
        soften(def, joint.spring);
        if (joint.limit || joint.motor) def.enableSpring = true;
        if (joint.limit) {
            def.enableLimit = true;
            def.minLength = joint.limit->lower;
            def.maxLength = joint.limit->upper;
        }
        drive(def, joint.motor);
        b2CreateDistanceJoint(world, &def);
    }
    void operator()(const WeldJointDef& joint) const {
        b2WeldJointDef def = b2DefaultWeldJointDef();
        place(def, joint, joint.reference_angle);
        const JointSpring rigid{};
        const JointSpring linear = joint.linear_spring.value_or(rigid);
        const JointSpring angular = joint.angular_spring.value_or(rigid);
        def.linearHertz = linear.hertz;
        def.linearDampingRatio = linear.damping_ratio;
        def.angularHertz = angular.hertz;
        def.angularDampingRatio = angular.damping_ratio;
        b2CreateWeldJoint(world, &def);
    }
    /// Box2D's springs rest where the anchors meet: A's is moved to where ours rests.
    template <class Joint>
    [[nodiscard]] b2WheelJointDef line(const Joint& joint, const std::optional<JointServo>& spring) const {
        b2WheelJointDef def = b2DefaultWheelJointDef();
        place(def, joint, atan2(joint.axis_a.y, joint.axis_a.x));
        const float rest = spring ? spring->target : 0.0f;
        def.base.localFrameA.p = to_b2(joint.anchor_a + rest * normalized(joint.axis_a));
        def.enableSpring = false;
        soften(def, spring);
        limit_line(def, joint.limit, rest);
        return def;
    }
    void operator()(const WheelJointDef& joint) const {
        b2WheelJointDef def = line(joint, joint.suspension);
        drive(def, joint.motor);
        b2CreateWheelJoint(world, &def);
    }
    void operator()(const SlotJointDef& joint) const {
        const b2WheelJointDef def = line(joint, joint.servo);
        b2CreateWheelJoint(world, &def);
    }
    void operator()(const FilterJointDef& joint) const {
        b2FilterJointDef def = b2DefaultFilterJointDef();
        place(def, joint);
        b2CreateFilterJoint(world, &def);
    }
    /// Springs as stiff as our joints.
    void operator()(const MotorJointDef& joint) const {
        b2MotorJointDef def = b2DefaultMotorJointDef();
        place(def, joint, joint.angle);
        def.base.localFrameA.p = to_b2(joint.anchor_a + joint.offset);
        const JointSpring rigid = joint.stiffness.value_or(JointSpring{kJointHertz, kJointDampingRatio});
        def.linearHertz = def.angularHertz = rigid.hertz;
        def.linearDampingRatio = def.angularDampingRatio = rigid.damping_ratio;
        def.maxSpringForce = joint.max_force;
        def.maxSpringTorque = joint.max_torque;
        b2CreateMotorJoint(world, &def);
    }
    void operator()(const TargetJointDef& joint) const {
        b2MotorJointDef def = b2DefaultMotorJointDef();
        place(def, joint);
        def.linearHertz = joint.spring.hertz;
        def.linearDampingRatio = joint.spring.damping_ratio;
        def.maxSpringForce = joint.max_force;
        b2CreateMotorJoint(world, &def);
    }
    void operator()(const FrictionJointDef& joint) const {
        b2MotorJointDef def = b2DefaultMotorJointDef();
        place(def, joint);
        def.maxVelocityForce = joint.max_force;
        def.maxVelocityTorque = joint.max_torque;
        b2CreateMotorJoint(world, &def);
    }
};

}  // namespace

void add_joint(b2WorldId world, b2BodyId a, b2BodyId b, const SceneJoint& joint,
               Substitutions& substitutions) {
    note_left_out(joint, kHas, substitutions);
    std::visit(JointMaker{world, a, b, substitutions}, joint.def);
}

}  // namespace jostle::peers
