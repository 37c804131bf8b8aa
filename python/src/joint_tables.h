// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tables of the definitions of joints.
#pragma once

#include "tables.h"

namespace jostle::python {

template <class V>
void anchor_fields(auto& def, V&& v) {
    v("body_a", def.body_a, "the first body");
    v("body_b", def.body_b, "the second body");
    v("anchor_a", def.anchor_a, "[m] in A's frame");
    v("anchor_b", def.anchor_b, "[m] in B's frame");
}
template <class V>
void last_fields(auto& def, V&& v) {
    if constexpr (requires { def.collide_connected; })
        v("collide_connected", def.collide_connected, "whether the shapes of the joined bodies collide");
    v("stiffness", def.stiffness,
      "a softness of its own for the rigid parts; None: rigid, as the world has it");
    v("break_at", def.break_at, "when it breaks; None: never");
    v("user_data", def.user_data, "a number of yours");
}

template <class V>
void fields(Of<RevoluteJointDef>, auto& def, V&& v) {
    anchor_fields(def, v);
    v("reference_angle", def.reference_angle, "[rad] of B minus A where the joint's angle is 0");
    v("limit", def.limit, "[rad]");
    v("motor", def.motor, "towards a speed, with a largest torque");
    v("servo", def.servo, "[rad], [N m] towards an angle");
    last_fields(def, v);
}
template <class V>
void fields(Of<PrismaticJointDef>, auto& def, V&& v) {
    anchor_fields(def, v);
    v("axis_a", def.axis_a, "the direction in A's frame; any length but 0");
    v("reference_angle", def.reference_angle, "[rad] of B minus A");
    v("limit", def.limit, "[m]");
    v("motor", def.motor, "towards a speed, with a largest force");
    v("servo", def.servo, "[m], [N] towards a place on the line");
    last_fields(def, v);
}
template <class V>
void fields(Of<DistanceJointDef>, auto& def, V&& v) {
    anchor_fields(def, v);
    v("length", def.length, "[m]");
    v("spring", def.spring, "in place of a rigid rod");
    v("limit", def.limit, "[m] the shortest and the longest");
    v("motor", def.motor, "along the line of the anchors");
    last_fields(def, v);
}
template <class V>
void fields(Of<WeldJointDef>, auto& def, V&& v) {
    anchor_fields(def, v);
    v("reference_angle", def.reference_angle, "[rad] of B minus A");
    v("linear_spring", def.linear_spring, "between the anchors; None: rigid");
    v("angular_spring", def.angular_spring, "between the angles; None: rigid");
    last_fields(def, v);
}
template <class V>
void fields(Of<FilterJointDef>, auto& def, V&& v) {
    v("body_a", def.body_a, "the first body");
    v("body_b", def.body_b, "the second body");
    v("user_data", def.user_data, "a number of yours");
}
template <class V>
void fields(Of<MotorJointDef>, auto& def, V&& v) {
    anchor_fields(def, v);
    v("offset", def.offset, "[m] in A's frame: where B's anchor is to be, from A's");
    v("angle", def.angle, "[rad] of B minus A that is to be; whole turns count");
    v("max_force", def.max_force, "[N]");
    v("max_torque", def.max_torque, "[N m]");
    last_fields(def, v);
}
template <class V>
void fields(Of<TargetJointDef>, auto& def, V&& v) {
    v("body_a", def.body_a, "the first body");
    v("body_b", def.body_b, "the second body");
    v("anchor_a", def.anchor_a, "[m] the target, in A's frame");
    v("anchor_b", def.anchor_b, "[m] the point of B, in B's frame");
    v("spring", def.spring, "towards the target");
    v("max_force", def.max_force, "[N]");
    last_fields(def, v);
}
template <class V>
void fields(Of<FrictionJointDef>, auto& def, V&& v) {
    anchor_fields(def, v);
    v("max_force", def.max_force, "[N]");
    v("max_torque", def.max_torque, "[N m]");
    last_fields(def, v);
}
template <class V>
void fields(Of<WheelJointDef>, auto& def, V&& v) {
    anchor_fields(def, v);
    v("axis_a", def.axis_a, "of the suspension, in A's frame; any length but 0");
    v("suspension", def.suspension, "[m], [N] along the axis; None: it slides freely");
    v("limit", def.limit, "[m] along the axis");
    v("motor", def.motor, "of the axle");
    last_fields(def, v);
}
template <class V>
void fields(Of<SlotJointDef>, auto& def, V&& v) {
    anchor_fields(def, v);
    v("axis_a", def.axis_a, "of the line through A's anchor, in A's frame; any length but 0");
    v("limit", def.limit, "[m] of B's anchor from A's, along the line");
    v("motor", def.motor, "along the line");
    v("servo", def.servo, "[m], [N] towards a place on the line");
    last_fields(def, v);
}
template <class V>
void fields(Of<PulleyJointDef>, auto& def, V&& v) {
    v("body_a", def.body_a, "the first body");
    v("body_b", def.body_b, "the second body");
    v("frame", def.frame, "has the two points, and bears the rope");
    v("anchor_a", def.anchor_a, "[m] in A's frame");
    v("anchor_b", def.anchor_b, "[m] in B's frame");
    v("point_a", def.point_a, "[m] in the frame's own frame");
    v("point_b", def.point_b, "[m] in the frame's own frame");
    v("length", def.length, "[m] of the rope: length_a + ratio length_b, at most");
    v("ratio", def.ratio, "[1]");
    v("min_length_a", def.min_length_a, "[m] A comes no nearer to its point");
    v("min_length_b", def.min_length_b, "[m] B comes no nearer to its point");
    last_fields(def, v);
}
template <class V>
void fields(Of<GearJointDef>, auto& def, V&& v) {
    v("joint_a", def.joint_a, "revolute, prismatic, wheel or slot");
    v("joint_b", def.joint_b, "another one of these");
    v("ratio", def.ratio, "[1], [m/rad], [rad/m]: not 0; two gears that mesh: r_b / r_a");
    v("offset", def.offset, "of q_a + ratio q_b; None: the value that it has now");
    last_fields(def, v);
}
template <class V>
void fields(Of<RatchetJointDef>, auto& def, V&& v) {
    anchor_fields(def, v);
    v("step", def.step, "[rad] from tooth to tooth; below 0: B turns clockwise only");
    v("phase", def.phase, "[rad] of B minus A at one of the teeth");
    v("max_torque", def.max_torque, "[N m] beyond which the ratchet slips");
    last_fields(def, v);
}
template <class V>
void fields(Of<CustomJointDef>, auto& def, V&& v) {
    v("body_a", def.body_a, "the first body");
    v("body_b", def.body_b, "the second body");
    v("body_c", def.body_c, "another one, if there are three or four");
    v("body_d", def.body_d, "another one, if there are four");
    v("anchor_a", def.anchor_a, "[m] in A's frame: your own; drawn");
    v("anchor_b", def.anchor_b, "[m] in B's frame");
    last_fields(def, v);
}

}  // namespace jostle::python
