// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bounces, in lanes. In each pass a row is asked before it is solved, while bodies are about to move and
// after they have: so nothing is stopped that should bounce, and a blow is passed on along a row of balls.
//
// For points that close within a sub-step, s + h vn < 0, and come faster than the threshold, the velocities
// along the normal are changed together:
//
//     vn' = -e (vn - k) + k,  before bodies move: k is the kick of gravity and forces in this sub-step
//     vn' = -e vn,            after they have moved
//
// so that a body that falls, bounces with e = 1 and rises comes to the height from which it fell: before it
// moves it bounces where it was as the sub-step began, and flies for the whole of it. A body with joints
// moves by semi-implicit Euler, which keeps v^2 / 2 + g y - g h v / 2. The kick of a body with joints is left
// out of k before bodies move, and taken away after they have moved. The impulses of two points follow from
// both equations at once; friction, of at most friction times their sum, comes after them. Neither adds
// energy: a normal impulse does the work (1 - e) vn / 2 per unit, which is not positive, and friction does
// not reverse the tangential velocity that it brakes. Off a corner friction also changes vn'. That is set
// right by a second normal impulse, as far as it takes no more energy than friction took: Newton's rule with
// friction would make some [Stronge2000].
//
// Of a blow the next sub-step begins with the impulse that ended it, and takes it back in its passes. Nothing
// may bounce off the velocity that a neighbour has in between: vn is the greater, the one that closes less,
// of the present velocity and of that before the impulses of contacts and joints.
//
// Included once for each instruction set, as body_lanes.h is.
#if defined(JOSTLE_DYNAMICS_CONTACTS_BOUNCE_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_DYNAMICS_CONTACTS_BOUNCE_LANES_H
#undef JOSTLE_DYNAMICS_CONTACTS_BOUNCE_LANES_H
#else
#define JOSTLE_DYNAMICS_CONTACTS_BOUNCE_LANES_H
#endif

#include <bit>

#include "dynamics/contacts/bounce_limits.h"
#include "dynamics/contacts/contact_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// [1] Below it the matrix of two points counts as singular, in units of the product of its diagonal.
constexpr float kLeastDeterminant = 1.0e-4f;

/// The change of velocity along the normal that makes a point bounce; 0 where it does not. `start`: the two
/// bodies before the impulses of contacts in this sub-step, which may be what a blow has left of the last one
/// and is taken back soon.
HWY_INLINE Lanes wanted_change(const ContactKernelArguments& arguments, const ContactRow& row, const Pair& p,
                               const Pair& start, const Opened& opened, const ContactRowPoint& point,
                               std::size_t lane) {
    const Lanes zero = splat(0.0f), restitution = load(row.restitution + lane);
    const Levers levers = load_levers(point, lane);
    const Lanes kick = load(row.kick + lane);
    const Lanes vn =
        greater(relative_velocity(p, levers, p.nx, p.ny), relative_velocity(start, levers, p.nx, p.ny));
    const Lanes flight_kick = load(row.flight_kick + lane);
    // The speed with which it came, and what the kick adds to that with which it leaves.
    const Lanes before = arguments.use_bias ? vn - kick : vn;
    const Lanes added = arguments.use_bias ? flight_kick : flight_kick - kick;
    const Lanes s = separation_of(opened, levers, point, lane);
    const auto closes = hn::And(hn::Lt(before, splat(-arguments.restitution_threshold)),
                                hn::Lt(s * splat(arguments.inv_h) + vn, zero));
    // A load that lasts is no blow: in a crowd that is stirred, contacts that bounce would carry nothing.
    const Lanes blow = hn::Neg(load(point.normal_mass + lane) * before);
    const auto may = hn::And(hn::Gt(restitution, zero),
                             hn::Gt(blow, splat(kLeastBlow) * load(point.normal_impulse + lane)));
    return hn::IfThenElse(hn::And(closes, may), greater((added - restitution * before) - vn, zero), zero);
}

/// [1/kg] How fast one point of a pair moves by an impulse along the normal at the other.
HWY_INLINE Lanes coupling_of(const Pair& p, const ContactRow& row, std::size_t lane) {
    const Levers first = load_levers(row.points[0], lane), second = load_levers(row.points[1], lane);
    const Lanes mass =
        (p.inv_mass_ax + p.inv_mass_bx) * (p.nx * p.nx) + (p.inv_mass_ay + p.inv_mass_by) * (p.ny * p.ny);
    return mass + p.inv_inertia_a * (first.a * second.a) + p.inv_inertia_b * (first.b * second.b);
}

/// The impulses of two points that change their velocities by `wanted` together: neither pulls, and a point
/// without one opens [Cottle1992]. `k`, `k01` [1/kg]: how fast each moves by an impulse at itself, and at the
/// other. `alone` [N s], not less than 0: of each without the other.
struct TwoImpulses {
    HWY_INLINE TwoImpulses(const Lanes (&k)[2], Lanes k01, const Lanes (&wanted)[2],
                           const Lanes (&alone)[2]) {
        const Lanes zero = splat(0.0f), product = k[0] * k[1], determinant = product - k01 * k01;
        const Lanes x0 = (k[1] * wanted[0] - k01 * wanted[1]) / determinant,
                    x1 = (k[0] * wanted[1] - k01 * wanted[0]) / determinant;
        differ = hn::Gt(determinant, splat(kLeastDeterminant) * product);
        impulse[0] = choose(hn::Lt(x1, zero), alone[0], greater(x0, zero));
        impulse[1] = choose(hn::Lt(x0, zero), alone[1], greater(x1, zero));
    }
    Lanes impulse[2];  ///< [N s]
    Mask differ;       ///< the points can be told apart: else nothing turns, and `impulse` says nothing
};

/// The normal impulses of a contact's points that change their velocities by `wanted`: of two points
/// together; where one of them would pull, of the other alone.
HWY_INLINE void find_impulses(const Pair& p, const ContactRow& row, std::size_t lane,
                              const Lanes (&wanted)[2], Lanes (&impulse)[2]) {
    const Lanes zero = splat(0.0f), one = splat(1.0f);
    Lanes mass[2] = {zero, zero};
    for (int i = 0; i < row.point_count; ++i) {
        mass[i] = load(row.points[i].normal_mass + lane);
        impulse[i] = mass[i] * wanted[i];
    }
    const auto both = hn::And(hn::Gt(wanted[0], zero), hn::Gt(wanted[1], zero));
    if (hn::AllFalse(Tag(), both)) return;
    const Lanes k[2] = {one / mass[0], one / mass[1]}, half = splat(0.5f);
    const TwoImpulses shared(k, coupling_of(p, row, lane), wanted, impulse);
    // Where they cannot be told apart, each takes its half.
    for (int i = 0; i < 2; ++i)
        impulse[i] = choose(both, choose(shared.differ, shared.impulse[i], half * impulse[i]), impulse[i]);
}
HWY_INLINE void apply_normals(Pair& p, const ContactRow& row, std::size_t lane, const Lanes (&impulse)[2]) {
    for (int i = 0; i < row.point_count; ++i)
        apply_impulse(p, load_levers(row.points[i], lane), impulse[i], p.nx, p.ny);
}

/// The second normal impulse. `freed`: the pair before friction; `lost` [J] by friction.
HWY_INLINE void restore_bounce(Pair& p, const Pair& freed, const ContactRow& row, std::size_t lane,
                               Lanes lost, const Lanes (&wanted)[2], Lanes (&impulse)[2]) {
    const Lanes zero = splat(0.0f), half = splat(0.5f);
    const auto leaving = [&](const Pair& pair, int i) HWY_ATTR {
        return relative_velocity(pair, load_levers(row.points[i], lane), pair.nx, pair.ny);
    };
    Lanes slower[2] = {zero, zero}, more[2] = {zero, zero};
    for (int i = 0; i < row.point_count; ++i)
        slower[i] = keep_if(hn::Gt(wanted[i], zero), greater(leaving(freed, i) - leaving(p, i), zero));
    if (hn::AllFalse(Tag(), hn::Gt(slower[0] + slower[1], zero))) return;
    find_impulses(p, row, lane, slower, more);
    Pair q = p;
    apply_normals(q, row, lane, more);
    Lanes work = zero;
    for (int i = 0; i < row.point_count; ++i)
        work = work + half * (more[i] * (leaving(p, i) + leaving(q, i)));
    const Lanes share = hn::IfThenElse(hn::Gt(work, lost), lost / work, splat(1.0f));
    for (int i = 0; i < row.point_count; ++i) {
        more[i] = share * more[i];
        impulse[i] = impulse[i] + more[i];
    }
    apply_normals(p, row, lane, more);
}

/// A body as it was before the impulses of contacts and joints in this sub-step, but with its bounces.
HWY_INLINE Four start_of(const ContactKernelArguments& arguments, const std::uint32_t* places,
                         std::uint32_t moves, const Four& now) {
    float v[3][kLanes];
    for (std::size_t i = 0; i < 3; ++i) store(v[i], now.v[i]);
    for (std::uint32_t left = moves & kAllLanes; left != 0; left &= left - 1) {
        const auto k = static_cast<std::size_t>(std::countr_zero(left));
        const BodyLane at = lane_of(arguments.row_of_body[places[k]]);
        const BodyRow& row = arguments.bodies[at.row];
        v[0][k] = row.before_contacts_x[at.lane];
        v[1][k] = row.before_contacts_y[at.lane];
        v[2][k] = row.before_contacts_w[at.lane];
    }
    return {{load(v[0]), load(v[1]), load(v[2]), now.v[3]}};
}

/// The change of velocity by a bounce is not repeated in the next sub-step. `moves`: of the lanes that
/// bounce.
HWY_INLINE void exclude_from_repetition(const ContactKernelArguments& arguments, const std::uint32_t* places,
                                        std::uint32_t moves, const Four& before, const Four& after) {
    float change[3][kLanes];
    for (std::size_t i = 0; i < 3; ++i) store(change[i], after.v[i] - before.v[i]);
    for (std::uint32_t left = moves & kAllLanes; left != 0; left &= left - 1) {
        const auto k = static_cast<std::size_t>(std::countr_zero(left));
        const BodyLane at = lane_of(arguments.row_of_body[places[k]]);
        BodyRow& row = arguments.bodies[at.row];
        row.before_contacts_x[at.lane] += change[0][k];
        row.before_contacts_y[at.lane] += change[1][k];
        row.before_contacts_w[at.lane] += change[2][k];
    }
}

/// The changes that make the points bounce. Returns the lanes that have any: bit i, lane i.
HWY_INLINE std::uint32_t find_wanted(const ContactKernelArguments& arguments, const ContactRow& row,
                                     std::size_t lane, const Opened& opened, const Pair& p, const Pair& start,
                                     Lanes (&wanted)[2]) {
    wanted[0] = wanted[1] = splat(0.0f);
    for (int i = 0; i < row.point_count; ++i)
        wanted[i] = wanted_change(arguments, row, p, start, opened, row.points[i], lane);
    return bits_of(Tag(), hn::Gt(wanted[0] + wanted[1], splat(0.0f)));
}
/// The lanes that may bounce, by the velocities that bodies have now. Few do, and of these alone the start is
/// read: the others do not bounce by a velocity that closes less.
HWY_INLINE std::uint32_t may_bounce(const ContactKernelArguments& arguments, const ContactRow& row,
                                    std::size_t lane, const Opened& opened, const Pair& p) {
    Lanes wanted[2];
    return find_wanted(arguments, row, lane, opened, p, p, wanted);
}

/// Points that close within a sub-step faster than the threshold leave with their share of their speed.
/// `may`: may_bounce(). Returns whether there are any.
HWY_INLINE bool bounce(const ContactKernelArguments& arguments, std::uint32_t may, ContactRow& row,
                       std::size_t lane, const Opened& opened, Pair& p) {
    const Lanes zero = splat(0.0f);
    Pair start = p;
    start.a = start_of(arguments, row.body_a + lane, may & row.moves_a >> lane, p.a);
    start.b = start_of(arguments, row.body_b + lane, may & row.moves_b >> lane, p.b);
    Lanes wanted[2], impulse[2] = {zero, zero};
    if (find_wanted(arguments, row, lane, opened, p, start, wanted) == 0) return false;
    const auto bounces = hn::Gt(wanted[0] + wanted[1], zero);
    find_impulses(p, row, lane, wanted, impulse);
    const Pair before = p;
    apply_normals(p, row, lane, impulse);
    // Friction comes after it, so that neither adds energy.
    const Pair freed = p;
    const Levers levers = load_levers(row.along_tangent, lane);
    const Lanes tx = p.ny, ty = hn::Neg(p.nx);
    const Lanes surface = row.has_surface_speed ? load(row.surface_speed + lane) : zero;
    const Lanes vt = relative_velocity(p, levers, tx, ty) - surface;
    const Lanes most = load(row.friction + lane) * (impulse[0] + impulse[1]);
    const Lanes braking = hn::Neg(load(row.along_tangent.mass + lane) * vt);
    const Lanes rubbing = greater(lesser(braking, most), hn::Neg(most));
    apply_impulse(p, levers, rubbing, tx, ty);
    const Lanes left = relative_velocity(p, levers, tx, ty) - surface;
    restore_bounce(p, freed, row, lane, splat(-0.5f) * (rubbing * (vt + left)), wanted, impulse);
    for (int i = 0; i < row.point_count; ++i) {
        float* const total = row.total_impulse[i] + lane;
        store(total, load(total) + impulse[i]);
    }
    const std::uint32_t bits = bits_of(Tag(), bounces);
    exclude_from_repetition(arguments, row.body_a + lane, bits & (row.moves_a >> lane), before.a, p.a);
    exclude_from_repetition(arguments, row.body_b + lane, bits & (row.moves_b >> lane), before.b, p.b);
    // The others have not changed, not even the sign of a zero: it would depend on the width.
    for (std::size_t i = 0; i < 3; ++i) {
        p.a.v[i] = choose(bounces, p.a.v[i], before.a.v[i]);
        p.b.v[i] = choose(bounces, p.b.v[i], before.b.v[i]);
    }
    return true;
}

/// The pair after all bounces, of bodies that are about to move, or have moved. `may`: may_bounce().
#if HWY_TARGET == HWY_WASM
[[clang::minsize]]
#endif
HWY_NOINLINE Pair
bounced(const ContactKernelArguments& arguments, std::uint32_t may, ContactRow& row, std::size_t lane,
        const Opened opened, Pair p) {
    for (int i = 0; i < kMostBounces; ++i)
        if (!bounce(arguments, may, row, lane, opened, p)) break;
    return p;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_DYNAMICS_CONTACTS_BOUNCE_LANES_H
