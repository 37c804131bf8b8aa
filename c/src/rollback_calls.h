// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rollback with inputs that are bytes. The generator reads these declarations like those of a public header.
#pragma once

#include <jostle/core/callback.h>
#include <jostle/dynamics/rollback.h>

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace jostle::c {

using RollbackApply = Callback<void(World&, std::span<const std::byte>)>;
using RollbackTold = Callback<void(World&, const RollbackFrame&)>;

/// A world with the states of its last frames and their inputs. An input that comes late, over a network, is
/// put in its frame, and the frames from there on are simulated again. An input is bytes of your own.
struct ByteRollback {
    Rollback<std::vector<std::byte>> rollback;
};

/// The world outlives it, and is stepped by it alone. `apply` changes the world by a frame's input, before
/// the frame's step; it must depend on the world and the input alone.
std::unique_ptr<ByteRollback> byte_rollback_create(World& world, RollbackApply apply,
                                                   const RollbackOptions& options = {});
/// The frame that jostle_byte_rollback_advance comes to next: 0, 1, 2 ...
int byte_rollback_frame(const ByteRollback& rollback);
/// The first frame that can be corrected.
int byte_rollback_oldest(const ByteRollback& rollback);
/// Called after each step, of repeated frames, too: a sound that was played is not played again.
void byte_rollback_on_frame(ByteRollback& rollback, RollbackTold told);
/// A frame more: its state is kept, `apply` is called with the input, the world steps.
void byte_rollback_advance(ByteRollback& rollback, std::span<const std::byte> input);
/// Puts another input into a frame, the oldest or later, and simulates from there on. Afterwards the world is
/// as if the frame had had this input at once.
void byte_rollback_correct(ByteRollback& rollback, int frame, std::span<const std::byte> input);
/// The input that a frame has, the oldest or later.
std::span<const std::byte> byte_rollback_input(const ByteRollback& rollback, int frame);
/// A save of the world before a frame, the oldest or later.
std::vector<std::byte> byte_rollback_state(const ByteRollback& rollback, int frame);

}  // namespace jostle::c
