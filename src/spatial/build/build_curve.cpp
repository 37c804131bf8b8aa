// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The grid's shape, and the way from Morton's order to Hilbert's: the curve within a cell is one of a few,
// told by where it enters and along which axis it leaves; a table says for each of these, and some levels of
// bits at once, their place on the curve and which curve goes on below [Hamilton2006].
#include "spatial/build/build_curve.h"

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

/// `kLevels` levels at a time.
template <int D, int kLevels>
struct HilbertTable {
    static constexpr std::uint32_t kStates = D << D;
    static constexpr int kBits = D * kLevels;
    static constexpr std::uint32_t kDigits = 1u << kBits;

    struct Entry {
        std::uint8_t place;
        std::uint8_t state;
    };
    Entry entries[kStates * kDigits];

    static constexpr std::uint32_t kAxes = (1u << D) - 1u;
    static constexpr std::uint32_t rotate(std::uint32_t bits, std::uint32_t left) {
        const std::uint32_t by = left % D;
        return ((bits << by) | (bits >> (D - by))) & kAxes;
    }
    static constexpr std::uint32_t trailing_ones(std::uint32_t x) {
        std::uint32_t count = 0;
        for (; (x & 1u) != 0; x >>= 1) ++count;
        return count;
    }

    /// One level. A state is where the curve enters (a corner, a bit an axis) and, times 2^D, the axis along
    /// which it leaves.
    static constexpr Entry step(std::uint32_t state, std::uint32_t cell) {
        const std::uint32_t enter = state & kAxes;
        const std::uint32_t axis = state >> D;
        const std::uint32_t gray = rotate(cell ^ enter, D - (axis + 1) % D);
        std::uint32_t place = gray;
        for (int shift = 1; shift < D; ++shift) place ^= gray >> shift;
        const std::uint32_t even = place == 0 ? 0 : (place - 1) & ~1u;
        const std::uint32_t turn = place == 0 ? 0 : trailing_ones((place & 1u) == 0 ? place - 1 : place);
        const std::uint32_t next_enter = enter ^ rotate(even ^ (even >> 1), axis + 1);
        const std::uint32_t next_axis = (axis + turn + 1) % D;
        return {static_cast<std::uint8_t>(place), static_cast<std::uint8_t>((next_axis << D) | next_enter)};
    }

    constexpr HilbertTable() : entries{} {
        for (std::uint32_t state = 0; state < kStates; ++state) {
            for (std::uint32_t digit = 0; digit < kDigits; ++digit) {
                std::uint32_t now = state;
                std::uint32_t place = 0;
                for (int level = kLevels - 1; level >= 0; --level) {
                    const Entry e = step(now, (digit >> (level * D)) & kAxes);
                    place = (place << D) | e.place;
                    now = e.state;
                }
                entries[state * kDigits + digit] = {static_cast<std::uint8_t>(place),
                                                    static_cast<std::uint8_t>(now)};
            }
        }
    }

    /// The place on the curve of so many levels of interleaved bits.
    [[nodiscard]] JOSTLE_INLINE std::uint32_t place(std::uint32_t morton, int levels) const {
        const int digits = (levels + kLevels - 1) / kLevels;
        // Levels that are not there count as zeros, each of which turns the curve by one axis: it begins such
        // that on the first true level it leaves along the longest axis, the last.
        const int missing = digits * kLevels - levels;
        std::uint32_t state = static_cast<std::uint32_t>((D - 1 - missing % D + D) % D) << D;
        std::uint32_t result = 0;
        for (int digit = digits - 1; digit >= 0; --digit) {
            const Entry e = entries[state * kDigits + ((morton >> (digit * kBits)) & (kDigits - 1))];
            result = (result << kBits) | e.place;
            state = e.state;
        }
        return result;
    }
};

constexpr HilbertTable<2, 4> kPlane;
constexpr HilbertTable<3, 2> kSpace;

/// The lowest bits, up to all 32.
constexpr std::uint32_t low_bits(int count) {
    return static_cast<std::uint32_t>((std::uint64_t{1} << count) - 1u);
}

}  // namespace

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
            items[i].key = (key & ~pair_mask) | kPlane.place(key & pair_mask, grid.pair);
        } else {
            const std::uint32_t head = key >> tail_bits;
            const std::uint32_t turned = (head & ~pair_mask) | kPlane.place(head & pair_mask, grid.pair);
            items[i].key = (turned << tail_bits) | kSpace.place(key & tail_mask, grid.triple);
        }
    }
}

template CurveGrid<2> make_curve_grid<2>(const Vec2&, const Vec2&, int);
template CurveGrid<3> make_curve_grid<3>(const Vec3&, const Vec3&, int);
template void to_hilbert_keys<2>(const CurveGrid<2>&, BuildItem*, int);
template void to_hilbert_keys<3>(const CurveGrid<3>&, BuildItem*, int);

}  // namespace jostle::detail
