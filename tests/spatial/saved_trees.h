// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Trees of every type that have been through much, to be saved.
#pragma once

#include <jostle/spatial/broad_phase.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/kd_tree.h>

#include <vector>

#include "spatial/boxes.h"
#include "spatial/points.h"

namespace jostle::test {

template <int D>
void fill_tree(DynamicTree<D>& tree, BoxSet set, int n, std::uint64_t seed = 12) {
    Random random(seed);
    for (int i = 0; i < n; ++i)
        tree.insert(make_box<D>(set, i, n, random), random.bits(), make_filter(random));
    for (int id = 0; id < n; id += 3) tree.remove(id);
    for (int id = 1; id < n; id += 3) {
        const auto box = make_box<D>(set, id, n, random);
        if (id % 2 == 0) {
            tree.move(id, box);
        } else {
            tree.move_in_place(id, box);
        }
    }
    tree.optimize(3);
}

template <int D>
void fill_tree(Bvh<D>& tree, BoxSet set, int n, BuildMethod method, bool refitted, std::uint64_t seed = 12) {
    Random random(seed);
    tree.build(make_boxes<D>(set, n, random), {method});
    if (refitted) tree.refit(make_boxes<D>(set, n, random));
}

/// Where `changed`, single points have come and gone: there are free nodes, free extents, unused ids.
template <int D>
void fill_tree(KdTree<D>& tree, PointSet set, int n, bool changed, std::uint64_t seed = 12) {
    Random random(seed);
    const auto points = make_points<D>(set, n + n / 2, random);
    tree.build(std::span(points).first(static_cast<std::size_t>(n)));
    if (!changed) return;
    for (int id = n; id < n + n / 2; ++id) tree.insert(points, id);
    for (int id = 0; id < n + n / 2; id += 2) tree.remove(id);
    for (int id = 0; id < n / 2; id += 4) tree.insert(points, id);
    for (int id = n; id < n + n / 2; ++id)
        if (id % 5 != 0 && tree.contains(id)) tree.remove(id);
}

/// Some have moved, some have a key, some are gone, and some boxes are buffered.
template <int D>
void fill_tree(BroadPhase<D>& tree, BoxSet set, int n, std::uint64_t seed = 12) {
    Random random(seed);
    std::vector<int> movable;
    for (int i = 0; i < n; ++i) {
        const BoxFilter filter = make_filter(random);
        const bool moves = i % 3 != 0;
        const int id = tree.insert(make_box<D>(set, i, n, random), random.bits(),
                                   moves ? Mobility::kMovable : Mobility::kStatic, filter,
                                   {i % 5 == 0, static_cast<std::uint32_t>(i % 4)});
        if (moves) movable.push_back(id);
        if (i % 7 == 6) tree.remove(id);
    }
    for (const int id : movable) {
        if (!tree.is_live(id)) continue;
        const Aabb<D> box = make_box<D>(set, id, n, random);
        if (id % 4 == 1) tree.buffer_move(id, box);
        if (id % 4 == 2) tree.move(id, box, {});
    }
}

}  // namespace jostle::test
