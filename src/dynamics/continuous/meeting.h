// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// When the core of a shape that moves would reach another shape.
//
// A gap is the distance of the core from the other shape's surface. Whether the two meet at all is decided by
// a gap next to nothing: a shape that overlaps another by less than its inset goes on. Where they do meet,
// the body stops earlier, where the shape itself overlaps by two slops, so that a contact finds it as it
// finds others. A body that begins nearer than either gap meets the shape at half the gap that it has: it
// slides on, stops or leaves, and comes no further. At the end of its way it is brought back to the least gap
// (Sweeper::keep_off()): one that a force presses would come nearer with every step.
#pragma once

#include <jostle/math/sweep.h>

#include "dynamics/store/shape.h"

namespace jostle::detail {

/// The core of a shape on its way: a quick look at what it passes by.
class SweptCore {
  public:
    /// `reach` [m]: of the points of the core from the centre of mass. The core is read as long as this
    /// lives.
    SweptCore(const DistanceProxy& core, float reach, const Sweep& sweep);
    /// Whether it stays so far in front of a face of a shape that rests that they do not meet. False says
    /// nothing. Cost: about a hundred instructions, a fortieth of those of meet().
    [[nodiscard]] bool stays_in_front(const Geometry& other, const Transform& pose, float slop) const;

  private:
    /// [m] No point of it comes lower over `point`.
    [[nodiscard]] float least_height(Vec2 point, Vec2 normal) const;

    const DistanceProxy& core_;
    Vec2 arm_;        ///< [m] from the centre of mass to its first point, in the body's frame
    Vec2 center_[2];  ///< [m] of mass, at the beginning and at the end
    Rot turned_[2];
    float bulge_;  ///< [m]
};

/// The core of a moving shape against one other shape.
struct MeetingShapes {
    const Geometry& shape;
    const DistanceProxy& core;  ///< of `shape`
    float inset;                ///< [m] of the core
    const Geometry& other;
    float slop;  ///< [m]
    /// [1/m] A power of two, the length that all is measured in: so that worlds whose scales are powers of
    /// two move alike.
    float per_unit = 1.0f;
};

struct Meeting {
    bool hit = false;
    float fraction = 1.0f;    ///< [1] of the sweeps, where the shape stops
    bool began_near = false;  ///< the shapes overlapped by more than a slop, or touched if they have no core
    Vec2 point;               ///< [m] in the world
    Vec2 normal;              ///< [1] in the world, from the other shape to this one; 0: unknown
    Vec2 core_normal;         ///< [1] the same where the core would reach the other shape; 0: it was there
};

/// No meeting where the core touches the other shape from the beginning: it was put there.
[[nodiscard]] Meeting meet(const MeetingShapes& shapes, const Sweep& sweep, const Sweep& sweep_of_other);

/// When two shapes, rounding included, are within a gap [m] of each other.
struct Approach {
    bool within_at_begin = false;
    float fraction = 2.0f;  ///< [1] of the sweeps; beyond 1: never
};
[[nodiscard]] Approach approach(const Geometry& shape, const Sweep& sweep, const Geometry& other,
                                const Sweep& sweep_of_other, float gap, float per_unit);

/// [m] A core that is nearer meets the other shape.
[[nodiscard]] inline float least_gap(float slop) {
    constexpr float kLeastGap = 1.0f / 16.0f;  // [1] in slops
    return kLeastGap * slop;
}

/// Two shapes, each at a pose.
struct Placed {
    bool is_across = false;  ///< the core touches the other shape
    bool is_behind = false;  ///< the other shape is one-sided, and the core at its back
    float gap = 0.0f;        ///< [m] between the shapes; negative: they overlap
    float core_gap = 0.0f;   ///< [m] between the core and the other shape
    Vec2 normal;             ///< [1] in the world, from the other shape to this one
};
[[nodiscard]] Placed place(const MeetingShapes& shapes, const Transform& pose,
                           const Transform& pose_of_other);

}  // namespace jostle::detail
