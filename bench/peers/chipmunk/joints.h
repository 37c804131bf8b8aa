// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Puts a scene's joints together from Chipmunk's constraints, as docs/peers.md says. It has no pulleys, and
// gears of two hinges alone. Joints between two bodies that cannot move are left out: Chipmunk aborts on one.
#pragma once

#include <chipmunk/chipmunk.h>

#include <deque>
#include <vector>

#include "adapter.h"
#include "drives.h"

namespace jostle::peers {

[[nodiscard]] inline cpVect to_cp(Vec2 v) {
    return cpv(v.x, v.y);
}

/// Owns the constraints that it makes.
class JointMaker {
  public:
    JointMaker(cpSpace* space, const Scene& scene, const std::vector<cpBody*>& bodies,
               Substitutions& substitutions)
        : space_(space), scene_(scene), bodies_(bodies), substitutions_(substitutions) {}
    ~JointMaker();
    JointMaker(const JointMaker&) = delete;
    JointMaker& operator=(const JointMaker&) = delete;

    void add(const SceneJoint& joint);
    [[nodiscard]] int count() const { return count_; }  ///< joints of the scene that were made

  private:
    /// Each returns whether Chipmunk has constraints for it.
    template <class Def>
    bool make(const Def&);
    bool make(const RevoluteJointDef& def);
    bool make(const PrismaticJointDef& def);
    bool make(const DistanceJointDef& def);
    bool make(const WeldJointDef& def);
    bool make(const WheelJointDef& def);
    bool make(const SlotJointDef& def);
    bool make(const FilterJointDef& def);
    bool make(const MotorJointDef& def);
    bool make(const TargetJointDef& def);
    bool make(const FrictionJointDef& def);
    bool make(const GearJointDef& def);
    bool make(const RatchetJointDef& def);

    cpConstraint* keep(cpConstraint* constraint, bool collide);
    /// B's anchor on a line of A, with limits. Returns the groove.
    template <class Def>
    cpConstraint* make_line(const Def& def);
    /// A spring along that line.
    template <class Def>
    void make_line_spring(const Def& def, const std::optional<JointServo>& spring);
    /// A motor along that line.
    template <class Def, class Motor>
    void drive_line(cpConstraint* groove, const Def& def, const Motor& motor);
    void make_axle(float speed, float max_torque, bool collide);
    void make_spring(cpVect anchor_a, cpVect anchor_b, double rest, const JointSpring& spring, bool collide);
    void make_rotary_spring(double rest, const JointSpring& spring, bool collide);
    /// Friction or a motor: a point and an angle that are held by a largest force and torque.
    template <class Def>
    void hold(const Def& def, Vec2 offset, float angle, bool by_velocity);

    cpSpace* space_;
    const Scene& scene_;
    const std::vector<cpBody*>& bodies_;
    Substitutions& substitutions_;
    const SceneJoint* now_ = nullptr;  // the one that is made
    cpBody* a_ = nullptr;              // its bodies
    cpBody* b_ = nullptr;
    int count_ = 0;
    std::vector<cpConstraint*> constraints_;
    std::deque<SliderMotor> motors_;  // Chipmunk keeps pointers to these, which a deque does not move
};

}  // namespace jostle::peers
