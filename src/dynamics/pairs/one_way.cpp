// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/pairs/one_way.h"

#include <jostle/geometry/distance.h>
#include <jostle/geometry/shape_cast.h>

#include <limits>

#include "dynamics/store/contact_links.h"
#include "dynamics/store/shape_core.h"

namespace jostle::detail {
namespace {

/// [1] Cosine, of a normal and the platform's direction: with less of it a contact does not come to push, nor
/// goes on pushing.
constexpr float kLeastToStand = 0.5f, kLeastToStay = 0.25f;
/// [1] How deep a mover may have sunk in that still is above: so many slops, and this share of its extent.
constexpr float kSunkSlops = 4.0f, kSunkExtent = 0.25f;
/// [1] In slops: who drops overlaps the platform by more than who stands on it.
constexpr float kDroppedSlops = 2.0f;
/// [1] In slops: platforms with a wider gap between them are two surfaces, as on smooth ground.
constexpr float kFlushSlops = 0.5f;

/// A contact, as a platform sees it.
struct View {
    ShapeId platform, mover;
    BodyId platform_body, mover_body;
    Vec2 direction;  ///< [1] in the world
    Vec2 normal;     ///< [1] in the world, from the platform to the mover
};

Vec2 direction_of(const Tables& tables, ShapeId platform) {
    const ShapeRecord& shape = tables.shapes[platform];
    return rotate(tables.bodies.sim(shape.body).transform.q, shape.def.one_way);
}

/// ORDER: of two platforms A is the one.
View view_of(const Tables& tables, const ContactSim& sim) {
    const Vec2 normal = rotate(tables.bodies.sim(sim.body_a).transform.q, sim.manifold.normal);
    if (is_one_way(tables.shapes[sim.shape_a]))
        return {sim.shape_a, sim.shape_b, sim.body_a, sim.body_b, direction_of(tables, sim.shape_a), normal};
    return {sim.shape_b, sim.shape_a, sim.body_b, sim.body_a, direction_of(tables, sim.shape_b), -normal};
}

bool overlaps(const ContactSim& sim) {
    return gap_of(sim) < 0.0f;
}

/// The mover against the platform.
struct Placing {
    ShapeId platform, mover;
    Transform pose;  ///< the mover's body, as seen from the platform's
};

/// [m] How deep a mover may have sunk in that still is above.
float most_sunk(const ShapeTable& shapes, const Tolerances& tolerances, ShapeId mover) {
    return min(kSunkSlops * tolerances.linear_slop, kSunkExtent * length(extents(shapes.box(mover))));
}

/// The mover is lifted beyond the platform, and comes back: to `sunk` [m] deep.
bool is_above(const ShapeTable& shapes, const Placing& placing, float sunk) {
    const ShapeRecord &platform = shapes[placing.platform], &mover = shapes[placing.mover];
    const Aabb<2>&its_box = shapes.box(placing.platform), &own_box = shapes.box(placing.mover);
    const Transform& pose = placing.pose;
    const Vec2 up = platform.def.one_way;
    const Vec2 between = apply(pose, own_box.lower + extents(own_box)) - (its_box.lower + extents(its_box));
    const float lift = length(extents(own_box)) + length(extents(its_box)) - dot(up, between);
    if (!(lift > sunk)) return true;
    const Transform lifted{pose.p + lift * up, pose.q};
    return !shape_cast(platform.geometry, mover.geometry, lifted, -(lift - sunk) * up).hit;
}

Placing placing_of(const ShapeTable& shapes, const ContactSim& sim, const Transform& b_in_a) {
    if (is_one_way(shapes[sim.shape_a])) return {sim.shape_a, sim.shape_b, b_in_a};
    return {sim.shape_b, sim.shape_a, inverse_compose(b_in_a, Transform{})};
}

bool are_flush(const Tables& tables, ShapeId one, ShapeId other) {
    if (one == other) return true;
    if (!(dot(direction_of(tables, one), direction_of(tables, other)) > 0.0f)) return false;
    const ShapeRecord &a = tables.shapes[one], &b = tables.shapes[other];
    const Transform pose =
        inverse_compose(tables.bodies.sim(a.body).transform, tables.bodies.sim(b.body).transform);
    return distance(a.geometry, b.geometry, pose).distance <=
           kFlushSlops * tables.settings.tolerances.linear_slop;
}

/// Whether a body has another contact for which `chosen(OneWay)` holds, with a platform of one surface.
template <class Chosen>
bool has_beside(const Tables& tables, BodyId mover, ShapeId platform, Chosen&& chosen) {
    bool found = false;
    for_constraints(tables.contacts, tables.bodies.contacts(mover), [&](ContactId id) {
        const ContactSim& sim = tables.contact_sim(id);
        if (found || !sim.is_one_way || sim.manifold.count == 0 || !chosen(sim.one_way)) return;
        const View other = view_of(tables, sim);
        found = other.mover_body == mover && are_flush(tables, platform, other.platform);
    });
    return found;
}
bool is_let_through(const Tables& tables, BodyId mover, ShapeId platform) {
    return has_beside(tables, mover, platform, [](OneWay way) { return is_through(way); });
}
bool stands_beside(const Tables& tables, BodyId mover, ShapeId platform) {
    return has_beside(tables, mover, platform, [](OneWay way) { return way == OneWay::kStands; });
}

bool is_above_now(const Tables& tables, const View& view) {
    const Placing now{view.platform, view.mover,
                      inverse_compose(tables.bodies.sim(view.platform_body).transform,
                                      tables.bodies.sim(view.mover_body).transform)};
    return is_above(tables.shapes, now, most_sunk(tables.shapes, tables.settings.tolerances, view.mover));
}

OneWay decide(const Tables& tables, const ContactSim& sim) {
    const View view = view_of(tables, sim);
    const float along = dot(view.normal, view.direction);
    if (sim.one_way == OneWay::kStands && along >= kLeastToStay) return OneWay::kStands;
    const OneWay through = overlaps(sim) ? OneWay::kPasses : OneWay::kUndecided;
    if (is_let_through(tables, view.mover_body, view.platform)) return through;
    const bool faces = along >= kLeastToStand;
    if (faces && stands_beside(tables, view.mover_body, view.platform)) return OneWay::kStands;
    if (!sim.came_from_above && !is_above_now(tables, view)) return through;
    return faces ? OneWay::kStands : OneWay::kUndecided;
}

void set_one_way(Tables& tables, ContactSim& sim, OneWay way) {
    if (sim.one_way == way) return;
    // A platform that lets the mover through covers no face of the ground beside the platform.
    if (is_through(sim.one_way) != is_through(way)) note_ground_changed(tables, sim);
    sim.one_way = way;
}

/// Those to decide about. ORDER: by contact. A step that failed may have left notes of others.
template <class Function>
void for_asking(Tables& tables, Function&& function) {
    tables.asking_contacts.for_each([&](ContactId id) {
        ContactSim& sim = tables.contact_sim(id);
        if (sim.is_one_way && sim.manifold.count > 0 && !tables.contacts[id].is_asleep) function(sim);
    });
}

/// [m] How far a mover that was out of reach in the last step may have come towards the platform: by its
/// velocity, and by a force of the user's that others have stopped since; no further than its core lets it.
float approach_of(const PosedShapes& posed, const Placing& placing, float dt) {
    const BodyId mover = posed.shapes[placing.mover].body, platform = posed.shapes[placing.platform].body;
    const BodySim &of_mover = posed.bodies.sim(mover), &of_platform = posed.bodies.sim(platform);
    const BodyState &its = posed.bodies.state(mover), &other = posed.bodies.state(platform);
    const Vec2 up = rotate(of_platform.transform.q, posed.shapes[placing.platform].def.one_way),
               against =
                   its.velocity - other.velocity - cross(other.angular, of_mover.center - of_platform.center);
    const float speed = max(0.0f, -dot(up, against)),
                gain = max(0.0f, -of_mover.inv_mass * dot(up, of_mover.force)),
                turn =
                    speed > 0.0f ? abs(its.angular) * length(extents(posed.shapes.box(placing.mover))) : 0.0f;
    const float most = of_mover.core_inset.is_infinite() ? std::numeric_limits<float>::infinity()
                                                         : of_mover.core_inset.metres();
    return min(dt * (speed + turn + dt * gain), most);
}

}  // namespace

bool came_from_above(const PosedShapes& posed, const Tolerances& tolerances, const ContactSim& sim,
                     const Transform& b_in_a, float dt) {
    const Placing now = placing_of(posed.shapes, sim, b_in_a);
    const float sunk = most_sunk(posed.shapes, tolerances, now.mover);
    if (!sim.has_pose) return is_above(posed.shapes, now, sunk + approach_of(posed, now, dt));
    // Beside the platform a mover is above nothing: it counts where it is now, at the height that it had.
    const Vec2 up = posed.shapes[now.platform].def.one_way;
    Placing last = placing_of(posed.shapes, sim, sim.pose);
    last.pose.p = now.pose.p + dot(up, last.pose.p - now.pose.p) * up;
    return is_above(posed.shapes, last, sunk);
}

void decide_one_way(Tables& tables) {
    if (tables.asking_contacts.first() == kNone) return;
    const float least = kDroppedSlops * tables.settings.tolerances.linear_slop;
    for_asking(tables, [&](ContactSim& sim) {
        if (sim.one_way == OneWay::kDrops && gap_of(sim) < -least) set_one_way(tables, sim, OneWay::kPasses);
        if (sim.one_way == OneWay::kPasses && !overlaps(sim)) set_one_way(tables, sim, OneWay::kUndecided);
    });
    for_asking(tables, [&](ContactSim& sim) {
        if (!is_through(sim.one_way)) set_one_way(tables, sim, decide(tables, sim));
        const bool is_touch = has_touching_gap(sim, tables.settings.tolerances.linear_slop);
        if (is_touch != sim.is_touching) tables.changed_contacts.note(sim.id);
    });
}

bool lets_through(const Tables& tables, const OneWayImpact& impact) {
    const bool is_own = is_one_way(tables.shapes[impact.own]);
    if (!is_own && !is_one_way(tables.shapes[impact.other])) return false;
    const ShapeId platform = is_own ? impact.own : impact.other, mover = is_own ? impact.other : impact.own;
    const Vec2 up =
        rotate(is_own ? impact.turn_of_own : impact.turn_of_other, tables.shapes[platform].def.one_way);
    const float along = is_own ? -dot(impact.normal, up) : dot(impact.normal, up);
    // Without a normal the two began next to each other.
    if (impact.normal != Vec2{} && along < kLeastToStand) return true;
    return is_let_through(tables, tables.shapes[mover].body, platform);
}

}  // namespace jostle::detail
