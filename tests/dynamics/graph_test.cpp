// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The constraint graph: no two constraints of a colour share a body that moves, and hardly any finds no
// colour. How it is with the reference scenes, tests/scene/overflow_test.cpp tells.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

/// By a set of bodies a colour, without the masks that the world goes by.
void expect_colours_apart(const World& world) {
    const Tables& tables = WorldTestAccess::tables(world);
    const std::vector<Body> bodies = world.bodies().to_vector();
    std::set<BodyId> movable;
    for (const Body& body : bodies)
        if (body.type() == BodyType::kDynamic && body.is_enabled()) movable.insert(WorldTestAccess::id(body));
    for (int colour = 0; colour < kColours; ++colour) {
        std::set<BodyId> taken;
        const auto take = [&](std::span<const BodyId> joined) {
            const auto moving =
                std::ranges::count_if(joined, [&](BodyId body) { return movable.contains(body); });
            EXPECT_GT(moving, 0) << "nothing to solve in colour " << colour;
            EXPECT_EQ(colour<kDynamicColours, moving> 1);
            for (const BodyId body : joined) {
                if (movable.contains(body)) {
                    ASSERT_TRUE(taken.insert(body).second)
                        << "body " << body.index << " twice in colour " << colour;
                }
            }
        };
        for (const ContactSim& contact : tables.graph.bin(colour).contacts) {
            take(std::array{contact.body_a, contact.body_b});
            EXPECT_GT(contact.manifold.count, 0);
            EXPECT_FALSE(contact.is_sensor);
        }
        for (const SimArray& sims : tables.graph.bin(colour).joints)
            for (int i = 0; i < sims.size(); ++i)
                take(tables.joint_bodies(reinterpret_cast<const JointHead*>(sims.at(i))->id));
    }
    EXPECT_EQ(world.check(), "");
}

/// All that must be solved lies in a colour or overflowed; the rest is idle.
void expect_all_there(const World& world) {
    const WorldCounts counts = world.counts();
    int touching = 0;
    for (const Contact& contact : world.contacts())
        touching += contact.count > 0 && !contact.is_sensor ? 1 : 0;
    EXPECT_EQ(counts.touching, touching);
    EXPECT_LE(counts.overflow, counts.touching + counts.joints);
}

TEST(Graph, OfAPyramid) {
    World world;
    add_ground(world);
    add_pyramid(world, 30);
    for (int i = 0; i < 20; ++i) {
        run(world, 3);
        expect_colours_apart(world);
        expect_all_there(world);
        EXPECT_EQ(world.counts().overflow, 0);
    }
    EXPECT_EQ(world.counts().touching, 29 * 30 / 2 * 2 + 30 + 29 * 30 / 2)
        << "below twice, beside once, on the ground";
    EXPECT_LE(world.counts().colors, 24) << "a box touches six others";
}

TEST(Graph, OfAGridOfJoints) {
    World world;
    add_joint_grid(world, 20);
    for (int i = 0; i < 10; ++i) {
        run(world, 5);
        expect_colours_apart(world);
        EXPECT_EQ(world.counts().overflow, 0);
        EXPECT_EQ(world.counts().contacts, 0);
    }
    // First-fit needs at most twice the greatest degree, less one; four hang on each, and some on what is
    // static.
    EXPECT_LE(world.counts().colors, 7 + 4);
    EXPECT_EQ(world.counts().joints, 2 * 20 * 19);
}

TEST(Graph, OfATumbler) {
    World world;
    add_tumbler(world, 16);
    for (int i = 0; i < 40; ++i) {
        run(world, 5);
        expect_colours_apart(world);
        expect_all_there(world);
        EXPECT_LT(world.counts().overflow, world.counts().touching / 100 + 1);
    }
}

TEST(Graph, WhileBodiesChange) {
    World world;
    add_ground(world);
    std::vector<Body> boxes = add_pyramid(world, 10);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        run(world, 1);
        boxes[i].set_type(i % 3 == 0   ? BodyType::kStatic
                          : i % 3 == 1 ? BodyType::kKinematic
                                       : BodyType::kDynamic);
        expect_colours_apart(world);
        if (i % 4 == 0) boxes[i / 2].set_enabled(i % 8 == 0);
        expect_colours_apart(world);
    }
}

/// A plate that lies on 300 balls: all touch it, but it has 192 colours for what moves.
class Plate : public testing::Test {
  protected:
    static constexpr int kBalls = 300;
    Plate() {
        add_ground(world_);
        for (int i = 0; i < kBalls; ++i)
            balls_.push_back(add_dynamic(world_, {0.25f * (static_cast<float>(i) - 0.5f * kBalls), 0.1f},
                                         Circle{{}, 0.1f}));
        plate_ = add_dynamic(world_, {-0.125f, 0.3f}, Polygon::box(38.0f, 0.1f));
    }
    World world_{WorldDef{.allow_sleep = false}};
    std::vector<Body> balls_;
    Body plate_;
};

TEST_F(Plate, OverflowsAndLiesStill) {
    run(world_, 300);
    EXPECT_EQ(world_.counts().touching, 2 * kBalls);
    EXPECT_EQ(world_.counts().overflow, kBalls - kDynamicColours);
    expect_colours_apart(world_);
    EXPECT_NEAR(plate_.position().y, 0.3f, 2.0f * kLinearSlop);
    EXPECT_NEAR(plate_.angle(), 0.0f, 1e-3f);
    EXPECT_NEAR(plate_.linear_velocity().y, 0.0f, 0.01f);  // it may roll away on them
    const float weight = plate_.mass() * 10.0f * kDt;
    EXPECT_NEAR(normal_impulse_on(plate_), weight, 0.01f * weight);
}

TEST_F(Plate, OverflowGoesAsItCame) {
    run(world_, 30);
    EXPECT_GT(world_.counts().overflow, 0);
    for (std::size_t i = 0; i < balls_.size(); i += 2) world_.destroy(balls_[i]);
    expect_colours_apart(world_);
    run(world_, 60);
    expect_colours_apart(world_);
    world_.destroy(plate_);
    EXPECT_EQ(world_.counts().overflow, 0);
    run(world_, 10);
}

/// Joints overflow as well: 250 spokes on a wheel, all but one of them hanging freely.
TEST(Graph, JointsOverflow) {
    World world;
    const Body axle = world.create_body({});
    const ShapeDef apart{.filter = {.mask = 0}};
    const Body wheel = add_dynamic(world, {}, Circle{{}, 5.0f}, apart);
    world.create_revolute({.body_a = axle, .body_b = wheel});
    std::vector<Joint> joints;
    for (int i = 0; i < 250; ++i) {
        const Rot at = Rot::from_angle(2.0f * kPi / 250.0f * static_cast<float>(i));
        const Vec2 rim = 5.0f * at.x_axis();
        const Body spoke = add_dynamic(world, rim - Vec2{0.0f, 0.5f}, Polygon::box(0.05f, 0.5f), apart);
        joints.push_back(world.create_revolute(
            {.body_a = wheel, .body_b = spoke, .anchor_a = rim, .anchor_b = {0.0f, 0.5f}}));
    }
    EXPECT_EQ(world.counts().overflow, 250 - kDynamicColours);
    run(world, 120);
    expect_colours_apart(world);
    for (const Joint& joint : joints) EXPECT_LT(joint.linear_error(), 0.01f);
    EXPECT_NEAR(wheel.position().y, 0.0f, 0.01f);
}

}  // namespace
}  // namespace jostle::test
