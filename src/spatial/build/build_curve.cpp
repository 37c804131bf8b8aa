// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The grid's shape, and the way from Morton's order to Hilbert's, by tables.
#include "spatial/build/build_curve.h"

#include "spatial/build/hilbert_table.h"

namespace jostle::detail {

namespace {

/// Numbers of cells are exact in float.
constexpr int kAxisBits = 24;

/// How often the longer can be halved without becoming the shorter.
int halvings(float longer, float shorter, int most) {
    int count = 0;
    for (; count < most && longer * 0.5f >= shorter && longer > 0.0f; longer *= 0.5f) ++count;
    return count;
}

}  // namespace

constexpr HilbertTable<2, 4> kHilbertPlane;
constexpr HilbertTable<3, 2> kHilbertSpace;

template <int D>
CurveGrid<D> make_curve_grid(const Vector<D>& lower, const Vector<D>& upper, int bits) {
    CurveGrid<D> grid;
    float width[D];
    for (int i = 0; i < D; ++i) {
        const float w = upper[i] - lower[i];
        int k = i;
        for (; k > 0 && width[k - 1] < w; --k) {
            width[k] = width[k - 1];
            grid.axis[k] = grid.axis[k - 1];
        }
        width[k] = w;
        grid.axis[k] = i;
    }
    grid.alone = halvings(width[0], width[1], bits < kAxisBits ? bits : kAxisBits);
    grid.pair = 0;
    grid.triple = 0;
    // Levels of so many axes for which there are bits left, in the key and in the longest axis's number.
    const auto fitting = [&](int axes) {
        const int by_key = (bits - grid.alone - 2 * grid.pair - 3 * grid.triple) / axes;
        const int by_axis = kAxisBits - grid.alone - grid.pair - grid.triple;
        return by_key < by_axis ? by_key : by_axis;
    };
    if constexpr (D == 2) {
        grid.pair = fitting(2);
    } else {
        grid.pair = halvings(width[1], width[2], fitting(2));
        grid.triple = fitting(3);
        if (fitting(2) > 0) ++grid.pair;
    }
    const int levels[3] = {grid.alone + grid.pair + grid.triple, grid.pair + grid.triple, grid.triple};
    for (int i = 0; i < D; ++i) {
        const auto cells = static_cast<float>(1 << levels[i]);
        grid.lowest[i] = lower[grid.axis[i]];
        grid.scale[i] = cells / width[i];
        grid.last[i] = cells - 1.0f;
    }
    return grid;
}

template <int D>
void to_hilbert_keys(const CurveGrid<D>& grid, BuildItem* items, int count) {
    const int tail_bits = D == 2 ? 0 : 3 * grid.triple;
    const std::uint32_t pair_mask = low_bits(2 * grid.pair);
    const std::uint32_t tail_mask = low_bits(tail_bits);
    for (int i = 0; i < count; ++i) {
        const std::uint32_t key = items[i].key;
        if constexpr (D == 2) {
            items[i].key = (key & ~pair_mask) | kHilbertPlane.place(key & pair_mask, grid.pair);
        } else {
            const std::uint32_t head = key >> tail_bits;
            const std::uint32_t turned =
                (head & ~pair_mask) | kHilbertPlane.place(head & pair_mask, grid.pair);
            items[i].key = (turned << tail_bits) | kHilbertSpace.place(key & tail_mask, grid.triple);
        }
    }
}

template CurveGrid<2> make_curve_grid<2>(const Vec2&, const Vec2&, int);
template CurveGrid<3> make_curve_grid<3>(const Vec3&, const Vec3&, int);
template void to_hilbert_keys<2>(const CurveGrid<2>&, BuildItem*, int);
template void to_hilbert_keys<3>(const CurveGrid<3>&, BuildItem*, int);

}  // namespace jostle::detail
