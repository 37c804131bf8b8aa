// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A batch has the bits of its pairs one by one, on every instruction set, whatever the pairs' company.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/geometry/collide_batch.h>

#include <cstring>
#include <deque>
#include <map>
#include <vector>

#include "geometry/random_pairs.h"
#include "spatial/each_target.h"

namespace jostle::test {
namespace {

bool same_bits(float a, float b) {
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}
bool same_bits(Vec2 a, Vec2 b) {
    return same_bits(a.x, b.x) && same_bits(a.y, b.y);
}
/// Points beyond the count too.
bool same_bits(const Manifold& a, const Manifold& b) {
    bool same = a.count == b.count && a.type == b.type && same_bits(a.normal, b.normal);
    for (int i = 0; i < 2; ++i) {
        const ManifoldPoint &p = a.points[i], &q = b.points[i];
        same = same && same_bits(p.point, q.point) && same_bits(p.separation, q.separation) && p.id == q.id;
    }
    return same;
}

/// Shapes and pairs of them; what each gives alone, and how often that is something.
class Batch {
  public:
    void add(const Geometry& a, const Geometry& b, const Transform& b_in_a) {
        shapes_.push_back(a);
        shapes_.push_back(b);
        pairs_.push_back({&shapes_[shapes_.size() - 2], &shapes_.back(), b_in_a});
        alone_.push_back(collide(a, b, b_in_a));
        ++counts[alone_.back().count];
    }
    void add_both_ways(const Geometry& a, const Geometry& b, const Transform& b_in_a) {
        add(a, b, b_in_a);
        add(b, a, inverse_of(b_in_a));
    }
    [[nodiscard]] int size() const { return static_cast<int>(pairs_.size()); }

    /// In batches of `most`, on every instruction set.
    void expect_same(std::size_t most) const {
        std::vector<Manifold> found(most);
        for_each_target([&] {
            for (std::size_t first = 0; first < pairs_.size(); first += most) {
                const std::size_t count = std::min(most, pairs_.size() - first);
                for (Manifold& m : found) {
                    m.count = 7;
                    m.points[1].id = 7;
                }
                collide(std::span(pairs_).subspan(first, count), found);
                for (std::size_t i = 0; i < count; ++i) {
                    const CollidePair& pair = pairs_[first + i];
                    ASSERT_TRUE(same_bits(found[i], alone_[first + i]))
                        << first + i << ": " << describe(*pair.a, *pair.b, pair.b_in_a) << "\nbut in a batch "
                        << describe(found[i]);
                }
            }
        });
    }

    int counts[3] = {};

  private:
    std::deque<Geometry> shapes_;
    std::vector<CollidePair> pairs_;
    std::vector<Manifold> alone_;
};

bool is_large_shape(const Geometry& g) {
    return g.type == ShapeType::kLargePolygon;
}

TEST(CollideBatch, HasTheBitsOfEachPairAlone) {
    Random random(20260810);
    SCOPED_TRACE(random.seed_text());
    for (const bool of_all_sizes : {false, true}) {
        Batch batch;
        const int cases = is_long_run() ? 1000000 : 50000;
        for (int i = 0; i < cases; ++i) {
            const RandomPair pair(random, of_all_sizes);
            if (!is_large_shape(pair.a) && !is_large_shape(pair.b)) batch.add(pair.a, pair.b, pair.b_in_a);
        }
        for (const int count : batch.counts) EXPECT_GE(count, batch.size() / 20);
        batch.expect_same(1000);
    }
}

/// So that every lane is used: pairs of the same types follow each other.
TEST(CollideBatch, SortedByType) {
    Random random(20260811);
    SCOPED_TRACE(random.seed_text());
    std::map<std::pair<int, int>, std::vector<std::tuple<Geometry, Geometry, Transform>>> types;
    const auto type = [](const Geometry& g) {
        const int corners = g.type == ShapeType::kPolygon ? g.polygon.count : 0;
        return 16 * static_cast<int>(g.type) + corners;
    };
    for (int i = 0; i < 50000; ++i) {
        const RandomPair pair(random, i % 2 == 0);
        if (is_large_shape(pair.a) || is_large_shape(pair.b)) continue;
        types[{type(pair.a), type(pair.b)}].emplace_back(pair.a, pair.b, pair.b_in_a);
    }
    Batch batch;
    for (const auto& [key, pairs] : types)
        for (const auto& [a, b, b_in_a] : pairs) batch.add(a, b, b_in_a);
    for (const std::size_t most : {1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u, 13u, 63u, 64u, 65u, 40000u})
        batch.expect_same(most);
}

/// Boxes that lie on each other to the last bit: ties everywhere, and zeros of both signs.
TEST(CollideBatch, ExactTies) {
    const Geometry shapes[] = {Polygon::box(0.5f, 0.5f),
                               Polygon::box(1.0f, 0.25f),
                               Polygon::rounded_box(0.25f, 0.25f, 0.25f),
                               Polygon::regular(3, 0.5f),
                               Polygon::regular(6, 0.5f),
                               Polygon::regular(8, 0.5f, 0.125f),
                               Circle{{}, 0.5f},
                               Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.25f},
                               Segment{{-0.5f, 0.0f}, {0.5f, 0.0f}}};
    Batch batch;
    for (const Geometry& a : shapes)
        for (const Geometry& b : shapes)
            for (const Rot q : {Rot{1, 0}, Rot{0, 1}, Rot{-1, 0}, Rot{0, -1}})
                for (int x = -6; x <= 6; ++x)
                    for (int y = -6; y <= 6; ++y)
                        batch.add(a, b, {{0.25f * static_cast<float>(x), 0.25f * static_cast<float>(y)}, q});
    EXPECT_GE(batch.counts[2], batch.size() / 10);
    batch.expect_same(2000);
}

/// Pairs that the kernels hand back, and those that they are not given: centres that coincide, capsules and
/// segments that are too short, ghosts, inner edges, one-sided segments, large polygons; among pairs that
/// they do.
TEST(CollideBatch, RareAmongOrdinary) {
    Random random(20260812);
    SCOPED_TRACE(random.seed_text());
    const LargePolygon large = LargePolygon::regular(12, 0.5f);
    Polygon inner_box = Polygon::box(0.5f, 0.5f);
    inner_box.inner_edges = 0b0101;
    const Geometry shapes[] = {Circle{{}, 0.5f},
                               Circle{{0.25f, 0.0f}, 0.25f},
                               Capsule{{0.25f, 0.0f}, {0.25f, 0.0f}, 0.25f},
                               Capsule{{0.0f, 0.0f}, {1.0e-4f, 0.0f}, 0.25f},
                               Capsule{{0.0f, 0.0f}, {1.0e-25f, 0.0f}, 0.25f},
                               Capsule{{-0.5f, 0.0f}, {0.5f, 0.0f}, 0.25f},
                               Segment{{0.0f, 0.0f}, {0.0f, 2.0e-4f}},
                               Segment{{-0.5f, 0.0f}, {0.5f, 0.0f}},
                               Segment{{-0.5f, 0.0f}, {0.5f, 0.0f}, Vec2{-1.0f, 0.0f}, Vec2{1.0f, 0.0f}},
                               Segment{{-0.5f, 0.0f}, {0.5f, 0.0f}, {}, {}, true},
                               Polygon::box(0.5f, 0.5f),
                               Polygon::regular(5, 0.5f, 0.1f),
                               inner_box,
                               PolygonView(large)};
    Batch batch;
    for (int i = 0; i < 20000; ++i) {
        const Geometry& a = shapes[random.below(std::size(shapes))];
        const Geometry& b = shapes[random.below(std::size(shapes))];
        Transform pose;
        if (random.below(2) == 0) pose.q = Rot::from_angle(random.uniform(-3.2f, 3.2f));
        if (random.below(3) != 0) {
            const float x = 0.25f * random.whole(-4, 4);
            pose.p = {x, 0.25f * random.whole(-4, 4)};
        }
        if (random.below(8) == 0) pose.p += Vec2{1.0e-22f, -1.0e-21f};
        batch.add_both_ways(a, b, pose);
    }
    EXPECT_GE(batch.counts[1], batch.size() / 10);
    batch.expect_same(500);
}

/// From none to all of a batch of polygons have inner edges, the first pair or not.
TEST(CollideBatch, SomeInnerEdgesAmongPolygons) {
    Random random(20260813);
    SCOPED_TRACE(random.seed_text());
    const Geometry shapes[] = {Polygon::box(0.5f, 0.5f), Polygon::regular(6, 0.5f)};
    Batch batch;
    constexpr int kMost = 24;
    for (int inner = 0; inner <= kMost; ++inner) {
        for (int i = 0; i < kMost; ++i) {
            Geometry a = shapes[random.below(inner % 3 == 0 ? 2 : 1)], b = shapes[0];
            if (i >= kMost - inner) (i % 2 == 0 ? a : b).polygon.inner_edges = 0b0011;
            const Vec2 p{random.uniform(-1.2f, 1.2f), random.uniform(-1.2f, 1.2f)};
            batch.add(a, b, {p, Rot::from_angle(random.uniform(-3.2f, 3.2f))});
        }
    }
    EXPECT_GE(batch.counts[2], batch.size() / 10);
    batch.expect_same(kMost);
}

/// Nothing is written beyond the last pair's manifold.
TEST(CollideBatch, WritesOnlyItsOwn) {
    const Geometry box = Polygon::box(0.5f, 0.5f), circle = Circle{{}, 0.5f};
    for (const Geometry& b : {box, circle}) {
        for (std::size_t count = 0; count <= 20; ++count) {
            const std::vector<CollidePair> pairs(count, CollidePair{&box, &b, {{1.0f, 0.0f}, {}}});
            std::vector<Manifold> found(count + 1);
            std::memset(static_cast<void*>(&found.back()), 0x5a, sizeof(Manifold));
            collide(pairs, found);
            for (std::size_t i = 0; i < count; ++i) EXPECT_EQ(found[i].count, b.type == box.type ? 2 : 1);
            const auto* bytes = reinterpret_cast<const unsigned char*>(&found.back());
            for (std::size_t i = 0; i < sizeof(Manifold); ++i) EXPECT_EQ(bytes[i], 0x5a);
        }
    }
}

TEST(CollideBatch, RefusesRoomForFewerManifolds) {
    const Geometry box = Polygon::box(0.5f, 0.5f);
    const std::vector<CollidePair> pairs(3, CollidePair{&box, &box, {}});
    std::vector<Manifold> found(2);
    try {
        collide(pairs, found);
        FAIL() << "two manifolds for three pairs";
    } catch (const Error& error) {
        EXPECT_STREQ(error.what(), "collide: manifolds.size() is 2; there must be one for each pair");
    }
    EXPECT_EQ(found[0].count, 0);
}

}  // namespace
}  // namespace jostle::test
