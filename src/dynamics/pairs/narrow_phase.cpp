// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Manifolds. A contact's manifold is computed in the frame of its shape A, from the pose of B as seen from A.
// Where that pose has hardly changed since, the manifold is kept, and its separations follow to first order:
// in a pile at rest most contacts cost a few dozen instructions instead of a clipping. Both are done a block
// of contacts at a time, a contact per lane; a block has the bits of its contacts alone, so blocks decide
// nothing. Those that may meet a seam of the ground are then corrected one by one (smooth_ground.cpp).
//
// With P0 the pose at the full computation and P now, a point x of B (in A's frame, then) is now at
// D x = P P0^-1 x, so the separation has grown by n . (D x - x). For c, B's centre of mass, and a turn of t,
// |D x - x| <= |D c - c| + |t| extent_B: kept while either part is below half the distance that may be lost.
//
// The normal and the anchors of a kept manifold stay as they are in the world while A turns by less than two
// degrees; and a pair that two points hold keeps them for longer. A column that sways by less than that is
// pushed straight. With a normal that turns with A, each body pushes the next to the side to which it leans.
#include <jostle/geometry/collide_batch.h>
#include <jostle/memory/room.h>

#include <bit>
#include <span>

#include "dynamics/pairs/far_kernels.h"
#include "dynamics/pairs/keep_kernels.h"
#include "dynamics/pairs/one_way.h"
#include "dynamics/pairs/smooth_ground.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/scratch.h"
#include "memory/prefetch.h"

namespace jostle::detail {
namespace {

/// [1] in slops: how far B may move against A before the manifold is computed afresh ...
constexpr float kKeepSlops = 0.1f;
/// ... and where two points hold the pair: so far, and by no more than this share of the smaller shape.
constexpr float kRecycleSlops = 10.0f;
constexpr float kRecycleExtent = 0.05f;
/// [1] In speculative distances: shapes whose boxes are further apart have no points, however they are
/// computed.
constexpr float kFar = 1.25f;

/// Contacts of a bin that lie side by side.
struct ContactRun {
    ContactSim* contacts;
    int count;
    int following = 0;     ///< contacts behind these, which are looked at next
    bool is_long = false;  ///< the bin has more than a block of contacts
};
/// Runs of one bin or of several, as a bin of a small world has few contacts.
using ContactBlock = std::span<const ContactRun>;

/// [1] How many contacts ahead memory is asked for: for the contact, and once it is here for its bodies.
constexpr int kContactsAhead = 12;
constexpr int kBodiesAhead = 6;

/// As keep_kernels.cpp has it in lanes.
bool has_hardly_moved(const Transform& from, const Transform& to, const BodySim& b, float distance) {
    const Rot turn = inverse_compose(from.q, to.q);
    const Vec2 shift = apply(to, b.local_center) - apply(from, b.local_center);
    const float half = 0.5f * distance;
    return turn.c > 0.5f && abs(turn.s) * b.extent < half && length_squared(shift) < half * half;
}

/// Impulses belong to features: a point that has the id of one in the last step starts with its impulse. The
/// tangential and the rolling impulse belong to all of them.
void carry_impulses(ContactSim& sim, const Manifold& fresh) {
    float normal_impulse[2] = {}, tangent_impulse = 0.0f, rolling_impulse = 0.0f;
    for (int i = 0; i < fresh.count; ++i) {
        for (int j = 0; j < sim.manifold.count; ++j) {
            if (fresh.points[i].id != sim.manifold.points[j].id) continue;
            normal_impulse[i] = sim.normal_impulse[j];
            tangent_impulse = sim.tangent_impulse;
            rolling_impulse = sim.rolling_impulse;
            break;
        }
    }
    for (int i = 0; i < 2; ++i) {
        sim.normal_impulse[i] = normal_impulse[i];
        sim.total_normal_impulse[i] = 0.0f;
    }
    sim.tangent_impulse = tangent_impulse;
    sim.rolling_impulse = rolling_impulse;
}

/// The contacts of a block whose manifolds are computed afresh, side by side.
struct FreshManifolds {
    Room<CollidePair, kContactsPerBlock> pairs;
    Room<Manifold, kContactsPerBlock> manifolds;
    PlacedContacts contacts;
};

/// Whether a manifold that depends on the neighbours of the ground's shape may have others now.
JOSTLE_INLINE bool has_other_ground(const PosedShapes& posed, const Tolerances& tolerances,
                                    const ContactSim& sim) {
    if (!sim.is_on_static && !sim.is_on_kinematic) return false;
    if (!posed.bodies[sim.body_a].ground_changed && !posed.bodies[sim.body_b].ground_changed) return false;
    return sim.is_on_static || is_near_tile(posed, tolerances, sim);
}

bool is_deep(const Tolerances& tolerances, float extent, const Manifold& manifold) {
    for (int i = 0; i < manifold.count; ++i)
        if (manifold.points[i].separation < -deep_overlap(tolerances, extent)) return true;
    return false;
}

/// [m] How far B may move against A before the manifold is computed afresh, as long as A hardly turns. One
/// point may become two, what is told to the user is exact, and on smooth ground the next seam must be found:
/// that is further away than the speculative distance.
float keep_distance(const StepSettings& settings, const ContactSim& sim) {
    const float slop = settings.tolerances.linear_slop;
    const bool recycles = sim.manifold.count > 1 && sim.is_solid && !sim.is_at_seam && !sim.asks_pre_solve &&
                          !sim.has_hit_events;
    if (!recycles) return kKeepSlops * slop;
    const float most =
        is_on_ground(settings, sim) ? 0.5f * settings.tolerances.speculative_distance : kRecycleSlops * slop;
    return max(kKeepSlops * slop, min(most, kRecycleExtent * sim.extent));
}

/// The few contacts of a small world lie in a cache.
void foresee(const BodyTable& bodies, const ContactRun& run, int i) {
    if (!run.is_long) return;
    const int end = run.count + run.following;
    if (i + kContactsAhead < end) prefetch_object(run.contacts[i + kContactsAhead]);
    if (i + kBodiesAhead >= end) return;
    const ContactSim& sim = run.contacts[i + kBodiesAhead];
    prefetch_object(bodies.sim(sim.body_a).transform);
    prefetch_object(bodies.sim(sim.body_b).transform);
}

/// Contacts for the kernels, behind those that `out` has. Returns those that have points; bit i is contact i.
BlockBits gather_run(const StepSettings& settings, const PosedShapes& posed, const ContactRun& run,
                     PlacedContacts& out) {
    BlockBits touched = 0;
    for (int k = 0; k < run.count; ++k) {
        ContactSim& sim = run.contacts[k];
        foresee(posed.bodies, run, k);
        const bool may_keep = sim.has_pose && !has_other_ground(posed, settings.tolerances, sim);
        const BodySim &a = posed.bodies.sim(sim.body_a), &b = posed.bodies.sim(sim.body_b);
        const int i = out.count;
        out.add(sim, a, b, may_keep ? keep_distance(settings, sim) : 0.0f);
        if (sim.manifold.count > 0) touched |= BlockBits{1} << i;
    }
    return touched;
}

/// B as seen from A, and A's turn, where a manifold is computed.
void note_pose(ContactSim& sim, const Transform& b_in_a, const BodySim& a) {
    sim.pose = b_in_a;
    sim.turn = a.transform.q;
    sim.has_pose = true;
}

/// Of the contacts whose bit is set, none of which touched: those whose shapes are far apart get no manifold,
/// as it would have no points. Returns them.
BlockBits pass_far(const PosedShapes& posed, const Tolerances& tolerances, const PlacedContacts& contacts,
                   BlockBits asked, const Transform* b_in_a) {
    BoxPairs pairs;
    for (BlockBits left = asked; left != 0; left &= left - 1) {
        const int i = std::countr_zero(left);
        const ContactSim& sim = *contacts.sims[i];
        pairs.add(posed.shapes.box(sim.shape_a), posed.shapes.box(sim.shape_b), b_in_a[i]);
    }
    BlockBits far = find_far(pairs, kFar * tolerances.speculative_distance), found = 0;
    for (BlockBits left = asked; left != 0; left &= left - 1, far >>= 1) {
        if ((far & 1) == 0) continue;
        const int i = std::countr_zero(left);
        ContactSim& sim = *contacts.sims[i];
        sim.is_at_seam = sim.began_deep = false;
        note_pose(sim, b_in_a[i], *contacts.a[i]);
        found |= BlockBits{1} << i;
    }
    return found;
}

/// Of the contacts whose bit is set.
void compute_fresh(const StepContext& context, const PosedShapes& posed, const PlacedContacts& contacts,
                   BlockBits stale, const Transform* b_in_a) {
    const ShapeTable& shapes = posed.shapes;
    const StepSettings& settings = context.settings;
    const Tolerances& tolerances = settings.tolerances;
    FreshManifolds fresh;
    for (BlockBits left = stale; left != 0; left &= left - 1) {
        const int i = std::countr_zero(left);
        ContactSim& sim = *contacts.sims[i];
        fresh.pairs.items[fresh.contacts.count] = {&shapes[sim.shape_a].geometry,
                                                   &shapes[sim.shape_b].geometry, b_in_a[i]};
        fresh.contacts.add(sim, *contacts.a[i], *contacts.b[i], 0.0f);
    }
    const auto count = static_cast<std::size_t>(fresh.contacts.count);
    collide(std::span(fresh.pairs.items).first(count), std::span(fresh.manifolds.items).first(count),
            tolerances);
    for (int i = 0; i < fresh.contacts.count; ++i) {
        ContactSim& sim = *fresh.contacts.sims[i];
        Manifold& manifold = fresh.manifolds.items[i];
        const Transform& pose = fresh.pairs.items[i].b_in_a;
        sim.is_at_seam = settings.smooth_ground && (sim.is_on_static || sim.is_on_kinematic) &&
                         !is_through(sim.one_way) && smooth(posed, tolerances, sim, pose, manifold);
        sim.began_deep = manifold.count > 0 &&
                         (sim.began_deep || (!sim.has_pose && is_deep(tolerances, sim.extent, manifold)));
        sim.came_from_above = sim.is_one_way && sim.one_way == OneWay::kUndecided && manifold.count > 0 &&
                              came_from_above(posed, tolerances, sim, pose, context.dt);
        carry_impulses(sim, manifold);
        sim.manifold = manifold;
        note_pose(sim, pose, *fresh.contacts.a[i]);
    }
    place_manifolds(fresh.contacts);
}

/// Whether a dynamic body is deep in one that does not move.
bool is_pressed(const ContactSim& sim, const BodySim& a, const BodySim& b, float slop) {
    if (!sim.is_solid || (a.inv_mass != 0.0f && b.inv_mass != 0.0f)) return false;
    return !is_open(sim) && gap_of(sim) < -kPressedSlops * slop;
}

/// Whether a box of the two bodies is another than in the last step: the slack of a body that moves is 0
/// then; that of a static one always is.
bool may_have_parted(const PosedShapes& posed, const Tolerances& tolerances, const ContactSim& sim,
                     const BodySim& a, const BodySim& b) {
    const float slack = sim.is_on_static ? max(a.slack, b.slack) : min(a.slack, b.slack);
    return slack <= 0.0f || has_other_ground(posed, tolerances, sim);
}

void update_block(const StepContext& context, const PosedShapes& posed, ContactBlock block,
                  const ContactNotes& notes) {
    const StepSettings& settings = context.settings;
    const float slop = settings.tolerances.linear_slop;
    PlacedContacts contacts;
    Room<Transform, kContactsPerBlock> b_in_a;
    BlockBits touched = 0;
    for (const ContactRun& run : block) touched |= gather_run(settings, posed, run, contacts);
    const BlockBits kept =
        keep_manifolds({kKeepSlops * slop, settings.tolerances.speculative_distance}, contacts, b_in_a.items);
    const BlockBits all = ~BlockBits{0} >> (kContactsPerBlock - contacts.count);
    BlockBits stale = all & ~kept;
    const BlockBits passing = stale & ~touched;
    stale &= ~pass_far(posed, settings.tolerances, contacts, passing, b_in_a.items);
    if (stale != 0) compute_fresh(context, posed, contacts, stale, b_in_a.items);
    for (int i = 0; i < contacts.count; ++i) {
        const ContactSim& sim = *contacts.sims[i];
        const bool has_points = sim.manifold.count > 0, had_points = ((touched >> i) & 1) != 0;
        bool is_changed = has_points != had_points;
        if (has_points) {
            if (is_pressed(sim, *contacts.a[i], *contacts.b[i], slop))
                notes.pressed.note_at_once(contacts.a[i]->inv_mass != 0.0f ? sim.body_a : sim.body_b);
            if (sim.asks_pre_solve) notes.asking.note_at_once(sim.id);
            // Of most contacts that touch the first point says enough.
            if (!sim.is_touching || sim.separation[0] > kPartSlops * slop) {
                const bool is_touch = has_touching_gap(sim, slop);
                if (!is_touch && sim.is_solid) notes.nearing.note_at_once(sim.id);
                is_changed = is_changed || is_touch != sim.is_touching;
            }
        } else if (!is_changed) {
            is_changed = sim.is_touching ||
                         (may_have_parted(posed, settings.tolerances, sim, *contacts.a[i], *contacts.b[i]) &&
                          have_parted(posed.boxes, posed.shapes, sim));
        }
        if (is_changed) notes.changed.note_at_once(sim.id);
    }
}

/// Of the points that the solver has, those that are found again where they are now.
void replace_points(const Manifold& fresh, Manifold& manifold) {
    for (int i = 0; i < fresh.count; ++i)
        for (int j = 0; j < manifold.count; ++j)
            if (fresh.points[i].id == manifold.points[j].id) manifold.points[j] = fresh.points[i];
    if (fresh.count > 0) manifold.normal = fresh.normal;
}

}  // namespace

Manifold manifold_now(const Tables& tables, const ContactSim& sim) {
    const StepSettings& settings = tables.settings;
    const BodySim &a = tables.bodies.sim(sim.body_a), &b = tables.bodies.sim(sim.body_b);
    const Transform pose = inverse_compose(a.transform, b.transform);
    const float least = kKeepSlops * settings.tolerances.linear_slop;
    Manifold manifold = sim.manifold;
    // Points that are not found again, as others took their place, have the solver's separation.
    for (int i = 0; i < manifold.count; ++i) manifold.points[i].separation = sim.separation[i];
    // On smooth ground neighbours may have a say by now; there manifolds are kept for two slops at most.
    if (is_on_ground(settings, sim)) return manifold;
    if (!sim.has_pose || keep_distance(settings, sim) <= least || has_hardly_moved(sim.pose, pose, b, least))
        return manifold;
    replace_points(collide(tables.shapes[sim.shape_a].geometry, tables.shapes[sim.shape_b].geometry, pose,
                           settings.tolerances),
                   manifold);
    return manifold;
}

void update_manifolds(const StepContext& context, const PosedShapes& posed, ConstraintGraph& graph,
                      const ContactNotes& notes) {
    int most = 0;
    graph.for_awake_bins([&](const Bin& bin) {
        most += (static_cast<int>(bin.contacts.size()) + kContactsPerBlock - 1) / kContactsPerBlock;
    });
    ScratchArray<ContactRun> runs(context.stack, most);
    ScratchArray<int> ends(context.stack, most);  // of blocks, in `runs`
    int count = 0, blocks = 0, in_block = kContactsPerBlock;
    graph.for_awake_bins([&](Bin& bin) {
        const int size = static_cast<int>(bin.contacts.size());
        for (int begin = 0; begin < size; begin += kContactsPerBlock) {
            const int end = begin + kContactsPerBlock < size ? begin + kContactsPerBlock : size;
            runs[count++] = {bin.contacts.data() + begin, end - begin, size - end, size > kContactsPerBlock};
            in_block += end - begin;
            if (in_block > kContactsPerBlock) {
                in_block = end - begin;
                ++blocks;
            }
            ends[blocks - 1] = count;
        }
    });
    for_ranges(context.scheduler, blocks, 4, [&](int begin, int end) {
        for (int i = begin; i < end; ++i) {
            const int first = i == 0 ? 0 : ends[i - 1];
            update_block(context, posed, {runs.data() + first, runs.data() + ends[i]}, notes);
        }
    });
}

void update_manifold(const StepContext& context, const PosedShapes& posed, ContactSim& sim,
                     const ContactNotes& notes) {
    const ContactRun alone{&sim, 1};
    update_block(context, posed, {&alone, 1}, notes);
}

}  // namespace jostle::detail
