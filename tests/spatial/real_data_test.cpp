// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Every tree on real data: the cities of the world, which lie as densely as people do and some of which have
// the same place to the last digit, and the triangles of the bunny, flat boxes that all touch.
#include "real_data.h"

#include <gtest/gtest.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "math/random.h"

namespace jostle {
namespace {

using test::Random;
using PairList = std::vector<std::pair<int, int>>;

/// Every so many-th city; all of them in a long run.
std::vector<Vec2> some_cities(int step) {
    std::vector<Vec2> all = read_cities(), some;
    if (test::is_long_run()) return all;
    for (std::size_t i = 0; i < all.size(); i += static_cast<std::size_t>(step)) some.push_back(all[i]);
    return some;
}

PairList hits_in_order(PairList pairs) {
    for (auto& [a, b] : pairs) {
        if (a > b) std::swap(a, b);
    }
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

template <class Tree>
PairList self_pairs(const Tree& tree) {
    PairList pairs;
    tree.self_pairs([&](int a, int b) { pairs.emplace_back(a, b); });
    return hits_in_order(pairs);
}

template <class Tree, int D>
std::vector<int> query(const Tree& tree, const Aabb<D>& box) {
    std::vector<int> ids;
    tree.query(box, [&](int id) { ids.push_back(id); });
    std::sort(ids.begin(), ids.end());
    return ids;
}

/// By brute force, but for the sort: those that begin before a box ends, on the first axis.
template <int D>
PairList pairs_by_sweep(const std::vector<Aabb<D>>& boxes) {
    std::vector<int> order(boxes.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
    const auto box = [&](int i) { return boxes[static_cast<std::size_t>(i)]; };
    std::sort(order.begin(), order.end(), [&](int a, int b) {
        return std::make_pair(box(a).lower.x, a) < std::make_pair(box(b).lower.x, b);
    });
    PairList pairs;
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (std::size_t k = i + 1; k < order.size() && box(order[k]).lower.x <= box(order[i]).upper.x; ++k) {
            if (overlap(box(order[i]), box(order[k]))) pairs.emplace_back(order[i], order[k]);
        }
    }
    return hits_in_order(pairs);
}

TEST(RealData, CitiesAsBoxes) {
    const std::vector<Vec2> cities = some_cities(10);
    if (cities.empty()) GTEST_SKIP() << kNoData;
    DynamicTree<2> dynamic_tree({.margin = 0.0f});
    std::vector<Aabb2> boxes;
    boxes.reserve(cities.size());
    for (const Vec2 p : cities) boxes.push_back(expand(Aabb2{p, p}, 0.05f));  // a tenth of a degree
    for (std::size_t i = 0; i < boxes.size(); ++i)
        ASSERT_EQ(dynamic_tree.insert(boxes[i], i), static_cast<int>(i));
    ASSERT_EQ(dynamic_tree.check(), "");
    Bvh<2> packed, binned;
    packed.build(boxes);
    binned.build(boxes, {.method = BuildMethod::kBinned});
    ASSERT_EQ(packed.check(), "");
    ASSERT_EQ(binned.check(), "");

    const PairList expected = pairs_by_sweep(boxes);
    EXPECT_GT(expected.size(), cities.size() / 10);
    EXPECT_EQ(self_pairs(dynamic_tree), expected);
    EXPECT_EQ(self_pairs(packed), expected);
    EXPECT_EQ(self_pairs(binned), expected);

    // The cities within two degrees of some of them; and the first that a ray from one to another meets.
    Random random(41);
    SCOPED_TRACE(random.seed_text());
    const auto some_city = [&] { return cities[random.below(static_cast<std::uint32_t>(cities.size()))]; };
    for (int i = 0; i < 50; ++i) {
        const Vec2 p = some_city(), q = some_city();
        const Aabb2 area = expand(Aabb2{p, p}, 2.0f);
        std::vector<int> inside;
        CastHit first;
        for (std::size_t k = 0; k < boxes.size(); ++k) {
            if (overlap(boxes[k], area)) inside.push_back(static_cast<int>(k));
            // From a little way off, so that it does not begin in its own city.
            const BoxRayHit<2> hit = ray_cast(boxes[k], {p + Vec2{0.06f, 0.06f}, q - p, 1.0f});
            if (hit.hit && (!first.hit || hit.fraction < first.fraction)) {
                first = {true, static_cast<int>(k), hit.fraction, {}};
            }
        }
        EXPECT_EQ(query(dynamic_tree, area), inside);
        EXPECT_EQ(query(packed, area), inside);
        EXPECT_EQ(query(binned, area), inside);
        for (const CastHit& hit : {dynamic_tree.ray_closest({p + Vec2{0.06f, 0.06f}, q - p, 1.0f}),
                                   packed.ray_closest({p + Vec2{0.06f, 0.06f}, q - p, 1.0f})}) {
            EXPECT_EQ(hit.hit, first.hit);
            EXPECT_EQ(hit.id, first.id);
            EXPECT_EQ(hit.fraction, first.fraction);
        }
    }

    // Half of them leave, the others move east.
    for (std::size_t i = 0; i < boxes.size(); i += 2) dynamic_tree.remove(static_cast<int>(i));
    std::vector<Aabb2> left;
    for (std::size_t i = 1; i < boxes.size(); i += 2) {
        boxes[i] = {boxes[i].lower + Vec2{3.0f, 0.0f}, boxes[i].upper + Vec2{3.0f, 0.0f}};
        dynamic_tree.move(static_cast<int>(i), boxes[i]);
        left.push_back(boxes[i]);
    }
    ASSERT_EQ(dynamic_tree.check(), "");
    PairList renamed = pairs_by_sweep(left);
    for (auto& [a, b] : renamed) a = 2 * a + 1, b = 2 * b + 1;
    EXPECT_EQ(self_pairs(dynamic_tree), renamed);
}

TEST(RealData, CitiesAsPoints) {
    const std::vector<Vec2> cities = some_cities(15);
    if (cities.empty()) GTEST_SKIP() << kNoData;
    KdTree<2> tree;
    tree.build(cities);
    ASSERT_EQ(tree.check(), "");
    KdTree<2> median({.split = KdSplit::kMedian, .leaf_size = 8});
    median.build(cities);
    Random random(42);
    SCOPED_TRACE(random.seed_text());
    const auto by_distance = [](const Neighbor& a, const Neighbor& b) {
        return std::make_pair(a.squared_distance, a.id) < std::make_pair(b.squared_distance, b.id);
    };
    for (int i = 0; i < 100; ++i) {
        const Vec2 p = i % 2 == 0 ? cities[random.below(static_cast<std::uint32_t>(cities.size()))]
                                  : Vec2{random.uniform(-180.0f, 180.0f), random.uniform(-60.0f, 75.0f)};
        std::vector<Neighbor> all;
        for (std::size_t k = 0; k < cities.size(); ++k) {
            all.push_back({static_cast<int>(k), distance_squared(cities[k], p)});
        }
        std::sort(all.begin(), all.end(), by_distance);
        std::vector<Neighbor> near;
        for (const Neighbor& n : all) {
            if (n.squared_distance < 4.0f) near.push_back(n);
        }
        for (const KdTree<2>* one : {&tree, &median}) {
            std::vector<Neighbor> found;
            one->radius(p, 2.0f, found);
            std::sort(found.begin(), found.end(), by_distance);
            EXPECT_EQ(found, near);
            std::vector<Neighbor> nearest(12);
            ASSERT_EQ(one->k_nearest(p, nearest).count, 12);
            EXPECT_TRUE(std::equal(nearest.begin(), nearest.end(), all.begin()));
        }
    }
}

TEST(RealData, BunnysTriangles) {
    const BunnyData bunny = read_bunny();
    if (bunny.triangles.empty()) GTEST_SKIP() << kNoData;
    std::vector<Aabb3> boxes;
    for (const auto& t : bunny.triangles) {
        Aabb3 box = empty_box<3>();
        for (const int v : t) {
            const Vec3 p = bunny.vertices[static_cast<std::size_t>(v)];
            box = unite(box, {p, p});
        }
        boxes.push_back(box);
    }
    const PairList expected = pairs_by_sweep(boxes);
    DynamicTree<3> dynamic_tree({.margin = 0.0f});
    for (const Aabb3& box : boxes) dynamic_tree.insert(box, 0);
    EXPECT_EQ(self_pairs(dynamic_tree), expected);
    for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned}) {
        Bvh<3> tree;
        tree.build(boxes, {.method = method});
        ASSERT_EQ(tree.check(), "");
        EXPECT_EQ(self_pairs(tree), expected);
        // Rays from all around towards the middle: the nearest box, and all of them.
        Random random(43);
        for (int i = 0; i < 100; ++i) {
            const auto number = [&] { return random.uniform(-10.0f, 10.0f); };
            const Vec3 from{number(), number() + 15.0f, number()}, d = center(tree.bounds()) - from;
            CastHit first;
            int met = 0;
            for (std::size_t k = 0; k < boxes.size(); ++k) {
                const BoxRayHit<3> hit = ray_cast(boxes[k], {from, d, 2.0f});
                met += hit.hit ? 1 : 0;
                if (hit.hit && (!first.hit || hit.fraction < first.fraction)) {
                    first = {true, static_cast<int>(k), hit.fraction, {}};
                }
            }
            const CastHit hit = tree.ray_closest({from, d, 2.0f});
            EXPECT_EQ(hit.id, first.id);
            EXPECT_EQ(hit.fraction, first.fraction);
            int all = 0;
            tree.ray_all({from, d, 2.0f}, [&](int) { ++all; });
            EXPECT_EQ(all, met);
        }
    }
}

}  // namespace
}  // namespace jostle
