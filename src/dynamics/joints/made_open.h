// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A joint that is made a little open, as other engines leave joints in their files, holds its anchors as far
// apart as they are, and closes by and by: closed at once, some millimetres per hinge would move the middle
// of a nearly straight bridge by a metre within a sub-step. Such joints move B's anchor. A wider gap is one
// that the user means to be closed: bodies come together as those of a torn joint.
#pragma once

#include "dynamics/joints/joint_of_two.h"

namespace jostle::detail {

struct MadeOpen {
    Vec2 gap;  ///< [m] from B's anchor to A's, in B's frame

    [[nodiscard]] static Vec2 gap_of(const JointPoses& poses, const JointAnchors& anchors) {
        return -inverse_rotate(poses[1].q, pose_offset(poses, anchors));
    }
    void enter(const JointPoses& poses, const JointAnchors& anchors) { gap = gap_of(poses, anchors); }
    /// The anchors that a step brings together: the gap has become less, and is never more than the joint is
    /// open, as the user may have closed the joint.
    [[nodiscard]] JointAnchors held(const PairSim& joint, const JointAnchors& anchors,
                                    const JointStep& step) {
        return gap == Vec2{} ? anchors : close(joint, anchors, step);
    }
    [[nodiscard]] bool is_closing() const { return gap != Vec2{}; }

  private:
    JointAnchors close(const PairSim& joint, const JointAnchors& anchors, const JointStep& step);
};

}  // namespace jostle::detail
