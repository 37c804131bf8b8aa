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
    float sway = 0.0f;     ///< [1/m] by how much `linear` turns as the body moves across it
};

/// C = 0, where C is a length [m] or an angle [rad].
struct RigidRow {
    RowEnd ends[kMaxJointBodies];  ///< its derivative
    float error = 0.0f;            ///< C now
    float curve = 0.0f;            ///< the second derivative of C by time, were no force to act
    float* impulse = nullptr;      ///< of the joint
};

inline constexpr int kMostRigidRows = 3;

/// [1], [m] or [1/kg], [1/(kg m)] of a body along x and y, and about its centre.
struct RowPart {
    double x, y, angular;
};
/// A row of a joint of the plan, in a step.
struct DirectRow {
    RowPart jacobian[kMaxJointBodies];
    RowPart weighted[kMaxJointBodies];  ///< by the inverses of the masses
    double mobility;                    ///< K's diagonal; 0: nothing gives way along it
    double regular;                     ///< R's diagonal
    double impulse;                     ///< the right side, then the solution
    float* total;                       ///< the joint's impulse
    float error, curve;                 ///< as of RigidRow
    float back;                         ///< [m/s], [rad/s] that takes back the error
    bool is_linear;                     ///< its error is a length
};
struct DirectJoint {
    const JointRow* type;
    void* sim;
    int bodies[kMaxJointBodies];  ///< in the awake states; 0, the null body: does not move
    int body_count;
    bool is_torn;  ///< of a group's first: any of its joints is
    DirectRow rows[kMostRigidRows];
    double inverse[kMostRigidRows][kMostRigidRows];  ///< its block D while it is summed up, then its inverse
};
/// What joints see of an awake body.
struct DirectBody {
    Vec2 inv_mass;          ///< [1/kg] along x and y
    float free_inv_mass;    ///< [1/kg] were it not locked
    float own_inv_inertia;  ///< [1/(kg m^2)]
    float inv_inertia;      ///< [1/(kg m^2)] with what it seems to have more
    float share;            ///< [1] of the inverse mass, likewise
    float pull;             ///< [N m s/rad] of its joints outwards, in a sub-step
    float tug;              ///< [N s/m] of its rods, likewise
};
/// A block of K, then of L: rows of the block's row, columns of its column.
struct DirectBlock {
    double value[kMostRigidRows][kMostRigidRows];
};

}  // namespace jostle
