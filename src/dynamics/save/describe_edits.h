// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The description of edits that wait, after store/describe.h: by the names of their members, which all edits
// share. A test holds it against the bytes of each edit. Objects that an edit names may be gone: ids are
// plain numbers.
#pragma once

#include "dynamics/edit/edit_queue.h"
#include "dynamics/store/describe.h"

namespace jostle::detail {

template <class Visitor, Like<Transform> S>
void describe(Visitor&& v, S& s) {
    v.state("p", s.p);
    v.state("q.c", s.q.c);
    v.state("q.s", s.q.s);
}
template <class Visitor, Like<MassData> S>
void describe(Visitor&& v, S& s) {
    v.state("mass", s.mass);
    v.state("center", s.center);
    v.state("inertia", s.inertia);
}
template <class Visitor, Like<MotionLocks> S>
void describe(Visitor&& v, S& s) {
    v.state("x", s.x);
    v.state("y", s.y);
    v.state("rotation", s.rotation);
}
template <class Visitor, Like<Push> S>
void describe(Visitor&& v, S& s) {
    v.state("linear", s.linear);
    v.state("point", s.point);
    v.state("angular", s.angular);
}
template <class Visitor, Like<JointStiffness> S>
void describe(Visitor&& v, S& s) {
    v.state("is_own", s.is_own);
    v.state("hertz", s.hertz);
    v.state("damping_ratio", s.damping_ratio);
}
template <class Visitor, Like<BreakThreshold> S>
void describe(Visitor&& v, S& s) {
    v.state("breaks", s.breaks);
    v.state("destroys", s.destroys);
    v.state("force", s.force);
    v.state("torque", s.torque);
}
template <class Visitor, Like<JointParameters> S>
void describe(Visitor&& v, S& s) {
    v.first("words", s.words.data(), static_cast<int>(JointParameters::kWords));
}

/// All members that any edit has.
template <class Visitor, class Edit>
void describe_edit(Visitor&& v, Edit& e) {
    if constexpr (requires { e.body; }) v.state("body", e.body.index);
    if constexpr (requires { e.shape; }) v.state("shape", e.shape.index);
    if constexpr (requires { e.chain; }) v.state("chain", e.chain.index);
    if constexpr (requires { e.joint; }) v.state("joint", e.joint.index);
    if constexpr (requires { e.type; }) v.state("type", e.type);
    if constexpr (requires { e.enabled; }) v.state("enabled", e.enabled);
    if constexpr (requires { e.transform; }) v.state("transform", e.transform);
    if constexpr (requires { e.velocity; }) v.state("velocity", e.velocity);
    if constexpr (requires { e.goal; }) v.state("goal", e.goal);
    if constexpr (requires { e.dt; }) v.state("dt", e.dt);
    if constexpr (requires { e.mass; }) v.state("mass", e.mass);
    if constexpr (requires { e.push; }) v.state("push", e.push);
    if constexpr (requires { e.which; }) v.state("which", e.which);
    if constexpr (requires { e.value; }) v.state("value", e.value);
    if constexpr (requires { e.locks; }) v.state("locks", e.locks);
    if constexpr (requires { e.awake; }) v.state("awake", e.awake);
    if constexpr (requires { e.allow; }) v.state("allow", e.allow);
    if constexpr (requires { e.threshold; }) v.state("threshold", e.threshold);
    if constexpr (requires { e.word; }) v.state("word", e.word);
    if constexpr (requires { e.kept; }) v.state("kept", e.kept);
    if constexpr (requires { e.density; }) v.state("density", e.density);
    if constexpr (requires { e.material; }) v.state("material", e.material);
    if constexpr (requires { e.filter; }) v.state("filter", e.filter);
    if constexpr (requires { e.is_sensor; }) v.state("is_sensor", e.is_sensor);
    if constexpr (requires { e.asks; }) v.state("asks", e.asks);
    if constexpr (requires { e.smooth; }) v.state("smooth", e.smooth);
    if constexpr (requires { e.parameters; }) v.state("parameters", e.parameters);
    if constexpr (requires { e.collide; }) v.state("collide", e.collide);
    if constexpr (requires { e.stiffness; }) v.state("stiffness", e.stiffness);
    if constexpr (requires { e.break_at; }) v.state("break_at", e.break_at);
    if constexpr (requires { e.gravity; }) v.state("gravity", e.gravity);
    if constexpr (requires { e.warm; }) v.state("warm", e.warm);
    if constexpr (requires { e.origin; }) v.state("origin", e.origin);
    if constexpr (requires { e.bullet; }) v.state("bullet", e.bullet);
    if constexpr (requires { e.continuous; }) v.state("continuous", e.continuous);
}

}  // namespace jostle::detail
