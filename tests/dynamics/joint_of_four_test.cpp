// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The table of types takes one of four bodies, which this test adds: all that goes by the list of a joint's
// bodies (edges, colours, bins, check(), filters, removal, parking) is asked about it. Its constraint: the
// speeds of the four along x sum up to `speed`.
#include <gtest/gtest.h>
#include <jostle/core/error.h>

#include <array>

#include "dynamics/edit/joint_edits.h"
#include "dynamics/joints/joint_row.h"
#include "dynamics/joints/joint_types.h"
#include "dynamics/store/joint_links.h"
#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

using namespace detail;

struct Quartet {
    struct Parameters {
        float speed = 0.0f;  ///< [m/s]
    };
    struct Impulses {
        float along = 0.0f;
    };
    struct Sim : JointHead {
        Parameters parameters;
        Impulses impulses;
        int index[kMaxJointBodies] = {};
        float inv_mass[kMaxJointBodies] = {};
    };

    static void prepare(Sim& joint, const JointStep& step) {
        for (int i = 0; i < kMaxJointBodies; ++i) {
            joint.index[i] = kNone;
            joint.inv_mass[i] = 0.0f;
            if (joint.bodies[i] == kNone || !step.bodies.is_movable(joint.bodies[i])) continue;
            joint.index[i] = step.bodies.place(joint.bodies[i]).index;
            joint.inv_mass[i] = step.bodies.sim(joint.bodies[i]).inv_mass;
        }
    }
    static void push(const Sim& joint, const JointPass& pass, float impulse) {
        for (int i = 0; i < kMaxJointBodies; ++i)
            if (joint.index[i] != kNone)
                pass.states[joint.index[i]].velocity.x += joint.inv_mass[i] * impulse;
    }
    static void warm_start(Sim& joint, const JointPass& pass) { push(joint, pass, joint.impulses.along); }
    static void solve(Sim& joint, const JointPass& pass) {
        float sum = -joint.parameters.speed, k = 0.0f;
        for (int i = 0; i < kMaxJointBodies; ++i) {
            k += joint.inv_mass[i];
            if (joint.index[i] != kNone) sum += pass.states[joint.index[i]].velocity.x;
        }
        const float impulse = -sum / k;
        joint.impulses.along += impulse;
        push(joint, pass, impulse);
    }
    static void change(Sim& joint, const Parameters&) { joint.impulses = {}; }
    static Vec2 anchor(const Sim&, int) { return {}; }
    static float coordinate(const Sim&, const JointPoses&) { return 0.0f; }
    static float linear_error(const Sim&, const JointPoses&) { return 0.0f; }
    static JointReaction reaction(const Sim& joint, const JointPoses&) {
        return {{joint.impulses.along, 0.0f}, 0.0f};
    }
};

/// As joints/joint_words.h has them of the other types.
constexpr auto words_of(const Quartet::Parameters*) {
    return words({{"speed"}});
}
constexpr JointRow kQuartetRow = JointRowOf<Quartet>::row("quartet", 4);
constexpr const JointRow* kTypes[] = {&kRevoluteRow, &kPrismaticRow, &kDistanceRow, &kWeldRow, &kQuartetRow};
constexpr auto kQuartet = static_cast<JointType>(std::size(kTypes) - 1);

/// Boxes in a row that do not touch, in a world whose table has the fifth type.
class JointOfFour : public testing::Test {
  protected:
    JointOfFour() {
        tables_.graph.types = kTypes;
        for (int i = 0; i < 6; ++i)
            boxes_.push_back(
                add_dynamic(world_, {2.0f * static_cast<float>(i), 0.0f}, Polygon::box(0.5f, 0.5f)));
    }
    JointId join(std::initializer_list<int> boxes, float speed, bool collide_connected = false) {
        CreateJoint edit;
        edit.type = kQuartet;
        edit.body_count = 0;
        for (const int box : boxes) edit.bodies[edit.body_count++] = id_of(box);
        edit.parameters = JointParameters(Quartet::Parameters{speed});
        edit.collide_connected = collide_connected;
        const JointId joint = WorldTestAccess::impl(world_).change("JointOfFour", edit).joint;
        EXPECT_EQ(world_.check(), "");
        return joint;
    }
    void destroy(JointId joint) {
        WorldTestAccess::impl(world_).change("JointOfFour", DestroyJoint{joint});
        EXPECT_EQ(world_.check(), "");
    }
    [[nodiscard]] BodyId id_of(int box) const {
        return WorldTestAccess::id(boxes_[static_cast<std::size_t>(box)]);
    }
    [[nodiscard]] float speed_of(std::initializer_list<int> boxes) const {
        float sum = 0.0f;
        for (const int box : boxes) sum += boxes_[static_cast<std::size_t>(box)].linear_velocity().x;
        return sum;
    }
    [[nodiscard]] Joint handle_of(JointId joint) { return WorldTestAccess::impl(world_).joint_handle(joint); }

    World world_{{.gravity = {}}};
    Tables& tables_ = WorldTestAccess::tables(world_);
    std::vector<Body> boxes_;
};

TEST_F(JointOfFour, HangsInTheListsOfAllItsBodies) {
    const Joint joint = handle_of(join({3, 0, 2, 5}, 1.0f));
    EXPECT_EQ(joint.type(), kQuartet);
    ASSERT_EQ(joint.body_count(), 4);
    const int order[] = {3, 0, 2, 5};
    for (int i = 0; i < 4; ++i) EXPECT_EQ(joint.body(i), boxes_[static_cast<std::size_t>(order[i])]);
    EXPECT_EQ(joint.body_a(), boxes_[3]);
    EXPECT_EQ(joint.body_b(), boxes_[0]);
    for (const int box : {0, 2, 3, 5})
        EXPECT_EQ(boxes_[static_cast<std::size_t>(box)].joints().to_vector(), std::vector<Joint>{joint});
    for (const int box : {1, 4}) EXPECT_TRUE(boxes_[static_cast<std::size_t>(box)].joints().empty());
    EXPECT_EQ(world_.joints().to_vector(), std::vector<Joint>{joint});
    EXPECT_THROW((void)RevoluteJoint(joint), Error);
}

/// The same constraint on each body: a mass of 1 kg takes a quarter of the speed.
TEST_F(JointOfFour, IsSolved) {
    const JointId joint = join({0, 1, 2, 3}, 8.0f);
    run(world_, 1);
    EXPECT_NEAR(speed_of({0, 1, 2, 3}), 8.0f, 1e-4f);
    for (int box = 0; box < 4; ++box) EXPECT_NEAR(speed_of({box}), 2.0f, 1e-4f);
    EXPECT_EQ(speed_of({4}), 0.0f);
    boxes_[0].apply_force_to_center({80.0f, 0.0f});
    run(world_, 1);
    EXPECT_NE(handle_of(joint).reaction_force(), Vec2{});
    WorldTestAccess::impl(world_).change(
        "JointOfFour", SetJointParameters{joint, JointParameters(Quartet::Parameters{-4.0f})});
    EXPECT_EQ(handle_of(joint).reaction_force(), Vec2{}) << "other parameters, and no impulse left";
    run(world_, 2);
    EXPECT_NEAR(speed_of({0, 1, 2, 3}), -4.0f, 1e-4f);
}

/// Joints that share one body of their eight have different colours; those that share none have the same.
TEST_F(JointOfFour, HasAColourOfItsOwn) {
    const auto bin_of = [&](JointId joint) { return tables_.joints[joint].bin; };
    boxes_.push_back(add_dynamic(world_, {20.0f, 0.0f}, Polygon::box(0.5f, 0.5f)));
    boxes_.push_back(add_dynamic(world_, {22.0f, 0.0f}, Polygon::box(0.5f, 0.5f)));
    const JointId first = join({0, 1, 2, 3}, 1.0f), apart = join({4, 5, 6, 7}, 1.0f);
    const JointId last_shared = join({4, 5, 6, 3}, 2.0f), pair = join({0, 7}, 1.0f);
    EXPECT_EQ(bin_of(first), bin_of(apart));
    EXPECT_NE(bin_of(last_shared), bin_of(first));
    EXPECT_EQ(bin_of(pair), bin_of(last_shared));
    const RevoluteJoint hinge = world_.create_revolute(
        {.body_a = boxes_[0], .body_b = boxes_[1], .anchor_a = {1.0f, 0.0f}, .anchor_b = {-1.0f, 0.0f}});
    EXPECT_NE(bin_of(JointId{static_cast<std::int32_t>(hinge.handle().index)}), bin_of(first));
    run(world_, 60);
    EXPECT_EQ(world_.check(), "");
    // With one body that moves it is among those of the ground.
    for (const int box : {1, 2, 3}) boxes_[static_cast<std::size_t>(box)].set_type(BodyType::kStatic);
    EXPECT_GE(bin_of(first), kDynamicColours);
    EXPECT_LT(bin_of(first), kColours);
    EXPECT_EQ(world_.check(), "");
    run(world_, 2);
    EXPECT_EQ(world_.check(), "");
}

TEST_F(JointOfFour, StopsWhileOneIsDisabledOrAllStand) {
    const JointId joint = join({0, 1, 2, 3}, 4.0f);
    boxes_[0].apply_force_to_center({80.0f, 0.0f});
    run(world_, 1);
    EXPECT_NEAR(handle_of(joint).reaction_force().x, -80.0f / 4.0f, 0.1f);
    for (const int box : {3, 1}) {
        Body& body = boxes_[static_cast<std::size_t>(box)];
        body.set_enabled(false);
        EXPECT_EQ(tables_.joints[joint].bin, kIdleBin);
        EXPECT_EQ(handle_of(joint).reaction_force(), Vec2{});
        EXPECT_EQ(world_.check(), "");
        boxes_[0].set_linear_velocity({5.0f, 0.0f});
        run(world_, 3);
        EXPECT_EQ(speed_of({0}), 5.0f);
        body.set_enabled(true);
        run(world_, 1);
        EXPECT_NEAR(speed_of({0, 1, 2, 3}), 4.0f, 1e-4f);
    }
    for (int box = 0; box < 4; ++box) boxes_[static_cast<std::size_t>(box)].set_type(BodyType::kKinematic);
    EXPECT_EQ(tables_.joints[joint].bin, kIdleBin);
    run(world_, 1);
    EXPECT_EQ(world_.check(), "");
}

/// The dynamic bodies are no longer linked where the one that is disabled is of another island.
TEST_F(JointOfFour, LinksNoBodiesWhileAKinematicOneIsDisabled) {
    join({0, 1, 2, 3}, 0.0f);
    boxes_[3].set_type(BodyType::kKinematic);
    const auto island = [&] { return tables_.bodies[id_of(0)].island; };
    ASSERT_EQ(tables_.islands[island()].count, 3);
    boxes_[3].set_enabled(false);
    EXPECT_EQ(world_.check(), "");
    EXPECT_TRUE(tables_.islands[island()].has_lost_link);
    boxes_[1].set_awake(false);
    EXPECT_TRUE(boxes_[0].is_awake() && boxes_[2].is_awake() && !boxes_[1].is_awake());
    EXPECT_EQ(world_.check(), "");
    boxes_[3].set_enabled(true);
    EXPECT_EQ(tables_.islands[island()].count, 3);
    EXPECT_EQ(world_.check(), "");
}

TEST_F(JointOfFour, KeepsEveryTwoOfItsBodiesApart) {
    for (std::size_t box = 0; box < 4; ++box)
        boxes_[box].set_transform({0.1f * static_cast<float>(box), 0.0f}, 0.0f);
    run(world_, 1);
    EXPECT_EQ(world_.counts().touching, 6);
    const JointId joint = join({0, 1, 2, 3}, 0.0f);
    EXPECT_TRUE(world_.contacts().empty()) << "at once";
    run(world_, 2);
    EXPECT_TRUE(world_.contacts().empty());
    destroy(joint);
    run(world_, 1);
    EXPECT_EQ(world_.counts().touching, 6) << "all six pairs are looked for again";
    join({0, 1, 2, 3}, 0.0f, true);
    EXPECT_EQ(world_.counts().touching, 6);
}

TEST_F(JointOfFour, GoesWithAnyOfItsBodies) {
    for (int last = 0; last < 4; ++last) {
        const Joint joint = handle_of(join({0, 1, 2, 3}, 1.0f));
        run(world_, 1);
        world_.destroy(boxes_[static_cast<std::size_t>(last)]);
        EXPECT_FALSE(joint.is_valid());
        EXPECT_EQ(world_.counts().joints, 0);
        EXPECT_EQ(world_.check(), "");
        run(world_, 1);
        boxes_[static_cast<std::size_t>(last)] =
            add_dynamic(world_, {0.0f, 3.0f + 2.0f * static_cast<float>(last)}, Polygon::box(0.5f, 0.5f));
    }
}

/// check() sees a joint that hangs in the list of a wrong body, and one that names a body twice.
TEST_F(JointOfFour, IsChecked) {
    const JointId joint = join({0, 1, 2, 3}, 1.0f);
    auto& head = *static_cast<JointHead*>(tables_.joint_sim(joint));
    std::swap(head.bodies[1], head.bodies[3]);
    EXPECT_NE(world_.check(), "");
    std::swap(head.bodies[1], head.bodies[3]);
    EXPECT_EQ(world_.check(), "");
    tables_.joints[joint].body_count = 3;
    EXPECT_NE(world_.check(), "");
    tables_.joints[joint].body_count = 4;
    EXPECT_EQ(world_.check(), "");
}

/// When a body changes its class, its joints find room that was made before: nothing is allocated while they
/// move.
TEST_F(JointOfFour, IsPlacedInRoomMadeAhead) {
    for (int i = 0; i < 40; ++i) join({i % 5, i % 5 + 1}, 0.0f);
    for (int i = 0; i < 10; ++i) join({0, 1, 2, 3 + i % 3}, 0.0f);
    for (int box = 0; box < 6; ++box) {
        const BodyId body = id_of(box);
        for (const bool movable : {false, true}) {
            WakeRoom room(tables_);
            add_joint_places(tables_, body, true, movable, room);
            room.reserve();
        }
        const auto blocks = [&] {
            std::vector<const void*> all;
            for (const Bin& bin : tables_.graph.bins)
                for (const SimArray& sims : bin.joints) all.push_back(sims.data());
            return all;
        };
        const std::vector<const void*> before = blocks();
        for_joints(tables_, body, [&](JointId joint) { park_joint(tables_, joint); });
        tables_.bodies[body].type = BodyType::kStatic;
        for_joints(tables_, body, [&](JointId joint) { place_joint(tables_, joint); });
        for_joints(tables_, body, [&](JointId joint) { park_joint(tables_, joint); });
        tables_.bodies[body].type = BodyType::kDynamic;
        for_joints(tables_, body, [&](JointId joint) { place_joint(tables_, joint); });
        EXPECT_EQ(blocks(), before);
        EXPECT_EQ(world_.check(), "");
    }
}

}  // namespace
}  // namespace jostle::test
