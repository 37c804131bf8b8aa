// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A level as a platformer has it, and a tank on tracks. The level is drawn as text, a letter per tile of 1 m.
// The belt of the tank is a closed polygon of 36 equal sides: 13 below, 13 above, and half a regular decagon
// of 5 at each end, so that no hinge starts under stress. ORDER: tiles from the upper left; then crates,
// platforms, the hero; of the tank, ground, chassis, wheels from the rear, links counter-clockwise from the
// lower rear. Cost: the scene's size.
#include "scene/reference_machines.h"

#include <array>
#include <string_view>

#include "scene/reference_parts.h"

namespace jostle::scene_detail {
namespace {

// # is a tile, c a crate, @ the hero.
constexpr std::array<std::string_view, 8> kLevel{
    "#..........................................................#",
    "#........................................c.................#",
    "#.................................c.....####...............#",
    "#...c................c..........c.c.c.......c...........cc.#",
    "#..###..............c.c........#######......cc.........#####",
    "#.................c.###.c........c.........####.....c......#",
    "#.@...c.....c.....#######.......cc.c....#######...c.c..c...#",
    "############################################################",
};

/// [m] The middle of a letter's lower edge; the level's middle is at x = 0, its lowest row begins at y = 0.
Vec2 foot_of(std::size_t row, std::size_t column) {
    return {static_cast<float>(column) + 0.5f - 0.5f * static_cast<float>(kLevel[0].size()),
            static_cast<float>(kLevel.size() - 1 - row)};
}

template <class Visit>
void for_each_letter(char letter, const Visit& visit) {
    for (std::size_t row = 0; row < kLevel.size(); ++row) {
        for (std::size_t column = 0; column < kLevel[row].size(); ++column) {
            if (kLevel[row][column] == letter) visit(foot_of(row, column));
        }
    }
}

void add_crate(Scene& scene, Vec2 foot) {
    add_shape(add_body(scene, BodyType::kDynamic, foot + Vec2{0.0f, 0.4f}), box(0.4f, 0.4f));
}

/// A platform of 3 m with two crates.
void add_platform(Scene& scene, Vec2 place, Vec2 velocity) {
    SceneBody& platform = add_body(scene, BodyType::kKinematic, place);
    platform.def.linear_velocity = velocity;
    add_shape(platform, box(1.5f, 0.2f));
    for (const float side : {-0.7f, 0.7f}) add_crate(scene, place + Vec2{side, 0.2f});
}

/// A capsule that stays upright, on a wheel that a motor turns.
void add_hero(Scene& scene, Vec2 foot) {
    SceneBody& hero = add_body(scene, BodyType::kDynamic, foot + Vec2{0.0f, 0.6f});
    hero.def.locks.rotation = true;
    ShapeDef& trunk = add_shape(hero, Capsule{{0.0f, -0.2f}, {0.0f, 0.4f}, 0.25f});
    trunk.density = 2.0f;
    trunk.material.friction = 0.1f;
    SceneBody& wheel = add_body(scene, BodyType::kDynamic, foot + Vec2{0.0f, 0.25f});
    add_shape(wheel, Circle{{}, 0.25f}).material.friction = 1.0f;
    RevoluteJointDef axle;
    axle.anchor_a = {0.0f, -0.35f};
    axle.motor = {.speed = -8.0f, .max_torque = 3.0f};
    add_revolute(scene, last_body(scene) - 1, last_body(scene), axle);
}

// Ground, chassis, wheels and links are categories: chassis and links do not touch each other, nor do links.
constexpr std::uint64_t kGround = 1, kChassis = 2, kWheel = 4, kLink = 8;
constexpr int kLinks = 36, kStraight = 13, kRound = 5;
constexpr float kLinkLength = 0.25f;                             // [m]
constexpr float kHalfStraight = 0.5f * kStraight * kLinkLength;  // [m]
constexpr float kRadius = 0.40450850f;  // [m] of the decagon's corners: 0.25 / (2 sin 18 degrees)
constexpr float kAxle = 0.45f;          // [m] above the ground

void set_filter(ShapeDef& def, std::uint64_t category, std::uint64_t mask) {
    def.filter.category = category;
    def.filter.mask = mask;
}

Vec2 turned(float degrees) {
    return Rot::from_angle(degrees / 180.0f * kPi).x_axis();
}

/// [m] The hinge behind link `i`, counter-clockwise from the lower rear; the axles lie at y = 0.
Vec2 hinge_of(int i) {
    if (i <= kStraight) return {kLinkLength * static_cast<float>(i) - kHalfStraight, -kRadius};
    i -= kStraight;
    if (i < kRound)
        return Vec2{kHalfStraight, 0.0f} + kRadius * turned(36.0f * static_cast<float>(i) - 90.0f);
    i -= kRound;
    if (i <= kStraight) return {kHalfStraight - kLinkLength * static_cast<float>(i), kRadius};
    i -= kStraight;
    return Vec2{-kHalfStraight, 0.0f} + kRadius * turned(36.0f * static_cast<float>(i) + 90.0f);
}

/// [degrees] The direction of link `i`.
float direction_of(int i) {
    if (i < kStraight) return 0.0f;
    if (i < kStraight + kRound) return 18.0f + 36.0f * static_cast<float>(i - kStraight);
    if (i < 2 * kStraight + kRound) return 180.0f;
    return 198.0f + 36.0f * static_cast<float>(i - 2 * kStraight - kRound);
}

/// A floor of 120 m with a bump every 3 m.
void add_bumpy_ground(Scene& scene) {
    SceneBody& ground = add_body(scene, BodyType::kStatic, {});
    const auto add = [&](const ScenePolygon& polygon) {
        ShapeDef& def = add_shape(ground, polygon);
        def.material.friction = 0.9f;
        set_filter(def, kGround, ~std::uint64_t{0});
    };
    add(box(60.0f, 1.0f, {0.0f, -1.0f}));
    for (int i = 0; i < 8; ++i) {
        const float x = 4.0f + 3.0f * static_cast<float>(i), height = i % 2 == 0 ? 0.15f : 0.25f;
        add({{{x - 0.6f, 0.0f}, {x + 0.6f, 0.0f}, {x + 0.25f, height}, {x - 0.25f, height}}});
    }
}

void add_wheels(Scene& scene, int chassis) {
    constexpr int kWheels = 6;
    for (int i = 0; i < kWheels; ++i) {
        const float x = 0.65f * static_cast<float>(i) - kHalfStraight;
        ShapeDef& def = add_shape(add_body(scene, BodyType::kDynamic, {x, kAxle}), Circle{{}, 0.32f});
        def.density = 2.0f;
        def.material.friction = 1.0f;
        set_filter(def, kWheel, kGround | kLink);
        RevoluteJointDef axle;
        axle.anchor_a = {x, -0.45f};
        axle.motor = {.speed = -6.0f, .max_torque = 5.0f};
        add_revolute(scene, chassis, last_body(scene), axle);
    }
}

void add_belt(Scene& scene) {
    const int first = last_body(scene) + 1;
    for (int i = 0; i < kLinks; ++i) {
        const Vec2 middle = 0.5f * (hinge_of(i) + hinge_of((i + 1) % kLinks));
        SceneBody& link = add_body(scene, BodyType::kDynamic, middle + Vec2{0.0f, kAxle});
        link.def.angle = direction_of(i) / 180.0f * kPi;
        ShapeDef& def = add_shape(link, box(0.115f, 0.04f));
        def.density = 4.0f;
        def.material.friction = 0.9f;
        set_filter(def, kLink, kGround | kWheel);
    }
    for (int i = 0; i < kLinks; ++i) {
        RevoluteJointDef hinge;
        hinge.anchor_a = {0.5f * kLinkLength, 0.0f};
        hinge.anchor_b = {-0.5f * kLinkLength, 0.0f};
        add_revolute(scene, first + i, first + (i + 1) % kLinks, hinge);
    }
}

}  // namespace

Scene make_level(Scene scene) {
    SceneBody& tiles = add_body(scene, BodyType::kStatic, {});
    for_each_letter('#', [&](Vec2 foot) { add_shape(tiles, box(0.5f, 0.5f, foot + Vec2{0.0f, 0.5f})); });
    for_each_letter('c', [&](Vec2 foot) { add_crate(scene, foot); });
    add_platform(scene, {-20.0f, 4.6f}, {0.4f, 0.0f});
    add_platform(scene, {-2.0f, 1.5f}, {0.0f, 0.25f});
    add_platform(scene, {23.0f, 4.6f}, {-0.4f, 0.0f});
    for_each_letter('@', [&](Vec2 foot) { add_hero(scene, foot); });
    return scene;
}

Scene make_tank(Scene scene) {
    add_bumpy_ground(scene);
    ShapeDef& hull =
        add_shape(add_body(scene, BodyType::kDynamic, {0.0f, kAxle + 0.45f}), box(1.9f, 0.25f, {0.0f, 0.1f}));
    set_filter(hull, kChassis, kGround);
    add_wheels(scene, last_body(scene));
    add_belt(scene);
    return scene;
}

}  // namespace jostle::scene_detail
