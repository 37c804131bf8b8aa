// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Four floats side by side, for what a dynamic tree does on its way down one pair at a time, where wider
// lanes would stay empty. SSE2, which every x86-64 has, by its intrinsics; everything else by loops of four
// that compilers vectorise. Both give the same bits: each operation is IEEE 754 arithmetic a lane, lesser is
// a < b ? a : b, and nothing is summed across lanes.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/scalar.h>

#include <bit>
#include <cstdint>

#if defined(__SSE2__) && !defined(JOSTLE_PORTABLE_LANES)
#include <emmintrin.h>
#define JOSTLE_QUAD_SSE2 1
#else
#define JOSTLE_QUAD_SSE2 0
#endif

namespace jostle::detail {

// Each in a namespace of its own, so that a test may link both.
#if JOSTLE_QUAD_SSE2
inline namespace quad_sse2 {

struct Quad {
    __m128 v;
};

[[nodiscard]] JOSTLE_INLINE Quad gather(float a, float b, float c, float d) {
    return {_mm_setr_ps(a, b, c, d)};
}
/// Needs 16-byte alignment.
[[nodiscard]] JOSTLE_INLINE Quad load(const float* from) {
    return {_mm_load_ps(from)};
}
/// Two floats, twice: a b a b.
[[nodiscard]] JOSTLE_INLINE Quad load_twice(const float* from) {
    const __m128 two = _mm_castsi128_ps(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from)));
    return {_mm_movelh_ps(two, two)};
}
JOSTLE_INLINE void store(float* to, Quad a) {
    _mm_store_ps(to, a.v);
}
[[nodiscard]] JOSTLE_INLINE Quad operator+(Quad a, Quad b) {
    return {_mm_add_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Quad operator-(Quad a, Quad b) {
    return {_mm_sub_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Quad operator*(Quad a, Quad b) {
    return {_mm_mul_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Quad lesser(Quad a, Quad b) {
    return {_mm_min_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Quad greater(Quad a, Quad b) {
    return {_mm_max_ps(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Quad negate(Quad a) {
    return {_mm_xor_ps(a.v, _mm_set1_ps(-0.0f))};
}
/// a <= b in every lane.
[[nodiscard]] JOSTLE_INLINE bool none_greater(Quad a, Quad b) {
    return _mm_movemask_ps(_mm_cmple_ps(a.v, b.v)) == 15;
}
/// Bit i: a <= b in lane i.
[[nodiscard]] JOSTLE_INLINE unsigned where_not_greater(Quad a, Quad b) {
    return static_cast<unsigned>(_mm_movemask_ps(_mm_cmple_ps(a.v, b.v)));
}
[[nodiscard]] JOSTLE_INLINE Quad splat(float a) {
    return {_mm_set1_ps(a)};
}
/// 1 where a < b, or a <= b; else 0.
[[nodiscard]] JOSTLE_INLINE Quad count_less(Quad a, Quad b) {
    return {_mm_and_ps(_mm_cmplt_ps(a.v, b.v), _mm_set1_ps(1.0f))};
}
[[nodiscard]] JOSTLE_INLINE Quad count_not_greater(Quad a, Quad b) {
    return {_mm_and_ps(_mm_cmple_ps(a.v, b.v), _mm_set1_ps(1.0f))};
}
/// c d a b of a b c d
[[nodiscard]] JOSTLE_INLINE Quad swap_halves(Quad a) {
    return {_mm_shuffle_ps(a.v, a.v, _MM_SHUFFLE(1, 0, 3, 2))};
}
[[nodiscard]] JOSTLE_INLINE float lane_0(Quad a) {
    return _mm_cvtss_f32(a.v);
}
[[nodiscard]] JOSTLE_INLINE float lane_1(Quad a) {
    return _mm_cvtss_f32(_mm_shuffle_ps(a.v, a.v, _MM_SHUFFLE(1, 1, 1, 1)));
}
/// Four quads as the rows of a square; what were columns are rows afterwards.
JOSTLE_INLINE void transpose(Quad& a, Quad& b, Quad& c, Quad& d) {
    _MM_TRANSPOSE4_PS(a.v, b.v, c.v, d.v);
}

}  // namespace quad_sse2
#else
inline namespace quad_portable {

struct Quad {
    float v[4];
};

[[nodiscard]] JOSTLE_INLINE Quad gather(float a, float b, float c, float d) {
    return {{a, b, c, d}};
}
[[nodiscard]] JOSTLE_INLINE Quad load(const float* from) {
    return {{from[0], from[1], from[2], from[3]}};
}
[[nodiscard]] JOSTLE_INLINE Quad load_twice(const float* from) {
    return {{from[0], from[1], from[0], from[1]}};
}
JOSTLE_INLINE void store(float* to, Quad a) {
    for (int i = 0; i < 4; ++i) to[i] = a.v[i];
}
[[nodiscard]] JOSTLE_INLINE Quad operator+(Quad a, Quad b) {
    for (int i = 0; i < 4; ++i) a.v[i] += b.v[i];
    return a;
}
[[nodiscard]] JOSTLE_INLINE Quad operator-(Quad a, Quad b) {
    for (int i = 0; i < 4; ++i) a.v[i] -= b.v[i];
    return a;
}
[[nodiscard]] JOSTLE_INLINE Quad operator*(Quad a, Quad b) {
    for (int i = 0; i < 4; ++i) a.v[i] *= b.v[i];
    return a;
}
[[nodiscard]] JOSTLE_INLINE Quad lesser(Quad a, Quad b) {
    for (int i = 0; i < 4; ++i) a.v[i] = jostle::min(a.v[i], b.v[i]);
    return a;
}
[[nodiscard]] JOSTLE_INLINE Quad greater(Quad a, Quad b) {
    for (int i = 0; i < 4; ++i) a.v[i] = jostle::max(a.v[i], b.v[i]);
    return a;
}
[[nodiscard]] JOSTLE_INLINE Quad negate(Quad a) {
    for (int i = 0; i < 4; ++i) a.v[i] = -a.v[i];
    return a;
}
[[nodiscard]] JOSTLE_INLINE unsigned where_not_greater(Quad a, Quad b) {
    unsigned bits = 0;
    for (int i = 0; i < 4; ++i) bits |= static_cast<unsigned>(a.v[i] <= b.v[i]) << i;
    return bits;
}
[[nodiscard]] JOSTLE_INLINE bool none_greater(Quad a, Quad b) {
    int count = 0;
    for (int i = 0; i < 4; ++i) count += static_cast<int>(a.v[i] <= b.v[i]);
    return count == 4;
}
[[nodiscard]] JOSTLE_INLINE Quad splat(float a) {
    return {{a, a, a, a}};
}
[[nodiscard]] JOSTLE_INLINE Quad count_less(Quad a, Quad b) {
    for (int i = 0; i < 4; ++i) a.v[i] = a.v[i] < b.v[i] ? 1.0f : 0.0f;
    return a;
}
[[nodiscard]] JOSTLE_INLINE Quad count_not_greater(Quad a, Quad b) {
    for (int i = 0; i < 4; ++i) a.v[i] = a.v[i] <= b.v[i] ? 1.0f : 0.0f;
    return a;
}
[[nodiscard]] JOSTLE_INLINE Quad swap_halves(Quad a) {
    return {{a.v[2], a.v[3], a.v[0], a.v[1]}};
}
[[nodiscard]] JOSTLE_INLINE float lane_0(Quad a) {
    return a.v[0];
}
[[nodiscard]] JOSTLE_INLINE float lane_1(Quad a) {
    return a.v[1];
}
JOSTLE_INLINE void transpose(Quad& a, Quad& b, Quad& c, Quad& d) {
    const Quad rows[4] = {a, b, c, d};
    for (int i = 0; i < 4; ++i) {
        a.v[i] = rows[i].v[0];
        b.v[i] = rows[i].v[1];
        c.v[i] = rows[i].v[2];
        d.v[i] = rows[i].v[3];
    }
}

}  // namespace quad_portable
#endif

}  // namespace jostle::detail
