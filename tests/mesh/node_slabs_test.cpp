// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Slabs hold what lies below them, part what boxes do not, and change no answer. A mesh that was built by
// kCurve has none until it is loaded: so the same tree answers with and without.
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_pairs.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "mesh/mesh_store.h"
#include "mesh/poses.h"

namespace jostle {
namespace {

using test::make_ball;
using test::Pairs;
using test::sorted_contacts;
using test::Soup;

TriangleMesh with_slabs(const TriangleMesh& mesh) {
    TriangleMesh loaded;
    loaded.load(mesh.save());
    return loaded;
}

/// Of the corners below a slot, how far the farthest lies outside of the slab.
double overhang(const detail::MeshStore& store, const detail::NodeSlabs& slabs, int slot, std::int32_t link) {
    double most = 0.0;
    std::vector<std::int32_t> waiting{link};
    while (!waiting.empty()) {
        const std::int32_t next = waiting.back();
        waiting.pop_back();
        if (next > 0) {
            for (const std::int32_t below : store.view().inner[next].link)
                if (below != detail::kNoChild) waiting.push_back(below);
            continue;
        }
        for (int k = 0; k < detail::kBlockSize; ++k) {
            for (const Vec3& corner : store.blocks.data()[~next].corners(k)) {
                double along = 0.0;
                for (int i = 0; i < 3; ++i)
                    along += static_cast<double>(slabs.normal[i][slot]) * static_cast<double>(corner[i]);
                most = std::max({most, static_cast<double>(slabs.lower[slot]) - along,
                                 along - static_cast<double>(slabs.upper[slot])});
            }
        }
    }
    return most;
}

void expect_slabs_hold_all(const TriangleMesh& mesh) {
    EXPECT_EQ(mesh.check(), "");
    const detail::MeshStore& store = detail::MeshAccess::store(mesh);
    ASSERT_TRUE(store.has_slabs());
    const Aabb3 all = mesh.bounds();
    const Vec3 reach = max(abs(all.lower), abs(all.upper));
    const double allowed = 0x1p-21 * static_cast<double>(reach.x + reach.y + reach.z);
    for (int node = 0; node < mesh.tree().node_count(); ++node) {
        for (int slot = 0; slot < detail::kBlockSize; ++slot) {
            const std::int32_t link = store.view().inner[node].link[slot];
            if (link == detail::kNoChild) continue;
            const detail::NodeSlabs& slabs = store.slabs.data()[node];
            EXPECT_LE(overhang(store, slabs, slot, link), allowed) << "node " << node << ", slot " << slot;
            const Vec3 n{slabs.normal[0][slot], slabs.normal[1][slot], slabs.normal[2][slot]};
            EXPECT_TRUE(n == Vec3{} || std::fabs(dot(n, n) - 1.0f) < 1e-6f) << "node " << node;
        }
    }
}

TEST(NodeSlabs, HoldAllThatLiesBelow) {
    test::Random random(3);
    expect_slabs_hold_all(make_ball(5).mesh());
    expect_slabs_hold_all(test::make_box({-1, -2, -3}, {3, 2, 1}).mesh());
    expect_slabs_hold_all(test::make_loose(700, 3.0f, 1.0f, false, random).mesh(BuildMethod::kBottomUp));
    expect_slabs_hold_all(test::make_loose(700, 3.0f, 1.0f, true, random).mesh());
    expect_slabs_hold_all(with_slabs(make_ball(4).mesh(BuildMethod::kCurve)));
}

TEST(NodeSlabs, AreRefitted) {
    Soup ball = make_ball(4);
    TriangleMesh mesh = ball.mesh();
    for (Vec3& v : ball.vertices) v = {3.0f * v.x + 10.0f, v.y + 0.5f * v.z, 0.2f * v.z};
    mesh.refit(ball.vertices);
    expect_slabs_hold_all(mesh);
    mesh.clear();
    EXPECT_FALSE(overlap(mesh, {}, mesh, {}));
}

/// A square in the plane x + y + z = 0.
Soup make_slanted_sheet(int cells) {
    Soup sheet;
    const auto at = [&](int i, int k) { return i * (cells + 1) + k; };
    for (int i = 0; i <= cells; ++i) {
        for (int k = 0; k <= cells; ++k) {
            const float u = static_cast<float>(i), v = static_cast<float>(k);
            sheet.vertices.push_back({u, v, -u - v});
            if (i == cells || k == cells) continue;
            sheet.triangles.push_back({at(i, k), at(i + 1, k), at(i + 1, k + 1)});
            sheet.triangles.push_back({at(i, k), at(i + 1, k + 1), at(i, k + 1)});
        }
    }
    return sheet;
}

TEST(NodeSlabs, PartWhatBoxesDoNot) {
    const TriangleMesh boxes = make_slanted_sheet(12).mesh(BuildMethod::kCurve), slabs = with_slabs(boxes);
    ASSERT_EQ(boxes.tree().height(), 2);
    // It lies within the boxes of the sheet, above its middle.
    const TriangleMesh cube = test::make_box({6.2f, 6.2f, -11.8f}, {6.4f, 6.4f, -11.6f}).mesh();
    const MeshOverlap by_boxes = overlap(boxes, {}, cube, {}), by_slabs = overlap(slabs, {}, cube, {});
    EXPECT_FALSE(by_boxes);
    EXPECT_FALSE(by_slabs);
    EXPECT_GT(by_boxes.work.nodes, 3);
    EXPECT_EQ(by_slabs.work.nodes, 1);
    EXPECT_EQ(overlap(cube, {}, slabs, {}).work.nodes, 1);
    // With slabs of one mesh only, boxes have to do.
    const TriangleMesh plain =
        test::make_box({6.2f, 6.2f, -11.8f}, {6.4f, 6.4f, -11.6f}).mesh(BuildMethod::kCurve);
    EXPECT_EQ(overlap(slabs, {}, plain, {}).work.nodes, overlap(boxes, {}, plain, {}).work.nodes);

    const TriangleMesh ball = make_ball(5).mesh(BuildMethod::kCurve), slab_ball = with_slabs(ball);
    const Transform3 beside{{1.5f, 1.2f, 1.0f}};
    const MeshDistance far = distance(ball, {}, ball, beside),
                       near = distance(slab_ball, {}, slab_ball, beside);
    EXPECT_EQ(far.distance, near.distance);
    EXPECT_LT(2 * near.work.nodes, far.work.nodes);
}

TEST(NodeSlabs, ChangeNoAnswer) {
    test::Random random(4);
    SCOPED_TRACE(random.seed_text());
    int met = 0, apart = 0;
    for (int round = 0; round < 300; ++round) {
        // Sizes at which products vanish or pass the largest float; far away; turns that are not quite rigid.
        const float scale = std::array<float, 6>{1.0f, 1.0f, 1.0f, 1e-24f, 1e24f, 5e36f}[random.below(6)];
        const float far =
            std::array<float, 3>{0.0f, 1e3f, 1e7f}[random.below(3)] * (scale > 1.0f ? 1.0f : scale);
        const Soup ball = make_ball(3, scale);
        const TriangleMesh boxes = ball.mesh(BuildMethod::kCurve), slabs = with_slabs(boxes);
        const auto turn = [&] {
            const float strain = std::array<float, 3>{1.0f, 1.00004f, 0.99996f}[random.below(3)];
            const Mat33 m = test::random_turn(random);
            return Mat33{m.cx * strain, m.cy * strain, m.cz * strain};
        };
        // Now and then so far that strains move what is seen from the other.
        const float apart_by =
            scale > 1.0f ? 1.0f
                         : std::array<float, 6>{1.0f, 1.0f, 1.0f, 1.0f, 20.0f, 300.0f}[random.below(6)];
        const Vec3 way = normalized(test::random_point(1.0f, random));
        const Transform3 at_a{{far, -far, far}, turn()};
        const Transform3 at_b{at_a.p + way * (scale * apart_by * random.uniform(1.8f, 2.1f)), turn()};
        const Pairs expected = sorted_contacts(boxes, at_a, boxes, at_b);
        ASSERT_EQ(sorted_contacts(slabs, at_a, slabs, at_b), expected) << "round " << round;
        EXPECT_EQ(overlap(slabs, at_a, slabs, at_b).hit, !expected.empty());
        const MeshDistance a = distance(boxes, at_a, boxes, at_b), b = distance(slabs, at_a, slabs, at_b);
        EXPECT_EQ(a.distance, b.distance);
        if (expected.empty()) {
            EXPECT_EQ(std::pair(a.triangle_a, a.triangle_b), std::pair(b.triangle_a, b.triangle_b));
            EXPECT_EQ(a.point_a, b.point_a);
        }
        ++(expected.empty() ? apart : met);
    }
    EXPECT_GT(met, 50);
    EXPECT_GT(apart, 50);
}

}  // namespace
}  // namespace jostle
