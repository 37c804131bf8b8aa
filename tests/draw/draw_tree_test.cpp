// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Trees, drawn: each level is a cut with all items, boxes hold what is drawn in their colour, and the lowest
// level's boxes are the leaves.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <jostle/draw/draw_tree.h>

#include <algorithm>
#include <tuple>
#include <vector>

#include "draw/recorder.h"
#include "math/random.h"

namespace jostle {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<Aabb2> boxes(int count) {
    test::Random random(31);
    std::vector<Aabb2> made;
    for (int i = 0; i < count; ++i) {
        const Vec2 p{random.uniform(0.0f, 50.0f), random.uniform(0.0f, 30.0f)};
        made.push_back({p, p + Vec2{random.uniform(0.1f, 1.0f), random.uniform(0.1f, 1.0f)}});
    }
    return made;
}

Aabb2 bounds_of(const std::vector<Vec2>& corners) {
    Aabb2 box = empty_box<2>();
    for (const Vec2 v : corners) box = unite(box, {v, v});
    return box;
}

/// The calls that Recorder got: boxes of the level, then items, then the outlines of the same boxes.
template <class Draw>
void expect_cut(Draw&& draw, int level, int item_count) {
    DrawTreeOptions options;
    options.level = level;
    Recorder seen;
    const DrawnTree drawn = draw(seen, options);
    ASSERT_GE(drawn.levels, level);
    const auto n = static_cast<std::size_t>(drawn.boxes);
    ASSERT_EQ(seen.lines.size(), 2 * n + static_cast<std::size_t>(item_count));
    EXPECT_EQ(seen.count("polygon"), drawn.boxes);
    EXPECT_EQ(seen.count("solid_polygon"), drawn.boxes + item_count);
    int held = 0;
    for (std::size_t b = 0; b < n; ++b) {
        const Aabb2 box = bounds_of(seen.vertices[b]);
        EXPECT_EQ(box, bounds_of(seen.vertices[n + static_cast<std::size_t>(item_count) + b]));
        EXPECT_TRUE(contains(drawn.bounds, box));
        Color opaque = seen.colors[b];
        EXPECT_EQ(opaque.a, options.shade);
        opaque.a = 255;
        // The items in its colour lie in it, and are its own.
        Aabb2 items = empty_box<2>();
        for (std::size_t i = n; i < n + static_cast<std::size_t>(item_count); ++i) {
            if (seen.colors[i] != opaque) continue;
            ++held;
            items = unite(items, bounds_of(seen.vertices[i]));
        }
        EXPECT_EQ(items, box) << "level " << level << ", box " << b;
    }
    EXPECT_EQ(held, item_count);
}

TEST(DrawTree, EachLevelOfADynamicTreeHoldsAllItems) {
    DynamicTree<2> tree({.margin = 0.1f});
    for (const Aabb2& box : boxes(60)) tree.insert(box, 0);
    const auto draw = [&](DebugDraw& to, const DrawTreeOptions& options) {
        return draw_tree(tree, to, options);
    };
    Recorder nothing;
    const int levels = draw_tree(tree, nothing).levels;
    EXPECT_EQ(levels, tree.height());
    for (int level = 1; level <= levels; ++level) expect_cut(draw, level, 60);
    DrawTreeOptions first;
    first.level = 1;
    EXPECT_EQ(draw_tree(tree, nothing, first).boxes, 2);
}

TEST(DrawTree, EachLevelOfAStaticTreeHoldsAllItems) {
    Bvh<2> tree;
    tree.build(boxes(600));
    Recorder nothing;
    const DrawnTree all = draw_tree(tree, nothing);
    EXPECT_EQ(tree.height(), 3) << "75 blocks, of which eight below each node";
    EXPECT_EQ(all.levels, tree.height());
    EXPECT_EQ(all.boxes, tree.node_count() + tree.block_count());
    EXPECT_EQ(all.bounds, tree.bounds());
    for (int level = 1; level <= all.levels; ++level) {
        expect_cut([&](DebugDraw& to, const DrawTreeOptions& o) { return draw_tree(tree, to, o); }, level,
                   600);
    }
}

TEST(DrawTree, PointsOfAKdTreeAreDrawnOnce) {
    std::vector<Vec2> points;
    for (const Aabb2& box : boxes(80)) points.push_back(box.lower);
    KdTree<2> tree({.leaf_size = 4});
    tree.build(points);
    DrawTreeOptions options;
    options.level = 1;
    options.point_radius = 0.25f;
    Recorder seen;
    const DrawnTree drawn = draw_tree(tree, points, seen, options);
    EXPECT_GE(drawn.boxes, 2);
    EXPECT_LE(drawn.boxes, 16);
    EXPECT_EQ(seen.count("solid_polygon"), drawn.boxes + 80);
    std::vector<Vec2> drawn_at;
    for (const std::vector<Vec2>& corners : seen.vertices) {
        if (corners.size() != 8) continue;
        const Aabb2 box = bounds_of(corners);
        EXPECT_NEAR(box.upper.x - box.lower.x, 0.5f, 1.0e-4f);
        drawn_at.push_back(center(box));
    }
    const auto before = [](Vec2 a, Vec2 b) { return std::tie(a.x, a.y) < std::tie(b.x, b.y); };
    std::sort(points.begin(), points.end(), before);
    std::sort(drawn_at.begin(), drawn_at.end(), before);
    ASSERT_EQ(drawn_at.size(), points.size());
    for (std::size_t i = 0; i < points.size(); ++i) EXPECT_LT(distance(points[i], drawn_at[i]), 1.0e-4f);
}

TEST(DrawTree, EmptyAndSmallTreesAreDrawn) {
    Recorder seen;
    DynamicTree<2> tree({.margin = 0.0f});
    EXPECT_EQ(draw_tree(tree, seen).boxes, 0);
    EXPECT_EQ(draw_tree(Bvh<2>(), seen).boxes, 0);
    EXPECT_EQ(draw_tree(KdTree<2>(), {}, seen).boxes, 0);
    EXPECT_THAT(seen.lines, IsEmpty());

    // One block, which is the root: its outline is drawn over the item, whatever the level.
    tree.insert({{1, 2}, {3, 4}}, 0);
    const DrawTreeOptions all;
    EXPECT_EQ(draw_tree(tree, seen, all).boxes, 1);
    EXPECT_THAT(seen.lines,
                ElementsAre("solid_polygon (1,2) (3,2) (3,4) (1,4)", "polygon (1,2) (3,2) (3,4) (1,4)"));
    EXPECT_EQ(seen.colors[0], all.plain);
    EXPECT_EQ(seen.colors[1], all.wheel[4]) << "half way round: the middle of one item";
    DrawTreeOptions first;
    first.level = 1;
    first.items = false;
    seen.lines.clear();
    EXPECT_EQ(draw_tree(tree, seen, first).boxes, 1);
    EXPECT_EQ(seen.count("solid_polygon"), 1);
    EXPECT_EQ(seen.count("polygon"), 1);
}

}  // namespace
}  // namespace jostle
