// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// game_platformer [SCRIPT]: a figure on a chain, a platform to jump through, a lift, coins and a goal. Keys:
// l, r, j.
#include <jostle/jostle.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "script.h"

using namespace jostle;

namespace {

constexpr float kDt = 1.0f / 60.0f;
constexpr float kWalk = 4.0f, kJump = 8.0f;  // [m/s]
constexpr float kSteep = 0.7f;               // [1] a normal that is less upright is a wall's

enum Thing : std::uint64_t { kOther, kCoin, kGoal };

class Game {
  public:
    Game() {
        add_ground();
        add_platform({6, 2});
        lift_ = world_.create_body({.type = BodyType::kKinematic, .position = {17, -0.1f}, .name = "lift"});
        lift_.create_shape(Polygon::box(0.9f, 0.1f));
        add_sensor({6, 3}, kCoin);      // on the platform
        add_sensor({11, 1.5f}, kCoin);  // on the hill
        add_sensor({22, 5}, kGoal);     // on the cliff, where the lift goes

        figure_ = world_.create_body({.type = BodyType::kDynamic,
                                      .position = {0, 0.8f},
                                      .locks = {.rotation = true},
                                      .allow_sleep = false});
        const Shape shape = figure_.create_shape(Capsule{{0, -0.4f}, {0, 0.4f}, 0.4f});
        world_.on_pre_solve(shape, [this](PreSolve& contact) {
            // The platform was made first, and so has been asked first.
            const bool stands = contact.enabled && contact.normal().y < -kSteep;
            if (stands) floor_ = contact.other.body();
            // It sticks to the floor where it stands, and slides along walls.
            contact.friction = stands && !walks_ ? 1.0f : 0.0f;
        });
    }

    void step(const script::Script& keys) {
        const float t = static_cast<float>(world_.time());
        lift_.move_to({{17, -0.1f + std::clamp(t - 6, 0.0f, 4.0f)}, {}}, kDt);

        const float way = keys.held('r') ? 1.0f : keys.held('l') ? -1.0f : 0.0f;
        walks_ = way != 0;
        Vec2 velocity = figure_.linear_velocity();
        if (walks_) velocity.x = way * kWalk;
        if (!walks_ && !floor_.is_valid()) velocity.x = 0;
        const bool jumps = keys.held('j') && floor_.is_valid();
        if (jumps) velocity.y = kJump;
        figure_.set_linear_velocity(velocity);

        const Vec2 before = figure_.position();
        const bool walked = walks_ && floor_.is_valid() && !jumps;
        floor_ = {};
        world_.step(kDt);  // the callback finds the floor
        if (jumps) floor_ = {};
        if (floor_.is_valid() && floor_.name() != stood_on_) {
            stood_on_ = floor_.name();
            std::printf("%.1f s: on the %s\n", world_.time(), stood_on_.c_str());
        }
        highest_ = std::max(highest_, figure_.position().y);
        if (walked && floor_.is_valid() && figure_.position().x < 7) {
            slowest_ = std::min(slowest_, std::abs(figure_.position().x - before.x) / kDt);
            bumpiest_ = std::max(bumpiest_, std::abs(figure_.position().y - before.y));
        }
        for (const SensorEntered& e : world_.events().sensors_entered) {
            if (!e.sensor.is_valid()) continue;  // an event before has destroyed it
            if (e.sensor.user_data() == kGoal) won_ = true;
            if (e.sensor.user_data() == kCoin) ++coins_;
            std::printf("%.1f s: %s\n", world_.time(), won_ ? "the goal" : "a coin");
            world_.destroy(e.sensor.body());
        }
    }

    [[nodiscard]] bool over() const { return won_; }
    void print() const {
        const Vec2 at = figure_.position();
        std::printf("%s at (%.1f, %.1f) with %d coins; highest %.1f m\n", won_ ? "won" : "stopped",
                    static_cast<double>(at.x), static_cast<double>(at.y), coins_,
                    static_cast<double>(highest_));
        if (slowest_ < 1e6f)
            std::printf("over the seams: at least %.2f m/s, up and down by %.4f m\n",
                        static_cast<double>(slowest_), static_cast<double>(bumpiest_));
    }

  private:
    /// One chain, from right to left, as it is solid below: a cliff, a shaft for the lift, a hill, a floor.
    void add_ground() {
        std::vector<Vec2> points = {{30, 4}, {18, 4}, {18, -1}, {16, -1}, {16, 0}, {13, 0}, {11, 1}, {9, 0}};
        for (float x = 8.5f; x >= -5; x -= 0.5f) points.push_back({x, 0});  // many seams
        points.push_back({-5, 10});
        world_.create_body({.name = "ground"})
            .create_chain({.points = points.data(), .count = static_cast<int>(points.size())});
    }

    void add_platform(Vec2 at) {
        const Body platform = world_.create_body({.position = at, .name = "platform"});
        const Shape shape = platform.create_shape(Polygon::box(1.5f, 0.1f));
        world_.on_pre_solve(shape, [](PreSolve& contact) {
            // Solid for those who come from above; decided as a touch begins, and kept while it lasts.
            contact.enabled = contact.time > 0 ? contact.was_enabled : contact.normal().y > kSteep;
        });
    }

    void add_sensor(Vec2 at, Thing thing) {
        world_.create_body({.position = at})
            .create_shape(Circle{{}, 0.3f}, {.is_sensor = true, .user_data = thing});
    }

    World world_;
    Body figure_, lift_;
    Body floor_;  // on which the figure stands, if it does
    std::string stood_on_;
    bool walks_ = false, won_ = false;
    int coins_ = 0;
    float highest_ = 0.0f, slowest_ = 1e6f, bumpiest_ = 0.0f;
};

}  // namespace

int main(int argc, char** argv) {
    script::Script keys(argc > 1 ? argv[1] : "70:r 20: 1:j 60: 168:r 300: 90:r");
    Game game;
    while (!game.over() && keys.next()) game.step(keys);
    game.print();
}
