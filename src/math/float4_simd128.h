// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Float4 by WebAssembly's SIMD. Included by lanes.h alone.
#pragma once

#include <jostle/math/vec2.h>
#include <wasm_simd128.h>

namespace jostle::detail {
inline namespace simd128 {

/// Also a mask: all bits of a lane, or none.
struct Float4 {
    v128_t v;
};

[[nodiscard]] JOSTLE_INLINE Float4 splat(float a) {
    return {wasm_f32x4_splat(a)};
}
[[nodiscard]] JOSTLE_INLINE Float4 gather(float a, float b, float c, float d) {
    return {wasm_f32x4_make(a, b, c, d)};
}
[[nodiscard]] JOSTLE_INLINE Float4 load(const float* from) {
    return {wasm_v128_load(from)};
}
/// Two floats, twice: a b a b.
[[nodiscard]] JOSTLE_INLINE Float4 load_twice(const float* from) {
    return {wasm_v128_load64_splat(from)};
}
/// The x and the y of four points that lie in a row.
JOSTLE_INLINE void load_points(const Vec2* from, Float4& x, Float4& y) {
    const v128_t low = wasm_v128_load(&from[0].x);
    const v128_t high = wasm_v128_load(&from[2].x);
    x = {wasm_i32x4_shuffle(low, high, 0, 2, 4, 6)};
    y = {wasm_i32x4_shuffle(low, high, 1, 3, 5, 7)};
}
JOSTLE_INLINE void store(float* to, Float4 a) {
    wasm_v128_store(to, a.v);
}
[[nodiscard]] JOSTLE_INLINE Float4 operator+(Float4 a, Float4 b) {
    return {wasm_f32x4_add(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 operator-(Float4 a, Float4 b) {
    return {wasm_f32x4_sub(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 operator*(Float4 a, Float4 b) {
    return {wasm_f32x4_mul(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 operator/(Float4 a, Float4 b) {
    return {wasm_f32x4_div(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 negate(Float4 a) {
    return {wasm_f32x4_neg(a.v)};
}
// pmin(b, a) is a < b ? a : b.
[[nodiscard]] JOSTLE_INLINE Float4 lesser(Float4 a, Float4 b) {
    return {wasm_f32x4_pmin(b.v, a.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 greater(Float4 a, Float4 b) {
    return {wasm_f32x4_pmax(b.v, a.v)};
}
// Masks: a > b, a <= b, a = b.
[[nodiscard]] JOSTLE_INLINE Float4 is_greater(Float4 a, Float4 b) {
    return {wasm_f32x4_gt(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 is_at_most(Float4 a, Float4 b) {
    return {wasm_f32x4_le(a.v, b.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 is_equal(Float4 a, Float4 b) {
    return {wasm_f32x4_eq(a.v, b.v)};
}
/// Bit i: lane i of the mask.
[[nodiscard]] JOSTLE_INLINE unsigned bits_of(Float4 mask) {
    return wasm_i32x4_bitmask(mask.v);
}
/// The bits of a that are set in the mask, or that are not.
[[nodiscard]] JOSTLE_INLINE Float4 keep(Float4 a, Float4 mask) {
    return {wasm_v128_and(a.v, mask.v)};
}
[[nodiscard]] JOSTLE_INLINE Float4 drop(Float4 a, Float4 mask) {
    return {wasm_v128_andnot(a.v, mask.v)};
}
/// a where the mask is set, b where not.
[[nodiscard]] JOSTLE_INLINE Float4 either(Float4 mask, Float4 a, Float4 b) {
    return {wasm_v128_bitselect(a.v, b.v, mask.v)};
}
/// Zero in the lanes from `count` on.
[[nodiscard]] JOSTLE_INLINE Float4 keep_first(Float4 a, int count) {
    return {wasm_v128_and(a.v, wasm_i32x4_lt(wasm_i32x4_make(0, 1, 2, 3), wasm_i32x4_splat(count)))};
}
template <int Lane>
[[nodiscard]] JOSTLE_INLINE float lane(Float4 a) {
    return wasm_f32x4_extract_lane(a.v, Lane);
}
template <int Lane>
[[nodiscard]] JOSTLE_INLINE Float4 splat_lane(Float4 a) {
    return {wasm_i32x4_shuffle(a.v, a.v, Lane, Lane, Lane, Lane)};
}
/// c d a b of a b c d.
[[nodiscard]] JOSTLE_INLINE Float4 swap_halves(Float4 a) {
    return {wasm_i32x4_shuffle(a.v, a.v, 2, 3, 0, 1)};
}
/// b a d c of a b c d.
[[nodiscard]] JOSTLE_INLINE Float4 swap_neighbors(Float4 a) {
    return {wasm_i32x4_shuffle(a.v, a.v, 1, 0, 3, 2)};
}
/// Lanes 1, 2 and 3 of a, then lane 0 of b.
[[nodiscard]] JOSTLE_INLINE Float4 following(Float4 a, Float4 b) {
    return {wasm_i32x4_shuffle(a.v, b.v, 1, 2, 3, 4)};
}
/// Four rows of a square; the columns become rows.
JOSTLE_INLINE void transpose(Float4& a, Float4& b, Float4& c, Float4& d) {
    const v128_t ab_low = wasm_i32x4_shuffle(a.v, b.v, 0, 4, 1, 5);
    const v128_t ab_high = wasm_i32x4_shuffle(a.v, b.v, 2, 6, 3, 7);
    const v128_t cd_low = wasm_i32x4_shuffle(c.v, d.v, 0, 4, 1, 5);
    const v128_t cd_high = wasm_i32x4_shuffle(c.v, d.v, 2, 6, 3, 7);
    a = {wasm_i64x2_shuffle(ab_low, cd_low, 0, 2)};
    b = {wasm_i64x2_shuffle(ab_low, cd_low, 1, 3)};
    c = {wasm_i64x2_shuffle(ab_high, cd_high, 0, 2)};
    d = {wasm_i64x2_shuffle(ab_high, cd_high, 1, 3)};
}

}  // namespace simd128
}  // namespace jostle::detail
