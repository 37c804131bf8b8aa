// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// game_top_down [SCRIPT]: an arena seen from above. Enemies come nearer; the hero shoots, and collects the
// medals that they leave. Keys: l, r, u, d move and aim, f fires.
//
// A bullet goes 0.2 m per step, and an enemy is 0.8 m wide: bullets pass through nobody.
#include <jostle/jostle.h>

#include <cstdio>
#include <vector>

#include "script.h"

using namespace jostle;

namespace {

constexpr float kDt = 1.0f / 60.0f;
constexpr float kWalk = 4.0f, kChase = 1.5f, kBulletSpeed = 12.0f;  // [m/s]

/// A shape's user data: the team in the lowest bits, the type above.
constexpr std::uint64_t kHeroes = 1, kEnemies = 2, kTeams = 3;
constexpr std::uint64_t kWall = 0, kFighter = 4, kBullet = 8, kMedal = 12;
std::uint64_t team(const Shape& shape) {
    return shape.user_data() & kTeams;
}
std::uint64_t type(const Shape& shape) {
    return shape.user_data() & ~kTeams;
}

class Game {
  public:
    Game() : world_({.gravity = {}}) {
        const Vec2 walls[] = {{-10, -8}, {-10, 8}, {10, 8}, {10, -8}};  // clockwise: they contain
        world_.create_body().create_chain({.points = walls, .count = 4, .is_loop = true});
        hero_ = add_fighter({0, 0}, kHeroes);
        for (const Vec2 at : {Vec2{8, 0}, Vec2{9.2f, 0}, Vec2{0, 7}, Vec2{-9, 3}})
            enemies_.push_back(add_fighter(at, kEnemies));
        // Bullets pass their own team and each other.
        world_.on_should_collide([](const Shape& a, const Shape& b) {
            if (type(a) != kBullet && type(b) != kBullet) return true;
            return team(a) != team(b) && type(a) != type(b);
        });
    }

    void step(const script::Script& keys) {
        const Vec2 way{static_cast<float>(keys.held('r')) - static_cast<float>(keys.held('l')),
                       static_cast<float>(keys.held('u')) - static_cast<float>(keys.held('d'))};
        if (way != Vec2{}) aim_ = normalized(way);
        hero_.set_linear_velocity(way == Vec2{} ? way : aim_ * kWalk);
        if (keys.held('f') && world_.time() >= reloaded_) fire();
        for (const Body& enemy : enemies_)
            enemy.set_linear_velocity(kChase * normalized(hero_.position() - enemy.position()));

        world_.step(kDt);
        const Events events = world_.events();
        dropped_ += static_cast<int>(events.edits_dropped.size());
        for (const ContactBegan& e : events.contacts_began) {
            if (!e.shape_a.is_valid() || !e.shape_b.is_valid()) continue;  // hit() has destroyed it
            if (team(e.shape_a) + team(e.shape_b) == kHeroes + kEnemies) --lives_;
        }
        for (const SensorEntered& e : events.sensors_entered) {
            if (e.visitor != hero_.shapes().front()) continue;  // handles compare, whatever is gone
            ++medals_;
            world_.destroy(e.sensor.body());
        }
    }

    [[nodiscard]] bool over() const { return lives_ <= 0; }
    void print() const {
        std::printf("%.1f s: %d shots, %d hits, %d on walls; %d enemies left, %d medals, %d lives\n",
                    world_.time(), shots_, hits_, walls_, static_cast<int>(enemies_.size()), medals_, lives_);
        std::printf("the hero at (%.1f, %.1f); %d bodies; %d edits came too late\n",
                    static_cast<double>(hero_.position().x), static_cast<double>(hero_.position().y),
                    world_.counts().bodies, dropped_);
    }

  private:
    Body add_fighter(Vec2 at, std::uint64_t team) {
        const Body body =
            world_.create_body({.type = BodyType::kDynamic, .position = at, .allow_sleep = false});
        body.create_shape(Circle{{}, 0.4f}, {.user_data = team | kFighter});
        return body;
    }

    void fire() {
        ++shots_;
        reloaded_ = world_.time() + 0.25;
        // A double shot: both reach an enemy in the same step.
        for (const float side : {-0.15f, 0.15f}) {
            const Body bullet =
                world_.create_body({.type = BodyType::kDynamic,
                                    .position = hero_.position() + side * right_perpendicular(aim_),
                                    .linear_velocity = aim_ * kBulletSpeed});
            const Shape shape = bullet.create_shape(Circle{{}, 0.08f}, {.user_data = kHeroes | kBullet});
            world_.on_pre_solve(shape, [this](PreSolve& contact) { hit(contact); });
        }
    }

    /// A bullet has met a wall or an enemy. The world is in the midst of a step: what is destroyed and made
    /// here goes and comes when the step has ended.
    void hit(PreSolve& contact) {
        contact.enabled = false;  // it pushes nobody
        if (contact.time > 0) return;
        const Body target = contact.other.body();
        world_.destroy(contact.shape.body());
        if (type(contact.other) == kWall) {
            ++walls_;
            return;
        }
        ++hits_;
        world_.destroy(target);  // twice, if two bullets meet it in this step: the second is dropped
        if (std::erase(enemies_, target) == 0) return;
        const Body medal = world_.create_body({.position = target.position()});
        medal.create_shape(Circle{{}, 0.3f}, {.is_sensor = true, .user_data = kMedal});
    }

    World world_;
    Body hero_;
    std::vector<Body> enemies_;
    Vec2 aim_{1, 0};
    double reloaded_ = 0.0;  // [s]
    int shots_ = 0, hits_ = 0, walls_ = 0, medals_ = 0, lives_ = 3, dropped_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    script::Script keys(argc > 1 ? argv[1] : "60:f 3:u 60:f 110:r 110:l 90:u");
    Game game;
    while (!game.over() && keys.next()) game.step(keys);
    game.print();
}
