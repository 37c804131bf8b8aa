// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// An implicit soft constraint (soft.h) dampens all motion, which suits rigid parts. A user's spring must
// swing as its numbers say. With v the speed, C the stretch, m the mass and L the impulse of the last
// sub-step, which is in v already, the next sub-step has
//
//     L' = L - m (drag v + pull C) - release L,   v' = v + (L' - L) / m,   C' = C + h v'
//
// a linear map of C, v and L. Its eigenvalues shall be those of the spring, e+- = exp(-(z +- sqrt(z^2 - 1)) w
// h), and a third one, r, with which it forgets; and a load g shall stretch it by g / w^2. With S = e+ + e-,
// P = e+ e- and q = 1 + P - S, comparing the map's polynomial (x - e+)(x - e-)(x - r) gives
//
//     drag = 1 - P + r (2 P - S),   h pull = (1 - r) q,   release = P + r (S - 3 P),
//     r = (q - (w h)^2 P) / (q + (w h)^2 (S - 3 P))       0.3 to 0.5 where z > w h
//
// A net of springs has faster modes than each of its springs, and such a step bears 2 / h at most. So it
// holds up to a tenth of the rate at which it is solved, and less where it is overdamped; beyond, the
// implicit one takes over at once. A mean of the two bears less than either: a figure whose hinges have
// servos would explode.
//
// A servo of joints that are solved at once (direct/direct.h) is a row among theirs, the implicit step of a
// spring and a damper d, which bears any net:
//
//     (d + (w h)^2) v' + w^2 h C + L' / m = 0       d = 2 z w h
//
// with L' the impulse of the sub-step. Its damping is 1 / (1 + d + (w h)^2) per sub-step, where P is right:
// so d = 1 / P - 1 - (w h)^2, but never less than 0, nor more than 2 z w h.
#include "dynamics/softness/springs.h"

#include <algorithm>
#include <cmath>

#include "dynamics/softness/soft.h"

namespace jostle::detail {
namespace {

/// [rad] w h up to which a spring is exact, with rounding; one without damping, which brakes nothing that it
/// should not, a little further. Found by trial, with a figure of 14 bodies and hubs of up to 16 spokes.
constexpr double kExact = 2.0 * 3.14159265358979 * 0.10001, kExactUndamped = 1.15;
/// [1] The damping ratio from which on it counts as damped.
constexpr double kDamped = 0.1;
/// [1] Of the rate of sub-steps: an implicit spring is no stiffer, as rigid joints that are iterated.
constexpr float kMostOfRateImplicit = 0.25f;

/// [rad/s]
double rate_of(float hertz) {
    return 2.0 * 3.14159265358979 * static_cast<double>(hertz);
}
bool is_exact(double w, double z, float h) {
    const double most = kExact + (kExactUndamped - kExact) * std::max(1.0 - z / kDamped, 0.0);
    return w * static_cast<double>(h) * std::max(z, 1.0) <= most;
}

/// 1 - exp(-x), x >= 0, by the series of x / 64, squared six times.
double lost_share(double x) {
    constexpr double kGone = 40.0;
    if (!(x < kGone)) return 1.0;
    const double y = x / 64.0;
    double lost = 0.0;
    for (int n = 10; n >= 1; --n) lost = y / n * (1.0 - lost);
    for (int i = 0; i < 6; ++i) lost = lost * (2.0 - lost);
    return lost;
}
/// Of 0 <= x <= kExactUndamped / 2.
double small_sine(double x) {
    const double square = x * x;
    double sum = 1.0;
    for (int n = 7; n >= 1; --n) sum = 1.0 - square / (2 * n * (2 * n + 1)) * sum;
    return x * sum;
}

Spring exact_spring(double w, double z, double h) {
    const double drag = lost_share(2.0 * z * w * h);
    double q = 0.0;
    if (z < 1.0) {
        const double lost = lost_share(z * w * h), sine = small_sine(0.5 * std::sqrt(1.0 - z * z) * w * h);
        q = lost * lost + 4.0 * (1.0 - lost) * sine * sine;
    } else {
        // The slow one of the two rates is their product over the fast one: z^2 - 1 may be all of z^2.
        const double fast = z + std::sqrt(z * z - 1.0);
        q = lost_share(fast * w * h) * lost_share(w * h / fast);
    }
    const double product = 1.0 - drag, sum = 1.0 + product - q, square = w * h * w * h;
    // Less of it where there is next to no damping: nets of springs without any keep their energy if each
    // force follows from where they are alone, and the sag is then right by itself.
    const double damping = z * w * h;
    double forget = 0.5 * damping / square;
    // Of very slow springs rounding leaves nothing of the difference; there it is a third.
    if (damping > square)
        forget = square > 1.0e-10 ? (q - square * product) / (q + square * (sum - 3.0 * product)) : 1.0 / 3.0;
    return {static_cast<float>((1.0 - forget) * q / h),
            static_cast<float>(drag + forget * (2.0 * product - sum)),
            static_cast<float>(product + forget * (sum - 3.0 * product)), false};
}

}  // namespace

float used_hertz(float hertz, float damping_ratio, float h) {
    return is_exact(rate_of(hertz), static_cast<double>(damping_ratio), h)
               ? hertz
               : min(hertz, kMostOfRateImplicit / h);
}

Spring make_spring(float hertz, float damping_ratio, float h) {
    if (!(hertz > 0.0f)) return {};
    const double w = rate_of(hertz), z = static_cast<double>(damping_ratio);
    if (is_exact(w, z, h)) return exact_spring(w, z, static_cast<double>(h));
    const Softness soft = make_soft(used_hertz(hertz, damping_ratio, h), damping_ratio, h);
    return {soft.mass_scale * soft.bias_rate, soft.mass_scale, soft.impulse_scale, true};
}

SpringRow make_spring_row(float hertz, float damping_ratio, float h) {
    const double w = 2.0 * 3.14159265358979 * static_cast<double>(hertz) * static_cast<double>(h);
    const double damping = 2.0 * static_cast<double>(damping_ratio) * w, square = w * w;
    const double lost = lost_share(damping);
    const double exact = lost < 1.0 ? lost / (1.0 - lost) - square : damping;
    const double held = square + std::clamp(exact, 0.0, damping);
    // So slow that it gives way to everything.
    if (!(held > 1.0e-30)) return {};
    return {static_cast<float>(square / held) / h, static_cast<float>(1.0 / held)};
}

}  // namespace jostle::detail
