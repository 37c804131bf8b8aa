// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The kernels of joints between two bodies share this: the two bodies while a joint works on them, and the
// one-dimensional constraints (limits, motors, springs) that more than one of them has.
#pragma once

#include <cmath>
#include <limits>

#include "dynamics/bodies/mobility.h"
#include "dynamics/joints/joint_row.h"
#include "dynamics/joints/joint_types.h"
#include "dynamics/softness/springs.h"

namespace jostle::detail {

/// Part of the sim of each joint between two bodies: made at the beginning of each step.
struct PairSim : JointHead {
    int index_a = 0;  ///< in the awake states; 0, the null body: does not move
    int index_b = 0;
    Vec2 inv_mass_a, inv_mass_b;                       ///< [1/kg] along x and y
    float free_inv_mass = 0.0f;                        ///< [1/kg] of both, were none locked
    bool moves_a = false, moves_b = false;             ///< the solver may write their velocities
    bool has_locked_axis = false;                      ///< either
    float inv_inertia_a = 0.0f, inv_inertia_b = 0.0f;  ///< [1/(kg m^2)]
    Vec2 anchor_a, anchor_b;                           ///< [m] from the centres of mass, in the world
    Vec2 delta_center;                                 ///< [m] from A's centre of mass to B's
    float h = 0.0f;                                    ///< [s] of a sub-step
};

[[nodiscard]] JOSTLE_INLINE std::integral_constant<int, 2> body_count_of(const PairSim&) {
    return {};
}

/// The movable part of the two bodies of a joint, copied out and back.
struct JointBodies {
    Vec2 velocity_a, velocity_b;               ///< [m/s]
    float angular_a = 0.0f, angular_b = 0.0f;  ///< [rad/s]
    Vec2 moved;                                ///< [m] dp_B - dp_A
    Rot turned_a, turned_b;                    ///< since the step began

    [[nodiscard]] JOSTLE_INLINE float angular() const { return angular_b - angular_a; }
    [[nodiscard]] JOSTLE_INLINE Vec2 velocity_at(Vec2 ra, Vec2 rb) const {
        return velocity_b + cross(angular_b, rb) - velocity_a - cross(angular_a, ra);
    }
    JOSTLE_INLINE void apply(const PairSim& joint, Vec2 impulse, float lever_a, float lever_b) {
        velocity_a -= Vec2{joint.inv_mass_a.x * impulse.x, joint.inv_mass_a.y * impulse.y};
        angular_a -= joint.inv_inertia_a * lever_a;
        velocity_b += Vec2{joint.inv_mass_b.x * impulse.x, joint.inv_mass_b.y * impulse.y};
        angular_b += joint.inv_inertia_b * lever_b;
    }
    /// An impulse at the anchors ra and rb.
    JOSTLE_INLINE void apply_at(const PairSim& joint, Vec2 impulse, Vec2 ra, Vec2 rb) {
        apply(joint, impulse, cross(ra, impulse), cross(rb, impulse));
    }
    JOSTLE_INLINE void apply_angular(const PairSim& joint, float impulse) {
        angular_a -= joint.inv_inertia_a * impulse;
        angular_b += joint.inv_inertia_b * impulse;
    }
};

[[nodiscard]] JOSTLE_INLINE JointBodies load_bodies(const BodyState* states, const PairSim& joint) {
    const BodyState& a = states[joint.index_a];
    const BodyState& b = states[joint.index_b];
    return {a.velocity,       b.velocity,      a.angular, b.angular, b.delta_position - a.delta_position,
            a.delta_rotation, b.delta_rotation};
}

/// Only what the solver may write: the null body and kinematic ones may be read by many threads at once.
JOSTLE_INLINE void store_bodies(BodyState* states, const PairSim& joint, const JointBodies& bodies) {
    if (joint.moves_a) {
        states[joint.index_a].velocity = bodies.velocity_a;
        states[joint.index_a].angular = bodies.angular_a;
    }
    if (joint.moves_b) {
        states[joint.index_b].velocity = bodies.velocity_b;
        states[joint.index_b].angular = bodies.angular_b;
    }
}

/// The row of a type of joints between two bodies: `Type` says what one does to its JointBodies.
template <class Type>
struct PairType : Type {
    using Sim = typename Type::Sim;
    static void warm_start(Sim& sim, const JointPass& pass) {
        JointBodies bodies = load_bodies(pass.states, sim);
        Type::warm_start(sim, bodies);
        store_bodies(pass.states, sim, bodies);
    }
    static void solve(Sim& sim, const JointPass& pass) {
        JointBodies bodies = load_bodies(pass.states, sim);
        Type::solve(sim, bodies, pass);
        store_bodies(pass.states, sim, bodies);
    }
    template <class Add>
    JOSTLE_INLINE static void rigid_rows(Sim& sim, const BodyState* states, Add& add) {
        Type::rigid_rows(sim, load_bodies(states, sim), add);
    }
    static Vec2 anchor(const Sim& sim, int side) {
        return side == 0 ? sim.parameters.anchors.a : sim.parameters.anchors.b;
    }
};
template <class Type>
[[nodiscard]] constexpr JointRow pair_row(const char* name) {
    return JointRowOf<PairType<Type>>::row(name, 2);
}

/// Fills a PairSim. Returns the poses of the two bodies.
JointPoses prepare_pair(PairSim& joint, const JointAnchors& anchors, const JointStep& step);

/// Of a joint's rigid parts and limits.
[[nodiscard]] Softness rigid_of(const JointHead& joint, const StepContext& context);

/// [rad] The angle that differs from `angle` by whole turns and lies nearest to `near`.
[[nodiscard]] JOSTLE_INLINE float unwind(float angle, float near = 0.0f) {
    constexpr float kTurn = 2.0f * kPi;
    return angle + kTurn * std::floor((near - angle) / kTurn + 0.5f);
}

/// [rad] Of B against A, less the reference, in the turn nearest to `near`.
[[nodiscard]] JOSTLE_INLINE float pose_angle(const JointPoses& poses, float reference, float near = 0.0f) {
    return unwind(inverse_compose(poses[0].q, poses[1].q).angle() - reference, near);
}
/// [m] From A's anchor to B's.
[[nodiscard]] JOSTLE_INLINE Vec2 pose_offset(const JointPoses& poses, const JointAnchors& anchors) {
    return apply(poses[1], anchors.b) - apply(poses[0], anchors.a);
}
/// [m] From A's anchor to B's, of a joint's ends.
[[nodiscard]] inline Vec2 end_offset(const JointEnds& ends, const JointAnchors& anchors) {
    return apply(ends[1].pose, anchors.b) - apply(ends[0].pose, anchors.a);
}
/// [J] In a spring of a mass [kg] or an inertia [kg m^2] that is stretched by c [m] or [rad], as stiff as it
/// was in sub-steps of h [s].
[[nodiscard]] inline double spring_energy_of(const SpringParameters& spring, float h, float mass, float c) {
    const float hertz = used_hertz(spring.hertz, spring.damping_ratio, h);
    const double speed = static_cast<double>(2.0f * kPi * hertz) * static_cast<double>(c);
    return 0.5 * static_cast<double>(mass) * speed * speed;
}
/// [rad] Now, of what was `delta_angle` when the step began.
[[nodiscard]] JOSTLE_INLINE float joint_angle(float delta_angle, const JointBodies& bodies) {
    return delta_angle + inverse_compose(bodies.turned_a, bodies.turned_b).angle();
}

/// [1/kg] The mobility of the two bodies against each other along a direction, turning left out.
[[nodiscard]] JOSTLE_INLINE float mobility_along(const PairSim& joint, Vec2 direction) {
    return joint.has_locked_axis ? inv_mass_along(joint.inv_mass_a + joint.inv_mass_b, direction)
                                 : joint.free_inv_mass;
}
/// Whether more than next to nothing gives way along a direction with a mobility k [1/kg], turning included:
/// an axis may be locked.
[[nodiscard]] JOSTLE_INLINE bool gives_way(const PairSim& joint, float k) {
    return !(joint.has_locked_axis && k <= kLeastMobility * joint.free_inv_mass);
}
/// The inverse of such a mobility; 0 where nothing gives way.
[[nodiscard]] JOSTLE_INLINE float mass_of(const PairSim& joint, float k) {
    return gives_way(joint, k) ? inverse_or_zero(k) : 0.0f;
}
/// By how much two bodies part along a direction by an impulse of 1, turning included.
struct Mobility {
    float own;       ///< [1/kg]
    float unlocked;  ///< [1/kg] were no axis locked
};
[[nodiscard]] JOSTLE_INLINE Mobility mobility_of(const PairSim& joint, Vec2 direction, float lever_a,
                                                 float lever_b) {
    const float turning = joint.inv_inertia_a * lever_a * lever_a + joint.inv_inertia_b * lever_b * lever_b;
    return {mobility_along(joint, direction) + turning, joint.free_inv_mass + turning};
}
/// [kg] Of bodies with a locked axis the mass counts that they had without the lock: as the lever of a body
/// that can but turn gets short, the mass of its own grows beyond all bounds, and so would a spring.
[[nodiscard]] JOSTLE_INLINE float mass_of(const PairSim& joint, const Mobility& mobility) {
    return gives_way(joint, mobility.own) ? inverse_or_zero(mobility.unlocked) : 0.0f;
}

/// A soft constraint in a pass: with the bias as it is, without it rigid in velocity and nothing
/// in position.
[[nodiscard]] JOSTLE_INLINE Softness softness_of(const Softness& soft, const JointPass& pass) {
    return pass.use_bias ? soft : Softness{};
}

/// Whether a spring changes velocities in a pass.
[[nodiscard]] JOSTLE_INLINE bool acts(const Spring& spring, const JointPass& pass) {
    return pass.use_bias || spring.is_stiff;
}

/// A symmetric 2 x 2 matrix {k11 k12; k12 k22} that is solved for.
struct Symmetric {
    float k11 = 0.0f, k12 = 0.0f, k22 = 0.0f;
    /// Of a matrix that is singular, or so small that its inverse has no place in a float: 0.
    float inverse_determinant = 0.0f;

    Symmetric() = default;
    JOSTLE_INLINE Symmetric(float xx, float xy, float yy) : k11(xx), k12(xy), k22(yy) {
        const float determinant = k11 * k22 - k12 * k12;
        if (determinant >= std::numeric_limits<float>::min()) inverse_determinant = 1.0f / determinant;
    }
    /// The x with K x = b.
    [[nodiscard]] JOSTLE_INLINE Vec2 solve(Vec2 b) const {
        return {inverse_determinant * (k22 * b.x - k12 * b.y), inverse_determinant * (k11 * b.y - k12 * b.x)};
    }
};

/// That two anchors are one point:
///     C = dp_B - dp_A + delta_center + dq_B r_B - dq_A r_A
/// with K = J M^-1 J^T at the anchors as they have turned.
struct Point {
    Vec2 ra, rb;  ///< [m] anchors
    Vec2 c;       ///< [m]
    Symmetric k;  ///< [1/kg]
};
/// Of these anchors, c apart.
[[nodiscard]] JOSTLE_INLINE Point point_between(const PairSim& joint, Vec2 ra, Vec2 rb, Vec2 c) {
    const Vec2 m = joint.inv_mass_a + joint.inv_mass_b;
    const float ia = joint.inv_inertia_a, ib = joint.inv_inertia_b;
    return {ra, rb, c,
            Symmetric(m.x + ia * ra.y * ra.y + ib * rb.y * rb.y, -ia * ra.x * ra.y - ib * rb.x * rb.y,
                      m.y + ia * ra.x * ra.x + ib * rb.x * rb.x)};
}
[[nodiscard]] JOSTLE_INLINE Point point_of(const PairSim& joint, const JointBodies& bodies) {
    const Vec2 ra = rotate(bodies.turned_a, joint.anchor_a), rb = rotate(bodies.turned_b, joint.anchor_b);
    return point_between(joint, ra, rb, bodies.moved + joint.delta_center + (rb - ra));
}
/// Solves for the mobilities of a joint along x and y: an axis along which nothing gives way is left out.
[[nodiscard]] JOSTLE_INLINE Vec2 solve_mobile(const PairSim& joint, const Point& at, Vec2 b) {
    if (joint.has_locked_axis) {
        const float m11 = mass_of(joint, at.k.k11), m22 = mass_of(joint, at.k.k22);
        if (m11 == 0.0f || m22 == 0.0f) return {m11 * b.x, m22 * b.y};
    }
    return at.k.solve(b);
}
/// The impulse that changes the speed of B's anchor against A's by -speed.
[[nodiscard]] JOSTLE_INLINE Vec2 stop(const PairSim& joint, const Point& at, Vec2 speed) {
    return -solve_mobile(joint, at, speed);
}
/// The rigid point, or one as stiff as the world's joints. `at` is made by point_of() at the beginning of a
/// step, and here after each move: the next sub-step's solve has the poses of this one's relaxing.
JOSTLE_INLINE void solve_point(const PairSim& joint, Point& at, Vec2& total, JointBodies& bodies,
                               const Softness& rigid, const JointPass& pass) {
    if (!pass.use_bias) at = point_of(joint, bodies);
    const Softness soft = softness_of(rigid, pass);
    const Vec2 speed = bodies.velocity_at(at.ra, at.rb) + soft.bias_rate * at.c;
    const Vec2 b = solve_mobile(joint, at, speed);
    const Vec2 impulse = -soft.mass_scale * b - soft.impulse_scale * total;
    total += impulse;
    bodies.apply_at(joint, impulse, at.ra, at.rb);
}
/// The impulse keeps a share of itself, and stops `speed`; it is of at most `most` [N s] in all.
JOSTLE_INLINE void solve_point_within(const PairSim& joint, Vec2& total, JointBodies& bodies, const Point& at,
                                      Vec2 speed, float kept, float most) {
    const Vec2 old = total;
    total = kept * old + stop(joint, at, speed);
    const float size = length(total);
    if (size > most) total = (most / size) * total;
    bodies.apply_at(joint, total - old, at.ra, at.rb);
}
/// A spring of the user's between the anchors.
JOSTLE_INLINE void solve_point_spring(const PairSim& joint, Vec2& total, JointBodies& bodies,
                                      const Spring& spring, float most, const JointPass& pass) {
    if (!acts(spring, pass)) return;
    const Point at = point_of(joint, bodies);
    const Vec2 speed = spring.drag * bodies.velocity_at(at.ra, at.rb) + spring.pull * at.c;
    solve_point_within(joint, total, bodies, at, speed, 1.0f - spring.release, most);
}

/// A row of a joint between two bodies: of an impulse on B, with its levers.
[[nodiscard]] JOSTLE_INLINE RigidRow pair_rigid_row(Vec2 linear, Vec2 ra, Vec2 rb, float error, float curve,
                                                    float& impulse) {
    RigidRow row;
    row.ends[0] = {-linear, -cross(ra, linear), dot(ra, linear)};
    row.ends[1] = {linear, cross(rb, linear), -dot(rb, linear)};
    row.error = error;
    row.curve = curve;
    row.impulse = {&impulse};
    return row;
}
/// That of the angle between them.
[[nodiscard]] JOSTLE_INLINE AngleRow angle_row(float error, float& impulse) {
    AngleRow row;
    row.error = error;
    row.impulse = {&impulse};
    return row;
}
/// [m/s^2] Of B's anchor against A's, were no force to act.
[[nodiscard]] JOSTLE_INLINE Vec2 curve_at(const JointBodies& bodies, Vec2 ra, Vec2 rb) {
    const float wa = bodies.angular_a, wb = bodies.angular_b;
    return (wa * wa) * ra - (wb * wb) * rb;
}
/// The constraint of solve_point(), as two rows.
template <class Add>
JOSTLE_INLINE void point_rows(const PairSim& joint, Vec2& total, const JointBodies& bodies, Add& add) {
    const Point at = point_of(joint, bodies);
    add(PointRows{at.ra, at.rb, at.c, curve_at(bodies, at.ra, at.rb), total});
}

/// Of the motor and the limits of a free direction.
struct AxisImpulses {
    float motor = 0.0f, lower = 0.0f, upper = 0.0f;
    [[nodiscard]] JOSTLE_INLINE float sum() const { return motor + lower - upper; }
    /// Those that are applied again by the joint itself: directly solved ones are not.
    [[nodiscard]] JOSTLE_INLINE float warm(const JointHead& joint) const {
        return joint.is_direct == 0 ? sum() : 0.0f;
    }
};
/// The rows of it.
[[nodiscard]] JOSTLE_INLINE int count_of(const JointAxis& axis) {
    return static_cast<int>(axis.has_limit + axis.has_motor);
}
/// A row along a free direction stays between the limits; `position` along it.
JOSTLE_INLINE void limit_row(const JointAxis& axis, float position, AxisImpulses& impulses, RowLaw& row) {
    row.below = position - axis.lower;
    row.above = axis.upper - position;
    // Between limits that are one number it is rigid.
    row.is_bounded = axis.lower < axis.upper;
    row.error = row.below;
    row.impulse = {&impulses.lower, &impulses.upper};
}

/// A row along it is brought to the motor's speed.
JOSTLE_INLINE void drive_row(float speed, float most, float& impulse, RowLaw& row) {
    row.curve = row.error = 0.0f;
    row.is_driven = true;
    row.speed = speed;
    row.most = most;
    row.impulse = {&impulse};
}

/// The next impulse of a one-sided limit whose slack is c (negative: violated) and closes at speed.
[[nodiscard]] JOSTLE_INLINE float limit_impulse(float old, float c, float speed, float mass,
                                                const Softness& soft, const JointPass& pass) {
    float bias = 0.0f, mass_scale = 1.0f, impulse_scale = 0.0f;
    if (c > 0.0f) {
        bias = c * pass.inv_h;
    } else if (pass.use_bias) {
        bias = soft.bias_rate * c;
        mass_scale = soft.mass_scale;
        impulse_scale = soft.impulse_scale;
    }
    return max(old - mass * mass_scale * (speed + bias) - impulse_scale * old, 0.0f);
}

/// The motor of the free direction, with the mass along it; `speed()` of it, `apply(impulse)` acts along it.
template <class Speed, class Apply>
JOSTLE_INLINE void solve_motor(const JointAxis& axis, AxisImpulses& impulses, float mass,
                               const JointPass& pass, const Speed& speed, const Apply& apply) {
    if (axis.has_motor == 0) return;
    const float old = impulses.motor, most = pass.h * axis.max_motor;
    impulses.motor = clamp(old - mass * (speed() - axis.motor_speed), -most, most);
    apply(impulses.motor - old);
}
/// The limits of the free direction, at a position.
template <class Speed, class Apply>
JOSTLE_INLINE void solve_limits(const JointAxis& axis, AxisImpulses& impulses, float mass,
                                const Softness& soft, const JointPass& pass, float position,
                                const Speed& speed, const Apply& apply) {
    const float lower = impulses.lower;
    impulses.lower = limit_impulse(lower, position - axis.lower, speed(), mass, soft, pass);
    apply(impulses.lower - lower);
    const float upper = impulses.upper;
    impulses.upper = limit_impulse(upper, axis.upper - position, -speed(), mass, soft, pass);
    apply(upper - impulses.upper);
}
/// Motor and limits; a directly solved joint has rows for both.
template <class Speed, class Apply>
JOSTLE_INLINE void solve_axis(const JointHead& joint, const JointAxis& axis, AxisImpulses& impulses,
                              float mass, const Softness& soft, const JointPass& pass, float position,
                              const Speed& speed, const Apply& apply) {
    if (joint.is_direct != 0) return;
    solve_motor(axis, impulses, mass, pass, speed, apply);
    if (axis.has_limit != 0) solve_limits(axis, impulses, mass, soft, pass, position, speed, apply);
}
/// Whether limits that are at least so far away [m] or [rad] on either side leave the speed as it is.
[[nodiscard]] JOSTLE_INLINE bool are_idle(const AxisImpulses& impulses, float below, float above, float speed,
                                          float inv_h) {
    return impulses.lower == 0.0f && impulses.upper == 0.0f && below > 0.0f && above > 0.0f &&
           speed + below * inv_h >= 0.0f && above * inv_h - speed >= 0.0f;
}

/// A limit or motor that was not there has no impulse, and neither has one end of a limit that moves.
inline void change_axis(const JointAxis& old, const JointAxis& fresh, AxisImpulses& impulses) {
    if (old.has_motor != fresh.has_motor) impulses.motor = 0.0f;
    const bool toggled = old.has_limit != fresh.has_limit;
    if (toggled || old.lower != fresh.lower) impulses.lower = 0.0f;
    if (toggled || old.upper != fresh.upper) impulses.upper = 0.0f;
}

}  // namespace jostle::detail
