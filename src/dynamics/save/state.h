// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The body of a save: all that a world has, written and read.
#pragma once

#include "dynamics/save/call_names.h"
#include "dynamics/save/state_reader.h"

namespace jostle::detail {

/// Before the tables a save has a bit for each function of the user that the world itself asks.
struct SavedWorld {
    const Tables& tables;
    const EditQueue& queue;
    const StepEvents& events;
    std::uint32_t asks = 0;
};
void write_state(StateWriter& writer, const SavedWorld& saved);
/// Answers how many bytes a save has; they are written if there is room for all.
std::size_t save_world(const SavedWorld& saved, std::span<std::byte> bytes);

/// Before the tables: what they are made with.
struct SavedFront {
    std::uint32_t asks = 0;
    BroadPhaseOptions boxes;
};
[[nodiscard]] SavedFront read_front(const Call& call, std::span<const std::byte>& body);

struct LoadedWorld {
    Tables& tables;  ///< fresh
    EditQueue& queue;
    StepEvents& events;
    CallNames& names;
    WorldPlace place;
};
/// Reads what comes behind the front. Raises Error where that is no sound state; throws std::bad_alloc. What
/// was read so far is then to be thrown away.
void read_state(const Call& call, std::span<const std::byte> body, const LoadedWorld& loaded);

/// Checks what comes before the body, and answers the body. Raises Error.
[[nodiscard]] std::span<const std::byte> require_save(const Call& call, std::span<const std::byte> bytes);
/// Writes it; the body is there.
void write_save_front(std::span<std::byte> bytes);

}  // namespace jostle::detail
