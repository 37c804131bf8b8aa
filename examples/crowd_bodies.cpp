// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A crowd among the bodies of a world: an agent pushes a crate out of its way.
#include <jostle/crowdworld/crowd_world.h>
#include <jostle/jostle.h>

#include <cstdio>

using namespace jostle;

int main() {
    World world({.gravity = {0, 0}});
    const Body crate = world.create_body({.type = BodyType::kDynamic, .position = {0, 0}});
    crate.create_shape(Polygon::box(0.5f, 0.5f));
    Crowd<2> crowd;
    crowd.add({.position = {-3, 0}, .goal = Vec2{6, 0}});
    CrowdWorld both(crowd, world, {.push_force = 200});
    for (int i = 0; i < 240; ++i) {
        both.look();  // where the bodies are
        crowd.step(1.0f / 60);
        both.push();  // the forces of agents, for the world's next step
        world.step(1.0f / 60);
    }
    std::printf("%s\n", crate.position().x > 0.1f ? "the crate has moved" : "the crate stands");
}
