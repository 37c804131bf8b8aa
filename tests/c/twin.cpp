// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "twin.h"

#include <memory>
#include <span>

namespace jostle::c_test {
namespace {

constexpr Vec2 kLine[] = {{6.0f, 0.5f}, {2.0f, 1.0f}, {-2.0f, 0.75f}, {-6.0f, 1.5f}};
constexpr std::uint32_t kMaterials[] = {0, 1, 2};
constexpr Vec2 kOuter[] = {{0.0f, 0.0f}, {4.0f, 0.0f}, {4.0f, 1.0f},
                           {1.0f, 1.0f}, {1.0f, 3.0f}, {0.0f, 3.0f}};
constexpr Vec2 kHole[] = {{0.25f, 0.25f}, {0.5f, 0.25f}, {0.5f, 0.5f}};
constexpr std::span<const Vec2> kHoles[] = {kHole};

WorldDef world_def() {
    WorldDef def;
    def.hit_speed = 0.5f;
    return def;
}
FlowFieldDef field_def() {
    FlowFieldDef def;
    def.area = {{-6.0f, -6.0f}, {12.0f, 12.0f}};
    def.cell = 1.0f;
    return def;
}

}  // namespace

Twin::Twin()
    : box(Polygon::box(0.5f, 0.25f)),
      slab(Polygon::box(8.0f, 0.5f)),
      capsule(Capsule{{-0.5f, 0.0f}, {0.5f, 0.25f}, 0.25f}),
      polygon(Polygon::regular(6, 0.75f)),
      large_polygon(LargePolygon::regular(20, 0.75f)),
      polygon_view(large_polygon),
      line{.points = kLine, .count = 4, .ghost1 = Vec2{9.0f, 0.0f}, .materials = kMaterials},
      outline{kOuter, kHoles},
      convex_pieces(decompose(outline)),
      other_convex_pieces(decompose(outline, 0.125f)),
      clean_outlines(clean_outline(outline)),
      pieces_tree(convex_pieces),
      other_pieces_tree(other_convex_pieces),
      world(world_def()),
      flow_field(field_def()),
      guide2(crowd2),
      guide3(crowd3) {
    make_world();
    make_arrays();
    make_trees();
    make_crowds();
    make_meshes();
    make_batch();
    make_rollback();
    drawing = *c::drawing_of_world(world);
    lint_report.findings = world.lint();
    make_saves();
}

void Twin::make_world() {
    const auto make_body = [&](BodyType type, Vec2 at) {
        BodyDef def;
        def.type = type;
        def.position = at;
        return world.create_body(def);
    };
    ground = make_body(BodyType::kStatic, {});
    crate = make_body(BodyType::kDynamic, {0.25f, 0.75f});
    other = make_body(BodyType::kDynamic, {-3.0f, 2.5f});
    lift = make_body(BodyType::kKinematic, {3.0f, 2.5f});
    ShapeDef shape;
    shape.hit_events = true;
    ground_shape = ground.create_shape(slab, shape);
    crate_shape = crate.create_shape(box, shape);
    other.create_shape(capsule);
    lift.create_shape(box);
    shape.is_sensor = true;
    sensor = ground.create_shape(Circle{{0.0f, 0.5f}, 2.0f}, shape);
    chain = lift.create_chain(line);
    segment = chain.segment(2);
    make_joints();
    world.on_custom_joints(custom_rows(*this));
    for (int i = 0; i < 12; ++i) world.step(1.0f / 60.0f, 4);
}

void Twin::make_joints() {
    const auto between = [](auto def, Body a, Body b) {
        def.body_a = a;
        def.body_b = b;
        return def;
    };
    auto hinge = between(RevoluteJointDef{}, ground, other);
    hinge.anchor_b.x = 0.5f;
    hinge.motor.emplace().max_torque = 2.0f;
    hinge.servo.emplace().max = 2.0f;
    revolute = world.create_revolute(hinge);
    auto slider = between(PrismaticJointDef{}, ground, crate);
    slider.motor.emplace().max_force = 2.0f;
    slider.servo.emplace().max = 2.0f;
    prismatic = world.create_prismatic(slider);
    auto rod = between(DistanceJointDef{}, ground, other);
    rod.length = 3.0f;
    rod.motor.emplace();
    rod.spring.emplace().hertz = 2.0f;
    distance = world.create_distance(rod);
    auto axle = between(WheelJointDef{}, ground, other);
    axle.motor.emplace();
    axle.suspension.emplace();
    wheel = world.create_wheel(axle);
    auto pin = between(SlotJointDef{}, ground, other);
    pin.motor.emplace();
    pin.servo.emplace();
    slot = world.create_slot(pin);
    auto rope = between(PulleyJointDef{}, crate, other);
    rope.frame = ground;
    rope.point_a.y = rope.point_b.y = 9.0f;
    rope.point_b.x = 3.0f;
    rope.length = 30.0f;
    pulley = world.create_pulley(rope);
    GearJointDef teeth;
    teeth.joint_a = revolute;
    teeth.joint_b = prismatic;
    teeth.ratio = 0.5f;
    gear = world.create_gear(teeth);
    weld = world.create_weld(between(WeldJointDef{}, lift, other));
    filter = world.create_filter(between(FilterJointDef{}, ground, other));
    motor = world.create_motor(between(MotorJointDef{}, ground, other));
    target = world.create_target(between(TargetJointDef{}, ground, other));
    friction = world.create_friction(between(FrictionJointDef{}, ground, other));
    ratchet = world.create_ratchet(between(RatchetJointDef{}, ground, other));
    custom = world.create_custom(between(CustomJointDef{}, ground, other));
}

void Twin::make_arrays() {
    for (int i = 0; i < MANY; ++i) {
        const float x = static_cast<float>(i % 8) * 1.5f, y = static_cast<float>(i / 8) * 1.25f,
                    z = static_cast<float>(i % 5) * 0.75f;
        points2.push_back({x, y});
        if (i < CORNERS)
            points3.push_back(
                {static_cast<float>(i & 1), static_cast<float>(i >> 1 & 1), static_cast<float>(i >> 2 & 1)});
        else
            points3.push_back({x, y, z});
        boxes2.push_back({{x, y}, {x + 2.0f, y + 1.0f}});
        boxes3.push_back({{x, y, z}, {x + 2.0f, y + 1.0f, z + 1.0f}});
    }
    triangles = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                 {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
}

void Twin::make_trees() {
    const auto make = [&](auto& points, auto& boxes, auto& kd_tree, auto& kd_batch, auto& bvh,
                          auto& other_bvh, auto& tree, auto& other_tree, auto& broad_phase) {
        const auto most = std::span(points).first(MANY - 1);
        kd_tree.build(most);
        kd_batch.k_nearest(kd_tree, most, 3, 9.0f);
        bvh.build(boxes);
        other_bvh.build(boxes);
        for (std::size_t i = 0; i < MANY; ++i) {
            tree.insert(boxes[i], i);
            other_tree.insert(boxes[i], i);
            broad_phase.insert(boxes[i], i, Mobility::kMovable);
        }
        broad_phase.insert(boxes[0], MANY, Mobility::kStatic);
    };
    make(points2, boxes2, kd_tree2, kd_batch2, bvh2, other_bvh2, dynamic_tree2, other_dynamic_tree2,
         broad_phase2);
    make(points3, boxes3, kd_tree3, kd_batch3, bvh3, other_bvh3, dynamic_tree3, other_dynamic_tree3,
         broad_phase3);
}

void Twin::make_crowds() {
    for (int i = 0; i < MANY; ++i) {
        const Vec2 at = points2[static_cast<std::size_t>(i)];
        AgentDef<2> def2;
        def2.position = at;
        def2.preferred_velocity.x = 1.0f;
        AgentDef<3> def3;
        def3.position = {at.x, at.y, 1.5f * static_cast<float>(i % 3)};
        def3.preferred_velocity.y = 1.0f;
        const Agent one = crowd2.add(def2);
        crowd3.add(def3);
        if (i == 1) agent = one;
    }
    ObstacleDef<2> walls;
    walls.points = {{-2.0f, -2.0f}, {-1.0f, -2.0f}, {-1.0f, -1.0f}};
    obstacle = crowd2.add_obstacle(walls);
    flow_field.aim(std::span(points2).first(2));
    GroupDef<2> group2;
    group2.way_points.assign(points2.begin(), points2.begin() + 2);
    GroupDef<3> group3;
    group3.way_points.assign(points3.begin(), points3.begin() + 2);
    guide2.join(agent, guide2.add(group2));
    guide3.join(agent, guide3.add(group3));
    crowd_world_own = std::make_unique<CrowdWorld>(crowd_among_bodies, world);
    crowd_world.look();
}

void Twin::make_meshes() {
    triangle_mesh.build(points3, triangles);
    other_triangle_mesh.build(points3, triangles);
    mesh_report = triangle_mesh.report();
    for (int i = 0; i < 3; ++i) {
        Transform3 at;
        at.p.x = 0.75f * static_cast<float>(i);
        mesh_scene.add(triangle_mesh, at, static_cast<std::uint64_t>(i));
    }
}

void Twin::make_batch() {
    const float parameters[] = {0.5f, 0.25f, 0.125f};
    BatchDef def;
    def.seed = 7;
    def.parameters = parameters;
    batch_own = std::make_unique<Batch>(3, make_batch_world(*this), def);
    World& first = batch_own->world(0);
    const Body floor = *first.bodies().begin();
    batch_ground = *floor.shapes().begin();
    batch_joint = *first.joints().begin();
    batch_body = batch_joint.body_b();
    batch_shape = *batch_body.shapes().begin();
    batch_own->add_action(BatchAction::kTorque, batch_body);
    batch_own->add_observation(BatchObservation::kPosition, batch_body);
}

void Twin::make_rollback() {
    byte_rollback_own = c::byte_rollback_create(other_world, apply_input(*this));
    for (int i = 0; i < 3; ++i) {
        const std::byte input[] = {static_cast<std::byte>(i)};
        c::byte_rollback_advance(*byte_rollback_own, input);
    }
}

void Twin::make_saves() {
    saved_world = world.save();
    world.step(1.0f / 60.0f, 4);
    saved_later_world = world.save();
    saved_delta = save_delta(saved_world, saved_later_world);
    saved_kd_tree2 = kd_tree2.save();
    saved_kd_tree3 = kd_tree3.save();
    saved_bvh2 = bvh2.save();
    saved_bvh3 = bvh3.save();
    saved_dynamic_tree2 = dynamic_tree2.save();
    saved_dynamic_tree3 = dynamic_tree3.save();
    saved_broad_phase2 = broad_phase2.save();
    saved_broad_phase3 = broad_phase3.save();
    saved_crowd2 = crowd2.save();
    saved_crowd3 = crowd3.save();
    saved_guide2 = guide2.save();
    saved_guide3 = guide3.save();
    saved_crowd_world = crowd_world.save();
    saved_batch = batch_own->world(0).save();
    saved_triangle_mesh = triangle_mesh.save();
}

ShouldCollide should_collide(Twin& f) {
    return [&f](Shape a, Shape b) {
        ++f.asked;
        const auto is_crate = [&f](Shape one) { return one.handle().index == f.crate_shape.handle().index; };
        return !is_crate(a) && !is_crate(b);
    };
}
SmallFunction<bool(const Shape&)> is_asked_about(Twin& f) {
    return [&f](const Shape& shape) {
        ++f.asked;
        return shape.handle().index != f.ground_shape.handle().index;
    };
}
PreSolveFunction pre_solve(Twin& f) {
    return [&f](PreSolve& contact) {
        ++f.asked;
        contact.friction = 0.125f;
        contact.surface_speed = contact.contact.count > 1 ? 1.5f : -0.5f;
    };
}
CustomFunction custom_rows(Twin& f) {
    return [&f](CustomRows& rows) {
        ++f.asked;
        CustomRow& row = rows.add();
        row.error = 0.01f;
        row.linear[0].y = -1.0f;
        row.linear[1].y = 1.0f;
        row.spring = JointSpring{3.0f, 0.5f};
    };
}

namespace {
/// Of each event its first handle, as in C.
template <class Object>
void note(Twin& f, const Object& object) {
    f.asked = static_cast<int>(static_cast<unsigned>(f.asked) * 31u + object.handle().index + 1u);
}
}  // namespace
ContactBeganFunction contact_began(Twin& f) {
    return [&f](const ContactBegan& event) { note(f, event.shape_a); };
}
ContactEndedFunction contact_ended(Twin& f) {
    return [&f](const ContactEnded& event) { note(f, event.shape_a); };
}
SensorEnteredFunction sensor_entered(Twin& f) {
    return [&f](const SensorEntered& event) { note(f, event.sensor); };
}
SensorLeftFunction sensor_left(Twin& f) {
    return [&f](const SensorLeft& event) { note(f, event.sensor); };
}
ImpulsesFunction impulses(Twin& f) {
    return [&f](const Contact& event) { note(f, event.shape_a); };
}

BatchMaker make_batch_world(Twin& f) {
    return [&f](const BatchEpisode& episode) {
        ++f.asked;
        World made;
        const Body floor = made.create_body({});
        floor.create_shape(Polygon::box(4.0f, 0.5f));
        BodyDef def;
        def.type = BodyType::kDynamic;
        def.position = {0.5f, 1.0f + (episode.parameters.empty() ? 0.0f : episode.parameters[0])};
        def.angular_velocity = static_cast<float>(episode.seed % 8) / 8.0f;
        const Body crate = made.create_body(def);
        crate.create_shape(Polygon::box(0.5f, 0.25f));
        RevoluteJointDef hinge;
        hinge.body_a = floor;
        hinge.body_b = crate;
        hinge.anchor_a = {0.5f, 2.0f};
        hinge.motor.emplace().max_torque = 1.0f;
        made.create_revolute(hinge);
        return made;
    };
}
c::RollbackApply apply_input(Twin& f) {
    return [&f](World& world, std::span<const std::byte> input) {
        f.asked += input.empty() ? 1 : 2 + static_cast<int>(input.front());
        world.set_gravity({0.0f, -1.0f - static_cast<float>(input.size())});
    };
}
c::RollbackTold frame_told(Twin& f) {
    return [&f](World&, const RollbackFrame& frame) {
        f.asked = 31 * f.asked + frame.frame + (frame.is_repeated ? 1 : 0);
    };
}

}  // namespace jostle::c_test
