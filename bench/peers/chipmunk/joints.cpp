// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "joints.h"

#include <cmath>
#include <numbers>

namespace jostle::peers {
namespace {

constexpr double kGroove = 1.0e4;    // [m] the reach of a slider without limits
constexpr double kSpringArm = 10.0;  // [m] from the middle of a slider's reach to where its spring hangs
constexpr JointParts kHas{.servos = true, .slot_motors = true};

bool is_active(const cpBody* body) {
    return cpBodyGetSpace(body) != nullptr;
}
bool is_dynamic(cpBody* body) {
    return cpBodyGetType(body) == CP_BODY_TYPE_DYNAMIC;
}
double mass_of(cpBody* body) {
    return is_dynamic(body) ? cpBodyGetMass(body) : 0.0;
}
double inertia_of(cpBody* body) {
    const double inertia = is_dynamic(body) ? cpBodyGetMoment(body) : 0.0;
    return std::isfinite(inertia) ? inertia : 0.0;
}
double omega_of(const JointSpring& spring) {
    return 2.0 * std::numbers::pi * static_cast<double>(spring.hertz);
}
JointSpring spring_of(const JointServo& servo) {
    return {servo.hertz, servo.damping_ratio};
}

}  // namespace

JointMaker::~JointMaker() {
    for (cpConstraint* constraint : constraints_) {
        if (cpConstraintGetSpace(constraint) != nullptr) cpSpaceRemoveConstraint(space_, constraint);
        cpConstraintFree(constraint);
    }
}

void JointMaker::add(const SceneJoint& joint) {
    check_joint(scene_, joint);
    note_left_out(joint, kHas, substitutions_);
    now_ = &joint;
    a_ = bodies_[at(joint.body_a)];
    b_ = bodies_[at(joint.body_b)];
    // A gear has constraints between bodies of its joints.
    const bool is_gear = std::holds_alternative<GearJointDef>(joint.def);
    if (!is_gear && (!is_active(a_) || !is_active(b_) || (!is_dynamic(a_) && !is_dynamic(b_)))) return;
    if (std::visit([&](const auto& def) { return make(def); }, joint.def)) {
        ++count_;
    } else {
        note_left_out_joint(substitutions_);
    }
}

cpConstraint* JointMaker::keep(cpConstraint* constraint, bool collide) {
    constraints_.push_back(constraint);
    cpConstraintSetCollideBodies(constraint, collide ? cpTrue : cpFalse);
    cpSpaceAddConstraint(space_, constraint);
    return constraint;
}

void JointMaker::make_spring(cpVect anchor_a, cpVect anchor_b, double rest, const JointSpring& spring,
                             bool collide) {
    const double mass = reduced_mass(mass_of(a_), mass_of(b_)), omega = omega_of(spring);
    keep(cpDampedSpringNew(a_, b_, anchor_a, anchor_b, rest, mass * omega * omega,
                           2.0 * mass * static_cast<double>(spring.damping_ratio) * omega),
         collide);
}
/// Chipmunk's spring turns A against B, so that its rest angle is A's minus B's.
void JointMaker::make_rotary_spring(double rest, const JointSpring& spring, bool collide) {
    const double inertia = reduced_mass(inertia_of(a_), inertia_of(b_)), omega = omega_of(spring);
    keep(cpDampedRotarySpringNew(a_, b_, -rest, inertia * omega * omega,
                                 2.0 * inertia * static_cast<double>(spring.damping_ratio) * omega),
         collide);
}
/// Chipmunk's rate is that of A against B.
void JointMaker::make_axle(float speed, float max_torque, bool collide) {
    cpConstraintSetMaxForce(keep(cpSimpleMotorNew(a_, b_, -speed), collide), max_torque);
}

template <class Def>
cpConstraint* JointMaker::make_line(const Def& def) {
    const cpVect axis = to_cp(normalized(def.axis_a)), anchor = to_cp(def.anchor_a);
    const double lower = def.limit ? def.limit->lower : -kGroove;
    // A groove must have a length.
    const double upper = def.limit ? std::max<double>(def.limit->upper, lower + 1.0e-4) : kGroove;
    return keep(cpGrooveJointNew(a_, b_, cpvadd(anchor, cpvmult(axis, lower)),
                                 cpvadd(anchor, cpvmult(axis, upper)), to_cp(def.anchor_b)),
                def.collide_connected);
}
/// It hangs far out on the line, so that it pulls along it.
template <class Def>
void JointMaker::make_line_spring(const Def& def, const std::optional<JointServo>& spring) {
    if (!spring) return;
    const double end = kSpringArm + (def.limit ? static_cast<double>(def.limit->upper) : 0.0);
    const cpVect hung = cpvadd(to_cp(def.anchor_a), cpvmult(to_cp(normalized(def.axis_a)), end));
    make_spring(hung, to_cp(def.anchor_b), end - static_cast<double>(spring->target), spring_of(*spring),
                def.collide_connected);
}
template <class Def, class Motor>
void JointMaker::drive_line(cpConstraint* groove, const Def& def, const Motor& motor) {
    if (!motor) return;
    motors_.push_back({to_cp(normalized(def.axis_a)), to_cp(def.anchor_b), motor->speed, motor->max_force});
    cpConstraintSetUserData(groove, &motors_.back());
    cpConstraintSetPreSolveFunc(groove, drive_slider);
    substitutions_.add("slider motors: an impulse before each step");
}

template <class Def>
bool JointMaker::make(const Def&) {
    return false;
}
bool JointMaker::make(const RevoluteJointDef& def) {
    keep(cpPivotJointNew2(a_, b_, to_cp(def.anchor_a), to_cp(def.anchor_b)), def.collide_connected);
    const double reference = def.reference_angle;
    if (def.limit)
        keep(cpRotaryLimitJointNew(a_, b_, reference + def.limit->lower, reference + def.limit->upper),
             def.collide_connected);
    if (def.motor) make_axle(def.motor->speed, def.motor->max_torque, def.collide_connected);
    if (def.servo)
        make_rotary_spring(reference + def.servo->target, spring_of(*def.servo), def.collide_connected);
    return true;
}
bool JointMaker::make(const PrismaticJointDef& def) {
    cpConstraint* const groove = make_line(def);
    keep(cpGearJointNew(a_, b_, def.reference_angle, 1.0), def.collide_connected);
    drive_line(groove, def, def.motor);
    make_line_spring(def, def.servo);
    return true;
}
bool JointMaker::make(const WheelJointDef& def) {
    make_line(def);
    make_line_spring(def, def.suspension);
    if (def.motor) make_axle(def.motor->speed, def.motor->max_torque, def.collide_connected);
    return true;
}
bool JointMaker::make(const SlotJointDef& def) {
    drive_line(make_line(def), def, def.motor);
    make_line_spring(def, def.servo);
    return true;
}
bool JointMaker::make(const DistanceJointDef& def) {
    const cpVect anchor_a = to_cp(def.anchor_a), anchor_b = to_cp(def.anchor_b);
    if (def.spring) make_spring(anchor_a, anchor_b, def.length, *def.spring, def.collide_connected);
    if (def.limit)
        keep(cpSlideJointNew(a_, b_, anchor_a, anchor_b, def.limit->lower, def.limit->upper),
             def.collide_connected);
    if (!def.spring && !def.limit && !def.motor)
        cpPinJointSetDist(keep(cpPinJointNew(a_, b_, anchor_a, anchor_b), def.collide_connected), def.length);
    return true;
}
bool JointMaker::make(const WeldJointDef& def) {
    keep(cpPivotJointNew2(a_, b_, to_cp(def.anchor_a), to_cp(def.anchor_b)), def.collide_connected);
    if (def.linear_spring) substitutions_.add("welds that give along a line: rigid along it");
    if (def.angular_spring) {
        make_rotary_spring(def.reference_angle, *def.angular_spring, def.collide_connected);
    } else {
        keep(cpGearJointNew(a_, b_, def.reference_angle, 1.0), def.collide_connected);
    }
    return true;
}
/// Any constraint keeps its bodies from colliding: this one has no force.
bool JointMaker::make(const FilterJointDef&) {
    cpConstraintSetMaxForce(keep(cpSimpleMotorNew(a_, b_, 0.0), false), 0.0);
    return true;
}
template <class Def>
void JointMaker::hold(const Def& def, Vec2 offset, float angle, bool by_velocity) {
    cpConstraint* const point = keep(
        cpPivotJointNew2(a_, b_, to_cp(def.anchor_a + offset), to_cp(def.anchor_b)), def.collide_connected);
    cpConstraint* const turn = keep(cpGearJointNew(a_, b_, angle, 1.0), def.collide_connected);
    cpConstraintSetMaxForce(point, def.max_force);
    cpConstraintSetMaxForce(turn, def.max_torque);
    if (!by_velocity) return;
    cpConstraintSetMaxBias(point, 0.0);
    cpConstraintSetMaxBias(turn, 0.0);
}
bool JointMaker::make(const MotorJointDef& def) {
    hold(def, def.offset, def.angle, false);
    return true;
}
bool JointMaker::make(const FrictionJointDef& def) {
    hold(def, {}, 0.0f, true);
    return true;
}
bool JointMaker::make(const TargetJointDef& def) {
    if (def.max_force < kGreatestFloat) substitutions_.add("largest forces of springs: none");
    make_spring(to_cp(def.anchor_a), to_cp(def.anchor_b), 0.0, def.spring, def.collide_connected);
    return true;
}
/// Chipmunk's gear is between two bodies: ratio' times the angle of its B, less that of its A, is a phase. So
/// it has those of hinges whose first bodies do not turn.
bool JointMaker::make(const GearJointDef& def) {
    const SceneJoint &one = scene_.joints[at(now_->joint_a)], &two = scene_.joints[at(now_->joint_b)];
    const auto reference_of = [&](const SceneJoint& joint) -> std::optional<double> {
        if (scene_.bodies[at(joint.body_a)].def.type != BodyType::kStatic) return std::nullopt;
        const double angle = scene_.bodies[at(joint.body_a)].def.angle;
        if (const auto* hinge = std::get_if<RevoluteJointDef>(&joint.def))
            return angle + static_cast<double>(hinge->reference_angle);
        if (std::holds_alternative<WheelJointDef>(joint.def)) return angle;
        return std::nullopt;
    };
    const std::optional<double> reference_a = reference_of(one), reference_b = reference_of(two);
    cpBody *const a = bodies_[at(one.body_b)], *const b = bodies_[at(two.body_b)];
    if (!reference_a || !reference_b || a == b || !is_active(a) || !is_active(b)) return false;
    if (!is_dynamic(a) && !is_dynamic(b)) return false;
    const double ratio = def.ratio;
    const double sum = def.offset ? static_cast<double>(*def.offset) + *reference_a + ratio * *reference_b
                                  : cpBodyGetAngle(a) + ratio * cpBodyGetAngle(b);
    keep(cpGearJointNew(a, b, -sum, -ratio), true);
    return true;
}
bool JointMaker::make(const RatchetJointDef& def) {
    cpConstraint* const ratchet = keep(cpRatchetJointNew(a_, b_, def.phase, def.step), def.collide_connected);
    cpConstraintSetMaxForce(ratchet, def.max_torque);
    return true;
}

}  // namespace jostle::peers
