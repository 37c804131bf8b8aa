// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One of two values without a branch, where nobody can guess which it will be. Compilers make of a ? b : c
// what they like; of these they make masks.
#pragma once

#include <jostle/math/vec2.h>

#include <bit>
#include <cstdint>

namespace jostle::detail {

[[nodiscard]] JOSTLE_INLINE float select(bool first, float a, float b) {
    const std::uint32_t mask = 0u - static_cast<std::uint32_t>(first);
    return std::bit_cast<float>((std::bit_cast<std::uint32_t>(a) & mask) |
                                (std::bit_cast<std::uint32_t>(b) & ~mask));
}
[[nodiscard]] JOSTLE_INLINE int select(bool first, int a, int b) {
    return b ^ ((a ^ b) & -static_cast<int>(first));
}
[[nodiscard]] JOSTLE_INLINE Vec2 select(bool first, Vec2 a, Vec2 b) {
    return {select(first, a.x, b.x), select(first, a.y, b.y)};
}

}  // namespace jostle::detail
