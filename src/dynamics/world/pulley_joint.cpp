// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of pulley joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

using namespace detail;

const PulleyParameters& read(const PulleyJoint& joint, const Call& call) {
    return parameters_of<PulleyParameters>(find_joint(joint.handle(), call), call);
}
Vec2 point(const Joint& pulley, const Call& call, Vec2 PulleyParameters::*member) {
    const FoundJoint joint = find_joint(pulley.handle(), call);
    return apply(poses_of(joint)[2], parameters_of<PulleyParameters>(joint, call).*member);
}
void set_point(const Joint& pulley, const Call& call, Vec2 PulleyParameters::*member, Vec2 point) {
    change_parameters<PulleyParameters>(pulley.handle(), call, [&](PulleyParameters& parameters) {
        call.in(kCoordinate, "point", point);
        parameters.*member = point;
    });
}

/// The third body of the joint.
void take_frame(const WorldImpl& here, const Call& call, const Body& frame, CreateJoint& edit) {
    const FoundBody found = find_body(frame.handle(), call, "frame");
    require_same(here, found.world, call, "frame");
    if (found.id == edit.bodies[0] || found.id == edit.bodies[1])
        call.refuse("frame", "one of the other two", "a pulley needs three bodies");
    edit.bodies[2] = found.id;
    edit.body_count = 3;
}

}  // namespace

PulleyJoint World::create_pulley(const PulleyJointDef& def) {
    constexpr Call kCall("World::create_pulley");
    WorldImpl& here = require_here(impl_, kCall);
    CreateJoint edit = pair_edit(here, kCall, JointType::kPulley, def);
    take_frame(here, kCall, def.frame, edit);
    kCall.in(kCoordinate, "point_a", def.point_a);
    kCall.in(kCoordinate, "point_b", def.point_b);
    kCall.in(kJointLength, "length", def.length);
    kCall.in(kPulleyRatio, "ratio", def.ratio);
    kCall.in(kFactor, "min_length_a", def.min_length_a);
    kCall.in(kFactor, "min_length_b", def.min_length_b);
    const PulleyParameters parameters{{def.anchor_a, def.anchor_b},
                                      def.point_a,
                                      def.point_b,
                                      def.length,
                                      def.ratio,
                                      def.min_length_a,
                                      def.min_length_b};
    return PulleyJoint(create(here, kCall, edit, JointParameters(parameters)));
}

PulleyJoint::PulleyJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kPulley, Call("PulleyJoint::PulleyJoint"));
}

Body PulleyJoint::frame() const {
    constexpr Call kCall("PulleyJoint::frame");
    const FoundJoint joint = find_joint(handle(), kCall);
    require_type(joint, JointType::kPulley, kCall);
    return joint.world.body_handle(joint.tables().joints[joint.id].edges[2].body);
}
Vec2 PulleyJoint::point_a() const {
    return point(*this, Call("PulleyJoint::point_a"), &PulleyParameters::point_a);
}
Vec2 PulleyJoint::point_b() const {
    return point(*this, Call("PulleyJoint::point_b"), &PulleyParameters::point_b);
}
Vec2 PulleyJoint::local_point_a() const {
    return read(*this, Call("PulleyJoint::local_point_a")).point_a;
}
void PulleyJoint::set_local_point_a(Vec2 point) const {
    set_point(*this, Call("PulleyJoint::set_local_point_a"), &PulleyParameters::point_a, point);
}
Vec2 PulleyJoint::local_point_b() const {
    return read(*this, Call("PulleyJoint::local_point_b")).point_b;
}
void PulleyJoint::set_local_point_b(Vec2 point) const {
    set_point(*this, Call("PulleyJoint::set_local_point_b"), &PulleyParameters::point_b, point);
}
float PulleyJoint::length_a() const {
    constexpr Call kCall("PulleyJoint::length_a");
    const FoundJoint joint = find_joint(handle(), kCall);
    const auto& parameters = parameters_of<PulleyParameters>(joint, kCall);
    const JointPoses poses = poses_of(joint);
    return jostle::length(apply(poses[0], parameters.anchors.a) - apply(poses[2], parameters.point_a));
}
float PulleyJoint::length_b() const {
    constexpr Call kCall("PulleyJoint::length_b");
    const FoundJoint joint = find_joint(handle(), kCall);
    const auto& parameters = parameters_of<PulleyParameters>(joint, kCall);
    const JointPoses poses = poses_of(joint);
    return jostle::length(apply(poses[1], parameters.anchors.b) - apply(poses[2], parameters.point_b));
}
float PulleyJoint::length() const {
    return read(*this, Call("PulleyJoint::length")).length;
}
void PulleyJoint::set_length(float length) const {
    set_number_of(handle(), Call("PulleyJoint::set_length"), &PulleyParameters::length, kJointLength,
                  "length", length);
}
float PulleyJoint::ratio() const {
    return read(*this, Call("PulleyJoint::ratio")).ratio;
}
void PulleyJoint::set_ratio(float ratio) const {
    set_number_of(handle(), Call("PulleyJoint::set_ratio"), &PulleyParameters::ratio, kPulleyRatio, "ratio",
                  ratio);
}
float PulleyJoint::min_length_a() const {
    return read(*this, Call("PulleyJoint::min_length_a")).min_length_a;
}
void PulleyJoint::set_min_length_a(float length) const {
    set_number_of(handle(), Call("PulleyJoint::set_min_length_a"), &PulleyParameters::min_length_a, kFactor,
                  "length", length);
}
float PulleyJoint::min_length_b() const {
    return read(*this, Call("PulleyJoint::min_length_b")).min_length_b;
}
void PulleyJoint::set_min_length_b(float length) const {
    set_number_of(handle(), Call("PulleyJoint::set_min_length_b"), &PulleyParameters::min_length_b, kFactor,
                  "length", length);
}

}  // namespace jostle
