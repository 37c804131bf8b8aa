// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints move between the bins of the constraint graph, and go.
#pragma once

#include "dynamics/store/edges.h"

namespace jostle {

/// Moves a joint from the bin that it is in to the one where it belongs now.
void place_joint(Tables& tables, int joint);
/// To the idle bin, before what its bodies are changes.
void park_joint(Tables& tables, int joint);
/// Takes a joint out of the graph and its bodies' lists, and frees its id.
void remove_joint(Tables& tables, int joint);
/// The same, and its bodies may collide again from now on.
void destroy_joint(Tables& tables, int joint);
/// Room so that every joint of a body can be parked and placed again.
void reserve_joint_places(Tables& tables, int body);

/// The joints of a body. `function` may remove the joint.
template <class Function>
void for_joints(const Tables& tables, int body, Function&& function) {
    for (int edge = tables.body(body).first_joint; edge != kNone;) {
        const int next = edge_at(tables.joints, edge).next;
        function(edge >> 1);
        edge = next;
    }
}

}  // namespace jostle
