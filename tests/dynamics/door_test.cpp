// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bad input is refused at the door: every entry point of a world, with every argument spoiled, with handles
// of all that is gone or elsewhere, and during a step. The error names the function and the argument, and
// nothing has changed. That the table has everything, door_table_test.cpp tells.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/dynamics/scheduler.h>

#include "dynamics/door_entries.h"
#include "dynamics/furnish.h"
#include "support/thread_scheduler.h"
#include "support/world_test_access.h"

namespace jostle::test {
namespace {

using namespace detail;

#if !defined(JOSTLE_NO_EXCEPTIONS)

/// A world with something of everything in it, so much that a step hands out work.
class Door : public testing::Test {
  protected:
    Door() {
        hands_ = furnish(world_);
        foreign_ = furnish(other_);
        spoiled_.emplace_back("empty", Hands{});
        {
            World gone;
            spoiled_.emplace_back("of a world that is gone", furnish(gone));
        }
        Hands stale = furnish(world_);
        const Hands kept = stale;
        world_.destroy(stale.joint);
        world_.destroy(stale.shape);
        world_.destroy(stale.chain);
        world_.destroy(stale.body);
        world_.destroy(stale.second);
        world_.destroy(stale.platform);
        spoiled_.emplace_back("gone", kept);
        (void)furnish(world_);  // takes the places of what went
        for (int i = 0; i < 600; ++i)
            world_.create_body({.type = BodyType::kDynamic, .position = {0.0f, 20.0f}});
        world_.step(kDt);
        other_.step(kDt);
    }

    struct Picture {
        std::uint64_t hash, other_hash;
        int bodies, shapes, chains, joints, contacts;
        friend bool operator==(const Picture&, const Picture&) = default;
    };
    [[nodiscard]] Picture picture() const {
        const WorldCounts c = world_.counts();
        return {world_.state_hash(), other_.state_hash(), c.bodies, c.shapes, c.chains, c.joints, c.contacts};
    }

    /// That the call is refused, by the right name, and changes nothing.
    void expect_refused(const Entry& entry, const std::string& argument, const Call& call, Hands hands) {
        const Picture before = picture();
        try {
            call(hands);
            ADD_FAILURE() << entry.name << ", " << argument << ": was accepted";
        } catch (const Error& error) {
            EXPECT_EQ(error.function(), entry.name) << error.what();
            EXPECT_THAT(error.argument(), testing::StartsWith(argument)) << error.what();
            EXPECT_THAT(error.what(), testing::HasSubstr(entry.name));
            EXPECT_THAT(error.what(), testing::HasSubstr(argument));
        }
        EXPECT_TRUE(picture() == before) << entry.name << ", " << argument << ": something changed";
    }

    InterruptingScheduler scheduler_;
    World world_{{.scheduler = &scheduler_}};
    World other_;
    Hands hands_, foreign_;
    std::vector<std::pair<const char*, Hands>> spoiled_;
};

TEST_F(Door, IsOpenToGoodCalls) {
    for (const Entry& entry : all_entries()) {
        World world;
        Hands hands = furnish(world);
        EXPECT_NO_THROW(entry.good(hands)) << entry.name;
        EXPECT_EQ(world.check(), "") << entry.name;
        EXPECT_NO_THROW(world.step(kDt)) << entry.name;
        EXPECT_EQ(world.check(), "") << entry.name;
    }
}

/// Every call that changes a world's tables applies one edit, but a step; no other call does.
TEST_F(Door, ChangesAWorldByOneEditPerCall) {
    int changes = 0;
    for (const Entry& entry : all_entries()) {
        World world;
        Hands hands = furnish(world);
        const std::uint64_t before = WorldTestAccess::impl(world).edit_count();
        entry.good(hands);
        changes += entry.edits;
        EXPECT_EQ(WorldTestAccess::impl(world).edit_count() - before, static_cast<std::uint64_t>(entry.edits))
            << entry.name;
    }
    EXPECT_GT(changes, 45);
}

TEST_F(Door, RefusesBadArguments) {
    int calls = 0;
    for (const Entry& entry : all_entries())
        for (const Bad& bad : entry.bad) {
            SCOPED_TRACE(entry.name + ", " + bad.parameter);
            expect_refused(entry, bad.argument, bad.call, hands_);
            ++calls;
        }
    EXPECT_GT(calls, 400);
    EXPECT_EQ(world_.check(), "");
}

TEST_F(Door, RefusesHandlesOfWhatIsGone) {
    int calls = 0;
    for (const Entry& entry : all_entries())
        for (const HandleUse& use : entry.handles)
            for (const auto& [what, handles] : spoiled_) {
                SCOPED_TRACE(entry.name + " with a handle that is " + what);
                Hands hands = hands_;
                use.exchange(hands, handles);
                expect_refused(entry, use.argument, entry.good, hands);
                ++calls;
            }
    EXPECT_GT(calls, 250);
}

TEST_F(Door, RefusesHandlesOfAnotherWorld) {
    int calls = 0;
    for (const Entry& entry : entries_of("World"))
        for (const HandleUse& use : entry.handles) {
            SCOPED_TRACE(entry.name + " with " + use.argument + " of another world");
            Hands hands = hands_;
            use.exchange(hands, foreign_);
            expect_refused(entry, use.argument, entry.good, hands);
            ++calls;
        }
    EXPECT_EQ(calls, 4 + 2 + 2 * 13 + 1 + 2);
}

TEST_F(Door, RefusesAWorldThatWasMovedFrom) {
    World husk;
    const World moved(std::move(husk));
    Hands hands = hands_;
    hands.world = &husk;
    for (const Entry& entry : entries_of("World"))
        if (entry.name != "World::World") expect_refused(entry, "this", entry.good, hands);
    EXPECT_THAT(hands.world->check(), testing::HasSubstr("moved from"));
}

/// During a step what changes the world is refused, what only reads is not; and the step comes to the same as
/// without.
TEST_F(Door, RefusesChangesDuringAStep) {
    const std::vector<Entry> entries = all_entries();
    World twin;
    (void)furnish(twin);
    {
        // The same slots as in world_, see the constructor.
        Hands stale = furnish(twin);
        twin.destroy(stale.joint);
        twin.destroy(stale.shape);
        twin.destroy(stale.chain);
        twin.destroy(stale.body);
        twin.destroy(stale.second);
        twin.destroy(stale.platform);
        (void)furnish(twin);
        for (int i = 0; i < 600; ++i)
            twin.create_body({.type = BodyType::kDynamic, .position = {0.0f, 20.0f}});
        twin.step(kDt);
    }
    ASSERT_EQ(twin.state_hash(), world_.state_hash());
    for (const Entry& entry : entries) {
        SCOPED_TRACE(entry.name);
        int calls = 0;
        scheduler_.hook = [&] {
            ++calls;
            if (entry.changes) {
                expect_refused(entry, "the world", entry.good, hands_);
            } else {
                Hands hands = hands_;
                EXPECT_NO_THROW(entry.good(hands));
            }
        };
        world_.step(kDt);
        scheduler_.hook = nullptr;
        EXPECT_GT(calls, 4) << "the step hands out work in its first stages and in its last";
        twin.step(kDt);
        ASSERT_EQ(world_.state_hash(), twin.state_hash());
    }
    EXPECT_EQ(world_.check(), "");
}

/// Another world may be edited meanwhile.
TEST_F(Door, IsOpenToAnotherWorldDuringAStep) {
    int calls = 0;
    scheduler_.hook = [&] {
        ++calls;
        foreign_.body.set_linear_velocity({1.0f, 0.0f});
        other_.step(kDt);
        (void)other_.create_body({});
    };
    world_.step(kDt);
    EXPECT_GT(calls, 0);
    EXPECT_EQ(other_.check(), "");
}

/// Whether the call is refused, for `argument`, and leaves the body's velocity alone.
template <class Call>
bool is_refused(Body body, const std::string& argument, Call&& call) {
    const Vec2 linear = body.linear_velocity();
    const float angular = body.angular_velocity();
    try {
        call();
        return false;
    } catch (const Error& error) {
        EXPECT_EQ(error.argument(), argument);
        EXPECT_EQ(body.linear_velocity(), linear);
        EXPECT_EQ(body.angular_velocity(), angular);
        return true;
    }
}

/// Finite impulses and forces add up to infinite ones: the call that would is refused.
TEST(Overflow, OfAVelocityOrAForceIsRefused) {
    constexpr float kHuge = std::numeric_limits<float>::max();
    World world({.gravity = {}});
    Body body = add_dynamic(world, {}, Circle{{}, 0.01f});  // 3.1e-4 kg
    EXPECT_TRUE(is_refused(body, "impulse", [&] { body.apply_impulse_to_center({1.0e38f, 0.0f}); }));
    EXPECT_TRUE(is_refused(body, "impulse", [&] { body.apply_impulse({1.0f, 0.0f}, {0.0f, kHuge}); }));
    EXPECT_TRUE(is_refused(body, "impulse", [&] { body.apply_angular_impulse(1.0e38f); }));
    EXPECT_FALSE(is_refused(body, "force", [&] { body.apply_force_to_center({kHuge, 0.0f}); }));
    EXPECT_TRUE(is_refused(body, "force", [&] { body.apply_force_to_center({kHuge, 0.0f}); }));
    EXPECT_FALSE(is_refused(body, "torque", [&] { body.apply_torque(kHuge); }));
    EXPECT_TRUE(is_refused(body, "torque", [&] { body.apply_torque(kHuge); }));
    EXPECT_TRUE(is_refused(body, "force", [&] { body.apply_force({0.0f, 1.0f}, {kHuge, 0.0f}); }));
    EXPECT_EQ(world.check(), "");
}

/// Every number in range is taken, and no step fails or leaves a number that is not finite.
TEST_F(Door, TakesWhatIsFiniteWhateverItsSize) {
    constexpr float kHuge = std::numeric_limits<float>::max();
    for (const BodyType type : {BodyType::kKinematic, BodyType::kDynamic})
        for (const float huge : {1.0e9f, -1.0e9f, 1.0e10f, 1.0e30f, kHuge, -kHuge}) {
            SCOPED_TRACE(testing::Message() << huge << ", type " << static_cast<int>(type));
            World world;
            add_ground(world);
            add_pyramid(world, 4);
            Body body = world.create_body({.type = type,
                                           .position = {0.0f, 3.0f},
                                           .angle = huge,
                                           .linear_velocity = {1.0e9f, -1.0e9f},
                                           .angular_velocity = 1.0e9f});
            body.create_shape(Polygon::box(0.5f, 0.5f));
            for (int i = 0; i < 5; ++i) {
                // Refused where the sum overflows.
                (void)is_refused(body, "force", [&] { body.apply_force({huge, huge}, {huge, 0.0f}); });
                (void)is_refused(body, "torque", [&] { body.apply_torque(huge); });
                (void)is_refused(body, "impulse", [&] { body.apply_impulse({0.0f, huge}, {1.0f, huge}); });
                (void)is_refused(body, "impulse", [&] { body.apply_angular_impulse(huge); });
                const bool is_refusable = abs(huge) > 1.0e9f;
                EXPECT_EQ(is_refused(body, "velocity",
                                     [&] {
                                         body.set_linear_velocity({-huge, huge});
                                     }),
                          is_refusable);
                EXPECT_EQ(is_refused(body, "velocity", [&] { body.set_angular_velocity(-huge); }),
                          is_refusable);
                world.step(i % 2 == 0 ? kDt : 1.0f);
                ASSERT_EQ(world.check(), "") << i;
                EXPECT_TRUE(is_finite(body.linear_velocity()));
                EXPECT_TRUE(world.events().froze.empty());
            }
        }
}

struct SchedulerCase {
    int workers;
    bool taken;
};
TEST(Scheduler, NumberOfWorkers) {
    for (const SchedulerCase c :
         {SchedulerCase{0, false}, {-1, false}, {1025, false}, {1, true}, {2, true}}) {
        try {
            const auto scheduler = make_default_scheduler(c.workers);
            EXPECT_TRUE(c.taken) << c.workers;
            EXPECT_GE(scheduler->worker_count(), 1);
        } catch (const Error& error) {
            EXPECT_FALSE(c.taken) << c.workers;
            EXPECT_EQ(error.function(), "make_default_scheduler");
            EXPECT_EQ(error.argument(), "workers");
        }
    }
}

#endif  // !JOSTLE_NO_EXCEPTIONS

TEST(Handles, OfNothingAreNotValid) {
    EXPECT_FALSE(Body().is_valid());
    EXPECT_FALSE(Shape().is_valid());
    EXPECT_FALSE(ChainShape().is_valid());
    EXPECT_FALSE(Joint().is_valid());
    EXPECT_EQ(Body(), Body());
    const World world;
    // Made up: a slot and generation that nobody has.
    for (const std::uint32_t any : {0u, 1u, 77u, 0xffffffffu}) {
        EXPECT_FALSE(Body(Handle{any, any, any, any}).is_valid());
        EXPECT_FALSE(Shape(Handle{any, any, any, any}).is_valid());
        EXPECT_FALSE(ChainShape(Handle{any, any, any, any}).is_valid());
        EXPECT_FALSE(Joint(Handle{any, any, any, any}).is_valid());
    }
}

}  // namespace
}  // namespace jostle::test
