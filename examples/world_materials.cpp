// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Materials: a conveyor, a bumper, and a ball that rolls to rest.
#include <jostle/jostle.h>

#include <cstdio>

using namespace jostle;

namespace {

void print(const World& world, Body box, Body ball) {
    std::printf("%.0f s: the box at %5.2f m, %.2f m/s; the ball at %5.2f m, %5.2f m/s\n", world.time(),
                static_cast<double>(box.position().x), static_cast<double>(box.linear_velocity().x),
                static_cast<double>(ball.position().x), static_cast<double>(ball.linear_velocity().x));
}

}  // namespace

int main() {
    World world;
    const Body ground = world.create_body();
    // A belt that carries to the right, level ground, and a bumper at its end.
    ground.create_shape(Segment{{-20, 0}, {0, 0}}, {.material = {.friction = 0.4f, .surface_speed = 2}});
    ground.create_shape(Segment{{10, 0}, {30, 0}});
    ground.create_shape(Circle{{30, 0.5f}, 0.5f}, {.material = {.restitution = 1.5f}});

    const Body box = world.create_body({.type = BodyType::kDynamic, .position = {-10, 0.5f}});
    box.create_shape(Polygon::box(0.5f, 0.5f), {.material = {.friction = 0.4f}});

    const Body ball = world.create_body({.type = BodyType::kDynamic,
                                         .position = {20, 0.5f},
                                         .linear_velocity = {6, 0},
                                         .angular_velocity = -12});
    ball.create_shape(Circle{{}, 0.5f}, {.material = {.rolling_resistance = 0.15f}});

    for (int step = 0; step <= 300; ++step) {
        if (step % 60 == 0) print(world, box, ball);
        world.step(1.0f / 60.0f);
    }
}
