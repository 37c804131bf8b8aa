// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Questions to a world: what a ray hits, how far a shape gets, what lies where.
#include <jostle/jostle.h>

#include <array>
#include <cstdio>

using namespace jostle;

int main() {
    World world;
    const Body level = world.create_body();
    for (int i = 0; i < 20; ++i)
        level.create_shape(Polygon::offset_box(0.5f, 0.5f, {static_cast<float>(i) + 0.5f, -0.5f}));
    for (int i = 0; i < 4; ++i) {
        const Vec2 at{3.0f + 4.0f * static_cast<float>(i), 0.5f};
        const Body crate = world.create_body({.type = BodyType::kDynamic, .position = at});
        crate.create_shape(Polygon::box(0.5f, 0.5f), {.filter = {.category = 2}});
    }

    // The first shape on a ray; the first crate on it.
    if (const WorldHit hit = world.ray_closest({{1, 4}, {6, -8}}))
        std::printf("hit at (%.2f, %.2f), the surface looks to (%.0f, %.0f)\n",
                    static_cast<double>(hit.point.x), static_cast<double>(hit.point.y),
                    static_cast<double>(hit.normal.x), static_cast<double>(hit.normal.y));
    std::printf("a crate on the ray: %s\n", world.ray_any({{1, 4}, {6, -8}}, {.mask = 2}) ? "yes" : "no");

    // How far a ball rolls before it meets something, and a plank that turns on its way.
    const ShapeCast ball{.geometry = Circle{{}, 0.4f}, .transform = {{0, 0.5f}, {}}, .translation = {10, 0}};
    const ShapeCast plank{.geometry = Polygon::box(0.6f, 0.1f),
                          .transform = {{0, 1.5f}, {}},
                          .translation = {10, 0},
                          .rotation = kPi};
    for (const ShapeCast& cast : {ball, plank})
        std::printf("free for %.2f m\n", static_cast<double>(10 * world.shape_cast_closest(cast).fraction));

    // All that a disc touches, in the order of their slots; the bodies in a box, each once.
    const int touched = world.overlap(Circle{{}, 1.2f}, {{7, 0.5f}, {}}, [](const Shape&) {});
    std::array<Body, 8> bodies;
    const int found = world.bodies_in({{0, -1}, {8, 1}}, bodies);
    std::printf("the disc touches %d shapes; %d bodies in the box\n", touched, found);

    // The three nearest crates, by their true distance.
    std::array<NearShape, 3> near;
    world.k_nearest({6, 3}, near, {.mask = 2});
    for (const NearShape& one : near) std::printf("%.3f m away\n", static_cast<double>(one.distance));
}
