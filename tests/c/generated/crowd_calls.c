/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Written by generate/generate_c.mjs. */
#include "../fixture.h"

#include <string.h>

void twin_jostle_flow_field_def_default(const JostleFlowFieldDef* made);
static void call_jostle_flow_field_def_default(Fixture* f) {
    const JostleFlowFieldDef made = jostle_flow_field_def_default();
    (void)f;
    twin_jostle_flow_field_def_default(&made);
}

void twin_jostle_crowd_world_def_default(const JostleCrowdWorldDef* made);
static void call_jostle_crowd_world_def_default(Fixture* f) {
    const JostleCrowdWorldDef made = jostle_crowd_world_def_default();
    (void)f;
    twin_jostle_crowd_world_def_default(&made);
}

void twin_jostle_agent_def2_default(const JostleAgentDef2* made);
static void call_jostle_agent_def2_default(Fixture* f) {
    const JostleAgentDef2 made = jostle_agent_def2_default();
    (void)f;
    twin_jostle_agent_def2_default(&made);
}

void twin_jostle_obstacle_def2_default(const JostleObstacleDef2* made);
static void call_jostle_obstacle_def2_default(Fixture* f) {
    const JostleObstacleDef2 made = jostle_obstacle_def2_default();
    (void)f;
    twin_jostle_obstacle_def2_default(&made);
}

void twin_jostle_agent_def3_default(const JostleAgentDef3* made);
static void call_jostle_agent_def3_default(Fixture* f) {
    const JostleAgentDef3 made = jostle_agent_def3_default();
    (void)f;
    twin_jostle_agent_def3_default(&made);
}

void twin_jostle_group_def2_default(const JostleGroupDef2* made);
static void call_jostle_group_def2_default(Fixture* f) {
    const JostleGroupDef2 made = jostle_group_def2_default();
    (void)f;
    twin_jostle_group_def2_default(&made);
}

void twin_jostle_group_def3_default(const JostleGroupDef3* made);
static void call_jostle_group_def3_default(Fixture* f) {
    const JostleGroupDef3 made = jostle_group_def3_default();
    (void)f;
    twin_jostle_group_def3_default(&made);
}

void twin_jostle_crowd2_create(JostleCode code, JostleCrowd2* object);
static void call_jostle_crowd2_create(Fixture* f) {
    (void)f;
    JostleCrowd2* object = NULL;
    const JostleCode code = jostle_crowd2_create(&object);
    twin_jostle_crowd2_create(code, object);
    jostle_crowd2_free(object);
}

void twin_jostle_crowd3_create(JostleCode code, JostleCrowd3* object);
static void call_jostle_crowd3_create(Fixture* f) {
    (void)f;
    JostleCrowd3* object = NULL;
    const JostleCode code = jostle_crowd3_create(&object);
    twin_jostle_crowd3_create(code, object);
    jostle_crowd3_free(object);
}

void twin_jostle_flow_field_create(JostleCode code, JostleFlowField* object);
static void call_jostle_flow_field_create(Fixture* f) {
    (void)f;
    JostleFlowFieldDef def;
    def = jostle_flow_field_def_default();
    def.area.lower.x = -6.0f;
    def.area.lower.y = -6.0f;
    def.area.upper.x = 9.0f;
    def.area.upper.y = 9.0f;
    def.cell = 1.0f;
    def.clearance = 0.5f;
    JostleFlowField* object = NULL;
    const JostleCode code = jostle_flow_field_create(&def, &object);
    twin_jostle_flow_field_create(code, object);
    jostle_flow_field_free(object);
}

void twin_jostle_guide2_create(JostleCode code, JostleGuide2* object);
static void call_jostle_guide2_create(Fixture* f) {
    (void)f;
    JostleGuide2* object = NULL;
    const JostleCode code = jostle_guide2_create(f->crowd2, &object);
    twin_jostle_guide2_create(code, object);
    jostle_guide2_free(object);
}

void twin_jostle_guide3_create(JostleCode code, JostleGuide3* object);
static void call_jostle_guide3_create(Fixture* f) {
    (void)f;
    JostleGuide3* object = NULL;
    const JostleCode code = jostle_guide3_create(f->crowd3, &object);
    twin_jostle_guide3_create(code, object);
    jostle_guide3_free(object);
}

void twin_jostle_crowd_world_create(JostleCode code, JostleCrowdWorld* object);
static void call_jostle_crowd_world_create(Fixture* f) {
    (void)f;
    JostleCrowdWorldDef def;
    def = jostle_crowd_world_def_default();
    def.layer = 4u;
    def.disc = 0.5f;
    def.push_force = 0.5f;
    def.arm = 0.5f;
    JostleCrowdWorld* object = NULL;
    const JostleCode code = jostle_crowd_world_create(f->crowd2, f->world, &def, &object);
    twin_jostle_crowd_world_create(code, object);
    jostle_crowd_world_free(object);
}

void twin_jostle_crowd2_add(JostleCode code, const JostleAgent* add);
static void call_jostle_crowd2_add(Fixture* f) {
    (void)f;
    JostleAgentDef2 def;
    def = jostle_agent_def2_default();
    def.position.x = 6.0f;
    def.position.y = 7.0f;
    def.velocity.x = 0.5f;
    def.velocity.y = 0.25f;
    def.preferred_velocity.x = 0.5f;
    def.preferred_velocity.y = 0.25f;
    def.has_goal = true;
    def.goal.x = 0.5f;
    def.goal.y = 0.25f;
    def.preferred_speed = 0.5f;
    def.radius = 0.2f;
    def.max_speed = 0.5f;
    def.max_acceleration = 0.5f;
    def.horizon = 0.5f;
    def.obstacle_horizon = 0.5f;
    def.neighbor_distance = 0.5f;
    def.max_neighbors = 4;
    def.layer = 1u;
    def.mask = 7u;
    def.responds = true;
    def.user_data = 77u;
    JostleAgent add;
    memset(&add, 0, sizeof add);
    const JostleCode code = jostle_crowd2_add(f->crowd2, &def, &add);
    twin_jostle_crowd2_add(code, &add);
}

void twin_jostle_crowd2_remove(JostleCode code);
static void call_jostle_crowd2_remove(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    const JostleCode code = jostle_crowd2_remove(f->crowd2, agent);
    twin_jostle_crowd2_remove(code);
}

void twin_jostle_crowd2_clear(JostleCode code);
static void call_jostle_crowd2_clear(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_crowd2_clear(f->crowd2);
    twin_jostle_crowd2_clear(code);
}

void twin_jostle_crowd2_reserve(JostleCode code);
static void call_jostle_crowd2_reserve(Fixture* f) {
    (void)f;
    size_t count;
    memset(&count, 0, sizeof count);
    count = 2;
    const JostleCode code = jostle_crowd2_reserve(f->crowd2, count);
    twin_jostle_crowd2_reserve(code);
}

void twin_jostle_crowd2_contains(JostleCode code, const bool* contains);
static void call_jostle_crowd2_contains(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    bool contains;
    memset(&contains, 0, sizeof contains);
    const JostleCode code = jostle_crowd2_contains(f->crowd2, agent, &contains);
    twin_jostle_crowd2_contains(code, &contains);
}

void twin_jostle_crowd2_size(JostleCode code, const int* size);
static void call_jostle_crowd2_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_crowd2_size(f->crowd2, &size);
    twin_jostle_crowd2_size(code, &size);
}

void twin_jostle_crowd2_step(JostleCode code);
static void call_jostle_crowd2_step(Fixture* f) {
    (void)f;
    float dt;
    memset(&dt, 0, sizeof dt);
    dt = 0.05f;
    const JostleCode code = jostle_crowd2_step(f->crowd2, dt, NULL);
    twin_jostle_crowd2_step(code);
}

void twin_jostle_crowd2_profile(JostleCode code, const JostleCrowdProfile* profile);
static void call_jostle_crowd2_profile(Fixture* f) {
    (void)f;
    JostleCrowdProfile profile;
    memset(&profile, 0, sizeof profile);
    const JostleCode code = jostle_crowd2_profile(f->crowd2, &profile);
    twin_jostle_crowd2_profile(code, &profile);
}

void twin_jostle_crowd2_position(JostleCode code, const JostleVec2* position);
static void call_jostle_crowd2_position(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec2 position;
    memset(&position, 0, sizeof position);
    const JostleCode code = jostle_crowd2_position(f->crowd2, agent, &position);
    twin_jostle_crowd2_position(code, &position);
}

void twin_jostle_crowd2_set_position(JostleCode code);
static void call_jostle_crowd2_set_position(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec2 position;
    memset(&position, 0, sizeof position);
    position.x = 0.5f;
    position.y = 0.25f;
    const JostleCode code = jostle_crowd2_set_position(f->crowd2, agent, position);
    twin_jostle_crowd2_set_position(code);
}

void twin_jostle_crowd2_velocity(JostleCode code, const JostleVec2* velocity);
static void call_jostle_crowd2_velocity(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec2 velocity;
    memset(&velocity, 0, sizeof velocity);
    const JostleCode code = jostle_crowd2_velocity(f->crowd2, agent, &velocity);
    twin_jostle_crowd2_velocity(code, &velocity);
}

void twin_jostle_crowd2_set_velocity(JostleCode code);
static void call_jostle_crowd2_set_velocity(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec2 velocity;
    memset(&velocity, 0, sizeof velocity);
    velocity.x = 0.5f;
    velocity.y = 0.25f;
    const JostleCode code = jostle_crowd2_set_velocity(f->crowd2, agent, velocity);
    twin_jostle_crowd2_set_velocity(code);
}

void twin_jostle_crowd2_preferred_velocity(JostleCode code, const JostleVec2* preferred_velocity);
static void call_jostle_crowd2_preferred_velocity(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec2 preferred_velocity;
    memset(&preferred_velocity, 0, sizeof preferred_velocity);
    const JostleCode code = jostle_crowd2_preferred_velocity(f->crowd2, agent, &preferred_velocity);
    twin_jostle_crowd2_preferred_velocity(code, &preferred_velocity);
}

void twin_jostle_crowd2_set_preferred_velocity(JostleCode code);
static void call_jostle_crowd2_set_preferred_velocity(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec2 velocity;
    memset(&velocity, 0, sizeof velocity);
    velocity.x = 0.5f;
    velocity.y = 0.25f;
    const JostleCode code = jostle_crowd2_set_preferred_velocity(f->crowd2, agent, velocity);
    twin_jostle_crowd2_set_preferred_velocity(code);
}

void twin_jostle_crowd2_goal(JostleCode code, bool has_goal, const JostleVec2* goal);
static void call_jostle_crowd2_goal(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    bool has_goal = false;
    JostleVec2 goal;
    memset(&goal, 0, sizeof goal);
    const JostleCode code = jostle_crowd2_goal(f->crowd2, agent, &has_goal, &goal);
    twin_jostle_crowd2_goal(code, has_goal, &goal);
}

void twin_jostle_crowd2_set_goal(JostleCode code);
static void call_jostle_crowd2_set_goal(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec2 goal;
    memset(&goal, 0, sizeof goal);
    goal.x = 0.5f;
    goal.y = 0.25f;
    const JostleCode code = jostle_crowd2_set_goal(f->crowd2, agent, &goal);
    twin_jostle_crowd2_set_goal(code);
}

void twin_jostle_crowd2_def(JostleCode code, const JostleAgentDef2* def);
static void call_jostle_crowd2_def(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleAgentDef2 def;
    memset(&def, 0, sizeof def);
    const JostleCode code = jostle_crowd2_def(f->crowd2, agent, &def);
    twin_jostle_crowd2_def(code, &def);
}

void twin_jostle_crowd2_set_def(JostleCode code);
static void call_jostle_crowd2_set_def(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleAgentDef2 def;
    def = jostle_agent_def2_default();
    def.position.x = 6.0f;
    def.position.y = 7.0f;
    def.velocity.x = 0.5f;
    def.velocity.y = 0.25f;
    def.preferred_velocity.x = 0.5f;
    def.preferred_velocity.y = 0.25f;
    def.has_goal = true;
    def.goal.x = 0.5f;
    def.goal.y = 0.25f;
    def.preferred_speed = 0.5f;
    def.radius = 0.2f;
    def.max_speed = 0.5f;
    def.max_acceleration = 0.5f;
    def.horizon = 0.5f;
    def.obstacle_horizon = 0.5f;
    def.neighbor_distance = 0.5f;
    def.max_neighbors = 4;
    def.layer = 1u;
    def.mask = 7u;
    def.responds = true;
    def.user_data = 77u;
    const JostleCode code = jostle_crowd2_set_def(f->crowd2, agent, &def);
    twin_jostle_crowd2_set_def(code);
}

void twin_jostle_crowd2_is_squeezed(JostleCode code, const bool* squeezed);
static void call_jostle_crowd2_is_squeezed(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    bool squeezed;
    memset(&squeezed, 0, sizeof squeezed);
    const JostleCode code = jostle_crowd2_is_squeezed(f->crowd2, agent, &squeezed);
    twin_jostle_crowd2_is_squeezed(code, &squeezed);
}

void twin_jostle_crowd2_add_obstacle(JostleCode code, const JostleObstacle* add_obstacle);
static void call_jostle_crowd2_add_obstacle(Fixture* f) {
    (void)f;
    JostleObstacleDef2 def;
    def = jostle_obstacle_def2_default();
    def.shape = JOSTLE_OBSTACLE_SHAPE_POLYGON;
    static JostleVec2 items_def_points[3];
    items_def_points[0].x = 0.5f;
    items_def_points[0].y = 0.25f;
    items_def_points[1].x = 0.5f;
    items_def_points[1].y = 0.25f;
    items_def_points[2].x = 0.5f;
    items_def_points[2].y = 0.25f;
    def.points.first = items_def_points;
    def.points.count = 3;
    def.points.stride = 0;
    def.layer = 1u;
    def.user_data = 77u;
    JostleObstacle add_obstacle;
    memset(&add_obstacle, 0, sizeof add_obstacle);
    const JostleCode code = jostle_crowd2_add_obstacle(f->crowd2, &def, &add_obstacle);
    twin_jostle_crowd2_add_obstacle(code, &add_obstacle);
}

void twin_jostle_crowd2_remove_obstacle(JostleCode code);
static void call_jostle_crowd2_remove_obstacle(Fixture* f) {
    (void)f;
    JostleObstacle obstacle;
    memset(&obstacle, 0, sizeof obstacle);
    obstacle = f->obstacle;
    const JostleCode code = jostle_crowd2_remove_obstacle(f->crowd2, obstacle);
    twin_jostle_crowd2_remove_obstacle(code);
}

void twin_jostle_crowd2_contains_obstacle(JostleCode code, const bool* contains);
static void call_jostle_crowd2_contains_obstacle(Fixture* f) {
    (void)f;
    JostleObstacle obstacle;
    memset(&obstacle, 0, sizeof obstacle);
    obstacle = f->obstacle;
    bool contains;
    memset(&contains, 0, sizeof contains);
    const JostleCode code = jostle_crowd2_contains_obstacle(f->crowd2, obstacle, &contains);
    twin_jostle_crowd2_contains_obstacle(code, &contains);
}

void twin_jostle_crowd2_obstacles(JostleCode code, const JostleObstacleSpan* obstacles);
static void call_jostle_crowd2_obstacles(Fixture* f) {
    (void)f;
    JostleObstacleSpan obstacles = {NULL, 0, 0};
    const JostleCode code = jostle_crowd2_obstacles(f->crowd2, &obstacles);
    twin_jostle_crowd2_obstacles(code, &obstacles);
}

void twin_jostle_crowd2_is_visible(JostleCode code, const bool* visible);
static void call_jostle_crowd2_is_visible(Fixture* f) {
    (void)f;
    JostleVec2 from;
    memset(&from, 0, sizeof from);
    from.x = 0.5f;
    from.y = 0.25f;
    JostleVec2 to;
    memset(&to, 0, sizeof to);
    to.x = 0.5f;
    to.y = 0.25f;
    float radius;
    memset(&radius, 0, sizeof radius);
    radius = 0.2f;
    uint32_t mask;
    memset(&mask, 0, sizeof mask);
    mask = 7u;
    bool visible;
    memset(&visible, 0, sizeof visible);
    const JostleCode code = jostle_crowd2_is_visible(f->crowd2, from, to, radius, mask, &visible);
    twin_jostle_crowd2_is_visible(code, &visible);
}

void twin_jostle_crowd2_agents(JostleCode code, const JostleAgentSpan* agents);
static void call_jostle_crowd2_agents(Fixture* f) {
    (void)f;
    JostleAgentSpan agents = {NULL, 0, 0};
    const JostleCode code = jostle_crowd2_agents(f->crowd2, &agents);
    twin_jostle_crowd2_agents(code, &agents);
}

void twin_jostle_crowd2_positions(JostleCode code, const JostleVec2Span* positions);
static void call_jostle_crowd2_positions(Fixture* f) {
    (void)f;
    JostleVec2Span positions = {NULL, 0, 0};
    const JostleCode code = jostle_crowd2_positions(f->crowd2, &positions);
    twin_jostle_crowd2_positions(code, &positions);
}

void twin_jostle_crowd2_velocities(JostleCode code, const JostleVec2Span* velocities);
static void call_jostle_crowd2_velocities(Fixture* f) {
    (void)f;
    JostleVec2Span velocities = {NULL, 0, 0};
    const JostleCode code = jostle_crowd2_velocities(f->crowd2, &velocities);
    twin_jostle_crowd2_velocities(code, &velocities);
}

void twin_jostle_crowd2_set_preferred_velocities(JostleCode code);
static void call_jostle_crowd2_set_preferred_velocities(Fixture* f) {
    (void)f;
    JostleVec2Span velocities = {NULL, 0, 0};
    velocities.first = f->points2;
    velocities.count = sizeof f->points2 / sizeof f->points2[0];
    velocities.stride = 0;
    const JostleCode code = jostle_crowd2_set_preferred_velocities(f->crowd2, velocities);
    twin_jostle_crowd2_set_preferred_velocities(code);
}

void twin_jostle_crowd2_check(JostleCode code, const char* text, size_t length);
static void call_jostle_crowd2_check(Fixture* f) {
    (void)f;
    float tolerance;
    memset(&tolerance, 0, sizeof tolerance);
    tolerance = 0.01f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_crowd2_check(f->crowd2, tolerance, text, sizeof text, &length);
    twin_jostle_crowd2_check(code, text, length);
}

void twin_jostle_crowd2_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_crowd2_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_crowd2_save(f->crowd2, bytes, sizeof bytes, &size);
    twin_jostle_crowd2_save(code, bytes, size);
}

void twin_jostle_crowd2_load(JostleCode code);
static void call_jostle_crowd2_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_crowd2_load(f->crowd2, f->saved_crowd2.bytes, f->saved_crowd2.size);
    twin_jostle_crowd2_load(code);
}

void twin_jostle_crowd3_add(JostleCode code, const JostleAgent* add);
static void call_jostle_crowd3_add(Fixture* f) {
    (void)f;
    JostleAgentDef3 def;
    def = jostle_agent_def3_default();
    def.position.x = 6.0f;
    def.position.y = 7.0f;
    def.position.z = 5.0f;
    def.velocity.x = 0.5f;
    def.velocity.y = 0.25f;
    def.velocity.z = 0.75f;
    def.preferred_velocity.x = 0.5f;
    def.preferred_velocity.y = 0.25f;
    def.preferred_velocity.z = 0.75f;
    def.has_goal = true;
    def.goal.x = 0.5f;
    def.goal.y = 0.25f;
    def.goal.z = 0.75f;
    def.preferred_speed = 0.5f;
    def.radius = 0.2f;
    def.max_speed = 0.5f;
    def.max_acceleration = 0.5f;
    def.horizon = 0.5f;
    def.obstacle_horizon = 0.5f;
    def.neighbor_distance = 0.5f;
    def.max_neighbors = 4;
    def.layer = 1u;
    def.mask = 7u;
    def.responds = true;
    def.user_data = 77u;
    JostleAgent add;
    memset(&add, 0, sizeof add);
    const JostleCode code = jostle_crowd3_add(f->crowd3, &def, &add);
    twin_jostle_crowd3_add(code, &add);
}

void twin_jostle_crowd3_remove(JostleCode code);
static void call_jostle_crowd3_remove(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    const JostleCode code = jostle_crowd3_remove(f->crowd3, agent);
    twin_jostle_crowd3_remove(code);
}

void twin_jostle_crowd3_clear(JostleCode code);
static void call_jostle_crowd3_clear(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_crowd3_clear(f->crowd3);
    twin_jostle_crowd3_clear(code);
}

void twin_jostle_crowd3_reserve(JostleCode code);
static void call_jostle_crowd3_reserve(Fixture* f) {
    (void)f;
    size_t count;
    memset(&count, 0, sizeof count);
    count = 2;
    const JostleCode code = jostle_crowd3_reserve(f->crowd3, count);
    twin_jostle_crowd3_reserve(code);
}

void twin_jostle_crowd3_contains(JostleCode code, const bool* contains);
static void call_jostle_crowd3_contains(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    bool contains;
    memset(&contains, 0, sizeof contains);
    const JostleCode code = jostle_crowd3_contains(f->crowd3, agent, &contains);
    twin_jostle_crowd3_contains(code, &contains);
}

void twin_jostle_crowd3_size(JostleCode code, const int* size);
static void call_jostle_crowd3_size(Fixture* f) {
    (void)f;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_crowd3_size(f->crowd3, &size);
    twin_jostle_crowd3_size(code, &size);
}

void twin_jostle_crowd3_step(JostleCode code);
static void call_jostle_crowd3_step(Fixture* f) {
    (void)f;
    float dt;
    memset(&dt, 0, sizeof dt);
    dt = 0.05f;
    const JostleCode code = jostle_crowd3_step(f->crowd3, dt, NULL);
    twin_jostle_crowd3_step(code);
}

void twin_jostle_crowd3_profile(JostleCode code, const JostleCrowdProfile* profile);
static void call_jostle_crowd3_profile(Fixture* f) {
    (void)f;
    JostleCrowdProfile profile;
    memset(&profile, 0, sizeof profile);
    const JostleCode code = jostle_crowd3_profile(f->crowd3, &profile);
    twin_jostle_crowd3_profile(code, &profile);
}

void twin_jostle_crowd3_position(JostleCode code, const JostleVec3* position);
static void call_jostle_crowd3_position(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec3 position;
    memset(&position, 0, sizeof position);
    const JostleCode code = jostle_crowd3_position(f->crowd3, agent, &position);
    twin_jostle_crowd3_position(code, &position);
}

void twin_jostle_crowd3_set_position(JostleCode code);
static void call_jostle_crowd3_set_position(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec3 position;
    memset(&position, 0, sizeof position);
    position.x = 0.5f;
    position.y = 0.25f;
    position.z = 0.75f;
    const JostleCode code = jostle_crowd3_set_position(f->crowd3, agent, position);
    twin_jostle_crowd3_set_position(code);
}

void twin_jostle_crowd3_velocity(JostleCode code, const JostleVec3* velocity);
static void call_jostle_crowd3_velocity(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec3 velocity;
    memset(&velocity, 0, sizeof velocity);
    const JostleCode code = jostle_crowd3_velocity(f->crowd3, agent, &velocity);
    twin_jostle_crowd3_velocity(code, &velocity);
}

void twin_jostle_crowd3_set_velocity(JostleCode code);
static void call_jostle_crowd3_set_velocity(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec3 velocity;
    memset(&velocity, 0, sizeof velocity);
    velocity.x = 0.5f;
    velocity.y = 0.25f;
    velocity.z = 0.75f;
    const JostleCode code = jostle_crowd3_set_velocity(f->crowd3, agent, velocity);
    twin_jostle_crowd3_set_velocity(code);
}

void twin_jostle_crowd3_preferred_velocity(JostleCode code, const JostleVec3* preferred_velocity);
static void call_jostle_crowd3_preferred_velocity(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec3 preferred_velocity;
    memset(&preferred_velocity, 0, sizeof preferred_velocity);
    const JostleCode code = jostle_crowd3_preferred_velocity(f->crowd3, agent, &preferred_velocity);
    twin_jostle_crowd3_preferred_velocity(code, &preferred_velocity);
}

void twin_jostle_crowd3_set_preferred_velocity(JostleCode code);
static void call_jostle_crowd3_set_preferred_velocity(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec3 velocity;
    memset(&velocity, 0, sizeof velocity);
    velocity.x = 0.5f;
    velocity.y = 0.25f;
    velocity.z = 0.75f;
    const JostleCode code = jostle_crowd3_set_preferred_velocity(f->crowd3, agent, velocity);
    twin_jostle_crowd3_set_preferred_velocity(code);
}

void twin_jostle_crowd3_goal(JostleCode code, bool has_goal, const JostleVec3* goal);
static void call_jostle_crowd3_goal(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    bool has_goal = false;
    JostleVec3 goal;
    memset(&goal, 0, sizeof goal);
    const JostleCode code = jostle_crowd3_goal(f->crowd3, agent, &has_goal, &goal);
    twin_jostle_crowd3_goal(code, has_goal, &goal);
}

void twin_jostle_crowd3_set_goal(JostleCode code);
static void call_jostle_crowd3_set_goal(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleVec3 goal;
    memset(&goal, 0, sizeof goal);
    goal.x = 0.5f;
    goal.y = 0.25f;
    goal.z = 0.75f;
    const JostleCode code = jostle_crowd3_set_goal(f->crowd3, agent, &goal);
    twin_jostle_crowd3_set_goal(code);
}

void twin_jostle_crowd3_def(JostleCode code, const JostleAgentDef3* def);
static void call_jostle_crowd3_def(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleAgentDef3 def;
    memset(&def, 0, sizeof def);
    const JostleCode code = jostle_crowd3_def(f->crowd3, agent, &def);
    twin_jostle_crowd3_def(code, &def);
}

void twin_jostle_crowd3_set_def(JostleCode code);
static void call_jostle_crowd3_set_def(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    JostleAgentDef3 def;
    def = jostle_agent_def3_default();
    def.position.x = 6.0f;
    def.position.y = 7.0f;
    def.position.z = 5.0f;
    def.velocity.x = 0.5f;
    def.velocity.y = 0.25f;
    def.velocity.z = 0.75f;
    def.preferred_velocity.x = 0.5f;
    def.preferred_velocity.y = 0.25f;
    def.preferred_velocity.z = 0.75f;
    def.has_goal = true;
    def.goal.x = 0.5f;
    def.goal.y = 0.25f;
    def.goal.z = 0.75f;
    def.preferred_speed = 0.5f;
    def.radius = 0.2f;
    def.max_speed = 0.5f;
    def.max_acceleration = 0.5f;
    def.horizon = 0.5f;
    def.obstacle_horizon = 0.5f;
    def.neighbor_distance = 0.5f;
    def.max_neighbors = 4;
    def.layer = 1u;
    def.mask = 7u;
    def.responds = true;
    def.user_data = 77u;
    const JostleCode code = jostle_crowd3_set_def(f->crowd3, agent, &def);
    twin_jostle_crowd3_set_def(code);
}

void twin_jostle_crowd3_is_squeezed(JostleCode code, const bool* squeezed);
static void call_jostle_crowd3_is_squeezed(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    bool squeezed;
    memset(&squeezed, 0, sizeof squeezed);
    const JostleCode code = jostle_crowd3_is_squeezed(f->crowd3, agent, &squeezed);
    twin_jostle_crowd3_is_squeezed(code, &squeezed);
}

void twin_jostle_crowd3_agents(JostleCode code, const JostleAgentSpan* agents);
static void call_jostle_crowd3_agents(Fixture* f) {
    (void)f;
    JostleAgentSpan agents = {NULL, 0, 0};
    const JostleCode code = jostle_crowd3_agents(f->crowd3, &agents);
    twin_jostle_crowd3_agents(code, &agents);
}

void twin_jostle_crowd3_positions(JostleCode code, const JostleVec3Span* positions);
static void call_jostle_crowd3_positions(Fixture* f) {
    (void)f;
    JostleVec3Span positions = {NULL, 0, 0};
    const JostleCode code = jostle_crowd3_positions(f->crowd3, &positions);
    twin_jostle_crowd3_positions(code, &positions);
}

void twin_jostle_crowd3_velocities(JostleCode code, const JostleVec3Span* velocities);
static void call_jostle_crowd3_velocities(Fixture* f) {
    (void)f;
    JostleVec3Span velocities = {NULL, 0, 0};
    const JostleCode code = jostle_crowd3_velocities(f->crowd3, &velocities);
    twin_jostle_crowd3_velocities(code, &velocities);
}

void twin_jostle_crowd3_set_preferred_velocities(JostleCode code);
static void call_jostle_crowd3_set_preferred_velocities(Fixture* f) {
    (void)f;
    JostleVec3Span velocities = {NULL, 0, 0};
    velocities.first = f->points3;
    velocities.count = sizeof f->points3 / sizeof f->points3[0];
    velocities.stride = 0;
    const JostleCode code = jostle_crowd3_set_preferred_velocities(f->crowd3, velocities);
    twin_jostle_crowd3_set_preferred_velocities(code);
}

void twin_jostle_crowd3_check(JostleCode code, const char* text, size_t length);
static void call_jostle_crowd3_check(Fixture* f) {
    (void)f;
    float tolerance;
    memset(&tolerance, 0, sizeof tolerance);
    tolerance = 0.01f;
    static char text[1 << 16];
    size_t length = 0;
    text[0] = 0;
    const JostleCode code = jostle_crowd3_check(f->crowd3, tolerance, text, sizeof text, &length);
    twin_jostle_crowd3_check(code, text, length);
}

void twin_jostle_crowd3_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_crowd3_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_crowd3_save(f->crowd3, bytes, sizeof bytes, &size);
    twin_jostle_crowd3_save(code, bytes, size);
}

void twin_jostle_crowd3_load(JostleCode code);
static void call_jostle_crowd3_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_crowd3_load(f->crowd3, f->saved_crowd3.bytes, f->saved_crowd3.size);
    twin_jostle_crowd3_load(code);
}

void twin_jostle_flow_field_block(JostleCode code);
static void call_jostle_flow_field_block(Fixture* f) {
    (void)f;
    JostleObstacleDef2 obstacle;
    obstacle = jostle_obstacle_def2_default();
    obstacle.shape = JOSTLE_OBSTACLE_SHAPE_POLYGON;
    static JostleVec2 items_obstacle_points[3];
    items_obstacle_points[0].x = 0.5f;
    items_obstacle_points[0].y = 0.25f;
    items_obstacle_points[1].x = 0.5f;
    items_obstacle_points[1].y = 0.25f;
    items_obstacle_points[2].x = 0.5f;
    items_obstacle_points[2].y = 0.25f;
    obstacle.points.first = items_obstacle_points;
    obstacle.points.count = 3;
    obstacle.points.stride = 0;
    obstacle.layer = 1u;
    obstacle.user_data = 77u;
    const JostleCode code = jostle_flow_field_block(f->flow_field, &obstacle);
    twin_jostle_flow_field_block(code);
}

void twin_jostle_flow_field_clear(JostleCode code);
static void call_jostle_flow_field_clear(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_flow_field_clear(f->flow_field);
    twin_jostle_flow_field_clear(code);
}

void twin_jostle_flow_field_aim(JostleCode code);
static void call_jostle_flow_field_aim(Fixture* f) {
    (void)f;
    JostleVec2Span goals = {NULL, 0, 0};
    goals.first = f->points2;
    goals.count = sizeof f->points2 / sizeof f->points2[0];
    goals.stride = 0;
    const JostleCode code = jostle_flow_field_aim(f->flow_field, goals);
    twin_jostle_flow_field_aim(code);
}

void twin_jostle_flow_field_direction(JostleCode code, const JostleVec2* direction);
static void call_jostle_flow_field_direction(Fixture* f) {
    (void)f;
    JostleVec2 at;
    memset(&at, 0, sizeof at);
    at.x = 0.5f;
    at.y = 0.25f;
    JostleVec2 direction;
    memset(&direction, 0, sizeof direction);
    const JostleCode code = jostle_flow_field_direction(f->flow_field, at, &direction);
    twin_jostle_flow_field_direction(code, &direction);
}

void twin_jostle_flow_field_distance(JostleCode code, const float* distance);
static void call_jostle_flow_field_distance(Fixture* f) {
    (void)f;
    JostleVec2 at;
    memset(&at, 0, sizeof at);
    at.x = 0.5f;
    at.y = 0.25f;
    float distance;
    memset(&distance, 0, sizeof distance);
    const JostleCode code = jostle_flow_field_distance(f->flow_field, at, &distance);
    twin_jostle_flow_field_distance(code, &distance);
}

void twin_jostle_flow_field_columns(JostleCode code, const int* columns);
static void call_jostle_flow_field_columns(Fixture* f) {
    (void)f;
    int columns;
    memset(&columns, 0, sizeof columns);
    const JostleCode code = jostle_flow_field_columns(f->flow_field, &columns);
    twin_jostle_flow_field_columns(code, &columns);
}

void twin_jostle_flow_field_rows(JostleCode code, const int* rows);
static void call_jostle_flow_field_rows(Fixture* f) {
    (void)f;
    int rows;
    memset(&rows, 0, sizeof rows);
    const JostleCode code = jostle_flow_field_rows(f->flow_field, &rows);
    twin_jostle_flow_field_rows(code, &rows);
}

void twin_jostle_flow_field_def(JostleCode code, const JostleFlowFieldDef* def);
static void call_jostle_flow_field_def(Fixture* f) {
    (void)f;
    JostleFlowFieldDef def;
    memset(&def, 0, sizeof def);
    const JostleCode code = jostle_flow_field_def(f->flow_field, &def);
    twin_jostle_flow_field_def(code, &def);
}

void twin_jostle_guide2_add(JostleCode code, const int* add);
static void call_jostle_guide2_add(Fixture* f) {
    (void)f;
    JostleGroupDef2 def;
    def = jostle_group_def2_default();
    def.field = f->flow_field;
    def.reach = 2.0f;
    def.at_end = JOSTLE_AT_END_LEAVE;
    def.together = 0.5f;
    int add;
    memset(&add, 0, sizeof add);
    const JostleCode code = jostle_guide2_add(f->guide2, &def, &add);
    twin_jostle_guide2_add(code, &add);
}

void twin_jostle_guide2_groups(JostleCode code, const int* groups);
static void call_jostle_guide2_groups(Fixture* f) {
    (void)f;
    int groups;
    memset(&groups, 0, sizeof groups);
    const JostleCode code = jostle_guide2_groups(f->guide2, &groups);
    twin_jostle_guide2_groups(code, &groups);
}

void twin_jostle_guide2_join(JostleCode code);
static void call_jostle_guide2_join(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    int group;
    memset(&group, 0, sizeof group);
    group = 0;
    const JostleCode code = jostle_guide2_join(f->guide2, agent, group);
    twin_jostle_guide2_join(code);
}

void twin_jostle_guide2_leave(JostleCode code);
static void call_jostle_guide2_leave(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    const JostleCode code = jostle_guide2_leave(f->guide2, agent);
    twin_jostle_guide2_leave(code);
}

void twin_jostle_guide2_lead(JostleCode code);
static void call_jostle_guide2_lead(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_guide2_lead(f->guide2);
    twin_jostle_guide2_lead(code);
}

void twin_jostle_guide2_contains(JostleCode code, const bool* contains);
static void call_jostle_guide2_contains(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    bool contains;
    memset(&contains, 0, sizeof contains);
    const JostleCode code = jostle_guide2_contains(f->guide2, agent, &contains);
    twin_jostle_guide2_contains(code, &contains);
}

void twin_jostle_guide2_has_arrived(JostleCode code, const bool* has_arrived);
static void call_jostle_guide2_has_arrived(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    bool has_arrived;
    memset(&has_arrived, 0, sizeof has_arrived);
    const JostleCode code = jostle_guide2_has_arrived(f->guide2, agent, &has_arrived);
    twin_jostle_guide2_has_arrived(code, &has_arrived);
}

void twin_jostle_guide2_arrived(JostleCode code, const int* arrived);
static void call_jostle_guide2_arrived(Fixture* f) {
    (void)f;
    int group;
    memset(&group, 0, sizeof group);
    group = 0;
    int arrived;
    memset(&arrived, 0, sizeof arrived);
    const JostleCode code = jostle_guide2_arrived(f->guide2, group, &arrived);
    twin_jostle_guide2_arrived(code, &arrived);
}

void twin_jostle_guide2_size(JostleCode code, const int* size);
static void call_jostle_guide2_size(Fixture* f) {
    (void)f;
    int group;
    memset(&group, 0, sizeof group);
    group = 0;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_guide2_size(f->guide2, group, &size);
    twin_jostle_guide2_size(code, &size);
}

void twin_jostle_guide2_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_guide2_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_guide2_save(f->guide2, bytes, sizeof bytes, &size);
    twin_jostle_guide2_save(code, bytes, size);
}

void twin_jostle_guide2_load(JostleCode code);
static void call_jostle_guide2_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_guide2_load(f->guide2, f->saved_guide2.bytes, f->saved_guide2.size);
    twin_jostle_guide2_load(code);
}

void twin_jostle_guide3_add(JostleCode code, const int* add);
static void call_jostle_guide3_add(Fixture* f) {
    (void)f;
    JostleGroupDef3 def;
    def = jostle_group_def3_default();
    static JostleVec3 items_def_way_points[3];
    items_def_way_points[0].x = 0.5f;
    items_def_way_points[0].y = 0.25f;
    items_def_way_points[0].z = 0.75f;
    items_def_way_points[1].x = 0.5f;
    items_def_way_points[1].y = 0.25f;
    items_def_way_points[1].z = 0.75f;
    items_def_way_points[2].x = 0.5f;
    items_def_way_points[2].y = 0.25f;
    items_def_way_points[2].z = 0.75f;
    def.way_points.first = items_def_way_points;
    def.way_points.count = 3;
    def.way_points.stride = 0;
    def.reach = 2.0f;
    def.at_end = JOSTLE_AT_END_LOOP;
    def.together = 0.5f;
    int add;
    memset(&add, 0, sizeof add);
    const JostleCode code = jostle_guide3_add(f->guide3, &def, &add);
    twin_jostle_guide3_add(code, &add);
}

void twin_jostle_guide3_groups(JostleCode code, const int* groups);
static void call_jostle_guide3_groups(Fixture* f) {
    (void)f;
    int groups;
    memset(&groups, 0, sizeof groups);
    const JostleCode code = jostle_guide3_groups(f->guide3, &groups);
    twin_jostle_guide3_groups(code, &groups);
}

void twin_jostle_guide3_join(JostleCode code);
static void call_jostle_guide3_join(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    int group;
    memset(&group, 0, sizeof group);
    group = 0;
    const JostleCode code = jostle_guide3_join(f->guide3, agent, group);
    twin_jostle_guide3_join(code);
}

void twin_jostle_guide3_leave(JostleCode code);
static void call_jostle_guide3_leave(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    const JostleCode code = jostle_guide3_leave(f->guide3, agent);
    twin_jostle_guide3_leave(code);
}

void twin_jostle_guide3_lead(JostleCode code);
static void call_jostle_guide3_lead(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_guide3_lead(f->guide3);
    twin_jostle_guide3_lead(code);
}

void twin_jostle_guide3_contains(JostleCode code, const bool* contains);
static void call_jostle_guide3_contains(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    bool contains;
    memset(&contains, 0, sizeof contains);
    const JostleCode code = jostle_guide3_contains(f->guide3, agent, &contains);
    twin_jostle_guide3_contains(code, &contains);
}

void twin_jostle_guide3_has_arrived(JostleCode code, const bool* has_arrived);
static void call_jostle_guide3_has_arrived(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    bool has_arrived;
    memset(&has_arrived, 0, sizeof has_arrived);
    const JostleCode code = jostle_guide3_has_arrived(f->guide3, agent, &has_arrived);
    twin_jostle_guide3_has_arrived(code, &has_arrived);
}

void twin_jostle_guide3_arrived(JostleCode code, const int* arrived);
static void call_jostle_guide3_arrived(Fixture* f) {
    (void)f;
    int group;
    memset(&group, 0, sizeof group);
    group = 0;
    int arrived;
    memset(&arrived, 0, sizeof arrived);
    const JostleCode code = jostle_guide3_arrived(f->guide3, group, &arrived);
    twin_jostle_guide3_arrived(code, &arrived);
}

void twin_jostle_guide3_size(JostleCode code, const int* size);
static void call_jostle_guide3_size(Fixture* f) {
    (void)f;
    int group;
    memset(&group, 0, sizeof group);
    group = 0;
    int size;
    memset(&size, 0, sizeof size);
    const JostleCode code = jostle_guide3_size(f->guide3, group, &size);
    twin_jostle_guide3_size(code, &size);
}

void twin_jostle_guide3_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_guide3_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_guide3_save(f->guide3, bytes, sizeof bytes, &size);
    twin_jostle_guide3_save(code, bytes, size);
}

void twin_jostle_guide3_load(JostleCode code);
static void call_jostle_guide3_load(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_guide3_load(f->guide3, f->saved_guide3.bytes, f->saved_guide3.size);
    twin_jostle_guide3_load(code);
}

void twin_jostle_crowd_world_look(JostleCode code);
static void call_jostle_crowd_world_look(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_crowd_world_look(f->crowd_world);
    twin_jostle_crowd_world_look(code);
}

void twin_jostle_crowd_world_push(JostleCode code);
static void call_jostle_crowd_world_push(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_crowd_world_push(f->crowd_world);
    twin_jostle_crowd_world_push(code);
}

void twin_jostle_crowd_world_block(JostleCode code);
static void call_jostle_crowd_world_block(Fixture* f) {
    (void)f;
    const JostleCode code = jostle_crowd_world_block(f->crowd_world, f->flow_field);
    twin_jostle_crowd_world_block(code);
}

void twin_jostle_crowd_world_discs(JostleCode code, const JostleAgentSpan* discs);
static void call_jostle_crowd_world_discs(Fixture* f) {
    (void)f;
    JostleAgentSpan discs = {NULL, 0, 0};
    const JostleCode code = jostle_crowd_world_discs(f->crowd_world, &discs);
    twin_jostle_crowd_world_discs(code, &discs);
}

void twin_jostle_crowd_world_is_disc(JostleCode code, const bool* disc);
static void call_jostle_crowd_world_is_disc(Fixture* f) {
    (void)f;
    JostleAgent agent;
    memset(&agent, 0, sizeof agent);
    agent = f->agent;
    bool disc;
    memset(&disc, 0, sizeof disc);
    const JostleCode code = jostle_crowd_world_is_disc(f->crowd_world, agent, &disc);
    twin_jostle_crowd_world_is_disc(code, &disc);
}

void twin_jostle_crowd_world_obstacles(JostleCode code, const JostleObstacleSpan* obstacles);
static void call_jostle_crowd_world_obstacles(Fixture* f) {
    (void)f;
    JostleObstacleSpan obstacles = {NULL, 0, 0};
    const JostleCode code = jostle_crowd_world_obstacles(f->crowd_world, &obstacles);
    twin_jostle_crowd_world_obstacles(code, &obstacles);
}

void twin_jostle_crowd_world_save(JostleCode code, const void* bytes, size_t size);
static void call_jostle_crowd_world_save(Fixture* f) {
    (void)f;
    static unsigned char bytes[1 << 20];
    size_t size = 0;
    const JostleCode code = jostle_crowd_world_save(f->crowd_world, bytes, sizeof bytes, &size);
    twin_jostle_crowd_world_save(code, bytes, size);
}

void twin_jostle_crowd2_obstacle_points(JostleCode code, const JostleVec2* found, const int* count);
static void call_jostle_crowd2_obstacle_points(Fixture* f) {
    (void)f;
    JostleObstacle obstacle;
    memset(&obstacle, 0, sizeof obstacle);
    obstacle = f->obstacle;
    static JostleVec2 found[64];
    memset(found, 0, sizeof found);
    int count;
    memset(&count, 0, sizeof count);
    const JostleCode code = jostle_crowd2_obstacle_points(f->crowd2, obstacle, found, 64, &count);
    twin_jostle_crowd2_obstacle_points(code, found, &count);
}

void twin_jostle_crowd2_obstacle_traits(JostleCode code, const JostleObstacleTraits* crowd2_obstacle_traits);
static void call_jostle_crowd2_obstacle_traits(Fixture* f) {
    (void)f;
    JostleObstacle obstacle;
    memset(&obstacle, 0, sizeof obstacle);
    obstacle = f->obstacle;
    JostleObstacleTraits crowd2_obstacle_traits;
    memset(&crowd2_obstacle_traits, 0, sizeof crowd2_obstacle_traits);
    const JostleCode code = jostle_crowd2_obstacle_traits(f->crowd2, obstacle, &crowd2_obstacle_traits);
    twin_jostle_crowd2_obstacle_traits(code, &crowd2_obstacle_traits);
}

void twin_jostle_crowd_world_load(JostleCode code, const JostleShape* without_function, const JostleLoadSummary* crowd_world_load);
static void call_jostle_crowd_world_load(Fixture* f) {
    (void)f;
    JostleLoadOptions options;
    options = jostle_load_options_default();
    options.fresh = false;
    options.trusted = true;
    static JostleShape without_function[64];
    memset(without_function, 0, sizeof without_function);
    JostleLoadSummary crowd_world_load;
    memset(&crowd_world_load, 0, sizeof crowd_world_load);
    const JostleCode code = jostle_crowd_world_load(f->crowd_world, f->saved_crowd_world.bytes, f->saved_crowd_world.size, &options, without_function, 64, &crowd_world_load);
    twin_jostle_crowd_world_load(code, without_function, &crowd_world_load);
}

void test_crowd(void) {
    run_call("jostle_flow_field_def_default", "crowd", call_jostle_flow_field_def_default);
    run_call("jostle_crowd_world_def_default", "crowd", call_jostle_crowd_world_def_default);
    run_call("jostle_agent_def2_default", "crowd", call_jostle_agent_def2_default);
    run_call("jostle_obstacle_def2_default", "crowd", call_jostle_obstacle_def2_default);
    run_call("jostle_agent_def3_default", "crowd", call_jostle_agent_def3_default);
    run_call("jostle_group_def2_default", "crowd", call_jostle_group_def2_default);
    run_call("jostle_group_def3_default", "crowd", call_jostle_group_def3_default);
    run_call("jostle_crowd2_create", "crowd", call_jostle_crowd2_create);
    run_call("jostle_crowd3_create", "crowd", call_jostle_crowd3_create);
    run_call("jostle_flow_field_create", "crowd", call_jostle_flow_field_create);
    run_call("jostle_guide2_create", "crowd", call_jostle_guide2_create);
    run_call("jostle_guide3_create", "crowd", call_jostle_guide3_create);
    run_call("jostle_crowd_world_create", "crowd", call_jostle_crowd_world_create);
    run_call("jostle_crowd2_add", "crowd", call_jostle_crowd2_add);
    run_call("jostle_crowd2_remove", "crowd", call_jostle_crowd2_remove);
    run_call("jostle_crowd2_clear", "crowd", call_jostle_crowd2_clear);
    run_call("jostle_crowd2_reserve", "crowd", call_jostle_crowd2_reserve);
    run_call("jostle_crowd2_contains", "crowd", call_jostle_crowd2_contains);
    run_call("jostle_crowd2_size", "crowd", call_jostle_crowd2_size);
    run_call("jostle_crowd2_step", "crowd", call_jostle_crowd2_step);
    run_call("jostle_crowd2_profile", "crowd", call_jostle_crowd2_profile);
    run_call("jostle_crowd2_position", "crowd", call_jostle_crowd2_position);
    run_call("jostle_crowd2_set_position", "crowd", call_jostle_crowd2_set_position);
    run_call("jostle_crowd2_velocity", "crowd", call_jostle_crowd2_velocity);
    run_call("jostle_crowd2_set_velocity", "crowd", call_jostle_crowd2_set_velocity);
    run_call("jostle_crowd2_preferred_velocity", "crowd", call_jostle_crowd2_preferred_velocity);
    run_call("jostle_crowd2_set_preferred_velocity", "crowd", call_jostle_crowd2_set_preferred_velocity);
    run_call("jostle_crowd2_goal", "crowd", call_jostle_crowd2_goal);
    run_call("jostle_crowd2_set_goal", "crowd", call_jostle_crowd2_set_goal);
    run_call("jostle_crowd2_def", "crowd", call_jostle_crowd2_def);
    run_call("jostle_crowd2_set_def", "crowd", call_jostle_crowd2_set_def);
    run_call("jostle_crowd2_is_squeezed", "crowd", call_jostle_crowd2_is_squeezed);
    run_call("jostle_crowd2_add_obstacle", "crowd", call_jostle_crowd2_add_obstacle);
    run_call("jostle_crowd2_remove_obstacle", "crowd", call_jostle_crowd2_remove_obstacle);
    run_call("jostle_crowd2_contains_obstacle", "crowd", call_jostle_crowd2_contains_obstacle);
    run_call("jostle_crowd2_obstacles", "crowd", call_jostle_crowd2_obstacles);
    run_call("jostle_crowd2_is_visible", "crowd", call_jostle_crowd2_is_visible);
    run_call("jostle_crowd2_agents", "crowd", call_jostle_crowd2_agents);
    run_call("jostle_crowd2_positions", "crowd", call_jostle_crowd2_positions);
    run_call("jostle_crowd2_velocities", "crowd", call_jostle_crowd2_velocities);
    run_call("jostle_crowd2_set_preferred_velocities", "crowd", call_jostle_crowd2_set_preferred_velocities);
    run_call("jostle_crowd2_check", "crowd", call_jostle_crowd2_check);
    run_call("jostle_crowd2_save", "crowd", call_jostle_crowd2_save);
    run_call("jostle_crowd2_load", "crowd", call_jostle_crowd2_load);
    run_call("jostle_crowd3_add", "crowd", call_jostle_crowd3_add);
    run_call("jostle_crowd3_remove", "crowd", call_jostle_crowd3_remove);
    run_call("jostle_crowd3_clear", "crowd", call_jostle_crowd3_clear);
    run_call("jostle_crowd3_reserve", "crowd", call_jostle_crowd3_reserve);
    run_call("jostle_crowd3_contains", "crowd", call_jostle_crowd3_contains);
    run_call("jostle_crowd3_size", "crowd", call_jostle_crowd3_size);
    run_call("jostle_crowd3_step", "crowd", call_jostle_crowd3_step);
    run_call("jostle_crowd3_profile", "crowd", call_jostle_crowd3_profile);
    run_call("jostle_crowd3_position", "crowd", call_jostle_crowd3_position);
    run_call("jostle_crowd3_set_position", "crowd", call_jostle_crowd3_set_position);
    run_call("jostle_crowd3_velocity", "crowd", call_jostle_crowd3_velocity);
    run_call("jostle_crowd3_set_velocity", "crowd", call_jostle_crowd3_set_velocity);
    run_call("jostle_crowd3_preferred_velocity", "crowd", call_jostle_crowd3_preferred_velocity);
    run_call("jostle_crowd3_set_preferred_velocity", "crowd", call_jostle_crowd3_set_preferred_velocity);
    run_call("jostle_crowd3_goal", "crowd", call_jostle_crowd3_goal);
    run_call("jostle_crowd3_set_goal", "crowd", call_jostle_crowd3_set_goal);
    run_call("jostle_crowd3_def", "crowd", call_jostle_crowd3_def);
    run_call("jostle_crowd3_set_def", "crowd", call_jostle_crowd3_set_def);
    run_call("jostle_crowd3_is_squeezed", "crowd", call_jostle_crowd3_is_squeezed);
    run_call("jostle_crowd3_agents", "crowd", call_jostle_crowd3_agents);
    run_call("jostle_crowd3_positions", "crowd", call_jostle_crowd3_positions);
    run_call("jostle_crowd3_velocities", "crowd", call_jostle_crowd3_velocities);
    run_call("jostle_crowd3_set_preferred_velocities", "crowd", call_jostle_crowd3_set_preferred_velocities);
    run_call("jostle_crowd3_check", "crowd", call_jostle_crowd3_check);
    run_call("jostle_crowd3_save", "crowd", call_jostle_crowd3_save);
    run_call("jostle_crowd3_load", "crowd", call_jostle_crowd3_load);
    run_call("jostle_flow_field_block", "crowd", call_jostle_flow_field_block);
    run_call("jostle_flow_field_clear", "crowd", call_jostle_flow_field_clear);
    run_call("jostle_flow_field_aim", "crowd", call_jostle_flow_field_aim);
    run_call("jostle_flow_field_direction", "crowd", call_jostle_flow_field_direction);
    run_call("jostle_flow_field_distance", "crowd", call_jostle_flow_field_distance);
    run_call("jostle_flow_field_columns", "crowd", call_jostle_flow_field_columns);
    run_call("jostle_flow_field_rows", "crowd", call_jostle_flow_field_rows);
    run_call("jostle_flow_field_def", "crowd", call_jostle_flow_field_def);
    run_call("jostle_guide2_add", "crowd", call_jostle_guide2_add);
    run_call("jostle_guide2_groups", "crowd", call_jostle_guide2_groups);
    run_call("jostle_guide2_join", "crowd", call_jostle_guide2_join);
    run_call("jostle_guide2_leave", "crowd", call_jostle_guide2_leave);
    run_call("jostle_guide2_lead", "crowd", call_jostle_guide2_lead);
    run_call("jostle_guide2_contains", "crowd", call_jostle_guide2_contains);
    run_call("jostle_guide2_has_arrived", "crowd", call_jostle_guide2_has_arrived);
    run_call("jostle_guide2_arrived", "crowd", call_jostle_guide2_arrived);
    run_call("jostle_guide2_size", "crowd", call_jostle_guide2_size);
    run_call("jostle_guide2_save", "crowd", call_jostle_guide2_save);
    run_call("jostle_guide2_load", "crowd", call_jostle_guide2_load);
    run_call("jostle_guide3_add", "crowd", call_jostle_guide3_add);
    run_call("jostle_guide3_groups", "crowd", call_jostle_guide3_groups);
    run_call("jostle_guide3_join", "crowd", call_jostle_guide3_join);
    run_call("jostle_guide3_leave", "crowd", call_jostle_guide3_leave);
    run_call("jostle_guide3_lead", "crowd", call_jostle_guide3_lead);
    run_call("jostle_guide3_contains", "crowd", call_jostle_guide3_contains);
    run_call("jostle_guide3_has_arrived", "crowd", call_jostle_guide3_has_arrived);
    run_call("jostle_guide3_arrived", "crowd", call_jostle_guide3_arrived);
    run_call("jostle_guide3_size", "crowd", call_jostle_guide3_size);
    run_call("jostle_guide3_save", "crowd", call_jostle_guide3_save);
    run_call("jostle_guide3_load", "crowd", call_jostle_guide3_load);
    run_call("jostle_crowd_world_look", "crowd", call_jostle_crowd_world_look);
    run_call("jostle_crowd_world_push", "crowd", call_jostle_crowd_world_push);
    run_call("jostle_crowd_world_block", "crowd", call_jostle_crowd_world_block);
    run_call("jostle_crowd_world_discs", "crowd", call_jostle_crowd_world_discs);
    run_call("jostle_crowd_world_is_disc", "crowd", call_jostle_crowd_world_is_disc);
    run_call("jostle_crowd_world_obstacles", "crowd", call_jostle_crowd_world_obstacles);
    run_call("jostle_crowd_world_save", "crowd", call_jostle_crowd_world_save);
    run_call("jostle_crowd2_obstacle_points", "crowd", call_jostle_crowd2_obstacle_points);
    run_call("jostle_crowd2_obstacle_traits", "crowd", call_jostle_crowd2_obstacle_traits);
    run_call("jostle_crowd_world_load", "crowd", call_jostle_crowd_world_load);
}
