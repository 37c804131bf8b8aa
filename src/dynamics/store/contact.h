// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts: a pair of shapes whose fat boxes overlap. The record, by id, says where the contact is; the sim,
// which moves between the bins of the constraint graph, is what a step reads and writes.
#pragma once

#include <jostle/geometry/manifold.h>

#include "dynamics/store/body.h"

namespace jostle {

struct ContactSim {
    int id = kNone;
    int shape_a = kNone;
    int shape_b = kNone;
    int body_a = kNone;  ///< ids
    int body_b = kNone;
    float friction = 0.0f;     ///< [1]
    float restitution = 0.0f;  ///< [1]
    bool is_sensor = false;
    bool has_pose = false;  ///< `manifold` and `pose` are of a full computation

    Manifold manifold;  ///< in A's frame, as computed at `pose`
    Transform pose;     ///< of B in A's frame, then

    // What the solver takes and leaves, in the world's frame.
    Vec2 normal;                         ///< [1] from A to B
    Vec2 anchor_a[2], anchor_b[2];       ///< [m] from the centres of mass
    float separation[2] = {};            ///< [m] now
    float normal_impulse[2] = {};        ///< [N s] of the last sub-step: the next step's warm start
    float tangent_impulse[2] = {};       ///< [N s]
    float total_normal_impulse[2] = {};  ///< [N s] over the whole step
};

struct ContactRecord {
    int bin = kNone;    ///< of the constraint graph
    int index = kNone;  ///< in the bin
    int shape_a = kNone;
    int shape_b = kNone;
    Edge edges[2];
};

}  // namespace jostle
