// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "race/quality_scenes.h"

#include <jostle/math/trigonometry.h>

#include <string>
#include <utility>

namespace jostle::race {
namespace {

template <class Shape>
ShapeDef& add(Scene& scene, BodyType type, Vec2 position, Shape&& shape, float angle = 0.0f) {
    SceneBody& body = scene.bodies.emplace_back();
    body.def.type = type;
    body.def.position = position;
    body.def.angle = angle;
    SceneShape& added = body.shapes.emplace_back();
    added.geometry = std::forward<Shape>(shape);
    return added.def;
}

/// Nothing sleeps: what creeps is seen.
Scene awake() {
    Scene scene;
    scene.allow_sleep = false;
    return scene;
}

Scene on_ground(float friction = 0.6f) {
    Scene scene = awake();
    add(scene, BodyType::kStatic, {0.0f, -1.0f}, box(200.0f, 1.0f)).material.friction = friction;
    return scene;
}

ShapeDef& add_box(Scene& scene, Vec2 position, float half_width, float half_height, float angle = 0.0f) {
    return add(scene, BodyType::kDynamic, position, box(half_width, half_height), angle);
}

void add_pyramid(Scene& scene, int rows, float size) {
    const float half = 0.5f * size;
    for (int row = 0; row < rows; ++row) {
        const int boxes = rows - row;
        for (int i = 0; i < boxes; ++i) {
            const float x = (static_cast<float>(i) - 0.5f * static_cast<float>(boxes - 1)) * 1.1f * size;
            add_box(scene, {x, half + size * static_cast<float>(row)}, half, half);
        }
    }
}

}  // namespace

Scene tower(int boxes) {
    Scene scene = on_ground();
    for (int i = 0; i < boxes; ++i) add_box(scene, {0.0f, 0.5f + static_cast<float>(i)}, 0.5f, 0.5f);
    return scene;
}

Scene pyramid(int rows, float size) {
    Scene scene = on_ground();
    add_pyramid(scene, rows, size);
    return scene;
}

Scene heavy_on_pyramid(int rows, float ratio) {
    Scene scene = on_ground();
    add_pyramid(scene, rows, 1.0f);
    add_box(scene, {0.0f, 0.5f + static_cast<float>(rows)}, 0.5f, 0.5f).density = ratio;
    return scene;
}

Scene heavy_on_column() {
    Scene scene = tower(5);
    add_box(scene, {0.0f, 7.5f}, 2.5f, 2.5f);
    return scene;
}

Scene heavy_on_two() {
    Scene scene = on_ground();
    add_box(scene, {-4.0f, 0.5f}, 0.5f, 0.5f);
    add_box(scene, {4.0f, 0.5f}, 0.5f, 0.5f);
    add_box(scene, {0.0f, 6.0f}, 5.0f, 5.0f).density = 4.0f;
    return scene;
}

Scene balls_in_shaft(int balls) {
    Scene scene = on_ground();
    for (const float x : {-1.0f, 1.0f}) add(scene, BodyType::kStatic, {x, 5.0f}, box(0.49f, 8.0f));
    for (int i = 0; i < balls; ++i)
        add(scene, BodyType::kDynamic, {i % 2 == 0 ? -0.005f : 0.005f, 0.5f + static_cast<float>(i)},
            Circle{{}, 0.5f});
    return scene;
}

Scene card_house() {
    constexpr float kHalf = 0.5f, kThin = 0.01f, kLean = 0.35f, kFriction = 0.7f;
    const float c = math::cos(kLean), s = math::sin(kLean);
    const float pitch = 4.0f * kHalf * s + 2.0f * kThin;
    Scene scene = on_ground(kFriction);
    float floor = 0.0f;
    for (int level = 0; level < 3; ++level) {
        const int tents = 3 - level;
        const auto middle = [&](int i, int count) {
            return (static_cast<float>(i) - 0.5f * static_cast<float>(count - 1)) * pitch;
        };
        for (int i = 0; i < tents; ++i)
            for (const float side : {-1.0f, 1.0f})
                add_box(scene,
                        {middle(i, tents) + side * (kHalf * s + 0.5f * kThin), floor + kHalf * c + kThin * s},
                        kThin, kHalf, side * kLean)
                    .material.friction = kFriction;
        floor += 2.0f * kHalf * c + 2.0f * kThin * s;
        for (int i = 0; i + 1 < tents; ++i)
            add_box(scene, {middle(i, tents - 1), floor + kThin}, 0.5f * pitch - 0.5f * kThin, kThin)
                .material.friction = kFriction;
        floor += 2.0f * kThin;
    }
    return scene;
}

Scene arch(int blocks) {
    constexpr int kWedges = 9;
    constexpr float kInner = 3.0f, kOuter = 4.0f, kFriction = 0.7f;
    Scene scene = on_ground(kFriction);
    const auto at = [](float radius, int i) {
        const float angle = kPi * static_cast<float>(i) / static_cast<float>(kWedges);
        return Vec2{radius * math::cos(angle), radius * math::sin(angle)};
    };
    for (int i = 0; i < kWedges; ++i) {
        const Vec2 corners[] = {at(kInner, i), at(kOuter, i), at(kOuter, i + 1), at(kInner, i + 1)};
        const Vec2 middle = 0.25f * (corners[0] + corners[1] + corners[2] + corners[3]);
        ScenePolygon wedge;
        for (const Vec2 corner : corners) wedge.vertices.push_back(corner - middle);
        add(scene, BodyType::kDynamic, middle, std::move(wedge)).material.friction = kFriction;
    }
    // The topmost wedge has a level face of 1.4 m.
    const float top = kOuter * math::sin(0.5f * kPi * 10.0f / 9.0f);
    for (int i = 0; i < blocks; ++i)
        add_box(scene, {0.0f, top + 0.25f + 0.5f * static_cast<float>(i)}, 0.5f, 0.25f).material.friction =
            kFriction;
    return scene;
}

Scene slope(float share) {
    constexpr float kFriction = 0.5f;
    const float angle = share * math::atan2(kFriction, 1.0f);
    const Vec2 up{math::sin(angle), math::cos(angle)};
    Scene scene = awake();
    add(scene, BodyType::kStatic, -up, box(100.0f, 1.0f), -angle).material.friction = kFriction;
    add_box(scene, 0.25f * up, 0.5f, 0.25f, -angle).material.friction = kFriction;
    return scene;
}

Scene boxes_at_one_point(int boxes, bool falls) {
    Scene scene = falls ? on_ground() : awake();
    if (!falls) scene.gravity = {};
    for (int i = 0; i < boxes; ++i) add_box(scene, {0.0f, 5.0f}, 0.5f, 0.5f);
    return scene;
}

Scene bouncing_box(float half_width, float half_height, float drop, float angle) {
    Scene scene = on_ground(0.3f);
    scene.bodies[0].shapes[0].def.material.restitution = 1.0f;
    Material& material = add_box(scene, {0.0f, half_height + drop}, half_width, half_height, angle).material;
    material.friction = 0.3f;
    material.restitution = 1.0f;
    return scene;
}

Scene plank_on_drum() {
    Scene scene = awake();
    add(scene, BodyType::kStatic, {}, Circle{{}, 0.5f}).material.friction = 1.0f;
    add_box(scene, {0.0f, 0.55f}, 1.5f, 0.05f).material.friction = 1.0f;
    scene.bodies.back().def.angular_velocity = 0.3f;
    return scene;
}

Scene newtons_cradle() {
    constexpr float kLength = 3.0f, kLift = 0.8f, kRadius = 0.25f;
    constexpr int kBalls = 5;
    Scene scene = awake();
    for (int i = 0; i < kBalls; ++i) {
        const float x = 2.0f * kRadius * static_cast<float>(i);
        scene.bodies.emplace_back().def.position = {x, 0.0f};
        const Vec2 place =
            i == 0 ? Vec2{-kLength * math::sin(kLift), -kLength * math::cos(kLift)} : Vec2{x, -kLength};
        Material& material = add(scene, BodyType::kDynamic, place, Circle{{}, kRadius}).material;
        material.friction = 0.0f;
        material.restitution = 1.0f;
        DistanceJointDef rope;
        rope.length = kLength;
        SceneJoint& joint = scene.joints.emplace_back();
        joint.body_a = 2 * i;
        joint.body_b = 2 * i + 1;
        joint.def = rope;
    }
    return scene;
}

}  // namespace jostle::race
