// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Float4 by SSE2, which every x86-64 has. Included by lanes.h alone.
#pragma once

#include <emmintrin.h>
#include <jostle/math/vec2.h>

namespace jostle::detail {
inline namespace sse2 {

/// Also a mask: all bits of a lane, or none.
struct Float4 {
    __m128 v;
};

[[nodiscard]] JOSTLE_INLINE Float4 splat(float a) {
    return {_mm_set1_ps(a)};
}
[[nodiscard]] JOSTLE_INLINE Float4 gather(float a, float b, float c, float d) {
    return {_mm_setr_ps(a, b, c, d)};
}
/// Needs 16-byte alignment, as store() does.
[[nodiscard]] JOSTLE_INLINE Float4 load(const float* from) {
    return {_mm_load_ps(from)};
}
/// Two floats, twice: a b a b.
[[nodiscard]] JOSTLE_INLINE Float4 load_twice(const float* from) {
    const __m128 two = _mm_castsi128_ps(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from)));
    return {_mm_movelh_ps(two, two)};
}
/// The x and the y of four points that lie in a row.
JOSTLE_INLINE void load_points(const Vec2* from, Float4& x, Float4& y) {
    const __m128 low = _mm_loadu_ps(&from[0].x);
    const __m128 high = _mm_loadu_ps(&from[2].x);
    x = {_mm_shuffle_ps(low, high, _MM_SHUFFLE(2, 0, 2, 0))};
    y = {_mm_shuffle_ps(low, high, _MM_SHUFFLE(3, 1, 3, 1))};
}
JOSTLE_INLINE void store(float* to, Float4 a) {
    _mm_store_ps(to, a.v);
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
[[nodiscard]] JOSTLE_INLINE Float4 negate(Float4 a) {
    return {_mm_xor_ps(a.v, _mm_set1_ps(-0.0f))};
}
[[nodiscard]] JOSTLE_INLINE Float4 lesser(Float4 a, Float4 b) {
    return {_mm_min_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 greater(Float4 a, Float4 b) {
    return {_mm_max_ps(a.v, b.v)};
}
// Masks: a > b, a <= b, a = b.
[[nodiscard]] JOSTLE_INLINE Float4 is_greater(Float4 a, Float4 b) {
    return {_mm_cmpgt_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 is_at_most(Float4 a, Float4 b) {
    return {_mm_cmple_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 is_equal(Float4 a, Float4 b) {
    return {_mm_cmpeq_ps(a.v, b.v)};
}
/// Bit i: lane i of the mask.
[[nodiscard]] JOSTLE_INLINE unsigned bits_of(Float4 mask) {
    return static_cast<unsigned>(_mm_movemask_ps(mask.v));
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
/// Zero in the lanes from `count` on.
[[nodiscard]] JOSTLE_INLINE Float4 keep_first(Float4 a, int count) {
    const __m128i used = _mm_cmplt_epi32(_mm_setr_epi32(0, 1, 2, 3), _mm_set1_epi32(count));
    return {_mm_and_ps(a.v, _mm_castsi128_ps(used))};
}
template <int Lane>
[[nodiscard]] JOSTLE_INLINE float lane(Float4 a) {
    return _mm_cvtss_f32(_mm_shuffle_ps(a.v, a.v, _MM_SHUFFLE(Lane, Lane, Lane, Lane)));
}
template <>
[[nodiscard]] JOSTLE_INLINE float lane<0>(Float4 a) {
    return _mm_cvtss_f32(a.v);
}
template <int Lane>
[[nodiscard]] JOSTLE_INLINE Float4 splat_lane(Float4 a) {
    return {_mm_shuffle_ps(a.v, a.v, _MM_SHUFFLE(Lane, Lane, Lane, Lane))};
}
/// c d a b of a b c d.
[[nodiscard]] JOSTLE_INLINE Float4 swap_halves(Float4 a) {
    return {_mm_shuffle_ps(a.v, a.v, _MM_SHUFFLE(1, 0, 3, 2))};
}
/// b a d c of a b c d.
[[nodiscard]] JOSTLE_INLINE Float4 swap_neighbors(Float4 a) {
    return {_mm_shuffle_ps(a.v, a.v, _MM_SHUFFLE(2, 3, 0, 1))};
}
/// Lanes 1, 2 and 3 of a, then lane 0 of b.
[[nodiscard]] JOSTLE_INLINE Float4 following(Float4 a, Float4 b) {
    const __m128 first = _mm_move_ss(a.v, b.v);
    return {_mm_shuffle_ps(first, first, _MM_SHUFFLE(0, 3, 2, 1))};
}
/// Four rows of a square; the columns become rows.
JOSTLE_INLINE void transpose(Float4& a, Float4& b, Float4& c, Float4& d) {
    _MM_TRANSPOSE4_PS(a.v, b.v, c.v, d.v);
}

}  // namespace sse2
}  // namespace jostle::detail
