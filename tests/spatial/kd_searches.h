// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Every search of a k-d tree, held against brute force over its points.
#pragma once

#include <gtest/gtest.h>
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "spatial/points.h"

namespace jostle::test {

template <int D>
std::vector<Neighbor> radius_of(const KdTree<D>& tree, const Vector<D>& p, float r) {
    std::vector<Neighbor> found;
    tree.radius(p, r, found);
    return found;
}

/// Every search from one point against the points in the order of their distance.
template <int D>
void expect_searches(const KdTree<D>& tree, const std::vector<Vector<D>>& points, const Vector<D>& p) {
    const std::vector<Neighbor> all = all_by_distance<D>(points, p, [](int) { return true; });
    for (const std::size_t place : {std::size_t{0}, all.size() / 20, all.size() / 3, all.size() - 1}) {
        // A radius whose square is in the range of floats, and below or about that distance.
        const float r = std::sqrt(all[place].squared_distance);
        if (r < 1e-15f || r > 1e15f) continue;
        std::vector<Neighbor> expected;
        for (const Neighbor& one : all)
            if (one.squared_distance < r * r) expected.push_back(one);
        EXPECT_EQ(in_order(radius_of(tree, p, r)), expected);
        Neighbor within[5];
        const NearestCount count = tree.k_nearest(p, r, within);
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

}  // namespace jostle::test
