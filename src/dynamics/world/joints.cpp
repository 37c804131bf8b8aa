// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints come and go, and what a Joint says.
#include <jostle/dynamics/world.h>

#include "dynamics/solve/joint_kernels.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/joint_links.h"
#include "dynamics/store/shape_links.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

Tables& tables_of(const Found& found) {
    return const_cast<Tables&>(found.tables());
}

struct BodyPair {
    WorldImpl& world;
    int body_a, body_b;
};

/// The checks that all kinds share.
BodyPair find_bodies(const WorldImpl& here, const JointDef& def, Vec2 anchor_a, Vec2 anchor_b) {
    constexpr const char* kFunction = "World::create_joint";
    const Found a = find_body(def.body_a.handle(), Call(kFunction), "body_a");
    const Found b = find_body(def.body_b.handle(), Call(kFunction), "body_b");
    if (&a.world != &here) raise(kFunction, "body_a", "of another world", "it must be of this world");
    if (&b.world != &here) raise(kFunction, "body_b", "of another world", "it must be of this world");
    require_no_step(a.world, Call(kFunction));
    if (a.id == b.id) raise(kFunction, "body_b", "the same as body_a", "a joint needs two bodies");
    Call(kFunction).in(kCoordinate, "local_anchor_a", anchor_a);
    Call(kFunction).in(kCoordinate, "local_anchor_b", anchor_b);
    return {a.world, a.id, b.id};
}

void require_limits(float lower, float upper, const char* function) {
    Call(function).in(kBounded, "lower limit", lower);
    Call(function).in(kBounded, "upper limit", upper);
    if (lower > upper)
        raise(function, "lower limit", to_text(lower), "it must not exceed the upper one, " + to_text(upper));
}

void set_axis(JointAxis& axis, bool limit, float lower, float upper, bool motor, float speed, float most) {
    constexpr const char* kFunction = "World::create_joint";
    if (limit) require_limits(lower, upper, kFunction);
    Call(kFunction).in(kBounded, "lower limit", lower);
    Call(kFunction).in(kBounded, "upper limit", upper);
    Call(kFunction).in(kBounded, "motor_speed", speed);
    Call(kFunction).in(kAtLeastZero, "max motor", most);
    axis = {limit, motor, lower, upper, speed, most};
}

Joint add_joint(const BodyPair& pair, const JointDef& def, JointSim sim) {
    Tables& tables = tables_of({pair.world, 0});
    const int id = static_cast<int>(tables.joint_ids.allocate().index);
    if (static_cast<std::size_t>(id) >= tables.joints.size())
        tables.joints.resize(static_cast<std::size_t>(id) + 1);
    sim.id = id;
    sim.body_a = pair.body_a;
    sim.body_b = pair.body_b;
    Bin& idle = tables.bin(kIdleBin);
    tables.joint(id) = {
        kIdleBin, static_cast<int>(idle.joints.size()), {}, sim.kind, def.collide_connected, def.user_data};
    idle.joints.push_back(sim);
    for (int side = 0; side < 2; ++side) {
        const int body_id = side == 0 ? pair.body_a : pair.body_b;
        BodyRecord& body = tables.body(body_id);
        link_edge(tables.joints, 2 * id + side, body_id, body.first_joint, body.joint_count);
    }
    place_joint(tables, id);
    if (!def.collide_connected) remove_contacts_between(tables, pair.body_a, pair.body_b);
    return pair.world.joint_handle(id);
}

JointSim new_sim(JointKind kind, Vec2 anchor_a, Vec2 anchor_b, float reference_angle) {
    Call("World::create_joint").in(kBounded, "reference_angle", reference_angle);
    JointSim sim;
    sim.kind = kind;
    sim.local_anchor_a = anchor_a;
    sim.local_anchor_b = anchor_b;
    sim.reference_angle = Rot::from_angle(reference_angle).angle();
    return sim;
}

const JointSim& read(const Handle& handle, const char* function) {
    const Found found = find_joint(handle, Call(function));
    return tables_of(found).joint_sim(found.id);
}

JointSim& write(const Handle& handle, const char* function) {
    const Found found = find_joint(handle, Call(function));
    require_no_step(found.world, Call(function));
    return tables_of(found).joint_sim(found.id);
}

/// Of a revolute or prismatic joint.
template <class Sim>
auto& axis_of(Sim& sim, const char* function) {
    if (sim.kind != JointKind::kRevolute && sim.kind != JointKind::kPrismatic)
        raise(function, "this", sim.kind == JointKind::kWeld ? "a weld joint" : "a distance joint",
              "only revolute and prismatic joints have limits and motors");
    return sim.axis;
}

struct Ends {
    const JointSim& sim;
    Transform a, b;
    [[nodiscard]] Vec2 anchor_a() const { return apply(a, sim.local_anchor_a); }
    [[nodiscard]] Vec2 anchor_b() const { return apply(b, sim.local_anchor_b); }
    [[nodiscard]] Vec2 offset() const { return anchor_b() - anchor_a(); }
    [[nodiscard]] Vec2 axis() const { return rotate(a.q, sim.local_axis_a); }
    [[nodiscard]] float angle() const {
        const float angle = inverse_compose(a.q, b.q).angle() - sim.reference_angle;
        return unwind(angle, sim.kind == JointKind::kRevolute ? sim.delta_angle : 0.0f);
    }
};
Ends ends_of(const Handle& handle, const char* function) {
    const Found found = find_joint(handle, Call(function));
    const Tables& tables = tables_of(found);
    const JointSim& sim = tables.joint_sim(found.id);
    return {sim, tables.sim(sim.body_a).transform, tables.sim(sim.body_b).transform};
}

}  // namespace

Joint World::create_joint(const RevoluteJointDef& def) {
    const BodyPair pair = find_bodies(require_here(impl_.get(), Call("World::create_joint")), def.base,
                                      def.local_anchor_a, def.local_anchor_b);
    JointSim sim = new_sim(JointKind::kRevolute, def.local_anchor_a, def.local_anchor_b, def.reference_angle);
    set_axis(sim.axis, def.enable_limit, def.lower_angle, def.upper_angle, def.enable_motor, def.motor_speed,
             def.max_motor_torque);
    return add_joint(pair, def.base, sim);
}

Joint World::create_joint(const PrismaticJointDef& def) {
    const BodyPair pair = find_bodies(require_here(impl_.get(), Call("World::create_joint")), def.base,
                                      def.local_anchor_a, def.local_anchor_b);
    JointSim sim =
        new_sim(JointKind::kPrismatic, def.local_anchor_a, def.local_anchor_b, def.reference_angle);
    Call("World::create_joint").finite("local_axis_a", def.local_axis_a);
    sim.local_axis_a = normalized(def.local_axis_a);
    if (sim.local_axis_a == Vec2{})
        raise("World::create_joint", "local_axis_a", to_text(def.local_axis_a), "it must have a direction");
    set_axis(sim.axis, def.enable_limit, def.lower_translation, def.upper_translation, def.enable_motor,
             def.motor_speed, def.max_motor_force);
    return add_joint(pair, def.base, sim);
}

Joint World::create_joint(const DistanceJointDef& def) {
    const BodyPair pair = find_bodies(require_here(impl_.get(), Call("World::create_joint")), def.base,
                                      def.local_anchor_a, def.local_anchor_b);
    JointSim sim = new_sim(JointKind::kDistance, def.local_anchor_a, def.local_anchor_b, 0.0f);
    Call("World::create_joint").in({kMinEdgeLength, kMaxFactor}, "length", def.length);
    Call("World::create_joint").in(kFactor, "hertz", def.hertz);
    Call("World::create_joint").in(kFactor, "damping_ratio", def.damping_ratio);
    sim.length = def.length;
    sim.enable_spring = def.enable_spring;
    sim.hertz = def.hertz;
    sim.damping_ratio = def.damping_ratio;
    return add_joint(pair, def.base, sim);
}

Joint World::create_joint(const WeldJointDef& def) {
    const BodyPair pair = find_bodies(require_here(impl_.get(), Call("World::create_joint")), def.base,
                                      def.local_anchor_a, def.local_anchor_b);
    JointSim sim = new_sim(JointKind::kWeld, def.local_anchor_a, def.local_anchor_b, def.reference_angle);
    Call("World::create_joint").in(kFactor, "linear_hertz", def.linear_hertz);
    Call("World::create_joint").in(kFactor, "linear_damping_ratio", def.linear_damping_ratio);
    Call("World::create_joint").in(kFactor, "angular_hertz", def.angular_hertz);
    Call("World::create_joint").in(kFactor, "angular_damping_ratio", def.angular_damping_ratio);
    sim.hertz = def.linear_hertz;
    sim.damping_ratio = def.linear_damping_ratio;
    sim.angular_hertz = def.angular_hertz;
    sim.angular_damping_ratio = def.angular_damping_ratio;
    return add_joint(pair, def.base, sim);
}

void World::destroy(const Joint& joint) {
    const WorldImpl& here = require_here(impl_.get(), Call("World::destroy"));
    const Found found = find_joint(joint.handle(), Call("World::destroy"), "joint");
    if (&found.world != &here)
        raise("World::destroy", "joint", "of another world", "it must be of this world");
    require_no_step(found.world, Call("World::destroy"));
    Tables& tables = tables_of(found);
    const JointRecord record = tables.joint(found.id);
    remove_joint(tables, found.id);
    // The two may collide again from now on.
    if (!record.collide_connected) touch_shapes(tables, record.edges[0].body);
}

bool Joint::is_valid() const noexcept {
    const WorldImpl* world = find_world(handle_.world, handle_.world_generation);
    return world != nullptr && world->tables().joint_ids.is_live(Id{handle_.index, handle_.generation});
}

JointKind Joint::kind() const {
    return read(handle_, "Joint::kind").kind;
}
Body Joint::body_a() const {
    const Found found = find_joint(handle_, Call("Joint::body_a"));
    return found.world.body_handle(tables_of(found).joint_sim(found.id).body_a);
}
Body Joint::body_b() const {
    const Found found = find_joint(handle_, Call("Joint::body_b"));
    return found.world.body_handle(tables_of(found).joint_sim(found.id).body_b);
}
Vec2 Joint::anchor_a() const {
    return ends_of(handle_, "Joint::anchor_a").anchor_a();
}
Vec2 Joint::anchor_b() const {
    return ends_of(handle_, "Joint::anchor_b").anchor_b();
}
bool Joint::collide_connected() const {
    const Found found = find_joint(handle_, Call("Joint::collide_connected"));
    return tables_of(found).joint(found.id).collide_connected;
}
std::uint64_t Joint::user_data() const {
    const Found found = find_joint(handle_, Call("Joint::user_data"));
    return tables_of(found).joint(found.id).user_data;
}
void Joint::set_user_data(std::uint64_t word) {
    const Found found = find_joint(handle_, Call("Joint::set_user_data"));
    require_no_step(found.world, Call("Joint::set_user_data"));
    tables_of(found).joint(found.id).user_data = word;
}

float Joint::value() const {
    const Ends ends = ends_of(handle_, "Joint::value");
    switch (ends.sim.kind) {
        case JointKind::kPrismatic:
            return dot(ends.offset(), ends.axis());
        case JointKind::kDistance:
            return length(ends.offset());
        case JointKind::kRevolute:
        case JointKind::kWeld:
            break;
    }
    return ends.angle();
}

float Joint::linear_error() const {
    const Ends ends = ends_of(handle_, "Joint::linear_error");
    switch (ends.sim.kind) {
        case JointKind::kPrismatic:
            return abs(cross(ends.axis(), ends.offset()));
        case JointKind::kDistance:
            return ends.sim.enable_spring ? 0.0f : abs(length(ends.offset()) - ends.sim.length);
        case JointKind::kWeld:
            if (ends.sim.hertz > 0.0f) return 0.0f;
            break;
        case JointKind::kRevolute:
            break;
    }
    return length(ends.offset());
}

Vec2 Joint::reaction_force() const {
    const Ends ends = ends_of(handle_, "Joint::reaction_force");
    const float inv_h = find_joint(handle_, Call("Joint::reaction_force")).world.last_inv_h();
    const JointSim& sim = ends.sim;
    switch (sim.kind) {
        case JointKind::kPrismatic: {
            const float axial = sim.motor_impulse + sim.lower_impulse - sim.upper_impulse;
            return inv_h * (axial * ends.axis() + sim.linear_impulse.x * skew(ends.axis()));
        }
        case JointKind::kDistance:
            return inv_h * sim.axial_impulse * normalized(ends.offset());
        case JointKind::kRevolute:
        case JointKind::kWeld:
            break;
    }
    return inv_h * sim.linear_impulse;
}

float Joint::reaction_torque() const {
    const Found found = find_joint(handle_, Call("Joint::reaction_torque"));
    const JointSim& sim = tables_of(found).joint_sim(found.id);
    const float inv_h = found.world.last_inv_h();
    if (sim.kind == JointKind::kRevolute)
        return inv_h * (sim.motor_impulse + sim.lower_impulse - sim.upper_impulse);
    return inv_h * sim.angular_impulse;
}

bool Joint::is_motor_enabled() const {
    return axis_of(read(handle_, "Joint::is_motor_enabled"), "Joint::is_motor_enabled").enable_motor;
}
void Joint::enable_motor(bool enable) {
    JointSim& sim = write(handle_, "Joint::enable_motor");
    JointAxis& axis = axis_of(sim, "Joint::enable_motor");
    if (axis.enable_motor == enable) return;
    axis.enable_motor = enable;
    sim.motor_impulse = 0.0f;
}
float Joint::motor_speed() const {
    return axis_of(read(handle_, "Joint::motor_speed"), "Joint::motor_speed").motor_speed;
}
void Joint::set_motor_speed(float speed) {
    JointAxis& axis = axis_of(write(handle_, "Joint::set_motor_speed"), "Joint::set_motor_speed");
    Call("Joint::set_motor_speed").in(kBounded, "speed", speed);
    axis.motor_speed = speed;
}
float Joint::max_motor() const {
    return axis_of(read(handle_, "Joint::max_motor"), "Joint::max_motor").max_motor;
}
void Joint::set_max_motor(float max) {
    JointAxis& axis = axis_of(write(handle_, "Joint::set_max_motor"), "Joint::set_max_motor");
    Call("Joint::set_max_motor").in(kAtLeastZero, "max", max);
    axis.max_motor = max;
}
bool Joint::is_limit_enabled() const {
    return axis_of(read(handle_, "Joint::is_limit_enabled"), "Joint::is_limit_enabled").enable_limit;
}
void Joint::enable_limit(bool enable) {
    JointSim& sim = write(handle_, "Joint::enable_limit");
    JointAxis& axis = axis_of(sim, "Joint::enable_limit");
    if (axis.enable_limit == enable) return;
    if (enable) require_limits(axis.lower, axis.upper, "Joint::enable_limit");
    axis.enable_limit = enable;
    sim.lower_impulse = sim.upper_impulse = 0.0f;
}
float Joint::lower_limit() const {
    return axis_of(read(handle_, "Joint::lower_limit"), "Joint::lower_limit").lower;
}
float Joint::upper_limit() const {
    return axis_of(read(handle_, "Joint::upper_limit"), "Joint::upper_limit").upper;
}
void Joint::set_limits(float lower, float upper) {
    JointSim& sim = write(handle_, "Joint::set_limits");
    JointAxis& axis = axis_of(sim, "Joint::set_limits");
    require_limits(lower, upper, "Joint::set_limits");
    if (lower != axis.lower) sim.lower_impulse = 0.0f;
    if (upper != axis.upper) sim.upper_impulse = 0.0f;
    axis.lower = lower;
    axis.upper = upper;
}

}  // namespace jostle
