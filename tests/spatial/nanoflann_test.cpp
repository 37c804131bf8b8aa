// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// KdTree against nanoflann: the same neighbours at the same distances, bit for bit, as both add squares in
// the order of the axes.
#include <gtest/gtest.h>
#include <jostle/spatial/kd_tree.h>

#include <limits>
#include <nanoflann.hpp>
#include <vector>

#include "spatial/points.h"

namespace jostle {
namespace {

using test::PointSet;
using test::Random;

template <int D>
struct Cloud {
    std::vector<Vector<D>> points;

    [[nodiscard]] std::size_t kdtree_get_point_count() const { return points.size(); }
    [[nodiscard]] float kdtree_get_pt(std::size_t i, std::size_t axis) const {
        return points[i][static_cast<int>(axis)];
    }
    template <class Box>
    bool kdtree_get_bbox(Box&) const {
        return false;
    }
};

/// The points strictly nearer than a squared distance.
struct Nearer {
    using DistanceType = float;
    using IndexType = std::size_t;
    float limit;
    std::vector<Neighbor> found{};

    [[nodiscard]] std::size_t size() const { return found.size(); }
    [[nodiscard]] bool empty() const { return found.empty(); }
    [[nodiscard]] bool full() const { return true; }
    [[nodiscard]] float worstDist() const { return limit; }
    bool addPoint(float squared_distance, std::size_t i) {
        if (squared_distance < limit) found.push_back({static_cast<int>(i), squared_distance});
        return true;
    }
    void sort() {}
};

template <int D>
using Peer = nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Simple_Adaptor<float, Cloud<D>>, Cloud<D>, D,
                                                 std::size_t>;

template <int D>
void expect_agreement(PointSet set) {
    SCOPED_TRACE(test::name_of(set));
    Random random(51);
    const Cloud<D> cloud{test::make_points<D>(set, 3000, random)};
    KdTree<D> tree;
    tree.build(cloud.points);
    const Peer<D> peer(D, cloud, nanoflann::KDTreeSingleIndexAdaptorParams(16));
    std::size_t hits = 0;
    for (int i = 0; i < 100; ++i) {
        const Vector<D> p = cloud.points[random.below(3000)];
        const float q[3] = {p[0], p[1], p[D - 1]};
        for (const float r : {0.5f, 2.0f, 9.0f}) {
            std::vector<Neighbor> found;
            tree.radius(p, r, found);
            Nearer expected{r * r};
            peer.findNeighbors(expected, q, {});
            EXPECT_EQ(test::in_order(found), test::in_order(expected.found));
            hits += found.size();
        }
        // Of points as near, theirs are any.
        Neighbor nearest[10];
        ASSERT_EQ(tree.k_nearest(p, nearest).count, 10);
        std::size_t ids[10];
        float distances[10];
        ASSERT_EQ(peer.knnSearch(q, 10, ids, distances), 10u);
        for (int j = 0; j < 10; ++j) EXPECT_EQ(nearest[j].squared_distance, distances[j]);
    }
    EXPECT_GT(hits, 100u);
}

TEST(Nanoflann, TreesAgree) {
    for (const PointSet set : {PointSet::kUniform, PointSet::kClustered, PointSet::kSorted, PointSet::kGrid,
                               PointSet::kCollinear}) {
        expect_agreement<2>(set);
        expect_agreement<3>(set);
    }
}

}  // namespace
}  // namespace jostle
