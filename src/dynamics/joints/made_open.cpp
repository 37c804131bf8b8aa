// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/joints/made_open.h"

#include "dynamics/joints/rigid_row.h"

namespace jostle::detail {
namespace {

/// [1] In slops: the user means a greater gap to be closed at once.
constexpr float kMostGap = 10.0f;
/// [s] After which a gap has e times less.
constexpr float kGapTime = 0.5f;

}  // namespace

JointAnchors MadeOpen::close(const PairSim& joint, const JointAnchors& anchors, const JointStep& step) {
    const JointPoses poses{step.bodies.sim(joint.bodies[0]).transform,
                           step.bodies.sim(joint.bodies[1]).transform};
    const float slop = step.context.settings.tolerances.linear_slop, size = length(gap);
    const bool is_gap = size >= kRoundedLength * slop && size <= kMostGap * slop;
    const float open = is_gap ? dot(gap_of(poses, anchors), gap) / (size * size) : 0.0f;
    gap = clamp(open, 0.0f, 1.0f) * kGapTime / (kGapTime + step.context.dt) * gap;
    return {anchors.a, anchors.b + gap};
}

}  // namespace jostle::detail
