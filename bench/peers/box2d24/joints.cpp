// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "joints.h"

#include <cfloat>

namespace jostle::peers {
namespace {

template <class Def, class Motor>
void drive(Def& def, const Motor& motor) {
    if (!motor) return;
    def.enableMotor = true;
    def.motorSpeed = motor->speed;
}
template <class Def>
void limit_line(Def& def, const std::optional<JointLimit>& limit, float shift = 0.0f) {
    if (!limit) return;
    def.enableLimit = true;
    def.lowerTranslation = limit->lower - shift;
    def.upperTranslation = limit->upper - shift;
}

}  // namespace

void JointMaker::add(const SceneJoint& joint) {
    check_joint(scene_, joint);
    note_left_out(joint, {}, substitutions_);
    now_ = &joint;
    made_.push_back(std::visit([&](const auto& def) { return make(def); }, joint.def));
    if (made_.back() == nullptr) note_left_out_joint(substitutions_);
}

template <class Def, class Joint>
void JointMaker::place(Def& def, const Joint& joint) const {
    def.bodyA = a();
    def.bodyB = b();
    if constexpr (requires { def.localAnchorA; }) {
        def.localAnchorA = to_b2(joint.anchor_a);
        def.localAnchorB = to_b2(joint.anchor_b);
    }
    def.collideConnected = joint.collide_connected;
}

template <class Def>
b2Joint* JointMaker::make(const Def&) {
    return nullptr;
}
b2Joint* JointMaker::make(const RevoluteJointDef& joint) {
    b2RevoluteJointDef def;
    place(def, joint);
    def.referenceAngle = joint.reference_angle;
    if (joint.limit) {
        def.enableLimit = true;
        def.lowerAngle = joint.limit->lower;
        def.upperAngle = joint.limit->upper;
    }
    drive(def, joint.motor);
    if (joint.motor) def.maxMotorTorque = joint.motor->max_torque;
    return world_.CreateJoint(&def);
}
b2Joint* JointMaker::make(const PrismaticJointDef& joint) {
    b2PrismaticJointDef def;
    place(def, joint);
    def.localAxisA = to_b2(normalized(joint.axis_a));
    def.referenceAngle = joint.reference_angle;
    limit_line(def, joint.limit);
    drive(def, joint.motor);
    if (joint.motor) def.maxMotorForce = joint.motor->max_force;
    return world_.CreateJoint(&def);
}
b2Joint* JointMaker::make(const DistanceJointDef& joint) {
    b2DistanceJointDef def;
    place(def, joint);
    def.length = joint.length;
    const bool gives = joint.spring || joint.limit || joint.motor;
    def.minLength = joint.limit ? joint.limit->lower : gives ? 0.0f : joint.length;
    def.maxLength = joint.limit ? joint.limit->upper : gives ? FLT_MAX : joint.length;
    if (joint.spring)
        b2LinearStiffness(def.stiffness, def.damping, joint.spring->hertz, joint.spring->damping_ratio, a(),
                          b());
    return world_.CreateJoint(&def);
}
b2Joint* JointMaker::make(const WeldJointDef& joint) {
    b2WeldJointDef def;
    place(def, joint);
    def.referenceAngle = joint.reference_angle;
    if (joint.angular_spring)
        b2AngularStiffness(def.stiffness, def.damping, joint.angular_spring->hertz,
                           joint.angular_spring->damping_ratio, a(), b());
    if (joint.linear_spring) substitutions_.add("welds that give along a line: rigid along it");
    return world_.CreateJoint(&def);
}
/// Box2D's springs rest where the anchors meet: A's is moved to where ours rests.
template <class Joint>
b2WheelJointDef JointMaker::line(const Joint& joint, const std::optional<JointServo>& spring) const {
    b2WheelJointDef def;
    place(def, joint);
    const Vec2 axis = normalized(joint.axis_a);
    const float rest = spring ? spring->target : 0.0f;
    def.localAxisA = to_b2(axis);
    def.localAnchorA = to_b2(joint.anchor_a + rest * axis);
    limit_line(def, joint.limit, rest);
    if (spring) b2LinearStiffness(def.stiffness, def.damping, spring->hertz, spring->damping_ratio, a(), b());
    return def;
}
b2Joint* JointMaker::make(const WheelJointDef& joint) {
    b2WheelJointDef def = line(joint, joint.suspension);
    drive(def, joint.motor);
    if (joint.motor) def.maxMotorTorque = joint.motor->max_torque;
    return world_.CreateJoint(&def);
}
b2Joint* JointMaker::make(const SlotJointDef& joint) {
    b2WheelJointDef def = line(joint, joint.servo);
    return world_.CreateJoint(&def);
}
b2Joint* JointMaker::make(const MotorJointDef& joint) {
    // Box2D's is about the bodies' origins.
    b2MotorJointDef def;
    place(def, joint);
    const Vec2 anchor_b = rotate(Rot::from_angle(joint.angle), joint.anchor_b);
    if (anchor_b != Vec2{}) substitutions_.add("motors off the origin of a body: at its origin");
    def.linearOffset = to_b2(joint.anchor_a + joint.offset - anchor_b);
    def.angularOffset = joint.angle;
    def.maxForce = joint.max_force;
    def.maxTorque = joint.max_torque;
    return world_.CreateJoint(&def);
}
b2Joint* JointMaker::make(const TargetJointDef& joint) {
    note_place_of(scene_.bodies[at(now_->body_a)], substitutions_);
    b2MouseJointDef def;
    place(def, joint);
    // Where the target is when the joint is made is the point of B.
    def.target = b()->GetWorldPoint(to_b2(joint.anchor_b));
    def.maxForce = joint.max_force;
    b2LinearStiffness(def.stiffness, def.damping, joint.spring.hertz, joint.spring.damping_ratio, a(), b());
    auto* const mouse = static_cast<b2MouseJoint*>(world_.CreateJoint(&def));
    mouse->SetTarget(a()->GetWorldPoint(to_b2(joint.anchor_a)));
    return mouse;
}
b2Joint* JointMaker::make(const FrictionJointDef& joint) {
    b2FrictionJointDef def;
    place(def, joint);
    def.maxForce = joint.max_force;
    def.maxTorque = joint.max_torque;
    return world_.CreateJoint(&def);
}
b2Joint* JointMaker::make(const PulleyJointDef& joint) {
    note_place_of(scene_.bodies[at(now_->frame)], substitutions_);
    substitutions_.add("pulleys: they push, too");
    if (joint.min_length_a > 0.0f || joint.min_length_b > 0.0f)
        substitutions_.add("shortest lengths of pulleys: none");
    b2PulleyJointDef def;
    place(def, joint);
    const b2Body* const frame = body(now_->frame);
    def.groundAnchorA = frame->GetWorldPoint(to_b2(joint.point_a));
    def.groundAnchorB = frame->GetWorldPoint(to_b2(joint.point_b));
    // Box2D keeps the sum of the two.
    def.lengthA = joint.length;
    def.lengthB = 0.0f;
    def.ratio = joint.ratio;
    return world_.CreateJoint(&def);
}
b2Joint* JointMaker::make(const GearJointDef& joint) {
    const auto is_coupled = [](const b2Joint* one) {
        return one != nullptr && (one->GetType() == e_revoluteJoint || one->GetType() == e_prismaticJoint);
    };
    b2GearJointDef def;
    def.joint1 = made_[at(now_->joint_a)];
    def.joint2 = made_[at(now_->joint_b)];
    if (!is_coupled(def.joint1) || !is_coupled(def.joint2)) return nullptr;
    def.bodyA = def.joint1->GetBodyB();
    def.bodyB = def.joint2->GetBodyB();
    if (def.bodyA == def.bodyB) return nullptr;
    if (joint.offset) substitutions_.add("offsets of gears: those of the beginning");
    def.ratio = joint.ratio;
    return world_.CreateJoint(&def);
}

}  // namespace jostle::peers
