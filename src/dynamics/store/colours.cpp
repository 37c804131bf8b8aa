// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/colours.h"

#include <jostle/core/assert.h>

#include <bit>

namespace jostle {

int find_colour(const Tables& tables, int body_a, int body_b) {
    const bool movable_a = tables.is_movable(body_a), movable_b = tables.is_movable(body_b);
    if (!movable_a && !movable_b) return kIdleBin;
    ColourMask taken;
    for (int i = 0; i < ColourMask::kWords; ++i) {
        if (movable_a) taken.words[i] |= tables.body(body_a).colours.words[i];
        if (movable_b) taken.words[i] |= tables.body(body_b).colours.words[i];
    }
    const bool both = movable_a && movable_b;
    const int begin = both ? 0 : kDynamicColours / 64, end = both ? kDynamicColours / 64 : ColourMask::kWords;
    // ORDER: colours ascending.
    for (int i = begin; i < end; ++i)
        if (taken.words[i] != ~std::uint64_t{0}) return 64 * i + std::countr_one(taken.words[i]);
    return kOverflowBin;
}

void mark_colour(Tables& tables, int bin, int body, bool taken) {
    if (bin >= kColours || !tables.is_movable(body)) return;
    const std::uint64_t bit = std::uint64_t{1} << (bin & 63);
    std::uint64_t& word = tables.body(body).colours.words[bin >> 6];
    JOSTLE_ASSERT(((word & bit) != 0) != taken, "a body has a colour at most once; see World::check()");
    word = taken ? word | bit : word & ~bit;
}

}  // namespace jostle
