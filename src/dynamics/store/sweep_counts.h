// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Counts of the objects that continuous collision looks for. Where a count is 0, nothing is looked for.
#pragma once

#include "dynamics/store/body.h"

namespace jostle::detail {

/// [1] Of all live bodies, disabled ones included; and of boxes in the trees.
struct SweepCounts {
    int pushers = 0;          ///< kinematic bodies that push all that they would jump over
    int bullets = 0;          ///< dynamic bodies that are swept against others
    int kinematic_boxes = 0;  ///< boxes of kinematic bodies
    int sensor_boxes = 0;     ///< boxes of sensors, and of them ...
    int moving_sensors = 0;   ///< ... those of bodies that are not static

    /// `by` is 1 or -1: it comes or goes.
    void count(const BodyRecord& body, int by) noexcept {
        pushers += body.type == BodyType::kKinematic && is_continuous(body) ? by : 0;
        bullets += is_bullet(body) ? by : 0;
    }
    /// Of a shape that has a box.
    void count(BodyType type, bool is_sensor, int by) noexcept {
        kinematic_boxes += type == BodyType::kKinematic ? by : 0;
        sensor_boxes += is_sensor ? by : 0;
        moving_sensors += is_sensor && type != BodyType::kStatic ? by : 0;
    }
    /// Whether the motion of bodies that are not swept has to be known.
    [[nodiscard]] bool ask_for_motion() const { return bullets > 0 || sensor_boxes > 0; }
};

}  // namespace jostle::detail
