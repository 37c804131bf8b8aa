// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The description of the events of the last step, after store/describe.h: a load gives them back, too.
#pragma once

#include "dynamics/save/describe_edits.h"
#include "dynamics/step/step.h"

namespace jostle::detail {

template <class Visitor, Like<ContactEnded> S>
void describe(Visitor&& v, S& s) {
    v.state("shape_a", s.shape_a);
    v.state("shape_b", s.shape_b);
    v.state("user_data_a", s.user_data_a);
    v.state("user_data_b", s.user_data_b);
}
template <class Visitor, Like<SensorLeft> S>
void describe(Visitor&& v, S& s) {
    v.state("sensor", s.sensor);
    v.state("visitor", s.visitor);
    v.state("sensor_user_data", s.sensor_user_data);
    v.state("visitor_user_data", s.visitor_user_data);
    v.state("passed", s.passed);
}
template <class Visitor, Like<ContactBegan> S>
void describe(Visitor&& v, S& s) {
    v.state("shape_a", s.shape_a);
    v.state("shape_b", s.shape_b);
    v.state("point", s.point);
    v.state("normal", s.normal);
    v.state("linear_velocity_a", s.linear_velocity_a);
    v.state("linear_velocity_b", s.linear_velocity_b);
    v.state("angular_velocity_a", s.angular_velocity_a);
    v.state("angular_velocity_b", s.angular_velocity_b);
    v.state("approach_speed", s.approach_speed);
}
template <class Visitor, Like<SensorEntered> S>
void describe(Visitor&& v, S& s) {
    v.state("sensor", s.sensor);
    v.state("visitor", s.visitor);
    v.state("fraction", s.fraction);
}
template <class Visitor, Like<ContactHit> S>
void describe(Visitor&& v, S& s) {
    v.state("shape_a", s.shape_a);
    v.state("shape_b", s.shape_b);
    v.state("point", s.point);
    v.state("normal", s.normal);
    v.state("approach_speed", s.approach_speed);
}
template <class Visitor, Like<BodyMove> S>
void describe(Visitor&& v, S& s) {
    v.state("body", s.body);
    v.state("transform", s.transform);
    v.state("user_data", s.user_data);
}
/// A body fell asleep, woke or froze.
template <class Visitor, class S>
requires Like<S, BodySlept> || Like<S, BodyWoke> || Like<S, BodyFroze>
void describe(Visitor&& v, S& s) {
    v.state("body", s.body);
    v.state("user_data", s.user_data);
}
template <class Visitor, Like<BodyCrushed> S>
void describe(Visitor&& v, S& s) {
    v.state("body", s.body);
    v.state("by", s.by);
    v.state("against", s.against);
    v.state("user_data", s.user_data);
}
template <class Visitor, Like<ShapeGone> S>
void describe(Visitor&& v, S& s) {
    v.state("shape", s.shape);
    v.state("user_data", s.user_data);
}
template <class Visitor, Like<JointGone> S>
void describe(Visitor&& v, S& s) {
    v.state("joint", s.joint);
    v.state("user_data", s.user_data);
}
template <class Visitor, Like<JointBroke> S>
void describe(Visitor&& v, S& s) {
    v.state("joint", s.joint);
    v.state("force", s.force);
    v.state("torque", s.torque);
    v.state("destroyed", s.destroyed);
    v.state("user_data", s.user_data);
}

/// The arrays besides are those that a step works with.
template <class Visitor, Like<StepEvents> S>
void describe(Visitor&& v, S& s) {
    v.at("events", 0);
    v.list("contacts_ended", s.contacts_ended);
    v.list("sensors_left", s.sensors_left);
    v.list("contacts_began", s.contacts_began);
    v.list("sensors_entered", s.sensors_entered);
    v.list("hits", s.hits);
    v.moved(s.moved);
    v.list("slept", s.slept);
    v.list("woke", s.woke);
    v.list("froze", s.froze);
    v.list("crushed", s.crushed);
    v.list("shapes_gone", s.shapes_gone);
    v.list("joints_gone", s.joints_gone);
    v.list("joints_broke", s.joints_broke);
}

}  // namespace jostle::detail
