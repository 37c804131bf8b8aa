// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sine, cosine and arc tangent of floats, worked out in double precision and rounded once at the end. IEEE
// 754 defines every operation used here (+ - * / and conversions) to the last bit, so that all platforms
// agree; no libm is called.
//
// Accuracy: within 0.501 ulp of the true value for every float, at any angle, and for every pair of atan2.
// The tests hold sin and cos to 2 ulp over all 2^32 floats in their long run, and to a sample of them
// otherwise.
//
// sin and cos. The angle x is reduced to r = x - n pi/2 with |r| <= pi/4:
//   |x| < 2^19   by [CodyWaite1980]: pi/2 is split into kHalfPiHigh, of 33 bits, and kHalfPiLow, the next 53.
//   n has 19
//                bits, so that n * kHalfPiHigh and its difference from x are exact. What is left of the
//                error, n 2^-87 from the split and 2^-68 from rounding n * kHalfPiLow, is small beside the
//                smallest |r| that a float comes to.
//   beyond       by [PayneHanek1983] in integers: x = m 2^e is multiplied by those 96 bits of 2/pi which
//   matter
//                modulo 4; error 2^-61 in r. This is slower, and an angle that no simulation should hold.
// Then sin r = r (1 + r^2 S(r^2)) and cos r = 1 - r^2/2 + r^4 C(r^2). S, C, and A below are minimax
// polynomials that we found by Remez' exchange in 50-digit arithmetic, for the least relative error of the
// whole expression; with their coefficients rounded to double it is 2^-37.5 for S, 2^-42.9 for C, 2^-40.2 for
// A (half an ulp of float is 2^-25).
//
// atan2. With a the smaller and b the larger of |x| and |y|: atan(a/b) = atan(t) + k, where t = a/b and k = 0
// for a/b <= tan(pi/8), and t = (a - b)/(a + b) and k = pi/4 above it, so that |t| <= tan(pi/8) and one
// division is enough; atan t = t (1 + t^2 A(t^2)). Octants and signs follow.
#include <jostle/core/config.h>
#include <jostle/math/trigonometry.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

namespace jostle {
namespace {

constexpr double kTwoOverPi = 0x1.45f306dc9c883p-1;
constexpr double kHalfPi = 0x1.921fb54442d18p+0;
constexpr double kHalfPiHigh = 0x1.921fb544p+0;
constexpr double kHalfPiLow = 0x1.0b4611a626331p-34;
constexpr double kTanPiOver8 = 0x1.a827999fcef32p-2;

constexpr std::uint32_t kInfinityBits = 0x7f800000u;
constexpr std::uint32_t kCodyWaiteLimitBits = 0x49000000u;  // 2^19 as a float

// 2/pi, behind one word of zeros: bit j, counted from the front, weighs 2^(31 - j).
constexpr std::uint32_t kTwoOverPiBits[] = {0x00000000u, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u,
                                            0xf534ddc0u, 0xdb629599u, 0x3c439041u, 0xfe5163abu};

/// An angle as n quarter turns (only n modulo 4 matters) and a rest r [rad], |r| <= pi/4.
struct Reduced {
    std::uint32_t n;
    double r;
};

JOSTLE_INLINE Reduced reduce_small(float angle) {
    const double x = angle;
    const double turns = x * kTwoOverPi;
    // Rounds half away from zero, by truncation: it depends on no rounding mode.
    const auto n = static_cast<std::int32_t>(turns + std::copysign(0.5, turns));
    const double k = n;
    return {static_cast<std::uint32_t>(n), (x - k * kHalfPiHigh) - k * kHalfPiLow};
}

Reduced reduce_large(float angle) {
    const auto bits = std::bit_cast<std::uint32_t>(angle);
    const std::uint32_t m = (bits & 0x007fffffu) | 0x00800000u;
    const int e = static_cast<int>((bits >> 23) & 0xffu) - 150;  // |angle| = m 2^e; here -4 <= e <= 104
    // The window begins with the bit that weighs 2 once it is multiplied by 2^e; what stands before it adds
    // multiples of 4 quarter turns.
    const int first = 30 + e;
    const int word = first / 32;
    const int shift = first % 32;
    const auto window = [word, shift](int i) {
        const std::uint64_t pair =
            (std::uint64_t{kTwoOverPiBits[word + i]} << 32) | kTwoOverPiBits[word + i + 1];
        return static_cast<std::uint32_t>((pair << shift) >> 32);
    };
    const std::uint64_t low = std::uint64_t{m} * window(2);
    const std::uint64_t middle = std::uint64_t{m} * window(1);
    const std::uint64_t high = std::uint64_t{m} * window(0);
    const std::uint64_t turns = (high << 32) + middle + (low >> 32);  // [2^-62 quarter turns], modulo 4
    const std::uint64_t n = (turns + (std::uint64_t{1} << 61)) >> 62;
    const auto rest = static_cast<std::int64_t>(turns - (n << 62));
    const double r = static_cast<double>(rest) * 0x1p-62 * kHalfPi;
    const auto quarters = static_cast<std::uint32_t>(n);
    return (bits >> 31) != 0u ? Reduced{0u - quarters, -r} : Reduced{quarters, r};
}

JOSTLE_INLINE double sin_polynomial(double r, double u) {
    const double p = -0x1.5555554c71cccp-3 +
                     u * (0x1.1111086a5e223p-7 + u * (-0x1.a00f7f262184fp-13 + u * 0x1.6cd1f20e3c44fp-19));
    return r * (1.0 + u * p);  // a product, so that -0 stays -0
}

JOSTLE_INLINE double cos_polynomial(double u) {
    const double p = 0x1.5555554ed983ap-5 +
                     u * (-0x1.6c16b82a14023p-10 + u * (0x1.a010decfaa154p-16 + u * -0x1.241e9c01a23d1p-22));
    return (1.0 - 0.5 * u) + (u * u) * p;
}

JOSTLE_INLINE double atan_polynomial(double t) {
    const double u = t * t;
    const double p =
        -0x1.5555554edf7a0p-2 +
        u * (0x1.999991fc47e9bp-3 +
             u * (-0x1.2490c30bc2f84p-3 +
                  u * (0x1.c6d1ec83cabafp-4 + u * (-0x1.7082c039b7c4fp-4 +
                                                   u * (0x1.1e5c736ddd1f0p-4 + u * -0x1.36ade7f154455p-5)))));
    return t * (1.0 + u * p);
}

JOSTLE_INLINE std::uint32_t magnitude_bits(float a) {
    return std::bit_cast<std::uint32_t>(a) & 0x7fffffffu;
}
JOSTLE_INLINE bool is_negative(float a) {
    return (std::bit_cast<std::uint32_t>(a) >> 31) != 0u;
}

/// With the other sign where bit 1 is set.
JOSTLE_INLINE double flipped_if(std::uint32_t bit1, double a) {
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(a) ^ (std::uint64_t{bit1} << 62));
}

JOSTLE_INLINE SinCos sin_cos_inline(float angle) {
    const std::uint32_t magnitude = magnitude_bits(angle);
    if (magnitude >= kInfinityBits) {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        return {nan, nan};
    }
    const Reduced a = magnitude < kCodyWaiteLimitBits ? reduce_small(angle) : reduce_large(angle);
    const double u = a.r * a.r;
    const double s = sin_polynomial(a.r, u);
    const double c = cos_polynomial(u);
    // Which quarter it is nobody can guess: no branches.
    const double both[2] = {s, c};
    return {static_cast<float>(flipped_if(a.n & 2u, both[a.n & 1u])),
            static_cast<float>(flipped_if((a.n + 1u) & 2u, both[~a.n & 1u]))};
}

}  // namespace

SinCos sin_cos(float angle) noexcept {
    return sin_cos_inline(angle);
}
namespace math {

float sin(float angle) noexcept {
    return sin_cos_inline(angle).sin;
}
float cos(float angle) noexcept {
    return sin_cos_inline(angle).cos;
}

float atan2(float y, float x) noexcept {
    const std::uint32_t y_bits = magnitude_bits(y);
    const std::uint32_t x_bits = magnitude_bits(x);
    if (y_bits > kInfinityBits || x_bits > kInfinityBits) return std::numeric_limits<float>::quiet_NaN();
    // Non-negative floats are ordered as their bits are.
    const bool steep = y_bits > x_bits;
    double small = std::bit_cast<float>(steep ? x_bits : y_bits);
    double large = std::bit_cast<float>(steep ? y_bits : x_bits);
    if (large == 0.0) large = 1.0;  // the angle of nothing is that of 1 + 0i
    if (y_bits == kInfinityBits && x_bits == kInfinityBits)
        small = large = 1.0;  // the diagonals, as IEEE 754 has it
    double angle;
    if (small > kTanPiOver8 * large) {
        angle = 0.5 * kHalfPi + atan_polynomial((small - large) / (small + large));
    } else {
        angle = atan_polynomial(small / large);
    }
    if (steep) angle = kHalfPi - angle;
    if (is_negative(x)) angle = 2.0 * kHalfPi - angle;
    return static_cast<float>(is_negative(y) ? -angle : angle);
}

}  // namespace math

}  // namespace jostle
