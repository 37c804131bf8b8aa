// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// All types of trees of boxes, so that one test asks them all: TYPED_TEST_SUITE(ATest, test::AllTrees). Items
// are numbered as their boxes are.
#pragma once

#include <gtest/gtest.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>

#include <span>
#include <string>
#include <vector>

#include "spatial/boxes.h"

namespace jostle::test {

/// A tree of some type over boxes, and what is in it, for brute force.
template <class Tree>
struct Filled;

template <int D>
struct Filled<DynamicTree<D>> {
    static constexpr int kDimension = D;
    static constexpr const char* kName = "DynamicTree";

    Filled(std::vector<Aabb<D>> items, Random& random) : boxes(std::move(items)) {
        for (const Aabb<D>& box : boxes) {
            filters.push_back(make_filter(random));
            EXPECT_EQ(tree.insert(box, 0, filters.back()), static_cast<int>(filters.size()) - 1);
        }
        // Two of three trees are as insertion made them.
        if (random.below(3) == 0) tree.rebuild();
    }
    [[nodiscard]] bool is_asked(std::size_t id, std::uint64_t mask) const {
        return (filters[id].category & mask) != 0;
    }

    std::vector<Aabb<D>> boxes;
    std::vector<BoxFilter> filters;
    DynamicTree<D> tree{{.margin = 0.0f, .displacement_multiplier = 0.0f}};
};

template <int D>
struct Filled<Bvh<D>> {
    static constexpr int kDimension = D;
    static constexpr const char* kName = "Bvh";

    Filled(std::vector<Aabb<D>> items, Random& random) : boxes(std::move(items)) {
        constexpr BuildMethod kMethods[] = {BuildMethod::kCurve, BuildMethod::kBinned};
        tree.build(boxes, {.method = kMethods[random.below(2)]});
    }
    [[nodiscard]] bool is_asked(std::size_t, std::uint64_t) const { return true; }

    std::vector<Aabb<D>> boxes;
    Bvh<D> tree;
};

/// The filter of a query for these categories; nothing where the tree has no filters.
template <class Tree>
typename Tree::Filter only(const Tree&, std::uint64_t mask) {
    if constexpr (std::is_same_v<typename Tree::Filter, QueryFilter>) {
        return {mask};
    } else {
        return {};
    }
}

using AllTrees = testing::Types<DynamicTree<2>, DynamicTree<3>, Bvh<2>, Bvh<3>>;

/// 0, 1 and 2 items, a full block, one more, and some that need several levels.
inline constexpr int kTreeSizes[] = {0, 1, 2, 8, 9, 50, 400};

/// Calls test(filled tree, random) for each set of boxes and each size.
template <class Tree, class Test>
void for_each_tree(Test test) {
    for (const BoxSet set : kBoxSets) {
        for (const int n : kTreeSizes) {
            Random random(static_cast<std::uint64_t>(n) + 7);
            SCOPED_TRACE(name_of(set) + ", " + std::to_string(n) + " items, " + random.seed_text());
            const Filled<Tree> filled(make_boxes<Filled<Tree>::kDimension>(set, n, random), random);
            test(filled, random);
            if (testing::Test::HasFailure()) return;
        }
    }
}

/// One of the items whose boxes the test lets through.
template <class Filled, class Test>
std::vector<int> brute_force(const Filled& filled, std::uint64_t mask, Test test) {
    std::vector<int> ids;
    for (std::size_t i = 0; i < filled.boxes.size(); ++i) {
        if (filled.is_asked(i, mask) && test(filled.boxes[i])) ids.push_back(static_cast<int>(i));
    }
    return ids;
}

/// In or near the boxes, or wherever.
template <int D>
Vector<D> some_point(const std::vector<Aabb<D>>& boxes, Random& random) {
    Vector<D> p{};
    if (boxes.empty() || random.below(4) == 0) {
        for (int k = 0; k < D; ++k) p[k] = random.uniform(-50.0f, 50.0f);
        return p;
    }
    const Aabb<D>& a = boxes[random.below(static_cast<std::uint32_t>(boxes.size()))];
    const Aabb<D>& b = boxes[random.below(static_cast<std::uint32_t>(boxes.size()))];
    for (int k = 0; k < D; ++k) {
        const float t = random.whole(0, 4) * 0.25f;
        p[k] = random.below(2) == 0 ? lerp(a.lower[k], a.upper[k], t) : lerp(a.lower[k], b.upper[k], t);
    }
    return p;
}

/// About half of the filters meet it.
inline constexpr std::uint64_t kSomeMask = 5 | std::uint64_t{1} << 33;

}  // namespace jostle::test
