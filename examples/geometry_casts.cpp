// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes that move: straight, or along a sweep that turns as well.
#include <jostle/geometry/shape_cast.h>
#include <jostle/geometry/time_of_impact.h>

#include <cstdio>

using namespace jostle;

int main() {
    const Geometry wall = Polygon::box(0.1f, 5);
    const Geometry ball = Circle{{0, 0}, 0.5f};

    // The ball, 5 m to the left of the wall, moves 10 m to the right.
    const ShapeCastHit hit = shape_cast(wall, ball, {{-5, 0}, {}}, {10, 0});
    std::printf("touches at fraction %.2f, normal.x %.0f\n", static_cast<double>(hit.fraction),
                static_cast<double>(hit.normal.x));

    // A plank that falls and turns; a sweep is of a body's centre of mass, with its angles.
    const Geometry plank = Polygon::box(1, 0.05f);
    const Sweep still;
    Sweep turning;
    turning.c0 = {-5, 0};
    turning.c = {5, 0};
    turning.a = 4 * kPi;
    const TimeOfImpact impact = time_of_impact(wall, still, plank, turning);
    if (impact.state == TimeOfImpactState::kHit) {
        std::printf("meets the wall at fraction %.2f, %.0f mm apart\n", static_cast<double>(impact.fraction),
                    static_cast<double>(1000 * impact.separation));
    }
    const Transform there = pose_at(turning, impact.fraction);  // where the plank is then
    std::printf("its middle is at x = %.2f\n", static_cast<double>(there.p.x));
}
