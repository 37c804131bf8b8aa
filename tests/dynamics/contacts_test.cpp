// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which shapes meet: filters, groups, sensors, and what comes and goes under what lies there.
#include <gtest/gtest.h>

#include "support/worlds.h"

namespace jostle::test {
namespace {

// A shape that comes nearer by less than the speculative distance per step is in a pair, which has points,
// before it arrives, wherever its steps fall: it never gets deeper than the slop.
TEST(Contacts, AreFoundBeforeTheyTouch) {
    for (const float speed : {0.3f, 1.0f}) {
        ASSERT_LT(speed / 60.0f, kSpeculativeDistance);
        for (int i = 0; i < 40; ++i) {
            World world({.gravity = {0, 0}});
            world.create_body({}).create_shape(Segment{{0, -1}, {0, 1}});
            const float start = -0.25f - static_cast<float>(i) / 40.0f * speed / 60.0f * 3.0f;
            const Body ball = world.create_body(
                {.type = BodyType::kDynamic, .position = {start, 0}, .linear_velocity = {speed, 0}});
            Body(ball).create_shape(Circle{{0, 0}, 0.1f});
            float furthest = start;
            for (int k = 0; k < 120 && ball.linear_velocity().x > 0.0f; ++k) {
                world.step(1.0f / 60.0f);
                furthest = max(furthest, ball.position().x);
            }
            ASSERT_LE(furthest + 0.1f, kLinearSlop) << "speed " << speed << ", start " << start;
            ASSERT_GE(furthest + 0.1f, -kLinearSlop) << "it arrives";
        }
    }
}

/// A static body that did not touch is moved away: the boxes of the other, which are as they were, have
/// parted from its.
TEST(Contacts, EndWhereAStaticBodyIsMovedAway) {
    World world({.gravity = {}});
    const Body wall = add_static(world, {}, Polygon::box(1.0f, 1.0f));
    add_dynamic(world, {2.03f, 0.0f}, Polygon::box(1.0f, 1.0f));
    run(world, 3);
    EXPECT_EQ(world.counts().contacts, 1);
    wall.set_transform({{50.0f, 0.0f}, {}});
    world.step(kDt);
    EXPECT_EQ(world.counts().contacts, 0);
    wall.set_transform({});
    world.step(kDt);
    EXPECT_EQ(world.counts().contacts, 1);
}

TEST(Filters, AskBothAndLetGroupsOverrule) {
    const Filter plain{};
    EXPECT_TRUE(should_collide(plain, plain));
    const Filter cat{.category = 2, .mask = ~std::uint64_t{4}}, dog{.category = 4, .mask = ~std::uint64_t{0}};
    EXPECT_FALSE(should_collide(cat, dog)) << "both must agree";
    EXPECT_FALSE(should_collide(dog, cat));
    EXPECT_TRUE(should_collide(cat, plain));
    const Filter friends{.category = 2, .mask = 0, .group = 3},
        foes{.category = 4, .mask = ~std::uint64_t{0}, .group = -3};
    EXPECT_TRUE(should_collide(friends, friends)) << "a positive group always";
    EXPECT_FALSE(should_collide(foes, foes)) << "a negative one never";
    EXPECT_FALSE(should_collide(friends, foes)) << "different groups: the masks decide";
    EXPECT_TRUE(
        should_collide({.category = 1, .mask = 1, .group = 5}, {.category = 1, .mask = 1, .group = 6}));
    const std::uint64_t high = std::uint64_t{1} << 63;
    EXPECT_TRUE(should_collide({.category = high, .mask = high}, {.category = high, .mask = high}));
}

/// Whether a box with one filter falls through a floor with another.
bool falls_through(const Filter& a, const Filter& b) {
    World world;
    add_ground(world, {.filter = a});
    const Body box = add_dynamic(world, {0.0f, 0.6f}, Polygon::box(0.5f, 0.5f), {.filter = b});
    run(world, 60);
    EXPECT_TRUE(box.position().y < -1.0f || abs(box.position().y - 0.5f) <= kLinearSlop);
    return box.position().y < -1.0f;
}

TEST(Filters, DecideInTheWorld) {
    const Filter two{.category = 2, .mask = 2}, four{.category = 4, .mask = 4};
    const Filter none{.category = 1, .mask = 0};
    EXPECT_FALSE(falls_through(two, two));
    EXPECT_TRUE(falls_through(two, four));
    EXPECT_TRUE(falls_through(none, {}));
    EXPECT_TRUE(falls_through({}, none));
    EXPECT_FALSE(
        falls_through({.category = 1, .mask = 0, .group = 7}, {.category = 2, .mask = 0, .group = 7}));
    EXPECT_TRUE(falls_through({.group = -7}, {.group = -7}));
    EXPECT_FALSE(falls_through({.group = -7}, {.group = -8}));
    EXPECT_TRUE(
        falls_through({.category = 2, .mask = 2, .group = 1}, {.category = 4, .mask = 4, .group = 2}));
}

TEST(Filters, CanChangeWhileThingsLieThere) {
    World world;
    Body ground = add_ground(world);
    Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    run(world, 30);
    ground.shapes().front().set_filter({.category = 1, .mask = 0});
    EXPECT_EQ(ground.shapes().front().filter(), (Filter{.category = 1, .mask = 0}));
    EXPECT_TRUE(world.contacts().empty());
    run(world, 12);
    EXPECT_TRUE(world.contacts().empty());
    EXPECT_LT(box.position().y, 0.4f) << "the ground lets it through";
    ground.shapes().front().set_filter({});
    run(world, 120);
    EXPECT_NEAR(box.position().y, 0.5f, kLinearSlop) << "and pushes it out again";
    // The same from the other side: the filter of what moves.
    box.shapes().front().set_filter({.group = -1});
    ground.shapes().front().set_filter({.group = -1});
    run(world, 60);
    EXPECT_LT(box.position().y, -1.0f);
}

TEST(Sensors, NoticeAndDoNotPush) {
    World world;
    add_ground(world, {.filter = {.category = 4}});
    Body gate = add_static(world, {0.0f, 5.0f}, Polygon::box(3.0f, 1.0f), {.is_sensor = true});
    const Body ball = add_dynamic(world, {0.0f, 8.0f}, Circle{{}, 0.5f});
    bool noticed = false;
    int steps = 0;
    while (ball.position().y > 2.5f && steps++ < 200) {
        world.step(kDt);
        const float t = static_cast<float>(steps) * kDt;
        EXPECT_NEAR(ball.position().y, 8.0f - 5.0f * t * t, 1e-4f) << "it falls freely";
        for (const Contact& contact : world.contacts())
            if (contact.is_sensor && contact.count > 0) {
                noticed = true;
                EXPECT_TRUE(contact.shape_a.body() == gate || contact.shape_b.body() == gate);
                EXPECT_EQ(contact.points[0].normal_impulse, 0.0f);
            }
        EXPECT_EQ(world.counts().touching, 0);
    }
    EXPECT_TRUE(noticed);
    EXPECT_TRUE(gate.shapes().front().is_sensor());
    EXPECT_EQ(world.check(), "");
}

TEST(Sensors, OnADynamicBodyWeighAndFallThrough) {
    World world;
    add_ground(world);
    const Body body = add_dynamic(world, {0.0f, 1.0f}, Circle{{}, 0.5f}, {.is_sensor = true});
    EXPECT_NEAR(body.mass(), 0.25f * kPi, 1e-5f);
    run(world, 60);
    EXPECT_LT(body.position().y, -3.0f);
}

TEST(Contacts, AreListedWithBothShapesAndANormalFromAToB) {
    World world;
    Body ground = add_ground(world);
    Body box = add_dynamic(world, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
    add_dynamic(world, {100.0f, 50.0f}, Polygon::box(0.5f, 0.5f));  // touches nothing
    run(world, 10);
    ASSERT_EQ(world.contacts().size(), 1u);
    const Contact contact = world.contacts()[0];
    const bool ground_is_a = contact.shape_a.body() == ground;
    EXPECT_EQ(ground_is_a ? contact.shape_b.body() : contact.shape_a.body(), box);
    EXPECT_NEAR(contact.normal.y, ground_is_a ? 1.0f : -1.0f, 1e-5f);
    EXPECT_FALSE(contact.is_sensor);
    EXPECT_NE(contact.points[0].id, contact.points[1].id);
}

TEST(Contacts, OfWhatCannotMoveDoNotExist) {
    World world;
    add_ground(world);
    add_static(world, {}, Polygon::box(1.0f, 1.0f));
    Body told = world.create_body({.type = BodyType::kKinematic});
    told.create_shape(Polygon::box(1.0f, 1.0f));
    add_dynamic(world, {50.0f, 50.0f}, Segment{{-1.0f, 0.0f}, {1.0f, 0.0f}});
    add_static(world, {50.0f, 50.0f}, Segment{{0.0f, -1.0f}, {0.0f, 1.0f}});
    Body pair = add_dynamic(world, {-50.0f, 50.0f}, Circle{{}, 1.0f});
    pair.create_shape(Circle{{}, 2.0f});
    run(world, 3);
    EXPECT_TRUE(world.contacts().empty());
}

class BoxOnGround : public testing::Test {
  protected:
    BoxOnGround() { run(world_, 30); }
    [[nodiscard]] int touching() const { return world_.counts().touching; }

    World world_;
    Body ground_ = add_ground(world_);
    Body box_ = add_dynamic(world_, {0.0f, 0.5f}, Polygon::box(0.5f, 0.5f));
};

TEST_F(BoxOnGround, DisabledItTouchesNothingAndStays) {
    EXPECT_EQ(touching(), 1);
    box_.set_enabled(false);
    EXPECT_FALSE(box_.is_enabled());
    EXPECT_FALSE(box_.is_awake());
    EXPECT_TRUE(world_.contacts().empty());
    const Transform before = box_.transform();
    run(world_, 60);
    EXPECT_EQ(box_.transform(), before);
    EXPECT_EQ(world_.counts().awake_bodies, 0);
    const Body other = add_dynamic(world_, {0.2f, 1.5f}, Polygon::box(0.5f, 0.5f));
    run(world_, 60);
    EXPECT_NEAR(other.position().y, 0.5f, kLinearSlop) << "it falls through what is disabled";
    world_.destroy(other);
    box_.set_enabled(true);
    run(world_, 60);
    EXPECT_EQ(touching(), 1);
    EXPECT_NEAR(box_.position().y, 0.5f, kLinearSlop);
}

TEST_F(BoxOnGround, FallsWhenTheGroundIsDisabled) {
    ground_.set_enabled(false);
    run(world_, 6);
    EXPECT_LT(box_.position().y, 0.48f);
    ground_.set_enabled(true);
    run(world_, 60);
    EXPECT_NEAR(box_.position().y, 0.5f, kLinearSlop);
}

TEST_F(BoxOnGround, ChangesItsType) {
    box_.set_type(BodyType::kStatic);
    EXPECT_EQ(box_.type(), BodyType::kStatic);
    EXPECT_EQ(box_.mass(), 0.0f);
    EXPECT_TRUE(world_.contacts().empty());
    run(world_, 10);
    EXPECT_TRUE(world_.contacts().empty());
    Body rider = add_dynamic(world_, {0.0f, 1.6f}, Circle{{}, 0.5f});
    run(world_, 60);
    EXPECT_NEAR(rider.position().y, 1.5f, kLinearSlop);
    EXPECT_EQ(touching(), 1);

    box_.set_type(BodyType::kKinematic);
    box_.set_linear_velocity({0.0f, 1.0f});
    run(world_, 60);
    EXPECT_NEAR(rider.position().y, 2.5f, 2.0f * kLinearSlop);

    box_.set_type(BodyType::kDynamic);
    EXPECT_EQ(box_.linear_velocity(), (Vec2{0.0f, 1.0f})) << "it keeps its motion";
    EXPECT_NEAR(box_.mass(), 1.0f, 1e-5f);
    run(world_, 120);
    EXPECT_NEAR(box_.position().y, 0.5f, kLinearSlop);
    EXPECT_EQ(touching(), 2);

    box_.set_linear_velocity({3.0f, 0.0f});
    box_.set_type(BodyType::kStatic);
    EXPECT_EQ(box_.linear_velocity(), Vec2{});
}

TEST_F(BoxOnGround, GoesWhereItIsPut) {
    box_.set_transform({5.0f, 3.0f}, 0.25f);
    EXPECT_EQ(box_.position(), (Vec2{5.0f, 3.0f}));
    EXPECT_NEAR(box_.angle(), 0.25f, 1e-6f);
    run(world_, 1);
    EXPECT_EQ(touching(), 0);
    box_.set_transform({7.0f, 0.5f}, 0.0f);
    box_.set_linear_velocity({});
    box_.set_angular_velocity(0.0f);
    run(world_, 30);
    EXPECT_EQ(touching(), 1);
    EXPECT_NEAR(box_.position().y, 0.5f, kLinearSlop);
    EXPECT_NEAR(box_.position().x, 7.0f, 0.01f);
}

TEST_F(BoxOnGround, MeetsAStaticBodyThatIsPutUnderIt) {
    Body shelf = add_static(world_, {50.0f, 50.0f}, Polygon::box(1.0f, 0.1f));
    box_.set_transform({0.0f, 5.0f}, 0.0f);
    box_.set_linear_velocity({});
    run(world_, 1);
    shelf.set_transform({0.0f, 4.2f}, 0.0f);
    run(world_, 60);
    EXPECT_NEAR(box_.position().y, 4.8f, kLinearSlop);
    shelf.set_transform({50.0f, 50.0f}, 0.0f);
    run(world_, 2);
    EXPECT_EQ(touching(), 0);
    EXPECT_LT(box_.linear_velocity().y, -0.2f) << "it falls again";
}

TEST_F(BoxOnGround, MeetsAShapeThatIsMadeUnderIt) {
    box_.set_transform({0.0f, 5.0f}, 0.0f);
    box_.set_linear_velocity({});
    run(world_, 1);
    Shape shelf = ground_.create_shape(Polygon::offset_box(1.0f, 0.1f, {0.0f, 5.2f}));
    run(world_, 60);
    EXPECT_NEAR(box_.position().y, 4.8f, kLinearSlop);
    world_.destroy(shelf);
    EXPECT_EQ(touching(), 0);
    run(world_, 2);
    EXPECT_LT(box_.linear_velocity().y, -0.2f);
}

TEST_F(BoxOnGround, BoundsAreThoseOfAllShapes) {
    box_.create_shape(Circle{{1.0f, 0.0f}, 0.25f});
    box_.set_transform({10.0f, 20.0f}, 0.0f);
    const Aabb<2> box = box_.bounds();
    EXPECT_NEAR(box.lower.x, 9.5f, 1e-5f);
    EXPECT_NEAR(box.upper.x, 11.25f, 1e-5f);
    EXPECT_NEAR(box.lower.y, 19.5f, 1e-5f);
    EXPECT_NEAR(box.upper.y, 20.5f, 1e-5f);
    EXPECT_NEAR(box_.shapes().to_vector()[1].bounds().lower.x, 10.75f, 1e-5f);
    EXPECT_EQ(box_.shapes().to_vector()[1].geometry().type, ShapeType::kCircle);
    EXPECT_EQ(world_.create_body({.position = {1.0f, 2.0f}}).bounds().lower, (Vec2{1.0f, 2.0f}));
}

}  // namespace
}  // namespace jostle::test
