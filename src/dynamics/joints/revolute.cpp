// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two anchors are one point; the angle may be limited and driven.
#include "dynamics/bodies/speed_limit.h"
#include "dynamics/joints/made_open.h"
#include "dynamics/joints/servo.h"

namespace jostle::detail {
namespace {

struct Revolute : WithServo<Revolute> {
    using Parameters = RevoluteParameters;
    struct Impulses {
        Vec2 linear;  ///< in the world
        AxisImpulses axis;
        float servo = 0.0f;
        static constexpr int kCore = 5;
    };
    struct Carried {
        float angle = 0.0f;  ///< [rad] when the step began, through all turns
        MadeOpen open;
    };
    static constexpr int kCarriedCore = 1;
    struct Sim : PairSim {
        Parameters parameters;
        /// Left by a step to the next.
        Impulses impulses;
        Carried carried;
        // Of this step.
        Softness softness;
        Spring servo;
        SpringRow servo_row;
        Point at;         ///< of an iterated joint
        float most_turn;  ///< [rad/s] the cap of a motor's speed
    };

    /// How B turns about A where the hinge holds: with each angular impulse comes a linear one at the
    /// anchors, which do not part by it.
    struct Turn {
        Vec2 held;             ///< [1/m] the linear impulse
        float spin_a, spin_b;  ///< [1/(kg m^2)] by how much the bodies turn
        float mass;            ///< [kg m^2]
    };
    static Turn turn_of(const Sim& joint, const JointBodies& bodies) {
        Turn turn{{}, -joint.inv_inertia_a, joint.inv_inertia_b, 0.0f};
        turn.mass = inverse_or_zero(joint.inv_inertia_a + joint.inv_inertia_b);
        // An iterated joint finds out by and by.
        if (joint.is_direct == 0) return turn;
        const Point at = point_of(joint, bodies);
        // In double precision: on a long lever next to nothing of a small disc's own turning is left.
        const double ia = wide(joint.inv_inertia_a), ib = wide(joint.inv_inertia_b);
        // [1/(kg m)] By how much the anchors part.
        const double x = -ib * wide(at.rb.y) - ia * wide(at.ra.y),
                     y = ib * wide(at.rb.x) + ia * wide(at.ra.x);
        const double k11 = wide(at.k.k11), k12 = wide(at.k.k12), k22 = wide(at.k.k22);
        const double det = k11 * k22 - k12 * k12;
        if (!joint.has_locked_axis && det > 0.0) {
            const double held_x = (k12 * y - k22 * x) / det, held_y = (k12 * x - k11 * y) / det;
            turn.held = {static_cast<float>(held_x), static_cast<float>(held_y)};
            turn.spin_a = static_cast<float>(-ia * (1.0 + wide(at.ra.x) * held_y - wide(at.ra.y) * held_x));
            turn.spin_b = static_cast<float>(ib * (1.0 + wide(at.rb.x) * held_y - wide(at.rb.y) * held_x));
        }
        turn.mass = inverse_or_zero(max(turn.spin_b - turn.spin_a, 0.0f));
        // Rounding alone, of a body that turns next to freely and is next to nothing.
        constexpr float kMost = 1.0e7f;
        if (turn.mass * (joint.inv_inertia_a + joint.inv_inertia_b) > kMost) turn.mass = 0.0f;
        return turn;
    }
    static void prepare(Sim& joint, const JointStep& step) {
        const JointPoses poses =
            prepare_pair(joint, joint.carried.open.held(joint, joint.parameters.anchors, step), step);
        // Turns are counted, so that limits may lie anywhere.
        joint.carried.angle = pose_angle(poses, joint.parameters.reference_angle, joint.carried.angle);
        joint.softness = rigid_of(joint, step.context);
        joint.servo = spring_of(joint.parameters.servo, step.context);
        joint.servo_row = spring_row_of(joint.parameters.servo, step.context);
        // A motor that aims beyond the cap of its only body would tear the hinge: the cap brakes the body
        // alone.
        const bool turns_one = !(joint.inv_inertia_a > 0.0f) || !(joint.inv_inertia_b > 0.0f);
        joint.most_turn = turns_one ? limit_of(step.context).angular : RowLaw::kUnbounded;
        if (joint.is_direct == 0) joint.at = point_of(joint, {});
    }
    static void warm_start(Sim& joint, JointBodies& bodies) {
        if (joint.is_direct == 0) bodies.apply_at(joint, joint.impulses.linear, joint.at.ra, joint.at.rb);
        bodies.apply_angular(joint, joint.impulses.axis.warm(joint) + warm_servo(joint));
    }
    static void solve(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        const Parameters& parameters = joint.parameters;
        if ((parameters.axis.has_limit | parameters.axis.has_motor | parameters.servo.has_servo) != 0)
            solve_turn(joint, bodies, pass);
        if (joint.is_direct == 0)
            solve_point(joint, joint.at, joint.impulses.linear, bodies, joint.softness, pass);
    }
    /// Its servo, and what is no row of motor and limits.
    static void solve_turn(Sim& joint, JointBodies& bodies, const JointPass& pass) {
        const JointAxis& axis = joint.parameters.axis;
        const ServoParameters& servo = joint.parameters.servo;
        if (joint.is_direct != 0 && (servo.has_servo == 0 || servo_is_row(joint))) return;
        const Turn turn = turn_of(joint, bodies);
        const auto speed = [&] { return bodies.angular(); };
        const auto apply = [&](float impulse) {
            joint.impulses.linear += impulse * turn.held;
            bodies.apply(joint, impulse * turn.held, 0.0f, 0.0f);
            bodies.angular_a += impulse * turn.spin_a;
            bodies.angular_b += impulse * turn.spin_b;
        };
        if (servo.has_servo != 0)
            solve_servo(servo, joint.impulses.servo, turn.mass, joint.servo, pass,
                        joint_angle(joint.carried.angle, bodies), speed, apply);
        if (joint.is_direct != 0) return;
        solve_motor(axis, joint.impulses.axis, turn.mass, pass, speed, apply);
        if (axis.has_limit != 0 && !limits_are_idle(joint, bodies, pass))
            solve_limits(axis, joint.impulses.axis, turn.mass, joint.softness, pass,
                         joint_angle(joint.carried.angle, bodies), speed, apply);
    }
    /// Found without the angle: in a step the bodies turn against each other by less than a right angle t,
    /// and there |t| < pi / 2 |sin t|.
    static bool limits_are_idle(const Sim& joint, const JointBodies& bodies, const JointPass& pass) {
        const Rot turned = inverse_compose(bodies.turned_a, bodies.turned_b);
        if (!(turned.c > 0.0f)) return false;
        const JointAxis& axis = joint.parameters.axis;
        const float most = 0.5f * kPi * abs(turned.s);
        return are_idle(joint.impulses.axis, joint.carried.angle - most - axis.lower,
                        axis.upper - joint.carried.angle - most, bodies.angular(), pass.inv_h);
    }
    static int count_other(const Sim& joint) { return 2 + count_of(joint.parameters.axis); }
    template <class Add>
    JOSTLE_INLINE static void rigid_rows(Sim& joint, const JointBodies& bodies, Add& add) {
        point_rows(joint, joint.impulses.linear, bodies, add);
        const JointAxis& axis = joint.parameters.axis;
        if (axis.has_limit != 0) {
            AngleRow row = angle_row(0.0f, joint.impulses.axis.lower);
            limit_row(axis, joint_angle(joint.carried.angle, bodies), joint.impulses.axis, row);
            add(row);
        }
        if (axis.has_motor != 0) {
            AngleRow row = angle_row(0.0f, joint.impulses.axis.motor);
            drive_row(clamp(axis.motor_speed, -joint.most_turn, joint.most_turn), joint.h * axis.max_motor,
                      joint.impulses.axis.motor, row);
            add(row);
        }
        if (!servo_is_row(joint)) return;
        AngleRow row = angle_row(0.0f, joint.impulses.servo);
        servo_row(joint.parameters.servo, joint.servo_row, turn_of(joint, bodies).mass,
                  joint_angle(joint.carried.angle, bodies), joint.h, joint.impulses.servo, row);
        add(row);
    }

    static void change(Sim& joint, const Parameters& fresh) {
        change_axis(joint.parameters.axis, fresh.axis, joint.impulses.axis);
        change_servo(joint.parameters.servo, fresh.servo, joint.impulses.servo);
        // The turns that were counted stay.
        joint.carried.angle += joint.parameters.reference_angle - fresh.reference_angle;
    }
    static std::span<float> carried(Sim& joint) { return as_floats(joint.carried); }
    static void enter(Sim& joint, const JointPoses& poses) {
        joint.carried.open.enter(poses, joint.parameters.anchors);
    }
    static bool is_closing(const Sim& joint) { return joint.carried.open.is_closing(); }
    static float coordinate(const Sim& joint, const JointPoses& poses) {
        return pose_angle(poses, joint.parameters.reference_angle, joint.carried.angle);
    }
    static float linear_error(const Sim& joint, const JointPoses& poses) {
        return length(pose_offset(poses, joint.parameters.anchors));
    }
    static float angular_error(const Sim& joint, const JointPoses& poses) {
        const JointAxis& axis = joint.parameters.axis;
        if (axis.has_limit == 0) return 0.0f;
        const float angle = coordinate(joint, poses);
        return max(max(axis.lower - angle, angle - axis.upper), 0.0f);
    }
    static JointReaction reaction(const Sim& joint, const JointPoses&) {
        return {joint.impulses.linear, joint.impulses.axis.sum() + joint.impulses.servo};
    }
};

}  // namespace

constexpr JointRow kRevoluteRow = pair_row<Revolute>("revolute");

}  // namespace jostle::detail
