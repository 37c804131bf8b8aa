// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Decisions of the user inside a step, World::on_should_collide() and World::on_pre_solve(), and news from
// inside a step, World::on_contact_began() and its like.
//
//     world.on_should_collide([](Shape a, Shape b) { return team(a) != team(b); });
//     world.on_pre_solve(platform, [](PreSolve& contact) { contact.enabled = contact.normal().y > 0.7f; });
//
// Callbacks run on the thread that called World::step, one after the other, never beside a parallel stage. A
// callback may read the world. It may not call World::step, set callbacks, or destroy the World.
//
// A callback may edit the world: the edit is checked at the call, waits until the step's events are written,
// and is applied then, in the order of the calls. Until then a new object reads as defined; a body
// gets its mass, and lists its shapes and joints, when the body enters the world. An edit for which memory
// runs out waits, with the edits after it, and comes before the next step or change of the world.
//
// News come at two places of a step. Before on_pre_solve: touches that ended, then touches that began by a
// gap. After the bodies have moved, when only waiting edits are left of the step: touches that began by
// an impulse alone, visits that began and ended within the step, and then on_impulses. A destroyed object
// ends its touches at once: the callback comes before World::destroy() has changed anything, or before a
// waiting edit is applied, and all handles are valid.
//
// An exception from a callback passes through World::step, which has then changed no pose, no velocity and
// no event. Waiting edits are withdrawn, and the handles of their new objects are stale. The step can
// be made again: on_pre_solve is then called again; on_should_collide only if it threw itself, and then about
// all pairs of the step. Otherwise its decisions stand, and its edits are lost. News of the first
// place come again. After an exception from the second place the step is done: the other news are lost, and
// edits wait for the next step or change of the world. An exception from World::destroy() leaves the object
// alive.
// See docs/callbacks.md.
#pragma once

#include <jostle/core/callback.h>
#include <jostle/dynamics/events.h>

JOSTLE_API_BEGIN
namespace jostle {

/// A contact that is about to be solved, as a callback sees and changes it.
struct PreSolve {
    Shape shape;      ///< that asked
    Shape other;      ///< that it touches
    Contact contact;  ///< as Body::contacts() gives it: points, separations
    /// [s] Since it was asked about first, as the two came within the speculative distance: 0 then.
    float time = 0.0f;
    bool was_enabled = true;  ///< in the last step; true while time is 0
    /// Asked by continuous collision, in the midst of a step: a fast body would stop at contact.points[0].
    /// Refused, it goes on as if `other` were not there. Bodies have their poses from before the step, and
    /// materials are not changed; the contact that follows is asked about in the next step.
    bool is_impact = false;
    float impact_fraction = 0.0f;  ///< [1] of the step, at an impact

    // The answer, for this step alone.
    bool enabled = true;  ///< false: the two do not push each other; they count as touching
    // The mixed materials of both shapes: see Material and Contact.
    float friction = 0.0f;            ///< [1] >= 0
    float restitution = 0.0f;         ///< [1] 0 to 2
    float rolling_resistance = 0.0f;  ///< [m] >= 0
    float surface_speed = 0.0f;       ///< [m/s] of `shape`'s surface past that of `other`

    /// [1] From `shape` to `other`.
    [[nodiscard]] Vec2 normal() const { return shape == contact.shape_a ? contact.normal : -contact.normal; }
};

/// Whether two shapes may have a contact.
using ShouldCollide = Callback<bool(Shape, Shape)>;
using PreSolveFunction = Callback<void(PreSolve&)>;
using ContactBeganFunction = Callback<void(const ContactBegan&)>;
using ContactEndedFunction = Callback<void(const ContactEnded&)>;
using SensorEnteredFunction = Callback<void(const SensorEntered&)>;
using SensorLeftFunction = Callback<void(const SensorLeft&)>;
/// A contact that pushed in the step; ContactPoint::normal_impulse is over all of it.
using ImpulsesFunction = Callback<void(const Contact&)>;

}  // namespace jostle
JOSTLE_API_END
