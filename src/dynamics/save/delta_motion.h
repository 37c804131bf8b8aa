// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where bodies were when the last step began, as far as their velocities tell: that is where a manifold was
// computed. Both ways of a delta know as much: bodies come before contacts. Cost: some thirty operations per
// contact.
#pragma once

#include <jostle/math/transform.h>

#include <algorithm>
#include <vector>

#include "dynamics/save/field_list.h"

namespace jostle::detail {

class FormerPoses {
  public:
    explicit FormerPoses(const FieldList& base)
        : motions_(base.motions), step_(kUsualSubsteps * static_cast<double>(base.substep)) {}

    /// To be told of what the save has, body by body. Null: there is no such body.
    [[nodiscard]] SavedMotion* of(std::int32_t body) {
        const auto at = static_cast<std::size_t>(body);
        return body >= 0 && at < motions_.size() ? &motions_[at] : nullptr;
    }
    [[nodiscard]] Rot turn_of(const SavedMotion& body) const {
        return {narrow(former(body).c), narrow(former(body).s)};
    }
    /// Of b, as seen from a.
    [[nodiscard]] Transform pose_of(const SavedMotion& b, const SavedMotion& a) const {
        const Pose from = former(a), to = former(b);
        const double x = to.x - from.x, y = to.y - from.y;
        return {{narrow(from.c * x + from.s * y), narrow(from.c * y - from.s * x)},
                {narrow(from.c * to.c + from.s * to.s), narrow(from.c * to.s - from.s * to.c)}};
    }

  private:
    /// [1] Of a step: as many as where nobody says. With another number the foresight is worse, not wrong.
    static constexpr int kUsualSubsteps = 4;
    struct Pose {
        double x = 0.0, y = 0.0;  ///< [m]
        double c = 1.0, s = 0.0;
    };
    [[nodiscard]] static float narrow(double number) { return static_cast<float>(number); }
    [[nodiscard]] Pose former(const SavedMotion& body) const {
        // Of a small angle; a greater one is foreseen worse.
        const double turn = std::clamp(-step_ * static_cast<double>(body.angular), -1.0, 1.0),
                     square = turn * turn;
        const double c = 1.0 - square * (0.5 - square / 24.0), s = turn * (1.0 - square / 6.0);
        const double qc = static_cast<double>(body.turn.c), qs = static_cast<double>(body.turn.s);
        // From the centre of mass to the origin, which turns about the centre.
        const double x = static_cast<double>(body.position.x) - static_cast<double>(body.center.x);
        const double y = static_cast<double>(body.position.y) - static_cast<double>(body.center.y);
        return {
            static_cast<double>(body.center.x) - step_ * static_cast<double>(body.velocity.x) + c * x - s * y,
            static_cast<double>(body.center.y) - step_ * static_cast<double>(body.velocity.y) + s * x + c * y,
            qc * c - qs * s, qc * s + qs * c};
    }

    std::vector<SavedMotion> motions_;  ///< by body
    double step_;                       ///< [s]
};

}  // namespace jostle::detail
