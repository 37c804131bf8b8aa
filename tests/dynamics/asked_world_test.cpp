// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A predicate of a query that would change the world is refused, in every verb.
#include <gtest/gtest.h>
#include <jostle/dynamics/world.h>

#include <vector>

#include "support/expect_refused.h"

namespace jostle {
namespace {

struct AskedWorld {
    World world;
    Body body = world.create_body({.type = BodyType::kDynamic});
    Shape shape = body.create_shape(Circle{{}, 0.5f});
    AskedWorld() {
        for (int i = 1; i < 40; ++i)
            world.create_body({.type = BodyType::kDynamic, .position = {static_cast<float>(i), 0}})
                .create_shape(Circle{{}, 0.5f});
    }
    /// Calls `change` while each verb asks its predicate.
    template <class Change>
    void in_all_verbs(const char* call, const Change& change) {
        WorldQuery query;
        query.predicate = [&](const Shape&) {
            change();
            return true;
        };
        const auto refused = [&](const auto& ask) { test::expect_refused(call, "the world", ask); };
        const Ray2 ray{{-5, 0}, {100, 0}};
        const ShapeCast cast{Circle{{}, 0.1f}, {{-5, 0}, {}}, {100, 0}};
        std::vector<WorldHit> hits(50);
        std::vector<Shape> shapes(50);
        refused([&] { static_cast<void>(world.ray_closest(ray, query)); });
        refused([&] { static_cast<void>(world.ray_any(ray, query)); });
        refused([&] { static_cast<void>(world.ray_all(ray, hits, query)); });
        refused([&] { static_cast<void>(world.shape_cast_closest(cast, query)); });
        refused([&] { static_cast<void>(world.shape_cast_any(cast, query)); });
        refused([&] { static_cast<void>(world.shape_cast_all(cast, hits, query)); });
        refused([&] { static_cast<void>(world.overlap_any(Vec2{}, query)); });
        refused([&] { static_cast<void>(world.overlap_any(Aabb2{{-1, -1}, {50, 1}}, query)); });
        refused([&] { static_cast<void>(world.overlap(Aabb2{{-1, -1}, {50, 1}}, shapes, query)); });
        refused([&] { static_cast<void>(world.closest({0, 3}, query)); });
        EXPECT_EQ(world.bodies().size(), 40u);
        EXPECT_EQ(world.check(), "");
    }
};

TEST(AskedWorld, APredicateMayNotChangeIt) {
    AskedWorld asked;
    asked.in_all_verbs("World::create_body", [&] { asked.world.create_body(); });
    asked.in_all_verbs("Body::create_shape", [&] { asked.body.create_shape(Circle{{}, 1}); });
    asked.in_all_verbs("World::destroy", [&] { asked.world.destroy(asked.body); });
    asked.in_all_verbs("Body::set_transform", [&] { asked.body.set_transform({{9, 9}, {}}); });
    const std::vector<std::byte> bytes = asked.world.save();
    asked.in_all_verbs("World::load", [&] { (void)asked.world.load(bytes); });
    asked.in_all_verbs("World::step", [&] { asked.world.step(1.0f / 60); });
}

TEST(AskedWorld, AVisitorMayNotReplaceIt) {
    AskedWorld asked;
    const std::vector<std::byte> bytes = asked.world.save();
    int calls = 0;
    const auto load = [&](const auto&) {
        ++calls;
        test::expect_refused("World::load", "the world", [&] { (void)asked.world.load(bytes); });
    };
    const Aabb2 box{{-1, -1}, {50, 1}};
    (void)asked.world.ray_all({{-5, 0}, {100, 0}}, load);
    (void)asked.world.shape_cast_all({Circle{{}, 0.1f}, {{-5, 0}, {}}, {100, 0}}, load);
    (void)asked.world.overlap(Vec2{}, load);
    (void)asked.world.overlap(box, load);
    (void)asked.world.overlap(Circle{{}, 0.2f}, Transform{}, load);
    (void)asked.world.bodies_in(box, load);
    EXPECT_EQ(calls, 40 + 40 + 1 + 40 + 1 + 40);
    (void)asked.world.load(bytes);
    EXPECT_EQ(asked.world.check(), "");
}

TEST(AskedWorld, AfterwardsAndByReadingItIsFree) {
    AskedWorld asked;
    WorldQuery query;
    query.predicate = [&](const Shape& shape) {
        return shape.body().position().x > 3.5f && asked.world.ray_any({{-5, 0}, {100, 0}});
    };
    EXPECT_EQ(asked.world.ray_closest({{-5, 0}, {100, 0}}, query).shape.body().position().x, 4.0f);
    asked.world.create_body();
    asked.world.step(1.0f / 60);
    EXPECT_EQ(asked.world.bodies().size(), 41u);
}

}  // namespace
}  // namespace jostle
