// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The part of the state's description that is about joints: see describe.h.
#pragma once

#include "dynamics/store/describe_shape.h"
#include "dynamics/store/joint.h"

namespace jostle::detail {

/// The bin as of a contact.
template <class Visitor, Like<JointRecord> S>
void describe(Visitor&& v, S& s) {
    v.state("type", s.type);
    v.state("collide_connected", s.collide_connected);
    v.state("is_asleep", s.is_asleep);
    v.state("body_count", s.body_count);
    v.first("bin", &s.bin, s.is_asleep ? 1 : 0);
    v.derived("index", s.index);
    v.state("impulse_h", s.impulse_h);
    v.known("breaks", s.breaks);
    v.first("breaks", &s.breaks, s.breaks ? 1 : 0);
    v.first("break_destroys", &s.break_destroys, s.breaks ? 1 : 0);
    v.first("break_force", &s.break_force, s.breaks ? 1 : 0);
    v.first("break_torque", &s.break_torque, s.breaks ? 1 : 0);
    v.state("user_data", s.user_data);
    v.state("edges", s.edges);
}

/// Of a joint's sim, whose type has this row: what a step leaves to the next. The rest is made by the next.
template <class Visitor>
void describe_joint(Visitor&& v, const JointRow& row, void* sim) {
    auto& head = *static_cast<JointHead*>(sim);
    v.state("id", head.id);
    v.derived("bodies", head.bodies);
    JointStiffness& own = head.stiffness;
    v.known("stiffness.is_own", own.is_own);
    v.first("stiffness.is_own", &own.is_own, own.is_own != 0 ? 1 : 0);
    v.first("stiffness.hertz", &own.hertz, own.is_own != 0 ? 1 : 0);
    v.first("stiffness.damping_ratio", &own.damping_ratio, own.is_own != 0 ? 1 : 0);
    v.derived("is_direct", head.is_direct);
    v.derived("has_company", head.has_company);
    v.parameters(row, static_cast<std::uint32_t*>(row.parameters(sim)));
    v.grown("impulses", row.impulses(sim), row.impulse_core);
    v.grown("carried", row.carried(sim), row.carried_core);
}

}  // namespace jostle::detail
