// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// k-d trees against brute force: every search, on every set of points, at every width.
#include <gtest/gtest.h>
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include "memory/counting_resource.h"
#include "spatial/each_target.h"
#include "spatial/kd_searches.h"
#include "spatial/points.h"
#include "spatial/small_stack.h"

namespace jostle {
namespace {

using test::expect_sound;
using test::PointSet;
using test::radius_of;
using test::Random;

template <class T>
class KdTrees : public testing::Test {};
using Dimensions = testing::Types<std::integral_constant<int, 2>, std::integral_constant<int, 3>>;
TYPED_TEST_SUITE(KdTrees, Dimensions);

TYPED_TEST(KdTrees, SearchesFindWhatBruteForceFinds) {
    constexpr int kD = TypeParam::value;
    for (const PointSet set : test::kPointSets) {
        for (const KdSplit split : {KdSplit::kMiddle, KdSplit::kMedian}) {
            for (const int n : {1, 2, 3, 33, 1000}) {
                Random random(static_cast<std::uint64_t>(n));
                SCOPED_TRACE(test::name_of(set) + ", " + std::to_string(n) + ", " + random.seed_text());
                const auto points = test::make_points<kD>(set, n, random);
                for (const int leaf_size : {1, 7, 32, 200}) {
                    KdTree<kD> tree({.split = split, .leaf_size = leaf_size});
                    tree.build(points);
                    expect_sound<kD>(tree, points, random);
                }
                if (testing::Test::HasFailure()) return;
            }
        }
    }
}

/// Worked out by hand: points at 0, 1, 2, 3 on a line.
TEST(KdTree, AHitIsStrictlyNearer) {
    const std::vector<Vec2> points = {{3, 0}, {1, 0}, {0, 0}, {2, 0}};
    KdTree<2> tree;
    tree.build(points);
    EXPECT_EQ(test::in_order(radius_of<2>(tree, {0, 0}, 2.0f)),
              (std::vector<Neighbor>{{2, 0.0f}, {1, 1.0f}}));
    EXPECT_TRUE(radius_of<2>(tree, {0, 0}, 0.0f).empty());
    // Two are as near: the smaller id.
    EXPECT_EQ(tree.closest({2.5f, 0}).id, 0);
    EXPECT_EQ(tree.closest({2.5f, 0}).squared_distance, 0.25f);
    EXPECT_FALSE(tree.closest({2.5f, 0}, 0.5f).hit);
    // A box has its faces.
    std::vector<int> ids;
    tree.query({{1, 0}, {3, 0}}, ids);
    std::sort(ids.begin(), ids.end());
    EXPECT_EQ(ids, (std::vector<int>{0, 1, 3}));
}

TEST(KdTree, AVisitorCanStop) {
    Random random(3);
    const auto points = test::make_points<2>(PointSet::kUniform, 5000, random);
    KdTree<2> tree;
    tree.build(points);
    for (const int limit : {1, 7, 500}) {
        int calls = 0;
        const QueryWork work = tree.radius({30, 30}, 1000, [&](const Neighbor&) {
            return ++calls == limit ? Visit::kStop : Visit::kDescend;
        });
        EXPECT_EQ(calls, limit);
        EXPECT_EQ(work.items, limit);
        EXPECT_TRUE(work.stopped);
    }
    int calls = 0;
    const QueryWork all = tree.query({{-1, -1}, {100, 100}}, [&](int) { ++calls; });
    EXPECT_EQ(calls, 5000);
    EXPECT_FALSE(all.stopped);
}

/// A node that is nearer comes first: the first hit is in the leaf that the point is in.
TEST(KdTree, TheNearerChildComesFirst) {
    std::vector<Vec2> points(64);
    for (int i = 0; i < 64; ++i) points[static_cast<std::size_t>(i)].x = static_cast<float>(i);
    KdTree<2> tree({.leaf_size = 1});
    tree.build(points);
    for (const float x : {0.0f, 20.0f, 45.0f, 63.0f}) {
        std::vector<float> order;
        tree.radius({x, 0}, 100, [&](const Neighbor& one) { order.push_back(one.squared_distance); });
        ASSERT_EQ(order.size(), 64u);
        EXPECT_EQ(order[0], 0.0f);
        EXPECT_LE(order[1], 1.0f);
    }
}

TYPED_TEST(KdTrees, EveryWidthGivesTheSameHitsInTheSameOrder) {
    constexpr int kD = TypeParam::value;
    for (const PointSet set :
         {PointSet::kUniform, PointSet::kClustered, PointSet::kGrid, PointSet::kAllScales}) {
        for (const KdSplit split : {KdSplit::kMiddle, KdSplit::kMedian}) {
            std::vector<std::vector<Neighbor>> first;
            test::for_each_target([&] {
                Random random(8);
                const auto points = test::make_points<kD>(set, 3000, random);
                KdTree<kD> tree({.split = split});
                tree.build(points);
                ASSERT_EQ(tree.check(), "");
                std::vector<std::vector<Neighbor>> found;
                for (int i = 0; i < 20; ++i) {
                    const Vector<kD> p = points[random.below(3000)];
                    found.push_back(radius_of<kD>(tree, p, 1.0f + static_cast<float>(i)));
                    found.emplace_back(20);
                    tree.k_nearest(p, found.back());
                    std::vector<int> ids;
                    tree.query({p, p + detail::splat(p, 2.0f)}, ids);
                    for (const int id : ids) found.back().push_back({id, 0.0f});
                }
                if (first.empty()) first = found;
                EXPECT_EQ(found, first);
            });
        }
    }
}

TYPED_TEST(KdTrees, RebuildingFollowsThePoints) {
    constexpr int kD = TypeParam::value;
    for (const PointSet set : test::kPointSets) {
        Random random(4);
        SCOPED_TRACE(test::name_of(set));
        auto points = test::make_points<kD>(set, 600, random);
        KdTree<kD> tree;
        tree.rebuild(points);
        for (int frame = 0; frame < 3; ++frame) {
            for (Vector<kD>& p : points)
                for (int i = 0; i < kD; ++i) p[i] += random.uniform(-0.1f, 0.1f);
            tree.rebuild(points);
            expect_sound<kD>(tree, points, random);
        }
        points.resize(300);
        tree.rebuild(points);
        expect_sound<kD>(tree, points, random);
    }
}

TEST(KdTree, ARebuildAllocatesNothing) {
    test::CountingResource memory;
    Random random(5);
    auto points = test::make_points<2>(PointSet::kUniform, 20000, random);
    KdTree<2> tree({}, &memory);
    // The second is made beside the first.
    tree.build(points);
    tree.rebuild(points);
    const auto before = memory.requests();
    for (int frame = 0; frame < 5; ++frame) {
        for (Vec2& p : points) p += Vec2{random.uniform(-0.01f, 0.01f), random.uniform(-0.01f, 0.01f)};
        tree.rebuild(points);
    }
    tree.build(points);
    EXPECT_EQ(memory.requests(), before);
}

TEST(KdTree, BytesAPoint) {
    Random random(6);
    for (const int n : {10000, 100000}) {
        KdTree<2> plane;
        plane.build(test::make_points<2>(PointSet::kUniform, n, random));
        EXPECT_LE(plane.byte_count(), static_cast<std::size_t>(n) * 24);
        KdTree<3> space;
        space.build(test::make_points<3>(PointSet::kUniform, n, random));
        EXPECT_LE(space.byte_count(), static_cast<std::size_t>(n) * 32);
    }
}

template <class Test>
void for_degenerate_points(Test&& test) {
    for (const PointSet set :
         {PointSet::kIdentical, PointSet::kGrowing, PointSet::kSorted, PointSet::kOneCell}) {
        SCOPED_TRACE(test::name_of(set));
        Random random(7);
        const int n = set == PointSet::kIdentical && !test::kIsSanitized ? 1000000 : 100000;
        test(test::make_points<3>(set, n, random));
    }
}

/// A million equal points, and points that each middle plane takes but one of.
TEST(KdTree, DegeneratePointsMakeFlatTreesOnASmallStack) {
    test::on_small_stack([] {
        for_degenerate_points([](const std::vector<Vec3>& points) {
            for (const KdSplit split : {KdSplit::kMiddle, KdSplit::kMedian}) {
                KdTree<3> tree({.split = split});
                tree.build(points);
                EXPECT_EQ(tree.check(), "");
                // A node has up to 16 children; even two would make but 20 levels.
                EXPECT_LE(tree.height(), 20);
                EXPECT_LE(tree.node_count(), static_cast<int>(points.size()) / 32);
                EXPECT_EQ(tree.closest(points[5]).squared_distance, 0.0f);
            }
        });
    });
}

TEST(KdTree, TraverseShowsEveryPointInItsBoxes) {
    struct Show {
        std::vector<Aabb2> path;
        std::vector<Vec2> points;
        int items = 0;
        void node(const Aabb2& box, int level) {
            path.resize(static_cast<std::size_t>(level));
            for (const Aabb2& outer : path) EXPECT_TRUE(contains(outer, box));
            path.push_back(box);
        }
        void item(int id) {
            ++items;
            EXPECT_TRUE(contains(path.back(), points[static_cast<std::size_t>(id)]));
        }
    };
    Random random(11);
    Show show;
    show.points = test::make_points<2>(PointSet::kClustered, 3000, random);
    KdTree<2> tree;
    tree.build(show.points);
    const QueryWork work = tree.traverse(show);
    EXPECT_EQ(show.items, 3000);
    EXPECT_EQ(work.items, 3000);
    EXPECT_GT(work.nodes, tree.node_count());
}

/// All points in order of distance, as rankings ask, and half of them; for one point.
TEST(KdTree, ManyNearestAreThoseOfASort) {
    Random random(12);
    const std::vector<Vec2> points = test::make_points<2>(PointSet::kUniform, 100000, random);
    KdTree<2> tree;
    tree.build(points);
    const Vec2 p = points[17];
    std::vector<Neighbor> sorted;
    for (std::size_t i = 0; i < points.size(); ++i)
        sorted.push_back({static_cast<std::int32_t>(i), distance_squared(points[i], p)});
    std::sort(sorted.begin(), sorted.end(), [](const Neighbor& a, const Neighbor& b) {
        return a.squared_distance != b.squared_distance ? a.squared_distance < b.squared_distance
                                                        : a.id < b.id;
    });
    for (const std::size_t k : {std::size_t{17}, std::size_t{100}, points.size() / 2, points.size()}) {
        std::vector<Neighbor> found(k);
        EXPECT_EQ(tree.k_nearest(p, found).count, static_cast<int>(k));
        for (std::size_t i = 0; i < k; ++i) ASSERT_EQ(found[i].id, sorted[i].id) << i;
    }
}

}  // namespace
}  // namespace jostle
