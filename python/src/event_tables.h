// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tables of events: as those of records (records.h).
#pragma once

#include <jostle/dynamics/events.h>

#include <type_traits>

#include "tables.h"

namespace jostle::python {

constexpr const char* name_of(Of<ContactBegan>) {
    return "ContactBegan";
}
template <class V>
void fields(Of<ContactBegan>, auto& event, V&& v) {
    v("shape_a", event.shape_a, "");
    v("shape_b", event.shape_b, "");
    v("point", event.point, "[m] where they are nearest");
    v("normal", event.normal, "[1] from A to B");
    v("linear_velocity_a", event.linear_velocity_a, "[m/s] of A's body, before the impact");
    v("linear_velocity_b", event.linear_velocity_b, "[m/s] of B's body, before the impact");
    v("angular_velocity_a", event.angular_velocity_a, "[rad/s] of A's body, before the impact");
    v("angular_velocity_b", event.angular_velocity_b, "[rad/s] of B's body, before the impact");
    v("approach_speed", event.approach_speed, "[m/s] along the normal, before the impact");
}
constexpr const char* name_of(Of<ContactEnded>) {
    return "ContactEnded";
}
template <class V>
void fields(Of<ContactEnded>, auto& event, V&& v) {
    v("shape_a", event.shape_a, "may be gone");
    v("shape_b", event.shape_b, "may be gone");
    v("user_data_a", event.user_data_a, "of the shape, even if it is gone");
    v("user_data_b", event.user_data_b, "of the shape, even if it is gone");
}
constexpr const char* name_of(Of<ContactHit>) {
    return "ContactHit";
}
template <class V>
void fields(Of<ContactHit>, auto& event, V&& v) {
    v("shape_a", event.shape_a, "");
    v("shape_b", event.shape_b, "");
    v("point", event.point, "[m] where they met fastest");
    v("normal", event.normal, "[1] from A to B");
    v("approach_speed", event.approach_speed, "[m/s] along the normal, before the step");
}
constexpr const char* name_of(Of<SensorEntered>) {
    return "SensorEntered";
}
template <class V>
void fields(Of<SensorEntered>, auto& event, V&& v) {
    v("sensor", event.sensor, "");
    v("visitor", event.visitor, "");
    v("fraction", event.fraction, "[1] of the step, when a fast visitor entered that left within it");
}
constexpr const char* name_of(Of<SensorLeft>) {
    return "SensorLeft";
}
template <class V>
void fields(Of<SensorLeft>, auto& event, V&& v) {
    v("sensor", event.sensor, "may be gone");
    v("visitor", event.visitor, "may be gone");
    v("sensor_user_data", event.sensor_user_data, "of the shape, even if it is gone");
    v("visitor_user_data", event.visitor_user_data, "of the shape, even if it is gone");
    v("passed", event.passed, "it entered in the same step");
}
constexpr const char* name_of(Of<BodyMove>) {
    return "BodyMove";
}
template <class V>
void fields(Of<BodyMove>, auto& event, V&& v) {
    v("body", event.body, "");
    v("position", event.transform.p, "[m] after the step");
    v("rotation", event.transform.q, "cosine and sine");
    v("user_data", event.user_data, "");
}
constexpr const char* name_of(Of<BodySlept>) {
    return "BodySlept";
}
constexpr const char* name_of(Of<BodyWoke>) {
    return "BodyWoke";
}
constexpr const char* name_of(Of<BodyFroze>) {
    return "BodyFroze";
}
template <class Event, class V>
requires(std::is_same_v<Event, BodySlept> || std::is_same_v<Event, BodyWoke> ||
         std::is_same_v<Event, BodyFroze>) void fields(Of<Event>, auto& event, V&& v) {
    v("body", event.body, "");
    v("user_data", event.user_data, "");
}
constexpr const char* name_of(Of<BodyCrushed>) {
    return "BodyCrushed";
}
template <class V>
void fields(Of<BodyCrushed>, auto& event, V&& v) {
    v("body", event.body, "");
    v("by", event.by, "the kinematic shape");
    v("against", event.against, "the shape behind");
    v("user_data", event.user_data, "");
}
constexpr const char* name_of(Of<ShapeGone>) {
    return "ShapeGone";
}
template <class V>
void fields(Of<ShapeGone>, auto& event, V&& v) {
    v("shape", event.shape, "stale");
    v("user_data", event.user_data, "");
}
constexpr const char* name_of(Of<JointGone>) {
    return "JointGone";
}
template <class V>
void fields(Of<JointGone>, auto& event, V&& v) {
    v("joint", event.joint, "stale");
    v("user_data", event.user_data, "");
}
constexpr const char* name_of(Of<JointBroke>) {
    return "JointBroke";
}
template <class V>
void fields(Of<JointBroke>, auto& event, V&& v) {
    v("joint", event.joint, "");
    v("force", event.force, "[N]");
    v("torque", event.torque, "[N m]");
    v("destroyed", event.destroyed, "the joint is gone");
    v("user_data", event.user_data, "");
}

}  // namespace jostle::python
