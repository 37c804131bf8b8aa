// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs of shapes as keys: of whichever order, and of shapes that are gone.
#pragma once

#include <jostle/dynamics/world.h>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace jostle::test {

/// Slot and generation of each, the smaller first.
using ShapePair = std::pair<std::pair<std::uint32_t, std::uint32_t>, std::pair<std::uint32_t, std::uint32_t>>;

inline ShapePair pair_of(const Shape& a, const Shape& b) {
    const auto key = [](const Shape& s) { return std::pair(s.handle().index, s.handle().generation); };
    return std::minmax(key(a), key(b));
}

}  // namespace jostle::test
