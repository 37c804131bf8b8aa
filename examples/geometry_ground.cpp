// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Three floors over which a box slides smoothly: a chain, tiles, a concave outline in pieces.
#include <jostle/geometry/chain.h>
#include <jostle/geometry/decompose.h>
#include <jostle/geometry/manifold.h>

#include <array>
#include <cstdio>

using namespace jostle;

int main() {
    const Geometry box = Polygon::box(0.5f, 0.5f);
    const Transform over_the_seam{{-0.497f, 0.49f}, {}};  // 10 mm deep, 3 mm beyond x = 0

    // A chain: the front is on the right of its direction, so that ground runs from right to left.
    const std::array<Vec2, 3> points{{{4, 0}, {0, 0}, {-4, 0}}};
    const Chain chain{points.data(), 3};
    const Manifold next = collide(chain.segment(0), box, over_the_seam);
    std::printf("a chain's next child: %d points\n", next.count);

    // Tiles: each says which of its edges the next tile covers. Edge i begins at vertex i.
    Polygon tile = Polygon::offset_box(2, 0.5f, {2, -0.5f});
    const Manifold snag = collide(tile, box, over_the_seam);
    std::printf("a tile alone: normal.x %.0f\n", static_cast<double>(snag.normal.x));
    tile.inner_edges = 0b1000;  // edge 3 is the left side of a box
    const Manifold smooth = collide(tile, box, over_the_seam);
    std::printf("with an inner edge: normal.x %.0f, %d points\n", static_cast<double>(smooth.normal.x),
                smooth.count);

    // A concave outline: its pieces come with their inner edges.
    const std::array<Vec2, 6> corner{{{0, 0}, {4, 0}, {4, 3}, {3, 3}, {3, 1}, {0, 1}}};
    const ConvexPieces pieces = decompose({corner, {}});
    for (int i = 0; i < pieces.size(); ++i) {
        std::printf("piece %d has %d corners\n", i, pieces[i].count);
    }
    const std::array<Vec2, 4> bow{{{0, 0}, {1, 1}, {1, 0}, {0, 1}}};
    std::printf("%s\n", describe(try_decompose({bow, {}}).status));
}
