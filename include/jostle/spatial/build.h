// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How a tree of boxes is made all at once, and the memory that this needs: its owner keeps it, so that a tree
// that is built again each frame allocates nothing.
#pragma once

#include <jostle/math/aabb.h>

#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <type_traits>

namespace jostle {

enum class BuildMethod : std::uint8_t {
    /// Items sorted along a space-filling curve and parted where its cells end: the fastest to build. O(n).
    kMorton,
    /// Parted from the top where the surface-area heuristic says, of 16 places on each axis: about ten times
    /// slower to build; faster to ask where sizes and densities differ much. O(n log n).
    kBinned,
    /// Always the two nodes whose union costs least become one, for small trees: O(n^2). Of more than 2048
    /// items, kBinned makes what is above parts of at most so many.
    kBottomUp
};

namespace detail {

/// Uninitialised room for trivial elements that grows and never shrinks; what was in it is lost when it grows.
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
    [[nodiscard]] std::size_t byte_count() const { return capacity_ * sizeof(T); }

  private:
    void release() {
        if (data_ != nullptr) memory_->deallocate(data_, capacity_ * sizeof(T), alignof(T));
        data_ = nullptr;
        capacity_ = 0;
    }

    std::pmr::memory_resource* memory_;
    T* data_ = nullptr;
    std::size_t capacity_ = 0;
};

/// An item's place along the curve, and which box it is.
struct BuildItem {
    std::uint32_t key;
    std::int32_t id;
};

/// What a builder works on.
struct BuildMemory {
    explicit BuildMemory(std::pmr::memory_resource* memory)
        : items(memory), spare(memory), parts(memory), nodes(memory), leaf_first(memory) {}

    [[nodiscard]] std::size_t byte_count() const {
        return items.byte_count() + spare.byte_count() + parts.byte_count() + nodes.byte_count() +
               leaf_first.byte_count();
    }

    BuildBuffer<BuildItem> items, spare;
    BuildBuffer<std::int32_t> parts, nodes, leaf_first;
};

/// A binary hierarchy over the items' order, valid until its memory is built in again. Nodes lie depth-first,
/// each before what is below it: a positive number is an inner node's right child (its left child is the next
/// node), a negative one is ~leaf. Leaf i has the items [leaf_first[i], leaf_first[i + 1]) of the order, at
/// least 1 and at most kBlockSize of them; leaves follow each other as the nodes do. There is no node where
/// there is no item.
struct BuiltTree {
    std::span<const BuildItem> order;
    std::span<const std::int32_t> leaf_first;  ///< one more than leaves
    std::span<const std::int32_t> nodes;

    [[nodiscard]] std::size_t leaf_count() const { return leaf_first.size() - 1; }
};

}  // namespace detail

}  // namespace jostle
