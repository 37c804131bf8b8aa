// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where handles find their world: a process-wide table of slots, each with the generation of its present
// tenant. Looking up takes no lock, so that worlds can be used on many threads while others are made and
// destroyed. Slots are never given back to the system; they are reused.
#pragma once

#include <cstdint>

#include "dynamics/store/world_place.h"

namespace jostle::detail {

class WorldImpl;

/// Throws Error where 262,144 worlds exist.
[[nodiscard]] WorldPlace register_world(WorldImpl* world);
void unregister_world(WorldPlace place) noexcept;
/// nullptr where that world is gone.
[[nodiscard]] WorldImpl* find_world(std::uint32_t slot, std::uint32_t generation) noexcept;

}  // namespace jostle::detail
