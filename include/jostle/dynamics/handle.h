// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The content of Body, Shape, ChainShape and Joint: the world's slot in a process-wide, thread-safe registry,
// the object's slot in its world, and a generation for each. The generation reveals a handle whose object or
// world is gone: such a handle is refused with Error, and never reads freed memory. A World that is
// moved keeps its slot, so that its handles stay valid.
#pragma once

#include <jostle/core/config.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

struct Handle {
    std::uint32_t world = 0;             ///< slot in the registry
    std::uint32_t world_generation = 0;  ///< 0: a handle that never named anything
    std::uint32_t index = 0;             ///< slot in the world
    std::uint32_t generation = 0;

    /// The object within its world, whichever that is: for files. World::body() and its like make handles of
    /// it, in any world that has loaded a save of this one.
    [[nodiscard]] constexpr std::uint64_t key() const { return std::uint64_t{generation} << 32 | index; }

    friend bool operator==(const Handle&, const Handle&) = default;
};

}  // namespace jostle
JOSTLE_API_END
