// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The point of a hit lies on the surfaces where they met: within a slop of them.
#include <gtest/gtest.h>
#include <jostle/dynamics/world.h>

namespace jostle {
namespace {

/// Falls that end at all places of a step, of shapes that were made before the ground and after.
TEST(HitPoint, LiesOnTheGroundThatABodyFallsOn) {
    int hits = 0;
    for (const bool ground_first : {true, false}) {
        for (int i = 0; i < 60; ++i) {
            const Geometry shapes[] = {Circle{{}, 0.5f}, Polygon::box(0.5f, 0.5f),
                                       Capsule{{-0.5f, 0}, {0.5f, 0}, 0.5f}};
            for (const Geometry& shape : shapes) {
                World world({.hit_speed = 0.5f});
                const auto make_ground = [&] {
                    world.create_body({.position = {0, -1}})
                        .create_shape(Polygon::box(20, 1), {.hit_events = true});
                };
                if (ground_first) make_ground();
                const float height = 0.55f + 0.03f * static_cast<float>(i);
                const Body body = world.create_body({.type = BodyType::kDynamic, .position = {0, height}});
                body.create_shape(shape, {.material = {.restitution = 0.3f}, .hit_events = true});
                if (!ground_first) make_ground();
                for (int step = 0; step < 120; ++step) {
                    world.step(1.0f / 60);
                    for (const ContactHit& hit : world.events().hits) {
                        EXPECT_NEAR(hit.point.y, 0.0f, 0.005f) << height;
                        ++hits;
                    }
                }
            }
        }
    }
    EXPECT_GT(hits, 300);
}

/// A kinematic lift that comes up at 4 m/s: its top is at y = 4 t.
TEST(HitPoint, LiesOnALiftThatComesUp) {
    for (int i = 0; i < 20; ++i) {
        World world({.gravity = {0, 0}, .hit_speed = 0.5f});
        const Body lift =
            world.create_body({.type = BodyType::kKinematic, .position = {0, -1}, .linear_velocity = {0, 4}});
        lift.create_shape(Polygon::box(20, 1), {.hit_events = true});
        const float bottom = 0.5f + 0.011f * static_cast<float>(i);
        world.create_body({.type = BodyType::kDynamic, .position = {0, bottom + 0.5f}})
            .create_shape(Circle{{}, 0.5f}, {.hit_events = true});
        bool is_hit = false;
        for (int step = 0; step < 30 && !is_hit; ++step) {
            world.step(1.0f / 60);
            for (const ContactHit& hit : world.events().hits) {
                EXPECT_NEAR(hit.point.y, bottom, 0.005f) << bottom;
                is_hit = true;
            }
        }
        EXPECT_TRUE(is_hit);
    }
}

}  // namespace
}  // namespace jostle
