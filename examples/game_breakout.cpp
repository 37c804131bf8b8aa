// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// game_breakout [SCRIPT]: a paddle, a ball and bricks. Keys: l and r move the paddle, f follows the ball.
//
// The ball goes 0.13 m per step and is 0.4 m wide, so that it passes through nothing.
#include <jostle/jostle.h>

#include <algorithm>
#include <cstdio>
#include <vector>

#include "script.h"

using namespace jostle;

namespace {

constexpr float kDt = 1.0f / 60.0f;
constexpr float kBallSpeed = 8.0f, kPaddleSpeed = 12.0f;            // [m/s]
constexpr float kPaddleHalf = 1.0f, kPaddleY = 1.0f, kWall = 8.0f;  // [m]

/// A shape's user data: the things that it may be, and of a brick the touches that it still bears.
enum Thing : std::uint64_t { kOther, kBall, kPaddle, kDrain, kBrick, kStrongBrick };
constexpr Material kBouncy{.friction = 0.0f, .restitution = 1.0f};

class Game {
  public:
    Game() : world_({.gravity = {}, .restitution_threshold = 0.0f}) {
        const Vec2 walls[] = {{-kWall, -2}, {-kWall, 12}, {kWall, 12}, {kWall, -2}};
        const Body room = world_.create_body();  // open below
        for (int i = 0; i < 3; ++i) room.create_shape(Segment{walls[i], walls[i + 1]}, {.material = kBouncy});
        room.create_shape(Polygon::offset_box(kWall, 0.5f, {0, -2}),
                          {.is_sensor = true, .user_data = kDrain});

        for (int row = 0; row < 4; ++row)
            for (float x = -6; x <= 6; x += 2) {
                const Body brick =
                    world_.create_body({.position = {x, 8.0f + 0.8f * static_cast<float>(row)}});
                brick.create_shape(Polygon::box(0.9f, 0.3f),
                                   {.material = kBouncy, .user_data = row == 3 ? kStrongBrick : kBrick});
                bricks_.push_back(brick);
            }
        paddle_ = world_.create_body({.type = BodyType::kKinematic, .position = {0, kPaddleY}});
        paddle_.create_shape(Polygon::box(kPaddleHalf, 0.2f), {.material = kBouncy, .user_data = kPaddle});
        serve();
    }

    void step(const script::Script& keys) {
        float way = keys.held('r') ? 1.0f : keys.held('l') ? -1.0f : 0.0f;
        way *= kPaddleSpeed * kDt;
        const float x = paddle_.position().x;
        if (keys.held('f') && !bricks_.empty()) {
            const float aside =
                std::clamp(0.1f * (bricks_[0].position().x - ball_.position().x), -0.7f, 0.7f);
            way = std::clamp(ball_.position().x - aside - x, -kPaddleSpeed * kDt, kPaddleSpeed * kDt);
        }
        const float end = kWall - kPaddleHalf;
        paddle_.move_to({{std::clamp(x + way, -end, end), kPaddleY}, {}}, kDt);

        world_.step(kDt);
        const Events events = world_.events();
        for (const ContactHit& hit : events.hits) loudest_ = std::max(loudest_, hit.approach_speed);
        // The ball is the only thing that touches others.
        for (const ContactBegan& e : events.contacts_began)
            touch(e.shape_a.user_data() == kBall ? e.shape_b : e.shape_a);
        if (!events.sensors_entered.empty()) lose();
        // However often it bounces, its speed stays.
        ball_.set_linear_velocity(kBallSpeed * normalized(ball_.linear_velocity()));
    }

    [[nodiscard]] bool over() const { return lives_ == 0 || bricks_.empty(); }
    void print() const {
        std::printf("%.0f s: %d bricks left, touched %d times; %d points, %d lives\n", world_.time(),
                    static_cast<int>(bricks_.size()), touches_, points_, lives_);
        std::printf("the paddle at %.1f m, the loudest hit %.1f m/s\n",
                    static_cast<double>(paddle_.position().x), static_cast<double>(loudest_));
    }

  private:
    void serve() {
        ball_ = world_.create_body({.type = BodyType::kDynamic,
                                    .position = {0, 5},
                                    .linear_velocity = {0.4f * kBallSpeed, -kBallSpeed},
                                    .locks = {.rotation = true},
                                    .allow_sleep = false});
        ball_.create_shape(Circle{{}, 0.2f}, {.material = kBouncy, .hit_events = true, .user_data = kBall});
    }

    void touch(const Shape& shape) {
        if (shape.user_data() == kPaddle) {
            // The farther from its middle, the flatter the ball leaves.
            const float aside = (ball_.position().x - paddle_.position().x) / kPaddleHalf;
            ball_.set_linear_velocity({kBallSpeed * aside, kBallSpeed});
            return;
        }
        if (shape.user_data() < kBrick) return;
        ++touches_;
        if (shape.user_data() == kStrongBrick) {
            shape.set_user_data(kBrick);
        } else {
            points_ += shape.body().position().y > 10 ? 50 : 10;
            std::erase(bricks_, shape.body());
            world_.destroy(shape.body());
        }
    }

    void lose() {
        std::printf("%.1f s: a ball is lost\n", world_.time());
        world_.destroy(ball_);
        --lives_;
        serve();
    }

    World world_;
    Body paddle_, ball_;
    std::vector<Body> bricks_;
    int touches_ = 0, points_ = 0, lives_ = 3;
    float loudest_ = 0.0f;  // [m/s]
};

}  // namespace

int main(int argc, char** argv) {
    script::Script keys(argc > 1 ? argv[1] : "9000:f");
    Game game;
    while (!game.over() && keys.next()) game.step(keys);
    game.print();
}
