// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Random heaps: boxes, thin ones, discs and capsules that fall and are thrown into a trough, at several rates
// and numbers of sub-steps, with and without restitution, friction, hinges and heavy ones among them. At most
// one heap in 10,000 ever has 1 % more energy than at the start, none but two known faults has 10 % more, and
// none falls through the ground. JOSTLE_HEAPS=FIRST-LAST: the heaps of these seeds, LAST not among them
// (./test --part energy.0 and its like); otherwise the first few hundred, of which none may gain 1 %. A heap
// takes about 10 ms.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>

#include "math/random.h"
#include "race/energy_watch.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// Hinges between neighbours: none, solved as one system, or one by one (WorldDef::iterated_joints).
enum class Hinges { kNone, kExact, kIterated };

struct Heap {
    Heap(std::uint64_t seed, Hinges hinges)
        : random(seed), world({.iterated_joints = hinges == Hinges::kIterated, .allow_sleep = false}) {
        def_.material.friction = random.uniform(0.0f, 1.0f);
        if (random.below(2) == 0) def_.material.restitution = random.uniform(0.0f, 0.9f);
        add_static(world, {0.0f, -1.0f}, Polygon::box(20.0f, 1.0f), def_);
        for (const float side : {-1.0f, 1.0f})
            add_static(world, {7.0f * side, 10.0f}, Polygon::box(1.0f, 12.0f), def_);
        const int count = 4 + static_cast<int>(random.below(30));
        for (int i = 0; i < count; ++i) add(i, hinges != Hinges::kNone);
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

/// [1] Of the start: what one heap in kOneIn may gain, and what none may.
constexpr double kRareGain = 0.01, kMostGain = 0.1;
constexpr std::uint64_t kOneIn = 10'000;

struct Fall {
    double gain = 0.0;    ///< [1] of the energy, over that of the start
    float lowest = 0.0f;  ///< [m] the least height of the origin of a body within the trough, at the end
};

/// [m] A light body that two heavy ones throw may fly over a wall, and come down beside the ground.
constexpr float kWallTop = 22.0f, kWallOutside = 8.0f;

/// Lets a heap fall for six seconds.
Fall let_fall(std::uint64_t seed, const Rate& rate, Hinges hinges) {
    Heap heap(seed, hinges);
    EnergyWatch energy(heap.world, heap.bodies, 0.0f);
    std::vector<bool> flew_out(heap.bodies.size());
    for (int i = 0; i < 6 * rate.hertz; ++i) {
        heap.world.step(1.0f / static_cast<float>(rate.hertz), rate.substeps);
        energy.after_step();
        for (std::size_t k = 0; k < heap.bodies.size(); ++k)
            flew_out[k] = flew_out[k] || heap.bodies[k].position().y > kWallTop;
    }
    Fall fall{.gain = energy.gain(), .lowest = kWallTop};
    for (std::size_t i = 0; i < heap.bodies.size(); ++i)
        if (!flew_out[i] || std::abs(heap.bodies[i].position().x) < kWallOutside)
            fall.lowest = std::min(fall.lowest, heap.bodies[i].position().y);
    return fall;
}

testing::Message heap_name(std::uint64_t seed, const Rate& rate, Hinges hinges) {
    constexpr const char* kNames[] = {", ", ", hinges, ", ", iterated hinges, "};
    return testing::Message() << "seed " << seed << kNames[static_cast<std::size_t>(hinges)] << rate.hertz
                              << " Hz, " << rate.substeps << " sub-steps";
}

#if defined(NDEBUG)
constexpr std::uint64_t kHeaps = 480;
#else
// Slow builds look for other things.
constexpr std::uint64_t kHeaps = 12;
#endif
constexpr Rate kRates[] = {{30, 1}, {60, 1}, {144, 1}, {30, 2}, {60, 2}, {144, 2},
                           {30, 4}, {60, 4}, {144, 4}, {30, 8}, {60, 8}, {144, 8}};

const Rate& rate_of(std::uint64_t seed) {
    return kRates[seed % std::size(kRates)];
}

/// The seeds [first, last).
struct Seeds {
    std::uint64_t first = 0, last = kHeaps;
    bool is_count = false;  ///< of a part of ./test --all
};
Seeds seeds_asked_for() {
    const char* text = std::getenv("JOSTLE_HEAPS");
    Seeds seeds;
    if (text == nullptr) return seeds;
    unsigned long long first = 0, last = 0;
    EXPECT_EQ(std::sscanf(text, "%llu-%llu", &first, &last), 2) << "JOSTLE_HEAPS=" << text;
    EXPECT_LT(first, last) << "JOSTLE_HEAPS=" << text;
    return {first, last, true};
}

/// [m] A load that joints put on a thin body may press it into the ground, but not through: at one sub-step,
/// at 30 Hz at two, and at 60 Hz at two a little (1 of 600 heaps). Of thousands, a few do at other rates,
/// too: of seeds 0 to 11,999 two (6546 by 17 mm, 6917 by 13 mm), which is allowed where heaps are counted.
constexpr float kPressedIn = -0.15f;
float lowest_of(const Rate& rate, Hinges hinges, bool is_count) {
    if (hinges == Hinges::kNone) return 0.0f;
    if (is_count || rate.substeps == 1 || (rate.substeps == 2 && rate.hertz == 30)) return kPressedIn;
    return rate.substeps == 2 && rate.hertz == 60 ? -0.03f : 0.0f;
}

/// Known faults (docs/limits.md): heaps with hinges, solved as one system, that gain more than a tenth.
constexpr std::uint64_t kKnownGains[] = {17412};
bool is_known_gain(std::uint64_t seed, Hinges hinges) {
    return hinges == Hinges::kExact && std::ranges::find(kKnownGains, seed) != std::end(kKnownGains);
}

/// Prints each heap that gains more than a hundredth, as all its facts are in its seed.
void expect_gains_are_rare(Hinges hinges) {
    const Seeds seeds = seeds_asked_for();
    std::uint64_t rare = 0;
    for (std::uint64_t seed = seeds.first; seed < seeds.last; ++seed) {
        const Rate& rate = rate_of(seed);
        const Fall fall = let_fall(seed, rate, hinges);
        if (is_known_gain(seed, hinges))
            EXPECT_GE(fall.gain, kMostGain) << heap_name(seed, rate, hinges) << " is a known fault no longer";
        else
            EXPECT_LT(fall.gain, kMostGain) << heap_name(seed, rate, hinges);
        EXPECT_GT(fall.lowest, lowest_of(rate, hinges, seeds.is_count)) << heap_name(seed, rate, hinges);
        if (fall.gain < kRareGain) continue;
        ++rare;
        std::printf("%s: gains %.2f %%\n", heap_name(seed, rate, hinges).GetString().c_str(),
                    100.0 * fall.gain);
    }
    EXPECT_LE(rare * kOneIn, seeds.last - seeds.first) << rare << " heaps gained 1 %";
}

TEST(EnergyOfHeaps, HardlyEverExceedsTheStart) {
    expect_gains_are_rare(Hinges::kNone);
}

TEST(EnergyOfHeaps, HardlyEverExceedsTheStartWithHinges) {
    expect_gains_are_rare(Hinges::kExact);
}

/// The first few hundred heaps alone. At a single sub-step, iterated hinges gain up to 8 % in two of 2,000
/// heaps.
TEST(EnergyOfHeaps, NeverGainsATenthWithIteratedHinges) {
    for (std::uint64_t seed = 0; seed < kHeaps; ++seed) {
        const Rate& rate = rate_of(seed);
        const Fall fall = let_fall(seed, rate, Hinges::kIterated);
        EXPECT_LT(fall.gain, kMostGain) << heap_name(seed, rate, Hinges::kIterated);
        EXPECT_GT(fall.lowest, lowest_of(rate, Hinges::kIterated, false))
            << heap_name(seed, rate, Hinges::kIterated);
    }
}

/// Of 96,000 heaps, these once gained up to 3,400 times their energy: by blows on hinged bodies that counted
/// with two masses, by joints that took a seeming mass for real, by bodies that hung where they were pressed
/// into the ground, by heavy bodies that light ones threw back, by hinged ones that were stopped in flight,
/// by a chain between two heavy bodies whose response was that of the step's beginning, and by a
/// contact of two bodies that hang on each other.
TEST(EnergyOfHeaps, NeverExceedsTheStartWhereItOnceDid) {
    struct Case {
        std::uint64_t seed;
        Rate rate;
        Hinges hinges;
    };
    constexpr Hinges kNone = Hinges::kNone, kExact = Hinges::kExact;
    constexpr Case kCases[] = {
        {1355, {30, 1}, kExact},  {767, {30, 1}, kExact},  {5592, {30, 1}, kExact}, {1642, {30, 1}, kExact},
        {2486, {30, 2}, kExact},  {1453, {30, 2}, kExact}, {2508, {30, 2}, kExact}, {5811, {30, 4}, kExact},
        {1453, {60, 1}, kExact},  {1658, {60, 1}, kExact}, {2395, {30, 1}, kExact}, {3848, {30, 1}, kExact},
        {1898, {30, 4}, kExact},  {5554, {30, 4}, kExact}, {1799, {60, 2}, kExact}, {365, {144, 2}, kExact},
        {1758, {30, 1}, kNone},   {3069, {60, 1}, kNone},  {5890, {60, 1}, kNone},  {5880, {30, 2}, kNone},
        {3558, {60, 2}, kNone},   {2616, {144, 1}, kNone}, {3706, {144, 1}, kNone}, {2925, {144, 1}, kNone},
        {47190, {30, 4}, kExact}, {59568, {30, 1}, kExact}};
    for (const Case& of : kCases) {
        SCOPED_TRACE(heap_name(of.seed, of.rate, of.hinges));
        const Fall fall = let_fall(of.seed, of.rate, of.hinges);
        EXPECT_LT(fall.gain, kRareGain);
        EXPECT_GT(fall.lowest, of.hinges == kNone ? 0.0f : kPressedIn);
    }
}

}  // namespace
}  // namespace jostle::test
