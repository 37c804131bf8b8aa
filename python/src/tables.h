// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tables of names and fields: what C++'s enumerations, parts and definitions are called in Python. A
// field has its name, its place and a sentence that begins with its unit. Keywords, defaults, signatures,
// docstrings, NamedTuples and structured arrays all follow from these.
#pragma once

#include <jostle/dynamics/world.h>

#include <array>
#include <string_view>

#include "fields.h"

namespace jostle::python {

constexpr std::array<std::string_view, 3> names_of(Of<BodyType>) {
    return {"static", "kinematic", "dynamic"};
}
constexpr std::array<std::string_view, 5> names_of(Of<MixRule>) {
    return {"geometric_mean", "maximum", "average", "minimum", "product"};
}
constexpr std::array<std::string_view, 14> names_of(Of<JointType>) {
    return {"revolute", "prismatic", "distance", "weld",   "filter", "motor",   "target",
            "friction", "wheel",     "slot",     "pulley", "gear",   "ratchet", "custom"};
}
constexpr std::array<std::string_view, 5> names_of(Of<AwakeReason>) {
    return {"world_forbids", "body_forbids", "moves", "touches_kinematic", "waits"};
}

// Parts of definitions.

constexpr const char* name_of(Of<MotionLocks>) {
    return "MotionLocks";
}
template <class V>
void fields(Of<MotionLocks>, auto& locks, V&& v) {
    v("x", locks.x, "nothing moves the centre of mass along the world's x axis");
    v("y", locks.y, "nothing moves it along the y axis");
    v("rotation", locks.rotation, "nothing turns the body");
}
constexpr const char* name_of(Of<MassData>) {
    return "MassData";
}
template <class V>
void fields(Of<MassData>, auto& mass, V&& v) {
    v("mass", mass.mass, "[kg]");
    v("center", mass.center, "[m] centre of mass, in the body's frame");
    v("inertia", mass.inertia, "[kg m^2] about the centre of mass");
}
constexpr const char* name_of(Of<Material>) {
    return "Material";
}
template <class V>
void fields(Of<Material>, auto& material, V&& v) {
    v("friction", material.friction, "[1] 0 to 1e6");
    v("restitution", material.restitution,
      "[1] 0 to 2: the share of its speed with which a shape comes back");
    v("rolling_resistance", material.rolling_resistance,
      "[1] 0 to 1e6: the slope on which a ball stays at rest");
    v("surface_speed", material.surface_speed,
      "[m/s] of a conveyor; positive: it carries towards +x on its top");
    v("id", material.id, "your own number of the material");
    v("friction_rule", material.friction_rule, "how the frictions of two shapes mix; the stronger rule wins");
    v("restitution_rule", material.restitution_rule, "how the restitutions of two shapes mix");
}
constexpr const char* name_of(Of<Filter>) {
    return "Filter";
}
template <class V>
void fields(Of<Filter>, auto& filter, V&& v) {
    v("category", filter.category, "the bits that the shape has; each shape's must meet the other's mask");
    v("mask", filter.mask, "the bits of the categories with which it collides");
    v("group", filter.group, "two shapes of one group always (positive) or never (negative) collide");
}
constexpr const char* name_of(Of<JointLimit>) {
    return "JointLimit";
}
template <class V>
void fields(Of<JointLimit>, auto& limit, V&& v) {
    v("lower", limit.lower, "[rad] or [m]");
    v("upper", limit.upper, "[rad] or [m]");
}
constexpr const char* name_of(Of<JointSpring>) {
    return "JointSpring";
}
template <class V>
void fields(Of<JointSpring>, auto& spring, V&& v) {
    v("hertz", spring.hertz, "[Hz] at which the bodies swing");
    v("damping_ratio", spring.damping_ratio, "[1] 1: critical");
}
constexpr const char* name_of(Of<JointServo>) {
    return "JointServo";
}
template <class V>
void fields(Of<JointServo>, auto& servo, V&& v) {
    v("target", servo.target, "[rad] or [m]");
    v("hertz", servo.hertz, "[Hz] of the spring towards it; 0: no force");
    v("damping_ratio", servo.damping_ratio, "[1] 1: critical");
    v("max", servo.max, "[N m] or [N] at most");
}
constexpr const char* name_of(Of<JointBreak>) {
    return "JointBreak";
}
template <class V>
void fields(Of<JointBreak>, auto& threshold, V&& v) {
    v("force", threshold.force, "[N] beyond which the joint breaks");
    v("torque", threshold.torque, "[N m] beyond which the joint breaks");
    v("destroy", threshold.destroy, "whether the joint goes at the end of that step");
}
constexpr const char* name_of(Of<RevoluteMotor>) {
    return "RevoluteMotor";
}
constexpr const char* name_of(Of<WheelMotor>) {
    return "WheelMotor";
}
constexpr const char* name_of(Of<PrismaticMotor>) {
    return "PrismaticMotor";
}
constexpr const char* name_of(Of<DistanceMotor>) {
    return "DistanceMotor";
}
constexpr const char* name_of(Of<SlotMotor>) {
    return "SlotMotor";
}
template <class Motor, class V>
requires requires(Motor& motor) {
    motor.max_torque;
    name_of(Of<Motor>{});
}
void fields(Of<Motor>, auto& motor, V&& v) {
    v("speed", motor.speed, "[rad/s] of B against A");
    v("max_torque", motor.max_torque, "[N m] at most");
}
template <class Motor, class V>
requires requires(Motor& motor) {
    motor.max_force;
    motor.speed;
    name_of(Of<Motor>{});
}
void fields(Of<Motor>, auto& motor, V&& v) {
    v("speed", motor.speed, "[m/s] of B against A");
    v("max_force", motor.max_force, "[N] at most");
}

// Definitions.

template <class V>
void fields(Of<BodyDef>, auto& def, V&& v) {
    v("type", def.type,
      "static: never moves; kinematic: moves by its velocity; dynamic: moves by forces and contacts");
    v("position", def.position, "[m] of the body's origin");
    v("angle", def.angle, "[rad]");
    v("linear_velocity", def.linear_velocity, "[m/s] of the centre of mass");
    v("angular_velocity", def.angular_velocity, "[rad/s]");
    v("linear_damping", def.linear_damping, "[1/s]");
    v("angular_damping", def.angular_damping, "[1/s]");
    v("gravity_scale", def.gravity_scale, "[1]");
    v("locks", def.locks, "motions that nothing gives the body");
    v("enabled", def.enabled, "False: it touches nothing, and does not move");
    v("awake", def.awake, "False: it begins asleep");
    v("allow_sleep", def.allow_sleep, "False: it never sleeps, nor do bodies that touch it");
    v("sleep_threshold", def.sleep_threshold, "[m/s] below which it is slow; None: the world's");
    v("continuous", def.continuous, "whether it is kept from jumping over others; None: as its type has it");
    v("bullet", def.bullet, "whether it does not jump over dynamic bodies, either");
    v("user_data", def.user_data, "a number of yours, also in arrays of events");
    v("name", def.name, "at most 255 bytes");
}
template <class V>
void fields(Of<WorldDef>, auto& def, V&& v) {
    v("gravity", def.gravity, "[m/s^2]");
    v("length_scale", def.length_scale, "[1] your units per metre");
    v("restitution_threshold", def.restitution_threshold,
      "[m/s] at length scale 1; slower meetings do not bounce");
    v("max_push_out_speed", def.max_push_out_speed,
      "[m/s] at length scale 1; at which overlap is pushed out");
    v("max_speed", def.max_speed, "[m/s] at length scale 1; of a body");
    v("hit_speed", def.hit_speed, "[m/s] at length scale 1; faster meetings are hits");
    v("contact_hertz", def.contact_hertz, "[Hz] stiffness of contacts");
    v("contact_damping_ratio", def.contact_damping_ratio, "[1]");
    v("joint_hertz", def.joint_hertz, "[Hz] stiffness of joints that are iterated");
    v("joint_damping_ratio", def.joint_damping_ratio, "[1]");
    v("iterated_joints", def.iterated_joints, "whether joints are solved one by one: faster and softer");
    v("allow_sleep", def.allow_sleep, "whether bodies at rest may fall asleep");
    v("sleep_threshold", def.sleep_threshold, "[m/s] at length scale 1; below which a body is slow");
    v("continuous", def.continuous, "whether fast bodies are kept from jumping over others");
    v("warm_starting", def.warm_starting, "whether a step begins with the impulses of the last one");
    v("smooth_ground", def.smooth_ground, "whether static shapes that lie flush are one smooth surface");
}
/// The fields of shapes and chains alike.
template <class V>
void surface_fields(auto& def, V&& v) {
    v("material", def.material, "all of the surface at once, before the fields below");
    v("friction", def.material.friction, "[1] 0 to 1e6");
    v("restitution", def.material.restitution,
      "[1] 0 to 2: the share of its speed with which a shape comes back");
    v("rolling_resistance", def.material.rolling_resistance, "[1] 0 to 1e6");
    v("surface_speed", def.material.surface_speed, "[m/s] of a conveyor");
    v("friction_rule", def.material.friction_rule, "how the frictions of two shapes mix");
    v("restitution_rule", def.material.restitution_rule, "how the restitutions of two shapes mix");
    v("material_id", def.material.id, "your own number of the material");
    v("filter", def.filter, "with which shapes it collides, before the fields below");
    v("category", def.filter.category, "the bits that the shape has");
    v("mask", def.filter.mask, "the bits of the categories with which it collides");
    v("group", def.filter.group, "positive: always, negative: never collides with its own group");
    v("is_sensor", def.is_sensor, "it reports the shapes that it overlaps, and pushes nothing");
    v("sees_all", def.sees_all,
      "of a sensor: it notices other sensors, and shapes of static and kinematic bodies, too");
    v("hit_events", def.hit_events, "whether its hits are reported");
    v("kinematic_events", def.kinematic_events,
      "whether kinematic and static shapes that touch are reported");
    v("near_events", def.near_events,
      "touches begin and end within 2 cm of the other shape, not at 5 mm or by an impulse");
    v("one_way", def.one_way, "[1] the side from which it holds up; through it from all others; 0: none");
    v("smooth", def.smooth, "whether seams with flush shapes are smooth; None: unless a callback decides");
    v("user_data", def.user_data, "a number of yours, also in arrays of events");
}
template <class V>
void fields(Of<ShapeDef>, auto& def, V&& v) {
    v("density", def.density, "[kg/m^2]");
    surface_fields(def, v);
}
template <class V>
void fields(Of<ChainDef>, auto& def, V&& v) {
    surface_fields(def, v);
}

}  // namespace jostle::python
