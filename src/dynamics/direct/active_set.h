// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which of a group's bounded and driven rows hold: they are found by solving with those that held last, then
// with others, by block principal pivoting [Portugal1994].
#pragma once

#include <limits>
#include <span>

#include "dynamics/direct/responses.h"

namespace jostle::detail {

/// [1] The share of an error that a sub-step takes away.
inline constexpr float kErrorShare = 0.5f;

/// [1] How often limits and motors that cannot bear a blow may let go, and others hold.
inline constexpr int kMostTries = 3;

/// How the search for the rows that hold goes on. All rows that are wrong change at once, as long as there
/// are ever fewer of them, or nearly; otherwise the first one does, which ends for certain, if perhaps late.
class Pivoting {
  public:
    /// Returns whether all may change.
    bool all_may(int wrong) {
        if (wrong < fewest_) {
            fewest_ = wrong;
            tries_ = kTries;
            return true;
        }
        return tries_-- > 0;
    }

  private:
    static constexpr int kTries = 3;
    int fewest_ = std::numeric_limits<int>::max(), tries_ = kTries;
};

/// [m], [rad] An error without its rounding.
[[nodiscard]] JOSTLE_INLINE float without_rounding(const Group& group, bool is_linear, float error) {
    const float rounded =
        is_linear ? kRoundedLength * group.pass.context.settings.tolerances.linear_slop : kRoundedAngle;
    return error - clamp(error, -rounded, rounded);
}
/// [m/s], [rad/s] At most so fast a row may near a bound; less than 0: so fast it has to come back.
[[nodiscard]] float nearing(const Group& group, const DirectJoint& joint, int row, float distance,
                            bool use_bias);
/// [s] The curve of the motion, as it is before the joints act, counts for so long with bias. Half a sub-step
/// of the curve would win energy, as joints bend the motion further; no curve would lose some. Found by
/// trial: rings, chains and boxes that tumble.
[[nodiscard]] inline double curve_time(const Group& group) {
    constexpr float kCurved = 0.75f;
    return wide(0.5f * kCurved * group.pass.context.h);
}

/// A row's impulse becomes another one.
void replace(const Group& group, const DirectJoint& joint, int row, float impulse);
/// By what the rows give and how fast they move now. Returns whether other rows hold than before: those that
/// do not have what they give all the same.
[[nodiscard]] bool change_states(const Group& group, Pivoting& pivoting);
/// No rows were found that fit together: those that pull let go, none gives too much, and others may be
/// passed.
void stop_pulling(const Group& group);
/// Of impulses, and of the joints' answer to them, that are still to be applied: bounded rows that cannot
/// bear them let go, and those that would pass their bounds hold; the matrix is then that of the rows that
/// hold. All keep the impulses that they have given. A row whose body moves already stays as it is:
/// DirectGroup::has_passed. Returns whether any row has changed.
[[nodiscard]] bool change_states(const Group& group, std::span<const Response> responses);
/// Of a group with limits or motors; BodyMotion::change has all of that already.
[[nodiscard]] bool change_states(const Group& group);

}  // namespace jostle::detail
