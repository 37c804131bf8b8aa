/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* The objects that calls of C are tried on, made by C. tests/c/twin.h has the same, made by C++. */
#ifndef JOSTLE_TESTS_C_FIXTURE_H
#define JOSTLE_TESTS_C_FIXTURE_H

#include <jostle_c/jostle.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An export of R.U.B.E. with a hinge, and requests that are not kept. */
#define SCENE_TEXT                                                                         \
    "{\"body\": [{\"fixture\": [{\"restitution\": 3, \"circle\": {\"radius\": 1}}]}, {}]," \
    "\"joint\": [{\"type\": \"mouse\"}, {\"type\": \"pulley\"}, {\"type\": \"mouse\"},"    \
    "{\"type\": \"revolute\", \"bodyA\": 0, \"bodyB\": 1}]}"

/* Two bodies, one in the other. */
#define OVERLAP_TEXT                                                                    \
    "{\"jostle\": 1, \"bodies\": [\n"                                                   \
    "{\"type\": \"dynamic\", \"shapes\": [{\"type\": \"circle\", \"radius\": 0.5}]},\n" \
    "{\"type\": \"dynamic\", \"shapes\": [{\"type\": \"circle\", \"radius\": 0.5}]}]}"

enum { MANY = 40, CORNERS = 8, FACES = 12 };

typedef struct Saved {
    unsigned char* bytes;
    size_t size;
} Saved;

typedef struct Fixture {
    /* A world, of which everything is connected with everything. */
    JostleWorld* world;
    JostleWorld* other_world; /* empty */
    JostleLintReport* lint_report;
    JostleBody ground, crate, other, lift;
    JostleShape ground_shape, crate_shape, sensor, segment;
    JostleChainShape chain;
    JostleJoint revolute, prismatic, distance, weld, filter, motor, target, friction, wheel, slot, pulley,
        gear, ratchet, custom;
    /* Shapes and outlines. */
    JostleGeometry box, slab, capsule;
    JostlePolygon polygon;
    JostleLargePolygon large_polygon;
    JostlePolygonView polygon_view;
    JostleChain line;
    JostleOutline outline;
    JostleConvexPieces *convex_pieces, *other_convex_pieces;
    JostleCleanOutlines* clean_outlines;
    JostlePiecesTree *pieces_tree, *other_pieces_tree;
    /* Arrays, and trees over all of them but the last. */
    JostleVec2 points2[MANY];
    JostleVec3 points3[MANY]; /* the first are the corners of a cube */
    JostleAabb2 boxes2[MANY];
    JostleAabb3 boxes3[MANY];
    JostleTriangleVertices triangles[FACES];
    JostleTaskScheduler* task_scheduler;
    JostleKdTree2* kd_tree2;
    JostleKdTree3* kd_tree3;
    JostleKdBatch2* kd_batch2;
    JostleKdBatch3* kd_batch3;
    JostleBvh2 *bvh2, *other_bvh2;
    JostleBvh3 *bvh3, *other_bvh3;
    JostleDynamicTree2 *dynamic_tree2, *other_dynamic_tree2;
    JostleDynamicTree3 *dynamic_tree3, *other_dynamic_tree3;
    JostleBroadPhase2* broad_phase2;
    JostleBroadPhase3* broad_phase3;
    /* Crowds. Agents have the same names in both. */
    JostleCrowd2 *crowd2, *crowd_among_bodies;
    JostleCrowd3* crowd3;
    JostleAgent agent;
    JostleObstacle obstacle;
    JostleFlowField* flow_field;
    JostleGuide2* guide2;
    JostleGuide3* guide3;
    JostleCrowdWorld* crowd_world;
    /* Meshes: a cube, twice, and a list of flaws. */
    JostleTriangleMesh *triangle_mesh, *other_triangle_mesh;
    JostleMeshReport* mesh_report;
    JostleMeshPairMemory* mesh_pair_memory;
    JostleMeshScene* mesh_scene;
    /* Three worlds of a crate, which has a hinge with the ground. */
    JostleBatch* batch;
    JostleBody batch_body;
    JostleShape batch_shape, batch_ground;
    JostleJoint batch_joint;
    JostleByteRollback* byte_rollback; /* of the empty world; after three frames */
    JostleDrawing* drawing;            /* of the world */
    JostleScene* scene;                /* of SCENE_TEXT */
    JostleSceneReport* scene_report;   /* of OVERLAP_TEXT */
    /* Saves of all of them. */
    Saved saved_world, saved_later_world, saved_delta, saved_kd_tree2, saved_kd_tree3, saved_bvh2, saved_bvh3,
        saved_dynamic_tree2, saved_dynamic_tree3, saved_broad_phase2, saved_broad_phase3, saved_crowd2,
        saved_crowd3, saved_guide2, saved_guide3, saved_crowd_world, saved_batch, saved_triangle_mesh;
    int asked; /* calls of the functions below */
} Fixture;

Fixture* fixture_new(void);
void fixture_free(Fixture* f);
/* Parts of fixture_new(). */
void fixture_make_shapes(Fixture* f);
void fixture_make_world(Fixture* f);

/* Callbacks, of which the context is a fixture. */
bool should_collide(const JostleShape* a, const JostleShape* b, void* context);
bool is_asked_about(const JostleShape* shape, void* context);
void pre_solve(JostlePreSolve* contact, void* context);
void custom_rows(JostleCustomRows* rows, void* context);
void contact_began(const JostleContactBegan* event, void* context);
void contact_ended(const JostleContactEnded* event, void* context);
void sensor_entered(const JostleSensorEntered* event, void* context);
void sensor_left(const JostleSensorLeft* event, void* context);
void impulses(const JostleContact* event, void* context);
JostleWorld* make_batch_world(const JostleBatchEpisode* episode, void* context);
void apply_input(JostleWorld* world, const void* input, size_t input_size, void* context);
void frame_told(JostleWorld* world, const JostleRollbackFrame* frame, void* context);

/* Calls, on objects of their own, with their twins. */
void run_call(const char* name, const char* subject, void (*call)(Fixture* f));
/* Ends the program unless a call that the fixture relies on has succeeded. */
void need(JostleCode code, const char* file, int line);
#define NEED(call) need(call, __FILE__, __LINE__)

/* Bytes into a hash. */
#define HASH_START 14695981039346656037u
uint64_t hashed(uint64_t hash, const void* bytes, size_t size);

/* How many checks failed. */
int test_base(void);
int test_many_worlds(void);
int test_verbs(void); /* in C++ */
void test_types(void);
void test_geometry(void);
void test_world(void);
void test_trees(void);
void test_crowd(void);
void test_mesh(void);
void test_batch(void);
void test_rollback(void);
void test_draw(void);
void test_scene(void);

/* In C++: the twin of a fixture, and whether it is as the fixture is. */
void twin_begin(void);
void twin_end(const char* name);
/* After some steps of both: a number of an object that the call may have changed, by its name. */
void twin_has(const char* object, uint64_t number);
/* Logs a message of level 0. */
void twin_log(const char* message);
/* How many calls were made, and how many failed. */
int twin_failures(void);

#ifdef __cplusplus
}
#endif

#endif
