// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The keys of jostle's scene format, one line each: name, field, default, what it may be. The reader, the
// writer and the test that holds docs/scene.schema.json to them all walk these tables, so that none of them
// knows a key that another does not. A visitor has: text, flag, number, point, integer, word (64 bits),
// choice (an enum by its names); required_number and required_point, which have no default; optional_number
// and optional_flag, which may be absent; and child for values that are read and written apart (their type is
// in the schema).
#pragma once

#include <jostle/scene/scene.h>

#include <type_traits>

#include "dynamics/store/limits.h"
#include "scene/node.h"

namespace jostle::scene_detail {

using namespace detail;

inline constexpr int kFormatVersion = 1;
inline constexpr Range kStepHertz{1.0f, 1.0e6f};
inline constexpr int kMaxSteps = 1'000'000'000;
inline constexpr std::size_t kMaxBodies = 1'000'000;
inline constexpr std::size_t kMaxShapes = 1'000'000;  // of one body
inline constexpr std::size_t kMaxJoints = 1'000'000;
inline constexpr std::size_t kMaxChainPoints = 1'000'000;
inline constexpr std::size_t kMaxMaterials = 1'000'000;  // of one chain
/// Of an outline with its holes.
inline constexpr std::size_t kMaxOutlineParts = kMaxOutlinePoints;

// The names of enums, in their order.
inline constexpr std::string_view kBodyTypes[] = {"static", "kinematic", "dynamic"};
inline constexpr std::string_view kMixRules[] = {"geometric_mean", "maximum", "average", "minimum",
                                                 "product"};

/// A convenience of the format: a polygon that is a rectangle.
struct SceneBox {
    float half_width = 0.0f;   ///< [m]
    float half_height = 0.0f;  ///< [m]
    Vec2 center;               ///< [m]
    float angle = 0.0f;        ///< [rad]
    float radius = 0.0f;       ///< [m] rounding around the rectangle
};

template <class V, class T>
void visit_scene(V& v, T& scene) {
    const Scene d;
    v.child("jostle", true);
    v.text("name", scene.name, kAnyLength);
    v.text("description", scene.description, kAnyLength);
    v.point("gravity", scene.gravity, d.gravity, kBounded);
    v.number("step_hertz", scene.step_hertz, d.step_hertz, kStepHertz);
    v.integer("substeps", scene.substeps, d.substeps, 1, 64);
    v.integer("steps", scene.steps, d.steps, 0, kMaxSteps);
    v.flag("allow_sleep", scene.allow_sleep, d.allow_sleep);
    v.flag("continuous", scene.continuous, d.continuous);
    v.flag("smooth_ground", scene.smooth_ground, d.smooth_ground);
    v.flag("iterated_joints", scene.iterated_joints, d.iterated_joints);
    v.child("bodies", false);
    v.child("joints", false);
    v.child("properties", false);
}

template <class V, class T>
void visit_body(V& v, T& body) {
    const BodyDef d;
    v.text("name", body.name, kMaxName);
    v.choice("type", body.def.type, d.type, kBodyTypes);
    v.point("position", body.def.position, d.position, kCoordinate);
    v.number("angle", body.def.angle, d.angle, kFinite);
    v.point("linear_velocity", body.def.linear_velocity, d.linear_velocity, kSpeed);
    v.number("angular_velocity", body.def.angular_velocity, d.angular_velocity, kSpeed);
    v.number("linear_damping", body.def.linear_damping, d.linear_damping, kFactor);
    v.number("angular_damping", body.def.angular_damping, d.angular_damping, kFactor);
    v.number("gravity_scale", body.def.gravity_scale, d.gravity_scale, kBounded);
    v.flag("fixed_rotation", body.def.locks.rotation, d.locks.rotation);
    v.flag("lock_x", body.def.locks.x, d.locks.x);
    v.flag("lock_y", body.def.locks.y, d.locks.y);
    v.flag("enabled", body.def.enabled, d.enabled);
    v.flag("awake", body.def.awake, d.awake);
    v.flag("allow_sleep", body.def.allow_sleep, d.allow_sleep);
    v.optional_number("sleep_threshold", body.def.sleep_threshold, kFactor);
    v.optional_flag("continuous", body.def.continuous);
    v.flag("bullet", body.def.bullet, d.bullet);
    v.word("user_data", body.def.user_data, d.user_data);
    v.child("mass", false);
    v.child("shapes", false);
    v.child("properties", false);
}

template <class V, class T>
void visit_mass(V& v, T& mass) {
    const MassData d;
    v.required_number("mass", mass.mass, kMassRange);
    v.point("center", mass.center, d.center, kCoordinate);
    v.required_number("inertia", mass.inertia, kAtLeastZero);
}

inline void check_inertia(const Node& node, const MassData& mass) {
    if (mass.inertia != 0.0f && !kInertiaRange.contains(mass.inertia))
        node.at("inertia").fail("is " + to_text(mass.inertia) + "; unless it is 0, " +
                                to_text(kInertiaRange));
}

/// Of every shape, and of a chain's segments.
template <class V, class T>
void visit_material(V& v, T& material) {
    const Material d;
    v.number("friction", material.friction, d.friction, kFactor);
    v.number("restitution", material.restitution, d.restitution, kRestitution);
    v.number("rolling_resistance", material.rolling_resistance, d.rolling_resistance, kFactor);
    v.number("surface_speed", material.surface_speed, d.surface_speed, kBounded);
    v.choice("friction_rule", material.friction_rule, d.friction_rule, kMixRules);
    v.choice("restitution_rule", material.restitution_rule, d.restitution_rule, kMixRules);
    v.word("material_id", material.id, d.id);
}

/// Of every shape; what its type adds comes between "type" and these.
template <class V, class T>
void visit_shape(V& v, T& shape) {
    const ShapeDef d;
    v.text("name", shape.name, kAnyLength);
    v.child("type", true);
    v.number("density", shape.def.density, d.density, kAtLeastZero);
    visit_material(v, shape.def.material);
    v.word("category", shape.def.filter.category, d.filter.category);
    v.word("mask", shape.def.filter.mask, d.filter.mask);
    v.integer("group", shape.def.filter.group, d.filter.group, -2147483648LL, 2147483647LL);
    v.flag("is_sensor", shape.def.is_sensor, d.is_sensor);
    v.flag("sees_all", shape.def.sees_all, d.sees_all);
    v.flag("hit_events", shape.def.hit_events, d.hit_events);
    v.flag("kinematic_events", shape.def.kinematic_events, d.kinematic_events);
    v.flag("near_events", shape.def.near_events, d.near_events);
    v.point("one_way", shape.def.one_way, d.one_way, kBounded);
    v.optional_flag("smooth", shape.def.smooth);
    v.word("user_data", shape.def.user_data, d.user_data);
    v.child("properties", false);
}

template <class V, class T>
void visit_circle(V& v, T& circle) {
    v.point("center", circle.center, Vec2{}, kCoordinate);
    v.required_number("radius", circle.radius, kPositive);
}

template <class V, class T>
void visit_capsule(V& v, T& capsule) {
    v.required_point("center1", capsule.center1, kCoordinate);
    v.required_point("center2", capsule.center2, kCoordinate);
    v.required_number("radius", capsule.radius, kPositive);
}

template <class V, class T>
void visit_segment(V& v, T& segment) {
    v.required_point("point1", segment.point1, kCoordinate);
    v.required_point("point2", segment.point2, kCoordinate);
    v.flag("one_sided", segment.one_sided, false);
    v.child("ghost1", false);
    v.child("ghost2", false);
}

template <class V, class T>
void visit_polygon(V& v, T& polygon) {
    v.child("vertices", true);
    v.number("radius", polygon.radius, 0.0f, kAtLeastZero);
}

template <class V, class T>
void visit_box(V& v, T& box) {
    const SceneBox d;
    v.required_number("half_width", box.half_width, kPositive);
    v.required_number("half_height", box.half_height, kPositive);
    v.point("center", box.center, d.center, kCoordinate);
    v.number("angle", box.angle, d.angle, kFinite);
    v.number("radius", box.radius, d.radius, kAtLeastZero);
}

template <class V, class T>
void visit_chain(V& v, T& chain) {
    v.child("points", true);
    v.flag("loop", chain.loop, false);
    v.flag("one_sided", chain.one_sided, true);
    v.child("ghost1", false);
    v.child("ghost2", false);
    v.child("materials", false);
    v.child("segment_materials", false);
}

template <class V, class T>
void visit_outline(V& v, T& outline) {
    v.child("outer", true);
    v.child("holes", false);
    v.number("radius", outline.radius, 0.0f, kAtLeastZero);
}

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

/// How stiff a joint is, and when it breaks.
template <class V, class Def>
void visit_strength(V& v, Def& def) {
    const JointSpring usual{kJointHertz, kJointDampingRatio};  // the world's
    visit_optional(v, "own_stiffness", def.stiffness, [&](JointSpring& own) {
        if (!def.stiffness) own = usual;
        v.number("stiffness_hertz", own.hertz, usual.hertz, kStiffness);
        v.number("stiffness_damping_ratio", own.damping_ratio, usual.damping_ratio, kFactor);
    });
    visit_optional(v, "enable_break", def.break_at, [&](JointBreak& threshold) {
        v.number("break_force", threshold.force, kGreatestFloat, kAtLeastZero);
        v.number("break_torque", threshold.torque, kGreatestFloat, kAtLeastZero);
        v.flag("destroy_when_broken", threshold.destroy, false);
    });
}

/// Of every joint; what its type adds (joint_fields.h) comes after these.
template <class V, class T, class Def>
void visit_joint(V& v, T& joint, Def& def) {
    v.text("name", joint.name, kAnyLength);
    v.child("type", true);
    if constexpr (requires { def.body_a; }) {
        v.child("body_a", true);
        v.child("body_b", true);
    }
    if constexpr (requires { def.frame; }) v.child("frame", true);
    if constexpr (requires { def.joint_a; }) {
        v.child("joint_a", true);
        v.child("joint_b", true);
    }
    if constexpr (requires { def.collide_connected; })
        v.flag("collide_connected", def.collide_connected, std::remove_const_t<Def>{}.collide_connected);
    if constexpr (requires { def.stiffness; }) visit_strength(v, def);
    v.word("user_data", def.user_data, 0);
    v.child("properties", false);
}

}  // namespace jostle::scene_detail
