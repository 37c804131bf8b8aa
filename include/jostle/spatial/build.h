// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Building a tree of boxes at once, and the memory that building needs: the owner keeps the memory, so that a
// tree that is built again each frame allocates nothing.
#pragma once

#include <jostle/math/aabb.h>
#include <jostle/spatial/wide_node.h>

#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

enum class BuildMethod : std::uint8_t {
    /// Items sorted along Hilbert's curve, every eight of them a block: the fastest to build. O(n).
    kCurve,
    /// Parted from the top where the surface-area heuristic says, of 16 places on each axis: slower to build;
    /// faster to ask where sizes or densities differ much. O(n log n).
    kBinned,
    /// Always the two nodes whose union costs least become one, for small trees: O(n^2). Of more than 1024
    /// items, kBinned makes the levels above parts of at most so many.
    kBottomUp
};

namespace detail {

/// Uninitialised room for trivial elements that grows and never shrinks; its elements are lost when it grows.
template <class T>
class BuildBuffer {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

  public:
    explicit BuildBuffer(std::pmr::memory_resource* memory) : memory_(memory) {}
    BuildBuffer(const BuildBuffer&) = delete;
    BuildBuffer& operator=(const BuildBuffer&) = delete;
    ~BuildBuffer() { release(); }

    /// Room for so many elements, of no particular value.
    T* room(std::size_t count) {
        if (count > capacity_) {
            release();
            data_ = static_cast<T*>(memory_->allocate(count * sizeof(T), alignof(T)));
            capacity_ = count;
        }
        return data_;
    }
    [[nodiscard]] T* data() { return data_; }
    [[nodiscard]] const T* data() const { return data_; }
    [[nodiscard]] std::size_t capacity() const { return capacity_; }
    [[nodiscard]] std::pmr::memory_resource* memory() const { return memory_; }
    /// With one of the same resource.
    void swap(BuildBuffer& other) noexcept {
        std::swap(data_, other.data_);
        std::swap(capacity_, other.capacity_);
    }
    [[nodiscard]] std::size_t byte_count() const { return capacity_ * sizeof(T); }
    void release() {
        if (data_ != nullptr) memory_->deallocate(data_, capacity_ * sizeof(T), alignof(T));
        data_ = nullptr;
        capacity_ = 0;
    }

  private:
    std::pmr::memory_resource* memory_;
    T* data_ = nullptr;
    std::size_t capacity_ = 0;
};

/// Room for a buffer's next contents, which is there before the present ones are given up.
template <class T>
class NextRoom {
  public:
    NextRoom(BuildBuffer<T>& buffer, std::size_t count) : buffer_(buffer), larger_(buffer.memory()) {
        if (count > buffer.capacity()) larger_.room(count);
    }
    /// The buffer's elements from now on, of no particular value.
    T* take() noexcept {
        if (larger_.data() != nullptr) buffer_.swap(larger_);
        return buffer_.data();
    }

  private:
    BuildBuffer<T>& buffer_;
    BuildBuffer<T> larger_;
};

/// An item's place along the curve, and which box it is.
struct BuildItem {
    std::uint32_t key;
    std::int32_t id;
};

/// A box as trees store it: the lower corner, the upper one negated, padded to whole vectors of four.
template <int D>
struct alignas(16) BuildBounds {
    static constexpr int kSize = D == 2 ? 4 : 8;
    float bound[kSize];
};

/// Items that lie together and are built by one task.
struct BuildPart {
    std::int32_t first, last;
    std::int32_t nodes, leaves;         ///< [1] how many it has
    std::int32_t node_base, leaf_base;  ///< before it
};

/// A node of an agglomeration: three things that are not of one another, kept by number.
struct BuildCluster {
    float bound[8];  ///< of the cluster
    double cost;     ///< of its union with its partner
    std::int32_t partner, next;
    std::int32_t node;               ///< the node that the cluster is now
    std::int32_t id;                 ///< of the item with this number
    std::int32_t left, right, size;  ///< of the join with this number
};

/// The cost of laying a binary node out in wide ones: in up to k slots of one, for each k.
struct WideChoice {
    float cost[kBlockSize + 1];  ///< [1] of the root's
    /// Of the k slots, how many the left child has; 0: it is a node itself.
    std::uint8_t left[kBlockSize + 1];
};

/// The buffers of a builder.
struct BuildMemory {
    explicit BuildMemory(std::pmr::memory_resource* memory)
        : items(memory),
          spare(memory),
          nodes(memory),
          leaf_first(memory),
          counts(memory),
          clusters(memory),
          top(memory),
          parts(memory) {}

    [[nodiscard]] std::size_t byte_count() const {
        return items.byte_count() + spare.byte_count() + nodes.byte_count() + leaf_first.byte_count() +
               counts.byte_count() + clusters.byte_count() + top.capacity() * sizeof(std::int32_t) +
               parts.capacity() * sizeof(BuildPart);
    }

    void release() {
        items.release();
        spare.release();
        nodes.release();
        leaf_first.release();
        counts.release();
        clusters.release();
        top = std::pmr::vector<std::int32_t>(top.get_allocator());
        parts = std::pmr::vector<BuildPart>(parts.get_allocator());
    }

    BuildBuffer<BuildItem> items, spare;
    BuildBuffer<std::int32_t> nodes, leaf_first;
    BuildBuffer<std::uint32_t> counts;  ///< of digits, where several tasks sort
    BuildBuffer<BuildCluster> clusters;
    std::pmr::vector<std::int32_t> top;  ///< nodes above the parts
    std::pmr::vector<BuildPart> parts;
};

/// The buffers that a dynamic tree keeps for rebuilding: its items' boxes by number, which are their ids
/// where all ids are live.
template <int D>
struct RebuildMemory {
    explicit RebuildMemory(std::pmr::memory_resource* memory)
        : tree(memory), boxes(memory), ids(memory), numbers(memory) {}

    [[nodiscard]] std::size_t byte_count() const {
        return tree.byte_count() + boxes.byte_count() + ids.byte_count() + numbers.byte_count();
    }

    BuildMemory tree;
    BuildBuffer<Aabb<D>> boxes;
    BuildBuffer<std::int32_t> ids;      ///< by number
    BuildBuffer<std::int32_t> numbers;  ///< by id
};

/// A binary hierarchy over the items' order, valid until its memory is built in again. Nodes lie depth-first,
/// each before what is below it: a positive number is an inner node's right child (its left child is the next
/// node), a negative one is ~leaf. Leaf i has the items [leaf_begin(i), leaf_begin(i + 1)) of the order, at
/// least 1 and at most kBlockSize of them; leaves follow each other as the nodes do. There is no node where
/// there is no item.
struct BuiltTree {
    std::span<const BuildItem> order;
    std::span<const std::int32_t> leaf_first;  ///< one more than leaves; empty where leaves are packed
    std::span<std::int32_t> nodes;             ///< whose caller may write over them

    [[nodiscard]] std::size_t leaf_count() const {
        constexpr std::size_t kSize = kBlockSize;
        return leaf_first.empty() ? (order.size() + kSize - 1) / kSize : leaf_first.size() - 1;
    }
    /// The place of leaf i's first item; of the one after the last leaf, the number of items.
    [[nodiscard]] std::int32_t leaf_begin(int i) const {
        if (!leaf_first.empty()) return leaf_first[static_cast<std::size_t>(i)];
        const auto end = static_cast<std::int32_t>(order.size());
        return i * kBlockSize < end ? i * kBlockSize : end;
    }
};

}  // namespace detail

}  // namespace jostle
JOSTLE_API_END
