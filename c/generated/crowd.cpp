// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// The calls of jostle_c/crowd.h. Written by generate/generate_c.mjs.

#include "../src/callbacks.h"
#include "../src/crowd_calls.h"


using namespace jostle;
using namespace jostle::c;

JostleCode jostle_crowd2_create(JostleCrowd2** object) {
    return guarded(__func__, [&] {
        make_object<Crowd<2>>(object);
    });
}

void jostle_crowd2_free(JostleCrowd2* object) {
    delete reinterpret_cast<Crowd<2>*>(object);
}

JostleCode jostle_crowd3_create(JostleCrowd3** object) {
    return guarded(__func__, [&] {
        make_object<Crowd<3>>(object);
    });
}

void jostle_crowd3_free(JostleCrowd3* object) {
    delete reinterpret_cast<Crowd<3>*>(object);
}

JostleCode jostle_flow_field_create(const JostleFlowFieldDef* def, JostleFlowField** object) {
    return guarded(__func__, [&] {
        Scratch scratch;
        make_object<FlowField>(object, struct_or_default<FlowFieldDef>(def, scratch, "def"));
    });
}

void jostle_flow_field_free(JostleFlowField* object) {
    delete reinterpret_cast<FlowField*>(object);
}

JostleCode jostle_guide2_create(JostleCrowd2* crowd, JostleGuide2** object) {
    return guarded(__func__, [&] {
        make_object<Guide<2>>(object, object_in<Crowd<2>>(crowd, "crowd"));
    });
}

void jostle_guide2_free(JostleGuide2* object) {
    delete reinterpret_cast<Guide<2>*>(object);
}

JostleCode jostle_guide3_create(JostleCrowd3* crowd, JostleGuide3** object) {
    return guarded(__func__, [&] {
        make_object<Guide<3>>(object, object_in<Crowd<3>>(crowd, "crowd"));
    });
}

void jostle_guide3_free(JostleGuide3* object) {
    delete reinterpret_cast<Guide<3>*>(object);
}

JostleCode jostle_crowd_world_create(JostleCrowd2* crowd, JostleWorld* world, const JostleCrowdWorldDef* def, JostleCrowdWorld** object) {
    return guarded(__func__, [&] {
        Scratch scratch;
        make_object<CrowdWorld>(object, object_in<Crowd<2>>(crowd, "crowd"), object_in<World>(world, "world"), struct_or_default<CrowdWorldDef>(def, scratch, "def"));
    });
}

void jostle_crowd_world_free(JostleCrowdWorld* object) {
    delete reinterpret_cast<CrowdWorld*>(object);
}

JostleCode jostle_crowd2_add(JostleCrowd2* crowd, const JostleAgentDef2* def, JostleAgent* add) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(add, object_in<Crowd<2>>(crowd, "crowd").add(struct_or_default<AgentDef<2>>(def, scratch, "def")));
    });
}

JostleCode jostle_crowd2_remove(JostleCrowd2* crowd, JostleAgent agent) {
    return guarded(__func__, [&] {
        object_in<Crowd<2>>(crowd, "crowd").remove(plain_in<Agent>(agent));
    });
}

JostleCode jostle_crowd2_clear(JostleCrowd2* crowd) {
    return guarded(__func__, [&] {
        object_in<Crowd<2>>(crowd, "crowd").clear();
    });
}

JostleCode jostle_crowd2_reserve(JostleCrowd2* crowd, size_t count) {
    return guarded(__func__, [&] {
        object_in<Crowd<2>>(crowd, "crowd").reserve(count);
    });
}

JostleCode jostle_crowd2_contains(const JostleCrowd2* crowd, JostleAgent agent, bool* contains) {
    return guarded(__func__, [&] {
        put(contains, object_in<const Crowd<2>>(crowd, "crowd").contains(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd2_size(const JostleCrowd2* crowd, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const Crowd<2>>(crowd, "crowd").size());
    });
}

JostleCode jostle_crowd2_step(JostleCrowd2* crowd, float dt, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        object_in<Crowd<2>>(crowd, "crowd").step(dt, reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_crowd2_profile(const JostleCrowd2* crowd, JostleCrowdProfile* profile) {
    return guarded(__func__, [&] {
        put(profile, object_in<const Crowd<2>>(crowd, "crowd").profile());
    });
}

JostleCode jostle_crowd2_position(const JostleCrowd2* crowd, JostleAgent agent, JostleVec2* position) {
    return guarded(__func__, [&] {
        put(position, object_in<const Crowd<2>>(crowd, "crowd").position(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd2_set_position(JostleCrowd2* crowd, JostleAgent agent, JostleVec2 position) {
    return guarded(__func__, [&] {
        object_in<Crowd<2>>(crowd, "crowd").set_position(plain_in<Agent>(agent), plain_in<Vec2>(position));
    });
}

JostleCode jostle_crowd2_velocity(const JostleCrowd2* crowd, JostleAgent agent, JostleVec2* velocity) {
    return guarded(__func__, [&] {
        put(velocity, object_in<const Crowd<2>>(crowd, "crowd").velocity(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd2_set_velocity(JostleCrowd2* crowd, JostleAgent agent, JostleVec2 velocity) {
    return guarded(__func__, [&] {
        object_in<Crowd<2>>(crowd, "crowd").set_velocity(plain_in<Agent>(agent), plain_in<Vec2>(velocity));
    });
}

JostleCode jostle_crowd2_preferred_velocity(const JostleCrowd2* crowd, JostleAgent agent, JostleVec2* preferred_velocity) {
    return guarded(__func__, [&] {
        put(preferred_velocity, object_in<const Crowd<2>>(crowd, "crowd").preferred_velocity(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd2_set_preferred_velocity(JostleCrowd2* crowd, JostleAgent agent, JostleVec2 velocity) {
    return guarded(__func__, [&] {
        object_in<Crowd<2>>(crowd, "crowd").set_preferred_velocity(plain_in<Agent>(agent), plain_in<Vec2>(velocity));
    });
}

JostleCode jostle_crowd2_goal(const JostleCrowd2* crowd, JostleAgent agent, bool* has_goal, JostleVec2* goal) {
    return guarded(__func__, [&] {
        put_optional(has_goal, goal, object_in<const Crowd<2>>(crowd, "crowd").goal(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd2_set_goal(JostleCrowd2* crowd, JostleAgent agent, const JostleVec2* goal) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Crowd<2>>(crowd, "crowd").set_goal(plain_in<Agent>(agent), optional_in<Vec2>(goal, scratch));
    });
}

JostleCode jostle_crowd2_def(const JostleCrowd2* crowd, JostleAgent agent, JostleAgentDef2* def) {
    return guarded(__func__, [&] {
        put(def, object_in<const Crowd<2>>(crowd, "crowd").def(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd2_set_def(JostleCrowd2* crowd, JostleAgent agent, const JostleAgentDef2* def) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Crowd<2>>(crowd, "crowd").set_def(plain_in<Agent>(agent), struct_or_default<AgentDef<2>>(def, scratch, "def"));
    });
}

JostleCode jostle_crowd2_is_squeezed(const JostleCrowd2* crowd, JostleAgent agent, bool* squeezed) {
    return guarded(__func__, [&] {
        put(squeezed, object_in<const Crowd<2>>(crowd, "crowd").is_squeezed(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd2_add_obstacle(JostleCrowd2* crowd, const JostleObstacleDef2* def, JostleObstacle* add_obstacle) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(add_obstacle, object_in<Crowd<2>>(crowd, "crowd").add_obstacle(struct_or_default<ObstacleDef<2>>(def, scratch, "def")));
    });
}

JostleCode jostle_crowd2_remove_obstacle(JostleCrowd2* crowd, JostleObstacle obstacle) {
    return guarded(__func__, [&] {
        object_in<Crowd<2>>(crowd, "crowd").remove(plain_in<Obstacle>(obstacle));
    });
}

JostleCode jostle_crowd2_contains_obstacle(const JostleCrowd2* crowd, JostleObstacle obstacle, bool* contains) {
    return guarded(__func__, [&] {
        put(contains, object_in<const Crowd<2>>(crowd, "crowd").contains(plain_in<Obstacle>(obstacle)));
    });
}

JostleCode jostle_crowd2_obstacles(const JostleCrowd2* crowd, JostleObstacleSpan* obstacles) {
    return guarded(__func__, [&] {
        view_out(obstacles, object_in<const Crowd<2>>(crowd, "crowd").obstacles());
    });
}

JostleCode jostle_crowd2_is_visible(const JostleCrowd2* crowd, JostleVec2 from, JostleVec2 to, float radius, uint32_t mask, bool* visible) {
    return guarded(__func__, [&] {
        put(visible, object_in<const Crowd<2>>(crowd, "crowd").is_visible(plain_in<Vec2>(from), plain_in<Vec2>(to), radius, mask));
    });
}

JostleCode jostle_crowd2_agents(const JostleCrowd2* crowd, JostleAgentSpan* agents) {
    return guarded(__func__, [&] {
        view_out(agents, object_in<const Crowd<2>>(crowd, "crowd").agents());
    });
}

JostleCode jostle_crowd2_positions(const JostleCrowd2* crowd, JostleVec2Span* positions) {
    return guarded(__func__, [&] {
        view_out(positions, object_in<const Crowd<2>>(crowd, "crowd").positions());
    });
}

JostleCode jostle_crowd2_velocities(const JostleCrowd2* crowd, JostleVec2Span* velocities) {
    return guarded(__func__, [&] {
        view_out(velocities, object_in<const Crowd<2>>(crowd, "crowd").velocities());
    });
}

JostleCode jostle_crowd2_set_preferred_velocities(JostleCrowd2* crowd, JostleVec2Span velocities) {
    return guarded(__func__, [&] {
        object_in<Crowd<2>>(crowd, "crowd").set_preferred_velocities(view_in<Vec2>(velocities, "velocities"));
    });
}

JostleCode jostle_crowd2_check(const JostleCrowd2* crowd, float tolerance, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const Crowd<2>>(crowd, "crowd").check(tolerance));
    });
}

JostleCode jostle_crowd2_save(const JostleCrowd2* crowd, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const Crowd<2>>(crowd, "crowd").save());
    });
}

JostleCode jostle_crowd2_load(JostleCrowd2* crowd, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<Crowd<2>>(crowd, "crowd").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_crowd3_add(JostleCrowd3* crowd, const JostleAgentDef3* def, JostleAgent* add) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(add, object_in<Crowd<3>>(crowd, "crowd").add(struct_or_default<AgentDef<3>>(def, scratch, "def")));
    });
}

JostleCode jostle_crowd3_remove(JostleCrowd3* crowd, JostleAgent agent) {
    return guarded(__func__, [&] {
        object_in<Crowd<3>>(crowd, "crowd").remove(plain_in<Agent>(agent));
    });
}

JostleCode jostle_crowd3_clear(JostleCrowd3* crowd) {
    return guarded(__func__, [&] {
        object_in<Crowd<3>>(crowd, "crowd").clear();
    });
}

JostleCode jostle_crowd3_reserve(JostleCrowd3* crowd, size_t count) {
    return guarded(__func__, [&] {
        object_in<Crowd<3>>(crowd, "crowd").reserve(count);
    });
}

JostleCode jostle_crowd3_contains(const JostleCrowd3* crowd, JostleAgent agent, bool* contains) {
    return guarded(__func__, [&] {
        put(contains, object_in<const Crowd<3>>(crowd, "crowd").contains(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd3_size(const JostleCrowd3* crowd, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const Crowd<3>>(crowd, "crowd").size());
    });
}

JostleCode jostle_crowd3_step(JostleCrowd3* crowd, float dt, JostleTaskScheduler* scheduler) {
    return guarded(__func__, [&] {
        object_in<Crowd<3>>(crowd, "crowd").step(dt, reinterpret_cast<TaskScheduler*>(scheduler));
    });
}

JostleCode jostle_crowd3_profile(const JostleCrowd3* crowd, JostleCrowdProfile* profile) {
    return guarded(__func__, [&] {
        put(profile, object_in<const Crowd<3>>(crowd, "crowd").profile());
    });
}

JostleCode jostle_crowd3_position(const JostleCrowd3* crowd, JostleAgent agent, JostleVec3* position) {
    return guarded(__func__, [&] {
        put(position, object_in<const Crowd<3>>(crowd, "crowd").position(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd3_set_position(JostleCrowd3* crowd, JostleAgent agent, JostleVec3 position) {
    return guarded(__func__, [&] {
        object_in<Crowd<3>>(crowd, "crowd").set_position(plain_in<Agent>(agent), plain_in<Vec3>(position));
    });
}

JostleCode jostle_crowd3_velocity(const JostleCrowd3* crowd, JostleAgent agent, JostleVec3* velocity) {
    return guarded(__func__, [&] {
        put(velocity, object_in<const Crowd<3>>(crowd, "crowd").velocity(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd3_set_velocity(JostleCrowd3* crowd, JostleAgent agent, JostleVec3 velocity) {
    return guarded(__func__, [&] {
        object_in<Crowd<3>>(crowd, "crowd").set_velocity(plain_in<Agent>(agent), plain_in<Vec3>(velocity));
    });
}

JostleCode jostle_crowd3_preferred_velocity(const JostleCrowd3* crowd, JostleAgent agent, JostleVec3* preferred_velocity) {
    return guarded(__func__, [&] {
        put(preferred_velocity, object_in<const Crowd<3>>(crowd, "crowd").preferred_velocity(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd3_set_preferred_velocity(JostleCrowd3* crowd, JostleAgent agent, JostleVec3 velocity) {
    return guarded(__func__, [&] {
        object_in<Crowd<3>>(crowd, "crowd").set_preferred_velocity(plain_in<Agent>(agent), plain_in<Vec3>(velocity));
    });
}

JostleCode jostle_crowd3_goal(const JostleCrowd3* crowd, JostleAgent agent, bool* has_goal, JostleVec3* goal) {
    return guarded(__func__, [&] {
        put_optional(has_goal, goal, object_in<const Crowd<3>>(crowd, "crowd").goal(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd3_set_goal(JostleCrowd3* crowd, JostleAgent agent, const JostleVec3* goal) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Crowd<3>>(crowd, "crowd").set_goal(plain_in<Agent>(agent), optional_in<Vec3>(goal, scratch));
    });
}

JostleCode jostle_crowd3_def(const JostleCrowd3* crowd, JostleAgent agent, JostleAgentDef3* def) {
    return guarded(__func__, [&] {
        put(def, object_in<const Crowd<3>>(crowd, "crowd").def(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd3_set_def(JostleCrowd3* crowd, JostleAgent agent, const JostleAgentDef3* def) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<Crowd<3>>(crowd, "crowd").set_def(plain_in<Agent>(agent), struct_or_default<AgentDef<3>>(def, scratch, "def"));
    });
}

JostleCode jostle_crowd3_is_squeezed(const JostleCrowd3* crowd, JostleAgent agent, bool* squeezed) {
    return guarded(__func__, [&] {
        put(squeezed, object_in<const Crowd<3>>(crowd, "crowd").is_squeezed(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd3_agents(const JostleCrowd3* crowd, JostleAgentSpan* agents) {
    return guarded(__func__, [&] {
        view_out(agents, object_in<const Crowd<3>>(crowd, "crowd").agents());
    });
}

JostleCode jostle_crowd3_positions(const JostleCrowd3* crowd, JostleVec3Span* positions) {
    return guarded(__func__, [&] {
        view_out(positions, object_in<const Crowd<3>>(crowd, "crowd").positions());
    });
}

JostleCode jostle_crowd3_velocities(const JostleCrowd3* crowd, JostleVec3Span* velocities) {
    return guarded(__func__, [&] {
        view_out(velocities, object_in<const Crowd<3>>(crowd, "crowd").velocities());
    });
}

JostleCode jostle_crowd3_set_preferred_velocities(JostleCrowd3* crowd, JostleVec3Span velocities) {
    return guarded(__func__, [&] {
        object_in<Crowd<3>>(crowd, "crowd").set_preferred_velocities(view_in<Vec3>(velocities, "velocities"));
    });
}

JostleCode jostle_crowd3_check(const JostleCrowd3* crowd, float tolerance, char* text, size_t capacity, size_t* length) {
    return guarded(__func__, [&] {
        text_out(text, capacity, length, object_in<const Crowd<3>>(crowd, "crowd").check(tolerance));
    });
}

JostleCode jostle_crowd3_save(const JostleCrowd3* crowd, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const Crowd<3>>(crowd, "crowd").save());
    });
}

JostleCode jostle_crowd3_load(JostleCrowd3* crowd, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<Crowd<3>>(crowd, "crowd").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_flow_field_block(JostleFlowField* field, const JostleObstacleDef2* obstacle) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<FlowField>(field, "field").block(struct_or_default<ObstacleDef<2>>(obstacle, scratch, "obstacle"));
    });
}

JostleCode jostle_flow_field_clear(JostleFlowField* field) {
    return guarded(__func__, [&] {
        object_in<FlowField>(field, "field").clear();
    });
}

JostleCode jostle_flow_field_aim(JostleFlowField* field, JostleVec2Span goals) {
    return guarded(__func__, [&] {
        Scratch scratch;
        object_in<FlowField>(field, "field").aim(span_in<Vec2>(goals, scratch, "goals"));
    });
}

JostleCode jostle_flow_field_direction(const JostleFlowField* field, JostleVec2 at, JostleVec2* direction) {
    return guarded(__func__, [&] {
        put(direction, object_in<const FlowField>(field, "field").direction(plain_in<Vec2>(at)));
    });
}

JostleCode jostle_flow_field_distance(const JostleFlowField* field, JostleVec2 at, float* distance) {
    return guarded(__func__, [&] {
        put(distance, object_in<const FlowField>(field, "field").distance(plain_in<Vec2>(at)));
    });
}

JostleCode jostle_flow_field_columns(const JostleFlowField* field, int* columns) {
    return guarded(__func__, [&] {
        put(columns, object_in<const FlowField>(field, "field").columns());
    });
}

JostleCode jostle_flow_field_rows(const JostleFlowField* field, int* rows) {
    return guarded(__func__, [&] {
        put(rows, object_in<const FlowField>(field, "field").rows());
    });
}

JostleCode jostle_flow_field_def(const JostleFlowField* field, JostleFlowFieldDef* def) {
    return guarded(__func__, [&] {
        put(def, object_in<const FlowField>(field, "field").def());
    });
}

JostleCode jostle_guide2_add(JostleGuide2* guide, const JostleGroupDef2* def, int* add) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(add, object_in<Guide<2>>(guide, "guide").add(struct_or_default<GroupDef<2>>(def, scratch, "def")));
    });
}

JostleCode jostle_guide2_groups(const JostleGuide2* guide, int* groups) {
    return guarded(__func__, [&] {
        put(groups, object_in<const Guide<2>>(guide, "guide").groups());
    });
}

JostleCode jostle_guide2_join(JostleGuide2* guide, JostleAgent agent, int group) {
    return guarded(__func__, [&] {
        object_in<Guide<2>>(guide, "guide").join(plain_in<Agent>(agent), group);
    });
}

JostleCode jostle_guide2_leave(JostleGuide2* guide, JostleAgent agent) {
    return guarded(__func__, [&] {
        object_in<Guide<2>>(guide, "guide").leave(plain_in<Agent>(agent));
    });
}

JostleCode jostle_guide2_lead(JostleGuide2* guide) {
    return guarded(__func__, [&] {
        object_in<Guide<2>>(guide, "guide").lead();
    });
}

JostleCode jostle_guide2_contains(const JostleGuide2* guide, JostleAgent agent, bool* contains) {
    return guarded(__func__, [&] {
        put(contains, object_in<const Guide<2>>(guide, "guide").contains(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_guide2_has_arrived(const JostleGuide2* guide, JostleAgent agent, bool* has_arrived) {
    return guarded(__func__, [&] {
        put(has_arrived, object_in<const Guide<2>>(guide, "guide").has_arrived(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_guide2_arrived(const JostleGuide2* guide, int group, int* arrived) {
    return guarded(__func__, [&] {
        put(arrived, object_in<const Guide<2>>(guide, "guide").arrived(group));
    });
}

JostleCode jostle_guide2_size(const JostleGuide2* guide, int group, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const Guide<2>>(guide, "guide").size(group));
    });
}

JostleCode jostle_guide2_save(const JostleGuide2* guide, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const Guide<2>>(guide, "guide").save());
    });
}

JostleCode jostle_guide2_load(JostleGuide2* guide, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<Guide<2>>(guide, "guide").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_guide3_add(JostleGuide3* guide, const JostleGroupDef3* def, int* add) {
    return guarded(__func__, [&] {
        Scratch scratch;
        put(add, object_in<Guide<3>>(guide, "guide").add(struct_or_default<GroupDef<3>>(def, scratch, "def")));
    });
}

JostleCode jostle_guide3_groups(const JostleGuide3* guide, int* groups) {
    return guarded(__func__, [&] {
        put(groups, object_in<const Guide<3>>(guide, "guide").groups());
    });
}

JostleCode jostle_guide3_join(JostleGuide3* guide, JostleAgent agent, int group) {
    return guarded(__func__, [&] {
        object_in<Guide<3>>(guide, "guide").join(plain_in<Agent>(agent), group);
    });
}

JostleCode jostle_guide3_leave(JostleGuide3* guide, JostleAgent agent) {
    return guarded(__func__, [&] {
        object_in<Guide<3>>(guide, "guide").leave(plain_in<Agent>(agent));
    });
}

JostleCode jostle_guide3_lead(JostleGuide3* guide) {
    return guarded(__func__, [&] {
        object_in<Guide<3>>(guide, "guide").lead();
    });
}

JostleCode jostle_guide3_contains(const JostleGuide3* guide, JostleAgent agent, bool* contains) {
    return guarded(__func__, [&] {
        put(contains, object_in<const Guide<3>>(guide, "guide").contains(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_guide3_has_arrived(const JostleGuide3* guide, JostleAgent agent, bool* has_arrived) {
    return guarded(__func__, [&] {
        put(has_arrived, object_in<const Guide<3>>(guide, "guide").has_arrived(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_guide3_arrived(const JostleGuide3* guide, int group, int* arrived) {
    return guarded(__func__, [&] {
        put(arrived, object_in<const Guide<3>>(guide, "guide").arrived(group));
    });
}

JostleCode jostle_guide3_size(const JostleGuide3* guide, int group, int* size) {
    return guarded(__func__, [&] {
        put(size, object_in<const Guide<3>>(guide, "guide").size(group));
    });
}

JostleCode jostle_guide3_save(const JostleGuide3* guide, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const Guide<3>>(guide, "guide").save());
    });
}

JostleCode jostle_guide3_load(JostleGuide3* guide, const void* bytes, size_t bytes_size) {
    return guarded(__func__, [&] {
        object_in<Guide<3>>(guide, "guide").load(bytes_in(bytes, bytes_size));
    });
}

JostleCode jostle_crowd_world_look(JostleCrowdWorld* world) {
    return guarded(__func__, [&] {
        object_in<CrowdWorld>(world, "world").look();
    });
}

JostleCode jostle_crowd_world_push(JostleCrowdWorld* world) {
    return guarded(__func__, [&] {
        object_in<CrowdWorld>(world, "world").push();
    });
}

JostleCode jostle_crowd_world_block(const JostleCrowdWorld* world, JostleFlowField* field) {
    return guarded(__func__, [&] {
        object_in<const CrowdWorld>(world, "world").block(object_in<FlowField>(field, "field"));
    });
}

JostleCode jostle_crowd_world_discs(const JostleCrowdWorld* world, JostleAgentSpan* discs) {
    return guarded(__func__, [&] {
        view_out(discs, object_in<const CrowdWorld>(world, "world").discs());
    });
}

JostleCode jostle_crowd_world_is_disc(const JostleCrowdWorld* world, JostleAgent agent, bool* disc) {
    return guarded(__func__, [&] {
        put(disc, object_in<const CrowdWorld>(world, "world").is_disc(plain_in<Agent>(agent)));
    });
}

JostleCode jostle_crowd_world_obstacles(const JostleCrowdWorld* world, JostleObstacleSpan* obstacles) {
    return guarded(__func__, [&] {
        view_out(obstacles, object_in<const CrowdWorld>(world, "world").obstacles());
    });
}

JostleCode jostle_crowd_world_save(const JostleCrowdWorld* world, void* bytes, size_t capacity, size_t* size) {
    return guarded(__func__, [&] {
        bytes_out(bytes, capacity, size, object_in<const CrowdWorld>(world, "world").save());
    });
}

JostleCode jostle_crowd2_obstacle_points(const JostleCrowd2* crowd, JostleObstacle obstacle, JostleVec2* found, size_t capacity, int* count) {
    return guarded(__func__, [&] {
        SpanOut<Vec2, JostleVec2> found_room(found, capacity, "found");
        put(count, c::crowd2_obstacle_points(object_in<const Crowd<2>>(crowd, "crowd"), plain_in<Obstacle>(obstacle), found_room.span()));
        found_room.finish();
    });
}

JostleCode jostle_crowd2_obstacle_traits(const JostleCrowd2* crowd, JostleObstacle obstacle, JostleObstacleTraits* crowd2_obstacle_traits) {
    return guarded(__func__, [&] {
        put(crowd2_obstacle_traits, c::crowd2_obstacle_traits(object_in<const Crowd<2>>(crowd, "crowd"), plain_in<Obstacle>(obstacle)));
    });
}

JostleCode jostle_crowd_world_load(JostleCrowdWorld* crowd_world, const void* bytes, size_t bytes_size, const JostleLoadOptions* options, JostleShape* without_function, size_t capacity, JostleLoadSummary* crowd_world_load) {
    return guarded(__func__, [&] {
        Scratch scratch;
        SpanOut<Shape, JostleShape> without_function_room(without_function, capacity, "without_function");
        put(crowd_world_load, c::crowd_world_load(object_in<CrowdWorld>(crowd_world, "crowd_world"), bytes_in(bytes, bytes_size), struct_or_default<LoadOptions>(options, scratch, "options"), without_function_room.span()));
        without_function_room.finish();
    });
}
