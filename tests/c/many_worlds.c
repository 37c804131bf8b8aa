/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* Batches, rollback and drawings by worked-out values: worlds that fall as one alone does, late inputs, and a
 * box where it is. */
#include <jostle_c/jostle.h>
#include <stdio.h>
#include <string.h>

#include "fixture.h"

static int failures = 0;

static void check(bool holds, const char* text, int line) {
    if (holds) return;
    fprintf(stderr, "%s:%d: %s\n", __FILE__, line, text);
    ++failures;
}
#define CHECK(condition) check(condition, #condition, __LINE__)

/* A box of 2 m by 1 m that is at (0, height). */
static JostleWorld* world_with_box(float height, JostleBody* body) {
    JostleWorld* world = NULL;
    JostleBodyDef def = jostle_body_def_default();
    JostleGeometry box;
    def.type = JOSTLE_BODY_TYPE_DYNAMIC;
    def.position.y = height;
    CHECK(jostle_world_create(NULL, &world) == JOSTLE_OK);
    CHECK(jostle_world_create_body(world, &def, body) == JOSTLE_OK);
    CHECK(jostle_geometry_box(1.0f, 0.5f, &box) == JOSTLE_OK);
    CHECK(jostle_body_create_shape(*body, &box, NULL, NULL) == JOSTLE_OK);
    return world;
}

static JostleWorld* make_box(const JostleBatchEpisode* episode, void* context) {
    JostleBody body;
    ++*(int*)context;
    return world_with_box((float)episode->world, &body);
}
static JostleWorld* make_none(const JostleBatchEpisode* episode, void* context) {
    (void)episode;
    (void)context;
    return NULL;
}

static void batches_step_as_worlds_alone(void) {
    enum { COUNT = 4 };
    JostleBatch* batch = NULL;
    JostleWorld *first = NULL, *alone;
    JostleBody body, own;
    JostleBatchColumns position, force;
    JostleVec2 at;
    float seen[2 * COUNT], pushes[2 * COUNT] = {0.0f};
    int made = 0, i;
    CHECK(jostle_batch_create(COUNT, make_none, NULL, NULL, &batch) == JOSTLE_REFUSED);
    CHECK(strstr(jostle_last_error(), "maker's answer is NULL; it must be a world") != NULL);
    CHECK(jostle_batch_create(COUNT, NULL, NULL, NULL, &batch) == JOSTLE_REFUSED && batch == NULL);
    CHECK(jostle_batch_create(COUNT, make_box, &made, NULL, &batch) == JOSTLE_OK && made == COUNT);
    CHECK(jostle_batch_world(batch, 0, &first) == JOSTLE_OK);
    CHECK(jostle_world_bodies(first, &body, 1, NULL) == JOSTLE_OK);
    CHECK(jostle_batch_add_action(batch, JOSTLE_BATCH_ACTION_FORCE, body, &force) == JOSTLE_OK);
    CHECK(jostle_batch_add_observation(batch, JOSTLE_BATCH_OBSERVATION_POSITION, body, &position) ==
          JOSTLE_OK);
    CHECK(force.first == 0 && force.count == 2 && position.first == 0 && position.count == 2);
    pushes[2 * 2] = 3.0f; /* the third world, along x */
    for (i = 0; i < 30; ++i)
        CHECK(jostle_batch_step(batch, (JostleFloatSpan){pushes, 2 * COUNT, 0}, seen, 2 * COUNT, NULL) ==
              JOSTLE_OK);
    alone = world_with_box(3.0f, &own);
    for (i = 0; i < 30; ++i) CHECK(jostle_world_step(alone, 1.0f / 60.0f, 4) == JOSTLE_OK);
    CHECK(jostle_body_position(own, &at) == JOSTLE_OK);
    CHECK(seen[2 * 3] == at.x && seen[2 * 3 + 1] == at.y);
    /* 3 N on 2 kg for half a second: 0.1875 m, and a little more, as steps are finite. */
    CHECK(seen[2 * 2] > 0.187f && seen[2 * 2] < 0.2f && seen[0] == 0.0f);
    CHECK(jostle_batch_reset(batch, (JostleUInt8Span){NULL, 0, 0}) == JOSTLE_OK);
    CHECK(jostle_batch_observe(batch, seen, 2 * COUNT) == JOSTLE_OK && seen[2 * 2] == 0.0f);
    jostle_world_free(alone);
    jostle_batch_free(batch);
}

static void push(JostleWorld* world, const void* input, size_t input_size, void* context) {
    float force = 0.0f;
    JostleBody body;
    ++*(int*)context;
    CHECK(input_size == sizeof force);
    memcpy(&force, input, sizeof force);
    CHECK(jostle_world_bodies(world, &body, 1, NULL) == JOSTLE_OK);
    CHECK(jostle_body_apply_force_to_center(body, (JostleVec2){force, 0.0f}) == JOSTLE_OK);
}

static void late_inputs_are_as_if_they_had_come_at_once(void) {
    JostleByteRollback *late = NULL, *at_once = NULL;
    JostleBody body;
    JostleWorld *world = world_with_box(0.0f, &body), *other = world_with_box(0.0f, &body);
    const float none = 0.0f, strong = 40.0f;
    float kept = 0.0f;
    uint64_t hash = 0, expected = 1;
    size_t size = 0;
    int pushed = 0, ignored = 0, i, frame = 0;
    CHECK(jostle_byte_rollback_create(world, push, &pushed, NULL, &late) == JOSTLE_OK);
    CHECK(jostle_byte_rollback_create(other, push, &ignored, NULL, &at_once) == JOSTLE_OK);
    for (i = 0; i < 6; ++i) {
        CHECK(jostle_byte_rollback_advance(late, &none, sizeof none) == JOSTLE_OK);
        CHECK(jostle_byte_rollback_advance(at_once, i == 2 ? &strong : &none, sizeof none) == JOSTLE_OK);
    }
    CHECK(jostle_world_state_hash(world, &hash) == JOSTLE_OK);
    CHECK(jostle_world_state_hash(other, &expected) == JOSTLE_OK && hash != expected);
    CHECK(jostle_byte_rollback_correct(late, 2, &strong, sizeof strong) == JOSTLE_OK);
    CHECK(jostle_world_state_hash(world, &hash) == JOSTLE_OK && hash == expected);
    CHECK(pushed == 10); /* six frames, and four again */
    CHECK(jostle_byte_rollback_input(late, 2, &kept, sizeof kept, &size) == JOSTLE_OK);
    CHECK(size == sizeof kept && kept == strong);
    CHECK(jostle_byte_rollback_frame(late, &frame) == JOSTLE_OK && frame == 6);
    CHECK(jostle_byte_rollback_correct(late, 6, &strong, sizeof strong) == JOSTLE_REFUSED);
    jostle_byte_rollback_free(late);
    jostle_byte_rollback_free(at_once);
    jostle_world_free(world);
    jostle_world_free(other);
}

static void drawings_have_shapes_where_they_are(void) {
    JostleBody body;
    JostleWorld* world = world_with_box(5.0f, &body);
    JostleDrawing* drawing = NULL;
    JostleDrawnItemSpan items;
    JostleVec2Span points;
    JostleDrawParts parts = jostle_draw_parts_default();
    JostleAabb2 frame;
    bool corner = false;
    int i;
    CHECK(parts.shapes && parts.joints && !parts.boxes);
    CHECK(jostle_drawing_of_world(world, NULL, &drawing) == JOSTLE_OK);
    CHECK(jostle_drawing_items(drawing, &items) == JOSTLE_OK && items.count == 1);
    CHECK(jostle_drawing_points(drawing, &points) == JOSTLE_OK && points.count == 4);
    CHECK(items.first[0].count == 4 && items.first[0].first == 0 && items.first[0].color.a == 255);
    for (i = 0; i < 4; ++i) corner = corner || (points.first[i].x == -1.0f && points.first[i].y == 4.5f);
    CHECK(corner);
    jostle_drawing_free(drawing);
    parts.shapes = false;
    parts.centers_of_mass = true;
    CHECK(jostle_drawing_of_world(world, &parts, &drawing) == JOSTLE_OK);
    CHECK(jostle_drawing_items(drawing, &items) == JOSTLE_OK && items.count >= 1);
    CHECK(jostle_drawing_points(drawing, &points) == JOSTLE_OK);
    CHECK(points.first[0].x == 0.0f && points.first[0].y == 5.0f);
    CHECK(jostle_drawing_frame(world, &frame) == JOSTLE_OK);
    CHECK(frame.lower.x <= -1.0f && frame.upper.y >= 5.5f);
    jostle_drawing_free(drawing);
    jostle_world_free(world);
}

int test_many_worlds(void) {
    batches_step_as_worlds_alone();
    late_inputs_are_as_if_they_had_come_at_once();
    drawings_have_shapes_where_they_are();
    return failures;
}
