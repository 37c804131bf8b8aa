// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints. As with contacts, the record says where a joint is, and the sim is what a step reads and writes.
// The types of joints are the rows of a table: each has a sim of its own size, and functions over arrays of
// them. The table is given to the world's tables when they are made (joints/joint_types.h).
#pragma once

#include <jostle/dynamics/custom_joint.h>
#include <jostle/dynamics/joint_type.h>
#include <jostle/math/transform.h>

#include <array>
#include <span>

#include "dynamics/store/body.h"

namespace jostle::detail {

struct JointPass;
struct JointStep;
struct DirectRoom;

/// A row of a custom joint, as its user gave it: see custom_joint.h.
struct CustomLine {
    Vec2 linear[4];
    float angular[4] = {};
    float error = 0.0f;                        ///< [m] or [rad]
    float speed = 0.0f;                        ///< [m/s] or [rad/s]
    float min_force = 0.0f, max_force = 0.0f;  ///< [N] or [N m]
    float hertz = 0.0f, damping_ratio = 0.0f;
    bool is_motor = false, is_soft = false;
};
struct CustomSet {
    int count = 0;
    CustomLine lines[kMaxCustomRows];
};

inline constexpr int kMaxJointBodies = 4;
inline constexpr int kMaxJointTypes = 16;
/// [bytes] Of a type's parameters, at most.
inline constexpr int kMaxJointParameters = 96;

/// How stiff the rigid parts of a joint are, where that is its own.
struct JointStiffness {
    std::uint32_t is_own = 0;  ///< 0: as the world's joints
    float hertz = 0.0f;        ///< [Hz]
    float damping_ratio = 0.0f;
};

/// With what the sim of every joint begins.
struct JointHead {
    JointId id;
    BodyId bodies[kMaxJointBodies];  ///< those that there are come first
    JointStiffness stiffness;
    std::uint16_t is_direct = 0;    ///< 1: its rigid rows are solved by direct/direct.cpp ...
    std::uint16_t has_company = 0;  ///< ... together with those of other joints
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
    bool breaks = false;          ///< it has the three that follow
    bool break_destroys = false;
    float break_force = 0.0f;   ///< [N] beyond it the joint breaks
    float break_torque = 0.0f;  ///< [N m] likewise
    std::uint64_t user_data = 0;
    ConstraintEdge<JointTag> edges[kMaxJointBodies];
};

/// Where the bodies of a joint are, in the order of its head.
using JointPoses = std::array<Transform, kMaxJointBodies>;

/// How readily a joint's bodies move, all of them together.
struct JointMobility {
    float linear = 0.0f;   ///< [1/kg]
    float angular = 0.0f;  ///< [1/(kg m^2)]
    float slop = 0.0f;     ///< [m]
};

/// A body of a joint, as it is now: a spring's stiffness follows from it.
struct JointEnd {
    Transform pose;
    Vec2 center;               ///< [m] of mass, in the world
    float inv_mass = 0.0f;     ///< [1/kg] 0: nothing moves it
    float inv_inertia = 0.0f;  ///< [1/(kg m^2)]
    bool has_locked_axis = false;
};
using JointEnds = std::array<JointEnd, kMaxJointBodies>;

/// The impulses of a joint on its last body in the last sub-step.
struct JointReaction {
    Vec2 impulse;          ///< [N s]
    float angular = 0.0f;  ///< [N m s]
};

/// The kind of a word of a joint's parameters.
enum class WordType : std::uint8_t {
    kNumber,  ///< a float
    kFlag,    ///< 0 or 1
    kEnds,    ///< two bodies of the joint, of two bits each
    kCount,   ///< how many bodies the joint has
    kJoint    ///< another joint's id
};
struct JointWord {
    const char* name;
    WordType type = WordType::kNumber;
};

/// A type of joints. `sims` and `sim` point to sims of this type, `parameters` to its parameters.
struct JointRow {
    const char* name;  ///< "revolute"
    int bodies;        ///< at most, 2 to kMaxJointBodies
    int sim_size;
    int parameter_size;  ///< at most kMaxJointParameters
    /// The parameters, word by word.
    std::span<const JointWord> words;
    /// [bytes] Of the parameters, and [1] of the impulses and carried(), that the hash always sees. Those
    /// after them came later: trailing zeros of theirs are left out, so that a joint without them keeps its
    /// hash.
    int parameter_core;
    int impulse_core;
    int carried_core;
    /// Its parameters begin with the anchors in the frames of its first two bodies.
    bool has_anchors;
    /// It does nothing in a step, and links no bodies: it lies in the bin of those that are idle.
    bool is_idle;
    /// It pulls at bodies without holding them at a place: it is solved before the direct joints.
    bool is_forceful;

    // In a step: over a range of an array of sims, all in one colour.
    /// Returns whether any of them has something that the group solve leaves to it.
    bool (*prepare)(void* sims, int begin, int end, const JointStep& step);
    void (*warm_start)(void* sims, int begin, int end, const JointPass& pass);
    void (*solve)(void* sims, int begin, int end, const JointPass& pass);
    /// How many rigid or bounded rows it has as it is set; 0: its type has none, or they have a stiffness of
    /// their own.
    int (*count_rigid)(const void* sim);
    /// Writes them, of the bodies as they are. A row that the joint leaves out is empty.
    void (*fill_rows)(void* sim, const BodyState* states, const DirectRoom& room);
    /// RowLaw::curve of them alone, one after the other.
    void (*fill_curves)(void* sim, const BodyState* states, float* curves);
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
    /// The joints that it couples, which take it with them when they go.
    std::span<const JointId> (*refers)(const void* sim);
    /// Renews what it keeps of such a joint, and the angle [rad] that it counts on from, unless that is null.
    void (*follow)(void* sim, JointId joint, JointType type, const void* parameters, const float* angle);
    /// It enters the world, with its bodies there.
    void (*enter)(void* sim, const JointPoses& poses);

    // Questions about a joint.
    /// [m] In the frame of body `side`.
    Vec2 (*anchor)(const void* sim, int side);
    /// The one number that says how far the joint is: an angle [rad] through all turns, or a length [m].
    float (*coordinate)(const void* sim, const JointPoses& poses);
    /// [m] How far the anchors are from where the joint wants them in the end: made open, it takes its time.
    float (*linear_error)(const void* sim, const JointPoses& poses);
    /// [rad] How far the angle between the bodies is from where the joint wants it.
    float (*angular_error)(const void* sim, const JointPoses& poses);
    JointReaction (*reaction)(const void* sim, const JointPoses& poses);
    /// [J] Stored in its springs, as stiff as they were in sub-steps of h [s]; 0: as they were asked to be.
    double (*spring_energy)(const void* sim, const JointEnds& ends, float h);
    /// [m/s] or [rad/s] The speed, without a sign, that its motor or servo is to reach; 0: none. See
    /// joints/drive.h.
    float (*drive)(const void* sim, const JointPoses& poses, const JointMobility& mobility);
    /// Whether it was made open, and has not closed yet.
    bool (*is_closing)(const void* sim);
};

/// By JointType.
using JointTable = std::span<const JointRow* const>;

}  // namespace jostle::detail
