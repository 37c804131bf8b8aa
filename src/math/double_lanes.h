// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Four doubles side by side, by the vector extension that g++ and clang share: one instruction where the
// processor has registers of 256 bits, two where they have 128, as for WebAssembly, of which Highway knows no
// doubles. Each operation is IEEE 754 arithmetic per lane, and nothing is summed across lanes, so that bits
// are those of four numbers one after the other. Included once for each instruction set, by files that
// foreach_target.h includes again; hence no #pragma once but the guard below, which Highway toggles.
#if defined(JOSTLE_MATH_DOUBLE_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_MATH_DOUBLE_LANES_H
#undef JOSTLE_MATH_DOUBLE_LANES_H
#else
#define JOSTLE_MATH_DOUBLE_LANES_H
#endif

#include <cstdint>

#include "math/lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// [1] Lanes of a Double4.
inline constexpr int kDoubles = 4;
/// Compilers let a vector alias numbers of its own type, and no others.
using Double4 [[gnu::vector_size(32)]] = double;
/// All bits of a lane are set, or none.
using Choice4 [[gnu::vector_size(32)]] = std::int64_t;
using Float4Of4 [[gnu::vector_size(16)]] = float;

/// From 32 bytes' alignment on.
HWY_INLINE Double4 load4(const double* from) {
    return *reinterpret_cast<const Double4*>(from);
}
HWY_INLINE void store4(double* to, Double4 v) {
    *reinterpret_cast<Double4*>(to) = v;
}
/// From 16 bytes' alignment on.
HWY_INLINE Float4Of4 load_floats4(const float* from) {
    return *reinterpret_cast<const Float4Of4*>(from);
}
HWY_INLINE Double4 widen4(Float4Of4 v) {
#if HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_AVX3_DL
    // g++ 12 makes five instructions of the conversion below.
    return reinterpret_cast<Double4>(_mm256_cvtps_pd(reinterpret_cast<__m128>(v)));
#else
    return __builtin_convertvector(v, Double4);
#endif
}
HWY_INLINE Double4 load4(const float* from) {
    return widen4(load_floats4(from));
}
/// Rounded.
HWY_INLINE void store4(float* to, Double4 v) {
#if HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_AVX3 || HWY_TARGET == HWY_AVX3_DL
    _mm_store_ps(to, _mm256_cvtpd_ps(reinterpret_cast<__m256d>(v)));
#else
    *reinterpret_cast<Float4Of4*>(to) = __builtin_convertvector(v, Float4Of4);
#endif
}
HWY_INLINE Double4 splat4(double x) {
    return Double4{x, x, x, x};
}
HWY_INLINE Double4 choose4(Choice4 choice, Double4 yes, Double4 no) {
    return choice ? yes : no;
}
HWY_INLINE Double4 keep4(Choice4 choice, Double4 x) {
    return choice ? x : splat4(0.0);
}
/// Lane i is chosen where bit i is set.
HWY_INLINE Choice4 lanes4(std::uint32_t bits) {
    alignas(32) static constexpr std::int64_t kLanes4[16][kDoubles] = {
        {0, 0, 0, 0},   {-1, 0, 0, 0},   {0, -1, 0, 0},   {-1, -1, 0, 0},  {0, 0, -1, 0},  {-1, 0, -1, 0},
        {0, -1, -1, 0}, {-1, -1, -1, 0}, {0, 0, 0, -1},   {-1, 0, 0, -1},  {0, -1, 0, -1}, {-1, -1, 0, -1},
        {0, 0, -1, -1}, {-1, 0, -1, -1}, {0, -1, -1, -1}, {-1, -1, -1, -1}};
    return *reinterpret_cast<const Choice4*>(kLanes4[bits & 15]);
}
HWY_INLINE bool all4(Choice4 choice) {
    return (choice[0] & choice[1] & choice[2] & choice[3]) != 0;
}
HWY_INLINE Double4 abs4(Double4 x) {
    return choose4(x < splat4(0.0), -x, x);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_MATH_DOUBLE_LANES_H
