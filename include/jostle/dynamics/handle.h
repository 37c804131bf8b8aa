// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What Body, Shape, ChainShape and Joint are made of: where an object's world stands in a process-wide,
// thread-safe registry, and where the object stands in its world, each with the generation it belongs to. A
// handle that outlived its object or its world is therefore noticed and refused with Error; it never reads
// memory that is gone. A World that is moved keeps its place, so that its handles stay good.
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

    friend bool operator==(const Handle&, const Handle&) = default;
};

}  // namespace jostle
JOSTLE_API_END
