// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A game loop: steps of one length under frames of any length, poses between two steps for drawing, slow
// motion, hitches, a replay. There is no window: the frames' lengths are given, and drawing notes how far a
// sprite has moved since the last frame. docs/game_loop.md.
#include <jostle/jostle.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <vector>

using namespace jostle;

namespace {

constexpr int kRate = 60;            ///< [1/s] steps per second of the game
constexpr float kDt = 1.0f / kRate;  ///< [s]
constexpr double kMostSteps = 15;    ///< [1] in a frame: time beyond 0.25 s is left out

/// The picture of a body.
struct Sprite {
    Body body;
    Transform before, now;  ///< [m] after the last step but one, and after the last
};

/// The pose at a share of the way from a to b, turned the shorter way round.
Transform between(const Transform& a, const Transform& b, float share) {
    return {lerp(a.p, b.p, share),
            renormalize({math::lerp(a.q.c, b.q.c, share), math::lerp(a.q.s, b.q.s, share)})};
}

/// The keys that a step sees. A player's come from the keyboard, those of this program from a script.
struct Keys {
    bool up = false;
};
Keys keys_in_step(std::size_t step) {
    return {step % 40 < 10};
}

class Game {
  public:
    double speed = 1;  ///< [1] 0: pause; 0.25: slow motion

    Game() {
        world_.create_body().create_shape(Segment{{-50, 0}, {50, 0}});
        for (int i = 0; i < 10; ++i)
            add_sprite({0, 0.5f + static_cast<float>(i)}).create_shape(Polygon::box(0.5f, 0.5f));
        drone_ = add_sprite({-12, 20});
        drone_.create_shape(Circle{{}, 0.3f});
        drone_.set_gravity_scale(0);
        drone_.set_linear_velocity({6, 0});
    }

    /// A frame, `seconds` after the last one.
    void frame(double seconds) {
        owed_ = std::min(owed_ + speed * seconds * kRate, kMostSteps);
        for (; owed_ >= 1; --owed_) step(keys_in_step(record_.size()));
        draw(static_cast<float>(owed_));
    }

    void step(Keys keys) {
        record_.push_back(keys);
        for (Sprite& sprite : sprites_) sprite.before = sprite.now;
        drone_.set_linear_velocity({6, keys.up ? 1.0f : 0.0f});
        world_.step(kDt);
        for (const BodyMove& moved : world_.events().moved) sprites_[moved.user_data].now = moved.transform;
        // Events are those of one step: here is the place for sounds, damage and score.
    }

    [[nodiscard]] const std::vector<Keys>& record() const { return record_; }
    [[nodiscard]] std::uint64_t bits() const { return world_.state_hash(); }
    [[nodiscard]] World& world() { return world_; }
    [[nodiscard]] float tower_top() const { return sprites_[9].body.position().y; }
    [[nodiscard]] float least_move() const { return least_; }
    [[nodiscard]] float greatest_move() const { return greatest_; }

  private:
    Body add_sprite(Vec2 at) {
        const Body body =
            world_.create_body({.type = BodyType::kDynamic, .position = at, .user_data = sprites_.size()});
        sprites_.push_back({body, body.transform(), body.transform()});
        return body;
    }
    void draw(float share) {
        for (const Sprite& sprite : sprites_) {
            const Transform pose = between(sprite.before, sprite.now, share);
            if (sprite.body == drone_) note_move(pose.p.x);  // a renderer takes each pose here
        }
    }
    void note_move(float x) {
        if (record_.size() > 2) {  // in its first step the drone begins to move
            least_ = std::min(least_, x - drawn_x_);
            greatest_ = std::max(greatest_, x - drawn_x_);
        }
        drawn_x_ = x;
    }

    World world_{{.gravity = {0, -10}}};
    std::vector<Sprite> sprites_;  ///< by the user data of their bodies
    Body drone_;
    double owed_ = 0;  ///< [1] steps that the game is behind the clock
    std::vector<Keys> record_;
    float drawn_x_ = 0;                                               ///< [m] where the drone was drawn last
    float least_ = std::numeric_limits<float>::max(), greatest_ = 0;  ///< [m] that the drone moved in a frame
};

/// Plays 120 steps with frames of these lengths [s], one after the other, again and again.
std::uint64_t play(const char* name, const std::vector<double>& frames, double speed) {
    Game game;
    game.speed = speed;
    int count = 0;
    while (game.record().size() < 120) game.frame(frames[static_cast<std::size_t>(count++) % frames.size()]);
    std::printf("%-16s %3d frames, %zu steps; the drone moves by %.3f to %.3f m in a frame\n", name, count,
                game.record().size(), static_cast<double>(game.least_move()),
                static_cast<double>(game.greatest_move()));
    return game.bits();
}

}  // namespace

int main() {
    const std::uint64_t bits = play("30 Hz:", {1.0 / 30}, 1);
    const bool same = play("144 Hz:", {1.0 / 144}, 1) == bits && play("uneven:", {0.01, 0.021}, 1) == bits &&
                      play("slow motion:", {1.0 / 60}, 0.25) == bits;
    std::printf("the same bits in all of them: %s\n", same ? "yes" : "no");

    Game game;
    for (int i = 0; i < 60; ++i) game.frame(1.0 / 60);
    const std::size_t steps = game.record().size();
    game.frame(3.0);
    std::printf("a frame of 3 s: %zu steps\n", game.record().size() - steps);
    game.speed = 0;
    game.frame(1.0);
    std::printf("a paused second: %zu steps in all\n", game.record().size());

    Game again;
    for (const Keys& keys : game.record()) again.step(keys);
    std::printf("the replay has the same bits: %s\n", again.bits() == game.bits() ? "yes" : "no");

    std::printf("the tower's top box at %.2f m", static_cast<double>(game.tower_top()));
    game.world().step(0.25f);
    std::printf(", after one step of 0.25 s at %.2f m\n", static_cast<double>(game.tower_top()));
}
