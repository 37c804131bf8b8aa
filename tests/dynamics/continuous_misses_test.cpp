// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs of bullets that miss each other fly as if each were alone.
#include <gtest/gtest.h>
#include <jostle/geometry/distance.h>
#include <jostle/math/sweep.h>

#include "math/random.h"
#include "support/worlds.h"

namespace jostle::test {
namespace {

/// A bullet that flies through a step; its centre of mass is its origin.
struct Flight {
    Geometry shape;
    Vec2 position;
    float angle = 0.0f;
    Vec2 velocity;
    float turn = 0.0f;

    [[nodiscard]] Body add_to(World& world) const {
        const Body body = world.create_body({.type = BodyType::kDynamic,
                                             .position = position,
                                             .angle = angle,
                                             .linear_velocity = velocity,
                                             .angular_velocity = turn,
                                             .bullet = true});
        body.create_shape(shape);
        return body;
    }
    [[nodiscard]] Transform pose(float fraction) const {
        return {position + fraction * kDt * velocity, Rot::from_angle(angle + fraction * kDt * turn)};
    }
    /// Three steps without anybody.
    [[nodiscard]] Transform alone() const {
        World world({.gravity = {}, .continuous = false});
        const Body body = add_to(world);
        for (int i = 0; i < 3; ++i) world.step(kDt);
        return body.transform();
    }
};

/// [m] The least distance of two shapes in the step, less by how far they come between two samples. They pass
/// each other once: samples are dense around the nearest of some.
float miss_of(const Flight& a, const Flight& b) {
    const DistanceProxy shape_a(a.shape), shape_b(b.shape);
    float least = 1.0e9f, nearest = 0.0f;
    const auto sample = [&](float from, float to, int count) {
        for (int i = 0; i <= count; ++i) {
            const float at = math::lerp(from, to, static_cast<float>(i) / static_cast<float>(count));
            const float d = distance(shape_a, shape_b, inverse_compose(a.pose(at), b.pose(at))).distance;
            if (d < least) nearest = at;
            least = min(least, d);
        }
    };
    sample(0.0f, 1.0f, 100);
    sample(max(nearest - 0.02f, 0.0f), min(nearest + 0.02f, 1.0f), 150);
    const float speed = length(b.velocity - a.velocity) + abs(a.turn) * max_extent(a.shape, {}) +
                        abs(b.turn) * max_extent(b.shape, {});
    return least - 0.5f * speed * kDt * 0.04f / 150.0f;
}

/// Two that pass each other within the first step, at random angles.
void make_pair(Random& random, int i, Flight& a, Flight& b) {
    const float size = random.uniform(0.05f, 0.3f);
    const auto shape = [&](int type) -> Geometry {
        if (type == 0) return Circle{{}, size};
        if (type == 1) return Capsule{{-size, 0.0f}, {size, 0.0f}, 0.5f * size};
        return Polygon::box(size, 0.4f * size);
    };
    const Rot way = Rot::from_angle(random.uniform(-kPi, kPi));
    const auto flight = [&](float side, int type) {
        const float speed = random.uniform(100.0f, 400.0f);
        const Vec2 start{-side * random.uniform(0.2f, 0.4f) * speed * kDt,
                         side * random.uniform(0.0f, 1.8f) * size};
        return Flight{shape(type), rotate(way, start), random.uniform(-3.0f, 3.0f),
                      rotate(way, Vec2{side * speed, 0.0f}), random.uniform(-20.0f, 20.0f)};
    };
    a = flight(1.0f, i % 3);
    b = flight(-1.0f, i / 3 % 3);
}

TEST(BulletMisses, PairsThatMissKeepTheBitsOfFreeFlight) {
    Random random(11);
    int missed = 0, near = 0, held = 0;
    for (int i = 0; i < 600; ++i) {
        Flight a, b;
        make_pair(random, i, a, b);
        World world({.gravity = {}});
        const Body one = a.add_to(world), other = b.add_to(world);
        for (int step = 0; step < 3; ++step) world.step(kDt);
        const bool is_free = one.transform() == a.alone() && other.transform() == b.alone();
        const float miss = miss_of(a, b);
        if (miss > kSpeculativeDistance) {
            ASSERT_TRUE(is_free) << i << ", by " << miss << " m";
            ++missed;
            near += miss < 0.1f ? 1 : 0;
        }
        held += is_free ? 0 : 1;
        ASSERT_EQ(world.check(), "");
    }
    EXPECT_GT(missed, 150);
    EXPECT_GT(near, 30) << "many of them are close";
    EXPECT_GT(held, 100) << "pairs are looked at: others meet";
}

/// Each pair alone in its world: what is lost of one is gained by the other, along both axes.
TEST(BulletMisses, StruckPairsConserveMomentumAlongBothAxes) {
    Random random(12);
    int struck = 0;
    for (int i = 0; i < 400; ++i) {
        Flight a, b;
        make_pair(random, i, a, b);
        World world({.gravity = {}});
        const Body one = a.add_to(world), other = b.add_to(world);
        const auto momentum = [&] {
            return one.mass() * one.linear_velocity() + other.mass() * other.linear_velocity();
        };
        const Vec2 before = momentum();
        const float scale = one.mass() * length(a.velocity) + other.mass() * length(b.velocity);
        for (int step = 0; step < 4; ++step) world.step(kDt);
        const Vec2 lost = momentum() - before;
        ASSERT_LT(length(lost), 1.0e-5f * scale) << i;
        struck += one.linear_velocity() != a.velocity ? 1 : 0;
    }
    EXPECT_GT(struck, 80);
}

}  // namespace
}  // namespace jostle::test
