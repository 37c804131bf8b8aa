// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Makes Box2D 2.4's joints of a scene's. It has neither ratchets nor filters.
#pragma once

#include <box2d/box2d.h>

#include <vector>

#include "adapter.h"

namespace jostle::peers {

[[nodiscard]] inline b2Vec2 to_b2(Vec2 v) {
    return {v.x, v.y};
}

class JointMaker {
  public:
    JointMaker(b2World& world, const Scene& scene, const std::vector<b2Body*>& bodies,
               Substitutions& substitutions)
        : world_(world), scene_(scene), bodies_(bodies), substitutions_(substitutions) {}

    /// Joints come in the scene's order, as gears refer to those before them.
    void add(const SceneJoint& joint);

  private:
    /// Each returns Box2D's joint, or null where it has none of the type.
    template <class Def>
    b2Joint* make(const Def&);
    b2Joint* make(const RevoluteJointDef& joint);
    b2Joint* make(const PrismaticJointDef& joint);
    b2Joint* make(const DistanceJointDef& joint);
    b2Joint* make(const WeldJointDef& joint);
    b2Joint* make(const WheelJointDef& joint);
    b2Joint* make(const SlotJointDef& joint);
    b2Joint* make(const MotorJointDef& joint);
    b2Joint* make(const TargetJointDef& joint);
    b2Joint* make(const FrictionJointDef& joint);
    b2Joint* make(const PulleyJointDef& joint);
    b2Joint* make(const GearJointDef& joint);

    template <class Def, class Joint>
    void place(Def& def, const Joint& joint) const;
    template <class Joint>
    b2WheelJointDef line(const Joint& joint, const std::optional<JointServo>& spring) const;
    [[nodiscard]] b2Body* body(int index) const { return bodies_[at(index)]; }
    [[nodiscard]] b2Body* a() const { return body(now_->body_a); }
    [[nodiscard]] b2Body* b() const { return body(now_->body_b); }

    b2World& world_;
    const Scene& scene_;
    const std::vector<b2Body*>& bodies_;
    Substitutions& substitutions_;
    const SceneJoint* now_ = nullptr;  // the one that is made
    std::vector<b2Joint*> made_;       // by the scene's joints; null: left out
};

}  // namespace jostle::peers
