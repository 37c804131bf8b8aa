// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A static tree of boxes, in the plane or in space, built at once: for boxes that change rarely, or all
// together. An item's id is its index in the span of boxes, which the tree does not keep.
//
// The leaves are blocks of up to 8 items; an inner node has 8 boxes side by side. kCurve packs both: every 8
// items along the curve are a block, every 8 blocks a node, every 8 of those a node above. The other methods
// give a binary hierarchy, of which those nodes are kept that make the whole cost least, each with up to 8
// below it [Ylitie2017].
//
//     kCurve:      nodes [ 0 | 1 2 3 | ... ]  level by level, each an eighth of the level below it
//     the others:  nodes [ 0 | 1 | ... ]      depth-first
//
// Invariant (`check()`): the box of a slot is exactly the union of the boxes below it; a node comes before
// the nodes below it; all nodes and blocks are in use; every item is in one slot of one block.
//
// A call that throws has changed nothing: refused with Error, for want of memory with std::bad_alloc, or with
// the exception of its scheduler.
//
// Cost: 27 bytes per item in the plane, 36 in space (packed), and 19 more while it keeps the memory
// that building needs. A tree that is built again is made beside the present one, with a scheduler or by
// another method than kCurve: as many bytes again. A refit with a scheduler fills its blocks beside the
// present ones: 20 bytes per item in the plane, 28 in space. Any number of threads may query at once, while
// none builds or refits. Nothing recurses.
#pragma once

#include <jostle/spatial/build.h>
#include <jostle/spatial/tree_queries.h>
#include <jostle/spatial/wide_node.h>

#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <string>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

class TaskScheduler;
namespace detail {
template <int D>
struct CenterBounds;
}  // namespace detail

struct BvhOptions {
    BuildMethod method = BuildMethod::kCurve;
};

namespace detail {
/// The root of an empty tree: a node with no slot used.
template <int D>
constexpr WideNode<D> make_empty_node() {
    WideNode<D> node{};
    for (auto& row : node.bound) {
        for (float& b : row) b = kEmptyBound;
    }
    return node;
}
template <int D>
inline constexpr WideNode<D> kEmptyNode = make_empty_node<D>();
}  // namespace detail

template <int D>
class Bvh : public TreeQueries<Bvh<D>, D, detail::WideNode<D>> {
  public:
    explicit Bvh(std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : Bvh(memory, memory) {}
    /// With a resource of its own for most of what only building and refitting need. From `scratch` come the
    /// order of the items, the binary hierarchy, what it costs to lay that out, and the boxes of nodes and
    /// blocks as they are handed up; not the tree nor what is made beside it (Cost, above), which come from
    /// `memory`, nor stacks that outgrow a call's own. What comes from `scratch` is kept for the next call,
    /// until release_scratch() or the end of the tree: `scratch` must outlive the tree.
    Bvh(std::pmr::memory_resource* memory, std::pmr::memory_resource* scratch);
    /// A tree over these boxes: build().
    explicit Bvh(std::span<const Aabb<D>> boxes, const BvhOptions& options = {},
                 std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : Bvh(memory) {
        build(boxes, options);
    }
    Bvh(const Bvh&) = delete;
    Bvh& operator=(const Bvh&) = delete;

    /// Makes the tree over these boxes, in place of the present one. Boxes must be valid; refused, it stays
    /// as it was. The same tree for any scheduler.
    void build(std::span<const Aabb<D>> boxes, const BvhOptions& options = {},
               TaskScheduler* scheduler = nullptr);
    /// The items have these boxes now, as many as were built; the nodes keep their items. Faster than
    /// building; queries stay exact but slow down as items drift apart: look at wear(). O(n).
    void refit(std::span<const Aabb<D>> boxes, TaskScheduler* scheduler = nullptr);
    /// Removes everything; keeps the memory.
    void clear() noexcept;
    /// Gives back the memory that only building and refitting need, all that came from `scratch` included;
    /// the next call that needs some takes it again.
    void release_scratch() noexcept;

    /// [1] Items.
    [[nodiscard]] int size() const { return item_count_; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] Aabb<D> box(int id) const;
    /// Of all items; empty_box where there is none.
    [[nodiscard]] Aabb<D> bounds() const;
    /// [1] Inner nodes on the longest way from the root to a block, the root included; 0 for an empty tree.
    [[nodiscard]] int height() const { return height_; }
    /// [1] The cost of all inner nodes and blocks (perimeter or surface) over that of the root: lower is
    /// better. 0 for an empty tree, or one of no extent.
    [[nodiscard]] float area_ratio() const;
    /// [1] The cost of inner nodes and blocks over that when the tree was built, at least 1: a small query
    /// visits about so many times the nodes. Build again where it passes 2; where everything moves anywhere
    /// it reaches hundreds. Infinite where the tree cost nothing then. O(n).
    [[nodiscard]] float wear() const;
    [[nodiscard]] int node_count() const { return node_count_; }
    [[nodiscard]] int block_count() const { return block_count_; }
    [[nodiscard]] std::size_t byte_count() const;

    /// Empty when sound, otherwise a sentence that names what is wrong and where. O(n).
    [[nodiscard]] std::string check() const;

    /// The tree, including the cost that wear() compares with, as bytes that any machine can load. O(n).
    [[nodiscard]] std::vector<std::byte> save() const;
    /// Becomes the tree that was saved. Raises Error, and changes nothing, where the bytes are no sound tree
    /// of this dimension. O(n).
    void load(std::span<const std::byte> bytes);

  private:
    friend class TreeQueries<Bvh<D>, D, detail::WideNode<D>>;
    friend struct detail::TreeAccess;
    friend struct BvhTestAccess;

    /// Refused as this call.
    void load(const Call& call, std::span<const std::byte> bytes);

    using Node = detail::WideNode<D>;
    static constexpr double kNotRefitted = -1.0;

    /// The levels of a packed tree. Level 0 is the lowest; the root's has one node, and lies first.
    struct PackedLevels {
        explicit PackedLevels(int block_count);
        int blocks;
        int levels = 0;
        int nodes = 0;  ///< [1] of all levels
        int size[16];
        int first[16];
    };

    struct Store {
        explicit Store(std::pmr::memory_resource* memory) : nodes(memory), blocks(memory), places(memory) {}
        [[nodiscard]] std::size_t byte_count() const {
            return nodes.byte_count() + blocks.byte_count() + places.byte_count();
        }
        void release();
        /// With one of the same resource.
        void swap(Store& other) noexcept;

        detail::BuildBuffer<Node> nodes;  ///< [0] is the root
        detail::BuildBuffer<detail::Block<D>> blocks;
        detail::BuildBuffer<std::int32_t> places;  ///< by item: block * kBlockSize + slot
    };

    /// [byte] Of a tree that kCurve makes of so many items, without scratch; as a 64-bit number.
    [[nodiscard]] static std::uint64_t packed_bytes(int count);

    [[nodiscard]] detail::TreeView<Node> view() const {
        return {node_count_ > 0 ? store_.nodes.data() : &detail::kEmptyNode<D>, store_.blocks.data(),
                nullptr};
    }

    static void require_boxes(const Call& call, std::span<const Aabb<D>> boxes, bool valid);
    [[nodiscard]] double total_cost() const;
    void build_packed(std::span<const Aabb<D>> boxes, const detail::CenterBounds<D>& bounds,
                      TaskScheduler* scheduler);
    void build_collapsed(std::span<const Aabb<D>> boxes, const detail::CenterBounds<D>& bounds,
                         BuildMethod method, TaskScheduler* scheduler);
    void fill_leaves(std::span<const Aabb<D>> boxes, const detail::BuiltTree& tree, detail::Block<D>* blocks,
                     std::int32_t* places, TaskScheduler* scheduler);
    void pack_nodes(const PackedLevels& levels, Node* nodes, TaskScheduler* scheduler);
    void collapse_nodes(const detail::BuiltTree& tree);
    void fill_beside(std::span<const Aabb<D>> boxes, TaskScheduler& scheduler);

    Store store_;
    int item_count_ = 0;
    int node_count_ = 0;
    int block_count_ = 0;
    int height_ = 0;
    double built_cost_ = kNotRefitted;  ///< of all nodes and blocks before the first refit

    // For building and refitting only.
    detail::BuildMemory scratch_;
    Store spare_;  ///< where the next tree is made, as long as making it may fail
    detail::BuildBuffer<detail::BuildBounds<D>> block_bounds_;
    detail::BuildBuffer<detail::BuildBounds<D>> node_bounds_;  ///< by node, or by binary node
    detail::BuildBuffer<detail::WideChoice> choices_;          ///< by binary node
};

}  // namespace jostle
JOSTLE_API_END
