// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The questions that a step asks its user, one after the other on the thread that steps, between two stages
// that may be parallel. The user may edit the world meanwhile: edits are queued, so nothing is removed and no
// velocity changes, but arrays may be moved to where there is more room.
#pragma once

#include "dynamics/store/joint.h"
#include "dynamics/store/mixed_material.h"
#include "dynamics/store/table.h"
#include "dynamics/store/touches.h"

namespace jostle::detail {

/// How a contact is solved in this step.
struct ContactChoice {
    bool is_enabled = true;
    MixedMaterial material;
};

/// Two shapes that continuous collision found to meet in the midst of a step.
struct ImpactQuestion {
    ShapeId own;  ///< of a dynamic body, which would stop
    ShapeId other;
    Vec2 point;             ///< [m] in the world
    Vec2 normal;            ///< [1] in the world, from `own` to `other`
    float fraction = 0.0f;  ///< [1] of the step
};

class StepCallbacks {
  public:
    /// Whether two shapes, which the filters let collide, may have a contact. Where the user has given no
    /// function, they may.
    virtual bool should_collide(ShapeId a, ShapeId b) = 0;
    /// Whether should_collide() would ask the user. On any thread.
    [[nodiscard]] virtual bool is_asked_about(ShapeId a, ShapeId b) const = 0;
    /// Whether should_collide() would ask the user about any pair.
    [[nodiscard]] virtual bool is_asked_about_pairs() const = 0;
    /// Whether anybody is told of touches.
    [[nodiscard]] virtual bool hears_touches() const = 0;
    virtual void began(const Touch& touch) = 0;
    virtual void ended(const Touch& touch) = 0;
    virtual ContactChoice pre_solve(ContactId contact) = 0;
    /// Whether the two stop each other.
    virtual bool pre_solve_impact(const ImpactQuestion& impact) = 0;
    /// The rows of a custom joint in this step, whose sub-steps last h [s].
    virtual CustomSet custom_rows(JointId joint, float h) = 0;

  protected:
    ~StepCallbacks() = default;
};

}  // namespace jostle::detail
