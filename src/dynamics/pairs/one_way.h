// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One-way ground: a shape with ShapeDef::one_way, the platform, holds up what comes from its side and lets
// through all else. How a contact with it stands (OneWay) is part of the state. It changes once a step:
//
//     undecided   the two are near each other, and nothing is pushed
//     stands      the mover was above the platform, and met it with a normal to that side: it pushes
//     passes      the mover was not above the platform when it came to overlap it; until it does so no more
//     drops       Body::drop_through() was called; until the mover overlaps the platform by more than a
//                 mover that stands does, and then it passes
//
// Above is a mover that overlaps the platform along the direction, if at all, by no more than it may sink in:
// now, or in the last step, as a force may throw it up and press it down between two looks at it. A cast
// against the direction says so. A mover that was out of reach in the last step may have come as far as its
// velocity and its force say, but not beyond its core.
//
// Platforms that touch each other, and face the same way, are one surface to a body: who passes one does not
// come to stand on the next; who stands on one need not have come from above to stand on the next.
//
// Invariant: contacts are decided by id, by poses, manifolds and other contacts of the same body alone. Cost:
// of a contact that is undecided, a cast or two; of one near others, a distance for each.
#pragma once

#include "dynamics/pairs/pairs.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Stage: contacts of platforms that have points, after the narrow phase. Those that begin or cease to touch
/// by it are noted.
void decide_one_way(Tables& tables);

/// Whether the mover of a contact, whose bodies are now at `b_in_a`, was above the platform in the last step,
/// of `dt` [s]: asked before the contact gets this pose.
[[nodiscard]] bool came_from_above(const PosedShapes& posed, const Tolerances& tolerances,
                                   const ContactSim& sim, const Transform& b_in_a, float dt);

/// An impact in the midst of a step, of a shape of a dynamic body on another one.
struct OneWayImpact {
    ShapeId own, other;
    Vec2 normal;        ///< [1] in the world, from `other` to `own`
    Rot turn_of_own;    ///< then
    Rot turn_of_other;  ///< then
};
/// Whether one of the two is a platform that lets the other through.
[[nodiscard]] bool lets_through(const Tables& tables, const OneWayImpact& impact);

}  // namespace jostle::detail
