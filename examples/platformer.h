// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The figure of docs/platformer.md, and a level for it.
#pragma once

#include <jostle/jostle.h>

#include <algorithm>
#include <cstdint>

namespace platformer {

using namespace jostle;

inline constexpr float kDt = 1.0f / 60;  // [s]
inline constexpr float kWalk = 4;        // [m/s]
inline constexpr float kJump = 8;        // [m/s]
inline constexpr float kClimb = 2;       // [m/s]
inline constexpr float kSteer = 20;      // [m/s^2] in the air
inline constexpr float kGrace = 0.1f;  // [s] coyote time, and how long an early press of the jump key counts
inline constexpr float kFloor = 0.8f;  // [1] a normal that is less upright is no floor's

enum Thing : std::uint64_t { kSolid, kCoin, kLadder };

struct Input {
    float way = 0;   // [1] -1, 0 or 1
    float rise = 0;  // [1] -1, 0 or 1
    bool jumps = false, jumped_before = false;
};

class Figure {
  public:
    Figure(World& world, Vec2 position)
        : body_(world.create_body({.type = BodyType::kDynamic,
                                   .position = position,
                                   .locks = {.rotation = true},
                                   .allow_sleep = false})) {
        // The trunk slides along walls; the foot, which no wall reaches, grips the floor.
        body_.create_shape(Capsule{{0, -0.4f}, {0, 0.4f}, 0.4f},
                           {.material = {.friction = 0, .friction_rule = MixRule::kMinimum}});
        foot_ = body_.create_shape(Circle{{0, -0.52f}, 0.3f}, {.material = kSole});
    }

    /// Before a step.
    void act(const Input& input) {
        since_press_ = input.jumps && !input.jumped_before ? 0 : since_press_ + kDt;
        if (climb(input)) return;
        walk(input.way);
        jump(input);
    }

    /// After a step.
    void look() {
        stands_ = is_at_ladder_ = false;
        wall_ = 0;
        for (const Contact& contact : body_.contacts()) {
            const bool is_a = contact.shape_a.body() == body_;
            const Shape other = is_a ? contact.shape_b : contact.shape_a;
            const Vec2 up = is_a ? -contact.normal : contact.normal;
            if (!contact.is_touching) continue;
            if (contact.is_sensor) {
                is_at_ladder_ = is_at_ladder_ || other.user_data() == kLadder;
            } else if (up.y >= kFloor) {
                stands_ = true;
                floor_ = other.body();
            } else {
                wall_ = up.x < 0 ? 1.0f : -1.0f;
            }
        }
        since_jump_ += kDt;
        since_floor_ = stands_ && since_jump_ > kGrace ? 0 : since_floor_ + kDt;
    }

    [[nodiscard]] bool stands() const { return stands_; }
    [[nodiscard]] Vec2 position() const { return body_.position(); }
    [[nodiscard]] const Body& body() const { return body_; }

  private:
    static constexpr Material kSole{.friction = 2, .friction_rule = MixRule::kMaximum};

    void walk(float way) {
        // A surface that runs is what drives the figure: on a floor that moves, or slopes, too.
        Material sole = kSole;
        sole.surface_speed = way * kWalk;
        foot_.set_material(sole);
        if (stands_ || way == 0 || way == wall_) return;
        const float change = way * kWalk - body_.linear_velocity().x, most = kSteer * kDt;
        body_.apply_impulse_to_center({body_.mass() * std::clamp(change, -most, most), 0});
    }

    void jump(const Input& input) {
        const Vec2 velocity = body_.linear_velocity();
        if (since_press_ < kGrace && since_floor_ < kGrace) {
            const bool is_lifted = stands_ && floor_.is_valid();
            const float lift = is_lifted ? floor_.velocity_at(position()).y : 0;
            body_.set_linear_velocity({velocity.x, kJump + std::max(lift, 0.0f)});
            since_floor_ = since_press_ = kGrace;
            since_jump_ = 0;
        } else if (!input.jumps && input.jumped_before && velocity.y > 0 && since_jump_ < 1) {
            body_.set_linear_velocity({velocity.x, 0.5f * velocity.y});  // let go early: a low jump
        }
        if (input.rise < 0 && stands_) body_.drop_through();
    }

    /// Returns whether it holds on to a ladder.
    bool climb(const Input& input) {
        const bool lets_go = input.jumps && !input.jumped_before;
        climbs_ = is_at_ladder_ && !lets_go && (climbs_ || input.rise > 0);
        body_.set_gravity_scale(climbs_ ? 0.0f : 1.0f);
        if (climbs_) body_.set_linear_velocity({0.5f * kWalk * input.way, kClimb * input.rise});
        return climbs_;
    }

    Body body_, floor_;
    Shape foot_;
    bool stands_ = false, climbs_ = false, is_at_ladder_ = false;
    float wall_ = 0;                                            // [1] 1: on the right, -1: on the left
    float since_floor_ = 1, since_press_ = 1, since_jump_ = 1;  // [s]
};

/// 27 degrees, and 45, which is too steep.
inline constexpr Vec2 kSlope[] = {{13, 0}, {15, 0}, {15, 1}}, kSteep[] = {{18, 0}, {20, 0}, {20, 3}, {18, 1}};

/// A level of tiles of 1 m. Its ground is at 0.
class Level {
  public:
    explicit Level(World& world) : world_(world), ground_(world.create_body({.name = "ground"})) {
        for (int i = -4; i < 8; ++i) add_tile(i, -1);
        for (int i = 11; i < 28; ++i) add_tile(i, -1);
        // A slope up to a terrace, and a steep one.
        ground_.create_shape(Polygon::from_hull(kSlope));
        for (int i = 15; i < 18; ++i) add_tile(i, 0);
        ground_.create_shape(Polygon::from_hull(kSteep));
        // Boards, which let through who comes from below.
        for (int i = 22; i < 26; ++i)
            ground_.create_shape(Polygon::offset_box(0.5f, 0.1f, {static_cast<float>(i) + 0.5f, 1.9f}),
                                 {.one_way = {0, 1}});
        ground_.create_shape(Polygon::offset_box(0.2f, 2, {4.5f, 2}),
                             {.is_sensor = true, .user_data = kLadder});
        ground_.create_shape(Circle{{1.5f, 1}, 0.3f}, {.is_sensor = true, .user_data = kCoin});
    }

    /// Over the gap.
    Body add_platform() {
        const Body platform = world_.create_body(
            {.type = BodyType::kKinematic, .position = {9.5f, -0.15f}, .name = "platform"});
        platform.create_shape(Polygon::box(0.75f, 0.15f));
        return platform;
    }

  private:
    void add_tile(int x, int y) {
        ground_.create_shape(
            Polygon::offset_box(0.5f, 0.5f, {static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f}));
    }

    World& world_;
    Body ground_;
};

}  // namespace platformer
