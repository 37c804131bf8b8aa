// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts as the kernels want them: eight side by side, each quantity an array of eight. The width is the
// same whatever the processor has: a kernel of N lanes takes a row in 8 / N bites, so that neither the layout
// nor a single operation on a contact depends on N. Unused places name the null body, have no mass, and
// change nothing.
#pragma once

#include <cstdint>

namespace jostle {

inline constexpr int kRowWidth = 8;

struct alignas(32) ContactRowPoint {
    float anchor_ax[kRowWidth], anchor_ay[kRowWidth];  ///< [m] from A's centre of mass
    float anchor_bx[kRowWidth], anchor_by[kRowWidth];  ///< [m] from B's
    float separation[kRowWidth];         ///< [m] less what the anchors add: see prepare_contacts
    float relative_velocity[kRowWidth];  ///< [m/s] along the normal at the beginning
    float normal_mass[kRowWidth];        ///< [kg]
    float tangent_mass[kRowWidth];       ///< [kg]
    float normal_impulse[kRowWidth];     ///< [N s]
    float tangent_impulse[kRowWidth];    ///< [N s]
    float total_impulse[kRowWidth];      ///< [N s] normal, over the step
};

struct alignas(32) ContactRow {
    std::uint32_t body_a[kRowWidth], body_b[kRowWidth];        ///< places in the awake states
    float inv_mass_ax[kRowWidth], inv_mass_ay[kRowWidth];      ///< [1/kg] of A
    float inv_mass_bx[kRowWidth], inv_mass_by[kRowWidth];      ///< [1/kg] of B
    float inv_inertia_a[kRowWidth], inv_inertia_b[kRowWidth];  ///< [1/(kg m^2)]
    float normal_x[kRowWidth], normal_y[kRowWidth];            ///< [1]
    float friction[kRowWidth], restitution[kRowWidth];         ///< [1]
    float bias_rate[kRowWidth], mass_scale[kRowWidth], impulse_scale[kRowWidth];  ///< see Softness
    ContactRowPoint points[2];
    std::uint32_t moves_a, moves_b;  ///< bit i: the solver may write the body of lane i
    std::int32_t point_count;        ///< the greatest of its contacts'
    /// Whether any of its contacts bounces, has a surface speed, or resists rolling. If none does, the arrays
    /// below that are for it are neither filled nor read.
    std::int32_t has_restitution, has_surface_speed, has_rolling;
    /// Whether any of them is between dynamic bodies that overlap too deeply to be pushed apart by a
    /// velocity.
    std::int32_t has_overlap;
    float correction[kRowWidth];          ///< [m] the most per sub-step by which such a pair is moved apart
    float kick[kRowWidth];                ///< [m/s] along the normal: of B against A, by forces, per sub-step
    float late_kick[kRowWidth];           ///< [m/s] likewise, of the time that they missed of the last step
    float surface_speed[kRowWidth];       ///< [m/s]
    float rolling_resistance[kRowWidth];  ///< [m]
    float rolling_mass[kRowWidth];        ///< [kg m^2]
    float rolling_impulse[kRowWidth];     ///< [N m s]
};

}  // namespace jostle
