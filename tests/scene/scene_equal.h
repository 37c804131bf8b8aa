// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether two scenes are the same, floats to the bit: 0 and -0 are different, and so are two NaNs of
// different bits. Scene::unread is left out: it is about a file.
#pragma once

#include <jostle/scene/scene.h>

#include <bit>
#include <cstdint>

namespace jostle::test {

inline bool same(float a, float b) {
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}
inline bool same(Vec2 a, Vec2 b) {
    return same(a.x, b.x) && same(a.y, b.y);
}
inline bool same(const SurfaceMaterial& a, const SurfaceMaterial& b) {
    return same(a.friction, b.friction) && same(a.restitution, b.restitution);
}
template <class T>
bool same(const std::vector<T>& a, const std::vector<T>& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (!same(a[i], b[i])) return false;
    }
    return true;
}
inline bool same(const Circle& a, const Circle& b) {
    return same(a.center, b.center) && same(a.radius, b.radius);
}
inline bool same(const Capsule& a, const Capsule& b) {
    return same(a.center1, b.center1) && same(a.center2, b.center2) && same(a.radius, b.radius);
}
inline bool same(const std::optional<Vec2>& a, const std::optional<Vec2>& b) {
    return a.has_value() == b.has_value() && (!a || same(*a, *b));
}
inline bool same(const Segment& a, const Segment& b) {
    return same(a.point1, b.point1) && same(a.point2, b.point2) && same(a.ghost1, b.ghost1) &&
           same(a.ghost2, b.ghost2) && a.one_sided == b.one_sided;
}
inline bool same(const ScenePolygon& a, const ScenePolygon& b) {
    return same(a.vertices, b.vertices) && same(a.radius, b.radius);
}
inline bool same(const SceneChain& a, const SceneChain& b) {
    return same(a.points, b.points) && a.loop == b.loop && a.one_sided == b.one_sided &&
           same(a.ghost1, b.ghost1) && same(a.ghost2, b.ghost2) && same(a.materials, b.materials) &&
           a.segment_materials == b.segment_materials;
}
inline bool same(const SceneOutline& a, const SceneOutline& b) {
    return same(a.outer, b.outer) && same(a.holes, b.holes) && same(a.radius, b.radius);
}
inline bool same(const JointDef& a, const JointDef& b) {
    return a.collide_connected == b.collide_connected && a.user_data == b.user_data;
}
inline bool same(const RevoluteJointDef& a, const RevoluteJointDef& b) {
    return same(a.base, b.base) && same(a.local_anchor_a, b.local_anchor_a) &&
           same(a.local_anchor_b, b.local_anchor_b) && same(a.reference_angle, b.reference_angle) &&
           a.enable_limit == b.enable_limit && same(a.lower_angle, b.lower_angle) &&
           same(a.upper_angle, b.upper_angle) && a.enable_motor == b.enable_motor &&
           same(a.motor_speed, b.motor_speed) && same(a.max_motor_torque, b.max_motor_torque);
}
inline bool same(const PrismaticJointDef& a, const PrismaticJointDef& b) {
    return same(a.base, b.base) && same(a.local_anchor_a, b.local_anchor_a) &&
           same(a.local_anchor_b, b.local_anchor_b) && same(a.local_axis_a, b.local_axis_a) &&
           same(a.reference_angle, b.reference_angle) && a.enable_limit == b.enable_limit &&
           same(a.lower_translation, b.lower_translation) && same(a.upper_translation, b.upper_translation) &&
           a.enable_motor == b.enable_motor && same(a.motor_speed, b.motor_speed) &&
           same(a.max_motor_force, b.max_motor_force);
}
inline bool same(const DistanceJointDef& a, const DistanceJointDef& b) {
    return same(a.base, b.base) && same(a.local_anchor_a, b.local_anchor_a) &&
           same(a.local_anchor_b, b.local_anchor_b) && same(a.length, b.length) &&
           a.enable_spring == b.enable_spring && same(a.hertz, b.hertz) &&
           same(a.damping_ratio, b.damping_ratio);
}
inline bool same(const WeldJointDef& a, const WeldJointDef& b) {
    return same(a.base, b.base) && same(a.local_anchor_a, b.local_anchor_a) &&
           same(a.local_anchor_b, b.local_anchor_b) && same(a.reference_angle, b.reference_angle) &&
           same(a.linear_hertz, b.linear_hertz) && same(a.linear_damping_ratio, b.linear_damping_ratio) &&
           same(a.angular_hertz, b.angular_hertz) && same(a.angular_damping_ratio, b.angular_damping_ratio);
}

template <class... Kinds>
bool same(const std::variant<Kinds...>& a, const std::variant<Kinds...>& b) {
    if (a.index() != b.index()) return false;
    return std::visit(
        [&](const auto& value) { return same(value, std::get<std::decay_t<decltype(value)>>(b)); }, a);
}

inline bool same(const SceneShape& a, const SceneShape& b) {
    return a.name == b.name && same(a.geometry, b.geometry) && same(a.def.density, b.def.density) &&
           same(a.def.friction, b.def.friction) && same(a.def.restitution, b.def.restitution) &&
           a.def.filter == b.def.filter && a.def.is_sensor == b.def.is_sensor &&
           a.def.user_data == b.def.user_data;
}

inline bool same(const BodyDef& a, const BodyDef& b) {
    return a.type == b.type && same(a.position, b.position) && same(a.angle, b.angle) &&
           same(a.linear_velocity, b.linear_velocity) && same(a.angular_velocity, b.angular_velocity) &&
           same(a.linear_damping, b.linear_damping) && same(a.angular_damping, b.angular_damping) &&
           same(a.gravity_scale, b.gravity_scale) && a.fixed_rotation == b.fixed_rotation &&
           a.enabled == b.enabled && a.awake == b.awake && a.allow_sleep == b.allow_sleep &&
           a.bullet == b.bullet && a.user_data == b.user_data;
}

inline bool same(const SceneBody& a, const SceneBody& b) {
    if (a.name != b.name || !same(a.def, b.def) || a.mass.has_value() != b.mass.has_value()) return false;
    if (a.mass && !(same(a.mass->mass, b.mass->mass) && same(a.mass->center, b.mass->center) &&
                    same(a.mass->inertia, b.mass->inertia))) {
        return false;
    }
    if (a.shapes.size() != b.shapes.size()) return false;
    for (std::size_t i = 0; i < a.shapes.size(); ++i) {
        if (!same(a.shapes[i], b.shapes[i])) return false;
    }
    return true;
}

inline bool same(const Scene& a, const Scene& b) {
    if (a.name != b.name || a.description != b.description || !same(a.gravity, b.gravity) ||
        !same(a.step_hertz, b.step_hertz) || a.substeps != b.substeps || a.steps != b.steps ||
        a.allow_sleep != b.allow_sleep || a.continuous != b.continuous ||
        a.bodies.size() != b.bodies.size() || a.joints.size() != b.joints.size()) {
        return false;
    }
    for (std::size_t i = 0; i < a.bodies.size(); ++i) {
        if (!same(a.bodies[i], b.bodies[i])) return false;
    }
    for (std::size_t i = 0; i < a.joints.size(); ++i) {
        const SceneJoint& x = a.joints[i];
        const SceneJoint& y = b.joints[i];
        if (x.name != y.name || x.body_a != y.body_a || x.body_b != y.body_b || !same(x.def, y.def))
            return false;
    }
    return true;
}

}  // namespace jostle::test
