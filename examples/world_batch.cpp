// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Sixty-four carts, each with a pole that falls unless the cart drives under it: one batch, whose rows of
// observations make the rows of actions (docs/batches.md).
#include <jostle/batch/batch.h>
#include <jostle/dynamics/scheduler.h>

#include <cmath>
#include <cstdio>
#include <vector>

using namespace jostle;

namespace {

constexpr std::size_t kCarts = 64;

struct Cart {
    World world;
    Body cart, pole;
};

/// A pole of 1 m, which leans as the seed says, on a cart that slides on a rail.
Cart make_cart(std::uint64_t seed) {
    Cart made{World(), {}, {}};
    World& world = made.world;
    const float lean = 0.2f * (static_cast<float>(seed >> 40) * 0x1p-23f - 1.0f);
    made.cart = world.create_body({.type = BodyType::kDynamic});
    made.cart.create_shape(Polygon::box(0.2f, 0.1f));
    made.pole = world.create_body({.type = BodyType::kDynamic,
                                   .position = {-0.5f * std::sin(lean), 0.5f * std::cos(lean)},
                                   .angle = lean});
    made.pole.create_shape(Polygon::box(0.05f, 0.5f), {.filter = {.mask = 0}});
    world.create_prismatic({.body_a = world.create_body(), .body_b = made.cart});
    world.create_revolute({.body_a = made.cart, .body_b = made.pole, .anchor_b = {0, -0.5f}});
    return made;
}

}  // namespace

int main() {
    const auto scheduler = make_default_scheduler(2);
    Batch batch(static_cast<int>(kCarts),
                [](const BatchEpisode& episode) { return make_cart(episode.seed).world; },
                {.seed = 1, .scheduler = scheduler.get(), .makes_in_parallel = true});
    const Cart example = make_cart(0);
    batch.add_action(BatchAction::kForce, example.cart);
    batch.add_observation(BatchObservation::kAngle, example.pole);
    batch.add_observation(BatchObservation::kAngularVelocity, example.pole);

    std::vector<float> actions(2 * kCarts), seen(2 * kCarts);  // x, y [N]; angle [rad], turning [rad/s]
    std::vector<std::uint8_t> fallen(kCarts);
    for (const float gain : {0.0f, 8.0f}) {
        int falls = 0;
        for (int step = 0; step < 200; ++step) {
            for (std::size_t i = 0; i < kCarts; ++i)
                actions[2 * i] = -gain * (seen[2 * i] + 0.3f * seen[2 * i + 1]);
            batch.step(actions, seen);
            for (std::size_t i = 0; i < kCarts; ++i) {
                fallen[i] = std::abs(seen[2 * i]) > 0.8f ? 1 : 0;
                falls += fallen[i];
            }
            batch.remake(fallen);
            batch.observe(seen);
        }
        std::printf("with %.0f N/rad %d poles have fallen\n", double(gain), falls);
        batch.reset();
        batch.observe(seen);
    }
}
