// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Static shapes are found by a cast of a box through their tree, those of kinematic bodies by a query of the
// other tree, whose boxes are those before the step, with a box that is larger by how far such bodies move.
#include "dynamics/continuous/sweeper.h"

#include "dynamics/pairs/pairs.h"
#include "dynamics/store/shape_links.h"

namespace jostle {

/// One shape of the body that moves.
struct Sweeper::Search {
    const Stretch& stretch;
    const ImpactKey& after;
    Sweep sweep;  ///< the stretch alone
    ShapeId own;
    const ShapeRecord& shape;
    float inset;
    DistanceProxy core;
    Impact found;

    /// [1] Of the stretch, up to where an impact is of interest.
    [[nodiscard]] float end() const {
        return found.hit ? (found.key.fraction - stretch.begin) / (1.0f - stretch.begin) : 1.0f;
    }
};

namespace {

/// The boxes of a shape at both ends of its sweep and, as it turns, between them; relative to the sweep's
/// moving centre.
Aabb<2> turning_box(const Geometry& geometry, const Sweep& sweep) {
    const auto at = [&](float angle) {
        const Rot q = Rot::from_angle(angle);
        return bounds(geometry, Transform{-rotate(q, sweep.local_center), q});
    };
    const Aabb<2> first = at(sweep.a0);
    const float turn = abs(sweep.a - sweep.a0);
    if (turn == 0.0f) return first;
    // A point at a distance r from the centre leaves the chord of its arc by r (1 - cos(turn / 2)).
    const float bulge = 0.125f * turn * turn * max_extent(geometry, sweep.local_center);
    return expand(unite(first, at(sweep.a)), bulge);
}

}  // namespace

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

void Sweeper::consider(Search& search, ShapeId other, const Sweep& sweep_of_other) const {
    const Answer answer = stops(search.own, other);
    if (answer == Answer::kNo) return;
    const Meeting met = meet(
        {search.shape.geometry, search.core, search.inset, tables_.shapes[other].geometry, slop_,
         per_unit_},
        search.sweep, advance(sweep_of_other, search.stretch.begin));
    if (!met.hit) return;
    const float fraction = search.stretch.begin + met.fraction * (1.0f - search.stretch.begin);
    const ImpactKey key{fraction, other, search.own};
    if (!(search.after < key) || !(key < search.found.key)) return;
    search.found = {true, answer == Answer::kAsk, key, met.point, met.normal};
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
    const Aabb<2> box = turning_box(search.shape.geometry, sweep);
    const Aabb<2> swept = unite(Aabb<2>{box.lower + sweep.c0, box.upper + sweep.c0},
                                Aabb<2>{box.lower + sweep.c, box.upper + sweep.c});
    const DynamicTree<2>& tree = tables_.broad_phase.movable_tree();
    tree.query(expand(swept, kinematic_reach_), [&](int item) {
        const ShapeId other = shape_of(tree.user_data(item));
        const BodyId body = tables_.shapes[other].body;
        if (tables_.bodies[body].type != BodyType::kKinematic || body == search.stretch.carrier) return;
        consider(search, other, sweep_of(tables_.bodies.sim(body), tables_.bodies.state(body)));
    });
}

Impact Sweeper::first_impact(const Stretch& stretch, const ImpactKey& after) const {
    Impact found;
    const Sweep sweep = advance(stretch.sweep, stretch.begin);
    const bool rests = sweep.c == sweep.c0 && sweep.a == sweep.a0;
    const bool any_kinematic = tables_.sweeps.kinematic_boxes > 0;
    if (rests && !any_kinematic) return found;
    for_shapes(tables_, stretch.body, [&](ShapeId own) {
        const ShapeRecord& shape = tables_.shapes[own];
        if (shape.def.is_sensor) return;
        const float inset = core_inset(least_half_width(shape.geometry), slop_);
        Search search{stretch, after, sweep, own, shape, inset, core_of(shape.geometry, inset), found};
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
