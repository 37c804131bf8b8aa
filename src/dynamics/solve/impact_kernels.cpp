// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What few contacts need: bounces, and pairs that overlap too deeply to be pushed apart by a velocity.
//
// A bounce [Newton's rule]. For points that close within the sub-step, s + h vn < 0, and come faster than the
// threshold, the velocities along the normal are changed together:
//
//     vn' = -e (vn - kick),   kick: by gravity and forces within this sub-step
//
// so that a body that falls, bounces with e = 1 and rises comes to the height from which it fell. The
// impulses of two points follow from both equations at once, and friction, of at most friction times each of
// them, comes after them. Neither adds energy: the normal impulses do the work (1 - e) vn / 2 per unit, which
// is not positive, and friction does not reverse the tangential velocity that it brakes.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/solve/impact_kernels.cpp"
#include <hwy/foreach_target.h>

#include "dynamics/solve/contact_kernels.h"
#include "dynamics/solve/contact_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// [1] Below it the matrix of two points counts as singular, in units of the product of its diagonal.
constexpr float kLeastDeterminant = 1.0e-4f;
/// [1] Of a deep overlap, what is taken away in a sub-step.
constexpr float kSeparatedShare = 0.2f;

/// The change of velocity along the normal that makes a point bounce; 0 where it does not.
HWY_INLINE Lanes wanted_change(const ContactKernelArguments& arguments, const ContactRow& row, const Pair& p,
                               const Moved& moved, const ContactRowPoint& point, std::size_t lane) {
    const Lanes zero = splat(0.0f), restitution = load(row.restitution + lane);
    const Anchors r = load_anchors(point, lane);
    const Lanes vn = relative_velocity(p, r, p.nx, p.ny), before = vn - load(row.kick + lane);
    const Lanes s = separation_of(p, moved, r, point, lane);
    const auto closes = hn::And(hn::Lt(before, splat(-arguments.restitution_threshold)),
                                hn::Lt(s * splat(arguments.inv_h) + vn, zero));
    const auto may = hn::And(hn::Gt(restitution, zero), hn::Gt(load(point.normal_mass + lane), zero));
    return hn::IfThenElse(hn::And(closes, may), greater(hn::Neg(restitution * before) - vn, zero), zero);
}

/// [1/kg] How fast one point of a pair moves by an impulse along the normal at the other.
HWY_INLINE Lanes coupling_of(const Pair& p, const Anchors& r0, const Anchors& r1) {
    const Lanes mass =
        (p.inv_mass_ax + p.inv_mass_bx) * (p.nx * p.nx) + (p.inv_mass_ay + p.inv_mass_by) * (p.ny * p.ny);
    const auto lever = [&](Lanes x, Lanes y) HWY_ATTR { return x * p.ny - y * p.nx; };
    return mass + p.inv_inertia_a * (lever(r0.ax, r0.ay) * lever(r1.ax, r1.ay)) +
           p.inv_inertia_b * (lever(r0.bx, r0.by) * lever(r1.bx, r1.by));
}

/// The normal impulses of the two points that change their velocities by `wanted` together; where one of them
/// would pull, of the other alone.
HWY_INLINE void share_impulse(const Pair& p, const ContactRow& row, std::size_t lane,
                              const Lanes (&wanted)[2], Lanes (&impulse)[2]) {
    const Lanes zero = splat(0.0f), one = splat(1.0f);
    const auto both = hn::And(hn::Gt(wanted[0], zero), hn::Gt(wanted[1], zero));
    if (hn::AllFalse(Tag(), both)) return;
    const Lanes k00 = one / load(row.points[0].normal_mass + lane),
                k11 = one / load(row.points[1].normal_mass + lane),
                k01 = coupling_of(p, load_anchors(row.points[0], lane), load_anchors(row.points[1], lane));
    const Lanes determinant = k00 * k11 - k01 * k01;
    // Where they cannot be told apart, since nothing turns, each takes its half.
    const auto differ = hn::Gt(determinant, splat(kLeastDeterminant) * (k00 * k11));
    const Lanes x0 = (k11 * wanted[0] - k01 * wanted[1]) / determinant,
                x1 = (k00 * wanted[1] - k01 * wanted[0]) / determinant;
    const auto first_pulls = hn::Lt(x0, zero), second_pulls = hn::Lt(x1, zero);
    const Lanes half = splat(0.5f);
    const Lanes alone0 = impulse[0], alone1 = impulse[1];
    const Lanes shared0 = choose(first_pulls, zero, choose(second_pulls, alone0, x0)),
                shared1 = choose(first_pulls, alone1, choose(second_pulls, zero, x1));
    impulse[0] = choose(both, choose(differ, shared0, half * alone0), alone0);
    impulse[1] = choose(both, choose(differ, shared1, half * alone1), alone1);
}

/// Points that close within this sub-step faster than the threshold leave with their share of the speed that
/// they had before gravity took part in it. Returns whether there are any.
HWY_INLINE bool bounce_row(const ContactKernelArguments& arguments, ContactRow& row, std::size_t lane) {
    Pair p = load_pair(arguments, row, lane);
    const Moved moved = load_moved(arguments, row, lane);
    Lanes wanted[2] = {splat(0.0f), splat(0.0f)}, impulse[2] = {splat(0.0f), splat(0.0f)};
    for (int i = 0; i < row.point_count; ++i) {
        wanted[i] = wanted_change(arguments, row, p, moved, row.points[i], lane);
        impulse[i] = load(row.points[i].normal_mass + lane) * wanted[i];
    }
    if (hn::AllFalse(Tag(), hn::Gt(wanted[0] + wanted[1], splat(0.0f)))) return false;
    if (row.point_count > 1) share_impulse(p, row, lane, wanted, impulse);
    for (int i = 0; i < row.point_count; ++i) {
        ContactRowPoint& point = row.points[i];
        store(point.total_impulse + lane, load(point.total_impulse + lane) + impulse[i]);
        apply_impulse(p, load_anchors(point, lane), impulse[i] * p.nx, impulse[i] * p.ny);
    }
    // Friction comes after it, so that neither adds energy.
    const Lanes friction = load(row.friction + lane), tx = p.ny, ty = hn::Neg(p.nx);
    const Lanes surface_speed = row.has_surface_speed != 0 ? load(row.surface_speed + lane) : splat(0.0f);
    for (int i = 0; i < row.point_count; ++i) {
        const ContactRowPoint& point = row.points[i];
        const Anchors r = load_anchors(point, lane);
        const Lanes vt = relative_velocity(p, r, tx, ty) - surface_speed, most = friction * impulse[i];
        const Lanes now = greater(lesser(hn::Neg(load(point.tangent_mass + lane) * vt), most), hn::Neg(most));
        apply_impulse(p, r, now * tx, now * ty);
    }
    store_pair(arguments, row, lane, p);
    return true;
}

/// Moves a body by the impulse-like quantity [kg m] (x, y) at the lever r.
HWY_INLINE void displace(Four& moved, Lanes inv_mass_x, Lanes inv_mass_y, Lanes inv_inertia, Lanes rx,
                         Lanes ry, Lanes x, Lanes y) {
    const Lanes turn = inv_inertia * (rx * y - ry * x);
    moved.v[0] = moved.v[0] + inv_mass_x * x;
    moved.v[1] = moved.v[1] + inv_mass_y * y;
    const Lanes c = moved.v[2] - turn * moved.v[3], s = moved.v[3] + turn * moved.v[2];
    const Lanes length = hn::Sqrt(c * c + s * s);
    moved.v[2] = c / length;
    moved.v[3] = s / length;
}

/// Moves apart what overlaps deeply, each pair by its share of the most that a body is pushed out in a
/// sub-step; so no body is pushed out faster, however many others it overlaps, and none keeps a velocity
/// from it.
HWY_INLINE void separate_row(const ContactKernelArguments& arguments, const ContactRow& row,
                             std::size_t lane) {
    const Pair p = load_pair(arguments, row, lane);
    Moved moved = load_moved(arguments, row, lane);
    const Lanes most = load(row.correction + lane), zero = splat(0.0f);
    for (int i = 0; i < row.point_count; ++i) {
        const ContactRowPoint& point = row.points[i];
        const Anchors r = load_anchors(point, lane);
        const Lanes s = separation_of(p, moved, r, point, lane) + splat(arguments.overlap_kept);
        const Lanes way = lesser(greater(hn::Neg(splat(kSeparatedShare) * s), zero), most);
        const Lanes push = load(point.normal_mass + lane) * way, x = push * p.nx, y = push * p.ny;
        displace(moved.a, p.inv_mass_ax, p.inv_mass_ay, p.inv_inertia_a, r.ax, r.ay, hn::Neg(x), hn::Neg(y));
        displace(moved.b, p.inv_mass_bx, p.inv_mass_by, p.inv_inertia_b, r.bx, r.by, x, y);
    }
    scatter_moved(moved.a, arguments.states, row.body_a + lane);
    scatter_moved(moved.b, arguments.states, row.body_b + lane);
}

void separate_rows(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    for (int i = 0; i < count; ++i)
        if (rows[i].has_overlap != 0)
            for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes)
                separate_row(arguments, rows[i], lane);
}
bool bounce_rows(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    bool any = false;
    for (int i = 0; i < count; ++i)
        if (rows[i].has_restitution != 0)
            for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes)
                any |= bounce_row(arguments, rows[i], lane);
    return any;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

HWY_EXPORT(separate_rows);
HWY_EXPORT(bounce_rows);

void separate_contacts(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    HWY_DYNAMIC_DISPATCH(separate_rows)(arguments, rows, count);
}
bool bounce_contacts(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    return HWY_DYNAMIC_DISPATCH(bounce_rows)(arguments, rows, count);
}

}  // namespace jostle
#endif  // HWY_ONCE
