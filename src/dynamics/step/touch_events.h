// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Touches as the user reads them: in the events of a step, and in callbacks.
#pragma once

#include <jostle/dynamics/events.h>

#include "dynamics/store/touches.h"
#include "dynamics/store/world_place.h"

namespace jostle::detail {

/// A shape of a touch, and its user data when the touch was noted.
struct TouchEnd {
    Shape shape;
    std::uint64_t user_data;
};
[[nodiscard]] inline TouchEnd end_a(const WorldPlace& world, const Touch& touch) {
    return {Shape(world.handle(touch.shape_a)), touch.user_data_a};
}
[[nodiscard]] inline TouchEnd end_b(const WorldPlace& world, const Touch& touch) {
    return {Shape(world.handle(touch.shape_b)), touch.user_data_b};
}

/// Calls `function(sensor, visitor)` for each sensor of a touch that tells of the other shape.
template <class Function>
void for_visits(const WorldPlace& world, const Touch& touch, Function&& function) {
    if (touch.a_is_told) function(end_a(world, touch), end_b(world, touch));
    if (touch.b_is_told) function(end_b(world, touch), end_a(world, touch));
}

[[nodiscard]] inline ContactBegan contact_began(const WorldPlace& world, const Touch& touch) {
    const TouchMotion& motion = touch.motion;
    return {end_a(world, touch).shape, end_b(world, touch).shape, motion.point,     motion.normal,
            motion.linear_a,           motion.linear_b,           motion.angular_a, motion.angular_b,
            motion.approach_speed};
}
[[nodiscard]] inline ContactEnded contact_ended(const WorldPlace& world, const Touch& touch) {
    return {end_a(world, touch).shape, end_b(world, touch).shape, touch.user_data_a, touch.user_data_b};
}

}  // namespace jostle::detail
