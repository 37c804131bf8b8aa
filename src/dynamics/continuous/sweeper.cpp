// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Static shapes are found by a cast of a box through their tree, those of kinematic bodies by a query of the
// other tree, whose boxes are those before the step, with a box that is larger by how far such bodies move.
#include "dynamics/continuous/sweeper.h"

#include "dynamics/pairs/one_way.h"
#include "dynamics/pairs/pairs.h"
#include "dynamics/store/contact_links.h"

namespace jostle::detail {
namespace {

/// [1] How often a body is moved off a shape: off the two walls of a corner, and off each once more, as a
/// move off one brings the body nearer to the other.
constexpr int kMostMoves = 4;
/// [1] The sine of the angle between a shape and the axis along which a body may move: of a smaller one, a
/// body with a locked axis would go far to come off.
constexpr float kLeastOpening = 0.1f;

/// Whether discs about the centres of two sweeps, which hold all that turns there, pass each other by.
bool pass_by(const Geometry& a, const Sweep& sweep_a, const Geometry& b, const Sweep& sweep_b) {
    const Vec2 start = sweep_b.c0 - sweep_a.c0, path = (sweep_b.c - sweep_a.c) - start;
    const float along = -dot(start, path), squared = length_squared(path);
    const Vec2 nearest = !(along > 0.0f)    ? start
                         : along >= squared ? start + path
                                            : start + (along / squared) * path;
    const float reach = max_extent(a, sweep_a.local_center) + max_extent(b, sweep_b.local_center);
    // Roomy, as it is rounded.
    return length_squared(nearest) > 1.01f * reach * reach + 1.0e-6f * (length_squared(start) + squared);
}

}  // namespace

Answer may_meet(const StepContext& context, const Tables& tables, ShapeId a, ShapeId b) {
    const auto [low, high] = std::minmax(a, b);
    if (tables.pairs.contains(low, high)) return Answer::kYes;
    if (!may_collide(tables, low, high)) return Answer::kNo;
    if (!context.callbacks.is_asked_about(low, high)) return Answer::kYes;
    if (const bool* const kept = tables.sweep_answers.about(low, high))
        return *kept ? Answer::kYes : Answer::kNo;
    // Pairs whose boxes overlapped before the step were asked about then, and refused.
    const bool were_near = tables.broad_phase.overlap(tables.shapes.proxy(a), tables.shapes.proxy(b));
    return were_near ? Answer::kNo : Answer::kAsk;
}

Answer Sweeper::stops(ShapeId own, ShapeId other) const {
    const ShapeRecord &a = tables_.shapes[own], &b = tables_.shapes[other];
    if (a.def.is_sensor || b.def.is_sensor) return Answer::kNo;
    if (is_one_way(a) || is_one_way(b)) {
        const ContactId contact = contact_of(tables_, own, other);
        if (contact != kNone && is_through(tables_.contact_sim(contact).one_way)) return Answer::kNo;
    }
    const Answer answer = may_meet(context_, tables_, own, other);
    if (answer != Answer::kYes || (!a.asks_pre_solve && !b.asks_pre_solve)) return answer;
    // Two that touched before the step were asked about then.
    const ContactId contact = contact_of(tables_, own, other);
    if (contact == kNone || tables_.contact_sim(contact).manifold.count == 0) return Answer::kAsk;
    return tables_.contact_sim(contact).is_disabled ? Answer::kNo : Answer::kYes;
}

Sweeper::Search Sweeper::search_of(const Stretch& stretch, const ImpactKey& after, ShapeId own,
                                   const Impact& found) const {
    const ShapeRecord& shape = tables_.shapes[own];
    const float inset = inset_of(shape.geometry);
    return {stretch,
            after,
            part_of(stretch.sweep, stretch.begin, stretch.end),
            own,
            shape,
            inset,
            core_of(shape.geometry, inset),
            found};
}

bool Sweeper::meets(Search& search, ShapeId other, Answer answer, const Sweep& sweep_of_other, float begin,
                    float end) const {
    const Sweep own_part = part_of(search.stretch.sweep, begin, end),
                other_part = part_of(sweep_of_other, begin, end);
    if (pass_by(search.shape.geometry, own_part, tables_.shapes[other].geometry, other_part)) return false;
    const Meeting met = meet(
        {search.shape.geometry, search.core, search.inset, tables_.shapes[other].geometry, slop_, per_unit_},
        own_part, other_part);
    if (!met.hit) return false;
    if (lets_through(tables_, {search.own, other, met.normal, pose_at(own_part, met.fraction).q,
                               pose_at(other_part, met.fraction).q}))
        return false;
    const ImpactKey key{begin + met.fraction * (end - begin), other, search.own};
    if (search.after < key && key < search.found.key)
        search.found = {true,       answer == Answer::kAsk, met.began_near, key, met.point,
                        met.normal, met.core_normal};
    return true;
}

void Sweeper::consider(Search& search, ShapeId other, const Sweep& sweep_of_other) const {
    const Answer answer = stops(search.own, other);
    if (answer == Answer::kNo) return;
    meets(search, other, answer, sweep_of_other, search.stretch.begin, search.stretch.end);
}

void Sweeper::consider(Search& search, ShapeId other, const Path& path_of_other) const {
    const Answer answer = stops(search.own, other);
    if (answer == Answer::kNo) return;
    for (int i = 0; i < path_of_other.count(); ++i) {
        const float begin = max(path_of_other.piece(i).begin, search.stretch.begin);
        const float end = min(path_of_other.end_of(i), search.stretch.end);
        if (begin < end && meets(search, other, answer, path_of_other.piece(i).sweep, begin, end)) return;
    }
}

void Sweeper::against_static(Search& search) const {
    const Sweep& sweep = search.sweep;
    const Aabb<2> box = turning_box(search.shape.geometry, sweep);
    // Far from the origin less than that is rounded off.
    const float margin = slop_ + 1.0e-6f * (abs(sweep.c0.x) + abs(sweep.c0.y));
    const BoxCast<2> cast{expand(Aabb<2>{box.lower + sweep.c0, box.upper + sweep.c0}, margin),
                          sweep.c - sweep.c0};
    const DynamicTree<2>& tree = tables_.broad_phase.static_tree();
    const SweptCore core(search.core, max_extent(search.shape.geometry, sweep.local_center), sweep);
    tree.box_cast(cast, [&](int item, float) {
        const ShapeId other = shape_of(tree.user_data(item));
        const ShapeRecord& shape = tables_.shapes[other];
        const BodySim& sim = tables_.bodies.sim(shape.body);
        if (core.stays_in_front(shape.geometry, sim.transform, slop_)) return CastAnswer::clip(search.end());
        consider(search, other, rest_at(sim.transform, sim.local_center));
        return CastAnswer::clip(search.end());
    });
}

void Sweeper::against_kinematic(Search& search) const {
    const Sweep& sweep = search.sweep;
    const Aabb<2> box = expand(swept_box(search.shape.geometry, sweep), kinematic_reach_.way);
    const DynamicTree<2>& tree = tables_.broad_phase.movable_tree();
    tree.query(box, [&](int item) {
        const ShapeId other = shape_of(tree.user_data(item));
        const BodyId body = tables_.shapes[other].body;
        if (tables_.bodies[body].type != BodyType::kKinematic || body == search.stretch.carrier) return;
        consider(search, other, sweep_of(tables_.bodies.sim(body), tables_.bodies.state(body)));
    });
}

Impact Sweeper::first_impact(const Stretch& stretch, const ImpactKey& after) const {
    Impact found;
    const Sweep& sweep = stretch.sweep;
    const bool rests = sweep.c == sweep.c0 && sweep.a == sweep.a0;
    const bool any_kinematic = tables_.sweeps.kinematic_boxes > 0;
    if (rests && !any_kinematic) return found;
    for_shapes(tables_, stretch.body, [&](ShapeId own) {
        if (tables_.shapes[own].def.is_sensor) return;
        Search search = search_of(stretch, after, own, found);
        if (!rests) against_static(search);
        if (any_kinematic) against_kinematic(search);
        found = search.found;
    });
    return found;
}

Placed Sweeper::place(const Transform& pose, ShapeId own_id, ShapeId other_id) const {
    const ShapeRecord &own = tables_.shapes[own_id], &other = tables_.shapes[other_id];
    const float inset = inset_of(own.geometry);
    return detail::place(
        {own.geometry, core_of(own.geometry, inset), inset, other.geometry, slop_, per_unit_}, pose,
        tables_.bodies.sim(other.body).transform);
}

float Sweeper::inset_of(const Geometry& geometry) const {
    return core_inset(least_half_width(geometry), slop_);
}

Placed Sweeper::too_near(BodyId body, const Transform& before, const Transform& pose) const {
    const DynamicTree<2>& tree = tables_.broad_phase.static_tree();
    Placed nearest;
    nearest.core_gap = 0.5f * least_gap(slop_);
    for_shapes(tables_, body, [&](ShapeId own) {
        const Geometry& geometry = tables_.shapes[own].geometry;
        const DistanceProxy core = core_of(geometry, inset_of(geometry));
        const SweptCore resting(core, max_extent(geometry, {}), rest_at(pose, {}));
        tree.query(expand(bounds(geometry, pose), slop_), [&](int item) {
            const ShapeId other = shape_of(tree.user_data(item));
            const Transform& its_pose = tables_.bodies.sim(tables_.shapes[other].body).transform;
            if (resting.stays_in_front(tables_.shapes[other].geometry, its_pose, slop_) ||
                stops(own, other) == Answer::kNo)
                return;
            const Placed placed = place(pose, own, other);
            // ORDER: the first of several that are as near.
            if (!(placed.core_gap < nearest.core_gap) || placed.is_behind) return;
            const Placed begun = place(before, own, other);
            if (begun.is_across || begun.is_behind ||
                lets_through(tables_, {own, other, placed.normal, pose.q, its_pose.q}))
                return;
            nearest = placed;
        });
    });
    return nearest;
}

bool Sweeper::keep_off(BodyId body, const Transform& before, Transform& end) const {
    const MotionLocks& locks = tables_.bodies.sim(body).locks;
    for (int i = 0; i < kMostMoves; ++i) {
        const Placed nearest = too_near(body, before, end);
        const Vec2 way{locks.x ? 0.0f : nearest.normal.x, locks.y ? 0.0f : nearest.normal.y};
        const float opened = dot(way, nearest.normal);
        if (!(opened > kLeastOpening * kLeastOpening)) return !nearest.is_across;
        end.p += (least_gap(slop_) - nearest.core_gap) / opened * way;
    }
    return !too_near(body, before, end).is_across;
}

bool Sweeper::bars(Vec2 way, float least, BodyId body, const Transform& pose) const {
    const DynamicTree<2>& tree = tables_.broad_phase.static_tree();
    bool any = false;
    for_shapes(tables_, body, [&](ShapeId own) {
        tree.query(expand(bounds(tables_.shapes[own].geometry, pose), slop_), [&](int item) {
            const ShapeId other = shape_of(tree.user_data(item));
            if (any || stops(own, other) == Answer::kNo) return;
            const Placed placed = place(pose, own, other);
            any = placed.gap < slop_ && !(-dot(placed.normal, way) < least) &&
                  !lets_through(tables_, {own, other, placed.normal, pose.q,
                                          tables_.bodies.sim(tables_.shapes[other].body).transform.q});
        });
    });
    return any;
}

float Sweeper::passes_at(ShapeId a, const Path& path_a, ShapeId b, const Path& path_b) const {
    const bool is_near_enough = tables_.shapes[a].def.near_events || tables_.shapes[b].def.near_events;
    const float gap =
        is_near_enough ? context_.settings.tolerances.speculative_distance : kTouchSlops * slop_;
    const Geometry &one = tables_.shapes[a].geometry, &other = tables_.shapes[b].geometry;
    float begin = 0.0f;
    for (int i = 0, j = 0; i < path_a.count() && j < path_b.count();) {
        const float end = min(path_a.end_of(i), path_b.end_of(j));
        const Sweep sweep = part_of(path_a.piece(i).sweep, begin, end);
        const Sweep sweep_of_other = part_of(path_b.piece(j).sweep, begin, end);
        const Approach near = approach(one, sweep, other, sweep_of_other, gap, per_unit_);
        if (near.within_at_begin && begin == 0.0f) return -1.0f;
        if (near.fraction <= 1.0f) {
            const Approach at_end = approach(one, rest_at(path_a.pose(1.0f), {}), other,
                                             rest_at(path_b.pose(1.0f), {}), gap, per_unit_);
            return at_end.within_at_begin ? -1.0f : begin + near.fraction * (end - begin);
        }
        begin = end;
        i += path_a.end_of(i) <= end ? 1 : 0;
        j += path_b.end_of(j) <= end ? 1 : 0;
    }
    return -1.0f;
}

}  // namespace jostle::detail
