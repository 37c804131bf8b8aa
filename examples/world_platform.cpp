// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Decisions inside a step: a platform that lets through from below, teams, and a crate that breaks in the
// midst of a step.
#include <jostle/jostle.h>

#include <cstdio>

using namespace jostle;

namespace {

void one_way_platform() {
    World world;
    const Body platform = world.create_body({.position = {0, 2}});
    const Shape board = platform.create_shape(Polygon::box(3, 0.1f));
    world.on_pre_solve(board, [](PreSolve& contact) {
        // Solid for those who come from above: decided as a touch begins, and kept while it lasts.
        contact.enabled = contact.time > 0 ? contact.was_enabled : contact.normal().y > 0.7f;
    });

    const Body ball = world.create_body({.type = BodyType::kDynamic, .linear_velocity = {0, 8}});
    ball.create_shape(Circle{{}, 0.25f});
    for (int step = 0; step <= 120; ++step) {
        if (step % 40 == 0)
            std::printf("%.1f s: the ball at %.2f m\n", world.time(), static_cast<double>(ball.position().y));
        world.step(1.0f / 60.0f);
    }
}

void teams() {
    World world({.gravity = {}});
    world.on_should_collide([](Shape a, Shape b) { return a.user_data() != b.user_data(); });
    const auto add = [&world](float x, float speed, std::uint64_t team) {
        const Body body = world.create_body(
            {.type = BodyType::kDynamic, .position = {x, 0}, .linear_velocity = {speed, 0}});
        body.create_shape(Circle{{}, 0.25f}, {.user_data = team});
        return body;
    };
    const Body runner = add(0, 4, 1);
    add(2, 0, 1);
    const Body rival = add(4, 0, 2);
    while (!runner.is_touching(rival)) world.step(1.0f / 60.0f);
    std::printf("%.1f s: the runner has passed its friend and met a rival\n", world.time());
}

void breaking_crate() {
    World world;
    const Body ground = world.create_body();
    ground.create_shape(Segment{{-20, 0}, {20, 0}});
    const Body crate = world.create_body({.type = BodyType::kDynamic, .position = {0, 3}});
    const Shape shape = crate.create_shape(Polygon::box(0.5f, 0.5f));

    world.on_pre_solve(shape, [&](PreSolve& contact) {
        if (contact.time > 0) return;  // this touch is not new
        contact.enabled = false;       // the halves bounce, not the crate
        for (const float side : {-0.25f, 0.25f}) {
            const Body half = world.create_body({.type = BodyType::kDynamic,
                                                 .position = crate.world_point({side, 0}),
                                                 .linear_velocity = {8 * side, 3}});
            half.create_shape(Polygon::box(0.22f, 0.5f));
        }
        world.destroy(crate);
        crate.set_linear_velocity({0, 5});  // too late: the crate is gone by then
        std::printf("in the step there are %d bodies\n", world.counts().bodies);
    });
    while (crate.is_valid()) world.step(1.0f / 60.0f);

    std::printf("after it there are %d\n", world.counts().bodies);
    for (const EditDropped& e : world.events().edits_dropped) std::printf("dropped: %s\n", e.call);
}

}  // namespace

int main() {
    one_way_platform();
    teams();
    breaking_crate();
}
