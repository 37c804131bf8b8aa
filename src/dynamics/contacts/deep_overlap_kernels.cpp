// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs that overlap too deeply to be pushed apart by a velocity: the bodies themselves are moved.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/contacts/deep_overlap_kernels.cpp"
#include <hwy/foreach_target.h>

#include "dynamics/contacts/contact_lanes.h"
#include "dynamics/contacts/solve_kernels.h"
#include "math/plane_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// [1] Of a deep overlap, what is taken away in a sub-step.
constexpr float kSeparatedShare = 0.5f;

/// Moves a body by the impulse-like quantity [kg m] (x, y), and turns it [rad].
HWY_INLINE void displace(Four& moved, Lanes inv_mass_x, Lanes inv_mass_y, Lanes x, Lanes y, Lanes turn) {
    moved.v[0] = moved.v[0] + inv_mass_x * x;
    moved.v[1] = moved.v[1] + inv_mass_y * y;
    const Lanes c = moved.v[2] - turn * moved.v[3], s = moved.v[3] + turn * moved.v[2];
    moved.v[2] = c;
    moved.v[3] = s;
}
HWY_INLINE void normalize_turn(Four& moved) {
    const Lanes length = hn::Sqrt(moved.v[2] * moved.v[2] + moved.v[3] * moved.v[3]);
    moved.v[2] = moved.v[2] / length;
    moved.v[3] = moved.v[3] / length;
}

/// As scatter(), of displacements. Of a row any lanes may be moved, and which they are nobody can guess: what
/// is not wanted is written to nowhere, without a branch.
HWY_INLINE void scatter_moved(const Four& moved, BodyState* states, const std::uint32_t* places,
                              std::uint32_t moves) {
    if ((moves & kAllLanes) == 0) return;
    float nowhere[4];
    const auto none = reinterpret_cast<std::uintptr_t>(nowhere);
    store_four(moved, [&](int i) HWY_ATTR {
        const auto there = reinterpret_cast<std::uintptr_t>(&states[places[i]].delta_position);
        const std::uintptr_t is_wanted = 0 - static_cast<std::uintptr_t>((moves >> i) & 1);
        return reinterpret_cast<float*>(none ^ ((none ^ there) & is_wanted));
    });
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
        const Levers levers = load_levers(point, lane);
        const Lanes s =
            separation_of(opened_by(moved, p), levers, point, lane) + splat(arguments.overlap_kept);
        const Lanes way = lesser(greater(hn::Neg(splat(kSeparatedShare) * s), zero), most);
        const Lanes push = load(point.normal_mass + lane) * way, x = push * p.nx, y = push * p.ny;
        displace(moved.a, p.inv_mass_ax, p.inv_mass_ay, hn::Neg(x), hn::Neg(y),
                 hn::Neg((p.inv_inertia_a * levers.a) * push));
        displace(moved.b, p.inv_mass_bx, p.inv_mass_by, x, y, (p.inv_inertia_b * levers.b) * push);
    }
    normalize_turn(moved.a);
    normalize_turn(moved.b);
    // Others in the row stay as they are: their turns would be rounded once more.
    const std::uint32_t apart = bits_of(Tag(), hn::Gt(most, zero));
    scatter_moved(moved.a, arguments.states, row.body_a + lane, (row.moves_a >> lane) & apart);
    scatter_moved(moved.b, arguments.states, row.body_b + lane, (row.moves_b >> lane) & apart);
}

void separate_rows(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    for (int i = 0; i < count; ++i)
        if (rows[i].has_overlap)
            for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes)
                separate_row(arguments, rows[i], lane);
}

void note_row(const BodyRow& row, const BodyState* states, DisplacementRow& before) {
    for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
        const Four moved = gather(states, row.body + lane, 4);
        store(before.x + lane, moved.v[0]);
        store(before.y + lane, moved.v[1]);
        store(before.cosine + lane, moved.v[2]);
        store(before.sine + lane, moved.v[3]);
    }
}

std::uint32_t displaced_in_row(const BodyRow& row, const BodyState* states, const DisplacementRow& before,
                               float most) {
    std::uint32_t displaced = 0;
    for (std::size_t lane = 0; lane < kRowWidth; lane += kLanes) {
        const Four moved = gather(states, row.body + lane, 4);
        const Lanes x = moved.v[0] - load(before.x + lane), y = moved.v[1] - load(before.y + lane);
        const LaneRot from{load(before.cosine + lane), load(before.sine + lane)};
        const LaneRot turn = inverse_compose(from, LaneRot{moved.v[2], moved.v[3]});
        const Mask is_far = hn::Gt(x * x + y * y, splat(most * most));
        const Mask turns_little = hn::And(hn::Gt(turn.c, splat(0.0f)),
                                          hn::Le(hn::Abs(turn.s) * load(row.extent + lane), splat(most)));
        displaced |= bits_of(Tag(), hn::Or(is_far, hn::Not(turns_little))) << lane;
    }
    return displaced & row.is_there;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(separate_rows);
HWY_EXPORT(note_row);
HWY_EXPORT(displaced_in_row);

void separate_contacts(const ContactKernelArguments& arguments, ContactRow* rows, int count) {
    HWY_DYNAMIC_DISPATCH(separate_rows)(arguments, rows, count);
}
void note_displacements(const BodyRow& row, const BodyState* states, DisplacementRow& before) {
    HWY_DYNAMIC_DISPATCH(note_row)(row, states, before);
}
std::uint32_t find_displaced(const BodyRow& row, const BodyState* states, const DisplacementRow& before,
                             float most) {
    return HWY_DYNAMIC_DISPATCH(displaced_in_row)(row, states, before, most);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
