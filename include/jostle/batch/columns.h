// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The columns of a batch's arrays: the effect of each number of a row on the world, and the numbers of the
// world that a row shows.
//
// A handle of any world of the batch names an object, which is found in each world by the handle's key
// (Handle::key). So worlds make the objects of columns in the same order, before objects in which the worlds
// differ.
#pragma once

#include <jostle/math/vec2.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

/// Actions, which the numbers of their columns do before a step. An object that is gone ignores them.
enum class BatchAction : std::uint8_t {
    // Of joints. A number that the joint has already changes nothing, and wakes nothing.
    kMotorSpeed,   ///< [rad/s] or [m/s] 1 column; of a joint with a motor
    kMotorMax,     ///< [N m] or [N] 1 column, >= 0: the motor's greatest torque or force
    kServoTarget,  ///< [rad] or [m] 1 column; of a joint with a servo
    // Of bodies. Zeros push nothing, and wake nothing. Forces act for the step, impulses at once.
    kForce,            ///< [N] 2 columns: x, y, at the centre of mass
    kForceAt,          ///< [N], [m] 4 columns: the force, and the point of the world that it acts at
    kTorque,           ///< [N m] 1 column
    kImpulse,          ///< [N s] 2 columns, at the centre of mass
    kImpulseAt,        ///< [N s], [m] 4 columns: the impulse, and the point of the world
    kAngularImpulse,   ///< [N m s] 1 column
    kLinearVelocity,   ///< [m/s] 2 columns: the body has it when the step begins
    kAngularVelocity,  ///< [rad/s] 1 column
};

/// Observations, which their columns show after a step. They are NaN where the object is gone.
enum class BatchObservation : std::uint8_t {
    // Of bodies.
    kPosition,         ///< [m] 2 columns: of the origin
    kAngle,            ///< [rad] 1 column, in [-pi, pi]
    kRotation,         ///< [1] 2 columns: cosine, sine
    kLinearVelocity,   ///< [m/s] 2 columns: of the centre of mass
    kAngularVelocity,  ///< [rad/s] 1 column
    kAwake,            ///< 1 column: 1 or 0
    /// 1 column: 1 where it touches a shape that is no sensor, else 0: where it is within the speculative
    /// distance, or was pushed in the last step. Of a body, or of a shape; a sensor touches what it has
    /// visitors of.
    kTouches,
    // Of joints: revolute, prismatic, distance, wheel and slot.
    kJointPosition,  ///< [rad] or [m] 1 column: angle, translation or length; of a wheel its suspension's
    kJointSpeed,     ///< [rad/s] or [m/s] 1 column: the one that its motor is for
    // Of all joints.
    kJointForce,   ///< [N] 2 columns: Joint::reaction_force()
    kJointTorque,  ///< [N m] 1 column: Joint::reaction_torque()
    /// [1] 1 column: the fraction of a ray's translation up to what it meets; 1 where it meets nothing.
    /// Batch::add_ray makes it.
    kRay,
    /// [m] 1 column: Batch::add_separation makes it.
    kSeparation,
    /// [1], [m] 2 columns for each of some contacts: Batch::add_contacts makes them.
    kContacts,
};

/// A ray of a body's.
struct BatchRay {
    Vec2 origin{};           ///< [m] in the body's frame
    Vec2 translation{};      ///< [m] in the body's frame, or the world's
    bool turns = true;       ///< whether the translation turns with the body
    bool meets_own = false;  ///< whether it meets shapes of the body itself
    bool meets_sensors = false;
    std::uint64_t category = ~std::uint64_t{0};  ///< [1] of the ray; shapes' masks are tested against it
    std::uint64_t mask = ~std::uint64_t{0};      ///< [1] the categories that it meets
};

/// Where the columns of an action or observation lie in a row.
struct BatchColumns {
    int first = 0;
    int count = 0;

    friend bool operator==(const BatchColumns&, const BatchColumns&) = default;
};

}  // namespace jostle
JOSTLE_API_END
