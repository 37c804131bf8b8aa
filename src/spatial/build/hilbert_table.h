// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// From Morton's order to Hilbert's: the curve within a cell is one of a few, told by where it enters and
// along which axis it leaves; a table says for each of these, and some levels of bits at once, their place on
// the curve and which curve goes on below [Hamilton2006]. An entry is one number, of which the lower bits are
// the place and the upper ones are where the entries of the next curve begin: so that a step is one load,
// which lanes do side by side (spatial/kernels/curve_lanes.h).
#pragma once

#include <jostle/core/config.h>

#include <cstdint>

namespace jostle::detail {

/// `kLevels` levels at a time.
template <int D, int kLevels>
struct HilbertTable {
    static constexpr std::uint32_t kStates = D << D;
    static constexpr int kBits = D * kLevels;
    static constexpr std::uint32_t kDigits = 1u << kBits;

    /// And one more, as lanes read two at a time.
    alignas(4) std::uint16_t entries[kStates * kDigits + 1];
    static_assert(kStates * kDigits <= 1u << 16);

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

    struct Step {
        std::uint32_t place, state;
    };
    /// One level. A state is where the curve enters (a corner, a bit an axis) and, times 2^D, the axis along
    /// which it leaves.
    static constexpr Step step(std::uint32_t state, std::uint32_t cell) {
        const std::uint32_t enter = state & kAxes;
        const std::uint32_t axis = state >> D;
        const std::uint32_t gray = rotate(cell ^ enter, D - (axis + 1) % D);
        std::uint32_t place = gray;
        for (int shift = 1; shift < D; ++shift) place ^= gray >> shift;
        const std::uint32_t even = place == 0 ? 0 : (place - 1) & ~1u;
        const std::uint32_t turn = place == 0 ? 0 : trailing_ones((place & 1u) == 0 ? place - 1 : place);
        const std::uint32_t next_enter = enter ^ rotate(even ^ (even >> 1), axis + 1);
        const std::uint32_t next_axis = (axis + turn + 1) % D;
        return {place, (next_axis << D) | next_enter};
    }

    constexpr HilbertTable() : entries{} {
        for (std::uint32_t state = 0; state < kStates; ++state) {
            for (std::uint32_t digit = 0; digit < kDigits; ++digit) {
                std::uint32_t now = state;
                std::uint32_t place = 0;
                for (int level = kLevels - 1; level >= 0; --level) {
                    const Step s = step(now, (digit >> (level * D)) & kAxes);
                    place = (place << D) | s.place;
                    now = s.state;
                }
                entries[state * kDigits + digit] = static_cast<std::uint16_t>(now * kDigits | place);
            }
        }
    }

    /// [1] Digits of `kLevels` levels.
    static constexpr int digits_of(int levels) { return (levels + kLevels - 1) / kLevels; }
    /// Where the entries of the first curve begin. Levels that are not there count as zeros, each of which
    /// turns the curve by one axis: it begins such that on the first true level it leaves along the longest
    /// axis, the last.
    static constexpr std::uint32_t begin_of(int levels) {
        const int missing = digits_of(levels) * kLevels - levels;
        return (static_cast<std::uint32_t>((D - 1 - missing % D + D) % D) << D) * kDigits;
    }
    /// The place on the curve of so many levels of interleaved bits.
    [[nodiscard]] JOSTLE_INLINE std::uint32_t place(std::uint32_t morton, int levels) const {
        std::uint32_t entry = begin_of(levels);
        std::uint32_t result = 0;
        for (int digit = digits_of(levels) - 1; digit >= 0; --digit) {
            entry = entries[(entry & ~(kDigits - 1)) | ((morton >> (digit * kBits)) & (kDigits - 1))];
            result = (result << kBits) | (entry & (kDigits - 1));
        }
        return result;
    }
};

extern const HilbertTable<2, 4> kHilbertPlane;
extern const HilbertTable<3, 2> kHilbertSpace;

/// The lowest bits, up to all 32.
constexpr std::uint32_t low_bits(int count) {
    return static_cast<std::uint32_t>((std::uint64_t{1} << count) - 1u);
}

}  // namespace jostle::detail
