// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/joints/line.h"

namespace jostle::detail {

float line_translation(const LineParameters& parameters, const JointPoses& poses) {
    return dot(pose_offset(poses, parameters.anchors), rotate(poses[0].q, parameters.local_axis_a));
}

}  // namespace jostle::detail
