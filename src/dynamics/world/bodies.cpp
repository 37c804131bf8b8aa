// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies come and go, and are changed.
#include "dynamics/store/body_mass.h"
#include "dynamics/store/quarter_turn.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

using namespace detail;

FoundBody find_to_change(const Body& body, const Call& call) {
    return to_change(find_body(body.handle(), call), call);
}

void require_type(const Call& call, BodyType type) {
    call.one_of(BodyType::kDynamic, "type", type, "it must be one of BodyType's");
}

void require_name(const Call& call, std::string_view name) {
    if (name.size() > kMaxName)
        call.refuse("name", to_text(static_cast<long long>(name.size())) + " bytes", "at most 255 are kept");
}

/// With a rotation of length 1.
Transform checked_transform(const Call& call, const Transform& transform) {
    constexpr Range kLength{0.999f, 1.001f};
    call.in(kCoordinate, "transform.p", transform.p);
    const Rot q = transform.q;
    call.in(kLength, "the length of transform.q", sqrt(q.c * q.c + q.s * q.s));
    return {transform.p, renormalize(q)};
}

/// Finite numbers may add up to more than a float holds.
void add_force(const FoundBody& found, const Call& call, const char* argument, const Push& push) {
    const Forces forces = pulled(fresh_body(found.tables(), found.id).sim, push);
    if (!is_finite(forces.force) || !is_finite(forces.torque))
        call.refuse(argument, "", "the sum of a body's forces and torques must be finite");
    found.world.change(call, ApplyForce{found.id, push});
}
void add_impulse(const FoundBody& found, const Call& call, const char* argument, const Push& push) {
    const FreshBody body = fresh_body(found.tables(), found.id);
    const Velocities velocities = pushed(body.sim, body.state, push);
    if (!is_allowed(velocities))
        call.refuse(argument, "", "the velocity that it gives the body must be at most 1e9 m/s and rad/s");
    found.world.change(call, ApplyImpulse{found.id, push});
}

}  // namespace

Body World::create_body(const BodyDef& def) {
    constexpr Call kCall("World::create_body");
    WorldImpl& world = require_here_to_change(impl_, kCall);
    kCall.in(kCoordinate, "position", def.position);
    kCall.finite("angle", def.angle);
    kCall.in(kSpeed, "linear_velocity", def.linear_velocity);
    kCall.in(kSpeed, "angular_velocity", def.angular_velocity);
    kCall.in(kFactor, "linear_damping", def.linear_damping);
    kCall.in(kFactor, "angular_damping", def.angular_damping);
    kCall.in(kBounded, "gravity_scale", def.gravity_scale);
    require_type(kCall, def.type);
    if (def.sleep_threshold) kCall.in(kFactor, "sleep_threshold", *def.sleep_threshold);
    require_name(kCall, def.name);
    return world.body_handle(world.change(kCall, CreateBody{def}).body);
}

void World::destroy(const Body& body) {
    constexpr Call kCall("World::destroy");
    const WorldImpl& here = require_here(impl_, kCall);
    const FoundBody found = to_change(find_body(body.handle(), kCall, "body"), kCall);
    require_same(here, found.world, kCall, "body");
    found.world.change(kCall, DestroyBody{found.id});
}

void Body::set_type(BodyType type) const {
    constexpr Call kCall("Body::set_type");
    const FoundBody found = find_to_change(*this, kCall);
    require_type(kCall, type);
    found.world.change(kCall, SetBodyType{found.id, type});
}
void Body::set_enabled(bool enabled) const {
    constexpr Call kCall("Body::set_enabled");
    const FoundBody found = find_to_change(*this, kCall);
    found.world.change(kCall, SetBodyEnabled{found.id, enabled});
}

void Body::set_transform(Vec2 position, float angle) const {
    constexpr Call kCall("Body::set_transform");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.in(kCoordinate, "position", position);
    kCall.finite("angle", angle);
    const FloatEnvironment environment;
    found.world.change(kCall, SetTransform{found.id, {position, turned_by(angle)}});
}
void Body::set_transform(const Transform& transform) const {
    constexpr Call kCall("Body::set_transform");
    const FoundBody found = find_to_change(*this, kCall);
    const FloatEnvironment environment;
    found.world.change(kCall, SetTransform{found.id, checked_transform(kCall, transform)});
}
void Body::move_to(const Transform& transform, float dt) const {
    constexpr Call kCall("Body::move_to");
    const FoundBody found = find_to_change(*this, kCall);
    const FloatEnvironment environment;
    if (found.tables().bodies[found.id].type != BodyType::kKinematic)
        kCall.refuse("this", "a body that is not kinematic", "forces move dynamic ones, set_transform() any");
    const Transform goal = checked_transform(kCall, transform);
    kCall.in(kStepTime, "dt", dt);
    if (!is_allowed(velocities_to(found.tables().bodies.sim(found.id), goal, dt)))
        kCall.refuse("transform", "",
                     "the speed that takes the body there must be at most 1e9 m/s and rad/s");
    found.world.change(kCall, MoveTo{found.id, goal, dt});
}
void Body::set_linear_velocity(Vec2 velocity) const {
    constexpr Call kCall("Body::set_linear_velocity");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.in(kSpeed, "velocity", velocity);
    found.world.change(kCall, SetLinearVelocity{found.id, velocity});
}
void Body::set_angular_velocity(float velocity) const {
    constexpr Call kCall("Body::set_angular_velocity");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.in(kSpeed, "velocity", velocity);
    found.world.change(kCall, SetAngularVelocity{found.id, velocity});
}

void Body::set_mass(const MassData& mass) const {
    constexpr Call kCall("Body::set_mass");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.in(kMassRange, "mass.mass", mass.mass);
    require_zero_or(kInertiaRange, kCall, "mass.inertia", mass.inertia);
    kCall.in(kCoordinate, "mass.center", mass.center);
    found.world.change(kCall, SetMass{found.id, mass});
}
void Body::reset_mass() const {
    constexpr Call kCall("Body::reset_mass");
    const FoundBody found = find_to_change(*this, kCall);
    found.world.change(kCall, SetMass{found.id, {}});
}
void Body::set_locks(const MotionLocks& locks) const {
    constexpr Call kCall("Body::set_locks");
    const FoundBody found = find_to_change(*this, kCall);
    found.world.change(kCall, SetLocks{found.id, locks});
}

void Body::apply_force(Vec2 force, Vec2 point) const {
    constexpr Call kCall("Body::apply_force");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.finite("force", force);
    kCall.finite("point", point);
    add_force(found, kCall, "force", {.linear = force, .point = point});
}
void Body::apply_force_to_center(Vec2 force) const {
    constexpr Call kCall("Body::apply_force_to_center");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.finite("force", force);
    add_force(found, kCall, "force", {.linear = force});
}
void Body::apply_torque(float torque) const {
    constexpr Call kCall("Body::apply_torque");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.finite("torque", torque);
    add_force(found, kCall, "torque", {.angular = torque});
}
void Body::apply_impulse(Vec2 impulse, Vec2 point) const {
    constexpr Call kCall("Body::apply_impulse");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.finite("impulse", impulse);
    kCall.finite("point", point);
    add_impulse(found, kCall, "impulse", {.linear = impulse, .point = point});
}
void Body::apply_impulse_to_center(Vec2 impulse) const {
    constexpr Call kCall("Body::apply_impulse_to_center");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.finite("impulse", impulse);
    add_impulse(found, kCall, "impulse", {.linear = impulse});
}
void Body::apply_angular_impulse(float impulse) const {
    constexpr Call kCall("Body::apply_angular_impulse");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.finite("impulse", impulse);
    add_impulse(found, kCall, "impulse", {.angular = impulse});
}

void Body::set_linear_damping(float damping) const {
    constexpr Call kCall("Body::set_linear_damping");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.in(kFactor, "damping", damping);
    found.world.change(kCall, SetBodyNumber{found.id, BodyNumber::kLinearDamping, damping});
}
void Body::set_angular_damping(float damping) const {
    constexpr Call kCall("Body::set_angular_damping");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.in(kFactor, "damping", damping);
    found.world.change(kCall, SetBodyNumber{found.id, BodyNumber::kAngularDamping, damping});
}
void Body::set_gravity_scale(float scale) const {
    constexpr Call kCall("Body::set_gravity_scale");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.in(kBounded, "scale", scale);
    found.world.change(kCall, SetBodyNumber{found.id, BodyNumber::kGravityScale, scale});
}
void Body::set_awake(bool awake) const {
    constexpr Call kCall("Body::set_awake");
    const FoundBody found = find_to_change(*this, kCall);
    found.world.change(kCall, SetAwake{found.id, awake});
}
void Body::set_allow_sleep(bool allow) const {
    constexpr Call kCall("Body::set_allow_sleep");
    const FoundBody found = find_to_change(*this, kCall);
    found.world.change(kCall, SetAllowSleep{found.id, allow});
}
void Body::drop_through() const {
    constexpr Call kCall("Body::drop_through");
    const FoundBody found = to_change(find_body(handle_, kCall), kCall);
    found.world.change(kCall, DropThrough{found.id});
}
void Body::set_bullet(bool bullet) const {
    constexpr Call kCall("Body::set_bullet");
    const FoundBody found = find_to_change(*this, kCall);
    found.world.change(kCall, SetBullet{found.id, bullet});
}
void Body::set_continuous(bool continuous) const {
    constexpr Call kCall("Body::set_continuous");
    const FoundBody found = find_to_change(*this, kCall);
    found.world.change(kCall, SetContinuous{found.id, continuous});
}
void Body::reset_continuous() const {
    constexpr Call kCall("Body::reset_continuous");
    const FoundBody found = find_to_change(*this, kCall);
    found.world.change(kCall, SetContinuous{found.id});
}
void Body::set_sleep_threshold(float threshold) const {
    constexpr Call kCall("Body::set_sleep_threshold");
    const FoundBody found = find_to_change(*this, kCall);
    kCall.in(kFactor, "threshold", threshold);
    found.world.change(kCall, SetSleepThreshold{found.id, threshold});
}
void Body::reset_sleep_threshold() const {
    constexpr Call kCall("Body::reset_sleep_threshold");
    const FoundBody found = find_to_change(*this, kCall);
    found.world.change(kCall, SetSleepThreshold{found.id});
}
void Body::set_name(std::string_view name) const {
    constexpr Call kCall("Body::set_name");
    const FoundBody found = find_to_change(*this, kCall);
    require_name(kCall, name);
    found.world.change(kCall, SetBodyName{found.id, name});
}
void Body::set_user_data(std::uint64_t data) const {
    constexpr Call kCall("Body::set_user_data");
    const FoundBody found = find_to_change(*this, kCall);
    found.world.change(kCall, SetBodyUserData{found.id, data});
}

}  // namespace jostle
