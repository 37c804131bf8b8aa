// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Four floats side by side: the one place in geometry/ that knows an instruction set. SSE2, which every
// x86-64 has, by its intrinsics; everything else by loops of four that compilers vectorise. Both give the
// same bits: each operation is IEEE 754 arithmetic a lane, min and max are a < b ? a : b and a > b ? a : b,
// and nothing is summed across lanes.
#pragma once

#include <jostle/math/vec2.h>

#include <bit>
#include <cstdint>

#if defined(__SSE2__) && !defined(JOSTLE_PORTABLE_LANES)
#include <emmintrin.h>
#define JOSTLE_FLOAT4_SSE2 1
#else
#define JOSTLE_FLOAT4_SSE2 0
#endif

namespace jostle::detail {

// For functions of many operations. Inlined where an operation is an instruction; where it is a loop, they
// would take minutes to compile.
#if JOSTLE_FLOAT4_SSE2
#define JOSTLE_LANES_INLINE JOSTLE_INLINE
#else
#define JOSTLE_LANES_INLINE inline
#endif

// Each in a namespace of its own, so that a test may link both.
#if JOSTLE_FLOAT4_SSE2
inline namespace sse2 {

struct Float4 {
    __m128 v;
};

[[nodiscard]] JOSTLE_INLINE Float4 splat(float a) {
    return {_mm_set1_ps(a)};
}
[[nodiscard]] JOSTLE_INLINE Float4 gather(float a, float b, float c, float d) {
    return {_mm_setr_ps(a, b, c, d)};
}
template <int Lane>
[[nodiscard]] JOSTLE_INLINE Float4 splat_lane(Float4 a) {
    return {_mm_shuffle_ps(a.v, a.v, _MM_SHUFFLE(Lane, Lane, Lane, Lane))};
}
[[nodiscard]] JOSTLE_INLINE Float4 load(const float* from) {
    return {_mm_load_ps(from)};
}
/// Lanes 1, 2 and 3 of a, then lane 0 of b.
[[nodiscard]] JOSTLE_INLINE Float4 following(Float4 a, Float4 b) {
    const __m128 first = _mm_move_ss(a.v, b.v);
    return {_mm_shuffle_ps(first, first, _MM_SHUFFLE(0, 3, 2, 1))};
}
JOSTLE_INLINE void store(float* to, Float4 a) {
    _mm_store_ps(to, a.v);
}
/// Zero in the lanes from `count` on.
[[nodiscard]] JOSTLE_INLINE Float4 keep_first(Float4 a, int count) {
    const __m128i used = _mm_cmplt_epi32(_mm_setr_epi32(0, 1, 2, 3), _mm_set1_epi32(count));
    return {_mm_and_ps(a.v, _mm_castsi128_ps(used))};
}
/// The x and the y of four points that lie in a row.
JOSTLE_INLINE void load_points(const Vec2* from, Float4& x, Float4& y) {
    const __m128 low = _mm_loadu_ps(&from[0].x);
    const __m128 high = _mm_loadu_ps(&from[2].x);
    x = {_mm_shuffle_ps(low, high, _MM_SHUFFLE(2, 0, 2, 0))};
    y = {_mm_shuffle_ps(low, high, _MM_SHUFFLE(3, 1, 3, 1))};
}
[[nodiscard]] JOSTLE_INLINE Float4 operator+(Float4 a, Float4 b) {
    return {_mm_add_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 operator-(Float4 a, Float4 b) {
    return {_mm_sub_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 operator*(Float4 a, Float4 b) {
    return {_mm_mul_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 operator/(Float4 a, Float4 b) {
    return {_mm_div_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 min(Float4 a, Float4 b) {
    return {_mm_min_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 max(Float4 a, Float4 b) {
    return {_mm_max_ps(a.v, b.v)};
}
/// In every lane.
[[nodiscard]] JOSTLE_INLINE Float4 greatest(Float4 a) {
    const Float4 pairs = max(a, Float4{_mm_shuffle_ps(a.v, a.v, _MM_SHUFFLE(1, 0, 3, 2))});
    return max(pairs, Float4{_mm_shuffle_ps(pairs.v, pairs.v, _MM_SHUFFLE(2, 3, 0, 1))});
}
/// In every lane.
[[nodiscard]] JOSTLE_INLINE Float4 smallest(Float4 a) {
    const Float4 pairs = min(a, Float4{_mm_shuffle_ps(a.v, a.v, _MM_SHUFFLE(1, 0, 3, 2))});
    return min(pairs, Float4{_mm_shuffle_ps(pairs.v, pairs.v, _MM_SHUFFLE(2, 3, 0, 1))});
}
/// All bits of a lane where a is the greater, none where not.
[[nodiscard]] JOSTLE_INLINE Float4 greater(Float4 a, Float4 b) {
    return {_mm_cmpgt_ps(a.v, b.v)};
}
/// The bits of a that are set in the mask, or that are not.
[[nodiscard]] JOSTLE_INLINE Float4 keep(Float4 a, Float4 mask) {
    return {_mm_and_ps(a.v, mask.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 drop(Float4 a, Float4 mask) {
    return {_mm_andnot_ps(mask.v, a.v)};
}
/// a where the mask is set, b where not.
[[nodiscard]] JOSTLE_INLINE Float4 either(Float4 mask, Float4 a, Float4 b) {
    return {_mm_or_ps(_mm_and_ps(mask.v, a.v), _mm_andnot_ps(mask.v, b.v))};
}
/// Bit i: lane i of a is the greater.
[[nodiscard]] JOSTLE_INLINE unsigned greater_lanes(Float4 a, Float4 b) {
    return static_cast<unsigned>(_mm_movemask_ps(_mm_cmpgt_ps(a.v, b.v)));
}
/// Bit i: lane i is the same in both.
[[nodiscard]] JOSTLE_INLINE unsigned equal_lanes(Float4 a, Float4 b) {
    return static_cast<unsigned>(_mm_movemask_ps(_mm_cmpeq_ps(a.v, b.v)));
}
[[nodiscard]] JOSTLE_INLINE float first_lane(Float4 a) {
    return _mm_cvtss_f32(a.v);
}

}  // namespace sse2
#else
inline namespace portable {

struct Float4 {
    float v[4];
};

[[nodiscard]] JOSTLE_INLINE Float4 splat(float a) {
    return {{a, a, a, a}};
}
[[nodiscard]] JOSTLE_INLINE Float4 gather(float a, float b, float c, float d) {
    return {{a, b, c, d}};
}
template <int Lane>
[[nodiscard]] JOSTLE_INLINE Float4 splat_lane(Float4 a) {
    return splat(a.v[Lane]);
}
[[nodiscard]] JOSTLE_INLINE Float4 load(const float* from) {
    return {{from[0], from[1], from[2], from[3]}};
}
[[nodiscard]] JOSTLE_INLINE Float4 following(Float4 a, Float4 b) {
    return {{a.v[1], a.v[2], a.v[3], b.v[0]}};
}
JOSTLE_INLINE void store(float* to, Float4 a) {
    for (int i = 0; i < 4; ++i) to[i] = a.v[i];
}
[[nodiscard]] JOSTLE_INLINE Float4 keep_first(Float4 a, int count) {
    for (int i = 0; i < 4; ++i) a.v[i] = i < count ? a.v[i] : 0.0f;
    return a;
}
JOSTLE_INLINE void load_points(const Vec2* from, Float4& x, Float4& y) {
    x = {{from[0].x, from[1].x, from[2].x, from[3].x}};
    y = {{from[0].y, from[1].y, from[2].y, from[3].y}};
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
[[nodiscard]] JOSTLE_INLINE Float4 min(Float4 a, Float4 b) {
    for (int i = 0; i < 4; ++i) a.v[i] = jostle::min(a.v[i], b.v[i]);
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 max(Float4 a, Float4 b) {
    for (int i = 0; i < 4; ++i) a.v[i] = jostle::max(a.v[i], b.v[i]);
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 greatest(Float4 a) {
    const Float4 pairs = max(a, Float4{{a.v[2], a.v[3], a.v[0], a.v[1]}});
    return max(pairs, Float4{{pairs.v[1], pairs.v[0], pairs.v[3], pairs.v[2]}});
}
[[nodiscard]] JOSTLE_INLINE Float4 smallest(Float4 a) {
    const Float4 pairs = min(a, Float4{{a.v[2], a.v[3], a.v[0], a.v[1]}});
    return min(pairs, Float4{{pairs.v[1], pairs.v[0], pairs.v[3], pairs.v[2]}});
}
template <class Operation>
[[nodiscard]] JOSTLE_INLINE Float4 on_bits(Float4 a, Float4 b, Operation operation) {
    for (int i = 0; i < 4; ++i) {
        const auto x = std::bit_cast<std::uint32_t>(a.v[i]), y = std::bit_cast<std::uint32_t>(b.v[i]);
        a.v[i] = std::bit_cast<float>(operation(x, y));
    }
    return a;
}
[[nodiscard]] JOSTLE_INLINE Float4 greater(Float4 a, Float4 b) {
    for (int i = 0; i < 4; ++i) a.v[i] = std::bit_cast<float>(a.v[i] > b.v[i] ? ~0u : 0u);
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
[[nodiscard]] JOSTLE_INLINE unsigned greater_lanes(Float4 a, Float4 b) {
    unsigned bits = 0;
    for (int i = 0; i < 4; ++i) bits |= static_cast<unsigned>(a.v[i] > b.v[i]) << i;
    return bits;
}
[[nodiscard]] JOSTLE_INLINE unsigned equal_lanes(Float4 a, Float4 b) {
    unsigned bits = 0;
    for (int i = 0; i < 4; ++i) bits |= static_cast<unsigned>(a.v[i] == b.v[i]) << i;
    return bits;
}
[[nodiscard]] JOSTLE_INLINE float first_lane(Float4 a) {
    return a.v[0];
}

}  // namespace portable
#endif

/// The first lane that holds `value`; some lane if none does (NaN).
[[nodiscard]] JOSTLE_INLINE int first_equal(Float4 a, Float4 value) {
    return std::countr_zero(equal_lanes(a, value) | 8u);
}

}  // namespace jostle::detail
