// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One-way ground: a figure jumps up through a row of tiles, stands on it, and drops through.
#include <jostle/jostle.h>

#include <cstdio>

using namespace jostle;

int main() {
    World world;
    const Body level = world.create_body();
    level.create_shape(Segment{{-20, 0}, {20, 0}});
    for (int i = 0; i < 4; ++i)
        level.create_shape(Polygon::offset_box(0.5f, 0.1f, {static_cast<float>(i), 1.9f}),
                           {.one_way = {0, 1}});

    const Body figure = world.create_body(
        {.type = BodyType::kDynamic, .position = {0.5f, 0.5f}, .locks = {.rotation = true}});
    figure.create_shape(Capsule{{0, -0.2f}, {0, 0.2f}, 0.3f});
    figure.set_linear_velocity({1, 8});
    for (int step = 0; step <= 150; ++step) {
        if (step == 120) figure.drop_through();
        if (step % 30 == 0)
            std::printf("%.1f s: its feet are at %.1f m\n", world.time(),
                        static_cast<double>(figure.bounds().lower.y));
        world.step(1.0f / 60.0f);
    }
}
