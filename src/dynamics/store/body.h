// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bodies as a step sees them. What a step reads and writes of every body that moves lies in two dense arrays,
// `sims` and `states`, that hold nothing else; what it seldom asks for lies in a record by id. One table,
// `places`, leads from a body's id to its place in the arrays.
#pragma once

#include <jostle/dynamics/body_def.h>
#include <jostle/geometry/mass.h>
#include <jostle/math/transform.h>

#include <cstdint>
#include <memory_resource>
#include <vector>

namespace jostle {

inline constexpr int kNone = -1;

/// Which arrays a body lies in.
enum class BodySet : std::uint8_t {
    kStatic,
    kDisabled,
    kAwake  ///< kinematic and dynamic
};
inline constexpr int kBodySets = 3;

struct BodyPlace {
    BodySet set = BodySet::kStatic;
    int index = 0;
};

/// The colours of the constraint graph that a body's constraints have: bit c is colour c.
struct ColourMask {
    static constexpr int kWords = 4;
    std::uint64_t words[kWords] = {};
};

/// [once or twice a step]
struct BodySim {
    Transform transform;           ///< of the body's origin, at the end of the last step
    Vec2 center;                   ///< [m] of mass, in the world
    Vec2 local_center;             ///< [m] of mass, in the body's frame
    Vec2 force;                    ///< [N] the user's, for the next step
    float torque = 0.0f;           ///< [N m] likewise
    float inv_mass = 0.0f;         ///< [1/kg]
    float inv_inertia = 0.0f;      ///< [1/(kg m^2)]
    float linear_damping = 0.0f;   ///< [1/s]
    float angular_damping = 0.0f;  ///< [1/s]
    float gravity_scale = 1.0f;    ///< [1]
    float extent = 0.0f;           ///< [m] greatest distance of a point of a shape from the centre of mass
    float slow_time = 0.0f;        ///< [s] for how long it has been slow enough to sleep
    int id = kNone;
};

/// [many times a step] What the solver moves: one half of a cache line, two 16-byte halves that are loaded
/// apart.
struct alignas(32) BodyState {
    Vec2 velocity;         ///< [m/s] of the centre of mass
    float angular = 0.0f;  ///< [rad/s]
    float unused = 0.0f;   ///< fills the first half
    Vec2 delta_position;   ///< [m] since the beginning of the step
    Rot delta_rotation;    ///< likewise
};
static_assert(sizeof(BodyState) == 32);

/// The awake set's first body: before it lies the null body, which stands for all that the solver may not
/// move. It has no mass and no velocity, and nothing is ever written there.
inline constexpr int kFirstAwake = 1;

struct BodyArrays {
    explicit BodyArrays(std::pmr::memory_resource* memory) : sims(memory), states(memory) {}
    std::pmr::vector<BodySim> sims;
    std::pmr::vector<BodyState> states;  ///< as many as sims
};

/// [by id] What a step asks for only when something begins or ends.
struct BodyRecord {
    BodyType type = BodyType::kStatic;
    bool enabled = true;
    bool fixed_rotation = false;
    bool bullet = false;
    bool allow_sleep = true;
    bool mass_override = false;
    bool mass_is_stale = false;  ///< `mass`, and in the sim all that follows, is to be made: body_mass.h
    int stale_previous = kNone;  ///< list of bodies whose mass is stale
    int stale_next = kNone;
    MassData mass;  ///< in the body's frame, about the centre; of a dynamic body, or as the user gave it
    ColourMask colours;
    int first_shape = kNone;  ///< list through ShapeRecord::next, in the order of making
    int last_shape = kNone;
    int shape_count = 0;
    int first_contact = kNone;  ///< list of edges; see Edge
    int first_joint = kNone;
    int contact_count = 0;
    int joint_count = 0;
    std::uint64_t user_data = 0;
};

/// A contact or joint hangs in the lists of all its bodies: edge n i + k is constraint i as seen from its
/// body k, where n is the most that it may have: 2 of a contact, 4 of a joint.
struct Edge {
    int body = kNone;
    int previous = kNone;  ///< edge
    int next = kNone;      ///< edge
};

}  // namespace jostle
