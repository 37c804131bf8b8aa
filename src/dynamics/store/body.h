// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The rows of bodies. The fields that a step reads and writes of every body that moves lie in two dense
// arrays, `sims` and `states`, that hold nothing else; beside them lie `records`, which a step seldom reads.
#pragma once

#include <jostle/dynamics/body_def.h>
#include <jostle/geometry/mass.h>
#include <jostle/math/transform.h>

#include <cstdint>
#include <limits>
#include <memory_resource>
#include <optional>

#include "dynamics/store/shape_core.h"
#include "dynamics/store/table.h"

namespace jostle::detail {

/// Which arrays a body lies in.
enum class BodySet : std::uint8_t {
    kStatic,
    kDisabled,
    kAwake,   ///< kinematic and dynamic
    kAsleep,  ///< likewise: the bodies of all islands that sleep
    kAside    ///< made in a callback; the others keep their order when these leave
};
inline constexpr BodySet kAllBodySets[] = {BodySet::kStatic, BodySet::kDisabled, BodySet::kAwake,
                                           BodySet::kAsleep, BodySet::kAside};

struct BodyPlace {
    BodySet set = BodySet::kStatic;
    int index = kNone;
};

/// The colours of the constraint graph that a body's constraints have: bit c is colour c.
struct ColourMask {
    static constexpr int kWords = 4;
    std::uint64_t words[kWords] = {};

    [[nodiscard]] bool is_empty() const { return (words[0] | words[1] | words[2] | words[3]) == 0; }
    [[nodiscard]] bool are_at_most_two() const {
        int left = 2;
        for (std::uint64_t word : words)
            for (; word != 0; word &= word - 1)
                if (left-- == 0) return false;
        return true;
    }
};

/// [1] A body that holds up one of more than so many times its mass needs help; see
/// contacts/heavy_on_light.h.
inline constexpr float kHeavyRatio = 8.0f;
/// [1/kg] It holds up none.
inline constexpr float kNoHeavy = std::numeric_limits<float>::infinity();

/// [once or twice a step]
struct BodySim {
    Transform transform;  ///< of the body's origin, at the end of the last step
    Vec2 center;          ///< [m] of mass, in the world
    // Kernels load four floats at once from local_center on, from inv_mass on, and from force on.
    Vec2 local_center;         ///< [m] of mass, in the body's frame
    float extent = 0.0f;       ///< [m] greatest distance of a point of a shape from the centre of mass
    float inv_mass = 0.0f;     ///< [1/kg]
    float inv_inertia = 0.0f;  ///< [1/(kg m^2)]
    float heavy =
        kNoHeavy;  ///< [1/kg] inverse mass of a heavy body that it holds up; see contacts/heavy_on_light.h
    float next_heavy = kNoHeavy;  ///< [1/kg] likewise, as this step finds it
    BodyId id;
    MotionLocks locks;             ///< where it has no velocity, and no impulse gives it any
    CoarseLength core_inset;       ///< [m] the least of its shapes; infinite if it is never swept
    bool has_joints = false;       ///< its record lists some
    bool may_roll = false;         ///< in this step: it has at most two constraints; with more it does not
    bool is_on_path = false;       ///< of a kinematic body, in a step: see bodies/kinematic_path.h
    Vec2 force;                    ///< [N] the user's, for the next step
    float gravity_scale = 1.0f;    ///< [1]
    float torque = 0.0f;           ///< [N m] the user's, as the force
    float linear_damping = 0.0f;   ///< [1/s]
    float angular_damping = 0.0f;  ///< [1/s]
    /// [m] No box of its shapes leaves its fat box before a point has moved so far; 0 or less: it may have
    /// left.
    float slack = 0.0f;
    float slow_time = 0.0f;  ///< [s] for how long it has been slow enough to sleep

    [[nodiscard]] bool has_locked_axis() const { return locks.x || locks.y; }
};
/// [m/s^2] By gravity and the user's forces. Nothing accelerates a body where it is locked.
[[nodiscard]] JOSTLE_INLINE Vec2 acceleration_of(const BodySim& sim, Vec2 gravity) {
    const Vec2 free = sim.gravity_scale * gravity + sim.inv_mass * sim.force;
    return {sim.locks.x ? 0.0f : free.x, sim.locks.y ? 0.0f : free.y};
}
/// [1/kg] Along x and y; 0 where the body is locked.
[[nodiscard]] inline Vec2 inv_mass_by_axis(const BodySim& sim) {
    if (!sim.has_locked_axis()) return {sim.inv_mass, sim.inv_mass};
    return {sim.locks.x ? 0.0f : sim.inv_mass, sim.locks.y ? 0.0f : sim.inv_mass};
}

/// [many times a step] What the solver moves: one half of a cache line, two 16-byte halves that are loaded
/// apart.
struct alignas(32) BodyState {
    Vec2 velocity;           ///< [m/s] of the centre of mass
    float angular = 0.0f;    ///< [rad/s]
    float is_broken = 0.0f;  ///< 1: in this step its velocity was no number
    Vec2 delta_position;     ///< [m] since the beginning of the step
    Rot delta_rotation;      ///< likewise
};
static_assert(sizeof(BodyState) == 32);

/// Takes the velocity from where a body is locked.
inline void stop_locked(const MotionLocks& locks, BodyState& state) {
    if (locks.x) state.velocity.x = 0.0f;
    if (locks.y) state.velocity.y = 0.0f;
    if (locks.rotation) state.angular = 0.0f;
}

/// The awake set's first body: before it lies the null body, which stands for all that the solver may not
/// move. It has no mass and no velocity, and nothing is ever written there.
inline constexpr int kFirstAwake = 1;

/// The edges of a table's constraints; see edges.h.
template <class Tag>
struct EdgeTag;
template <class Tag>
using EdgeId = TableId<EdgeTag<Tag>>;

/// A constraint hangs in the lists of all its bodies: as seen from each of them it is an edge.
template <class Tag>
struct ConstraintEdge {
    BodyId body;
    EdgeId<Tag> previous;
    EdgeId<Tag> next;
};
/// The edges of a body.
template <class Tag>
struct EdgeList {
    EdgeId<Tag> first;
    int count = 0;
};

/// The velocities that the user gave a kinematic body for the last two steps, along x and y and turning: see
/// bodies/kinematic_path.h.
struct ToldMotion {
    /// [m/s], [rad/s] in the last step; then [m/s^2], [rad/s^2] from the step before to the last one.
    float numbers[6] = {};

    [[nodiscard]] float& velocity(int axis) { return numbers[axis]; }
    [[nodiscard]] float velocity(int axis) const { return numbers[axis]; }
    [[nodiscard]] float& rate(int axis) { return numbers[3 + axis]; }
    [[nodiscard]] float rate(int axis) const { return numbers[3 + axis]; }
};

/// [when something begins or ends]
struct BodyRecord {
    BodyType type = BodyType::kStatic;
    bool enabled = true;
    bool is_aside = false;        ///< made in a callback: it enters the world at the end of the step ...
    bool enters_enabled = false;  ///< ... and is disabled till then
    bool enters_asleep = false;   ///< ... if the world lets it
    bool bullet = false;          ///< swept against dynamic bodies as well
    bool allow_sleep = true;
    bool is_asleep = false;        ///< of an enabled body that is not static, as is its whole island
    bool was_told_asleep = false;  ///< by the events that the user was given
    /// It was made asleep: but for sensors it has contacts with awake bodies alone. The other pairs are
    /// looked for when it wakes.
    bool is_unpaired = false;
    /// Since its last step a contact with a static shape has come, gone, or got other neighbours.
    bool ground_changed = false;
    std::optional<float> sleep_threshold;  ///< [m/s] none: the world's
    std::optional<bool> continuous;        ///< none: dynamic bodies are swept, kinematic ones do not push
    bool mass_override = false;
    bool mass_is_stale = false;  ///< `mass`, and in the sim all that follows, is to be made: body_mass.h
    BodyId stale_previous;       ///< list of bodies whose mass is stale
    BodyId stale_next;
    MassData mass;  ///< in the body's frame, about the centre; of a dynamic body, or as the user gave it
    ColourMask colours;
    ShapeId first_shape;  ///< list through ShapeRecord::next, in the order of making
    ShapeId last_shape;
    int shape_count = 0;
    EdgeList<JointTag> joints;
    IslandId island;         ///< of an enabled body that is not static; see island.h
    BodyId island_previous;  ///< list of the island's bodies
    BodyId island_next;
    std::uint64_t user_data = 0;
    ToldMotion told;  ///< of a kinematic body
};

/// Of a dynamic body: whether it is swept. Of a kinematic one: whether it pushes all that it would jump over.
[[nodiscard]] inline bool is_continuous(const BodyRecord& body) {
    return body.continuous.value_or(body.type == BodyType::kDynamic);
}

/// Whether it is swept against dynamic bodies.
[[nodiscard]] inline bool is_bullet(const BodyRecord& body) {
    return body.bullet && body.type == BodyType::kDynamic && is_continuous(body);
}

/// Where a body belongs.
[[nodiscard]] inline BodySet set_of(const BodyRecord& body) {
    if (body.is_aside) return BodySet::kAside;
    if (!body.enabled) return BodySet::kDisabled;
    if (body.type == BodyType::kStatic) return BodySet::kStatic;
    return body.is_asleep ? BodySet::kAsleep : BodySet::kAwake;
}

/// A body as it is described: contacts come and go with those that do not move as well, so that their list is
/// no part of a record, which is shared with clones.
struct WholeBody {
    BodyRecord record;
    EdgeList<ContactTag> contacts;
};
/// In its place, to be read or changed.
struct PlacedBody {
    BodyRecord& record;
    EdgeList<ContactTag>& contacts;
};

/// The bodies of a set, as many of each.
struct BodyArrays {
    explicit BodyArrays(std::pmr::memory_resource* memory) : records(memory), sims(memory), states(memory) {}
    [[nodiscard]] int size() const { return static_cast<int>(sims.size()); }

    SharedRows<BodyRecord> records;
    SharedRows<BodySim> sims;
    SharedRows<BodyState> states;
};

}  // namespace jostle::detail
