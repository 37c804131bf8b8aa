// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reference scenes against their published facts: counts, and places worked out by hand.
#include <gtest/gtest.h>
#include <jostle/scene/reference.h>

#include <cmath>
#include <limits>
#include <set>
#include <string>

namespace jostle {
namespace {

Scene make(std::string_view name) {
    const ReferenceScene* row = find_reference_scene(name);
    return row != nullptr ? row->make() : Scene{};
}

int count_type(const Scene& scene, BodyType type) {
    int count = 0;
    for (const SceneBody& body : scene.bodies) count += body.def.type == type ? 1 : 0;
    return count;
}

template <class Type>
int count_shapes(const Scene& scene) {
    int count = 0;
    for (const SceneBody& body : scene.bodies) {
        for (const SceneShape& shape : body.shapes)
            count += std::holds_alternative<Type>(shape.geometry) ? 1 : 0;
    }
    return count;
}

void expect_box(const SceneShape& shape, float half_width, float half_height, Vec2 center = {}) {
    const auto* polygon = std::get_if<ScenePolygon>(&shape.geometry);
    ASSERT_NE(polygon, nullptr);
    ASSERT_EQ(polygon->vertices.size(), 4u);
    EXPECT_EQ(polygon->vertices[0], (Vec2{center.x - half_width, center.y - half_height}));
    EXPECT_EQ(polygon->vertices[1], (Vec2{center.x + half_width, center.y - half_height}));
    EXPECT_EQ(polygon->vertices[2], (Vec2{center.x + half_width, center.y + half_height}));
    EXPECT_EQ(polygon->vertices[3], (Vec2{center.x - half_width, center.y + half_height}));
}

TEST(Reference, CatalogueListsSixInOrder) {
    const struct {
        const char* name;
        int steps;
    } expected[] = {{"large_pyramid", 500}, {"many_pyramids", 200}, {"joint_grid", 500},
                    {"smash", 300},         {"spinner", 500},       {"tumbler", 750}};
    ASSERT_EQ(reference_scenes().size(), 6u);
    for (std::size_t i = 0; i < 6; ++i) {
        const ReferenceScene& row = reference_scenes()[i];
        EXPECT_EQ(row.name, expected[i].name);
        EXPECT_EQ(row.steps, expected[i].steps);
        EXPECT_NE(row.about.find("wrong if"), std::string_view::npos) << row.name;
        EXPECT_EQ(find_reference_scene(row.name), &row);
        const Scene scene = row.make();
        EXPECT_EQ(scene.name, row.name);
        EXPECT_EQ(scene.description, row.about);
        EXPECT_EQ(scene.steps, row.steps);
        EXPECT_EQ(scene.step_hertz, 60.0f);
        EXPECT_EQ(scene.substeps, 4);
        EXPECT_TRUE(scene.continuous);
    }
    EXPECT_EQ(find_reference_scene("large"), nullptr);
    EXPECT_EQ(find_reference_scene(""), nullptr);
}

TEST(Reference, LargePyramidStandsWhereItShould) {
    const Scene scene = make("large_pyramid");
    EXPECT_FALSE(scene.allow_sleep);
    EXPECT_EQ(scene.gravity, (Vec2{0.0f, -10.0f}));
    ASSERT_EQ(scene.bodies.size(), 5051u);
    EXPECT_EQ(count_type(scene, BodyType::kDynamic), 5050);
    EXPECT_EQ(scene.bodies[0].def.position, (Vec2{0.0f, -1.0f}));
    expect_box(scene.bodies[0].shapes.at(0), 100.0f, 1.0f);
    // Row 0 is 100 boxes from -49.5 to 49.5; row 1 begins half a box further in, one higher; row 99 is one
    // box on the axis.
    EXPECT_EQ(scene.bodies[1].def.position, (Vec2{-49.5f, 0.5f}));
    EXPECT_EQ(scene.bodies[100].def.position, (Vec2{49.5f, 0.5f}));
    EXPECT_EQ(scene.bodies[101].def.position, (Vec2{-49.0f, 1.5f}));
    EXPECT_EQ(scene.bodies[199].def.position, (Vec2{49.0f, 1.5f}));
    EXPECT_EQ(scene.bodies[5050].def.position, (Vec2{0.0f, 99.5f}));
    for (std::size_t i = 1; i < scene.bodies.size(); ++i) {
        ASSERT_EQ(scene.bodies[i].shapes.size(), 1u);
        ASSERT_EQ(scene.bodies[i].shapes[0].def.density, 1.0f);
        ASSERT_EQ(scene.bodies[i].shapes[0].def.material.friction, 0.6f);
        ASSERT_EQ(scene.bodies[i].shapes[0].def.material.restitution, 0.0f);
        expect_box(scene.bodies[i].shapes[0], 0.5f, 0.5f);
    }
}

TEST(Reference, ManyPyramidsStandOnTheirLedges) {
    const Scene scene = make("many_pyramids");
    EXPECT_FALSE(scene.allow_sleep);
    ASSERT_EQ(scene.bodies.size(), 22001u);
    EXPECT_EQ(count_type(scene, BodyType::kDynamic), 22000);
    ASSERT_EQ(scene.bodies[0].shapes.size(), 20u);
    for (std::size_t r = 0; r < 20; ++r) {
        const auto& ledge = std::get<Segment>(scene.bodies[0].shapes[r].geometry);
        EXPECT_EQ(ledge.point1, (Vec2{-110.0f, 11.0f * static_cast<float>(r)}));
        EXPECT_EQ(ledge.point2, (Vec2{110.0f, 11.0f * static_cast<float>(r)}));
    }
    // Place 0 of ledge 0: X = -109, first box at 0.5 + X - 0.5 = -109; its last row, i = 9, at 5 + X - 0.5 =
    // -104.5.
    EXPECT_EQ(scene.bodies[1].def.position, (Vec2{-109.0f, 0.5f}));
    EXPECT_EQ(scene.bodies[55].def.position, (Vec2{-104.5f, 9.5f}));
    // Place 19 of ledge 19: X = -110 + 209 + 1 = 100.
    EXPECT_EQ(scene.bodies[22000 - 54].def.position, (Vec2{100.0f, 209.5f}));
    EXPECT_EQ(scene.bodies[22000].def.position, (Vec2{104.5f, 218.5f}));
}

TEST(Reference, JointGridHangsFromSevenBodies) {
    const Scene scene = make("joint_grid");
    EXPECT_FALSE(scene.allow_sleep);
    ASSERT_EQ(scene.bodies.size(), 10000u);
    EXPECT_EQ(count_type(scene, BodyType::kStatic), 7);
    ASSERT_EQ(scene.joints.size(), 19800u);
    for (int k = 0; k < 100; ++k) {
        for (int i = 0; i < 100; ++i) {
            const SceneBody& body = scene.bodies[static_cast<std::size_t>(k * 100 + i)];
            ASSERT_EQ(body.def.position, (Vec2{static_cast<float>(k), static_cast<float>(-i)}));
            ASSERT_EQ(body.def.type == BodyType::kStatic, i == 0 && k >= 47 && k <= 53);
            ASSERT_EQ(std::get<Circle>(body.shapes.at(0).geometry).radius, 0.4f);
            ASSERT_EQ(body.shapes[0].def.filter, (Filter{2, 0xfffffffffffffffdULL, 0}));
        }
    }
    EXPECT_FALSE(should_collide(scene.bodies[0].shapes[0].def.filter, scene.bodies[1].shapes[0].def.filter));
    int between_static = 0;
    int down = 0;
    for (const SceneJoint& joint : scene.joints) {
        const auto& def = std::get<RevoluteJointDef>(joint.def);
        const Vec2 a = scene.bodies[static_cast<std::size_t>(joint.body_a)].def.position;
        const Vec2 b = scene.bodies[static_cast<std::size_t>(joint.body_b)].def.position;
        // Every joint's two anchors are one point: none starts under stress.
        ASSERT_EQ(a + def.anchor_a, b + def.anchor_b);
        down += a.x == b.x ? 1 : 0;
        between_static +=
            scene.bodies[static_cast<std::size_t>(joint.body_a)].def.type == BodyType::kStatic &&
                    scene.bodies[static_cast<std::size_t>(joint.body_b)].def.type == BodyType::kStatic
                ? 1
                : 0;
    }
    EXPECT_EQ(down, 9900);
    EXPECT_EQ(between_static, 6);
}

TEST(Reference, SmashSleepsUntilItIsHit) {
    const Scene scene = make("smash");
    EXPECT_EQ(scene.gravity, (Vec2{}));
    EXPECT_TRUE(scene.allow_sleep);
    ASSERT_EQ(scene.bodies.size(), 9601u);
    EXPECT_EQ(scene.bodies[0].def.position, (Vec2{-20.0f, 0.0f}));
    EXPECT_EQ(scene.bodies[0].def.linear_velocity, (Vec2{40.0f, 0.0f}));
    EXPECT_TRUE(scene.bodies[0].def.awake);
    EXPECT_EQ(scene.bodies[0].shapes.at(0).def.density, 8.0f);
    expect_box(scene.bodies[0].shapes[0], 4.0f, 4.0f);
    EXPECT_EQ(scene.bodies[1].def.position, (Vec2{30.0f, -16.0f}));
    EXPECT_EQ(scene.bodies[41].def.position, (Vec2{30.0f, 0.0f}));
    EXPECT_FLOAT_EQ(scene.bodies[9600].def.position.x, 77.6f);
    EXPECT_FLOAT_EQ(scene.bodies[9600].def.position.y, 15.6f);
    int asleep = 0;
    for (const SceneBody& body : scene.bodies) asleep += body.def.awake ? 0 : 1;
    EXPECT_EQ(asleep, 9600);
    expect_box(scene.bodies[9600].shapes.at(0), 0.2f, 0.2f);
}

TEST(Reference, SpinnerIsFullAndItsArmTurns) {
    const Scene scene = make("spinner");
    ASSERT_EQ(scene.bodies.size(), 6078u);  // ground, arm, and 6,076 to stir
    const auto& drum = std::get<SceneChain>(scene.bodies[0].shapes.at(0).geometry);
    EXPECT_TRUE(drum.loop);
    EXPECT_EQ(scene.bodies[0].shapes[0].def.material.friction, 0.1f);
    ASSERT_EQ(drum.points.size(), 360u);
    double area = 0.0;
    for (std::size_t i = 0; i < 360; ++i) {
        const Vec2 a = drum.points[i] - Vec2{0.0f, 32.0f};
        const Vec2 b = drum.points[(i + 1) % 360] - Vec2{0.0f, 32.0f};
        ASSERT_NEAR(std::hypot(a.x, a.y), 40.0, 1.0e-5 * 40.0);
        area += 0.5 * (static_cast<double>(a.x) * static_cast<double>(b.y) -
                       static_cast<double>(a.y) * static_cast<double>(b.x));
    }
    // Clockwise: the front is on the right, which is inside. 180 r^2 sin(1 degree) is the area of the
    // 360-gon.
    EXPECT_NEAR(area, -180.0 * 1600.0 * std::sin(std::acos(-1.0) / 180.0), 0.01);

    const SceneBody& arm = scene.bodies[1];
    EXPECT_EQ(arm.def.position, (Vec2{0.0f, 12.0f}));
    EXPECT_FALSE(arm.def.allow_sleep);
    expect_box(arm.shapes.at(0), 0.4f, 20.0f);
    EXPECT_EQ(std::get<ScenePolygon>(arm.shapes[0].geometry).radius, 0.2f);
    EXPECT_EQ(arm.shapes[0].def.material.friction, 0.0f);
    ASSERT_EQ(scene.joints.size(), 1u);
    const auto& motor = std::get<RevoluteJointDef>(scene.joints[0].def);
    EXPECT_EQ(motor.anchor_a, (Vec2{0.0f, 12.0f}));
    EXPECT_EQ(motor.motor, (RevoluteMotor{.speed = 5.0f, .max_torque = std::numeric_limits<float>::max()}));

    EXPECT_EQ(count_shapes<Capsule>(scene), 2026);
    EXPECT_EQ(count_shapes<Circle>(scene), 2025);
    EXPECT_EQ(count_shapes<ScenePolygon>(scene), 2025 + 1);
    EXPECT_EQ(scene.bodies[2].def.position, (Vec2{-23.0f, 2.0f}));
    // 92 in a row: the last at 22.5, as the next would be at 23.
    EXPECT_EQ(scene.bodies[2 + 91].def.position, (Vec2{22.5f, 2.0f}));
    EXPECT_EQ(scene.bodies[2 + 92].def.position, (Vec2{-23.0f, 2.5f}));
    // 6,075 = 66 * 92 + 3.
    EXPECT_EQ(scene.bodies[6077].def.position, (Vec2{-21.5f, 35.0f}));
    EXPECT_EQ(std::get<Capsule>(scene.bodies[2].shapes.at(0).geometry).center1, (Vec2{-0.25f, 0.0f}));
    EXPECT_EQ(std::get<Capsule>(scene.bodies[2].shapes[0].geometry).radius, 0.25f);
    EXPECT_EQ(std::get<Circle>(scene.bodies[3].shapes.at(0).geometry).radius, 0.35f);
    expect_box(scene.bodies[4].shapes.at(0), 0.35f, 0.35f);
    for (std::size_t i = 2; i < scene.bodies.size(); ++i) {
        const ShapeDef& def = scene.bodies[i].shapes.at(0).def;
        ASSERT_EQ(def.density, 0.25f);
        ASSERT_EQ(def.material.friction, 0.1f);
        ASSERT_EQ(def.material.restitution, 0.1f);
    }
}

TEST(Reference, TumblerIsFullAndTurns) {
    const Scene scene = make("tumbler");
    EXPECT_TRUE(scene.allow_sleep);
    ASSERT_EQ(scene.bodies.size(), 2027u);
    EXPECT_EQ(count_type(scene, BodyType::kDynamic), 2025 + 1);
    const SceneBody& drum = scene.bodies[1];
    EXPECT_EQ(drum.def.position, (Vec2{0.0f, 10.0f}));
    ASSERT_EQ(drum.shapes.size(), 4u);
    expect_box(drum.shapes[0], 0.5f, 10.0f, {10.0f, 0.0f});
    expect_box(drum.shapes[1], 0.5f, 10.0f, {-10.0f, 0.0f});
    expect_box(drum.shapes[2], 10.0f, 0.5f, {0.0f, 10.0f});
    expect_box(drum.shapes[3], 10.0f, 0.5f, {0.0f, -10.0f});
    for (const SceneShape& wall : drum.shapes) EXPECT_EQ(wall.def.density, 50.0f);
    ASSERT_EQ(scene.joints.size(), 1u);
    const auto& motor = std::get<RevoluteJointDef>(scene.joints[0].def);
    EXPECT_EQ(scene.joints[0].body_a, 0);
    EXPECT_EQ(scene.joints[0].body_b, 1);
    EXPECT_EQ(motor.anchor_a, (Vec2{0.0f, 10.0f}));
    EXPECT_EQ(motor.anchor_b, (Vec2{}));
    ASSERT_TRUE(motor.motor);
    EXPECT_FLOAT_EQ(motor.motor->speed, 0.43633231f);  // 25 degrees
    EXPECT_EQ(motor.motor->max_torque, 1.0e8f);
    EXPECT_EQ(scene.bodies[2].def.position, (Vec2{-9.0f, 1.0f}));
    EXPECT_NEAR(scene.bodies[2026].def.position.x, 8.6f, 1.0e-6f);
    EXPECT_NEAR(scene.bodies[2026].def.position.y, 18.6f, 2.0e-6f);
    expect_box(scene.bodies[2].shapes.at(0), 0.125f, 0.125f);
}

TEST(Reference, MotionHashSeesEveryNumberAndTheSignOfZero) {
    const auto hash = [](int changed, float to) {
        float numbers[7] = {1.0f, 2.0f, 3.0f, 4.0f, 5.0f, 6.0f, 0.0f};
        if (changed >= 0) numbers[changed] = to;
        const Transform pose{{numbers[0], numbers[1]}, {numbers[2], numbers[3]}};
        const Vec2 linear{numbers[4], numbers[5]};
        return motion_hash({&pose, 1}, {&linear, 1}, {&numbers[6], 1});
    };
    std::set<std::uint64_t> seen{hash(-1, 0.0f), hash(6, -0.0f)};
    for (int i = 0; i < 7; ++i) seen.insert(hash(i, 7.0f));
    EXPECT_EQ(seen.size(), 9u);
}

}  // namespace
}  // namespace jostle
