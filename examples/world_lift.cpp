// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A lift that carries a box, and the box's sleep.
#include <jostle/jostle.h>

#include <cstdio>
#include <string>

using namespace jostle;

int main() {
    World world;
    const Body lift = world.create_body({.type = BodyType::kKinematic, .name = "lift"});
    lift.create_shape(Polygon::box(2, 0.25f));
    const Body box = world.create_body({.type = BodyType::kDynamic, .position = {0, 0.75f}, .name = "box"});
    box.create_shape(Polygon::box(0.5f, 0.5f));

    const float dt = 1.0f / 60.0f;
    for (int step = 0; step < 240; ++step) {
        // The lift rests for a second, goes up by 3 m in two, and rests again.
        const float seconds = static_cast<float>(step + 1) * dt;
        if (step >= 60 && step < 180) lift.move_to({{0, 1.5f * (seconds - 1)}, {}}, dt);
        if (step == 180) lift.set_linear_velocity({});  // move_to() has given it a velocity, which stays
        world.step(dt);

        for (const BodySlept& e : world.events().slept)
            std::printf("%.2f s: the %s sleeps\n", world.time(), std::string(e.body.name()).c_str());
        for (const BodyWoke& e : world.events().woke)
            std::printf("%.2f s: the %s wakes\n", world.time(), std::string(e.body.name()).c_str());
    }
    std::printf("the lift at %.2f m, the box at %.2f m\n", static_cast<double>(lift.position().y),
                static_cast<double>(box.position().y));
}
