// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// The calls of jostle_c/world.h. Written by generate/generate_c.mjs.

#include "../src/callbacks.h"
#include "../src/world_calls.h"

#include <jostle/dynamics/delta.h>
#include <jostle/dynamics/scheduler.h>

using namespace jostle;
using namespace jostle::c;

JostleCode jostle_world_create(const JostleWorldDef* def, JostleWorld** object) {
    return guarded(__func__, [&] {
        Scratch scratch;
        make_object<World>(object, struct_or_default<WorldDef>(def, scratch, "def"));
    });
}

void jostle_world_free(JostleWorld* object) {
    delete reinterpret_cast<World*>(object);
}

void jostle_lint_report_free(JostleLintReport* object) {
    delete reinterpret_cast<LintReport*>(object);
}

JostleCode jostle_world_create_body(JostleWorld* world, const JostleBodyDef* def, JostleBody* body) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(body, object_in<World>(world, "world").create_body(struct_or_default<BodyDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_destroy_body(JostleWorld* world, JostleBody body) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").destroy(plain_in<Body>(body));
    });
}

JostleCode jostle_world_destroy_shape(JostleWorld* world, JostleShape shape) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").destroy(plain_in<Shape>(shape));
    });
}

JostleCode jostle_world_destroy_chain_shape(JostleWorld* world, JostleChainShape chain) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").destroy(plain_in<ChainShape>(chain));
    });
}

JostleCode jostle_world_destroy_joint(JostleWorld* world, JostleJoint joint) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").destroy(plain_in<Joint>(joint));
    });
}

JostleCode jostle_world_create_revolute(JostleWorld* world, const JostleRevoluteJointDef* def, JostleJoint* revolute) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(revolute, object_in<World>(world, "world").create_revolute(struct_or_default<RevoluteJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_prismatic(JostleWorld* world, const JostlePrismaticJointDef* def, JostleJoint* prismatic) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(prismatic, object_in<World>(world, "world").create_prismatic(struct_or_default<PrismaticJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_distance(JostleWorld* world, const JostleDistanceJointDef* def, JostleJoint* distance) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(distance, object_in<World>(world, "world").create_distance(struct_or_default<DistanceJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_weld(JostleWorld* world, const JostleWeldJointDef* def, JostleJoint* weld) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(weld, object_in<World>(world, "world").create_weld(struct_or_default<WeldJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_filter(JostleWorld* world, const JostleFilterJointDef* def, JostleJoint* filter) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(filter, object_in<World>(world, "world").create_filter(struct_or_default<FilterJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_motor(JostleWorld* world, const JostleMotorJointDef* def, JostleJoint* motor) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(motor, object_in<World>(world, "world").create_motor(struct_or_default<MotorJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_target(JostleWorld* world, const JostleTargetJointDef* def, JostleJoint* target) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(target, object_in<World>(world, "world").create_target(struct_or_default<TargetJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_friction(JostleWorld* world, const JostleFrictionJointDef* def, JostleJoint* friction) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(friction, object_in<World>(world, "world").create_friction(struct_or_default<FrictionJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_wheel(JostleWorld* world, const JostleWheelJointDef* def, JostleJoint* wheel) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(wheel, object_in<World>(world, "world").create_wheel(struct_or_default<WheelJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_slot(JostleWorld* world, const JostleSlotJointDef* def, JostleJoint* slot) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(slot, object_in<World>(world, "world").create_slot(struct_or_default<SlotJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_pulley(JostleWorld* world, const JostlePulleyJointDef* def, JostleJoint* pulley) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(pulley, object_in<World>(world, "world").create_pulley(struct_or_default<PulleyJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_gear(JostleWorld* world, const JostleGearJointDef* def, JostleJoint* gear) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(gear, object_in<World>(world, "world").create_gear(struct_or_default<GearJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_ratchet(JostleWorld* world, const JostleRatchetJointDef* def, JostleJoint* ratchet) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ratchet, object_in<World>(world, "world").create_ratchet(struct_or_default<RatchetJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_create_custom(JostleWorld* world, const JostleCustomJointDef* def, JostleJoint* custom) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(custom, object_in<World>(world, "world").create_custom(struct_or_default<CustomJointDef>(def, scratch, "def")));
    });
}

JostleCode jostle_world_step(JostleWorld* world, float dt, int substeps) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").step(dt, substeps);
    });
}

JostleCode jostle_world_on_should_collide(JostleWorld* world, JostleShouldCollide function, void* context) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").on_should_collide(callback_in<ShouldCollide>(function, context));
    });
}

JostleCode jostle_world_on_should_collide_of(JostleWorld* world, JostleShape shape, JostleShouldCollide function, void* context) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").on_should_collide(plain_in<Shape>(shape), callback_in<ShouldCollide>(function, context));
    });
}

JostleCode jostle_world_on_pre_solve(JostleWorld* world, JostleShape shape, JostlePreSolveFunction function, void* context) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").on_pre_solve(plain_in<Shape>(shape), callback_in<PreSolveFunction>(function, context));
    });
}

JostleCode jostle_world_on_contact_began(JostleWorld* world, JostleContactBeganFunction function, void* context) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").on_contact_began(callback_in<ContactBeganFunction>(function, context));
    });
}

JostleCode jostle_world_on_contact_ended(JostleWorld* world, JostleContactEndedFunction function, void* context) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").on_contact_ended(callback_in<ContactEndedFunction>(function, context));
    });
}

JostleCode jostle_world_on_sensor_entered(JostleWorld* world, JostleSensorEnteredFunction function, void* context) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").on_sensor_entered(callback_in<SensorEnteredFunction>(function, context));
    });
}

JostleCode jostle_world_on_sensor_left(JostleWorld* world, JostleSensorLeftFunction function, void* context) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").on_sensor_left(callback_in<SensorLeftFunction>(function, context));
    });
}

JostleCode jostle_world_on_impulses(JostleWorld* world, JostleImpulsesFunction function, void* context) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").on_impulses(callback_in<ImpulsesFunction>(function, context));
    });
}

JostleCode jostle_world_on_custom_joints(JostleWorld* world, JostleCustomFunction function, void* context) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").on_custom_joints(callback_in<CustomFunction>(function, context));
    });
}

JostleCode jostle_world_gravity(const JostleWorld* world, JostleVec2* gravity) {
    return guarded(__func__, [&] {
        put(gravity, object_in<const World>(world, "world").gravity());
    });
}

JostleCode jostle_world_set_gravity(JostleWorld* world, JostleVec2 gravity) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").set_gravity(plain_in<Vec2>(gravity));
    });
}

JostleCode jostle_world_allows_sleep(const JostleWorld* world, bool* allows_sleep) {
    return guarded(__func__, [&] {
        put(allows_sleep, object_in<const World>(world, "world").allows_sleep());
    });
}

JostleCode jostle_world_set_allow_sleep(JostleWorld* world, bool allow) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").set_allow_sleep(allow);
    });
}

JostleCode jostle_world_sleep_threshold(const JostleWorld* world, float* sleep_threshold) {
    return guarded(__func__, [&] {
        put(sleep_threshold, object_in<const World>(world, "world").sleep_threshold());
    });
}

JostleCode jostle_world_set_sleep_threshold(JostleWorld* world, float threshold) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").set_sleep_threshold(threshold);
    });
}

JostleCode jostle_world_is_continuous(const JostleWorld* world, bool* continuous) {
    return guarded(__func__, [&] {
        put(continuous, object_in<const World>(world, "world").is_continuous());
    });
}

JostleCode jostle_world_set_continuous(JostleWorld* world, bool continuous) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").set_continuous(continuous);
    });
}

JostleCode jostle_world_warm_starting(const JostleWorld* world, bool* warm_starting) {
    return guarded(__func__, [&] {
        put(warm_starting, object_in<const World>(world, "world").warm_starting());
    });
}

JostleCode jostle_world_set_warm_starting(JostleWorld* world, bool warm) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").set_warm_starting(warm);
    });
}

JostleCode jostle_world_smooth_ground(const JostleWorld* world, bool* smooth_ground) {
    return guarded(__func__, [&] {
        put(smooth_ground, object_in<const World>(world, "world").smooth_ground());
    });
}

JostleCode jostle_world_set_smooth_ground(JostleWorld* world, bool smooth) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").set_smooth_ground(smooth);
    });
}

JostleCode jostle_world_iterated_joints(const JostleWorld* world, bool* iterated_joints) {
    return guarded(__func__, [&] {
        put(iterated_joints, object_in<const World>(world, "world").iterated_joints());
    });
}

JostleCode jostle_world_shift_origin(JostleWorld* world, JostleVec2 origin) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").shift_origin(plain_in<Vec2>(origin));
    });
}

JostleCode jostle_world_ray_closest(const JostleWorld* world, const JostleRay2* ray, const JostleWorldQuery* query, JostleWorldHit* ray_closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_closest, object_in<const World>(world, "world").ray_closest(struct_in<Ray<2>>(ray, scratch, "ray"), struct_or_default<WorldQuery>(query, scratch, "query")));
    });
}

JostleCode jostle_world_ray_any(const JostleWorld* world, const JostleRay2* ray, const JostleWorldQuery* query, bool* ray_any) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(ray_any, object_in<const World>(world, "world").ray_any(struct_in<Ray<2>>(ray, scratch, "ray"), struct_or_default<WorldQuery>(query, scratch, "query")));
    });
}

JostleCode jostle_world_ray_all(const JostleWorld* world, const JostleRay2* ray, JostleWorldHit* found, size_t capacity, const JostleWorldQuery* query, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<WorldHit, JostleWorldHit> found_room(found, capacity, "found");
        put(count, object_in<const World>(world, "world").ray_all(struct_in<Ray<2>>(ray, scratch, "ray"), found_room.span(), struct_or_default<WorldQuery>(query, scratch, "query")));
        found_room.finish();
    });
}

JostleCode jostle_world_shape_cast_closest(const JostleWorld* world, const JostleShapeCast* cast, const JostleWorldQuery* query, JostleWorldHit* cast_closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(cast_closest, object_in<const World>(world, "world").shape_cast_closest(struct_in<ShapeCast>(cast, scratch, "cast"), struct_or_default<WorldQuery>(query, scratch, "query")));
    });
}

JostleCode jostle_world_shape_cast_any(const JostleWorld* world, const JostleShapeCast* cast, const JostleWorldQuery* query, bool* cast_any) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(cast_any, object_in<const World>(world, "world").shape_cast_any(struct_in<ShapeCast>(cast, scratch, "cast"), struct_or_default<WorldQuery>(query, scratch, "query")));
    });
}

JostleCode jostle_world_shape_cast_all(const JostleWorld* world, const JostleShapeCast* cast, JostleWorldHit* found, size_t capacity, const JostleWorldQuery* query, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<WorldHit, JostleWorldHit> found_room(found, capacity, "found");
        put(count, object_in<const World>(world, "world").shape_cast_all(struct_in<ShapeCast>(cast, scratch, "cast"), found_room.span(), struct_or_default<WorldQuery>(query, scratch, "query")));
        found_room.finish();
    });
}

JostleCode jostle_world_overlap_point(const JostleWorld* world, JostleVec2 point, JostleShape* found, size_t capacity, const JostleWorldQuery* query, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Shape, JostleShape> found_room(found, capacity, "found");
        put(count, object_in<const World>(world, "world").overlap(plain_in<Vec2>(point), found_room.span(), struct_or_default<WorldQuery>(query, scratch, "query")));
        found_room.finish();
    });
}

JostleCode jostle_world_overlap(const JostleWorld* world, const JostleGeometry* geometry, JostleTransform transform, JostleShape* found, size_t capacity, const JostleWorldQuery* query, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Shape, JostleShape> found_room(found, capacity, "found");
        put(count, object_in<const World>(world, "world").overlap(struct_in<Geometry>(geometry, scratch, "geometry"), plain_in<Transform>(transform), found_room.span(), struct_or_default<WorldQuery>(query, scratch, "query")));
        found_room.finish();
    });
}

JostleCode jostle_world_overlap_point_any(const JostleWorld* world, JostleVec2 point, const JostleWorldQuery* query, bool* overlap_any) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(overlap_any, object_in<const World>(world, "world").overlap_any(plain_in<Vec2>(point), struct_or_default<WorldQuery>(query, scratch, "query")));
    });
}

JostleCode jostle_world_overlap_any(const JostleWorld* world, const JostleGeometry* geometry, JostleTransform transform, const JostleWorldQuery* query, bool* overlap_any) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(overlap_any, object_in<const World>(world, "world").overlap_any(struct_in<Geometry>(geometry, scratch, "geometry"), plain_in<Transform>(transform), struct_or_default<WorldQuery>(query, scratch, "query")));
    });
}

JostleCode jostle_world_closest(const JostleWorld* world, JostleVec2 point, const JostleWorldQuery* query, float max_distance, JostleNearShape* closest) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(closest, object_in<const World>(world, "world").closest(plain_in<Vec2>(point), struct_or_default<WorldQuery>(query, scratch, "query"), max_distance));
    });
}

JostleCode jostle_world_k_nearest(const JostleWorld* world, JostleVec2 point, JostleNearShape* found, size_t capacity, const JostleWorldQuery* query, float max_distance, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<NearShape, JostleNearShape> found_room(found, capacity, "found");
        put(count, object_in<const World>(world, "world").k_nearest(plain_in<Vec2>(point), found_room.span(), struct_or_default<WorldQuery>(query, scratch, "query"), max_distance));
        found_room.finish();
    });
}

JostleCode jostle_world_bodies_in(const JostleWorld* world, JostleAabb2 box, JostleBody* found, size_t capacity, const JostleWorldQuery* query, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Body, JostleBody> found_room(found, capacity, "found");
        put(count, object_in<const World>(world, "world").bodies_in(plain_in<Aabb<2>>(box), found_room.span(), struct_or_default<WorldQuery>(query, scratch, "query")));
        found_room.finish();
    });
}

JostleCode jostle_world_ray_closest_batch(const JostleWorld* world, JostleRay2Span rays, JostleWorldHit* found, size_t capacity, const JostleQueryBatch* batch) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<WorldHit, JostleWorldHit> found_room(found, capacity, "found");
        object_in<const World>(world, "world").ray_closest(span_in<Ray<2>>(rays, scratch, "rays"), found_room.span(), struct_or_default<QueryBatch>(batch, scratch, "batch"));
        found_room.finish();
    });
}

JostleCode jostle_world_shape_cast_closest_batch(const JostleWorld* world, JostleShapeCastSpan casts, JostleWorldHit* found, size_t capacity, const JostleQueryBatch* batch) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<WorldHit, JostleWorldHit> found_room(found, capacity, "found");
        object_in<const World>(world, "world").shape_cast_closest(span_in<ShapeCast>(casts, scratch, "casts"), found_room.span(), struct_or_default<QueryBatch>(batch, scratch, "batch"));
        found_room.finish();
    });
}

JostleCode jostle_world_closest_batch(const JostleWorld* world, JostleVec2Span points, JostleNearShape* found, size_t capacity, const JostleQueryBatch* batch) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<NearShape, JostleNearShape> found_room(found, capacity, "found");
        object_in<const World>(world, "world").closest(span_in<Vec2>(points, scratch, "points"), found_room.span(), struct_or_default<QueryBatch>(batch, scratch, "batch"));
        found_room.finish();
    });
}

JostleCode jostle_world_overlap_batch(const JostleWorld* world, JostleAabb2Span boxes, JostleShape* found, size_t found_capacity, int* counts, size_t counts_capacity, const JostleQueryBatch* batch) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Shape, JostleShape> found_room(found, found_capacity, "found");
        SpanOut<int, int> counts_room(counts, counts_capacity, "counts");
        object_in<const World>(world, "world").overlap(span_in<Aabb<2>>(boxes, scratch, "boxes"), found_room.span(), counts_room.span(), struct_or_default<QueryBatch>(batch, scratch, "batch"));
        found_room.finish();
        counts_room.finish();
    });
}

JostleCode jostle_world_bodies(const JostleWorld* world, JostleBody* found, size_t capacity, size_t* count) {
    return guarded(__func__, [&] {
        list_out(found, capacity, count, object_in<const World>(world, "world").bodies());
    });
}

JostleCode jostle_world_joints(const JostleWorld* world, JostleJoint* found, size_t capacity, size_t* count) {
    return guarded(__func__, [&] {
        list_out(found, capacity, count, object_in<const World>(world, "world").joints());
    });
}

JostleCode jostle_world_contacts(const JostleWorld* world, JostleContactSpan* contacts) {
    return guarded(__func__, [&] {
        view_out(contacts, object_in<const World>(world, "world").contacts());
    });
}

JostleCode jostle_world_linear_velocities(const JostleWorld* world, JostleVec2Span* linear_velocities) {
    return guarded(__func__, [&] {
        view_out(linear_velocities, object_in<const World>(world, "world").linear_velocities());
    });
}

JostleCode jostle_world_angular_velocities(const JostleWorld* world, JostleFloatSpan* angular_velocities) {
    return guarded(__func__, [&] {
        view_out(angular_velocities, object_in<const World>(world, "world").angular_velocities());
    });
}

JostleCode jostle_world_islands(const JostleWorld* world, JostleIslandReportSpan* islands) {
    return guarded(__func__, [&] {
        view_out(islands, object_in<const World>(world, "world").islands());
    });
}

JostleCode jostle_world_energy(const JostleWorld* world, JostleEnergy* energy) {
    return guarded(__func__, [&] {
        put(energy, object_in<const World>(world, "world").energy());
    });
}

JostleCode jostle_world_events(const JostleWorld* world, JostleEvents* events) {
    return guarded(__func__, [&] {
        put(events, object_in<const World>(world, "world").events());
    });
}

JostleCode jostle_world_time(const JostleWorld* world, double* time) {
    return guarded(__func__, [&] {
        put(time, object_in<const World>(world, "world").time());
    });
}

JostleCode jostle_world_counts(const JostleWorld* world, JostleWorldCounts* counts) {
    return guarded(__func__, [&] {
        put(counts, object_in<const World>(world, "world").counts());
    });
}

JostleCode jostle_world_tolerances(const JostleWorld* world, JostleTolerances* tolerances) {
    return guarded(__func__, [&] {
        put(tolerances, object_in<const World>(world, "world").tolerances());
    });
}

JostleCode jostle_world_set_profiling(JostleWorld* world, bool profiling) {
    return guarded(__func__, [&] {
        object_in<World>(world, "world").set_profiling(profiling);
    });
}

JostleCode jostle_world_is_profiling(const JostleWorld* world, bool* profiling) {
    return guarded(__func__, [&] {
        put(profiling, object_in<const World>(world, "world").is_profiling());
    });
}

JostleCode jostle_world_profile(const JostleWorld* world, JostleProfile* profile) {
    return guarded(__func__, [&] {
        put(profile, object_in<const World>(world, "world").profile());
    });
}

JostleCode jostle_world_state_hash(const JostleWorld* world, uint64_t* state_hash) {
    return guarded(__func__, [&] {
        put(state_hash, object_in<const World>(world, "world").state_hash());
    });
}

JostleCode jostle_world_table_hashes(const JostleWorld* world, JostleTableHashes* table_hashes) {
    return guarded(__func__, [&] {
        put(table_hashes, object_in<const World>(world, "world").table_hashes());
    });
}

JostleCode jostle_world_save_size(const JostleWorld* world, size_t* save_size) {
    return guarded(__func__, [&] {
        put(save_size, object_in<const World>(world, "world").save_size());
    });
}

JostleCode jostle_world_save(const JostleWorld* world, void* bytes, size_t capacity, size_t* count) {
    return guarded(__func__, [&] {
        put(count, object_in<const World>(world, "world").save(bytes_out(bytes, capacity)));
    });
}

JostleCode jostle_world_state_text(const JostleWorld* world, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const World>(world, "world").state_text());
    });
}

JostleCode jostle_world_body(const JostleWorld* world, uint64_t key, JostleBody* body) {
    return guarded(__func__, [&] {
        put(body, object_in<const World>(world, "world").body(key));
    });
}

JostleCode jostle_world_shape(const JostleWorld* world, uint64_t key, JostleShape* shape) {
    return guarded(__func__, [&] {
        put(shape, object_in<const World>(world, "world").shape(key));
    });
}

JostleCode jostle_world_chain_shape(const JostleWorld* world, uint64_t key, JostleChainShape* chain) {
    return guarded(__func__, [&] {
        put(chain, object_in<const World>(world, "world").chain(key));
    });
}

JostleCode jostle_world_joint(const JostleWorld* world, uint64_t key, JostleJoint* joint) {
    return guarded(__func__, [&] {
        put(joint, object_in<const World>(world, "world").joint(key));
    });
}

JostleCode jostle_world_check(const JostleWorld* world, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const World>(world, "world").check());
    });
}

bool jostle_body_is_valid(JostleBody body) {
    return plain_in<Body>(body).is_valid();
}

JostleCode jostle_body_create_shape(JostleBody body, const JostleGeometry* geometry, const JostleShapeDef* def, JostleShape* shape) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(shape, plain_in<Body>(body).create_shape(struct_in<Geometry>(geometry, scratch, "geometry"), struct_or_default<ShapeDef>(def, scratch, "def")));
    });
}

JostleCode jostle_body_create_chain(JostleBody body, const JostleChain* chain, const JostleChainDef* def, JostleChainShape* answer) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(answer, plain_in<Body>(body).create_chain(struct_in<Chain>(chain, scratch, "chain"), struct_or_default<ChainDef>(def, scratch, "def")));
    });
}

JostleCode jostle_body_type(JostleBody body, JostleBodyType* type) {
    return guarded(__func__, [&] {
        put(type, plain_in<Body>(body).type());
    });
}

JostleCode jostle_body_set_type(JostleBody body, JostleBodyType type) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_type(enum_in<BodyType>(type, "type"));
    });
}

JostleCode jostle_body_is_enabled(JostleBody body, bool* enabled) {
    return guarded(__func__, [&] {
        put(enabled, plain_in<Body>(body).is_enabled());
    });
}

JostleCode jostle_body_set_enabled(JostleBody body, bool enabled) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_enabled(enabled);
    });
}

JostleCode jostle_body_is_awake(JostleBody body, bool* awake) {
    return guarded(__func__, [&] {
        put(awake, plain_in<Body>(body).is_awake());
    });
}

JostleCode jostle_body_set_awake(JostleBody body, bool awake) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_awake(awake);
    });
}

JostleCode jostle_body_allows_sleep(JostleBody body, bool* allows_sleep) {
    return guarded(__func__, [&] {
        put(allows_sleep, plain_in<Body>(body).allows_sleep());
    });
}

JostleCode jostle_body_set_allow_sleep(JostleBody body, bool allow) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_allow_sleep(allow);
    });
}

JostleCode jostle_body_sleep_threshold(JostleBody body, float* sleep_threshold) {
    return guarded(__func__, [&] {
        put(sleep_threshold, plain_in<Body>(body).sleep_threshold());
    });
}

JostleCode jostle_body_set_sleep_threshold(JostleBody body, float threshold) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_sleep_threshold(threshold);
    });
}

JostleCode jostle_body_reset_sleep_threshold(JostleBody body) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).reset_sleep_threshold();
    });
}

JostleCode jostle_body_transform(JostleBody body, JostleTransform* transform) {
    return guarded(__func__, [&] {
        put(transform, plain_in<Body>(body).transform());
    });
}

JostleCode jostle_body_position(JostleBody body, JostleVec2* position) {
    return guarded(__func__, [&] {
        put(position, plain_in<Body>(body).position());
    });
}

JostleCode jostle_body_angle(JostleBody body, float* angle) {
    return guarded(__func__, [&] {
        put(angle, plain_in<Body>(body).angle());
    });
}

JostleCode jostle_body_rotation(JostleBody body, JostleRot* rotation) {
    return guarded(__func__, [&] {
        put(rotation, plain_in<Body>(body).rotation());
    });
}

JostleCode jostle_body_center_of_mass(JostleBody body, JostleVec2* center_of_mass) {
    return guarded(__func__, [&] {
        put(center_of_mass, plain_in<Body>(body).center_of_mass());
    });
}

JostleCode jostle_body_set_position_and_angle(JostleBody body, JostleVec2 position, float angle) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_transform(plain_in<Vec2>(position), angle);
    });
}

JostleCode jostle_body_set_transform(JostleBody body, JostleTransform transform) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_transform(plain_in<Transform>(transform));
    });
}

JostleCode jostle_body_move_to(JostleBody body, JostleTransform transform, float dt) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).move_to(plain_in<Transform>(transform), dt);
    });
}

JostleCode jostle_body_linear_velocity(JostleBody body, JostleVec2* linear_velocity) {
    return guarded(__func__, [&] {
        put(linear_velocity, plain_in<Body>(body).linear_velocity());
    });
}

JostleCode jostle_body_angular_velocity(JostleBody body, float* angular_velocity) {
    return guarded(__func__, [&] {
        put(angular_velocity, plain_in<Body>(body).angular_velocity());
    });
}

JostleCode jostle_body_set_linear_velocity(JostleBody body, JostleVec2 velocity) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_linear_velocity(plain_in<Vec2>(velocity));
    });
}

JostleCode jostle_body_set_angular_velocity(JostleBody body, float velocity) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_angular_velocity(velocity);
    });
}

JostleCode jostle_body_velocity_at(JostleBody body, JostleVec2 point, JostleVec2* velocity_at) {
    return guarded(__func__, [&] {
        put(velocity_at, plain_in<Body>(body).velocity_at(plain_in<Vec2>(point)));
    });
}

JostleCode jostle_body_world_point(JostleBody body, JostleVec2 local, JostleVec2* point) {
    return guarded(__func__, [&] {
        put(point, plain_in<Body>(body).world_point(plain_in<Vec2>(local)));
    });
}

JostleCode jostle_body_local_point(JostleBody body, JostleVec2 world, JostleVec2* local_point) {
    return guarded(__func__, [&] {
        put(local_point, plain_in<Body>(body).local_point(plain_in<Vec2>(world)));
    });
}

JostleCode jostle_body_world_vector(JostleBody body, JostleVec2 local, JostleVec2* vector) {
    return guarded(__func__, [&] {
        put(vector, plain_in<Body>(body).world_vector(plain_in<Vec2>(local)));
    });
}

JostleCode jostle_body_local_vector(JostleBody body, JostleVec2 world, JostleVec2* local_vector) {
    return guarded(__func__, [&] {
        put(local_vector, plain_in<Body>(body).local_vector(plain_in<Vec2>(world)));
    });
}

JostleCode jostle_body_mass(JostleBody body, float* mass) {
    return guarded(__func__, [&] {
        put(mass, plain_in<Body>(body).mass());
    });
}

JostleCode jostle_body_inertia(JostleBody body, float* inertia) {
    return guarded(__func__, [&] {
        put(inertia, plain_in<Body>(body).inertia());
    });
}

JostleCode jostle_body_mass_data(JostleBody body, JostleMassData* mass_data) {
    return guarded(__func__, [&] {
        put(mass_data, plain_in<Body>(body).mass_data());
    });
}

JostleCode jostle_body_set_mass(JostleBody body, const JostleMassData* mass) {
    return guarded(__func__, [&] {
        Scratch scratch;
        plain_in<Body>(body).set_mass(struct_in<MassData>(mass, scratch, "mass"));
    });
}

JostleCode jostle_body_reset_mass(JostleBody body) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).reset_mass();
    });
}

JostleCode jostle_body_apply_force(JostleBody body, JostleVec2 force, JostleVec2 point) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).apply_force(plain_in<Vec2>(force), plain_in<Vec2>(point));
    });
}

JostleCode jostle_body_apply_force_to_center(JostleBody body, JostleVec2 force) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).apply_force_to_center(plain_in<Vec2>(force));
    });
}

JostleCode jostle_body_apply_torque(JostleBody body, float torque) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).apply_torque(torque);
    });
}

JostleCode jostle_body_apply_impulse(JostleBody body, JostleVec2 impulse, JostleVec2 point) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).apply_impulse(plain_in<Vec2>(impulse), plain_in<Vec2>(point));
    });
}

JostleCode jostle_body_apply_impulse_to_center(JostleBody body, JostleVec2 impulse) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).apply_impulse_to_center(plain_in<Vec2>(impulse));
    });
}

JostleCode jostle_body_apply_angular_impulse(JostleBody body, float impulse) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).apply_angular_impulse(impulse);
    });
}

JostleCode jostle_body_linear_damping(JostleBody body, float* linear_damping) {
    return guarded(__func__, [&] {
        put(linear_damping, plain_in<Body>(body).linear_damping());
    });
}

JostleCode jostle_body_set_linear_damping(JostleBody body, float damping) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_linear_damping(damping);
    });
}

JostleCode jostle_body_angular_damping(JostleBody body, float* angular_damping) {
    return guarded(__func__, [&] {
        put(angular_damping, plain_in<Body>(body).angular_damping());
    });
}

JostleCode jostle_body_set_angular_damping(JostleBody body, float damping) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_angular_damping(damping);
    });
}

JostleCode jostle_body_gravity_scale(JostleBody body, float* gravity_scale) {
    return guarded(__func__, [&] {
        put(gravity_scale, plain_in<Body>(body).gravity_scale());
    });
}

JostleCode jostle_body_set_gravity_scale(JostleBody body, float scale) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_gravity_scale(scale);
    });
}

JostleCode jostle_body_locks(JostleBody body, JostleMotionLocks* locks) {
    return guarded(__func__, [&] {
        put(locks, plain_in<Body>(body).locks());
    });
}

JostleCode jostle_body_set_locks(JostleBody body, const JostleMotionLocks* locks) {
    return guarded(__func__, [&] {
        Scratch scratch;
        plain_in<Body>(body).set_locks(struct_in<MotionLocks>(locks, scratch, "locks"));
    });
}

JostleCode jostle_body_is_bullet(JostleBody body, bool* bullet) {
    return guarded(__func__, [&] {
        put(bullet, plain_in<Body>(body).is_bullet());
    });
}

JostleCode jostle_body_drop_through(JostleBody body) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).drop_through();
    });
}

JostleCode jostle_body_set_bullet(JostleBody body, bool bullet) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_bullet(bullet);
    });
}

JostleCode jostle_body_is_continuous(JostleBody body, bool* continuous) {
    return guarded(__func__, [&] {
        put(continuous, plain_in<Body>(body).is_continuous());
    });
}

JostleCode jostle_body_set_continuous(JostleBody body, bool continuous) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_continuous(continuous);
    });
}

JostleCode jostle_body_reset_continuous(JostleBody body) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).reset_continuous();
    });
}

JostleCode jostle_body_state_hash(JostleBody body, uint64_t* state_hash) {
    return guarded(__func__, [&] {
        put(state_hash, plain_in<Body>(body).state_hash());
    });
}

JostleCode jostle_body_user_data(JostleBody body, uint64_t* user_data) {
    return guarded(__func__, [&] {
        put(user_data, plain_in<Body>(body).user_data());
    });
}

JostleCode jostle_body_set_user_data(JostleBody body, uint64_t data) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_user_data(data);
    });
}

JostleCode jostle_body_name(JostleBody body, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, plain_in<Body>(body).name());
    });
}

JostleCode jostle_body_set_name(JostleBody body, const char* name) {
    return guarded(__func__, [&] {
        plain_in<Body>(body).set_name(text_in(name));
    });
}

JostleCode jostle_body_shapes(JostleBody body, JostleShape* found, size_t capacity, size_t* count) {
    return guarded(__func__, [&] {
        list_out(found, capacity, count, plain_in<Body>(body).shapes());
    });
}

JostleCode jostle_body_chains(JostleBody body, JostleChainShape* found, size_t capacity, size_t* count) {
    return guarded(__func__, [&] {
        list_out(found, capacity, count, plain_in<Body>(body).chains());
    });
}

JostleCode jostle_body_joints(JostleBody body, JostleJoint* found, size_t capacity, size_t* count) {
    return guarded(__func__, [&] {
        list_out(found, capacity, count, plain_in<Body>(body).joints());
    });
}

JostleCode jostle_body_contacts(JostleBody body, JostleContact* found, size_t capacity, size_t* count) {
    return guarded(__func__, [&] {
        list_out(found, capacity, count, plain_in<Body>(body).contacts());
    });
}

JostleCode jostle_body_island(JostleBody body, JostleBody* found, size_t capacity, size_t* count) {
    return guarded(__func__, [&] {
        list_out(found, capacity, count, plain_in<Body>(body).island());
    });
}

JostleCode jostle_body_is_touching(JostleBody body, JostleBody other, bool* touching) {
    return guarded(__func__, [&] {
        put(touching, plain_in<Body>(body).is_touching(plain_in<Body>(other)));
    });
}

JostleCode jostle_body_bounds(JostleBody body, JostleAabb2* bounds) {
    return guarded(__func__, [&] {
        put(bounds, plain_in<Body>(body).bounds());
    });
}

bool jostle_shape_is_valid(JostleShape shape) {
    return plain_in<Shape>(shape).is_valid();
}

JostleCode jostle_shape_body(JostleShape shape, JostleBody* body) {
    return guarded(__func__, [&] {
        put(body, plain_in<Shape>(shape).body());
    });
}

JostleCode jostle_shape_chain(JostleShape shape, JostleChainShape* chain) {
    return guarded(__func__, [&] {
        put(chain, plain_in<Shape>(shape).chain());
    });
}

JostleCode jostle_shape_chain_index(JostleShape shape, int* chain_index) {
    return guarded(__func__, [&] {
        put(chain_index, plain_in<Shape>(shape).chain_index());
    });
}

JostleCode jostle_shape_geometry(JostleShape shape, JostleGeometry* geometry) {
    return guarded(__func__, [&] {
        put(geometry, plain_in<Shape>(shape).geometry());
    });
}

JostleCode jostle_shape_set_geometry(JostleShape shape, const JostleGeometry* geometry) {
    return guarded(__func__, [&] {
        Scratch scratch;
        plain_in<Shape>(shape).set_geometry(struct_in<Geometry>(geometry, scratch, "geometry"));
    });
}

JostleCode jostle_shape_bounds(JostleShape shape, JostleAabb2* bounds) {
    return guarded(__func__, [&] {
        put(bounds, plain_in<Shape>(shape).bounds());
    });
}

JostleCode jostle_shape_is_sensor(JostleShape shape, bool* sensor) {
    return guarded(__func__, [&] {
        put(sensor, plain_in<Shape>(shape).is_sensor());
    });
}

JostleCode jostle_shape_set_sensor(JostleShape shape, bool is_sensor) {
    return guarded(__func__, [&] {
        plain_in<Shape>(shape).set_sensor(is_sensor);
    });
}

JostleCode jostle_shape_is_smooth(JostleShape shape, bool* smooth) {
    return guarded(__func__, [&] {
        put(smooth, plain_in<Shape>(shape).is_smooth());
    });
}

JostleCode jostle_shape_set_smooth(JostleShape shape, const bool* smooth) {
    return guarded(__func__, [&] {
        Scratch scratch;
        plain_in<Shape>(shape).set_smooth(optional_in<bool>(smooth, scratch));
    });
}

JostleCode jostle_shape_contacts(JostleShape shape, JostleContact* found, size_t capacity, size_t* count) {
    return guarded(__func__, [&] {
        list_out(found, capacity, count, plain_in<Shape>(shape).contacts());
    });
}

JostleCode jostle_shape_is_touching(JostleShape shape, JostleShape other, bool* touching) {
    return guarded(__func__, [&] {
        put(touching, plain_in<Shape>(shape).is_touching(plain_in<Shape>(other)));
    });
}

JostleCode jostle_shape_visitors(JostleShape shape, JostleSensorVisitor* found, size_t capacity, size_t* count) {
    return guarded(__func__, [&] {
        list_out(found, capacity, count, plain_in<Shape>(shape).visitors());
    });
}

JostleCode jostle_shape_def(JostleShape shape, JostleShapeDef* def) {
    return guarded(__func__, [&] {
        put(def, plain_in<Shape>(shape).def());
    });
}

JostleCode jostle_shape_density(JostleShape shape, float* density) {
    return guarded(__func__, [&] {
        put(density, plain_in<Shape>(shape).density());
    });
}

JostleCode jostle_shape_set_density(JostleShape shape, float density) {
    return guarded(__func__, [&] {
        plain_in<Shape>(shape).set_density(density);
    });
}

JostleCode jostle_shape_material(JostleShape shape, JostleMaterial* material) {
    return guarded(__func__, [&] {
        put(material, plain_in<Shape>(shape).material());
    });
}

JostleCode jostle_shape_set_material(JostleShape shape, const JostleMaterial* material) {
    return guarded(__func__, [&] {
        Scratch scratch;
        plain_in<Shape>(shape).set_material(struct_in<Material>(material, scratch, "material"));
    });
}

JostleCode jostle_shape_filter(JostleShape shape, JostleFilter* filter) {
    return guarded(__func__, [&] {
        put(filter, plain_in<Shape>(shape).filter());
    });
}

JostleCode jostle_shape_set_filter(JostleShape shape, const JostleFilter* filter) {
    return guarded(__func__, [&] {
        Scratch scratch;
        plain_in<Shape>(shape).set_filter(struct_or_default<Filter>(filter, scratch, "filter"));
    });
}

JostleCode jostle_shape_user_data(JostleShape shape, uint64_t* user_data) {
    return guarded(__func__, [&] {
        put(user_data, plain_in<Shape>(shape).user_data());
    });
}

JostleCode jostle_shape_set_user_data(JostleShape shape, uint64_t data) {
    return guarded(__func__, [&] {
        plain_in<Shape>(shape).set_user_data(data);
    });
}

bool jostle_chain_shape_is_valid(JostleChainShape chain) {
    return plain_in<ChainShape>(chain).is_valid();
}

JostleCode jostle_chain_shape_body(JostleChainShape chain, JostleBody* body) {
    return guarded(__func__, [&] {
        put(body, plain_in<ChainShape>(chain).body());
    });
}

JostleCode jostle_chain_shape_segment_count(JostleChainShape chain, int* segment_count) {
    return guarded(__func__, [&] {
        put(segment_count, plain_in<ChainShape>(chain).segment_count());
    });
}

JostleCode jostle_chain_shape_segment(JostleChainShape chain, int index, JostleShape* segment) {
    return guarded(__func__, [&] {
        put(segment, plain_in<ChainShape>(chain).segment(index));
    });
}

JostleCode jostle_chain_shape_is_loop(JostleChainShape chain, bool* loop) {
    return guarded(__func__, [&] {
        put(loop, plain_in<ChainShape>(chain).is_loop());
    });
}

JostleCode jostle_chain_shape_bounds(JostleChainShape chain, JostleAabb2* bounds) {
    return guarded(__func__, [&] {
        put(bounds, plain_in<ChainShape>(chain).bounds());
    });
}

JostleCode jostle_chain_shape_is_sensor(JostleChainShape chain, bool* sensor) {
    return guarded(__func__, [&] {
        put(sensor, plain_in<ChainShape>(chain).is_sensor());
    });
}

JostleCode jostle_chain_shape_set_material(JostleChainShape chain, const JostleMaterial* material) {
    return guarded(__func__, [&] {
        Scratch scratch;
        plain_in<ChainShape>(chain).set_material(struct_in<Material>(material, scratch, "material"));
    });
}

JostleCode jostle_chain_shape_filter(JostleChainShape chain, JostleFilter* filter) {
    return guarded(__func__, [&] {
        put(filter, plain_in<ChainShape>(chain).filter());
    });
}

JostleCode jostle_chain_shape_set_filter(JostleChainShape chain, const JostleFilter* filter) {
    return guarded(__func__, [&] {
        Scratch scratch;
        plain_in<ChainShape>(chain).set_filter(struct_or_default<Filter>(filter, scratch, "filter"));
    });
}

JostleCode jostle_chain_shape_user_data(JostleChainShape chain, uint64_t* user_data) {
    return guarded(__func__, [&] {
        put(user_data, plain_in<ChainShape>(chain).user_data());
    });
}

JostleCode jostle_chain_shape_set_user_data(JostleChainShape chain, uint64_t data) {
    return guarded(__func__, [&] {
        plain_in<ChainShape>(chain).set_user_data(data);
    });
}

bool jostle_joint_is_valid(JostleJoint joint) {
    return plain_in<Joint>(joint).is_valid();
}

JostleCode jostle_joint_type(JostleJoint joint, JostleJointType* type) {
    return guarded(__func__, [&] {
        put(type, plain_in<Joint>(joint).type());
    });
}

JostleCode jostle_joint_body_count(JostleJoint joint, int* count) {
    return guarded(__func__, [&] {
        put(count, plain_in<Joint>(joint).body_count());
    });
}

JostleCode jostle_joint_body(JostleJoint joint, int index, JostleBody* body) {
    return guarded(__func__, [&] {
        put(body, plain_in<Joint>(joint).body(index));
    });
}

JostleCode jostle_joint_body_a(JostleJoint joint, JostleBody* a) {
    return guarded(__func__, [&] {
        put(a, plain_in<Joint>(joint).body_a());
    });
}

JostleCode jostle_joint_body_b(JostleJoint joint, JostleBody* b) {
    return guarded(__func__, [&] {
        put(b, plain_in<Joint>(joint).body_b());
    });
}

JostleCode jostle_joint_anchor_a(JostleJoint joint, JostleVec2* anchor_a) {
    return guarded(__func__, [&] {
        put(anchor_a, plain_in<Joint>(joint).anchor_a());
    });
}

JostleCode jostle_joint_anchor_b(JostleJoint joint, JostleVec2* anchor_b) {
    return guarded(__func__, [&] {
        put(anchor_b, plain_in<Joint>(joint).anchor_b());
    });
}

JostleCode jostle_joint_local_anchor_a(JostleJoint joint, JostleVec2* local_anchor_a) {
    return guarded(__func__, [&] {
        put(local_anchor_a, plain_in<Joint>(joint).local_anchor_a());
    });
}

JostleCode jostle_joint_local_anchor_b(JostleJoint joint, JostleVec2* local_anchor_b) {
    return guarded(__func__, [&] {
        put(local_anchor_b, plain_in<Joint>(joint).local_anchor_b());
    });
}

JostleCode jostle_joint_set_local_anchor_a(JostleJoint joint, JostleVec2 anchor) {
    return guarded(__func__, [&] {
        plain_in<Joint>(joint).set_local_anchor_a(plain_in<Vec2>(anchor));
    });
}

JostleCode jostle_joint_set_local_anchor_b(JostleJoint joint, JostleVec2 anchor) {
    return guarded(__func__, [&] {
        plain_in<Joint>(joint).set_local_anchor_b(plain_in<Vec2>(anchor));
    });
}

JostleCode jostle_joint_collide_connected(JostleJoint joint, bool* collide_connected) {
    return guarded(__func__, [&] {
        put(collide_connected, plain_in<Joint>(joint).collide_connected());
    });
}

JostleCode jostle_joint_set_collide_connected(JostleJoint joint, bool collide) {
    return guarded(__func__, [&] {
        plain_in<Joint>(joint).set_collide_connected(collide);
    });
}

JostleCode jostle_joint_stiffness(JostleJoint joint, bool* has_stiffness, JostleJointSpring* stiffness) {
    return guarded(__func__, [&] {
        put_optional(has_stiffness, stiffness, plain_in<Joint>(joint).stiffness());
    });
}

JostleCode jostle_joint_set_stiffness(JostleJoint joint, const JostleJointSpring* stiffness) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (stiffness == nullptr)
            plain_in<Joint>(joint).set_stiffness(std::nullopt);
        else
            plain_in<Joint>(joint).set_stiffness(struct_in<JointSpring>(stiffness, scratch, "stiffness"));
    });
}

JostleCode jostle_joint_break_at(JostleJoint joint, bool* has_break_at, JostleJointBreak* break_at) {
    return guarded(__func__, [&] {
        put_optional(has_break_at, break_at, plain_in<Joint>(joint).break_at());
    });
}

JostleCode jostle_joint_set_break_at(JostleJoint joint, const JostleJointBreak* threshold) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (threshold == nullptr)
            plain_in<Joint>(joint).set_break_at(std::nullopt);
        else
            plain_in<Joint>(joint).set_break_at(struct_in<JointBreak>(threshold, scratch, "threshold"));
    });
}

JostleCode jostle_joint_user_data(JostleJoint joint, uint64_t* user_data) {
    return guarded(__func__, [&] {
        put(user_data, plain_in<Joint>(joint).user_data());
    });
}

JostleCode jostle_joint_set_user_data(JostleJoint joint, uint64_t data) {
    return guarded(__func__, [&] {
        plain_in<Joint>(joint).set_user_data(data);
    });
}

JostleCode jostle_joint_color(JostleJoint joint, int* color) {
    return guarded(__func__, [&] {
        put(color, plain_in<Joint>(joint).color());
    });
}

JostleCode jostle_joint_linear_error(JostleJoint joint, float* linear_error) {
    return guarded(__func__, [&] {
        put(linear_error, plain_in<Joint>(joint).linear_error());
    });
}

JostleCode jostle_joint_angular_error(JostleJoint joint, float* angular_error) {
    return guarded(__func__, [&] {
        put(angular_error, plain_in<Joint>(joint).angular_error());
    });
}

JostleCode jostle_joint_reaction_force(JostleJoint joint, JostleVec2* reaction_force) {
    return guarded(__func__, [&] {
        put(reaction_force, plain_in<Joint>(joint).reaction_force());
    });
}

JostleCode jostle_joint_reaction_torque(JostleJoint joint, float* reaction_torque) {
    return guarded(__func__, [&] {
        put(reaction_torque, plain_in<Joint>(joint).reaction_torque());
    });
}

JostleCode jostle_custom_joint_row_count(JostleJoint joint, int* row_count) {
    return guarded(__func__, [&] {
        put(row_count, CustomJoint(plain_in<Joint>(joint)).row_count());
    });
}

JostleCode jostle_custom_joint_row_force(JostleJoint joint, int row, float* row_force) {
    return guarded(__func__, [&] {
        put(row_force, CustomJoint(plain_in<Joint>(joint)).row_force(row));
    });
}

JostleCode jostle_distance_joint_current_length(JostleJoint joint, float* current_length) {
    return guarded(__func__, [&] {
        put(current_length, DistanceJoint(plain_in<Joint>(joint)).current_length());
    });
}

JostleCode jostle_distance_joint_length(JostleJoint joint, float* length) {
    return guarded(__func__, [&] {
        put(length, DistanceJoint(plain_in<Joint>(joint)).length());
    });
}

JostleCode jostle_distance_joint_set_length(JostleJoint joint, float length) {
    return guarded(__func__, [&] {
        DistanceJoint(plain_in<Joint>(joint)).set_length(length);
    });
}

JostleCode jostle_distance_joint_spring(JostleJoint joint, bool* has_spring, JostleJointSpring* spring) {
    return guarded(__func__, [&] {
        put_optional(has_spring, spring, DistanceJoint(plain_in<Joint>(joint)).spring());
    });
}

JostleCode jostle_distance_joint_set_spring(JostleJoint joint, const JostleJointSpring* spring) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (spring == nullptr)
            DistanceJoint(plain_in<Joint>(joint)).set_spring(std::nullopt);
        else
            DistanceJoint(plain_in<Joint>(joint)).set_spring(struct_in<JointSpring>(spring, scratch, "spring"));
    });
}

JostleCode jostle_distance_joint_limit(JostleJoint joint, bool* has_limit, JostleJointLimit* limit) {
    return guarded(__func__, [&] {
        put_optional(has_limit, limit, DistanceJoint(plain_in<Joint>(joint)).limit());
    });
}

JostleCode jostle_distance_joint_set_limit(JostleJoint joint, const JostleJointLimit* limit) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (limit == nullptr)
            DistanceJoint(plain_in<Joint>(joint)).set_limit(std::nullopt);
        else
            DistanceJoint(plain_in<Joint>(joint)).set_limit(struct_in<JointLimit>(limit, scratch, "limit"));
    });
}

JostleCode jostle_distance_joint_motor(JostleJoint joint, bool* has_motor, JostleDistanceMotor* motor) {
    return guarded(__func__, [&] {
        put_optional(has_motor, motor, DistanceJoint(plain_in<Joint>(joint)).motor());
    });
}

JostleCode jostle_distance_joint_set_motor(JostleJoint joint, const JostleDistanceMotor* motor) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (motor == nullptr)
            DistanceJoint(plain_in<Joint>(joint)).set_motor(std::nullopt);
        else
            DistanceJoint(plain_in<Joint>(joint)).set_motor(struct_in<DistanceMotor>(motor, scratch, "motor"));
    });
}

JostleCode jostle_distance_joint_set_motor_speed(JostleJoint joint, float speed) {
    return guarded(__func__, [&] {
        DistanceJoint(plain_in<Joint>(joint)).set_motor_speed(speed);
    });
}

JostleCode jostle_friction_joint_max_force(JostleJoint joint, float* max_force) {
    return guarded(__func__, [&] {
        put(max_force, FrictionJoint(plain_in<Joint>(joint)).max_force());
    });
}

JostleCode jostle_friction_joint_set_max_force(JostleJoint joint, float max_force) {
    return guarded(__func__, [&] {
        FrictionJoint(plain_in<Joint>(joint)).set_max_force(max_force);
    });
}

JostleCode jostle_friction_joint_max_torque(JostleJoint joint, float* max_torque) {
    return guarded(__func__, [&] {
        put(max_torque, FrictionJoint(plain_in<Joint>(joint)).max_torque());
    });
}

JostleCode jostle_friction_joint_set_max_torque(JostleJoint joint, float max_torque) {
    return guarded(__func__, [&] {
        FrictionJoint(plain_in<Joint>(joint)).set_max_torque(max_torque);
    });
}

JostleCode jostle_gear_joint_joint_a(JostleJoint joint, JostleJoint* a) {
    return guarded(__func__, [&] {
        put(a, GearJoint(plain_in<Joint>(joint)).joint_a());
    });
}

JostleCode jostle_gear_joint_joint_b(JostleJoint joint, JostleJoint* b) {
    return guarded(__func__, [&] {
        put(b, GearJoint(plain_in<Joint>(joint)).joint_b());
    });
}

JostleCode jostle_gear_joint_ratio(JostleJoint joint, float* ratio) {
    return guarded(__func__, [&] {
        put(ratio, GearJoint(plain_in<Joint>(joint)).ratio());
    });
}

JostleCode jostle_gear_joint_set_ratio(JostleJoint joint, float ratio) {
    return guarded(__func__, [&] {
        GearJoint(plain_in<Joint>(joint)).set_ratio(ratio);
    });
}

JostleCode jostle_gear_joint_offset(JostleJoint joint, float* offset) {
    return guarded(__func__, [&] {
        put(offset, GearJoint(plain_in<Joint>(joint)).offset());
    });
}

JostleCode jostle_gear_joint_set_offset(JostleJoint joint, float offset) {
    return guarded(__func__, [&] {
        GearJoint(plain_in<Joint>(joint)).set_offset(offset);
    });
}

JostleCode jostle_gear_joint_error(JostleJoint joint, float* error) {
    return guarded(__func__, [&] {
        put(error, GearJoint(plain_in<Joint>(joint)).error());
    });
}

JostleCode jostle_motor_joint_offset(JostleJoint joint, JostleVec2* offset) {
    return guarded(__func__, [&] {
        put(offset, MotorJoint(plain_in<Joint>(joint)).offset());
    });
}

JostleCode jostle_motor_joint_set_offset(JostleJoint joint, JostleVec2 offset) {
    return guarded(__func__, [&] {
        MotorJoint(plain_in<Joint>(joint)).set_offset(plain_in<Vec2>(offset));
    });
}

JostleCode jostle_motor_joint_angle(JostleJoint joint, float* angle) {
    return guarded(__func__, [&] {
        put(angle, MotorJoint(plain_in<Joint>(joint)).angle());
    });
}

JostleCode jostle_motor_joint_set_angle(JostleJoint joint, float angle) {
    return guarded(__func__, [&] {
        MotorJoint(plain_in<Joint>(joint)).set_angle(angle);
    });
}

JostleCode jostle_motor_joint_current_angle(JostleJoint joint, float* current_angle) {
    return guarded(__func__, [&] {
        put(current_angle, MotorJoint(plain_in<Joint>(joint)).current_angle());
    });
}

JostleCode jostle_motor_joint_max_force(JostleJoint joint, float* max_force) {
    return guarded(__func__, [&] {
        put(max_force, MotorJoint(plain_in<Joint>(joint)).max_force());
    });
}

JostleCode jostle_motor_joint_set_max_force(JostleJoint joint, float max_force) {
    return guarded(__func__, [&] {
        MotorJoint(plain_in<Joint>(joint)).set_max_force(max_force);
    });
}

JostleCode jostle_motor_joint_max_torque(JostleJoint joint, float* max_torque) {
    return guarded(__func__, [&] {
        put(max_torque, MotorJoint(plain_in<Joint>(joint)).max_torque());
    });
}

JostleCode jostle_motor_joint_set_max_torque(JostleJoint joint, float max_torque) {
    return guarded(__func__, [&] {
        MotorJoint(plain_in<Joint>(joint)).set_max_torque(max_torque);
    });
}

JostleCode jostle_prismatic_joint_translation(JostleJoint joint, float* translation) {
    return guarded(__func__, [&] {
        put(translation, PrismaticJoint(plain_in<Joint>(joint)).translation());
    });
}

JostleCode jostle_prismatic_joint_axis(JostleJoint joint, JostleVec2* axis) {
    return guarded(__func__, [&] {
        put(axis, PrismaticJoint(plain_in<Joint>(joint)).axis());
    });
}

JostleCode jostle_prismatic_joint_local_axis(JostleJoint joint, JostleVec2* local_axis) {
    return guarded(__func__, [&] {
        put(local_axis, PrismaticJoint(plain_in<Joint>(joint)).local_axis());
    });
}

JostleCode jostle_prismatic_joint_set_local_axis(JostleJoint joint, JostleVec2 axis) {
    return guarded(__func__, [&] {
        PrismaticJoint(plain_in<Joint>(joint)).set_local_axis(plain_in<Vec2>(axis));
    });
}

JostleCode jostle_prismatic_joint_reference_angle(JostleJoint joint, float* reference_angle) {
    return guarded(__func__, [&] {
        put(reference_angle, PrismaticJoint(plain_in<Joint>(joint)).reference_angle());
    });
}

JostleCode jostle_prismatic_joint_set_reference_angle(JostleJoint joint, float reference_angle) {
    return guarded(__func__, [&] {
        PrismaticJoint(plain_in<Joint>(joint)).set_reference_angle(reference_angle);
    });
}

JostleCode jostle_prismatic_joint_limit(JostleJoint joint, bool* has_limit, JostleJointLimit* limit) {
    return guarded(__func__, [&] {
        put_optional(has_limit, limit, PrismaticJoint(plain_in<Joint>(joint)).limit());
    });
}

JostleCode jostle_prismatic_joint_set_limit(JostleJoint joint, const JostleJointLimit* limit) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (limit == nullptr)
            PrismaticJoint(plain_in<Joint>(joint)).set_limit(std::nullopt);
        else
            PrismaticJoint(plain_in<Joint>(joint)).set_limit(struct_in<JointLimit>(limit, scratch, "limit"));
    });
}

JostleCode jostle_prismatic_joint_motor(JostleJoint joint, bool* has_motor, JostlePrismaticMotor* motor) {
    return guarded(__func__, [&] {
        put_optional(has_motor, motor, PrismaticJoint(plain_in<Joint>(joint)).motor());
    });
}

JostleCode jostle_prismatic_joint_set_motor(JostleJoint joint, const JostlePrismaticMotor* motor) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (motor == nullptr)
            PrismaticJoint(plain_in<Joint>(joint)).set_motor(std::nullopt);
        else
            PrismaticJoint(plain_in<Joint>(joint)).set_motor(struct_in<PrismaticMotor>(motor, scratch, "motor"));
    });
}

JostleCode jostle_prismatic_joint_set_motor_speed(JostleJoint joint, float speed) {
    return guarded(__func__, [&] {
        PrismaticJoint(plain_in<Joint>(joint)).set_motor_speed(speed);
    });
}

JostleCode jostle_prismatic_joint_servo(JostleJoint joint, bool* has_servo, JostleJointServo* servo) {
    return guarded(__func__, [&] {
        put_optional(has_servo, servo, PrismaticJoint(plain_in<Joint>(joint)).servo());
    });
}

JostleCode jostle_prismatic_joint_set_servo(JostleJoint joint, const JostleJointServo* servo) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (servo == nullptr)
            PrismaticJoint(plain_in<Joint>(joint)).set_servo(std::nullopt);
        else
            PrismaticJoint(plain_in<Joint>(joint)).set_servo(struct_in<JointServo>(servo, scratch, "servo"));
    });
}

JostleCode jostle_prismatic_joint_set_servo_target(JostleJoint joint, float target) {
    return guarded(__func__, [&] {
        PrismaticJoint(plain_in<Joint>(joint)).set_servo_target(target);
    });
}

JostleCode jostle_pulley_joint_frame(JostleJoint joint, JostleBody* frame) {
    return guarded(__func__, [&] {
        put(frame, PulleyJoint(plain_in<Joint>(joint)).frame());
    });
}

JostleCode jostle_pulley_joint_point_a(JostleJoint joint, JostleVec2* point_a) {
    return guarded(__func__, [&] {
        put(point_a, PulleyJoint(plain_in<Joint>(joint)).point_a());
    });
}

JostleCode jostle_pulley_joint_point_b(JostleJoint joint, JostleVec2* point_b) {
    return guarded(__func__, [&] {
        put(point_b, PulleyJoint(plain_in<Joint>(joint)).point_b());
    });
}

JostleCode jostle_pulley_joint_local_point_a(JostleJoint joint, JostleVec2* local_point_a) {
    return guarded(__func__, [&] {
        put(local_point_a, PulleyJoint(plain_in<Joint>(joint)).local_point_a());
    });
}

JostleCode jostle_pulley_joint_local_point_b(JostleJoint joint, JostleVec2* local_point_b) {
    return guarded(__func__, [&] {
        put(local_point_b, PulleyJoint(plain_in<Joint>(joint)).local_point_b());
    });
}

JostleCode jostle_pulley_joint_set_local_point_a(JostleJoint joint, JostleVec2 point) {
    return guarded(__func__, [&] {
        PulleyJoint(plain_in<Joint>(joint)).set_local_point_a(plain_in<Vec2>(point));
    });
}

JostleCode jostle_pulley_joint_set_local_point_b(JostleJoint joint, JostleVec2 point) {
    return guarded(__func__, [&] {
        PulleyJoint(plain_in<Joint>(joint)).set_local_point_b(plain_in<Vec2>(point));
    });
}

JostleCode jostle_pulley_joint_length_a(JostleJoint joint, float* length_a) {
    return guarded(__func__, [&] {
        put(length_a, PulleyJoint(plain_in<Joint>(joint)).length_a());
    });
}

JostleCode jostle_pulley_joint_length_b(JostleJoint joint, float* length_b) {
    return guarded(__func__, [&] {
        put(length_b, PulleyJoint(plain_in<Joint>(joint)).length_b());
    });
}

JostleCode jostle_pulley_joint_length(JostleJoint joint, float* length) {
    return guarded(__func__, [&] {
        put(length, PulleyJoint(plain_in<Joint>(joint)).length());
    });
}

JostleCode jostle_pulley_joint_set_length(JostleJoint joint, float length) {
    return guarded(__func__, [&] {
        PulleyJoint(plain_in<Joint>(joint)).set_length(length);
    });
}

JostleCode jostle_pulley_joint_ratio(JostleJoint joint, float* ratio) {
    return guarded(__func__, [&] {
        put(ratio, PulleyJoint(plain_in<Joint>(joint)).ratio());
    });
}

JostleCode jostle_pulley_joint_set_ratio(JostleJoint joint, float ratio) {
    return guarded(__func__, [&] {
        PulleyJoint(plain_in<Joint>(joint)).set_ratio(ratio);
    });
}

JostleCode jostle_pulley_joint_min_length_a(JostleJoint joint, float* min_length_a) {
    return guarded(__func__, [&] {
        put(min_length_a, PulleyJoint(plain_in<Joint>(joint)).min_length_a());
    });
}

JostleCode jostle_pulley_joint_set_min_length_a(JostleJoint joint, float length) {
    return guarded(__func__, [&] {
        PulleyJoint(plain_in<Joint>(joint)).set_min_length_a(length);
    });
}

JostleCode jostle_pulley_joint_min_length_b(JostleJoint joint, float* min_length_b) {
    return guarded(__func__, [&] {
        put(min_length_b, PulleyJoint(plain_in<Joint>(joint)).min_length_b());
    });
}

JostleCode jostle_pulley_joint_set_min_length_b(JostleJoint joint, float length) {
    return guarded(__func__, [&] {
        PulleyJoint(plain_in<Joint>(joint)).set_min_length_b(length);
    });
}

JostleCode jostle_ratchet_joint_angle(JostleJoint joint, float* angle) {
    return guarded(__func__, [&] {
        put(angle, RatchetJoint(plain_in<Joint>(joint)).angle());
    });
}

JostleCode jostle_ratchet_joint_tooth(JostleJoint joint, float* tooth) {
    return guarded(__func__, [&] {
        put(tooth, RatchetJoint(plain_in<Joint>(joint)).tooth());
    });
}

JostleCode jostle_ratchet_joint_step(JostleJoint joint, float* step) {
    return guarded(__func__, [&] {
        put(step, RatchetJoint(plain_in<Joint>(joint)).step());
    });
}

JostleCode jostle_ratchet_joint_set_step(JostleJoint joint, float step) {
    return guarded(__func__, [&] {
        RatchetJoint(plain_in<Joint>(joint)).set_step(step);
    });
}

JostleCode jostle_ratchet_joint_phase(JostleJoint joint, float* phase) {
    return guarded(__func__, [&] {
        put(phase, RatchetJoint(plain_in<Joint>(joint)).phase());
    });
}

JostleCode jostle_ratchet_joint_set_phase(JostleJoint joint, float phase) {
    return guarded(__func__, [&] {
        RatchetJoint(plain_in<Joint>(joint)).set_phase(phase);
    });
}

JostleCode jostle_ratchet_joint_max_torque(JostleJoint joint, float* max_torque) {
    return guarded(__func__, [&] {
        put(max_torque, RatchetJoint(plain_in<Joint>(joint)).max_torque());
    });
}

JostleCode jostle_ratchet_joint_set_max_torque(JostleJoint joint, float max_torque) {
    return guarded(__func__, [&] {
        RatchetJoint(plain_in<Joint>(joint)).set_max_torque(max_torque);
    });
}

JostleCode jostle_revolute_joint_angle(JostleJoint joint, float* angle) {
    return guarded(__func__, [&] {
        put(angle, RevoluteJoint(plain_in<Joint>(joint)).angle());
    });
}

JostleCode jostle_revolute_joint_reference_angle(JostleJoint joint, float* reference_angle) {
    return guarded(__func__, [&] {
        put(reference_angle, RevoluteJoint(plain_in<Joint>(joint)).reference_angle());
    });
}

JostleCode jostle_revolute_joint_set_reference_angle(JostleJoint joint, float reference_angle) {
    return guarded(__func__, [&] {
        RevoluteJoint(plain_in<Joint>(joint)).set_reference_angle(reference_angle);
    });
}

JostleCode jostle_revolute_joint_limit(JostleJoint joint, bool* has_limit, JostleJointLimit* limit) {
    return guarded(__func__, [&] {
        put_optional(has_limit, limit, RevoluteJoint(plain_in<Joint>(joint)).limit());
    });
}

JostleCode jostle_revolute_joint_set_limit(JostleJoint joint, const JostleJointLimit* limit) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (limit == nullptr)
            RevoluteJoint(plain_in<Joint>(joint)).set_limit(std::nullopt);
        else
            RevoluteJoint(plain_in<Joint>(joint)).set_limit(struct_in<JointLimit>(limit, scratch, "limit"));
    });
}

JostleCode jostle_revolute_joint_motor(JostleJoint joint, bool* has_motor, JostleRevoluteMotor* motor) {
    return guarded(__func__, [&] {
        put_optional(has_motor, motor, RevoluteJoint(plain_in<Joint>(joint)).motor());
    });
}

JostleCode jostle_revolute_joint_set_motor(JostleJoint joint, const JostleRevoluteMotor* motor) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (motor == nullptr)
            RevoluteJoint(plain_in<Joint>(joint)).set_motor(std::nullopt);
        else
            RevoluteJoint(plain_in<Joint>(joint)).set_motor(struct_in<RevoluteMotor>(motor, scratch, "motor"));
    });
}

JostleCode jostle_revolute_joint_set_motor_speed(JostleJoint joint, float speed) {
    return guarded(__func__, [&] {
        RevoluteJoint(plain_in<Joint>(joint)).set_motor_speed(speed);
    });
}

JostleCode jostle_revolute_joint_servo(JostleJoint joint, bool* has_servo, JostleJointServo* servo) {
    return guarded(__func__, [&] {
        put_optional(has_servo, servo, RevoluteJoint(plain_in<Joint>(joint)).servo());
    });
}

JostleCode jostle_revolute_joint_set_servo(JostleJoint joint, const JostleJointServo* servo) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (servo == nullptr)
            RevoluteJoint(plain_in<Joint>(joint)).set_servo(std::nullopt);
        else
            RevoluteJoint(plain_in<Joint>(joint)).set_servo(struct_in<JointServo>(servo, scratch, "servo"));
    });
}

JostleCode jostle_revolute_joint_set_servo_target(JostleJoint joint, float target) {
    return guarded(__func__, [&] {
        RevoluteJoint(plain_in<Joint>(joint)).set_servo_target(target);
    });
}

JostleCode jostle_slot_joint_translation(JostleJoint joint, float* translation) {
    return guarded(__func__, [&] {
        put(translation, SlotJoint(plain_in<Joint>(joint)).translation());
    });
}

JostleCode jostle_slot_joint_axis(JostleJoint joint, JostleVec2* axis) {
    return guarded(__func__, [&] {
        put(axis, SlotJoint(plain_in<Joint>(joint)).axis());
    });
}

JostleCode jostle_slot_joint_local_axis(JostleJoint joint, JostleVec2* local_axis) {
    return guarded(__func__, [&] {
        put(local_axis, SlotJoint(plain_in<Joint>(joint)).local_axis());
    });
}

JostleCode jostle_slot_joint_set_local_axis(JostleJoint joint, JostleVec2 axis) {
    return guarded(__func__, [&] {
        SlotJoint(plain_in<Joint>(joint)).set_local_axis(plain_in<Vec2>(axis));
    });
}

JostleCode jostle_slot_joint_limit(JostleJoint joint, bool* has_limit, JostleJointLimit* limit) {
    return guarded(__func__, [&] {
        put_optional(has_limit, limit, SlotJoint(plain_in<Joint>(joint)).limit());
    });
}

JostleCode jostle_slot_joint_set_limit(JostleJoint joint, const JostleJointLimit* limit) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (limit == nullptr)
            SlotJoint(plain_in<Joint>(joint)).set_limit(std::nullopt);
        else
            SlotJoint(plain_in<Joint>(joint)).set_limit(struct_in<JointLimit>(limit, scratch, "limit"));
    });
}

JostleCode jostle_slot_joint_motor(JostleJoint joint, bool* has_motor, JostleSlotMotor* motor) {
    return guarded(__func__, [&] {
        put_optional(has_motor, motor, SlotJoint(plain_in<Joint>(joint)).motor());
    });
}

JostleCode jostle_slot_joint_set_motor(JostleJoint joint, const JostleSlotMotor* motor) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (motor == nullptr)
            SlotJoint(plain_in<Joint>(joint)).set_motor(std::nullopt);
        else
            SlotJoint(plain_in<Joint>(joint)).set_motor(struct_in<SlotMotor>(motor, scratch, "motor"));
    });
}

JostleCode jostle_slot_joint_set_motor_speed(JostleJoint joint, float speed) {
    return guarded(__func__, [&] {
        SlotJoint(plain_in<Joint>(joint)).set_motor_speed(speed);
    });
}

JostleCode jostle_slot_joint_servo(JostleJoint joint, bool* has_servo, JostleJointServo* servo) {
    return guarded(__func__, [&] {
        put_optional(has_servo, servo, SlotJoint(plain_in<Joint>(joint)).servo());
    });
}

JostleCode jostle_slot_joint_set_servo(JostleJoint joint, const JostleJointServo* servo) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (servo == nullptr)
            SlotJoint(plain_in<Joint>(joint)).set_servo(std::nullopt);
        else
            SlotJoint(plain_in<Joint>(joint)).set_servo(struct_in<JointServo>(servo, scratch, "servo"));
    });
}

JostleCode jostle_slot_joint_set_servo_target(JostleJoint joint, float target) {
    return guarded(__func__, [&] {
        SlotJoint(plain_in<Joint>(joint)).set_servo_target(target);
    });
}

JostleCode jostle_target_joint_target(JostleJoint joint, JostleVec2* target) {
    return guarded(__func__, [&] {
        put(target, TargetJoint(plain_in<Joint>(joint)).target());
    });
}

JostleCode jostle_target_joint_set_target(JostleJoint joint, JostleVec2 target) {
    return guarded(__func__, [&] {
        TargetJoint(plain_in<Joint>(joint)).set_target(plain_in<Vec2>(target));
    });
}

JostleCode jostle_target_joint_spring(JostleJoint joint, JostleJointSpring* spring) {
    return guarded(__func__, [&] {
        put(spring, TargetJoint(plain_in<Joint>(joint)).spring());
    });
}

JostleCode jostle_target_joint_set_spring(JostleJoint joint, const JostleJointSpring* spring) {
    return guarded(__func__, [&] {
        Scratch scratch;
        TargetJoint(plain_in<Joint>(joint)).set_spring(struct_in<JointSpring>(spring, scratch, "spring"));
    });
}

JostleCode jostle_target_joint_max_force(JostleJoint joint, float* max_force) {
    return guarded(__func__, [&] {
        put(max_force, TargetJoint(plain_in<Joint>(joint)).max_force());
    });
}

JostleCode jostle_target_joint_set_max_force(JostleJoint joint, float max_force) {
    return guarded(__func__, [&] {
        TargetJoint(plain_in<Joint>(joint)).set_max_force(max_force);
    });
}

JostleCode jostle_weld_joint_angular_error(JostleJoint joint, float* angular_error) {
    return guarded(__func__, [&] {
        put(angular_error, WeldJoint(plain_in<Joint>(joint)).angular_error());
    });
}

JostleCode jostle_weld_joint_reference_angle(JostleJoint joint, float* reference_angle) {
    return guarded(__func__, [&] {
        put(reference_angle, WeldJoint(plain_in<Joint>(joint)).reference_angle());
    });
}

JostleCode jostle_weld_joint_set_reference_angle(JostleJoint joint, float reference_angle) {
    return guarded(__func__, [&] {
        WeldJoint(plain_in<Joint>(joint)).set_reference_angle(reference_angle);
    });
}

JostleCode jostle_weld_joint_linear_spring(JostleJoint joint, bool* has_linear_spring, JostleJointSpring* linear_spring) {
    return guarded(__func__, [&] {
        put_optional(has_linear_spring, linear_spring, WeldJoint(plain_in<Joint>(joint)).linear_spring());
    });
}

JostleCode jostle_weld_joint_set_linear_spring(JostleJoint joint, const JostleJointSpring* spring) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (spring == nullptr)
            WeldJoint(plain_in<Joint>(joint)).set_linear_spring(std::nullopt);
        else
            WeldJoint(plain_in<Joint>(joint)).set_linear_spring(struct_in<JointSpring>(spring, scratch, "spring"));
    });
}

JostleCode jostle_weld_joint_angular_spring(JostleJoint joint, bool* has_angular_spring, JostleJointSpring* angular_spring) {
    return guarded(__func__, [&] {
        put_optional(has_angular_spring, angular_spring, WeldJoint(plain_in<Joint>(joint)).angular_spring());
    });
}

JostleCode jostle_weld_joint_set_angular_spring(JostleJoint joint, const JostleJointSpring* spring) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (spring == nullptr)
            WeldJoint(plain_in<Joint>(joint)).set_angular_spring(std::nullopt);
        else
            WeldJoint(plain_in<Joint>(joint)).set_angular_spring(struct_in<JointSpring>(spring, scratch, "spring"));
    });
}

JostleCode jostle_wheel_joint_angle(JostleJoint joint, float* angle) {
    return guarded(__func__, [&] {
        put(angle, WheelJoint(plain_in<Joint>(joint)).angle());
    });
}

JostleCode jostle_wheel_joint_translation(JostleJoint joint, float* translation) {
    return guarded(__func__, [&] {
        put(translation, WheelJoint(plain_in<Joint>(joint)).translation());
    });
}

JostleCode jostle_wheel_joint_axis(JostleJoint joint, JostleVec2* axis) {
    return guarded(__func__, [&] {
        put(axis, WheelJoint(plain_in<Joint>(joint)).axis());
    });
}

JostleCode jostle_wheel_joint_local_axis(JostleJoint joint, JostleVec2* local_axis) {
    return guarded(__func__, [&] {
        put(local_axis, WheelJoint(plain_in<Joint>(joint)).local_axis());
    });
}

JostleCode jostle_wheel_joint_set_local_axis(JostleJoint joint, JostleVec2 axis) {
    return guarded(__func__, [&] {
        WheelJoint(plain_in<Joint>(joint)).set_local_axis(plain_in<Vec2>(axis));
    });
}

JostleCode jostle_wheel_joint_suspension(JostleJoint joint, bool* has_suspension, JostleJointServo* suspension) {
    return guarded(__func__, [&] {
        put_optional(has_suspension, suspension, WheelJoint(plain_in<Joint>(joint)).suspension());
    });
}

JostleCode jostle_wheel_joint_set_suspension(JostleJoint joint, const JostleJointServo* suspension) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (suspension == nullptr)
            WheelJoint(plain_in<Joint>(joint)).set_suspension(std::nullopt);
        else
            WheelJoint(plain_in<Joint>(joint)).set_suspension(struct_in<JointServo>(suspension, scratch, "suspension"));
    });
}

JostleCode jostle_wheel_joint_limit(JostleJoint joint, bool* has_limit, JostleJointLimit* limit) {
    return guarded(__func__, [&] {
        put_optional(has_limit, limit, WheelJoint(plain_in<Joint>(joint)).limit());
    });
}

JostleCode jostle_wheel_joint_set_limit(JostleJoint joint, const JostleJointLimit* limit) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (limit == nullptr)
            WheelJoint(plain_in<Joint>(joint)).set_limit(std::nullopt);
        else
            WheelJoint(plain_in<Joint>(joint)).set_limit(struct_in<JointLimit>(limit, scratch, "limit"));
    });
}

JostleCode jostle_wheel_joint_motor(JostleJoint joint, bool* has_motor, JostleWheelMotor* motor) {
    return guarded(__func__, [&] {
        put_optional(has_motor, motor, WheelJoint(plain_in<Joint>(joint)).motor());
    });
}

JostleCode jostle_wheel_joint_set_motor(JostleJoint joint, const JostleWheelMotor* motor) {
    return guarded(__func__, [&] {
        Scratch scratch;
        if (motor == nullptr)
            WheelJoint(plain_in<Joint>(joint)).set_motor(std::nullopt);
        else
            WheelJoint(plain_in<Joint>(joint)).set_motor(struct_in<WheelMotor>(motor, scratch, "motor"));
    });
}

JostleCode jostle_wheel_joint_set_motor_speed(JostleJoint joint, float speed) {
    return guarded(__func__, [&] {
        WheelJoint(plain_in<Joint>(joint)).set_motor_speed(speed);
    });
}

JostleCode jostle_save_delta(const void* base, size_t base_size, const void* save, size_t save_size, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, jostle::save_delta(bytes_in(base, base_size), bytes_in(save, save_size)));
    });
}

JostleCode jostle_apply_delta(const void* base, size_t base_size, const void* delta, size_t delta_size, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, jostle::apply_delta(bytes_in(base, base_size), bytes_in(delta, delta_size)));
    });
}

JostleCode jostle_make_default_scheduler(int workers, JostleTaskScheduler** default_scheduler) {
    return guarded(__func__, [&] {
        owned_out(default_scheduler, jostle::make_default_scheduler(workers));
    });
}

JostleCode jostle_world_poses(const JostleWorld* world, JostleBody* bodies, size_t bodies_capacity, JostleTransform* transforms, size_t transforms_capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<Body, JostleBody> bodies_room(bodies, bodies_capacity, "bodies");
        SpanOut<Transform, JostleTransform> transforms_room(transforms, transforms_capacity, "transforms");
        put(count, c::world_poses(object_in<const World>(world, "world"), bodies_room.span(), transforms_room.span()));
        bodies_room.finish();
        transforms_room.finish();
    });
}

JostleCode jostle_world_transforms(const JostleWorld* world, JostleTransformSpan* transforms) {
    return guarded(__func__, [&] {
        view_out(transforms, c::world_transforms(object_in<const World>(world, "world")));
    });
}

JostleCode jostle_world_overlap_box(const JostleWorld* world, JostleAabb2 box, JostleShape* found, size_t capacity, const JostleWorldQuery* query, int* count) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Shape, JostleShape> found_room(found, capacity, "found");
        put(count, c::world_overlap_box(object_in<const World>(world, "world"), plain_in<Aabb<2>>(box), found_room.span(), struct_or_default<WorldQuery>(query, scratch, "query")));
        found_room.finish();
    });
}

JostleCode jostle_world_overlap_box_any(const JostleWorld* world, JostleAabb2 box, const JostleWorldQuery* query, bool* overlap_box_any) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(overlap_box_any, c::world_overlap_box_any(object_in<const World>(world, "world"), plain_in<Aabb<2>>(box), struct_or_default<WorldQuery>(query, scratch, "query")));
    });
}

JostleCode jostle_world_load(JostleWorld* world, const void* bytes, size_t bytes_size, const JostleLoadOptions* options, JostleShape* without_function, size_t capacity, JostleLoadSummary* load) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Shape, JostleShape> without_function_room(without_function, capacity, "without_function");
        put(load, c::world_load(object_in<World>(world, "world"), bytes_in(bytes, bytes_size), struct_or_default<LoadOptions>(options, scratch, "options"), without_function_room.span()));
        without_function_room.finish();
    });
}

JostleCode jostle_world_clone(const JostleWorld* world, JostleWorld** clone) {
    return guarded(__func__, [&] {
        object_out(clone, c::world_clone(object_in<const World>(world, "world")));
    });
}

JostleCode jostle_world_first_difference(const JostleWorld* world, const JostleWorld* other, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, c::world_first_difference(object_in<const World>(world, "world"), object_in<const World>(other, "other")));
    });
}

JostleCode jostle_first_difference_of_saves(const void* a, size_t a_size, const void* b, size_t b_size, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, c::first_difference_of_saves(bytes_in(a, a_size), bytes_in(b, b_size)));
    });
}

JostleCode jostle_world_lint(const JostleWorld* world, JostleLintReport** lint) {
    return guarded(__func__, [&] {
        owned_out(lint, c::world_lint(object_in<const World>(world, "world")));
    });
}

JostleCode jostle_lint_report_size(const JostleLintReport* report, int* lint_report_size) {
    return guarded(__func__, [&] {
        put(lint_report_size, c::lint_report_size(object_in<const LintReport>(report, "report")));
    });
}

JostleCode jostle_lint_report_finding(const JostleLintReport* report, int index, JostleLintNote* lint_report_finding) {
    return guarded(__func__, [&] {
        put(lint_report_finding, c::lint_report_finding(object_in<const LintReport>(report, "report"), index));
    });
}

JostleCode jostle_lint_report_sentence(const JostleLintReport* report, int index, const char** lint_report_sentence) {
    return guarded(__func__, [&] {
        put(lint_report_sentence, c::lint_report_sentence(object_in<const LintReport>(report, "report"), index));
    });
}

JostleCode jostle_body_key(JostleBody body, uint64_t* key) {
    return guarded(__func__, [&] {
        put(key, c::body_key(plain_in<Body>(body)));
    });
}

JostleCode jostle_shape_key(JostleShape shape, uint64_t* key) {
    return guarded(__func__, [&] {
        put(key, c::shape_key(plain_in<Shape>(shape)));
    });
}

JostleCode jostle_chain_shape_key(JostleChainShape chain, uint64_t* chain_shape_key) {
    return guarded(__func__, [&] {
        put(chain_shape_key, c::chain_shape_key(plain_in<ChainShape>(chain)));
    });
}

JostleCode jostle_joint_key(JostleJoint joint, uint64_t* key) {
    return guarded(__func__, [&] {
        put(key, c::joint_key(plain_in<Joint>(joint)));
    });
}

JostleCode jostle_stage_count(int* stage_count) {
    return guarded(__func__, [&] {
        put(stage_count, c::stage_count());
    });
}

JostleCode jostle_stage_name(int stage, const char** stage_name) {
    return guarded(__func__, [&] {
        put(stage_name, c::stage_name(stage));
    });
}
