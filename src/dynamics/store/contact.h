// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts: a pair of shapes whose fat boxes overlap. The record, by id, says where the contact is; the sim,
// which moves between the bins of the constraint graph, is what a step reads and writes.
#pragma once

#include <jostle/geometry/manifold.h>

#include <array>

#include "dynamics/store/body.h"
#include "dynamics/store/mixed_material.h"
#include "dynamics/store/noted_set.h"

namespace jostle::detail {

/// How a contact with a one-way shape stands; see pairs/one_way.h.
enum class OneWay : std::uint8_t { kUndecided, kStands, kPasses, kDrops };
[[nodiscard]] inline bool is_through(OneWay way) {
    return way == OneWay::kPasses || way == OneWay::kDrops;
}

struct ContactSim {
    ContactId id;
    ShapeId shape_a;
    ShapeId shape_b;
    BodyId body_a;
    BodyId body_b;
    MixedMaterial material;
    bool is_sensor = false;
    bool is_solid = false;         ///< it pushes: no shape is a sensor, and a body is dynamic
    bool is_on_static = false;     ///< it pushes, and a body is static
    bool is_on_kinematic = false;  ///< it pushes, and a body is kinematic
    bool has_hit_events = false;   ///< asked for by one of the shapes
    bool asks_pre_solve = false;   ///< likewise
    bool is_disabled = false;      ///< by a pre-solve callback, for this step
    bool was_disabled = false;     ///< in the last step
    bool has_pose = false;         ///< `manifold` and `pose` are of a full computation
    bool began_deep = false;       ///< its shapes overlapped deeply when it was made, and touch since
    bool is_at_seam = false;       ///< neighbours of the ground's shape may change `manifold`
    bool is_near_enough = false;   ///< for a touch it is enough that it has points
    bool is_touching = false;      ///< it has begun to touch; see touches.h
    bool is_one_way = false;       ///< it pushes, and one of the shapes lets through from behind
    bool came_from_above = false;  ///< in this step: the mover was above the platform a step ago
    OneWay one_way{};

    // Kernels load these four floats at a time, from here to `turn` and from `normal` to
    // `rolling_impulse`.
    Manifold manifold;  ///< in A's frame, as computed at `pose`
    Transform pose;     ///< of B in A's frame, then
    Rot turn;           ///< of A in the world, as the normal and the anchors have it

    float extent = 0.0f;    ///< [m] of the smaller shape: half the diagonal of its box
    float radius_a = 0.0f;  ///< [m] of A's rounding ...
    float radius_b = 0.0f;  ///< ... and of B's

    // The solver's numbers, in the world's frame.
    Vec2 normal;                         ///< [1] from A to B
    Vec2 anchor_a[2], anchor_b[2];       ///< [m] from the centres of mass
    float separation[2] = {};            ///< [m] now
    float normal_impulse[2] = {};        ///< [N s] of the last sub-step: the next step's warm start
    float tangent_impulse = 0.0f;        ///< [N s] of all points
    float rolling_impulse = 0.0f;        ///< [N m s] on B; 0 without rolling resistance
    float total_normal_impulse[2] = {};  ///< [N s] over the whole step
    float approach_speed = 0.0f;         ///< [m/s] before the step, of the fastest point that was pushed ...
    Vec2 hit_point;                      ///< [m] of the world: ... and where that was
};

/// [1] What is deep, of shapes of which the smaller has an extent: a tenth of it, and four slops.
inline constexpr float kDeepExtent = 0.1f, kDeepSlops = 4.0f;
/// [m] From so much on an overlap is deep.
[[nodiscard]] inline float deep_overlap(const Tolerances& tolerances, float extent) {
    return max(kDeepSlops * tolerances.linear_slop, kDeepExtent * extent);
}

/// [m] Of a contact that has points; negative: by how much its shapes overlap.
[[nodiscard]] inline float gap_of(const ContactSim& sim) {
    return sim.manifold.count > 1 ? min(sim.separation[0], sim.separation[1]) : sim.separation[0];
}
/// Whether a contact pushes nothing, as a one-way shape does not hold up the other one.
[[nodiscard]] inline bool is_open(const ContactSim& sim) {
    return sim.is_one_way && sim.one_way != OneWay::kStands;
}
/// Whether a contact pushed in the last step in which it was solved.
[[nodiscard]] inline bool has_pushed(const ContactSim& sim) {
    return max(sim.total_normal_impulse[0], sim.total_normal_impulse[1]) > 0.0f;
}

/// [1] In slops: a touch begins at no wider gap, and ends at a wider one.
inline constexpr float kTouchSlops = 1.0f, kPartSlops = 4.0f;
/// Whether the gap of a contact is one of shapes that touch: that of one that touches already may be wider.
[[nodiscard]] inline bool has_touching_gap(const ContactSim& sim, float slop) {
    if (is_open(sim)) return false;
    if (sim.manifold.count == 0 || sim.is_near_enough) return sim.manifold.count > 0;
    return gap_of(sim) <= (sim.is_touching ? kPartSlops : kTouchSlops) * slop;
}

/// By how much B has moved in A's frame since the manifold was computed. `b_in_a` is B's pose now.
[[nodiscard]] inline Transform moved_since(const ContactSim& sim, const Transform& b_in_a) {
    return compose(b_in_a, Transform{inverse_rotate(sim.pose.q, -sim.pose.p), inverse(sim.pose.q)});
}

struct ContactRecord {
    int bin = kNone;    ///< of the constraint graph: where it lies, or, while it sleeps, will lie
    int index = kNone;  ///< in the bin where it lies
    ShapeId shape_a;
    ShapeId shape_b;
    bool is_asleep = false;  ///< it lies in kAsleepBin
    bool is_linked = false;  ///< it has points, as the graph and the islands know
    float impulse_h = 0.0f;  ///< [s] while it sleeps: Tables::impulse_h when it fell asleep
    double linked = 0.0;     ///< [s] when it got points
    double began = 0.0;      ///< [s] when it began to touch
    ConstraintEdge<ContactTag> edges[2];

    [[nodiscard]] std::array<BodyId, 2> bodies() const { return {edges[0].body, edges[1].body}; }
    /// Of its two bodies the one that this is not.
    [[nodiscard]] BodyId other(BodyId body) const { return edges[edges[0].body == body ? 1 : 0].body; }
};

/// Contacts that the narrow phase found to have got or lost points, begun or ceased to touch, or parted, and
/// that were not acted upon. Part of the state: a step that runs out of memory leaves the rest to the next.
using ChangedContacts = NotedSet<ContactId>;

/// The contacts that the narrow phase notes, on any thread.
struct ContactNotes {
    ChangedContacts& changed;
    NotedSet<ContactId>& asking;   ///< they touch, and a callback is asked before they are solved
    NotedSet<BodyId>& pressed;     ///< their bodies, deep in what does not move
    NotedSet<ContactId>& nearing;  ///< they push, have points and do not touch
};

}  // namespace jostle::detail
