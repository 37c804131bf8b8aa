// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints. As with contacts, the record says where a joint is, and the sim is what a step reads and writes.
// The types of joints are the rows of a table: each has a sim of its own size, and functions over arrays of
// them. The table is given to the world's tables when they are made (solve/joint_types.h).
#pragma once

#include <jostle/dynamics/joint_type.h>
#include <jostle/math/transform.h>

#include <array>
#include <span>

#include "dynamics/store/body.h"

namespace jostle {

struct JointPass;
struct JointStep;

inline constexpr int kMaxJointBodies = 4;
inline constexpr int kMaxJointTypes = 16;
/// [bytes] Of a type's parameters, at most.
inline constexpr int kMaxJointParameters = 96;

/// With what the sim of every joint begins.
struct JointHead {
    JointId id;
    BodyId bodies[kMaxJointBodies];  ///< those that there are come first
};

/// [by id]
struct JointRecord {
    JointType type = JointType{};
    bool collide_connected = false;
    bool is_asleep = false;       ///< it lies in kAsleepBin
    std::uint8_t body_count = 0;  ///< 2 to kMaxJointBodies
    int bin = kNone;              ///< where it lies, or, while it sleeps, will lie
    int index = kNone;            ///< among the bin's joints of this type
    float impulse_h = 0.0f;       ///< [s] while it sleeps: Tables::impulse_h when it fell asleep
    std::uint64_t user_data = 0;
    Edge<JointTag> edges[kMaxJointBodies];
};

/// Where the bodies of a joint are, in the order of its head.
using JointPoses = std::array<Transform, kMaxJointBodies>;

/// A body of a joint, as it is now: a spring's stiffness follows from it.
struct JointEnd {
    Transform pose;
    Vec2 center;               ///< [m] of mass, in the world
    float inv_mass = 0.0f;     ///< [1/kg] 0: nothing moves it
    float inv_inertia = 0.0f;  ///< [1/(kg m^2)]
};
using JointEnds = std::array<JointEnd, kMaxJointBodies>;

/// The impulses of a joint on its last body in the last sub-step.
struct JointReaction {
    Vec2 impulse;          ///< [N s]
    float angular = 0.0f;  ///< [N m s]
};

/// A type of joints. `sims` and `sim` point to sims of this type, `parameters` to its parameters.
struct JointRow {
    const char* name;  ///< "revolute"
    int bodies;        ///< at most, 2 to kMaxJointBodies
    int sim_size;
    int parameter_size;  ///< at most kMaxJointParameters

    // In a step: over a range of an array of sims, all in one colour.
    void (*prepare)(void* sims, int begin, int end, const JointStep& step);
    void (*warm_start)(void* sims, int begin, int end, const JointPass& pass);
    void (*solve)(void* sims, int begin, int end, const JointPass& pass);
    /// Where something is kept of the last step's impulses: adds it to this one's.
    void (*store)(void* sims, int begin, int end);

    /// Makes a sim at `sim`.
    void (*make)(void* sim, const JointHead& head, const void* parameters);
    /// Replaces the parameters. Which impulses that puts to zero is the type's to say.
    void (*change)(void* sim, const void* parameters);
    void* (*parameters)(void* sim);
    /// [N s], [N m s] Of the last sub-step: the next one's warm start.
    std::span<float> (*impulses)(void* sim);
    /// Whatever else a step leaves to the next: how often a hinge has turned.
    std::span<float> (*carried)(void* sim);

    // Questions about a joint.
    /// [m] In the frame of body `side`.
    Vec2 (*anchor)(const void* sim, int side);
    /// The one number that says how far the joint is: an angle [rad] through all turns, or a length [m].
    float (*coordinate)(const void* sim, const JointPoses& poses);
    /// [m] How far the anchors are from where the joint wants them.
    float (*linear_error)(const void* sim, const JointPoses& poses);
    /// [rad] The same of the angle between the bodies.
    float (*angular_error)(const void* sim, const JointPoses& poses);
    JointReaction (*reaction)(const void* sim, const JointPoses& poses);
    /// [J] Stored in its springs.
    double (*spring_energy)(const void* sim, const JointEnds& ends);
};

/// By JointType.
using JointTable = std::span<const JointRow* const>;

}  // namespace jostle
