/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Written by generate/generate_c.mjs. */
#include "../fixture.h"

#include <string.h>

void twin_jostle_world_def_default(const JostleWorldDef* made);
static void call_jostle_world_def_default(Fixture* f) {
    const JostleWorldDef made = jostle_world_def_default();
    (void)f;
    twin_jostle_world_def_default(&made);
}

void twin_jostle_body_def_default(const JostleBodyDef* made);
static void call_jostle_body_def_default(Fixture* f) {
    const JostleBodyDef made = jostle_body_def_default();
    (void)f;
    twin_jostle_body_def_default(&made);
}

void twin_jostle_revolute_joint_def_default(const JostleRevoluteJointDef* made);
static void call_jostle_revolute_joint_def_default(Fixture* f) {
    const JostleRevoluteJointDef made = jostle_revolute_joint_def_default();
    (void)f;
    twin_jostle_revolute_joint_def_default(&made);
}

void twin_jostle_prismatic_joint_def_default(const JostlePrismaticJointDef* made);
static void call_jostle_prismatic_joint_def_default(Fixture* f) {
    const JostlePrismaticJointDef made = jostle_prismatic_joint_def_default();
    (void)f;
    twin_jostle_prismatic_joint_def_default(&made);
}

void twin_jostle_distance_joint_def_default(const JostleDistanceJointDef* made);
static void call_jostle_distance_joint_def_default(Fixture* f) {
    const JostleDistanceJointDef made = jostle_distance_joint_def_default();
    (void)f;
    twin_jostle_distance_joint_def_default(&made);
}

void twin_jostle_weld_joint_def_default(const JostleWeldJointDef* made);
static void call_jostle_weld_joint_def_default(Fixture* f) {
    const JostleWeldJointDef made = jostle_weld_joint_def_default();
    (void)f;
    twin_jostle_weld_joint_def_default(&made);
}

void twin_jostle_filter_joint_def_default(const JostleFilterJointDef* made);
static void call_jostle_filter_joint_def_default(Fixture* f) {
    const JostleFilterJointDef made = jostle_filter_joint_def_default();
    (void)f;
    twin_jostle_filter_joint_def_default(&made);
}

void twin_jostle_motor_joint_def_default(const JostleMotorJointDef* made);
static void call_jostle_motor_joint_def_default(Fixture* f) {
    const JostleMotorJointDef made = jostle_motor_joint_def_default();
    (void)f;
    twin_jostle_motor_joint_def_default(&made);
}

void twin_jostle_target_joint_def_default(const JostleTargetJointDef* made);
static void call_jostle_target_joint_def_default(Fixture* f) {
    const JostleTargetJointDef made = jostle_target_joint_def_default();
    (void)f;
    twin_jostle_target_joint_def_default(&made);
}

void twin_jostle_friction_joint_def_default(const JostleFrictionJointDef* made);
static void call_jostle_friction_joint_def_default(Fixture* f) {
    const JostleFrictionJointDef made = jostle_friction_joint_def_default();
    (void)f;
    twin_jostle_friction_joint_def_default(&made);
}

void twin_jostle_wheel_joint_def_default(const JostleWheelJointDef* made);
static void call_jostle_wheel_joint_def_default(Fixture* f) {
    const JostleWheelJointDef made = jostle_wheel_joint_def_default();
    (void)f;
    twin_jostle_wheel_joint_def_default(&made);
}

void twin_jostle_slot_joint_def_default(const JostleSlotJointDef* made);
static void call_jostle_slot_joint_def_default(Fixture* f) {
    const JostleSlotJointDef made = jostle_slot_joint_def_default();
    (void)f;
    twin_jostle_slot_joint_def_default(&made);
}

void twin_jostle_pulley_joint_def_default(const JostlePulleyJointDef* made);
static void call_jostle_pulley_joint_def_default(Fixture* f) {
    const JostlePulleyJointDef made = jostle_pulley_joint_def_default();
    (void)f;
    twin_jostle_pulley_joint_def_default(&made);
}

void twin_jostle_gear_joint_def_default(const JostleGearJointDef* made);
static void call_jostle_gear_joint_def_default(Fixture* f) {
    const JostleGearJointDef made = jostle_gear_joint_def_default();
    (void)f;
    twin_jostle_gear_joint_def_default(&made);
}

void twin_jostle_ratchet_joint_def_default(const JostleRatchetJointDef* made);
static void call_jostle_ratchet_joint_def_default(Fixture* f) {
    const JostleRatchetJointDef made = jostle_ratchet_joint_def_default();
    (void)f;
    twin_jostle_ratchet_joint_def_default(&made);
}

void twin_jostle_custom_joint_def_default(const JostleCustomJointDef* made);
static void call_jostle_custom_joint_def_default(Fixture* f) {
    const JostleCustomJointDef made = jostle_custom_joint_def_default();
    (void)f;
    twin_jostle_custom_joint_def_default(&made);
}

void twin_jostle_world_query_default(const JostleWorldQuery* made);
static void call_jostle_world_query_default(Fixture* f) {
    const JostleWorldQuery made = jostle_world_query_default();
    (void)f;
    twin_jostle_world_query_default(&made);
}

void twin_jostle_query_batch_default(const JostleQueryBatch* made);
static void call_jostle_query_batch_default(Fixture* f) {
    const JostleQueryBatch made = jostle_query_batch_default();
    (void)f;
    twin_jostle_query_batch_default(&made);
}

void twin_jostle_filter_default(const JostleFilter* made);
static void call_jostle_filter_default(Fixture* f) {
    const JostleFilter made = jostle_filter_default();
    (void)f;
    twin_jostle_filter_default(&made);
}

void twin_jostle_shape_def_default(const JostleShapeDef* made);
static void call_jostle_shape_def_default(Fixture* f) {
    const JostleShapeDef made = jostle_shape_def_default();
    (void)f;
    twin_jostle_shape_def_default(&made);
}

void twin_jostle_chain_def_default(const JostleChainDef* made);
static void call_jostle_chain_def_default(Fixture* f) {
    const JostleChainDef made = jostle_chain_def_default();
    (void)f;
    twin_jostle_chain_def_default(&made);
}

void twin_jostle_load_options_default(const JostleLoadOptions* made);
static void call_jostle_load_options_default(Fixture* f) {
    const JostleLoadOptions made = jostle_load_options_default();
    (void)f;
    twin_jostle_load_options_default(&made);
}

void twin_jostle_world_create(JostleCode code, JostleWorld* object);
static void call_jostle_world_create(Fixture* f) {
    (void)f;
    JostleWorldDef def;
    def = jostle_world_def_default();
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
    def.scheduler = NULL;
    JostleWorld* object = NULL;
    const JostleCode code = jostle_world_create(&def, &object);
    twin_jostle_world_create(code, object);
    jostle_world_free(object);
}

void twin_jostle_world_create_body(JostleCode code, const JostleBody* body);
static void call_jostle_world_create_body(Fixture* f) {
    (void)f;
    JostleBodyDef def;
    def = jostle_body_def_default();
    def.type = JOSTLE_BODY_TYPE_KINEMATIC;
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
    def.has_sleep_threshold = true;
    def.sleep_threshold = 0.5f;
    def.has_continuous = true;
    def.continuous = true;
    def.bullet = true;
    def.user_data = 77u;
    def.name = "crate seven";
    JostleBody body;
    memset(&body, 0, sizeof body);
    const JostleCode code = jostle_world_create_body(f->world, &def, &body);
    twin_jostle_world_create_body(code, &body);
}

void twin_jostle_world_destroy_body(JostleCode code);
static void call_jostle_world_destroy_body(Fixture* f) {
    (void)f;
    JostleBody body;
    memset(&body, 0, sizeof body);
    body = f->crate;
    const JostleCode code = jostle_world_destroy_body(f->world, body);
    twin_jostle_world_destroy_body(code);
}

void twin_jostle_world_destroy_shape(JostleCode code);
static void call_jostle_world_destroy_shape(Fixture* f) {
    (void)f;
    JostleShape shape;
    memset(&shape, 0, sizeof shape);
    shape = f->crate_shape;
    const JostleCode code = jostle_world_destroy_shape(f->world, shape);
    twin_jostle_world_destroy_shape(code);
}

void twin_jostle_world_destroy_chain_shape(JostleCode code);
static void call_jostle_world_destroy_chain_shape(Fixture* f) {
    (void)f;
    JostleChainShape chain;
    memset(&chain, 0, sizeof chain);
    chain = f->chain;
    const JostleCode code = jostle_world_destroy_chain_shape(f->world, chain);
    twin_jostle_world_destroy_chain_shape(code);
}

void twin_jostle_world_destroy_joint(JostleCode code);
static void call_jostle_world_destroy_joint(Fixture* f) {
    (void)f;
    JostleJoint joint;
    memset(&joint, 0, sizeof joint);
    joint = f->revolute;
    const JostleCode code = jostle_world_destroy_joint(f->world, joint);
    twin_jostle_world_destroy_joint(code);
}

void twin_jostle_world_create_revolute(JostleCode code, const JostleJoint* revolute);
static void call_jostle_world_create_revolute(Fixture* f) {
    (void)f;
    JostleRevoluteJointDef def;
    def = jostle_revolute_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.reference_angle = 0.5f;
    def.has_limit = true;
    def.limit.lower = -0.5f;
    def.limit.upper = 0.75f;
    def.has_motor = true;
    def.motor.speed = 0.75f;
    def.motor.max_torque = 0.5f;
    def.has_servo = true;
    def.servo.target = 0.5f;
    def.servo.hertz = 0.5f;
    def.servo.damping_ratio = 0.5f;
    def.servo.max = 50.0f;
    def.collide_connected = true;
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint revolute;
    memset(&revolute, 0, sizeof revolute);
    const JostleCode code = jostle_world_create_revolute(f->world, &def, &revolute);
    twin_jostle_world_create_revolute(code, &revolute);
}

void twin_jostle_world_create_prismatic(JostleCode code, const JostleJoint* prismatic);
static void call_jostle_world_create_prismatic(Fixture* f) {
    (void)f;
    JostlePrismaticJointDef def;
    def = jostle_prismatic_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.axis_a.x = 0.6f;
    def.axis_a.y = 0.8f;
    def.reference_angle = 0.5f;
    def.has_limit = true;
    def.limit.lower = -0.5f;
    def.limit.upper = 0.75f;
    def.has_motor = true;
    def.motor.speed = 0.75f;
    def.motor.max_force = 0.5f;
    def.has_servo = true;
    def.servo.target = 0.5f;
    def.servo.hertz = 0.5f;
    def.servo.damping_ratio = 0.5f;
    def.servo.max = 50.0f;
    def.collide_connected = true;
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint prismatic;
    memset(&prismatic, 0, sizeof prismatic);
    const JostleCode code = jostle_world_create_prismatic(f->world, &def, &prismatic);
    twin_jostle_world_create_prismatic(code, &prismatic);
}

void twin_jostle_world_create_distance(JostleCode code, const JostleJoint* distance);
static void call_jostle_world_create_distance(Fixture* f) {
    (void)f;
    JostleDistanceJointDef def;
    def = jostle_distance_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.length = 1.5f;
    def.has_spring = true;
    def.spring.hertz = 4.0f;
    def.spring.damping_ratio = 0.5f;
    def.has_limit = true;
    def.limit.lower = 0.5f;
    def.limit.upper = 4.0f;
    def.has_motor = true;
    def.motor.speed = 0.75f;
    def.motor.max_force = 0.5f;
    def.collide_connected = true;
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint distance;
    memset(&distance, 0, sizeof distance);
    const JostleCode code = jostle_world_create_distance(f->world, &def, &distance);
    twin_jostle_world_create_distance(code, &distance);
}

void twin_jostle_world_create_weld(JostleCode code, const JostleJoint* weld);
static void call_jostle_world_create_weld(Fixture* f) {
    (void)f;
    JostleWeldJointDef def;
    def = jostle_weld_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.reference_angle = 0.5f;
    def.has_linear_spring = true;
    def.linear_spring.hertz = 4.0f;
    def.linear_spring.damping_ratio = 0.5f;
    def.has_angular_spring = true;
    def.angular_spring.hertz = 4.0f;
    def.angular_spring.damping_ratio = 0.5f;
    def.collide_connected = true;
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint weld;
    memset(&weld, 0, sizeof weld);
    const JostleCode code = jostle_world_create_weld(f->world, &def, &weld);
    twin_jostle_world_create_weld(code, &weld);
}

void twin_jostle_world_create_filter(JostleCode code, const JostleJoint* filter);
static void call_jostle_world_create_filter(Fixture* f) {
    (void)f;
    JostleFilterJointDef def;
    def = jostle_filter_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
    def.user_data = 77u;
    JostleJoint filter;
    memset(&filter, 0, sizeof filter);
    const JostleCode code = jostle_world_create_filter(f->world, &def, &filter);
    twin_jostle_world_create_filter(code, &filter);
}

void twin_jostle_world_create_motor(JostleCode code, const JostleJoint* motor);
static void call_jostle_world_create_motor(Fixture* f) {
    (void)f;
    JostleMotorJointDef def;
    def = jostle_motor_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
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
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint motor;
    memset(&motor, 0, sizeof motor);
    const JostleCode code = jostle_world_create_motor(f->world, &def, &motor);
    twin_jostle_world_create_motor(code, &motor);
}

void twin_jostle_world_create_target(JostleCode code, const JostleJoint* target);
static void call_jostle_world_create_target(Fixture* f) {
    (void)f;
    JostleTargetJointDef def;
    def = jostle_target_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.spring.hertz = 4.0f;
    def.spring.damping_ratio = 0.5f;
    def.max_force = 0.5f;
    def.collide_connected = true;
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint target;
    memset(&target, 0, sizeof target);
    const JostleCode code = jostle_world_create_target(f->world, &def, &target);
    twin_jostle_world_create_target(code, &target);
}

void twin_jostle_world_create_friction(JostleCode code, const JostleJoint* friction);
static void call_jostle_world_create_friction(Fixture* f) {
    (void)f;
    JostleFrictionJointDef def;
    def = jostle_friction_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.max_force = 0.5f;
    def.max_torque = 0.5f;
    def.collide_connected = true;
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint friction;
    memset(&friction, 0, sizeof friction);
    const JostleCode code = jostle_world_create_friction(f->world, &def, &friction);
    twin_jostle_world_create_friction(code, &friction);
}

void twin_jostle_world_create_wheel(JostleCode code, const JostleJoint* wheel);
static void call_jostle_world_create_wheel(Fixture* f) {
    (void)f;
    JostleWheelJointDef def;
    def = jostle_wheel_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.axis_a.x = 0.6f;
    def.axis_a.y = 0.8f;
    def.has_suspension = true;
    def.suspension.target = 0.5f;
    def.suspension.hertz = 0.5f;
    def.suspension.damping_ratio = 0.5f;
    def.suspension.max = 50.0f;
    def.has_limit = true;
    def.limit.lower = -0.5f;
    def.limit.upper = 0.75f;
    def.has_motor = true;
    def.motor.speed = 0.75f;
    def.motor.max_torque = 0.5f;
    def.collide_connected = true;
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint wheel;
    memset(&wheel, 0, sizeof wheel);
    const JostleCode code = jostle_world_create_wheel(f->world, &def, &wheel);
    twin_jostle_world_create_wheel(code, &wheel);
}

void twin_jostle_world_create_slot(JostleCode code, const JostleJoint* slot);
static void call_jostle_world_create_slot(Fixture* f) {
    (void)f;
    JostleSlotJointDef def;
    def = jostle_slot_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.axis_a.x = 0.6f;
    def.axis_a.y = 0.8f;
    def.has_limit = true;
    def.limit.lower = -0.5f;
    def.limit.upper = 0.75f;
    def.has_motor = true;
    def.motor.speed = 0.75f;
    def.motor.max_force = 0.5f;
    def.has_servo = true;
    def.servo.target = 0.5f;
    def.servo.hertz = 0.5f;
    def.servo.damping_ratio = 0.5f;
    def.servo.max = 50.0f;
    def.collide_connected = true;
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint slot;
    memset(&slot, 0, sizeof slot);
    const JostleCode code = jostle_world_create_slot(f->world, &def, &slot);
    twin_jostle_world_create_slot(code, &slot);
}

void twin_jostle_world_create_pulley(JostleCode code, const JostleJoint* pulley);
static void call_jostle_world_create_pulley(Fixture* f) {
    (void)f;
    JostlePulleyJointDef def;
    def = jostle_pulley_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
    def.frame = f->other;
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
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint pulley;
    memset(&pulley, 0, sizeof pulley);
    const JostleCode code = jostle_world_create_pulley(f->world, &def, &pulley);
    twin_jostle_world_create_pulley(code, &pulley);
}

void twin_jostle_world_create_gear(JostleCode code, const JostleJoint* gear);
static void call_jostle_world_create_gear(Fixture* f) {
    (void)f;
    JostleGearJointDef def;
    def = jostle_gear_joint_def_default();
    def.joint_a = f->revolute;
    def.joint_b = f->prismatic;
    def.ratio = 2.0f;
    def.has_offset = true;
    def.offset = 0.25f;
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint gear;
    memset(&gear, 0, sizeof gear);
    const JostleCode code = jostle_world_create_gear(f->world, &def, &gear);
    twin_jostle_world_create_gear(code, &gear);
}

void twin_jostle_world_create_ratchet(JostleCode code, const JostleJoint* ratchet);
static void call_jostle_world_create_ratchet(Fixture* f) {
    (void)f;
    JostleRatchetJointDef def;
    def = jostle_ratchet_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.step = 0.25f;
    def.phase = 0.5f;
    def.max_torque = 0.5f;
    def.collide_connected = true;
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint ratchet;
    memset(&ratchet, 0, sizeof ratchet);
    const JostleCode code = jostle_world_create_ratchet(f->world, &def, &ratchet);
    twin_jostle_world_create_ratchet(code, &ratchet);
}

void twin_jostle_world_create_custom(JostleCode code, const JostleJoint* custom);
static void call_jostle_world_create_custom(Fixture* f) {
    (void)f;
    JostleCustomJointDef def;
    def = jostle_custom_joint_def_default();
    def.body_a = f->ground;
    def.body_b = f->crate;
    def.has_body_c = true;
    def.body_c = f->other;
    def.has_body_d = true;
    def.body_d = f->lift;
    def.anchor_a.x = 0.5f;
    def.anchor_a.y = 0.25f;
    def.anchor_b.x = 0.5f;
    def.anchor_b.y = 0.25f;
    def.collide_connected = true;
    def.has_stiffness = true;
    def.stiffness.hertz = 4.0f;
    def.stiffness.damping_ratio = 0.5f;
    def.has_break_at = true;
    def.break_at.force = 1.0e6f;
    def.break_at.torque = 1.0e6f;
    def.break_at.destroy = false;
    def.user_data = 77u;
    JostleJoint custom;
    memset(&custom, 0, sizeof custom);
    const JostleCode code = jostle_world_create_custom(f->world, &def, &custom);
    twin_jostle_world_create_custom(code, &custom);
}

void twin_jostle_world_step(JostleCode code);
static void call_jostle_world_step(Fixture* f) {
    (void)f;
    float dt;
    memset(&dt, 0, sizeof dt);
    dt = 1.0f / 60.0f;
    int substeps;
    memset(&substeps, 0, sizeof substeps);
    substeps = 3;
    const JostleCode code = jostle_world_step(f->world, dt, substeps);
    twin_jostle_world_step(code);
}

void twin_jostle_world_on_should_collide(JostleCode code);
static void call_jostle_world_on_should_collide(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_world_on_should_collide(f->world, should_collide, f);
    twin_jostle_world_on_should_collide(code);
}

void twin_jostle_world_on_should_collide_of(JostleCode code);
static void call_jostle_world_on_should_collide_of(Fixture* f) {
    (void)f;
    JostleShape shape;
    memset(&shape, 0, sizeof shape);
    shape = f->crate_shape;
    const JostleCode code = jostle_world_on_should_collide_of(f->world, shape, should_collide, f);
    twin_jostle_world_on_should_collide_of(code);
}

void twin_jostle_world_on_pre_solve(JostleCode code);
static void call_jostle_world_on_pre_solve(Fixture* f) {
    (void)f;
    JostleShape shape;
    memset(&shape, 0, sizeof shape);
    shape = f->ground_shape;
    const JostleCode code = jostle_world_on_pre_solve(f->world, shape, pre_solve, f);
    twin_jostle_world_on_pre_solve(code);
}

void twin_jostle_world_on_contact_began(JostleCode code);
static void call_jostle_world_on_contact_began(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_world_on_contact_began(f->world, contact_began, f);
    twin_jostle_world_on_contact_began(code);
}

void twin_jostle_world_on_contact_ended(JostleCode code);
static void call_jostle_world_on_contact_ended(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_world_on_contact_ended(f->world, contact_ended, f);
    twin_jostle_world_on_contact_ended(code);
}

void twin_jostle_world_on_sensor_entered(JostleCode code);
static void call_jostle_world_on_sensor_entered(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_world_on_sensor_entered(f->world, sensor_entered, f);
    twin_jostle_world_on_sensor_entered(code);
}

void twin_jostle_world_on_sensor_left(JostleCode code);
static void call_jostle_world_on_sensor_left(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_world_on_sensor_left(f->world, sensor_left, f);
    twin_jostle_world_on_sensor_left(code);
}

void twin_jostle_world_on_impulses(JostleCode code);
static void call_jostle_world_on_impulses(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_world_on_impulses(f->world, impulses, f);
    twin_jostle_world_on_impulses(code);
}

void twin_jostle_world_on_custom_joints(JostleCode code);
static void call_jostle_world_on_custom_joints(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_world_on_custom_joints(f->world, custom_rows, f);
    twin_jostle_world_on_custom_joints(code);
}

void twin_jostle_world_gravity(JostleCode code, const JostleVec2* gravity);
static void call_jostle_world_gravity(Fixture* f) {
    (void)f;
    JostleVec2 gravity;
    memset(&gravity, 0, sizeof gravity);
    const JostleCode code = jostle_world_gravity(f->world, &gravity);
    twin_jostle_world_gravity(code, &gravity);
}

void twin_jostle_world_set_gravity(JostleCode code);
static void call_jostle_world_set_gravity(Fixture* f) {
    (void)f;
    JostleVec2 gravity;
    memset(&gravity, 0, sizeof gravity);
    gravity.x = 0.5f;
    gravity.y = 0.25f;
    const JostleCode code = jostle_world_set_gravity(f->world, gravity);
    twin_jostle_world_set_gravity(code);
}

void twin_jostle_world_allows_sleep(JostleCode code, const bool* allows_sleep);
static void call_jostle_world_allows_sleep(Fixture* f) {
    (void)f;
    bool allows_sleep;
    memset(&allows_sleep, 0, sizeof allows_sleep);
    const JostleCode code = jostle_world_allows_sleep(f->world, &allows_sleep);
    twin_jostle_world_allows_sleep(code, &allows_sleep);
}

void twin_jostle_world_set_allow_sleep(JostleCode code);
static void call_jostle_world_set_allow_sleep(Fixture* f) {
    (void)f;
    bool allow;
    memset(&allow, 0, sizeof allow);
    allow = true;
    const JostleCode code = jostle_world_set_allow_sleep(f->world, allow);
    twin_jostle_world_set_allow_sleep(code);
}

void twin_jostle_world_sleep_threshold(JostleCode code, const float* sleep_threshold);
static void call_jostle_world_sleep_threshold(Fixture* f) {
    (void)f;
    float sleep_threshold;
    memset(&sleep_threshold, 0, sizeof sleep_threshold);
    const JostleCode code = jostle_world_sleep_threshold(f->world, &sleep_threshold);
    twin_jostle_world_sleep_threshold(code, &sleep_threshold);
}

void twin_jostle_world_set_sleep_threshold(JostleCode code);
static void call_jostle_world_set_sleep_threshold(Fixture* f) {
    (void)f;
    float threshold;
    memset(&threshold, 0, sizeof threshold);
    threshold = 0.5f;
    const JostleCode code = jostle_world_set_sleep_threshold(f->world, threshold);
    twin_jostle_world_set_sleep_threshold(code);
}

void twin_jostle_world_is_continuous(JostleCode code, const bool* continuous);
static void call_jostle_world_is_continuous(Fixture* f) {
    (void)f;
    bool continuous;
    memset(&continuous, 0, sizeof continuous);
    const JostleCode code = jostle_world_is_continuous(f->world, &continuous);
    twin_jostle_world_is_continuous(code, &continuous);
}

void twin_jostle_world_set_continuous(JostleCode code);
static void call_jostle_world_set_continuous(Fixture* f) {
    (void)f;
    bool continuous;
    memset(&continuous, 0, sizeof continuous);
    continuous = true;
    const JostleCode code = jostle_world_set_continuous(f->world, continuous);
    twin_jostle_world_set_continuous(code);
}

void twin_jostle_world_warm_starting(JostleCode code, const bool* warm_starting);
static void call_jostle_world_warm_starting(Fixture* f) {
    (void)f;
    bool warm_starting;
    memset(&warm_starting, 0, sizeof warm_starting);
    const JostleCode code = jostle_world_warm_starting(f->world, &warm_starting);
    twin_jostle_world_warm_starting(code, &warm_starting);
}

void twin_jostle_world_set_warm_starting(JostleCode code);
static void call_jostle_world_set_warm_starting(Fixture* f) {
    (void)f;
    bool warm;
    memset(&warm, 0, sizeof warm);
    warm = true;
    const JostleCode code = jostle_world_set_warm_starting(f->world, warm);
    twin_jostle_world_set_warm_starting(code);
}

void twin_jostle_world_smooth_ground(JostleCode code, const bool* smooth_ground);
static void call_jostle_world_smooth_ground(Fixture* f) {
    (void)f;
    bool smooth_ground;
    memset(&smooth_ground, 0, sizeof smooth_ground);
    const JostleCode code = jostle_world_smooth_ground(f->world, &smooth_ground);
    twin_jostle_world_smooth_ground(code, &smooth_ground);
}

void twin_jostle_world_set_smooth_ground(JostleCode code);
static void call_jostle_world_set_smooth_ground(Fixture* f) {
    (void)f;
    bool smooth;
    memset(&smooth, 0, sizeof smooth);
    smooth = true;
    const JostleCode code = jostle_world_set_smooth_ground(f->world, smooth);
    twin_jostle_world_set_smooth_ground(code);
}

void twin_jostle_world_shift_origin(JostleCode code);
static void call_jostle_world_shift_origin(Fixture* f) {
    (void)f;
    JostleVec2 origin;
    memset(&origin, 0, sizeof origin);
    origin.x = 0.5f;
    origin.y = 0.25f;
    const JostleCode code = jostle_world_shift_origin(f->world, origin);
    twin_jostle_world_shift_origin(code);
}

void twin_jostle_world_ray_closest(JostleCode code, const JostleWorldHit* ray_closest);
static void call_jostle_world_ray_closest(Fixture* f) {
    (void)f;
    JostleRay2 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    JostleWorldHit ray_closest;
    memset(&ray_closest, 0, sizeof ray_closest);
    const JostleCode code = jostle_world_ray_closest(f->world, &ray, &query, &ray_closest);
    twin_jostle_world_ray_closest(code, &ray_closest);
}

void twin_jostle_world_ray_any(JostleCode code, const bool* ray_any);
static void call_jostle_world_ray_any(Fixture* f) {
    (void)f;
    JostleRay2 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    bool ray_any;
    memset(&ray_any, 0, sizeof ray_any);
    const JostleCode code = jostle_world_ray_any(f->world, &ray, &query, &ray_any);
    twin_jostle_world_ray_any(code, &ray_any);
}

void twin_jostle_world_ray_all(JostleCode code, const JostleWorldHit* found, const int* count);
static void call_jostle_world_ray_all(Fixture* f) {
    (void)f;
    JostleRay2 ray;
    memset(&ray, 0, sizeof ray);
    ray.origin.x = -6.0f;
    ray.origin.y = 0.75f;
    ray.translation.x = 20.0f;
    ray.translation.y = 0.25f;
    ray.max_fraction = 0.9f;
    static JostleWorldHit found[64];
    memset(found, 0, sizeof found);
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_world_ray_all(f->world, &ray, found, 64, &query, &count);
    twin_jostle_world_ray_all(code, found, &count);
}

void twin_jostle_world_shape_cast_closest(JostleCode code, const JostleWorldHit* cast_closest);
static void call_jostle_world_shape_cast_closest(Fixture* f) {
    (void)f;
    JostleShapeCast cast;
    memset(&cast, 0, sizeof cast);
    cast.geometry = f->box;
    cast.transform.p.x = 0.25f;
    cast.transform.p.y = 5.0f;
    cast.transform.q.c = 0.6f;
    cast.transform.q.s = 0.8f;
    cast.translation.x = 0.5f;
    cast.translation.y = -6.0f;
    cast.rotation = 0.25f;
    cast.max_fraction = 1.0f;
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    JostleWorldHit cast_closest;
    memset(&cast_closest, 0, sizeof cast_closest);
    const JostleCode code = jostle_world_shape_cast_closest(f->world, &cast, &query, &cast_closest);
    twin_jostle_world_shape_cast_closest(code, &cast_closest);
}

void twin_jostle_world_shape_cast_any(JostleCode code, const bool* cast_any);
static void call_jostle_world_shape_cast_any(Fixture* f) {
    (void)f;
    JostleShapeCast cast;
    memset(&cast, 0, sizeof cast);
    cast.geometry = f->box;
    cast.transform.p.x = 0.25f;
    cast.transform.p.y = 5.0f;
    cast.transform.q.c = 0.6f;
    cast.transform.q.s = 0.8f;
    cast.translation.x = 0.5f;
    cast.translation.y = -6.0f;
    cast.rotation = 0.25f;
    cast.max_fraction = 1.0f;
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    bool cast_any;
    memset(&cast_any, 0, sizeof cast_any);
    const JostleCode code = jostle_world_shape_cast_any(f->world, &cast, &query, &cast_any);
    twin_jostle_world_shape_cast_any(code, &cast_any);
}

void twin_jostle_world_shape_cast_all(JostleCode code, const JostleWorldHit* found, const int* count);
static void call_jostle_world_shape_cast_all(Fixture* f) {
    (void)f;
    JostleShapeCast cast;
    memset(&cast, 0, sizeof cast);
    cast.geometry = f->box;
    cast.transform.p.x = 0.25f;
    cast.transform.p.y = 5.0f;
    cast.transform.q.c = 0.6f;
    cast.transform.q.s = 0.8f;
    cast.translation.x = 0.5f;
    cast.translation.y = -6.0f;
    cast.rotation = 0.25f;
    cast.max_fraction = 1.0f;
    static JostleWorldHit found[64];
    memset(found, 0, sizeof found);
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_world_shape_cast_all(f->world, &cast, found, 64, &query, &count);
    twin_jostle_world_shape_cast_all(code, found, &count);
}

void twin_jostle_world_overlap_point(JostleCode code, const JostleShape* found, const int* count);
static void call_jostle_world_overlap_point(Fixture* f) {
    (void)f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    static JostleShape found[64];
    memset(found, 0, sizeof found);
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_world_overlap_point(f->world, point, found, 64, &query, &count);
    twin_jostle_world_overlap_point(code, found, &count);
}

void twin_jostle_world_overlap(JostleCode code, const JostleShape* found, const int* count);
static void call_jostle_world_overlap(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleTransform transform;
    memset(&transform, 0, sizeof transform);
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    static JostleShape found[64];
    memset(found, 0, sizeof found);
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_world_overlap(f->world, &geometry, transform, found, 64, &query, &count);
    twin_jostle_world_overlap(code, found, &count);
}

void twin_jostle_world_overlap_point_any(JostleCode code, const bool* overlap_any);
static void call_jostle_world_overlap_point_any(Fixture* f) {
    (void)f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    bool overlap_any;
    memset(&overlap_any, 0, sizeof overlap_any);
    const JostleCode code = jostle_world_overlap_point_any(f->world, point, &query, &overlap_any);
    twin_jostle_world_overlap_point_any(code, &overlap_any);
}

void twin_jostle_world_overlap_any(JostleCode code, const bool* overlap_any);
static void call_jostle_world_overlap_any(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleTransform transform;
    memset(&transform, 0, sizeof transform);
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    bool overlap_any;
    memset(&overlap_any, 0, sizeof overlap_any);
    const JostleCode code = jostle_world_overlap_any(f->world, &geometry, transform, &query, &overlap_any);
    twin_jostle_world_overlap_any(code, &overlap_any);
}

void twin_jostle_world_closest(JostleCode code, const JostleNearShape* closest);
static void call_jostle_world_closest(Fixture* f) {
    (void)f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    float max_distance;
    memset(&max_distance, 0, sizeof max_distance);
    max_distance = 50.0f;
    JostleNearShape closest;
    memset(&closest, 0, sizeof closest);
    const JostleCode code = jostle_world_closest(f->world, point, &query, max_distance, &closest);
    twin_jostle_world_closest(code, &closest);
}

void twin_jostle_world_k_nearest(JostleCode code, const JostleNearShape* found, const int* count);
static void call_jostle_world_k_nearest(Fixture* f) {
    (void)f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    static JostleNearShape found[64];
    memset(found, 0, sizeof found);
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    float max_distance;
    memset(&max_distance, 0, sizeof max_distance);
    max_distance = 50.0f;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_world_k_nearest(f->world, point, found, 64, &query, max_distance, &count);
    twin_jostle_world_k_nearest(code, found, &count);
}

void twin_jostle_world_bodies_in(JostleCode code, const JostleBody* found, const int* count);
static void call_jostle_world_bodies_in(Fixture* f) {
    (void)f;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    static JostleBody found[64];
    memset(found, 0, sizeof found);
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_world_bodies_in(f->world, box, found, 64, &query, &count);
    twin_jostle_world_bodies_in(code, found, &count);
}

void twin_jostle_world_ray_closest_batch(JostleCode code, const JostleWorldHit* found);
static void call_jostle_world_ray_closest_batch(Fixture* f) {
    (void)f;
    JostleRay2Span rays = {NULL, 0, 0};
    static JostleRay2 items_rays[3];
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
    rays.first = items_rays;
    rays.count = 3;
    rays.stride = 0;
    static JostleWorldHit found[3];
    memset(found, 0, sizeof found);
    JostleQueryBatch batch;
    batch = jostle_query_batch_default();
    batch.scheduler = NULL;
    batch.query.category = ~0ull;
    batch.query.mask = ~0ull;
    batch.query.sensors = true;
    batch.query.predicate = is_asked_about;
    batch.query.predicate_context = f;
    const JostleCode code = jostle_world_ray_closest_batch(f->world, rays, found, 3, &batch);
    twin_jostle_world_ray_closest_batch(code, found);
}

void twin_jostle_world_shape_cast_closest_batch(JostleCode code, const JostleWorldHit* found);
static void call_jostle_world_shape_cast_closest_batch(Fixture* f) {
    (void)f;
    JostleShapeCastSpan casts = {NULL, 0, 0};
    static JostleShapeCast items_casts[3];
    items_casts[0].geometry = f->box;
    items_casts[0].transform.p.x = 0.25f;
    items_casts[0].transform.p.y = 5.0f;
    items_casts[0].transform.q.c = 0.6f;
    items_casts[0].transform.q.s = 0.8f;
    items_casts[0].translation.x = 0.5f;
    items_casts[0].translation.y = -6.0f;
    items_casts[0].rotation = 0.25f;
    items_casts[0].max_fraction = 1.0f;
    items_casts[1].geometry = f->box;
    items_casts[1].transform.p.x = 0.25f;
    items_casts[1].transform.p.y = 5.0f;
    items_casts[1].transform.q.c = 0.6f;
    items_casts[1].transform.q.s = 0.8f;
    items_casts[1].translation.x = 0.5f;
    items_casts[1].translation.y = -6.0f;
    items_casts[1].rotation = 0.25f;
    items_casts[1].max_fraction = 1.0f;
    items_casts[2].geometry = f->box;
    items_casts[2].transform.p.x = 0.25f;
    items_casts[2].transform.p.y = 5.0f;
    items_casts[2].transform.q.c = 0.6f;
    items_casts[2].transform.q.s = 0.8f;
    items_casts[2].translation.x = 0.5f;
    items_casts[2].translation.y = -6.0f;
    items_casts[2].rotation = 0.25f;
    items_casts[2].max_fraction = 1.0f;
    casts.first = items_casts;
    casts.count = 3;
    casts.stride = 0;
    static JostleWorldHit found[3];
    memset(found, 0, sizeof found);
    JostleQueryBatch batch;
    batch = jostle_query_batch_default();
    batch.scheduler = NULL;
    batch.query.category = ~0ull;
    batch.query.mask = ~0ull;
    batch.query.sensors = true;
    batch.query.predicate = is_asked_about;
    batch.query.predicate_context = f;
    const JostleCode code = jostle_world_shape_cast_closest_batch(f->world, casts, found, 3, &batch);
    twin_jostle_world_shape_cast_closest_batch(code, found);
}

void twin_jostle_world_closest_batch(JostleCode code, const JostleNearShape* found);
static void call_jostle_world_closest_batch(Fixture* f) {
    (void)f;
    JostleVec2Span points = {NULL, 0, 0};
    points.first = f->points2;
    points.count = sizeof f->points2 / sizeof f->points2[0];
    points.stride = 0;
    static JostleNearShape found[40];
    memset(found, 0, sizeof found);
    JostleQueryBatch batch;
    batch = jostle_query_batch_default();
    batch.scheduler = NULL;
    batch.query.category = ~0ull;
    batch.query.mask = ~0ull;
    batch.query.sensors = true;
    batch.query.predicate = is_asked_about;
    batch.query.predicate_context = f;
    const JostleCode code = jostle_world_closest_batch(f->world, points, found, 40, &batch);
    twin_jostle_world_closest_batch(code, found);
}

void twin_jostle_world_overlap_batch(JostleCode code, const JostleShape* found, const int* counts);
static void call_jostle_world_overlap_batch(Fixture* f) {
    (void)f;
    JostleAabb2Span boxes = {NULL, 0, 0};
    boxes.first = f->boxes2;
    boxes.count = sizeof f->boxes2 / sizeof f->boxes2[0];
    boxes.stride = 0;
    static JostleShape found[160];
    memset(found, 0, sizeof found);
    static int counts[40];
    memset(counts, 0, sizeof counts);
    JostleQueryBatch batch;
    batch = jostle_query_batch_default();
    batch.scheduler = NULL;
    batch.query.category = ~0ull;
    batch.query.mask = ~0ull;
    batch.query.sensors = true;
    batch.query.predicate = is_asked_about;
    batch.query.predicate_context = f;
    const JostleCode code = jostle_world_overlap_batch(f->world, boxes, found, 160, counts, 40, &batch);
    twin_jostle_world_overlap_batch(code, found, counts);
}

void twin_jostle_world_bodies(JostleCode code, const JostleBody* found, size_t count);
static void call_jostle_world_bodies(Fixture* f) {
    (void)f;
    static JostleBody found[64];
    size_t count = 0;
    const JostleCode code = jostle_world_bodies(f->world, found, 64, &count);
    twin_jostle_world_bodies(code, found, count);
}

void twin_jostle_world_joints(JostleCode code, const JostleJoint* found, size_t count);
static void call_jostle_world_joints(Fixture* f) {
    (void)f;
    static JostleJoint found[64];
    size_t count = 0;
    const JostleCode code = jostle_world_joints(f->world, found, 64, &count);
    twin_jostle_world_joints(code, found, count);
}

void twin_jostle_world_contacts(JostleCode code, const JostleContactSpan* contacts);
static void call_jostle_world_contacts(Fixture* f) {
    (void)f;
    JostleContactSpan contacts = {NULL, 0, 0};
    const JostleCode code = jostle_world_contacts(f->world, &contacts);
    twin_jostle_world_contacts(code, &contacts);
}

void twin_jostle_world_linear_velocities(JostleCode code, const JostleVec2Span* linear_velocities);
static void call_jostle_world_linear_velocities(Fixture* f) {
    (void)f;
    JostleVec2Span linear_velocities = {NULL, 0, 0};
    const JostleCode code = jostle_world_linear_velocities(f->world, &linear_velocities);
    twin_jostle_world_linear_velocities(code, &linear_velocities);
}

void twin_jostle_world_angular_velocities(JostleCode code, const JostleFloatSpan* angular_velocities);
static void call_jostle_world_angular_velocities(Fixture* f) {
    (void)f;
    JostleFloatSpan angular_velocities = {NULL, 0, 0};
    const JostleCode code = jostle_world_angular_velocities(f->world, &angular_velocities);
    twin_jostle_world_angular_velocities(code, &angular_velocities);
}

void twin_jostle_world_islands(JostleCode code, const JostleIslandReportSpan* islands);
static void call_jostle_world_islands(Fixture* f) {
    (void)f;
    JostleIslandReportSpan islands = {NULL, 0, 0};
    const JostleCode code = jostle_world_islands(f->world, &islands);
    twin_jostle_world_islands(code, &islands);
}

void twin_jostle_world_energy(JostleCode code, const JostleEnergy* energy);
static void call_jostle_world_energy(Fixture* f) {
    (void)f;
    JostleEnergy energy;
    memset(&energy, 0, sizeof energy);
    const JostleCode code = jostle_world_energy(f->world, &energy);
    twin_jostle_world_energy(code, &energy);
}

void twin_jostle_world_events(JostleCode code, const JostleEvents* events);
static void call_jostle_world_events(Fixture* f) {
    (void)f;
    JostleEvents events;
    memset(&events, 0, sizeof events);
    const JostleCode code = jostle_world_events(f->world, &events);
    twin_jostle_world_events(code, &events);
}

void twin_jostle_world_time(JostleCode code, const double* time);
static void call_jostle_world_time(Fixture* f) {
    (void)f;
    double time;
    memset(&time, 0, sizeof time);
    const JostleCode code = jostle_world_time(f->world, &time);
    twin_jostle_world_time(code, &time);
}

void twin_jostle_world_counts(JostleCode code, const JostleWorldCounts* counts);
static void call_jostle_world_counts(Fixture* f) {
    (void)f;
    JostleWorldCounts counts;
    memset(&counts, 0, sizeof counts);
    const JostleCode code = jostle_world_counts(f->world, &counts);
    twin_jostle_world_counts(code, &counts);
}

void twin_jostle_world_tolerances(JostleCode code, const JostleTolerances* tolerances);
static void call_jostle_world_tolerances(Fixture* f) {
    (void)f;
    JostleTolerances tolerances;
    memset(&tolerances, 0, sizeof tolerances);
    const JostleCode code = jostle_world_tolerances(f->world, &tolerances);
    twin_jostle_world_tolerances(code, &tolerances);
}

void twin_jostle_world_set_profiling(JostleCode code);
static void call_jostle_world_set_profiling(Fixture* f) {
    (void)f;
    bool profiling;
    memset(&profiling, 0, sizeof profiling);
    profiling = true;
    const JostleCode code = jostle_world_set_profiling(f->world, profiling);
    twin_jostle_world_set_profiling(code);
}

void twin_jostle_world_is_profiling(JostleCode code, const bool* profiling);
static void call_jostle_world_is_profiling(Fixture* f) {
    (void)f;
    bool profiling;
    memset(&profiling, 0, sizeof profiling);
    const JostleCode code = jostle_world_is_profiling(f->world, &profiling);
    twin_jostle_world_is_profiling(code, &profiling);
}

void twin_jostle_world_profile(JostleCode code, const JostleProfile* profile);
static void call_jostle_world_profile(Fixture* f) {
    (void)f;
    JostleProfile profile;
    memset(&profile, 0, sizeof profile);
    const JostleCode code = jostle_world_profile(f->world, &profile);
    twin_jostle_world_profile(code, &profile);
}

void twin_jostle_world_state_hash(JostleCode code, const uint64_t* state_hash);
static void call_jostle_world_state_hash(Fixture* f) {
    (void)f;
    uint64_t state_hash;
    memset(&state_hash, 0, sizeof state_hash);
    const JostleCode code = jostle_world_state_hash(f->world, &state_hash);
    twin_jostle_world_state_hash(code, &state_hash);
}

void twin_jostle_world_table_hashes(JostleCode code, const JostleTableHashes* table_hashes);
static void call_jostle_world_table_hashes(Fixture* f) {
    (void)f;
    JostleTableHashes table_hashes;
    memset(&table_hashes, 0, sizeof table_hashes);
    const JostleCode code = jostle_world_table_hashes(f->world, &table_hashes);
    twin_jostle_world_table_hashes(code, &table_hashes);
}

void twin_jostle_world_save_size(JostleCode code, const size_t* save_size);
static void call_jostle_world_save_size(Fixture* f) {
    (void)f;
    size_t save_size;
    memset(&save_size, 0, sizeof save_size);
    const JostleCode code = jostle_world_save_size(f->world, &save_size);
    twin_jostle_world_save_size(code, &save_size);
}

void twin_jostle_world_save(JostleCode code, const void* bytes, const size_t* count);
static void call_jostle_world_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_world_save(f->world, bytes, sizeof bytes, &count);
    twin_jostle_world_save(code, bytes, &count);
}

void twin_jostle_world_state_text(JostleCode code, const char* text, size_t length);
static void call_jostle_world_state_text(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_world_state_text(f->world, text, sizeof text, &length);
    twin_jostle_world_state_text(code, text, length);
}

void twin_jostle_world_body(JostleCode code, const JostleBody* body);
static void call_jostle_world_body(Fixture* f) {
    (void)f;
    uint64_t key;
    memset(&key, 0, sizeof key);
    key = (1ull << 32);
    JostleBody body;
    memset(&body, 0, sizeof body);
    const JostleCode code = jostle_world_body(f->world, key, &body);
    twin_jostle_world_body(code, &body);
}

void twin_jostle_world_shape(JostleCode code, const JostleShape* shape);
static void call_jostle_world_shape(Fixture* f) {
    (void)f;
    uint64_t key;
    memset(&key, 0, sizeof key);
    key = (1ull << 32);
    JostleShape shape;
    memset(&shape, 0, sizeof shape);
    const JostleCode code = jostle_world_shape(f->world, key, &shape);
    twin_jostle_world_shape(code, &shape);
}

void twin_jostle_world_chain_shape(JostleCode code, const JostleChainShape* chain);
static void call_jostle_world_chain_shape(Fixture* f) {
    (void)f;
    uint64_t key;
    memset(&key, 0, sizeof key);
    key = (1ull << 32);
    JostleChainShape chain;
    memset(&chain, 0, sizeof chain);
    const JostleCode code = jostle_world_chain_shape(f->world, key, &chain);
    twin_jostle_world_chain_shape(code, &chain);
}

void twin_jostle_world_joint(JostleCode code, const JostleJoint* joint);
static void call_jostle_world_joint(Fixture* f) {
    (void)f;
    uint64_t key;
    memset(&key, 0, sizeof key);
    key = (1ull << 32);
    JostleJoint joint;
    memset(&joint, 0, sizeof joint);
    const JostleCode code = jostle_world_joint(f->world, key, &joint);
    twin_jostle_world_joint(code, &joint);
}

void twin_jostle_world_check(JostleCode code, const char* text, size_t length);
static void call_jostle_world_check(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_world_check(f->world, text, sizeof text, &length);
    twin_jostle_world_check(code, text, length);
}

void twin_jostle_body_is_valid(bool answer);
static void call_jostle_body_is_valid(Fixture* f) {
    (void)f;
    const bool answer = jostle_body_is_valid(f->crate);
    twin_jostle_body_is_valid(answer);
}

void twin_jostle_body_create_shape(JostleCode code, const JostleShape* shape);
static void call_jostle_body_create_shape(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    JostleShapeDef def;
    def = jostle_shape_def_default();
    def.density = 2.0f;
    def.material.friction = 0.4f;
    def.material.restitution = 0.3f;
    def.material.rolling_resistance = 0.5f;
    def.material.surface_speed = 0.5f;
    def.material.id = 1;
    def.material.friction_rule = JOSTLE_MIX_RULE_MAXIMUM;
    def.material.restitution_rule = JOSTLE_MIX_RULE_MAXIMUM;
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
    def.has_smooth = true;
    def.smooth = true;
    def.user_data = 77u;
    JostleShape shape;
    memset(&shape, 0, sizeof shape);
    const JostleCode code = jostle_body_create_shape(f->crate, &geometry, &def, &shape);
    twin_jostle_body_create_shape(code, &shape);
}

void twin_jostle_body_create_chain(JostleCode code, const JostleChainShape* answer);
static void call_jostle_body_create_chain(Fixture* f) {
    (void)f;
    JostleChain chain;
    memset(&chain, 0, sizeof chain);
    chain = f->line;
    JostleChainDef def;
    def = jostle_chain_def_default();
    def.material.friction = 0.4f;
    def.material.restitution = 0.3f;
    def.material.rolling_resistance = 0.5f;
    def.material.surface_speed = 0.5f;
    def.material.id = 1;
    def.material.friction_rule = JOSTLE_MIX_RULE_MAXIMUM;
    def.material.restitution_rule = JOSTLE_MIX_RULE_MAXIMUM;
    static JostleMaterial items_def_materials[3];
    items_def_materials[0].friction = 0.4f;
    items_def_materials[0].restitution = 0.3f;
    items_def_materials[0].rolling_resistance = 0.5f;
    items_def_materials[0].surface_speed = 0.5f;
    items_def_materials[0].id = 1;
    items_def_materials[0].friction_rule = JOSTLE_MIX_RULE_MAXIMUM;
    items_def_materials[0].restitution_rule = JOSTLE_MIX_RULE_MAXIMUM;
    items_def_materials[1].friction = 0.4f;
    items_def_materials[1].restitution = 0.3f;
    items_def_materials[1].rolling_resistance = 0.5f;
    items_def_materials[1].surface_speed = 0.5f;
    items_def_materials[1].id = 1;
    items_def_materials[1].friction_rule = JOSTLE_MIX_RULE_MAXIMUM;
    items_def_materials[1].restitution_rule = JOSTLE_MIX_RULE_MAXIMUM;
    items_def_materials[2].friction = 0.4f;
    items_def_materials[2].restitution = 0.3f;
    items_def_materials[2].rolling_resistance = 0.5f;
    items_def_materials[2].surface_speed = 0.5f;
    items_def_materials[2].id = 1;
    items_def_materials[2].friction_rule = JOSTLE_MIX_RULE_MAXIMUM;
    items_def_materials[2].restitution_rule = JOSTLE_MIX_RULE_MAXIMUM;
    def.materials.first = items_def_materials;
    def.materials.count = 3;
    def.materials.stride = 0;
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
    def.has_smooth = true;
    def.smooth = true;
    def.user_data = 77u;
    JostleChainShape answer;
    memset(&answer, 0, sizeof answer);
    const JostleCode code = jostle_body_create_chain(f->crate, &chain, &def, &answer);
    twin_jostle_body_create_chain(code, &answer);
}

void twin_jostle_body_type(JostleCode code, const JostleBodyType* type);
static void call_jostle_body_type(Fixture* f) {
    (void)f;
    JostleBodyType type;
    memset(&type, 0, sizeof type);
    const JostleCode code = jostle_body_type(f->crate, &type);
    twin_jostle_body_type(code, &type);
}

void twin_jostle_body_set_type(JostleCode code);
static void call_jostle_body_set_type(Fixture* f) {
    (void)f;
    JostleBodyType type;
    memset(&type, 0, sizeof type);
    type = JOSTLE_BODY_TYPE_KINEMATIC;
    const JostleCode code = jostle_body_set_type(f->crate, type);
    twin_jostle_body_set_type(code);
}

void twin_jostle_body_is_enabled(JostleCode code, const bool* enabled);
static void call_jostle_body_is_enabled(Fixture* f) {
    (void)f;
    bool enabled;
    memset(&enabled, 0, sizeof enabled);
    const JostleCode code = jostle_body_is_enabled(f->crate, &enabled);
    twin_jostle_body_is_enabled(code, &enabled);
}

void twin_jostle_body_set_enabled(JostleCode code);
static void call_jostle_body_set_enabled(Fixture* f) {
    (void)f;
    bool enabled;
    memset(&enabled, 0, sizeof enabled);
    enabled = true;
    const JostleCode code = jostle_body_set_enabled(f->crate, enabled);
    twin_jostle_body_set_enabled(code);
}

void twin_jostle_body_is_awake(JostleCode code, const bool* awake);
static void call_jostle_body_is_awake(Fixture* f) {
    (void)f;
    bool awake;
    memset(&awake, 0, sizeof awake);
    const JostleCode code = jostle_body_is_awake(f->crate, &awake);
    twin_jostle_body_is_awake(code, &awake);
}

void twin_jostle_body_set_awake(JostleCode code);
static void call_jostle_body_set_awake(Fixture* f) {
    (void)f;
    bool awake;
    memset(&awake, 0, sizeof awake);
    awake = true;
    const JostleCode code = jostle_body_set_awake(f->crate, awake);
    twin_jostle_body_set_awake(code);
}

void twin_jostle_body_allows_sleep(JostleCode code, const bool* allows_sleep);
static void call_jostle_body_allows_sleep(Fixture* f) {
    (void)f;
    bool allows_sleep;
    memset(&allows_sleep, 0, sizeof allows_sleep);
    const JostleCode code = jostle_body_allows_sleep(f->crate, &allows_sleep);
    twin_jostle_body_allows_sleep(code, &allows_sleep);
}

void twin_jostle_body_set_allow_sleep(JostleCode code);
static void call_jostle_body_set_allow_sleep(Fixture* f) {
    (void)f;
    bool allow;
    memset(&allow, 0, sizeof allow);
    allow = true;
    const JostleCode code = jostle_body_set_allow_sleep(f->crate, allow);
    twin_jostle_body_set_allow_sleep(code);
}

void twin_jostle_body_sleep_threshold(JostleCode code, const float* sleep_threshold);
static void call_jostle_body_sleep_threshold(Fixture* f) {
    (void)f;
    float sleep_threshold;
    memset(&sleep_threshold, 0, sizeof sleep_threshold);
    const JostleCode code = jostle_body_sleep_threshold(f->crate, &sleep_threshold);
    twin_jostle_body_sleep_threshold(code, &sleep_threshold);
}

void twin_jostle_body_set_sleep_threshold(JostleCode code);
static void call_jostle_body_set_sleep_threshold(Fixture* f) {
    (void)f;
    float threshold;
    memset(&threshold, 0, sizeof threshold);
    threshold = 0.5f;
    const JostleCode code = jostle_body_set_sleep_threshold(f->crate, threshold);
    twin_jostle_body_set_sleep_threshold(code);
}

void twin_jostle_body_reset_sleep_threshold(JostleCode code);
static void call_jostle_body_reset_sleep_threshold(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_body_reset_sleep_threshold(f->crate);
    twin_jostle_body_reset_sleep_threshold(code);
}

void twin_jostle_body_transform(JostleCode code, const JostleTransform* transform);
static void call_jostle_body_transform(Fixture* f) {
    (void)f;
    JostleTransform transform;
    memset(&transform, 0, sizeof transform);
    const JostleCode code = jostle_body_transform(f->crate, &transform);
    twin_jostle_body_transform(code, &transform);
}

void twin_jostle_body_position(JostleCode code, const JostleVec2* position);
static void call_jostle_body_position(Fixture* f) {
    (void)f;
    JostleVec2 position;
    memset(&position, 0, sizeof position);
    const JostleCode code = jostle_body_position(f->crate, &position);
    twin_jostle_body_position(code, &position);
}

void twin_jostle_body_angle(JostleCode code, const float* angle);
static void call_jostle_body_angle(Fixture* f) {
    (void)f;
    float angle;
    memset(&angle, 0, sizeof angle);
    const JostleCode code = jostle_body_angle(f->crate, &angle);
    twin_jostle_body_angle(code, &angle);
}

void twin_jostle_body_rotation(JostleCode code, const JostleRot* rotation);
static void call_jostle_body_rotation(Fixture* f) {
    (void)f;
    JostleRot rotation;
    memset(&rotation, 0, sizeof rotation);
    const JostleCode code = jostle_body_rotation(f->crate, &rotation);
    twin_jostle_body_rotation(code, &rotation);
}

void twin_jostle_body_center_of_mass(JostleCode code, const JostleVec2* center_of_mass);
static void call_jostle_body_center_of_mass(Fixture* f) {
    (void)f;
    JostleVec2 center_of_mass;
    memset(&center_of_mass, 0, sizeof center_of_mass);
    const JostleCode code = jostle_body_center_of_mass(f->crate, &center_of_mass);
    twin_jostle_body_center_of_mass(code, &center_of_mass);
}

void twin_jostle_body_set_position_and_angle(JostleCode code);
static void call_jostle_body_set_position_and_angle(Fixture* f) {
    (void)f;
    JostleVec2 position;
    memset(&position, 0, sizeof position);
    position.x = 0.5f;
    position.y = 0.25f;
    float angle;
    memset(&angle, 0, sizeof angle);
    angle = 0.5f;
    const JostleCode code = jostle_body_set_position_and_angle(f->crate, position, angle);
    twin_jostle_body_set_position_and_angle(code);
}

void twin_jostle_body_set_transform(JostleCode code);
static void call_jostle_body_set_transform(Fixture* f) {
    (void)f;
    JostleTransform transform;
    memset(&transform, 0, sizeof transform);
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    const JostleCode code = jostle_body_set_transform(f->crate, transform);
    twin_jostle_body_set_transform(code);
}

void twin_jostle_body_move_to(JostleCode code);
static void call_jostle_body_move_to(Fixture* f) {
    (void)f;
    JostleTransform transform;
    memset(&transform, 0, sizeof transform);
    transform.p.x = 0.5f;
    transform.p.y = 0.25f;
    transform.q.c = 0.6f;
    transform.q.s = 0.8f;
    float dt;
    memset(&dt, 0, sizeof dt);
    dt = 1.0f / 60.0f;
    const JostleCode code = jostle_body_move_to(f->lift, transform, dt);
    twin_jostle_body_move_to(code);
}

void twin_jostle_body_linear_velocity(JostleCode code, const JostleVec2* linear_velocity);
static void call_jostle_body_linear_velocity(Fixture* f) {
    (void)f;
    JostleVec2 linear_velocity;
    memset(&linear_velocity, 0, sizeof linear_velocity);
    const JostleCode code = jostle_body_linear_velocity(f->crate, &linear_velocity);
    twin_jostle_body_linear_velocity(code, &linear_velocity);
}

void twin_jostle_body_angular_velocity(JostleCode code, const float* angular_velocity);
static void call_jostle_body_angular_velocity(Fixture* f) {
    (void)f;
    float angular_velocity;
    memset(&angular_velocity, 0, sizeof angular_velocity);
    const JostleCode code = jostle_body_angular_velocity(f->crate, &angular_velocity);
    twin_jostle_body_angular_velocity(code, &angular_velocity);
}

void twin_jostle_body_set_linear_velocity(JostleCode code);
static void call_jostle_body_set_linear_velocity(Fixture* f) {
    (void)f;
    JostleVec2 velocity;
    memset(&velocity, 0, sizeof velocity);
    velocity.x = 1.0f;
    velocity.y = -2.0f;
    const JostleCode code = jostle_body_set_linear_velocity(f->crate, velocity);
    twin_jostle_body_set_linear_velocity(code);
}

void twin_jostle_body_set_angular_velocity(JostleCode code);
static void call_jostle_body_set_angular_velocity(Fixture* f) {
    (void)f;
    float velocity;
    memset(&velocity, 0, sizeof velocity);
    velocity = 0.5f;
    const JostleCode code = jostle_body_set_angular_velocity(f->crate, velocity);
    twin_jostle_body_set_angular_velocity(code);
}

void twin_jostle_body_velocity_at(JostleCode code, const JostleVec2* velocity_at);
static void call_jostle_body_velocity_at(Fixture* f) {
    (void)f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    JostleVec2 velocity_at;
    memset(&velocity_at, 0, sizeof velocity_at);
    const JostleCode code = jostle_body_velocity_at(f->crate, point, &velocity_at);
    twin_jostle_body_velocity_at(code, &velocity_at);
}

void twin_jostle_body_world_point(JostleCode code, const JostleVec2* point);
static void call_jostle_body_world_point(Fixture* f) {
    (void)f;
    JostleVec2 local;
    memset(&local, 0, sizeof local);
    local.x = 0.5f;
    local.y = 0.25f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    const JostleCode code = jostle_body_world_point(f->crate, local, &point);
    twin_jostle_body_world_point(code, &point);
}

void twin_jostle_body_local_point(JostleCode code, const JostleVec2* local_point);
static void call_jostle_body_local_point(Fixture* f) {
    (void)f;
    JostleVec2 world;
    memset(&world, 0, sizeof world);
    world.x = 0.5f;
    world.y = 0.25f;
    JostleVec2 local_point;
    memset(&local_point, 0, sizeof local_point);
    const JostleCode code = jostle_body_local_point(f->crate, world, &local_point);
    twin_jostle_body_local_point(code, &local_point);
}

void twin_jostle_body_world_vector(JostleCode code, const JostleVec2* vector);
static void call_jostle_body_world_vector(Fixture* f) {
    (void)f;
    JostleVec2 local;
    memset(&local, 0, sizeof local);
    local.x = 0.5f;
    local.y = 0.25f;
    JostleVec2 vector;
    memset(&vector, 0, sizeof vector);
    const JostleCode code = jostle_body_world_vector(f->crate, local, &vector);
    twin_jostle_body_world_vector(code, &vector);
}

void twin_jostle_body_local_vector(JostleCode code, const JostleVec2* local_vector);
static void call_jostle_body_local_vector(Fixture* f) {
    (void)f;
    JostleVec2 world;
    memset(&world, 0, sizeof world);
    world.x = 0.5f;
    world.y = 0.25f;
    JostleVec2 local_vector;
    memset(&local_vector, 0, sizeof local_vector);
    const JostleCode code = jostle_body_local_vector(f->crate, world, &local_vector);
    twin_jostle_body_local_vector(code, &local_vector);
}

void twin_jostle_body_mass(JostleCode code, const float* mass);
static void call_jostle_body_mass(Fixture* f) {
    (void)f;
    float mass;
    memset(&mass, 0, sizeof mass);
    const JostleCode code = jostle_body_mass(f->crate, &mass);
    twin_jostle_body_mass(code, &mass);
}

void twin_jostle_body_inertia(JostleCode code, const float* inertia);
static void call_jostle_body_inertia(Fixture* f) {
    (void)f;
    float inertia;
    memset(&inertia, 0, sizeof inertia);
    const JostleCode code = jostle_body_inertia(f->crate, &inertia);
    twin_jostle_body_inertia(code, &inertia);
}

void twin_jostle_body_mass_data(JostleCode code, const JostleMassData* mass_data);
static void call_jostle_body_mass_data(Fixture* f) {
    (void)f;
    JostleMassData mass_data;
    memset(&mass_data, 0, sizeof mass_data);
    const JostleCode code = jostle_body_mass_data(f->crate, &mass_data);
    twin_jostle_body_mass_data(code, &mass_data);
}

void twin_jostle_body_set_mass(JostleCode code);
static void call_jostle_body_set_mass(Fixture* f) {
    (void)f;
    JostleMassData mass;
    memset(&mass, 0, sizeof mass);
    mass.mass = 3.0f;
    mass.center.x = 0.5f;
    mass.center.y = 0.25f;
    mass.inertia = 2.0f;
    const JostleCode code = jostle_body_set_mass(f->crate, &mass);
    twin_jostle_body_set_mass(code);
}

void twin_jostle_body_reset_mass(JostleCode code);
static void call_jostle_body_reset_mass(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_body_reset_mass(f->crate);
    twin_jostle_body_reset_mass(code);
}

void twin_jostle_body_apply_force(JostleCode code);
static void call_jostle_body_apply_force(Fixture* f) {
    (void)f;
    JostleVec2 force;
    memset(&force, 0, sizeof force);
    force.x = 0.5f;
    force.y = 0.25f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    const JostleCode code = jostle_body_apply_force(f->crate, force, point);
    twin_jostle_body_apply_force(code);
}

void twin_jostle_body_apply_force_to_center(JostleCode code);
static void call_jostle_body_apply_force_to_center(Fixture* f) {
    (void)f;
    JostleVec2 force;
    memset(&force, 0, sizeof force);
    force.x = 0.5f;
    force.y = 0.25f;
    const JostleCode code = jostle_body_apply_force_to_center(f->crate, force);
    twin_jostle_body_apply_force_to_center(code);
}

void twin_jostle_body_apply_torque(JostleCode code);
static void call_jostle_body_apply_torque(Fixture* f) {
    (void)f;
    float torque;
    memset(&torque, 0, sizeof torque);
    torque = 0.5f;
    const JostleCode code = jostle_body_apply_torque(f->crate, torque);
    twin_jostle_body_apply_torque(code);
}

void twin_jostle_body_apply_impulse(JostleCode code);
static void call_jostle_body_apply_impulse(Fixture* f) {
    (void)f;
    JostleVec2 impulse;
    memset(&impulse, 0, sizeof impulse);
    impulse.x = 0.5f;
    impulse.y = 0.25f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    const JostleCode code = jostle_body_apply_impulse(f->crate, impulse, point);
    twin_jostle_body_apply_impulse(code);
}

void twin_jostle_body_apply_impulse_to_center(JostleCode code);
static void call_jostle_body_apply_impulse_to_center(Fixture* f) {
    (void)f;
    JostleVec2 impulse;
    memset(&impulse, 0, sizeof impulse);
    impulse.x = 0.5f;
    impulse.y = 0.25f;
    const JostleCode code = jostle_body_apply_impulse_to_center(f->crate, impulse);
    twin_jostle_body_apply_impulse_to_center(code);
}

void twin_jostle_body_apply_angular_impulse(JostleCode code);
static void call_jostle_body_apply_angular_impulse(Fixture* f) {
    (void)f;
    float impulse;
    memset(&impulse, 0, sizeof impulse);
    impulse = 0.5f;
    const JostleCode code = jostle_body_apply_angular_impulse(f->crate, impulse);
    twin_jostle_body_apply_angular_impulse(code);
}

void twin_jostle_body_linear_damping(JostleCode code, const float* linear_damping);
static void call_jostle_body_linear_damping(Fixture* f) {
    (void)f;
    float linear_damping;
    memset(&linear_damping, 0, sizeof linear_damping);
    const JostleCode code = jostle_body_linear_damping(f->crate, &linear_damping);
    twin_jostle_body_linear_damping(code, &linear_damping);
}

void twin_jostle_body_set_linear_damping(JostleCode code);
static void call_jostle_body_set_linear_damping(Fixture* f) {
    (void)f;
    float damping;
    memset(&damping, 0, sizeof damping);
    damping = 0.25f;
    const JostleCode code = jostle_body_set_linear_damping(f->crate, damping);
    twin_jostle_body_set_linear_damping(code);
}

void twin_jostle_body_angular_damping(JostleCode code, const float* angular_damping);
static void call_jostle_body_angular_damping(Fixture* f) {
    (void)f;
    float angular_damping;
    memset(&angular_damping, 0, sizeof angular_damping);
    const JostleCode code = jostle_body_angular_damping(f->crate, &angular_damping);
    twin_jostle_body_angular_damping(code, &angular_damping);
}

void twin_jostle_body_set_angular_damping(JostleCode code);
static void call_jostle_body_set_angular_damping(Fixture* f) {
    (void)f;
    float damping;
    memset(&damping, 0, sizeof damping);
    damping = 0.25f;
    const JostleCode code = jostle_body_set_angular_damping(f->crate, damping);
    twin_jostle_body_set_angular_damping(code);
}

void twin_jostle_body_gravity_scale(JostleCode code, const float* gravity_scale);
static void call_jostle_body_gravity_scale(Fixture* f) {
    (void)f;
    float gravity_scale;
    memset(&gravity_scale, 0, sizeof gravity_scale);
    const JostleCode code = jostle_body_gravity_scale(f->crate, &gravity_scale);
    twin_jostle_body_gravity_scale(code, &gravity_scale);
}

void twin_jostle_body_set_gravity_scale(JostleCode code);
static void call_jostle_body_set_gravity_scale(Fixture* f) {
    (void)f;
    float scale;
    memset(&scale, 0, sizeof scale);
    scale = 1.5f;
    const JostleCode code = jostle_body_set_gravity_scale(f->crate, scale);
    twin_jostle_body_set_gravity_scale(code);
}

void twin_jostle_body_locks(JostleCode code, const JostleMotionLocks* locks);
static void call_jostle_body_locks(Fixture* f) {
    (void)f;
    JostleMotionLocks locks;
    memset(&locks, 0, sizeof locks);
    const JostleCode code = jostle_body_locks(f->crate, &locks);
    twin_jostle_body_locks(code, &locks);
}

void twin_jostle_body_set_locks(JostleCode code);
static void call_jostle_body_set_locks(Fixture* f) {
    (void)f;
    JostleMotionLocks locks;
    memset(&locks, 0, sizeof locks);
    locks.x = false;
    locks.y = false;
    locks.rotation = true;
    const JostleCode code = jostle_body_set_locks(f->crate, &locks);
    twin_jostle_body_set_locks(code);
}

void twin_jostle_body_is_bullet(JostleCode code, const bool* bullet);
static void call_jostle_body_is_bullet(Fixture* f) {
    (void)f;
    bool bullet;
    memset(&bullet, 0, sizeof bullet);
    const JostleCode code = jostle_body_is_bullet(f->crate, &bullet);
    twin_jostle_body_is_bullet(code, &bullet);
}

void twin_jostle_body_drop_through(JostleCode code);
static void call_jostle_body_drop_through(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_body_drop_through(f->crate);
    twin_jostle_body_drop_through(code);
}

void twin_jostle_body_set_bullet(JostleCode code);
static void call_jostle_body_set_bullet(Fixture* f) {
    (void)f;
    bool bullet;
    memset(&bullet, 0, sizeof bullet);
    bullet = true;
    const JostleCode code = jostle_body_set_bullet(f->crate, bullet);
    twin_jostle_body_set_bullet(code);
}

void twin_jostle_body_is_continuous(JostleCode code, const bool* continuous);
static void call_jostle_body_is_continuous(Fixture* f) {
    (void)f;
    bool continuous;
    memset(&continuous, 0, sizeof continuous);
    const JostleCode code = jostle_body_is_continuous(f->crate, &continuous);
    twin_jostle_body_is_continuous(code, &continuous);
}

void twin_jostle_body_set_continuous(JostleCode code);
static void call_jostle_body_set_continuous(Fixture* f) {
    (void)f;
    bool continuous;
    memset(&continuous, 0, sizeof continuous);
    continuous = true;
    const JostleCode code = jostle_body_set_continuous(f->crate, continuous);
    twin_jostle_body_set_continuous(code);
}

void twin_jostle_body_reset_continuous(JostleCode code);
static void call_jostle_body_reset_continuous(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_body_reset_continuous(f->crate);
    twin_jostle_body_reset_continuous(code);
}

void twin_jostle_body_state_hash(JostleCode code, const uint64_t* state_hash);
static void call_jostle_body_state_hash(Fixture* f) {
    (void)f;
    uint64_t state_hash;
    memset(&state_hash, 0, sizeof state_hash);
    const JostleCode code = jostle_body_state_hash(f->crate, &state_hash);
    twin_jostle_body_state_hash(code, &state_hash);
}

void twin_jostle_body_user_data(JostleCode code, const uint64_t* user_data);
static void call_jostle_body_user_data(Fixture* f) {
    (void)f;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    const JostleCode code = jostle_body_user_data(f->crate, &user_data);
    twin_jostle_body_user_data(code, &user_data);
}

void twin_jostle_body_set_user_data(JostleCode code);
static void call_jostle_body_set_user_data(Fixture* f) {
    (void)f;
    uint64_t data;
    memset(&data, 0, sizeof data);
    data = 5u;
    const JostleCode code = jostle_body_set_user_data(f->crate, data);
    twin_jostle_body_set_user_data(code);
}

void twin_jostle_body_name(JostleCode code, const char* text, size_t length);
static void call_jostle_body_name(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_body_name(f->crate, text, sizeof text, &length);
    twin_jostle_body_name(code, text, length);
}

void twin_jostle_body_set_name(JostleCode code);
static void call_jostle_body_set_name(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_body_set_name(f->crate, "crate seven");
    twin_jostle_body_set_name(code);
}

void twin_jostle_body_shapes(JostleCode code, const JostleShape* found, size_t count);
static void call_jostle_body_shapes(Fixture* f) {
    (void)f;
    static JostleShape found[64];
    size_t count = 0;
    const JostleCode code = jostle_body_shapes(f->crate, found, 64, &count);
    twin_jostle_body_shapes(code, found, count);
}

void twin_jostle_body_chains(JostleCode code, const JostleChainShape* found, size_t count);
static void call_jostle_body_chains(Fixture* f) {
    (void)f;
    static JostleChainShape found[64];
    size_t count = 0;
    const JostleCode code = jostle_body_chains(f->crate, found, 64, &count);
    twin_jostle_body_chains(code, found, count);
}

void twin_jostle_body_joints(JostleCode code, const JostleJoint* found, size_t count);
static void call_jostle_body_joints(Fixture* f) {
    (void)f;
    static JostleJoint found[64];
    size_t count = 0;
    const JostleCode code = jostle_body_joints(f->crate, found, 64, &count);
    twin_jostle_body_joints(code, found, count);
}

void twin_jostle_body_contacts(JostleCode code, const JostleContact* found, size_t count);
static void call_jostle_body_contacts(Fixture* f) {
    (void)f;
    static JostleContact found[64];
    size_t count = 0;
    const JostleCode code = jostle_body_contacts(f->crate, found, 64, &count);
    twin_jostle_body_contacts(code, found, count);
}

void twin_jostle_body_island(JostleCode code, const JostleBody* found, size_t count);
static void call_jostle_body_island(Fixture* f) {
    (void)f;
    static JostleBody found[64];
    size_t count = 0;
    const JostleCode code = jostle_body_island(f->crate, found, 64, &count);
    twin_jostle_body_island(code, found, count);
}

void twin_jostle_body_is_touching(JostleCode code, const bool* touching);
static void call_jostle_body_is_touching(Fixture* f) {
    (void)f;
    JostleBody other;
    memset(&other, 0, sizeof other);
    other = f->ground;
    bool touching;
    memset(&touching, 0, sizeof touching);
    const JostleCode code = jostle_body_is_touching(f->crate, other, &touching);
    twin_jostle_body_is_touching(code, &touching);
}

void twin_jostle_body_bounds(JostleCode code, const JostleAabb2* bounds);
static void call_jostle_body_bounds(Fixture* f) {
    (void)f;
    JostleAabb2 bounds;
    memset(&bounds, 0, sizeof bounds);
    const JostleCode code = jostle_body_bounds(f->crate, &bounds);
    twin_jostle_body_bounds(code, &bounds);
}

void twin_jostle_shape_is_valid(bool answer);
static void call_jostle_shape_is_valid(Fixture* f) {
    (void)f;
    const bool answer = jostle_shape_is_valid(f->crate_shape);
    twin_jostle_shape_is_valid(answer);
}

void twin_jostle_shape_body(JostleCode code, const JostleBody* body);
static void call_jostle_shape_body(Fixture* f) {
    (void)f;
    JostleBody body;
    memset(&body, 0, sizeof body);
    const JostleCode code = jostle_shape_body(f->crate_shape, &body);
    twin_jostle_shape_body(code, &body);
}

void twin_jostle_shape_chain(JostleCode code, const JostleChainShape* chain);
static void call_jostle_shape_chain(Fixture* f) {
    (void)f;
    JostleChainShape chain;
    memset(&chain, 0, sizeof chain);
    const JostleCode code = jostle_shape_chain(f->segment, &chain);
    twin_jostle_shape_chain(code, &chain);
}

void twin_jostle_shape_chain_index(JostleCode code, const int* chain_index);
static void call_jostle_shape_chain_index(Fixture* f) {
    (void)f;
    int chain_index;
    memset(&chain_index, 0, sizeof chain_index);
    const JostleCode code = jostle_shape_chain_index(f->segment, &chain_index);
    twin_jostle_shape_chain_index(code, &chain_index);
}

void twin_jostle_shape_geometry(JostleCode code, const JostleGeometry* geometry);
static void call_jostle_shape_geometry(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    const JostleCode code = jostle_shape_geometry(f->crate_shape, &geometry);
    twin_jostle_shape_geometry(code, &geometry);
}

void twin_jostle_shape_set_geometry(JostleCode code);
static void call_jostle_shape_set_geometry(Fixture* f) {
    (void)f;
    JostleGeometry geometry;
    memset(&geometry, 0, sizeof geometry);
    geometry = f->box;
    const JostleCode code = jostle_shape_set_geometry(f->crate_shape, &geometry);
    twin_jostle_shape_set_geometry(code);
}

void twin_jostle_shape_bounds(JostleCode code, const JostleAabb2* bounds);
static void call_jostle_shape_bounds(Fixture* f) {
    (void)f;
    JostleAabb2 bounds;
    memset(&bounds, 0, sizeof bounds);
    const JostleCode code = jostle_shape_bounds(f->crate_shape, &bounds);
    twin_jostle_shape_bounds(code, &bounds);
}

void twin_jostle_shape_is_sensor(JostleCode code, const bool* sensor);
static void call_jostle_shape_is_sensor(Fixture* f) {
    (void)f;
    bool sensor;
    memset(&sensor, 0, sizeof sensor);
    const JostleCode code = jostle_shape_is_sensor(f->crate_shape, &sensor);
    twin_jostle_shape_is_sensor(code, &sensor);
}

void twin_jostle_shape_set_sensor(JostleCode code);
static void call_jostle_shape_set_sensor(Fixture* f) {
    (void)f;
    bool is_sensor;
    memset(&is_sensor, 0, sizeof is_sensor);
    is_sensor = true;
    const JostleCode code = jostle_shape_set_sensor(f->crate_shape, is_sensor);
    twin_jostle_shape_set_sensor(code);
}

void twin_jostle_shape_is_smooth(JostleCode code, const bool* smooth);
static void call_jostle_shape_is_smooth(Fixture* f) {
    (void)f;
    bool smooth;
    memset(&smooth, 0, sizeof smooth);
    const JostleCode code = jostle_shape_is_smooth(f->crate_shape, &smooth);
    twin_jostle_shape_is_smooth(code, &smooth);
}

void twin_jostle_shape_set_smooth(JostleCode code);
static void call_jostle_shape_set_smooth(Fixture* f) {
    (void)f;
    bool smooth;
    memset(&smooth, 0, sizeof smooth);
    smooth = true;
    const JostleCode code = jostle_shape_set_smooth(f->crate_shape, &smooth);
    twin_jostle_shape_set_smooth(code);
}

void twin_jostle_shape_contacts(JostleCode code, const JostleContact* found, size_t count);
static void call_jostle_shape_contacts(Fixture* f) {
    (void)f;
    static JostleContact found[64];
    size_t count = 0;
    const JostleCode code = jostle_shape_contacts(f->crate_shape, found, 64, &count);
    twin_jostle_shape_contacts(code, found, count);
}

void twin_jostle_shape_is_touching(JostleCode code, const bool* touching);
static void call_jostle_shape_is_touching(Fixture* f) {
    (void)f;
    JostleShape other;
    memset(&other, 0, sizeof other);
    other = f->ground_shape;
    bool touching;
    memset(&touching, 0, sizeof touching);
    const JostleCode code = jostle_shape_is_touching(f->crate_shape, other, &touching);
    twin_jostle_shape_is_touching(code, &touching);
}

void twin_jostle_shape_visitors(JostleCode code, const JostleSensorVisitor* found, size_t count);
static void call_jostle_shape_visitors(Fixture* f) {
    (void)f;
    static JostleSensorVisitor found[64];
    size_t count = 0;
    const JostleCode code = jostle_shape_visitors(f->sensor, found, 64, &count);
    twin_jostle_shape_visitors(code, found, count);
}

void twin_jostle_shape_density(JostleCode code, const float* density);
static void call_jostle_shape_density(Fixture* f) {
    (void)f;
    float density;
    memset(&density, 0, sizeof density);
    const JostleCode code = jostle_shape_density(f->crate_shape, &density);
    twin_jostle_shape_density(code, &density);
}

void twin_jostle_shape_set_density(JostleCode code);
static void call_jostle_shape_set_density(Fixture* f) {
    (void)f;
    float density;
    memset(&density, 0, sizeof density);
    density = 2.0f;
    const JostleCode code = jostle_shape_set_density(f->crate_shape, density);
    twin_jostle_shape_set_density(code);
}

void twin_jostle_shape_material(JostleCode code, const JostleMaterial* material);
static void call_jostle_shape_material(Fixture* f) {
    (void)f;
    JostleMaterial material;
    memset(&material, 0, sizeof material);
    const JostleCode code = jostle_shape_material(f->crate_shape, &material);
    twin_jostle_shape_material(code, &material);
}

void twin_jostle_shape_set_material(JostleCode code);
static void call_jostle_shape_set_material(Fixture* f) {
    (void)f;
    JostleMaterial material;
    memset(&material, 0, sizeof material);
    material.friction = 0.4f;
    material.restitution = 0.3f;
    material.rolling_resistance = 0.5f;
    material.surface_speed = 0.5f;
    material.id = 1;
    material.friction_rule = JOSTLE_MIX_RULE_MAXIMUM;
    material.restitution_rule = JOSTLE_MIX_RULE_MAXIMUM;
    const JostleCode code = jostle_shape_set_material(f->crate_shape, &material);
    twin_jostle_shape_set_material(code);
}

void twin_jostle_shape_filter(JostleCode code, const JostleFilter* filter);
static void call_jostle_shape_filter(Fixture* f) {
    (void)f;
    JostleFilter filter;
    memset(&filter, 0, sizeof filter);
    const JostleCode code = jostle_shape_filter(f->crate_shape, &filter);
    twin_jostle_shape_filter(code, &filter);
}

void twin_jostle_shape_set_filter(JostleCode code);
static void call_jostle_shape_set_filter(Fixture* f) {
    (void)f;
    JostleFilter filter;
    filter = jostle_filter_default();
    filter.category = 2u;
    filter.mask = ~1ull;
    filter.group = 3;
    const JostleCode code = jostle_shape_set_filter(f->crate_shape, &filter);
    twin_jostle_shape_set_filter(code);
}

void twin_jostle_shape_user_data(JostleCode code, const uint64_t* user_data);
static void call_jostle_shape_user_data(Fixture* f) {
    (void)f;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    const JostleCode code = jostle_shape_user_data(f->crate_shape, &user_data);
    twin_jostle_shape_user_data(code, &user_data);
}

void twin_jostle_shape_set_user_data(JostleCode code);
static void call_jostle_shape_set_user_data(Fixture* f) {
    (void)f;
    uint64_t data;
    memset(&data, 0, sizeof data);
    data = 5u;
    const JostleCode code = jostle_shape_set_user_data(f->crate_shape, data);
    twin_jostle_shape_set_user_data(code);
}

void twin_jostle_chain_shape_is_valid(bool answer);
static void call_jostle_chain_shape_is_valid(Fixture* f) {
    (void)f;
    const bool answer = jostle_chain_shape_is_valid(f->chain);
    twin_jostle_chain_shape_is_valid(answer);
}

void twin_jostle_chain_shape_body(JostleCode code, const JostleBody* body);
static void call_jostle_chain_shape_body(Fixture* f) {
    (void)f;
    JostleBody body;
    memset(&body, 0, sizeof body);
    const JostleCode code = jostle_chain_shape_body(f->chain, &body);
    twin_jostle_chain_shape_body(code, &body);
}

void twin_jostle_chain_shape_segment_count(JostleCode code, const int* segment_count);
static void call_jostle_chain_shape_segment_count(Fixture* f) {
    (void)f;
    int segment_count;
    memset(&segment_count, 0, sizeof segment_count);
    const JostleCode code = jostle_chain_shape_segment_count(f->chain, &segment_count);
    twin_jostle_chain_shape_segment_count(code, &segment_count);
}

void twin_jostle_chain_shape_segment(JostleCode code, const JostleShape* segment);
static void call_jostle_chain_shape_segment(Fixture* f) {
    (void)f;
    int index;
    memset(&index, 0, sizeof index);
    index = 1;
    JostleShape segment;
    memset(&segment, 0, sizeof segment);
    const JostleCode code = jostle_chain_shape_segment(f->chain, index, &segment);
    twin_jostle_chain_shape_segment(code, &segment);
}

void twin_jostle_chain_shape_is_loop(JostleCode code, const bool* loop);
static void call_jostle_chain_shape_is_loop(Fixture* f) {
    (void)f;
    bool loop;
    memset(&loop, 0, sizeof loop);
    const JostleCode code = jostle_chain_shape_is_loop(f->chain, &loop);
    twin_jostle_chain_shape_is_loop(code, &loop);
}

void twin_jostle_chain_shape_bounds(JostleCode code, const JostleAabb2* bounds);
static void call_jostle_chain_shape_bounds(Fixture* f) {
    (void)f;
    JostleAabb2 bounds;
    memset(&bounds, 0, sizeof bounds);
    const JostleCode code = jostle_chain_shape_bounds(f->chain, &bounds);
    twin_jostle_chain_shape_bounds(code, &bounds);
}

void twin_jostle_chain_shape_is_sensor(JostleCode code, const bool* sensor);
static void call_jostle_chain_shape_is_sensor(Fixture* f) {
    (void)f;
    bool sensor;
    memset(&sensor, 0, sizeof sensor);
    const JostleCode code = jostle_chain_shape_is_sensor(f->chain, &sensor);
    twin_jostle_chain_shape_is_sensor(code, &sensor);
}

void twin_jostle_chain_shape_set_material(JostleCode code);
static void call_jostle_chain_shape_set_material(Fixture* f) {
    (void)f;
    JostleMaterial material;
    memset(&material, 0, sizeof material);
    material.friction = 0.4f;
    material.restitution = 0.3f;
    material.rolling_resistance = 0.5f;
    material.surface_speed = 0.5f;
    material.id = 1;
    material.friction_rule = JOSTLE_MIX_RULE_MAXIMUM;
    material.restitution_rule = JOSTLE_MIX_RULE_MAXIMUM;
    const JostleCode code = jostle_chain_shape_set_material(f->chain, &material);
    twin_jostle_chain_shape_set_material(code);
}

void twin_jostle_chain_shape_filter(JostleCode code, const JostleFilter* filter);
static void call_jostle_chain_shape_filter(Fixture* f) {
    (void)f;
    JostleFilter filter;
    memset(&filter, 0, sizeof filter);
    const JostleCode code = jostle_chain_shape_filter(f->chain, &filter);
    twin_jostle_chain_shape_filter(code, &filter);
}

void twin_jostle_chain_shape_set_filter(JostleCode code);
static void call_jostle_chain_shape_set_filter(Fixture* f) {
    (void)f;
    JostleFilter filter;
    filter = jostle_filter_default();
    filter.category = 2u;
    filter.mask = ~1ull;
    filter.group = 3;
    const JostleCode code = jostle_chain_shape_set_filter(f->chain, &filter);
    twin_jostle_chain_shape_set_filter(code);
}

void twin_jostle_chain_shape_user_data(JostleCode code, const uint64_t* user_data);
static void call_jostle_chain_shape_user_data(Fixture* f) {
    (void)f;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    const JostleCode code = jostle_chain_shape_user_data(f->chain, &user_data);
    twin_jostle_chain_shape_user_data(code, &user_data);
}

void twin_jostle_chain_shape_set_user_data(JostleCode code);
static void call_jostle_chain_shape_set_user_data(Fixture* f) {
    (void)f;
    uint64_t data;
    memset(&data, 0, sizeof data);
    data = 5u;
    const JostleCode code = jostle_chain_shape_set_user_data(f->chain, data);
    twin_jostle_chain_shape_set_user_data(code);
}

void twin_jostle_joint_is_valid(bool answer);
static void call_jostle_joint_is_valid(Fixture* f) {
    (void)f;
    const bool answer = jostle_joint_is_valid(f->revolute);
    twin_jostle_joint_is_valid(answer);
}

void twin_jostle_joint_type(JostleCode code, const JostleJointType* type);
static void call_jostle_joint_type(Fixture* f) {
    (void)f;
    JostleJointType type;
    memset(&type, 0, sizeof type);
    const JostleCode code = jostle_joint_type(f->revolute, &type);
    twin_jostle_joint_type(code, &type);
}

void twin_jostle_joint_body_count(JostleCode code, const int* count);
static void call_jostle_joint_body_count(Fixture* f) {
    (void)f;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_joint_body_count(f->revolute, &count);
    twin_jostle_joint_body_count(code, &count);
}

void twin_jostle_joint_body(JostleCode code, const JostleBody* body);
static void call_jostle_joint_body(Fixture* f) {
    (void)f;
    int index;
    memset(&index, 0, sizeof index);
    index = 1;
    JostleBody body;
    memset(&body, 0, sizeof body);
    const JostleCode code = jostle_joint_body(f->revolute, index, &body);
    twin_jostle_joint_body(code, &body);
}

void twin_jostle_joint_body_a(JostleCode code, const JostleBody* a);
static void call_jostle_joint_body_a(Fixture* f) {
    (void)f;
    JostleBody a;
    memset(&a, 0, sizeof a);
    const JostleCode code = jostle_joint_body_a(f->revolute, &a);
    twin_jostle_joint_body_a(code, &a);
}

void twin_jostle_joint_body_b(JostleCode code, const JostleBody* b);
static void call_jostle_joint_body_b(Fixture* f) {
    (void)f;
    JostleBody b;
    memset(&b, 0, sizeof b);
    const JostleCode code = jostle_joint_body_b(f->revolute, &b);
    twin_jostle_joint_body_b(code, &b);
}

void twin_jostle_joint_anchor_a(JostleCode code, const JostleVec2* anchor_a);
static void call_jostle_joint_anchor_a(Fixture* f) {
    (void)f;
    JostleVec2 anchor_a;
    memset(&anchor_a, 0, sizeof anchor_a);
    const JostleCode code = jostle_joint_anchor_a(f->revolute, &anchor_a);
    twin_jostle_joint_anchor_a(code, &anchor_a);
}

void twin_jostle_joint_anchor_b(JostleCode code, const JostleVec2* anchor_b);
static void call_jostle_joint_anchor_b(Fixture* f) {
    (void)f;
    JostleVec2 anchor_b;
    memset(&anchor_b, 0, sizeof anchor_b);
    const JostleCode code = jostle_joint_anchor_b(f->revolute, &anchor_b);
    twin_jostle_joint_anchor_b(code, &anchor_b);
}

void twin_jostle_joint_local_anchor_a(JostleCode code, const JostleVec2* local_anchor_a);
static void call_jostle_joint_local_anchor_a(Fixture* f) {
    (void)f;
    JostleVec2 local_anchor_a;
    memset(&local_anchor_a, 0, sizeof local_anchor_a);
    const JostleCode code = jostle_joint_local_anchor_a(f->revolute, &local_anchor_a);
    twin_jostle_joint_local_anchor_a(code, &local_anchor_a);
}

void twin_jostle_joint_local_anchor_b(JostleCode code, const JostleVec2* local_anchor_b);
static void call_jostle_joint_local_anchor_b(Fixture* f) {
    (void)f;
    JostleVec2 local_anchor_b;
    memset(&local_anchor_b, 0, sizeof local_anchor_b);
    const JostleCode code = jostle_joint_local_anchor_b(f->revolute, &local_anchor_b);
    twin_jostle_joint_local_anchor_b(code, &local_anchor_b);
}

void twin_jostle_joint_set_local_anchor_a(JostleCode code);
static void call_jostle_joint_set_local_anchor_a(Fixture* f) {
    (void)f;
    JostleVec2 anchor;
    memset(&anchor, 0, sizeof anchor);
    anchor.x = 0.5f;
    anchor.y = 0.25f;
    const JostleCode code = jostle_joint_set_local_anchor_a(f->revolute, anchor);
    twin_jostle_joint_set_local_anchor_a(code);
}

void twin_jostle_joint_set_local_anchor_b(JostleCode code);
static void call_jostle_joint_set_local_anchor_b(Fixture* f) {
    (void)f;
    JostleVec2 anchor;
    memset(&anchor, 0, sizeof anchor);
    anchor.x = 0.5f;
    anchor.y = 0.25f;
    const JostleCode code = jostle_joint_set_local_anchor_b(f->revolute, anchor);
    twin_jostle_joint_set_local_anchor_b(code);
}

void twin_jostle_joint_collide_connected(JostleCode code, const bool* collide_connected);
static void call_jostle_joint_collide_connected(Fixture* f) {
    (void)f;
    bool collide_connected;
    memset(&collide_connected, 0, sizeof collide_connected);
    const JostleCode code = jostle_joint_collide_connected(f->revolute, &collide_connected);
    twin_jostle_joint_collide_connected(code, &collide_connected);
}

void twin_jostle_joint_set_collide_connected(JostleCode code);
static void call_jostle_joint_set_collide_connected(Fixture* f) {
    (void)f;
    bool collide;
    memset(&collide, 0, sizeof collide);
    collide = true;
    const JostleCode code = jostle_joint_set_collide_connected(f->revolute, collide);
    twin_jostle_joint_set_collide_connected(code);
}

void twin_jostle_joint_stiffness(JostleCode code, bool has_stiffness, const JostleJointSpring* stiffness);
static void call_jostle_joint_stiffness(Fixture* f) {
    (void)f;
    bool has_stiffness = false;
    JostleJointSpring stiffness;
    memset(&stiffness, 0, sizeof stiffness);
    const JostleCode code = jostle_joint_stiffness(f->revolute, &has_stiffness, &stiffness);
    twin_jostle_joint_stiffness(code, has_stiffness, &stiffness);
}

void twin_jostle_joint_set_stiffness(JostleCode code);
static void call_jostle_joint_set_stiffness(Fixture* f) {
    (void)f;
    JostleJointSpring stiffness;
    memset(&stiffness, 0, sizeof stiffness);
    stiffness.hertz = 4.0f;
    stiffness.damping_ratio = 0.5f;
    const JostleCode code = jostle_joint_set_stiffness(f->revolute, &stiffness);
    twin_jostle_joint_set_stiffness(code);
}

void twin_jostle_joint_break_at(JostleCode code, bool has_break_at, const JostleJointBreak* break_at);
static void call_jostle_joint_break_at(Fixture* f) {
    (void)f;
    bool has_break_at = false;
    JostleJointBreak break_at;
    memset(&break_at, 0, sizeof break_at);
    const JostleCode code = jostle_joint_break_at(f->revolute, &has_break_at, &break_at);
    twin_jostle_joint_break_at(code, has_break_at, &break_at);
}

void twin_jostle_joint_set_break_at(JostleCode code);
static void call_jostle_joint_set_break_at(Fixture* f) {
    (void)f;
    JostleJointBreak threshold;
    memset(&threshold, 0, sizeof threshold);
    threshold.force = 1.0e6f;
    threshold.torque = 1.0e6f;
    threshold.destroy = false;
    const JostleCode code = jostle_joint_set_break_at(f->revolute, &threshold);
    twin_jostle_joint_set_break_at(code);
}

void twin_jostle_joint_user_data(JostleCode code, const uint64_t* user_data);
static void call_jostle_joint_user_data(Fixture* f) {
    (void)f;
    uint64_t user_data;
    memset(&user_data, 0, sizeof user_data);
    const JostleCode code = jostle_joint_user_data(f->revolute, &user_data);
    twin_jostle_joint_user_data(code, &user_data);
}

void twin_jostle_joint_set_user_data(JostleCode code);
static void call_jostle_joint_set_user_data(Fixture* f) {
    (void)f;
    uint64_t data;
    memset(&data, 0, sizeof data);
    data = 5u;
    const JostleCode code = jostle_joint_set_user_data(f->revolute, data);
    twin_jostle_joint_set_user_data(code);
}

void twin_jostle_joint_color(JostleCode code, const int* color);
static void call_jostle_joint_color(Fixture* f) {
    (void)f;
    int color;
    memset(&color, 0, sizeof color);
    const JostleCode code = jostle_joint_color(f->revolute, &color);
    twin_jostle_joint_color(code, &color);
}

void twin_jostle_joint_linear_error(JostleCode code, const float* linear_error);
static void call_jostle_joint_linear_error(Fixture* f) {
    (void)f;
    float linear_error;
    memset(&linear_error, 0, sizeof linear_error);
    const JostleCode code = jostle_joint_linear_error(f->revolute, &linear_error);
    twin_jostle_joint_linear_error(code, &linear_error);
}

void twin_jostle_joint_angular_error(JostleCode code, const float* angular_error);
static void call_jostle_joint_angular_error(Fixture* f) {
    (void)f;
    float angular_error;
    memset(&angular_error, 0, sizeof angular_error);
    const JostleCode code = jostle_joint_angular_error(f->revolute, &angular_error);
    twin_jostle_joint_angular_error(code, &angular_error);
}

void twin_jostle_joint_reaction_force(JostleCode code, const JostleVec2* reaction_force);
static void call_jostle_joint_reaction_force(Fixture* f) {
    (void)f;
    JostleVec2 reaction_force;
    memset(&reaction_force, 0, sizeof reaction_force);
    const JostleCode code = jostle_joint_reaction_force(f->revolute, &reaction_force);
    twin_jostle_joint_reaction_force(code, &reaction_force);
}

void twin_jostle_joint_reaction_torque(JostleCode code, const float* reaction_torque);
static void call_jostle_joint_reaction_torque(Fixture* f) {
    (void)f;
    float reaction_torque;
    memset(&reaction_torque, 0, sizeof reaction_torque);
    const JostleCode code = jostle_joint_reaction_torque(f->revolute, &reaction_torque);
    twin_jostle_joint_reaction_torque(code, &reaction_torque);
}

void twin_jostle_custom_joint_row_count(JostleCode code, const int* row_count);
static void call_jostle_custom_joint_row_count(Fixture* f) {
    (void)f;
    int row_count;
    memset(&row_count, 0, sizeof row_count);
    const JostleCode code = jostle_custom_joint_row_count(f->custom, &row_count);
    twin_jostle_custom_joint_row_count(code, &row_count);
}

void twin_jostle_custom_joint_row_force(JostleCode code, const float* row_force);
static void call_jostle_custom_joint_row_force(Fixture* f) {
    (void)f;
    int row;
    memset(&row, 0, sizeof row);
    row = 0;
    float row_force;
    memset(&row_force, 0, sizeof row_force);
    const JostleCode code = jostle_custom_joint_row_force(f->custom, row, &row_force);
    twin_jostle_custom_joint_row_force(code, &row_force);
}

void twin_jostle_distance_joint_current_length(JostleCode code, const float* current_length);
static void call_jostle_distance_joint_current_length(Fixture* f) {
    (void)f;
    float current_length;
    memset(&current_length, 0, sizeof current_length);
    const JostleCode code = jostle_distance_joint_current_length(f->distance, &current_length);
    twin_jostle_distance_joint_current_length(code, &current_length);
}

void twin_jostle_distance_joint_length(JostleCode code, const float* length);
static void call_jostle_distance_joint_length(Fixture* f) {
    (void)f;
    float length;
    memset(&length, 0, sizeof length);
    const JostleCode code = jostle_distance_joint_length(f->distance, &length);
    twin_jostle_distance_joint_length(code, &length);
}

void twin_jostle_distance_joint_set_length(JostleCode code);
static void call_jostle_distance_joint_set_length(Fixture* f) {
    (void)f;
    float length;
    memset(&length, 0, sizeof length);
    length = 2.0f;
    const JostleCode code = jostle_distance_joint_set_length(f->distance, length);
    twin_jostle_distance_joint_set_length(code);
}

void twin_jostle_distance_joint_spring(JostleCode code, bool has_spring, const JostleJointSpring* spring);
static void call_jostle_distance_joint_spring(Fixture* f) {
    (void)f;
    bool has_spring = false;
    JostleJointSpring spring;
    memset(&spring, 0, sizeof spring);
    const JostleCode code = jostle_distance_joint_spring(f->distance, &has_spring, &spring);
    twin_jostle_distance_joint_spring(code, has_spring, &spring);
}

void twin_jostle_distance_joint_set_spring(JostleCode code);
static void call_jostle_distance_joint_set_spring(Fixture* f) {
    (void)f;
    JostleJointSpring spring;
    memset(&spring, 0, sizeof spring);
    spring.hertz = 4.0f;
    spring.damping_ratio = 0.5f;
    const JostleCode code = jostle_distance_joint_set_spring(f->distance, &spring);
    twin_jostle_distance_joint_set_spring(code);
}

void twin_jostle_distance_joint_limit(JostleCode code, bool has_limit, const JostleJointLimit* limit);
static void call_jostle_distance_joint_limit(Fixture* f) {
    (void)f;
    bool has_limit = false;
    JostleJointLimit limit;
    memset(&limit, 0, sizeof limit);
    const JostleCode code = jostle_distance_joint_limit(f->distance, &has_limit, &limit);
    twin_jostle_distance_joint_limit(code, has_limit, &limit);
}

void twin_jostle_distance_joint_set_limit(JostleCode code);
static void call_jostle_distance_joint_set_limit(Fixture* f) {
    (void)f;
    JostleJointLimit limit;
    memset(&limit, 0, sizeof limit);
    limit.lower = 0.5f;
    limit.upper = 4.0f;
    const JostleCode code = jostle_distance_joint_set_limit(f->distance, &limit);
    twin_jostle_distance_joint_set_limit(code);
}

void twin_jostle_distance_joint_motor(JostleCode code, bool has_motor, const JostleDistanceMotor* motor);
static void call_jostle_distance_joint_motor(Fixture* f) {
    (void)f;
    bool has_motor = false;
    JostleDistanceMotor motor;
    memset(&motor, 0, sizeof motor);
    const JostleCode code = jostle_distance_joint_motor(f->distance, &has_motor, &motor);
    twin_jostle_distance_joint_motor(code, has_motor, &motor);
}

void twin_jostle_distance_joint_set_motor(JostleCode code);
static void call_jostle_distance_joint_set_motor(Fixture* f) {
    (void)f;
    JostleDistanceMotor motor;
    memset(&motor, 0, sizeof motor);
    motor.speed = 0.75f;
    motor.max_force = 0.5f;
    const JostleCode code = jostle_distance_joint_set_motor(f->distance, &motor);
    twin_jostle_distance_joint_set_motor(code);
}

void twin_jostle_distance_joint_set_motor_speed(JostleCode code);
static void call_jostle_distance_joint_set_motor_speed(Fixture* f) {
    (void)f;
    float speed;
    memset(&speed, 0, sizeof speed);
    speed = 0.75f;
    const JostleCode code = jostle_distance_joint_set_motor_speed(f->distance, speed);
    twin_jostle_distance_joint_set_motor_speed(code);
}

void twin_jostle_friction_joint_max_force(JostleCode code, const float* max_force);
static void call_jostle_friction_joint_max_force(Fixture* f) {
    (void)f;
    float max_force;
    memset(&max_force, 0, sizeof max_force);
    const JostleCode code = jostle_friction_joint_max_force(f->friction, &max_force);
    twin_jostle_friction_joint_max_force(code, &max_force);
}

void twin_jostle_friction_joint_set_max_force(JostleCode code);
static void call_jostle_friction_joint_set_max_force(Fixture* f) {
    (void)f;
    float max_force;
    memset(&max_force, 0, sizeof max_force);
    max_force = 0.5f;
    const JostleCode code = jostle_friction_joint_set_max_force(f->friction, max_force);
    twin_jostle_friction_joint_set_max_force(code);
}

void twin_jostle_friction_joint_max_torque(JostleCode code, const float* max_torque);
static void call_jostle_friction_joint_max_torque(Fixture* f) {
    (void)f;
    float max_torque;
    memset(&max_torque, 0, sizeof max_torque);
    const JostleCode code = jostle_friction_joint_max_torque(f->friction, &max_torque);
    twin_jostle_friction_joint_max_torque(code, &max_torque);
}

void twin_jostle_friction_joint_set_max_torque(JostleCode code);
static void call_jostle_friction_joint_set_max_torque(Fixture* f) {
    (void)f;
    float max_torque;
    memset(&max_torque, 0, sizeof max_torque);
    max_torque = 0.5f;
    const JostleCode code = jostle_friction_joint_set_max_torque(f->friction, max_torque);
    twin_jostle_friction_joint_set_max_torque(code);
}

void twin_jostle_gear_joint_joint_a(JostleCode code, const JostleJoint* a);
static void call_jostle_gear_joint_joint_a(Fixture* f) {
    (void)f;
    JostleJoint a;
    memset(&a, 0, sizeof a);
    const JostleCode code = jostle_gear_joint_joint_a(f->gear, &a);
    twin_jostle_gear_joint_joint_a(code, &a);
}

void twin_jostle_gear_joint_joint_b(JostleCode code, const JostleJoint* b);
static void call_jostle_gear_joint_joint_b(Fixture* f) {
    (void)f;
    JostleJoint b;
    memset(&b, 0, sizeof b);
    const JostleCode code = jostle_gear_joint_joint_b(f->gear, &b);
    twin_jostle_gear_joint_joint_b(code, &b);
}

void twin_jostle_gear_joint_ratio(JostleCode code, const float* ratio);
static void call_jostle_gear_joint_ratio(Fixture* f) {
    (void)f;
    float ratio;
    memset(&ratio, 0, sizeof ratio);
    const JostleCode code = jostle_gear_joint_ratio(f->gear, &ratio);
    twin_jostle_gear_joint_ratio(code, &ratio);
}

void twin_jostle_gear_joint_set_ratio(JostleCode code);
static void call_jostle_gear_joint_set_ratio(Fixture* f) {
    (void)f;
    float ratio;
    memset(&ratio, 0, sizeof ratio);
    ratio = 1.5f;
    const JostleCode code = jostle_gear_joint_set_ratio(f->gear, ratio);
    twin_jostle_gear_joint_set_ratio(code);
}

void twin_jostle_gear_joint_offset(JostleCode code, const float* offset);
static void call_jostle_gear_joint_offset(Fixture* f) {
    (void)f;
    float offset;
    memset(&offset, 0, sizeof offset);
    const JostleCode code = jostle_gear_joint_offset(f->gear, &offset);
    twin_jostle_gear_joint_offset(code, &offset);
}

void twin_jostle_gear_joint_set_offset(JostleCode code);
static void call_jostle_gear_joint_set_offset(Fixture* f) {
    (void)f;
    float offset;
    memset(&offset, 0, sizeof offset);
    offset = 0.25f;
    const JostleCode code = jostle_gear_joint_set_offset(f->gear, offset);
    twin_jostle_gear_joint_set_offset(code);
}

void twin_jostle_gear_joint_error(JostleCode code, const float* error);
static void call_jostle_gear_joint_error(Fixture* f) {
    (void)f;
    float error;
    memset(&error, 0, sizeof error);
    const JostleCode code = jostle_gear_joint_error(f->gear, &error);
    twin_jostle_gear_joint_error(code, &error);
}

void twin_jostle_motor_joint_offset(JostleCode code, const JostleVec2* offset);
static void call_jostle_motor_joint_offset(Fixture* f) {
    (void)f;
    JostleVec2 offset;
    memset(&offset, 0, sizeof offset);
    const JostleCode code = jostle_motor_joint_offset(f->motor, &offset);
    twin_jostle_motor_joint_offset(code, &offset);
}

void twin_jostle_motor_joint_set_offset(JostleCode code);
static void call_jostle_motor_joint_set_offset(Fixture* f) {
    (void)f;
    JostleVec2 offset;
    memset(&offset, 0, sizeof offset);
    offset.x = 0.5f;
    offset.y = 0.25f;
    const JostleCode code = jostle_motor_joint_set_offset(f->motor, offset);
    twin_jostle_motor_joint_set_offset(code);
}

void twin_jostle_motor_joint_angle(JostleCode code, const float* angle);
static void call_jostle_motor_joint_angle(Fixture* f) {
    (void)f;
    float angle;
    memset(&angle, 0, sizeof angle);
    const JostleCode code = jostle_motor_joint_angle(f->motor, &angle);
    twin_jostle_motor_joint_angle(code, &angle);
}

void twin_jostle_motor_joint_set_angle(JostleCode code);
static void call_jostle_motor_joint_set_angle(Fixture* f) {
    (void)f;
    float angle;
    memset(&angle, 0, sizeof angle);
    angle = 0.5f;
    const JostleCode code = jostle_motor_joint_set_angle(f->motor, angle);
    twin_jostle_motor_joint_set_angle(code);
}

void twin_jostle_motor_joint_current_angle(JostleCode code, const float* current_angle);
static void call_jostle_motor_joint_current_angle(Fixture* f) {
    (void)f;
    float current_angle;
    memset(&current_angle, 0, sizeof current_angle);
    const JostleCode code = jostle_motor_joint_current_angle(f->motor, &current_angle);
    twin_jostle_motor_joint_current_angle(code, &current_angle);
}

void twin_jostle_motor_joint_max_force(JostleCode code, const float* max_force);
static void call_jostle_motor_joint_max_force(Fixture* f) {
    (void)f;
    float max_force;
    memset(&max_force, 0, sizeof max_force);
    const JostleCode code = jostle_motor_joint_max_force(f->motor, &max_force);
    twin_jostle_motor_joint_max_force(code, &max_force);
}

void twin_jostle_motor_joint_set_max_force(JostleCode code);
static void call_jostle_motor_joint_set_max_force(Fixture* f) {
    (void)f;
    float max_force;
    memset(&max_force, 0, sizeof max_force);
    max_force = 0.5f;
    const JostleCode code = jostle_motor_joint_set_max_force(f->motor, max_force);
    twin_jostle_motor_joint_set_max_force(code);
}

void twin_jostle_motor_joint_max_torque(JostleCode code, const float* max_torque);
static void call_jostle_motor_joint_max_torque(Fixture* f) {
    (void)f;
    float max_torque;
    memset(&max_torque, 0, sizeof max_torque);
    const JostleCode code = jostle_motor_joint_max_torque(f->motor, &max_torque);
    twin_jostle_motor_joint_max_torque(code, &max_torque);
}

void twin_jostle_motor_joint_set_max_torque(JostleCode code);
static void call_jostle_motor_joint_set_max_torque(Fixture* f) {
    (void)f;
    float max_torque;
    memset(&max_torque, 0, sizeof max_torque);
    max_torque = 0.5f;
    const JostleCode code = jostle_motor_joint_set_max_torque(f->motor, max_torque);
    twin_jostle_motor_joint_set_max_torque(code);
}

void twin_jostle_prismatic_joint_translation(JostleCode code, const float* translation);
static void call_jostle_prismatic_joint_translation(Fixture* f) {
    (void)f;
    float translation;
    memset(&translation, 0, sizeof translation);
    const JostleCode code = jostle_prismatic_joint_translation(f->prismatic, &translation);
    twin_jostle_prismatic_joint_translation(code, &translation);
}

void twin_jostle_prismatic_joint_axis(JostleCode code, const JostleVec2* axis);
static void call_jostle_prismatic_joint_axis(Fixture* f) {
    (void)f;
    JostleVec2 axis;
    memset(&axis, 0, sizeof axis);
    const JostleCode code = jostle_prismatic_joint_axis(f->prismatic, &axis);
    twin_jostle_prismatic_joint_axis(code, &axis);
}

void twin_jostle_prismatic_joint_local_axis(JostleCode code, const JostleVec2* local_axis);
static void call_jostle_prismatic_joint_local_axis(Fixture* f) {
    (void)f;
    JostleVec2 local_axis;
    memset(&local_axis, 0, sizeof local_axis);
    const JostleCode code = jostle_prismatic_joint_local_axis(f->prismatic, &local_axis);
    twin_jostle_prismatic_joint_local_axis(code, &local_axis);
}

void twin_jostle_prismatic_joint_set_local_axis(JostleCode code);
static void call_jostle_prismatic_joint_set_local_axis(Fixture* f) {
    (void)f;
    JostleVec2 axis;
    memset(&axis, 0, sizeof axis);
    axis.x = 0.6f;
    axis.y = 0.8f;
    const JostleCode code = jostle_prismatic_joint_set_local_axis(f->prismatic, axis);
    twin_jostle_prismatic_joint_set_local_axis(code);
}

void twin_jostle_prismatic_joint_reference_angle(JostleCode code, const float* reference_angle);
static void call_jostle_prismatic_joint_reference_angle(Fixture* f) {
    (void)f;
    float reference_angle;
    memset(&reference_angle, 0, sizeof reference_angle);
    const JostleCode code = jostle_prismatic_joint_reference_angle(f->prismatic, &reference_angle);
    twin_jostle_prismatic_joint_reference_angle(code, &reference_angle);
}

void twin_jostle_prismatic_joint_set_reference_angle(JostleCode code);
static void call_jostle_prismatic_joint_set_reference_angle(Fixture* f) {
    (void)f;
    float reference_angle;
    memset(&reference_angle, 0, sizeof reference_angle);
    reference_angle = 0.5f;
    const JostleCode code = jostle_prismatic_joint_set_reference_angle(f->prismatic, reference_angle);
    twin_jostle_prismatic_joint_set_reference_angle(code);
}

void twin_jostle_prismatic_joint_limit(JostleCode code, bool has_limit, const JostleJointLimit* limit);
static void call_jostle_prismatic_joint_limit(Fixture* f) {
    (void)f;
    bool has_limit = false;
    JostleJointLimit limit;
    memset(&limit, 0, sizeof limit);
    const JostleCode code = jostle_prismatic_joint_limit(f->prismatic, &has_limit, &limit);
    twin_jostle_prismatic_joint_limit(code, has_limit, &limit);
}

void twin_jostle_prismatic_joint_set_limit(JostleCode code);
static void call_jostle_prismatic_joint_set_limit(Fixture* f) {
    (void)f;
    JostleJointLimit limit;
    memset(&limit, 0, sizeof limit);
    limit.lower = -0.5f;
    limit.upper = 0.75f;
    const JostleCode code = jostle_prismatic_joint_set_limit(f->prismatic, &limit);
    twin_jostle_prismatic_joint_set_limit(code);
}

void twin_jostle_prismatic_joint_motor(JostleCode code, bool has_motor, const JostlePrismaticMotor* motor);
static void call_jostle_prismatic_joint_motor(Fixture* f) {
    (void)f;
    bool has_motor = false;
    JostlePrismaticMotor motor;
    memset(&motor, 0, sizeof motor);
    const JostleCode code = jostle_prismatic_joint_motor(f->prismatic, &has_motor, &motor);
    twin_jostle_prismatic_joint_motor(code, has_motor, &motor);
}

void twin_jostle_prismatic_joint_set_motor(JostleCode code);
static void call_jostle_prismatic_joint_set_motor(Fixture* f) {
    (void)f;
    JostlePrismaticMotor motor;
    memset(&motor, 0, sizeof motor);
    motor.speed = 0.75f;
    motor.max_force = 0.5f;
    const JostleCode code = jostle_prismatic_joint_set_motor(f->prismatic, &motor);
    twin_jostle_prismatic_joint_set_motor(code);
}

void twin_jostle_prismatic_joint_set_motor_speed(JostleCode code);
static void call_jostle_prismatic_joint_set_motor_speed(Fixture* f) {
    (void)f;
    float speed;
    memset(&speed, 0, sizeof speed);
    speed = 0.75f;
    const JostleCode code = jostle_prismatic_joint_set_motor_speed(f->prismatic, speed);
    twin_jostle_prismatic_joint_set_motor_speed(code);
}

void twin_jostle_prismatic_joint_servo(JostleCode code, bool has_servo, const JostleJointServo* servo);
static void call_jostle_prismatic_joint_servo(Fixture* f) {
    (void)f;
    bool has_servo = false;
    JostleJointServo servo;
    memset(&servo, 0, sizeof servo);
    const JostleCode code = jostle_prismatic_joint_servo(f->prismatic, &has_servo, &servo);
    twin_jostle_prismatic_joint_servo(code, has_servo, &servo);
}

void twin_jostle_prismatic_joint_set_servo(JostleCode code);
static void call_jostle_prismatic_joint_set_servo(Fixture* f) {
    (void)f;
    JostleJointServo servo;
    memset(&servo, 0, sizeof servo);
    servo.target = 0.5f;
    servo.hertz = 0.5f;
    servo.damping_ratio = 0.5f;
    servo.max = 50.0f;
    const JostleCode code = jostle_prismatic_joint_set_servo(f->prismatic, &servo);
    twin_jostle_prismatic_joint_set_servo(code);
}

void twin_jostle_prismatic_joint_set_servo_target(JostleCode code);
static void call_jostle_prismatic_joint_set_servo_target(Fixture* f) {
    (void)f;
    float target;
    memset(&target, 0, sizeof target);
    target = 0.5f;
    const JostleCode code = jostle_prismatic_joint_set_servo_target(f->prismatic, target);
    twin_jostle_prismatic_joint_set_servo_target(code);
}

void twin_jostle_pulley_joint_frame(JostleCode code, const JostleBody* frame);
static void call_jostle_pulley_joint_frame(Fixture* f) {
    (void)f;
    JostleBody frame;
    memset(&frame, 0, sizeof frame);
    const JostleCode code = jostle_pulley_joint_frame(f->pulley, &frame);
    twin_jostle_pulley_joint_frame(code, &frame);
}

void twin_jostle_pulley_joint_point_a(JostleCode code, const JostleVec2* point_a);
static void call_jostle_pulley_joint_point_a(Fixture* f) {
    (void)f;
    JostleVec2 point_a;
    memset(&point_a, 0, sizeof point_a);
    const JostleCode code = jostle_pulley_joint_point_a(f->pulley, &point_a);
    twin_jostle_pulley_joint_point_a(code, &point_a);
}

void twin_jostle_pulley_joint_point_b(JostleCode code, const JostleVec2* point_b);
static void call_jostle_pulley_joint_point_b(Fixture* f) {
    (void)f;
    JostleVec2 point_b;
    memset(&point_b, 0, sizeof point_b);
    const JostleCode code = jostle_pulley_joint_point_b(f->pulley, &point_b);
    twin_jostle_pulley_joint_point_b(code, &point_b);
}

void twin_jostle_pulley_joint_local_point_a(JostleCode code, const JostleVec2* local_point_a);
static void call_jostle_pulley_joint_local_point_a(Fixture* f) {
    (void)f;
    JostleVec2 local_point_a;
    memset(&local_point_a, 0, sizeof local_point_a);
    const JostleCode code = jostle_pulley_joint_local_point_a(f->pulley, &local_point_a);
    twin_jostle_pulley_joint_local_point_a(code, &local_point_a);
}

void twin_jostle_pulley_joint_local_point_b(JostleCode code, const JostleVec2* local_point_b);
static void call_jostle_pulley_joint_local_point_b(Fixture* f) {
    (void)f;
    JostleVec2 local_point_b;
    memset(&local_point_b, 0, sizeof local_point_b);
    const JostleCode code = jostle_pulley_joint_local_point_b(f->pulley, &local_point_b);
    twin_jostle_pulley_joint_local_point_b(code, &local_point_b);
}

void twin_jostle_pulley_joint_set_local_point_a(JostleCode code);
static void call_jostle_pulley_joint_set_local_point_a(Fixture* f) {
    (void)f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    const JostleCode code = jostle_pulley_joint_set_local_point_a(f->pulley, point);
    twin_jostle_pulley_joint_set_local_point_a(code);
}

void twin_jostle_pulley_joint_set_local_point_b(JostleCode code);
static void call_jostle_pulley_joint_set_local_point_b(Fixture* f) {
    (void)f;
    JostleVec2 point;
    memset(&point, 0, sizeof point);
    point.x = 0.25f;
    point.y = 0.75f;
    const JostleCode code = jostle_pulley_joint_set_local_point_b(f->pulley, point);
    twin_jostle_pulley_joint_set_local_point_b(code);
}

void twin_jostle_pulley_joint_length_a(JostleCode code, const float* length_a);
static void call_jostle_pulley_joint_length_a(Fixture* f) {
    (void)f;
    float length_a;
    memset(&length_a, 0, sizeof length_a);
    const JostleCode code = jostle_pulley_joint_length_a(f->pulley, &length_a);
    twin_jostle_pulley_joint_length_a(code, &length_a);
}

void twin_jostle_pulley_joint_length_b(JostleCode code, const float* length_b);
static void call_jostle_pulley_joint_length_b(Fixture* f) {
    (void)f;
    float length_b;
    memset(&length_b, 0, sizeof length_b);
    const JostleCode code = jostle_pulley_joint_length_b(f->pulley, &length_b);
    twin_jostle_pulley_joint_length_b(code, &length_b);
}

void twin_jostle_pulley_joint_length(JostleCode code, const float* length);
static void call_jostle_pulley_joint_length(Fixture* f) {
    (void)f;
    float length;
    memset(&length, 0, sizeof length);
    const JostleCode code = jostle_pulley_joint_length(f->pulley, &length);
    twin_jostle_pulley_joint_length(code, &length);
}

void twin_jostle_pulley_joint_set_length(JostleCode code);
static void call_jostle_pulley_joint_set_length(Fixture* f) {
    (void)f;
    float length;
    memset(&length, 0, sizeof length);
    length = 2.0f;
    const JostleCode code = jostle_pulley_joint_set_length(f->pulley, length);
    twin_jostle_pulley_joint_set_length(code);
}

void twin_jostle_pulley_joint_ratio(JostleCode code, const float* ratio);
static void call_jostle_pulley_joint_ratio(Fixture* f) {
    (void)f;
    float ratio;
    memset(&ratio, 0, sizeof ratio);
    const JostleCode code = jostle_pulley_joint_ratio(f->pulley, &ratio);
    twin_jostle_pulley_joint_ratio(code, &ratio);
}

void twin_jostle_pulley_joint_set_ratio(JostleCode code);
static void call_jostle_pulley_joint_set_ratio(Fixture* f) {
    (void)f;
    float ratio;
    memset(&ratio, 0, sizeof ratio);
    ratio = 1.5f;
    const JostleCode code = jostle_pulley_joint_set_ratio(f->pulley, ratio);
    twin_jostle_pulley_joint_set_ratio(code);
}

void twin_jostle_pulley_joint_min_length_a(JostleCode code, const float* min_length_a);
static void call_jostle_pulley_joint_min_length_a(Fixture* f) {
    (void)f;
    float min_length_a;
    memset(&min_length_a, 0, sizeof min_length_a);
    const JostleCode code = jostle_pulley_joint_min_length_a(f->pulley, &min_length_a);
    twin_jostle_pulley_joint_min_length_a(code, &min_length_a);
}

void twin_jostle_pulley_joint_set_min_length_a(JostleCode code);
static void call_jostle_pulley_joint_set_min_length_a(Fixture* f) {
    (void)f;
    float length;
    memset(&length, 0, sizeof length);
    length = 2.0f;
    const JostleCode code = jostle_pulley_joint_set_min_length_a(f->pulley, length);
    twin_jostle_pulley_joint_set_min_length_a(code);
}

void twin_jostle_pulley_joint_min_length_b(JostleCode code, const float* min_length_b);
static void call_jostle_pulley_joint_min_length_b(Fixture* f) {
    (void)f;
    float min_length_b;
    memset(&min_length_b, 0, sizeof min_length_b);
    const JostleCode code = jostle_pulley_joint_min_length_b(f->pulley, &min_length_b);
    twin_jostle_pulley_joint_min_length_b(code, &min_length_b);
}

void twin_jostle_pulley_joint_set_min_length_b(JostleCode code);
static void call_jostle_pulley_joint_set_min_length_b(Fixture* f) {
    (void)f;
    float length;
    memset(&length, 0, sizeof length);
    length = 2.0f;
    const JostleCode code = jostle_pulley_joint_set_min_length_b(f->pulley, length);
    twin_jostle_pulley_joint_set_min_length_b(code);
}

void twin_jostle_ratchet_joint_angle(JostleCode code, const float* angle);
static void call_jostle_ratchet_joint_angle(Fixture* f) {
    (void)f;
    float angle;
    memset(&angle, 0, sizeof angle);
    const JostleCode code = jostle_ratchet_joint_angle(f->ratchet, &angle);
    twin_jostle_ratchet_joint_angle(code, &angle);
}

void twin_jostle_ratchet_joint_tooth(JostleCode code, const float* tooth);
static void call_jostle_ratchet_joint_tooth(Fixture* f) {
    (void)f;
    float tooth;
    memset(&tooth, 0, sizeof tooth);
    const JostleCode code = jostle_ratchet_joint_tooth(f->ratchet, &tooth);
    twin_jostle_ratchet_joint_tooth(code, &tooth);
}

void twin_jostle_ratchet_joint_step(JostleCode code, const float* step);
static void call_jostle_ratchet_joint_step(Fixture* f) {
    (void)f;
    float step;
    memset(&step, 0, sizeof step);
    const JostleCode code = jostle_ratchet_joint_step(f->ratchet, &step);
    twin_jostle_ratchet_joint_step(code, &step);
}

void twin_jostle_ratchet_joint_set_step(JostleCode code);
static void call_jostle_ratchet_joint_set_step(Fixture* f) {
    (void)f;
    float step;
    memset(&step, 0, sizeof step);
    step = 0.5f;
    const JostleCode code = jostle_ratchet_joint_set_step(f->ratchet, step);
    twin_jostle_ratchet_joint_set_step(code);
}

void twin_jostle_ratchet_joint_phase(JostleCode code, const float* phase);
static void call_jostle_ratchet_joint_phase(Fixture* f) {
    (void)f;
    float phase;
    memset(&phase, 0, sizeof phase);
    const JostleCode code = jostle_ratchet_joint_phase(f->ratchet, &phase);
    twin_jostle_ratchet_joint_phase(code, &phase);
}

void twin_jostle_ratchet_joint_set_phase(JostleCode code);
static void call_jostle_ratchet_joint_set_phase(Fixture* f) {
    (void)f;
    float phase;
    memset(&phase, 0, sizeof phase);
    phase = 0.5f;
    const JostleCode code = jostle_ratchet_joint_set_phase(f->ratchet, phase);
    twin_jostle_ratchet_joint_set_phase(code);
}

void twin_jostle_ratchet_joint_max_torque(JostleCode code, const float* max_torque);
static void call_jostle_ratchet_joint_max_torque(Fixture* f) {
    (void)f;
    float max_torque;
    memset(&max_torque, 0, sizeof max_torque);
    const JostleCode code = jostle_ratchet_joint_max_torque(f->ratchet, &max_torque);
    twin_jostle_ratchet_joint_max_torque(code, &max_torque);
}

void twin_jostle_ratchet_joint_set_max_torque(JostleCode code);
static void call_jostle_ratchet_joint_set_max_torque(Fixture* f) {
    (void)f;
    float max_torque;
    memset(&max_torque, 0, sizeof max_torque);
    max_torque = 0.5f;
    const JostleCode code = jostle_ratchet_joint_set_max_torque(f->ratchet, max_torque);
    twin_jostle_ratchet_joint_set_max_torque(code);
}

void twin_jostle_revolute_joint_angle(JostleCode code, const float* angle);
static void call_jostle_revolute_joint_angle(Fixture* f) {
    (void)f;
    float angle;
    memset(&angle, 0, sizeof angle);
    const JostleCode code = jostle_revolute_joint_angle(f->revolute, &angle);
    twin_jostle_revolute_joint_angle(code, &angle);
}

void twin_jostle_revolute_joint_reference_angle(JostleCode code, const float* reference_angle);
static void call_jostle_revolute_joint_reference_angle(Fixture* f) {
    (void)f;
    float reference_angle;
    memset(&reference_angle, 0, sizeof reference_angle);
    const JostleCode code = jostle_revolute_joint_reference_angle(f->revolute, &reference_angle);
    twin_jostle_revolute_joint_reference_angle(code, &reference_angle);
}

void twin_jostle_revolute_joint_set_reference_angle(JostleCode code);
static void call_jostle_revolute_joint_set_reference_angle(Fixture* f) {
    (void)f;
    float reference_angle;
    memset(&reference_angle, 0, sizeof reference_angle);
    reference_angle = 0.5f;
    const JostleCode code = jostle_revolute_joint_set_reference_angle(f->revolute, reference_angle);
    twin_jostle_revolute_joint_set_reference_angle(code);
}

void twin_jostle_revolute_joint_limit(JostleCode code, bool has_limit, const JostleJointLimit* limit);
static void call_jostle_revolute_joint_limit(Fixture* f) {
    (void)f;
    bool has_limit = false;
    JostleJointLimit limit;
    memset(&limit, 0, sizeof limit);
    const JostleCode code = jostle_revolute_joint_limit(f->revolute, &has_limit, &limit);
    twin_jostle_revolute_joint_limit(code, has_limit, &limit);
}

void twin_jostle_revolute_joint_set_limit(JostleCode code);
static void call_jostle_revolute_joint_set_limit(Fixture* f) {
    (void)f;
    JostleJointLimit limit;
    memset(&limit, 0, sizeof limit);
    limit.lower = -0.5f;
    limit.upper = 0.75f;
    const JostleCode code = jostle_revolute_joint_set_limit(f->revolute, &limit);
    twin_jostle_revolute_joint_set_limit(code);
}

void twin_jostle_revolute_joint_motor(JostleCode code, bool has_motor, const JostleRevoluteMotor* motor);
static void call_jostle_revolute_joint_motor(Fixture* f) {
    (void)f;
    bool has_motor = false;
    JostleRevoluteMotor motor;
    memset(&motor, 0, sizeof motor);
    const JostleCode code = jostle_revolute_joint_motor(f->revolute, &has_motor, &motor);
    twin_jostle_revolute_joint_motor(code, has_motor, &motor);
}

void twin_jostle_revolute_joint_set_motor(JostleCode code);
static void call_jostle_revolute_joint_set_motor(Fixture* f) {
    (void)f;
    JostleRevoluteMotor motor;
    memset(&motor, 0, sizeof motor);
    motor.speed = 0.75f;
    motor.max_torque = 0.5f;
    const JostleCode code = jostle_revolute_joint_set_motor(f->revolute, &motor);
    twin_jostle_revolute_joint_set_motor(code);
}

void twin_jostle_revolute_joint_set_motor_speed(JostleCode code);
static void call_jostle_revolute_joint_set_motor_speed(Fixture* f) {
    (void)f;
    float speed;
    memset(&speed, 0, sizeof speed);
    speed = 0.75f;
    const JostleCode code = jostle_revolute_joint_set_motor_speed(f->revolute, speed);
    twin_jostle_revolute_joint_set_motor_speed(code);
}

void twin_jostle_revolute_joint_servo(JostleCode code, bool has_servo, const JostleJointServo* servo);
static void call_jostle_revolute_joint_servo(Fixture* f) {
    (void)f;
    bool has_servo = false;
    JostleJointServo servo;
    memset(&servo, 0, sizeof servo);
    const JostleCode code = jostle_revolute_joint_servo(f->revolute, &has_servo, &servo);
    twin_jostle_revolute_joint_servo(code, has_servo, &servo);
}

void twin_jostle_revolute_joint_set_servo(JostleCode code);
static void call_jostle_revolute_joint_set_servo(Fixture* f) {
    (void)f;
    JostleJointServo servo;
    memset(&servo, 0, sizeof servo);
    servo.target = 0.5f;
    servo.hertz = 0.5f;
    servo.damping_ratio = 0.5f;
    servo.max = 50.0f;
    const JostleCode code = jostle_revolute_joint_set_servo(f->revolute, &servo);
    twin_jostle_revolute_joint_set_servo(code);
}

void twin_jostle_revolute_joint_set_servo_target(JostleCode code);
static void call_jostle_revolute_joint_set_servo_target(Fixture* f) {
    (void)f;
    float target;
    memset(&target, 0, sizeof target);
    target = 0.5f;
    const JostleCode code = jostle_revolute_joint_set_servo_target(f->revolute, target);
    twin_jostle_revolute_joint_set_servo_target(code);
}

void twin_jostle_slot_joint_translation(JostleCode code, const float* translation);
static void call_jostle_slot_joint_translation(Fixture* f) {
    (void)f;
    float translation;
    memset(&translation, 0, sizeof translation);
    const JostleCode code = jostle_slot_joint_translation(f->slot, &translation);
    twin_jostle_slot_joint_translation(code, &translation);
}

void twin_jostle_slot_joint_axis(JostleCode code, const JostleVec2* axis);
static void call_jostle_slot_joint_axis(Fixture* f) {
    (void)f;
    JostleVec2 axis;
    memset(&axis, 0, sizeof axis);
    const JostleCode code = jostle_slot_joint_axis(f->slot, &axis);
    twin_jostle_slot_joint_axis(code, &axis);
}

void twin_jostle_slot_joint_local_axis(JostleCode code, const JostleVec2* local_axis);
static void call_jostle_slot_joint_local_axis(Fixture* f) {
    (void)f;
    JostleVec2 local_axis;
    memset(&local_axis, 0, sizeof local_axis);
    const JostleCode code = jostle_slot_joint_local_axis(f->slot, &local_axis);
    twin_jostle_slot_joint_local_axis(code, &local_axis);
}

void twin_jostle_slot_joint_set_local_axis(JostleCode code);
static void call_jostle_slot_joint_set_local_axis(Fixture* f) {
    (void)f;
    JostleVec2 axis;
    memset(&axis, 0, sizeof axis);
    axis.x = 0.6f;
    axis.y = 0.8f;
    const JostleCode code = jostle_slot_joint_set_local_axis(f->slot, axis);
    twin_jostle_slot_joint_set_local_axis(code);
}

void twin_jostle_slot_joint_limit(JostleCode code, bool has_limit, const JostleJointLimit* limit);
static void call_jostle_slot_joint_limit(Fixture* f) {
    (void)f;
    bool has_limit = false;
    JostleJointLimit limit;
    memset(&limit, 0, sizeof limit);
    const JostleCode code = jostle_slot_joint_limit(f->slot, &has_limit, &limit);
    twin_jostle_slot_joint_limit(code, has_limit, &limit);
}

void twin_jostle_slot_joint_set_limit(JostleCode code);
static void call_jostle_slot_joint_set_limit(Fixture* f) {
    (void)f;
    JostleJointLimit limit;
    memset(&limit, 0, sizeof limit);
    limit.lower = -0.5f;
    limit.upper = 0.75f;
    const JostleCode code = jostle_slot_joint_set_limit(f->slot, &limit);
    twin_jostle_slot_joint_set_limit(code);
}

void twin_jostle_slot_joint_motor(JostleCode code, bool has_motor, const JostleSlotMotor* motor);
static void call_jostle_slot_joint_motor(Fixture* f) {
    (void)f;
    bool has_motor = false;
    JostleSlotMotor motor;
    memset(&motor, 0, sizeof motor);
    const JostleCode code = jostle_slot_joint_motor(f->slot, &has_motor, &motor);
    twin_jostle_slot_joint_motor(code, has_motor, &motor);
}

void twin_jostle_slot_joint_set_motor(JostleCode code);
static void call_jostle_slot_joint_set_motor(Fixture* f) {
    (void)f;
    JostleSlotMotor motor;
    memset(&motor, 0, sizeof motor);
    motor.speed = 0.75f;
    motor.max_force = 0.5f;
    const JostleCode code = jostle_slot_joint_set_motor(f->slot, &motor);
    twin_jostle_slot_joint_set_motor(code);
}

void twin_jostle_slot_joint_set_motor_speed(JostleCode code);
static void call_jostle_slot_joint_set_motor_speed(Fixture* f) {
    (void)f;
    float speed;
    memset(&speed, 0, sizeof speed);
    speed = 0.75f;
    const JostleCode code = jostle_slot_joint_set_motor_speed(f->slot, speed);
    twin_jostle_slot_joint_set_motor_speed(code);
}

void twin_jostle_slot_joint_servo(JostleCode code, bool has_servo, const JostleJointServo* servo);
static void call_jostle_slot_joint_servo(Fixture* f) {
    (void)f;
    bool has_servo = false;
    JostleJointServo servo;
    memset(&servo, 0, sizeof servo);
    const JostleCode code = jostle_slot_joint_servo(f->slot, &has_servo, &servo);
    twin_jostle_slot_joint_servo(code, has_servo, &servo);
}

void twin_jostle_slot_joint_set_servo(JostleCode code);
static void call_jostle_slot_joint_set_servo(Fixture* f) {
    (void)f;
    JostleJointServo servo;
    memset(&servo, 0, sizeof servo);
    servo.target = 0.5f;
    servo.hertz = 0.5f;
    servo.damping_ratio = 0.5f;
    servo.max = 50.0f;
    const JostleCode code = jostle_slot_joint_set_servo(f->slot, &servo);
    twin_jostle_slot_joint_set_servo(code);
}

void twin_jostle_slot_joint_set_servo_target(JostleCode code);
static void call_jostle_slot_joint_set_servo_target(Fixture* f) {
    (void)f;
    float target;
    memset(&target, 0, sizeof target);
    target = 0.5f;
    const JostleCode code = jostle_slot_joint_set_servo_target(f->slot, target);
    twin_jostle_slot_joint_set_servo_target(code);
}

void twin_jostle_target_joint_target(JostleCode code, const JostleVec2* target);
static void call_jostle_target_joint_target(Fixture* f) {
    (void)f;
    JostleVec2 target;
    memset(&target, 0, sizeof target);
    const JostleCode code = jostle_target_joint_target(f->target, &target);
    twin_jostle_target_joint_target(code, &target);
}

void twin_jostle_target_joint_set_target(JostleCode code);
static void call_jostle_target_joint_set_target(Fixture* f) {
    (void)f;
    JostleVec2 target;
    memset(&target, 0, sizeof target);
    target.x = 0.5f;
    target.y = 0.25f;
    const JostleCode code = jostle_target_joint_set_target(f->target, target);
    twin_jostle_target_joint_set_target(code);
}

void twin_jostle_target_joint_spring(JostleCode code, const JostleJointSpring* spring);
static void call_jostle_target_joint_spring(Fixture* f) {
    (void)f;
    JostleJointSpring spring;
    memset(&spring, 0, sizeof spring);
    const JostleCode code = jostle_target_joint_spring(f->target, &spring);
    twin_jostle_target_joint_spring(code, &spring);
}

void twin_jostle_target_joint_set_spring(JostleCode code);
static void call_jostle_target_joint_set_spring(Fixture* f) {
    (void)f;
    JostleJointSpring spring;
    memset(&spring, 0, sizeof spring);
    spring.hertz = 4.0f;
    spring.damping_ratio = 0.5f;
    const JostleCode code = jostle_target_joint_set_spring(f->target, &spring);
    twin_jostle_target_joint_set_spring(code);
}

void twin_jostle_target_joint_max_force(JostleCode code, const float* max_force);
static void call_jostle_target_joint_max_force(Fixture* f) {
    (void)f;
    float max_force;
    memset(&max_force, 0, sizeof max_force);
    const JostleCode code = jostle_target_joint_max_force(f->target, &max_force);
    twin_jostle_target_joint_max_force(code, &max_force);
}

void twin_jostle_target_joint_set_max_force(JostleCode code);
static void call_jostle_target_joint_set_max_force(Fixture* f) {
    (void)f;
    float max_force;
    memset(&max_force, 0, sizeof max_force);
    max_force = 0.5f;
    const JostleCode code = jostle_target_joint_set_max_force(f->target, max_force);
    twin_jostle_target_joint_set_max_force(code);
}

void twin_jostle_weld_joint_angular_error(JostleCode code, const float* angular_error);
static void call_jostle_weld_joint_angular_error(Fixture* f) {
    (void)f;
    float angular_error;
    memset(&angular_error, 0, sizeof angular_error);
    const JostleCode code = jostle_weld_joint_angular_error(f->weld, &angular_error);
    twin_jostle_weld_joint_angular_error(code, &angular_error);
}

void twin_jostle_weld_joint_reference_angle(JostleCode code, const float* reference_angle);
static void call_jostle_weld_joint_reference_angle(Fixture* f) {
    (void)f;
    float reference_angle;
    memset(&reference_angle, 0, sizeof reference_angle);
    const JostleCode code = jostle_weld_joint_reference_angle(f->weld, &reference_angle);
    twin_jostle_weld_joint_reference_angle(code, &reference_angle);
}

void twin_jostle_weld_joint_set_reference_angle(JostleCode code);
static void call_jostle_weld_joint_set_reference_angle(Fixture* f) {
    (void)f;
    float reference_angle;
    memset(&reference_angle, 0, sizeof reference_angle);
    reference_angle = 0.5f;
    const JostleCode code = jostle_weld_joint_set_reference_angle(f->weld, reference_angle);
    twin_jostle_weld_joint_set_reference_angle(code);
}

void twin_jostle_weld_joint_linear_spring(JostleCode code, bool has_linear_spring, const JostleJointSpring* linear_spring);
static void call_jostle_weld_joint_linear_spring(Fixture* f) {
    (void)f;
    bool has_linear_spring = false;
    JostleJointSpring linear_spring;
    memset(&linear_spring, 0, sizeof linear_spring);
    const JostleCode code = jostle_weld_joint_linear_spring(f->weld, &has_linear_spring, &linear_spring);
    twin_jostle_weld_joint_linear_spring(code, has_linear_spring, &linear_spring);
}

void twin_jostle_weld_joint_set_linear_spring(JostleCode code);
static void call_jostle_weld_joint_set_linear_spring(Fixture* f) {
    (void)f;
    JostleJointSpring spring;
    memset(&spring, 0, sizeof spring);
    spring.hertz = 4.0f;
    spring.damping_ratio = 0.5f;
    const JostleCode code = jostle_weld_joint_set_linear_spring(f->weld, &spring);
    twin_jostle_weld_joint_set_linear_spring(code);
}

void twin_jostle_weld_joint_angular_spring(JostleCode code, bool has_angular_spring, const JostleJointSpring* angular_spring);
static void call_jostle_weld_joint_angular_spring(Fixture* f) {
    (void)f;
    bool has_angular_spring = false;
    JostleJointSpring angular_spring;
    memset(&angular_spring, 0, sizeof angular_spring);
    const JostleCode code = jostle_weld_joint_angular_spring(f->weld, &has_angular_spring, &angular_spring);
    twin_jostle_weld_joint_angular_spring(code, has_angular_spring, &angular_spring);
}

void twin_jostle_weld_joint_set_angular_spring(JostleCode code);
static void call_jostle_weld_joint_set_angular_spring(Fixture* f) {
    (void)f;
    JostleJointSpring spring;
    memset(&spring, 0, sizeof spring);
    spring.hertz = 4.0f;
    spring.damping_ratio = 0.5f;
    const JostleCode code = jostle_weld_joint_set_angular_spring(f->weld, &spring);
    twin_jostle_weld_joint_set_angular_spring(code);
}

void twin_jostle_wheel_joint_angle(JostleCode code, const float* angle);
static void call_jostle_wheel_joint_angle(Fixture* f) {
    (void)f;
    float angle;
    memset(&angle, 0, sizeof angle);
    const JostleCode code = jostle_wheel_joint_angle(f->wheel, &angle);
    twin_jostle_wheel_joint_angle(code, &angle);
}

void twin_jostle_wheel_joint_translation(JostleCode code, const float* translation);
static void call_jostle_wheel_joint_translation(Fixture* f) {
    (void)f;
    float translation;
    memset(&translation, 0, sizeof translation);
    const JostleCode code = jostle_wheel_joint_translation(f->wheel, &translation);
    twin_jostle_wheel_joint_translation(code, &translation);
}

void twin_jostle_wheel_joint_axis(JostleCode code, const JostleVec2* axis);
static void call_jostle_wheel_joint_axis(Fixture* f) {
    (void)f;
    JostleVec2 axis;
    memset(&axis, 0, sizeof axis);
    const JostleCode code = jostle_wheel_joint_axis(f->wheel, &axis);
    twin_jostle_wheel_joint_axis(code, &axis);
}

void twin_jostle_wheel_joint_local_axis(JostleCode code, const JostleVec2* local_axis);
static void call_jostle_wheel_joint_local_axis(Fixture* f) {
    (void)f;
    JostleVec2 local_axis;
    memset(&local_axis, 0, sizeof local_axis);
    const JostleCode code = jostle_wheel_joint_local_axis(f->wheel, &local_axis);
    twin_jostle_wheel_joint_local_axis(code, &local_axis);
}

void twin_jostle_wheel_joint_set_local_axis(JostleCode code);
static void call_jostle_wheel_joint_set_local_axis(Fixture* f) {
    (void)f;
    JostleVec2 axis;
    memset(&axis, 0, sizeof axis);
    axis.x = 0.6f;
    axis.y = 0.8f;
    const JostleCode code = jostle_wheel_joint_set_local_axis(f->wheel, axis);
    twin_jostle_wheel_joint_set_local_axis(code);
}

void twin_jostle_wheel_joint_suspension(JostleCode code, bool has_suspension, const JostleJointServo* suspension);
static void call_jostle_wheel_joint_suspension(Fixture* f) {
    (void)f;
    bool has_suspension = false;
    JostleJointServo suspension;
    memset(&suspension, 0, sizeof suspension);
    const JostleCode code = jostle_wheel_joint_suspension(f->wheel, &has_suspension, &suspension);
    twin_jostle_wheel_joint_suspension(code, has_suspension, &suspension);
}

void twin_jostle_wheel_joint_set_suspension(JostleCode code);
static void call_jostle_wheel_joint_set_suspension(Fixture* f) {
    (void)f;
    JostleJointServo suspension;
    memset(&suspension, 0, sizeof suspension);
    suspension.target = 0.5f;
    suspension.hertz = 0.5f;
    suspension.damping_ratio = 0.5f;
    suspension.max = 50.0f;
    const JostleCode code = jostle_wheel_joint_set_suspension(f->wheel, &suspension);
    twin_jostle_wheel_joint_set_suspension(code);
}

void twin_jostle_wheel_joint_limit(JostleCode code, bool has_limit, const JostleJointLimit* limit);
static void call_jostle_wheel_joint_limit(Fixture* f) {
    (void)f;
    bool has_limit = false;
    JostleJointLimit limit;
    memset(&limit, 0, sizeof limit);
    const JostleCode code = jostle_wheel_joint_limit(f->wheel, &has_limit, &limit);
    twin_jostle_wheel_joint_limit(code, has_limit, &limit);
}

void twin_jostle_wheel_joint_set_limit(JostleCode code);
static void call_jostle_wheel_joint_set_limit(Fixture* f) {
    (void)f;
    JostleJointLimit limit;
    memset(&limit, 0, sizeof limit);
    limit.lower = -0.5f;
    limit.upper = 0.75f;
    const JostleCode code = jostle_wheel_joint_set_limit(f->wheel, &limit);
    twin_jostle_wheel_joint_set_limit(code);
}

void twin_jostle_wheel_joint_motor(JostleCode code, bool has_motor, const JostleWheelMotor* motor);
static void call_jostle_wheel_joint_motor(Fixture* f) {
    (void)f;
    bool has_motor = false;
    JostleWheelMotor motor;
    memset(&motor, 0, sizeof motor);
    const JostleCode code = jostle_wheel_joint_motor(f->wheel, &has_motor, &motor);
    twin_jostle_wheel_joint_motor(code, has_motor, &motor);
}

void twin_jostle_wheel_joint_set_motor(JostleCode code);
static void call_jostle_wheel_joint_set_motor(Fixture* f) {
    (void)f;
    JostleWheelMotor motor;
    memset(&motor, 0, sizeof motor);
    motor.speed = 0.75f;
    motor.max_torque = 0.5f;
    const JostleCode code = jostle_wheel_joint_set_motor(f->wheel, &motor);
    twin_jostle_wheel_joint_set_motor(code);
}

void twin_jostle_wheel_joint_set_motor_speed(JostleCode code);
static void call_jostle_wheel_joint_set_motor_speed(Fixture* f) {
    (void)f;
    float speed;
    memset(&speed, 0, sizeof speed);
    speed = 0.75f;
    const JostleCode code = jostle_wheel_joint_set_motor_speed(f->wheel, speed);
    twin_jostle_wheel_joint_set_motor_speed(code);
}

void twin_jostle_save_delta(JostleCode code, const void* bytes, size_t size);
static void call_jostle_save_delta(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_save_delta(f->saved_world.bytes, f->saved_world.size, f->saved_later_world.bytes, f->saved_later_world.size, bytes, sizeof bytes, &size);
    twin_jostle_save_delta(code, bytes, size);
}

void twin_jostle_apply_delta(JostleCode code, const void* bytes, size_t size);
static void call_jostle_apply_delta(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_apply_delta(f->saved_world.bytes, f->saved_world.size, f->saved_delta.bytes, f->saved_delta.size, bytes, sizeof bytes, &size);
    twin_jostle_apply_delta(code, bytes, size);
}

void twin_jostle_make_default_scheduler(JostleCode code, JostleTaskScheduler* default_scheduler);
static void call_jostle_make_default_scheduler(Fixture* f) {
    (void)f;
    int workers;
    memset(&workers, 0, sizeof workers);
    workers = 2;
    JostleTaskScheduler* default_scheduler = NULL;
    const JostleCode code = jostle_make_default_scheduler(workers, &default_scheduler);
    twin_jostle_make_default_scheduler(code, default_scheduler);
}

void twin_jostle_world_poses(JostleCode code, const JostleBody* bodies, const JostleTransform* transforms, const int* count);
static void call_jostle_world_poses(Fixture* f) {
    (void)f;
    static JostleBody bodies[64];
    memset(bodies, 0, sizeof bodies);
    static JostleTransform transforms[64];
    memset(transforms, 0, sizeof transforms);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_world_poses(f->world, bodies, 64, transforms, 64, &count);
    twin_jostle_world_poses(code, bodies, transforms, &count);
}

void twin_jostle_world_transforms(JostleCode code, const JostleTransformSpan* transforms);
static void call_jostle_world_transforms(Fixture* f) {
    (void)f;
    JostleTransformSpan transforms = {NULL, 0, 0};
    const JostleCode code = jostle_world_transforms(f->world, &transforms);
    twin_jostle_world_transforms(code, &transforms);
}

void twin_jostle_world_overlap_box(JostleCode code, const JostleShape* found, const int* count);
static void call_jostle_world_overlap_box(Fixture* f) {
    (void)f;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    static JostleShape found[64];
    memset(found, 0, sizeof found);
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_world_overlap_box(f->world, box, found, 64, &query, &count);
    twin_jostle_world_overlap_box(code, found, &count);
}

void twin_jostle_world_overlap_box_any(JostleCode code, const bool* overlap_box_any);
static void call_jostle_world_overlap_box_any(Fixture* f) {
    (void)f;
    JostleAabb2 box;
    memset(&box, 0, sizeof box);
    box.lower.x = -3.0f;
    box.lower.y = -1.0f;
    box.upper.x = 3.0f;
    box.upper.y = 2.5f;
    JostleWorldQuery query;
    query = jostle_world_query_default();
    query.category = ~0ull;
    query.mask = ~0ull;
    query.sensors = true;
    query.predicate = is_asked_about;
    query.predicate_context = f;
    bool overlap_box_any;
    memset(&overlap_box_any, 0, sizeof overlap_box_any);
    const JostleCode code = jostle_world_overlap_box_any(f->world, box, &query, &overlap_box_any);
    twin_jostle_world_overlap_box_any(code, &overlap_box_any);
}

void twin_jostle_world_load(JostleCode code, const JostleShape* without_function, const JostleLoadSummary* load);
static void call_jostle_world_load(Fixture* f) {
    (void)f;
    JostleLoadOptions options;
    options = jostle_load_options_default();
    options.fresh = false;
    options.trusted = true;
    static JostleShape without_function[64];
    memset(without_function, 0, sizeof without_function);
    JostleLoadSummary load;
    memset(&load, 0, sizeof load);
    const JostleCode code = jostle_world_load(f->world, f->saved_world.bytes, f->saved_world.size, &options, without_function, 64, &load);
    twin_jostle_world_load(code, without_function, &load);
}

void twin_jostle_world_clone(JostleCode code, JostleWorld* clone);
static void call_jostle_world_clone(Fixture* f) {
    (void)f;
    JostleWorld* clone = NULL;
    const JostleCode code = jostle_world_clone(f->world, &clone);
    twin_jostle_world_clone(code, clone);
}

void twin_jostle_world_first_difference(JostleCode code, const char* text, size_t length);
static void call_jostle_world_first_difference(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_world_first_difference(f->world, f->other_world, text, sizeof text, &length);
    twin_jostle_world_first_difference(code, text, length);
}

void twin_jostle_first_difference_of_saves(JostleCode code, const char* text, size_t length);
static void call_jostle_first_difference_of_saves(Fixture* f) {
    (void)f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_first_difference_of_saves(f->saved_world.bytes, f->saved_world.size, f->saved_later_world.bytes, f->saved_later_world.size, text, sizeof text, &length);
    twin_jostle_first_difference_of_saves(code, text, length);
}

void twin_jostle_world_lint(JostleCode code, JostleLintReport* lint);
static void call_jostle_world_lint(Fixture* f) {
    (void)f;
    JostleLintReport* lint = NULL;
    const JostleCode code = jostle_world_lint(f->world, &lint);
    twin_jostle_world_lint(code, lint);
}

void twin_jostle_lint_report_size(JostleCode code, const int* lint_report_size);
static void call_jostle_lint_report_size(Fixture* f) {
    (void)f;
    int lint_report_size;
    memset(&lint_report_size, 0, sizeof lint_report_size);
    const JostleCode code = jostle_lint_report_size(f->lint_report, &lint_report_size);
    twin_jostle_lint_report_size(code, &lint_report_size);
}

void twin_jostle_lint_report_finding(JostleCode code, const JostleLintNote* lint_report_finding);
static void call_jostle_lint_report_finding(Fixture* f) {
    (void)f;
    int index;
    memset(&index, 0, sizeof index);
    index = 0;
    JostleLintNote lint_report_finding;
    memset(&lint_report_finding, 0, sizeof lint_report_finding);
    const JostleCode code = jostle_lint_report_finding(f->lint_report, index, &lint_report_finding);
    twin_jostle_lint_report_finding(code, &lint_report_finding);
}

void twin_jostle_lint_report_sentence(JostleCode code, const char* lint_report_sentence);
static void call_jostle_lint_report_sentence(Fixture* f) {
    (void)f;
    int index;
    memset(&index, 0, sizeof index);
    index = 0;
    const char* lint_report_sentence = "";
    const JostleCode code = jostle_lint_report_sentence(f->lint_report, index, &lint_report_sentence);
    twin_jostle_lint_report_sentence(code, lint_report_sentence);
}

void twin_jostle_body_key(JostleCode code, const uint64_t* key);
static void call_jostle_body_key(Fixture* f) {
    (void)f;
    JostleBody body;
    memset(&body, 0, sizeof body);
    body = f->crate;
    uint64_t key;
    memset(&key, 0, sizeof key);
    const JostleCode code = jostle_body_key(body, &key);
    twin_jostle_body_key(code, &key);
}

void twin_jostle_shape_key(JostleCode code, const uint64_t* key);
static void call_jostle_shape_key(Fixture* f) {
    (void)f;
    JostleShape shape;
    memset(&shape, 0, sizeof shape);
    shape = f->crate_shape;
    uint64_t key;
    memset(&key, 0, sizeof key);
    const JostleCode code = jostle_shape_key(shape, &key);
    twin_jostle_shape_key(code, &key);
}

void twin_jostle_chain_shape_key(JostleCode code, const uint64_t* chain_shape_key);
static void call_jostle_chain_shape_key(Fixture* f) {
    (void)f;
    JostleChainShape chain;
    memset(&chain, 0, sizeof chain);
    chain = f->chain;
    uint64_t chain_shape_key;
    memset(&chain_shape_key, 0, sizeof chain_shape_key);
    const JostleCode code = jostle_chain_shape_key(chain, &chain_shape_key);
    twin_jostle_chain_shape_key(code, &chain_shape_key);
}

void twin_jostle_joint_key(JostleCode code, const uint64_t* key);
static void call_jostle_joint_key(Fixture* f) {
    (void)f;
    JostleJoint joint;
    memset(&joint, 0, sizeof joint);
    joint = f->revolute;
    uint64_t key;
    memset(&key, 0, sizeof key);
    const JostleCode code = jostle_joint_key(joint, &key);
    twin_jostle_joint_key(code, &key);
}

void twin_jostle_stage_count(JostleCode code, const int* stage_count);
static void call_jostle_stage_count(Fixture* f) {
    (void)f;
    int stage_count;
    memset(&stage_count, 0, sizeof stage_count);
    const JostleCode code = jostle_stage_count(&stage_count);
    twin_jostle_stage_count(code, &stage_count);
}

void twin_jostle_stage_name(JostleCode code, const char* stage_name);
static void call_jostle_stage_name(Fixture* f) {
    (void)f;
    int stage;
    memset(&stage, 0, sizeof stage);
    stage = 2;
    const char* stage_name = "";
    const JostleCode code = jostle_stage_name(stage, &stage_name);
    twin_jostle_stage_name(code, stage_name);
}

void test_world(void) {
    run_call("jostle_world_def_default", "world", call_jostle_world_def_default);
    run_call("jostle_body_def_default", "world", call_jostle_body_def_default);
    run_call("jostle_revolute_joint_def_default", "world", call_jostle_revolute_joint_def_default);
    run_call("jostle_prismatic_joint_def_default", "world", call_jostle_prismatic_joint_def_default);
    run_call("jostle_distance_joint_def_default", "world", call_jostle_distance_joint_def_default);
    run_call("jostle_weld_joint_def_default", "world", call_jostle_weld_joint_def_default);
    run_call("jostle_filter_joint_def_default", "world", call_jostle_filter_joint_def_default);
    run_call("jostle_motor_joint_def_default", "world", call_jostle_motor_joint_def_default);
    run_call("jostle_target_joint_def_default", "world", call_jostle_target_joint_def_default);
    run_call("jostle_friction_joint_def_default", "world", call_jostle_friction_joint_def_default);
    run_call("jostle_wheel_joint_def_default", "world", call_jostle_wheel_joint_def_default);
    run_call("jostle_slot_joint_def_default", "world", call_jostle_slot_joint_def_default);
    run_call("jostle_pulley_joint_def_default", "world", call_jostle_pulley_joint_def_default);
    run_call("jostle_gear_joint_def_default", "world", call_jostle_gear_joint_def_default);
    run_call("jostle_ratchet_joint_def_default", "world", call_jostle_ratchet_joint_def_default);
    run_call("jostle_custom_joint_def_default", "world", call_jostle_custom_joint_def_default);
    run_call("jostle_world_query_default", "world", call_jostle_world_query_default);
    run_call("jostle_query_batch_default", "world", call_jostle_query_batch_default);
    run_call("jostle_filter_default", "world", call_jostle_filter_default);
    run_call("jostle_shape_def_default", "world", call_jostle_shape_def_default);
    run_call("jostle_chain_def_default", "world", call_jostle_chain_def_default);
    run_call("jostle_load_options_default", "world", call_jostle_load_options_default);
    run_call("jostle_world_create", "world", call_jostle_world_create);
    run_call("jostle_world_create_body", "world", call_jostle_world_create_body);
    run_call("jostle_world_destroy_body", "world", call_jostle_world_destroy_body);
    run_call("jostle_world_destroy_shape", "world", call_jostle_world_destroy_shape);
    run_call("jostle_world_destroy_chain_shape", "world", call_jostle_world_destroy_chain_shape);
    run_call("jostle_world_destroy_joint", "world", call_jostle_world_destroy_joint);
    run_call("jostle_world_create_revolute", "world", call_jostle_world_create_revolute);
    run_call("jostle_world_create_prismatic", "world", call_jostle_world_create_prismatic);
    run_call("jostle_world_create_distance", "world", call_jostle_world_create_distance);
    run_call("jostle_world_create_weld", "world", call_jostle_world_create_weld);
    run_call("jostle_world_create_filter", "world", call_jostle_world_create_filter);
    run_call("jostle_world_create_motor", "world", call_jostle_world_create_motor);
    run_call("jostle_world_create_target", "world", call_jostle_world_create_target);
    run_call("jostle_world_create_friction", "world", call_jostle_world_create_friction);
    run_call("jostle_world_create_wheel", "world", call_jostle_world_create_wheel);
    run_call("jostle_world_create_slot", "world", call_jostle_world_create_slot);
    run_call("jostle_world_create_pulley", "world", call_jostle_world_create_pulley);
    run_call("jostle_world_create_gear", "world", call_jostle_world_create_gear);
    run_call("jostle_world_create_ratchet", "world", call_jostle_world_create_ratchet);
    run_call("jostle_world_create_custom", "world", call_jostle_world_create_custom);
    run_call("jostle_world_step", "world", call_jostle_world_step);
    run_call("jostle_world_on_should_collide", "world", call_jostle_world_on_should_collide);
    run_call("jostle_world_on_should_collide_of", "world", call_jostle_world_on_should_collide_of);
    run_call("jostle_world_on_pre_solve", "world", call_jostle_world_on_pre_solve);
    run_call("jostle_world_on_contact_began", "world", call_jostle_world_on_contact_began);
    run_call("jostle_world_on_contact_ended", "world", call_jostle_world_on_contact_ended);
    run_call("jostle_world_on_sensor_entered", "world", call_jostle_world_on_sensor_entered);
    run_call("jostle_world_on_sensor_left", "world", call_jostle_world_on_sensor_left);
    run_call("jostle_world_on_impulses", "world", call_jostle_world_on_impulses);
    run_call("jostle_world_on_custom_joints", "world", call_jostle_world_on_custom_joints);
    run_call("jostle_world_gravity", "world", call_jostle_world_gravity);
    run_call("jostle_world_set_gravity", "world", call_jostle_world_set_gravity);
    run_call("jostle_world_allows_sleep", "world", call_jostle_world_allows_sleep);
    run_call("jostle_world_set_allow_sleep", "world", call_jostle_world_set_allow_sleep);
    run_call("jostle_world_sleep_threshold", "world", call_jostle_world_sleep_threshold);
    run_call("jostle_world_set_sleep_threshold", "world", call_jostle_world_set_sleep_threshold);
    run_call("jostle_world_is_continuous", "world", call_jostle_world_is_continuous);
    run_call("jostle_world_set_continuous", "world", call_jostle_world_set_continuous);
    run_call("jostle_world_warm_starting", "world", call_jostle_world_warm_starting);
    run_call("jostle_world_set_warm_starting", "world", call_jostle_world_set_warm_starting);
    run_call("jostle_world_smooth_ground", "world", call_jostle_world_smooth_ground);
    run_call("jostle_world_set_smooth_ground", "world", call_jostle_world_set_smooth_ground);
    run_call("jostle_world_shift_origin", "world", call_jostle_world_shift_origin);
    run_call("jostle_world_ray_closest", "world", call_jostle_world_ray_closest);
    run_call("jostle_world_ray_any", "world", call_jostle_world_ray_any);
    run_call("jostle_world_ray_all", "world", call_jostle_world_ray_all);
    run_call("jostle_world_shape_cast_closest", "world", call_jostle_world_shape_cast_closest);
    run_call("jostle_world_shape_cast_any", "world", call_jostle_world_shape_cast_any);
    run_call("jostle_world_shape_cast_all", "world", call_jostle_world_shape_cast_all);
    run_call("jostle_world_overlap_point", "world", call_jostle_world_overlap_point);
    run_call("jostle_world_overlap", "world", call_jostle_world_overlap);
    run_call("jostle_world_overlap_point_any", "world", call_jostle_world_overlap_point_any);
    run_call("jostle_world_overlap_any", "world", call_jostle_world_overlap_any);
    run_call("jostle_world_closest", "world", call_jostle_world_closest);
    run_call("jostle_world_k_nearest", "world", call_jostle_world_k_nearest);
    run_call("jostle_world_bodies_in", "world", call_jostle_world_bodies_in);
    run_call("jostle_world_ray_closest_batch", "world", call_jostle_world_ray_closest_batch);
    run_call("jostle_world_shape_cast_closest_batch", "world", call_jostle_world_shape_cast_closest_batch);
    run_call("jostle_world_closest_batch", "world", call_jostle_world_closest_batch);
    run_call("jostle_world_overlap_batch", "world", call_jostle_world_overlap_batch);
    run_call("jostle_world_bodies", "world", call_jostle_world_bodies);
    run_call("jostle_world_joints", "world", call_jostle_world_joints);
    run_call("jostle_world_contacts", "world", call_jostle_world_contacts);
    run_call("jostle_world_linear_velocities", "world", call_jostle_world_linear_velocities);
    run_call("jostle_world_angular_velocities", "world", call_jostle_world_angular_velocities);
    run_call("jostle_world_islands", "world", call_jostle_world_islands);
    run_call("jostle_world_energy", "world", call_jostle_world_energy);
    run_call("jostle_world_events", "world", call_jostle_world_events);
    run_call("jostle_world_time", "world", call_jostle_world_time);
    run_call("jostle_world_counts", "world", call_jostle_world_counts);
    run_call("jostle_world_tolerances", "world", call_jostle_world_tolerances);
    run_call("jostle_world_set_profiling", "world", call_jostle_world_set_profiling);
    run_call("jostle_world_is_profiling", "world", call_jostle_world_is_profiling);
    run_call("jostle_world_profile", "world", call_jostle_world_profile);
    run_call("jostle_world_state_hash", "world", call_jostle_world_state_hash);
    run_call("jostle_world_table_hashes", "world", call_jostle_world_table_hashes);
    run_call("jostle_world_save_size", "world", call_jostle_world_save_size);
    run_call("jostle_world_save", "world", call_jostle_world_save);
    run_call("jostle_world_state_text", "world", call_jostle_world_state_text);
    run_call("jostle_world_body", "world", call_jostle_world_body);
    run_call("jostle_world_shape", "world", call_jostle_world_shape);
    run_call("jostle_world_chain_shape", "world", call_jostle_world_chain_shape);
    run_call("jostle_world_joint", "world", call_jostle_world_joint);
    run_call("jostle_world_check", "world", call_jostle_world_check);
    run_call("jostle_body_is_valid", "world", call_jostle_body_is_valid);
    run_call("jostle_body_create_shape", "world", call_jostle_body_create_shape);
    run_call("jostle_body_create_chain", "world", call_jostle_body_create_chain);
    run_call("jostle_body_type", "world", call_jostle_body_type);
    run_call("jostle_body_set_type", "world", call_jostle_body_set_type);
    run_call("jostle_body_is_enabled", "world", call_jostle_body_is_enabled);
    run_call("jostle_body_set_enabled", "world", call_jostle_body_set_enabled);
    run_call("jostle_body_is_awake", "world", call_jostle_body_is_awake);
    run_call("jostle_body_set_awake", "world", call_jostle_body_set_awake);
    run_call("jostle_body_allows_sleep", "world", call_jostle_body_allows_sleep);
    run_call("jostle_body_set_allow_sleep", "world", call_jostle_body_set_allow_sleep);
    run_call("jostle_body_sleep_threshold", "world", call_jostle_body_sleep_threshold);
    run_call("jostle_body_set_sleep_threshold", "world", call_jostle_body_set_sleep_threshold);
    run_call("jostle_body_reset_sleep_threshold", "world", call_jostle_body_reset_sleep_threshold);
    run_call("jostle_body_transform", "world", call_jostle_body_transform);
    run_call("jostle_body_position", "world", call_jostle_body_position);
    run_call("jostle_body_angle", "world", call_jostle_body_angle);
    run_call("jostle_body_rotation", "world", call_jostle_body_rotation);
    run_call("jostle_body_center_of_mass", "world", call_jostle_body_center_of_mass);
    run_call("jostle_body_set_position_and_angle", "world", call_jostle_body_set_position_and_angle);
    run_call("jostle_body_set_transform", "world", call_jostle_body_set_transform);
    run_call("jostle_body_move_to", "world", call_jostle_body_move_to);
    run_call("jostle_body_linear_velocity", "world", call_jostle_body_linear_velocity);
    run_call("jostle_body_angular_velocity", "world", call_jostle_body_angular_velocity);
    run_call("jostle_body_set_linear_velocity", "world", call_jostle_body_set_linear_velocity);
    run_call("jostle_body_set_angular_velocity", "world", call_jostle_body_set_angular_velocity);
    run_call("jostle_body_velocity_at", "world", call_jostle_body_velocity_at);
    run_call("jostle_body_world_point", "world", call_jostle_body_world_point);
    run_call("jostle_body_local_point", "world", call_jostle_body_local_point);
    run_call("jostle_body_world_vector", "world", call_jostle_body_world_vector);
    run_call("jostle_body_local_vector", "world", call_jostle_body_local_vector);
    run_call("jostle_body_mass", "world", call_jostle_body_mass);
    run_call("jostle_body_inertia", "world", call_jostle_body_inertia);
    run_call("jostle_body_mass_data", "world", call_jostle_body_mass_data);
    run_call("jostle_body_set_mass", "world", call_jostle_body_set_mass);
    run_call("jostle_body_reset_mass", "world", call_jostle_body_reset_mass);
    run_call("jostle_body_apply_force", "world", call_jostle_body_apply_force);
    run_call("jostle_body_apply_force_to_center", "world", call_jostle_body_apply_force_to_center);
    run_call("jostle_body_apply_torque", "world", call_jostle_body_apply_torque);
    run_call("jostle_body_apply_impulse", "world", call_jostle_body_apply_impulse);
    run_call("jostle_body_apply_impulse_to_center", "world", call_jostle_body_apply_impulse_to_center);
    run_call("jostle_body_apply_angular_impulse", "world", call_jostle_body_apply_angular_impulse);
    run_call("jostle_body_linear_damping", "world", call_jostle_body_linear_damping);
    run_call("jostle_body_set_linear_damping", "world", call_jostle_body_set_linear_damping);
    run_call("jostle_body_angular_damping", "world", call_jostle_body_angular_damping);
    run_call("jostle_body_set_angular_damping", "world", call_jostle_body_set_angular_damping);
    run_call("jostle_body_gravity_scale", "world", call_jostle_body_gravity_scale);
    run_call("jostle_body_set_gravity_scale", "world", call_jostle_body_set_gravity_scale);
    run_call("jostle_body_locks", "world", call_jostle_body_locks);
    run_call("jostle_body_set_locks", "world", call_jostle_body_set_locks);
    run_call("jostle_body_is_bullet", "world", call_jostle_body_is_bullet);
    run_call("jostle_body_drop_through", "world", call_jostle_body_drop_through);
    run_call("jostle_body_set_bullet", "world", call_jostle_body_set_bullet);
    run_call("jostle_body_is_continuous", "world", call_jostle_body_is_continuous);
    run_call("jostle_body_set_continuous", "world", call_jostle_body_set_continuous);
    run_call("jostle_body_reset_continuous", "world", call_jostle_body_reset_continuous);
    run_call("jostle_body_state_hash", "world", call_jostle_body_state_hash);
    run_call("jostle_body_user_data", "world", call_jostle_body_user_data);
    run_call("jostle_body_set_user_data", "world", call_jostle_body_set_user_data);
    run_call("jostle_body_name", "world", call_jostle_body_name);
    run_call("jostle_body_set_name", "world", call_jostle_body_set_name);
    run_call("jostle_body_shapes", "world", call_jostle_body_shapes);
    run_call("jostle_body_chains", "world", call_jostle_body_chains);
    run_call("jostle_body_joints", "world", call_jostle_body_joints);
    run_call("jostle_body_contacts", "world", call_jostle_body_contacts);
    run_call("jostle_body_island", "world", call_jostle_body_island);
    run_call("jostle_body_is_touching", "world", call_jostle_body_is_touching);
    run_call("jostle_body_bounds", "world", call_jostle_body_bounds);
    run_call("jostle_shape_is_valid", "world", call_jostle_shape_is_valid);
    run_call("jostle_shape_body", "world", call_jostle_shape_body);
    run_call("jostle_shape_chain", "world", call_jostle_shape_chain);
    run_call("jostle_shape_chain_index", "world", call_jostle_shape_chain_index);
    run_call("jostle_shape_geometry", "world", call_jostle_shape_geometry);
    run_call("jostle_shape_set_geometry", "world", call_jostle_shape_set_geometry);
    run_call("jostle_shape_bounds", "world", call_jostle_shape_bounds);
    run_call("jostle_shape_is_sensor", "world", call_jostle_shape_is_sensor);
    run_call("jostle_shape_set_sensor", "world", call_jostle_shape_set_sensor);
    run_call("jostle_shape_is_smooth", "world", call_jostle_shape_is_smooth);
    run_call("jostle_shape_set_smooth", "world", call_jostle_shape_set_smooth);
    run_call("jostle_shape_contacts", "world", call_jostle_shape_contacts);
    run_call("jostle_shape_is_touching", "world", call_jostle_shape_is_touching);
    run_call("jostle_shape_visitors", "world", call_jostle_shape_visitors);
    run_call("jostle_shape_density", "world", call_jostle_shape_density);
    run_call("jostle_shape_set_density", "world", call_jostle_shape_set_density);
    run_call("jostle_shape_material", "world", call_jostle_shape_material);
    run_call("jostle_shape_set_material", "world", call_jostle_shape_set_material);
    run_call("jostle_shape_filter", "world", call_jostle_shape_filter);
    run_call("jostle_shape_set_filter", "world", call_jostle_shape_set_filter);
    run_call("jostle_shape_user_data", "world", call_jostle_shape_user_data);
    run_call("jostle_shape_set_user_data", "world", call_jostle_shape_set_user_data);
    run_call("jostle_chain_shape_is_valid", "world", call_jostle_chain_shape_is_valid);
    run_call("jostle_chain_shape_body", "world", call_jostle_chain_shape_body);
    run_call("jostle_chain_shape_segment_count", "world", call_jostle_chain_shape_segment_count);
    run_call("jostle_chain_shape_segment", "world", call_jostle_chain_shape_segment);
    run_call("jostle_chain_shape_is_loop", "world", call_jostle_chain_shape_is_loop);
    run_call("jostle_chain_shape_bounds", "world", call_jostle_chain_shape_bounds);
    run_call("jostle_chain_shape_is_sensor", "world", call_jostle_chain_shape_is_sensor);
    run_call("jostle_chain_shape_set_material", "world", call_jostle_chain_shape_set_material);
    run_call("jostle_chain_shape_filter", "world", call_jostle_chain_shape_filter);
    run_call("jostle_chain_shape_set_filter", "world", call_jostle_chain_shape_set_filter);
    run_call("jostle_chain_shape_user_data", "world", call_jostle_chain_shape_user_data);
    run_call("jostle_chain_shape_set_user_data", "world", call_jostle_chain_shape_set_user_data);
    run_call("jostle_joint_is_valid", "world", call_jostle_joint_is_valid);
    run_call("jostle_joint_type", "world", call_jostle_joint_type);
    run_call("jostle_joint_body_count", "world", call_jostle_joint_body_count);
    run_call("jostle_joint_body", "world", call_jostle_joint_body);
    run_call("jostle_joint_body_a", "world", call_jostle_joint_body_a);
    run_call("jostle_joint_body_b", "world", call_jostle_joint_body_b);
    run_call("jostle_joint_anchor_a", "world", call_jostle_joint_anchor_a);
    run_call("jostle_joint_anchor_b", "world", call_jostle_joint_anchor_b);
    run_call("jostle_joint_local_anchor_a", "world", call_jostle_joint_local_anchor_a);
    run_call("jostle_joint_local_anchor_b", "world", call_jostle_joint_local_anchor_b);
    run_call("jostle_joint_set_local_anchor_a", "world", call_jostle_joint_set_local_anchor_a);
    run_call("jostle_joint_set_local_anchor_b", "world", call_jostle_joint_set_local_anchor_b);
    run_call("jostle_joint_collide_connected", "world", call_jostle_joint_collide_connected);
    run_call("jostle_joint_set_collide_connected", "world", call_jostle_joint_set_collide_connected);
    run_call("jostle_joint_stiffness", "world", call_jostle_joint_stiffness);
    run_call("jostle_joint_set_stiffness", "world", call_jostle_joint_set_stiffness);
    run_call("jostle_joint_break_at", "world", call_jostle_joint_break_at);
    run_call("jostle_joint_set_break_at", "world", call_jostle_joint_set_break_at);
    run_call("jostle_joint_user_data", "world", call_jostle_joint_user_data);
    run_call("jostle_joint_set_user_data", "world", call_jostle_joint_set_user_data);
    run_call("jostle_joint_color", "world", call_jostle_joint_color);
    run_call("jostle_joint_linear_error", "world", call_jostle_joint_linear_error);
    run_call("jostle_joint_angular_error", "world", call_jostle_joint_angular_error);
    run_call("jostle_joint_reaction_force", "world", call_jostle_joint_reaction_force);
    run_call("jostle_joint_reaction_torque", "world", call_jostle_joint_reaction_torque);
    run_call("jostle_custom_joint_row_count", "world", call_jostle_custom_joint_row_count);
    run_call("jostle_custom_joint_row_force", "world", call_jostle_custom_joint_row_force);
    run_call("jostle_distance_joint_current_length", "world", call_jostle_distance_joint_current_length);
    run_call("jostle_distance_joint_length", "world", call_jostle_distance_joint_length);
    run_call("jostle_distance_joint_set_length", "world", call_jostle_distance_joint_set_length);
    run_call("jostle_distance_joint_spring", "world", call_jostle_distance_joint_spring);
    run_call("jostle_distance_joint_set_spring", "world", call_jostle_distance_joint_set_spring);
    run_call("jostle_distance_joint_limit", "world", call_jostle_distance_joint_limit);
    run_call("jostle_distance_joint_set_limit", "world", call_jostle_distance_joint_set_limit);
    run_call("jostle_distance_joint_motor", "world", call_jostle_distance_joint_motor);
    run_call("jostle_distance_joint_set_motor", "world", call_jostle_distance_joint_set_motor);
    run_call("jostle_distance_joint_set_motor_speed", "world", call_jostle_distance_joint_set_motor_speed);
    run_call("jostle_friction_joint_max_force", "world", call_jostle_friction_joint_max_force);
    run_call("jostle_friction_joint_set_max_force", "world", call_jostle_friction_joint_set_max_force);
    run_call("jostle_friction_joint_max_torque", "world", call_jostle_friction_joint_max_torque);
    run_call("jostle_friction_joint_set_max_torque", "world", call_jostle_friction_joint_set_max_torque);
    run_call("jostle_gear_joint_joint_a", "world", call_jostle_gear_joint_joint_a);
    run_call("jostle_gear_joint_joint_b", "world", call_jostle_gear_joint_joint_b);
    run_call("jostle_gear_joint_ratio", "world", call_jostle_gear_joint_ratio);
    run_call("jostle_gear_joint_set_ratio", "world", call_jostle_gear_joint_set_ratio);
    run_call("jostle_gear_joint_offset", "world", call_jostle_gear_joint_offset);
    run_call("jostle_gear_joint_set_offset", "world", call_jostle_gear_joint_set_offset);
    run_call("jostle_gear_joint_error", "world", call_jostle_gear_joint_error);
    run_call("jostle_motor_joint_offset", "world", call_jostle_motor_joint_offset);
    run_call("jostle_motor_joint_set_offset", "world", call_jostle_motor_joint_set_offset);
    run_call("jostle_motor_joint_angle", "world", call_jostle_motor_joint_angle);
    run_call("jostle_motor_joint_set_angle", "world", call_jostle_motor_joint_set_angle);
    run_call("jostle_motor_joint_current_angle", "world", call_jostle_motor_joint_current_angle);
    run_call("jostle_motor_joint_max_force", "world", call_jostle_motor_joint_max_force);
    run_call("jostle_motor_joint_set_max_force", "world", call_jostle_motor_joint_set_max_force);
    run_call("jostle_motor_joint_max_torque", "world", call_jostle_motor_joint_max_torque);
    run_call("jostle_motor_joint_set_max_torque", "world", call_jostle_motor_joint_set_max_torque);
    run_call("jostle_prismatic_joint_translation", "world", call_jostle_prismatic_joint_translation);
    run_call("jostle_prismatic_joint_axis", "world", call_jostle_prismatic_joint_axis);
    run_call("jostle_prismatic_joint_local_axis", "world", call_jostle_prismatic_joint_local_axis);
    run_call("jostle_prismatic_joint_set_local_axis", "world", call_jostle_prismatic_joint_set_local_axis);
    run_call("jostle_prismatic_joint_reference_angle", "world", call_jostle_prismatic_joint_reference_angle);
    run_call("jostle_prismatic_joint_set_reference_angle", "world", call_jostle_prismatic_joint_set_reference_angle);
    run_call("jostle_prismatic_joint_limit", "world", call_jostle_prismatic_joint_limit);
    run_call("jostle_prismatic_joint_set_limit", "world", call_jostle_prismatic_joint_set_limit);
    run_call("jostle_prismatic_joint_motor", "world", call_jostle_prismatic_joint_motor);
    run_call("jostle_prismatic_joint_set_motor", "world", call_jostle_prismatic_joint_set_motor);
    run_call("jostle_prismatic_joint_set_motor_speed", "world", call_jostle_prismatic_joint_set_motor_speed);
    run_call("jostle_prismatic_joint_servo", "world", call_jostle_prismatic_joint_servo);
    run_call("jostle_prismatic_joint_set_servo", "world", call_jostle_prismatic_joint_set_servo);
    run_call("jostle_prismatic_joint_set_servo_target", "world", call_jostle_prismatic_joint_set_servo_target);
    run_call("jostle_pulley_joint_frame", "world", call_jostle_pulley_joint_frame);
    run_call("jostle_pulley_joint_point_a", "world", call_jostle_pulley_joint_point_a);
    run_call("jostle_pulley_joint_point_b", "world", call_jostle_pulley_joint_point_b);
    run_call("jostle_pulley_joint_local_point_a", "world", call_jostle_pulley_joint_local_point_a);
    run_call("jostle_pulley_joint_local_point_b", "world", call_jostle_pulley_joint_local_point_b);
    run_call("jostle_pulley_joint_set_local_point_a", "world", call_jostle_pulley_joint_set_local_point_a);
    run_call("jostle_pulley_joint_set_local_point_b", "world", call_jostle_pulley_joint_set_local_point_b);
    run_call("jostle_pulley_joint_length_a", "world", call_jostle_pulley_joint_length_a);
    run_call("jostle_pulley_joint_length_b", "world", call_jostle_pulley_joint_length_b);
    run_call("jostle_pulley_joint_length", "world", call_jostle_pulley_joint_length);
    run_call("jostle_pulley_joint_set_length", "world", call_jostle_pulley_joint_set_length);
    run_call("jostle_pulley_joint_ratio", "world", call_jostle_pulley_joint_ratio);
    run_call("jostle_pulley_joint_set_ratio", "world", call_jostle_pulley_joint_set_ratio);
    run_call("jostle_pulley_joint_min_length_a", "world", call_jostle_pulley_joint_min_length_a);
    run_call("jostle_pulley_joint_set_min_length_a", "world", call_jostle_pulley_joint_set_min_length_a);
    run_call("jostle_pulley_joint_min_length_b", "world", call_jostle_pulley_joint_min_length_b);
    run_call("jostle_pulley_joint_set_min_length_b", "world", call_jostle_pulley_joint_set_min_length_b);
    run_call("jostle_ratchet_joint_angle", "world", call_jostle_ratchet_joint_angle);
    run_call("jostle_ratchet_joint_tooth", "world", call_jostle_ratchet_joint_tooth);
    run_call("jostle_ratchet_joint_step", "world", call_jostle_ratchet_joint_step);
    run_call("jostle_ratchet_joint_set_step", "world", call_jostle_ratchet_joint_set_step);
    run_call("jostle_ratchet_joint_phase", "world", call_jostle_ratchet_joint_phase);
    run_call("jostle_ratchet_joint_set_phase", "world", call_jostle_ratchet_joint_set_phase);
    run_call("jostle_ratchet_joint_max_torque", "world", call_jostle_ratchet_joint_max_torque);
    run_call("jostle_ratchet_joint_set_max_torque", "world", call_jostle_ratchet_joint_set_max_torque);
    run_call("jostle_revolute_joint_angle", "world", call_jostle_revolute_joint_angle);
    run_call("jostle_revolute_joint_reference_angle", "world", call_jostle_revolute_joint_reference_angle);
    run_call("jostle_revolute_joint_set_reference_angle", "world", call_jostle_revolute_joint_set_reference_angle);
    run_call("jostle_revolute_joint_limit", "world", call_jostle_revolute_joint_limit);
    run_call("jostle_revolute_joint_set_limit", "world", call_jostle_revolute_joint_set_limit);
    run_call("jostle_revolute_joint_motor", "world", call_jostle_revolute_joint_motor);
    run_call("jostle_revolute_joint_set_motor", "world", call_jostle_revolute_joint_set_motor);
    run_call("jostle_revolute_joint_set_motor_speed", "world", call_jostle_revolute_joint_set_motor_speed);
    run_call("jostle_revolute_joint_servo", "world", call_jostle_revolute_joint_servo);
    run_call("jostle_revolute_joint_set_servo", "world", call_jostle_revolute_joint_set_servo);
    run_call("jostle_revolute_joint_set_servo_target", "world", call_jostle_revolute_joint_set_servo_target);
    run_call("jostle_slot_joint_translation", "world", call_jostle_slot_joint_translation);
    run_call("jostle_slot_joint_axis", "world", call_jostle_slot_joint_axis);
    run_call("jostle_slot_joint_local_axis", "world", call_jostle_slot_joint_local_axis);
    run_call("jostle_slot_joint_set_local_axis", "world", call_jostle_slot_joint_set_local_axis);
    run_call("jostle_slot_joint_limit", "world", call_jostle_slot_joint_limit);
    run_call("jostle_slot_joint_set_limit", "world", call_jostle_slot_joint_set_limit);
    run_call("jostle_slot_joint_motor", "world", call_jostle_slot_joint_motor);
    run_call("jostle_slot_joint_set_motor", "world", call_jostle_slot_joint_set_motor);
    run_call("jostle_slot_joint_set_motor_speed", "world", call_jostle_slot_joint_set_motor_speed);
    run_call("jostle_slot_joint_servo", "world", call_jostle_slot_joint_servo);
    run_call("jostle_slot_joint_set_servo", "world", call_jostle_slot_joint_set_servo);
    run_call("jostle_slot_joint_set_servo_target", "world", call_jostle_slot_joint_set_servo_target);
    run_call("jostle_target_joint_target", "world", call_jostle_target_joint_target);
    run_call("jostle_target_joint_set_target", "world", call_jostle_target_joint_set_target);
    run_call("jostle_target_joint_spring", "world", call_jostle_target_joint_spring);
    run_call("jostle_target_joint_set_spring", "world", call_jostle_target_joint_set_spring);
    run_call("jostle_target_joint_max_force", "world", call_jostle_target_joint_max_force);
    run_call("jostle_target_joint_set_max_force", "world", call_jostle_target_joint_set_max_force);
    run_call("jostle_weld_joint_angular_error", "world", call_jostle_weld_joint_angular_error);
    run_call("jostle_weld_joint_reference_angle", "world", call_jostle_weld_joint_reference_angle);
    run_call("jostle_weld_joint_set_reference_angle", "world", call_jostle_weld_joint_set_reference_angle);
    run_call("jostle_weld_joint_linear_spring", "world", call_jostle_weld_joint_linear_spring);
    run_call("jostle_weld_joint_set_linear_spring", "world", call_jostle_weld_joint_set_linear_spring);
    run_call("jostle_weld_joint_angular_spring", "world", call_jostle_weld_joint_angular_spring);
    run_call("jostle_weld_joint_set_angular_spring", "world", call_jostle_weld_joint_set_angular_spring);
    run_call("jostle_wheel_joint_angle", "world", call_jostle_wheel_joint_angle);
    run_call("jostle_wheel_joint_translation", "world", call_jostle_wheel_joint_translation);
    run_call("jostle_wheel_joint_axis", "world", call_jostle_wheel_joint_axis);
    run_call("jostle_wheel_joint_local_axis", "world", call_jostle_wheel_joint_local_axis);
    run_call("jostle_wheel_joint_set_local_axis", "world", call_jostle_wheel_joint_set_local_axis);
    run_call("jostle_wheel_joint_suspension", "world", call_jostle_wheel_joint_suspension);
    run_call("jostle_wheel_joint_set_suspension", "world", call_jostle_wheel_joint_set_suspension);
    run_call("jostle_wheel_joint_limit", "world", call_jostle_wheel_joint_limit);
    run_call("jostle_wheel_joint_set_limit", "world", call_jostle_wheel_joint_set_limit);
    run_call("jostle_wheel_joint_motor", "world", call_jostle_wheel_joint_motor);
    run_call("jostle_wheel_joint_set_motor", "world", call_jostle_wheel_joint_set_motor);
    run_call("jostle_wheel_joint_set_motor_speed", "world", call_jostle_wheel_joint_set_motor_speed);
    run_call("jostle_save_delta", "world", call_jostle_save_delta);
    run_call("jostle_apply_delta", "world", call_jostle_apply_delta);
    run_call("jostle_make_default_scheduler", "world", call_jostle_make_default_scheduler);
    run_call("jostle_world_poses", "world", call_jostle_world_poses);
    run_call("jostle_world_transforms", "world", call_jostle_world_transforms);
    run_call("jostle_world_overlap_box", "world", call_jostle_world_overlap_box);
    run_call("jostle_world_overlap_box_any", "world", call_jostle_world_overlap_box_any);
    run_call("jostle_world_load", "world", call_jostle_world_load);
    run_call("jostle_world_clone", "world", call_jostle_world_clone);
    run_call("jostle_world_first_difference", "world", call_jostle_world_first_difference);
    run_call("jostle_first_difference_of_saves", "world", call_jostle_first_difference_of_saves);
    run_call("jostle_world_lint", "world", call_jostle_world_lint);
    run_call("jostle_lint_report_size", "world", call_jostle_lint_report_size);
    run_call("jostle_lint_report_finding", "world", call_jostle_lint_report_finding);
    run_call("jostle_lint_report_sentence", "world", call_jostle_lint_report_sentence);
    run_call("jostle_body_key", "world", call_jostle_body_key);
    run_call("jostle_shape_key", "world", call_jostle_shape_key);
    run_call("jostle_chain_shape_key", "world", call_jostle_chain_shape_key);
    run_call("jostle_joint_key", "world", call_jostle_joint_key);
    run_call("jostle_stage_count", "world", call_jostle_stage_count);
    run_call("jostle_stage_name", "world", call_jostle_stage_name);
}
