// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A joint that is made a little open, as other engines leave joints in their files, holds its anchors as far
// apart as they are, and closes by and by: closed at once, some millimetres per hinge would move the middle
// of a nearly straight bridge by a metre within a sub-step. Such joints move B's anchor. A wider gap is one
// that the user means to be closed: bodies come together as those of a torn joint.
#pragma once

#include "dynamics/joints/joint_of_two.h"

namespace jostle::detail {

/// [1] Of the slop: what is less is rounding, what is more is meant.
inline constexpr float kLeastGap = 2.0e-3f, kMostGap = 10.0f;
/// [s] After which a gap has e times less.
inline constexpr float kGapTime = 0.5f;

struct MadeOpen {
    Vec2 gap;  ///< [m] from B's anchor to A's, in B's frame

    void enter(const JointPoses& poses, const JointAnchors& anchors) {
        gap = -inverse_rotate(poses[1].q, pose_offset(poses, anchors));
    }
    /// The anchors that a step brings together.
    [[nodiscard]] JointAnchors held(const JointAnchors& anchors, const StepContext& context) {
        if (gap == Vec2{}) return anchors;
        const float slop = context.settings.tolerances.linear_slop, size = length(gap);
        gap = size >= kLeastGap * slop && size <= kMostGap * slop ? kGapTime / (kGapTime + context.dt) * gap
                                                                  : Vec2{};
        return {anchors.a, anchors.b + gap};
    }
};

}  // namespace jostle::detail
