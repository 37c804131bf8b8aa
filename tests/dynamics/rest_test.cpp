// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies at rest on something: where they come to lie, and with how much weight.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {
namespace {

/// [N s] The push upwards on `body` of the last step's contacts.
float support_of(const World& world, const Body& body) {
    float sum = 0.0f;
    for (const Contact& contact : world.contacts()) {
        const bool is_a = contact.shape_a.body() == body, is_b = contact.shape_b.body() == body;
        if (!is_a && !is_b) continue;
        for (int i = 0; i < contact.count; ++i)
            sum += contact.points[i].normal_impulse * contact.normal.y * (is_b ? 1.0f : -1.0f);
    }
    return sum;
}

TEST(Rest, ABoxLiesOnTheGroundWithItsWeight) {
    World world;
    add_ground(world);
    const Body box = add_dynamic(world, {2.0f, 0.52f}, Polygon::box(0.5f, 0.5f), {.density = 4.0f});
    run(world, 180);
    EXPECT_NEAR(box.position().y, 0.5f, kLinearSlop);
    EXPECT_NEAR(box.position().x, 2.0f, 1e-3f);
    EXPECT_NEAR(box.angle(), 0.0f, 1e-3f);
    EXPECT_NEAR(length(box.linear_velocity()), 0.0f, 1e-3f);
    EXPECT_NEAR(support_of(world, box), 4.0f * 10.0f * kDt, 0.01f * 4.0f * 10.0f * kDt);
    ASSERT_EQ(world.contacts().size(), 1u);
    const Contact contact = world.contacts()[0];
    EXPECT_EQ(contact.count, 2);
    EXPECT_EQ(world.counts().touching, 1);
    for (int i = 0; i < 2; ++i) {
        EXPECT_NEAR(std::abs(contact.points[i].point.x - 2.0f), 0.5f, 1e-3f);
        EXPECT_NEAR(contact.points[i].point.y, 0.0f, kLinearSlop);
        EXPECT_NEAR(contact.points[i].separation, 0.0f, kLinearSlop);
    }
}

struct Type {
    const char* name;
    Geometry geometry;
    float half_height;  ///< [m] from its origin down to what it lies on
};

const LargePolygon& round_polygon() {
    // Turned so that an edge, not a corner, is below; its apothem is 0.5.
    static const LargePolygon kRound = [] {
        std::vector<Vec2> corners;
        for (int i = 0; i < 64; ++i) {
            const float angle = kPi / 32.0f * (static_cast<float>(i) + 0.5f);
            corners.push_back(0.5f / std::cos(kPi / 64.0f) * Vec2{std::cos(angle), std::sin(angle)});
        }
        return LargePolygon::from_hull(corners);
    }();
    return kRound;
}

const LargePolygon& round_hill() {
    static const LargePolygon kHill = [] {
        std::vector<Vec2> corners;
        for (int i = 0; i < 64; ++i) {
            const float angle = kPi / 32.0f * (static_cast<float>(i) + 0.5f);
            corners.push_back(30.0f / std::cos(kPi / 64.0f) * Vec2{std::cos(angle), std::sin(angle)});
        }
        return LargePolygon::from_hull(corners);
    }();
    return kHill;
}

std::vector<Type> all_types() {
    return {{"circle", Circle{{}, 0.5f}, 0.5f},
            {"capsule", Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.25f}, 0.25f},
            {"segment", Segment{{-0.5f, 0.0f}, {0.5f, 0.0f}}, 0.0f},
            {"polygon", Polygon::box(0.5f, 0.5f), 0.5f},
            {"triangle", Polygon::from_hull(std::vector<Vec2>{{-0.5f, -0.25f}, {0.5f, -0.25f}, {0.0f, 0.5f}}),
             0.25f},
            {"rounded polygon", Polygon::rounded_box(0.4f, 0.3f, 0.1f), 0.4f},
            {"polygon of 64 corners", round_polygon(), 0.5f}};
}

/// Each with its highest point at (0, 0).
std::vector<Type> all_grounds() {
    return {{"circle", Circle{{}, 30.0f}, 30.0f},
            {"capsule", Capsule{{-10.0f, 0.0f}, {10.0f, 0.0f}, 1.0f}, 1.0f},
            {"segment", Segment{{-10.0f, 0.0f}, {10.0f, 0.0f}}, 0.0f},
            {"polygon", Polygon::box(10.0f, 1.0f), 1.0f},
            {"rounded polygon", Polygon::rounded_box(10.0f, 1.0f, 0.5f), 1.5f},
            {"polygon of 64 corners", round_hill(), 30.0f}};
}

TEST(Rest, EveryTypeLiesOnEveryTypeOfGround) {
    for (const Type& ground : all_grounds())
        for (const Type& type : all_types()) {
            if (ground.geometry.type == ShapeType::kSegment && type.geometry.type == ShapeType::kSegment)
                continue;  // they never collide
            SCOPED_TRACE(std::string(type.name) + " on " + ground.name);
            World world;
            add_static(world, {0.0f, -ground.half_height}, ground.geometry);
            const Body body = add_dynamic(world, {0.0f, type.half_height + 0.1f}, type.geometry);
            // One with 64 corners rolls from face to face for two seconds.
            run(world, 180);
            EXPECT_NEAR(body.position().y, type.half_height, kLinearSlop);
            EXPECT_NEAR(body.position().x, 0.0f, 2.0f * kLinearSlop);
            const float weight = body.mass() * 10.0f * kDt;
            EXPECT_NEAR(support_of(world, body), weight, 0.01f * weight);
        }
}

/// Its two corners are stopped one after the other, by turns or not: it neither tips nor slides off.
TEST(Rest, ABoxThatFallsFlatStaysWhereItFalls) {
    for (const float height : {1.0f, 2.0f, 4.0f, 8.0f}) {
        SCOPED_TRACE(height);
        World world;
        add_ground(world);
        const Body box = add_dynamic(world, {0.0f, height + 0.5f}, Polygon::box(0.5f, 0.5f));
        float turn = 0.0f;
        for (int i = 0; i < 240; ++i) {
            world.step(kDt);
            turn = std::max(turn, std::abs(box.angle()));
        }
        EXPECT_LT(turn, 0.01f);
        EXPECT_NEAR(box.position().x, 0.0f, kLinearSlop);
        EXPECT_NEAR(box.position().y, 0.5f, kLinearSlop);
        EXPECT_EQ(length(box.linear_velocity()), 0.0f);
    }
}

/// Both sides of a segment hold, from below by gravity upwards.
TEST(Rest, SegmentsHoldOnBothSides) {
    World world({.gravity = {0.0f, 10.0f}});
    add_static(world, {}, Segment{{-10.0f, 0.0f}, {10.0f, 0.0f}});
    const Body box = add_dynamic(world, {0.0f, -0.6f}, Polygon::box(0.5f, 0.5f));
    const Body ball = add_dynamic(world, {3.0f, -0.6f}, Circle{{}, 0.5f});
    run(world, 120);
    EXPECT_NEAR(box.position().y, -0.5f, kLinearSlop);
    EXPECT_NEAR(ball.position().y, -0.5f, kLinearSlop);
}

/// Dynamic types on each other: a pile of every two, the lower of them held up by the ground.
TEST(Rest, EveryTypeCarriesABox) {
    for (const Type& type : all_types()) {
        if (type.geometry.type == ShapeType::kSegment) continue;  // falls over: it has no inertia
        SCOPED_TRACE(type.name);
        World world;
        add_ground(world);
        Body below = add_dynamic(world, {0.0f, type.half_height}, type.geometry);
        below.set_locks({.rotation = true});
        const Aabb<2> box = below.bounds();
        Body above = add_dynamic(world, {0.0f, box.upper.y + 0.25f}, Polygon::box(0.5f, 0.25f));
        above.set_locks({.rotation = true});
        run(world, 120);
        EXPECT_NEAR(below.position().y, type.half_height, kLinearSlop);
        EXPECT_NEAR(above.position().y, box.upper.y + 0.25f, 2.0f * kLinearSlop);
        EXPECT_NEAR(support_of(world, above), above.mass() * 10.0f * kDt, 0.01f * above.mass() * 10.0f * kDt);
    }
}

TEST(Rest, AShapeOfManyPartsLiesOnAllOfThem) {
    World world;
    add_ground(world);
    Body table = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 1.1f}});
    table.create_shape(Polygon::offset_box(1.0f, 0.1f, {0.0f, 0.0f}));
    table.create_shape(Polygon::offset_box(0.1f, 0.5f, {-0.9f, -0.6f}));
    table.create_shape(Polygon::offset_box(0.1f, 0.5f, {0.9f, -0.6f}));
    run(world, 120);
    EXPECT_NEAR(table.position().y, 1.1f, kLinearSlop);
    EXPECT_NEAR(table.angle(), 0.0f, 1e-3f);
    EXPECT_NEAR(support_of(world, table), table.mass() * 10.0f * kDt, 0.01f * table.mass() * 10.0f * kDt);
    EXPECT_EQ(table.shapes().size(), 3u);
}

/// Box2D 3.2 keeps a hundred rows within 0.73 m; of ten, none may sink by 5 cm.
TEST(Rest, APyramidOfTenRowsKeepsItsShape) {
    World world;
    const Body ground = add_ground(world);
    const std::vector<Body> boxes = add_pyramid(world, 10);
    std::vector<Vec2> start;
    start.reserve(boxes.size());
    for (const Body& box : boxes) start.push_back(box.position());
    run(world, 600);
    float energy = 0.0f;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        EXPECT_NEAR(boxes[i].position().x, start[i].x, 0.05f) << i;
        EXPECT_NEAR(boxes[i].position().y, start[i].y, 0.05f) << i;
        energy += 0.5f * boxes[i].mass() * length_squared(boxes[i].linear_velocity());
    }
    EXPECT_LT(energy, 1e-3f);
    EXPECT_NEAR(-support_of(world, ground), 55.0f * 10.0f * kDt, 0.01f * 55.0f * 10.0f * kDt);
}

TEST(Rest, AColumnOfTenStands) {
    World world;
    add_ground(world);
    std::vector<Body> boxes;
    boxes.reserve(10);
    for (int i = 0; i < 10; ++i)
        boxes.push_back(add_dynamic(world, {0.0f, 0.5f + static_cast<float>(i)}, Polygon::box(0.5f, 0.5f)));
    run(world, 600);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        EXPECT_NEAR(boxes[i].position().x, 0.0f, 0.05f) << i;
        EXPECT_NEAR(boxes[i].position().y, 0.5f + static_cast<float>(i), 0.05f) << i;
    }
}

/// A body that starts inside something comes out, no faster than the push-out speed lets it.
TEST(Rest, DeepOverlapIsPushedOutGently) {
    World world;
    add_ground(world);
    const Body box = add_dynamic(world, {0.0f, 0.1f}, Polygon::box(0.5f, 0.5f));
    float highest = 0.0f;
    for (int i = 0; i < 180; ++i) {
        world.step(kDt);
        highest = max(highest, box.position().y);
    }
    EXPECT_NEAR(box.position().y, 0.5f, kLinearSlop);
    EXPECT_LT(highest, 0.5f + 0.05f) << "it does not jump";
}

TEST(Rest, AKinematicFloorCarriesAndLifts) {
    World world;
    Body floor = world.create_body({.type = BodyType::kKinematic, .linear_velocity = {1.0f, 0.5f}});
    floor.create_shape(Polygon::box(3.0f, 0.5f));
    const Body box = add_dynamic(world, {0.0f, 1.0f}, Polygon::box(0.5f, 0.5f));
    run(world, 120);
    EXPECT_NEAR(box.linear_velocity().x, 1.0f, 1e-2f);
    EXPECT_NEAR(box.position().y, 1.0f + 1.0f, 2.0f * kLinearSlop);
}

/// A plank that stands, a little askew, rocks less and less. Where its two points took turns in being first,
/// it rocked ever more at two sub-steps, to 2.4 mrad, and never slept.
TEST(Rest, APlankThatStandsFallsAsleep) {
    for (const int substeps : {2, 3, 4, 8})
        for (const float tilt : {1.0e-4f, 1.0e-3f, 3.0e-3f}) {
            SCOPED_TRACE(testing::Message() << substeps << " sub-steps, " << tilt << " rad");
            World world;
            add_ground(world);
            const Body plank = add_dynamic(world, {0.0f, 1.0f}, Polygon::box(0.1f, 1.0f));
            plank.set_transform({{0.0f, 1.0f + 0.1f * tilt}, Rot::from_angle(tilt)});
            for (int i = 0; i < 900; ++i) world.step(kDt, substeps);
            EXPECT_FALSE(plank.is_awake());
            EXPECT_NEAR(plank.angle(), 0.0f, 5.0e-4f);
        }
}

}  // namespace
}  // namespace jostle::test
