// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two players, each with a world of his own, over a network that delays, loses and reorders packets. Nobody
// waits: each plays on with what he believes of the other, and rolls back when he learns more (docs/time.md).
// The two worlds are compared at each frame of which both players know everything.
#include <jostle/dynamics/rollback.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace jostle;

namespace {

constexpr int kFrames = 10'000;
constexpr int kWindow = 16;  ///< [1] frames that can be corrected

/// Random numbers are equal on every machine.
struct Random {
    std::uint32_t state;
    std::uint32_t next() {
        state = state * 1664525u + 1013904223u;
        return state >> 16;
    }
};

/// The keys that both players press in a frame: -1, 0 or 1.
struct Buttons {
    int of[2] = {};
};

/// A pile of boxes between two balls. Returns the keys of the balls, the left one's first.
std::array<std::uint64_t, 2> make_arena(World& world) {
    const Body ground = world.create_body({.position = {0.0f, -1.0f}});
    ground.create_shape(Polygon::box(12.0f, 1.0f));
    for (const float x : {-12.0f, 12.0f})
        world.create_body({.position = {x, 4.0f}}).create_shape(Polygon::box(1.0f, 8.0f));
    for (int i = 0; i < 10; ++i)
        world
            .create_body({.type = BodyType::kDynamic,
                          .position = {static_cast<float>(i % 2) - 0.5f, 0.5f + static_cast<float>(i / 2)}})
            .create_shape(Polygon::box(0.5f, 0.5f));
    std::array<std::uint64_t, 2> keys{};
    for (std::size_t i = 0; i < 2; ++i) {
        const float x = i == 0 ? -6.0f : 6.0f;
        const Body ball = world.create_body({.type = BodyType::kDynamic, .position = {x, 0.5f}});
        ball.create_shape(Circle{{}, 0.5f});
        keys[i] = ball.handle().key();
    }
    return keys;
}

/// A packet: what a player pressed in the last frames, as some packets are lost.
struct Packet {
    int arrival = 0;  ///< the tick
    int first = 0;    ///< frame
    std::vector<int> buttons;
};

struct Player {
    World world;
    std::array<std::uint64_t, 2> balls = make_arena(world);  ///< keys
    Rollback<Buttons> rollback{
        world,
        [this](World& in, const Buttons& buttons) {
            for (std::size_t who = 0; who < 2; ++who)
                in.body(balls[who])
                    .apply_impulse_to_center({0.4f * static_cast<float>(buttons.of[who]), 0.0f});
        },
        {.frames = kWindow}};
    int me;
    Random random;
    std::vector<int> pressed;  ///< by me, by frame
    std::vector<int> learned;  ///< of the other, by frame, without a gap
    int corrections = 0;

    Player(int which, std::uint32_t seed) : me(which), random{seed} {}

    /// The key that the other player pressed in a frame, or else the last one that is known.
    int believed(int frame) const {
        if (frame < static_cast<int>(learned.size())) return learned[static_cast<std::size_t>(frame)];
        return learned.empty() ? 0 : learned.back();
    }
    void receive(const Packet& packet) {
        for (std::size_t i = 0; i < packet.buttons.size(); ++i) {
            const int frame = packet.first + static_cast<int>(i);
            if (frame != static_cast<int>(learned.size())) continue;
            learned.push_back(packet.buttons[i]);
            if (frame >= rollback.frame()) continue;
            Buttons buttons = rollback.input(frame);
            if (buttons.of[1 - me] == learned.back()) continue;
            buttons.of[1 - me] = learned.back();
            rollback.correct(frame, buttons);
            ++corrections;
        }
    }
    /// False: he knows too little of the other, and waits after all.
    bool play() {
        const int frame = rollback.frame();
        if (frame == kFrames || frame - static_cast<int>(learned.size()) >= kWindow - 1) return false;
        // A button is held for a while.
        pressed.push_back(frame % 11 == 0 ? static_cast<int>(random.next() % 3) - 1 : pressed.back());
        Buttons buttons;
        buttons.of[me] = pressed.back();
        buttons.of[1 - me] = believed(frame);
        rollback.advance(buttons);
        return true;
    }
    Packet packet(int arrival) const {
        const int first = std::max(0, static_cast<int>(pressed.size()) - 2 * kWindow);
        return {arrival, first, {pressed.begin() + first, pressed.end()}};
    }
    /// [1] Frames before which nothing changes any more.
    int settled() const { return std::min(static_cast<int>(learned.size()), rollback.frame()); }
};

}  // namespace

int main() {
    Player players[2] = {{0, 1}, {1, 2}};
    std::vector<Packet> wire[2];  ///< to each player
    Random network{3};
    int lost = 0, compared = 0;
    for (int tick = 0; compared < kFrames - 1; ++tick) {
        for (int who = 0; who < 2; ++who) {
            Player& player = players[who];
            std::erase_if(wire[who], [&](const Packet& packet) {
                if (packet.arrival > tick) return false;
                player.receive(packet);
                return true;
            });
            player.play();
            // Between 1 and 6 ticks on the way: a later packet may come first. One of ten is lost.
            const int delay = 1 + static_cast<int>(network.next() % 6);
            if (network.next() % 10 == 0) {
                ++lost;
            } else {
                wire[1 - who].push_back(player.packet(tick + delay));
            }
        }
        const int both = std::min(players[0].settled(), players[1].settled());
        const int oldest = std::max(players[0].rollback.oldest(), players[1].rollback.oldest());
        if (oldest > compared) {
            std::puts("a frame was never compared");
            return EXIT_FAILURE;
        }
        for (; compared < both - 1; ++compared) {
            const auto a = players[0].rollback.state(compared), b = players[1].rollback.state(compared);
            const StateDifference found = std::equal(a.begin(), a.end(), b.begin(), b.end())
                                              ? StateDifference{}
                                              : first_difference(a, b);
            if (!found.is_none()) {
                std::printf("the worlds part in frame %d: %s\n", compared, found.text().c_str());
                return EXIT_FAILURE;
            }
        }
    }
    std::printf("%d frames, %d and %d corrections, %d packets lost: the worlds never parted\n", kFrames,
                players[0].corrections, players[1].corrections, lost);
}
