// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// check() of a k-d tree names every field that is corrupted. The tests' way in is a friend of the tree.
#include <gtest/gtest.h>
#include <jostle/spatial/kd_tree.h>

#include <functional>
#include <limits>
#include <string>

#include "spatial/points.h"

namespace jostle {

struct KdTreeTestAccess {
    KdTree<2>& tree;

    [[nodiscard]] auto& node(int i) const { return tree.store_.nodes[static_cast<std::size_t>(i)]; }
    [[nodiscard]] auto& nodes() const { return tree.store_.nodes; }
    [[nodiscard]] float& coordinate(int axis, int slot) const { return tree.store_.row(axis)[slot]; }
    [[nodiscard]] auto& id(int slot) const { return tree.store_.ids[static_cast<std::size_t>(slot)]; }
    [[nodiscard]] auto& ids() const { return tree.store_.ids; }
    [[nodiscard]] auto& coordinates() const { return tree.store_.coordinates; }
    [[nodiscard]] int& size() const { return tree.size_; }
    [[nodiscard]] int& packed_end() const { return tree.packed_end_; }
    [[nodiscard]] int& slot_end() const { return tree.slot_end_; }
    [[nodiscard]] bool& has_places() const { return tree.has_places_; }
    [[nodiscard]] auto& place(int id) const { return tree.places_[static_cast<std::size_t>(id)]; }
    [[nodiscard]] auto& use(int node) const { return tree.uses_[static_cast<std::size_t>(node)]; }
    [[nodiscard]] auto& uses() const { return tree.uses_; }
    [[nodiscard]] auto& free_nodes() const { return tree.free_nodes_; }
    [[nodiscard]] auto& free_extents() const { return tree.free_extents_; }

    /// The first leaf, or the first child that is a node, of a node.
    [[nodiscard]] int child_of(int index, bool leaf) const {
        for (int i = 0; i < detail::kKdWidth; ++i)
            if ((node(index).child[i].count > 0) == leaf) return i;
        return -1;
    }
};

namespace {

using Corrupt = std::function<void(const KdTreeTestAccess&)>;

/// Points in a tree that has seen builds and single changes: node 1 has leaves.
KdTree<2> make_kd_tree() {
    test::Random random(41);
    const auto points = test::make_points<2>(test::PointSet::kUniform, 700, random);
    KdTree<2> tree({.leaf_size = 8});
    tree.build(std::span(points).first(600));
    for (int id = 600; id < 700; ++id) tree.insert(points, id);
    for (int id = 0; id < 700; id += 9) tree.remove(id);
    return tree;
}

void expect_kd_named(const std::string& name, const Corrupt& corrupt) {
    KdTree<2> tree = make_kd_tree();
    ASSERT_EQ(tree.check(), "");
    corrupt(KdTreeTestAccess{tree});
    EXPECT_NE(tree.check().find(name), std::string::npos) << tree.check() << "\nshould say: " << name;
}

TEST(KdTreeCheck, BoxesAreNamed) {
    for (int row = 0; row < 4; ++row) {
        expect_kd_named("is not that of its points",
                        [&](const auto& a) { a.node(1).bound[row][a.child_of(1, true)] -= 1.0f; });
        expect_kd_named("is not that of what is below",
                        [&](const auto& a) { a.node(0).bound[row][a.child_of(0, false)] -= 1.0f; });
    }
    expect_kd_named("is empty but has a box", [](const auto& a) {
        for (int i = 0; i < detail::kKdWidth; ++i)
            if (a.node(1).child[i].count < 0) a.node(1).bound[0][i] = 0.0f;
    });
}

TEST(KdTreeCheck, LinksAreNamed) {
    expect_kd_named("leads to a node that there is not",
                    [](const auto& a) { a.node(0).child[a.child_of(0, false)].link = 1 << 20; });
    expect_kd_named("leads to a node that there is not",
                    [](const auto& a) { a.node(0).child[a.child_of(0, false)].link = -3; });
    expect_kd_named("leads to a node that there is not",
                    [](const auto& a) { a.node(0).child[a.child_of(0, false)].link = 0; });
    expect_kd_named("leads to slots that there are not",
                    [](const auto& a) { a.node(1).child[a.child_of(1, true)].link = 1 << 20; });
    expect_kd_named("leads to slots that there are not",
                    [](const auto& a) { a.node(1).child[a.child_of(1, true)].link = -1; });
    expect_kd_named("more points than leaf_size",
                    [](const auto& a) { a.node(1).child[a.child_of(1, true)].count = 9; });
    expect_kd_named("impossible count", [](const auto& a) { a.node(1).child[0].count = -2; });
    expect_kd_named("comes after an empty one", [](const auto& a) {
        a.node(1).child[0].count = detail::kKdNothing;
        for (auto& row : a.node(1).bound) row[0] = detail::kEmptyBound;
    });
    expect_kd_named("is reached twice", [](const auto& a) {
        for (int i = 1; i < detail::kKdWidth; ++i)
            if (a.node(0).child[i].count == 0) a.node(0).child[i].link = a.node(0).child[0].link;
    });
    expect_kd_named("node 1 is empty", [](const auto& a) {
        std::fill_n(a.node(1).child, detail::kKdWidth, detail::KdChild{0, detail::kKdNothing});
        for (auto& row : a.node(1).bound) std::fill_n(row, detail::kKdWidth, detail::kEmptyBound);
    });
}

TEST(KdTreeCheck, SlotsAreNamed) {
    const auto first_slot = [](const KdTreeTestAccess& a) {
        return a.node(1).child[a.child_of(1, true)].link;
    };
    expect_kd_named("is not finite", [&](const auto& a) {
        a.coordinate(1, first_slot(a)) = std::numeric_limits<float>::infinity();
    });
    expect_kd_named("has no valid id", [&](const auto& a) { a.id(first_slot(a)) = -1; });
    expect_kd_named("is in two slots", [&](const auto& a) { a.id(first_slot(a)) = a.id(first_slot(a) + 1); });
    expect_kd_named("is in two leaves", [&](const auto& a) {
        // The second leaf begins where the first does.
        for (int i = 1; i < detail::kKdWidth; ++i)
            if (a.node(1).child[i].count > 0) a.node(1).child[i] = a.node(1).child[0];
        for (int i = 1; i < detail::kKdWidth; ++i)
            for (auto& row : a.node(1).bound)
                if (a.node(1).child[i].count > 0) row[i] = row[0];
    });
    expect_kd_named("has an id but is in no leaf", [](const auto& a) {
        for (int slot = 0; slot < a.slot_end(); ++slot)
            if (a.id(slot) < 0) a.id(slot) = 3;
    });
    expect_kd_named("size is", [](const auto& a) { ++a.size(); });
    expect_kd_named("numbers of slots",
                    [](const auto& a) { a.slot_end() = static_cast<int>(a.ids().size()); });
    expect_kd_named("numbers of slots", [](const auto& a) { a.packed_end() = a.slot_end() + 1; });
    expect_kd_named("numbers of slots", [](const auto& a) { a.ids().pop_back(); });
    expect_kd_named("numbers of slots", [](const auto& a) { a.coordinates().pop_back(); });
}

TEST(KdTreeCheck, WhatSingleChangesNeedIsNamed) {
    expect_kd_named("has another parent", [](const auto& a) { a.use(1).parent += 1; });
    expect_kd_named("the root has a parent", [](const auto& a) { a.use(0).parent = 16; });
    expect_kd_named("should have been built afresh", [](const auto& a) { a.use(1).changes = 1000; });
    expect_kd_named("should have been built afresh", [](const auto& a) { a.use(1).points = -1; });
    expect_kd_named("the place of id 4 is another", [](const auto& a) { a.place(4) += 1; });
    expect_kd_named("the place of id 9 is another", [](const auto& a) { a.place(9) = 16; });
    expect_kd_named("not every node has its use", [](const auto& a) { a.uses().pop_back(); });
    expect_kd_named("has no valid id", [](const auto& a) { a.has_places() = false; });
    expect_kd_named("free node 1 is in use", [](const auto& a) { a.free_nodes().push_back(1); });
    expect_kd_named("nodes used and free are not all", [](const auto& a) {
        a.nodes().emplace_back();
        a.uses().emplace_back();
    });
    expect_kd_named("is not there", [](const auto& a) { a.free_extents().push_back(a.slot_end()); });
    expect_kd_named("is not there", [](const auto& a) { a.free_extents().push_back(a.packed_end() + 1); });
    expect_kd_named("is in use or free twice",
                    [](const auto& a) { a.free_extents().push_back(a.packed_end()); });
    expect_kd_named("numbers of slots", [](const auto& a) { --a.packed_end(); });
    expect_kd_named("should have been built afresh",
                    [](const auto& a) { a.use(1).points = std::numeric_limits<int>::max(); });
    expect_kd_named("there is no root", [](const auto& a) { a.nodes().clear(); });
}

}  // namespace
}  // namespace jostle
