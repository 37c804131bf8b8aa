/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* The shapes of a fixture, and its world: a crate and a lift among every type of joint. */
#include <string.h>

#include "fixture.h"

void fixture_make_shapes(Fixture* f) {
    static const JostleVec2 line[] = {{6.0f, 0.5f}, {2.0f, 1.0f}, {-2.0f, 0.75f}, {-6.0f, 1.5f}};
    static const uint32_t materials[] = {0, 1, 2};
    static const JostleVec2 outer[] = {{0.0f, 0.0f}, {4.0f, 0.0f}, {4.0f, 1.0f},
                                       {1.0f, 1.0f}, {1.0f, 3.0f}, {0.0f, 3.0f}};
    static const JostleVec2 hole[] = {{0.25f, 0.25f}, {0.5f, 0.25f}, {0.5f, 0.5f}};
    static JostleVec2Span holes[1];
    NEED(jostle_geometry_box(0.5f, 0.25f, &f->box));
    NEED(jostle_geometry_box(8.0f, 0.5f, &f->slab));
    NEED(jostle_geometry_capsule((JostleVec2){-0.5f, 0.0f}, (JostleVec2){0.5f, 0.25f}, 0.25f, &f->capsule));
    NEED(jostle_polygon_regular(6, 0.75f, 0.0f, &f->polygon));
    NEED(jostle_large_polygon_regular(20, 0.75f, 0.0f, &f->large_polygon));
    f->polygon_view.vertices = f->large_polygon.vertices;
    f->polygon_view.normals = f->large_polygon.normals;
    f->polygon_view.count = f->large_polygon.count;
    f->polygon_view.centroid = f->large_polygon.centroid;
    f->line.points = line;
    f->line.count = 4;
    f->line.one_sided = true;
    f->line.has_ghost1 = true;
    f->line.ghost1.x = 9.0f;
    f->line.materials = materials;
    f->outline.outer.first = outer;
    f->outline.outer.count = 6;
    holes[0].first = hole;
    holes[0].count = 3;
    f->outline.holes = holes;
    f->outline.hole_count = 1;
    NEED(jostle_outline_decompose(&f->outline, 0.0f, NULL, &f->convex_pieces));
    NEED(jostle_outline_decompose(&f->outline, 0.125f, NULL, &f->other_convex_pieces));
    NEED(jostle_outline_clean(&f->outline, NULL, &f->clean_outlines));
    NEED(jostle_pieces_tree_create(f->convex_pieces, &f->pieces_tree));
    NEED(jostle_pieces_tree_create(f->other_convex_pieces, &f->other_pieces_tree));
}

static JostleBody make_body(Fixture* f, JostleBodyType type, float x, float y) {
    JostleBodyDef def = jostle_body_def_default();
    JostleBody body;
    def.type = type;
    def.position.x = x;
    def.position.y = y;
    NEED(jostle_world_create_body(f->world, &def, &body));
    return body;
}

#define MAKE_JOINT(Type, type, a, b)                                      \
    do {                                                                  \
        Jostle##Type##JointDef def = jostle_##type##_joint_def_default(); \
        def.body_a = a;                                                   \
        def.body_b = b;                                                   \
        NEED(jostle_world_create_##type(f->world, &def, &f->type));       \
    } while (0)

/* Joints with all that calls ask of them, between the ground and light bodies of their own. */
static void make_joints(Fixture* f) {
    const JostleBody a = f->ground, b = f->other;
    {
        JostleRevoluteJointDef def = jostle_revolute_joint_def_default();
        def.body_a = a;
        def.body_b = b;
        def.anchor_b.x = 0.5f;
        def.has_motor = def.has_servo = true;
        def.motor.max_torque = 2.0f;
        def.servo.max = 2.0f;
        NEED(jostle_world_create_revolute(f->world, &def, &f->revolute));
    }
    {
        JostlePrismaticJointDef def = jostle_prismatic_joint_def_default();
        def.body_a = a;
        def.body_b = f->crate;
        def.has_motor = def.has_servo = true;
        def.motor.max_force = 2.0f;
        def.servo.max = 2.0f;
        NEED(jostle_world_create_prismatic(f->world, &def, &f->prismatic));
    }
    {
        JostleDistanceJointDef def = jostle_distance_joint_def_default();
        def.body_a = a;
        def.body_b = b;
        def.length = 3.0f;
        def.has_motor = true;
        def.has_spring = true;
        def.spring.hertz = 2.0f;
        NEED(jostle_world_create_distance(f->world, &def, &f->distance));
    }
    {
        JostleWheelJointDef def = jostle_wheel_joint_def_default();
        def.body_a = a;
        def.body_b = b;
        def.has_motor = def.has_suspension = true;
        NEED(jostle_world_create_wheel(f->world, &def, &f->wheel));
    }
    {
        JostleSlotJointDef def = jostle_slot_joint_def_default();
        def.body_a = a;
        def.body_b = b;
        def.has_motor = def.has_servo = true;
        NEED(jostle_world_create_slot(f->world, &def, &f->slot));
    }
    {
        JostlePulleyJointDef def = jostle_pulley_joint_def_default();
        def.body_a = f->crate;
        def.body_b = b;
        def.frame = a;
        def.point_a.y = def.point_b.y = 9.0f;
        def.point_b.x = 3.0f;
        def.length = 30.0f;
        NEED(jostle_world_create_pulley(f->world, &def, &f->pulley));
    }
    {
        JostleGearJointDef def = jostle_gear_joint_def_default();
        def.joint_a = f->revolute;
        def.joint_b = f->prismatic;
        def.ratio = 0.5f;
        NEED(jostle_world_create_gear(f->world, &def, &f->gear));
    }
    MAKE_JOINT(Weld, weld, f->lift, f->other);
    MAKE_JOINT(Filter, filter, a, b);
    MAKE_JOINT(Motor, motor, a, b);
    MAKE_JOINT(Target, target, a, b);
    MAKE_JOINT(Friction, friction, a, b);
    MAKE_JOINT(Ratchet, ratchet, a, b);
    MAKE_JOINT(Custom, custom, a, b);
}

void fixture_make_world(Fixture* f) {
    JostleWorldDef def = jostle_world_def_default();
    JostleShapeDef shape = jostle_shape_def_default();
    JostleGeometry circle;
    int i;
    def.hit_speed = 0.5f;
    NEED(jostle_world_create(&def, &f->world));
    NEED(jostle_world_create(NULL, &f->other_world));
    f->ground = make_body(f, JOSTLE_BODY_TYPE_STATIC, 0.0f, 0.0f);
    f->crate = make_body(f, JOSTLE_BODY_TYPE_DYNAMIC, 0.25f, 0.75f);
    f->other = make_body(f, JOSTLE_BODY_TYPE_DYNAMIC, -3.0f, 2.5f);
    f->lift = make_body(f, JOSTLE_BODY_TYPE_KINEMATIC, 3.0f, 2.5f);
    shape.hit_events = true;
    NEED(jostle_body_create_shape(f->ground, &f->slab, &shape, &f->ground_shape));
    NEED(jostle_body_create_shape(f->crate, &f->box, &shape, &f->crate_shape));
    NEED(jostle_body_create_shape(f->other, &f->capsule, NULL, NULL));
    NEED(jostle_body_create_shape(f->lift, &f->box, NULL, NULL));
    shape.is_sensor = true;
    NEED(jostle_geometry_circle((JostleVec2){0.0f, 0.5f}, 2.0f, &circle));
    NEED(jostle_body_create_shape(f->ground, &circle, &shape, &f->sensor));
    NEED(jostle_body_create_chain(f->lift, &f->line, NULL, &f->chain));
    NEED(jostle_chain_shape_segment(f->chain, 2, &f->segment));
    make_joints(f);
    NEED(jostle_world_on_custom_joints(f->world, custom_rows, f));
    for (i = 0; i < 12; ++i) NEED(jostle_world_step(f->world, 1.0f / 60.0f, 4));
}
