// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Smooth ground: what moves over static shapes that lie flush, or over such shapes of one kinematic body,
// meets one surface. See geometry/flush.h for the manifolds. Here are the neighbours: those static shapes
// beside a contact's own, or shapes of the same kinematic body, that have a contact with the same moving
// shape. For a contact exists where filters, sensors, joints and the answer of should_collide let it, and the
// boxes overlap; so nothing is asked twice, and the order in which shapes were made has no say. Cost: of a
// manifold that may meet a seam, one query of a tree of boxes, and what lies there.
#pragma once

#include "dynamics/pairs/pairs.h"

namespace jostle::detail {

/// Whether neighbours of its static shape may change a contact's manifold.
[[nodiscard]] inline bool is_on_ground(const StepSettings& settings, const ContactSim& sim) {
    return sim.is_on_static && settings.smooth_ground;
}

/// The manifold of a contact on the ground, with its neighbours' help. `pose` is B's in A's frame. Returns
/// whether neighbours may have a say.
bool smooth(const PosedShapes& posed, const Tolerances& tolerances, const ContactSim& sim,
            const Transform& pose, Manifold& manifold);

/// Whether neighbours of a kinematic shape may have a say in the manifold that there is.
[[nodiscard]] bool is_near_tile(const PosedShapes& posed, const Tolerances& tolerances,
                                const ContactSim& sim);

}  // namespace jostle::detail
