// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the fuzzer of saved trees does with bytes: the first picks the tree, the others are loaded. Bytes that
// are refused must have changed nothing; a tree that is loaded must be sound, give the same bytes again, and
// stay sound when it is asked and changed.
#pragma once

#include <jostle/spatial/broad_phase.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <span>
#include <vector>

#include "load_check.h"

namespace jostle::fuzz {

/// [1] Types of trees: of each the first is in the plane, the second in space.
inline constexpr int kLoadTypes = 8;

template <int D>
Vector<D> corner(float x) {
    Vector<D> p{};
    for (int i = 0; i < D; ++i) p[i] = x;
    return p;
}
template <int D>
Aabb<D> some_box(int i) {
    const auto at = static_cast<float>(i);
    return {corner<D>(at), corner<D>(at + 1.5f)};
}
template <int D>
Aabb<D> all_space() {
    return {corner<D>(-kGreatestFloat), corner<D>(kGreatestFloat)};
}

// A few items, for what the load replaces.

template <int D>
void fill(DynamicTree<D>& tree) {
    for (int i = 0; i < 3; ++i) tree.insert(some_box<D>(i), 7);
}
template <int D>
void fill(Bvh<D>& tree) {
    tree.build(std::vector<Aabb<D>>{some_box<D>(0), some_box<D>(1), some_box<D>(2)});
}
template <int D>
void fill(KdTree<D>& tree) {
    tree.build(std::vector<Vector<D>>{corner<D>(1.0f), corner<D>(2.0f), corner<D>(3.0f)});
}
template <int D>
void fill(BroadPhase<D>& tree) {
    for (int i = 0; i < 4; ++i)
        tree.insert(some_box<D>(i), 7, i % 2 == 0 ? Mobility::kStatic : Mobility::kMovable);
}

// Questions and changes.

template <int D>
void go_on(DynamicTree<D>& tree) {
    int found = 0;
    tree.query(all_space<D>(), [&found](int) { ++found; });
    require(found <= tree.size(), "a query finds more items than there are");
    std::vector<int> ids;
    for (int i = 0; i < 20; ++i) ids.push_back(tree.insert(some_box<D>(i), 1));
    for (const int id : ids) tree.move(id, some_box<D>(50 - id % 50));
    require_sound(tree, "after moves");
    for (std::size_t i = 0; i < ids.size(); i += 2) tree.remove(ids[i]);
    for (int id = 0; id < 10; ++id)
        if (tree.is_live(id)) tree.remove(id);
    tree.optimize(5);
    require_sound(tree, "after removals");
    tree.rebuild();
    require(tree.wear() == tree.wear(), "the wear is no number");
}

template <int D>
void go_on(Bvh<D>& tree) {
    int found = 0;
    tree.query(all_space<D>(), [&found](int) { ++found; });
    require(found == tree.size(), "a query does not find every item");
    require(tree.wear() >= 1.0f, "the wear is less than 1");
    std::vector<Aabb<D>> boxes;
    for (int id = 0; id < tree.size(); ++id) boxes.push_back(some_box<D>(id % 7));
    tree.refit(boxes);
    require_sound(tree, "after a refit");
    tree.build(boxes);
}

template <int D>
void go_on(KdTree<D>& tree) {
    int found = 0;
    tree.query(all_space<D>(), [&found](int) { ++found; });
    require(found == tree.size(), "a query does not find every point");
    constexpr int kIds = 100;
    std::vector<Vector<D>> points;
    for (int i = 0; i < kIds; ++i) points.push_back(corner<D>(static_cast<float>(i % 17)));
    for (int id = 0; id < kIds; ++id) {
        if (!tree.contains(id)) tree.insert(points, id);
        if (id % 8 == 0) require_sound(tree, "after insertions");
    }
    for (int id = 0; id < kIds; id += 2) {
        tree.remove(id);
        if (id % 8 == 0) require_sound(tree, "after removals");
    }
    tree.rebuild(points);
}

template <int D>
void go_on(BroadPhase<D>& tree) {
    const std::size_t pairs = tree.find_pairs().size();
    require(tree.find_pairs().size() == pairs, "the pairs are others the second time");
    const int movable = tree.insert(some_box<D>(1), 1, Mobility::kMovable);
    const int fixed = tree.insert(some_box<D>(2), 1, Mobility::kStatic, {1, 1}, {false, 5});
    tree.buffer_move(movable, some_box<D>(9));
    tree.apply_moves();
    tree.set_apart(movable, 5);
    tree.move_static(fixed, some_box<D>(30));
    require_sound(tree, "after moves");
    tree.update_pairs();
    for (const int id : {0, 1, movable, fixed})
        if (tree.is_live(id)) tree.remove(id);
}

template <class Tree>
LoadOutcome check_load(std::span<const std::byte> bytes) {
    return check_load<Tree>(
        bytes, [](Tree& tree) { fill(tree); }, [](Tree& tree) { go_on(tree); });
}

inline LoadOutcome check_load(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return LoadOutcome::kRefused;
    using Check = LoadOutcome (*)(std::span<const std::byte>);
    constexpr Check kChecks[kLoadTypes] = {check_load<DynamicTree<2>>, check_load<DynamicTree<3>>,
                                           check_load<Bvh<2>>,         check_load<Bvh<3>>,
                                           check_load<KdTree<2>>,      check_load<KdTree<3>>,
                                           check_load<BroadPhase<2>>,  check_load<BroadPhase<3>>};
    return kChecks[data[0] % kLoadTypes](std::as_bytes(std::span(data + 1, size - 1)));
}

}  // namespace jostle::fuzz
