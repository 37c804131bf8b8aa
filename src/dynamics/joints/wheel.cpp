// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The one number of a wheel is its angle. The kernel: line.h.
#include "dynamics/joints/line.h"

namespace jostle::detail {
namespace {

struct Wheel : LineJoint<WheelParameters> {
    static float coordinate(const Sim& joint, const JointPoses& poses) { return angle(joint, poses); }
};

}  // namespace

constexpr JointRow kWheelRow = pair_row<Wheel>("wheel");

}  // namespace jostle::detail
