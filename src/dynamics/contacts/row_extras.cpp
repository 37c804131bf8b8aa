// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/contacts/row_extras.h"

#include <algorithm>

#include "dynamics/bodies/kinematic_path.h"
#include "dynamics/bodies/mobility.h"

namespace jostle::detail {

Vec2 kick_of(const StepContext& context, const BodySim& sim) {
    return sim.inv_mass == 0.0f ? Vec2{} : context.h * acceleration_of(sim, context.settings.gravity);
}

float opening_speed(const BodyTable& bodies, const ContactRow& row, std::size_t lane, const ContactSim& sim,
                    int point) {
    const BodyState a = as_told(bodies.awake(), row.body_a[lane]),
                    b = as_told(bodies.awake(), row.body_b[lane]);
    const Vec2 speed = b.velocity + cross(b.angular, sim.anchor_b[point]) - a.velocity -
                       cross(a.angular, sim.anchor_a[point]);
    return dot(speed, sim.normal);
}

void fill_flat_blows(const StepContext& context, const BodyTable& bodies, ContactRow& row, RowSims sims,
                     std::uint32_t others) {
    row.flat_blows = 0;
    for (std::size_t lane = 0; lane < sims.size(); ++lane) {
        const ContactSim& sim = *sims[lane];
        if (((others >> lane) & 1) != 0) continue;
        if (sim.normal_impulse[0] != 0.0f || sim.normal_impulse[1] != 0.0f) continue;
        if (!(row.points[0].normal_mass[lane] > 0.0f) || !(row.points[1].normal_mass[lane] > 0.0f)) continue;
        const float speed =
            min(opening_speed(bodies, row, lane, sim, 0), opening_speed(bodies, row, lane, sim, 1));
        if (speed < -context.settings.restitution_threshold)
            row.flat_blows |= static_cast<std::uint8_t>(1u << lane);
    }
}

void fill_approach(const BodyTable& bodies, ContactRow& row, RowSims sims) {
    for (std::size_t lane = 0; lane < sims.size(); ++lane) {
        const ContactSim& sim = *sims[lane];
        if (!sim.has_hit_events) continue;
        for (int i = 0; i < sim.manifold.count; ++i)
            row.relative_velocity[i][lane] = opening_speed(bodies, row, lane, sim, i);
    }
}
void fill_surface_speed(ContactRow& row, RowSims sims) {
    for (std::size_t lane = 0; lane < kRowWidth; ++lane)
        row.surface_speed[lane] = lane < sims.size() ? sims[lane]->material.surface_speed : 0.0f;
}
void fill_rounding(ContactRow& row, RowSims sims) {
    for (std::size_t lane = 0; lane < kRowWidth; ++lane) {
        row.radius_a[lane] = lane < sims.size() ? sims[lane]->radius_a : 0.0f;
        row.radius_b[lane] = lane < sims.size() ? sims[lane]->radius_b : 0.0f;
    }
}
void fill_rolling(ContactRow& row, RowSims sims, float share) {
    for (std::size_t lane = 0; lane < kRowWidth; ++lane) {
        const bool rolls =
            lane < sims.size() && !sims[lane]->is_disabled && sims[lane]->material.rolling_resistance > 0.0f;
        const float inv_inertia = row.inv_inertia_a[lane] + row.inv_inertia_b[lane];
        row.rolling_resistance[lane] = rolls ? sims[lane]->material.rolling_resistance : 0.0f;
        row.rolling_mass[lane] = rolls ? inverse_or_zero(inv_inertia) : 0.0f;
        row.rolling_impulse[lane] = rolls ? share * sims[lane]->rolling_impulse : 0.0f;
    }
}
Softness softness_of(const ContactRow& row, int lane) {
    if (!row.has_own_softness) return row.softness;
    return {row.bias_rate[lane], row.mass_scale[lane], row.impulse_scale[lane]};
}
void set_softness(const Softness& softness, int lane, ContactRow& row) {
    if (!row.has_own_softness) {
        row.has_own_softness = true;
        std::ranges::fill(row.bias_rate, row.softness.bias_rate);
        std::ranges::fill(row.mass_scale, row.softness.mass_scale);
        std::ranges::fill(row.impulse_scale, row.softness.impulse_scale);
        std::ranges::fill(row.friction_relaxation, 1.0f);
    }
    row.bias_rate[lane] = softness.bias_rate;
    row.mass_scale[lane] = softness.mass_scale;
    row.impulse_scale[lane] = softness.impulse_scale;
}

}  // namespace jostle::detail
