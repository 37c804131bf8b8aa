// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Differences of two worlds: World::first_difference() and its like for saves, World::table_hashes(). In
// docs/time.md.
#pragma once

#include <jostle/core/config.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

JOSTLE_API_BEGIN
namespace jostle {

/// A number of the state that is not the same in two worlds.
struct StateDifference {
    std::string object;  ///< "body", "shape", "contact", "joint", ...; empty: there is no difference
    int index = 0;       ///< its slot
    /// "velocity"; within another field: "body state.velocity"; empty: one of the worlds lacks the object.
    std::string field;
    std::string a;  ///< the number in the first world; "there", where the object alone is told; or empty
    std::string b;  ///< the number in the second world, or "there", or empty
    /// Where TableHashes differ: "bodies, contacts"; empty: nowhere.
    std::string tables;

    [[nodiscard]] bool is_none() const { return object.empty(); }
    /// "body 3, body state.velocity: 1.5 and 2"; "body 4: in the first one alone"; empty where there is none.
    [[nodiscard]] std::string text() const;
};

/// A hash for each kind of object, of all fields that World::state_hash() sees. Two players whose hashes
/// differ exchange these 56 bytes, and know in what; Body::state_hash() then says in which body.
struct TableHashes {
    std::uint64_t world = 0;   ///< time and settings, touches and removals to be told, names, ids, the order
    std::uint64_t bodies = 0;  ///< with velocities and forces
    std::uint64_t shapes = 0;  ///< with their boxes in the trees
    std::uint64_t chains = 0;
    std::uint64_t contacts = 0;  ///< with manifolds and impulses
    std::uint64_t joints = 0;    ///< with parameters and impulses
    std::uint64_t islands = 0;

    friend bool operator==(const TableHashes&, const TableHashes&) = default;
};

/// Of two saves: a difference that no number of the state shows (a name, an edit that waits, an event) has
/// the object "save". Refused where either would not load. Cost: two loads.
[[nodiscard]] StateDifference first_difference(std::span<const std::byte> a, std::span<const std::byte> b);

}  // namespace jostle
JOSTLE_API_END
