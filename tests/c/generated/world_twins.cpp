// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// Written by generate/generate_c.mjs.
#include "../twin.h"
#include "same.h"
#include "../../../c/src/world_calls.h"
#include <jostle/dynamics/delta.h>
#include <jostle/dynamics/scheduler.h>

using namespace jostle;
using namespace jostle::c_test;

extern "C" void twin_jostle_world_def_default(const JostleWorldDef* made) {
    run("jostle_world_def_default", JOSTLE_OK, [&] { expect(same(*made, WorldDef{})); });
}

extern "C" void twin_jostle_body_def_default(const JostleBodyDef* made) {
    run("jostle_body_def_default", JOSTLE_OK, [&] { expect(same(*made, BodyDef{})); });
}

extern "C" void twin_jostle_revolute_joint_def_default(const JostleRevoluteJointDef* made) {
    run("jostle_revolute_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, RevoluteJointDef{})); });
}

extern "C" void twin_jostle_prismatic_joint_def_default(const JostlePrismaticJointDef* made) {
    run("jostle_prismatic_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, PrismaticJointDef{})); });
}

extern "C" void twin_jostle_distance_joint_def_default(const JostleDistanceJointDef* made) {
    run("jostle_distance_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, DistanceJointDef{})); });
}

extern "C" void twin_jostle_weld_joint_def_default(const JostleWeldJointDef* made) {
    run("jostle_weld_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, WeldJointDef{})); });
}

extern "C" void twin_jostle_filter_joint_def_default(const JostleFilterJointDef* made) {
    run("jostle_filter_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, FilterJointDef{})); });
}

extern "C" void twin_jostle_motor_joint_def_default(const JostleMotorJointDef* made) {
    run("jostle_motor_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, MotorJointDef{})); });
}

extern "C" void twin_jostle_target_joint_def_default(const JostleTargetJointDef* made) {
    run("jostle_target_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, TargetJointDef{})); });
}

extern "C" void twin_jostle_friction_joint_def_default(const JostleFrictionJointDef* made) {
    run("jostle_friction_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, FrictionJointDef{})); });
}

extern "C" void twin_jostle_wheel_joint_def_default(const JostleWheelJointDef* made) {
    run("jostle_wheel_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, WheelJointDef{})); });
}

extern "C" void twin_jostle_slot_joint_def_default(const JostleSlotJointDef* made) {
    run("jostle_slot_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, SlotJointDef{})); });
}

extern "C" void twin_jostle_pulley_joint_def_default(const JostlePulleyJointDef* made) {
    run("jostle_pulley_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, PulleyJointDef{})); });
}

extern "C" void twin_jostle_gear_joint_def_default(const JostleGearJointDef* made) {
    run("jostle_gear_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, GearJointDef{})); });
}

extern "C" void twin_jostle_ratchet_joint_def_default(const JostleRatchetJointDef* made) {
    run("jostle_ratchet_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, RatchetJointDef{})); });
}

extern "C" void twin_jostle_custom_joint_def_default(const JostleCustomJointDef* made) {
    run("jostle_custom_joint_def_default", JOSTLE_OK, [&] { expect(same(*made, CustomJointDef{})); });
}

extern "C" void twin_jostle_world_query_default(const JostleWorldQuery* made) {
    run("jostle_world_query_default", JOSTLE_OK, [&] { expect(same(*made, WorldQuery{})); });
}

extern "C" void twin_jostle_query_batch_default(const JostleQueryBatch* made) {
    run("jostle_query_batch_default", JOSTLE_OK, [&] { expect(same(*made, QueryBatch{})); });
}

extern "C" void twin_jostle_filter_default(const JostleFilter* made) {
    run("jostle_filter_default", JOSTLE_OK, [&] { expect(same(*made, Filter{})); });
}

extern "C" void twin_jostle_shape_def_default(const JostleShapeDef* made) {
    run("jostle_shape_def_default", JOSTLE_OK, [&] { expect(same(*made, ShapeDef{})); });
}

extern "C" void twin_jostle_chain_def_default(const JostleChainDef* made) {
    run("jostle_chain_def_default", JOSTLE_OK, [&] { expect(same(*made, ChainDef{})); });
}

extern "C" void twin_jostle_load_options_default(const JostleLoadOptions* made) {
    run("jostle_load_options_default", JOSTLE_OK, [&] { expect(same(*made, LoadOptions{})); });
}

extern "C" void twin_jostle_world_create(JostleCode code, JostleWorld* object) {
    [[maybe_unused]] Twin& f = twin();
    WorldDef def{};
    def.gravity.x = 0.5f;
    def.gravity.y = 0.25f;
    def.length_scale = 2.0f;
    def.restitution_threshold = 0.5f;
    def.max_push_out_speed = 0.5f;
    def.max_speed = 300.0f;
    def.hit_speed = 0.5f;
    def.contact_hertz = 25.0f;
    def.contact_damping_ratio = 0.5f;
    def.joint_hertz = 0.5f;
    def.joint_damping_ratio = 0.5f;
    def.allow_sleep = true;
    def.sleep_threshold = 0.5f;
    def.continuous = true;
    def.warm_starting = true;
    def.smooth_ground = true;
    def.scheduler = nullptr;
    run("jostle_world_create", code, [&] {
        const World own(def);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_world_create_body(JostleCode code, const JostleBody* body) {
    [[maybe_unused]] Twin& f = twin();
    BodyDef def{};
    def.type = BodyType::kKinematic;
    def.position.x = 0.5f;
    def.position.y = 9.0f;
    def.angle = 0.5f;
    def.linear_velocity.x = 0.5f;
    def.linear_velocity.y = 0.25f;
    def.angular_velocity = 0.5f;
    def.linear_damping = 0.5f;
    def.angular_damping = 0.5f;
    def.gravity_scale = 0.5f;
    def.locks.x = false;
    def.locks.y = false;
    def.locks.rotation = true;
    def.enabled = true;
    def.awake = true;
    def.allow_sleep = false;
    def.sleep_threshold.emplace();
    (*def.sleep_threshold) = 0.5f;
    def.continuous.emplace();
    (*def.continuous) = true;
    def.bullet = true;
    def.user_data = 77u;
    def.name = "crate seven";
    run("jostle_world_create_body", code, [&] {
        expect(same(*body, f.world.create_body(def)));
    });
}

extern "C" void twin_jostle_world_destroy_body(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Body body{};
    body = (f.crate);
    run("jostle_world_destroy_body", code, [&] {
        f.world.destroy(body);
    });
}

extern "C" void twin_jostle_world_destroy_shape(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Shape shape{};
    shape = (f.crate_shape);
    run("jostle_world_destroy_shape", code, [&] {
        f.world.destroy(shape);
    });
}

extern "C" void twin_jostle_world_destroy_chain_shape(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    ChainShape chain{};
    chain = (f.chain);
    run("jostle_world_destroy_chain_shape", code, [&] {
        f.world.destroy(chain);
    });
}

extern "C" void twin_jostle_world_destroy_joint(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Joint joint{};
    joint = (f.revolute);
    run("jostle_world_destroy_joint", code, [&] {
        f.world.destroy(joint);
    });
}

extern "C" void twin_jostle_world_create_revolute(JostleCode code, const JostleJoint* revolute) {
    [[maybe_unused]] Twin& f = twin();
    RevoluteJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.reference_angle = 0.5f;
    def.limit.emplace();
    (*def.limit).lower = -0.5f;
    (*def.limit).upper = 0.75f;
    def.motor.emplace();
    (*def.motor).speed = 0.75f;
    (*def.motor).max_torque = 0.5f;
    def.servo.emplace();
    (*def.servo).target = 0.5f;
    (*def.servo).hertz = 0.5f;
    (*def.servo).damping_ratio = 0.5f;
    (*def.servo).max = 50.0f;
    def.collide_connected = true;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_revolute", code, [&] {
        expect(same(*revolute, f.world.create_revolute(def)));
    });
}

extern "C" void twin_jostle_world_create_prismatic(JostleCode code, const JostleJoint* prismatic) {
    [[maybe_unused]] Twin& f = twin();
    PrismaticJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.axis_a.x = 0.6f;
    def.axis_a.y = 0.8f;
    def.reference_angle = 0.5f;
    def.limit.emplace();
    (*def.limit).lower = -0.5f;
    (*def.limit).upper = 0.75f;
    def.motor.emplace();
    (*def.motor).speed = 0.75f;
    (*def.motor).max_force = 0.5f;
    def.servo.emplace();
    (*def.servo).target = 0.5f;
    (*def.servo).hertz = 0.5f;
    (*def.servo).damping_ratio = 0.5f;
    (*def.servo).max = 50.0f;
    def.collide_connected = true;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_prismatic", code, [&] {
        expect(same(*prismatic, f.world.create_prismatic(def)));
    });
}

extern "C" void twin_jostle_world_create_distance(JostleCode code, const JostleJoint* distance) {
    [[maybe_unused]] Twin& f = twin();
    DistanceJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.length = 1.5f;
    def.spring.emplace();
    (*def.spring).hertz = 4.0f;
    (*def.spring).damping_ratio = 0.5f;
    def.limit.emplace();
    (*def.limit).lower = 0.5f;
    (*def.limit).upper = 4.0f;
    def.motor.emplace();
    (*def.motor).speed = 0.75f;
    (*def.motor).max_force = 0.5f;
    def.collide_connected = true;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_distance", code, [&] {
        expect(same(*distance, f.world.create_distance(def)));
    });
}

extern "C" void twin_jostle_world_create_weld(JostleCode code, const JostleJoint* weld) {
    [[maybe_unused]] Twin& f = twin();
    WeldJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.reference_angle = 0.5f;
    def.linear_spring.emplace();
    (*def.linear_spring).hertz = 4.0f;
    (*def.linear_spring).damping_ratio = 0.5f;
    def.angular_spring.emplace();
    (*def.angular_spring).hertz = 4.0f;
    (*def.angular_spring).damping_ratio = 0.5f;
    def.collide_connected = true;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_weld", code, [&] {
        expect(same(*weld, f.world.create_weld(def)));
    });
}

extern "C" void twin_jostle_world_create_filter(JostleCode code, const JostleJoint* filter) {
    [[maybe_unused]] Twin& f = twin();
    FilterJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.user_data = 77u;
    run("jostle_world_create_filter", code, [&] {
        expect(same(*filter, f.world.create_filter(def)));
    });
}

extern "C" void twin_jostle_world_create_motor(JostleCode code, const JostleJoint* motor) {
    [[maybe_unused]] Twin& f = twin();
    MotorJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.offset.x = 0.5f;
    def.offset.y = 0.25f;
    def.angle = 0.5f;
    def.max_force = 0.5f;
    def.max_torque = 0.5f;
    def.collide_connected = true;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_motor", code, [&] {
        expect(same(*motor, f.world.create_motor(def)));
    });
}

extern "C" void twin_jostle_world_create_target(JostleCode code, const JostleJoint* target) {
    [[maybe_unused]] Twin& f = twin();
    TargetJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.spring.hertz = 4.0f;
    def.spring.damping_ratio = 0.5f;
    def.max_force = 0.5f;
    def.collide_connected = true;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_target", code, [&] {
        expect(same(*target, f.world.create_target(def)));
    });
}

extern "C" void twin_jostle_world_create_friction(JostleCode code, const JostleJoint* friction) {
    [[maybe_unused]] Twin& f = twin();
    FrictionJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.max_force = 0.5f;
    def.max_torque = 0.5f;
    def.collide_connected = true;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_friction", code, [&] {
        expect(same(*friction, f.world.create_friction(def)));
    });
}

extern "C" void twin_jostle_world_create_wheel(JostleCode code, const JostleJoint* wheel) {
    [[maybe_unused]] Twin& f = twin();
    WheelJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.axis_a.x = 0.6f;
    def.axis_a.y = 0.8f;
    def.suspension.emplace();
    (*def.suspension).target = 0.5f;
    (*def.suspension).hertz = 0.5f;
    (*def.suspension).damping_ratio = 0.5f;
    (*def.suspension).max = 50.0f;
    def.limit.emplace();
    (*def.limit).lower = -0.5f;
    (*def.limit).upper = 0.75f;
    def.motor.emplace();
    (*def.motor).speed = 0.75f;
    (*def.motor).max_torque = 0.5f;
    def.collide_connected = true;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_wheel", code, [&] {
        expect(same(*wheel, f.world.create_wheel(def)));
    });
}

extern "C" void twin_jostle_world_create_slot(JostleCode code, const JostleJoint* slot) {
    [[maybe_unused]] Twin& f = twin();
    SlotJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.axis_a.x = 0.6f;
    def.axis_a.y = 0.8f;
    def.limit.emplace();
    (*def.limit).lower = -0.5f;
    (*def.limit).upper = 0.75f;
    def.motor.emplace();
    (*def.motor).speed = 0.75f;
    (*def.motor).max_force = 0.5f;
    def.servo.emplace();
    (*def.servo).target = 0.5f;
    (*def.servo).hertz = 0.5f;
    (*def.servo).damping_ratio = 0.5f;
    (*def.servo).max = 50.0f;
    def.collide_connected = true;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_slot", code, [&] {
        expect(same(*slot, f.world.create_slot(def)));
    });
}

extern "C" void twin_jostle_world_create_pulley(JostleCode code, const JostleJoint* pulley) {
    [[maybe_unused]] Twin& f = twin();
    PulleyJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.frame = (f.other);
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.point_a.x = 0.5f;
    def.point_a.y = 0.25f;
    def.point_b.x = 0.5f;
    def.point_b.y = 0.25f;
    def.length = 9.0f;
    def.ratio = 1.5f;
    def.min_length_a = 0.5f;
    def.min_length_b = 0.5f;
    def.collide_connected = true;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_pulley", code, [&] {
        expect(same(*pulley, f.world.create_pulley(def)));
    });
}

extern "C" void twin_jostle_world_create_gear(JostleCode code, const JostleJoint* gear) {
    [[maybe_unused]] Twin& f = twin();
    GearJointDef def{};
    def.joint_a = (f.revolute);
    def.joint_b = (f.prismatic);
    def.ratio = 2.0f;
    def.offset.emplace();
    (*def.offset) = 0.25f;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_gear", code, [&] {
        expect(same(*gear, f.world.create_gear(def)));
    });
}

extern "C" void twin_jostle_world_create_ratchet(JostleCode code, const JostleJoint* ratchet) {
    [[maybe_unused]] Twin& f = twin();
    RatchetJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.step = 0.25f;
    def.phase = 0.5f;
    def.max_torque = 0.5f;
    def.collide_connected = true;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_ratchet", code, [&] {
        expect(same(*ratchet, f.world.create_ratchet(def)));
    });
}

extern "C" void twin_jostle_world_create_custom(JostleCode code, const JostleJoint* custom) {
    [[maybe_unused]] Twin& f = twin();
    CustomJointDef def{};
    def.body_a = (f.ground);
    def.body_b = (f.crate);
    def.body_c.emplace();
    (*def.body_c) = (f.other);
    def.body_d.emplace();
    (*def.body_d) = (f.lift);
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.collide_connected = true;
    def.stiffness.emplace();
    (*def.stiffness).hertz = 4.0f;
    (*def.stiffness).damping_ratio = 0.5f;
    def.break_at.emplace();
    (*def.break_at).force = 1.0e6f;
    (*def.break_at).torque = 1.0e6f;
    (*def.break_at).destroy = false;
    def.user_data = 77u;
    run("jostle_world_create_custom", code, [&] {
        expect(same(*custom, f.world.create_custom(def)));
    });
}

extern "C" void twin_jostle_world_step(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float dt{};
    dt = 1.0f / 60.0f;
    int substeps{};
    substeps = 3;
    run("jostle_world_step", code, [&] {
        f.world.step(dt, substeps);
    });
}

extern "C" void twin_jostle_world_on_should_collide(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_on_should_collide", code, [&] {
        f.world.on_should_collide(should_collide(f));
    });
}

extern "C" void twin_jostle_world_on_should_collide_of(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Shape shape{};
    shape = (f.crate_shape);
    run("jostle_world_on_should_collide_of", code, [&] {
        f.world.on_should_collide(shape, should_collide(f));
    });
}

extern "C" void twin_jostle_world_on_pre_solve(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Shape shape{};
    shape = (f.ground_shape);
    run("jostle_world_on_pre_solve", code, [&] {
        f.world.on_pre_solve(shape, pre_solve(f));
    });
}

extern "C" void twin_jostle_world_on_contact_began(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_on_contact_began", code, [&] {
        f.world.on_contact_began(contact_began(f));
    });
}

extern "C" void twin_jostle_world_on_contact_ended(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_on_contact_ended", code, [&] {
        f.world.on_contact_ended(contact_ended(f));
    });
}

extern "C" void twin_jostle_world_on_sensor_entered(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_on_sensor_entered", code, [&] {
        f.world.on_sensor_entered(sensor_entered(f));
    });
}

extern "C" void twin_jostle_world_on_sensor_left(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_on_sensor_left", code, [&] {
        f.world.on_sensor_left(sensor_left(f));
    });
}

extern "C" void twin_jostle_world_on_impulses(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_on_impulses", code, [&] {
        f.world.on_impulses(impulses(f));
    });
}

extern "C" void twin_jostle_world_on_custom_joints(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_on_custom_joints", code, [&] {
        f.world.on_custom_joints(custom_rows(f));
    });
}

extern "C" void twin_jostle_world_gravity(JostleCode code, const JostleVec2* gravity) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_gravity", code, [&] {
        expect(same(*gravity, f.world.gravity()));
    });
}

extern "C" void twin_jostle_world_set_gravity(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 gravity{};
    gravity.x = 0.5f;
    gravity.y = 0.25f;
    run("jostle_world_set_gravity", code, [&] {
        f.world.set_gravity(gravity);
    });
}

extern "C" void twin_jostle_world_allows_sleep(JostleCode code, const bool* allows_sleep) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_allows_sleep", code, [&] {
        expect(same(*allows_sleep, f.world.allows_sleep()));
    });
}

extern "C" void twin_jostle_world_set_allow_sleep(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool allow{};
    allow = true;
    run("jostle_world_set_allow_sleep", code, [&] {
        f.world.set_allow_sleep(allow);
    });
}

extern "C" void twin_jostle_world_sleep_threshold(JostleCode code, const float* sleep_threshold) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_sleep_threshold", code, [&] {
        expect(same(*sleep_threshold, f.world.sleep_threshold()));
    });
}

extern "C" void twin_jostle_world_set_sleep_threshold(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float threshold{};
    threshold = 0.5f;
    run("jostle_world_set_sleep_threshold", code, [&] {
        f.world.set_sleep_threshold(threshold);
    });
}

extern "C" void twin_jostle_world_is_continuous(JostleCode code, const bool* continuous) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_is_continuous", code, [&] {
        expect(same(*continuous, f.world.is_continuous()));
    });
}

extern "C" void twin_jostle_world_set_continuous(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool continuous{};
    continuous = true;
    run("jostle_world_set_continuous", code, [&] {
        f.world.set_continuous(continuous);
    });
}

extern "C" void twin_jostle_world_warm_starting(JostleCode code, const bool* warm_starting) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_warm_starting", code, [&] {
        expect(same(*warm_starting, f.world.warm_starting()));
    });
}

extern "C" void twin_jostle_world_set_warm_starting(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool warm{};
    warm = true;
    run("jostle_world_set_warm_starting", code, [&] {
        f.world.set_warm_starting(warm);
    });
}

extern "C" void twin_jostle_world_smooth_ground(JostleCode code, const bool* smooth_ground) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_smooth_ground", code, [&] {
        expect(same(*smooth_ground, f.world.smooth_ground()));
    });
}

extern "C" void twin_jostle_world_set_smooth_ground(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool smooth{};
    smooth = true;
    run("jostle_world_set_smooth_ground", code, [&] {
        f.world.set_smooth_ground(smooth);
    });
}

extern "C" void twin_jostle_world_shift_origin(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 origin{};
    origin.x = 0.5f;
    origin.y = 0.25f;
    run("jostle_world_shift_origin", code, [&] {
        f.world.shift_origin(origin);
    });
}

extern "C" void twin_jostle_world_ray_closest(JostleCode code, const JostleWorldHit* ray_closest) {
    [[maybe_unused]] Twin& f = twin();
    Ray<2> ray{};
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_ray_closest", code, [&] {
        expect(same(*ray_closest, f.world.ray_closest(ray, query)));
    });
}

extern "C" void twin_jostle_world_ray_any(JostleCode code, const bool* ray_any) {
    [[maybe_unused]] Twin& f = twin();
    Ray<2> ray{};
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_ray_any", code, [&] {
        expect(same(*ray_any, f.world.ray_any(ray, query)));
    });
}

extern "C" void twin_jostle_world_ray_all(JostleCode code, const JostleWorldHit* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Ray<2> ray{};
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    auto found_own = zeros<WorldHit>(64);
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_ray_all", code, [&] {
        expect(same(*count, f.world.ray_all(ray, std::span<WorldHit>(found_own), query)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_world_shape_cast_closest(JostleCode code, const JostleWorldHit* cast_closest) {
    [[maybe_unused]] Twin& f = twin();
    ShapeCast cast{};
    cast.geometry = f.box;
    cast.transform.p.x = 0.25f;
    cast.transform.p.y = 5.0f;
    cast.transform.q.c = 0.6f;
    cast.transform.q.s = 0.8f;
    cast.translation.x = 0.5f;
    cast.translation.y = -6.0f;
    cast.rotation = 0.25f;
    cast.max_fraction = 1.0f;
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_shape_cast_closest", code, [&] {
        expect(same(*cast_closest, f.world.shape_cast_closest(cast, query)));
    });
}

extern "C" void twin_jostle_world_shape_cast_any(JostleCode code, const bool* cast_any) {
    [[maybe_unused]] Twin& f = twin();
    ShapeCast cast{};
    cast.geometry = f.box;
    cast.transform.p.x = 0.25f;
    cast.transform.p.y = 5.0f;
    cast.transform.q.c = 0.6f;
    cast.transform.q.s = 0.8f;
    cast.translation.x = 0.5f;
    cast.translation.y = -6.0f;
    cast.rotation = 0.25f;
    cast.max_fraction = 1.0f;
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_shape_cast_any", code, [&] {
        expect(same(*cast_any, f.world.shape_cast_any(cast, query)));
    });
}

extern "C" void twin_jostle_world_shape_cast_all(JostleCode code, const JostleWorldHit* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    ShapeCast cast{};
    cast.geometry = f.box;
    cast.transform.p.x = 0.25f;
    cast.transform.p.y = 5.0f;
    cast.transform.q.c = 0.6f;
    cast.transform.q.s = 0.8f;
    cast.translation.x = 0.5f;
    cast.translation.y = -6.0f;
    cast.rotation = 0.25f;
    cast.max_fraction = 1.0f;
    auto found_own = zeros<WorldHit>(64);
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_shape_cast_all", code, [&] {
        expect(same(*count, f.world.shape_cast_all(cast, std::span<WorldHit>(found_own), query)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_world_overlap_point(JostleCode code, const JostleShape* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    auto found_own = zeros<Shape>(64);
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_overlap_point", code, [&] {
        expect(same(*count, f.world.overlap(point, std::span<Shape>(found_own), query)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_world_overlap(JostleCode code, const JostleShape* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Transform transform{};
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    auto found_own = zeros<Shape>(64);
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_overlap", code, [&] {
        expect(same(*count, f.world.overlap(geometry, transform, std::span<Shape>(found_own), query)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_world_overlap_point_any(JostleCode code, const bool* overlap_any) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_overlap_point_any", code, [&] {
        expect(same(*overlap_any, f.world.overlap_any(point, query)));
    });
}

extern "C" void twin_jostle_world_overlap_any(JostleCode code, const bool* overlap_any) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    Transform transform{};
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_overlap_any", code, [&] {
        expect(same(*overlap_any, f.world.overlap_any(geometry, transform, query)));
    });
}

extern "C" void twin_jostle_world_closest(JostleCode code, const JostleNearShape* closest) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    float max_distance{};
    max_distance = 50.0f;
    run("jostle_world_closest", code, [&] {
        expect(same(*closest, f.world.closest(point, query, max_distance)));
    });
}

extern "C" void twin_jostle_world_k_nearest(JostleCode code, const JostleNearShape* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    auto found_own = zeros<NearShape>(64);
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    float max_distance{};
    max_distance = 50.0f;
    run("jostle_world_k_nearest", code, [&] {
        expect(same(*count, f.world.k_nearest(point, std::span<NearShape>(found_own), query, max_distance)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_world_bodies_in(JostleCode code, const JostleBody* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    auto found_own = zeros<Body>(64);
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_bodies_in", code, [&] {
        expect(same(*count, f.world.bodies_in(box, std::span<Body>(found_own), query)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_world_ray_closest_batch(JostleCode code, const JostleWorldHit* found) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Ray<2>> rays;
    static Ray<2> items_rays[3];
    items_rays[0].origin.x = -6.0f;
    items_rays[0].origin.y = 0.75f;
    items_rays[0].translation.x = 20.0f;
    items_rays[0].translation.y = 0.25f;
    items_rays[0].max_fraction = 0.9f;
    items_rays[1].origin.x = -6.0f;
    items_rays[1].origin.y = 0.75f;
    items_rays[1].translation.x = 20.0f;
    items_rays[1].translation.y = 0.25f;
    items_rays[1].max_fraction = 0.9f;
    items_rays[2].origin.x = -6.0f;
    items_rays[2].origin.y = 0.75f;
    items_rays[2].translation.x = 20.0f;
    items_rays[2].translation.y = 0.25f;
    items_rays[2].max_fraction = 0.9f;
    rays = {items_rays, 3};
    auto found_own = zeros<WorldHit>(3);
    QueryBatch batch{};
    batch.scheduler = nullptr;
    batch.query.category = ~0ull;
    batch.query.mask = ~0ull;
    batch.query.sensors = true;
    batch.query.predicate = is_asked_about(f);
    run("jostle_world_ray_closest_batch", code, [&] {
        f.world.ray_closest(rays, std::span<WorldHit>(found_own), batch);
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_world_shape_cast_closest_batch(JostleCode code, const JostleWorldHit* found) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const ShapeCast> casts;
    static ShapeCast items_casts[3];
    items_casts[0].geometry = f.box;
    items_casts[0].transform.p.x = 0.25f;
    items_casts[0].transform.p.y = 5.0f;
    items_casts[0].transform.q.c = 0.6f;
    items_casts[0].transform.q.s = 0.8f;
    items_casts[0].translation.x = 0.5f;
    items_casts[0].translation.y = -6.0f;
    items_casts[0].rotation = 0.25f;
    items_casts[0].max_fraction = 1.0f;
    items_casts[1].geometry = f.box;
    items_casts[1].transform.p.x = 0.25f;
    items_casts[1].transform.p.y = 5.0f;
    items_casts[1].transform.q.c = 0.6f;
    items_casts[1].transform.q.s = 0.8f;
    items_casts[1].translation.x = 0.5f;
    items_casts[1].translation.y = -6.0f;
    items_casts[1].rotation = 0.25f;
    items_casts[1].max_fraction = 1.0f;
    items_casts[2].geometry = f.box;
    items_casts[2].transform.p.x = 0.25f;
    items_casts[2].transform.p.y = 5.0f;
    items_casts[2].transform.q.c = 0.6f;
    items_casts[2].transform.q.s = 0.8f;
    items_casts[2].translation.x = 0.5f;
    items_casts[2].translation.y = -6.0f;
    items_casts[2].rotation = 0.25f;
    items_casts[2].max_fraction = 1.0f;
    casts = {items_casts, 3};
    auto found_own = zeros<WorldHit>(3);
    QueryBatch batch{};
    batch.scheduler = nullptr;
    batch.query.category = ~0ull;
    batch.query.mask = ~0ull;
    batch.query.sensors = true;
    batch.query.predicate = is_asked_about(f);
    run("jostle_world_shape_cast_closest_batch", code, [&] {
        f.world.shape_cast_closest(casts, std::span<WorldHit>(found_own), batch);
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_world_closest_batch(JostleCode code, const JostleNearShape* found) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Vec2> points;
    points = f.points2;
    auto found_own = zeros<NearShape>(40);
    QueryBatch batch{};
    batch.scheduler = nullptr;
    batch.query.category = ~0ull;
    batch.query.mask = ~0ull;
    batch.query.sensors = true;
    batch.query.predicate = is_asked_about(f);
    run("jostle_world_closest_batch", code, [&] {
        f.world.closest(points, std::span<NearShape>(found_own), batch);
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_world_overlap_batch(JostleCode code, const JostleShape* found, const int* counts) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Aabb<2>> boxes;
    boxes = f.boxes2;
    auto found_own = zeros<Shape>(160);
    auto counts_own = zeros<int>(40);
    QueryBatch batch{};
    batch.scheduler = nullptr;
    batch.query.category = ~0ull;
    batch.query.mask = ~0ull;
    batch.query.sensors = true;
    batch.query.predicate = is_asked_about(f);
    run("jostle_world_overlap_batch", code, [&] {
        f.world.overlap(boxes, std::span<Shape>(found_own), std::span<int>(counts_own), batch);
        expect(same_array(found, found_own));
        expect(same_array(counts, counts_own));
    });
}

extern "C" void twin_jostle_world_bodies(JostleCode code, const JostleBody* found, size_t count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_bodies", code, [&] {
        expect(same_list(found, 64, count, f.world.bodies()));
    });
}

extern "C" void twin_jostle_world_joints(JostleCode code, const JostleJoint* found, size_t count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_joints", code, [&] {
        expect(same_list(found, 64, count, f.world.joints()));
    });
}

extern "C" void twin_jostle_world_contacts(JostleCode code, const JostleContactSpan* contacts) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_contacts", code, [&] {
        expect(same_view(*contacts, f.world.contacts()));
    });
}

extern "C" void twin_jostle_world_linear_velocities(JostleCode code, const JostleVec2Span* linear_velocities) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_linear_velocities", code, [&] {
        expect(same_view(*linear_velocities, f.world.linear_velocities()));
    });
}

extern "C" void twin_jostle_world_angular_velocities(JostleCode code, const JostleFloatSpan* angular_velocities) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_angular_velocities", code, [&] {
        expect(same_view(*angular_velocities, f.world.angular_velocities()));
    });
}

extern "C" void twin_jostle_world_islands(JostleCode code, const JostleIslandReportSpan* islands) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_islands", code, [&] {
        expect(same_view(*islands, f.world.islands()));
    });
}

extern "C" void twin_jostle_world_energy(JostleCode code, const JostleEnergy* energy) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_energy", code, [&] {
        expect(same(*energy, f.world.energy()));
    });
}

extern "C" void twin_jostle_world_events(JostleCode code, const JostleEvents* events) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_events", code, [&] {
        expect(same(*events, f.world.events()));
    });
}

extern "C" void twin_jostle_world_time(JostleCode code, const double* time) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_time", code, [&] {
        expect(same(*time, f.world.time()));
    });
}

extern "C" void twin_jostle_world_counts(JostleCode code, const JostleWorldCounts* counts) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_counts", code, [&] {
        expect(same(*counts, f.world.counts()));
    });
}

extern "C" void twin_jostle_world_tolerances(JostleCode code, const JostleTolerances* tolerances) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_tolerances", code, [&] {
        expect(same(*tolerances, f.world.tolerances()));
    });
}

extern "C" void twin_jostle_world_set_profiling(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool profiling{};
    profiling = true;
    run("jostle_world_set_profiling", code, [&] {
        f.world.set_profiling(profiling);
    });
}

extern "C" void twin_jostle_world_is_profiling(JostleCode code, const bool* profiling) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_is_profiling", code, [&] {
        expect(same(*profiling, f.world.is_profiling()));
    });
}

extern "C" void twin_jostle_world_profile(JostleCode code, const JostleProfile* profile) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_profile", code, [&] {
        expect(same(*profile, f.world.profile()));
    });
}

extern "C" void twin_jostle_world_state_hash(JostleCode code, const uint64_t* state_hash) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_state_hash", code, [&] {
        expect(same(*state_hash, f.world.state_hash()));
    });
}

extern "C" void twin_jostle_world_table_hashes(JostleCode code, const JostleTableHashes* table_hashes) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_table_hashes", code, [&] {
        expect(same(*table_hashes, f.world.table_hashes()));
    });
}

extern "C" void twin_jostle_world_save_size(JostleCode code, const size_t* save_size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_save_size", code, [&] {
        expect(same(*save_size, f.world.save_size()));
    });
}

extern "C" void twin_jostle_world_save(JostleCode code, const void* bytes, const size_t* count) {
    [[maybe_unused]] Twin& f = twin();
    std::vector<std::byte> bytes_own(1 << 20);
    run("jostle_world_save", code, [&] {
        expect(same(*count, f.world.save(bytes_own)));
        expect(same_bytes(bytes, *count, std::span<const std::byte>(bytes_own).first(*count)));
    });
}

extern "C" void twin_jostle_world_state_text(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_state_text", code, [&] {
        expect(same_text(text, length, f.world.state_text()));
    });
}

extern "C" void twin_jostle_world_body(JostleCode code, const JostleBody* body) {
    [[maybe_unused]] Twin& f = twin();
    std::uint64_t key{};
    key = (1ull << 32);
    run("jostle_world_body", code, [&] {
        expect(same(*body, f.world.body(key)));
    });
}

extern "C" void twin_jostle_world_shape(JostleCode code, const JostleShape* shape) {
    [[maybe_unused]] Twin& f = twin();
    std::uint64_t key{};
    key = (1ull << 32);
    run("jostle_world_shape", code, [&] {
        expect(same(*shape, f.world.shape(key)));
    });
}

extern "C" void twin_jostle_world_chain_shape(JostleCode code, const JostleChainShape* chain) {
    [[maybe_unused]] Twin& f = twin();
    std::uint64_t key{};
    key = (1ull << 32);
    run("jostle_world_chain_shape", code, [&] {
        expect(same(*chain, f.world.chain(key)));
    });
}

extern "C" void twin_jostle_world_joint(JostleCode code, const JostleJoint* joint) {
    [[maybe_unused]] Twin& f = twin();
    std::uint64_t key{};
    key = (1ull << 32);
    run("jostle_world_joint", code, [&] {
        expect(same(*joint, f.world.joint(key)));
    });
}

extern "C" void twin_jostle_world_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_check", code, [&] {
        expect(same_text(text, length, f.world.check()));
    });
}

extern "C" void twin_jostle_body_is_valid(bool answer) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_is_valid", JOSTLE_OK, [&] {
        expect(same(answer, f.crate.is_valid()));
    });
}

extern "C" void twin_jostle_body_create_shape(JostleCode code, const JostleShape* shape) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    ShapeDef def{};
    def.density = 2.0f;
    def.material.friction = 0.4f;
    def.material.restitution = 0.3f;
    def.material.rolling_resistance = 0.5f;
    def.material.surface_speed = 0.5f;
    def.material.id = 1;
    def.material.friction_rule = MixRule::kMaximum;
    def.material.restitution_rule = MixRule::kMaximum;
    def.filter.category = 2u;
    def.filter.mask = ~1ull;
    def.filter.group = 3;
    def.is_sensor = false;
    def.sees_all = true;
    def.hit_events = true;
    def.kinematic_events = true;
    def.near_events = true;
    def.one_way.x = 0.5f;
    def.one_way.y = 0.25f;
    def.smooth.emplace();
    (*def.smooth) = true;
    def.user_data = 77u;
    run("jostle_body_create_shape", code, [&] {
        expect(same(*shape, f.crate.create_shape(geometry, def)));
    });
}

extern "C" void twin_jostle_body_create_chain(JostleCode code, const JostleChainShape* answer) {
    [[maybe_unused]] Twin& f = twin();
    Chain chain{};
    chain = f.line;
    ChainDef def{};
    def.material.friction = 0.4f;
    def.material.restitution = 0.3f;
    def.material.rolling_resistance = 0.5f;
    def.material.surface_speed = 0.5f;
    def.material.id = 1;
    def.material.friction_rule = MixRule::kMaximum;
    def.material.restitution_rule = MixRule::kMaximum;
    static Material items_def_materials[3];
    items_def_materials[0].friction = 0.4f;
    items_def_materials[0].restitution = 0.3f;
    items_def_materials[0].rolling_resistance = 0.5f;
    items_def_materials[0].surface_speed = 0.5f;
    items_def_materials[0].id = 1;
    items_def_materials[0].friction_rule = MixRule::kMaximum;
    items_def_materials[0].restitution_rule = MixRule::kMaximum;
    items_def_materials[1].friction = 0.4f;
    items_def_materials[1].restitution = 0.3f;
    items_def_materials[1].rolling_resistance = 0.5f;
    items_def_materials[1].surface_speed = 0.5f;
    items_def_materials[1].id = 1;
    items_def_materials[1].friction_rule = MixRule::kMaximum;
    items_def_materials[1].restitution_rule = MixRule::kMaximum;
    items_def_materials[2].friction = 0.4f;
    items_def_materials[2].restitution = 0.3f;
    items_def_materials[2].rolling_resistance = 0.5f;
    items_def_materials[2].surface_speed = 0.5f;
    items_def_materials[2].id = 1;
    items_def_materials[2].friction_rule = MixRule::kMaximum;
    items_def_materials[2].restitution_rule = MixRule::kMaximum;
    def.materials = {items_def_materials, 3};
    def.filter.category = 2u;
    def.filter.mask = ~1ull;
    def.filter.group = 3;
    def.is_sensor = false;
    def.sees_all = true;
    def.hit_events = true;
    def.kinematic_events = true;
    def.near_events = true;
    def.one_way.x = 0.5f;
    def.one_way.y = 0.25f;
    def.smooth.emplace();
    (*def.smooth) = true;
    def.user_data = 77u;
    run("jostle_body_create_chain", code, [&] {
        expect(same(*answer, f.crate.create_chain(chain, def)));
    });
}

extern "C" void twin_jostle_body_type(JostleCode code, const JostleBodyType* type) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_type", code, [&] {
        expect(same(*type, f.crate.type()));
    });
}

extern "C" void twin_jostle_body_set_type(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    BodyType type{};
    type = BodyType::kKinematic;
    run("jostle_body_set_type", code, [&] {
        f.crate.set_type(type);
    });
}

extern "C" void twin_jostle_body_is_enabled(JostleCode code, const bool* enabled) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_is_enabled", code, [&] {
        expect(same(*enabled, f.crate.is_enabled()));
    });
}

extern "C" void twin_jostle_body_set_enabled(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool enabled{};
    enabled = true;
    run("jostle_body_set_enabled", code, [&] {
        f.crate.set_enabled(enabled);
    });
}

extern "C" void twin_jostle_body_is_awake(JostleCode code, const bool* awake) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_is_awake", code, [&] {
        expect(same(*awake, f.crate.is_awake()));
    });
}

extern "C" void twin_jostle_body_set_awake(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool awake{};
    awake = true;
    run("jostle_body_set_awake", code, [&] {
        f.crate.set_awake(awake);
    });
}

extern "C" void twin_jostle_body_allows_sleep(JostleCode code, const bool* allows_sleep) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_allows_sleep", code, [&] {
        expect(same(*allows_sleep, f.crate.allows_sleep()));
    });
}

extern "C" void twin_jostle_body_set_allow_sleep(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool allow{};
    allow = true;
    run("jostle_body_set_allow_sleep", code, [&] {
        f.crate.set_allow_sleep(allow);
    });
}

extern "C" void twin_jostle_body_sleep_threshold(JostleCode code, const float* sleep_threshold) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_sleep_threshold", code, [&] {
        expect(same(*sleep_threshold, f.crate.sleep_threshold()));
    });
}

extern "C" void twin_jostle_body_set_sleep_threshold(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float threshold{};
    threshold = 0.5f;
    run("jostle_body_set_sleep_threshold", code, [&] {
        f.crate.set_sleep_threshold(threshold);
    });
}

extern "C" void twin_jostle_body_reset_sleep_threshold(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_reset_sleep_threshold", code, [&] {
        f.crate.reset_sleep_threshold();
    });
}

extern "C" void twin_jostle_body_transform(JostleCode code, const JostleTransform* transform) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_transform", code, [&] {
        expect(same(*transform, f.crate.transform()));
    });
}

extern "C" void twin_jostle_body_position(JostleCode code, const JostleVec2* position) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_position", code, [&] {
        expect(same(*position, f.crate.position()));
    });
}

extern "C" void twin_jostle_body_angle(JostleCode code, const float* angle) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_angle", code, [&] {
        expect(same(*angle, f.crate.angle()));
    });
}

extern "C" void twin_jostle_body_rotation(JostleCode code, const JostleRot* rotation) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_rotation", code, [&] {
        expect(same(*rotation, f.crate.rotation()));
    });
}

extern "C" void twin_jostle_body_center_of_mass(JostleCode code, const JostleVec2* center_of_mass) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_center_of_mass", code, [&] {
        expect(same(*center_of_mass, f.crate.center_of_mass()));
    });
}

extern "C" void twin_jostle_body_set_position_and_angle(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 position{};
    position.x = 0.5f;
    position.y = 0.25f;
    float angle{};
    angle = 0.5f;
    run("jostle_body_set_position_and_angle", code, [&] {
        f.crate.set_transform(position, angle);
    });
}

extern "C" void twin_jostle_body_set_transform(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Transform transform{};
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    run("jostle_body_set_transform", code, [&] {
        f.crate.set_transform(transform);
    });
}

extern "C" void twin_jostle_body_move_to(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Transform transform{};
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    float dt{};
    dt = 1.0f / 60.0f;
    run("jostle_body_move_to", code, [&] {
        f.lift.move_to(transform, dt);
    });
}

extern "C" void twin_jostle_body_linear_velocity(JostleCode code, const JostleVec2* linear_velocity) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_linear_velocity", code, [&] {
        expect(same(*linear_velocity, f.crate.linear_velocity()));
    });
}

extern "C" void twin_jostle_body_angular_velocity(JostleCode code, const float* angular_velocity) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_angular_velocity", code, [&] {
        expect(same(*angular_velocity, f.crate.angular_velocity()));
    });
}

extern "C" void twin_jostle_body_set_linear_velocity(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 velocity{};
    velocity.x = 1.0f;
    velocity.y = -2.0f;
    run("jostle_body_set_linear_velocity", code, [&] {
        f.crate.set_linear_velocity(velocity);
    });
}

extern "C" void twin_jostle_body_set_angular_velocity(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float velocity{};
    velocity = 0.5f;
    run("jostle_body_set_angular_velocity", code, [&] {
        f.crate.set_angular_velocity(velocity);
    });
}

extern "C" void twin_jostle_body_velocity_at(JostleCode code, const JostleVec2* velocity_at) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_body_velocity_at", code, [&] {
        expect(same(*velocity_at, f.crate.velocity_at(point)));
    });
}

extern "C" void twin_jostle_body_world_point(JostleCode code, const JostleVec2* point) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 local{};
    local.x = 0.5f;
    local.y = 0.25f;
    run("jostle_body_world_point", code, [&] {
        expect(same(*point, f.crate.world_point(local)));
    });
}

extern "C" void twin_jostle_body_local_point(JostleCode code, const JostleVec2* local_point) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 world{};
    world.x = 0.5f;
    world.y = 0.25f;
    run("jostle_body_local_point", code, [&] {
        expect(same(*local_point, f.crate.local_point(world)));
    });
}

extern "C" void twin_jostle_body_world_vector(JostleCode code, const JostleVec2* vector) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 local{};
    local.x = 0.5f;
    local.y = 0.25f;
    run("jostle_body_world_vector", code, [&] {
        expect(same(*vector, f.crate.world_vector(local)));
    });
}

extern "C" void twin_jostle_body_local_vector(JostleCode code, const JostleVec2* local_vector) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 world{};
    world.x = 0.5f;
    world.y = 0.25f;
    run("jostle_body_local_vector", code, [&] {
        expect(same(*local_vector, f.crate.local_vector(world)));
    });
}

extern "C" void twin_jostle_body_mass(JostleCode code, const float* mass) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_mass", code, [&] {
        expect(same(*mass, f.crate.mass()));
    });
}

extern "C" void twin_jostle_body_inertia(JostleCode code, const float* inertia) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_inertia", code, [&] {
        expect(same(*inertia, f.crate.inertia()));
    });
}

extern "C" void twin_jostle_body_mass_data(JostleCode code, const JostleMassData* mass_data) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_mass_data", code, [&] {
        expect(same(*mass_data, f.crate.mass_data()));
    });
}

extern "C" void twin_jostle_body_set_mass(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    MassData mass{};
    mass.mass = 3.0f;
    mass.center.x = 0.5f;
    mass.center.y = 0.25f;
    mass.inertia = 2.0f;
    run("jostle_body_set_mass", code, [&] {
        f.crate.set_mass(mass);
    });
}

extern "C" void twin_jostle_body_reset_mass(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_reset_mass", code, [&] {
        f.crate.reset_mass();
    });
}

extern "C" void twin_jostle_body_apply_force(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 force{};
    force.x = 0.5f;
    force.y = 0.25f;
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_body_apply_force", code, [&] {
        f.crate.apply_force(force, point);
    });
}

extern "C" void twin_jostle_body_apply_force_to_center(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 force{};
    force.x = 0.5f;
    force.y = 0.25f;
    run("jostle_body_apply_force_to_center", code, [&] {
        f.crate.apply_force_to_center(force);
    });
}

extern "C" void twin_jostle_body_apply_torque(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float torque{};
    torque = 0.5f;
    run("jostle_body_apply_torque", code, [&] {
        f.crate.apply_torque(torque);
    });
}

extern "C" void twin_jostle_body_apply_impulse(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 impulse{};
    impulse.x = 0.5f;
    impulse.y = 0.25f;
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_body_apply_impulse", code, [&] {
        f.crate.apply_impulse(impulse, point);
    });
}

extern "C" void twin_jostle_body_apply_impulse_to_center(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 impulse{};
    impulse.x = 0.5f;
    impulse.y = 0.25f;
    run("jostle_body_apply_impulse_to_center", code, [&] {
        f.crate.apply_impulse_to_center(impulse);
    });
}

extern "C" void twin_jostle_body_apply_angular_impulse(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float impulse{};
    impulse = 0.5f;
    run("jostle_body_apply_angular_impulse", code, [&] {
        f.crate.apply_angular_impulse(impulse);
    });
}

extern "C" void twin_jostle_body_linear_damping(JostleCode code, const float* linear_damping) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_linear_damping", code, [&] {
        expect(same(*linear_damping, f.crate.linear_damping()));
    });
}

extern "C" void twin_jostle_body_set_linear_damping(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float damping{};
    damping = 0.25f;
    run("jostle_body_set_linear_damping", code, [&] {
        f.crate.set_linear_damping(damping);
    });
}

extern "C" void twin_jostle_body_angular_damping(JostleCode code, const float* angular_damping) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_angular_damping", code, [&] {
        expect(same(*angular_damping, f.crate.angular_damping()));
    });
}

extern "C" void twin_jostle_body_set_angular_damping(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float damping{};
    damping = 0.25f;
    run("jostle_body_set_angular_damping", code, [&] {
        f.crate.set_angular_damping(damping);
    });
}

extern "C" void twin_jostle_body_gravity_scale(JostleCode code, const float* gravity_scale) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_gravity_scale", code, [&] {
        expect(same(*gravity_scale, f.crate.gravity_scale()));
    });
}

extern "C" void twin_jostle_body_set_gravity_scale(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float scale{};
    scale = 1.5f;
    run("jostle_body_set_gravity_scale", code, [&] {
        f.crate.set_gravity_scale(scale);
    });
}

extern "C" void twin_jostle_body_locks(JostleCode code, const JostleMotionLocks* locks) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_locks", code, [&] {
        expect(same(*locks, f.crate.locks()));
    });
}

extern "C" void twin_jostle_body_set_locks(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    MotionLocks locks{};
    locks.x = false;
    locks.y = false;
    locks.rotation = true;
    run("jostle_body_set_locks", code, [&] {
        f.crate.set_locks(locks);
    });
}

extern "C" void twin_jostle_body_is_bullet(JostleCode code, const bool* bullet) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_is_bullet", code, [&] {
        expect(same(*bullet, f.crate.is_bullet()));
    });
}

extern "C" void twin_jostle_body_drop_through(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_drop_through", code, [&] {
        f.crate.drop_through();
    });
}

extern "C" void twin_jostle_body_set_bullet(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool bullet{};
    bullet = true;
    run("jostle_body_set_bullet", code, [&] {
        f.crate.set_bullet(bullet);
    });
}

extern "C" void twin_jostle_body_is_continuous(JostleCode code, const bool* continuous) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_is_continuous", code, [&] {
        expect(same(*continuous, f.crate.is_continuous()));
    });
}

extern "C" void twin_jostle_body_set_continuous(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool continuous{};
    continuous = true;
    run("jostle_body_set_continuous", code, [&] {
        f.crate.set_continuous(continuous);
    });
}

extern "C" void twin_jostle_body_reset_continuous(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_reset_continuous", code, [&] {
        f.crate.reset_continuous();
    });
}

extern "C" void twin_jostle_body_state_hash(JostleCode code, const uint64_t* state_hash) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_state_hash", code, [&] {
        expect(same(*state_hash, f.crate.state_hash()));
    });
}

extern "C" void twin_jostle_body_user_data(JostleCode code, const uint64_t* user_data) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_user_data", code, [&] {
        expect(same(*user_data, f.crate.user_data()));
    });
}

extern "C" void twin_jostle_body_set_user_data(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::uint64_t data{};
    data = 5u;
    run("jostle_body_set_user_data", code, [&] {
        f.crate.set_user_data(data);
    });
}

extern "C" void twin_jostle_body_name(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_name", code, [&] {
        expect(same_text(text, length, f.crate.name()));
    });
}

extern "C" void twin_jostle_body_set_name(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_set_name", code, [&] {
        f.crate.set_name("crate seven");
    });
}

extern "C" void twin_jostle_body_shapes(JostleCode code, const JostleShape* found, size_t count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_shapes", code, [&] {
        expect(same_list(found, 64, count, f.crate.shapes()));
    });
}

extern "C" void twin_jostle_body_chains(JostleCode code, const JostleChainShape* found, size_t count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_chains", code, [&] {
        expect(same_list(found, 64, count, f.crate.chains()));
    });
}

extern "C" void twin_jostle_body_joints(JostleCode code, const JostleJoint* found, size_t count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_joints", code, [&] {
        expect(same_list(found, 64, count, f.crate.joints()));
    });
}

extern "C" void twin_jostle_body_contacts(JostleCode code, const JostleContact* found, size_t count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_contacts", code, [&] {
        expect(same_list(found, 64, count, f.crate.contacts()));
    });
}

extern "C" void twin_jostle_body_island(JostleCode code, const JostleBody* found, size_t count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_island", code, [&] {
        expect(same_list(found, 64, count, f.crate.island()));
    });
}

extern "C" void twin_jostle_body_is_touching(JostleCode code, const bool* touching) {
    [[maybe_unused]] Twin& f = twin();
    Body other{};
    other = (f.ground);
    run("jostle_body_is_touching", code, [&] {
        expect(same(*touching, f.crate.is_touching(other)));
    });
}

extern "C" void twin_jostle_body_bounds(JostleCode code, const JostleAabb2* bounds) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_body_bounds", code, [&] {
        expect(same(*bounds, f.crate.bounds()));
    });
}

extern "C" void twin_jostle_shape_is_valid(bool answer) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_is_valid", JOSTLE_OK, [&] {
        expect(same(answer, f.crate_shape.is_valid()));
    });
}

extern "C" void twin_jostle_shape_body(JostleCode code, const JostleBody* body) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_body", code, [&] {
        expect(same(*body, f.crate_shape.body()));
    });
}

extern "C" void twin_jostle_shape_chain(JostleCode code, const JostleChainShape* chain) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_chain", code, [&] {
        expect(same(*chain, f.segment.chain()));
    });
}

extern "C" void twin_jostle_shape_chain_index(JostleCode code, const int* chain_index) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_chain_index", code, [&] {
        expect(same(*chain_index, f.segment.chain_index()));
    });
}

extern "C" void twin_jostle_shape_geometry(JostleCode code, const JostleGeometry* geometry) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_geometry", code, [&] {
        expect(same(*geometry, f.crate_shape.geometry()));
    });
}

extern "C" void twin_jostle_shape_set_geometry(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Geometry geometry{};
    geometry = f.box;
    run("jostle_shape_set_geometry", code, [&] {
        f.crate_shape.set_geometry(geometry);
    });
}

extern "C" void twin_jostle_shape_bounds(JostleCode code, const JostleAabb2* bounds) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_bounds", code, [&] {
        expect(same(*bounds, f.crate_shape.bounds()));
    });
}

extern "C" void twin_jostle_shape_is_sensor(JostleCode code, const bool* sensor) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_is_sensor", code, [&] {
        expect(same(*sensor, f.crate_shape.is_sensor()));
    });
}

extern "C" void twin_jostle_shape_set_sensor(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool is_sensor{};
    is_sensor = true;
    run("jostle_shape_set_sensor", code, [&] {
        f.crate_shape.set_sensor(is_sensor);
    });
}

extern "C" void twin_jostle_shape_is_smooth(JostleCode code, const bool* smooth) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_is_smooth", code, [&] {
        expect(same(*smooth, f.crate_shape.is_smooth()));
    });
}

extern "C" void twin_jostle_shape_set_smooth(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool smooth{};
    smooth = true;
    run("jostle_shape_set_smooth", code, [&] {
        f.crate_shape.set_smooth(smooth);
    });
}

extern "C" void twin_jostle_shape_contacts(JostleCode code, const JostleContact* found, size_t count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_contacts", code, [&] {
        expect(same_list(found, 64, count, f.crate_shape.contacts()));
    });
}

extern "C" void twin_jostle_shape_is_touching(JostleCode code, const bool* touching) {
    [[maybe_unused]] Twin& f = twin();
    Shape other{};
    other = (f.ground_shape);
    run("jostle_shape_is_touching", code, [&] {
        expect(same(*touching, f.crate_shape.is_touching(other)));
    });
}

extern "C" void twin_jostle_shape_visitors(JostleCode code, const JostleSensorVisitor* found, size_t count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_visitors", code, [&] {
        expect(same_list(found, 64, count, f.sensor.visitors()));
    });
}

extern "C" void twin_jostle_shape_density(JostleCode code, const float* density) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_density", code, [&] {
        expect(same(*density, f.crate_shape.density()));
    });
}

extern "C" void twin_jostle_shape_set_density(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float density{};
    density = 2.0f;
    run("jostle_shape_set_density", code, [&] {
        f.crate_shape.set_density(density);
    });
}

extern "C" void twin_jostle_shape_material(JostleCode code, const JostleMaterial* material) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_material", code, [&] {
        expect(same(*material, f.crate_shape.material()));
    });
}

extern "C" void twin_jostle_shape_set_material(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Material material{};
    material.friction = 0.4f;
    material.restitution = 0.3f;
    material.rolling_resistance = 0.5f;
    material.surface_speed = 0.5f;
    material.id = 1;
    material.friction_rule = MixRule::kMaximum;
    material.restitution_rule = MixRule::kMaximum;
    run("jostle_shape_set_material", code, [&] {
        f.crate_shape.set_material(material);
    });
}

extern "C" void twin_jostle_shape_filter(JostleCode code, const JostleFilter* filter) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_filter", code, [&] {
        expect(same(*filter, f.crate_shape.filter()));
    });
}

extern "C" void twin_jostle_shape_set_filter(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Filter filter{};
    filter.category = 2u;
    filter.mask = ~1ull;
    filter.group = 3;
    run("jostle_shape_set_filter", code, [&] {
        f.crate_shape.set_filter(filter);
    });
}

extern "C" void twin_jostle_shape_user_data(JostleCode code, const uint64_t* user_data) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_shape_user_data", code, [&] {
        expect(same(*user_data, f.crate_shape.user_data()));
    });
}

extern "C" void twin_jostle_shape_set_user_data(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::uint64_t data{};
    data = 5u;
    run("jostle_shape_set_user_data", code, [&] {
        f.crate_shape.set_user_data(data);
    });
}

extern "C" void twin_jostle_chain_shape_is_valid(bool answer) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_chain_shape_is_valid", JOSTLE_OK, [&] {
        expect(same(answer, f.chain.is_valid()));
    });
}

extern "C" void twin_jostle_chain_shape_body(JostleCode code, const JostleBody* body) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_chain_shape_body", code, [&] {
        expect(same(*body, f.chain.body()));
    });
}

extern "C" void twin_jostle_chain_shape_segment_count(JostleCode code, const int* segment_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_chain_shape_segment_count", code, [&] {
        expect(same(*segment_count, f.chain.segment_count()));
    });
}

extern "C" void twin_jostle_chain_shape_segment(JostleCode code, const JostleShape* segment) {
    [[maybe_unused]] Twin& f = twin();
    int index{};
    index = 1;
    run("jostle_chain_shape_segment", code, [&] {
        expect(same(*segment, f.chain.segment(index)));
    });
}

extern "C" void twin_jostle_chain_shape_is_loop(JostleCode code, const bool* loop) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_chain_shape_is_loop", code, [&] {
        expect(same(*loop, f.chain.is_loop()));
    });
}

extern "C" void twin_jostle_chain_shape_bounds(JostleCode code, const JostleAabb2* bounds) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_chain_shape_bounds", code, [&] {
        expect(same(*bounds, f.chain.bounds()));
    });
}

extern "C" void twin_jostle_chain_shape_is_sensor(JostleCode code, const bool* sensor) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_chain_shape_is_sensor", code, [&] {
        expect(same(*sensor, f.chain.is_sensor()));
    });
}

extern "C" void twin_jostle_chain_shape_set_material(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Material material{};
    material.friction = 0.4f;
    material.restitution = 0.3f;
    material.rolling_resistance = 0.5f;
    material.surface_speed = 0.5f;
    material.id = 1;
    material.friction_rule = MixRule::kMaximum;
    material.restitution_rule = MixRule::kMaximum;
    run("jostle_chain_shape_set_material", code, [&] {
        f.chain.set_material(material);
    });
}

extern "C" void twin_jostle_chain_shape_filter(JostleCode code, const JostleFilter* filter) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_chain_shape_filter", code, [&] {
        expect(same(*filter, f.chain.filter()));
    });
}

extern "C" void twin_jostle_chain_shape_set_filter(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Filter filter{};
    filter.category = 2u;
    filter.mask = ~1ull;
    filter.group = 3;
    run("jostle_chain_shape_set_filter", code, [&] {
        f.chain.set_filter(filter);
    });
}

extern "C" void twin_jostle_chain_shape_user_data(JostleCode code, const uint64_t* user_data) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_chain_shape_user_data", code, [&] {
        expect(same(*user_data, f.chain.user_data()));
    });
}

extern "C" void twin_jostle_chain_shape_set_user_data(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::uint64_t data{};
    data = 5u;
    run("jostle_chain_shape_set_user_data", code, [&] {
        f.chain.set_user_data(data);
    });
}

extern "C" void twin_jostle_joint_is_valid(bool answer) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_is_valid", JOSTLE_OK, [&] {
        expect(same(answer, f.revolute.is_valid()));
    });
}

extern "C" void twin_jostle_joint_type(JostleCode code, const JostleJointType* type) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_type", code, [&] {
        expect(same(*type, f.revolute.type()));
    });
}

extern "C" void twin_jostle_joint_body_count(JostleCode code, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_body_count", code, [&] {
        expect(same(*count, f.revolute.body_count()));
    });
}

extern "C" void twin_jostle_joint_body(JostleCode code, const JostleBody* body) {
    [[maybe_unused]] Twin& f = twin();
    int index{};
    index = 1;
    run("jostle_joint_body", code, [&] {
        expect(same(*body, f.revolute.body(index)));
    });
}

extern "C" void twin_jostle_joint_body_a(JostleCode code, const JostleBody* a) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_body_a", code, [&] {
        expect(same(*a, f.revolute.body_a()));
    });
}

extern "C" void twin_jostle_joint_body_b(JostleCode code, const JostleBody* b) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_body_b", code, [&] {
        expect(same(*b, f.revolute.body_b()));
    });
}

extern "C" void twin_jostle_joint_anchor_a(JostleCode code, const JostleVec2* anchor_a) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_anchor_a", code, [&] {
        expect(same(*anchor_a, f.revolute.anchor_a()));
    });
}

extern "C" void twin_jostle_joint_anchor_b(JostleCode code, const JostleVec2* anchor_b) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_anchor_b", code, [&] {
        expect(same(*anchor_b, f.revolute.anchor_b()));
    });
}

extern "C" void twin_jostle_joint_local_anchor_a(JostleCode code, const JostleVec2* local_anchor_a) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_local_anchor_a", code, [&] {
        expect(same(*local_anchor_a, f.revolute.local_anchor_a()));
    });
}

extern "C" void twin_jostle_joint_local_anchor_b(JostleCode code, const JostleVec2* local_anchor_b) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_local_anchor_b", code, [&] {
        expect(same(*local_anchor_b, f.revolute.local_anchor_b()));
    });
}

extern "C" void twin_jostle_joint_set_local_anchor_a(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 anchor{};
    anchor.x = 0.5f;
    anchor.y = 0.25f;
    run("jostle_joint_set_local_anchor_a", code, [&] {
        f.revolute.set_local_anchor_a(anchor);
    });
}

extern "C" void twin_jostle_joint_set_local_anchor_b(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 anchor{};
    anchor.x = 0.5f;
    anchor.y = 0.25f;
    run("jostle_joint_set_local_anchor_b", code, [&] {
        f.revolute.set_local_anchor_b(anchor);
    });
}

extern "C" void twin_jostle_joint_collide_connected(JostleCode code, const bool* collide_connected) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_collide_connected", code, [&] {
        expect(same(*collide_connected, f.revolute.collide_connected()));
    });
}

extern "C" void twin_jostle_joint_set_collide_connected(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    bool collide{};
    collide = true;
    run("jostle_joint_set_collide_connected", code, [&] {
        f.revolute.set_collide_connected(collide);
    });
}

extern "C" void twin_jostle_joint_stiffness(JostleCode code, bool has_stiffness, const JostleJointSpring* stiffness) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_stiffness", code, [&] {
        expect(same_optional(has_stiffness, *stiffness, f.revolute.stiffness()));
    });
}

extern "C" void twin_jostle_joint_set_stiffness(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointSpring stiffness{};
    stiffness.hertz = 4.0f;
    stiffness.damping_ratio = 0.5f;
    run("jostle_joint_set_stiffness", code, [&] {
        f.revolute.set_stiffness(stiffness);
    });
}

extern "C" void twin_jostle_joint_break_at(JostleCode code, bool has_break_at, const JostleJointBreak* break_at) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_break_at", code, [&] {
        expect(same_optional(has_break_at, *break_at, f.revolute.break_at()));
    });
}

extern "C" void twin_jostle_joint_set_break_at(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointBreak threshold{};
    threshold.force = 1.0e6f;
    threshold.torque = 1.0e6f;
    threshold.destroy = false;
    run("jostle_joint_set_break_at", code, [&] {
        f.revolute.set_break_at(threshold);
    });
}

extern "C" void twin_jostle_joint_user_data(JostleCode code, const uint64_t* user_data) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_user_data", code, [&] {
        expect(same(*user_data, f.revolute.user_data()));
    });
}

extern "C" void twin_jostle_joint_set_user_data(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::uint64_t data{};
    data = 5u;
    run("jostle_joint_set_user_data", code, [&] {
        f.revolute.set_user_data(data);
    });
}

extern "C" void twin_jostle_joint_color(JostleCode code, const int* color) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_color", code, [&] {
        expect(same(*color, f.revolute.color()));
    });
}

extern "C" void twin_jostle_joint_linear_error(JostleCode code, const float* linear_error) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_linear_error", code, [&] {
        expect(same(*linear_error, f.revolute.linear_error()));
    });
}

extern "C" void twin_jostle_joint_angular_error(JostleCode code, const float* angular_error) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_angular_error", code, [&] {
        expect(same(*angular_error, f.revolute.angular_error()));
    });
}

extern "C" void twin_jostle_joint_reaction_force(JostleCode code, const JostleVec2* reaction_force) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_reaction_force", code, [&] {
        expect(same(*reaction_force, f.revolute.reaction_force()));
    });
}

extern "C" void twin_jostle_joint_reaction_torque(JostleCode code, const float* reaction_torque) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_joint_reaction_torque", code, [&] {
        expect(same(*reaction_torque, f.revolute.reaction_torque()));
    });
}

extern "C" void twin_jostle_custom_joint_row_count(JostleCode code, const int* row_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_custom_joint_row_count", code, [&] {
        expect(same(*row_count, CustomJoint(f.custom).row_count()));
    });
}

extern "C" void twin_jostle_custom_joint_row_force(JostleCode code, const float* row_force) {
    [[maybe_unused]] Twin& f = twin();
    int row{};
    row = 0;
    run("jostle_custom_joint_row_force", code, [&] {
        expect(same(*row_force, CustomJoint(f.custom).row_force(row)));
    });
}

extern "C" void twin_jostle_distance_joint_current_length(JostleCode code, const float* current_length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_distance_joint_current_length", code, [&] {
        expect(same(*current_length, DistanceJoint(f.distance).current_length()));
    });
}

extern "C" void twin_jostle_distance_joint_length(JostleCode code, const float* length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_distance_joint_length", code, [&] {
        expect(same(*length, DistanceJoint(f.distance).length()));
    });
}

extern "C" void twin_jostle_distance_joint_set_length(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float length{};
    length = 2.0f;
    run("jostle_distance_joint_set_length", code, [&] {
        DistanceJoint(f.distance).set_length(length);
    });
}

extern "C" void twin_jostle_distance_joint_spring(JostleCode code, bool has_spring, const JostleJointSpring* spring) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_distance_joint_spring", code, [&] {
        expect(same_optional(has_spring, *spring, DistanceJoint(f.distance).spring()));
    });
}

extern "C" void twin_jostle_distance_joint_set_spring(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointSpring spring{};
    spring.hertz = 4.0f;
    spring.damping_ratio = 0.5f;
    run("jostle_distance_joint_set_spring", code, [&] {
        DistanceJoint(f.distance).set_spring(spring);
    });
}

extern "C" void twin_jostle_distance_joint_limit(JostleCode code, bool has_limit, const JostleJointLimit* limit) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_distance_joint_limit", code, [&] {
        expect(same_optional(has_limit, *limit, DistanceJoint(f.distance).limit()));
    });
}

extern "C" void twin_jostle_distance_joint_set_limit(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointLimit limit{};
    limit.lower = 0.5f;
    limit.upper = 4.0f;
    run("jostle_distance_joint_set_limit", code, [&] {
        DistanceJoint(f.distance).set_limit(limit);
    });
}

extern "C" void twin_jostle_distance_joint_motor(JostleCode code, bool has_motor, const JostleDistanceMotor* motor) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_distance_joint_motor", code, [&] {
        expect(same_optional(has_motor, *motor, DistanceJoint(f.distance).motor()));
    });
}

extern "C" void twin_jostle_distance_joint_set_motor(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    DistanceMotor motor{};
    motor.speed = 0.75f;
    motor.max_force = 0.5f;
    run("jostle_distance_joint_set_motor", code, [&] {
        DistanceJoint(f.distance).set_motor(motor);
    });
}

extern "C" void twin_jostle_distance_joint_set_motor_speed(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float speed{};
    speed = 0.75f;
    run("jostle_distance_joint_set_motor_speed", code, [&] {
        DistanceJoint(f.distance).set_motor_speed(speed);
    });
}

extern "C" void twin_jostle_friction_joint_max_force(JostleCode code, const float* max_force) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_friction_joint_max_force", code, [&] {
        expect(same(*max_force, FrictionJoint(f.friction).max_force()));
    });
}

extern "C" void twin_jostle_friction_joint_set_max_force(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float max_force{};
    max_force = 0.5f;
    run("jostle_friction_joint_set_max_force", code, [&] {
        FrictionJoint(f.friction).set_max_force(max_force);
    });
}

extern "C" void twin_jostle_friction_joint_max_torque(JostleCode code, const float* max_torque) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_friction_joint_max_torque", code, [&] {
        expect(same(*max_torque, FrictionJoint(f.friction).max_torque()));
    });
}

extern "C" void twin_jostle_friction_joint_set_max_torque(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float max_torque{};
    max_torque = 0.5f;
    run("jostle_friction_joint_set_max_torque", code, [&] {
        FrictionJoint(f.friction).set_max_torque(max_torque);
    });
}

extern "C" void twin_jostle_gear_joint_joint_a(JostleCode code, const JostleJoint* a) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_gear_joint_joint_a", code, [&] {
        expect(same(*a, GearJoint(f.gear).joint_a()));
    });
}

extern "C" void twin_jostle_gear_joint_joint_b(JostleCode code, const JostleJoint* b) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_gear_joint_joint_b", code, [&] {
        expect(same(*b, GearJoint(f.gear).joint_b()));
    });
}

extern "C" void twin_jostle_gear_joint_ratio(JostleCode code, const float* ratio) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_gear_joint_ratio", code, [&] {
        expect(same(*ratio, GearJoint(f.gear).ratio()));
    });
}

extern "C" void twin_jostle_gear_joint_set_ratio(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float ratio{};
    ratio = 1.5f;
    run("jostle_gear_joint_set_ratio", code, [&] {
        GearJoint(f.gear).set_ratio(ratio);
    });
}

extern "C" void twin_jostle_gear_joint_offset(JostleCode code, const float* offset) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_gear_joint_offset", code, [&] {
        expect(same(*offset, GearJoint(f.gear).offset()));
    });
}

extern "C" void twin_jostle_gear_joint_set_offset(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float offset{};
    offset = 0.25f;
    run("jostle_gear_joint_set_offset", code, [&] {
        GearJoint(f.gear).set_offset(offset);
    });
}

extern "C" void twin_jostle_gear_joint_error(JostleCode code, const float* error) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_gear_joint_error", code, [&] {
        expect(same(*error, GearJoint(f.gear).error()));
    });
}

extern "C" void twin_jostle_motor_joint_offset(JostleCode code, const JostleVec2* offset) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_motor_joint_offset", code, [&] {
        expect(same(*offset, MotorJoint(f.motor).offset()));
    });
}

extern "C" void twin_jostle_motor_joint_set_offset(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 offset{};
    offset.x = 0.5f;
    offset.y = 0.25f;
    run("jostle_motor_joint_set_offset", code, [&] {
        MotorJoint(f.motor).set_offset(offset);
    });
}

extern "C" void twin_jostle_motor_joint_angle(JostleCode code, const float* angle) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_motor_joint_angle", code, [&] {
        expect(same(*angle, MotorJoint(f.motor).angle()));
    });
}

extern "C" void twin_jostle_motor_joint_set_angle(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float angle{};
    angle = 0.5f;
    run("jostle_motor_joint_set_angle", code, [&] {
        MotorJoint(f.motor).set_angle(angle);
    });
}

extern "C" void twin_jostle_motor_joint_current_angle(JostleCode code, const float* current_angle) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_motor_joint_current_angle", code, [&] {
        expect(same(*current_angle, MotorJoint(f.motor).current_angle()));
    });
}

extern "C" void twin_jostle_motor_joint_max_force(JostleCode code, const float* max_force) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_motor_joint_max_force", code, [&] {
        expect(same(*max_force, MotorJoint(f.motor).max_force()));
    });
}

extern "C" void twin_jostle_motor_joint_set_max_force(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float max_force{};
    max_force = 0.5f;
    run("jostle_motor_joint_set_max_force", code, [&] {
        MotorJoint(f.motor).set_max_force(max_force);
    });
}

extern "C" void twin_jostle_motor_joint_max_torque(JostleCode code, const float* max_torque) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_motor_joint_max_torque", code, [&] {
        expect(same(*max_torque, MotorJoint(f.motor).max_torque()));
    });
}

extern "C" void twin_jostle_motor_joint_set_max_torque(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float max_torque{};
    max_torque = 0.5f;
    run("jostle_motor_joint_set_max_torque", code, [&] {
        MotorJoint(f.motor).set_max_torque(max_torque);
    });
}

extern "C" void twin_jostle_prismatic_joint_translation(JostleCode code, const float* translation) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_prismatic_joint_translation", code, [&] {
        expect(same(*translation, PrismaticJoint(f.prismatic).translation()));
    });
}

extern "C" void twin_jostle_prismatic_joint_axis(JostleCode code, const JostleVec2* axis) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_prismatic_joint_axis", code, [&] {
        expect(same(*axis, PrismaticJoint(f.prismatic).axis()));
    });
}

extern "C" void twin_jostle_prismatic_joint_local_axis(JostleCode code, const JostleVec2* local_axis) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_prismatic_joint_local_axis", code, [&] {
        expect(same(*local_axis, PrismaticJoint(f.prismatic).local_axis()));
    });
}

extern "C" void twin_jostle_prismatic_joint_set_local_axis(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 axis{};
    axis.x = 0.6f;
    axis.y = 0.8f;
    run("jostle_prismatic_joint_set_local_axis", code, [&] {
        PrismaticJoint(f.prismatic).set_local_axis(axis);
    });
}

extern "C" void twin_jostle_prismatic_joint_reference_angle(JostleCode code, const float* reference_angle) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_prismatic_joint_reference_angle", code, [&] {
        expect(same(*reference_angle, PrismaticJoint(f.prismatic).reference_angle()));
    });
}

extern "C" void twin_jostle_prismatic_joint_set_reference_angle(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float reference_angle{};
    reference_angle = 0.5f;
    run("jostle_prismatic_joint_set_reference_angle", code, [&] {
        PrismaticJoint(f.prismatic).set_reference_angle(reference_angle);
    });
}

extern "C" void twin_jostle_prismatic_joint_limit(JostleCode code, bool has_limit, const JostleJointLimit* limit) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_prismatic_joint_limit", code, [&] {
        expect(same_optional(has_limit, *limit, PrismaticJoint(f.prismatic).limit()));
    });
}

extern "C" void twin_jostle_prismatic_joint_set_limit(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointLimit limit{};
    limit.lower = -0.5f;
    limit.upper = 0.75f;
    run("jostle_prismatic_joint_set_limit", code, [&] {
        PrismaticJoint(f.prismatic).set_limit(limit);
    });
}

extern "C" void twin_jostle_prismatic_joint_motor(JostleCode code, bool has_motor, const JostlePrismaticMotor* motor) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_prismatic_joint_motor", code, [&] {
        expect(same_optional(has_motor, *motor, PrismaticJoint(f.prismatic).motor()));
    });
}

extern "C" void twin_jostle_prismatic_joint_set_motor(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    PrismaticMotor motor{};
    motor.speed = 0.75f;
    motor.max_force = 0.5f;
    run("jostle_prismatic_joint_set_motor", code, [&] {
        PrismaticJoint(f.prismatic).set_motor(motor);
    });
}

extern "C" void twin_jostle_prismatic_joint_set_motor_speed(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float speed{};
    speed = 0.75f;
    run("jostle_prismatic_joint_set_motor_speed", code, [&] {
        PrismaticJoint(f.prismatic).set_motor_speed(speed);
    });
}

extern "C" void twin_jostle_prismatic_joint_servo(JostleCode code, bool has_servo, const JostleJointServo* servo) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_prismatic_joint_servo", code, [&] {
        expect(same_optional(has_servo, *servo, PrismaticJoint(f.prismatic).servo()));
    });
}

extern "C" void twin_jostle_prismatic_joint_set_servo(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointServo servo{};
    servo.target = 0.5f;
    servo.hertz = 0.5f;
    servo.damping_ratio = 0.5f;
    servo.max = 50.0f;
    run("jostle_prismatic_joint_set_servo", code, [&] {
        PrismaticJoint(f.prismatic).set_servo(servo);
    });
}

extern "C" void twin_jostle_prismatic_joint_set_servo_target(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float target{};
    target = 0.5f;
    run("jostle_prismatic_joint_set_servo_target", code, [&] {
        PrismaticJoint(f.prismatic).set_servo_target(target);
    });
}

extern "C" void twin_jostle_pulley_joint_frame(JostleCode code, const JostleBody* frame) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pulley_joint_frame", code, [&] {
        expect(same(*frame, PulleyJoint(f.pulley).frame()));
    });
}

extern "C" void twin_jostle_pulley_joint_point_a(JostleCode code, const JostleVec2* point_a) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pulley_joint_point_a", code, [&] {
        expect(same(*point_a, PulleyJoint(f.pulley).point_a()));
    });
}

extern "C" void twin_jostle_pulley_joint_point_b(JostleCode code, const JostleVec2* point_b) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pulley_joint_point_b", code, [&] {
        expect(same(*point_b, PulleyJoint(f.pulley).point_b()));
    });
}

extern "C" void twin_jostle_pulley_joint_local_point_a(JostleCode code, const JostleVec2* local_point_a) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pulley_joint_local_point_a", code, [&] {
        expect(same(*local_point_a, PulleyJoint(f.pulley).local_point_a()));
    });
}

extern "C" void twin_jostle_pulley_joint_local_point_b(JostleCode code, const JostleVec2* local_point_b) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pulley_joint_local_point_b", code, [&] {
        expect(same(*local_point_b, PulleyJoint(f.pulley).local_point_b()));
    });
}

extern "C" void twin_jostle_pulley_joint_set_local_point_a(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_pulley_joint_set_local_point_a", code, [&] {
        PulleyJoint(f.pulley).set_local_point_a(point);
    });
}

extern "C" void twin_jostle_pulley_joint_set_local_point_b(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 point{};
    point.x = 0.25f;
    point.y = 0.75f;
    run("jostle_pulley_joint_set_local_point_b", code, [&] {
        PulleyJoint(f.pulley).set_local_point_b(point);
    });
}

extern "C" void twin_jostle_pulley_joint_length_a(JostleCode code, const float* length_a) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pulley_joint_length_a", code, [&] {
        expect(same(*length_a, PulleyJoint(f.pulley).length_a()));
    });
}

extern "C" void twin_jostle_pulley_joint_length_b(JostleCode code, const float* length_b) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pulley_joint_length_b", code, [&] {
        expect(same(*length_b, PulleyJoint(f.pulley).length_b()));
    });
}

extern "C" void twin_jostle_pulley_joint_length(JostleCode code, const float* length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pulley_joint_length", code, [&] {
        expect(same(*length, PulleyJoint(f.pulley).length()));
    });
}

extern "C" void twin_jostle_pulley_joint_set_length(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float length{};
    length = 2.0f;
    run("jostle_pulley_joint_set_length", code, [&] {
        PulleyJoint(f.pulley).set_length(length);
    });
}

extern "C" void twin_jostle_pulley_joint_ratio(JostleCode code, const float* ratio) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pulley_joint_ratio", code, [&] {
        expect(same(*ratio, PulleyJoint(f.pulley).ratio()));
    });
}

extern "C" void twin_jostle_pulley_joint_set_ratio(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float ratio{};
    ratio = 1.5f;
    run("jostle_pulley_joint_set_ratio", code, [&] {
        PulleyJoint(f.pulley).set_ratio(ratio);
    });
}

extern "C" void twin_jostle_pulley_joint_min_length_a(JostleCode code, const float* min_length_a) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pulley_joint_min_length_a", code, [&] {
        expect(same(*min_length_a, PulleyJoint(f.pulley).min_length_a()));
    });
}

extern "C" void twin_jostle_pulley_joint_set_min_length_a(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float length{};
    length = 2.0f;
    run("jostle_pulley_joint_set_min_length_a", code, [&] {
        PulleyJoint(f.pulley).set_min_length_a(length);
    });
}

extern "C" void twin_jostle_pulley_joint_min_length_b(JostleCode code, const float* min_length_b) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_pulley_joint_min_length_b", code, [&] {
        expect(same(*min_length_b, PulleyJoint(f.pulley).min_length_b()));
    });
}

extern "C" void twin_jostle_pulley_joint_set_min_length_b(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float length{};
    length = 2.0f;
    run("jostle_pulley_joint_set_min_length_b", code, [&] {
        PulleyJoint(f.pulley).set_min_length_b(length);
    });
}

extern "C" void twin_jostle_ratchet_joint_angle(JostleCode code, const float* angle) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_ratchet_joint_angle", code, [&] {
        expect(same(*angle, RatchetJoint(f.ratchet).angle()));
    });
}

extern "C" void twin_jostle_ratchet_joint_tooth(JostleCode code, const float* tooth) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_ratchet_joint_tooth", code, [&] {
        expect(same(*tooth, RatchetJoint(f.ratchet).tooth()));
    });
}

extern "C" void twin_jostle_ratchet_joint_step(JostleCode code, const float* step) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_ratchet_joint_step", code, [&] {
        expect(same(*step, RatchetJoint(f.ratchet).step()));
    });
}

extern "C" void twin_jostle_ratchet_joint_set_step(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float step{};
    step = 0.5f;
    run("jostle_ratchet_joint_set_step", code, [&] {
        RatchetJoint(f.ratchet).set_step(step);
    });
}

extern "C" void twin_jostle_ratchet_joint_phase(JostleCode code, const float* phase) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_ratchet_joint_phase", code, [&] {
        expect(same(*phase, RatchetJoint(f.ratchet).phase()));
    });
}

extern "C" void twin_jostle_ratchet_joint_set_phase(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float phase{};
    phase = 0.5f;
    run("jostle_ratchet_joint_set_phase", code, [&] {
        RatchetJoint(f.ratchet).set_phase(phase);
    });
}

extern "C" void twin_jostle_ratchet_joint_max_torque(JostleCode code, const float* max_torque) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_ratchet_joint_max_torque", code, [&] {
        expect(same(*max_torque, RatchetJoint(f.ratchet).max_torque()));
    });
}

extern "C" void twin_jostle_ratchet_joint_set_max_torque(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float max_torque{};
    max_torque = 0.5f;
    run("jostle_ratchet_joint_set_max_torque", code, [&] {
        RatchetJoint(f.ratchet).set_max_torque(max_torque);
    });
}

extern "C" void twin_jostle_revolute_joint_angle(JostleCode code, const float* angle) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_revolute_joint_angle", code, [&] {
        expect(same(*angle, RevoluteJoint(f.revolute).angle()));
    });
}

extern "C" void twin_jostle_revolute_joint_reference_angle(JostleCode code, const float* reference_angle) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_revolute_joint_reference_angle", code, [&] {
        expect(same(*reference_angle, RevoluteJoint(f.revolute).reference_angle()));
    });
}

extern "C" void twin_jostle_revolute_joint_set_reference_angle(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float reference_angle{};
    reference_angle = 0.5f;
    run("jostle_revolute_joint_set_reference_angle", code, [&] {
        RevoluteJoint(f.revolute).set_reference_angle(reference_angle);
    });
}

extern "C" void twin_jostle_revolute_joint_limit(JostleCode code, bool has_limit, const JostleJointLimit* limit) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_revolute_joint_limit", code, [&] {
        expect(same_optional(has_limit, *limit, RevoluteJoint(f.revolute).limit()));
    });
}

extern "C" void twin_jostle_revolute_joint_set_limit(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointLimit limit{};
    limit.lower = -0.5f;
    limit.upper = 0.75f;
    run("jostle_revolute_joint_set_limit", code, [&] {
        RevoluteJoint(f.revolute).set_limit(limit);
    });
}

extern "C" void twin_jostle_revolute_joint_motor(JostleCode code, bool has_motor, const JostleRevoluteMotor* motor) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_revolute_joint_motor", code, [&] {
        expect(same_optional(has_motor, *motor, RevoluteJoint(f.revolute).motor()));
    });
}

extern "C" void twin_jostle_revolute_joint_set_motor(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    RevoluteMotor motor{};
    motor.speed = 0.75f;
    motor.max_torque = 0.5f;
    run("jostle_revolute_joint_set_motor", code, [&] {
        RevoluteJoint(f.revolute).set_motor(motor);
    });
}

extern "C" void twin_jostle_revolute_joint_set_motor_speed(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float speed{};
    speed = 0.75f;
    run("jostle_revolute_joint_set_motor_speed", code, [&] {
        RevoluteJoint(f.revolute).set_motor_speed(speed);
    });
}

extern "C" void twin_jostle_revolute_joint_servo(JostleCode code, bool has_servo, const JostleJointServo* servo) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_revolute_joint_servo", code, [&] {
        expect(same_optional(has_servo, *servo, RevoluteJoint(f.revolute).servo()));
    });
}

extern "C" void twin_jostle_revolute_joint_set_servo(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointServo servo{};
    servo.target = 0.5f;
    servo.hertz = 0.5f;
    servo.damping_ratio = 0.5f;
    servo.max = 50.0f;
    run("jostle_revolute_joint_set_servo", code, [&] {
        RevoluteJoint(f.revolute).set_servo(servo);
    });
}

extern "C" void twin_jostle_revolute_joint_set_servo_target(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float target{};
    target = 0.5f;
    run("jostle_revolute_joint_set_servo_target", code, [&] {
        RevoluteJoint(f.revolute).set_servo_target(target);
    });
}

extern "C" void twin_jostle_slot_joint_translation(JostleCode code, const float* translation) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_slot_joint_translation", code, [&] {
        expect(same(*translation, SlotJoint(f.slot).translation()));
    });
}

extern "C" void twin_jostle_slot_joint_axis(JostleCode code, const JostleVec2* axis) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_slot_joint_axis", code, [&] {
        expect(same(*axis, SlotJoint(f.slot).axis()));
    });
}

extern "C" void twin_jostle_slot_joint_local_axis(JostleCode code, const JostleVec2* local_axis) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_slot_joint_local_axis", code, [&] {
        expect(same(*local_axis, SlotJoint(f.slot).local_axis()));
    });
}

extern "C" void twin_jostle_slot_joint_set_local_axis(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 axis{};
    axis.x = 0.6f;
    axis.y = 0.8f;
    run("jostle_slot_joint_set_local_axis", code, [&] {
        SlotJoint(f.slot).set_local_axis(axis);
    });
}

extern "C" void twin_jostle_slot_joint_limit(JostleCode code, bool has_limit, const JostleJointLimit* limit) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_slot_joint_limit", code, [&] {
        expect(same_optional(has_limit, *limit, SlotJoint(f.slot).limit()));
    });
}

extern "C" void twin_jostle_slot_joint_set_limit(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointLimit limit{};
    limit.lower = -0.5f;
    limit.upper = 0.75f;
    run("jostle_slot_joint_set_limit", code, [&] {
        SlotJoint(f.slot).set_limit(limit);
    });
}

extern "C" void twin_jostle_slot_joint_motor(JostleCode code, bool has_motor, const JostleSlotMotor* motor) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_slot_joint_motor", code, [&] {
        expect(same_optional(has_motor, *motor, SlotJoint(f.slot).motor()));
    });
}

extern "C" void twin_jostle_slot_joint_set_motor(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    SlotMotor motor{};
    motor.speed = 0.75f;
    motor.max_force = 0.5f;
    run("jostle_slot_joint_set_motor", code, [&] {
        SlotJoint(f.slot).set_motor(motor);
    });
}

extern "C" void twin_jostle_slot_joint_set_motor_speed(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float speed{};
    speed = 0.75f;
    run("jostle_slot_joint_set_motor_speed", code, [&] {
        SlotJoint(f.slot).set_motor_speed(speed);
    });
}

extern "C" void twin_jostle_slot_joint_servo(JostleCode code, bool has_servo, const JostleJointServo* servo) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_slot_joint_servo", code, [&] {
        expect(same_optional(has_servo, *servo, SlotJoint(f.slot).servo()));
    });
}

extern "C" void twin_jostle_slot_joint_set_servo(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointServo servo{};
    servo.target = 0.5f;
    servo.hertz = 0.5f;
    servo.damping_ratio = 0.5f;
    servo.max = 50.0f;
    run("jostle_slot_joint_set_servo", code, [&] {
        SlotJoint(f.slot).set_servo(servo);
    });
}

extern "C" void twin_jostle_slot_joint_set_servo_target(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float target{};
    target = 0.5f;
    run("jostle_slot_joint_set_servo_target", code, [&] {
        SlotJoint(f.slot).set_servo_target(target);
    });
}

extern "C" void twin_jostle_target_joint_target(JostleCode code, const JostleVec2* target) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_target_joint_target", code, [&] {
        expect(same(*target, TargetJoint(f.target).target()));
    });
}

extern "C" void twin_jostle_target_joint_set_target(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 target{};
    target.x = 0.5f;
    target.y = 0.25f;
    run("jostle_target_joint_set_target", code, [&] {
        TargetJoint(f.target).set_target(target);
    });
}

extern "C" void twin_jostle_target_joint_spring(JostleCode code, const JostleJointSpring* spring) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_target_joint_spring", code, [&] {
        expect(same(*spring, TargetJoint(f.target).spring()));
    });
}

extern "C" void twin_jostle_target_joint_set_spring(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointSpring spring{};
    spring.hertz = 4.0f;
    spring.damping_ratio = 0.5f;
    run("jostle_target_joint_set_spring", code, [&] {
        TargetJoint(f.target).set_spring(spring);
    });
}

extern "C" void twin_jostle_target_joint_max_force(JostleCode code, const float* max_force) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_target_joint_max_force", code, [&] {
        expect(same(*max_force, TargetJoint(f.target).max_force()));
    });
}

extern "C" void twin_jostle_target_joint_set_max_force(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float max_force{};
    max_force = 0.5f;
    run("jostle_target_joint_set_max_force", code, [&] {
        TargetJoint(f.target).set_max_force(max_force);
    });
}

extern "C" void twin_jostle_weld_joint_angular_error(JostleCode code, const float* angular_error) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_weld_joint_angular_error", code, [&] {
        expect(same(*angular_error, WeldJoint(f.weld).angular_error()));
    });
}

extern "C" void twin_jostle_weld_joint_reference_angle(JostleCode code, const float* reference_angle) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_weld_joint_reference_angle", code, [&] {
        expect(same(*reference_angle, WeldJoint(f.weld).reference_angle()));
    });
}

extern "C" void twin_jostle_weld_joint_set_reference_angle(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float reference_angle{};
    reference_angle = 0.5f;
    run("jostle_weld_joint_set_reference_angle", code, [&] {
        WeldJoint(f.weld).set_reference_angle(reference_angle);
    });
}

extern "C" void twin_jostle_weld_joint_linear_spring(JostleCode code, bool has_linear_spring, const JostleJointSpring* linear_spring) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_weld_joint_linear_spring", code, [&] {
        expect(same_optional(has_linear_spring, *linear_spring, WeldJoint(f.weld).linear_spring()));
    });
}

extern "C" void twin_jostle_weld_joint_set_linear_spring(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointSpring spring{};
    spring.hertz = 4.0f;
    spring.damping_ratio = 0.5f;
    run("jostle_weld_joint_set_linear_spring", code, [&] {
        WeldJoint(f.weld).set_linear_spring(spring);
    });
}

extern "C" void twin_jostle_weld_joint_angular_spring(JostleCode code, bool has_angular_spring, const JostleJointSpring* angular_spring) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_weld_joint_angular_spring", code, [&] {
        expect(same_optional(has_angular_spring, *angular_spring, WeldJoint(f.weld).angular_spring()));
    });
}

extern "C" void twin_jostle_weld_joint_set_angular_spring(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointSpring spring{};
    spring.hertz = 4.0f;
    spring.damping_ratio = 0.5f;
    run("jostle_weld_joint_set_angular_spring", code, [&] {
        WeldJoint(f.weld).set_angular_spring(spring);
    });
}

extern "C" void twin_jostle_wheel_joint_angle(JostleCode code, const float* angle) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_wheel_joint_angle", code, [&] {
        expect(same(*angle, WheelJoint(f.wheel).angle()));
    });
}

extern "C" void twin_jostle_wheel_joint_translation(JostleCode code, const float* translation) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_wheel_joint_translation", code, [&] {
        expect(same(*translation, WheelJoint(f.wheel).translation()));
    });
}

extern "C" void twin_jostle_wheel_joint_axis(JostleCode code, const JostleVec2* axis) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_wheel_joint_axis", code, [&] {
        expect(same(*axis, WheelJoint(f.wheel).axis()));
    });
}

extern "C" void twin_jostle_wheel_joint_local_axis(JostleCode code, const JostleVec2* local_axis) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_wheel_joint_local_axis", code, [&] {
        expect(same(*local_axis, WheelJoint(f.wheel).local_axis()));
    });
}

extern "C" void twin_jostle_wheel_joint_set_local_axis(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 axis{};
    axis.x = 0.6f;
    axis.y = 0.8f;
    run("jostle_wheel_joint_set_local_axis", code, [&] {
        WheelJoint(f.wheel).set_local_axis(axis);
    });
}

extern "C" void twin_jostle_wheel_joint_suspension(JostleCode code, bool has_suspension, const JostleJointServo* suspension) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_wheel_joint_suspension", code, [&] {
        expect(same_optional(has_suspension, *suspension, WheelJoint(f.wheel).suspension()));
    });
}

extern "C" void twin_jostle_wheel_joint_set_suspension(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointServo suspension{};
    suspension.target = 0.5f;
    suspension.hertz = 0.5f;
    suspension.damping_ratio = 0.5f;
    suspension.max = 50.0f;
    run("jostle_wheel_joint_set_suspension", code, [&] {
        WheelJoint(f.wheel).set_suspension(suspension);
    });
}

extern "C" void twin_jostle_wheel_joint_limit(JostleCode code, bool has_limit, const JostleJointLimit* limit) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_wheel_joint_limit", code, [&] {
        expect(same_optional(has_limit, *limit, WheelJoint(f.wheel).limit()));
    });
}

extern "C" void twin_jostle_wheel_joint_set_limit(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    JointLimit limit{};
    limit.lower = -0.5f;
    limit.upper = 0.75f;
    run("jostle_wheel_joint_set_limit", code, [&] {
        WheelJoint(f.wheel).set_limit(limit);
    });
}

extern "C" void twin_jostle_wheel_joint_motor(JostleCode code, bool has_motor, const JostleWheelMotor* motor) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_wheel_joint_motor", code, [&] {
        expect(same_optional(has_motor, *motor, WheelJoint(f.wheel).motor()));
    });
}

extern "C" void twin_jostle_wheel_joint_set_motor(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    WheelMotor motor{};
    motor.speed = 0.75f;
    motor.max_torque = 0.5f;
    run("jostle_wheel_joint_set_motor", code, [&] {
        WheelJoint(f.wheel).set_motor(motor);
    });
}

extern "C" void twin_jostle_wheel_joint_set_motor_speed(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float speed{};
    speed = 0.75f;
    run("jostle_wheel_joint_set_motor_speed", code, [&] {
        WheelJoint(f.wheel).set_motor_speed(speed);
    });
}

extern "C" void twin_jostle_save_delta(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_save_delta", code, [&] {
        expect(same_bytes(bytes, size, jostle::save_delta(f.saved_world, f.saved_later_world)));
    });
}

extern "C" void twin_jostle_apply_delta(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_apply_delta", code, [&] {
        expect(same_bytes(bytes, size, jostle::apply_delta(f.saved_world, f.saved_delta)));
    });
}

extern "C" void twin_jostle_make_default_scheduler(JostleCode code, JostleTaskScheduler* default_scheduler) {
    [[maybe_unused]] Twin& f = twin();
    int workers{};
    workers = 2;
    run("jostle_make_default_scheduler", code, [&] {
        expect(same_object(default_scheduler, jostle::make_default_scheduler(workers)));
    });
}

extern "C" void twin_jostle_world_poses(JostleCode code, const JostleBody* bodies, const JostleTransform* transforms, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    auto bodies_own = zeros<Body>(64);
    auto transforms_own = zeros<Transform>(64);
    run("jostle_world_poses", code, [&] {
        expect(same(*count, c::world_poses(f.world, std::span<Body>(bodies_own), std::span<Transform>(transforms_own))));
        expect(same_array(bodies, bodies_own));
        expect(same_array(transforms, transforms_own));
    });
}

extern "C" void twin_jostle_world_transforms(JostleCode code, const JostleTransformSpan* transforms) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_transforms", code, [&] {
        expect(same_view(*transforms, c::world_transforms(f.world)));
    });
}

extern "C" void twin_jostle_world_overlap_box(JostleCode code, const JostleShape* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    auto found_own = zeros<Shape>(64);
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_overlap_box", code, [&] {
        expect(same(*count, c::world_overlap_box(f.world, box, std::span<Shape>(found_own), query)));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_world_overlap_box_any(JostleCode code, const bool* overlap_box_any) {
    [[maybe_unused]] Twin& f = twin();
    Aabb<2> box{};
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    WorldQuery query{};
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about(f);
    run("jostle_world_overlap_box_any", code, [&] {
        expect(same(*overlap_box_any, c::world_overlap_box_any(f.world, box, query)));
    });
}

extern "C" void twin_jostle_world_load(JostleCode code, const JostleShape* without_function, const JostleLoadSummary* load) {
    [[maybe_unused]] Twin& f = twin();
    LoadOptions options{};
    options.fresh = false;
    options.trusted = true;
    auto without_function_own = zeros<Shape>(64);
    run("jostle_world_load", code, [&] {
        expect(same(*load, c::world_load(f.world, f.saved_world, options, std::span<Shape>(without_function_own))));
        expect(same_array(without_function, without_function_own));
    });
}

extern "C" void twin_jostle_world_clone(JostleCode code, JostleWorld* clone) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_clone", code, [&] {
        expect(same_object(clone, c::world_clone(f.world)));
    });
}

extern "C" void twin_jostle_world_first_difference(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_first_difference", code, [&] {
        expect(same_text(text, length, c::world_first_difference(f.world, f.other_world)));
    });
}

extern "C" void twin_jostle_first_difference_of_saves(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_first_difference_of_saves", code, [&] {
        expect(same_text(text, length, c::first_difference_of_saves(f.saved_world, f.saved_later_world)));
    });
}

extern "C" void twin_jostle_world_lint(JostleCode code, JostleLintReport* lint) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_world_lint", code, [&] {
        expect(same_object(lint, c::world_lint(f.world)));
    });
}

extern "C" void twin_jostle_lint_report_size(JostleCode code, const int* lint_report_size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_lint_report_size", code, [&] {
        expect(same(*lint_report_size, c::lint_report_size(f.lint_report)));
    });
}

extern "C" void twin_jostle_lint_report_finding(JostleCode code, const JostleLintNote* lint_report_finding) {
    [[maybe_unused]] Twin& f = twin();
    int index{};
    index = 0;
    run("jostle_lint_report_finding", code, [&] {
        expect(same(*lint_report_finding, c::lint_report_finding(f.lint_report, index)));
    });
}

extern "C" void twin_jostle_lint_report_sentence(JostleCode code, const char* lint_report_sentence) {
    [[maybe_unused]] Twin& f = twin();
    int index{};
    index = 0;
    run("jostle_lint_report_sentence", code, [&] {
        expect(std::string_view(lint_report_sentence) == c::lint_report_sentence(f.lint_report, index));
    });
}

extern "C" void twin_jostle_body_key(JostleCode code, const uint64_t* key) {
    [[maybe_unused]] Twin& f = twin();
    Body body{};
    body = (f.crate);
    run("jostle_body_key", code, [&] {
        expect(same(*key, c::body_key(body)));
    });
}

extern "C" void twin_jostle_shape_key(JostleCode code, const uint64_t* key) {
    [[maybe_unused]] Twin& f = twin();
    Shape shape{};
    shape = (f.crate_shape);
    run("jostle_shape_key", code, [&] {
        expect(same(*key, c::shape_key(shape)));
    });
}

extern "C" void twin_jostle_chain_shape_key(JostleCode code, const uint64_t* chain_shape_key) {
    [[maybe_unused]] Twin& f = twin();
    ChainShape chain{};
    chain = (f.chain);
    run("jostle_chain_shape_key", code, [&] {
        expect(same(*chain_shape_key, c::chain_shape_key(chain)));
    });
}

extern "C" void twin_jostle_joint_key(JostleCode code, const uint64_t* key) {
    [[maybe_unused]] Twin& f = twin();
    Joint joint{};
    joint = (f.revolute);
    run("jostle_joint_key", code, [&] {
        expect(same(*key, c::joint_key(joint)));
    });
}

extern "C" void twin_jostle_stage_count(JostleCode code, const int* stage_count) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_stage_count", code, [&] {
        expect(same(*stage_count, c::stage_count()));
    });
}

extern "C" void twin_jostle_stage_name(JostleCode code, const char* stage_name) {
    [[maybe_unused]] Twin& f = twin();
    int stage{};
    stage = 2;
    run("jostle_stage_name", code, [&] {
        expect(std::string_view(stage_name) == c::stage_name(stage));
    });
}
