// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rollback: a world with the states of its last frames and their inputs. An input that comes late, over a
// network, is put in its frame, and the later frames are simulated again. In docs/time.md.
//
//     Rollback<Inputs> rollback(world, push_players);   void push_players(World&, const Inputs&)
//
//     rollback.advance(inputs);                         a frame more
//
//     rollback.correct(frame, inputs);                  its inputs were others
//
// A frame keeps the state, changes the world by apply() and its input, and steps the world. apply() must
// depend on the world and the input alone. Cost: a frame is a step and a copy of the world's memory
// (Snapshot); a correction one copy more, and the frames that are simulated again. Memory: as much as the
// world, once for each frame, and twice more; no allocation once all of these copies have memory.
//
// After an exception from a step or a function, frame() is the failed frame; the frames from oldest() to
// the one before can be corrected, later ones are gone. The world may be in the middle of the failed frame:
// the next advance() begins that frame anew, from the kept state.
#pragma once

#include <jostle/core/callback.h>
#include <jostle/core/constants.h>
#include <jostle/dynamics/world.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

struct RollbackOptions {
    int frames = 8;           ///< [1] that can be corrected: 1 and up
    float dt = 1.0f / 60.0f;  ///< [s] of a step
    int substeps = kDefaultSubsteps;
    /// [1] At most `frames`. Above 0: after each frame the last so many are simulated again, from their own
    /// first state, and the frame is refused (Error) after which the two differ: with the tables and the
    /// first number in which they do. To find what a world forgets, or what apply() depends on besides.
    int sync_test = 0;
};

/// A frame whose step has ended: World::events() are those of the frame.
struct RollbackFrame {
    int frame = 0;
    bool is_repeated = false;  ///< the frame was simulated before, with the inputs that were known then
};

template <class Input>
class Rollback {
  public:
    using Apply = Callback<void(World&, const Input&)>;
    using Told = Callback<void(World&, const RollbackFrame&)>;

    /// The world outlives it, and is stepped by it alone.
    Rollback(World& world, Apply apply, const RollbackOptions& options = {})
        : world_(world), apply_(std::move(apply)), options_(options) {
        constexpr Call kCall("Rollback::Rollback");
        kCall.in(1, 1 << 16, "frames", options.frames);
        kCall.in(0, options.frames, "sync_test", options.sync_test);
        ring_.resize(static_cast<std::size_t>(options.frames) + 1);
    }

    /// [1] The frame that advance() comes to next: 0, 1, 2 ...
    [[nodiscard]] int frame() const { return frame_; }
    /// [1] The first one that can be corrected.
    [[nodiscard]] int oldest() const { return oldest_; }
    /// Called after each step, of repeated frames, too: a sound that was played is not played again.
    void on_frame(Told told) { told_ = std::move(told); }

    void advance(const Input& input) {
        if (is_torn_) {
            go_back(Call("Rollback::advance"), frame_);
        } else {
            keep(frame_at(frame_));
        }
        frame_at(frame_).input = input;
        simulate();
    }
    /// Puts another input into a frame, oldest() or later, and simulates from there on. Afterwards the world
    /// is as if the frame had had this input at once.
    void correct(int frame, const Input& input) {
        constexpr Call kCall("Rollback::correct");
        kCall.in(oldest(), frame_ - 1, "frame", frame);
        Input other(input);
        const int end = frame_;
        go_back(kCall, frame);
        frame_at(frame).input = std::move(other);
        for (;;) {
            simulate();
            if (frame_ == end) break;
            keep(frame_at(frame_));
        }
    }
    /// The input that a frame has, oldest() or later.
    [[nodiscard]] const Input& input(int frame) const {
        Call("Rollback::input").in(oldest(), frame_ - 1, "frame", frame);
        return frame_at(frame).input;
    }
    /// A save of the world before a frame, oldest() or later.
    [[nodiscard]] std::vector<std::byte> state(int frame) const {
        Call("Rollback::state").in(oldest(), frame_ - 1, "frame", frame);
        return frame_at(frame).state.save();
    }

  private:
    struct Frame {
        Snapshot state;  ///< before the input
        Input input{};
    };

    /// One more than can be corrected: a frame that fails overwrites none of these.
    Frame& frame_at(int frame) { return ring_[static_cast<std::size_t>(frame) % ring_.size()]; }
    const Frame& frame_at(int frame) const { return ring_[static_cast<std::size_t>(frame) % ring_.size()]; }
    void keep(Frame& frame) const { world_.keep(frame.state); }
    void step(const Input& input) {
        apply_(world_, input);
        world_.step(options_.dt, options_.substeps);
    }
    /// The world is as it was before a frame, which comes next.
    void go_back(const Call& call, int frame) {
        const LoadReport report = world_.restore(frame_at(frame).state);
        frame_ = frame;
        is_torn_ = true;
        if (!report.is_complete())
            call.refuse("frame", std::to_string(frame),
                        "the world must still have the functions that it had there");
    }
    /// The frame that comes next, whose state and input are kept.
    void simulate() {
        is_torn_ = true;
        step(frame_at(frame_).input);
        if (options_.sync_test > 0) compare(std::max(oldest_, frame_ + 1 - options_.sync_test));
        if (told_) told_(world_, {frame_, frame_ < reached_});
        is_torn_ = false;
        ++frame_;
        reached_ = std::max(reached_, frame_);
        oldest_ = std::max(oldest_, frame_ - options_.frames);
    }
    /// Simulates the frames from `first` to the present one again.
    void compare(int first) {
        const std::vector<std::byte> once = world_.save();
        // By the bytes of a save, so that the test is one of what saves have, too.
        (void)world_.load(frame_at(first).state.save());
        for (int frame = first;; ++frame) {
            step(frame_at(frame).input);
            const std::vector<std::byte> twice = world_.save();
            const std::vector<std::byte> expected = frame == frame_ ? once : frame_at(frame + 1).state.save();
            if (twice != expected) refuse_repeated(frame, expected, twice);
            if (frame == frame_) return;
        }
    }
    [[noreturn]] static void refuse_repeated(int frame, std::span<const std::byte> once,
                                             std::span<const std::byte> twice) {
        const StateDifference found = first_difference(once, twice);
        Call("Rollback::advance")
            .refuse("frame", std::to_string(frame),
                    "it must be the same when it is repeated (tables that differ: " +
                        (found.tables.empty() ? "none" : found.tables) + "; first " + found.text() + ")");
    }

    World& world_;
    Apply apply_;
    Told told_;
    RollbackOptions options_;
    std::vector<Frame> ring_;
    int frame_ = 0;
    int oldest_ = 0;
    int reached_ = 0;       ///< [1] frames that were ever simulated
    bool is_torn_ = false;  ///< the world is not as it is before frame_
};

}  // namespace jostle
JOSTLE_API_END
