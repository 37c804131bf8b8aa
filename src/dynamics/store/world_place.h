// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#pragma once

#include <jostle/dynamics/handle.h>
#include <jostle/memory/id_pool.h>

namespace jostle::detail {

/// Where a world stands in the registry: half of the handles of all that is in it.
struct WorldPlace {
    std::uint32_t slot = 0;
    std::uint32_t generation = 0;

    [[nodiscard]] bool operator==(const WorldPlace&) const = default;
    [[nodiscard]] Handle handle(Id id) const { return {slot, generation, id.index, id.generation}; }
    /// The world's own, with no object.
    [[nodiscard]] Handle handle() const { return {slot, generation, 0, 0}; }
};

}  // namespace jostle::detail
