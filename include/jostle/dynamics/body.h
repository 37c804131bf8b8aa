// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Body: a rigid body of a world.
#pragma once

#include <jostle/dynamics/body_def.h>
#include <jostle/dynamics/handle_range.h>
#include <jostle/geometry/mass.h>
#include <jostle/geometry/shapes.h>
#include <jostle/math/transform.h>

#include <cstdint>
#include <string_view>

JOSTLE_API_BEGIN
namespace jostle {

class ChainShape;
class Joint;
class Shape;
struct Contact;
struct Chain;
struct ChainDef;
struct ShapeDef;

/// A handle of a body: a small value to copy. Every call throws Error if the body or its world is gone; calls
/// that change something throw during a step, too, but in its callbacks (callbacks.h). Cost: constant unless
/// stated.
class Body {
  public:
    Body() = default;
    explicit Body(const Handle& handle) : handle_(handle) {}
    [[nodiscard]] const Handle& handle() const { return handle_; }
    [[nodiscard]] bool is_valid() const noexcept;
    friend bool operator==(const Body&, const Body&) = default;

    /// Adds a shape. The mass follows from the shapes' densities unless set_mass() was called; a dynamic body
    /// whose shapes weigh nothing has 1 kg, and no force turns it. The world keeps a copy; a polygon of up
    /// to 8 corners becomes a Polygon, however it was given.
    Shape create_shape(const Geometry& geometry, const ShapeDef& def) const;
    Shape create_shape(const Geometry& geometry) const;
    /// Adds a chain (chain_shape.h): one shape per segment. The points are copied.
    ChainShape create_chain(const Chain& chain, const ChainDef& def) const;
    ChainShape create_chain(const Chain& chain) const;

    [[nodiscard]] BodyType type() const;
    void set_type(BodyType type) const;
    [[nodiscard]] bool is_enabled() const;
    /// Cost: its shapes, contacts and joints.
    void set_enabled(bool enabled) const;
    /// False of a static or disabled body, too.
    [[nodiscard]] bool is_awake() const;
    /// True: wakes what the body is an island with, and a kinematic body also what it touches. False: that
    /// island stops and falls asleep at once, unless one of its bodies may not sleep, or touches a kinematic
    /// body that is awake: then nothing happens. Static and disabled bodies ignore it.
    void set_awake(bool awake) const;
    [[nodiscard]] bool allows_sleep() const;
    /// False wakes it; the bodies that it touches or is joined to stay awake as well.
    void set_allow_sleep(bool allow) const;
    [[nodiscard]] float sleep_threshold() const;      ///< [m/s] its own, or the world's
    void set_sleep_threshold(float threshold) const;  ///< [m/s] >= 0; 0: it is never slow
    void reset_sleep_threshold() const;               ///< back to the world's

    [[nodiscard]] Transform transform() const;
    [[nodiscard]] Vec2 position() const;  ///< [m] of the origin
    [[nodiscard]] float angle() const;    ///< [rad] in [-pi, pi]
    [[nodiscard]] Rot rotation() const;
    [[nodiscard]] Vec2 center_of_mass() const;             ///< [m] in the world
    void set_transform(Vec2 position, float angle) const;  ///< [m], [rad] as BodyDef::angle
    /// [m] The rotation's length must be 1 within 1e-3; it is scaled to 1.
    void set_transform(const Transform& transform) const;
    /// Gives a kinematic body the velocities with which a step of dt [s] takes it to a transform (as of
    /// set_transform), turning the shorter way round: to rounding, about 1e-6 of the way, if it turns by less
    /// than 0.2 rad in a sub-step; at worst 2 mrad short. It goes on with them, so call this before each
    /// step. Wakes what it touches, if it moves. Refused for other types.
    void move_to(const Transform& transform, float dt) const;
    [[nodiscard]] Vec2 linear_velocity() const;        ///< [m/s] of the centre of mass
    [[nodiscard]] float angular_velocity() const;      ///< [rad/s]
    void set_linear_velocity(Vec2 velocity) const;     ///< [m/s]; static bodies ignore it, locked axes too
    void set_angular_velocity(float velocity) const;   ///< [rad/s]; likewise. No speed may exceed 1e9
    [[nodiscard]] Vec2 velocity_at(Vec2 point) const;  ///< [m/s] of a point [m] of the world
    [[nodiscard]] Vec2 world_point(Vec2 local) const;  ///< [m]
    [[nodiscard]] Vec2 local_point(Vec2 world) const;  ///< [m]
    [[nodiscard]] Vec2 world_vector(Vec2 local) const;
    [[nodiscard]] Vec2 local_vector(Vec2 world) const;

    [[nodiscard]] float mass() const;          ///< [kg]; 0 unless dynamic
    [[nodiscard]] float inertia() const;       ///< [kg m^2] about the centre of mass
    [[nodiscard]] MassData mass_data() const;  ///< centre in the body's frame
    /// Overrides the mass of the shapes. mass > 0; inertia >= 0 (0: no force turns it).
    void set_mass(const MassData& mass) const;
    /// Returns to the mass of the shapes.
    void reset_mass() const;

    // Forces and impulses move only dynamic bodies; forces only enabled ones.
    void apply_force(Vec2 force, Vec2 point) const;  ///< [N] at a point [m] of the world, for the next step
    void apply_force_to_center(Vec2 force) const;    ///< [N]
    void apply_torque(float torque) const;           ///< [N m]
    void apply_impulse(Vec2 impulse, Vec2 point) const;  ///< [N s] at a point [m] of the world, at once
    void apply_impulse_to_center(Vec2 impulse) const;    ///< [N s]
    void apply_angular_impulse(float impulse) const;     ///< [N m s]

    [[nodiscard]] float linear_damping() const;  ///< [1/s]
    void set_linear_damping(float damping) const;
    [[nodiscard]] float angular_damping() const;  ///< [1/s]
    void set_angular_damping(float damping) const;
    [[nodiscard]] float gravity_scale() const;  ///< [1]
    void set_gravity_scale(float scale) const;
    [[nodiscard]] MotionLocks locks() const;
    /// Its velocity becomes 0 where it is locked. Wakes it.
    void set_locks(const MotionLocks& locks) const;
    [[nodiscard]] bool is_bullet() const;
    /// One-way ground (ShapeDef::one_way) on which the body stands lets the body through, until the body
    /// overlaps nothing of that surface any more. Wakes the body. On other ground nothing happens.
    void drop_through() const;
    void set_bullet(bool bullet) const;          ///< see BodyDef::bullet
    [[nodiscard]] bool is_continuous() const;    ///< see BodyDef::continuous
    void set_continuous(bool continuous) const;  ///< whatever its type is or becomes
    void reset_continuous() const;               ///< back to what its type has
    /// A hash of the body's own numbers that World::state_hash() sees: pose, velocity, forces, mass,
    /// settings, and with what its lists begin. Where two worlds part, the bodies whose hashes differ.
    [[nodiscard]] std::uint64_t state_hash() const;
    [[nodiscard]] std::uint64_t user_data() const;
    void set_user_data(std::uint64_t data) const;

    /// Empty if it has none. Valid until the body gets another name or is destroyed.
    [[nodiscard]] std::string_view name() const;
    void set_name(std::string_view name) const;  ///< at most 255 bytes, copied; empty: none

    [[nodiscard]] HandleRange<Shape> shapes() const;       ///< in order of creation; chains' segments too
    [[nodiscard]] HandleRange<ChainShape> chains() const;  ///< in order of creation; cost: its shapes
    [[nodiscard]] HandleRange<Joint> joints() const;       ///< the newest first
    /// The contacts of its shapes, including those that do not touch.
    [[nodiscard]] HandleRange<Contact> contacts() const;
    /// The bodies of its island, awake or asleep: itself and those that it touches or is joined to, directly
    /// or through others. Parts that have come apart stay together until one of them falls asleep. Empty if
    /// the body is static or disabled.
    [[nodiscard]] HandleRange<Body> island() const;
    /// Whether a shape of this body touches a shape of the other, sensors excluded. Cost: this one's
    /// contacts.
    [[nodiscard]] bool is_touching(const Body& other) const;
    [[nodiscard]] Aabb<2> bounds() const;  ///< [m] of all shapes; a point if there are none

  private:
    Handle handle_;
};

}  // namespace jostle
JOSTLE_API_END
