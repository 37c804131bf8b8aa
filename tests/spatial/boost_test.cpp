// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The dynamic tree and the static one against Boost.Geometry's R-tree: what overlaps a box, and what is
// nearest to a point by its box.
#if __has_include(<boost/geometry/index/rtree.hpp>)

#include <gtest/gtest.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>

#include <array>
#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <iterator>

#include "spatial/boxes.h"

namespace jostle {
namespace {

using test::BoxSet;
using test::Random;

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;

// In double, so that what it computes of floats is as good as exact.
template <int D>
using Point = bg::model::point<double, D, bg::cs::cartesian>;
template <int D>
using Box = bg::model::box<Point<D>>;
template <int D>
using Value = std::pair<Box<D>, int>;
template <int D>
using Rtree = bgi::rtree<Value<D>, bgi::rstar<16>>;

Point<2> theirs(const Vec2& v) {
    return {v.x, v.y};
}
Point<3> theirs(const Vec3& v) {
    return {v.x, v.y, v.z};
}
template <int D>
Box<D> theirs(const Aabb<D>& box) {
    return {theirs(box.lower), theirs(box.upper)};
}

template <int D>
Rtree<D> packed(const std::vector<Aabb<D>>& boxes) {
    std::vector<Value<D>> values;
    for (const Aabb<D>& box : boxes) values.emplace_back(theirs(box), static_cast<int>(values.size()));
    return Rtree<D>(values.begin(), values.end());
}

template <int D, class Tree>
void expect_same_query(const Tree& tree, const Rtree<D>& peer, const Aabb<D>& box) {
    std::vector<int> found;
    tree.query(box, [&](int id) { found.push_back(id); });
    std::vector<int> expected;
    for (auto it = peer.qbegin(bgi::intersects(theirs(box))); it != peer.qend(); ++it) {
        expected.push_back(it->second);
    }
    EXPECT_EQ(test::sorted(found), test::sorted(expected));
}

/// As many, and as near: of boxes that are as near as each other any may be among them.
template <int D, class Tree>
void expect_same_nearest(const Tree& tree, const Rtree<D>& peer, const Vector<D>& p) {
    constexpr unsigned kCount = 10;
    std::array<Neighbor, kCount> found{};
    const int n = tree.k_nearest(p, found).count;
    std::vector<double> expected;
    for (auto it = peer.qbegin(bgi::nearest(theirs(p), kCount)); it != peer.qend(); ++it) {
        expected.push_back(bg::comparable_distance(theirs(p), it->first));
    }
    std::sort(expected.begin(), expected.end());
    ASSERT_EQ(n, static_cast<int>(expected.size()));
    for (int i = 0; i < n; ++i) {
        const double square = expected[static_cast<std::size_t>(i)];
        // Squares below 1e-38 are rounded, beyond 3e38 they are infinite.
        if (square > std::numeric_limits<float>::max()) continue;
        EXPECT_NEAR(found[static_cast<std::size_t>(i)].squared_distance, square, 1.0e-6 * square + 1.0e-37);
    }
}

template <int D>
void expect_trees_agree(BoxSet set, int n) {
    Random random(41);
    SCOPED_TRACE(test::name_of(set) + ", " + std::to_string(D) + "-D, " + random.seed_text());
    const std::vector<Aabb<D>> boxes = test::make_boxes<D>(set, n, random);
    const Rtree<D> peer = packed<D>(boxes);
    DynamicTree<D> dynamic_tree({.margin = 0.0f});
    for (const Aabb<D>& box : boxes) dynamic_tree.insert(box, 0);
    Bvh<D> bvh;
    bvh.build(boxes);
    for (int i = 0; i < 100; ++i) {
        const Aabb<D> a = boxes[random.below(static_cast<std::uint32_t>(n))];
        const Aabb<D> b = boxes[random.below(static_cast<std::uint32_t>(n))];
        // A box, and one that reaches from one box to another.
        for (const Aabb<D>& box : {a, Aabb<D>{min(a.lower, b.lower), max(a.lower, b.lower)}}) {
            expect_same_query<D>(dynamic_tree, peer, box);
            expect_same_query<D>(bvh, peer, box);
        }
        const Vector<D> p = a.lower * 0.25f + b.upper * 0.75f;
        expect_same_nearest<D>(dynamic_tree, peer, p);
        expect_same_nearest<D>(bvh, peer, p);
        if (testing::Test::HasFailure()) return;
    }
}

TEST(Boost, TreesAgreeOnAllTypesOfBoxes) {
    for (const BoxSet set : test::kBoxSets) {
        expect_trees_agree<2>(set, 500);
        expect_trees_agree<3>(set, 500);
    }
}

TEST(Boost, LargeTreesAgree) {
    expect_trees_agree<2>(BoxSet::kUniform, 10'000);
    expect_trees_agree<3>(BoxSet::kUniform, 10'000);
    expect_trees_agree<2>(BoxSet::kClustered, 10'000);
    expect_trees_agree<3>(BoxSet::kClustered, 10'000);
}

TEST(Boost, SmallTreesAgree) {
    for (int n = 1; n <= 20; ++n) {
        expect_trees_agree<2>(BoxSet::kUniform, n);
        expect_trees_agree<3>(BoxSet::kUniform, n);
    }
}

}  // namespace
}  // namespace jostle

#endif
