// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// From contacts to rows, and back.
//
// A contact point's separation during the step is measured along the normal of its beginning:
//     s = separation + n . ((dp_B + dq_B r_B) - (dp_A + dq_A r_A) - (r_B - r_A))
// so what the row keeps is separation - n . (r_B - r_A).
#include "dynamics/solve/prepare.h"

#include <algorithm>
#include <atomic>
#include <span>

#include "dynamics/solve/heavy.h"
#include "dynamics/solve/solve.h"

namespace jostle {
namespace {

constexpr int kRowsPerTask = 16;
/// The null body, read only.
constexpr std::int32_t kNullPlace = ~0;

int rows_for(const Bin& bin, int index) {
    const int count = static_cast<int>(bin.contacts.size());
    // Contacts that overflowed are solved one by one: a row each.
    return index == kOverflowBin ? count : (count + kRowWidth - 1) / kRowWidth;
}

/// ORDER: what overflowed first, so that the colours, and among them those of the ground, have the last word.
template <class Function>
void for_solved_bins(const ConstraintGraph& graph, Function&& function) {
    const auto visit = [&](int index) {
        const Bin& bin = graph.bin(index);
        if (!bin.empty()) function(index, bin);
    };
    visit(kOverflowBin);
    for (int i = 0; i < kColours; ++i) visit(i);
}

struct Side {
    std::int32_t place;
    float inv_mass, inv_inertia;
    Vec2 velocity;
    float angular;
    Vec2 inv_mass_by_axis;
    bool has_locked_axis;
};

JOSTLE_INLINE Side side_of(const BodyTable& bodies, BodyId body) {
    const BodyPlace place = bodies.place(body);
    if (place.set != BodySet::kAwake) return {kNullPlace, 0.0f, 0.0f, {}, 0.0f, {}, false};
    const auto index = static_cast<std::size_t>(place.index);
    const BodySim& sim = bodies.awake().sims[index];
    const BodyState& state = bodies.awake().states[index];
    return {sim.inv_mass > 0.0f ? place.index : ~place.index,
            sim.inv_mass,
            sim.inv_inertia,
            state.velocity,
            state.angular,
            inv_mass_by_axis(sim),
            sim.has_locked_axis()};
}

/// [1/kg] How two bodies give way to an impulse along a direction through their centres; and the least that
/// counts, their turning included.
struct PairMobility {
    Vec2 direction;
    float inv_mass;
    float least;
};
PairMobility mobility_of(const Side& a, const Side& b, Vec2 direction) {
    const float inv_mass = a.inv_mass + b.inv_mass;
    if (!a.has_locked_axis && !b.has_locked_axis) return {direction, inv_mass, 0.0f};
    return {direction, inv_mass_along(a.inv_mass_by_axis + b.inv_mass_by_axis, direction),
            kLeastMobility * inv_mass};
}

/// [kg] The mass that the impulse meets at the two anchors.
float effective_mass(const Side& a, const Side& b, Vec2 anchor_a, Vec2 anchor_b,
                     const PairMobility& mobility) {
    const float ra = cross(anchor_a, mobility.direction), rb = cross(anchor_b, mobility.direction);
    const float k = mobility.inv_mass + a.inv_inertia * ra * ra + b.inv_inertia * rb * rb;
    return k > mobility.least ? 1.0f / k : 0.0f;
}

void fill_point(ContactRowPoint& out, int lane, const ContactSim& sim, int i, const Side& a, const Side& b,
                const PairMobility& normal, const PairMobility& tangent, float share) {
    const Vec2 ra = sim.anchor_a[i], rb = sim.anchor_b[i];
    const Vec2 dv = b.velocity + cross(b.angular, rb) - a.velocity - cross(a.angular, ra);
    out.anchor_ax[lane] = ra.x;
    out.anchor_ay[lane] = ra.y;
    out.anchor_bx[lane] = rb.x;
    out.anchor_by[lane] = rb.y;
    out.separation[lane] = sim.separation[i] - dot(rb - ra, sim.normal);
    out.relative_velocity[lane] = dot(dv, sim.normal);
    out.normal_mass[lane] = effective_mass(a, b, ra, rb, normal);
    out.tangent_mass[lane] = effective_mass(a, b, ra, rb, tangent);
    out.normal_impulse[lane] = share * sim.normal_impulse[i];
    out.tangent_impulse[lane] = share * sim.tangent_impulse[i];
    out.total_impulse[lane] = 0.0f;
}

void clear_point(ContactRowPoint& out, int lane) {
    for (float* field :
         {out.anchor_ax, out.anchor_ay, out.anchor_bx, out.anchor_by, out.separation, out.relative_velocity,
          out.normal_mass, out.tangent_mass, out.normal_impulse, out.tangent_impulse, out.total_impulse})
        field[lane] = 0.0f;
}

/// [1] Pairs that did not begin with a deep overlap are moved apart only where they are so many times as
/// deep: a blow may press them together, and contacts push them back.
constexpr float kPressedDepth = 2.0f;

/// Whether a pair is moved apart by separate_row(). Light bodies under heavy ones are not, for these press
/// them back; nor is what hangs on joints, which would have to follow.
bool moves_apart(const StepContext& context, const BodyTable& bodies, const ContactSim& sim, const Side& a,
                 const Side& b) {
    const float deepest =
        sim.manifold.count > 1 ? min(sim.separation[0], sim.separation[1]) : sim.separation[0];
    const float deep = deep_overlap(context.settings.tolerances, sim.extent);
    if (deepest >= -(sim.began_deep ? 1.0f : kPressedDepth) * deep) return false;
    const float lighter = max(a.inv_mass, b.inv_mass), heavier = min(a.inv_mass, b.inv_mass);
    return heavier > 0.0f && lighter <= kHeavyRatio * heavier && bodies[sim.body_a].joints.count == 0 &&
           bodies[sim.body_b].joints.count == 0;
}

void note_deep(const StepSettings& settings, float h, ContactRow& row, int lane) {
    if (row.has_overlap == 0) std::ranges::fill(row.correction, 0.0f);
    row.has_overlap = 1;
    row.correction[lane] = settings.max_push_out_speed * h;
}

/// How soft the contact is, whose points are filled.
Softness softness_of(const StepContext& context, BodyTable& bodies, const ContactSim& sim, const Side& a,
                     const Side& b, const ContactRow& row, int lane) {
    const bool is_on_static = a.inv_mass == 0.0f || b.inv_mass == 0.0f;
    const Softness& soft = is_on_static ? context.static_softness : context.contact_softness;
    if (!hold_heavy(bodies.sim(sim.body_a), bodies.sim(sim.body_b))) return soft;
    float load = 0.0f;
    for (int i = 0; i < sim.manifold.count; ++i) {
        const ContactRowPoint& point = row.points[i];
        if (point.normal_mass[lane] > 0.0f)
            load = max(load, point.normal_impulse[lane] / point.normal_mass[lane]);
    }
    return stiffened(context, soft, load);
}

void fill_lane(const StepContext& context, BodyTable& bodies, ContactRow& row, int lane,
               const ContactSim& sim) {
    const Side a = side_of(bodies, sim.body_a), b = side_of(bodies, sim.body_b);
    row.body_a[lane] = a.place;
    row.body_b[lane] = b.place;
    row.inv_mass_ax[lane] = a.inv_mass_by_axis.x;
    row.inv_mass_ay[lane] = a.inv_mass_by_axis.y;
    row.inv_mass_bx[lane] = b.inv_mass_by_axis.x;
    row.inv_mass_by[lane] = b.inv_mass_by_axis.y;
    row.inv_inertia_a[lane] = a.inv_inertia;
    row.inv_inertia_b[lane] = b.inv_inertia;
    row.normal_x[lane] = sim.normal.x;
    row.normal_y[lane] = sim.normal.y;
    row.friction[lane] = sim.material.friction;
    row.restitution[lane] = sim.material.restitution;
    const PairMobility normal = mobility_of(a, b, sim.normal),
                       tangent = mobility_of(a, b, right_perpendicular(sim.normal));
    for (int i = 0; i < 2; ++i) {
        if (i < sim.manifold.count) {
            fill_point(row.points[i], lane, sim, i, a, b, normal, tangent, context.warm.begin);
        } else {
            clear_point(row.points[i], lane);
        }
    }
    const Softness soft = softness_of(context, bodies, sim, a, b, row, lane);
    row.bias_rate[lane] = soft.bias_rate;
    row.mass_scale[lane] = soft.mass_scale;
    row.impulse_scale[lane] = soft.impulse_scale;
    if (sim.manifold.count > row.point_count) row.point_count = sim.manifold.count;
    if (moves_apart(context, bodies, sim, a, b)) note_deep(context.settings, context.h, row, lane);
    if (sim.material.restitution > 0.0f) row.has_restitution = 1;
    if (sim.material.surface_speed != 0.0f) row.has_surface_speed = 1;
    if (sim.material.rolling_resistance > 0.0f) row.has_rolling = 1;
}

void clear_lane(ContactRow& row, int lane) {
    row.body_a[lane] = row.body_b[lane] = kNullPlace;
    for (float* field : {row.inv_mass_ax, row.inv_mass_ay, row.inv_mass_bx, row.inv_mass_by,
                         row.inv_inertia_a, row.inv_inertia_b, row.normal_x, row.normal_y, row.friction,
                         row.restitution, row.bias_rate, row.mass_scale, row.impulse_scale})
        field[lane] = 0.0f;
    clear_point(row.points[0], lane);
    clear_point(row.points[1], lane);
}

/// [m/s] How much faster a body gets by gravity and the user's forces within a sub-step; and by how much it
/// did in the part of the last step that it missed, as it was stopped on its way. It meets what it bounces
/// off at the speed that it had there.
struct Kick {
    Vec2 now, late;
};
Kick kick_of(const StepContext& context, const BodyTable& bodies, BodyId body) {
    const BodyPlace place = bodies.place(body);
    if (place.set != BodySet::kAwake) return {};
    const BodySim& sim = bodies.awake().sims[static_cast<std::size_t>(place.index)];
    if (sim.inv_mass == 0.0f) return {};
    // Nothing accelerates a body where it is locked.
    const Vec2 free{sim.locks.x ? 0.0f : 1.0f, sim.locks.y ? 0.0f : 1.0f};
    const auto along = [&](Vec2 v) { return Vec2{free.x * v.x, free.y * v.y}; };
    const Vec2 gravity = sim.gravity_scale * context.settings.gravity;
    return {along(context.h * (gravity + sim.inv_mass * sim.force)), along(sim.late * gravity)};
}

/// Arrays that few rows need. `sims` are the contacts of the row's first lanes.
void fill_kick(const StepContext& context, const BodyTable& bodies, ContactRow& row,
               std::span<const ContactSim> sims) {
    for (std::size_t lane = 0; lane < kRowWidth; ++lane) {
        row.kick[lane] = row.late_kick[lane] = 0.0f;
        if (lane >= sims.size() || row.restitution[lane] == 0.0f) continue;
        const ContactSim& sim = sims[lane];
        const Kick a = kick_of(context, bodies, sim.body_a), b = kick_of(context, bodies, sim.body_b);
        row.kick[lane] = dot(b.now - a.now, sim.normal);
        row.late_kick[lane] = dot(b.late - a.late, sim.normal);
    }
}
void fill_surface_speed(ContactRow& row, std::span<const ContactSim> sims) {
    for (std::size_t lane = 0; lane < kRowWidth; ++lane)
        row.surface_speed[lane] = lane < sims.size() ? sims[lane].material.surface_speed : 0.0f;
}
void fill_rolling(ContactRow& row, std::span<const ContactSim> sims, float share) {
    for (std::size_t lane = 0; lane < kRowWidth; ++lane) {
        const bool rolls =
            lane < sims.size() && !sims[lane].is_disabled && sims[lane].material.rolling_resistance > 0.0f;
        const float inv_inertia = row.inv_inertia_a[lane] + row.inv_inertia_b[lane];
        row.rolling_resistance[lane] = rolls ? sims[lane].material.rolling_resistance : 0.0f;
        row.rolling_mass[lane] = rolls ? inverse_or_zero(inv_inertia) : 0.0f;
        row.rolling_impulse[lane] = rolls ? share * sims[lane].rolling_impulse : 0.0f;
    }
}

/// An impulse that overflowed must not warm-start the next step.
float finite_or_zero(float impulse) {
    return is_finite(impulse) ? impulse : 0.0f;
}

/// The contacts that row `row` of a colour holds.
struct RowContacts {
    int begin, end;
};
RowContacts contacts_of(const Bin& bin, const ActiveColour& colour, int row) {
    if (colour.bin == kOverflowBin) return {row, row + 1};
    const int count = static_cast<int>(bin.contacts.size());
    const int begin = row * kRowWidth;
    return {begin, begin + kRowWidth < count ? begin + kRowWidth : count};
}

/// [1] Rows that one task takes. What overflowed shares bodies.
int grain_of(const ActiveColour& colour) {
    return colour.bin == kOverflowBin ? colour.row_count : kRowsPerTask;
}

void prepare_contacts(const StepContext& context, BodyTable& bodies, const Bin& bin, ActiveColour& colour,
                      ContactRow* rows) {
    std::atomic<bool> has_overlap = false;
    for_ranges(context.scheduler, colour.row_count, grain_of(colour), [&](int begin, int end) {
        for (int r = begin; r < end; ++r) {
            ContactRow& row = rows[r];
            const RowContacts in_row = contacts_of(bin, colour, r);
            row.point_count = 0;
            row.has_restitution = row.has_surface_speed = row.has_rolling = row.has_overlap = 0;
            for (int lane = 0; lane < kRowWidth; ++lane) {
                const int k = in_row.begin + lane;
                const ContactSim* const sim =
                    k < in_row.end ? &bin.contacts[static_cast<std::size_t>(k)] : nullptr;
                if (sim != nullptr && !sim->is_disabled) {
                    fill_lane(context, bodies, row, lane, *sim);
                } else {
                    clear_lane(row, lane);
                }
            }
            const auto sims = std::span(bin.contacts)
                                  .subspan(static_cast<std::size_t>(in_row.begin),
                                           static_cast<std::size_t>(in_row.end - in_row.begin));
            if (row.has_overlap != 0) has_overlap.store(true, std::memory_order_relaxed);
            if (row.has_restitution != 0) fill_kick(context, bodies, row, sims);
            if (row.has_surface_speed != 0) fill_surface_speed(row, sims);
            if (row.has_rolling != 0) fill_rolling(row, sims, context.warm.begin);
        }
    });
    colour.has_overlap = has_overlap.load(std::memory_order_relaxed);
}

/// Where and how fast a contact's points met, before bodies get their new poses.
void note_hit(const BodyTable& bodies, const ContactRow& row, int lane, ContactSim& sim) {
    sim.approach_speed = 0.0f;
    for (int i = 0; i < sim.manifold.count; ++i) {
        const float speed = -row.points[i].relative_velocity[lane];
        if (!(row.points[i].total_impulse[lane] > 0.0f) || !(speed > sim.approach_speed)) continue;
        sim.approach_speed = speed;
        sim.hit_point = bodies.sim(sim.body_a).center + sim.anchor_a[i];
    }
}

void store_row(const StepContext& context, const BodyTable& bodies, const ContactRow& row,
               const RowContacts& in_row, Bin& bin) {
    for (int k = in_row.begin; k < in_row.end; ++k) {
        ContactSim& sim = bin.contacts[static_cast<std::size_t>(k)];
        const int lane = k - in_row.begin;
        // A contact that is switched off leaves no impulse to the next step.
        const float kept = sim.is_disabled ? 0.0f : context.warm.kept;
        sim.was_disabled = sim.is_disabled;
        if (sim.has_hit_events) note_hit(bodies, row, lane, sim);
        const auto store = [&](float& stored, float impulse) {
            stored = finite_or_zero(kept == 0.0f ? impulse : impulse + kept * stored);
        };
        for (int i = 0; i < sim.manifold.count; ++i) {
            store(sim.normal_impulse[i], row.points[i].normal_impulse[lane]);
            store(sim.tangent_impulse[i], row.points[i].tangent_impulse[lane]);
            sim.total_normal_impulse[i] = finite_or_zero(row.points[i].total_impulse[lane]);
        }
        // Only rows in which a contact rolls have these impulses.
        if (row.has_rolling != 0 && sim.material.rolling_resistance > 0.0f) {
            store(sim.rolling_impulse, row.rolling_impulse[lane]);
        } else {
            sim.rolling_impulse = 0.0f;
        }
    }
}

}  // namespace

void reserve_rows(const StepContext& context, const BodyArrays& awake, const ConstraintGraph& graph,
                  SolverRows& rows) {
    int colours = 0, row_count = 0;
    for_solved_bins(graph, [&](int index, const Bin& bin) {
        ++colours;
        row_count += rows_for(bin, index);
    });
    rows.colours.emplace(context.stack, colours);
    rows.rows.emplace(context.stack, row_count);
    rows.before.emplace(context.stack, awake.size());
}

void prepare(const StepContext& context, BodyTable& bodies, ConstraintGraph& graph, SolverRows& rows) {
    int row_count = 0;
    rows.colour_count = 0;
    for_solved_bins(graph, [&](int index, const Bin& bin) {
        const int count = rows_for(bin, index);
        (*rows.colours)[rows.colour_count++] = {.bin = index, .first_row = row_count, .row_count = count};
        row_count += count;
    });
    for (ActiveColour& colour : rows.active()) {
        prepare_contacts(context, bodies, graph.bin(colour.bin), colour, rows.of(colour));
        prepare_joints(context, bodies, graph, colour.bin);
    }
    // Joints that do nothing count their turns all the same.
    prepare_joints(context, bodies, graph, kIdleBin);
}

void store_impulses(const StepContext& context, const BodyTable& bodies, ConstraintGraph& graph,
                    SolverRows& rows) {
    for (const ActiveColour& colour : rows.active()) {
        Bin& bin = graph.bin(colour.bin);
        const ContactRow* laid_out = rows.of(colour);
        for_ranges(context.scheduler, colour.row_count, kRowsPerTask, [&](int begin, int end) {
            for (int r = begin; r < end; ++r)
                store_row(context, bodies, laid_out[r], contacts_of(bin, colour, r), bin);
        });
        if (context.warm.kept != 0.0f) store_joints(context, graph, colour.bin);
    }
    rows.direct_blocks.reset();
    rows.direct_bodies.reset();
    rows.direct_joints.reset();
    rows.direct_groups.reset();
    rows.before.reset();
    rows.rows.reset();
    rows.colours.reset();
}

}  // namespace jostle
