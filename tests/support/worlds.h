// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Small worlds built by hand, for tests of dynamics, which may not use scenes.
#pragma once

#include <gtest/gtest.h>
#include <jostle/dynamics/world.h>

#include <vector>

namespace jostle::test {

inline constexpr float kDt = 1.0f / 60.0f;  ///< [s]
inline constexpr float kDegree = kPi / 180.0f;

inline void run(World& world, int steps) {
    for (int i = 0; i < steps; ++i) world.step(kDt);
    EXPECT_EQ(world.check(), "");
}

/// [N s] The sum over the points of all contacts of a body.
inline float normal_impulse_on(const Body& body) {
    float sum = 0.0f;
    for (const Contact& contact : body.contacts())
        for (int i = 0; i < contact.count; ++i) sum += contact.points[i].normal_impulse;
    return sum;
}

/// The upper half of the world is free, the lower is ground.
inline Body add_ground(World& world, const ShapeDef& material = {}) {
    const Body ground = world.create_body({.position = {0.0f, -1.0f}});
    Body(ground).create_shape(Polygon::box(200.0f, 1.0f), material);
    return ground;
}

inline Body add_dynamic(World& world, Vec2 position, const Geometry& geometry, const ShapeDef& material = {},
                        float angle = 0.0f) {
    Body body = world.create_body({.type = BodyType::kDynamic, .position = position, .angle = angle});
    body.create_shape(geometry, material);
    return body;
}

inline Body add_static(World& world, Vec2 position, const Geometry& geometry, const ShapeDef& material = {},
                       float angle = 0.0f) {
    Body body = world.create_body({.position = position, .angle = angle});
    body.create_shape(geometry, material);
    return body;
}

/// Squares of side 1 m on y = 0: the lowest row has `rows`.
inline std::vector<Body> add_pyramid(World& world, int rows, float center_x = 0.0f) {
    std::vector<Body> bodies;
    for (int i = 0; i < rows; ++i)
        for (int j = i; j < rows; ++j) {
            const float x = 0.5f * static_cast<float>(i + 1) + static_cast<float>(j - i) -
                            0.5f * static_cast<float>(rows) + center_x;
            bodies.push_back(add_dynamic(world, {x, 0.5f + static_cast<float>(i)}, Polygon::box(0.5f, 0.5f)));
        }
    return bodies;
}

/// Circles that touch nothing, hung as a net of `size` x `size` from the middle of its upper edge.
inline std::vector<RevoluteJoint> add_joint_grid(World& world, int size, Vec2 corner = {}) {
    std::vector<RevoluteJoint> joints;
    std::vector<Body> bodies;
    const ShapeDef apart{.filter = {.category = 2, .mask = ~std::uint64_t{2}}};
    for (int k = 0; k < size; ++k)
        for (int i = 0; i < size; ++i) {
            const bool fixed = i == 0 && k >= size / 2 - 1 && k <= size / 2 + 1;
            Body body =
                world.create_body({.type = fixed ? BodyType::kStatic : BodyType::kDynamic,
                                   .position = corner + Vec2{static_cast<float>(k), -static_cast<float>(i)}});
            body.create_shape(Circle{{}, 0.4f}, apart);
            const auto join = [&](Body other, Vec2 anchor_a, Vec2 anchor_b) {
                joints.push_back(world.create_revolute(
                    {.body_a = other, .body_b = body, .anchor_a = anchor_a, .anchor_b = anchor_b}));
            };
            if (i > 0) join(bodies.back(), {0.0f, -0.5f}, {0.0f, 0.5f});
            if (k > 0)
                join(bodies[bodies.size() - static_cast<std::size_t>(size)], {0.5f, 0.0f}, {-0.5f, 0.0f});
            bodies.push_back(body);
        }
    return joints;
}

/// A hollow box of 10 m that a motor turns at 25 degrees a second about `center`, with `size` x `size` things
/// of every type in it. Its bodies' first is the hollow box.
inline std::vector<Body> add_tumbler(World& world, int size, Vec2 center = {0.0f, 10.0f}) {
    const Body axle = world.create_body({.position = center});
    Body drum = world.create_body({.type = BodyType::kDynamic, .position = center});
    const ShapeDef wall{.density = 50.0f};
    for (const Vec2 side : {Vec2{5.0f, 0.0f}, Vec2{-5.0f, 0.0f}})
        drum.create_shape(Polygon::offset_box(0.5f, 5.0f, side), wall);
    for (const Vec2 side : {Vec2{0.0f, 5.0f}, Vec2{0.0f, -5.0f}})
        drum.create_shape(Polygon::offset_box(5.0f, 0.5f, side), wall);
    world.create_revolute(
        {.body_a = axle, .body_b = drum, .motor = {{.speed = 25.0f * kDegree, .max_torque = 1.0e8f}}});

    std::vector<Body> bodies{drum};
    const LargePolygon round = LargePolygon::regular(24, 0.12f);
    const Geometry types[] = {Polygon::box(0.125f, 0.125f),
                              Circle{{}, 0.125f},
                              Capsule{{-0.08f, 0.0f}, {0.08f, 0.0f}, 0.08f},
                              Polygon::rounded_box(0.08f, 0.08f, 0.04f),
                              round,
                              Polygon::regular(5, 0.14f)};
    const float pitch = 8.0f / static_cast<float>(size);
    for (int i = 0; i < size; ++i)
        for (int j = 0; j < size; ++j) {
            const Vec2 at{pitch * (static_cast<float>(i) + 0.5f) - 4.0f,
                          pitch * (static_cast<float>(j) + 0.5f) - 4.0f};
            const ShapeDef material{.material = {.restitution = (i + j) % 7 == 0 ? 0.3f : 0.0f}};
            bodies.push_back(add_dynamic(world, center + at, types[(i * size + j) % 6], material));
        }
    return bodies;
}

}  // namespace jostle::test
