// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A user's definitions, each with the fields that it is about. Compiled with -Wall -Wextra -Werror: a field
// of a definition that had no initializer of its own would be warned of wherever it is left out.
#include <jostle/jostle.h>

using namespace jostle;

int main() {
    const Vec2 points[] = {{0, 0}, {4, 0}, {4, 3}};
    World world({.gravity = {0, -10}});
    World other({.length_scale = 64});
    const Body ground = world.create_body({.position = {0, 1}});
    const Body body = world.create_body({.type = BodyType::kDynamic});
    const Body third = world.create_body({.type = BodyType::kDynamic, .locks = {.rotation = true}});
    body.create_shape(Circle{.radius = 1}, {.density = 2});
    body.create_shape(Capsule{.center2 = {1, 0}, .radius = 1}, {.material = {.friction = 1}});
    ground.create_shape(Segment{.point2 = {1, 0}, .one_sided = true}, {.filter = {.category = 2}});
    ground.create_chain({.points = points, .count = 3}, {.filter = {.group = -1}});
    const RevoluteJoint hinge = world.create_revolute({.body_a = ground,
                                                       .body_b = body,
                                                       .limit = JointLimit{.upper = 1},
                                                       .motor = RevoluteMotor{.speed = 1}});
    const PrismaticJoint slider = world.create_prismatic({.body_a = ground, .body_b = third});
    world.create_distance({.body_a = ground, .body_b = body, .length = 1, .spring = JointSpring{.hertz = 1}});
    world.create_weld({.body_a = ground, .body_b = body, .break_at = JointBreak{.force = 1}});
    world.create_filter({.body_a = ground, .body_b = body});
    world.create_motor({.body_a = ground, .body_b = body, .max_force = 1});
    world.create_target({.body_a = ground, .body_b = body});
    world.create_friction({.body_a = ground, .body_b = body});
    world.create_wheel({.body_a = ground, .body_b = body});
    world.create_slot({.body_a = ground, .body_b = body});
    world.create_pulley({.body_a = third, .body_b = body, .frame = ground});
    world.create_gear({.joint_a = hinge, .joint_b = slider, .ratio = 2});
    world.create_ratchet({.body_a = ground, .body_b = body});
    const bool hit = world.ray_any({.translation = {0, -1}}, {.mask = 1});
    const Outline outline{.outer = points};
    const Transform pose{.p = {1, 0}};
    const LintFinding finding{.type = LintType::kOverlap};
    const AgentDef<2> agent{.radius = 1};
    return hit || outline.outer.empty() || pose.q.s > 0 || finding.value > 0 || agent.radius < 0;
}
