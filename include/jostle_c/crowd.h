/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Agents that avoid each other, in the plane and in space; ways for them; crowds among the bodies of a world. */
/* Written by generate/generate_c.mjs. docs/c.md has the rules of all calls. */
#ifndef JOSTLE_C_CROWD_H
#define JOSTLE_C_CROWD_H

#include <jostle_c/trees.h>
#include <jostle_c/world.h>

#ifdef __cplusplus
extern "C" {
#endif

/** [1] that an agent can heed at once */
#define JOSTLE_MOST_NEIGHBORS 15
#define JOSTLE_CROWD_STAGES 5

typedef struct JostleCrowd2 JostleCrowd2;

typedef struct JostleCrowd3 JostleCrowd3;

typedef struct JostleFlowField JostleFlowField;

typedef struct JostleGuide2 JostleGuide2;

typedef struct JostleGuide3 JostleGuide3;

typedef struct JostleCrowdWorld JostleCrowdWorld;

typedef struct JostleFlowFieldDef {
    /** [m]. Default: {-50.0f, -50.0f}, {50.0f, 50.0f}. */
    JostleAabb2 area;
    /** [m] above 0: the side of a cell. Default: 0.5f. */
    float cell;
    /**
     * [m] How far the ways keep from walls: the greatest radius of those that are to follow. Half a cell at
     * least. Default: 0.5f.
     */
    float clearance;
} JostleFlowFieldDef;

typedef struct JostleCrowdWorldDef {
    /** of the obstacles and discs in the crowd. Default: 1u << 31u. */
    uint32_t layer;
    /** [m] above 0: sides of the squares that discs cover, at most 8 by 8 per shape. Default: 0.5f. */
    float disc;
    /** [N] the largest of an agent */
    float push_force;
    /** [m] from so far, beyond its radius, an agent pushes. Default: 0.3f. */
    float arm;
} JostleCrowdWorldDef;

typedef struct JostleAgentDef2 {
    /** [m] */
    JostleVec2 position;
    /** [m/s] */
    JostleVec2 velocity;
    /** [m/s] where there is no goal */
    JostleVec2 preferred_velocity;
    /** [m] the agent heads straight for it, and stops there */
    bool has_goal;
    JostleVec2 goal;
    /** [m/s] on the way to the goal. Default: 1.4f. */
    float preferred_speed;
    /** [m] above 0. Default: 0.5f. */
    float radius;
    /** [m/s]. Default: 2.0f. */
    float max_speed;
    /** [m/s^2] Infinity is no limit. With a limit, an agent may be too slow to keep clear of others. Default: std::numeric_limits<float>::infinity(). */
    float max_acceleration;
    /**
     * [s] above 0: for so long the chosen velocity keeps clear of other agents. Raising it makes agents give
     * way sooner, and leaves them fewer velocities. Default: 4.0f.
     */
    float horizon;
    /** [s] above 0: the same for obstacles. It is shorter, as these do not move. Default: 1.0f. */
    float obstacle_horizon;
    /**
     * [m] Agents whose centres are nearer are heeded, and large ones from half as far before they touch; 0:
     * none. Default: 5.0f.
     */
    float neighbor_distance;
    /** [1] the nearest of these, 0 to JOSTLE_MOST_NEIGHBORS. Default: 10. */
    int max_neighbors;
    /** bits. Default: 1. */
    uint32_t layer;
    /** an agent is heeded if its layer has a bit of this. Default: ~0u. */
    uint32_t mask;
    /** Otherwise the agent moves as it prefers, such as a player, and those that heed it give way alone. Default: true. */
    bool responds;
    uint64_t user_data;
} JostleAgentDef2;

/** Names an agent of one crowd, from add() to remove(). The crowd notices a name that has outlived its agent. */
typedef struct JostleAgent {
    /** the smaller comes first wherever agents are as near */
    uint32_t index;
    /** 0: no agent */
    uint32_t generation;
} JostleAgent;

/** Of the last step of a crowd that is not empty. */
typedef struct JostleCrowdProfile {
    /** [ns] by CrowdStage */
    int64_t stage[5];
} JostleCrowdProfile;

typedef uint8_t JostleObstacleShape;
enum {
    /** A wall from each point to the next, with two sides. Points: one (a post) or more. */
    JOSTLE_OBSTACLE_SHAPE_CHAIN = 0,
    /**
     * A simple polygon. Counter-clockwise it keeps agents out, clockwise in: a room. Its walls have one
     * side, so that one who is on the wrong side can leave. Points: three or more.
     */
    JOSTLE_OBSTACLE_SHAPE_POLYGON = 1
};

typedef struct JostleObstacleDef2 {
    /** Default: JOSTLE_OBSTACLE_SHAPE_POLYGON. */
    JostleObstacleShape shape;
    /** [m] the first is not repeated at the end */
    JostleVec2Span points;
    /** bits: agents whose mask has one of them heed it. Default: 1. */
    uint32_t layer;
    uint64_t user_data;
} JostleObstacleDef2;

/**
 * Names an obstacle of one crowd, from add_obstacle() to remove(). The crowd notices a name that has
 * outlived its obstacle.
 */
typedef struct JostleObstacle {
    uint32_t index;
    /** 0: no obstacle */
    uint32_t generation;
} JostleObstacle;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleObstacleSpan {
    const JostleObstacle* first;
    size_t count;
    ptrdiff_t stride;
} JostleObstacleSpan;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleAgentSpan {
    const JostleAgent* first;
    size_t count;
    ptrdiff_t stride;
} JostleAgentSpan;

typedef struct JostleAgentDef3 {
    /** [m] */
    JostleVec3 position;
    /** [m/s] */
    JostleVec3 velocity;
    /** [m/s] where there is no goal */
    JostleVec3 preferred_velocity;
    /** [m] the agent heads straight for it, and stops there */
    bool has_goal;
    JostleVec3 goal;
    /** [m/s] on the way to the goal. Default: 1.4f. */
    float preferred_speed;
    /** [m] above 0. Default: 0.5f. */
    float radius;
    /** [m/s]. Default: 2.0f. */
    float max_speed;
    /** [m/s^2] Infinity is no limit. With a limit, an agent may be too slow to keep clear of others. Default: std::numeric_limits<float>::infinity(). */
    float max_acceleration;
    /**
     * [s] above 0: for so long the chosen velocity keeps clear of other agents. Raising it makes agents give
     * way sooner, and leaves them fewer velocities. Default: 4.0f.
     */
    float horizon;
    /** [s] above 0: the same for obstacles. It is shorter, as these do not move. Default: 1.0f. */
    float obstacle_horizon;
    /**
     * [m] Agents whose centres are nearer are heeded, and large ones from half as far before they touch; 0:
     * none. Default: 5.0f.
     */
    float neighbor_distance;
    /** [1] the nearest of these, 0 to JOSTLE_MOST_NEIGHBORS. Default: 10. */
    int max_neighbors;
    /** bits. Default: 1. */
    uint32_t layer;
    /** an agent is heeded if its layer has a bit of this. Default: ~0u. */
    uint32_t mask;
    /** Otherwise the agent moves as it prefers, such as a player, and those that heed it give way alone. Default: true. */
    bool responds;
    uint64_t user_data;
} JostleAgentDef3;

typedef uint8_t JostleAtEnd;
enum {
    /** stands still where it has arrived, and gives way */
    JOSTLE_AT_END_STAY = 0,
    /** starts again at the first way point */
    JOSTLE_AT_END_LOOP = 1,
    /** is removed from the crowd */
    JOSTLE_AT_END_LEAVE = 2
};

typedef struct JostleGroupDef2 {
    /** [m] one after the other; none where there is a field */
    JostleVec2Span way_points;
    /** Leads to the nearest of its goals. The guide keeps the pointer. In space there is none. */
    const JostleFlowField* field;
    /** [m] above 0: from so far a way point or a goal is reached. Default: 1.0f. */
    float reach;
    /** Default: JOSTLE_AT_END_STAY. */
    JostleAtEnd at_end;
    /**
     * [m] above 0: members that are farther than this from the middle of their group turn towards it, and
     * while there are any, those ahead of the middle wait. Default: std::numeric_limits<float>::infinity().
     */
    float together;
} JostleGroupDef2;

typedef struct JostleGroupDef3 {
    /** [m] one after the other; none where there is a field */
    JostleVec3Span way_points;
    /** [m] above 0: from so far a way point or a goal is reached. Default: 1.0f. */
    float reach;
    /** Default: JOSTLE_AT_END_STAY. */
    JostleAtEnd at_end;
    /**
     * [m] above 0: members that are farther than this from the middle of their group turn towards it, and
     * while there are any, those ahead of the middle wait. Default: std::numeric_limits<float>::infinity().
     */
    float together;
} JostleGroupDef3;

/** The properties of an obstacle besides its points. */
typedef struct JostleObstacleTraits {
    /** Default: JOSTLE_OBSTACLE_SHAPE_POLYGON. */
    JostleObstacleShape shape;
    /** bits: agents whose mask has one of them heed it. Default: 1. */
    uint32_t layer;
    uint64_t user_data;
} JostleObstacleTraits;

JOSTLE_C_API JostleFlowFieldDef jostle_flow_field_def_default(void);

JOSTLE_C_API JostleCrowdWorldDef jostle_crowd_world_def_default(void);

JOSTLE_C_API JostleAgentDef2 jostle_agent_def2_default(void);

JOSTLE_C_API JostleObstacleDef2 jostle_obstacle_def2_default(void);

JOSTLE_C_API JostleAgentDef3 jostle_agent_def3_default(void);

JOSTLE_C_API JostleGroupDef2 jostle_group_def2_default(void);

JOSTLE_C_API JostleGroupDef3 jostle_group_def3_default(void);

JOSTLE_C_API JostleCode jostle_crowd2_create(JostleCrowd2** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_crowd2_free(JostleCrowd2* object);

JOSTLE_C_API JostleCode jostle_crowd3_create(JostleCrowd3** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_crowd3_free(JostleCrowd3* object);

JOSTLE_C_API JostleCode jostle_flow_field_create(const JostleFlowFieldDef* def, JostleFlowField** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_flow_field_free(JostleFlowField* object);

JOSTLE_C_API JostleCode jostle_guide2_create(JostleCrowd2* crowd, JostleGuide2** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_guide2_free(JostleGuide2* object);

JOSTLE_C_API JostleCode jostle_guide3_create(JostleCrowd3* crowd, JostleGuide3** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_guide3_free(JostleGuide3* object);

JOSTLE_C_API JostleCode jostle_crowd_world_create(
    JostleCrowd2* crowd,
    JostleWorld* world,
    const JostleCrowdWorldDef* def,
    JostleCrowdWorld** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_crowd_world_free(JostleCrowdWorld* object);

JOSTLE_C_API JostleCode jostle_crowd2_add(JostleCrowd2* crowd, const JostleAgentDef2* def, JostleAgent* add);

/** The last agent takes its place in agents() and the other views. */
JOSTLE_C_API JostleCode jostle_crowd2_remove(JostleCrowd2* crowd, JostleAgent agent);

/** Removes all agents and obstacles; keeps the memory. */
JOSTLE_C_API JostleCode jostle_crowd2_clear(JostleCrowd2* crowd);

/** Room for so many agents. */
JOSTLE_C_API JostleCode jostle_crowd2_reserve(JostleCrowd2* crowd, size_t count);

JOSTLE_C_API JostleCode jostle_crowd2_contains(const JostleCrowd2* crowd, JostleAgent agent, bool* contains);

JOSTLE_C_API JostleCode jostle_crowd2_size(const JostleCrowd2* crowd, int* size);

/**
 * All agents choose a velocity, and move at it for dt [s], which is above 0 and at most 1. With a
 * scheduler in parallel.
 */
JOSTLE_C_API JostleCode jostle_crowd2_step(JostleCrowd2* crowd, float dt, JostleTaskScheduler* scheduler);

JOSTLE_C_API JostleCode jostle_crowd2_profile(const JostleCrowd2* crowd, JostleCrowdProfile* profile);

/** [m] */
JOSTLE_C_API JostleCode jostle_crowd2_position(
    const JostleCrowd2* crowd,
    JostleAgent agent,
    JostleVec2* position);

JOSTLE_C_API JostleCode jostle_crowd2_set_position(
    JostleCrowd2* crowd,
    JostleAgent agent,
    JostleVec2 position);

/** [m/s] */
JOSTLE_C_API JostleCode jostle_crowd2_velocity(
    const JostleCrowd2* crowd,
    JostleAgent agent,
    JostleVec2* velocity);

JOSTLE_C_API JostleCode jostle_crowd2_set_velocity(
    JostleCrowd2* crowd,
    JostleAgent agent,
    JostleVec2 velocity);

/** [m/s] */
JOSTLE_C_API JostleCode jostle_crowd2_preferred_velocity(
    const JostleCrowd2* crowd,
    JostleAgent agent,
    JostleVec2* preferred_velocity);

JOSTLE_C_API JostleCode jostle_crowd2_set_preferred_velocity(
    JostleCrowd2* crowd,
    JostleAgent agent,
    JostleVec2 velocity);

/** [m] */
JOSTLE_C_API JostleCode jostle_crowd2_goal(
    const JostleCrowd2* crowd,
    JostleAgent agent,
    bool* has_goal,
    JostleVec2* goal);

JOSTLE_C_API JostleCode jostle_crowd2_set_goal(
    JostleCrowd2* crowd,
    JostleAgent agent,
    const JostleVec2* goal);

/** All that the agent is, as it is now. */
JOSTLE_C_API JostleCode jostle_crowd2_def(const JostleCrowd2* crowd, JostleAgent agent, JostleAgentDef2* def);

JOSTLE_C_API JostleCode jostle_crowd2_set_def(
    JostleCrowd2* crowd,
    JostleAgent agent,
    const JostleAgentDef2* def);

/** Whether there was no velocity in the last step that kept clear of all neighbours. */
JOSTLE_C_API JostleCode jostle_crowd2_is_squeezed(
    const JostleCrowd2* crowd,
    JostleAgent agent,
    bool* squeezed);

JOSTLE_C_API JostleCode jostle_crowd2_add_obstacle(
    JostleCrowd2* crowd,
    const JostleObstacleDef2* def,
    JostleObstacle* add_obstacle);

JOSTLE_C_API JostleCode jostle_crowd2_remove_obstacle(JostleCrowd2* crowd, JostleObstacle obstacle);

JOSTLE_C_API JostleCode jostle_crowd2_contains_obstacle(
    const JostleCrowd2* crowd,
    JostleObstacle obstacle,
    bool* contains);

/** Valid until one is added or removed, which may change their order. */
JOSTLE_C_API JostleCode jostle_crowd2_obstacles(const JostleCrowd2* crowd, JostleObstacleSpan* obstacles);

/**
 * Whether a disc [m] can go straight from one point to the other without touching a wall that faces
 * `from` and whose layer has a bit of the mask.
 */
JOSTLE_C_API JostleCode jostle_crowd2_is_visible(
    const JostleCrowd2* crowd,
    JostleVec2 from,
    JostleVec2 to,
    float radius,
    uint32_t mask,
    bool* visible);

JOSTLE_C_API JostleCode jostle_crowd2_agents(const JostleCrowd2* crowd, JostleAgentSpan* agents);

/** [m] */
JOSTLE_C_API JostleCode jostle_crowd2_positions(const JostleCrowd2* crowd, JostleVec2Span* positions);

/** [m/s] */
JOSTLE_C_API JostleCode jostle_crowd2_velocities(const JostleCrowd2* crowd, JostleVec2Span* velocities);

/** [m/s] One for each agent. */
JOSTLE_C_API JostleCode jostle_crowd2_set_preferred_velocities(
    JostleCrowd2* crowd,
    JostleVec2Span velocities);

/**
 * Empty when no pair of agents, of which one heeds the other, overlaps by more than this share of the
 * smaller radius, and no agent overlaps an obstacle that it heeds by more than this share of its own;
 * otherwise a sentence that names the first such pair, and says by how much. O(n log n).
 */
JOSTLE_C_API JostleCode jostle_crowd2_check(
    const JostleCrowd2* crowd,
    float tolerance,
    char* text,
    size_t capacity,
    size_t* length);

/** The crowd, names included, as bytes that any machine can load. What follows is the same, bit for bit. */
JOSTLE_C_API JostleCode jostle_crowd2_save(
    const JostleCrowd2* crowd,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * Becomes the crowd that was saved. Refused, and changes nothing, where the bytes are no sound
 * crowd.
 */
JOSTLE_C_API JostleCode jostle_crowd2_load(JostleCrowd2* crowd, const void* bytes, size_t bytes_size);

JOSTLE_C_API JostleCode jostle_crowd3_add(JostleCrowd3* crowd, const JostleAgentDef3* def, JostleAgent* add);

/** The last agent takes its place in agents() and the other views. */
JOSTLE_C_API JostleCode jostle_crowd3_remove(JostleCrowd3* crowd, JostleAgent agent);

/** Removes all agents and obstacles; keeps the memory. */
JOSTLE_C_API JostleCode jostle_crowd3_clear(JostleCrowd3* crowd);

/** Room for so many agents. */
JOSTLE_C_API JostleCode jostle_crowd3_reserve(JostleCrowd3* crowd, size_t count);

JOSTLE_C_API JostleCode jostle_crowd3_contains(const JostleCrowd3* crowd, JostleAgent agent, bool* contains);

JOSTLE_C_API JostleCode jostle_crowd3_size(const JostleCrowd3* crowd, int* size);

/**
 * All agents choose a velocity, and move at it for dt [s], which is above 0 and at most 1. With a
 * scheduler in parallel.
 */
JOSTLE_C_API JostleCode jostle_crowd3_step(JostleCrowd3* crowd, float dt, JostleTaskScheduler* scheduler);

JOSTLE_C_API JostleCode jostle_crowd3_profile(const JostleCrowd3* crowd, JostleCrowdProfile* profile);

/** [m] */
JOSTLE_C_API JostleCode jostle_crowd3_position(
    const JostleCrowd3* crowd,
    JostleAgent agent,
    JostleVec3* position);

JOSTLE_C_API JostleCode jostle_crowd3_set_position(
    JostleCrowd3* crowd,
    JostleAgent agent,
    JostleVec3 position);

/** [m/s] */
JOSTLE_C_API JostleCode jostle_crowd3_velocity(
    const JostleCrowd3* crowd,
    JostleAgent agent,
    JostleVec3* velocity);

JOSTLE_C_API JostleCode jostle_crowd3_set_velocity(
    JostleCrowd3* crowd,
    JostleAgent agent,
    JostleVec3 velocity);

/** [m/s] */
JOSTLE_C_API JostleCode jostle_crowd3_preferred_velocity(
    const JostleCrowd3* crowd,
    JostleAgent agent,
    JostleVec3* preferred_velocity);

JOSTLE_C_API JostleCode jostle_crowd3_set_preferred_velocity(
    JostleCrowd3* crowd,
    JostleAgent agent,
    JostleVec3 velocity);

/** [m] */
JOSTLE_C_API JostleCode jostle_crowd3_goal(
    const JostleCrowd3* crowd,
    JostleAgent agent,
    bool* has_goal,
    JostleVec3* goal);

JOSTLE_C_API JostleCode jostle_crowd3_set_goal(
    JostleCrowd3* crowd,
    JostleAgent agent,
    const JostleVec3* goal);

/** All that the agent is, as it is now. */
JOSTLE_C_API JostleCode jostle_crowd3_def(const JostleCrowd3* crowd, JostleAgent agent, JostleAgentDef3* def);

JOSTLE_C_API JostleCode jostle_crowd3_set_def(
    JostleCrowd3* crowd,
    JostleAgent agent,
    const JostleAgentDef3* def);

/** Whether there was no velocity in the last step that kept clear of all neighbours. */
JOSTLE_C_API JostleCode jostle_crowd3_is_squeezed(
    const JostleCrowd3* crowd,
    JostleAgent agent,
    bool* squeezed);

JOSTLE_C_API JostleCode jostle_crowd3_agents(const JostleCrowd3* crowd, JostleAgentSpan* agents);

/** [m] */
JOSTLE_C_API JostleCode jostle_crowd3_positions(const JostleCrowd3* crowd, JostleVec3Span* positions);

/** [m/s] */
JOSTLE_C_API JostleCode jostle_crowd3_velocities(const JostleCrowd3* crowd, JostleVec3Span* velocities);

/** [m/s] One for each agent. */
JOSTLE_C_API JostleCode jostle_crowd3_set_preferred_velocities(
    JostleCrowd3* crowd,
    JostleVec3Span velocities);

/**
 * Empty when no pair of agents, of which one heeds the other, overlaps by more than this share of the
 * smaller radius, and no agent overlaps an obstacle that it heeds by more than this share of its own;
 * otherwise a sentence that names the first such pair, and says by how much. O(n log n).
 */
JOSTLE_C_API JostleCode jostle_crowd3_check(
    const JostleCrowd3* crowd,
    float tolerance,
    char* text,
    size_t capacity,
    size_t* length);

/** The crowd, names included, as bytes that any machine can load. What follows is the same, bit for bit. */
JOSTLE_C_API JostleCode jostle_crowd3_save(
    const JostleCrowd3* crowd,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * Becomes the crowd that was saved. Refused, and changes nothing, where the bytes are no sound
 * crowd.
 */
JOSTLE_C_API JostleCode jostle_crowd3_load(JostleCrowd3* crowd, const void* bytes, size_t bytes_size);

/** No way leads through the obstacle's walls from now on, in either direction; takes effect in aim(). */
JOSTLE_C_API JostleCode jostle_flow_field_block(JostleFlowField* field, const JostleObstacleDef2* obstacle);

/** Forgets all walls; takes effect in aim(). */
JOSTLE_C_API JostleCode jostle_flow_field_clear(JostleFlowField* field);

/**
 * Finds the ways to the nearest of the goals [m], which lie in the area, and not as near to a wall as
 * the clearance.
 */
JOSTLE_C_API JostleCode jostle_flow_field_aim(JostleFlowField* field, JostleVec2Span goals);

/**
 * A unit vector along the shortest way. Zero where there is none: out of the area, cut off by walls, or
 * before aim(). Near a wall it leads off the wall; in a cell that a wall runs through, to the side that
 * has a way.
 */
JOSTLE_C_API JostleCode jostle_flow_field_direction(
    const JostleFlowField* field,
    JostleVec2 at,
    JostleVec2* direction);

/** [m] The length of the shortest way; infinite where there is none. */
JOSTLE_C_API JostleCode jostle_flow_field_distance(
    const JostleFlowField* field,
    JostleVec2 at,
    float* distance);

JOSTLE_C_API JostleCode jostle_flow_field_columns(const JostleFlowField* field, int* columns);

JOSTLE_C_API JostleCode jostle_flow_field_rows(const JostleFlowField* field, int* rows);

JOSTLE_C_API JostleCode jostle_flow_field_def(const JostleFlowField* field, JostleFlowFieldDef* def);

/** A group without members; its number. Groups are numbered from 0, and stay. */
JOSTLE_C_API JostleCode jostle_guide2_add(JostleGuide2* guide, const JostleGroupDef2* def, int* add);

JOSTLE_C_API JostleCode jostle_guide2_groups(const JostleGuide2* guide, int* groups);

/**
 * The agent is a member of this group, of no other, and starts at the first way point. It goes at its
 * preferred speed as that is now.
 */
JOSTLE_C_API JostleCode jostle_guide2_join(JostleGuide2* guide, JostleAgent agent, int group);

/** The agent is led no more; its goal and preferred velocity stay as they are. */
JOSTLE_C_API JostleCode jostle_guide2_leave(JostleGuide2* guide, JostleAgent agent);

/**
 * Sets the goal and the preferred velocity of every member, and removes those from the crowd that have
 * arrived in a group with JOSTLE_AT_END_LEAVE.
 */
JOSTLE_C_API JostleCode jostle_guide2_lead(JostleGuide2* guide);

JOSTLE_C_API JostleCode jostle_guide2_contains(const JostleGuide2* guide, JostleAgent agent, bool* contains);

/** Of a member. */
JOSTLE_C_API JostleCode jostle_guide2_has_arrived(
    const JostleGuide2* guide,
    JostleAgent agent,
    bool* has_arrived);

/** Members that stay where they have arrived, and those that left the crowd there. */
JOSTLE_C_API JostleCode jostle_guide2_arrived(const JostleGuide2* guide, int group, int* arrived);

/** Members. */
JOSTLE_C_API JostleCode jostle_guide2_size(const JostleGuide2* guide, int group, int* size);

/** The members and how far they are, as bytes that any machine can load. Groups are not in them. */
JOSTLE_C_API JostleCode jostle_guide2_save(
    const JostleGuide2* guide,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * The members are those that were saved. The groups must be as they were then: those of the same numbers
 * have the same definitions; and the crowd as it was, by jostle_crowd3_load. What follows is the same, bit for
 * bit. Refused, and changes nothing, where the bytes do not fit the groups.
 */
JOSTLE_C_API JostleCode jostle_guide2_load(JostleGuide2* guide, const void* bytes, size_t bytes_size);

/** A group without members; its number. Groups are numbered from 0, and stay. */
JOSTLE_C_API JostleCode jostle_guide3_add(JostleGuide3* guide, const JostleGroupDef3* def, int* add);

JOSTLE_C_API JostleCode jostle_guide3_groups(const JostleGuide3* guide, int* groups);

/**
 * The agent is a member of this group, of no other, and starts at the first way point. It goes at its
 * preferred speed as that is now.
 */
JOSTLE_C_API JostleCode jostle_guide3_join(JostleGuide3* guide, JostleAgent agent, int group);

/** The agent is led no more; its goal and preferred velocity stay as they are. */
JOSTLE_C_API JostleCode jostle_guide3_leave(JostleGuide3* guide, JostleAgent agent);

/**
 * Sets the goal and the preferred velocity of every member, and removes those from the crowd that have
 * arrived in a group with JOSTLE_AT_END_LEAVE.
 */
JOSTLE_C_API JostleCode jostle_guide3_lead(JostleGuide3* guide);

JOSTLE_C_API JostleCode jostle_guide3_contains(const JostleGuide3* guide, JostleAgent agent, bool* contains);

/** Of a member. */
JOSTLE_C_API JostleCode jostle_guide3_has_arrived(
    const JostleGuide3* guide,
    JostleAgent agent,
    bool* has_arrived);

/** Members that stay where they have arrived, and those that left the crowd there. */
JOSTLE_C_API JostleCode jostle_guide3_arrived(const JostleGuide3* guide, int group, int* arrived);

/** Members. */
JOSTLE_C_API JostleCode jostle_guide3_size(const JostleGuide3* guide, int group, int* size);

/** The members and how far they are, as bytes that any machine can load. Groups are not in them. */
JOSTLE_C_API JostleCode jostle_guide3_save(
    const JostleGuide3* guide,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * The members are those that were saved. The groups must be as they were then: those of the same numbers
 * have the same definitions; and the crowd as it was, by jostle_crowd3_load. What follows is the same, bit for
 * bit. Refused, and changes nothing, where the bytes do not fit the groups.
 */
JOSTLE_C_API JostleCode jostle_guide3_load(JostleGuide3* guide, const void* bytes, size_t bytes_size);

/**
 * Moves the discs to where the world's enabled bodies are now. Sensors have none. Where a static shape
 * with sharp corners has come, gone or moved, or an obstacle was removed, makes all obstacles anew.
 */
JOSTLE_C_API JostleCode jostle_crowd_world_look(JostleCrowdWorld* world);

/**
 * Each agent that responds, wants to go on, and has a dynamic body in its way within reach of its arms
 * pushes it: against the surface, with push_force times the cosine of its way to the surface's normal.
 */
JOSTLE_C_API JostleCode jostle_crowd_world_push(JostleCrowdWorld* world);

/**
 * No way of the field leads through the static shapes as they were at the last look(): those with sharp
 * corners as obstacles, others as octagons around their discs. Takes effect in jostle_flow_field_aim.
 */
JOSTLE_C_API JostleCode jostle_crowd_world_block(const JostleCrowdWorld* world, JostleFlowField* field);

/** The agents of the crowd that are discs of bodies. */
JOSTLE_C_API JostleCode jostle_crowd_world_discs(const JostleCrowdWorld* world, JostleAgentSpan* discs);

/**
 * Whether an agent is one of them; not once it was removed. Cost: of one that responds O(1), else
 * O(discs).
 */
JOSTLE_C_API JostleCode jostle_crowd_world_is_disc(
    const JostleCrowdWorld* world,
    JostleAgent agent,
    bool* disc);

JOSTLE_C_API JostleCode jostle_crowd_world_obstacles(
    const JostleCrowdWorld* world,
    JostleObstacleSpan* obstacles);

/**
 * The crowd, the world and what joins them, as bytes that any machine loads: those of jostle_crowd3_save and
 * jostle_world_save, with the discs and obstacles. Refused during a step. Cost: both, twice.
 */
JOSTLE_C_API JostleCode jostle_crowd_world_save(
    const JostleCrowdWorld* world,
    void* bytes,
    size_t capacity,
    size_t* size);

/** The points [m] of an obstacle; the answer is how many there are in all. */
JOSTLE_C_API JostleCode jostle_crowd2_obstacle_points(
    const JostleCrowd2* crowd,
    JostleObstacle obstacle,
    JostleVec2* found,
    size_t capacity,
    int* count);

JOSTLE_C_API JostleCode jostle_crowd2_obstacle_traits(
    const JostleCrowd2* crowd,
    JostleObstacle obstacle,
    JostleObstacleTraits* crowd2_obstacle_traits);

/**
 * Crowd and world become those that were saved: see jostle_crowd2_load and jostle_world_load. Bytes that are
 * no sound save are refused, and nothing has changed in either then.
 */
JOSTLE_C_API JostleCode jostle_crowd_world_load(
    JostleCrowdWorld* crowd_world,
    const void* bytes,
    size_t bytes_size,
    const JostleLoadOptions* options,
    JostleShape* without_function,
    size_t capacity,
    JostleLoadSummary* crowd_world_load);

#ifdef __cplusplus
}
#endif

#endif
