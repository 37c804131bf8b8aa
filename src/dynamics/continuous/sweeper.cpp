// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Static shapes are found by a cast of a box through their tree, those of kinematic bodies by a query of the
// other tree, whose boxes are those before the step, with a box that is larger by how far such bodies move.
#include "dynamics/continuous/sweeper.h"

#include "dynamics/pairs/pairs.h"

namespace jostle {

Sweeper::Answer Sweeper::stops(ShapeId own, ShapeId other) const {
    const ShapeRecord &a = tables_.shapes[own], &b = tables_.shapes[other];
    if (a.def.is_sensor || b.def.is_sensor) return Answer::kNo;
    const bool asks_pre_solve = a.asks_pre_solve || b.asks_pre_solve;
    const auto [low, high] = std::minmax(own, other);
    if (tables_.pairs.contains(low, high)) return asks_pre_solve ? Answer::kAsk : Answer::kYes;
    if (!may_collide(tables_, low, high)) return Answer::kNo;
    if (context_.callbacks.is_asked_about(low, high)) {
        // Pairs whose boxes overlapped before the step were asked about then.
        if (tables_.broad_phase.overlap(a.proxy, b.proxy)) return Answer::kNo;
        return Answer::kAsk;
    }
    return asks_pre_solve ? Answer::kAsk : Answer::kYes;
}

Sweeper::Search Sweeper::search_of(const Stretch& stretch, const ImpactKey& after, ShapeId own,
                                   const Impact& found) const {
    const ShapeRecord& shape = tables_.shapes[own];
    const float inset = core_inset(least_half_width(shape.geometry), slop_);
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
    const Meeting met = meet(
        {search.shape.geometry, search.core, search.inset, tables_.shapes[other].geometry, slop_, per_unit_},
        part_of(search.stretch.sweep, begin, end), part_of(sweep_of_other, begin, end));
    if (!met.hit) return false;
    const ImpactKey key{begin + met.fraction * (end - begin), other, search.own};
    if (search.after < key && key < search.found.key)
        search.found = {true, answer == Answer::kAsk, key, met.point, met.normal};
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
    // What is rounded far from the origin is less than that.
    const float margin = slop_ + 1.0e-6f * (abs(sweep.c0.x) + abs(sweep.c0.y));
    const BoxCast<2> cast{expand(Aabb<2>{box.lower + sweep.c0, box.upper + sweep.c0}, margin),
                          sweep.c - sweep.c0};
    const DynamicTree<2>& tree = tables_.broad_phase.static_tree();
    tree.box_cast(cast, [&](int item, float) {
        const ShapeId other = shape_of(tree.user_data(item));
        const BodySim& sim = tables_.bodies.sim(tables_.shapes[other].body);
        consider(search, other, rest_at(sim.transform, sim.local_center));
        return CastAnswer::clip(search.end());
    });
}

void Sweeper::against_kinematic(Search& search) const {
    const Sweep& sweep = search.sweep;
    const Aabb<2> box = expand(swept_box(search.shape.geometry, sweep), kinematic_reach_);
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

bool Sweeper::is_across(const Transform& pose, const ImpactKey& impact) const {
    const ShapeRecord &own = tables_.shapes[impact.own], &other = tables_.shapes[impact.other];
    if (tables_.bodies[other.body].type != BodyType::kStatic) return false;
    const float inset = core_inset(least_half_width(own.geometry), slop_);
    return jostle::is_across({own.geometry, core_of(own.geometry, inset), inset, other.geometry, slop_}, pose,
                             tables_.bodies.sim(other.body).transform);
}

}  // namespace jostle
