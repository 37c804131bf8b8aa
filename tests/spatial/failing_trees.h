// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Boxes of the trees and broad phases whose allocations fail, and the state of such a tree.
#pragma once

#include <jostle/spatial/dynamic_tree.h>

#include <cstdint>
#include <set>
#include <string>

#include "spatial/boxes.h"

namespace jostle::test {

inline constexpr int kItems = 300;

template <int D>
Aabb<D> item_box(int i) {
    Random random(static_cast<std::uint64_t>(i) + 1);
    return make_box<D>(BoxSet::kUniform, i, kItems, random);
}
template <int D>
Aabb<D> far_box(int i) {
    Vector<D> step{};
    step[0] = 1000.0f;
    const Aabb<D> box = item_box<D>(i);
    return {box.lower + step, box.upper + step};
}

/// Every item with all that belongs to it, whatever the tree looks like; and what queries find.
template <int D>
std::string answers_of(const DynamicTree<D>& tree) {
    std::string text = tree.check() + " | " + std::to_string(tree.size());
    for (int id = 0; id < 2 * kItems; ++id) {
        if (!tree.is_live(id)) continue;
        const Aabb<D> box = tree.fat_box(id);
        text += " " + std::to_string(id) + ":" + std::to_string(tree.user_data(id));
        text += "," + std::to_string(tree.filter(id).category) + "," + std::to_string(tree.filter(id).mask);
        for (int k = 0; k < D; ++k)
            text += "," + std::to_string(box.lower[k]) + "," + std::to_string(box.upper[k]);
    }
    std::set<int> found;
    tree.query(far_box<D>(3), [&](int id) { found.insert(id); });
    tree.query(item_box<D>(5), [&](int id) { found.insert(id); });
    for (const int id : found) text += " found " + std::to_string(id);
    return text;
}
}  // namespace jostle::test
