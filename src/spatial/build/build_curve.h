// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Keys along a space-filling curve. A grid over the centers' bounds gives each box a cell; the bits of the
// cell's numbers, interleaved, are its Morton key [Morton1966]; a table of states turns that into its place
// on Hilbert's curve, whose neighbors are neighbors in space [Hamilton2006].
//
// Cells are as near to cubes as halving allows: while one axis is more than twice as long as the next, it
// alone is halved, so that a long corridor or a flat ground spends its bits where they tell boxes apart.
//
//     Morton key, 3-D:   a a a | a b a b | a b c a b c a b c      a the longest axis, c the shortest
//                        alone | pair    | triple                 each part has a curve of its own
//
// Everything is computed on quarters of corners, whose differences are finite for every finite box.
#pragma once

#include <jostle/math/aabb.h>
#include <jostle/spatial/build.h>

#include <cstdint>

namespace jostle::detail {

/// [m] Half the center.
template <int D>
JOSTLE_INLINE Vector<D> half_center(const Aabb<D>& box) {
    return box.lower * 0.25f + box.upper * 0.25f;
}

template <int D>
struct CurveGrid {
    int axis[D];              ///< longest first; of equal ones the first
    float lowest[D];          ///< [m] of axis[i], halved as half_center is
    float scale[D];           ///< [1/m] cells
    float last[D];            ///< [1] the last cell's number
    int alone, pair, triple;  ///< [1] levels on which one, two, three axes are halved
};

/// A grid over bounds of half centers whose keys have at most so many bits, 32 or fewer.
template <int D>
CurveGrid<D> make_curve_grid(const Vector<D>& lower, const Vector<D>& upper, int bits);

/// Bits 0 to 15 to every second one.
JOSTLE_INLINE std::uint32_t spread_by_2(std::uint32_t x) {
    x = (x | (x << 8)) & 0x00ff00ffu;
    x = (x | (x << 4)) & 0x0f0f0f0fu;
    x = (x | (x << 2)) & 0x33333333u;
    x = (x | (x << 1)) & 0x55555555u;
    return x;
}
/// Bits 0 to 9 to every third one.
JOSTLE_INLINE std::uint32_t spread_by_3(std::uint32_t x) {
    x = (x | (x << 16)) & 0x030000ffu;
    x = (x | (x << 8)) & 0x0300f00fu;
    x = (x | (x << 4)) & 0x030c30c3u;
    x = (x | (x << 2)) & 0x09249249u;
    return x;
}

/// The kernel `curve_keys` does the same for many boxes, and turns their keys into Hilbert's.
template <int D>
JOSTLE_INLINE std::uint32_t morton_key(const CurveGrid<D>& grid, const Aabb<D>& box) {
    const Vector<D> c = half_center(box);
    std::uint32_t cell[D];
    for (int i = 0; i < D; ++i) {
        const float place = (c[grid.axis[i]] - grid.lowest[i]) * grid.scale[i];
        // NaN where there is no width: 0.
        cell[i] = place > 0.0f ? static_cast<std::uint32_t>(place < grid.last[i] ? place : grid.last[i]) : 0u;
    }
    const std::uint32_t pairs = (1u << grid.pair) - 1u;
    if constexpr (D == 2) {
        // Shifted in two steps, so that no shift is by 32.
        return ((cell[0] >> grid.pair) << grid.pair << grid.pair) | (spread_by_2(cell[0] & pairs) << 1) |
               spread_by_2(cell[1]);
    } else {
        const std::uint32_t triples = (1u << grid.triple) - 1u;
        const std::uint32_t a = cell[0] >> grid.triple;
        const std::uint32_t b = cell[1] >> grid.triple;
        const std::uint32_t head = (a >> grid.pair) << grid.pair << grid.pair;
        const std::uint32_t middle = (spread_by_2(a & pairs) << 1) | spread_by_2(b & pairs);
        const std::uint32_t tail = (spread_by_3(cell[0] & triples) << 2) |
                                   (spread_by_3(cell[1] & triples) << 1) | spread_by_3(cell[2]);
        return ((head | middle) << (3 * grid.triple)) | tail;
    }
}

/// Turns the keys of items from Morton's into Hilbert's.
template <int D>
void to_hilbert_keys(const CurveGrid<D>& grid, BuildItem* items, int count);

}  // namespace jostle::detail
