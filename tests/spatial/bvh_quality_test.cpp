// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How good a static tree is: the areas of its nodes, the wear that refitting leaves, and the memory that
// a build takes.
#include <gtest/gtest.h>
#include <jostle/spatial/bvh.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "memory/counting_resource.h"
#include "spatial/boxes.h"
#include "support/extremes.h"

namespace jostle::test {
namespace {

constexpr BuildMethod kMethods[] = {BuildMethod::kCurve, BuildMethod::kBinned, BuildMethod::kBottomUp};

TEST(BvhQuality, AreaRatioIsOfAllNodesAndBlocks) {
    // Nine boxes in a row: eight of them a block, the ninth another, or the last nine and one.
    std::vector<Aabb2> boxes;
    for (int i = 0; i < 9; ++i) boxes.push_back({{static_cast<float>(i), 0}, {static_cast<float>(i) + 1, 1}});
    Bvh<2> tree;
    tree.build(boxes);
    // Perimeters 2 (9 + 1) of the root, and of the blocks together 2 (8 + 1) + 2 (1 + 1).
    EXPECT_FLOAT_EQ(tree.area_ratio(), (20.0f + 18.0f + 4.0f) / 20.0f);
}

TEST(BvhQuality, AreaRatioIsFiniteAtTheEndsOfTheRange) {
    const std::vector<Aabb2> plane{{{-kLargest, -kLargest}, {kLargest, kLargest}}, {{0, 0}, {1, 1}}};
    Bvh<2> tree;
    tree.build(plane);
    // The root, and the block, which is as large.
    EXPECT_EQ(tree.area_ratio(), 2.0f);
    const std::vector<Aabb3> space{{{-kLargest, -kLargest, -kLargest}, {kLargest, kLargest, kLargest}},
                                   {{0, 0, 0}, {1, 1, 1}}};
    Bvh<3> other;
    other.build(space);
    EXPECT_EQ(other.area_ratio(), 2.0f);
}

TEST(BvhQuality, CollapsesToFewerAndLargerNodesThanItHasBlocks) {
    Random random(7);
    const std::vector<Aabb3> boxes = make_boxes<3>(BoxSet::kClustered, 4000, random);
    Bvh<3> tree;
    tree.build(boxes, {.method = BuildMethod::kBinned});
    // On average a node has five children or more.
    EXPECT_LT(tree.node_count() * 4, tree.block_count());
}

TEST(BvhQuality, BinnedIsNoWorseThanTheCurveWhereBoxesCluster) {
    for (const int n : {1000, 10000}) {
        Random random(17);
        const std::vector<Aabb2> boxes = make_boxes<2>(BoxSet::kClustered, n, random);
        Bvh<2> curve, binned;
        curve.build(boxes, {.method = BuildMethod::kCurve});
        binned.build(boxes, {.method = BuildMethod::kBinned});
        EXPECT_LE(binned.area_ratio(), curve.area_ratio()) << n;
    }
}

/// The wear of a tree whose items went anywhere is what its queries cost.
TEST(BvhQuality, WearSaysWhenToBuildAgain) {
    Random random(12);
    const auto make = [&random] {
        std::vector<Aabb3> boxes;
        for (int i = 0; i < 8000; ++i) {
            const Vec3 p{random.uniform(0, 40), random.uniform(0, 40), random.uniform(0, 40)};
            boxes.push_back({p, p + Vec3{1, 1, 1}});
        }
        return boxes;
    };
    std::vector<Aabb3> boxes = make();
    Bvh<3> tree, fresh;
    EXPECT_EQ(tree.wear(), 1.0f);
    tree.build(boxes);
    EXPECT_EQ(tree.wear(), 1.0f);
    tree.refit(boxes);
    EXPECT_EQ(tree.wear(), 1.0f);
    const auto nodes = [&](const Bvh<3>& asked) {
        std::int64_t sum = 0;
        for (const Aabb3& box : boxes) sum += asked.query(box, [](int) {}).nodes;
        return static_cast<double>(sum);
    };
    // A little, then anywhere.
    for (const bool far : {false, true}) {
        for (Aabb3& box : boxes) {
            const Vec3 by{random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1)};
            box = {box.lower + by, box.upper + by};
        }
        if (far) boxes = make();
        tree.refit(boxes);
        fresh.build(boxes);
        const double visits = nodes(tree) / nodes(fresh);
        EXPECT_EQ(tree.check(), "");
        EXPECT_GT(tree.wear(), far ? 10.0f : 1.1f);
        EXPECT_LT(tree.wear(), far ? 400.0f : 3.0f);
        EXPECT_GT(3.0 * tree.wear(), visits);
        EXPECT_LT(tree.wear(), 3.0 * visits);
    }
    // Smaller boxes are not worn.
    for (Aabb3& box : boxes) box = {{1, 1, 1}, {2, 2, 2}};
    tree.refit(boxes);
    EXPECT_EQ(tree.wear(), 1.0f);
    tree.build(boxes);
    EXPECT_EQ(tree.wear(), 1.0f);
}

/// All in one point costs nothing: anything is worse.
TEST(BvhQuality, WearOfWhatCostNothingIsInfinite) {
    std::vector<Aabb2> boxes(20, {{1, 1}, {1, 1}});
    Bvh<2> tree;
    tree.build(boxes);
    tree.refit(boxes);
    EXPECT_EQ(tree.wear(), 1.0f);
    boxes[3].upper.x = 2.0f;
    tree.refit(boxes);
    EXPECT_EQ(tree.wear(), std::numeric_limits<float>::infinity());
}

/// A build makes the tree beside the one that it takes the place of: the memory of two is taken, and kept.
TEST(BvhQuality, BuiltAThirdTimeAllocatesNothing) {
    CountingResource resource;
    {
        Bvh<2> tree(&resource);
        Random random(10);
        const std::vector<Aabb2> boxes = make_boxes<2>(BoxSet::kUniform, 3000, random);
        for (const BuildMethod method : kMethods) {
            tree.build(boxes, {.method = method});
            tree.build(boxes, {.method = method});
            const std::size_t before = resource.requests();
            tree.build(boxes, {.method = method});
            tree.refit(boxes);
            tree.build(std::span<const Aabb2>(boxes).first(100), {.method = method});
            EXPECT_EQ(resource.requests(), before);
        }
        const std::size_t with_scratch = tree.byte_count();
        tree.build(boxes);
        tree.release_scratch();
        EXPECT_LT(tree.byte_count(), with_scratch);
        EXPECT_EQ(tree.check(), "");
        tree.refit(boxes);
        EXPECT_EQ(tree.check(), "");
    }
    EXPECT_EQ(resource.blocks(), 0u);
}

TEST(BvhQuality, Takes27BytesAnItemInThePlaneAnd36InSpace) {
    Random random(14);
    Bvh<2> plane;
    plane.build(make_boxes<2>(BoxSet::kUniform, 8 * 8 * 8 * 8, random));
    plane.release_scratch();
    // A block of 160 bytes for eight, and a node of 160 for eight blocks, and one for eight of those ...; a
    // place.
    EXPECT_EQ(plane.byte_count(), (512u + 64u + 8u + 1u) * 160u + 4096u * 4u);
    Bvh<3> space;
    space.build(make_boxes<3>(BoxSet::kUniform, 8 * 8 * 8 * 8, random));
    space.release_scratch();
    EXPECT_EQ(space.byte_count(), (512u + 64u + 8u + 1u) * 224u + 4096u * 4u);
}

}  // namespace
}  // namespace jostle::test
