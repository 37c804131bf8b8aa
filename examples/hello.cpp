// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The first lines of README.md: a box falls onto the ground.
#include <jostle/jostle.h>

#include <cstdio>

using namespace jostle;

int main() {
    World world({.gravity = {0, -10}});
    world.create_body().create_shape(Segment{{-20, 0}, {20, 0}});
    Body box = world.create_body({.type = BodyType::kDynamic, .position = {0, 4}});
    box.create_shape(Polygon::box(0.5f, 0.5f));
    for (int i = 0; i < 90; ++i) world.step(1.0f / 60);
    std::printf("the box lies at %.2f m\n", double(box.position().y));
}
