// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Deltas: the difference of a save from an older save, for a network or a long recording. In docs/time.md.
//
//     const std::vector<std::byte> delta = save_delta(base, world.save());
//     world.load(apply_delta(base, delta));
#pragma once

#include <jostle/core/config.h>

#include <cstddef>
#include <span>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// Of two saves of one build, mostly of one world. Sleeping and static objects take nothing. Refuses bytes
/// that are no save, and saves of 2 GiB and more. Cost: both saves are read.
[[nodiscard]] std::vector<std::byte> save_delta(std::span<const std::byte> base,
                                                std::span<const std::byte> save);
/// The save, byte for byte. Bytes may be anything: refuses what is no delta, and a base that is not the
/// delta's own. Cost: both.
[[nodiscard]] std::vector<std::byte> apply_delta(std::span<const std::byte> base,
                                                 std::span<const std::byte> delta);

}  // namespace jostle
JOSTLE_API_END
