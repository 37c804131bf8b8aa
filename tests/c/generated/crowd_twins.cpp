// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// Written by generate/generate_c.mjs.
#include "../twin.h"
#include "same.h"
#include "../../../c/src/crowd_calls.h"

using namespace jostle;
using namespace jostle::c_test;

extern "C" void twin_jostle_flow_field_def_default(const JostleFlowFieldDef* made) {
    run("jostle_flow_field_def_default", JOSTLE_OK, [&] { expect(same(*made, FlowFieldDef{})); });
}

extern "C" void twin_jostle_crowd_world_def_default(const JostleCrowdWorldDef* made) {
    run("jostle_crowd_world_def_default", JOSTLE_OK, [&] { expect(same(*made, CrowdWorldDef{})); });
}

extern "C" void twin_jostle_agent_def2_default(const JostleAgentDef2* made) {
    run("jostle_agent_def2_default", JOSTLE_OK, [&] { expect(same(*made, AgentDef<2>{})); });
}

extern "C" void twin_jostle_obstacle_def2_default(const JostleObstacleDef2* made) {
    run("jostle_obstacle_def2_default", JOSTLE_OK, [&] { expect(same(*made, ObstacleDef<2>{})); });
}

extern "C" void twin_jostle_agent_def3_default(const JostleAgentDef3* made) {
    run("jostle_agent_def3_default", JOSTLE_OK, [&] { expect(same(*made, AgentDef<3>{})); });
}

extern "C" void twin_jostle_group_def2_default(const JostleGroupDef2* made) {
    run("jostle_group_def2_default", JOSTLE_OK, [&] { expect(same(*made, GroupDef<2>{})); });
}

extern "C" void twin_jostle_group_def3_default(const JostleGroupDef3* made) {
    run("jostle_group_def3_default", JOSTLE_OK, [&] { expect(same(*made, GroupDef<3>{})); });
}

extern "C" void twin_jostle_crowd2_create(JostleCode code, JostleCrowd2* object) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd2_create", code, [&] {
        const Crowd<2> own;
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_crowd3_create(JostleCode code, JostleCrowd3* object) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd3_create", code, [&] {
        const Crowd<3> own;
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_flow_field_create(JostleCode code, JostleFlowField* object) {
    [[maybe_unused]] Twin& f = twin();
    FlowFieldDef def{};
    def.area.lower.x = -6.0f;
    def.area.lower.y = -6.0f;
    def.area.upper.x = 9.0f;
    def.area.upper.y = 9.0f;
    def.cell = 1.0f;
    def.clearance = 0.5f;
    run("jostle_flow_field_create", code, [&] {
        const FlowField own(def);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_guide2_create(JostleCode code, JostleGuide2* object) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_guide2_create", code, [&] {
        const Guide<2> own(f.crowd2);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_guide3_create(JostleCode code, JostleGuide3* object) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_guide3_create", code, [&] {
        const Guide<3> own(f.crowd3);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_crowd_world_create(JostleCode code, JostleCrowdWorld* object) {
    [[maybe_unused]] Twin& f = twin();
    CrowdWorldDef def{};
    def.layer = 4u;
    def.disc = 0.5f;
    def.push_force = 0.5f;
    def.arm = 0.5f;
    run("jostle_crowd_world_create", code, [&] {
        const CrowdWorld own(f.crowd2, f.world, def);
        expect(same_made(object, own));
    });
}

extern "C" void twin_jostle_crowd2_add(JostleCode code, const JostleAgent* add) {
    [[maybe_unused]] Twin& f = twin();
    AgentDef<2> def{};
    def.position.x = 6.0f;
    def.position.y = 7.0f;
    def.velocity.x = 0.5f;
    def.velocity.y = 0.25f;
    def.preferred_velocity.x = 0.5f;
    def.preferred_velocity.y = 0.25f;
    def.goal.emplace();
    (*def.goal).x = 0.5f;
    (*def.goal).y = 0.25f;
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
    run("jostle_crowd2_add", code, [&] {
        expect(same(*add, f.crowd2.add(def)));
    });
}

extern "C" void twin_jostle_crowd2_remove(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd2_remove", code, [&] {
        f.crowd2.remove(agent);
    });
}

extern "C" void twin_jostle_crowd2_clear(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd2_clear", code, [&] {
        f.crowd2.clear();
    });
}

extern "C" void twin_jostle_crowd2_reserve(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::size_t count{};
    count = 2;
    run("jostle_crowd2_reserve", code, [&] {
        f.crowd2.reserve(count);
    });
}

extern "C" void twin_jostle_crowd2_contains(JostleCode code, const bool* contains) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd2_contains", code, [&] {
        expect(same(*contains, f.crowd2.contains(agent)));
    });
}

extern "C" void twin_jostle_crowd2_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd2_size", code, [&] {
        expect(same(*size, f.crowd2.size()));
    });
}

extern "C" void twin_jostle_crowd2_step(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float dt{};
    dt = 0.05f;
    run("jostle_crowd2_step", code, [&] {
        f.crowd2.step(dt, nullptr);
    });
}

extern "C" void twin_jostle_crowd2_profile(JostleCode code, const JostleCrowdProfile* profile) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd2_profile", code, [&] {
        expect(same(*profile, f.crowd2.profile()));
    });
}

extern "C" void twin_jostle_crowd2_position(JostleCode code, const JostleVec2* position) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd2_position", code, [&] {
        expect(same(*position, f.crowd2.position(agent)));
    });
}

extern "C" void twin_jostle_crowd2_set_position(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    Vec2 position{};
    position.x = 0.5f;
    position.y = 0.25f;
    run("jostle_crowd2_set_position", code, [&] {
        f.crowd2.set_position(agent, position);
    });
}

extern "C" void twin_jostle_crowd2_velocity(JostleCode code, const JostleVec2* velocity) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd2_velocity", code, [&] {
        expect(same(*velocity, f.crowd2.velocity(agent)));
    });
}

extern "C" void twin_jostle_crowd2_set_velocity(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    Vec2 velocity{};
    velocity.x = 0.5f;
    velocity.y = 0.25f;
    run("jostle_crowd2_set_velocity", code, [&] {
        f.crowd2.set_velocity(agent, velocity);
    });
}

extern "C" void twin_jostle_crowd2_preferred_velocity(JostleCode code, const JostleVec2* preferred_velocity) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd2_preferred_velocity", code, [&] {
        expect(same(*preferred_velocity, f.crowd2.preferred_velocity(agent)));
    });
}

extern "C" void twin_jostle_crowd2_set_preferred_velocity(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    Vec2 velocity{};
    velocity.x = 0.5f;
    velocity.y = 0.25f;
    run("jostle_crowd2_set_preferred_velocity", code, [&] {
        f.crowd2.set_preferred_velocity(agent, velocity);
    });
}

extern "C" void twin_jostle_crowd2_goal(JostleCode code, bool has_goal, const JostleVec2* goal) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd2_goal", code, [&] {
        expect(same_optional(has_goal, *goal, f.crowd2.goal(agent)));
    });
}

extern "C" void twin_jostle_crowd2_set_goal(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    Vec2 goal{};
    goal.x = 0.5f;
    goal.y = 0.25f;
    run("jostle_crowd2_set_goal", code, [&] {
        f.crowd2.set_goal(agent, goal);
    });
}

extern "C" void twin_jostle_crowd2_def(JostleCode code, const JostleAgentDef2* def) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd2_def", code, [&] {
        expect(same(*def, f.crowd2.def(agent)));
    });
}

extern "C" void twin_jostle_crowd2_set_def(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    AgentDef<2> def{};
    def.position.x = 6.0f;
    def.position.y = 7.0f;
    def.velocity.x = 0.5f;
    def.velocity.y = 0.25f;
    def.preferred_velocity.x = 0.5f;
    def.preferred_velocity.y = 0.25f;
    def.goal.emplace();
    (*def.goal).x = 0.5f;
    (*def.goal).y = 0.25f;
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
    run("jostle_crowd2_set_def", code, [&] {
        f.crowd2.set_def(agent, def);
    });
}

extern "C" void twin_jostle_crowd2_is_squeezed(JostleCode code, const bool* squeezed) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd2_is_squeezed", code, [&] {
        expect(same(*squeezed, f.crowd2.is_squeezed(agent)));
    });
}

extern "C" void twin_jostle_crowd2_add_obstacle(JostleCode code, const JostleObstacle* add_obstacle) {
    [[maybe_unused]] Twin& f = twin();
    ObstacleDef<2> def{};
    def.shape = ObstacleShape::kPolygon;
    static Vec2 items_def_points[3];
    items_def_points[0].x = 0.5f;
    items_def_points[0].y = 0.25f;
    items_def_points[1].x = 0.5f;
    items_def_points[1].y = 0.25f;
    items_def_points[2].x = 0.5f;
    items_def_points[2].y = 0.25f;
    def.points.assign(items_def_points, items_def_points + 3);
    def.layer = 1u;
    def.user_data = 77u;
    run("jostle_crowd2_add_obstacle", code, [&] {
        expect(same(*add_obstacle, f.crowd2.add_obstacle(def)));
    });
}

extern "C" void twin_jostle_crowd2_remove_obstacle(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Obstacle obstacle{};
    obstacle = f.obstacle;
    run("jostle_crowd2_remove_obstacle", code, [&] {
        f.crowd2.remove(obstacle);
    });
}

extern "C" void twin_jostle_crowd2_contains_obstacle(JostleCode code, const bool* contains) {
    [[maybe_unused]] Twin& f = twin();
    Obstacle obstacle{};
    obstacle = f.obstacle;
    run("jostle_crowd2_contains_obstacle", code, [&] {
        expect(same(*contains, f.crowd2.contains(obstacle)));
    });
}

extern "C" void twin_jostle_crowd2_obstacles(JostleCode code, const JostleObstacleSpan* obstacles) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd2_obstacles", code, [&] {
        expect(same_view(*obstacles, f.crowd2.obstacles()));
    });
}

extern "C" void twin_jostle_crowd2_is_visible(JostleCode code, const bool* visible) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 from{};
    from.x = 0.5f;
    from.y = 0.25f;
    Vec2 to{};
    to.x = 0.5f;
    to.y = 0.25f;
    float radius{};
    radius = 0.2f;
    std::uint32_t mask{};
    mask = 7u;
    run("jostle_crowd2_is_visible", code, [&] {
        expect(same(*visible, f.crowd2.is_visible(from, to, radius, mask)));
    });
}

extern "C" void twin_jostle_crowd2_agents(JostleCode code, const JostleAgentSpan* agents) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd2_agents", code, [&] {
        expect(same_view(*agents, f.crowd2.agents()));
    });
}

extern "C" void twin_jostle_crowd2_positions(JostleCode code, const JostleVec2Span* positions) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd2_positions", code, [&] {
        expect(same_view(*positions, f.crowd2.positions()));
    });
}

extern "C" void twin_jostle_crowd2_velocities(JostleCode code, const JostleVec2Span* velocities) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd2_velocities", code, [&] {
        expect(same_view(*velocities, f.crowd2.velocities()));
    });
}

extern "C" void twin_jostle_crowd2_set_preferred_velocities(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec2> velocities;
    velocities = f.points2;
    run("jostle_crowd2_set_preferred_velocities", code, [&] {
        f.crowd2.set_preferred_velocities(velocities);
    });
}

extern "C" void twin_jostle_crowd2_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    float tolerance{};
    tolerance = 0.01f;
    run("jostle_crowd2_check", code, [&] {
        expect(same_text(text, length, f.crowd2.check(tolerance)));
    });
}

extern "C" void twin_jostle_crowd2_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd2_save", code, [&] {
        expect(same_bytes(bytes, size, f.crowd2.save()));
    });
}

extern "C" void twin_jostle_crowd2_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd2_load", code, [&] {
        f.crowd2.load(f.saved_crowd2);
    });
}

extern "C" void twin_jostle_crowd3_add(JostleCode code, const JostleAgent* add) {
    [[maybe_unused]] Twin& f = twin();
    AgentDef<3> def{};
    def.position.x = 6.0f;
    def.position.y = 7.0f;
    def.position.z = 5.0f;
    def.velocity.x = 0.5f;
    def.velocity.y = 0.25f;
    def.velocity.z = 0.75f;
    def.preferred_velocity.x = 0.5f;
    def.preferred_velocity.y = 0.25f;
    def.preferred_velocity.z = 0.75f;
    def.goal.emplace();
    (*def.goal).x = 0.5f;
    (*def.goal).y = 0.25f;
    (*def.goal).z = 0.75f;
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
    run("jostle_crowd3_add", code, [&] {
        expect(same(*add, f.crowd3.add(def)));
    });
}

extern "C" void twin_jostle_crowd3_remove(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd3_remove", code, [&] {
        f.crowd3.remove(agent);
    });
}

extern "C" void twin_jostle_crowd3_clear(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd3_clear", code, [&] {
        f.crowd3.clear();
    });
}

extern "C" void twin_jostle_crowd3_reserve(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::size_t count{};
    count = 2;
    run("jostle_crowd3_reserve", code, [&] {
        f.crowd3.reserve(count);
    });
}

extern "C" void twin_jostle_crowd3_contains(JostleCode code, const bool* contains) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd3_contains", code, [&] {
        expect(same(*contains, f.crowd3.contains(agent)));
    });
}

extern "C" void twin_jostle_crowd3_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd3_size", code, [&] {
        expect(same(*size, f.crowd3.size()));
    });
}

extern "C" void twin_jostle_crowd3_step(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    float dt{};
    dt = 0.05f;
    run("jostle_crowd3_step", code, [&] {
        f.crowd3.step(dt, nullptr);
    });
}

extern "C" void twin_jostle_crowd3_profile(JostleCode code, const JostleCrowdProfile* profile) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd3_profile", code, [&] {
        expect(same(*profile, f.crowd3.profile()));
    });
}

extern "C" void twin_jostle_crowd3_position(JostleCode code, const JostleVec3* position) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd3_position", code, [&] {
        expect(same(*position, f.crowd3.position(agent)));
    });
}

extern "C" void twin_jostle_crowd3_set_position(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    Vec3 position{};
    position.x = 0.5f;
    position.y = 0.25f;
    position.z = 0.75f;
    run("jostle_crowd3_set_position", code, [&] {
        f.crowd3.set_position(agent, position);
    });
}

extern "C" void twin_jostle_crowd3_velocity(JostleCode code, const JostleVec3* velocity) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd3_velocity", code, [&] {
        expect(same(*velocity, f.crowd3.velocity(agent)));
    });
}

extern "C" void twin_jostle_crowd3_set_velocity(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    Vec3 velocity{};
    velocity.x = 0.5f;
    velocity.y = 0.25f;
    velocity.z = 0.75f;
    run("jostle_crowd3_set_velocity", code, [&] {
        f.crowd3.set_velocity(agent, velocity);
    });
}

extern "C" void twin_jostle_crowd3_preferred_velocity(JostleCode code, const JostleVec3* preferred_velocity) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd3_preferred_velocity", code, [&] {
        expect(same(*preferred_velocity, f.crowd3.preferred_velocity(agent)));
    });
}

extern "C" void twin_jostle_crowd3_set_preferred_velocity(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    Vec3 velocity{};
    velocity.x = 0.5f;
    velocity.y = 0.25f;
    velocity.z = 0.75f;
    run("jostle_crowd3_set_preferred_velocity", code, [&] {
        f.crowd3.set_preferred_velocity(agent, velocity);
    });
}

extern "C" void twin_jostle_crowd3_goal(JostleCode code, bool has_goal, const JostleVec3* goal) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd3_goal", code, [&] {
        expect(same_optional(has_goal, *goal, f.crowd3.goal(agent)));
    });
}

extern "C" void twin_jostle_crowd3_set_goal(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    Vec3 goal{};
    goal.x = 0.5f;
    goal.y = 0.25f;
    goal.z = 0.75f;
    run("jostle_crowd3_set_goal", code, [&] {
        f.crowd3.set_goal(agent, goal);
    });
}

extern "C" void twin_jostle_crowd3_def(JostleCode code, const JostleAgentDef3* def) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd3_def", code, [&] {
        expect(same(*def, f.crowd3.def(agent)));
    });
}

extern "C" void twin_jostle_crowd3_set_def(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    AgentDef<3> def{};
    def.position.x = 6.0f;
    def.position.y = 7.0f;
    def.position.z = 5.0f;
    def.velocity.x = 0.5f;
    def.velocity.y = 0.25f;
    def.velocity.z = 0.75f;
    def.preferred_velocity.x = 0.5f;
    def.preferred_velocity.y = 0.25f;
    def.preferred_velocity.z = 0.75f;
    def.goal.emplace();
    (*def.goal).x = 0.5f;
    (*def.goal).y = 0.25f;
    (*def.goal).z = 0.75f;
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
    run("jostle_crowd3_set_def", code, [&] {
        f.crowd3.set_def(agent, def);
    });
}

extern "C" void twin_jostle_crowd3_is_squeezed(JostleCode code, const bool* squeezed) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd3_is_squeezed", code, [&] {
        expect(same(*squeezed, f.crowd3.is_squeezed(agent)));
    });
}

extern "C" void twin_jostle_crowd3_agents(JostleCode code, const JostleAgentSpan* agents) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd3_agents", code, [&] {
        expect(same_view(*agents, f.crowd3.agents()));
    });
}

extern "C" void twin_jostle_crowd3_positions(JostleCode code, const JostleVec3Span* positions) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd3_positions", code, [&] {
        expect(same_view(*positions, f.crowd3.positions()));
    });
}

extern "C" void twin_jostle_crowd3_velocities(JostleCode code, const JostleVec3Span* velocities) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd3_velocities", code, [&] {
        expect(same_view(*velocities, f.crowd3.velocities()));
    });
}

extern "C" void twin_jostle_crowd3_set_preferred_velocities(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    StridedView<const Vec3> velocities;
    velocities = f.points3;
    run("jostle_crowd3_set_preferred_velocities", code, [&] {
        f.crowd3.set_preferred_velocities(velocities);
    });
}

extern "C" void twin_jostle_crowd3_check(JostleCode code, const char* text, size_t length) {
    [[maybe_unused]] Twin& f = twin();
    float tolerance{};
    tolerance = 0.01f;
    run("jostle_crowd3_check", code, [&] {
        expect(same_text(text, length, f.crowd3.check(tolerance)));
    });
}

extern "C" void twin_jostle_crowd3_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd3_save", code, [&] {
        expect(same_bytes(bytes, size, f.crowd3.save()));
    });
}

extern "C" void twin_jostle_crowd3_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd3_load", code, [&] {
        f.crowd3.load(f.saved_crowd3);
    });
}

extern "C" void twin_jostle_flow_field_block(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    ObstacleDef<2> obstacle{};
    obstacle.shape = ObstacleShape::kPolygon;
    static Vec2 items_obstacle_points[3];
    items_obstacle_points[0].x = 0.5f;
    items_obstacle_points[0].y = 0.25f;
    items_obstacle_points[1].x = 0.5f;
    items_obstacle_points[1].y = 0.25f;
    items_obstacle_points[2].x = 0.5f;
    items_obstacle_points[2].y = 0.25f;
    obstacle.points.assign(items_obstacle_points, items_obstacle_points + 3);
    obstacle.layer = 1u;
    obstacle.user_data = 77u;
    run("jostle_flow_field_block", code, [&] {
        f.flow_field.block(obstacle);
    });
}

extern "C" void twin_jostle_flow_field_clear(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_flow_field_clear", code, [&] {
        f.flow_field.clear();
    });
}

extern "C" void twin_jostle_flow_field_aim(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    std::span<const Vec2> goals;
    goals = f.points2;
    run("jostle_flow_field_aim", code, [&] {
        f.flow_field.aim(goals);
    });
}

extern "C" void twin_jostle_flow_field_direction(JostleCode code, const JostleVec2* direction) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 at{};
    at.x = 0.5f;
    at.y = 0.25f;
    run("jostle_flow_field_direction", code, [&] {
        expect(same(*direction, f.flow_field.direction(at)));
    });
}

extern "C" void twin_jostle_flow_field_distance(JostleCode code, const float* distance) {
    [[maybe_unused]] Twin& f = twin();
    Vec2 at{};
    at.x = 0.5f;
    at.y = 0.25f;
    run("jostle_flow_field_distance", code, [&] {
        expect(same(*distance, f.flow_field.distance(at)));
    });
}

extern "C" void twin_jostle_flow_field_columns(JostleCode code, const int* columns) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_flow_field_columns", code, [&] {
        expect(same(*columns, f.flow_field.columns()));
    });
}

extern "C" void twin_jostle_flow_field_rows(JostleCode code, const int* rows) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_flow_field_rows", code, [&] {
        expect(same(*rows, f.flow_field.rows()));
    });
}

extern "C" void twin_jostle_flow_field_def(JostleCode code, const JostleFlowFieldDef* def) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_flow_field_def", code, [&] {
        expect(same(*def, f.flow_field.def()));
    });
}

extern "C" void twin_jostle_guide2_add(JostleCode code, const int* add) {
    [[maybe_unused]] Twin& f = twin();
    GroupDef<2> def{};
    def.field = &f.flow_field;
    def.reach = 2.0f;
    def.at_end = AtEnd::kLeave;
    def.together = 0.5f;
    run("jostle_guide2_add", code, [&] {
        expect(same(*add, f.guide2.add(def)));
    });
}

extern "C" void twin_jostle_guide2_groups(JostleCode code, const int* groups) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_guide2_groups", code, [&] {
        expect(same(*groups, f.guide2.groups()));
    });
}

extern "C" void twin_jostle_guide2_join(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    int group{};
    group = 0;
    run("jostle_guide2_join", code, [&] {
        f.guide2.join(agent, group);
    });
}

extern "C" void twin_jostle_guide2_leave(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_guide2_leave", code, [&] {
        f.guide2.leave(agent);
    });
}

extern "C" void twin_jostle_guide2_lead(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_guide2_lead", code, [&] {
        f.guide2.lead();
    });
}

extern "C" void twin_jostle_guide2_contains(JostleCode code, const bool* contains) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_guide2_contains", code, [&] {
        expect(same(*contains, f.guide2.contains(agent)));
    });
}

extern "C" void twin_jostle_guide2_has_arrived(JostleCode code, const bool* has_arrived) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_guide2_has_arrived", code, [&] {
        expect(same(*has_arrived, f.guide2.has_arrived(agent)));
    });
}

extern "C" void twin_jostle_guide2_arrived(JostleCode code, const int* arrived) {
    [[maybe_unused]] Twin& f = twin();
    int group{};
    group = 0;
    run("jostle_guide2_arrived", code, [&] {
        expect(same(*arrived, f.guide2.arrived(group)));
    });
}

extern "C" void twin_jostle_guide2_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    int group{};
    group = 0;
    run("jostle_guide2_size", code, [&] {
        expect(same(*size, f.guide2.size(group)));
    });
}

extern "C" void twin_jostle_guide2_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_guide2_save", code, [&] {
        expect(same_bytes(bytes, size, f.guide2.save()));
    });
}

extern "C" void twin_jostle_guide2_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_guide2_load", code, [&] {
        f.guide2.load(f.saved_guide2);
    });
}

extern "C" void twin_jostle_guide3_add(JostleCode code, const int* add) {
    [[maybe_unused]] Twin& f = twin();
    GroupDef<3> def{};
    static Vec3 items_def_way_points[3];
    items_def_way_points[0].x = 0.5f;
    items_def_way_points[0].y = 0.25f;
    items_def_way_points[0].z = 0.75f;
    items_def_way_points[1].x = 0.5f;
    items_def_way_points[1].y = 0.25f;
    items_def_way_points[1].z = 0.75f;
    items_def_way_points[2].x = 0.5f;
    items_def_way_points[2].y = 0.25f;
    items_def_way_points[2].z = 0.75f;
    def.way_points.assign(items_def_way_points, items_def_way_points + 3);
    def.reach = 2.0f;
    def.at_end = AtEnd::kLoop;
    def.together = 0.5f;
    run("jostle_guide3_add", code, [&] {
        expect(same(*add, f.guide3.add(def)));
    });
}

extern "C" void twin_jostle_guide3_groups(JostleCode code, const int* groups) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_guide3_groups", code, [&] {
        expect(same(*groups, f.guide3.groups()));
    });
}

extern "C" void twin_jostle_guide3_join(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    int group{};
    group = 0;
    run("jostle_guide3_join", code, [&] {
        f.guide3.join(agent, group);
    });
}

extern "C" void twin_jostle_guide3_leave(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_guide3_leave", code, [&] {
        f.guide3.leave(agent);
    });
}

extern "C" void twin_jostle_guide3_lead(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_guide3_lead", code, [&] {
        f.guide3.lead();
    });
}

extern "C" void twin_jostle_guide3_contains(JostleCode code, const bool* contains) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_guide3_contains", code, [&] {
        expect(same(*contains, f.guide3.contains(agent)));
    });
}

extern "C" void twin_jostle_guide3_has_arrived(JostleCode code, const bool* has_arrived) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_guide3_has_arrived", code, [&] {
        expect(same(*has_arrived, f.guide3.has_arrived(agent)));
    });
}

extern "C" void twin_jostle_guide3_arrived(JostleCode code, const int* arrived) {
    [[maybe_unused]] Twin& f = twin();
    int group{};
    group = 0;
    run("jostle_guide3_arrived", code, [&] {
        expect(same(*arrived, f.guide3.arrived(group)));
    });
}

extern "C" void twin_jostle_guide3_size(JostleCode code, const int* size) {
    [[maybe_unused]] Twin& f = twin();
    int group{};
    group = 0;
    run("jostle_guide3_size", code, [&] {
        expect(same(*size, f.guide3.size(group)));
    });
}

extern "C" void twin_jostle_guide3_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_guide3_save", code, [&] {
        expect(same_bytes(bytes, size, f.guide3.save()));
    });
}

extern "C" void twin_jostle_guide3_load(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_guide3_load", code, [&] {
        f.guide3.load(f.saved_guide3);
    });
}

extern "C" void twin_jostle_crowd_world_look(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd_world_look", code, [&] {
        f.crowd_world.look();
    });
}

extern "C" void twin_jostle_crowd_world_push(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd_world_push", code, [&] {
        f.crowd_world.push();
    });
}

extern "C" void twin_jostle_crowd_world_block(JostleCode code) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd_world_block", code, [&] {
        f.crowd_world.block(f.flow_field);
    });
}

extern "C" void twin_jostle_crowd_world_discs(JostleCode code, const JostleAgentSpan* discs) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd_world_discs", code, [&] {
        expect(same_view(*discs, f.crowd_world.discs()));
    });
}

extern "C" void twin_jostle_crowd_world_is_disc(JostleCode code, const bool* disc) {
    [[maybe_unused]] Twin& f = twin();
    Agent agent{};
    agent = f.agent;
    run("jostle_crowd_world_is_disc", code, [&] {
        expect(same(*disc, f.crowd_world.is_disc(agent)));
    });
}

extern "C" void twin_jostle_crowd_world_obstacles(JostleCode code, const JostleObstacleSpan* obstacles) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd_world_obstacles", code, [&] {
        expect(same_view(*obstacles, f.crowd_world.obstacles()));
    });
}

extern "C" void twin_jostle_crowd_world_save(JostleCode code, const void* bytes, size_t size) {
    [[maybe_unused]] Twin& f = twin();
    run("jostle_crowd_world_save", code, [&] {
        expect(same_bytes(bytes, size, f.crowd_world.save()));
    });
}

extern "C" void twin_jostle_crowd2_obstacle_points(JostleCode code, const JostleVec2* found, const int* count) {
    [[maybe_unused]] Twin& f = twin();
    Obstacle obstacle{};
    obstacle = f.obstacle;
    auto found_own = zeros<Vec2>(64);
    run("jostle_crowd2_obstacle_points", code, [&] {
        expect(same(*count, c::crowd2_obstacle_points(f.crowd2, obstacle, std::span<Vec2>(found_own))));
        expect(same_array(found, found_own));
    });
}

extern "C" void twin_jostle_crowd2_obstacle_traits(JostleCode code, const JostleObstacleTraits* crowd2_obstacle_traits) {
    [[maybe_unused]] Twin& f = twin();
    Obstacle obstacle{};
    obstacle = f.obstacle;
    run("jostle_crowd2_obstacle_traits", code, [&] {
        expect(same(*crowd2_obstacle_traits, c::crowd2_obstacle_traits(f.crowd2, obstacle)));
    });
}

extern "C" void twin_jostle_crowd_world_load(JostleCode code, const JostleShape* without_function, const JostleLoadSummary* crowd_world_load) {
    [[maybe_unused]] Twin& f = twin();
    LoadOptions options{};
    options.fresh = false;
    options.trusted = true;
    auto without_function_own = zeros<Shape>(64);
    run("jostle_crowd_world_load", code, [&] {
        expect(same(*crowd_world_load, c::crowd_world_load(f.crowd_world, f.saved_crowd_world, options, std::span<Shape>(without_function_own))));
        expect(same_array(without_function, without_function_own));
    });
}
