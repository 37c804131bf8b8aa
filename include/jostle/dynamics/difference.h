// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where two worlds part: World::first_difference() and its like for saves, in docs/time.md.
#pragma once

#include <jostle/core/config.h>

#include <cstddef>
#include <span>
#include <string>

JOSTLE_API_BEGIN
namespace jostle {

/// A number of the state that is not the same in two worlds.
struct StateDifference {
    std::string object;  ///< "body", "shape", "contact", "joint", ...; empty: there is no difference
    int index = 0;       ///< its slot
    std::string field;   ///< "velocity"; within another field: "body state.velocity"
    std::string a;       ///< the number in the first world; empty: it has no such object or field
    std::string b;       ///< likewise in the second

    [[nodiscard]] bool is_none() const { return object.empty(); }
    /// "body 3, body state.velocity: 1.5 and 2"; empty where there is none.
    [[nodiscard]] std::string text() const;
};

/// Of two saves. Refused where either would not load. Cost: two loads.
[[nodiscard]] StateDifference first_difference(std::span<const std::byte> a, std::span<const std::byte> b);

}  // namespace jostle
JOSTLE_API_END
