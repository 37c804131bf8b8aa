// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Everything that changes a world other than a step, as values: a closed list of plain structs. Each has two
// halves. `reserve(tables, edit)` takes all memory and ids that the edit needs; it may throw, and has then
// changed nothing. `apply(tables, edit)` makes the change, and never fails.
//
// Arguments were checked before: an edit holds live ids and finite numbers. What an edit points to (the
// corners of a large polygon, the points and materials of a chain) is the caller's, and is read by apply()
// alone. Members "taken by reserve()" are results, for whoever applies the edit. Joints' edits stand in
// joint_edits.h.
#pragma once

#include <jostle/dynamics/chain_def.h>
#include <jostle/geometry/chain.h>

#include <optional>

#include "dynamics/store/tables.h"

namespace jostle {

// --- bodies

struct CreateBody {
    BodyDef def;
    int body = kNone;  ///< taken by reserve()
};
/// With its shapes, chains, contacts and joints.
struct DestroyBody {
    int body = kNone;
};
struct SetBodyType {
    int body = kNone;
    BodyType type = BodyType::kStatic;
};
struct SetBodyEnabled {
    int body = kNone;
    bool enabled = true;
};
struct SetTransform {
    int body = kNone;
    Vec2 position;       ///< [m]
    float angle = 0.0f;  ///< [rad]
};
struct SetLinearVelocity {
    int body = kNone;
    Vec2 velocity;  ///< [m/s]
};
struct SetAngularVelocity {
    int body = kNone;
    float velocity = 0.0f;  ///< [rad/s]
};
struct SetMass {
    int body = kNone;
    std::optional<MassData> mass{};  ///< none: what the shapes give
};
/// A force [N] or an impulse [N s], and a torque [N m] or an angular impulse [N m s].
struct Push {
    Vec2 linear{};
    std::optional<Vec2> point{};  ///< [m] of the world; none: the centre of mass
    float angular = 0.0f;
};
struct ApplyForce {
    int body = kNone;
    Push push;
};
struct ApplyImpulse {
    int body = kNone;
    Push push;
};
enum class BodyNumber : std::uint8_t { kLinearDamping, kAngularDamping, kGravityScale };
struct SetBodyNumber {
    int body = kNone;
    BodyNumber which = BodyNumber::kLinearDamping;
    float value = 0.0f;
};
struct SetFixedRotation {
    int body = kNone;
    bool fixed = false;
};
struct SetBodyUserData {
    int body = kNone;
    std::uint64_t word = 0;
};

// --- shapes

struct CreateShape {
    int body = kNone;
    Geometry geometry{};
    ShapeDef def{};
    int shape = kNone;        ///< taken by reserve()
    Vec2* corners = nullptr;  ///< taken by reserve(): the world's own memory for a large polygon
};
/// Not a segment of a chain.
struct DestroyShape {
    int shape = kNone;
};
enum class ShapeNumber : std::uint8_t { kDensity, kFriction, kRestitution };
struct SetShapeNumber {
    int shape = kNone;
    ShapeNumber which = ShapeNumber::kDensity;
    float value = 0.0f;
};
struct SetShapeFilter {
    int shape = kNone;
    Filter filter;
};
struct SetShapeUserData {
    int shape = kNone;
    std::uint64_t word = 0;
};

// --- chains

struct CreateChain {
    int body = kNone;
    Chain chain{};
    ChainDef def{};
    int id = kNone;           ///< taken by reserve()
    int* segments = nullptr;  ///< taken by reserve(): the shapes' ids, in the world's own memory
};
struct DestroyChain {
    int chain = kNone;
};
/// Of all segments: kFriction or kRestitution.
struct SetChainNumber {
    int chain = kNone;
    ShapeNumber which = ShapeNumber::kFriction;
    float value = 0.0f;
};
struct SetChainFilter {
    int chain = kNone;
    Filter filter;
};
struct SetChainUserData {
    int chain = kNone;
    std::uint64_t word = 0;
};

// --- the world

struct SetGravity {
    Vec2 gravity;  ///< [m/s^2]
};

/// Most edits need no memory.
template <class Edit>
void reserve(Tables&, Edit&) {}
template <>
void reserve(Tables& tables, CreateBody& edit);
template <>
void reserve(Tables& tables, SetBodyType& edit);
template <>
void reserve(Tables& tables, SetBodyEnabled& edit);
template <>
void reserve(Tables& tables, CreateShape& edit);
template <>
void reserve(Tables& tables, CreateChain& edit);

void apply(Tables& tables, const CreateBody& edit) noexcept;
void apply(Tables& tables, const DestroyBody& edit) noexcept;
void apply(Tables& tables, const SetBodyType& edit) noexcept;
void apply(Tables& tables, const SetBodyEnabled& edit) noexcept;
void apply(Tables& tables, const SetTransform& edit) noexcept;
void apply(Tables& tables, const SetLinearVelocity& edit) noexcept;
void apply(Tables& tables, const SetAngularVelocity& edit) noexcept;
void apply(Tables& tables, const SetMass& edit) noexcept;
void apply(Tables& tables, const ApplyForce& edit) noexcept;
void apply(Tables& tables, const ApplyImpulse& edit) noexcept;
void apply(Tables& tables, const SetBodyNumber& edit) noexcept;
void apply(Tables& tables, const SetFixedRotation& edit) noexcept;
void apply(Tables& tables, const SetBodyUserData& edit) noexcept;

void apply(Tables& tables, const CreateShape& edit) noexcept;
void apply(Tables& tables, const DestroyShape& edit) noexcept;
void apply(Tables& tables, const SetShapeNumber& edit) noexcept;
void apply(Tables& tables, const SetShapeFilter& edit) noexcept;
void apply(Tables& tables, const SetShapeUserData& edit) noexcept;

void apply(Tables& tables, const CreateChain& edit) noexcept;
void apply(Tables& tables, const DestroyChain& edit) noexcept;
void apply(Tables& tables, const SetChainNumber& edit) noexcept;
void apply(Tables& tables, const SetChainFilter& edit) noexcept;
void apply(Tables& tables, const SetChainUserData& edit) noexcept;

void apply(Tables& tables, const SetGravity& edit) noexcept;

/// What a body's velocities become by an impulse. The caller's to check: finite numbers may add up to more
/// than a float holds.
struct Velocities {
    Vec2 linear;           ///< [m/s]
    float angular = 0.0f;  ///< [rad/s]
};
[[nodiscard]] Velocities pushed(const BodySim& sim, const BodyState& state, const Push& impulse);
/// A body's forces with one more.
struct Forces {
    Vec2 force;           ///< [N]
    float torque = 0.0f;  ///< [N m]
};
[[nodiscard]] Forces pulled(const BodySim& sim, const Push& force);

}  // namespace jostle
