// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Random heaps: boxes, thin ones, discs and capsules that fall and are thrown into a trough, at several rates
// and numbers of sub-steps, with and without restitution, friction, hinges and heavy ones among them. After
// no step has one 1 % more energy than at the start, and none sinks into the ground.
#include <gtest/gtest.h>

#include <span>

#include "math/random.h"
#include "race/energy_watch.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

struct Heap {
    Heap(std::uint64_t seed, bool has_hinges) : random(seed), world({.allow_sleep = false}) {
        def_.material.friction = random.uniform(0.0f, 1.0f);
        if (random.below(2) == 0) def_.material.restitution = random.uniform(0.0f, 0.9f);
        add_static(world, {0.0f, -1.0f}, Polygon::box(20.0f, 1.0f), def_);
        for (const float side : {-1.0f, 1.0f})
            add_static(world, {7.0f * side, 10.0f}, Polygon::box(1.0f, 12.0f), def_);
        const int count = 4 + static_cast<int>(random.below(30));
        for (int i = 0; i < count; ++i) add(i, has_hinges);
    }

    Random random;
    World world;
    std::vector<Body> bodies;

  private:
    /// Eight beside each other, 1.4 m apart; none reaches further than 0.65 m.
    void add(int i, bool has_hinges) {
        const Vec2 at{-4.9f + 1.4f * static_cast<float>(i % 8), 0.8f + 1.4f * static_cast<float>(i / 8)};
        ShapeDef own = def_;
        if (random.below(8) == 0) own.density = random.uniform(1.0f, 20.0f);
        const Body body = add_dynamic(world, at, shape(), own, random.uniform(-kPi, kPi));
        if (random.below(3) == 0) {
            body.set_linear_velocity({random.uniform(-8.0f, 8.0f), random.uniform(-8.0f, 8.0f)});
            body.set_angular_velocity(random.uniform(-10.0f, 10.0f));
        }
        if (has_hinges && i % 8 != 0 && random.below(3) == 0) {
            const Vec2 between = 0.5f * (bodies.back().position() + at);
            world.create_revolute({.body_a = bodies.back(),
                                   .body_b = body,
                                   .anchor_a = bodies.back().local_point(between),
                                   .anchor_b = body.local_point(between)});
        }
        bodies.push_back(body);
    }
    Geometry shape() {
        const float size = random.uniform(0.15f, 0.45f);
        switch (random.below(5)) {
            case 0:
            case 1:
                return Polygon::box(size, random.uniform(0.1f, 0.4f));
            case 2:
                return Circle{{}, size};
            case 3:
                return Capsule{{-0.6f * size, 0.0f}, {0.6f * size, 0.0f}, 0.4f * size};
            default:
                return Polygon::box(size, random.uniform(0.02f, 0.1f));
        }
    }

    ShapeDef def_;
};

struct Rate {
    int hertz, substeps;
};

/// `lowest` [m]: no body's origin comes below it.
void expect_no_gain(std::span<const Rate> rates, bool has_hinges, float lowest) {
#if defined(NDEBUG)
    constexpr int kHeaps = 240;
#else
    // Slow builds look for other things.
    constexpr int kHeaps = 12;
#endif
    for (int seed = 0; seed < kHeaps; ++seed) {
        const auto [hertz, substeps] = rates[static_cast<std::size_t>(seed) % rates.size()];
        SCOPED_TRACE(testing::Message()
                     << "seed " << seed << ", " << hertz << " Hz, " << substeps << " sub-steps");
        Heap heap(static_cast<std::uint64_t>(seed), has_hinges);
        EnergyWatch energy(heap.world, heap.bodies, 0.0f);
        for (int i = 0; i < 6 * hertz; ++i) {
            heap.world.step(1.0f / static_cast<float>(hertz), substeps);
            energy.after_step();
        }
        EXPECT_LT(energy.gain(), 0.01);
        for (const Body& body : heap.bodies) EXPECT_GT(body.position().y, lowest);
    }
}

/// Of the first 6,000 one gains 16 %: a body with restitution falls on one of a fiftieth of its mass, and the
/// impulse that stops it goes on pushing.
TEST(EnergyOfHeaps, NeverExceedsTheStart) {
    constexpr Rate kRates[] = {{30, 1}, {60, 1}, {144, 1}, {30, 2}, {60, 2}, {144, 2},
                               {30, 4}, {60, 4}, {144, 4}, {30, 8}, {60, 8}, {144, 8}};
    expect_no_gain(kRates, false, 0.0f);
}

/// A load that joints put on a thin body may press it into the ground, at one or two sub-steps.
TEST(EnergyOfHeaps, NeverExceedsTheStartWithHinges) {
    constexpr Rate kRates[] = {{30, 1}, {60, 1}, {144, 1}, {30, 2}, {60, 2}, {144, 2},
                               {30, 4}, {60, 4}, {144, 4}, {30, 8}, {60, 8}, {144, 8}};
    expect_no_gain(kRates, true, -0.15f);
}

}  // namespace
}  // namespace jostle::test
