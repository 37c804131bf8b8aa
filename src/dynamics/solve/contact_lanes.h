// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two bodies and the points of their contact in lanes, a contact per lane. Included once for each instruction
// set, as body_lanes.h is.
#if defined(JOSTLE_DYNAMICS_SOLVE_CONTACT_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_DYNAMICS_SOLVE_CONTACT_LANES_H
#undef JOSTLE_DYNAMICS_SOLVE_CONTACT_LANES_H
#else
#define JOSTLE_DYNAMICS_SOLVE_CONTACT_LANES_H
#endif

#include "dynamics/solve/body_lanes.h"
#include "dynamics/solve/contact_kernels.h"
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

struct Anchors {
    Lanes ax, ay, bx, by;
};

HWY_INLINE Anchors load_anchors(const ContactRowPoint& point, std::size_t lane) {
    return {load(point.anchor_ax + lane), load(point.anchor_ay + lane), load(point.anchor_bx + lane),
            load(point.anchor_by + lane)};
}

/// The velocity of B against A at the anchors, along (x, y).
HWY_INLINE Lanes relative_velocity(const Pair& p, const Anchors& r, Lanes x, Lanes y) {
    const Lanes dx = (p.b.v[0] - p.b.v[2] * r.by) - (p.a.v[0] - p.a.v[2] * r.ay);
    const Lanes dy = (p.b.v[1] + p.b.v[2] * r.bx) - (p.a.v[1] + p.a.v[2] * r.ax);
    return dx * x + dy * y;
}

/// The impulse (x, y) on B at its anchor, and the opposite on A.
HWY_INLINE void apply_impulse(Pair& p, const Anchors& r, Lanes x, Lanes y) {
    p.a.v[0] = p.a.v[0] - p.inv_mass_ax * x;
    p.a.v[1] = p.a.v[1] - p.inv_mass_ay * y;
    p.a.v[2] = p.a.v[2] - p.inv_inertia_a * (r.ax * y - r.ay * x);
    p.b.v[0] = p.b.v[0] + p.inv_mass_bx * x;
    p.b.v[1] = p.b.v[1] + p.inv_mass_by * y;
    p.b.v[2] = p.b.v[2] + p.inv_inertia_b * (r.bx * y - r.by * x);
}

/// By how much the two bodies have moved and turned since the beginning of the step.
struct Moved {
    Four a, b;
};
HWY_INLINE Moved load_moved(const ContactKernelArguments& arguments, const ContactRow& row,
                            std::size_t lane) {
    return {gather(arguments.states, row.body_a + lane, 4), gather(arguments.states, row.body_b + lane, 4)};
}

/// As separation_of() shall have it. An anchor turns with its body, as a corner does; a round one stays where
/// it is: a disc that turns on the spot is as near as before. With c the cosine of the turn, the anchor, a
/// radius away from what turns, has gone radius (1 - c) too far from the other body.
HWY_INLINE Moved moved_of(const ContactKernelArguments& arguments, const ContactRow& row, const Pair& p,
                          std::size_t lane) {
    Moved moved = load_moved(arguments, row, lane);
    if (!row.has_rounding) return moved;
    const Lanes one = splat(1.0f);
    const Lanes nearer =
        load(row.radius_a + lane) * (moved.a.v[2] - one) + load(row.radius_b + lane) * (moved.b.v[2] - one);
    moved.b.v[0] = moved.b.v[0] + nearer * p.nx;
    moved.b.v[1] = moved.b.v[1] + nearer * p.ny;
    return moved;
}

/// [m] of a point now.
HWY_INLINE Lanes separation_of(const Pair& p, const Moved& moved, const Anchors& r,
                               const ContactRowPoint& point, std::size_t lane) {
    const Four &a = moved.a, &b = moved.b;
    const Lanes dx = (b.v[0] - a.v[0]) + ((b.v[2] * r.bx - b.v[3] * r.by) - (a.v[2] * r.ax - a.v[3] * r.ay));
    const Lanes dy = (b.v[1] - a.v[1]) + ((b.v[3] * r.bx + b.v[2] * r.by) - (a.v[3] * r.ax + a.v[2] * r.ay));
    return load(point.separation + lane) + (dx * p.nx + dy * p.ny);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_DYNAMICS_SOLVE_CONTACT_LANES_H
