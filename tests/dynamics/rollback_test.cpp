// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rollback: late inputs, and the test for what a world depends on besides its state.
#include <gtest/gtest.h>
#include <jostle/dynamics/rollback.h>

#include <string>
#include <vector>

#include "support/expect_refused.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// The forces with which the players of a frame push.
struct PlayerPush {
    float left = 0.0f, right = 0.0f;  ///< [N s]
};

/// A pile, and two balls that players push.
struct Arena {
    World world;
    std::uint64_t left, right;
    Arena() {
        add_ground(world);
        add_pyramid(world, 5);
        left = add_dynamic(world, {-6.0f, 0.5f}, Circle{{}, 0.5f}).handle().key();
        right = add_dynamic(world, {6.0f, 0.5f}, Circle{{}, 0.5f}).handle().key();
    }
    /// Two arenas at a time: keys, not handles.
    auto apply() const {
        return [left = left, right = right](World& in, const PlayerPush& push) {
            in.body(left).apply_impulse_to_center({push.left, 0.0f});
            in.body(right).apply_impulse_to_center({push.right, 0.0f});
        };
    }
};

PlayerPush push_at(int frame) {
    return {frame % 3 == 0 ? 2.0f : 0.0f, frame % 5 == 1 ? -3.0f : 0.0f};
}

TEST(Rollback, LateInputsGiveTheBitsOfInputsInTime) {
    Arena in_time, late;
    Rollback<PlayerPush> straight(in_time.world, in_time.apply());
    Rollback<PlayerPush> corrected(late.world, late.apply(), {.frames = 8});
    int repeated = 0, simulated = 0;
    corrected.on_frame([&](World&, const RollbackFrame& frame) {
        ++simulated;
        repeated += frame.is_repeated ? 1 : 0;
    });
    constexpr int kLate = 6;
    for (int frame = 0; frame < 120; ++frame) {
        straight.advance(push_at(frame));
        // The right player is far away: what he did is known six frames later.
        corrected.advance({push_at(frame).left, 0.0f});
        if (frame >= kLate) corrected.correct(frame - kLate, push_at(frame - kLate));
    }
    for (int frame = 120 - kLate; frame < 120; ++frame) corrected.correct(frame, push_at(frame));
    EXPECT_EQ(late.world.save(), in_time.world.save());
    EXPECT_EQ(corrected.frame(), 120);
    EXPECT_EQ(corrected.oldest(), 112);
    EXPECT_EQ(corrected.input(119).left, push_at(119).left);
    EXPECT_EQ(repeated, (120 - kLate) * (kLate + 1) + kLate * (kLate + 1) / 2);
    EXPECT_EQ(simulated, repeated + 120);
    expect_refused("Rollback::correct", "frame", [&] { corrected.correct(111, {}); });
    expect_refused("Rollback::correct", "frame", [&] { corrected.correct(120, {}); });
}

TEST(Rollback, ACorrectionWithoutTheFunctionsOfThenIsRefused) {
    Arena arena;
    arena.world.on_should_collide([](Shape, Shape) { return true; });
    Rollback<PlayerPush> rollback(arena.world, arena.apply());
    for (int frame = 0; frame < 4; ++frame) rollback.advance({});
    arena.world.on_should_collide(nullptr);
    expect_refused(
        "Rollback::correct", "frame", [&] { rollback.correct(1, {}); }, "functions");
    EXPECT_EQ(rollback.frame(), 1);
    expect_refused(
        "Rollback::advance", "frame", [&] { rollback.advance({}); }, "functions");
    arena.world.on_should_collide([](Shape, Shape) { return true; });
    for (int frame = 1; frame < 4; ++frame) rollback.advance({});
    EXPECT_EQ(rollback.frame(), 4);
}

/// An input that no world can have, in a frame that is simulated at first and again.
TEST(Rollback, AFrameThatFailsCanBeTakenBack) {
    Arena in_time, late;
    Rollback<PlayerPush> straight(in_time.world, in_time.apply());
    bool fails = false;
    int until = 0;
    Rollback<PlayerPush> rollback(late.world,
                                  [&, apply = late.apply()](World& world, const PlayerPush& push) {
                                      apply(world, push);
                                      if (fails && until-- == 0) throw 7;
                                  },
                                  {.frames = 4});
    for (int frame = 0; frame < 10; ++frame) {
        straight.advance(push_at(frame));
        rollback.advance(push_at(frame));
    }
    fails = true;
    EXPECT_THROW(rollback.advance({50.0f, 0.0f}), int);
    fails = false;
    EXPECT_EQ(rollback.frame(), 10);
    EXPECT_EQ(rollback.oldest(), 6);
    rollback.correct(6, push_at(6));
    EXPECT_EQ(late.world.save(), in_time.world.save()) << "the oldest frame's state is its own";

    for (const int done : {0, 2}) {
        fails = true;
        until = done;
        EXPECT_THROW(rollback.correct(6, {50.0f, 0.0f}), int);
        fails = false;
        EXPECT_EQ(rollback.frame(), 6 + done) << "the frame that failed";
        EXPECT_EQ(rollback.oldest(), 6);
        if (done > 0) rollback.correct(6, push_at(6));
        for (int frame = 6 + done; frame < 10; ++frame) rollback.advance(push_at(frame));
        EXPECT_EQ(late.world.save(), in_time.world.save());
    }
}

TEST(Rollback, ASyncTestFindsWhatAWorldDependsOnBesides) {
    Arena sound;
    Arena straight;
    int stepped = 0;
    Rollback<PlayerPush> rollback(sound.world,
                                  [&, apply = sound.apply()](World& world, const PlayerPush& push) {
                                      ++stepped;
                                      apply(world, push);
                                  },
                                  {.frames = 8, .sync_test = 8});
    Rollback<PlayerPush> plain(straight.world, straight.apply());
    for (int frame = 0; frame < 60; ++frame) {
        rollback.advance(push_at(frame));
        plain.advance(push_at(frame));
    }
    EXPECT_EQ(rollback.frame(), 60);
    EXPECT_EQ(sound.world.save(), straight.world.save());
    EXPECT_EQ(stepped, 60 + 60 * 8 - 7 * 8 / 2) << "each frame, and the last eight after each";
    rollback.correct(55, {9.0f, 0.0f});
    EXPECT_EQ(rollback.frame(), 60);
    expect_refused("Rollback::Rollback", "sync_test",
                   [&] { Rollback<PlayerPush>(sound.world, sound.apply(), {.frames = 4, .sync_test = 5}); });

    Arena unsound;
    int calls = 0;
    const auto apply = [&](World& world, const PlayerPush&) {
        world.body(unsound.left).apply_impulse_to_center({static_cast<float>(++calls), 0.0f});
    };
    Rollback<PlayerPush> other(unsound.world, apply, {.sync_test = 1});
    expect_refused(
        "Rollback::advance", "frame", [&] { other.advance({}); },
        "tables that differ: bodies; first body " +
            std::to_string(unsound.world.body(unsound.left).handle().index) + ", body sim.transform.p: ");
}

/// Something that comes back wrong only after some frames: here a counter that apply() reads every fourth
/// time.
TEST(Rollback, ALongerSyncTestFindsWhatAShortOneDoesNot) {
    const auto frames_until_refused = [](int length) {
        Arena arena;
        int last = -1;
        const auto apply = [&](World& world, const PlayerPush&) {
            // The time tells frames apart; a frame after a repetition of four begins with another `last`.
            const int frame = static_cast<int>(world.time() * 60.0 + 0.5);
            const bool went_far_back = frame + 3 < last;
            last = frame;
            if (went_far_back) world.body(arena.left).apply_impulse_to_center({1.0f, 0.0f});
        };
        Rollback<PlayerPush> rollback(arena.world, apply, {.frames = 8, .sync_test = length});
        for (int frame = 0; frame < 20; ++frame) {
            try {
                rollback.advance({});
            } catch (const Error& error) {
                EXPECT_EQ(error.function(), "Rollback::advance");
                return frame;
            }
        }
        return 20;
    };
    EXPECT_EQ(frames_until_refused(2), 20);
    EXPECT_LT(frames_until_refused(8), 8);
}

}  // namespace
}  // namespace jostle::test
