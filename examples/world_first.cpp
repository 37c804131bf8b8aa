// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A box falls onto the ground and comes to rest.
#include <jostle/jostle.h>

#include <cstdio>

using namespace jostle;

int main() {
    World world({.gravity = {0.0f, -10.0f}});

    const Body ground = world.create_body();  // static, unless said otherwise
    ground.create_shape(Segment{{-20.0f, 0.0f}, {20.0f, 0.0f}});

    const Body box = world.create_body({.type = BodyType::kDynamic, .position = {0.0f, 4.0f}});
    box.create_shape(Polygon::box(0.5f, 0.5f), {.density = 2.0f, .material = {.friction = 0.4f}});
    std::printf("%.0f kg\n", static_cast<double>(box.mass()));

    for (int step = 0; step <= 60; ++step) {
        if (step % 30 == 0)
            std::printf("%.1f s: %.2f m, %.2f m/s\n", world.time(), static_cast<double>(box.position().y),
                        static_cast<double>(length(box.linear_velocity())));
        world.step(1.0f / 60.0f);
    }

    for (const auto& [body, transform] : world.poses())
        std::printf("body %u lies at (%.2f, %.2f)\n", body.handle().index, static_cast<double>(transform.p.x),
                    static_cast<double>(transform.p.y));
}
