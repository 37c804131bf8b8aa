// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// From contacts to rows, and back. Eight contacts at a time in lanes (prepare_kernels.cpp); then, one by one,
// the few whose bodies are locked or hold up heavy ones.
#include "dynamics/contacts/prepare_contacts.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <span>

#include "dynamics/bodies/kinematic_path.h"
#include "dynamics/bodies/mobility.h"
#include "dynamics/contacts/heavy_on_light.h"
#include "dynamics/contacts/prepare_kernels.h"
#include "dynamics/contacts/rolling_contacts.h"
#include "dynamics/contacts/row_extras.h"
#include "dynamics/softness/soft.h"
#include "memory/prefetch.h"

namespace jostle::detail {
namespace {

constexpr int kPreparedRowsPerTask = 16;
constexpr std::uint32_t kNullPlace = 0;

/// The place of a body among those that are awake; of the null body, where it is not among them.
JOSTLE_INLINE std::uint32_t place_of(const BodyTable& bodies, BodyId body) {
    const BodyPlace place = bodies.place(body);
    return place.set == BodySet::kAwake ? static_cast<std::uint32_t>(place.index) : kNullPlace;
}

/// The two bodies of a row's lane; the null body for those that do not move.
struct BodyPair {
    BodySim& a;
    BodySim& b;
};
BodyPair bodies_of(BodyArrays& awake, const ContactRow& row, int lane) {
    return {awake.sims[row.body_a[lane]], awake.sims[row.body_b[lane]]};
}

/// Where a body of the lane is locked along an axis: the mass that an impulse along the normal meets, and one
/// along the tangent.
void fill_locked(const BodyPair& bodies, int point_count, ContactRow& row, int lane) {
    const Vec2 of_a = inv_mass_by_axis(bodies.a), of_b = inv_mass_by_axis(bodies.b);
    if (!row.has_locked) {
        std::ranges::copy(row.inv_mass_a, row.inv_mass_ay);
        std::ranges::copy(row.inv_mass_b, row.inv_mass_by);
    }
    row.has_locked = true;
    row.inv_mass_a[lane] = of_a.x;
    row.inv_mass_ay[lane] = of_a.y;
    row.inv_mass_b[lane] = of_b.x;
    row.inv_mass_by[lane] = of_b.y;
    const float least = kLeastMobility * (bodies.a.inv_mass + bodies.b.inv_mass);
    const auto mass_along = [&](Vec2 direction, float lever_a, float lever_b) {
        const float k = inv_mass_along(of_a + of_b, direction) + bodies.a.inv_inertia * lever_a * lever_a +
                        bodies.b.inv_inertia * lever_b * lever_b;
        return k > least ? 1.0f / k : 0.0f;
    };
    const Vec2 normal{row.normal_x[lane], row.normal_y[lane]};
    for (int i = 0; i < point_count; ++i) {
        ContactRowPoint& point = row.points[i];
        point.normal_mass[lane] = mass_along(normal, point.lever_a[lane], point.lever_b[lane]);
    }
    ContactRowFriction& friction = row.along_tangent;
    friction.mass[lane] =
        mass_along(right_perpendicular(normal), friction.lever_a[lane], friction.lever_b[lane]);
}

/// Lanes of which one body does not move.
std::uint32_t on_static(const ContactRow& row) {
    return ~(row.moves_a & row.moves_b);
}

/// Contacts with what does not move are stiffer. `there`: the lanes that have a contact.
void fill_softness(const StepContext& context, std::uint32_t there, const RowNotes& notes, ContactRow& row) {
    const std::uint32_t stiffer = there & on_static(row);
    row.softness = stiffer == 0 ? context.contact_softness : context.static_softness;
    row.has_own_softness = (notes.is_heavy | notes.is_deep) != 0 || (stiffer != 0 && stiffer != there);
    if (!row.has_own_softness) return;
    fill_own_softness({context.contact_softness, context.static_softness, context.usual_contact_softness,
                       context.usual_static_softness},
                      stiffer, notes.is_deep, row);
}

/// [m/s] By which the impulses of the last sub-step change the speed of the bodies, at one of the points.
float load_on(const ContactRow& row, int point_count, int lane) {
    float load = 0.0f;
    for (int i = 0; i < point_count; ++i) {
        const ContactRowPoint& point = row.points[i];
        if (point.normal_mass[lane] > 0.0f)
            load = max(load, point.normal_impulse[lane] / point.normal_mass[lane]);
    }
    return load;
}

/// A contact that may hold up a heavy body.
void fill_heavy(const StepContext& context, const BodyTable& table, const BodyPair& bodies,
                const ContactSim& sim, ContactRow& row, int lane) {
    if (!note_heavy(bodies.a, bodies.b)) return;
    float impulse = 0.0f, closing = 0.0f;
    for (int i = 0; i < sim.manifold.count; ++i) {
        const ContactRowPoint& point = row.points[i];
        impulse += point.normal_impulse[lane];
        closing = max(closing, -opening_speed(table, row, static_cast<std::size_t>(lane), sim, i));
    }
    const bool has_joints = (((row.warm_start_a | row.warm_start_b) >> lane) & 1) != 0;
    if (!has_joints && passes_on_blow(context, bodies.a, bodies.b, impulse, closing))
        row.heavy_blows |= static_cast<std::uint8_t>(1 << lane);
    set_softness(stiffened(context, context.usual_softness(((on_static(row) >> lane) & 1) != 0),
                           load_on(row, sim.manifold.count, lane)),
                 lane, row);
    row.first_point_first |= 1u << lane;
    row.friction_relaxation[lane] = kHeavyFrictionRelaxation;
}

/// [1] Of the way to the core: so much a pressed body may sink in.
constexpr float kPressedWay = 0.5f;
/// [1] Of the rate of sub-steps: a contact of a higher frequency is rigid.
constexpr float kStiffestPressed = 100.0f;
/// A contact with what does not move that sinks in to the core of the body, as the body's own weight and the
/// user's force press: continuous collision would hold the body there, against a force that the contact does
/// not bear. The contact gets as stiff as leaves half of the way to the core. Loads of other bodies come and
/// go, and would shake a pile. Of a body with joints the load is not its own; a contact below a heavy body
/// has fill_heavy().
void fill_pressed(const StepContext& context, const BodyPair& bodies, int point_count, ContactRow& row,
                  int lane) {
    const BodySim& body = bodies.a.inv_mass > 0.0f ? bodies.a : bodies.b;
    if (body.core_inset.is_infinite() || body.has_joints) return;
    const float own = length(acceleration_of(body, context.settings.gravity)) * context.h;
    const float load = min(load_on(row, point_count, lane), own);
    const float most = max(kPressedWay * body.core_inset.metres(), context.settings.tolerances.linear_slop);
    const Softness soft = row.has_own_softness
                              ? Softness{row.bias_rate[lane], row.mass_scale[lane], row.impulse_scale[lane]}
                              : row.softness;
    if (!(load * soft.impulse_scale > most * soft.mass_scale * soft.bias_rate)) return;
    const float hertz = math::sqrt(load / (context.h * most)) / (2.0f * kPi);
    set_softness(make_soft(min(hertz, kStiffestPressed * context.inv_h),
                           context.settings.contact_damping_ratio, context.h),
                 lane, row);
}

/// [N s] Of a step, for the user: 0 where it overflowed, and never -0, which would tell whether another
/// contact of the row has two points.
float reported(float impulse) {
    return is_finite(impulse) ? impulse + 0.0f : 0.0f;
}

/// The contacts of a row.
struct RowContacts {
    [[nodiscard]] RowSims sims() const { return {at, static_cast<std::size_t>(count)}; }

    ContactSim* at[kRowWidth];
    int count = 0;
};
RowContacts contacts_of(Bin& bin, const ActiveColour& colour, int row) {
    const int width = colour.bin == kOverflowBin ? 1 : kRowWidth;
    const int begin = row * width, end = std::min(begin + width, colour.contact_count);
    RowContacts in_row;
    for (int k = begin; k < end; ++k) {
        const int place = colour.contacts != nullptr ? colour.contacts[k] : k;
        in_row.at[in_row.count++] = &bin.contacts[static_cast<std::size_t>(place)];
    }
    return in_row;
}

/// The contacts of a portion do not lie side by side.
void fetch_ahead(const RowContacts& in_row) {
    for (const ContactSim* sim : in_row.sims()) prefetch_object(*sim);
}

/// [1] Rows that one task takes. Contacts that overflowed share bodies.
int grain_of(const ActiveColour& colour) {
    return colour.bin == kOverflowBin ? colour.row_count : kPreparedRowsPerTask;
}

/// Lanes of a row: bit i is lane i.
struct GatheredLanes {
    std::uint32_t there = 0;   ///< it has a contact
    std::uint32_t two = 0;     ///< it has two points
    std::uint32_t locked = 0;  ///< one of its bodies is locked along an axis
    std::uint32_t sunk = 0;    ///< a body overlaps one that does not move by more than a slop
    std::uint32_t turns = 0;   ///< it has one point, and one of its bodies may roll
    std::uint32_t deep = 0;    ///< it began deep
    std::uint32_t moves_a = 0, moves_b = 0, warm_start_a = 0, warm_start_b = 0;  ///< as of ContactRow
};

/// Names a contact of a row, and its bodies in the row.
JOSTLE_INLINE void gather_contact(BodyTable& bodies, const ContactSim& sim, float slop, int lane,
                                  RowSource& source, ContactRow& row, GatheredLanes& lanes) {
    const std::uint32_t bit = 1u << lane;
    const std::uint32_t at_a = place_of(bodies, sim.body_a), at_b = place_of(bodies, sim.body_b);
    source.contacts[lane] = &sim;
    row.body_a[lane] = at_a;
    row.body_b[lane] = at_b;
    const BodySim &a = bodies.awake().sims[at_a], &b = bodies.awake().sims[at_b];
    const std::int32_t count = sim.manifold.count;
    source.point_counts[lane] = count;
    const bool moves_a = a.inv_mass > 0.0f, moves_b = b.inv_mass > 0.0f;
    if (moves_a) lanes.moves_a |= bit;
    if (moves_b) lanes.moves_b |= bit;
    if (moves_a && a.has_joints) lanes.warm_start_a |= bit;
    if (moves_b && b.has_joints) lanes.warm_start_b |= bit;
    if (a.has_locked_axis() || b.has_locked_axis()) lanes.locked |= bit;
    if (count == 1 && ((moves_a && a.may_roll) || (moves_b && b.may_roll))) lanes.turns |= bit;
    if (count > 0 && moves_a != moves_b && gap_of(sim) < -slop) lanes.sunk |= bit;
    if (sim.began_deep) lanes.deep |= bit;
    if (count > 1) lanes.two |= bit;
    lanes.there |= bit;
}

/// Names the contacts of a row, and their bodies in the row.
GatheredLanes gather_row(BodyTable& bodies, RowSims sims, float slop, RowSource& source, ContactRow& row) {
    // Of a contact that is not there, or is switched off.
    static const ContactSim kNoContact{};
    GatheredLanes lanes;
    bool is_rounded = false, has_hit_events = false, has_disabled = false;
    for (int lane = 0; lane < kRowWidth; ++lane) {
        const auto k = static_cast<std::size_t>(lane);
        if (k < sims.size()) {
            const ContactSim& sim = *sims[k];
            is_rounded = is_rounded || sim.radius_a > 0.0f || sim.radius_b > 0.0f;
            has_hit_events = has_hit_events || sim.has_hit_events;
            has_disabled = has_disabled || sim.is_disabled || sim.was_disabled;
            if (!sim.is_disabled) {
                gather_contact(bodies, sim, slop, lane, source, row, lanes);
                continue;
            }
        }
        source.contacts[lane] = &kNoContact;
        source.point_counts[lane] = 0;
        row.body_a[lane] = row.body_b[lane] = kNullPlace;
    }
    lanes.turns &= ~lanes.locked;
    source.began_deep = lanes.deep;
    row.moves_a = lanes.moves_a;
    row.moves_b = lanes.moves_b;
    row.warm_start_a = lanes.warm_start_a;
    row.warm_start_b = lanes.warm_start_b;
    row.point_count = std::ranges::max(source.point_counts);
    row.has_rounding = is_rounded;
    row.has_hit_events = has_hit_events;
    row.has_disabled = has_disabled;
    row.friction_is_unsettled = row.heavy_blows = row.turning = 0;
    return lanes;
}

void prepare_row(const StepContext& context, const PrepareArguments& arguments, BodyTable& bodies,
                 const ShapeTable& shapes, RowSims sims, TurningRow& turning, ContactRow& row) {
    row.has_restitution = row.has_surface_speed = row.has_rolling = row.has_locked = row.has_overlap = false;
    RowSource source;
    const GatheredLanes lanes =
        gather_row(bodies, sims, context.settings.tolerances.linear_slop, source, row);
    const RowNotes notes = fill_row(arguments, source, row);
    fill_softness(context, lanes.there, notes, row);
    row.first_point_first = row.warm_start_a | row.warm_start_b | (notes.is_slender & on_static(row));
    const std::uint32_t sunk = lanes.sunk & ~notes.is_heavy;
    for (std::uint32_t left = lanes.locked | notes.is_heavy | sunk; left != 0; left &= left - 1) {
        const int lane = std::countr_zero(left);
        const std::uint32_t bit = 1u << lane;
        const BodyPair pair = bodies_of(bodies.awake(), row, lane);
        const ContactSim& sim = *source.contacts[lane];
        if ((lanes.locked & bit) != 0) fill_locked(pair, sim.manifold.count, row, lane);
        if ((notes.is_heavy & bit) != 0) fill_heavy(context, bodies, pair, sim, row, lane);
        if ((sunk & bit) != 0) fill_pressed(context, pair, sim.manifold.count, row, lane);
    }
    const StepSettings& settings = context.settings;
    const ApartArguments apart{bodies.awake().states.data(), settings.max_push_out_speed,
                               settings.max_push_out_speed * context.h};
    if (notes.is_apart != 0 && apart.correction > 0.0f) fill_apart(apart, notes.is_apart, row);
    fill_flat_blows(context, bodies, row, sims,
                    ~lanes.two | row.warm_start_a | row.warm_start_b | notes.is_heavy);
    row.first_point_first &= lanes.two;
    if (row.first_point_first != 0 && row.first_point_first == lanes.two) row.first_point_first = kWholeRow;
    const bool mixes_order = row.first_point_first != 0 && row.first_point_first != kWholeRow;
    row.mixed = row.flat_blows != 0 ? 3 : mixes_order ? 2 : 0;
    if (row.has_restitution)
        fill_kick({bodies.awake().sims.data(), context.settings.gravity, context.h}, source, row);
    if (row.has_hit_events) fill_approach(bodies, row, sims);
    if (row.has_rounding) fill_rounding(row, sims);
    if (row.has_surface_speed) fill_surface_speed(row, sims);
    if (row.has_rolling) fill_rolling(row, sims, context.warm.begin);
    if (context.substeps > 1) fill_turning(bodies, shapes, sims, lanes.turns, turning, row);
}

/// [m/s] Of a body that contacts do not move, along a normal.
float steady_speed(const BodyTable& bodies, BodyId body, Vec2 from_center, Vec2 normal) {
    if (bodies[body].type == BodyType::kStatic) return 0.0f;
    const BodyPlace place = bodies.place(body);
    const BodyState state = place.set == BodySet::kAwake
                                ? as_told(bodies.awake(), static_cast<std::size_t>(place.index))
                                : bodies.state(body);
    return dot(normal, state.velocity + cross(state.angular, from_center));
}
/// [m] Where the surfaces met of which a point of the manifold tells. Each body has a place of its own for
/// that point, as they have come nearer since the manifold was computed: halfway between these, the surfaces
/// are half the separation away. They met as the velocities were: on the surface of one that stands.
Vec2 meeting_place(const BodyTable& bodies, const ContactSim& sim, int i, float approach) {
    const Vec2 at_a = bodies.sim(sim.body_a).center + sim.anchor_a[i],
               at_b = bodies.sim(sim.body_b).center + sim.anchor_b[i];
    float share = 0.5f;  // [1] of the separation: A's part of the way
    if (!bodies.is_movable(sim.body_a)) {
        share = steady_speed(bodies, sim.body_a, sim.anchor_a[i], sim.normal) / approach;
    } else if (!bodies.is_movable(sim.body_b)) {
        share = 1.0f + steady_speed(bodies, sim.body_b, sim.anchor_b[i], sim.normal) / approach;
    }
    return 0.5f * (at_a + at_b) + (share - 0.5f) * sim.separation[i] * sim.normal;
}

/// Where and how fast a contact's points met, before bodies get their new poses.
void note_hit(const BodyTable& bodies, const ContactRow& row, int lane, ContactSim& sim) {
    sim.approach_speed = 0.0f;
    for (int i = 0; i < sim.manifold.count; ++i) {
        const float speed = -row.relative_velocity[i][lane];
        if (!(row.total_impulse[i][lane] > 0.0f) || !(speed > sim.approach_speed)) continue;
        sim.approach_speed = speed;
        sim.hit_point = meeting_place(bodies, sim, i, speed);
    }
}

/// Of most contacts only the impulses are touched, and what lies beside them.
void store_row(const StepContext& context, const BodyTable& bodies, const ContactRow& row,
               const RowContacts& in_row) {
    RowTarget target;
    target.count = in_row.count;
    target.keeps = context.warm.kept != 0.0f;
    for (int lane = 0; lane < in_row.count; ++lane) {
        ContactSim& sim = *in_row.at[lane];
        target.contacts[lane] = &sim;
        // A contact that is switched off leaves no impulse to the next step.
        target.kept[lane] = row.has_disabled && sim.is_disabled ? 0.0f : context.warm.kept;
        if (row.has_disabled) sim.was_disabled = sim.is_disabled;
        // A contact that no longer resists rolling keeps no impulse of it.
        if (target.keeps && sim.material.rolling_resistance == 0.0f) sim.rolling_impulse = 0.0f;
        if (row.has_hit_events && sim.has_hit_events) note_hit(bodies, row, lane, sim);
        for (std::size_t i = 0; i < 2; ++i)
            sim.total_normal_impulse[i] = reported(row.total_impulse[i][lane]);
    }
    std::fill(target.kept + in_row.count, target.kept + kRowWidth, 0.0f);
    store_warm_impulses(row, target);
}

}  // namespace

void prepare_contacts(const StepContext& context, BodyTable& bodies, const ShapeTable& shapes,
                      const PortionRows& laid_out, Bin& bin, ActiveColour& colour) {
    ContactRow* const rows = laid_out.of(colour);
    const PrepareArguments arguments{bodies.awake().sims.data(), context.warm.begin,
                                     deep_overlap(context.settings.tolerances, 0.0f)};
    std::atomic<bool> has_overlap = false, has_heavy_blows = false, has_turning = false,
                      has_warm_start = false;
    for_ranges(context.scheduler, colour.row_count, grain_of(colour), [&](int begin, int end) {
        for (int r = begin; r < end; ++r) {
            const RowContacts in_row = contacts_of(bin, colour, r);
            if (colour.contacts != nullptr && r + 1 < end) fetch_ahead(contacts_of(bin, colour, r + 1));
            prepare_row(context, arguments, bodies, shapes, in_row.sims(), laid_out.turning_of(colour)[r],
                        rows[r]);
            if (rows[r].has_overlap) has_overlap.store(true, std::memory_order_relaxed);
            if (rows[r].heavy_blows != 0) has_heavy_blows.store(true, std::memory_order_relaxed);
            if (rows[r].turning != 0) has_turning.store(true, std::memory_order_relaxed);
            if ((rows[r].warm_start_a | rows[r].warm_start_b) != 0)
                has_warm_start.store(true, std::memory_order_relaxed);
        }
    });
    colour.has_overlap = has_overlap.load(std::memory_order_relaxed);
    colour.has_heavy_blows = has_heavy_blows.load(std::memory_order_relaxed);
    colour.has_turning = has_turning.load(std::memory_order_relaxed);
    colour.has_warm_start = has_warm_start.load(std::memory_order_relaxed);
}

void store_contacts(const StepContext& context, const BodyTable& bodies, const PortionRows& rows,
                    const ActiveColour& colour, Bin& bin) {
    const ContactRow* laid_out = rows.of(colour);
    for_ranges(context.scheduler, colour.row_count, kPreparedRowsPerTask, [&](int begin, int end) {
        for (int r = begin; r < end; ++r)
            store_row(context, bodies, laid_out[r], contacts_of(bin, colour, r));
    });
}

}  // namespace jostle::detail
