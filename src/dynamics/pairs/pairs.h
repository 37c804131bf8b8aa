// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Room pairs: what may touch. New pairs of the broad phase become contacts, and every contact gets its
// manifold.
//
//     find_pairs.cpp      contacts from pairs
//     narrow_phase.cpp    manifolds
//     keep_kernels.cpp    manifolds that are kept while two bodies hardly move against each other
//     far_kernels.cpp     pairs that are too far apart to be collided
//     smooth_ground.cpp   seams between static shapes
//     one_way.cpp         one-way shapes let through, or hold up
//     touching.cpp        touches are told; those by an impulse begin
//     ask_pre_solve.cpp   questions about contacts
//
// In: boxes, shapes, poses. Out: contacts and their manifolds, and notes of those that changed. Invariant:
// each contact's result is that of its pair alone. Cost: contacts, and boxes that moved.
#pragma once

#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Stage: boxes that left their margin, and new ones, against the trees; new pairs that may collide become
/// contacts. Where memory runs out, the pairs that are left are found again by the next step.
void find_pairs(const StepContext& context, Tables& tables);

/// Whether two shapes, the lower id first, may have a contact as far as their bodies, joints and filters go:
/// the user was not asked.
[[nodiscard]] bool may_collide(const Tables& tables, ShapeId shape_1, ShapeId shape_2);

/// Whether a joint between the two bodies forbids them to collide. Cost: the joints of the one that has
/// fewer.
[[nodiscard]] bool is_kept_apart(const Tables& tables, BodyId body_a, BodyId body_b);

/// [1] In slops: bodies that overlap one that does not move by more than this are noted. At rest they overlap
/// by one.
inline constexpr float kPressedSlops = 1.25f;

/// Shapes and their poses, from which manifolds follow.
struct PosedShapes {
    const BodyTable& bodies;
    const ShapeTable& shapes;
    const BroadPhase<2>& boxes;
    const PairSet& pairs;
    const Table<ContactTag, ContactRecord>& contacts;
    const ConstraintGraph& graph;
};

[[nodiscard]] inline PosedShapes posed_shapes(const Tables& tables) {
    return {tables.bodies, tables.shapes, tables.broad_phase, tables.pairs, tables.contacts, tables.graph};
}

/// Stage: every contact's manifold, or the last one's where the two bodies have hardly moved against each
/// other nor the ground has changed. Each contact writes to its own sim in the graph, and is noted where it
/// began, ended or parted, and where the user is to be asked about it.
void update_manifolds(const StepContext& context, const PosedShapes& posed, ConstraintGraph& graph,
                      const ContactNotes& notes);
/// The manifold of one contact.
void update_manifold(const StepContext& context, const PosedShapes& posed, ContactSim& sim,
                     const ContactNotes& notes);

/// The manifold that a user reads, in A's frame: computed anew where the solver's has been kept for long.
[[nodiscard]] Manifold manifold_now(const Tables& tables, const ContactSim& sim);

/// Stage: the user decides about each contact that asks, in the order of their ids.
void ask_pre_solve(const StepContext& context, Tables& tables);

}  // namespace jostle::detail
