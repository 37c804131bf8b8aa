// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Events of a step, and contacts as they are now. Events are read after the step, from World::events():
//
//     for (const ContactBegan& e : world.events().contacts_began) score(e.shape_a, e.shape_b);
//     for (const ContactHit& e : world.events().hits) play_sound(e.point, e.approach_speed);
//
// Two shapes begin to touch when the gap between them is a slop (5 mm) or less as a step begins, or when they
// push each other; the touch ends at a gap of more than four slops (2 cm). A sensor and its visitor touch
// by the gap alone. ShapeDef::near_events has another rule. Each begin is followed by exactly one
// end, whatever the cause: parting, destruction, a filter, a type, disabling, a jump. The next step reports
// a touch that an edit between steps ended, even if the shapes are gone. Falling asleep and waking
// are each reported once.
#pragma once

#include <jostle/dynamics/graph_color.h>
#include <jostle/dynamics/joint.h>
#include <jostle/dynamics/shape.h>

#include <span>

JOSTLE_API_BEGIN
namespace jostle {

struct ContactPoint {
    Vec2 point;  ///< [m] in the world; found before the step, then moved with A
    /// [m] At the beginning of the step; where the manifold was kept since an earlier one and the shapes have
    /// moved, as it is now.
    float separation = 0.0f;
    float normal_impulse = 0.0f;  ///< [N s] over the whole step
    /// [N s] Its share, by the normal impulses, of the contact's friction in the last sub-step; where steps
    /// differ in length, of a sub-step as long as the longer of late.
    float tangent_impulse = 0.0f;
    /// [N] On B in the last sub-step, friction included; always finite. It acted along the normal of the
    /// step's beginning, from which Contact::normal may differ by two degrees.
    Vec2 force;
    std::uint16_t id = 0;
};

struct Contact {
    Shape shape_a;
    Shape shape_b;
    Vec2 normal;  ///< [1] in the world, from A to B
    ContactPoint points[2];
    int count = 0;  ///< of points; 0: farther apart than the speculative distance
    // The mixed materials.
    float friction = 0.0f;            ///< [1]
    float restitution = 0.0f;         ///< [1]
    float rolling_resistance = 0.0f;  ///< [m] torque per normal force: the materials' times the radius
    float surface_speed =
        0.0f;  ///< [m/s] of A's surface past B's, along the normal turned clockwise by 90 degrees
    float rolling_impulse = 0.0f;  ///< [N m s] of the last sub-step, on B
    bool is_sensor = false;        ///< at least one is a sensor: nothing is pushed
    bool is_touching = false;      ///< it has begun to touch, and not ended; else the shapes are near
    bool enabled = true;           ///< false: PreSolve::enabled was put to false for the last step
    int color = kNoColor;          ///< in the constraint graph; while it sleeps, that which it will have

    /// For ranges of contacts.
    [[nodiscard]] static Contact from(const Handle& handle);
};

/// A shape that touches a sensor.
struct SensorVisitor {
    Shape shape;
    float time = 0.0f;  ///< [s] since it entered

    /// For ranges of visitors.
    [[nodiscard]] static SensorVisitor from(const Handle& handle);
};

/// Two shapes, none of them a sensor, have begun to touch. Numbers are those before the impact: from before
/// the step, or from the end of the last one.
struct ContactBegan {
    Shape shape_a;
    Shape shape_b;
    Vec2 point;                       ///< [m] of the world, where they are nearest
    Vec2 normal;                      ///< [1] from A to B
    Vec2 linear_velocity_a;           ///< [m/s] of A's body
    Vec2 linear_velocity_b;           ///< [m/s] of B's body
    float angular_velocity_a = 0.0f;  ///< [rad/s] of A's body
    float angular_velocity_b = 0.0f;  ///< [rad/s] of B's body
    float approach_speed = 0.0f;      ///< [m/s] of the shapes at the point, along the normal
};
/// Two shapes have ceased to touch; either may be gone.
struct ContactEnded {
    Shape shape_a;
    Shape shape_b;
    std::uint64_t user_data_a = 0;  ///< of the shapes, even if they are gone
    std::uint64_t user_data_b = 0;
};
/// Two shapes, at least one with ShapeDef::hit_events and one of a dynamic body, have met faster than
/// WorldDef::hit_speed.
struct ContactHit {
    Shape shape_a;
    Shape shape_b;
    Vec2 point;                   ///< [m] of the world, where they met fastest, before the step
    Vec2 normal;                  ///< [1] from A to B
    float approach_speed = 0.0f;  ///< [m/s] along the normal, before the step
};
/// A sensor has begun to touch a shape, which is a sensor only if the first has ShapeDef::sees_all.
struct SensorEntered {
    Shape sensor;
    Shape visitor;
    /// [1] Of the step: when a fast visitor entered that left within the same step; below 1. 1 of others.
    float fraction = 1.0f;
};
/// A sensor has ceased to touch a shape; either may be gone.
struct SensorLeft {
    Shape sensor;
    Shape visitor;
    std::uint64_t sensor_user_data = 0;  ///< of the shapes, even if they are gone
    std::uint64_t visitor_user_data = 0;
    bool passed = false;  ///< it entered in the same step: SensorEntered::fraction
};

/// A body that a step has simulated.
struct BodyMove {
    Body body;
    Transform transform;  ///< after the step
    std::uint64_t user_data = 0;
};

/// A body has fallen asleep, alone or with those that it touches or is joined to: by itself, or as
/// Body::set_awake() said.
struct BodySlept {
    Body body;
    std::uint64_t user_data = 0;
};
/// It sleeps no more: it was woken, or is static or disabled now. One that was destroyed in its sleep does
/// not wake.
struct BodyWoke {
    Body body;
    std::uint64_t user_data = 0;
};

/// A shape that went with its body, which was destroyed. The handle is stale: it serves to be compared.
struct ShapeGone {
    Shape shape;
    std::uint64_t user_data = 0;
};
/// A joint that went with one of its bodies, or with a joint that it couples. The handle is stale.
struct JointGone {
    Joint joint;
    std::uint64_t user_data = 0;
};

/// The force or the torque of a joint was greater than Joint::break_at().
struct JointBroke {
    Joint joint;
    Vec2 force;              ///< [N] Joint::reaction_force() in that step
    float torque = 0.0f;     ///< [N m]
    bool destroyed = false;  ///< the joint is gone: JointBreak::destroy
    std::uint64_t user_data = 0;
};

/// An edit that a callback made, and that was not applied. Edits before it have destroyed its target, or left
/// it no room: a body of another type is not moved by move_to, pushes add up beyond the greatest speed, a
/// shift of the origin takes a body too far out.
struct EditDropped {
    const char* call = "";  ///< "Body::set_transform"
    Handle target;  ///< of the object; of what it would have made, if it is a call that makes something
};

/// The velocity or the pose of a body became infinite or NaN. It is where it was before the step, without
/// velocity, and goes on from there; nothing else is changed. Bodies are not expected to freeze:
/// finite arguments within the documented limits are not known to do it.
struct BodyFroze {
    Body body;
    std::uint64_t user_data = 0;
};

/// A kinematic shape pressed a body against another shape, which stopped it: the body is where it was
/// stopped, and overlaps the kinematic shape. Only of bodies that continuous collision moved; reported in
/// each step.
struct BodyCrushed {
    Body body;
    Shape by;       ///< the kinematic shape
    Shape against;  ///< the static shape, or another kinematic one
    std::uint64_t user_data = 0;
};

/// Of the last step; valid until the next begins. Objects in them may be gone, as edits that waited for the
/// end of the step have destroyed them. Ends come before begins: those of edits in the order of the edits,
/// those of the step by contact.
struct Events {
    std::span<const ContactEnded> contacts_ended;
    std::span<const SensorLeft> sensors_left;
    std::span<const ContactBegan> contacts_began;
    std::span<const SensorEntered> sensors_entered;
    std::span<const ContactHit> hits;            ///< by contact
    std::span<const BodyMove> moved;             ///< the bodies that the step simulated
    std::span<const BodySlept> slept;            ///< by slot; since the last step, edits included
    std::span<const BodyWoke> woke;              ///< likewise
    std::span<const BodyFroze> froze;            ///< by slot
    std::span<const BodyCrushed> crushed;        ///< by slot
    std::span<const ShapeGone> shapes_gone;      ///< since the last step, in the order in which they went
    std::span<const JointGone> joints_gone;      ///< likewise
    std::span<const JointBroke> joints_broke;    ///< by slot
    std::span<const EditDropped> edits_dropped;  ///< in the order of the calls
};

}  // namespace jostle
JOSTLE_API_END
