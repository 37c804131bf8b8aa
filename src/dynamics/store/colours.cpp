// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/colours.h"

#include <jostle/core/assert.h>

#include <bit>

namespace jostle::detail {

int find_colour(const Tables& tables, std::span<const BodyId> bodies) {
    ColourMask taken;
    int movable = 0;
    for (const BodyId body : bodies) {
        if (!tables.bodies.is_movable(body)) continue;
        ++movable;
        for (int i = 0; i < ColourMask::kWords; ++i) taken.words[i] |= tables.bodies[body].colours.words[i];
    }
    if (movable == 0) return kIdleBin;
    const bool dynamic = movable > 1;
    const int begin = dynamic ? 0 : kDynamicColours / 64,
              end = dynamic ? kDynamicColours / 64 : ColourMask::kWords;
    // ORDER: colours ascending.
    for (int i = begin; i < end; ++i)
        if (taken.words[i] != ~std::uint64_t{0}) return 64 * i + std::countr_one(taken.words[i]);
    return kOverflowBin;
}

void mark_colour(Tables& tables, int bin, std::span<const BodyId> bodies, bool taken) {
    if (bin >= kColours) return;
    const std::uint64_t bit = std::uint64_t{1} << (bin & 63);
    for (const BodyId body : bodies) {
        if (!tables.bodies.is_movable(body)) continue;
        std::uint64_t& word = tables.bodies[body].colours.words[bin >> 6];
        JOSTLE_ASSERT(((word & bit) != 0) != taken, "a body has a colour at most once; see World::check()");
        word = taken ? word | bit : word & ~bit;
    }
}

}  // namespace jostle::detail
