// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world's state without its surroundings, as tables: what a snapshot keeps, and what a restore makes beside
// the world before the two trade places. No edit waits in it.
#pragma once

#include <optional>

#include "dynamics/step/step.h"
#include "dynamics/world/own_tables.h"

namespace jostle::detail {

struct Image {
    /// To be filled. Throws std::bad_alloc.
    explicit Image(std::pmr::memory_resource* memory) : tables(memory, {}, {}), events(memory) {}

    OwnTables tables;
    StepEvents events;
};

/// The events that a user finds. `place`: of the world that the copy is for, if the handles are of another
/// one. Throws std::bad_alloc.
void copy_events(StepEvents& to, const StepEvents& from, const WorldPlace* place);

/// The contents of a Snapshot.
struct Kept {
    explicit Kept(std::pmr::memory_resource* memory) : bytes(memory) {}

    std::optional<Image> image;
    WorldPlace place;        ///< of handles in the events
    std::uint32_t asks = 0;  ///< SavedWorld::asks
    /// Of a world in which edits wait, or were dropped and are not forgotten: a save, and no image.
    std::pmr::vector<std::byte> bytes;
};

}  // namespace jostle::detail
