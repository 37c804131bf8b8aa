// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A hash over everything that decides a world's future, made from the description of its fields.
#pragma once

#include <jostle/dynamics/difference.h>

#include <cstdint>

#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Equal on every compiler, processor, SIMD width and number of threads after the same calls. `asks`: a bit
/// for each question that the world itself asks the user. Cost: the whole world.
[[nodiscard]] std::uint64_t state_hash(const Tables& tables, std::uint32_t asks);
/// The numbers that it sees, each in the hash of its object's table.
[[nodiscard]] TableHashes table_hashes(const Tables& tables, std::uint32_t asks);
/// Of a body's own.
[[nodiscard]] std::uint64_t body_hash(const Tables& tables, BodyId id);

}  // namespace jostle::detail
