// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The objects of tests/c/fixture.h, made by C++ with the same calls, on which the C++ call of each call of C
// is made.
#pragma once

#include <jostle/crowdworld/crowd_world.h>
#include <jostle/dynamics/delta.h>
#include <jostle/dynamics/scheduler.h>
#include <jostle/dynamics/world.h>
#include <jostle/geometry/pieces.h>
#include <jostle/jostle.h>
#include <jostle/scene/check.h>
#include <jostle/scene/io.h>

#include <cstring>
#include <functional>
#include <memory>
#include <vector>

#include "../../c/src/draw_calls.h"
#include "../../c/src/rollback_calls.h"
#include "../../c/src/world_calls.h"
#include "fixture.h"

namespace jostle::c_test {

/// In the order in which fixture_new() makes them.
struct Twin {
    Twin();

    Geometry box, slab, capsule;
    Polygon polygon;
    LargePolygon large_polygon;
    PolygonView polygon_view;
    Chain line;
    Outline outline;
    ConvexPieces convex_pieces, other_convex_pieces;
    CleanOutlines clean_outlines;
    PiecesTree pieces_tree, other_pieces_tree;

    World world, other_world;
    c::LintReport lint_report;
    Body ground, crate, other, lift;
    Shape ground_shape, crate_shape, sensor, segment;
    ChainShape chain;
    Joint revolute, prismatic, distance, weld, filter, motor, target, friction, wheel, slot, pulley, gear,
        ratchet, custom;

    std::vector<Vec2> points2;
    std::vector<Vec3> points3;
    std::vector<Aabb<2>> boxes2;
    std::vector<Aabb<3>> boxes3;
    std::vector<TriangleVertices> triangles;
    std::unique_ptr<TaskScheduler> task_scheduler_own = make_default_scheduler(2);
    TaskScheduler& task_scheduler = *task_scheduler_own;
    KdTree<2> kd_tree2;
    KdTree<3> kd_tree3;
    KdBatch<2> kd_batch2;
    KdBatch<3> kd_batch3;
    Bvh<2> bvh2, other_bvh2;
    Bvh<3> bvh3, other_bvh3;
    DynamicTree<2> dynamic_tree2, other_dynamic_tree2;
    DynamicTree<3> dynamic_tree3, other_dynamic_tree3;
    BroadPhase<2> broad_phase2;
    BroadPhase<3> broad_phase3;

    Crowd<2> crowd2, crowd_among_bodies;
    Crowd<3> crowd3;
    Agent agent;
    Obstacle obstacle;
    FlowField flow_field;
    Guide<2> guide2;
    Guide<3> guide3;
    std::unique_ptr<CrowdWorld> crowd_world_own;
    /// Of the crowd among bodies, once it is there.
    struct {
        std::unique_ptr<CrowdWorld>* own;
        void look() { (*own)->look(); }
        void push() { (*own)->push(); }
        void block(FlowField& field) { (*own)->block(field); }
        std::span<const Agent> discs() { return (*own)->discs(); }
        bool is_disc(Agent one) { return (*own)->is_disc(one); }
        std::span<const Obstacle> obstacles() { return (*own)->obstacles(); }
        std::vector<std::byte> save() { return (*own)->save(); }
        operator CrowdWorld&() { return **own; }
    } crowd_world{&crowd_world_own};

    TriangleMesh triangle_mesh, other_triangle_mesh;
    MeshReport mesh_report;
    MeshPairMemory mesh_pair_memory;
    MeshScene mesh_scene;
    std::unique_ptr<Batch> batch_own;
    /// Of the batch, once it is there.
    struct {
        std::unique_ptr<Batch>* own;
        operator Batch&() { return **own; }
        int size() { return (*own)->size(); }
        std::uint64_t seed(int index) { return (*own)->seed(index); }
        template <class Object>
        BatchColumns add_action(BatchAction type, const Object& object) {
            return (*own)->add_action(type, object);
        }
        template <class Object>
        BatchColumns add_observation(BatchObservation type, const Object& object) {
            return (*own)->add_observation(type, object);
        }
        BatchColumns add_ray(const Body& body, const BatchRay& ray) { return (*own)->add_ray(body, ray); }
        BatchColumns add_separation(const Shape& shape, const Shape& other) {
            return (*own)->add_separation(shape, other);
        }
        BatchColumns add_contacts(const Shape& shape, int most) { return (*own)->add_contacts(shape, most); }
        int action_columns() { return (*own)->action_columns(); }
        int observation_columns() { return (*own)->observation_columns(); }
        void step(std::span<const float> actions, std::span<float> observations, const BatchStep& how) {
            (*own)->step(actions, observations, how);
        }
        void observe(std::span<float> observations) { (*own)->observe(observations); }
        void keep(BatchMask mask) { (*own)->keep(mask); }
        void reset(BatchMask mask) { (*own)->reset(mask); }
        void load(std::span<const std::byte> state, BatchMask mask) { (*own)->load(state, mask); }
        void remake(BatchMask mask, std::span<const std::uint64_t> seeds) { (*own)->remake(mask, seeds); }
        void set_parameters(std::span<const float> all) { (*own)->set_parameters(all); }
        std::span<const float> parameters() { return (*own)->parameters(); }
    } batch{&batch_own};
    Body batch_body;
    Shape batch_shape, batch_ground;
    Joint batch_joint;
    std::unique_ptr<c::ByteRollback> byte_rollback_own;
    /// Of the empty world, once it is there.
    struct {
        std::unique_ptr<c::ByteRollback>* own;
        operator c::ByteRollback&() { return **own; }
    } byte_rollback{&byte_rollback_own};
    c::Drawing drawing;
    Scene scene = parse_scene(SCENE_TEXT);
    SceneReport scene_report = check_scene(OVERLAP_TEXT);

    using Bytes = std::vector<std::byte>;
    Bytes saved_world, saved_later_world, saved_delta, saved_kd_tree2, saved_kd_tree3, saved_bvh2, saved_bvh3,
        saved_dynamic_tree2, saved_dynamic_tree3, saved_broad_phase2, saved_broad_phase3, saved_crowd2,
        saved_crowd3, saved_guide2, saved_guide3, saved_crowd_world, saved_batch, saved_triangle_mesh;
    int asked = 0;

  private:
    void make_world();
    void make_joints();
    void make_arrays();
    void make_trees();
    void make_crowds();
    void make_meshes();
    void make_batch();
    void make_rollback();
    void make_saves();
};

/// Of the call that is tried.
Twin& twin();

/// The callbacks of fixture.h, of a twin.
ShouldCollide should_collide(Twin& f);
SmallFunction<bool(const Shape&)> is_asked_about(Twin& f);
PreSolveFunction pre_solve(Twin& f);
CustomFunction custom_rows(Twin& f);
ContactBeganFunction contact_began(Twin& f);
ContactEndedFunction contact_ended(Twin& f);
SensorEnteredFunction sensor_entered(Twin& f);
SensorLeftFunction sensor_left(Twin& f);
ImpulsesFunction impulses(Twin& f);
BatchMaker make_batch_world(Twin& f);
c::RollbackApply apply_input(Twin& f);
c::RollbackTold frame_told(Twin& f);

/// Holds what a call of C did against what the same call of C++ does: `call` makes it, and compares. Where
/// C++ refuses it, C must have, with the same sentence; and that is a failure of the test's arguments.
void run(const char* name, JostleCode code, const std::function<void()>& call);
/// Room for answers whose bytes are 0, as in C.
template <class T>
std::vector<T> zeros(std::size_t count) {
    std::vector<T> room(count);
    std::memset(static_cast<void*>(room.data()), 0, count * sizeof(T));
    return room;
}
/// A comparison of the call that is tried.
void expect(bool same);

}  // namespace jostle::c_test
