// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts as the kernels want them: eight side by side, each quantity an array of eight. The width is the
// same whatever the processor has: a kernel of N lanes takes a row in 8 / N bites, so that neither the layout
// nor a single operation on a contact depends on N. Unused places name the null body, have no mass, and
// change nothing.
#pragma once

#include <cstdint>

#include "dynamics/store/settings.h"

namespace jostle::detail {

inline constexpr int kRowWidth = 8;
inline constexpr std::uint32_t kWholeRow = (1u << kRowWidth) - 1;

/// A point lies at the anchor r from a body's centre of mass. A kernel needs r in the axes of the contact's
/// normal n: n . r, and r x n, the lever arm of impulses along n.
struct alignas(32) ContactRowPoint {
    float along_a[kRowWidth], along_b[kRowWidth];  ///< [m] n . r
    float lever_a[kRowWidth], lever_b[kRowWidth];  ///< [m] r x n
    float separation[kRowWidth];      ///< [m] less n . (r_B - r_A): see contacts/prepare_kernels.cpp
    float normal_mass[kRowWidth];     ///< [kg]
    float normal_impulse[kRowWidth];  ///< [N s]
};

/// Friction of all points of a contact, which lie on a line along the tangent: one impulse along it.
struct alignas(32) ContactRowFriction {
    float lever_a[kRowWidth], lever_b[kRowWidth];  ///< [m] r x t: its arms about the centres of mass
    float mass[kRowWidth];                         ///< [kg]
    float impulse[kRowWidth];                      ///< [N s]
};

/// Large worlds wait for memory: what every pass reads comes first, and whatever few rows need comes last,
/// where it is neither filled nor read in the others.
struct alignas(64) ContactRow {
    std::uint32_t body_a[kRowWidth], body_b[kRowWidth];        ///< places in the awake states
    float inv_mass_a[kRowWidth], inv_mass_b[kRowWidth];        ///< [1/kg]; along x, where an axis is locked
    float inv_inertia_a[kRowWidth], inv_inertia_b[kRowWidth];  ///< [1/(kg m^2)]
    float normal_x[kRowWidth], normal_y[kRowWidth];            ///< [1]
    float friction[kRowWidth];                                 ///< [1]
    std::uint32_t moves_a, moves_b;  ///< bit i: the solver may write the body of lane i
    /// Bit i: the body of lane i has joints, and each sub-step warm-starts it
    /// (BodyRow::carries_contact_change is 0).
    std::uint32_t warm_start_a, warm_start_b;
    /// Bit i: each sub-step solves the first point of lane i first; else the two come first by turns. All
    /// bits, where every contact of two points is so.
    std::uint32_t first_point_first;
    std::int32_t point_count;  ///< the greatest of its contacts'
    Softness softness;         ///< of all its contacts, if not has_own_softness
    /// Whether any of its contacts bounces, has a surface speed, resists rolling, has a body with a locked
    /// axis, or another softness.
    bool has_restitution, has_surface_speed, has_rolling, has_locked, has_own_softness;
    /// Whether any of them is between dynamic bodies that overlap too deeply to be pushed apart by a
    /// velocity.
    bool has_overlap;
    /// Whether a shape of any of them is rounded; one has hit events; one is switched off, or was.
    bool has_rounding, has_hit_events, has_disabled;
    /// Bit i: lane i slips, and its normal impulses are about to change as velocities relax.
    std::uint8_t friction_is_unsettled;
    /// Bit 0: in a step's first, third, ... sub-step its contacts are solved in different ways; bit 1: in the
    /// second, fourth, ...
    std::uint8_t mixed;
    std::uint8_t flat_blows;   ///< bit i: both points of lane i have just struck: they are solved together
    std::uint8_t heavy_blows;  ///< bit i: lane i passes on a blow of a heavy body (contacts/heavy_on_light.h)
    std::uint8_t turning;  ///< bit i: lane i is placed anew in each sub-step (contacts/rolling_contacts.h)
    ContactRowFriction along_tangent;
    ContactRowPoint points[2];
    float total_impulse[2][kRowWidth];  ///< [N s] normal, of each point over the step

    // has_locked
    float inv_mass_ay[kRowWidth], inv_mass_by[kRowWidth];  ///< [1/kg] along y
    // has_own_softness
    float bias_rate[kRowWidth], mass_scale[kRowWidth], impulse_scale[kRowWidth];
    float friction_relaxation[kRowWidth];  ///< [1] of its impulse per iteration; not of bounces
    // has_overlap
    float correction[kRowWidth];  ///< [m] the most per sub-step by which such a pair is moved apart
    // has_rounding
    float radius_a[kRowWidth], radius_b[kRowWidth];  ///< [m]
    // has_hit_events
    float relative_velocity[2][kRowWidth];  ///< [m/s] of each point along the normal at the beginning
    // has_restitution
    float restitution[kRowWidth];  ///< [1]
    float kick[kRowWidth];         ///< [m/s] along the normal: of B against A, by forces, per sub-step
    float flight_kick[kRowWidth];  ///< [m/s] the share of `kick` of bodies without joints
    // has_surface_speed
    float surface_speed[kRowWidth];  ///< [m/s]
    // has_rolling
    float rolling_resistance[kRowWidth];  ///< [m]
    float rolling_mass[kRowWidth];        ///< [kg m^2]
    float rolling_impulse[kRowWidth];     ///< [N m s]
};

}  // namespace jostle::detail
