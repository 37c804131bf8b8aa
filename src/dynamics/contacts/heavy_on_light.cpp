// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/contacts/heavy_on_light.h"

#include "dynamics/softness/contact_stiffness.h"

namespace jostle::detail {
namespace {

/// [1] In slops: up to this overlap a load is left to the usual softness.
constexpr float kUsualSlops = 0.5f;
/// [1] Of the usual rate, and of the sub-step's: beyond them piles tremble.
constexpr float kMostRate = 5.0f;
constexpr float kMostRateOfSubstep = 0.1f;
/// [1] By which the leak of the impulse is divided.
constexpr float kMostStiffness = 2.0f;
constexpr float kOverRelaxation = 1.73f;
/// Beyond so many slops per second, and so many times the speed that gravity gives in a sub-step, an impulse
/// is a blow: a few heavy bodies that stand on each other press by less. Below many light bodies a load that
/// lasts counts as one, too, as the mass that they seem to hold up is halved per body.
constexpr float kBlowSlops = 40.0f, kBlowLoads = 6.0f;

/// [1/kg] Of the greatest mass that it is or holds up; infinite of a kinematic body.
float least_inv_mass(const BodySim& sim) {
    return sim.inv_mass == 0.0f ? kNoHeavy : min(sim.inv_mass, sim.heavy);
}

void note(BodySim& sim, float of_other) {
    const float passed_on = 2.0f * of_other;
    if (sim.inv_mass > kHeavyRatio * passed_on) sim.next_heavy = min(sim.next_heavy, passed_on);
}

}  // namespace

bool note_heavy(BodySim& a, BodySim& b) {
    const float of_a = least_inv_mass(a), of_b = least_inv_mass(b);
    note(a, of_b);
    note(b, of_a);
    return max(a.inv_mass, b.inv_mass) > kHeavyRatio * min(of_a, of_b);
}

bool passes_on_blow(const StepContext& context, const BodySim& a, const BodySim& b, float impulse,
                    float closing) {
    const StepSettings& settings = context.settings;
    const float lighter = max(a.inv_mass, b.inv_mass), heavier = min(a.inv_mass, b.inv_mass);
    if (closing > settings.restitution_threshold && heavier > 0.0f && lighter > kHeavyRatio * heavier)
        return true;
    const float blow =
        kBlowSlops * settings.tolerances.linear_slop + kBlowLoads * context.h * length(settings.gravity);
    return impulse * min(least_inv_mass(a), least_inv_mass(b)) > blow;
}

Softness stiffened(const StepContext& context, const Softness& usual, float load) {
    const StepSettings& settings = context.settings;
    if (usual.impulse_scale == 0.0f) return usual;  // rigid already
    // impulse_scale = 1 / (1 + b), mass_scale = b / (1 + b), and the overlap at rest is load / (b bias_rate).
    const float b = usual.mass_scale / usual.impulse_scale;
    const float usual_overlap = kUsualSlops * settings.tolerances.linear_slop;
    const float wanted = max(usual.bias_rate, load / (b * usual_overlap));
    const float most =
        min(kMostRate * usual.bias_rate, max(usual.bias_rate, kMostRateOfSubstep * context.inv_h));
    // No constraint may be stiffer than a quarter of the rate at which it is solved.
    const float stiffest =
        clamp(0.25f * context.inv_h / wanted_contact_hertz(settings), 1.0f, kMostStiffness);
    const float stiffness = clamp(wanted / most, 1.0f, stiffest) * b;
    const float leak = kOverRelaxation / (1.0f + stiffness);
    return {min(wanted, most), stiffness * leak, leak};
}

}  // namespace jostle::detail
