// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The arithmetic of contacts [Catto2024], written once for any number of lanes.
//
// For a point with normal n, tangent t = (n_y, -n_x), anchors r_A, r_B, accumulated impulses L (normal), T
// (tangent), effective masses m, m_t:
//
// clang-format off
//     s  = separation + n . (dp_B - dp_A + dq_B r_B - dq_A r_A)          [m] now
//     vn = n . (v_B + w_B x r_B - v_A - w_A x r_A)                        [m/s]
//     s > 0:   L' = max(0, L - m (vn + s / h))                            may close in by s, no more
//     s <= 0:  L' = max(0, L - m (mass_scale vn + bias) - impulse_scale L)
//              bias = mass_scale max(bias_rate s, -push)
//     T' = clamp(T - m_t (vt - surface_speed), -friction L, friction L)
// clang-format on
//
// and for a contact whose points have the impulses L1, L2 together, with the rolling impulse R [N m s]:
//
//     R' = clamp(R - (w_B - w_A) / (1 / I_A + 1 / I_B), -r (L1 + L2), r (L1 + L2)),   r its
//     rolling_resistance
//
// Relaxing solves the same with no bias and no softness, which takes back the velocity that the push-out
// added. Friction first, then the normals: that shapes do not overlap is worth more, so it has the last word.
// Rolling resistance comes after them, since the normal impulses vary from sub-step to sub-step where a ball
// rolls fast, and only those that relaxing leaves add up to the weight.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/solve/contact_kernels.cpp"
#include "dynamics/solve/contact_kernels.h"

#include <hwy/foreach_target.h>

#include "dynamics/solve/body_lanes.h"
#include "math/lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// [1] Below it the matrix of two points counts as singular, in units of the product of its diagonal.
constexpr float kLeastDeterminant = 1.0e-4f;
/// [1] Of a deep overlap, what is taken away in a sub-step.
constexpr float kSeparatedShare = 0.2f;

/// The two bodies of kLanes contacts, and what is common to their points.
struct Pair {
    Four a, b;  ///< velocities
    Lanes inv_mass_ax, inv_mass_ay, inv_mass_bx, inv_mass_by, inv_inertia_a, inv_inertia_b;
    Lanes nx, ny;
};

HWY_INLINE Pair load_pair(const ContactKernelArguments& arguments, const ContactRow& row, std::size_t lane) {
    return {gather(arguments.states, row.body_a + lane, 0),
            gather(arguments.states, row.body_b + lane, 0),
            load(row.inv_mass_ax + lane),
            load(row.inv_mass_ay + lane),
            load(row.inv_mass_bx + lane),
            load(row.inv_mass_by + lane),
            load(row.inv_inertia_a + lane),
            load(row.inv_inertia_b + lane),
            load(row.normal_x + lane),
            load(row.normal_y + lane)};
}

HWY_INLINE void store_pair(const ContactKernelArguments& arguments, const ContactRow& row, std::size_t lane,
                           const Pair& pair) {
    scatter_velocity(pair.a, arguments.states, row.body_a + lane);
    scatter_velocity(pair.b, arguments.states, row.body_b + lane);
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

/// The angular impulse on B, and the opposite on A.
HWY_INLINE void apply_turn(Pair& p, Lanes turn) {
    p.a.v[2] = p.a.v[2] - p.inv_inertia_a * turn;
    p.b.v[2] = p.b.v[2] + p.inv_inertia_b * turn;
}

HWY_INLINE void warm_start_row(const ContactKernelArguments& arguments, const ContactRow& row,
                               std::size_t lane) {
    Pair p = load_pair(arguments, row, lane);
    for (int i = 0; i < row.point_count; ++i) {
        const ContactRowPoint& point = row.points[i];
        const Lanes normal = load(point.normal_impulse + lane), tangent = load(point.tangent_impulse + lane);
        apply_impulse(p, load_anchors(point, lane), normal * p.nx + tangent * p.ny,
                      normal * p.ny - tangent * p.nx);
    }
    if (row.has_rolling != 0) apply_turn(p, load(row.rolling_impulse + lane));
    store_pair(arguments, row, lane, p);
}

HWY_INLINE void solve_rolling(Pair& p, ContactRow& row, std::size_t lane) {
    const Lanes old = load(row.rolling_impulse + lane);
    // A point that is not there has no impulse.
    const Lanes pushed =
        load(row.points[0].normal_impulse + lane) + load(row.points[1].normal_impulse + lane);
    const Lanes most = load(row.rolling_resistance + lane) * pushed;
    const Lanes turn = old - load(row.rolling_mass + lane) * (p.b.v[2] - p.a.v[2]);
    const Lanes now = greater(lesser(turn, most), hn::Neg(most));
    store(row.rolling_impulse + lane, now);
    apply_turn(p, now - old);
}

HWY_INLINE void solve_friction(Pair& p, ContactRowPoint& point, Lanes friction, Lanes surface_speed,
                               std::size_t lane) {
    const Anchors r = load_anchors(point, lane);
    const Lanes tx = p.ny, ty = hn::Neg(p.nx);
    const Lanes vt = relative_velocity(p, r, tx, ty) - surface_speed;
    const Lanes old = load(point.tangent_impulse + lane);
    const Lanes most = friction * load(point.normal_impulse + lane);
    const Lanes now = greater(lesser(old - load(point.tangent_mass + lane) * vt, most), hn::Neg(most));
    store(point.tangent_impulse + lane, now);
    const Lanes delta = now - old;
    apply_impulse(p, r, delta * tx, delta * ty);
}

/// By how much the two bodies have moved and turned since the beginning of the step.
struct Moved {
    Four a, b;
};
HWY_INLINE Moved load_moved(const ContactKernelArguments& arguments, const ContactRow& row,
                            std::size_t lane) {
    return {gather(arguments.states, row.body_a + lane, 4), gather(arguments.states, row.body_b + lane, 4)};
}

/// [m] of a point now.
HWY_INLINE Lanes separation_of(const Pair& p, const Moved& moved, const Anchors& r,
                               const ContactRowPoint& point, std::size_t lane) {
    const Four &a = moved.a, &b = moved.b;
    const Lanes dx =
        (b.v[0] - a.v[0]) + ((b.v[2] * r.bx - b.v[3] * r.by) - (a.v[2] * r.ax - a.v[3] * r.ay));
    const Lanes dy =
        (b.v[1] - a.v[1]) + ((b.v[3] * r.bx + b.v[2] * r.by) - (a.v[3] * r.ax + a.v[2] * r.ay));
    return load(point.separation + lane) + (dx * p.nx + dy * p.ny);
}

/// The numbers that make the normal constraint soft, or rigid.
struct Stiffness {
    Lanes bias_rate, mass_scale, impulse_scale, push;
};
HWY_INLINE Stiffness load_stiffness(const ContactKernelArguments& arguments, const ContactRow& row,
                                    std::size_t lane) {
    Stiffness soft{load(row.bias_rate + lane), load(row.mass_scale + lane), load(row.impulse_scale + lane),
                   splat(-arguments.max_push_out_speed)};
    if (row.has_overlap != 0) {
        // Rigid, and without a push: separate_row() moves the bodies themselves.
        const auto is_moved = hn::Gt(load(row.correction + lane), splat(0.0f));
        soft.bias_rate = hn::IfThenElse(is_moved, splat(0.0f), soft.bias_rate);
        soft.mass_scale = hn::IfThenElse(is_moved, splat(1.0f), soft.mass_scale);
        soft.impulse_scale = hn::IfThenElse(is_moved, splat(0.0f), soft.impulse_scale);
    }
    return soft;
}

template <bool kUseBias>
HWY_INLINE void solve_normal(Pair& p, const Moved& moved, ContactRowPoint& point, Lanes inv_h,
                             const Stiffness& soft, std::size_t lane) {
    const Anchors r = load_anchors(point, lane);
    const Lanes zero = splat(0.0f), one = splat(1.0f);
    const Lanes s = separation_of(p, moved, r, point, lane);
    const auto apart = hn::Gt(s, zero);
    Lanes bias, mass_scale = one, impulse_scale = zero;
    if constexpr (kUseBias) {
        mass_scale = hn::IfThenElse(apart, one, soft.mass_scale);
        impulse_scale = hn::IfThenElse(apart, zero, soft.impulse_scale);
        bias = hn::IfThenElse(apart, s * inv_h, soft.mass_scale * greater(soft.bias_rate * s, soft.push));
    } else {
        bias = hn::IfThenElse(apart, s * inv_h, zero);
    }
    const Lanes vn = relative_velocity(p, r, p.nx, p.ny);
    const Lanes old = load(point.normal_impulse + lane);
    const Lanes now = greater(
        (old - load(point.normal_mass + lane) * (mass_scale * vn + bias)) - impulse_scale * old, zero);
    store(point.normal_impulse + lane, now);
    if constexpr (!kUseBias) store(point.total_impulse + lane, load(point.total_impulse + lane) + now);
    const Lanes delta = now - old;
    apply_impulse(p, r, delta * p.nx, delta * p.ny);
}

template <bool kUseBias>
HWY_INLINE void solve_row(const ContactKernelArguments& arguments, ContactRow& row, std::size_t lane) {
    Pair p = load_pair(arguments, row, lane);
    const Moved moved = load_moved(arguments, row, lane);
    const Stiffness soft = load_stiffness(arguments, row, lane);
    const Lanes friction = load(row.friction + lane), inv_h = splat(arguments.inv_h);
    const Lanes surface_speed = row.has_surface_speed != 0 ? load(row.surface_speed + lane) : splat(0.0f);
    for (int i = 0; i < row.point_count; ++i) solve_friction(p, row.points[i], friction, surface_speed, lane);
    for (int i = 0; i < row.point_count; ++i)
        solve_normal<kUseBias>(p, moved, row.points[i], inv_h, soft, lane);
    if (row.has_rolling != 0) solve_rolling(p, row, lane);
    store_pair(arguments, row, lane, p);
}

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
    const Lanes mass = (p.inv_mass_ax + p.inv_mass_bx) * (p.nx * p.nx) +
                       (p.inv_mass_ay + p.inv_mass_by) * (p.ny * p.ny);
    const auto lever = [&](Lanes x, Lanes y) HWY_ATTR { return x * p.ny - y * p.nx; };
    return mass + p.inv_inertia_a * (lever(r0.ax, r0.ay) * lever(r1.ax, r1.ay)) +
           p.inv_inertia_b * (lever(r0.bx, r0.by) * lever(r1.bx, r1.by));
}

/// The normal impulses of the two points that change their velocities by `wanted` together; where one of them
/// would pull, of the other alone.
HWY_INLINE void share_impulse(const Pair& p, const ContactRow& row, std::size_t lane, const Lanes (&wanted)[2],
                              Lanes (&impulse)[2]) {
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
        const Lanes now =
            greater(lesser(hn::Neg(load(point.tangent_mass + lane) * vt), most), hn::Neg(most));
        apply_impulse(p, r, now * tx, now * ty);
    }
    store_pair(arguments, row, lane, p);
    return true;
}

/// Moves a body by the impulse-like quantity [kg m] (x, y) at the lever r.
HWY_INLINE void displace(Four& moved, Lanes inv_mass_x, Lanes inv_mass_y, Lanes inv_inertia, Lanes rx, Lanes ry,
                         Lanes x, Lanes y) {
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

void warm_start_rows(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    for (int i = 0; i < count; ++i)
        for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) warm_start_row(arguments, rows[i], lane);
}
void solve_rows(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    for (int i = 0; i < count; ++i)
        for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes)
            solve_row<true>(arguments, rows[i], lane);
}
void relax_rows(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    for (int i = 0; i < count; ++i)
        for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes)
            solve_row<false>(arguments, rows[i], lane);
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

HWY_EXPORT(warm_start_rows);
HWY_EXPORT(solve_rows);
HWY_EXPORT(relax_rows);
HWY_EXPORT(separate_rows);
HWY_EXPORT(bounce_rows);

void warm_start_contacts(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    HWY_DYNAMIC_DISPATCH(warm_start_rows)(arguments, rows, count);
}
void solve_contacts(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    HWY_DYNAMIC_DISPATCH(solve_rows)(arguments, rows, count);
}
void relax_contacts(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    HWY_DYNAMIC_DISPATCH(relax_rows)(arguments, rows, count);
}
void separate_contacts(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    HWY_DYNAMIC_DISPATCH(separate_rows)(arguments, rows, count);
}
bool bounce_contacts(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    return HWY_DYNAMIC_DISPATCH(bounce_rows)(arguments, rows, count);
}

}  // namespace jostle
#endif  // HWY_ONCE
