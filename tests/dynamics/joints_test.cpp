// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Common to all joints: the bodies between which they act, when they stop, the loads that they carry.
#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include <limits>

#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

constexpr JointType kFirstTypes[] = {JointType::kRevolute, JointType::kPrismatic, JointType::kDistance,
                                     JointType::kWeld};

/// A joint of some type that holds b's origin to a's, or 1 m from it.
Joint join(World& world, JointType type, const Body& a, const Body& b, bool collide_connected = false) {
    const auto with = [&](auto def) {
        def.body_a = a;
        def.body_b = b;
        def.collide_connected = collide_connected;
        def.user_data = 5;
        return def;
    };
    switch (type) {
        case JointType::kRevolute:
            return world.create_revolute(with(RevoluteJointDef{}));
        case JointType::kPrismatic:
            return world.create_prismatic(with(PrismaticJointDef{}));
        case JointType::kDistance:
            return world.create_distance(with(DistanceJointDef{}));
        default:
            break;
    }
    return world.create_weld(with(WeldJointDef{}));
}

class EveryJoint : public testing::TestWithParam<JointType> {};

TEST_P(EveryJoint, SaysWhatItIs) {
    World world;
    const Body a = world.create_body({.position = {1.0f, 2.0f}});
    const Body b = add_dynamic(world, {3.0f, 4.0f}, Circle{{}, 0.5f});
    const Joint joint = join(world, GetParam(), a, b, true);
    EXPECT_EQ(joint.type(), GetParam());
    EXPECT_EQ(joint.body_a(), a);
    EXPECT_EQ(joint.body_b(), b);
    EXPECT_EQ(joint.body_count(), 2);
    EXPECT_EQ(joint.body(0), a);
    EXPECT_EQ(joint.body(1), b);
    EXPECT_EQ(joint.anchor_a(), (Vec2{1.0f, 2.0f}));
    EXPECT_EQ(joint.anchor_b(), (Vec2{3.0f, 4.0f}));
    EXPECT_TRUE(joint.collide_connected());
    EXPECT_EQ(joint.user_data(), 5u);
    joint.set_user_data(6);
    EXPECT_EQ(joint.user_data(), 6u);
    EXPECT_EQ(a.joints().to_vector(), std::vector<Joint>{joint});
    EXPECT_EQ(b.joints().to_vector(), std::vector<Joint>{joint});
    EXPECT_EQ(world.joints().to_vector(), std::vector<Joint>{joint});
    EXPECT_EQ(world.counts().joints, 1);
}

TEST_P(EveryJoint, DoesNothingBetweenWhatCannotMove) {
    World world;
    Body a = world.create_body({});
    Body b = world.create_body({.position = {5.0f, 0.0f}, .angle = 1.0f});
    Body told = world.create_body({.type = BodyType::kKinematic, .linear_velocity = {1.0f, 0.0f}});
    const Joint still = join(world, GetParam(), a, b);
    const Joint both = join(world, GetParam(), told, a);
    run(world, 60);
    EXPECT_EQ(b.position(), (Vec2{5.0f, 0.0f}));
    EXPECT_NEAR(told.position().x, 1.0f, 1e-5f);
    for (const Joint& joint : {still, both}) {
        EXPECT_EQ(joint.reaction_force(), Vec2{});
        EXPECT_EQ(joint.reaction_torque(), 0.0f);
    }
    // As soon as one can move, the joint takes hold of it.
    b.set_type(BodyType::kDynamic);
    run(world, 300);
    if (GetParam() != JointType::kPrismatic) {
        EXPECT_LT(length(b.position()), 1.01f);
    }
    EXPECT_LT(still.linear_error(), 0.01f);
}

TEST_P(EveryJoint, StopsWhileABodyIsDisabledAndResumes) {
    World world;
    Body hook = world.create_body({});
    Body box = add_dynamic(world, {0.0f, -1.0f}, Polygon::box(0.2f, 0.2f));
    const Joint joint = join(world, GetParam(), hook, box);
    run(world, 60);
    const float held = box.position().y;
    hook.set_enabled(false);
    EXPECT_EQ(joint.reaction_force(), Vec2{}) << "a joint that does not act carries nothing";
    run(world, 30);
    EXPECT_LT(box.position().y, held - 1.0f) << "it falls";
    EXPECT_EQ(joint.reaction_force(), Vec2{});
    hook.set_enabled(true);
    box.set_linear_velocity({});
    run(world, 600);
    EXPECT_LT(joint.linear_error(), 0.01f);
}

TEST_P(EveryJoint, KeepsItsBodiesFromCollidingUnlessAsked) {
    for (const bool collide : {false, true}) {
        World world({.gravity = {}});
        Body a = add_static(world, {}, Polygon::box(0.4f, 0.4f));
        Body b = add_dynamic(world, {0.1f, 0.0f}, Polygon::box(0.4f, 0.4f));
        run(world, 2);
        EXPECT_EQ(world.counts().touching, 1);
        const Joint joint = join(world, GetParam(), a, b, collide);
        EXPECT_EQ(world.contacts().empty(), !collide) << "at once";
        run(world, 2);
        EXPECT_EQ(world.contacts().empty(), !collide);
        world.destroy(joint);
        b.set_transform({0.1f, 0.0f}, 0.0f);
        run(world, 2);
        EXPECT_EQ(world.counts().touching, 1) << "without the joint they collide again";
    }
}

/// The last of several joints decides.
TEST_P(EveryJoint, OfTwoOneForbids) {
    World world({.gravity = {}});
    Body a = add_dynamic(world, {}, Polygon::box(0.4f, 0.4f));
    Body b = add_dynamic(world, {0.1f, 0.0f}, Polygon::box(0.4f, 0.4f));
    const Joint allows = join(world, GetParam(), a, b, true);
    const Joint forbids = join(world, GetParam(), b, a, false);
    run(world, 3);
    EXPECT_TRUE(world.contacts().empty());
    world.destroy(allows);
    run(world, 3);
    EXPECT_TRUE(world.contacts().empty());
    world.destroy(forbids);
    run(world, 1);
    EXPECT_EQ(world.contacts().size(), 1u);
}

TEST_P(EveryJoint, GoesWithItsBody) {
    World world;
    Body a = world.create_body({});
    Body b = add_dynamic(world, {}, Circle{{}, 0.5f});
    const Joint joint = join(world, GetParam(), a, b);
    world.destroy(b);
    EXPECT_FALSE(joint.is_valid());
    EXPECT_TRUE(a.joints().empty());
    EXPECT_EQ(world.counts().joints, 0);
    run(world, 2);
}

std::string type_name_of(const testing::TestParamInfo<JointType>& type) {
    constexpr const char* kTypeNames[] = {"Revolute", "Prismatic", "Distance", "Weld"};
    return kTypeNames[static_cast<int>(type.param)];
}
INSTANTIATE_TEST_SUITE_P(Types, EveryJoint, testing::ValuesIn(kFirstTypes), type_name_of);

/// The way back from a Joint to its type is checked.
TEST_P(EveryJoint, IsTakenForItsOwnTypeAlone) {
    World world;
    const Body a = world.create_body({});
    const Body b = add_dynamic(world, {}, Circle{{}, 0.5f});
    const Joint joint = join(world, GetParam(), a, b);
    const auto is_taken = [&]<class Handle>(Handle*) {
        try {
            return Handle(joint) == joint;
        } catch (const Error& error) {
            EXPECT_EQ(error.argument(), "joint");
            return false;
        }
    };
    EXPECT_EQ(is_taken(static_cast<RevoluteJoint*>(nullptr)), GetParam() == JointType::kRevolute);
    EXPECT_EQ(is_taken(static_cast<PrismaticJoint*>(nullptr)), GetParam() == JointType::kPrismatic);
    EXPECT_EQ(is_taken(static_cast<DistanceJoint*>(nullptr)), GetParam() == JointType::kDistance);
    EXPECT_EQ(is_taken(static_cast<WeldJoint*>(nullptr)), GetParam() == JointType::kWeld);
}

/// r05: impulses that overflow in a step are no force, and no beginning of the next step either.
TEST_P(EveryJoint, AnswersFiniteNumbersWhateverItsImpulses) {
    constexpr float kHuge = std::numeric_limits<float>::max();
    World world;
    const Body a = world.create_body({});
    const Body b = add_dynamic(world, {0.0f, -1.0f}, Circle{{}, 0.5f});
    const Joint joint = join(world, GetParam(), a, b);
    Tables& tables = WorldTestAccess::tables(world);
    const JointId id{static_cast<std::int32_t>(joint.handle().index)};
    for (const float bad :
         {kHuge, -kHuge, std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()}) {
        run(world, 3);
        const std::span<float> impulses = tables.joint_row(id).impulses(tables.joint_sim(id));
        for (float& impulse : impulses) {
            const float good = impulse;
            impulse = bad;
            EXPECT_TRUE(is_finite(joint.reaction_force())) << bad;
            EXPECT_TRUE(is_finite(joint.reaction_torque())) << bad;
            impulse = good;
        }
        impulses[0] = bad;
        run(world, 1);
        EXPECT_EQ(world.check(), "");
    }
}

/// A handle is assigned another type's through its base: it is refused, and read as nothing else.
TEST(Joints, AHandleThatBecameAnotherTypesIsRefused) {
    World world;
    const Body a = world.create_body({});
    const Body b = add_dynamic(world, {}, Circle{{}, 0.5f});
    RevoluteJoint hinge = world.create_revolute({.body_a = a, .body_b = b});
    static_cast<Joint&>(hinge) = world.create_distance({.body_a = a, .body_b = b});
    EXPECT_EQ(hinge.type(), JointType::kDistance);
    EXPECT_THROW((void)hinge.angle(), Error);
    EXPECT_THROW((void)hinge.limit(), Error);
    EXPECT_THROW(hinge.set_limit({-1.0f, 1.0f}), Error);
    EXPECT_EQ(world.check(), "");
}

TEST(Joints, CarryAHangingWeight) {
    for (const JointType type : {JointType::kRevolute, JointType::kWeld, JointType::kPrismatic}) {
        World world;
        Body hook = world.create_body({});
        Body box = add_dynamic(world, {}, Polygon::box(0.5f, 0.5f), {.density = 7.0f});
        const Joint joint = join(world, type, hook, box);
        run(world, 120);
        EXPECT_NEAR(joint.reaction_force().y, 70.0f, 0.7f) << static_cast<int>(type);
        EXPECT_NEAR(joint.reaction_force().x, 0.0f, 0.01f);
        EXPECT_LT(joint.linear_error(), kLinearSlop);
    }
}

/// Links of 0.5 x 0.25 m and 0.25 kg in a row from `start` along `direction`, the first joined to `hook`.
struct BallChain {
    BallChain(World& world, int count, const Body& hook, Vec2 start, Vec2 direction) {
        const float angle = Rot{direction.x, direction.y}.angle();
        for (int i = 0; i < count; ++i) {
            const Vec2 at = start + (0.25f + 0.5f * static_cast<float>(i)) * direction;
            links.push_back(add_dynamic(world, at, Polygon::box(0.25f, 0.125f), {.density = 2.0f}, angle));
            const Body& previous = i == 0 ? hook : links[static_cast<std::size_t>(i) - 1];
            add_joint(world, previous, i == 0 ? start : Vec2{0.25f, 0.0f}, links.back(), {-0.25f, 0.0f});
        }
    }
    void add_joint(World& world, const Body& a, Vec2 anchor_a, const Body& b, Vec2 anchor_b) {
        joints.push_back(
            world.create_revolute({.body_a = a, .body_b = b, .anchor_a = anchor_a, .anchor_b = anchor_b}));
    }
    [[nodiscard]] float error() const {
        float worst = 0.0f;
        for (const Joint& joint : joints) worst = max(worst, joint.linear_error());
        return worst;
    }
    std::vector<Body> links;
    std::vector<RevoluteJoint> joints;
};

/// Thirty links, and a load of four times a link's mass that is hung on at once.
TEST(Joints, AChainOfThirtyLinksHoldsALoad) {
    World world;
    const Body hook = world.create_body({});
    BallChain chain(world, 30, hook, {}, {0.0f, -1.0f});
    const Body load = add_dynamic(world, {0.0f, -15.5f}, Polygon::box(0.5f, 0.5f));
    chain.add_joint(world, chain.links.back(), {0.25f, 0.0f}, load, {0.0f, 0.5f});
    for (int i = 0; i < 600; ++i) {
        world.step(kDt);
        ASSERT_LT(chain.error(), 0.01f) << i;
    }
    EXPECT_NEAR(chain.joints.front().reaction_force().y, 10.0f * (30.0f * 0.25f + 1.0f), 0.85f);
    EXPECT_NEAR(chain.joints.back().reaction_force().y, 10.0f, 0.1f);
    EXPECT_EQ(world.check(), "");
}

/// A bridge of thirty links, with a box that falls on it.
TEST(Joints, ABridgeCarriesABox) {
    World world;
    const Body banks = world.create_body({});
    BallChain bridge(world, 30, banks, {-7.0f, 0.0f}, {1.0f, 0.0f});
    bridge.add_joint(world, bridge.links.back(), {0.25f, 0.0f}, banks, {7.0f, 0.0f});
    const Body box = add_dynamic(world, {0.0f, 1.0f}, Polygon::box(0.5f, 0.5f));
    run(world, 600);
    EXPECT_LT(bridge.error(), 0.01f);
    EXPECT_GT(box.position().y, -4.0f) << "it lies on the bridge";
    EXPECT_GT(world.counts().touching, 0);
}

}  // namespace
}  // namespace jostle::test
