// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/step/context_of.h"

#include <algorithm>
#include <cmath>

#include "dynamics/softness/contact_stiffness.h"
#include "dynamics/softness/soft.h"

namespace jostle::detail {
namespace {

/// [s] A step that is longer is long: two frames at 60 Hz.
constexpr float kLongStep = 1.0f / 30.0f;

/// A hitch (the window was moved, the machine slept) has as many sub-steps as keep them as long as usual: one
/// pass of contacts for a quarter of a second would let a pile sink by a quarter of a metre. Where all steps
/// are long, their own sub-steps become the usual ones (steady_step()).
int substeps_of(const StepArguments& arguments, float usual_h) {
    const float h = arguments.dt / static_cast<float>(arguments.substeps);
    if (arguments.dt <= kLongStep || !(usual_h > 0.0f) || h <= usual_h) return arguments.substeps;
    const float wanted = min(arguments.dt / usual_h, static_cast<float>(kMostSubsteps));
    return std::max(static_cast<int>(std::ceil(wanted)), arguments.substeps);
}

}  // namespace

WarmShare warm_share_at(const Tables& tables, float h) {
    return tables.settings.warm_starting ? warm_share_of(h, tables.impulse_h) : WarmShare{0.0f, 0.0f, h};
}

StepContext context_of(Tables& tables, const StepArguments& arguments) {
    const StepSettings& settings = tables.settings;
    StepContext context{settings, tables.stack, arguments.callbacks};
    context.scheduler = kHasThreads ? arguments.scheduler : nullptr;
    context.dt = arguments.dt;
    context.substeps = substeps_of(arguments, tables.steady_h);
    context.h = arguments.dt / static_cast<float>(context.substeps);
    context.inv_h = static_cast<float>(context.substeps) / arguments.dt;
    context.warm = warm_share_at(tables, context.h);
    // More sub-steps make contacts stiffer, shorter steps do not: a pile would rise as they get shorter.
    // Where steps differ, the longest of the last ones counts: a pile would breathe with each.
    constexpr float kUsualStep = 1.0f / 60.0f;
    const float longest = max(tables.impulse_h, context.h);
    const float rate = min(longest > context.h ? 1.0f / longest : context.inv_h,
                           static_cast<float>(context.substeps) / kUsualStep);
    context.contact_rate =
        contact_rate_of(settings, context.h, context.inv_h, steady_step(context.h, tables.steady_h));
    const float usual_hertz = usual_contact_hertz(settings, context.contact_rate),
                contact_hertz = max(usual_hertz, contact_hertz_at(settings, rate));
    // No constraint may be stiffer than a quarter of the rate at which it is solved.
    const float joint_hertz = min(settings.joint_hertz, 0.25f * context.inv_h);
    const float damping_ratio = contact_damping_ratio_at(settings, context.contact_rate);
    context.contact_softness = make_soft(contact_hertz, damping_ratio, context.h);
    context.static_softness = make_soft(static_contact_hertz(settings, context.contact_rate, contact_hertz),
                                        damping_ratio, context.h);
    context.usual_contact_softness = make_soft(usual_hertz, settings.contact_damping_ratio, context.h);
    context.usual_static_softness = make_soft(2.0f * usual_hertz, settings.contact_damping_ratio, context.h);
    context.joint_softness = make_soft(joint_hertz, settings.joint_damping_ratio, context.h);
    return context;
}

}  // namespace jostle::detail
