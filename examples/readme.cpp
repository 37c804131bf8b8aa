// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The world of README.md: a lantern on a rope, which a hit tears.
#include <jostle/jostle.h>

#include <cstdio>

using namespace jostle;

int main() {
    World world({.gravity = {0, -10}});
    Body ground = world.create_body();
    ground.create_shape(Segment{{-20, 0}, {20, 0}});
    Body lantern = world.create_body({.type = BodyType::kDynamic, .position = {0, 3}});
    lantern.create_shape(Polygon::box(0.3f, 0.5f), {.density = 2, .hit_events = true});
    DistanceJoint rope = world.create_distance(
        {.body_a = ground, .body_b = lantern, .anchor_a = {0, 6}, .anchor_b = {0, 0.5f}, .length = 2.5f});
    Body stone =
        world.create_body({.type = BodyType::kDynamic, .position = {-4, 3}, .linear_velocity = {9, 2}});
    stone.create_shape(Circle{{}, 0.2f}, {.density = 8});

    for (int i = 0; i < 120; ++i) {
        world.step(1.0f / 60);
        for (const ContactHit& hit : world.events().hits) {
            if (hit.approach_speed < 6 || !rope.is_valid()) continue;
            std::printf("%.2f s: a hit at %.1f m/s tears the rope\n", world.time(),
                        double(hit.approach_speed));
            world.destroy(rope);
        }
    }
    std::printf("the lantern %s\n", lantern.is_touching(ground) ? "lies on the ground" : "hangs");
}
