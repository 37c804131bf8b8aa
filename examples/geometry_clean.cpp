// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Loops that decompose() refuses become outlines that it takes.
#include <jostle/geometry/clean_outline.h>

#include <array>
#include <cstdio>
#include <span>

using namespace jostle;

int main() {
    // A square with a spike, and a hole that touches its left side.
    const std::array<Vec2, 7> square{{{0, 0}, {4, 0}, {4, 4}, {2, 4}, {2, 7}, {2, 4}, {0, 4}}};
    const std::array<Vec2, 4> hole{{{0, 2}, {1, 1}, {2, 2}, {1, 3}}};
    const std::array<std::span<const Vec2>, 2> loops{square, hole};
    const CleanOutlines clean = clean_outline(loops);
    for (const SolidOutline& solid : clean.outlines) {
        std::printf("%.2f m^2 in %d pieces\n", solid.area(), decompose(solid.view()).size());
    }
    std::printf("%d crossings, %d edges that cancelled, %d pinches\n", clean.changes.crossings,
                clean.changes.cancelled, clean.changes.pinches);
}
