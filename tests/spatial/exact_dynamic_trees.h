// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Dynamic trees without margins, filled with a set of boxes, and the cost of their queries.
#pragma once

#include <gtest/gtest.h>
#include <jostle/spatial/dynamic_tree.h>

#include <cstdint>
#include <vector>

#include "spatial/boxes.h"

namespace jostle::test {

template <class Dimension>
class ExactDynamicTrees : public testing::Test {
  public:
    using Box = Aabb<Dimension::value>;
    using Tree = DynamicTree<Dimension::value>;
    using Boxes = std::vector<Box>;

    static DynamicTreeOptions exact(InsertionPolicy insertion, RotationPolicy rotation, int lookahead = -1) {
        return {.margin = 0.0f,
                .displacement_multiplier = 0.0f,
                .insertion = insertion,
                .rotation = rotation,
                .lookahead = lookahead};
    }

    /// Box tests that queries of the tree's own boxes need, on average.
    static double query_cost(const Tree& tree, const Boxes& boxes) {
        double nodes = 0.0;
        for (const Box& box : boxes) nodes += static_cast<double>(tree.query(box, [](int) {}).nodes);
        return nodes / static_cast<double>(boxes.size());
    }

    static Boxes fill(Tree& tree, BoxSet set, int n, std::uint64_t seed) {
        Random random(seed);
        Boxes boxes = make_boxes<Dimension::value>(set, n, random);
        for (const Box& box : boxes) tree.insert(box, 0);
        return boxes;
    }
};

}  // namespace jostle::test
