// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World::lint() tells of the probable mistakes in a world.
#include <jostle/jostle.h>

#include <array>
#include <cstdio>

using namespace jostle;

int main() {
    World world;
    const std::array<Vec2, 3> hills{{{-30, 0}, {0, 1}, {30, 0}}};  // left to right: the front looks down
    world.create_body({.name = "road"}).create_chain({.points = hills.data(), .count = 3});
    const Body car = world.create_body({.type = BodyType::kDynamic, .position = {0, 3}, .name = "car"});
    car.create_shape(Polygon::box(1, 0.5f));
    const Body wheel =
        world.create_body({.type = BodyType::kDynamic, .position = {1, 2.25f}, .name = "wheel"});
    wheel.create_shape(Circle{{}, 0.5f});

    for (const LintFinding& finding : world.lint()) std::printf("%s\n", finding.sentence.c_str());
}
