// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A body on a slope, for tests against the laws of a first physics course.
#pragma once

#include <cmath>

#include "support/worlds.h"

namespace jostle::test {

/// A plane that falls to the right at `slope` [rad], and on it a body that reaches 0.25 m below its centre.
struct Incline {
    Incline(float slope, const Material& below, const Geometry& geometry, const Material& above,
            const WorldDef& def = {})
        : world(def), along{std::cos(slope), -std::sin(slope)} {
        const Vec2 up{std::sin(slope), std::cos(slope)};
        add_static(world, -up, Polygon::box(100.0f, 1.0f), {.material = below}, -slope);
        start = 0.25f * up;
        body = add_dynamic(world, start, geometry, {.material = above}, -slope);
    }
    [[nodiscard]] float way() const { return dot(body.position() - start, along); }   ///< [m]
    [[nodiscard]] float speed() const { return dot(body.linear_velocity(), along); }  ///< [m/s]

    World world;
    Body body;
    Vec2 along, start;
};

/// The body stays where it is for 5 s.
inline void expect_held(Incline& incline) {
    run(incline.world, 300);
    EXPECT_NEAR(incline.way(), 0.0f, kLinearSlop);
    EXPECT_NEAR(incline.speed(), 0.0f, 1e-3f);
}

/// [m/s^2] In the second of the next two seconds.
inline float acceleration_of(Incline& incline) {
    run(incline.world, 60);
    const float first = incline.speed();
    run(incline.world, 60);
    return incline.speed() - first;
}

}  // namespace jostle::test
