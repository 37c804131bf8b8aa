// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The one number of a slot is the place of its pin. The kernel: line.h.
#include "dynamics/joints/line.h"

namespace jostle::detail {
namespace {

struct Slot : LineJoint<SlotParameters> {
    static float coordinate(const Sim& joint, const JointPoses& poses) { return translation(joint, poses); }
};

}  // namespace

constexpr JointRow kSlotRow = pair_row<Slot>("slot");

}  // namespace jostle::detail
