// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A second hierarchy over the blocks of a dynamic tree that has come to rest: nodes of eight children instead
// of pairs, so that a query waits for a third of the levels. A node is the top of the tree below some pair,
// whose largest parts are opened until there are eight. It is made once the tree has stayed as it is for so
// many searches of pairs that making it costs little per search; the first change drops it.
//
// Invariant (BroadPhase::check()): the index leads to the blocks of its tree, each once, by their boxes.
//
// Cost: making it, 50 to 80 ns a block, in one search; memory 40 bytes a block in the plane. Nothing
// recurses.
#pragma once

#include <jostle/spatial/wide_node.h>

#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <string>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle::detail {

/// Eight children, with the union of the categories below each, folded: three cache lines in the plane.
template <int D>
struct alignas(64) IndexNode : WideNode<D> {
    static constexpr bool kFiltered = true;

    std::uint32_t category[kBlockSize];
};
static_assert(sizeof(IndexNode<2>) == 192);
static_assert(sizeof(IndexNode<3>) == 256);

using IndexNode2 = IndexNode<2>;
using IndexNode3 = IndexNode<3>;

/// Two trees that are asked together, and the index of each; `inner` of that is null where there is none.
template <int D>
struct TwoTrees {
    TreeView<TreePair<D>> trees[2];
    TreeView<IndexNode<D>> indexes[2];
};

template <int D>
class WideIndex {
  public:
    explicit WideIndex(std::pmr::memory_resource* memory) : nodes_(memory) {}

    /// The tree has changed.
    void drop() noexcept {
        nodes_.clear();
        searches_ = -1;
    }
    /// A search of pairs finds the tree as it is. It may be time to make the index.
    void rest(const TreeView<TreePair<D>>& tree, int blocks) {
        if (!nodes_.empty() || blocks < kFewestBlocks) return;
        if (++searches_ >= (blocks + kBlocksOfSearch - 1) / kBlocksOfSearch) make(tree);
    }
    /// The tree by its index.
    [[nodiscard]] JOSTLE_INLINE TreeView<IndexNode<D>> view(const TreeView<TreePair<D>>& tree) const {
        return {nodes_.empty() ? nullptr : nodes_.data(),
                tree.blocks,
                tree.filters,
                tree.all_have_category,
                tree.places,
                tree.user_data};
    }
    [[nodiscard]] std::size_t byte_count() const { return nodes_.capacity() * sizeof(IndexNode<D>); }
    /// Empty when sound, or not there; otherwise a sentence. `block_counts`: the items of each block, 0: it
    /// is free. O(n).
    [[nodiscard]] std::string fault(const TreeView<TreePair<D>>& tree,
                                    std::span<const std::uint8_t> block_counts) const;

  private:
    /// [1] A tree of fewer is asked as fast without.
    static constexpr int kFewestBlocks = 16;
    /// [1] Blocks for which a search may pay.
    static constexpr int kBlocksOfSearch = 1024;

    void make(const TreeView<TreePair<D>>& tree);

    std::pmr::vector<IndexNode<D>> nodes_;  ///< [0] is the root; empty: it is not there
    int searches_ = -1;                     ///< of pairs, since the one after the last change
};

}  // namespace jostle::detail
JOSTLE_API_END
