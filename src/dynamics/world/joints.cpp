// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The questions that every joint answers, and functions that the doors of its types share.
#include <jostle/dynamics/world.h>

#include <cstring>

#include "dynamics/store/joint_links.h"
#include "dynamics/store/positive_zero.h"
#include "dynamics/world/joint_door.h"
#include "dynamics/world/solution.h"

namespace jostle {
namespace {

using namespace detail;

const JointRow& row_of(const FoundJoint& joint) {
    return joint.tables().joint_row(joint.id);
}
const void* sim_of(const FoundJoint& joint) {
    return joint.tables().joint_sim(joint.id);
}
const JointRecord& record_of(const FoundJoint& joint) {
    return joint.tables().joints[joint.id];
}

Vec2 anchor_of(const FoundJoint& joint, int side) {
    return apply(poses_of(joint)[static_cast<std::size_t>(side)], row_of(joint).anchor(sim_of(joint), side));
}

JointReaction reaction_of(const FoundJoint& joint) {
    return row_of(joint).reaction(sim_of(joint), poses_of(joint));
}

/// The parameters that a joint has, or will have by an edit that waits.
JointParameters parameters_of(const FoundJoint& joint) {
    if (const JointParameters* const waiting = joint.world.queue().parameters_of(joint.id)) return *waiting;
    JointParameters parameters;
    void* sim = const_cast<void*>(sim_of(joint));
    std::memcpy(parameters.words.data(), row_of(joint).parameters(sim),
                static_cast<std::size_t>(row_of(joint).parameter_size));
    return parameters;
}
/// No text is made of the names where nothing is refused.
void require_member(const Call& call, const Range& range, std::string_view name, const char* member,
                    float value) {
    if (!range.contains(value)) call.in(range, std::string(name) + member, value);
}
void require_anchors(const FoundJoint& joint, const Call& call) {
    if (!row_of(joint).has_anchors)
        call.refuse("this", std::string("a ") + row_of(joint).name + " joint", "it has no anchors");
}
Vec2 local_anchor_of(const Handle& handle, const Call& call, int side) {
    const FoundJoint joint = find_joint(handle, call);
    require_anchors(joint, call);
    return row_of(joint).anchor(sim_of(joint), side);
}
void set_local_anchor(const Handle& handle, const Call& call, Vec2 JointAnchors::*side, Vec2 anchor) {
    const FoundJoint joint = to_change(find_joint(handle, call), call);
    require_anchors(joint, call);
    call.in(kCoordinate, "anchor", anchor);
    JointParameters parameters = parameters_of(joint);
    auto anchors = parameters.as<JointAnchors>();
    anchors.*side = positive_zero(anchor);
    std::memcpy(parameters.words.data(), &anchors, sizeof anchors);
    joint.world.change(call, SetJointParameters{joint.id, parameters});
}

}  // namespace

namespace detail {

JointPoses poses_of(const FoundJoint& joint) {
    const Tables& tables = joint.tables();
    JointPoses poses;
    std::size_t side = 0;
    for (const BodyId body : tables.joint_bodies(joint.id)) poses[side++] = tables.bodies.sim(body).transform;
    return poses;
}

float coordinate_of(const Handle& handle, JointType type, const Call& call) {
    const FoundJoint joint = find_joint(handle, call);
    require_type(joint, type, call);
    return row_of(joint).coordinate(sim_of(joint), poses_of(joint));
}

void require_type(const FoundJoint& joint, JointType type, const Call& call, const char* argument) {
    const auto text = [](const JointRow& row) { return std::string("a ") + row.name + " joint"; };
    if (record_of(joint).type != type)
        call.refuse(argument, text(row_of(joint)), "it must be " + text(joint.tables().graph.row(type)));
}
void require_type(const Joint& joint, JointType type, const Call& call) {
    require_type(find_joint(joint.handle(), call, "joint"), type, call, "joint");
}

void take_limit(const Call& call, JointAxis& axis, const JointLimit& limit) {
    call.in(kBounded, "limit.lower", limit.lower);
    call.in(kBounded, "limit.upper", limit.upper);
    if (limit.lower > limit.upper)
        call.refuse("limit.lower", to_text(limit.lower),
                    "it must not exceed the upper one, " + to_text(limit.upper));
    axis.has_limit = 1;
    axis.lower = limit.lower;
    axis.upper = limit.upper;
}
void take_motor(const Call& call, JointAxis& axis, float speed, const char* max_name, float max) {
    call.in(kBounded, "motor.speed", speed);
    call.in(kAtLeastZero, max_name, max);
    axis.has_motor = 1;
    axis.motor_speed = speed;
    axis.max_motor = max;
}
void require_spring(const Call& call, std::string_view name, const JointSpring& spring) {
    require_member(call, kFactor, name, ".hertz", spring.hertz);
    require_member(call, kFactor, name, ".damping_ratio", spring.damping_ratio);
}
ServoParameters take_servo(const Call& call, std::string_view name, const std::optional<JointServo>& servo) {
    if (!servo) return {};
    require_member(call, kBounded, name, ".target", servo->target);
    require_spring(call, name, {servo->hertz, servo->damping_ratio});
    require_member(call, kAtLeastZero, name, ".max", servo->max);
    return {1, servo->target, servo->hertz, servo->damping_ratio, servo->max};
}
std::optional<JointServo> to_servo(const ServoParameters& servo) {
    if (servo.has_servo == 0) return std::nullopt;
    return JointServo{servo.target, servo.hertz, servo.damping_ratio, servo.max};
}
void take_target(const Call& call, ServoParameters& servo, float target) {
    if (servo.has_servo == 0) call.refuse("this", "a joint without a servo", "set_servo() gives it one");
    call.in(kBounded, "target", target);
    servo.target = target;
}
Vec2 checked_axis(const Call& call, const char* name, Vec2 axis) {
    call.finite(name, axis);
    const FloatEnvironment environment;
    const Vec2 unit = normalized(axis);
    if (unit == Vec2{}) call.refuse(name, to_text(axis), "it must have a direction");
    return unit;
}
JointStiffness take_stiffness(const Call& call, const std::optional<JointSpring>& stiffness) {
    if (!stiffness) return {};
    call.in(kStiffness, "stiffness.hertz", stiffness->hertz);
    call.in(kFactor, "stiffness.damping_ratio", stiffness->damping_ratio);
    return {1, stiffness->hertz, positive_zero(stiffness->damping_ratio)};
}
BreakThreshold take_break(const Call& call, std::string_view name,
                          const std::optional<JointBreak>& threshold) {
    if (!threshold) return {};
    require_member(call, kAtLeastZero, name, ".force", threshold->force);
    require_member(call, kAtLeastZero, name, ".torque", threshold->torque);
    return {true, threshold->destroy, positive_zero(threshold->force), positive_zero(threshold->torque)};
}
float checked_reference(const Call& call, float reference_angle) {
    const FloatEnvironment environment;
    call.in(kBounded, "reference_angle", reference_angle);
    return Rot::from_angle(reference_angle).angle();
}

CreateJoint pair_edit(const WorldImpl& here, const Call& call, JointType type, const Body& body_a,
                      const Body& body_b, Vec2 anchor_a, Vec2 anchor_b) {
    const FoundBody a = find_body(body_a.handle(), call, "body_a");
    const FoundBody b = find_body(body_b.handle(), call, "body_b");
    require_same(here, a.world, call, "body_a");
    require_same(here, b.world, call, "body_b");
    require_no_step(here, call);
    if (a.id == b.id) call.refuse("body_b", "the same as body_a", "a joint needs two bodies");
    call.in(kCoordinate, "anchor_a", anchor_a);
    call.in(kCoordinate, "anchor_b", anchor_b);
    CreateJoint edit;
    edit.type = type;
    edit.bodies[0] = a.id;
    edit.bodies[1] = b.id;
    return edit;
}

Joint create(WorldImpl& here, const Call& call, CreateJoint edit, const JointParameters& parameters) {
    edit.parameters = parameters;
    return here.joint_handle(here.change(call, edit).joint);
}

}  // namespace detail

void World::destroy(const Joint& joint) {
    constexpr Call kCall("World::destroy");
    const WorldImpl& here = require_here(impl_, kCall);
    const FoundJoint found = to_change(find_joint(joint.handle(), kCall, "joint"), kCall);
    require_same(here, found.world, kCall, "joint");
    found.world.change(kCall, DestroyJoint{found.id});
}

bool Joint::is_valid() const noexcept {
    return is_live(handle_, &Tables::joints);
}

JointType Joint::type() const {
    return record_of(find_joint(handle_, Call("Joint::type"))).type;
}
int Joint::body_count() const {
    return record_of(find_joint(handle_, Call("Joint::body_count"))).body_count;
}
Body Joint::body(int index) const {
    constexpr Call kCall("Joint::body");
    const FoundJoint joint = find_joint(handle_, kCall);
    kCall.in(0, record_of(joint).body_count - 1, "index", index);
    return joint.world.body_handle(record_of(joint).edges[index].body);
}
Body Joint::body_a() const {
    const FoundJoint joint = find_joint(handle_, Call("Joint::body_a"));
    return joint.world.body_handle(record_of(joint).edges[0].body);
}
Body Joint::body_b() const {
    const FoundJoint joint = find_joint(handle_, Call("Joint::body_b"));
    return joint.world.body_handle(record_of(joint).edges[1].body);
}
Vec2 Joint::anchor_a() const {
    return anchor_of(find_joint(handle_, Call("Joint::anchor_a")), 0);
}
Vec2 Joint::anchor_b() const {
    return anchor_of(find_joint(handle_, Call("Joint::anchor_b")), 1);
}
Vec2 Joint::local_anchor_a() const {
    return local_anchor_of(handle_, Call("Joint::local_anchor_a"), 0);
}
Vec2 Joint::local_anchor_b() const {
    return local_anchor_of(handle_, Call("Joint::local_anchor_b"), 1);
}
void Joint::set_local_anchor_a(Vec2 anchor) const {
    set_local_anchor(handle_, Call("Joint::set_local_anchor_a"), &JointAnchors::a, anchor);
}
void Joint::set_local_anchor_b(Vec2 anchor) const {
    set_local_anchor(handle_, Call("Joint::set_local_anchor_b"), &JointAnchors::b, anchor);
}
std::optional<JointSpring> Joint::stiffness() const {
    const FoundJoint joint = find_joint(handle_, Call("Joint::stiffness"));
    const JointStiffness& own = static_cast<const JointHead*>(sim_of(joint))->stiffness;
    if (own.is_own == 0) return std::nullopt;
    return JointSpring{own.hertz, own.damping_ratio};
}
void Joint::set_stiffness(const JointSpring& stiffness) const {
    constexpr Call kCall("Joint::set_stiffness");
    const FoundJoint joint = to_change(find_joint(handle_, kCall), kCall);
    joint.world.change(kCall, SetJointStiffness{joint.id, take_stiffness(kCall, stiffness)});
}
void Joint::set_stiffness(std::nullopt_t) const {
    constexpr Call kCall("Joint::set_stiffness");
    const FoundJoint joint = to_change(find_joint(handle_, kCall), kCall);
    joint.world.change(kCall, SetJointStiffness{joint.id, {}});
}
std::optional<JointBreak> Joint::break_at() const {
    const JointRecord& record = record_of(find_joint(handle_, Call("Joint::break_at")));
    if (!record.breaks) return std::nullopt;
    return JointBreak{record.break_force, record.break_torque, record.break_destroys};
}
void Joint::set_break_at(const JointBreak& threshold) const {
    constexpr Call kCall("Joint::set_break_at");
    const FoundJoint joint = to_change(find_joint(handle_, kCall), kCall);
    joint.world.change(kCall, SetJointBreak{joint.id, take_break(kCall, "threshold", threshold)});
}
void Joint::set_break_at(std::nullopt_t) const {
    constexpr Call kCall("Joint::set_break_at");
    const FoundJoint joint = to_change(find_joint(handle_, kCall), kCall);
    joint.world.change(kCall, SetJointBreak{joint.id, {}});
}
bool Joint::collide_connected() const {
    return record_of(find_joint(handle_, Call("Joint::collide_connected"))).collide_connected;
}
void Joint::set_collide_connected(bool collide) const {
    constexpr Call kCall("Joint::set_collide_connected");
    const FoundJoint joint = to_change(find_joint(handle_, kCall), kCall);
    joint.world.change(kCall, SetJointCollides{joint.id, collide});
}
std::uint64_t Joint::user_data() const {
    return record_of(find_joint(handle_, Call("Joint::user_data"))).user_data;
}
void Joint::set_user_data(std::uint64_t data) const {
    constexpr Call kCall("Joint::set_user_data");
    const FoundJoint joint = to_change(find_joint(handle_, kCall), kCall);
    joint.world.change(kCall, SetJointUserData{joint.id, data});
}

int Joint::color() const {
    return color_of(record_of(find_joint(handle_, Call("Joint::color"))).bin);
}
float Joint::linear_error() const {
    const FoundJoint joint = find_joint(handle_, Call("Joint::linear_error"));
    return row_of(joint).linear_error(sim_of(joint), poses_of(joint));
}
float Joint::angular_error() const {
    const FoundJoint joint = find_joint(handle_, Call("Joint::angular_error"));
    return row_of(joint).angular_error(sim_of(joint), poses_of(joint));
}
Vec2 Joint::reaction_force() const {
    const FoundJoint joint = find_joint(handle_, Call("Joint::reaction_force"));
    const Vec2 impulse = reaction_of(joint).impulse;
    return to_force(inv_h_of(joint.tables(), record_of(joint)), impulse);
}
float Joint::reaction_torque() const {
    const FoundJoint joint = find_joint(handle_, Call("Joint::reaction_torque"));
    return to_force(inv_h_of(joint.tables(), record_of(joint)), reaction_of(joint).angular);
}

}  // namespace jostle
