/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* The rules of all calls: codes and sentences, null pointers, enumerations, spans with strides,
 * threads' errors, and functions with a context. */
#include <jostle_c/jostle.h>
#include <math.h>
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

static void has_a_sentence(void) {
    JostleWorld* world = NULL;
    JostleErrorParts parts;
    JostleBody none;
    JostleVec2 position = {7.0f, 8.0f};
    CHECK(jostle_world_create(NULL, &world) == JOSTLE_OK);
    CHECK(jostle_world_step(world, -1.0f, 4) == JOSTLE_REFUSED);
    CHECK(strcmp(jostle_last_error(), "World::step: dt is -1; it must lie in [1e-06, 1]") == 0);
    parts = jostle_last_error_parts();
    CHECK(strcmp(parts.function, "World::step") == 0);
    CHECK(strcmp(parts.argument, "dt") == 0);
    CHECK(strcmp(parts.value, "-1") == 0);
    CHECK(strcmp(parts.requirement, "it must lie in [1e-06, 1]") == 0);
    /* A call that succeeds leaves the sentence; one that is refused leaves its answer. */
    CHECK(jostle_world_step(world, 0.01f, 4) == JOSTLE_OK);
    CHECK(strcmp(parts.argument, "dt") == 0);
    memset(&none, 0, sizeof none);
    CHECK(jostle_body_position(none, &position) == JOSTLE_REFUSED);
    CHECK(position.x == 7.0f && position.y == 8.0f);
    CHECK(!jostle_body_is_valid(none));
    jostle_world_free(world);
}

static void refuses_null_pointers(void) {
    JostleWorld* world = NULL;
    JostleBody body;
    const JostleVec2Span nowhere = {NULL, 3, 0};
    JostleKdTree2* tree = NULL;
    CHECK(jostle_world_step(NULL, 0.01f, 4) == JOSTLE_REFUSED);
    CHECK(strcmp(jostle_last_error(), "jostle_world_step: world is NULL; it must be an object") == 0);
    CHECK(jostle_world_create(NULL, NULL) == JOSTLE_REFUSED);
    CHECK(jostle_world_create(NULL, &world) == JOSTLE_OK);
    CHECK(jostle_world_create_body(world, NULL, &body) == JOSTLE_OK);
    CHECK(jostle_body_create_shape(body, NULL, NULL, NULL) == JOSTLE_REFUSED);
    CHECK(strncmp(jostle_last_error(), "jostle_body_create_shape: geometry is NULL;", 43) == 0);
    /* An answer that is not wanted. */
    CHECK(jostle_body_position(body, NULL) == JOSTLE_OK);
    CHECK(jostle_world_create_body(world, NULL, NULL) == JOSTLE_OK);
    CHECK(jostle_kd_tree2_create(NULL, &tree) == JOSTLE_OK);
    CHECK(jostle_kd_tree2_build(tree, nowhere, NULL) == JOSTLE_REFUSED);
    jostle_kd_tree2_free(tree);
    jostle_kd_tree2_free(NULL);
    jostle_world_free(world);
    jostle_world_free(NULL);
}

static void refuses_numbers_that_are_no_enumerators(void) {
    JostleWorld* world = NULL;
    JostleBodyDef def = jostle_body_def_default();
    JostleShapeDef shape = jostle_shape_def_default();
    JostleGeometry circle;
    JostleBody body;
    int count = -1;
    CHECK(jostle_world_create(NULL, &world) == JOSTLE_OK);
    CHECK(jostle_world_create_body(world, &def, &body) == JOSTLE_OK);
    def.type = 3;
    CHECK(jostle_world_create_body(world, &def, NULL) == JOSTLE_REFUSED);
    CHECK(strcmp(jostle_last_error(),
                 "jostle_world_create_body: BodyDef::type is 3; it must be one of the enumeration") == 0);
    CHECK(jostle_body_set_type(body, 200) == JOSTLE_REFUSED);
    CHECK(jostle_geometry_circle((JostleVec2){0.0f, 0.0f}, 0.5f, &circle) == JOSTLE_OK);
    shape.material.friction_rule = 5;
    CHECK(jostle_body_create_shape(body, &circle, &shape, NULL) == JOSTLE_REFUSED);
    CHECK(jostle_body_create_shape(body, &circle, NULL, NULL) == JOSTLE_OK);
    circle.type = 17;
    CHECK(jostle_body_create_shape(body, &circle, NULL, NULL) == JOSTLE_REFUSED);
    CHECK(jostle_body_shapes(body, NULL, 0, NULL) == JOSTLE_OK);
    CHECK(jostle_world_overlap_point(world, (JostleVec2){0.0f, 0.0f}, NULL, 0, NULL, &count) == JOSTLE_OK);
    CHECK(count == 1);
    jostle_world_free(world);
}

/* An optional field is left out by its flag, whatever the value beside it is; the value begins with its own
 * defaults. */
static void leaves_optional_fields_out(void) {
    JostleWorld* world = NULL;
    JostleBodyDef def = jostle_body_def_default();
    const JostleRevoluteJointDef joint = jostle_revolute_joint_def_default();
    JostleBody body;
    float threshold = 0.0f;
    CHECK(!joint.has_servo && joint.servo.damping_ratio == 1.0f);
    CHECK(jostle_world_create(NULL, &world) == JOSTLE_OK);
    def.sleep_threshold = 0.25f;
    CHECK(jostle_world_create_body(world, &def, &body) == JOSTLE_OK);
    CHECK(jostle_body_sleep_threshold(body, &threshold) == JOSTLE_OK && threshold == JOSTLE_SLEEP_THRESHOLD);
    def.has_sleep_threshold = true;
    CHECK(jostle_world_create_body(world, &def, &body) == JOSTLE_OK);
    CHECK(jostle_body_sleep_threshold(body, &threshold) == JOSTLE_OK && threshold == 0.25f);
    jostle_world_free(world);
}

/* Points that lie within structs of the caller's, and those behind each other, are the same points. */
static void takes_spans_with_strides(void) {
    struct {
        int number;
        JostleVec2 at;
        double more;
    } items[10];
    JostleVec2 points[10];
    JostleKdTree2 *apart = NULL, *dense = NULL;
    JostleNeighbor found[2][3];
    JostleNearestCount count[2];
    JostleVec2Span span;
    JostleGeometry hull[2];
    int i;
    for (i = 0; i < 10; ++i) {
        points[i].x = (float)(i * i % 7);
        points[i].y = (float)(i * 3 % 5);
        items[i].at = points[i];
    }
    span.first = &items[0].at;
    span.count = 10;
    span.stride = sizeof items[0];
    CHECK(jostle_kd_tree2_create(NULL, &apart) == JOSTLE_OK);
    CHECK(jostle_kd_tree2_build(apart, span, NULL) == JOSTLE_OK);
    CHECK(jostle_geometry_hull(span, 0.0f, &hull[0]) == JOSTLE_OK);
    CHECK(jostle_kd_tree2_k_nearest(apart, points[3], INFINITY, found[0], 3, &count[0]) == JOSTLE_OK);
    span.stride = 3;
    CHECK(jostle_kd_tree2_build(apart, span, NULL) == JOSTLE_REFUSED);
    span.first = points;
    span.stride = 0;
    CHECK(jostle_kd_tree2_create(NULL, &dense) == JOSTLE_OK);
    CHECK(jostle_kd_tree2_build(dense, span, NULL) == JOSTLE_OK);
    CHECK(jostle_geometry_hull(span, 0.0f, &hull[1]) == JOSTLE_OK);
    CHECK(jostle_kd_tree2_k_nearest(dense, points[3], INFINITY, found[1], 3, &count[1]) == JOSTLE_OK);
    CHECK(count[0].count == 3 && memcmp(found[0], found[1], sizeof found[0]) == 0);
    CHECK(found[0][0].id == 3 && found[0][0].squared_distance == 0.0f);
    CHECK(hull[0].as.polygon.count == hull[1].as.polygon.count);
    CHECK(memcmp(hull[0].as.polygon.vertices, hull[1].as.polygon.vertices,
                 sizeof hull[0].as.polygon.vertices) == 0);
    jostle_kd_tree2_free(dense);
    jostle_kd_tree2_free(apart);
}

/* A text that is longer than its room ends where the room does, and says how long it is. */
static void cuts_texts(void) {
    JostleWorld* world = NULL;
    JostleBodyDef def = jostle_body_def_default();
    JostleBody body;
    char text[6] = "?????";
    size_t length = 0;
    def.name = "lantern";
    CHECK(jostle_world_create(NULL, &world) == JOSTLE_OK);
    CHECK(jostle_world_create_body(world, &def, &body) == JOSTLE_OK);
    CHECK(jostle_body_name(body, NULL, 0, &length) == JOSTLE_OK && length == 7);
    CHECK(jostle_body_name(body, text, sizeof text, &length) == JOSTLE_OK);
    CHECK(strcmp(text, "lante") == 0);
    jostle_world_free(world);
}

static bool count_calls(const JostleShape* shape, void* context) {
    ++*(int*)context;
    return jostle_shape_is_valid(*shape);
}

static void asks_functions_with_their_context(void) {
    JostleWorld* world = NULL;
    JostleWorldQuery query = jostle_world_query_default();
    JostleGeometry circle;
    JostleBody body;
    int calls = 0, count = 0;
    CHECK(jostle_world_create(NULL, &world) == JOSTLE_OK);
    CHECK(jostle_world_create_body(world, NULL, &body) == JOSTLE_OK);
    CHECK(jostle_geometry_circle((JostleVec2){0.0f, 0.0f}, 0.5f, &circle) == JOSTLE_OK);
    CHECK(jostle_body_create_shape(body, &circle, NULL, NULL) == JOSTLE_OK);
    query.predicate = count_calls;
    query.predicate_context = &calls;
    CHECK(jostle_world_overlap_point(world, (JostleVec2){0.0f, 0.0f}, NULL, 0, &query, &count) == JOSTLE_OK);
    CHECK(count == 1 && calls == 1);
    jostle_world_free(world);
}

static void keep_level(int level, const char* message, void* context) {
    if (strcmp(message, "hello") == 0) *(int*)context = level;
}

static void has_the_version_and_passes_messages_on(void) {
    int level = -1;
    const JostleVersion version = jostle_version();
    CHECK(version.major == 0 && version.minor >= 1 && version.patch >= 0);
    jostle_set_log_handler(keep_level, &level);
    twin_log("hello");
    CHECK(level == 0);
    level = -1;
    jostle_set_log_handler(NULL, NULL);
    twin_log("hello");
    CHECK(level == -1);
}

/* A scheduler runs a world's tasks: the same bits as without. */
static void steps_the_same_with_threads(void) {
    JostleTaskScheduler* scheduler = NULL;
    JostleWorldDef def = jostle_world_def_default();
    uint64_t hash[2] = {0, 1};
    int i, k;
    CHECK(jostle_task_scheduler_create(3, &scheduler) == JOSTLE_OK);
    for (i = 0; i < 2; ++i) {
        JostleWorld* world = NULL;
        JostleBodyDef body = jostle_body_def_default();
        JostleGeometry box;
        JostleBody made;
        def.scheduler = i == 1 ? scheduler : NULL;
        CHECK(jostle_world_create(&def, &world) == JOSTLE_OK);
        CHECK(jostle_geometry_box(20.0f, 0.5f, &box) == JOSTLE_OK);
        CHECK(jostle_world_create_body(world, &body, &made) == JOSTLE_OK);
        CHECK(jostle_body_create_shape(made, &box, NULL, NULL) == JOSTLE_OK);
        CHECK(jostle_geometry_box(0.5f, 0.5f, &box) == JOSTLE_OK);
        body.type = JOSTLE_BODY_TYPE_DYNAMIC;
        for (k = 0; k < 60; ++k) {
            body.position.x = (float)(k % 10) * 1.05f;
            body.position.y = 1.0f + (float)(k / 10) * 1.05f;
            CHECK(jostle_world_create_body(world, &body, &made) == JOSTLE_OK);
            CHECK(jostle_body_create_shape(made, &box, NULL, NULL) == JOSTLE_OK);
        }
        for (k = 0; k < 20; ++k) CHECK(jostle_world_step(world, 1.0f / 60.0f, 4) == JOSTLE_OK);
        CHECK(jostle_world_state_hash(world, &hash[i]) == JOSTLE_OK);
        jostle_world_free(world);
    }
    CHECK(hash[0] == hash[1]);
    jostle_task_scheduler_free(scheduler);
}

/* A scene that cannot be read is refused with the place; one that can is what the program makes of it. */
static void reads_scenes(void) {
    JostleScene* scene = NULL;
    JostleWorld* world = NULL;
    JostleSceneTraits traits;
    JostleBody bodies[64];
    JostleVec2 position;
    char text[256];
    CHECK(jostle_scene_parse("{\"jostle\": 1, \"bodies\": [{\"type\": \"flying\"}]}", &scene) ==
          JOSTLE_REFUSED);
    CHECK(scene == NULL && strstr(jostle_last_error(), "/bodies/0") != NULL);
    CHECK(jostle_scene_reference("no such scene", &scene) == JOSTLE_REFUSED && scene == NULL);
    CHECK(jostle_scene_parse(SCENE_TEXT, &scene) == JOSTLE_OK);
    CHECK(jostle_scene_traits(scene, &traits) == JOSTLE_OK);
    CHECK(traits.bodies == 2 && traits.joints == 1 && traits.unread >= 2);
    CHECK(jostle_scene_unread(scene, 0, text, sizeof text, NULL) == JOSTLE_OK && strlen(text) > 0);
    jostle_scene_free(scene);
    CHECK(jostle_scene_reference("boxes_asleep", &scene) == JOSTLE_OK);
    CHECK(jostle_scene_traits(scene, &traits) == JOSTLE_OK && traits.bodies == 11);
    CHECK(jostle_scene_make_world(scene, NULL, bodies, 64, NULL, 0, &world) == JOSTLE_OK);
    CHECK(jostle_body_position(bodies[10], &position) == JOSTLE_OK);
    jostle_world_free(world);
    jostle_scene_free(scene);
}

/* An optional part of a joint is taken away by NULL. */
static void takes_parts_away(void) {
    Fixture* f = fixture_new();
    bool has = false;
    JostleRevoluteMotor motor;
    CHECK(jostle_revolute_joint_motor(f->revolute, &has, &motor) == JOSTLE_OK && has &&
          motor.max_torque == 2.0f);
    CHECK(jostle_revolute_joint_set_motor(f->revolute, NULL) == JOSTLE_OK);
    CHECK(jostle_revolute_joint_motor(f->revolute, &has, &motor) == JOSTLE_OK && !has);
    CHECK(jostle_prismatic_joint_motor(f->revolute, &has, NULL) == JOSTLE_REFUSED); /* another type */
    fixture_free(f);
}

typedef struct News {
    JostleShape ball, zone;
    int began, ended, entered, left, pushed;
    float speed; /* [m/s] of the first touch */
} News;
static void began(const JostleContactBegan* event, void* context) {
    News* news = context;
    if (news->began++ == 0) news->speed = event->approach_speed;
}
static void ended(const JostleContactEnded* event, void* context) {
    News* news = context;
    news->ended += event->shape_a.index == news->ball.index || event->shape_b.index == news->ball.index;
}
static void entered(const JostleSensorEntered* event, void* context) {
    News* news = context;
    news->entered += event->sensor.index == news->zone.index && event->visitor.index == news->ball.index;
}
static void left(const JostleSensorLeft* event, void* context) {
    News* news = context;
    news->left += event->sensor.index == news->zone.index && event->visitor.index == news->ball.index;
}
static void pushed(const JostleContact* contact, void* context) {
    News* news = context;
    news->pushed += contact->points[0].normal_impulse > 0.0f;
}

/* A ball falls at 3 m/s through a sensor on the ground, lies there, and is destroyed. */
static void tells_of_touches_as_they_begin_and_end(void) {
    News news;
    JostleWorld* world = NULL;
    JostleBodyDef def = jostle_body_def_default();
    JostleShapeDef sensor = jostle_shape_def_default();
    JostleGeometry ground, circle, box;
    JostleBody floor, body;
    int i;
    memset(&news, 0, sizeof news);
    CHECK(jostle_world_create(NULL, &world) == JOSTLE_OK);
    CHECK(jostle_world_create_body(world, &def, &floor) == JOSTLE_OK);
    CHECK(jostle_geometry_segment((JostleVec2){-9.0f, 0.0f}, (JostleVec2){9.0f, 0.0f}, &ground) == JOSTLE_OK);
    CHECK(jostle_body_create_shape(floor, &ground, NULL, NULL) == JOSTLE_OK);
    sensor.is_sensor = true;
    CHECK(jostle_geometry_box(1.0f, 1.0f, &box) == JOSTLE_OK);
    CHECK(jostle_body_create_shape(floor, &box, &sensor, &news.zone) == JOSTLE_OK);
    def.type = JOSTLE_BODY_TYPE_DYNAMIC;
    def.position.y = 2.0f;
    def.linear_velocity.y = -3.0f;
    def.gravity_scale = 0.0f;
    CHECK(jostle_world_create_body(world, &def, &body) == JOSTLE_OK);
    CHECK(jostle_geometry_circle((JostleVec2){0.0f, 0.0f}, 0.5f, &circle) == JOSTLE_OK);
    CHECK(jostle_body_create_shape(body, &circle, NULL, &news.ball) == JOSTLE_OK);
    CHECK(jostle_world_on_contact_began(world, began, &news) == JOSTLE_OK);
    CHECK(jostle_world_on_contact_ended(world, ended, &news) == JOSTLE_OK);
    CHECK(jostle_world_on_sensor_entered(world, entered, &news) == JOSTLE_OK);
    CHECK(jostle_world_on_sensor_left(world, left, &news) == JOSTLE_OK);
    CHECK(jostle_world_on_impulses(world, pushed, &news) == JOSTLE_OK);
    for (i = 0; i < 40; ++i) CHECK(jostle_world_step(world, 1.0f / 60.0f, 4) == JOSTLE_OK);
    CHECK(news.began == 1 && news.entered == 1 && news.ended == 0 && news.left == 0 && news.pushed > 0);
    CHECK(news.speed > 2.9f && news.speed < 3.1f);
    CHECK(jostle_world_destroy_body(world, body) == JOSTLE_OK);
    CHECK(news.ended == 1 && news.left == 1);
    jostle_world_free(world);
}

int test_base(void) {
    tells_of_touches_as_they_begin_and_end();
    has_a_sentence();
    refuses_null_pointers();
    refuses_numbers_that_are_no_enumerators();
    leaves_optional_fields_out();
    takes_spans_with_strides();
    cuts_texts();
    asks_functions_with_their_context();
    has_the_version_and_passes_messages_on();
    steps_the_same_with_threads();
    reads_scenes();
    takes_parts_away();
    return failures;
}
