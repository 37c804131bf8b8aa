// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The law of the normal impulses of a contact (contacts/solve_kernels.cpp), in lanes: of one point after the
// other, or of both together.
//
// Included once for each instruction set, as body_lanes.h is.
#if defined(JOSTLE_DYNAMICS_CONTACTS_NORMAL_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_DYNAMICS_CONTACTS_NORMAL_LANES_H
#undef JOSTLE_DYNAMICS_CONTACTS_NORMAL_LANES_H
#else
#define JOSTLE_DYNAMICS_CONTACTS_NORMAL_LANES_H
#endif

#include "dynamics/contacts/bounce_lanes.h"
#include "dynamics/contacts/contact_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// The numbers that make the normal constraint soft, or rigid.
struct Stiffness {
    Lanes bias_rate, mass_scale, impulse_scale, push;
};
HWY_INLINE Stiffness load_stiffness(const ContactKernelArguments& arguments, const ContactRow& row,
                                    std::size_t lane) {
    Stiffness soft{splat(row.softness.bias_rate), splat(row.softness.mass_scale),
                   splat(row.softness.impulse_scale), splat(-arguments.max_push_out_speed)};
    if (row.has_own_softness) {
        soft.bias_rate = load(row.bias_rate + lane);
        soft.mass_scale = load(row.mass_scale + lane);
        soft.impulse_scale = load(row.impulse_scale + lane);
    }
    return soft;
}

/// Which lanes are solved; the others stay as they are.
struct Solved {
    Mask lanes;
    bool again = false;  ///< not for the first time in this pass
};

/// [1] Of the normal impulses of a contact, by how much they change in a pass that moves bodies: where it is
/// more, they are about to change again as velocities relax.
constexpr float kSettled = 0.25f;

/// A point as a pass finds it, and the law that its normal impulse follows.
struct Wanted {
    Levers levers;
    Mask apart;
    Lanes s, vn;                            ///< [m], [m/s]
    Lanes bias, mass_scale, impulse_scale;  ///< [m/s], [1], [1]
    Lanes old;                              ///< [N s]
};
template <bool kUseBias>
HWY_INLINE Wanted wanted_of(const Pair& p, const Opened& opened, const ContactRow& row, int i, Lanes inv_h,
                            const Stiffness& soft, std::size_t lane) {
    const ContactRowPoint& point = row.points[i];
    const Lanes zero = splat(0.0f), one = splat(1.0f);
    Wanted of{load_levers(point, lane), Mask(), zero, zero, zero, one, zero, zero};
    of.s = separation_of(opened, of.levers, point, lane);
    of.apart = hn::Gt(of.s, zero);
    if constexpr (kUseBias) {
        of.mass_scale = hn::IfThenElse(of.apart, one, soft.mass_scale);
        of.impulse_scale = hn::IfThenElse(of.apart, zero, soft.impulse_scale);
        of.bias = hn::IfThenElse(of.apart, of.s * inv_h,
                                 soft.mass_scale * greater(soft.bias_rate * of.s, soft.push));
    } else {
        of.bias = hn::IfThenElse(of.apart, of.s * inv_h, zero);
    }
    of.vn = relative_velocity(p, of.levers, p.nx, p.ny);
    of.old = load(point.normal_impulse + lane);
    return of;
}

/// [N s] The impulse of a point by itself.
HWY_INLINE Lanes impulse_of(const Wanted& of, const ContactRow& row, int i, std::size_t lane) {
    const Lanes mass = load(row.points[i].normal_mass + lane);
    return greater((of.old - mass * (of.mass_scale * of.vn + of.bias)) - of.impulse_scale * of.old,
                   splat(0.0f));
}

/// The point's impulse becomes `now`. Returns by how much more [N s] than that of a settled contact the
/// impulse has changed, or is about to.
template <bool kUseBias, bool kAll>
HWY_INLINE Lanes take_normal(Pair& p, ContactRow& row, int i, const Wanted& of, Lanes now, Lanes inv_h,
                             const Solved& solved, std::size_t lane) {
    ContactRowPoint& point = row.points[i];
    const Lanes zero = splat(0.0f);
    Lanes counted = now;
    if constexpr (!kAll) {
        now = choose(solved.lanes, now, of.old);
        counted = solved.again ? now - of.old : keep_if(solved.lanes, now);
    }
    store(point.normal_impulse + lane, now);
    // An impulse that is taken back leaves its rounding.
    if constexpr (!kUseBias)
        store(row.total_impulse[i] + lane, greater(load(row.total_impulse[i] + lane) + counted, zero));
    const Lanes change = now - of.old;
    apply_impulse(p, of.levers, change, p.nx, p.ny);
    if constexpr (!kUseBias) return zero;
    // Points that are about to meet are braked as velocities relax.
    const Lanes closing = greater(hn::Neg((of.vn + of.vn) + of.s * inv_h), zero);
    const Lanes more = (hn::Abs(change) - splat(kSettled) * now) +
                       load(point.normal_mass + lane) * keep_if(of.apart, closing);
    return kAll ? more : keep_if(solved.lanes, more);
}

template <bool kUseBias, bool kAll>
HWY_INLINE Lanes solve_normal(Pair& p, const Opened& opened, ContactRow& row, int i, Lanes inv_h,
                              const Stiffness& soft, const Solved& solved, std::size_t lane) {
    const Wanted of = wanted_of<kUseBias>(p, opened, row, i, inv_h, soft, lane);
    return take_normal<kUseBias, kAll>(p, row, i, of, impulse_of(of, row, i, lane), inv_h, solved, lane);
}

/// Of a contact that does not give way, and is not pushed out of overlap.
HWY_INLINE Stiffness rigid() {
    return {splat(0.0f), splat(1.0f), splat(0.0f), splat(0.0f)};
}

/// Both points of a contact together.
struct BothNormals {
    Wanted of[2];
    Lanes now[2];  ///< [N s]
};
/// `soft`: rigid() in relaxing. Pair and gap are copies, so that the caller's stay in registers.
#if HWY_TARGET == HWY_WASM
[[clang::minsize]]
#endif
HWY_NOINLINE BothNormals
find_both(const Pair p, const Opened opened, const ContactRow& row, float inv_h, const Stiffness soft,
          std::size_t lane) {
    const Lanes zero = splat(0.0f), one = splat(1.0f), half = splat(0.5f);
    BothNormals both{{wanted_of<true>(p, opened, row, 0, splat(inv_h), soft, lane),
                      wanted_of<true>(p, opened, row, 1, splat(inv_h), soft, lane)},
                     {zero, zero}};
    const Wanted(&of)[2] = both.of;
    const Lanes k01 = coupling_of(p, row, lane);
    // Softness lets a point give way in proportion to the impulse: the diagonal is greater by that.
    Lanes k[2], change[2], alone[2];
    for (int i = 0; i < 2; ++i) {
        const Lanes rigid_k = one / load(row.points[i].normal_mass + lane);
        k[i] = rigid_k / of[i].mass_scale;
        change[i] = (rigid_k * of[i].old + k01 * of[1 - i].old) - (of[i].vn + of[i].bias / of[i].mass_scale);
        alone[i] = greater(change[i] / k[i], zero);
    }
    const TwoImpulses shared(k, k01, change, alone);
    // Where they cannot be told apart, each takes half of what the faster one needs.
    const Lanes of_each = half * greater(alone[0], alone[1]);
    for (int i = 0; i < 2; ++i) both.now[i] = choose(shared.differ, shared.impulse[i], of_each);
    return both;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_DYNAMICS_CONTACTS_NORMAL_LANES_H
