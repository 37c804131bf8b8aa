// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Float4 without intrinsics: the operations of float4_sse2.h as loops of four, which compilers vectorise.
// Included by lanes.h alone; in a namespace of its own, so that a test may link both.
#pragma once

#include <jostle/math/scalar.h>
#include <jostle/math/vec2.h>

#include <bit>
#include <cstdint>

namespace jostle::detail {
inline namespace emulated {

struct Float4 {
    float v[4];
};

[[nodiscard]] JOSTLE_INLINE Float4 splat(float a) {
    return {{a, a, a, a}};
}
[[nodiscard]] JOSTLE_INLINE Float4 gather(float a, float b, float c, float d) {
    return {{a, b, c, d}};
}
[[nodiscard]] JOSTLE_INLINE Float4 load(const float* from) {
    return {{from[0], from[1], from[2], from[3]}};
}
[[nodiscard]] JOSTLE_INLINE Float4 load_twice(const float* from) {
    return {{from[0], from[1], from[0], from[1]}};
}
JOSTLE_INLINE void load_points(const Vec2* from, Float4& x, Float4& y) {
    x = {{from[0].x, from[1].x, from[2].x, from[3].x}};
    y = {{from[0].y, from[1].y, from[2].y, from[3].y}};
}
JOSTLE_INLINE void store(float* to, Float4 a) {
    for (int i = 0; i < 4; ++i) to[i] = a.v[i];
}
[[nodiscard]] JOSTLE_INLINE Float4 operator+(Float4 a, Float4 b) {
    for (int i = 0; i < 4; ++i) a.v[i] += b.v[i];
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 operator-(Float4 a, Float4 b) {
    for (int i = 0; i < 4; ++i) a.v[i] -= b.v[i];
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 operator*(Float4 a, Float4 b) {
    for (int i = 0; i < 4; ++i) a.v[i] *= b.v[i];
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 operator/(Float4 a, Float4 b) {
    for (int i = 0; i < 4; ++i) a.v[i] /= b.v[i];
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 negate(Float4 a) {
    for (int i = 0; i < 4; ++i) a.v[i] = -a.v[i];
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 lesser(Float4 a, Float4 b) {
    for (int i = 0; i < 4; ++i) a.v[i] = math::min(a.v[i], b.v[i]);
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 greater(Float4 a, Float4 b) {
    for (int i = 0; i < 4; ++i) a.v[i] = math::max(a.v[i], b.v[i]);
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 is_greater(Float4 a, Float4 b) {
    for (int i = 0; i < 4; ++i) a.v[i] = std::bit_cast<float>(a.v[i] > b.v[i] ? ~0u : 0u);
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 is_at_most(Float4 a, Float4 b) {
    for (int i = 0; i < 4; ++i) a.v[i] = std::bit_cast<float>(a.v[i] <= b.v[i] ? ~0u : 0u);
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 is_equal(Float4 a, Float4 b) {
    for (int i = 0; i < 4; ++i) a.v[i] = std::bit_cast<float>(a.v[i] == b.v[i] ? ~0u : 0u);
    return a;
}
[[nodiscard]] JOSTLE_INLINE unsigned bits_of(Float4 mask) {
    unsigned bits = 0;
    for (int i = 0; i < 4; ++i) bits |= std::bit_cast<std::uint32_t>(mask.v[i]) >> 31 << i;
    return bits;
}
template <class Operation>
[[nodiscard]] JOSTLE_INLINE Float4 on_bits(Float4 a, Float4 b, Operation operation) {
    for (int i = 0; i < 4; ++i) {
        const auto x = std::bit_cast<std::uint32_t>(a.v[i]), y = std::bit_cast<std::uint32_t>(b.v[i]);
        a.v[i] = std::bit_cast<float>(operation(x, y));
    }
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 keep(Float4 a, Float4 mask) {
    return on_bits(a, mask, [](std::uint32_t x, std::uint32_t y) { return x & y; });
}
[[nodiscard]] JOSTLE_INLINE Float4 drop(Float4 a, Float4 mask) {
    return on_bits(a, mask, [](std::uint32_t x, std::uint32_t y) { return x & ~y; });
}
[[nodiscard]] JOSTLE_INLINE Float4 either(Float4 mask, Float4 a, Float4 b) {
    return on_bits(keep(a, mask), drop(b, mask), [](std::uint32_t x, std::uint32_t y) { return x | y; });
}
[[nodiscard]] JOSTLE_INLINE Float4 keep_first(Float4 a, int count) {
    for (int i = 0; i < 4; ++i) a.v[i] = i < count ? a.v[i] : 0.0f;
    return a;
}
template <int Lane>
[[nodiscard]] JOSTLE_INLINE float lane(Float4 a) {
    return a.v[Lane];
}
template <int Lane>
[[nodiscard]] JOSTLE_INLINE Float4 splat_lane(Float4 a) {
    return splat(a.v[Lane]);
}
[[nodiscard]] JOSTLE_INLINE Float4 swap_halves(Float4 a) {
    return {{a.v[2], a.v[3], a.v[0], a.v[1]}};
}
[[nodiscard]] JOSTLE_INLINE Float4 swap_neighbors(Float4 a) {
    return {{a.v[1], a.v[0], a.v[3], a.v[2]}};
}
[[nodiscard]] JOSTLE_INLINE Float4 following(Float4 a, Float4 b) {
    return {{a.v[1], a.v[2], a.v[3], b.v[0]}};
}
JOSTLE_INLINE void transpose(Float4& a, Float4& b, Float4& c, Float4& d) {
    const Float4 rows[4] = {a, b, c, d};
    for (int i = 0; i < 4; ++i) {
        a.v[i] = rows[i].v[0];
        b.v[i] = rows[i].v[1];
        c.v[i] = rows[i].v[2];
        d.v[i] = rows[i].v[3];
    }
}

}  // namespace emulated
}  // namespace jostle::detail
