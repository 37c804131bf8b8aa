// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A second hierarchy over the blocks of a dynamic tree that has come to rest: nodes of eight children instead
// of pairs, so that a query waits for a third of the levels. A node is the top of the tree below some pair,
// whose largest parts are opened until there are eight. It is made in parts, one per search of pairs that
// finds the tree as the search before left it, and used when it is whole; the first change drops it.
//
// Invariant (BroadPhase::check()): the index leads to the blocks of its tree, each once, by their boxes.
//
// Cost: 256 nodes, or 0.1 ms, per search until it is whole: 130 searches for a million static boxes. Memory
// in the plane: 110 bytes of room per block, of which it mostly uses 40. The room is taken as boxes come;
// where there is none there is no index. Nothing recurses.
#pragma once

#include <jostle/memory/shared_rows.h>
#include <jostle/spatial/wide_node.h>

#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <string>
#include <utility>
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

/// Two trees that are asked together, and the root of the second one's index; null: there is none.
template <int D>
struct TwoTrees {
    TreeView<TreePair<D>> trees[2];
    const IndexNode<D>* index;

    [[nodiscard]] JOSTLE_INLINE bool has_index(int tree) const { return tree == 1 && index != nullptr; }
    /// The second tree by its index.
    [[nodiscard]] JOSTLE_INLINE TreeView<IndexNode<D>> by_index() const {
        const TreeView<TreePair<D>>& tree = trees[1];
        return {index, tree.blocks, tree.filters, tree.all_have_category, tree.places, tree.user_data};
    }
};

template <int D>
class WideIndex {
  public:
    explicit WideIndex(std::pmr::memory_resource* memory) : nodes_(memory) {}

    /// The tree has changed.
    void drop() noexcept {
        nodes_.clear();
        made_ = 0;
        rested_ = false;
    }
    /// Takes the room that the index of so many blocks may need, if there is memory for it.
    void reserve(int blocks) noexcept {
        if (blocks >= kFewestBlocks && nodes_.capacity() < most_nodes(blocks)) grow(blocks);
    }
    /// Becomes that of a copy of the other one's tree; where there is no memory for that, there is none.
    void copy_from(const WideIndex& other) noexcept;
    /// As copy_from(), without a copy where the index is whole: until own() neither may be dropped.
    void share_from(const WideIndex& other) noexcept;
    /// Throws std::bad_alloc, and has changed nothing.
    void own() { nodes_.own(); }
    /// A search of pairs finds a tree of so many blocks: the next part of its index is made, if it has not
    /// changed since the last search.
    void rest(const TreeView<TreePair<D>>& tree, int blocks) {
        if (is_whole() || blocks < kFewestBlocks || !std::exchange(rested_, true)) return;
        make_part(tree, blocks);
    }
    /// Null: there is none.
    [[nodiscard]] JOSTLE_INLINE const IndexNode<D>* root() const {
        return is_whole() ? nodes_.data() : nullptr;
    }
    [[nodiscard]] std::size_t byte_count() const { return nodes_.capacity() * sizeof(IndexNode<D>); }
    /// Empty when sound, or not whole; otherwise a sentence. `block_counts`: the items of each block, 0: it
    /// is free. O(n).
    [[nodiscard]] std::string fault(const TreeView<TreePair<D>>& tree,
                                    std::span<const std::uint8_t> block_counts) const;

  private:
    /// [1] A tree of fewer is asked as fast without.
    static constexpr int kFewestBlocks = 16;
    /// [1] Nodes that one search makes, at most.
    static constexpr int kNodesOfSearch = 256;

    /// A node has eight children, or else all are blocks, two at least: so the worst tree of b blocks has
    /// b / 2 nodes of two blocks each, and a seventh as many above them.
    [[nodiscard]] static constexpr std::size_t most_nodes(int blocks) {
        return static_cast<std::size_t>(blocks) * 4 / 7 + 1;
    }
    [[nodiscard]] JOSTLE_INLINE bool is_whole() const { return made_ > 0 && made_ == nodes_.size(); }
    void grow(int blocks) noexcept;
    void make_part(const TreeView<TreePair<D>>& tree, int blocks);

    /// [0] is the root. The first link of a node that is not made yet holds the pair that it stands for.
    SharedRows<IndexNode<D>> nodes_;
    std::size_t made_ = 0;
    bool rested_ = false;  ///< the last search of pairs found the tree as it is
};

}  // namespace jostle::detail
JOSTLE_API_END
