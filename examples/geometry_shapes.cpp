// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes are made, asked for their mass, and refused with a reason.
#include <jostle/core/error.h>
#include <jostle/geometry/hull.h>
#include <jostle/geometry/mass.h>
#include <jostle/geometry/shapes.h>

#include <cstdio>

using namespace jostle;

int main() {
    const Circle wheel{{0, 0}, 0.5f};
    const Capsule limb{{-1, 0}, {1, 0}, 0.2f};
    const Polygon crate = Polygon::rounded_box(0.5f, 0.3f, 0.1f);
    const LargePolygon gear = LargePolygon::regular(24, 2.0f);
    const Vec2 cloud[] = {{0, 0}, {2, 0}, {1, 0.5f}, {2, 1}, {0, 1}};
    const Polygon stone = Polygon::from_hull(cloud);  // the point in the middle is no corner
    std::printf("the stone has %d corners\n", stone.count);

    // Mass by density, rounding included; a body of two parts; its inertia about another point.
    const MassData parts[] = {compute_mass(wheel, 2.0f), compute_mass(limb, 1.0f)};
    const MassData body = combine(parts);
    std::printf("%.3f kg, inertia %.3f, about (1, 0) %.3f\n", static_cast<double>(body.mass),
                static_cast<double>(body.inertia), static_cast<double>(inertia_about(body, {1, 0})));
    std::printf("areas %.3f and %.3f\n", static_cast<double>(area(crate)), static_cast<double>(area(gear)));

    // A maker throws; compute_hull says why instead.
    const Vec2 line[] = {{0, 0}, {1, 0}, {2, 0}};
    try {
        (void)Polygon::from_hull(line);
    } catch (const Error& error) {
        std::printf("%s\n", error.what());
    }
    std::printf("%s\n", describe(compute_hull(line).status));
}
