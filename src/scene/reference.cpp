// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The generators of the six reference scenes: the same worlds, body by body, that Box2D 3's benchmark program
// makes. Every coordinate is computed from its indices, so that no rounding error is carried along a row.
// ORDER: bodies and joints stand in the order in which that program makes them; contacts are solved in an
// order that follows from it. Cost: the scene's size.
#include <jostle/scene/reference.h>

#include <bit>
#include <limits>

#include "scene/reference_parts.h"

namespace jostle {
namespace {

using scene_detail::add_body;
using scene_detail::add_revolute;
using scene_detail::add_shape;
using scene_detail::box;
using scene_detail::find_row;
using scene_detail::last_body;
using scene_detail::scene_of_row;

Scene named(std::string_view name) {
    return scene_of_row(*find_row(reference_scenes(), name));
}

/// Squares of half extent 0.5 in `rows` rows, one less in each; the lowest is centred on `x` and stands on
/// `y`.
void add_pyramid(Scene& scene, int rows, float x, float y) {
    for (int i = 0; i < rows; ++i) {
        for (int j = i; j < rows; ++j) {
            const Vec2 place{0.5f * static_cast<float>(i + 1) + static_cast<float>(j - i) + x,
                             0.5f * static_cast<float>(2 * i + 1) + y};
            add_shape(add_body(scene, BodyType::kDynamic, place), box(0.5f, 0.5f));
        }
    }
}

Scene make_large_pyramid() {
    Scene scene = named("large_pyramid");
    scene.allow_sleep = false;
    add_shape(add_body(scene, BodyType::kStatic, {0.0f, -1.0f}), box(100.0f, 1.0f));
    add_pyramid(scene, 100, -50.0f, 0.0f);
    return scene;
}

Scene make_many_pyramids() {
    constexpr int kPlaces = 20;
    Scene scene = named("many_pyramids");
    scene.allow_sleep = false;
    SceneBody& ground = add_body(scene, BodyType::kStatic, {});
    for (int r = 0; r < kPlaces; ++r) {
        const float y = 11.0f * static_cast<float>(r);
        add_shape(ground, Segment{{-110.0f, y}, {110.0f, y}});
    }
    for (int r = 0; r < kPlaces; ++r) {
        for (int c = 0; c < kPlaces; ++c) {
            const float center = -110.0f + 11.0f * static_cast<float>(c) + 1.0f;
            add_pyramid(scene, 10, center - 0.5f, 11.0f * static_cast<float>(r));
        }
    }
    return scene;
}

Scene make_joint_grid() {
    constexpr int kSide = 100;
    Scene scene = named("joint_grid");
    scene.allow_sleep = false;
    for (int k = 0; k < kSide; ++k) {
        for (int i = 0; i < kSide; ++i) {
            const bool hangs = i == 0 && k >= 47 && k <= 53;
            SceneBody& body = add_body(scene, hangs ? BodyType::kStatic : BodyType::kDynamic,
                                       {static_cast<float>(k), static_cast<float>(-i)});
            ShapeDef& def = add_shape(body, Circle{{}, 0.4f});
            def.filter.category = 2;
            def.filter.mask = ~std::uint64_t{2};
            const int self = last_body(scene);
            if (i > 0) {
                RevoluteJointDef joint;
                joint.anchor_a = {0.0f, -0.5f};
                joint.anchor_b = {0.0f, 0.5f};
                add_revolute(scene, self - 1, self, joint);
            }
            if (k > 0) {
                RevoluteJointDef joint;
                joint.anchor_a = {0.5f, 0.0f};
                joint.anchor_b = {-0.5f, 0.0f};
                add_revolute(scene, self - kSide, self, joint);
            }
        }
    }
    return scene;
}

Scene make_smash() {
    Scene scene = named("smash");
    scene.gravity = {};
    SceneBody& hammer = add_body(scene, BodyType::kDynamic, {-20.0f, 0.0f});
    hammer.def.linear_velocity = {40.0f, 0.0f};
    add_shape(hammer, box(4.0f, 4.0f)).density = 8.0f;
    for (int i = 0; i < 120; ++i) {
        for (int j = 0; j < 80; ++j) {
            SceneBody& body =
                add_body(scene, BodyType::kDynamic,
                         {0.4f * static_cast<float>(i) + 30.0f, 0.4f * static_cast<float>(j - 40)});
            body.def.awake = false;
            add_shape(body, box(0.2f, 0.2f));
        }
    }
    return scene;
}

/// 360 points, one a degree. ORDER: clockwise, so that the front is inside.
SceneChain make_drum() {
    SceneChain chain;
    chain.loop = true;
    for (int i = 0; i < 360; ++i) {
        const Rot turn = Rot::from_angle(static_cast<float>(-i) / 180.0f * kPi);
        chain.points.push_back(Vec2{0.0f, 32.0f} + 40.0f * turn.x_axis());
    }
    return chain;
}

Scene make_spinner() {
    Scene scene = named("spinner");
    add_shape(add_body(scene, BodyType::kStatic, {}), make_drum()).material.friction = 0.1f;

    SceneBody& arm = add_body(scene, BodyType::kDynamic, {0.0f, 12.0f});
    arm.def.allow_sleep = false;
    add_shape(arm, box(0.4f, 20.0f, {}, 0.2f)).material.friction = 0.0f;
    RevoluteJointDef joint;
    joint.anchor_a = {0.0f, 12.0f};
    joint.motor = {.speed = 5.0f, .max_torque = std::numeric_limits<float>::max()};
    add_revolute(scene, 0, 1, joint);

    constexpr int kInRow = 92;  // from -23 to 22.5 in halves
    for (int i = 0; i < 6076; ++i) {
        const int row = i / kInRow, column = i % kInRow;
        SceneBody& body =
            add_body(scene, BodyType::kDynamic,
                     {-23.0f + 0.5f * static_cast<float>(column), 2.0f + 0.5f * static_cast<float>(row)});
        SceneShape& shape = body.shapes.emplace_back();
        shape.def.density = 0.25f;
        shape.def.material.friction = 0.1f;
        shape.def.material.restitution = 0.1f;
        if (i % 3 == 0) {
            shape.geometry = Capsule{{-0.25f, 0.0f}, {0.25f, 0.0f}, 0.25f};
        } else if (i % 3 == 1) {
            shape.geometry = Circle{{}, 0.35f};
        } else {
            shape.geometry = box(0.35f, 0.35f);
        }
    }
    return scene;
}

Scene make_tumbler() {
    constexpr int kSide = 45;
    Scene scene = named("tumbler");
    add_body(scene, BodyType::kStatic, {});

    SceneBody& drum = add_body(scene, BodyType::kDynamic, {0.0f, 10.0f});
    for (const ScenePolygon& wall : {box(0.5f, 10.0f, {10.0f, 0.0f}), box(0.5f, 10.0f, {-10.0f, 0.0f}),
                                     box(10.0f, 0.5f, {0.0f, 10.0f}), box(10.0f, 0.5f, {0.0f, -10.0f})}) {
        add_shape(drum, wall).density = 50.0f;
    }
    RevoluteJointDef joint;
    joint.anchor_a = {0.0f, 10.0f};
    joint.motor = {.speed = 25.0f / 180.0f * kPi, .max_torque = 1.0e8f};
    add_revolute(scene, 0, 1, joint);

    for (int i = 0; i < kSide; ++i) {
        for (int j = 0; j < kSide; ++j) {
            const Vec2 place{-9.0f + 0.4f * static_cast<float>(j), 1.0f + 0.4f * static_cast<float>(i)};
            add_shape(add_body(scene, BodyType::kDynamic, place), box(0.125f, 0.125f));
        }
    }
    return scene;
}

// clang-format off
constexpr ReferenceScene kScenes[] = {
    {"large_pyramid", "A hundred rows of squares stand on a floor; wrong if any box slides, or the pyramid sags by more than 0.75 m.", 500, make_large_pyramid, {0x7f9e21810f81843d, 0x986969549e7b20b1, 0xb03ea745e8b0dd7e}, SceneLimits{.drift_vertical = 0.75, .drift_sideways = 0.2, .awake_bodies = 5050}},
    {"many_pyramids", "Four hundred small pyramids stand on twenty ledges; wrong if one leans or falls.", 200, make_many_pyramids, {0x6adedbfc0b61a275, 0x4002863e35ef28c0, 0x30e03a803e9b1ac2}},
    {"joint_grid", "A cloth of ten thousand jointed circles hangs from seven; wrong if it stretches, tears or shakes more and more.", 500, make_joint_grid, {0xab5623353c393472, 0x18dfc571cf7aa4f2, 0xff605449b56cd00d}},
    {"smash", "A heavy square flies into a wall of sleeping ones; wrong if it passes through or the far side moves at once.", 300, make_smash, {0x2ae37d9eec104b9c, 0xe4621fe7b07ef4e9, 0xc7dc1c8688de2871}},
    {"spinner", "A motor's arm stirs a drum of small bodies; wrong if one leaves it or the arm's joint slips.", 500, make_spinner, {0xf226f5bfc4d4d1dc, 0xc6e96dad60a90012, 0x79f4eca441b4f268}},
    {"tumbler", "A square drum tumbles two thousand small boxes; wrong if one leaves it or the drum turns unevenly.", 750, make_tumbler, {0x24b0ac23e2987a0a, 0x8c40f7a7548ab06f, 0x67d4481df1628d16}},
};
// clang-format on

}  // namespace

std::uint64_t motion_hash(std::span<const Transform> poses, std::span<const Vec2> linear,
                          std::span<const float> angular) noexcept {
    std::uint64_t hash = 0xcbf29ce484222325u;
    const auto add = [&](float number) {
        hash = (hash ^ std::bit_cast<std::uint32_t>(number)) * 0x100000001b3u;
        hash ^= hash >> 29;
    };
    for (std::size_t i = 0; i < poses.size(); ++i)
        for (const float number :
             {poses[i].p.x, poses[i].p.y, poses[i].q.c, poses[i].q.s, linear[i].x, linear[i].y, angular[i]})
            add(number);
    return hash;
}

std::span<const ReferenceScene> reference_scenes() noexcept {
    return kScenes;
}

const ReferenceScene* find_reference_scene(std::string_view name) noexcept {
    const ReferenceScene* const large = find_row(reference_scenes(), name);
    return large != nullptr ? large : find_row(small_scenes(), name);
}

}  // namespace jostle
