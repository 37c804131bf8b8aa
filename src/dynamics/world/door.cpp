// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door: live handles, finite numbers, not during a step.
#include "dynamics/world/impl.h"

namespace jostle {
namespace {

std::string handle_text(const Handle& handle) {
    return "world " + to_text(static_cast<long long>(handle.world)) + "." +
           to_text(static_cast<long long>(handle.world_generation)) + " slot " +
           to_text(static_cast<long long>(handle.index)) + "." +
           to_text(static_cast<long long>(handle.generation));
}

Found find(const Handle& handle, const char* function, const char* argument, IdPool Tables::*pool,
           const char* what) {
    WorldImpl* world = find_world(handle.world, handle.world_generation);
    if (world == nullptr)
        raise(function, argument, handle_text(handle),
              handle.world_generation == 0 ? "it is empty and never named anything" : "its world is gone");
    if (!(world->tables.*pool).is_live(Id{handle.index, handle.generation}))
        raise(function, argument, handle_text(handle), what);
    return {*world, static_cast<int>(handle.index)};
}

}  // namespace

Found find_body(const Handle& handle, const char* function, const char* argument) {
    return find(handle, function, argument, &Tables::body_ids, "the body is gone");
}
Found find_shape(const Handle& handle, const char* function, const char* argument) {
    return find(handle, function, argument, &Tables::shape_ids, "the shape is gone");
}
Found find_chain(const Handle& handle, const char* function, const char* argument) {
    return find(handle, function, argument, &Tables::chain_ids, "the chain is gone");
}
Found find_joint(const Handle& handle, const char* function, const char* argument) {
    return find(handle, function, argument, &Tables::joint_ids, "the joint is gone");
}

void require_no_step(const WorldImpl& world, const char* function) {
    if (world.stepping) raise(function, "the world", "in a step", "call it before or after World::step");
}

std::string to_text(Vec2 v) {
    std::string text = "(";
    text.append(to_text(v.x)).append(", ").append(to_text(v.y)).append(")");
    return text;
}

void require_finite(float value, const char* function, const char* argument) {
    if (!is_finite(value)) raise(function, argument, to_text(value), "it must be finite");
}
void require_finite(Vec2 value, const char* function, const char* argument) {
    if (!is_finite(value)) raise(function, argument, to_text(value), "it must be finite");
}
void require_at_least_zero(float value, const char* function, const char* argument) {
    if (!is_finite(value) || value < 0.0f)
        raise(function, argument, to_text(value), "it must be finite and at least 0");
}
void require_positive(float value, const char* function, const char* argument) {
    if (!is_finite(value) || !(value > 0.0f))
        raise(function, argument, to_text(value), "it must be finite and above 0");
}
void require_between(float value, float lower, float upper, const char* function, const char* argument) {
    if (!(value >= lower && value <= upper))
        raise(function, argument, to_text(value),
              "it must lie in [" + to_text(lower) + ", " + to_text(upper) + "]");
}
void require_factor(float value, const char* function, const char* argument) {
    require_between(value, 0.0f, kMaxFactor, function, argument);
}
void require_material(const SurfaceMaterial& material, const char* function, const char* friction,
                      const char* restitution) {
    require_factor(material.friction, function, friction);
    require_between(material.restitution, 0.0f, 1.0f, function, restitution);
}
void require_bounded(float value, const char* function, const char* argument) {
    require_between(value, -kMaxFactor, kMaxFactor, function, argument);
}
void require_mass(float value, const char* function, const char* argument) {
    if (value != 0.0f) require_between(value, 1.0e-12f, 1.0e15f, function, argument);
}
void require_inertia(float value, const char* function, const char* argument) {
    if (value != 0.0f) require_between(value, 1.0e-20f, 1.0e25f, function, argument);
}
void require_position(Vec2 value, const char* function, const char* argument) {
    if (!(abs(value.x) <= kMaxCoordinate && abs(value.y) <= kMaxCoordinate))
        raise(function, argument, to_text(value), "each coordinate must lie within 1e5 m of the origin");
}

}  // namespace jostle
