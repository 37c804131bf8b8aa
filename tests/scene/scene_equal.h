// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether two scenes are the same, floats to the bit: 0 and -0 are different, and so are two NaNs of
// different bits. Scene::unread is left out: it is about a file.
#pragma once

#include <jostle/scene/scene.h>

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "scene/fields.h"
#include "scene/joint_fields.h"

namespace jostle::test {

inline bool same(float a, float b) {
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}
inline bool same(Vec2 a, Vec2 b) {
    return same(a.x, b.x) && same(a.y, b.y);
}
inline bool same(const Material& a, const Material& b) {
    return same(a.friction, b.friction) && same(a.restitution, b.restitution) &&
           same(a.rolling_resistance, b.rolling_resistance) && same(a.surface_speed, b.surface_speed) &&
           a.friction_rule == b.friction_rule && a.restitution_rule == b.restitution_rule && a.id == b.id;
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
template <class T>
bool same(const std::optional<T>& a, const std::optional<T>& b) {
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
/// The fields of a joint's definition as the format has them, floats as their bits.
struct FieldBits {
    std::vector<std::uint64_t> bits;

    void child(const char*, bool) {}
    void text(const char*, const std::string&, std::size_t) {}
    void flag(const char*, bool field, bool) { bits.push_back(field ? 1u : 0u); }
    void number(const char*, float field, float, Range) {
        bits.push_back(std::bit_cast<std::uint32_t>(field));
    }
    void point(const char* key, Vec2 field, Vec2, Range range) {
        number(key, field.x, 0.0f, range);
        number(key, field.y, 0.0f, range);
    }
    void word(const char*, std::uint64_t field, std::uint64_t) { bits.push_back(field); }
    void optional_number(const char* key, const std::optional<float>& field, Range range) {
        flag(key, field.has_value(), false);
        number(key, field.value_or(0.0f), 0.0f, range);
    }
};
inline bool same(const SceneJoint& a, const SceneJoint& b) {
    const auto bits_of = [](const SceneJoint& joint) {
        FieldBits fields;
        std::visit(
            [&]<class Def>(const Def& def) {
                scene_detail::visit_joint(fields, joint, def);
                scene_detail::JointFields<Def>::visit(fields, def);
            },
            joint.def);
        return fields.bits;
    };
    return a.name == b.name && a.body_a == b.body_a && a.body_b == b.body_b && a.frame == b.frame &&
           a.joint_a == b.joint_a && a.joint_b == b.joint_b && a.def.index() == b.def.index() &&
           bits_of(a) == bits_of(b);
}

template <class... Types>
bool same(const std::variant<Types...>& a, const std::variant<Types...>& b) {
    if (a.index() != b.index()) return false;
    return std::visit(
        [&](const auto& value) { return same(value, std::get<std::decay_t<decltype(value)>>(b)); }, a);
}

inline bool same(const SceneShape& a, const SceneShape& b) {
    return a.name == b.name && same(a.geometry, b.geometry) && same(a.def.density, b.def.density) &&
           same(a.def.material, b.def.material) && a.def.filter == b.def.filter &&
           a.def.is_sensor == b.def.is_sensor && a.def.hit_events == b.def.hit_events &&
           a.def.kinematic_events == b.def.kinematic_events && a.def.sees_all == b.def.sees_all &&
           a.def.near_events == b.def.near_events && a.def.one_way == b.def.one_way &&
           a.def.smooth == b.def.smooth && a.def.user_data == b.def.user_data;
}

inline bool same(const BodyDef& a, const BodyDef& b) {
    return a.type == b.type && same(a.position, b.position) && same(a.angle, b.angle) &&
           same(a.linear_velocity, b.linear_velocity) && same(a.angular_velocity, b.angular_velocity) &&
           same(a.linear_damping, b.linear_damping) && same(a.angular_damping, b.angular_damping) &&
           same(a.gravity_scale, b.gravity_scale) && a.locks == b.locks && a.enabled == b.enabled &&
           a.awake == b.awake && a.allow_sleep == b.allow_sleep &&
           same(a.sleep_threshold, b.sleep_threshold) && a.continuous == b.continuous &&
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
        a.smooth_ground != b.smooth_ground || a.iterated_joints != b.iterated_joints ||
        a.bodies.size() != b.bodies.size() || a.joints.size() != b.joints.size()) {
        return false;
    }
    for (std::size_t i = 0; i < a.bodies.size(); ++i) {
        if (!same(a.bodies[i], b.bodies[i])) return false;
    }
    for (std::size_t i = 0; i < a.joints.size(); ++i) {
        if (!same(a.joints[i], b.joints[i])) return false;
    }
    return true;
}

}  // namespace jostle::test
