// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The core of a shape: the part of it that continuous collision keeps on its side of a static shape. The rest
// may overlap, as it does in every contact.
#pragma once

#include <jostle/geometry/distance_proxy.h>

#include <bit>
#include <cstdint>

namespace jostle::detail {

/// [m] Half of the least width of a shape, rounding included; 0 of a segment.
[[nodiscard]] float least_half_width(const Geometry& geometry);

/// [m] By how much a core lies inside its shape: a quarter of the least half width. Of a small shape more,
/// since it may overlap by slops all the time: two of them, but never so much that nothing is left.
[[nodiscard]] float core_inset(float half_width, float slop);

/// The shape without all that is nearer to its outline than `inset` [m], which is one of core_inset() or
/// less.
[[nodiscard]] DistanceProxy core_of(const Geometry& geometry, float inset);

/// A length [m] in 8 bits, rounded down by at most an eighth: from 2^-20 to 2^11, 0 below that.
struct CoarseLength {
    static constexpr int kShift = 20;               ///< three bits of the fraction are kept
    static constexpr int kFirst = (127 - 20) << 3;  ///< 2^-20
    static constexpr int kMost = 254;
    static constexpr std::uint8_t kInfinite = 255;

    [[nodiscard]] static CoarseLength of(float length) {
        const int bits = static_cast<int>(std::bit_cast<std::uint32_t>(length) >> kShift) - kFirst;
        return {static_cast<std::uint8_t>(bits < 0 ? 0 : bits > kMost ? kMost : bits)};
    }
    [[nodiscard]] bool is_infinite() const { return code == kInfinite; }
    [[nodiscard]] float metres() const {
        return code == 0 ? 0.0f : std::bit_cast<float>(static_cast<std::uint32_t>(code + kFirst) << kShift);
    }

    std::uint8_t code = kInfinite;
};

}  // namespace jostle::detail
