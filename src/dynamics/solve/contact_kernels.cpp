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

/// The numbers that make the normal constraint soft, or rigid.
struct Stiffness {
    Lanes bias_rate, mass_scale, impulse_scale, push;
};

template <bool kUseBias>
HWY_INLINE void solve_normal(Pair& p, const Four& moved_a, const Four& moved_b, ContactRowPoint& point,
                             Lanes inv_h, const Stiffness& soft, std::size_t lane) {
    const Anchors r = load_anchors(point, lane);
    const Lanes zero = splat(0.0f), one = splat(1.0f);
    const Lanes dx = (moved_b.v[0] - moved_a.v[0]) + ((moved_b.v[2] * r.bx - moved_b.v[3] * r.by) -
                                                      (moved_a.v[2] * r.ax - moved_a.v[3] * r.ay));
    const Lanes dy = (moved_b.v[1] - moved_a.v[1]) + ((moved_b.v[3] * r.bx + moved_b.v[2] * r.by) -
                                                      (moved_a.v[3] * r.ax + moved_a.v[2] * r.ay));
    const Lanes s = load(point.separation + lane) + (dx * p.nx + dy * p.ny);
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
    const Four moved_a = gather(arguments.states, row.body_a + lane, 4);
    const Four moved_b = gather(arguments.states, row.body_b + lane, 4);
    const Stiffness soft{load(row.bias_rate + lane), load(row.mass_scale + lane),
                         load(row.impulse_scale + lane), splat(-arguments.max_push_out_speed)};
    const Lanes friction = load(row.friction + lane), inv_h = splat(arguments.inv_h);
    const Lanes surface_speed = row.has_surface_speed != 0 ? load(row.surface_speed + lane) : splat(0.0f);
    for (int i = 0; i < row.point_count; ++i) solve_friction(p, row.points[i], friction, surface_speed, lane);
    for (int i = 0; i < row.point_count; ++i)
        solve_normal<kUseBias>(p, moved_a, moved_b, row.points[i], inv_h, soft, lane);
    if (row.has_rolling != 0) solve_rolling(p, row, lane);
    store_pair(arguments, row, lane, p);
}

/// A point that came in faster than the threshold, and was pushed at all, leaves with its share of the speed.
HWY_INLINE void bounce_row(const ContactKernelArguments& arguments, ContactRow& row, std::size_t lane) {
    Pair p = load_pair(arguments, row, lane);
    const Lanes zero = splat(0.0f), restitution = load(row.restitution + lane);
    for (int i = 0; i < row.point_count; ++i) {
        ContactRowPoint& point = row.points[i];
        const Anchors r = load_anchors(point, lane);
        const Lanes before = load(point.relative_velocity + lane), total = load(point.total_impulse + lane);
        const auto bounces =
            hn::And(hn::And(hn::Lt(before, splat(-arguments.restitution_threshold)), hn::Gt(total, zero)),
                    hn::Gt(restitution, zero));
        const Lanes mass = hn::IfThenElse(bounces, load(point.normal_mass + lane), zero);
        const Lanes vn = relative_velocity(p, r, p.nx, p.ny);
        const Lanes old = load(point.normal_impulse + lane);
        const Lanes now = greater(old - mass * (vn + restitution * before), zero);
        const Lanes delta = now - old;
        store(point.normal_impulse + lane, now);
        store(point.total_impulse + lane, total + delta);
        apply_impulse(p, r, delta * p.nx, delta * p.ny);
    }
    store_pair(arguments, row, lane, p);
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
void bounce_rows(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    for (int i = 0; i < count; ++i)
        if (rows[i].has_restitution != 0)
            for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) bounce_row(arguments, rows[i], lane);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

HWY_EXPORT(warm_start_rows);
HWY_EXPORT(solve_rows);
HWY_EXPORT(relax_rows);
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
void bounce_contacts(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    HWY_DYNAMIC_DISPATCH(bounce_rows)(arguments, rows, count);
}

}  // namespace jostle
#endif  // HWY_ONCE
