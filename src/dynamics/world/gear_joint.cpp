// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of gear joints.
#include <jostle/dynamics/world.h>

#include "dynamics/world/joint_door.h"

namespace jostle {
namespace {

using namespace detail;

const GearParameters& read(const GearJoint& joint, const Call& call) {
    return parameters_of<GearParameters>(find_joint(joint.handle(), call), call);
}

void require_ratio(const Call& call, float ratio) {
    call.in(kBounded, "ratio", ratio);
    if (abs(ratio) < kLeastGearRatio) call.refuse("ratio", to_text(ratio), "its size must be 1e-6 at least");
}

/// A joint that the gear couples: a copy of it, and its place among the bodies of the gear.
void take_coupled(const WorldImpl& here, const Call& call, const char* argument, const FoundJoint& joint,
                  CoupledJoint& copy) {
    require_same(here, joint.world, call, argument);
    const Tables& tables = joint.tables();
    const JointRow& row = tables.joint_row(joint.id);
    void* const sim = const_cast<void*>(tables.joint_sim(joint.id));
    if (!copy_coupled(tables.joints[joint.id].type, row.parameters(sim), copy))
        call.refuse(argument, std::string("a ") + row.name + " joint",
                    "it must be a revolute, a prismatic, a wheel or a slot joint");
}

/// The place of a body among the gear's; it gets one if it has none.
std::uint32_t place_of(CreateJoint& edit, BodyId body) {
    int place = 0;
    while (place < edit.body_count && edit.bodies[place] != body) ++place;
    if (place == edit.body_count) edit.bodies[edit.body_count++] = body;
    return static_cast<std::uint32_t>(place);
}

/// The bodies of both: the second ones first, which the gear drives.
void load_bodies(const Tables& tables, GearParameters& parameters, CreateJoint& edit) {
    edit.body_count = 0;
    const JointRecord &a = tables.joints[parameters.joints[0]], &b = tables.joints[parameters.joints[1]];
    const std::uint32_t a_b = place_of(edit, a.edges[1].body), b_b = place_of(edit, b.edges[1].body);
    const std::uint32_t a_a = place_of(edit, a.edges[0].body), b_a = place_of(edit, b.edges[0].body);
    parameters.a.ends = a_a | a_b << 2;
    parameters.b.ends = b_a | b_b << 2;
    parameters.body_count = static_cast<std::uint32_t>(edit.body_count);
}

float coordinate_of(const FoundJoint& joint) {
    return joint.tables().joint_row(joint.id).coordinate(joint.tables().joint_sim(joint.id), poses_of(joint));
}

}  // namespace

GearJoint World::create_gear(const GearJointDef& def) {
    constexpr Call kCall("World::create_gear");
    WorldImpl& here = require_here(impl_, kCall);
    const FoundJoint a = find_joint(def.joint_a.handle(), kCall, "joint_a");
    const FoundJoint b = find_joint(def.joint_b.handle(), kCall, "joint_b");
    GearParameters parameters;
    take_coupled(here, kCall, "joint_a", a, parameters.a);
    take_coupled(here, kCall, "joint_b", b, parameters.b);
    require_no_step(here, kCall);
    if (a.id == b.id) kCall.refuse("joint_b", "the same as joint_a", "a gear needs two joints");
    require_ratio(kCall, def.ratio);
    if (def.offset) kCall.in(kGearOffset, "offset", *def.offset);
    CreateJoint edit;
    edit.type = JointType::kGear;
    take_common(kCall, def, edit);
    edit.collide_connected = true;
    parameters.joints[0] = a.id;
    parameters.joints[1] = b.id;
    load_bodies(here.tables(), parameters, edit);
    const FloatEnvironment environment;
    parameters.ratio = def.ratio;
    parameters.has_offset = def.offset ? 1 : 0;
    parameters.offset = def.offset ? *def.offset : coordinate_of(a) + def.ratio * coordinate_of(b);
    return GearJoint(create(here, kCall, edit, JointParameters(parameters)));
}

GearJoint::GearJoint(const Joint& joint) : Joint(joint) {
    require_type(joint, JointType::kGear, Call("GearJoint::GearJoint"));
}

Joint GearJoint::joint_a() const {
    constexpr Call kCall("GearJoint::joint_a");
    const FoundJoint joint = find_joint(handle(), kCall);
    return joint.world.joint_handle(parameters_of<GearParameters>(joint, kCall).joints[0]);
}
Joint GearJoint::joint_b() const {
    constexpr Call kCall("GearJoint::joint_b");
    const FoundJoint joint = find_joint(handle(), kCall);
    return joint.world.joint_handle(parameters_of<GearParameters>(joint, kCall).joints[1]);
}
float GearJoint::ratio() const {
    return read(*this, Call("GearJoint::ratio")).ratio;
}
void GearJoint::set_ratio(float ratio) const {
    constexpr Call kCall("GearJoint::set_ratio");
    change_parameters<GearParameters>(handle(), kCall, [&](GearParameters& parameters) {
        require_ratio(kCall, ratio);
        parameters.ratio = ratio;
    });
}
float GearJoint::offset() const {
    return read(*this, Call("GearJoint::offset")).offset;
}
void GearJoint::set_offset(float offset) const {
    constexpr Call kCall("GearJoint::set_offset");
    change_parameters<GearParameters>(handle(), kCall, [&](GearParameters& parameters) {
        kCall.in(kGearOffset, "offset", offset);
        parameters.offset = offset;
        parameters.has_offset = 1;
    });
}
float GearJoint::error() const {
    return coordinate_of(handle(), JointType::kGear, Call("GearJoint::error"));
}

}  // namespace jostle
