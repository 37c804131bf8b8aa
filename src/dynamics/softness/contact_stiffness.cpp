// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/softness/contact_stiffness.h"

#include <jostle/core/constants.h>

namespace jostle::detail {
namespace {

/// [Hz] The rate of sub-steps, 3 at 60 Hz, from which on contacts get stiffer. At 4 sub-steps they are so by
/// 15 %: the top of a pyramid of 100 rows would dip by 0.92 m while it settles, and dips by 0.73 m.
constexpr float kUsualRate = 180.0f;
/// [1] Of the rate of sub-steps: contacts are no stiffer. At a quarter a pyramid of 30 rows trembles at two
/// sub-steps until it has slid apart.
constexpr float kMostOfRate = 0.1875f;
/// [1] Of the rate of sub-steps: contacts of small things or under a strong gravity, which sink by much as it
/// is, and in a few longer steps among others: the tremor takes many steps to grow, and softer contacts would
/// sink in each of these.
constexpr float kMostAtAll = 0.25f;
/// [1] By which the usual sub-step changes per step at most.
constexpr float kMostChange = 1.05f;
/// [1] Of the damping ratio of contacts: the share that is left at the lowest rates. Found by trial: with 0.4
/// a pyramid of 30 rows settles for longer at 144 sub-steps per second and drifts by 7 % more, with 0.48 one
/// of 5 cm drifts by a fifth more at 120.
constexpr float kLeastDamping = 0.46f;
/// [m/s^2] For which contacts have the stiffness that the world says.
constexpr float kUsualGravity = 10.0f;

/// [1] The square root of a load, against that for which contacts have the stiffness that the world says:
/// under a load a contact gives way by load / hertz^2, and of small bodies it shall be by the same share.
float root_of_load(const StepSettings& settings) {
    const float unit = settings.tolerances.linear_slop / kLinearSlop;
    return math::sqrt(max(length(settings.gravity) / (kUsualGravity * unit), 1.0f));
}

float most_of_rate(const StepSettings& settings) {
    return min(kMostOfRate * root_of_load(settings), kMostAtAll);
}

}  // namespace

float steady_step(float h, float before) {
    return before > 0.0f ? clamp(h, before / kMostChange, kMostChange * before) : h;
}

float contact_rate_of(const StepSettings& settings, float h, float inv_h, float steady_h) {
    return steady_h == h ? inv_h : min(kMostAtAll / most_of_rate(settings) * inv_h, 1.0f / steady_h);
}

float wanted_contact_hertz(const StepSettings& settings) {
    return settings.contact_hertz * root_of_load(settings);
}

float usual_contact_hertz(const StepSettings& settings, float rate) {
    return min(wanted_contact_hertz(settings), most_of_rate(settings) * rate);
}

float contact_damping_ratio_at(const StepSettings& settings, float rate) {
    // The fourth power was found by trial: with the second a pyramid of 30 rows trembles at 144 Hz and one
    // sub-step.
    const float share = min(rate / kUsualRate, 1.0f), square = share * share;
    return max(square * square, kLeastDamping) * settings.contact_damping_ratio;
}

float contact_hertz_at(const StepSettings& settings, float rate) {
    const float more = math::sqrt(max(rate / kUsualRate, 1.0f));
    return min(more * usual_contact_hertz(settings, rate), most_of_rate(settings) * rate);
}

float static_contact_hertz(const StepSettings& settings, float rate, float contact_hertz) {
    const float usual = usual_contact_hertz(settings, rate);
    return 2.0f * min(contact_hertz, max(usual, 0.125f * rate));
}

}  // namespace jostle::detail
