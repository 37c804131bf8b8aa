// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The rigid rows of joints: what the group solve (direct/direct.h) needs of each.
#pragma once

#include <limits>

#include "dynamics/store/joint.h"

namespace jostle::detail {

[[nodiscard]] JOSTLE_INLINE double wide(float x) {
    return static_cast<double>(x);
}

/// A row's share of one body.
struct RowEnd {
    Vec2 linear;                           ///< along which the coordinate grows, by the length of it
    float angular = 0.0f;                  ///< [m] or [1]
    float rotational_stiffness = 0.0f;     ///< [m/rad] by how much `angular` grows as the body turns
    float translational_stiffness = 0.0f;  ///< [1/m] by how much `linear` turns as the body moves across it
};

/// Where a joint keeps the impulse of a row.
struct RowImpulse {
    float* forward = nullptr;   ///< along the row
    float* backward = nullptr;  ///< against it; if it keeps both, neither is negative

    [[nodiscard]] float value() const {
        return (forward != nullptr ? *forward : 0.0f) - (backward != nullptr ? *backward : 0.0f);
    }
    void set(float value) const {
        const bool splits = forward != nullptr && backward != nullptr;
        if (forward != nullptr) *forward = splits ? max(value, 0.0f) : value;
        if (backward != nullptr) *backward = splits ? max(-value, 0.0f) : -value;
    }
};

/// C = 0, where C is a length [m] or an angle [rad]; or, if it is bounded, C between two bounds; or C' =
/// speed, if it is driven. All but its derivative.
struct RowLaw {
    float curve = 0.0f;  ///< the second derivative of C by time, were no force to act
    RowImpulse impulse;
    float error = 0.0f;  ///< C now, if it is rigid
    bool is_bounded = false;
    // If it is bounded:
    float below = kUnbounded, above = kUnbounded;  ///< from C to its bounds; less than 0: C is beyond
    float most = kUnbounded;                       ///< [N s], [N m s] of the forward impulse, per sub-step
    /// Instead: it aims at a speed, with an impulse of at most `most` either way.
    bool is_driven = false;
    float speed = 0.0f;       ///< [m/s], [rad/s] of C
    float compliance = 0.0f;  ///< [1/kg], [1/(kg m^2)] it is slower by so much per impulse: a spring's row

    static constexpr float kUnbounded = std::numeric_limits<float>::infinity();
};
/// Of a joint with at most so many bodies.
template <int kBodies>
struct RigidRowOf : RowLaw {
    RowEnd ends[kBodies];  ///< the derivative
};
using RigidRow = RigidRowOf<2>;
using RigidRowOfFour = RigidRowOf<kMaxJointBodies>;

/// Of the angle of the second body against the first.
struct AngleRow : RowLaw {};
/// Two rigid rows: anchors of two bodies are one point, along x and along y.
struct PointRows {
    Vec2 ra, rb;    ///< [m] anchors, from the centres of mass
    Vec2 error;     ///< [m] of the second against the first
    Vec2 curve;     ///< [m/s^2] likewise
    Vec2& impulse;  ///< [N s]
};

/// [1] Of the slop, and [rad]: of an error so much is rounding, for which joints that share a load, as two
/// hinges of a door, would pull against each other.
inline constexpr float kRoundedLength = 2.0e-3f, kRoundedAngle = 1.0e-5f;
inline constexpr int kMostRigidRows = 4;
/// [1] Floats that a joint of the plan carries from step to step, at most.
inline constexpr int kMostCarried = 4;

}  // namespace jostle::detail
