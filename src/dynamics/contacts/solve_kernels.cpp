// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The arithmetic of contacts [Catto2024], written once for any number of lanes.
//
// For a point with normal n, anchors r_A, r_B, accumulated normal impulse L, effective mass m:
//
// clang-format off
//     s  = separation + n . (dp_B - dp_A + dq_B r_B - dq_A r_A)          [m] now
//     vn = n . (v_B + w_B x r_B - v_A - w_A x r_A)                        [m/s]
//     s > 0:   L' = max(0, L - m (vn + s / h))                            may close in by s, no more
//     s <= 0:  L' = max(0, L - m (mass_scale vn + bias) - impulse_scale L)
//              bias = mass_scale max(bias_rate s, -push)
// clang-format on
//
// and for a contact whose points have the impulses L1, L2 together, with the tangent t = (n_y, -n_x), the
// tangential impulse T, its effective mass m_t, and the rolling impulse R [N m s]:
//
//     T' = clamp(T - m_t (vt - surface_speed), -friction (L1 + L2), friction (L1 + L2))
//     R' = clamp(R - (w_B - w_A) / (1 / I_A + 1 / I_B), -r (L1 + L2), r (L1 + L2)),   r its
//     rolling_resistance
//
// Two points that have just struck are solved together: L1', L2' make each point that presses keep its bias;
// neither pulls, and a point without an impulse opens [Cottle1992].
//
// Relaxing solves the same with no bias and no softness, which takes back the velocity that the push-out
// added. Friction first, then the normals: that shapes do not overlap is worth more, so it has the last word.
// Rolling resistance comes after them, since the normal impulses vary from sub-step to sub-step where a ball
// rolls fast, and only those that relaxing leaves add up to the weight.
//
// Where a contact slips, and its normal impulses are about to change as it meets, leaves or is pushed out,
// the bound of friction in relaxing is that of the normal impulses which relaxing will leave: a blow would
// else brake the sliding by what a push-out bears, too. They are found in the order of most contacts, which
// decides little (pressing_soon).
//
// After a pass, contacts that pass on blows of heavy bodies are solved some times more (heavy_on_light.h):
// their normals and their friction alone.
//
// ORDER: the order of the two points alternates from sub-step to sub-step, because the point solved last wins
// and a tower would lean. Three kinds of contact keep a fixed order (first_point_first), since alternating
// was worse: under heavy bodies (sway), on jointed bodies (joints open), under slender bodies (endless
// rocking). Points that have just struck are solved together: a fast body would else spin.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/contacts/solve_kernels.cpp"
#include "dynamics/contacts/solve_kernels.h"

#include <hwy/foreach_target.h>

#include <limits>

#include "dynamics/contacts/bounce_lanes.h"
#include "dynamics/contacts/normal_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// Of a step's sub-steps, the second, the fourth, ...
HWY_INLINE bool is_odd(const ContactKernelArguments& arguments) {
    return arguments.substep % 2 == 1;
}

/// The angular impulse on B, and the opposite on A.
HWY_INLINE void apply_turn(Pair& p, Lanes turn) {
    p.a.v[2] = p.a.v[2] - p.inv_inertia_a * turn;
    p.b.v[2] = p.b.v[2] + p.inv_inertia_b * turn;
}

HWY_INLINE void warm_start_row(const ContactKernelArguments& arguments, const ContactRow& row,
                               std::size_t lane, std::uint32_t of_a, std::uint32_t of_b) {
    Pair p = load_pair(arguments, row, lane);
    const ContactRowFriction& friction = row.along_tangent;
    apply_impulse(p, load_levers(friction, lane), load(friction.impulse + lane), p.ny, hn::Neg(p.nx));
    for (int i = 0; i < row.point_count; ++i) {
        const ContactRowPoint& point = row.points[i];
        apply_impulse(p, load_levers(point, lane), load(point.normal_impulse + lane), p.nx, p.ny);
    }
    if (row.has_rolling) apply_turn(p, load(row.rolling_impulse + lane));
    store_pair(arguments, row, lane, of_a, of_b, p);
}

/// [N s] Normal, of all points.
HWY_INLINE Lanes normal_sum(const ContactRow& row, std::size_t lane) {
    const Lanes first = load(row.points[0].normal_impulse + lane);
    return row.point_count > 1 ? first + load(row.points[1].normal_impulse + lane) : first;
}

HWY_INLINE void solve_rolling(Pair& p, ContactRow& row, std::size_t lane) {
    const Lanes old = load(row.rolling_impulse + lane);
    const Lanes most = load(row.rolling_resistance + lane) * normal_sum(row, lane);
    const Lanes turn = old - load(row.rolling_mass + lane) * (p.b.v[2] - p.a.v[2]);
    const Lanes now = greater(lesser(turn, most), hn::Neg(most));
    store(row.rolling_impulse + lane, now);
    apply_turn(p, now - old);
}

/// [1] Of the speed at which bodies are moved apart: contacts that slip no faster count as settled.
constexpr float kSettledSlip = 1.0f / 8.0f;

/// `normal_sum` [N s]: what friction may bear. Returns the lanes that slip fast, with all the friction that
/// they may have.
template <bool kAll>
HWY_INLINE Mask solve_friction(Pair& p, ContactRow& row, Mask solved, Lanes normal_sum, Lanes slow,
                               std::size_t lane) {
    ContactRowFriction& friction = row.along_tangent;
    const Levers levers = load_levers(friction, lane);
    const Lanes tx = p.ny, ty = hn::Neg(p.nx);
    Lanes vt = relative_velocity(p, levers, tx, ty);
    if (row.has_surface_speed) vt = vt - load(row.surface_speed + lane);
    const Lanes old = load(friction.impulse + lane);
    const Lanes most = load(row.friction + lane) * normal_sum;
    Lanes mass = load(friction.mass + lane);
    if (row.has_own_softness) {
        const Lanes relaxation = load(row.friction_relaxation + lane);
        mass = mass * relaxation;
        // Below heavy bodies impulses wander for long before they settle.
        slow = choose(hn::Lt(relaxation, splat(1.0f)), splat(std::numeric_limits<float>::infinity()), slow);
    }
    const Lanes wanted = old - mass * vt;
    Lanes now = greater(lesser(wanted, most), hn::Neg(most));
    if constexpr (!kAll) now = choose(solved, now, old);
    store(friction.impulse + lane, now);
    apply_impulse(p, levers, now - old, tx, ty);
    return hn::And(hn::Gt(hn::Abs(vt), slow), hn::Gt(hn::Abs(wanted), most));
}

/// [N s] The normal impulses as relaxing will leave them, friction left out. Few contacts need them.
#if HWY_TARGET == HWY_WASM
[[clang::minsize]]
#endif
HWY_NOINLINE Lanes
pressing_soon(const ContactKernelArguments& arguments, const ContactRow& row, std::size_t lane,
              const Opened opened, const Pair p) {
    Pair q = p;
    Lanes sum = splat(0.0f);
    for (int k = 0; k < row.point_count; ++k) {
        const int i = row.point_count > 1 && is_odd(arguments) ? 1 - k : k;
        const Wanted of = wanted_of<false>(q, opened, row, i, splat(arguments.inv_h), rigid(), lane);
        const Lanes now = impulse_of(of, row, i, lane);
        apply_impulse(q, of.levers, now - of.old, q.nx, q.ny);
        sum = sum + now;
    }
    if (row.flat_blows == 0) return sum;
    const BothNormals both = find_both(p, opened, row, arguments.inv_h, rigid(), lane);
    return choose(lanes_of(row.flat_blows >> lane), both.now[0] + both.now[1], sum);
}

/// A row's contacts while they are solved.
template <bool kUseBias>
struct RowSolver {
    HWY_INLINE RowSolver(const ContactKernelArguments& arguments, ContactRow& of, std::size_t at,
                         bool again = false)
        : p(load_pair(arguments, of, at)),
          opened(opened_of(arguments, of, p, at)),
          row(of),
          lane(at),
          changes(splat(0.0f)),
          slips(lanes_of(0)) {
        if (!of.has_restitution || again) return;
        const std::uint32_t may = may_bounce(arguments, of, at, opened, p);
        if (may != 0) p = bounced(arguments, may, of, at, opened, p);
    }
    template <bool kAll = true>
    HWY_INLINE void friction(const ContactKernelArguments& arguments, Mask solved = Mask()) {
        Lanes press = normal_sum(row, lane);
        if constexpr (!kUseBias)
            if (row.friction_is_unsettled != 0)
                press = choose(lanes_of(row.friction_is_unsettled >> lane),
                               pressing_soon(arguments, row, lane, opened, p), press);
        slips = solve_friction<kAll>(p, row, solved, press,
                                     splat(kSettledSlip * arguments.max_push_out_speed), lane);
    }
    template <bool kAll = true>
    HWY_INLINE void normal(const ContactKernelArguments& arguments, int i,
                           const Solved& solved = Solved{Mask(), false}) {
        if (i >= row.point_count) return;
        changes = changes + solve_normal<kUseBias, kAll>(p, opened, row, i, splat(arguments.inv_h),
                                                         load_stiffness(arguments, row, lane), solved, lane);
    }
    HWY_INLINE void both_normals(const ContactKernelArguments& arguments, const Solved& solved) {
        const Lanes inv_h = splat(arguments.inv_h);
        const BothNormals both = find_both(p, opened, row, arguments.inv_h,
                                           kUseBias ? load_stiffness(arguments, row, lane) : rigid(), lane);
        for (int i = 0; i < 2; ++i)
            changes = changes +
                      take_normal<kUseBias, false>(p, row, i, both.of[i], both.now[i], inv_h, solved, lane);
    }
    HWY_INLINE void note_changes() {
        if constexpr (kUseBias) {
            const std::uint32_t now = bits_of(Tag(), hn::And(slips, hn::Gt(changes, splat(0.0f))));
            row.friction_is_unsettled =
                static_cast<std::uint8_t>((row.friction_is_unsettled & ~(kAllLanes << lane)) | now << lane);
        }
    }
    HWY_INLINE void finish(const ContactKernelArguments& arguments) {
        note_changes();
        if (row.has_rolling) solve_rolling(p, row, lane);
        store_pair(arguments, row, lane, row.moves_a, row.moves_b, p);
    }

    Pair p;
    Opened opened;
    ContactRow& row;
    std::size_t lane;
    Lanes changes;  ///< [N s] of the normal impulses, by more than those of settled contacts change
    Mask slips;
};

/// Whether contacts of a row are solved in different ways.
HWY_INLINE bool is_mixed(const ContactKernelArguments& arguments, const ContactRow& row) {
    return (row.mixed & (is_odd(arguments) ? 2 : 1)) != 0;
}
/// [1] The point that is solved first, of a row that is not mixed.
HWY_INLINE int first_point(const ContactKernelArguments& arguments, const ContactRow& row) {
    return is_odd(arguments) && row.first_point_first == 0 ? 1 : 0;
}

template <bool kUseBias>
HWY_INLINE void solve_one(const ContactKernelArguments& arguments, ContactRow& row, std::size_t lane) {
    const int first = first_point(arguments, row);
    RowSolver<kUseBias> solver(arguments, row, lane);
    solver.friction(arguments);
    solver.normal(arguments, first);
    solver.normal(arguments, 1 - first);
    solver.finish(arguments);
}

/// Some of a row's contacts, which may differ in which point comes first: the second of some, the first of
/// all, the second of the others; then those whose points are solved together. `again`: without bounces and
/// rolling resistance.
template <bool kUseBias>
#if HWY_TARGET == HWY_WASM
[[clang::minsize]]
#endif
HWY_NOINLINE void
solve_some(const ContactKernelArguments& arguments, std::uint32_t some, bool again, ContactRow& row) {
    for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
        const std::uint32_t flat = some & row.flat_blows, by_turns = some & ~flat;
        const std::uint32_t turned = is_odd(arguments) ? by_turns & ~row.first_point_first : 0;
        const Mask all = lanes_of(by_turns >> lane), first = lanes_of(turned >> lane);
        RowSolver<kUseBias> solver(arguments, row, lane, again);
        solver.template friction<false>(arguments, lanes_of(some >> lane));
        const Mask turns[3] = {first, all, hn::AndNot(first, all)};
        for (int k = 0; k < 3; ++k)
            solver.template normal<false>(arguments, k == 1 ? 0 : 1, {turns[k], again});
        if (flat != 0) solver.both_normals(arguments, {lanes_of(flat >> lane), again});
        if (!again) solver.note_changes();
        if (row.has_rolling && !again) solve_rolling(solver.p, row, lane);
        store_pair(arguments, row, lane, row.moves_a & some, row.moves_b & some, solver.p);
    }
}

#if HWY_TARGET != HWY_WASM
/// Two rows by turns: the operations on one wait for each other, and those on two overlap. In WebAssembly one
/// at a time is as fast, and half the code.
template <bool kUseBias>
HWY_INLINE void solve_two(const ContactKernelArguments& arguments, ContactRow* rows, std::size_t lane) {
    const int first_a = first_point(arguments, rows[0]), first_b = first_point(arguments, rows[1]);
    RowSolver<kUseBias> a(arguments, rows[0], lane), b(arguments, rows[1], lane);
    a.friction(arguments);
    b.friction(arguments);
    a.normal(arguments, first_a);
    b.normal(arguments, first_b);
    a.normal(arguments, 1 - first_a);
    b.normal(arguments, 1 - first_b);
    a.finish(arguments);
    b.finish(arguments);
}
#endif

template <bool kUseBias>
HWY_INLINE void solve_all(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    for (int i = 0; i < count; ++i) {
        if (is_mixed(arguments, rows[i])) {
            solve_some<kUseBias>(arguments, kWholeRow, false, rows[i]);
            continue;
        }
#if HWY_TARGET != HWY_WASM
        if (i + 1 < count && !is_mixed(arguments, rows[i + 1])) {
            for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes)
                solve_two<kUseBias>(arguments, rows + i, lane);
            ++i;
            continue;
        }
#endif
        for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes)
            solve_one<kUseBias>(arguments, rows[i], lane);
    }
}

void warm_start_rows(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    const bool all = arguments.substep == 0;
    for (int i = 0; i < count; ++i) {
        const ContactRow& row = rows[i];
        const std::uint32_t a = all ? row.moves_a : row.warm_start_a,
                            b = all ? row.moves_b : row.warm_start_b;
        if ((a | b) == 0) continue;
        for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes)
            warm_start_row(arguments, row, lane, a, b);
    }
}
template <bool kUseBias>
HWY_INLINE void solve_colours(const ContactKernelArguments& arguments, std::span<const ActiveColour> colours,
                              ContactRow* contacts) {
    for (const ActiveColour& colour : colours) {
        ContactRow* const rows = contacts + colour.first_row;
        // Contacts that overflowed share bodies: one row after the other.
        const int at_once = colour.bin == kOverflowBin ? 1 : colour.row_count;
        for (int r = 0; r < colour.row_count; r += at_once) solve_all<kUseBias>(arguments, rows + r, at_once);
    }
}
void solve_rows(const ContactKernelArguments& arguments, std::span<const ActiveColour> colours,
                ContactRow* contacts) {
    if (arguments.use_bias)
        solve_colours<true>(arguments, colours, contacts);
    else
        solve_colours<false>(arguments, colours, contacts);
}
void solve_row_again(const ContactKernelArguments& arguments, std::uint32_t lanes, ContactRow& row) {
    if (arguments.use_bias)
        solve_some<true>(arguments, lanes, true, row);
    else
        solve_some<false>(arguments, lanes, true, row);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(warm_start_rows);
HWY_EXPORT(solve_rows);
HWY_EXPORT(solve_row_again);

void warm_start_contacts(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    HWY_DYNAMIC_DISPATCH(warm_start_rows)(arguments, rows, count);
}
void solve_contacts(const ContactKernelArguments& arguments, std::span<const ActiveColour> colours,
                    ContactRow* contacts) {
    HWY_DYNAMIC_DISPATCH(solve_rows)(arguments, colours, contacts);
}
void solve_again(const ContactKernelArguments& arguments, std::uint32_t lanes, ContactRow& row) {
    HWY_DYNAMIC_DISPATCH(solve_row_again)(arguments, lanes, row);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
