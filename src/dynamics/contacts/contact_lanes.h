// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two bodies and the points of their contact in lanes, a contact per lane. Included once for each instruction
// set, as body_lanes.h is.
#if defined(JOSTLE_DYNAMICS_CONTACTS_CONTACT_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_DYNAMICS_CONTACTS_CONTACT_LANES_H
#undef JOSTLE_DYNAMICS_CONTACTS_CONTACT_LANES_H
#else
#define JOSTLE_DYNAMICS_CONTACTS_CONTACT_LANES_H
#endif

#include "dynamics/bodies/body_lanes.h"
#include "dynamics/contacts/solve_kernels.h"
#include "math/lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// The two bodies of kLanes contacts, and what is common to their points.
struct Pair {
    Four a, b;  ///< velocities
    Lanes inv_mass_ax, inv_mass_ay, inv_mass_bx, inv_mass_by, inv_inertia_a, inv_inertia_b;
    Lanes nx, ny;
};

HWY_INLINE Pair load_pair(const ContactKernelArguments& arguments, const ContactRow& row, std::size_t lane) {
    return {gather(arguments.states, row.body_a + lane, 0),
            gather(arguments.states, row.body_b + lane, 0),
            load(row.inv_mass_a + lane),
            load((row.has_locked ? row.inv_mass_ay : row.inv_mass_a) + lane),
            load(row.inv_mass_b + lane),
            load((row.has_locked ? row.inv_mass_by : row.inv_mass_b) + lane),
            load(row.inv_inertia_a + lane),
            load(row.inv_inertia_b + lane),
            load(row.normal_x + lane),
            load(row.normal_y + lane)};
}

/// `a`, `b`: which bodies are written, bit i that of lane i of the row.
HWY_INLINE void store_pair(const ContactKernelArguments& arguments, const ContactRow& row, std::size_t lane,
                           std::uint32_t a, std::uint32_t b, const Pair& pair) {
    scatter(pair.a, arguments.states, row.body_a + lane, a >> lane, 0);
    scatter(pair.b, arguments.states, row.body_b + lane, b >> lane, 0);
}

/// [m] The arms of an impulse about the two centres of mass.
struct Levers {
    Lanes a, b;
};
HWY_INLINE Levers load_levers(const ContactRowPoint& point, std::size_t lane) {
    return {load(point.lever_a + lane), load(point.lever_b + lane)};
}
HWY_INLINE Levers load_levers(const ContactRowFriction& friction, std::size_t lane) {
    return {load(friction.lever_a + lane), load(friction.lever_b + lane)};
}

/// [m/s] How fast B moves against A along (x, y), where an impulse along it has these arms.
HWY_INLINE Lanes relative_velocity(const Pair& p, const Levers& levers, Lanes x, Lanes y) {
    return ((p.b.v[0] - p.a.v[0]) * x + (p.b.v[1] - p.a.v[1]) * y) +
           (p.b.v[2] * levers.b - p.a.v[2] * levers.a);
}

/// So much impulse on B along (x, y), and the opposite on A.
HWY_INLINE void apply_impulse(Pair& p, const Levers& levers, Lanes impulse, Lanes x, Lanes y) {
    const Lanes along_x = impulse * x, along_y = impulse * y;
    p.a.v[0] = p.a.v[0] - p.inv_mass_ax * along_x;
    p.a.v[1] = p.a.v[1] - p.inv_mass_ay * along_y;
    p.a.v[2] = p.a.v[2] - (p.inv_inertia_a * levers.a) * impulse;
    p.b.v[0] = p.b.v[0] + p.inv_mass_bx * along_x;
    p.b.v[1] = p.b.v[1] + p.inv_mass_by * along_y;
    p.b.v[2] = p.b.v[2] + (p.inv_inertia_b * levers.b) * impulse;
}

/// By how much the two bodies have moved and turned since the beginning of the step.
struct Moved {
    Four a, b;
};
HWY_INLINE Moved load_moved(const ContactKernelArguments& arguments, const ContactRow& row,
                            std::size_t lane) {
    return {gather(arguments.states, row.body_a + lane, 4), gather(arguments.states, row.body_b + lane, 4)};
}

/// That, as a contact's points see it.
struct Opened {
    Lanes shift;                       ///< [m] of B against A, along the normal
    Lanes cos_a, sin_a, cos_b, sin_b;  ///< [1] of the turns
};
HWY_INLINE Opened opened_by(const Moved& moved, const Pair& p) {
    const Four &a = moved.a, &b = moved.b;
    return {(b.v[0] - a.v[0]) * p.nx + (b.v[1] - a.v[1]) * p.ny, a.v[2], a.v[3], b.v[2], b.v[3]};
}
/// How the contacts of a row have opened since the step began. An anchor turns with its body, as a corner
/// does; a round one stays where it is: a disc that turns on the spot is as near as before. With c the cosine
/// of the turn, the anchor, a radius away from what turns, has gone radius (1 - c) too far from the other
/// body.
HWY_INLINE Opened opened_of(const ContactKernelArguments& arguments, const ContactRow& row, const Pair& p,
                            std::size_t lane) {
    Opened opened = opened_by(load_moved(arguments, row, lane), p);
    if (!row.has_rounding) return opened;
    const Lanes one = splat(1.0f);
    opened.shift = opened.shift + (load(row.radius_a + lane) * (opened.cos_a - one) +
                                   load(row.radius_b + lane) * (opened.cos_b - one));
    return opened;
}

/// [m] of a point now.
HWY_INLINE Lanes separation_of(const Opened& opened, const Levers& levers, const ContactRowPoint& point,
                               std::size_t lane) {
    const Lanes turned = (opened.cos_b * load(point.along_b + lane) + opened.sin_b * levers.b) -
                         (opened.cos_a * load(point.along_a + lane) + opened.sin_a * levers.a);
    return (load(point.separation + lane) + opened.shift) + turned;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_DYNAMICS_CONTACTS_CONTACT_LANES_H
