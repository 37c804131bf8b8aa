// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The rigid rows of joints, and the matrix of those that are solved directly (solve/direct.h).
#pragma once

#include "dynamics/store/joint.h"

namespace jostle {

/// A row's share of one body.
struct RowEnd {
    Vec2 linear;           ///< along which the coordinate grows, by the length of it
    float angular = 0.0f;  ///< [m] or [1]
    float bend = 0.0f;     ///< [m/rad] by how much `angular` grows as the body turns
};

/// C = 0, where C is a length [m] or an angle [rad].
struct RigidRow {
    RowEnd ends[kMaxJointBodies];  ///< its derivative
    float error = 0.0f;            ///< C now
    float curve = 0.0f;            ///< the second derivative of C by time, were no force to act
    float* impulse = nullptr;      ///< of the joint

    /// Whether C is a length.
    [[nodiscard]] bool is_linear() const {
        for (const RowEnd& end : ends)
            if (end.linear.x != 0.0f || end.linear.y != 0.0f) return true;
        return false;
    }
};

inline constexpr int kMostRigidRows = 3;

/// A joint of the plan, in a step.
struct DirectJoint {
    const JointRow* type;
    void* sim;
    int bodies[kMaxJointBodies];  ///< in the awake states; 0, the null body: does not move
    int body_count;
    RigidRow rows[kMostRigidRows];
    float back[kMostRigidRows];                      ///< [m/s], [rad/s] that takes back the error
    bool is_torn;                                    ///< of a group's first: any of its joints is
    float mobility[kMostRigidRows];                  ///< K's diagonal; 0: nothing gives way along it
    double regular[kMostRigidRows];                  ///< R's diagonal
    double inverse[kMostRigidRows][kMostRigidRows];  ///< its block D while it is summed up, then its inverse
    double impulse[kMostRigidRows];                  ///< the right side, then the solution
};
/// What joints see of an awake body.
struct DirectBody {
    float pull = 0.0f;         ///< [N m s/rad] of its joints outwards, in a sub-step
    float inv_inertia = 0.0f;  ///< [1/(kg m^2)]
};
/// A block of K, then of L: rows of the block's row, columns of its column.
struct DirectBlock {
    double value[kMostRigidRows][kMostRigidRows];
};

}  // namespace jostle
