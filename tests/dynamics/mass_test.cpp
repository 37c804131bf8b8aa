// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The mass of a body: from its shapes, or as it was set.
#include <gtest/gtest.h>

#include <vector>

#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

/// A box of 1 x 2 m, 3 kg/m^2: 6 kg, 6/12 (1 + 4) = 2.5 kg m^2. One of 1 x 1 m, 2 kg/m^2, 2 m beside it: 2
/// kg, 1/3 kg m^2. Together 8 kg about (1/2, 0): 2.5 + 6/4 + 1/3 + 2 * 9/4 = 8.8333 kg m^2.
class TwoBoxes : public testing::Test {
  protected:
    TwoBoxes() {
        large_ = body_.create_shape(Polygon::box(0.5f, 1.0f), {.density = 3.0f});
        body_.set_linear_velocity({1.0f, 0.0f});
        body_.set_angular_velocity(2.0f);
    }
    Shape add_small() {
        return body_.create_shape(Polygon::offset_box(0.5f, 0.5f, {2.0f, 0.0f}), {.density = 2.0f});
    }
    void expect_large_alone() const {
        EXPECT_NEAR(body_.mass(), 6.0f, 1e-5f);
        EXPECT_NEAR(body_.inertia(), 2.5f, 1e-5f);
        EXPECT_NEAR(body_.mass_data().center.x, 0.0f, 1e-6f);
    }
    void expect_both() const {
        EXPECT_NEAR(body_.mass(), 8.0f, 1e-5f);
        EXPECT_NEAR(body_.inertia(), 8.8333333f, 1e-5f);
        EXPECT_NEAR(body_.mass_data().center.x, 0.5f, 1e-6f);
        EXPECT_NEAR(body_.mass_data().center.y, 0.0f, 1e-6f);
        EXPECT_NEAR(body_.mass_data().mass, 8.0f, 1e-5f);
        EXPECT_NEAR(body_.mass_data().inertia, 8.8333333f, 1e-5f);
    }

    World world_{{.gravity = {}}};
    Body body_ = world_.create_body({.type = BodyType::kDynamic, .position = {100.0f, 0.0f}});
    Shape large_;
};

TEST_F(TwoBoxes, AddUp) {
    expect_large_alone();
    const Shape small = add_small();
    expect_both();
    EXPECT_NEAR(body_.center_of_mass().x, 100.5f, 1e-4f);
    EXPECT_NEAR(body_.position().x, 100.0f, 1e-4f);
    world_.destroy(small);
    expect_large_alone();
}

/// The velocity is the centre of mass's. As that moves by (1/2, 0) at 2 rad/s, it gains (0, 1), and every
/// point of the body moves as it did.
TEST_F(TwoBoxes, KeepTheirMotion) {
    const Vec2 corner{100.5f, 1.0f};
    const Vec2 before = body_.velocity_at(corner);
    const Shape small = add_small();
    EXPECT_NEAR(body_.linear_velocity().x, 1.0f, 1e-5f);
    EXPECT_NEAR(body_.linear_velocity().y, 1.0f, 1e-4f);
    EXPECT_NEAR(body_.velocity_at(corner).x, before.x, 1e-4f);
    EXPECT_NEAR(body_.velocity_at(corner).y, before.y, 1e-4f);
    world_.destroy(small);
    EXPECT_NEAR(body_.linear_velocity().y, 0.0f, 1e-4f);
    EXPECT_EQ(body_.angular_velocity(), 2.0f);
}

/// Thrown, a body turns about its centre of mass, and that goes straight.
TEST_F(TwoBoxes, TurnAboutTheirCentre) {
    add_small();
    body_.set_linear_velocity({3.0f, 0.0f});
    run(world_, 60);
    EXPECT_NEAR(body_.center_of_mass().x, 103.5f, 1e-3f);
    EXPECT_NEAR(body_.center_of_mass().y, 0.0f, 1e-3f);
    EXPECT_NEAR(body_.angle(), 2.0f, 1e-4f);
}

TEST_F(TwoBoxes, FollowTheirDensity) {
    Shape small = add_small();
    small.set_density(0.0f);
    expect_large_alone();
    EXPECT_EQ(small.density(), 0.0f);
    small.set_density(2.0f);
    expect_both();
}

TEST_F(TwoBoxes, CanBeOverruled) {
    add_small();
    body_.set_mass({.mass = 10.0f, .center = {1.0f, 0.0f}, .inertia = 5.0f});
    EXPECT_NEAR(body_.mass(), 10.0f, 1e-5f);
    EXPECT_NEAR(body_.inertia(), 5.0f, 1e-5f);
    EXPECT_NEAR(body_.center_of_mass().x, 101.0f, 1e-4f);
    // The centre moved by (1, 0) from where the large box alone had it.
    EXPECT_NEAR(body_.linear_velocity().y, 2.0f, 1e-4f);
    body_.apply_impulse_to_center({20.0f, 0.0f});
    EXPECT_NEAR(body_.linear_velocity().x, 3.0f, 1e-5f);
    body_.create_shape(Circle{{}, 3.0f});
    EXPECT_NEAR(body_.mass(), 10.0f, 1e-5f) << "shapes do not change what was set";
    body_.set_type(BodyType::kKinematic);
    EXPECT_EQ(body_.mass(), 0.0f);
    body_.set_type(BodyType::kDynamic);
    EXPECT_NEAR(body_.mass(), 10.0f, 1e-5f);
    EXPECT_EQ(world_.check(), "");
}

TEST_F(TwoBoxes, GoBackToWhatTheirShapesGive) {
    add_small();
    body_.set_mass({.mass = 10.0f, .center = {1.0f, 0.0f}, .inertia = 0.0f});
    EXPECT_EQ(body_.inertia(), 0.0f);
    body_.apply_angular_impulse(1.0f);
    EXPECT_EQ(body_.angular_velocity(), 2.0f) << "without inertia it does not turn";
    body_.reset_mass();
    expect_both();
    EXPECT_NEAR(body_.linear_velocity().y, 1.0f, 1e-4f);
}

TEST(Mass, WithoutMassIsOneKilogram) {
    World world({.gravity = {}});
    Body bare = world.create_body({.type = BodyType::kDynamic});
    Body wire = add_dynamic(world, {}, Segment{{-1.0f, 0.0f}, {1.0f, 0.0f}}, {.filter = {.mask = 0}});
    for (Body body : {bare, wire}) {
        EXPECT_EQ(body.mass(), 1.0f);
        body.apply_impulse_to_center({2.0f, 0.0f});
        EXPECT_EQ(body.linear_velocity(), (Vec2{2.0f, 0.0f}));
        EXPECT_EQ(body.inertia(), 0.0f);
        body.apply_angular_impulse(5.0f);
        body.apply_impulse({0.0f, 1.0f}, {1.0f, 0.0f});
        EXPECT_EQ(body.angular_velocity(), 0.0f) << "no force turns it";
    }
}

TEST(Mass, OfACircleFarFromItsBodysOrigin) {
    World world;
    const Body body = add_dynamic(world, {}, Circle{{300.0f, 400.0f}, 0.5f}, {.density = 4.0f});
    EXPECT_NEAR(body.mass(), kPi, 1e-5f);
    EXPECT_NEAR(body.inertia(), 0.125f * kPi, 1e-5f) << "about the centre of mass: nothing may cancel";
    EXPECT_NEAR(body.center_of_mass().x, 300.0f, 1e-4f);
    EXPECT_NEAR(body.center_of_mass().y, 400.0f, 1e-4f);
}

/// A shape that comes or goes adds no other shape up: the mass waits for the next that needs it (r12, x33). A
/// body that is not dynamic has none to wait for.
TEST(Mass, IsNotMadeByShapesThatComeAndGo) {
    World world({.gravity = {}});
    Body cloud = world.create_body({.type = BodyType::kDynamic});
    Body ground = world.create_body({});
    const Tables& tables = WorldTestAccess::tables(world);
    const auto record = [&]() -> const BodyRecord& { return tables.bodies[WorldTestAccess::id(cloud)]; };
    std::vector<Shape> shapes;
    for (int i = 0; i < 1000; ++i) {
        // 0.25 kg each.
        shapes.push_back(cloud.create_shape(Polygon::box(0.25f, 0.25f), {.filter = {.group = -1}}));
        ground.create_shape(Circle{{static_cast<float>(i), -100.0f}, 0.5f});
        ASSERT_TRUE(record().mass_is_stale);
        ASSERT_EQ(record().mass.mass, 1.0f) << i << ": that of a body without shapes";
        ASSERT_FALSE(tables.bodies[WorldTestAccess::id(ground)].mass_is_stale);
    }
    EXPECT_EQ(cloud.mass(), 250.0f) << "a reader adds up for itself";
    EXPECT_TRUE(record().mass_is_stale);
    world.step(kDt);
    EXPECT_FALSE(record().mass_is_stale);
    EXPECT_EQ(record().mass.mass, 250.0f);
    for (int i = 0; i < 600; ++i) {
        world.destroy(shapes[static_cast<std::size_t>(i)]);
        ASSERT_TRUE(record().mass_is_stale);
        ASSERT_EQ(record().mass.mass, 250.0f) << i;
    }
    world.step(kDt);
    EXPECT_EQ(record().mass.mass, 100.0f);
    EXPECT_EQ(world.check(), "");
}

}  // namespace
}  // namespace jostle::test
