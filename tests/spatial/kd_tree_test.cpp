// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// k-d trees against brute force: every search, on every set of points, at every width.
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_batch.h>

#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>

#include "memory/counting_resource.h"
#include "spatial/each_target.h"
#include "spatial/points.h"
#include "spatial/small_stack.h"

namespace jostle {
namespace {

using test::PointSet;
using test::Random;

constexpr float kInfinity = std::numeric_limits<float>::infinity();

const auto kAll = [](int) { return true; };

template <int D>
std::vector<Neighbor> radius_of(const KdTree<D>& tree, const Vector<D>& p, float r) {
    std::vector<Neighbor> found;
    tree.radius(p, r, found);
    return found;
}

/// Every search from one point against the points in the order of their distance.
template <int D>
void expect_searches(const KdTree<D>& tree, const std::vector<Vector<D>>& points, const Vector<D>& p) {
    const std::vector<Neighbor> all = test::all_by_distance<D>(points, p, kAll);
    for (const std::size_t place : {std::size_t{0}, all.size() / 20, all.size() / 3, all.size() - 1}) {
        // A radius whose square is in the range of floats, and below or about that distance.
        const float r = std::sqrt(all[place].squared_distance);
        if (r < 1e-15f || r > 1e15f) continue;
        std::vector<Neighbor> expected;
        for (const Neighbor& one : all)
            if (one.squared_distance < r * r) expected.push_back(one);
        EXPECT_EQ(test::in_order(radius_of(tree, p, r)), expected);
        Neighbor within[5];
        const NearestCount count = tree.k_nearest(p, within, r);
        EXPECT_EQ(count.count, static_cast<int>(std::min<std::size_t>(5, expected.size())));
        for (int i = 0; i < count.count; ++i) EXPECT_EQ(within[i], expected[static_cast<std::size_t>(i)]);
        const NearestHit closest = tree.closest(p, r);
        EXPECT_EQ(closest.hit, !expected.empty());
        if (!expected.empty()) {
            EXPECT_EQ((Neighbor{closest.id, closest.squared_distance}), expected[0]);
        }
    }
    for (const std::size_t k : {std::size_t{1}, std::size_t{10}, std::size_t{16}, std::size_t{17},
                                std::size_t{100}, all.size() + 1}) {
        std::vector<Neighbor> found(k);
        found.resize(static_cast<std::size_t>(tree.k_nearest(p, found).count));
        EXPECT_EQ(found, std::vector<Neighbor>(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(
                                                                              std::min(k, all.size()))));
    }
}

template <int D>
void expect_query(const KdTree<D>& tree, const std::vector<Vector<D>>& points, const Aabb<D>& box) {
    std::vector<int> found, expected;
    tree.query(box, found);
    for (int i = 0; i < static_cast<int>(points.size()); ++i)
        if (contains(box, points[static_cast<std::size_t>(i)])) expected.push_back(i);
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found, expected);
}

template <int D>
void expect_sound(const KdTree<D>& tree, const std::vector<Vector<D>>& points, Random& random) {
    ASSERT_EQ(tree.check(), "");
    ASSERT_EQ(tree.size(), static_cast<int>(points.size()));
    const auto any = [&] { return points[random.below(static_cast<std::uint32_t>(points.size()))]; };
    for (int i = 0; i < 4; ++i) {
        expect_searches<D>(tree, points, any());
        const Vector<D> between = any() * 0.5f + any() * 0.5f;
        expect_searches<D>(tree, points, between);
        const Vector<D> a = any(), b = any();
        expect_query<D>(tree, points, {min(a, b), max(a, b)});
        expect_query<D>(tree, points, {a, a});
    }
}

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

TYPED_TEST(KdTrees, EmptyTreesFindNothing) {
    constexpr int kD = TypeParam::value;
    KdTree<kD> tree;
    const Vector<kD> p{};
    for (int round = 0; round < 2; ++round) {
        EXPECT_EQ(tree.size(), 0);
        EXPECT_EQ(tree.check(), "");
        EXPECT_TRUE(radius_of<kD>(tree, p, 1e30f).empty());
        Neighbor found[3];
        EXPECT_EQ(tree.k_nearest(p, found).count, 0);
        EXPECT_FALSE(tree.closest(p).hit);
        std::vector<int> ids;
        tree.query({p, p}, ids);
        EXPECT_TRUE(ids.empty());
        tree.build(std::vector<Vector<kD>>(100));
        EXPECT_EQ(tree.size(), 100);
        EXPECT_FALSE(tree.empty());
        tree.build({});
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

/// The squares of these are out of the range of floats.
TEST(KdTree, RadiiMayBeTinyOrHuge) {
    for (const float unit : {1e-30f, 1e-20f, 1e-10f, 1e15f, 1e18f, 1e30f}) {
        SCOPED_TRACE(unit);
        std::vector<Vec3> points(100);
        for (int i = 0; i < 100; ++i) points[static_cast<std::size_t>(i)].x = unit * static_cast<float>(i);
        KdTree<3> tree;
        tree.build(points);
        EXPECT_EQ(tree.check(), "");
        EXPECT_EQ(radius_of<3>(tree, {0, 0, 0}, unit * 9.5f).size(), 10u);
        EXPECT_EQ(radius_of<3>(tree, {unit * 50, 0, 0}, unit * 9.5f).size(), 19u);
        EXPECT_EQ(radius_of<3>(tree, {unit * 50, 0, 0}, std::numeric_limits<float>::max()).size(), 100u);
    }
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
    std::vector<Neighbor> nearest;
    tree.k_nearest({30, 30}, 90, kInfinity, [&](const Neighbor& one) {
        nearest.push_back(one);
        return nearest.size() == 80 ? Visit::kStop : Visit::kDescend;
    });
    ASSERT_EQ(nearest.size(), 80u);
    EXPECT_TRUE(std::is_sorted(nearest.begin(), nearest.end(), test::is_nearer));
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

TEST(KdTree, RefusesWhatItCannotHold) {
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
    Random random(9);
    auto points = test::make_points<2>(PointSet::kUniform, 100, random);
    KdTree<2> tree;
    tree.build(points);
    for (const float bad : {kNan, kInfinity, -kInfinity}) {
        for (const std::size_t i : {std::size_t{0}, std::size_t{50}, std::size_t{99}}) {
            auto broken = points;
            broken[i].y = bad;
            EXPECT_THROW(tree.build(broken), Error);
            EXPECT_THROW(tree.rebuild(broken), Error);
            try {
                tree.build(broken);
            } catch (const Error& error) {
                EXPECT_EQ(error.argument(), "points[" + std::to_string(i) + "]");
            }
        }
        std::vector<Neighbor> found(3);
        std::vector<int> ids;
        EXPECT_THROW(tree.radius({bad, 0}, 1, found), Error);
        EXPECT_THROW(tree.k_nearest({0, bad}, found), Error);
        EXPECT_THROW(static_cast<void>(tree.closest({0, bad})), Error);
        EXPECT_THROW(tree.query({{0, 0}, {bad, 1}}, ids), Error);
    }
    std::vector<Neighbor> found(3);
    std::vector<int> ids;
    for (const float bad : {-1.0f, kNan}) {
        EXPECT_THROW(tree.radius({0, 0}, bad, found), Error);
        EXPECT_THROW(tree.k_nearest({0, 0}, found, bad), Error);
        EXPECT_THROW(static_cast<void>(tree.closest({0, 0}, bad)), Error);
    }
    EXPECT_THROW(tree.k_nearest({0, 0}, -1, 1.0f, [](const Neighbor&) {}), Error);
    EXPECT_THROW(tree.query({{1, 1}, {0, 0}}, ids), Error);
    EXPECT_THROW(KdTree<2>({.leaf_size = 0}), Error);
    EXPECT_THROW(KdTree<2>({.leaf_size = 1025}), Error);
    EXPECT_THROW(KdTree<2>({.split = static_cast<KdSplit>(9)}), Error);
    expect_sound<2>(tree, points, random);
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

/// Also what is further away than a float can say.
TEST(KdTree, AnInfiniteRadiusIsNoLimit) {
    constexpr float kLargest = std::numeric_limits<float>::max();
    std::vector<Vec2> points = {{-kLargest, -kLargest}, {kLargest, kLargest}, {1e20f, 0.0f}, {0.0f, 0.0f}};
    for (int i = 0; i < 300; ++i) points.push_back({static_cast<float>(i), 1.0f});
    KdTree<2> tree({.leaf_size = 5});
    tree.build(points);
    for (const Vec2 p : {Vec2{0.0f, 0.0f}, Vec2{kLargest, -kLargest}}) {
        const std::vector<Neighbor> expected = test::all_by_distance<2>(points, p, [](int) { return true; });
        std::vector<Neighbor> found(points.size());
        EXPECT_EQ(tree.k_nearest(p, found, kInfinity).count, static_cast<int>(points.size()));
        EXPECT_EQ(found, expected);
        std::vector<Neighbor> near;
        tree.radius(p, kInfinity, near);
        EXPECT_EQ(test::in_order(near), expected);
        KdBatch<2> batch;
        batch.radius(tree, std::span(&p, 1), kInfinity);
        EXPECT_EQ(test::in_order({batch.found(0).begin(), batch.found(0).end()}), expected);
        EXPECT_THROW(batch.radius(tree, std::span(&p, 1), -kInfinity), Error);
        EXPECT_THROW(batch.k_nearest(tree, std::span(&p, 1), 3, -1.0f), Error);
    }
}

TEST(KdTree, AnEmptyTreeHasNoNode) {
    KdTree<3> tree;
    EXPECT_TRUE(tree.empty());
    EXPECT_EQ(tree.height(), 0);
    EXPECT_EQ(tree.node_count(), 0);
    EXPECT_EQ(tree.query({{-1, -1, -1}, {1, 1, 1}}, [](int) {}).items, 0);
}

/// Moved from, a tree is as good as new; so is a batch.
TYPED_TEST(KdTrees, WhatWasMovedFromIsEmptyAndUsable) {
    constexpr int kD = TypeParam::value;
    static_assert(std::is_nothrow_move_constructible_v<KdTree<kD>> &&
                  std::is_nothrow_move_assignable_v<KdTree<kD>>);
    static_assert(std::is_nothrow_move_constructible_v<KdBatch<kD>> &&
                  std::is_nothrow_move_assignable_v<KdBatch<kD>>);
    test::CountingResource memory;
    Random random(11);
    const auto points = test::make_points<kD>(PointSet::kUniform, 500, random);
    KdTree<kD> tree({.leaf_size = 7}, &memory);
    tree.build(std::span(points).first(450));
    for (int id = 450; id < 500; ++id) tree.insert(points, id);
    KdTree<kD> other;
    for (int round = 0; round < 2; ++round) {
        KdTree<kD> taken(std::move(tree));
        expect_sound<kD>(taken, points, random);
        EXPECT_EQ(tree.size(), 0);
        EXPECT_EQ(tree.check(), "");
        EXPECT_FALSE(tree.contains(3));
        EXPECT_EQ(tree.options().leaf_size, 7);
        EXPECT_FALSE(tree.closest(points[0]).hit);
        tree.insert(points, 4);
        EXPECT_TRUE(tree.contains(4));
        other = std::move(taken);
        expect_sound<kD>(other, points, random);
        EXPECT_EQ(taken.size(), 0);
        tree.rebuild(points);
        expect_sound<kD>(tree, points, random);
        taken = tree;
        expect_sound<kD>(taken, points, random);
    }

    KdBatch<kD> batch;
    batch.radius(tree, points, 1.0f);
    const std::size_t count = batch.found(9).size();
    KdBatch<kD> taken(std::move(batch));
    EXPECT_EQ(taken.found(9).size(), count);
    EXPECT_EQ(batch.size(), 0);
    EXPECT_THROW(static_cast<void>(batch.found(0)), Error);
    batch.radius(tree, points, 1.0f);
    EXPECT_EQ(batch.found(9).size(), count);
    taken = std::move(batch);
    EXPECT_EQ(taken.size(), 500);
    EXPECT_FALSE(taken.empty());
    EXPECT_TRUE(batch.empty());
}

}  // namespace
}  // namespace jostle
