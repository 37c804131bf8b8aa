// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// Conversions of the structs that C lays out otherwise. Written by generate/generate_c.mjs.

#include "../src/callbacks.h"

namespace jostle::c {

Segment to_cpp(const JostleSegment& c, [[maybe_unused]] Scratch& scratch) {
    Segment x;
    x.point1 = struct_in<Vec2>(&c.point1, scratch, "Segment::point1");
    x.point2 = struct_in<Vec2>(&c.point2, scratch, "Segment::point2");
    if (c.has_ghost1) x.ghost1 = *optional_in<Vec2>(&c.ghost1, scratch);
    if (c.has_ghost2) x.ghost2 = *optional_in<Vec2>(&c.ghost2, scratch);
    x.one_sided = c.one_sided;
    return x;
}

void to_c(const Segment& x, JostleSegment& c) {
    c = {};
    put(&c.point1, x.point1);
    put(&c.point2, x.point2);
    put_optional(&c.has_ghost1, &c.ghost1, x.ghost1);
    put_optional(&c.has_ghost2, &c.ghost2, x.ghost2);
    put(&c.one_sided, x.one_sided);
}

Chain to_cpp(const JostleChain& c, [[maybe_unused]] Scratch& scratch) {
    Chain x;
    x.points = reinterpret_cast<decltype(x.points)>(c.points);
    x.count = c.count;
    x.is_loop = c.is_loop;
    x.one_sided = c.one_sided;
    if (c.has_ghost1) x.ghost1 = *optional_in<Vec2>(&c.ghost1, scratch);
    if (c.has_ghost2) x.ghost2 = *optional_in<Vec2>(&c.ghost2, scratch);
    x.materials = reinterpret_cast<decltype(x.materials)>(c.materials);
    return x;
}

void to_c(const Chain& x, JostleChain& c) {
    c = {};
    c.points = reinterpret_cast<decltype(c.points)>(x.points);
    put(&c.count, x.count);
    put(&c.is_loop, x.is_loop);
    put(&c.one_sided, x.one_sided);
    put_optional(&c.has_ghost1, &c.ghost1, x.ghost1);
    put_optional(&c.has_ghost2, &c.ghost2, x.ghost2);
    c.materials = reinterpret_cast<decltype(c.materials)>(x.materials);
}

WorldDef to_cpp(const JostleWorldDef& c, [[maybe_unused]] Scratch& scratch) {
    WorldDef x;
    x.gravity = struct_in<Vec2>(&c.gravity, scratch, "WorldDef::gravity");
    x.length_scale = c.length_scale;
    x.restitution_threshold = c.restitution_threshold;
    x.max_push_out_speed = c.max_push_out_speed;
    x.max_speed = c.max_speed;
    x.hit_speed = c.hit_speed;
    x.contact_hertz = c.contact_hertz;
    x.contact_damping_ratio = c.contact_damping_ratio;
    x.joint_hertz = c.joint_hertz;
    x.joint_damping_ratio = c.joint_damping_ratio;
    x.iterated_joints = c.iterated_joints;
    x.allow_sleep = c.allow_sleep;
    x.sleep_threshold = c.sleep_threshold;
    x.continuous = c.continuous;
    x.warm_starting = c.warm_starting;
    x.smooth_ground = c.smooth_ground;
    x.scheduler = reinterpret_cast<decltype(x.scheduler)>(c.scheduler);
    return x;
}

void to_c(const WorldDef& x, JostleWorldDef& c) {
    c = {};
    put(&c.gravity, x.gravity);
    put(&c.length_scale, x.length_scale);
    put(&c.restitution_threshold, x.restitution_threshold);
    put(&c.max_push_out_speed, x.max_push_out_speed);
    put(&c.max_speed, x.max_speed);
    put(&c.hit_speed, x.hit_speed);
    put(&c.contact_hertz, x.contact_hertz);
    put(&c.contact_damping_ratio, x.contact_damping_ratio);
    put(&c.joint_hertz, x.joint_hertz);
    put(&c.joint_damping_ratio, x.joint_damping_ratio);
    put(&c.iterated_joints, x.iterated_joints);
    put(&c.allow_sleep, x.allow_sleep);
    put(&c.sleep_threshold, x.sleep_threshold);
    put(&c.continuous, x.continuous);
    put(&c.warm_starting, x.warm_starting);
    put(&c.smooth_ground, x.smooth_ground);
    c.scheduler = reinterpret_cast<decltype(c.scheduler)>(x.scheduler);
}

BodyDef to_cpp(const JostleBodyDef& c, [[maybe_unused]] Scratch& scratch) {
    BodyDef x;
    x.type = enum_in<BodyType>(c.type, "BodyDef::type");
    x.position = struct_in<Vec2>(&c.position, scratch, "BodyDef::position");
    x.angle = c.angle;
    x.linear_velocity = struct_in<Vec2>(&c.linear_velocity, scratch, "BodyDef::linear_velocity");
    x.angular_velocity = c.angular_velocity;
    x.linear_damping = c.linear_damping;
    x.angular_damping = c.angular_damping;
    x.gravity_scale = c.gravity_scale;
    x.locks = struct_in<MotionLocks>(&c.locks, scratch, "BodyDef::locks");
    x.enabled = c.enabled;
    x.awake = c.awake;
    x.allow_sleep = c.allow_sleep;
    if (c.has_sleep_threshold) x.sleep_threshold = *optional_in<float>(&c.sleep_threshold, scratch);
    if (c.has_continuous) x.continuous = *optional_in<bool>(&c.continuous, scratch);
    x.bullet = c.bullet;
    x.user_data = c.user_data;
    x.name = text_in(c.name);
    return x;
}

void to_c(const BodyDef& x, JostleBodyDef& c) {
    c = {};
    put(&c.type, x.type);
    put(&c.position, x.position);
    put(&c.angle, x.angle);
    put(&c.linear_velocity, x.linear_velocity);
    put(&c.angular_velocity, x.angular_velocity);
    put(&c.linear_damping, x.linear_damping);
    put(&c.angular_damping, x.angular_damping);
    put(&c.gravity_scale, x.gravity_scale);
    put(&c.locks, x.locks);
    put(&c.enabled, x.enabled);
    put(&c.awake, x.awake);
    put(&c.allow_sleep, x.allow_sleep);
    put_optional(&c.has_sleep_threshold, &c.sleep_threshold, x.sleep_threshold);
    put_optional(&c.has_continuous, &c.continuous, x.continuous);
    put(&c.bullet, x.bullet);
    put(&c.user_data, x.user_data);
    c.name = nullptr;
}

RevoluteJointDef to_cpp(const JostleRevoluteJointDef& c, [[maybe_unused]] Scratch& scratch) {
    RevoluteJointDef x;
    x.body_a = (plain_in<Body>(c.body_a));
    x.body_b = (plain_in<Body>(c.body_b));
    x.anchor_a = struct_in<Vec2>(&c.anchor_a, scratch, "RevoluteJointDef::anchor_a");
    x.anchor_b = struct_in<Vec2>(&c.anchor_b, scratch, "RevoluteJointDef::anchor_b");
    x.reference_angle = c.reference_angle;
    if (c.has_limit) x.limit = *optional_in<JointLimit>(&c.limit, scratch);
    if (c.has_motor) x.motor = *optional_in<RevoluteMotor>(&c.motor, scratch);
    if (c.has_servo) x.servo = *optional_in<JointServo>(&c.servo, scratch);
    x.collide_connected = c.collide_connected;
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const RevoluteJointDef& x, JostleRevoluteJointDef& c) {
    c = {};
    put(&c.body_a, x.body_a);
    put(&c.body_b, x.body_b);
    put(&c.anchor_a, x.anchor_a);
    put(&c.anchor_b, x.anchor_b);
    put(&c.reference_angle, x.reference_angle);
    put_optional(&c.has_limit, &c.limit, x.limit);
    put_optional(&c.has_motor, &c.motor, x.motor);
    put_optional(&c.has_servo, &c.servo, x.servo);
    put(&c.collide_connected, x.collide_connected);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

PrismaticJointDef to_cpp(const JostlePrismaticJointDef& c, [[maybe_unused]] Scratch& scratch) {
    PrismaticJointDef x;
    x.body_a = (plain_in<Body>(c.body_a));
    x.body_b = (plain_in<Body>(c.body_b));
    x.anchor_a = struct_in<Vec2>(&c.anchor_a, scratch, "PrismaticJointDef::anchor_a");
    x.anchor_b = struct_in<Vec2>(&c.anchor_b, scratch, "PrismaticJointDef::anchor_b");
    x.axis_a = struct_in<Vec2>(&c.axis_a, scratch, "PrismaticJointDef::axis_a");
    x.reference_angle = c.reference_angle;
    if (c.has_limit) x.limit = *optional_in<JointLimit>(&c.limit, scratch);
    if (c.has_motor) x.motor = *optional_in<PrismaticMotor>(&c.motor, scratch);
    if (c.has_servo) x.servo = *optional_in<JointServo>(&c.servo, scratch);
    x.collide_connected = c.collide_connected;
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const PrismaticJointDef& x, JostlePrismaticJointDef& c) {
    c = {};
    put(&c.body_a, x.body_a);
    put(&c.body_b, x.body_b);
    put(&c.anchor_a, x.anchor_a);
    put(&c.anchor_b, x.anchor_b);
    put(&c.axis_a, x.axis_a);
    put(&c.reference_angle, x.reference_angle);
    put_optional(&c.has_limit, &c.limit, x.limit);
    put_optional(&c.has_motor, &c.motor, x.motor);
    put_optional(&c.has_servo, &c.servo, x.servo);
    put(&c.collide_connected, x.collide_connected);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

DistanceJointDef to_cpp(const JostleDistanceJointDef& c, [[maybe_unused]] Scratch& scratch) {
    DistanceJointDef x;
    x.body_a = (plain_in<Body>(c.body_a));
    x.body_b = (plain_in<Body>(c.body_b));
    x.anchor_a = struct_in<Vec2>(&c.anchor_a, scratch, "DistanceJointDef::anchor_a");
    x.anchor_b = struct_in<Vec2>(&c.anchor_b, scratch, "DistanceJointDef::anchor_b");
    x.length = c.length;
    if (c.has_spring) x.spring = *optional_in<JointSpring>(&c.spring, scratch);
    if (c.has_limit) x.limit = *optional_in<JointLimit>(&c.limit, scratch);
    if (c.has_motor) x.motor = *optional_in<DistanceMotor>(&c.motor, scratch);
    x.collide_connected = c.collide_connected;
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const DistanceJointDef& x, JostleDistanceJointDef& c) {
    c = {};
    put(&c.body_a, x.body_a);
    put(&c.body_b, x.body_b);
    put(&c.anchor_a, x.anchor_a);
    put(&c.anchor_b, x.anchor_b);
    put(&c.length, x.length);
    put_optional(&c.has_spring, &c.spring, x.spring);
    put_optional(&c.has_limit, &c.limit, x.limit);
    put_optional(&c.has_motor, &c.motor, x.motor);
    put(&c.collide_connected, x.collide_connected);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

WeldJointDef to_cpp(const JostleWeldJointDef& c, [[maybe_unused]] Scratch& scratch) {
    WeldJointDef x;
    x.body_a = (plain_in<Body>(c.body_a));
    x.body_b = (plain_in<Body>(c.body_b));
    x.anchor_a = struct_in<Vec2>(&c.anchor_a, scratch, "WeldJointDef::anchor_a");
    x.anchor_b = struct_in<Vec2>(&c.anchor_b, scratch, "WeldJointDef::anchor_b");
    x.reference_angle = c.reference_angle;
    if (c.has_linear_spring) x.linear_spring = *optional_in<JointSpring>(&c.linear_spring, scratch);
    if (c.has_angular_spring) x.angular_spring = *optional_in<JointSpring>(&c.angular_spring, scratch);
    x.collide_connected = c.collide_connected;
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const WeldJointDef& x, JostleWeldJointDef& c) {
    c = {};
    put(&c.body_a, x.body_a);
    put(&c.body_b, x.body_b);
    put(&c.anchor_a, x.anchor_a);
    put(&c.anchor_b, x.anchor_b);
    put(&c.reference_angle, x.reference_angle);
    put_optional(&c.has_linear_spring, &c.linear_spring, x.linear_spring);
    put_optional(&c.has_angular_spring, &c.angular_spring, x.angular_spring);
    put(&c.collide_connected, x.collide_connected);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

MotorJointDef to_cpp(const JostleMotorJointDef& c, [[maybe_unused]] Scratch& scratch) {
    MotorJointDef x;
    x.body_a = (plain_in<Body>(c.body_a));
    x.body_b = (plain_in<Body>(c.body_b));
    x.anchor_a = struct_in<Vec2>(&c.anchor_a, scratch, "MotorJointDef::anchor_a");
    x.anchor_b = struct_in<Vec2>(&c.anchor_b, scratch, "MotorJointDef::anchor_b");
    x.offset = struct_in<Vec2>(&c.offset, scratch, "MotorJointDef::offset");
    x.angle = c.angle;
    x.max_force = c.max_force;
    x.max_torque = c.max_torque;
    x.collide_connected = c.collide_connected;
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const MotorJointDef& x, JostleMotorJointDef& c) {
    c = {};
    put(&c.body_a, x.body_a);
    put(&c.body_b, x.body_b);
    put(&c.anchor_a, x.anchor_a);
    put(&c.anchor_b, x.anchor_b);
    put(&c.offset, x.offset);
    put(&c.angle, x.angle);
    put(&c.max_force, x.max_force);
    put(&c.max_torque, x.max_torque);
    put(&c.collide_connected, x.collide_connected);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

TargetJointDef to_cpp(const JostleTargetJointDef& c, [[maybe_unused]] Scratch& scratch) {
    TargetJointDef x;
    x.body_a = (plain_in<Body>(c.body_a));
    x.body_b = (plain_in<Body>(c.body_b));
    x.anchor_a = struct_in<Vec2>(&c.anchor_a, scratch, "TargetJointDef::anchor_a");
    x.anchor_b = struct_in<Vec2>(&c.anchor_b, scratch, "TargetJointDef::anchor_b");
    x.spring = struct_in<JointSpring>(&c.spring, scratch, "TargetJointDef::spring");
    x.max_force = c.max_force;
    x.collide_connected = c.collide_connected;
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const TargetJointDef& x, JostleTargetJointDef& c) {
    c = {};
    put(&c.body_a, x.body_a);
    put(&c.body_b, x.body_b);
    put(&c.anchor_a, x.anchor_a);
    put(&c.anchor_b, x.anchor_b);
    put(&c.spring, x.spring);
    put(&c.max_force, x.max_force);
    put(&c.collide_connected, x.collide_connected);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

FrictionJointDef to_cpp(const JostleFrictionJointDef& c, [[maybe_unused]] Scratch& scratch) {
    FrictionJointDef x;
    x.body_a = (plain_in<Body>(c.body_a));
    x.body_b = (plain_in<Body>(c.body_b));
    x.anchor_a = struct_in<Vec2>(&c.anchor_a, scratch, "FrictionJointDef::anchor_a");
    x.anchor_b = struct_in<Vec2>(&c.anchor_b, scratch, "FrictionJointDef::anchor_b");
    x.max_force = c.max_force;
    x.max_torque = c.max_torque;
    x.collide_connected = c.collide_connected;
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const FrictionJointDef& x, JostleFrictionJointDef& c) {
    c = {};
    put(&c.body_a, x.body_a);
    put(&c.body_b, x.body_b);
    put(&c.anchor_a, x.anchor_a);
    put(&c.anchor_b, x.anchor_b);
    put(&c.max_force, x.max_force);
    put(&c.max_torque, x.max_torque);
    put(&c.collide_connected, x.collide_connected);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

WheelJointDef to_cpp(const JostleWheelJointDef& c, [[maybe_unused]] Scratch& scratch) {
    WheelJointDef x;
    x.body_a = (plain_in<Body>(c.body_a));
    x.body_b = (plain_in<Body>(c.body_b));
    x.anchor_a = struct_in<Vec2>(&c.anchor_a, scratch, "WheelJointDef::anchor_a");
    x.anchor_b = struct_in<Vec2>(&c.anchor_b, scratch, "WheelJointDef::anchor_b");
    x.axis_a = struct_in<Vec2>(&c.axis_a, scratch, "WheelJointDef::axis_a");
    if (c.has_suspension) x.suspension = *optional_in<JointServo>(&c.suspension, scratch);
    if (c.has_limit) x.limit = *optional_in<JointLimit>(&c.limit, scratch);
    if (c.has_motor) x.motor = *optional_in<WheelMotor>(&c.motor, scratch);
    x.collide_connected = c.collide_connected;
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const WheelJointDef& x, JostleWheelJointDef& c) {
    c = {};
    put(&c.body_a, x.body_a);
    put(&c.body_b, x.body_b);
    put(&c.anchor_a, x.anchor_a);
    put(&c.anchor_b, x.anchor_b);
    put(&c.axis_a, x.axis_a);
    put_optional(&c.has_suspension, &c.suspension, x.suspension);
    put_optional(&c.has_limit, &c.limit, x.limit);
    put_optional(&c.has_motor, &c.motor, x.motor);
    put(&c.collide_connected, x.collide_connected);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

SlotJointDef to_cpp(const JostleSlotJointDef& c, [[maybe_unused]] Scratch& scratch) {
    SlotJointDef x;
    x.body_a = (plain_in<Body>(c.body_a));
    x.body_b = (plain_in<Body>(c.body_b));
    x.anchor_a = struct_in<Vec2>(&c.anchor_a, scratch, "SlotJointDef::anchor_a");
    x.anchor_b = struct_in<Vec2>(&c.anchor_b, scratch, "SlotJointDef::anchor_b");
    x.axis_a = struct_in<Vec2>(&c.axis_a, scratch, "SlotJointDef::axis_a");
    if (c.has_limit) x.limit = *optional_in<JointLimit>(&c.limit, scratch);
    if (c.has_motor) x.motor = *optional_in<SlotMotor>(&c.motor, scratch);
    if (c.has_servo) x.servo = *optional_in<JointServo>(&c.servo, scratch);
    x.collide_connected = c.collide_connected;
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const SlotJointDef& x, JostleSlotJointDef& c) {
    c = {};
    put(&c.body_a, x.body_a);
    put(&c.body_b, x.body_b);
    put(&c.anchor_a, x.anchor_a);
    put(&c.anchor_b, x.anchor_b);
    put(&c.axis_a, x.axis_a);
    put_optional(&c.has_limit, &c.limit, x.limit);
    put_optional(&c.has_motor, &c.motor, x.motor);
    put_optional(&c.has_servo, &c.servo, x.servo);
    put(&c.collide_connected, x.collide_connected);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

PulleyJointDef to_cpp(const JostlePulleyJointDef& c, [[maybe_unused]] Scratch& scratch) {
    PulleyJointDef x;
    x.body_a = (plain_in<Body>(c.body_a));
    x.body_b = (plain_in<Body>(c.body_b));
    x.frame = (plain_in<Body>(c.frame));
    x.anchor_a = struct_in<Vec2>(&c.anchor_a, scratch, "PulleyJointDef::anchor_a");
    x.anchor_b = struct_in<Vec2>(&c.anchor_b, scratch, "PulleyJointDef::anchor_b");
    x.point_a = struct_in<Vec2>(&c.point_a, scratch, "PulleyJointDef::point_a");
    x.point_b = struct_in<Vec2>(&c.point_b, scratch, "PulleyJointDef::point_b");
    x.length = c.length;
    x.ratio = c.ratio;
    x.min_length_a = c.min_length_a;
    x.min_length_b = c.min_length_b;
    x.collide_connected = c.collide_connected;
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const PulleyJointDef& x, JostlePulleyJointDef& c) {
    c = {};
    put(&c.body_a, x.body_a);
    put(&c.body_b, x.body_b);
    put(&c.frame, x.frame);
    put(&c.anchor_a, x.anchor_a);
    put(&c.anchor_b, x.anchor_b);
    put(&c.point_a, x.point_a);
    put(&c.point_b, x.point_b);
    put(&c.length, x.length);
    put(&c.ratio, x.ratio);
    put(&c.min_length_a, x.min_length_a);
    put(&c.min_length_b, x.min_length_b);
    put(&c.collide_connected, x.collide_connected);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

GearJointDef to_cpp(const JostleGearJointDef& c, [[maybe_unused]] Scratch& scratch) {
    GearJointDef x;
    x.joint_a = (plain_in<Joint>(c.joint_a));
    x.joint_b = (plain_in<Joint>(c.joint_b));
    x.ratio = c.ratio;
    if (c.has_offset) x.offset = *optional_in<float>(&c.offset, scratch);
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const GearJointDef& x, JostleGearJointDef& c) {
    c = {};
    put(&c.joint_a, x.joint_a);
    put(&c.joint_b, x.joint_b);
    put(&c.ratio, x.ratio);
    put_optional(&c.has_offset, &c.offset, x.offset);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

RatchetJointDef to_cpp(const JostleRatchetJointDef& c, [[maybe_unused]] Scratch& scratch) {
    RatchetJointDef x;
    x.body_a = (plain_in<Body>(c.body_a));
    x.body_b = (plain_in<Body>(c.body_b));
    x.anchor_a = struct_in<Vec2>(&c.anchor_a, scratch, "RatchetJointDef::anchor_a");
    x.anchor_b = struct_in<Vec2>(&c.anchor_b, scratch, "RatchetJointDef::anchor_b");
    x.step = c.step;
    x.phase = c.phase;
    x.max_torque = c.max_torque;
    x.collide_connected = c.collide_connected;
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const RatchetJointDef& x, JostleRatchetJointDef& c) {
    c = {};
    put(&c.body_a, x.body_a);
    put(&c.body_b, x.body_b);
    put(&c.anchor_a, x.anchor_a);
    put(&c.anchor_b, x.anchor_b);
    put(&c.step, x.step);
    put(&c.phase, x.phase);
    put(&c.max_torque, x.max_torque);
    put(&c.collide_connected, x.collide_connected);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

CustomJointDef to_cpp(const JostleCustomJointDef& c, [[maybe_unused]] Scratch& scratch) {
    CustomJointDef x;
    x.body_a = (plain_in<Body>(c.body_a));
    x.body_b = (plain_in<Body>(c.body_b));
    if (c.has_body_c) x.body_c = *optional_in<Body>(&c.body_c, scratch);
    if (c.has_body_d) x.body_d = *optional_in<Body>(&c.body_d, scratch);
    x.anchor_a = struct_in<Vec2>(&c.anchor_a, scratch, "CustomJointDef::anchor_a");
    x.anchor_b = struct_in<Vec2>(&c.anchor_b, scratch, "CustomJointDef::anchor_b");
    x.collide_connected = c.collide_connected;
    if (c.has_stiffness) x.stiffness = *optional_in<JointSpring>(&c.stiffness, scratch);
    if (c.has_break_at) x.break_at = *optional_in<JointBreak>(&c.break_at, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const CustomJointDef& x, JostleCustomJointDef& c) {
    c = {};
    put(&c.body_a, x.body_a);
    put(&c.body_b, x.body_b);
    put_optional(&c.has_body_c, &c.body_c, x.body_c);
    put_optional(&c.has_body_d, &c.body_d, x.body_d);
    put(&c.anchor_a, x.anchor_a);
    put(&c.anchor_b, x.anchor_b);
    put(&c.collide_connected, x.collide_connected);
    put_optional(&c.has_stiffness, &c.stiffness, x.stiffness);
    put_optional(&c.has_break_at, &c.break_at, x.break_at);
    put(&c.user_data, x.user_data);
}

CustomRow to_cpp(const JostleCustomRow& c, [[maybe_unused]] Scratch& scratch) {
    CustomRow x;
    for (int i = 0; i < 4; ++i) x.linear[i] = struct_in<Vec2>(&c.linear[i], scratch, "CustomRow::linear");
    for (int i = 0; i < 4; ++i) x.angular[i] = plain_in<float>(c.angular[i]);
    x.error = c.error;
    x.speed = c.speed;
    x.is_motor = c.is_motor;
    x.min_force = c.min_force;
    x.max_force = c.max_force;
    if (c.has_spring) x.spring = *optional_in<JointSpring>(&c.spring, scratch);
    return x;
}

void to_c(const CustomRow& x, JostleCustomRow& c) {
    c = {};
    for (int i = 0; i < 4; ++i) put(&c.linear[i], x.linear[i]);
    for (int i = 0; i < 4; ++i) put(&c.angular[i], x.angular[i]);
    put(&c.error, x.error);
    put(&c.speed, x.speed);
    put(&c.is_motor, x.is_motor);
    put(&c.min_force, x.min_force);
    put(&c.max_force, x.max_force);
    put_optional(&c.has_spring, &c.spring, x.spring);
}

CustomRows to_cpp(const JostleCustomRows& c, [[maybe_unused]] Scratch& scratch) {
    CustomRows x;
    x.joint = CustomJoint(plain_in<Joint>(c.joint));
    x.h = c.h;
    x.count = c.count;
    for (int i = 0; i < 3; ++i) x.rows[i] = struct_in<CustomRow>(&c.rows[i], scratch, "CustomRows::rows");
    return x;
}

void to_c(const CustomRows& x, JostleCustomRows& c) {
    c = {};
    put(&c.joint, x.joint);
    put(&c.h, x.h);
    put(&c.count, x.count);
    for (int i = 0; i < 3; ++i) put(&c.rows[i], x.rows[i]);
}

WorldQuery to_cpp(const JostleWorldQuery& c, [[maybe_unused]] Scratch& scratch) {
    WorldQuery x;
    x.category = c.category;
    x.mask = c.mask;
    x.sensors = c.sensors;
    x.predicate = callback_in<Predicate>(c.predicate, c.predicate_context);
    return x;
}

void to_c(const WorldQuery& x, JostleWorldQuery& c) {
    c = {};
    put(&c.category, x.category);
    put(&c.mask, x.mask);
    put(&c.sensors, x.sensors);
}

ShapeCast to_cpp(const JostleShapeCast& c, [[maybe_unused]] Scratch& scratch) {
    ShapeCast x;
    x.geometry = struct_in<Geometry>(&c.geometry, scratch, "ShapeCast::geometry");
    x.transform = struct_in<Transform>(&c.transform, scratch, "ShapeCast::transform");
    x.translation = struct_in<Vec2>(&c.translation, scratch, "ShapeCast::translation");
    x.rotation = c.rotation;
    x.max_fraction = c.max_fraction;
    return x;
}

void to_c(const ShapeCast& x, JostleShapeCast& c) {
    c = {};
    put(&c.geometry, x.geometry);
    put(&c.transform, x.transform);
    put(&c.translation, x.translation);
    put(&c.rotation, x.rotation);
    put(&c.max_fraction, x.max_fraction);
}

QueryBatch to_cpp(const JostleQueryBatch& c, [[maybe_unused]] Scratch& scratch) {
    QueryBatch x;
    x.scheduler = reinterpret_cast<decltype(x.scheduler)>(c.scheduler);
    x.query = struct_in<WorldQuery>(&c.query, scratch, "QueryBatch::query");
    return x;
}

void to_c(const QueryBatch& x, JostleQueryBatch& c) {
    c = {};
    c.scheduler = reinterpret_cast<decltype(c.scheduler)>(x.scheduler);
    put(&c.query, x.query);
}

Events to_cpp(const JostleEvents& c, [[maybe_unused]] Scratch& scratch) {
    Events x;
    x.contacts_ended = span_in<ContactEnded>(c.contacts_ended, scratch, "Events::contacts_ended");
    x.sensors_left = span_in<SensorLeft>(c.sensors_left, scratch, "Events::sensors_left");
    x.contacts_began = span_in<ContactBegan>(c.contacts_began, scratch, "Events::contacts_began");
    x.sensors_entered = span_in<SensorEntered>(c.sensors_entered, scratch, "Events::sensors_entered");
    x.hits = span_in<ContactHit>(c.hits, scratch, "Events::hits");
    x.moved = span_in<BodyMove>(c.moved, scratch, "Events::moved");
    x.slept = span_in<BodySlept>(c.slept, scratch, "Events::slept");
    x.woke = span_in<BodyWoke>(c.woke, scratch, "Events::woke");
    x.froze = span_in<BodyFroze>(c.froze, scratch, "Events::froze");
    x.crushed = span_in<BodyCrushed>(c.crushed, scratch, "Events::crushed");
    x.shapes_gone = span_in<ShapeGone>(c.shapes_gone, scratch, "Events::shapes_gone");
    x.joints_gone = span_in<JointGone>(c.joints_gone, scratch, "Events::joints_gone");
    x.joints_broke = span_in<JointBroke>(c.joints_broke, scratch, "Events::joints_broke");
    x.edits_dropped = span_in<EditDropped>(c.edits_dropped, scratch, "Events::edits_dropped");
    return x;
}

void to_c(const Events& x, JostleEvents& c) {
    c = {};
    view_out(&c.contacts_ended, x.contacts_ended);
    view_out(&c.sensors_left, x.sensors_left);
    view_out(&c.contacts_began, x.contacts_began);
    view_out(&c.sensors_entered, x.sensors_entered);
    view_out(&c.hits, x.hits);
    view_out(&c.moved, x.moved);
    view_out(&c.slept, x.slept);
    view_out(&c.woke, x.woke);
    view_out(&c.froze, x.froze);
    view_out(&c.crushed, x.crushed);
    view_out(&c.shapes_gone, x.shapes_gone);
    view_out(&c.joints_gone, x.joints_gone);
    view_out(&c.joints_broke, x.joints_broke);
    view_out(&c.edits_dropped, x.edits_dropped);
}

ShapeDef to_cpp(const JostleShapeDef& c, [[maybe_unused]] Scratch& scratch) {
    ShapeDef x;
    x.density = c.density;
    x.material = struct_in<Material>(&c.material, scratch, "ShapeDef::material");
    x.filter = struct_in<Filter>(&c.filter, scratch, "ShapeDef::filter");
    x.is_sensor = c.is_sensor;
    x.sees_all = c.sees_all;
    x.hit_events = c.hit_events;
    x.kinematic_events = c.kinematic_events;
    x.near_events = c.near_events;
    x.one_way = struct_in<Vec2>(&c.one_way, scratch, "ShapeDef::one_way");
    if (c.has_smooth) x.smooth = *optional_in<bool>(&c.smooth, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const ShapeDef& x, JostleShapeDef& c) {
    c = {};
    put(&c.density, x.density);
    put(&c.material, x.material);
    put(&c.filter, x.filter);
    put(&c.is_sensor, x.is_sensor);
    put(&c.sees_all, x.sees_all);
    put(&c.hit_events, x.hit_events);
    put(&c.kinematic_events, x.kinematic_events);
    put(&c.near_events, x.near_events);
    put(&c.one_way, x.one_way);
    put_optional(&c.has_smooth, &c.smooth, x.smooth);
    put(&c.user_data, x.user_data);
}

ChainDef to_cpp(const JostleChainDef& c, [[maybe_unused]] Scratch& scratch) {
    ChainDef x;
    x.material = struct_in<Material>(&c.material, scratch, "ChainDef::material");
    x.materials = span_in<Material>(c.materials, scratch, "ChainDef::materials");
    x.filter = struct_in<Filter>(&c.filter, scratch, "ChainDef::filter");
    x.is_sensor = c.is_sensor;
    x.sees_all = c.sees_all;
    x.hit_events = c.hit_events;
    x.kinematic_events = c.kinematic_events;
    x.near_events = c.near_events;
    x.one_way = struct_in<Vec2>(&c.one_way, scratch, "ChainDef::one_way");
    if (c.has_smooth) x.smooth = *optional_in<bool>(&c.smooth, scratch);
    x.user_data = c.user_data;
    return x;
}

void to_c(const ChainDef& x, JostleChainDef& c) {
    c = {};
    put(&c.material, x.material);
    view_out(&c.materials, x.materials);
    put(&c.filter, x.filter);
    put(&c.is_sensor, x.is_sensor);
    put(&c.sees_all, x.sees_all);
    put(&c.hit_events, x.hit_events);
    put(&c.kinematic_events, x.kinematic_events);
    put(&c.near_events, x.near_events);
    put(&c.one_way, x.one_way);
    put_optional(&c.has_smooth, &c.smooth, x.smooth);
    put(&c.user_data, x.user_data);
}

AgentDef<2> to_cpp(const JostleAgentDef2& c, [[maybe_unused]] Scratch& scratch) {
    AgentDef<2> x;
    x.position = struct_in<Vec2>(&c.position, scratch, "AgentDef<2>::position");
    x.velocity = struct_in<Vec2>(&c.velocity, scratch, "AgentDef<2>::velocity");
    x.preferred_velocity = struct_in<Vec2>(&c.preferred_velocity, scratch, "AgentDef<2>::preferred_velocity");
    if (c.has_goal) x.goal = *optional_in<Vec2>(&c.goal, scratch);
    x.preferred_speed = c.preferred_speed;
    x.radius = c.radius;
    x.max_speed = c.max_speed;
    x.max_acceleration = c.max_acceleration;
    x.horizon = c.horizon;
    x.obstacle_horizon = c.obstacle_horizon;
    x.neighbor_distance = c.neighbor_distance;
    x.max_neighbors = c.max_neighbors;
    x.layer = c.layer;
    x.mask = c.mask;
    x.responds = c.responds;
    x.user_data = c.user_data;
    return x;
}

void to_c(const AgentDef<2>& x, JostleAgentDef2& c) {
    c = {};
    put(&c.position, x.position);
    put(&c.velocity, x.velocity);
    put(&c.preferred_velocity, x.preferred_velocity);
    put_optional(&c.has_goal, &c.goal, x.goal);
    put(&c.preferred_speed, x.preferred_speed);
    put(&c.radius, x.radius);
    put(&c.max_speed, x.max_speed);
    put(&c.max_acceleration, x.max_acceleration);
    put(&c.horizon, x.horizon);
    put(&c.obstacle_horizon, x.obstacle_horizon);
    put(&c.neighbor_distance, x.neighbor_distance);
    put(&c.max_neighbors, x.max_neighbors);
    put(&c.layer, x.layer);
    put(&c.mask, x.mask);
    put(&c.responds, x.responds);
    put(&c.user_data, x.user_data);
}

ObstacleDef<2> to_cpp(const JostleObstacleDef2& c, [[maybe_unused]] Scratch& scratch) {
    ObstacleDef<2> x;
    x.shape = enum_in<ObstacleShape>(c.shape, "ObstacleDef<2>::shape");
    assign(x.points, span_in<Vec2>(c.points, scratch, "ObstacleDef<2>::points"));
    x.layer = c.layer;
    x.user_data = c.user_data;
    return x;
}

void to_c(const ObstacleDef<2>& x, JostleObstacleDef2& c) {
    c = {};
    put(&c.shape, x.shape);
    view_out(&c.points, std::span<const Vec2>(x.points));
    put(&c.layer, x.layer);
    put(&c.user_data, x.user_data);
}

AgentDef<3> to_cpp(const JostleAgentDef3& c, [[maybe_unused]] Scratch& scratch) {
    AgentDef<3> x;
    x.position = struct_in<Vec3>(&c.position, scratch, "AgentDef<3>::position");
    x.velocity = struct_in<Vec3>(&c.velocity, scratch, "AgentDef<3>::velocity");
    x.preferred_velocity = struct_in<Vec3>(&c.preferred_velocity, scratch, "AgentDef<3>::preferred_velocity");
    if (c.has_goal) x.goal = *optional_in<Vec3>(&c.goal, scratch);
    x.preferred_speed = c.preferred_speed;
    x.radius = c.radius;
    x.max_speed = c.max_speed;
    x.max_acceleration = c.max_acceleration;
    x.horizon = c.horizon;
    x.obstacle_horizon = c.obstacle_horizon;
    x.neighbor_distance = c.neighbor_distance;
    x.max_neighbors = c.max_neighbors;
    x.layer = c.layer;
    x.mask = c.mask;
    x.responds = c.responds;
    x.user_data = c.user_data;
    return x;
}

void to_c(const AgentDef<3>& x, JostleAgentDef3& c) {
    c = {};
    put(&c.position, x.position);
    put(&c.velocity, x.velocity);
    put(&c.preferred_velocity, x.preferred_velocity);
    put_optional(&c.has_goal, &c.goal, x.goal);
    put(&c.preferred_speed, x.preferred_speed);
    put(&c.radius, x.radius);
    put(&c.max_speed, x.max_speed);
    put(&c.max_acceleration, x.max_acceleration);
    put(&c.horizon, x.horizon);
    put(&c.obstacle_horizon, x.obstacle_horizon);
    put(&c.neighbor_distance, x.neighbor_distance);
    put(&c.max_neighbors, x.max_neighbors);
    put(&c.layer, x.layer);
    put(&c.mask, x.mask);
    put(&c.responds, x.responds);
    put(&c.user_data, x.user_data);
}

GroupDef<2> to_cpp(const JostleGroupDef2& c, [[maybe_unused]] Scratch& scratch) {
    GroupDef<2> x;
    assign(x.way_points, span_in<Vec2>(c.way_points, scratch, "GroupDef<2>::way_points"));
    x.field = reinterpret_cast<decltype(x.field)>(c.field);
    x.reach = c.reach;
    x.at_end = enum_in<AtEnd>(c.at_end, "GroupDef<2>::at_end");
    x.together = c.together;
    return x;
}

void to_c(const GroupDef<2>& x, JostleGroupDef2& c) {
    c = {};
    view_out(&c.way_points, std::span<const Vec2>(x.way_points));
    c.field = reinterpret_cast<decltype(c.field)>(x.field);
    put(&c.reach, x.reach);
    put(&c.at_end, x.at_end);
    put(&c.together, x.together);
}

GroupDef<3> to_cpp(const JostleGroupDef3& c, [[maybe_unused]] Scratch& scratch) {
    GroupDef<3> x;
    assign(x.way_points, span_in<Vec3>(c.way_points, scratch, "GroupDef<3>::way_points"));
    x.reach = c.reach;
    x.at_end = enum_in<AtEnd>(c.at_end, "GroupDef<3>::at_end");
    x.together = c.together;
    return x;
}

void to_c(const GroupDef<3>& x, JostleGroupDef3& c) {
    c = {};
    view_out(&c.way_points, std::span<const Vec3>(x.way_points));
    put(&c.reach, x.reach);
    put(&c.at_end, x.at_end);
    put(&c.together, x.together);
}

BatchEpisode to_cpp(const JostleBatchEpisode& c, [[maybe_unused]] Scratch& scratch) {
    BatchEpisode x;
    x.world = c.world;
    x.number = c.number;
    x.seed = c.seed;
    x.parameters = span_in<float>(c.parameters, scratch, "BatchEpisode::parameters");
    return x;
}

void to_c(const BatchEpisode& x, JostleBatchEpisode& c) {
    c = {};
    put(&c.world, x.world);
    put(&c.number, x.number);
    put(&c.seed, x.seed);
    view_out(&c.parameters, x.parameters);
}

BatchDef to_cpp(const JostleBatchDef& c, [[maybe_unused]] Scratch& scratch) {
    BatchDef x;
    x.seed = c.seed;
    x.parameters = span_in<float>(c.parameters, scratch, "BatchDef::parameters");
    x.scheduler = reinterpret_cast<decltype(x.scheduler)>(c.scheduler);
    x.makes_in_parallel = c.makes_in_parallel;
    return x;
}

void to_c(const BatchDef& x, JostleBatchDef& c) {
    c = {};
    put(&c.seed, x.seed);
    view_out(&c.parameters, x.parameters);
    c.scheduler = reinterpret_cast<decltype(c.scheduler)>(x.scheduler);
    put(&c.makes_in_parallel, x.makes_in_parallel);
}

}  // namespace jostle::c

using namespace jostle;
using namespace jostle::c;

JostleVec2 jostle_vec2_default() {
    JostleVec2 c{};
    put(&c, Vec2{});
    return c;
}

JostleVec3 jostle_vec3_default() {
    JostleVec3 c{};
    put(&c, Vec3{});
    return c;
}

JostleTolerances jostle_tolerances_default() {
    JostleTolerances c{};
    put(&c, Tolerances{});
    return c;
}

JostleDistanceOptions jostle_distance_options_default() {
    JostleDistanceOptions c{};
    put(&c, DistanceOptions{});
    return c;
}

JostleWorldDef jostle_world_def_default() {
    JostleWorldDef c{};
    put(&c, WorldDef{});
    return c;
}

JostleBodyDef jostle_body_def_default() {
    JostleBodyDef c{};
    put(&c, BodyDef{});
    return c;
}

JostleRevoluteJointDef jostle_revolute_joint_def_default() {
    JostleRevoluteJointDef c{};
    put(&c, RevoluteJointDef{});
    return c;
}

JostlePrismaticJointDef jostle_prismatic_joint_def_default() {
    JostlePrismaticJointDef c{};
    put(&c, PrismaticJointDef{});
    return c;
}

JostleDistanceJointDef jostle_distance_joint_def_default() {
    JostleDistanceJointDef c{};
    put(&c, DistanceJointDef{});
    return c;
}

JostleWeldJointDef jostle_weld_joint_def_default() {
    JostleWeldJointDef c{};
    put(&c, WeldJointDef{});
    return c;
}

JostleFilterJointDef jostle_filter_joint_def_default() {
    JostleFilterJointDef c{};
    put(&c, FilterJointDef{});
    return c;
}

JostleMotorJointDef jostle_motor_joint_def_default() {
    JostleMotorJointDef c{};
    put(&c, MotorJointDef{});
    return c;
}

JostleTargetJointDef jostle_target_joint_def_default() {
    JostleTargetJointDef c{};
    put(&c, TargetJointDef{});
    return c;
}

JostleFrictionJointDef jostle_friction_joint_def_default() {
    JostleFrictionJointDef c{};
    put(&c, FrictionJointDef{});
    return c;
}

JostleWheelJointDef jostle_wheel_joint_def_default() {
    JostleWheelJointDef c{};
    put(&c, WheelJointDef{});
    return c;
}

JostleSlotJointDef jostle_slot_joint_def_default() {
    JostleSlotJointDef c{};
    put(&c, SlotJointDef{});
    return c;
}

JostlePulleyJointDef jostle_pulley_joint_def_default() {
    JostlePulleyJointDef c{};
    put(&c, PulleyJointDef{});
    return c;
}

JostleGearJointDef jostle_gear_joint_def_default() {
    JostleGearJointDef c{};
    put(&c, GearJointDef{});
    return c;
}

JostleRatchetJointDef jostle_ratchet_joint_def_default() {
    JostleRatchetJointDef c{};
    put(&c, RatchetJointDef{});
    return c;
}

JostleCustomJointDef jostle_custom_joint_def_default() {
    JostleCustomJointDef c{};
    put(&c, CustomJointDef{});
    return c;
}

JostleWorldQuery jostle_world_query_default() {
    JostleWorldQuery c{};
    put(&c, WorldQuery{});
    return c;
}

JostleQueryBatch jostle_query_batch_default() {
    JostleQueryBatch c{};
    put(&c, QueryBatch{});
    return c;
}

JostleFilter jostle_filter_default() {
    JostleFilter c{};
    put(&c, Filter{});
    return c;
}

JostleShapeDef jostle_shape_def_default() {
    JostleShapeDef c{};
    put(&c, ShapeDef{});
    return c;
}

JostleChainDef jostle_chain_def_default() {
    JostleChainDef c{};
    put(&c, ChainDef{});
    return c;
}

JostleLoadOptions jostle_load_options_default() {
    JostleLoadOptions c{};
    put(&c, LoadOptions{});
    return c;
}

JostleKdTreeOptions jostle_kd_tree_options_default() {
    JostleKdTreeOptions c{};
    put(&c, KdTreeOptions{});
    return c;
}

JostleDynamicTreeOptions jostle_dynamic_tree_options_default() {
    JostleDynamicTreeOptions c{};
    put(&c, DynamicTreeOptions{});
    return c;
}

JostleBroadPhaseOptions jostle_broad_phase_options_default() {
    JostleBroadPhaseOptions c{};
    put(&c, BroadPhaseOptions{});
    return c;
}

JostleBvhOptions jostle_bvh_options_default() {
    JostleBvhOptions c{};
    put(&c, BvhOptions{});
    return c;
}

JostleBoxFilter jostle_box_filter_default() {
    JostleBoxFilter c{};
    put(&c, BoxFilter{});
    return c;
}

JostleProxyOptions jostle_proxy_options_default() {
    JostleProxyOptions c{};
    put(&c, ProxyOptions{});
    return c;
}

JostleQueryFilter jostle_query_filter_default() {
    JostleQueryFilter c{};
    put(&c, QueryFilter{});
    return c;
}

JostleFlowFieldDef jostle_flow_field_def_default() {
    JostleFlowFieldDef c{};
    put(&c, FlowFieldDef{});
    return c;
}

JostleCrowdWorldDef jostle_crowd_world_def_default() {
    JostleCrowdWorldDef c{};
    put(&c, CrowdWorldDef{});
    return c;
}

JostleAgentDef2 jostle_agent_def2_default() {
    JostleAgentDef2 c{};
    put(&c, AgentDef<2>{});
    return c;
}

JostleObstacleDef2 jostle_obstacle_def2_default() {
    JostleObstacleDef2 c{};
    put(&c, ObstacleDef<2>{});
    return c;
}

JostleAgentDef3 jostle_agent_def3_default() {
    JostleAgentDef3 c{};
    put(&c, AgentDef<3>{});
    return c;
}

JostleGroupDef2 jostle_group_def2_default() {
    JostleGroupDef2 c{};
    put(&c, GroupDef<2>{});
    return c;
}

JostleGroupDef3 jostle_group_def3_default() {
    JostleGroupDef3 c{};
    put(&c, GroupDef<3>{});
    return c;
}

JostleMeshOptions jostle_mesh_options_default() {
    JostleMeshOptions c{};
    put(&c, MeshOptions{});
    return c;
}

JostleMeshContactTimeOptions jostle_mesh_contact_time_options_default() {
    JostleMeshContactTimeOptions c{};
    put(&c, MeshContactTimeOptions{});
    return c;
}

JostleBatchDef jostle_batch_def_default() {
    JostleBatchDef c{};
    put(&c, BatchDef{});
    return c;
}

JostleBatchStep jostle_batch_step_default() {
    JostleBatchStep c{};
    put(&c, BatchStep{});
    return c;
}

JostleRollbackOptions jostle_rollback_options_default() {
    JostleRollbackOptions c{};
    put(&c, RollbackOptions{});
    return c;
}

JostleDrawParts jostle_draw_parts_default() {
    JostleDrawParts c{};
    put(&c, DrawParts{});
    return c;
}
