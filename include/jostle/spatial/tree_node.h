// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How a dynamic tree lies in memory. Two siblings lie side by side in one TreePair, so that whoever visits an
// inner node tests both its children from one cache line (the plane: 64 bytes). A place is a number 2 * pair
// + side; the root is place 0, its neighbour 1 stays empty.
//
//     pairs_[0]  [ root | -- ]          root.link = 1: its children are pairs_[1]
//     pairs_[1]  [  A   |  B ]          A.link = 2, B.link = ~7: B is the item 7
//     pairs_[2]  [  C   |  D ]          parents_[2] = 2 * 1 + 0, the place of A
//
// Nodes carry the union of the filters below them, folded to 32 bits: the tests on them may let something
// through that the items' own 64 bits then refuse, never the reverse.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/aabb.h>

#include <cstddef>
#include <cstdint>

namespace jostle {

/// Which items care for each other: both categories must meet the other's mask. A query has a mask alone.
struct BoxFilter {
    std::uint64_t category = ~std::uint64_t{0};  ///< [1] the bits of what this is
    std::uint64_t mask = ~std::uint64_t{0};      ///< [1] the bits of what it wants to meet

    [[nodiscard]] constexpr bool accepts(const BoxFilter& b) const {
        return (category & b.mask) != 0 && (b.category & mask) != 0;
    }
    constexpr bool operator==(const BoxFilter&) const = default;
};

namespace detail {

/// Bits 0 to 30 stay what they are; bit 31 stands for any of the others.
[[nodiscard]] JOSTLE_INLINE constexpr std::uint32_t fold_bits(std::uint64_t bits) {
    constexpr std::uint64_t kLow = 0x7fffffffu;
    return static_cast<std::uint32_t>(bits & kLow) | ((bits & ~kLow) != 0 ? 0x80000000u : 0u);
}

inline constexpr std::int32_t kNoLink = 0;  ///< nothing has the root's pair below it

/// A box, what is below it, and the union of the filters there.
template <int D>
struct TreeNode {
    Aabb<D> box;             ///< [m]
    std::uint32_t category;  ///< [1] folded
    std::uint32_t mask;      ///< [1] folded
    std::int32_t link;       ///< > 0: the pair of its children; < 0: ~item; kNoLink: empty
    std::int32_t height;     ///< the levels below it, 0 for an item

    [[nodiscard]] JOSTLE_INLINE bool is_item() const { return link < 0; }
    [[nodiscard]] JOSTLE_INLINE bool is_inner() const { return link > 0; }
    [[nodiscard]] JOSTLE_INLINE std::int32_t item() const { return ~link; }
    /// Whether something below one may accept something below the other.
    [[nodiscard]] JOSTLE_INLINE bool may_accept(const TreeNode& b) const {
        return (category & b.mask) != 0 && (b.category & mask) != 0;
    }
};

template <int D>
struct alignas(D == 2 ? 64 : 16) TreePair {
    TreeNode<D> child[2];
};
static_assert(sizeof(TreePair<2>) == 64);
static_assert(sizeof(TreePair<3>) == 80);

/// Two nodes that a descent of one tree or two has still to look at.
struct PlacePair {
    std::int32_t a;
    std::int32_t b;
};

}  // namespace detail

}  // namespace jostle
