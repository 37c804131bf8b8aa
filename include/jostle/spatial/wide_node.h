// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How every tree of boxes lies in memory: inner nodes that hold the boxes of 2 or 8 children side by side,
// and blocks that hold up to eight items. The children's boxes stand in the parent, so that opening a node
// tests all of them from one place; the node or block of a link is not touched before its box was let
// through.
//
// A box is 2 D numbers of which a smaller one always means a larger box: the lower corner, and the upper one
// negated. So everything is one comparison a row: a and b overlap where a.bound[i] <= q[i] for all i, q being
// b's upper corner and its lower one negated; a lies in b where b.bound[i] <= a.bound[i]; their union is the
// minimum. An empty slot has infinity everywhere: it overlaps nothing, and is neutral in a union.
//
//     DynamicTree, W = 2: link[0] of inner[0] leads to the root, and slot 1 of it stays empty
//     inner[0]   [ root | -- ]
//     inner[1]   [  A   |  B ]                 A.link = 2: an inner node; B.link = ~3: block 3
//     blocks[3]  [ i0 i1 i2 -- -- -- -- -- ]   links are the items' ids, dense from slot 0
//
// The walk of any tree starts by opening inner[0], which an empty tree has as well, with no slot used: trees
// of 0, 1 and 2 items are no special cases.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/aabb.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

JOSTLE_API_BEGIN
namespace jostle {

/// Which items care for each other: both categories must meet the other's mask.
struct BoxFilter {
    std::uint64_t category = ~std::uint64_t{0};  ///< [1] the types that the item belongs to, a bit each
    std::uint64_t mask = ~std::uint64_t{0};      ///< [1] the types that it wants to meet

    [[nodiscard]] constexpr bool accepts(const BoxFilter& b) const {
        return (category & b.mask) != 0 && (b.category & mask) != 0;
    }
    constexpr bool operator==(const BoxFilter&) const = default;
};

inline constexpr std::uint64_t kAllCategories = ~std::uint64_t{0};

/// Which items a query of a tree with filters is about.
struct QueryFilter {
    std::uint64_t mask = kAllCategories;  ///< [1] items are left out whose category has none of these bits
};

/// Of a query of a tree without filters.
struct NoFilter {};

namespace detail {

/// Bits 0 to 30 stay what they are; bit 31 stands for any of the others: the tests on folded bits may let
/// something through that the items' own 64 bits then refuse, never the reverse.
[[nodiscard]] JOSTLE_INLINE constexpr std::uint32_t fold_bits(std::uint64_t bits) {
    constexpr std::uint64_t kLow = 0x7fffffffu;
    return static_cast<std::uint32_t>(bits & kLow) | ((bits & ~kLow) != 0 ? 0x80000000u : 0u);
}

inline constexpr int kBlockSize = 8;  ///< [1] boxes in a node of a Bvh, and items in a block, at most
/// [1] Places, block * 8 + slot, are 32 bits, and a block may hold one item only.
inline constexpr int kMostTreeItems = (1 << 28) - 1;
inline constexpr std::int32_t kNoChild = 0;  ///< inner[0] is below nothing
inline constexpr std::int32_t kNoItem = -1;  ///< an empty slot of a block
inline constexpr float kEmptyBound = std::numeric_limits<float>::infinity();

/// Eight boxes side by side, and a link of each.
template <int D>
struct alignas(kBlockSize * sizeof(float)) WideNode {
    static constexpr int kDimension = D;
    static constexpr int kWidth = kBlockSize;
    static constexpr bool kFiltered = false;

    float bound[2 * D][kBlockSize];  ///< [m] rows 0 to D-1: lower corners; D to 2D-1: upper corners negated
    /// Of inner nodes: > 0 an inner node, < 0 ~block, or kNoChild; of blocks: an item or kNoItem.
    std::int32_t link[kBlockSize];
};

/// Items side by side.
template <int D>
using Block = WideNode<D>;

/// Two children, with their filters and heights: one cache line in the plane.
template <int D>
struct alignas(D == 2 ? 64 : 16) TreePair {
    static constexpr int kDimension = D;
    static constexpr int kWidth = 2;
    static constexpr bool kFiltered = true;

    float bound[2 * D][2];      ///< [m] as in WideNode
    std::int32_t link[2];       ///< as in WideNode
    std::uint32_t category[2];  ///< [1] the union of the categories below, folded
    std::uint32_t mask[2];      ///< [1] the union of the masks below, folded
    std::int32_t height[2];     ///< the levels of pairs below it, 0 for a block or nothing
};
static_assert(sizeof(TreePair<2>) == 64);
static_assert(sizeof(TreePair<3>) == 80);
static_assert(sizeof(Block<2>) == 160);
static_assert(sizeof(Block<3>) == 224);

/// The box in a slot. -0 and 0 are the same bound; both are read as 0 is written.
template <int D, class Node>
[[nodiscard]] JOSTLE_INLINE Aabb<D> slot_box(const Node& node, int slot) {
    Aabb<D> box;
    for (int i = 0; i < D; ++i) {
        box.lower[i] = node.bound[i][slot];
        box.upper[i] = -node.bound[D + i][slot];
    }
    return box;
}
template <int D, class Node>
JOSTLE_INLINE void set_slot_box(Node& node, int slot, const Aabb<D>& box) {
    for (int i = 0; i < D; ++i) {
        node.bound[i][slot] = box.lower[i];
        node.bound[D + i][slot] = -box.upper[i];
    }
}

template <class Inner>
using FilterOf = std::conditional_t<Inner::kFiltered, QueryFilter, NoFilter>;
[[nodiscard]] JOSTLE_INLINE constexpr std::uint64_t mask_of(QueryFilter filter) {
    return filter.mask;
}
[[nodiscard]] JOSTLE_INLINE constexpr std::uint64_t mask_of(NoFilter) {
    return kAllCategories;
}

/// The part of a tree that a walk reads. `inner` is never empty.
template <class Node>
struct TreeView {
    static constexpr int kDimension = Node::kDimension;
    using Inner = Node;

    const Node* inner;
    const Block<kDimension>* blocks;
    const BoxFilter* filters;        ///< by item; null where the tree has none
    bool all_have_category = false;  ///< no filter has an empty category
    // By item, what a visitor will mostly read; null where the tree has none.
    const std::int32_t* places = nullptr;
    const std::uint64_t* user_data = nullptr;

    /// The filters that items must be held against; null where all pass.
    [[nodiscard]] JOSTLE_INLINE const BoxFilter* filters_for(std::uint64_t mask) const {
        return all_have_category && mask == kAllCategories ? nullptr : filters;
    }
};

/// The parts of a tree that other layers need: its view, for kernels; a load that is refused as a call of
/// theirs.
struct TreeAccess {
    template <class Tree>
    [[nodiscard]] static auto view(const Tree& tree) {
        return tree.view();
    }
    template <class Tree>
    [[nodiscard]] static std::uint64_t packed_bytes(int count) {
        return Tree::packed_bytes(count);
    }
    template <class Call, class Tree, class Bytes>
    static void load(const Call& call, Tree& tree, Bytes bytes) {
        tree.load(call, bytes);
    }
};

}  // namespace detail

}  // namespace jostle
JOSTLE_API_END
