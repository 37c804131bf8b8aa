/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
#include "fixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void need(JostleCode code, const char* file, int line) {
    if (code == JOSTLE_OK) return;
    fprintf(stderr, "%s:%d: code %d: %s\n", file, line, code, jostle_last_error());
    exit(1);
}

uint64_t hashed(uint64_t hash, const void* bytes, size_t size) {
    const unsigned char* at = bytes;
    size_t i;
    for (i = 0; i < size; ++i) hash = (hash ^ at[i]) * 1099511628211u;
    return hash;
}

bool should_collide(const JostleShape* a, const JostleShape* b, void* context) {
    Fixture* f = context;
    ++f->asked;
    return a->index != f->crate_shape.index && b->index != f->crate_shape.index;
}

bool is_asked_about(const JostleShape* shape, void* context) {
    Fixture* f = context;
    ++f->asked;
    return shape->index != f->ground_shape.index;
}

void pre_solve(JostlePreSolve* contact, void* context) {
    Fixture* f = context;
    ++f->asked;
    contact->friction = 0.125f;
    contact->surface_speed = contact->contact.count > 1 ? 1.5f : -0.5f;
}

void custom_rows(JostleCustomRows* rows, void* context) {
    Fixture* f = context;
    JostleCustomRow* row = &rows->rows[rows->count++];
    ++f->asked;
    row->error = 0.01f;
    row->linear[0].y = -1.0f;
    row->linear[1].y = 1.0f;
    row->has_spring = true;
    row->spring.hertz = 3.0f;
    row->spring.damping_ratio = 0.5f;
}

/* Of each event its first handle, so that events of another order are another number. */
static void note(void* context, uint32_t index) {
    Fixture* f = context;
    f->asked = (int)((unsigned)f->asked * 31u + index + 1u);
}
void contact_began(const JostleContactBegan* event, void* context) {
    note(context, event->shape_a.index);
}
void contact_ended(const JostleContactEnded* event, void* context) {
    note(context, event->shape_a.index);
}
void sensor_entered(const JostleSensorEntered* event, void* context) {
    note(context, event->sensor.index);
}
void sensor_left(const JostleSensorLeft* event, void* context) {
    note(context, event->sensor.index);
}
void impulses(const JostleContact* event, void* context) {
    note(context, event->shape_a.index);
}

/* A crate that hangs from the ground; its height and its turning are the episode's. */
JostleWorld* make_batch_world(const JostleBatchEpisode* episode, void* context) {
    Fixture* f = context;
    JostleWorldDef world_def = jostle_world_def_default();
    JostleBodyDef def = jostle_body_def_default();
    JostleRevoluteJointDef hinge = jostle_revolute_joint_def_default();
    JostleGeometry box;
    JostleWorld* world;
    ++f->asked;
    NEED(jostle_world_create(&world_def, &world));
    NEED(jostle_world_create_body(world, &def, &hinge.body_a));
    NEED(jostle_geometry_box(4.0f, 0.5f, &box));
    NEED(jostle_body_create_shape(hinge.body_a, &box, NULL, NULL));
    def.type = JOSTLE_BODY_TYPE_DYNAMIC;
    def.position.x = 0.5f;
    def.position.y = 1.0f + (episode->parameters.count == 0 ? 0.0f : episode->parameters.first[0]);
    def.angular_velocity = (float)(episode->seed % 8) / 8.0f;
    NEED(jostle_world_create_body(world, &def, &hinge.body_b));
    NEED(jostle_geometry_box(0.5f, 0.25f, &box));
    NEED(jostle_body_create_shape(hinge.body_b, &box, NULL, NULL));
    hinge.anchor_a = (JostleVec2){0.5f, 2.0f};
    hinge.has_motor = true;
    hinge.motor.max_torque = 1.0f;
    NEED(jostle_world_create_revolute(world, &hinge, NULL));
    return world;
}

void apply_input(JostleWorld* world, const void* input, size_t input_size, void* context) {
    Fixture* f = context;
    const unsigned char* bytes = input;
    f->asked += input_size == 0 ? 1 : 2 + bytes[0];
    NEED(jostle_world_set_gravity(world, (JostleVec2){0.0f, -1.0f - (float)input_size}));
}
void frame_told(JostleWorld* world, const JostleRollbackFrame* frame, void* context) {
    Fixture* f = context;
    (void)world;
    f->asked = 31 * f->asked + frame->frame + (frame->is_repeated ? 1 : 0);
}

static void make_arrays(Fixture* f) {
    static const int faces[FACES][3] = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                                        {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
    int i, j;
    for (i = 0; i < MANY; ++i) {
        const float x = (float)(i % 8) * 1.5f, y = (float)(i / 8) * 1.25f, z = (float)(i % 5) * 0.75f;
        const bool is_corner = i < CORNERS;
        f->points2[i] = (JostleVec2){x, y};
        f->points3[i] = (JostleVec3){is_corner ? (float)(i & 1) : x, is_corner ? (float)(i >> 1 & 1) : y,
                                     is_corner ? (float)(i >> 2 & 1) : z};
        f->boxes2[i] = (JostleAabb2){{x, y}, {x + 2.0f, y + 1.0f}};
        f->boxes3[i] = (JostleAabb3){{x, y, z}, {x + 2.0f, y + 1.0f, z + 1.0f}};
    }
    for (i = 0; i < FACES; ++i)
        for (j = 0; j < 3; ++j) f->triangles[i].vertices[j] = faces[i][j];
}

static void make_trees2(Fixture* f) {
    const JostleVec2Span points = {f->points2, MANY - 1, 0};
    const JostleAabb2Span boxes = {f->boxes2, MANY, 0};
    int i;
    NEED(jostle_kd_tree2_create(NULL, &f->kd_tree2));
    NEED(jostle_kd_tree2_build(f->kd_tree2, points, NULL));
    NEED(jostle_kd_batch2_create(&f->kd_batch2));
    NEED(jostle_kd_batch2_k_nearest(f->kd_batch2, f->kd_tree2, points, 3, 9.0f, NULL, NULL));
    NEED(jostle_bvh2_create(&f->bvh2));
    NEED(jostle_bvh2_build(f->bvh2, boxes, NULL, NULL));
    NEED(jostle_bvh2_create(&f->other_bvh2));
    NEED(jostle_bvh2_build(f->other_bvh2, boxes, NULL, NULL));
    NEED(jostle_dynamic_tree2_create(NULL, &f->dynamic_tree2));
    NEED(jostle_dynamic_tree2_create(NULL, &f->other_dynamic_tree2));
    NEED(jostle_broad_phase2_create(NULL, &f->broad_phase2));
    for (i = 0; i < MANY; ++i) {
        NEED(jostle_dynamic_tree2_insert(f->dynamic_tree2, f->boxes2[i], (uint64_t)i, NULL, NULL));
        NEED(jostle_dynamic_tree2_insert(f->other_dynamic_tree2, f->boxes2[i], (uint64_t)i, NULL, NULL));
        NEED(jostle_broad_phase2_insert(f->broad_phase2, f->boxes2[i], (uint64_t)i, JOSTLE_MOBILITY_MOVABLE,
                                        NULL, NULL, NULL));
    }
    NEED(jostle_broad_phase2_insert(f->broad_phase2, f->boxes2[0], MANY, JOSTLE_MOBILITY_STATIC, NULL, NULL,
                                    NULL));
}

static void make_trees3(Fixture* f) {
    const JostleVec3Span points = {f->points3, MANY - 1, 0};
    const JostleAabb3Span boxes = {f->boxes3, MANY, 0};
    int i;
    NEED(jostle_kd_tree3_create(NULL, &f->kd_tree3));
    NEED(jostle_kd_tree3_build(f->kd_tree3, points, NULL));
    NEED(jostle_kd_batch3_create(&f->kd_batch3));
    NEED(jostle_kd_batch3_k_nearest(f->kd_batch3, f->kd_tree3, points, 3, 9.0f, NULL, NULL));
    NEED(jostle_bvh3_create(&f->bvh3));
    NEED(jostle_bvh3_build(f->bvh3, boxes, NULL, NULL));
    NEED(jostle_bvh3_create(&f->other_bvh3));
    NEED(jostle_bvh3_build(f->other_bvh3, boxes, NULL, NULL));
    NEED(jostle_dynamic_tree3_create(NULL, &f->dynamic_tree3));
    NEED(jostle_dynamic_tree3_create(NULL, &f->other_dynamic_tree3));
    NEED(jostle_broad_phase3_create(NULL, &f->broad_phase3));
    for (i = 0; i < MANY; ++i) {
        NEED(jostle_dynamic_tree3_insert(f->dynamic_tree3, f->boxes3[i], (uint64_t)i, NULL, NULL));
        NEED(jostle_dynamic_tree3_insert(f->other_dynamic_tree3, f->boxes3[i], (uint64_t)i, NULL, NULL));
        NEED(jostle_broad_phase3_insert(f->broad_phase3, f->boxes3[i], (uint64_t)i, JOSTLE_MOBILITY_MOVABLE,
                                        NULL, NULL, NULL));
    }
    NEED(jostle_broad_phase3_insert(f->broad_phase3, f->boxes3[0], MANY, JOSTLE_MOBILITY_STATIC, NULL, NULL,
                                    NULL));
}

static void make_crowds(Fixture* f) {
    static const JostleVec2 corners[] = {{-2.0f, -2.0f}, {-1.0f, -2.0f}, {-1.0f, -1.0f}};
    JostleObstacleDef2 obstacle = jostle_obstacle_def2_default();
    JostleFlowFieldDef field = jostle_flow_field_def_default();
    JostleGroupDef2 group2 = jostle_group_def2_default();
    JostleGroupDef3 group3 = jostle_group_def3_default();
    const JostleVec2Span goals = {f->points2, 2, 0};
    int i, group;
    NEED(jostle_crowd2_create(&f->crowd2));
    NEED(jostle_crowd2_create(&f->crowd_among_bodies));
    NEED(jostle_crowd3_create(&f->crowd3));
    for (i = 0; i < MANY; ++i) {
        JostleAgentDef2 def2 = jostle_agent_def2_default();
        JostleAgentDef3 def3 = jostle_agent_def3_default();
        JostleAgent agent;
        def2.position = f->points2[i];
        def2.preferred_velocity.x = 1.0f;
        def3.position = (JostleVec3){f->points2[i].x, f->points2[i].y, 1.5f * (float)(i % 3)};
        def3.preferred_velocity.y = 1.0f;
        NEED(jostle_crowd2_add(f->crowd2, &def2, &agent));
        NEED(jostle_crowd3_add(f->crowd3, &def3, NULL));
        if (i == 1) f->agent = agent;
    }
    obstacle.points.first = corners;
    obstacle.points.count = 3;
    NEED(jostle_crowd2_add_obstacle(f->crowd2, &obstacle, &f->obstacle));
    field.area = (JostleAabb2){{-6.0f, -6.0f}, {12.0f, 12.0f}};
    field.cell = 1.0f;
    NEED(jostle_flow_field_create(&field, &f->flow_field));
    NEED(jostle_flow_field_aim(f->flow_field, goals));
    group2.way_points = goals;
    group3.way_points = (JostleVec3Span){f->points3, 2, 0};
    NEED(jostle_guide2_create(f->crowd2, &f->guide2));
    NEED(jostle_guide3_create(f->crowd3, &f->guide3));
    NEED(jostle_guide2_add(f->guide2, &group2, &group));
    NEED(jostle_guide2_join(f->guide2, f->agent, group));
    NEED(jostle_guide3_add(f->guide3, &group3, &group));
    NEED(jostle_guide3_join(f->guide3, f->agent, group));
    NEED(jostle_crowd_world_create(f->crowd_among_bodies, f->world, NULL, &f->crowd_world));
    NEED(jostle_crowd_world_look(f->crowd_world));
}

static void make_meshes(Fixture* f) {
    const JostleVec3Span vertices = {f->points3, MANY, 0};
    const JostleTriangleVerticesSpan triangles = {f->triangles, FACES, 0};
    JostleTransform3 at = {{0.0f, 0.0f, 0.0f}, {{1.0f, 0.0f, 0.0f}, {0.0f, 1.0f, 0.0f}, {0.0f, 0.0f, 1.0f}}};
    int i;
    NEED(jostle_triangle_mesh_create(&f->triangle_mesh));
    NEED(jostle_triangle_mesh_build(f->triangle_mesh, vertices, triangles, NULL, NULL));
    NEED(jostle_triangle_mesh_create(&f->other_triangle_mesh));
    NEED(jostle_triangle_mesh_build(f->other_triangle_mesh, vertices, triangles, NULL, NULL));
    NEED(jostle_triangle_mesh_report(f->triangle_mesh, &f->mesh_report));
    NEED(jostle_mesh_pair_memory_create(&f->mesh_pair_memory));
    NEED(jostle_mesh_scene_create(NULL, &f->mesh_scene));
    for (i = 0; i < 3; ++i) {
        at.p.x = 0.75f * (float)i;
        NEED(jostle_mesh_scene_add(f->mesh_scene, f->triangle_mesh, &at, (uint64_t)i, NULL, NULL));
    }
}

static void make_batch(Fixture* f) {
    static const float parameters[] = {0.5f, 0.25f, 0.125f};
    JostleBatchDef def = jostle_batch_def_default();
    JostleWorld* first;
    JostleBody bodies[2];
    size_t count;
    int i;
    def.seed = 7;
    def.parameters = (JostleFloatSpan){parameters, 3, 0};
    NEED(jostle_batch_create(3, make_batch_world, f, &def, &f->batch));
    NEED(jostle_batch_world(f->batch, 0, &first));
    NEED(jostle_world_bodies(first, bodies, 2, &count));
    NEED(jostle_body_shapes(bodies[0], &f->batch_ground, 1, &count));
    NEED(jostle_world_joints(first, &f->batch_joint, 1, &count));
    f->batch_body = bodies[1];
    NEED(jostle_body_shapes(f->batch_body, &f->batch_shape, 1, &count));
    NEED(jostle_batch_add_action(f->batch, JOSTLE_BATCH_ACTION_TORQUE, f->batch_body, NULL));
    NEED(jostle_batch_add_observation(f->batch, JOSTLE_BATCH_OBSERVATION_POSITION, f->batch_body, NULL));
    NEED(jostle_byte_rollback_create(f->other_world, apply_input, f, NULL, &f->byte_rollback));
    for (i = 0; i < 3; ++i) {
        const unsigned char input[1] = {(unsigned char)i};
        NEED(jostle_byte_rollback_advance(f->byte_rollback, input, 1));
    }
}

#define SAVE(name, type, object)                                                          \
    do {                                                                                  \
        NEED(jostle_##type##_save(f->object, NULL, 0, &f->saved_##name.size));            \
        f->saved_##name.bytes = malloc(f->saved_##name.size);                             \
        NEED(jostle_##type##_save(f->object, f->saved_##name.bytes, f->saved_##name.size, \
                                  &f->saved_##name.size));                                \
    } while (0)

static void make_saves(Fixture* f) {
    const Saved *base = &f->saved_world, *later = &f->saved_later_world;
    Saved* delta = &f->saved_delta;
    SAVE(world, world, world);
    NEED(jostle_world_step(f->world, 1.0f / 60.0f, 4));
    SAVE(later_world, world, world);
    NEED(jostle_save_delta(base->bytes, base->size, later->bytes, later->size, NULL, 0, &delta->size));
    delta->bytes = malloc(delta->size);
    NEED(jostle_save_delta(base->bytes, base->size, later->bytes, later->size, delta->bytes, delta->size,
                           NULL));
    SAVE(kd_tree2, kd_tree2, kd_tree2);
    SAVE(kd_tree3, kd_tree3, kd_tree3);
    SAVE(bvh2, bvh2, bvh2);
    SAVE(bvh3, bvh3, bvh3);
    SAVE(dynamic_tree2, dynamic_tree2, dynamic_tree2);
    SAVE(dynamic_tree3, dynamic_tree3, dynamic_tree3);
    SAVE(broad_phase2, broad_phase2, broad_phase2);
    SAVE(broad_phase3, broad_phase3, broad_phase3);
    SAVE(crowd2, crowd2, crowd2);
    SAVE(crowd3, crowd3, crowd3);
    SAVE(guide2, guide2, guide2);
    SAVE(guide3, guide3, guide3);
    SAVE(crowd_world, crowd_world, crowd_world);
    {
        JostleWorld* first;
        Saved* saved = &f->saved_batch;
        NEED(jostle_batch_world(f->batch, 0, &first));
        NEED(jostle_world_save(first, NULL, 0, &saved->size));
        saved->bytes = malloc(saved->size);
        NEED(jostle_world_save(first, saved->bytes, saved->size, NULL));
    }
    SAVE(triangle_mesh, triangle_mesh, triangle_mesh);
}

Fixture* fixture_new(void) {
    Fixture* f = calloc(1, sizeof *f);
    if (f == NULL) exit(1);
    fixture_make_shapes(f);
    fixture_make_world(f);
    make_arrays(f);
    NEED(jostle_task_scheduler_create(2, &f->task_scheduler));
    make_trees2(f);
    make_trees3(f);
    make_crowds(f);
    make_meshes(f);
    make_batch(f);
    NEED(jostle_drawing_of_world(f->world, NULL, &f->drawing));
    NEED(jostle_scene_parse(SCENE_TEXT, &f->scene));
    NEED(jostle_scene_check(OVERLAP_TEXT, &f->scene_report));
    NEED(jostle_world_lint(f->world, &f->lint_report));
    make_saves(f);
    return f;
}

void fixture_free(Fixture* f) {
    Saved* saved;
    for (saved = &f->saved_world; saved <= &f->saved_triangle_mesh; ++saved) free(saved->bytes);
    jostle_drawing_free(f->drawing);
    jostle_byte_rollback_free(f->byte_rollback);
    jostle_batch_free(f->batch);
    jostle_scene_free(f->scene);
    jostle_scene_report_free(f->scene_report);
    jostle_lint_report_free(f->lint_report);
    jostle_clean_outlines_free(f->clean_outlines);
    jostle_crowd_world_free(f->crowd_world);
    jostle_mesh_scene_free(f->mesh_scene);
    jostle_mesh_pair_memory_free(f->mesh_pair_memory);
    jostle_mesh_report_free(f->mesh_report);
    jostle_triangle_mesh_free(f->other_triangle_mesh);
    jostle_triangle_mesh_free(f->triangle_mesh);
    jostle_guide3_free(f->guide3);
    jostle_guide2_free(f->guide2);
    jostle_flow_field_free(f->flow_field);
    jostle_crowd3_free(f->crowd3);
    jostle_crowd2_free(f->crowd_among_bodies);
    jostle_crowd2_free(f->crowd2);
    jostle_broad_phase3_free(f->broad_phase3);
    jostle_broad_phase2_free(f->broad_phase2);
    jostle_dynamic_tree3_free(f->other_dynamic_tree3);
    jostle_dynamic_tree3_free(f->dynamic_tree3);
    jostle_dynamic_tree2_free(f->other_dynamic_tree2);
    jostle_dynamic_tree2_free(f->dynamic_tree2);
    jostle_bvh3_free(f->other_bvh3);
    jostle_bvh3_free(f->bvh3);
    jostle_bvh2_free(f->other_bvh2);
    jostle_bvh2_free(f->bvh2);
    jostle_kd_batch3_free(f->kd_batch3);
    jostle_kd_batch2_free(f->kd_batch2);
    jostle_kd_tree3_free(f->kd_tree3);
    jostle_kd_tree2_free(f->kd_tree2);
    jostle_task_scheduler_free(f->task_scheduler);
    jostle_pieces_tree_free(f->other_pieces_tree);
    jostle_pieces_tree_free(f->pieces_tree);
    jostle_convex_pieces_free(f->other_convex_pieces);
    jostle_convex_pieces_free(f->convex_pieces);
    jostle_world_free(f->other_world);
    jostle_world_free(f->world);
    free(f);
}

/* A part of the state, by its name. */
#define ADD_SAVE(object, type)                                             \
    do {                                                                   \
        size_t size = 0;                                                   \
        NEED(jostle_##type##_save(f->object, bytes, sizeof bytes, &size)); \
        twin_has(#object, hashed(HASH_START, bytes, size));                \
    } while (0)

static void compare_with_twin(Fixture* f) {
    static unsigned char bytes[1 << 20];
    uint64_t hash = HASH_START;
    int i, size = 0;
    for (i = 0; i < 3; ++i) NEED(jostle_world_step(f->world, 1.0f / 60.0f, 4));
    NEED(jostle_world_state_hash(f->world, &hash));
    twin_has("world", hash);
    NEED(jostle_world_state_hash(f->other_world, &hash));
    twin_has("other_world", hash);
    ADD_SAVE(kd_tree2, kd_tree2);
    ADD_SAVE(kd_tree3, kd_tree3);
    ADD_SAVE(bvh2, bvh2);
    ADD_SAVE(bvh3, bvh3);
    ADD_SAVE(dynamic_tree2, dynamic_tree2);
    ADD_SAVE(dynamic_tree3, dynamic_tree3);
    ADD_SAVE(broad_phase2, broad_phase2);
    ADD_SAVE(broad_phase3, broad_phase3);
    ADD_SAVE(crowd2, crowd2);
    ADD_SAVE(crowd_among_bodies, crowd2);
    ADD_SAVE(crowd3, crowd3);
    ADD_SAVE(guide2, guide2);
    ADD_SAVE(guide3, guide3);
    ADD_SAVE(triangle_mesh, triangle_mesh);
    NEED(jostle_byte_rollback_frame(f->byte_rollback, &size));
    twin_has("byte_rollback", (uint64_t)size);
    {
        uint64_t worlds = HASH_START;
        for (i = 0; i < 3; ++i) {
            JostleWorld* one;
            NEED(jostle_batch_world(f->batch, i, &one));
            NEED(jostle_world_state_hash(one, &hash));
            worlds = hashed(worlds, &hash, sizeof hash);
        }
        twin_has("batch", worlds);
    }
    NEED(jostle_mesh_scene_size(f->mesh_scene, &size));
    twin_has("mesh_scene", (uint64_t)size);
    NEED(jostle_mesh_pair_memory_size(f->mesh_pair_memory, &size));
    twin_has("mesh_pair_memory", (uint64_t)size);
    hash = HASH_START;
    for (i = 0; i < MANY; ++i) {
        JostleVec2 way;
        NEED(jostle_flow_field_direction(f->flow_field, f->points2[i], &way));
        hash = hashed(hash, &way, sizeof way);
    }
    twin_has("flow_field", hash);
    twin_has("asked", (uint64_t)f->asked);
}

void run_call(const char* name, const char* subject, void (*call)(Fixture* f)) {
    Fixture* f = fixture_new();
    (void)subject;
    twin_begin();
    call(f);
    twin_end(name);
    compare_with_twin(f);
    fixture_free(f);
}
