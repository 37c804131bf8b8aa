// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Everything that changes a world other than a step, as values: a closed list of plain structs.
// `reserve(tables, edit)` takes all memory and ids that an edit needs; it may throw, and has then changed
// nothing. `carry_out(tables, edit)` makes the change, and never fails: it wakes the bodies that the edit
// stirs, then calls `apply(tables, edit)`.
//
// An edit that makes an object, or brings memory of its own, is carried out in two halves. `lay_aside()`
// makes the object: it can be read, and no stage comes across it. An edit of its own (EnterBody, ...) then
// makes it enter the world; `drop()` removes an object that never entered. In the midst of a step the first
// half is done at once, and the second when the step has ended.
//
// Arguments were checked before: an edit holds live ids and finite numbers. The arrays that an edit points to
// (the corners of a large polygon, the points and materials of a chain, a name) are the caller's, and are
// read by lay_aside() alone. Members "taken by reserve()" are results, for the caller. Others: *_edits.h.
#pragma once

#include <jostle/dynamics/chain_def.h>
#include <jostle/geometry/chain.h>

#include <optional>

#include "dynamics/edit/stirring.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// The object that an edit destroys, with its contacts: a body, a shape or a chain; the others are none.
struct Destroyed {
    BodyId body{};
    ShapeId shape{};
    ChainId chain{};

    friend bool operator==(const Destroyed&, const Destroyed&) = default;
};

// --- bodies

struct CreateBody {
    BodyDef def;
    BodyId body{};         ///< taken by reserve()
    char* text = nullptr;  ///< taken by reserve(): the world's own memory for the name
};
struct EnterBody {
    BodyId body{};
};
/// With its shapes, chains, contacts and joints.
struct DestroyBody {
    BodyId body{};
    [[nodiscard]] Destroyed destroys() const { return {.body = body}; }
};
struct SetBodyType {
    BodyId body{};
    BodyType type = BodyType::kStatic;
};
struct SetBodyEnabled {
    BodyId body{};
    bool enabled = true;
};
struct SetTransform {
    BodyId body{};
    Transform transform;  ///< [m]
};
struct SetLinearVelocity {
    BodyId body{};
    Vec2 velocity;  ///< [m/s]
};
struct SetAngularVelocity {
    BodyId body{};
    float velocity = 0.0f;  ///< [rad/s]
};
/// Of a kinematic body: the velocities that take it there.
struct MoveTo {
    BodyId body{};
    Transform goal;   ///< [m]
    float dt = 1.0f;  ///< [s]
};
struct SetMass {
    BodyId body{};
    std::optional<MassData> mass{};  ///< none: what the shapes give
};
/// A force [N] or an impulse [N s], and a torque [N m] or an angular impulse [N m s].
struct Push {
    Vec2 linear{};
    std::optional<Vec2> point{};  ///< [m] of the world; none: the centre of mass
    float angular = 0.0f;
};
struct ApplyForce {
    BodyId body{};
    Push push;
};
struct ApplyImpulse {
    BodyId body{};
    Push push;
};
enum class BodyNumber : std::uint8_t { kLinearDamping, kAngularDamping, kGravityScale };
struct SetBodyNumber {
    BodyId body{};
    BodyNumber which = BodyNumber::kLinearDamping;
    float value = 0.0f;
};
struct SetLocks {
    BodyId body{};
    MotionLocks locks;
};
/// One-way ground on which the body stands lets the body through.
struct DropThrough {
    BodyId body{};
};
/// False: the body's island falls asleep at once, unless it holds a body that may not sleep, or touches a
/// kinematic one that is awake.
struct SetAwake {
    BodyId body{};
    bool awake = true;
};
struct SetAllowSleep {
    BodyId body{};
    bool allow = true;
};
struct SetSleepThreshold {
    BodyId body{};
    std::optional<float> threshold{};  ///< [m/s] none: the world's
};
struct SetBodyUserData {
    BodyId body{};
    std::uint64_t word = 0;
};
struct SetBodyName {
    BodyId body{};
    std::string_view name;
    char* text = nullptr;  ///< taken by reserve(), as CreateBody's
};
struct EnterName {
    BodyId body{};
    std::string_view kept;  ///< the world's own memory
};

// --- shapes

struct CreateShape {
    BodyId body{};
    Geometry geometry{};
    ShapeDef def{};
    ShapeId shape{};          ///< taken by reserve()
    Vec2* corners = nullptr;  ///< taken by reserve(): the world's own memory for a large polygon
};
struct EnterShape {
    ShapeId shape{};
    BodyId body{};
};
/// Not a segment of a chain.
struct DestroyShape {
    ShapeId shape{};
    [[nodiscard]] Destroyed destroys() const { return {.shape = shape}; }
};
/// Not of a segment of a chain.
struct SetGeometry {
    ShapeId shape{};
    Geometry geometry{};
    Vec2* corners = nullptr;  ///< taken by reserve(), as CreateShape's
};
struct EnterGeometry {
    ShapeId shape{};
    Geometry kept{};  ///< its corners are the world's own memory
};
struct SetShapeDensity {
    ShapeId shape{};
    float density = 0.0f;  ///< [kg/m^2]
};
struct SetShapeMaterial {
    ShapeId shape{};
    Material material{};
};
struct SetShapeFilter {
    ShapeId shape{};
    Filter filter;
};
/// Not of a segment of a chain.
struct SetShapeSensor {
    ShapeId shape{};
    bool is_sensor = false;
};
enum class Question : std::uint8_t { kShouldCollide, kPreSolve };
/// Whether the user is asked.
struct SetShapeAsks {
    ShapeId shape{};
    Question which = Question::kShouldCollide;
    bool asks = false;
};
struct SetShapeUserData {
    ShapeId shape{};
    std::uint64_t word = 0;
};

// --- chains

struct CreateChain {
    BodyId body{};
    Chain chain{};
    ChainDef def{};
    ChainId id{};                 ///< taken by reserve()
    ShapeId* segments = nullptr;  ///< taken by reserve(), in the world's own memory
};
struct EnterChain {
    ChainId chain{};
    BodyId body{};
};
struct DestroyChain {
    ChainId chain{};
    [[nodiscard]] Destroyed destroys() const { return {.chain = chain}; }
};
/// Of all segments.
struct SetChainMaterial {
    ChainId chain{};
    Material material{};
};
struct SetChainFilter {
    ChainId chain{};
    Filter filter;
};
struct SetChainUserData {
    ChainId chain{};
    std::uint64_t word = 0;
};

// --- the world

/// Where it changes, all dynamic bodies wake.
struct SetGravity {
    Vec2 gravity;  ///< [m/s^2]
};
/// Where no body may sleep any more, all wake.
struct SetWorldAllowSleep {
    bool allow = true;
};
struct SetWarmStarting {
    bool warm = true;
};
struct ShiftOrigin {
    Vec2 origin;  ///< [m] it is subtracted from all positions
};
struct SetWorldSleepThreshold {
    float threshold = 0.0f;  ///< [m/s]
};

// The bodies that an edit stirs: see stirring.h. Edits that are not named here stir none.
[[nodiscard]] Stirred stirred_by(const Tables& tables, const DestroyBody& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetBodyType& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetBodyEnabled& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetTransform& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetLinearVelocity& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetAngularVelocity& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const MoveTo& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetMass& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const ApplyForce& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const ApplyImpulse& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetBodyNumber& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetLocks& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetAwake& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetAllowSleep& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const EnterShape& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const DestroyShape& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetShapeDensity& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetShapeMaterial& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const EnterGeometry& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetShapeFilter& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetShapeSensor& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetShapeAsks& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const EnterChain& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const DestroyChain& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetChainMaterial& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetChainFilter& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetGravity& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetWorldAllowSleep& edit);

template <class Edit>
concept Stirs = requires(const Tables& tables, const Edit& edit) {
    stirred_by(tables, edit);
};

/// Most edits need memory for the waking of bodies alone, if any.
template <class Edit>
void reserve(Tables& tables, Edit& edit) {
    if constexpr (Stirs<Edit>) reserve_stir(tables, stirred_by(tables, edit));
}
template <>
void reserve(Tables& tables, CreateBody& edit);
template <>
void reserve(Tables& tables, EnterBody& edit);
template <>
void reserve(Tables& tables, SetBodyName& edit);
template <>
void reserve(Tables& tables, DestroyBody& edit);
template <>
void reserve(Tables& tables, SetBodyType& edit);
template <>
void reserve(Tables& tables, SetBodyEnabled& edit);
template <>
void reserve(Tables& tables, SetTransform& edit);
template <>
void reserve(Tables& tables, SetAwake& edit);
template <>
void reserve(Tables& tables, CreateShape& edit);
template <>
void reserve(Tables& tables, EnterShape& edit);
template <>
void reserve(Tables& tables, SetGeometry& edit);
template <>
void reserve(Tables& tables, EnterGeometry& edit);
template <>
void reserve(Tables& tables, CreateChain& edit);
template <>
void reserve(Tables& tables, EnterChain& edit);

EnterBody lay_aside(Tables& tables, const CreateBody& edit) noexcept;
EnterName lay_aside(Tables& tables, const SetBodyName& edit) noexcept;
EnterShape lay_aside(Tables& tables, const CreateShape& edit) noexcept;
EnterGeometry lay_aside(Tables& tables, const SetGeometry& edit) noexcept;
EnterChain lay_aside(Tables& tables, const CreateChain& edit) noexcept;
void drop(Tables& tables, const EnterBody& edit) noexcept;
void drop(Tables& tables, const EnterName& edit) noexcept;
void drop(Tables& tables, const EnterShape& edit) noexcept;
void drop(Tables& tables, const EnterGeometry& edit) noexcept;
void drop(Tables& tables, const EnterChain& edit) noexcept;

void apply(Tables& tables, const EnterBody& edit) noexcept;
void apply(Tables& tables, const DestroyBody& edit) noexcept;
void apply(Tables& tables, const SetBodyType& edit) noexcept;
void apply(Tables& tables, const SetBodyEnabled& edit) noexcept;
void apply(Tables& tables, const SetTransform& edit) noexcept;
void apply(Tables& tables, const SetLinearVelocity& edit) noexcept;
void apply(Tables& tables, const SetAngularVelocity& edit) noexcept;
void apply(Tables& tables, const MoveTo& edit) noexcept;
void apply(Tables& tables, const SetMass& edit) noexcept;
void apply(Tables& tables, const ApplyForce& edit) noexcept;
void apply(Tables& tables, const ApplyImpulse& edit) noexcept;
void apply(Tables& tables, const SetBodyNumber& edit) noexcept;
void apply(Tables& tables, const SetLocks& edit) noexcept;
[[nodiscard]] Stirred stirred_by(const Tables& tables, const DropThrough& edit);
void apply(Tables& tables, const DropThrough& edit) noexcept;
void apply(Tables& tables, const SetAwake& edit) noexcept;
void apply(Tables& tables, const SetAllowSleep& edit) noexcept;
void apply(Tables& tables, const SetSleepThreshold& edit) noexcept;
void apply(Tables& tables, const SetBodyUserData& edit) noexcept;
void apply(Tables& tables, const EnterName& edit) noexcept;

void apply(Tables& tables, const EnterShape& edit) noexcept;
void apply(Tables& tables, const DestroyShape& edit) noexcept;
void apply(Tables& tables, const SetShapeDensity& edit) noexcept;
void apply(Tables& tables, const SetShapeMaterial& edit) noexcept;
void apply(Tables& tables, const EnterGeometry& edit) noexcept;
void apply(Tables& tables, const SetShapeFilter& edit) noexcept;
void apply(Tables& tables, const SetShapeSensor& edit) noexcept;
void apply(Tables& tables, const SetShapeAsks& edit) noexcept;
void apply(Tables& tables, const SetShapeUserData& edit) noexcept;

void apply(Tables& tables, const EnterChain& edit) noexcept;
void apply(Tables& tables, const DestroyChain& edit) noexcept;
void apply(Tables& tables, const SetChainMaterial& edit) noexcept;
void apply(Tables& tables, const SetChainFilter& edit) noexcept;
void apply(Tables& tables, const SetChainUserData& edit) noexcept;

void apply(Tables& tables, const SetGravity& edit) noexcept;
void apply(Tables& tables, const SetWorldAllowSleep& edit) noexcept;
void apply(Tables& tables, const SetWorldSleepThreshold& edit) noexcept;
void apply(Tables& tables, const SetWarmStarting& edit) noexcept;
void apply(Tables& tables, const ShiftOrigin& edit) noexcept;

/// Whether an edit may be made in the world as it is. It was checked when it was called; edits that were
/// called before it and applied since may have changed the answer.
template <class Edit>
[[nodiscard]] bool fits(const Tables&, const Edit&) noexcept {
    return true;
}
[[nodiscard]] bool fits(Tables& tables, const MoveTo& edit) noexcept;
[[nodiscard]] bool fits(Tables& tables, const ApplyForce& edit) noexcept;
[[nodiscard]] bool fits(Tables& tables, const ApplyImpulse& edit) noexcept;
/// No body may come to lie too far out.
[[nodiscard]] bool fits(const Tables& tables, const ShiftOrigin& edit) noexcept;

/// Edits that make something, or bring something with them.
template <class Edit>
concept LaysAside = requires(Tables& tables, const Edit& edit) {
    lay_aside(tables, edit);
};

/// Makes the change, for which there is room.
template <class Edit>
void carry_out(Tables& tables, const Edit& edit) noexcept {
    if constexpr (LaysAside<Edit>) {
        carry_out(tables, lay_aside(tables, edit));
    } else {
        if constexpr (Stirs<Edit>) stir(tables, stirred_by(tables, edit));
        apply(tables, edit);
    }
}

/// Velocities that an edit gives a body. The caller checks them: finite numbers may add up to more than a
/// float holds.
struct Velocities {
    Vec2 linear;           ///< [m/s]
    float angular = 0.0f;  ///< [rad/s]
};
/// That take a kinematic body to `goal` within dt [s].
[[nodiscard]] Velocities velocities_to(const BodySim& sim, const Transform& goal, float dt);
/// Whether a body may be given them: see kSpeed.
[[nodiscard]] bool is_allowed(const Velocities& velocities);
/// After an impulse.
[[nodiscard]] Velocities pushed(const BodySim& sim, const BodyState& state, const Push& impulse);
/// A body's forces with one more. The caller checks them.
struct Forces {
    Vec2 force;           ///< [N]
    float torque = 0.0f;  ///< [N m]
};
[[nodiscard]] Forces pulled(const BodySim& sim, const Push& force);

}  // namespace jostle::detail
