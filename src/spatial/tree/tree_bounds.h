// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One box as a column of a wide node: lower corners, then upper corners negated, so that a smaller number
// always means a larger box, and whole boxes are compared and united row by row.
#pragma once

#include <jostle/math/scalar.h>
#include <jostle/spatial/wide_node.h>

namespace jostle::detail {

template <int D>
struct Bounds {
    float row[2 * D];

    [[nodiscard]] JOSTLE_INLINE bool operator==(const Bounds& b) const {
        bool same = true;
        for (int i = 0; i < 2 * D; ++i) same &= row[i] == b.row[i];
        return same;
    }
};

template <int D>
[[nodiscard]] JOSTLE_INLINE Bounds<D> empty_bounds() {
    Bounds<D> bounds;
    for (float& row : bounds.row) row = kEmptyBound;
    return bounds;
}

template <int D>
[[nodiscard]] JOSTLE_INLINE Bounds<D> bounds_of(const Aabb<D>& box) {
    Bounds<D> bounds;
    for (int i = 0; i < D; ++i) {
        bounds.row[i] = box.lower[i];
        bounds.row[D + i] = -box.upper[i];
    }
    return bounds;
}

template <int D>
[[nodiscard]] JOSTLE_INLINE Aabb<D> box_of(const Bounds<D>& bounds) {
    Aabb<D> box;
    for (int i = 0; i < D; ++i) {
        box.lower[i] = bounds.row[i];
        box.upper[i] = -bounds.row[D + i];
    }
    return box;
}

template <class Node>
[[nodiscard]] JOSTLE_INLINE Bounds<Node::kDimension> slot_bounds(const Node& node, int slot) {
    Bounds<Node::kDimension> bounds;
    for (int i = 0; i < 2 * Node::kDimension; ++i) bounds.row[i] = node.bound[i][slot];
    return bounds;
}
template <class Node>
JOSTLE_INLINE void set_slot_bounds(Node& node, int slot, const Bounds<Node::kDimension>& bounds) {
    for (int i = 0; i < 2 * Node::kDimension; ++i) node.bound[i][slot] = bounds.row[i];
}

template <int D>
[[nodiscard]] JOSTLE_INLINE Bounds<D> unite(const Bounds<D>& a, const Bounds<D>& b) {
    Bounds<D> bounds;
    for (int i = 0; i < 2 * D; ++i) bounds.row[i] = min(a.row[i], b.row[i]);
    return bounds;
}

/// Touching counts.
template <int D>
[[nodiscard]] JOSTLE_INLINE bool contains(const Bounds<D>& outer, const Bounds<D>& inner) {
    bool within = true;
    for (int i = 0; i < 2 * D; ++i) within &= outer.row[i] <= inner.row[i];
    return within;
}

/// The union of the two children's boxes.
template <int D>
[[nodiscard]] JOSTLE_INLINE Bounds<D> union_of(const TreePair<D>& pair) {
    Bounds<D> bounds;
    for (int i = 0; i < 2 * D; ++i) bounds.row[i] = min(pair.bound[i][0], pair.bound[i][1]);
    return bounds;
}
/// The union of the items' boxes.
template <int D>
[[nodiscard]] JOSTLE_INLINE Bounds<D> union_of(const Block<D>& block) {
    Bounds<D> bounds;
    for (int i = 0; i < 2 * D; ++i) {
        float half[4];
        for (int k = 0; k < 4; ++k) half[k] = min(block.bound[i][k], block.bound[i][k + 4]);
        bounds.row[i] = min(min(half[0], half[2]), min(half[1], half[3]));
    }
    return bounds;
}

/// What a pair keeps of one of its children.
template <int D>
struct TreeChild {
    Bounds<D> bounds;
    std::int32_t link;
    std::uint32_t category;
    std::uint32_t mask;
    std::int32_t height;

    [[nodiscard]] JOSTLE_INLINE bool operator==(const TreeChild& b) const {
        return bounds == b.bounds && link == b.link && category == b.category && mask == b.mask &&
               height == b.height;
    }
};

}  // namespace jostle::detail
