// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The figure of docs/platformer.md on trial: it walks on tiles and slopes, jumps soon after an edge and by an
// early press, rides on a platform, climbs a ladder and drops through boards. Each line is a trial.
#include "platformer.h"

#include <jostle/jostle.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace platformer;

namespace {

/// A figure alone in a level.
struct Trial {
    explicit Trial(Vec2 start) : level(world), figure(world, start) {
        for (int i = 0; i < 30; ++i) step({});  // comes to stand
    }
    void step(Input input) {
        input.jumped_before = jumped;
        jumped = input.jumps;
        figure.act(input);
        world.step(kDt);
        figure.look();
        for (const SensorEntered& e : world.events().sensors_entered) {
            // Trunk and foot may enter one coin in one step; the first event destroys the coin.
            if (!e.sensor.is_valid() || e.sensor.user_data() != kCoin) continue;
            ++coins;
            world.destroy(e.sensor);
        }
        const Vec2 at = figure.position();
        low = std::min(low, at.y);
        high = std::max(high, at.y);
    }
    void steps(int count, const Input& input) {
        for (int i = 0; i < count; ++i) step(input);
    }
    void note_heights() { low = high = figure.position().y; }

    World world;
    Level level;
    Figure figure;
    bool jumped = false;
    int coins = 0;
    float low = 0, high = 0;  // [m]
};

/// [m] Of its sole, above the ground, into which it may sink by less than a millimetre.
double height_of(float y) {
    return std::max(static_cast<double>(y - 0.82f), 0.0);
}
double in_mm(float length) {
    return 1000 * static_cast<double>(length);
}

void walk_on_tiles() {
    Trial trial({-3, 1}), fall({1.5f, 4});
    fall.steps(60, {});
    trial.steps(30, {.way = 1});
    const float from = trial.figure.position().x;
    trial.note_heights();
    trial.steps(60, {.way = 1});
    std::printf("tiles: %.1f m in a second, up and down by %.1f mm; %d coin, and %d from above\n",
                static_cast<double>(trial.figure.position().x - from), in_mm(trial.high - trial.low),
                trial.coins, fall.coins);
}

void walk_on_slopes() {
    Trial up({11.5f, 1}), still({14, 1.5f}), steep({16, 2});
    up.steps(90, {.way = 1});
    const Vec2 from = still.figure.position();
    still.steps(600, {});
    steep.steps(180, {.way = 1});
    std::printf("slopes: up to %.1f m; standing for 10 s: %.1f mm of creep; the steep one: %.1f m\n",
                height_of(up.figure.position().y), in_mm(length(still.figure.position() - from)),
                height_of(steep.figure.position().y));
}

void jump_high_and_low() {
    Trial high({-1, 1}), low({-1, 1});
    high.steps(60, {.jumps = true});
    low.steps(6, {.jumps = true});
    low.steps(54, {});
    std::printf("jumps: %.1f m, and %.1f m with a short press\n", height_of(high.high), height_of(low.high));
}

void jump_late_and_early() {
    Trial late({6, 1}), early({-1, 1});
    while (late.figure.stands()) late.step({.way = 1});
    late.steps(4, {.way = 1});
    late.steps(30, {.way = 1, .jumps = true});
    early.steps(5, {.jumps = true});
    while (early.figure.body().linear_velocity().y > -3 || height_of(early.figure.position().y) > 0.2)
        early.step({});
    early.note_heights();
    early.steps(60, {.jumps = true});
    std::printf("the key 0.07 s after an edge: %.1f m; shortly before the ground: %.1f m\n",
                height_of(late.high), height_of(early.high));
}

/// Away for 2 s and back.
void ride() {
    Trial trial({9.5f, 5});
    const Body platform = trial.level.add_platform();
    trial.steps(60, {});
    const float ahead = trial.figure.position().x - platform.position().x;
    for (int i = 1; i <= 240; ++i) {
        const float share = static_cast<float>(i) / 240;
        const float way = 16 * share * share * (1 - share) * (1 - share);
        platform.move_to({{9.5f + way, -0.15f + way}, {}}, kDt);
        trial.step({});
    }
    std::printf("a platform to and fro: the figure is off by %.1f mm\n",
                in_mm(std::abs(trial.figure.position().x - platform.position().x - ahead)));
}

void climb_and_drop() {
    Trial ladder({4.5f, 1}), boards({23.5f, 1});
    ladder.steps(60, {.rise = 1});
    boards.steps(120, {.jumps = true});
    const float up = boards.figure.position().y;
    boards.step({.rise = -1});
    boards.steps(60, {});
    std::printf("the ladder: %.1f m in a second; the boards: up to %.1f m, and down to %.1f m\n",
                height_of(ladder.figure.position().y), height_of(up), height_of(boards.figure.position().y));
}

}  // namespace

int main() {
    walk_on_tiles();
    walk_on_slopes();
    jump_high_and_low();
    jump_late_and_early();
    ride();
    climb_and_drop();
}
