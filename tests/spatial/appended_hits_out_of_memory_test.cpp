// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Hits that are appended to a vector: where memory runs out at any one allocation, of the vector or of the
// walk, the vector is as before.
#include <gtest/gtest.h>
#include <jostle/spatial/broad_phase.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/kd_tree.h>

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "spatial/boxes.h"
#include "support/failing_memory.h"

namespace jostle {
namespace {

constexpr int kHits = 1000;
constexpr Aabb2 kEverywhere{{-1e4f, -1e4f}, {1e4f, 1e4f}};

/// `query(found)` appends a hit for each item.
template <class Hit, class Query>
void expect_as_before(const std::string& name, const Query& query) {
    test::Trial<std::vector<Hit>> trial;
    trial.make = [](std::pmr::memory_resource*) { return std::make_unique<std::vector<Hit>>(3); };
    trial.state = [](const std::vector<Hit>& found) {
        return test::text_of(std::as_bytes(std::span(found)));
    };
    trial.change = query;
    EXPECT_GT(test::expect_strong_guarantee(name, trial), 4) << name;
    std::vector<Hit> found;
    query(found);
    EXPECT_EQ(found.size(), static_cast<std::size_t>(kHits)) << name;
}

std::vector<Aabb2> boxes() {
    test::Random random(55);
    return test::make_boxes<2>(test::BoxSet::kUniform, kHits, random);
}

template <class Tree>
void expect_every_verb(const Tree& tree) {
    using Ids = std::vector<int>;
    const HalfSpace<2> space{{1.0f, 0.0f}, 1e4f};
    expect_as_before<int>("query", [&](Ids& ids) { tree.query(kEverywhere, ids); });
    expect_as_before<int>("half-spaces",
                          [&](Ids& ids) { tree.query(std::span<const HalfSpace<2>>(&space, 1), ids); });
    expect_as_before<Neighbor>("radius", [&](std::vector<Neighbor>& near) {
        tree.radius({20.0f, 20.0f}, 1e4f, near);
    });
}

TEST(AppendedHitsOutOfMemory, OfADynamicTree) {
    DynamicTree<2> tree;
    for (const Aabb2& box : boxes()) tree.insert(box, 0);
    expect_every_verb(tree);
}

TEST(AppendedHitsOutOfMemory, OfABvh) {
    expect_every_verb(Bvh<2>(boxes()));
}

TEST(AppendedHitsOutOfMemory, OfARay) {
    const Bvh<2> tree(std::vector<Aabb2>(kHits, {{0.0f, 0.0f}, {1.0f, 1.0f}}));
    expect_as_before<int>("ray_all", [&](std::vector<int>& ids) {
        tree.ray_all({{-1.0f, 0.5f}, {4.0f, 0.0f}}, ids);
    });
}

/// Memory runs out in the movable tree's part of the answer, and in the static tree's.
TEST(AppendedHitsOutOfMemory, OfABroadPhase) {
    BroadPhase<2> broad_phase;
    int i = 0;
    for (const Aabb2& box : boxes())
        broad_phase.insert(box, 0, i++ % 2 == 0 ? Mobility::kStatic : Mobility::kMovable);
    expect_as_before<int>("query", [&](std::vector<int>& ids) { broad_phase.query(kEverywhere, ids); });
}

TEST(AppendedHitsOutOfMemory, OfAKdTree) {
    std::vector<Vec2> points;
    for (const Aabb2& box : boxes()) points.push_back(box.lower);
    const KdTree<2> tree(points);
    expect_as_before<int>("query", [&](std::vector<int>& ids) { tree.query(kEverywhere, ids); });
    expect_as_before<Neighbor>("radius", [&](std::vector<Neighbor>& near) {
        tree.radius({20.0f, 20.0f}, 1e4f, near);
    });
}

}  // namespace
}  // namespace jostle
