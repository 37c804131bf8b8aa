// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The state of a query: the nodes still to be opened, and the hits still to be delivered. A
// kernel (src/spatial/kernels) continues the walk until its buffer of hits is full or no node is left; the
// visitor then runs over the buffer.
//
// A walk in any order takes inner nodes from a stack, several at once, so that none waits for the test of
// another; the blocks below gather, are fetched from memory meanwhile, and are tested together
// afterwards.
//
// A cast or a nearest search goes by distance: nodes wait on a stack, each with the place where the query
// meets it, the nearest of a group on top.
#pragma once

#include <jostle/core/require.h>
#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/visit.h>
#include <jostle/spatial/wide_node.h>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory_resource>
#include <utility>

JOSTLE_API_BEGIN
namespace jostle {

template <class Tree, int D, class Inner>
class TreeQueries;

namespace detail {

using TreePair2 = TreePair<2>;
using TreePair3 = TreePair<3>;
using WideNode2 = WideNode<2>;
using WideNode3 = WideNode<3>;

inline constexpr int kWalkBlocks = 64;  ///< [1] blocks that are found before they are tested
inline constexpr int kWalkHits = 256;   ///< [1] hits that are found before they are handed over

inline constexpr int kMostLinks = 8;  ///< [1] inner nodes that wait more after one step of a kernel

/// The test that a walk puts nodes to: the links of one mean nothing to another.
enum class WalkType : std::uint8_t { kBox, kHalfSpaces, kRadius, kRay };

/// The elements [begin, end); those before may be of no value.
template <class T>
JOSTLE_INLINE void copy_part(T* to, const T* from, int begin, int end) {
    std::memcpy(to + begin, from + begin, static_cast<std::size_t>(end - begin) * sizeof(T));
}

struct Walk {
    explicit Walk(std::pmr::memory_resource* memory = nullptr) : links(memory) {}
    Walk(Walk&& other) noexcept : links(std::move(other.links)) { take_rest(other); }
    Walk& operator=(Walk&& other) noexcept {
        if (this == &other) return *this;
        links = std::move(other.links);
        take_rest(other);
        return *this;
    }
    ~Walk() = default;

    [[nodiscard]] bool has_nodes() const { return !links.empty() || block_begin < block_end; }
    [[nodiscard]] bool empty() const { return hit_begin == hit_end && !has_nodes(); }
    void start(const void* of, WalkType test) {
        clear();
        tree = of;
        type = test;
        links.push(0);
    }
    void clear() {
        links.clear();
        block_begin = block_end = hit_begin = hit_end = 0;
    }
    /// For a kernel's next step, so that none has to grow the stack: an exception there would lose its nodes.
    void make_room() {
        if (links.size() + kMostLinks > links.capacity()) links.reserve(2 * links.capacity());
    }

    GrowableStack<std::int32_t, 256> links;  ///< inner nodes
    const void* tree = nullptr;              ///< where its inner nodes lie
    WalkType type = WalkType::kBox;
    int block_begin = 0, block_end = 0;
    int hit_begin = 0, hit_end = 0;
    std::int64_t nodes = 0;  ///< [1] opened so far
    // A kernel appends a whole vector and counts a part of it.
    std::int32_t blocks[kWalkBlocks + kBlockSize];  ///< links, which are ~block
    std::int32_t hits[kWalkHits + kBlockSize];      ///< items
    float values[kWalkHits + kBlockSize];           ///< one per hit, where a verb has such

  private:
    void take_rest(Walk& other) noexcept {
        tree = other.tree;
        type = other.type;
        block_begin = other.block_begin;
        block_end = other.block_end;
        hit_begin = other.hit_begin;
        hit_end = other.hit_end;
        copy_part(blocks, other.blocks, block_begin, block_end);
        copy_part(hits, other.hits, hit_begin, hit_end);
        copy_part(values, other.values, hit_begin, hit_end);
        other.clear();
    }
};

/// A node, or a block, with where a cast enters it, or how far away it is: the key's bits above the link's.
/// One number, so that it comes from the stack as it went there; keys are not negative, so that as numbers
/// they are ordered as their bits.
using Waiting = std::uint64_t;

[[nodiscard]] JOSTLE_INLINE Waiting make_waiting(std::int32_t link, float key) {
    return static_cast<Waiting>(std::bit_cast<std::uint32_t>(key)) << 32 | static_cast<std::uint32_t>(link);
}
[[nodiscard]] JOSTLE_INLINE std::int32_t link_of(Waiting waiting) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(waiting));
}
[[nodiscard]] JOSTLE_INLINE float key_of(Waiting waiting) {
    return std::bit_cast<float>(static_cast<std::uint32_t>(waiting >> 32));
}

inline constexpr int kOrderedHits = 64;   ///< [1] hits that are found before they are handed over
inline constexpr int kOrderedBlocks = 8;  ///< [1] blocks with hits that are looked at before, at most

struct OrderedWalk {
    explicit OrderedWalk(std::pmr::memory_resource* memory = nullptr) : waiting(memory) {}
    OrderedWalk(OrderedWalk&& other) noexcept : waiting(std::move(other.waiting)) { take_rest(other); }
    OrderedWalk& operator=(OrderedWalk&& other) noexcept {
        if (this == &other) return *this;
        waiting = std::move(other.waiting);
        take_rest(other);
        return *this;
    }
    ~OrderedWalk() = default;

    [[nodiscard]] bool empty() const { return hit_begin == hit_end && waiting.empty(); }
    void start(const void* of, WalkType test, float end) {
        clear();
        tree = of;
        type = test;
        waiting.push(make_waiting(0, 0.0f));
        bound = last_bound = end;
        yield_beyond = std::numeric_limits<float>::infinity();
        blocks = 0;
    }
    void clear() {
        waiting.clear();
        hit_begin = hit_end = 0;
    }

    GrowableStack<Waiting, 256> waiting;
    const void* tree = nullptr;  ///< where its inner nodes lie
    WalkType type = WalkType::kRay;
    int hit_begin = 0, hit_end = 0;
    std::int64_t nodes = 0;   ///< [1] opened so far
    int blocks = 0;           ///< [1] with hits, that a kernel looks at before it returns
    float bound = 0.0f;       ///< boxes that are met, or lie, beyond it do not matter any more
    float last_bound = 0.0f;  ///< when a kernel was called last
    std::int32_t hits[kOrderedHits + kBlockSize];  ///< items, the nearest first
    float values[kOrderedHits + kBlockSize];       ///< where they are met, or how far away they are
    float yield_beyond = 0.0f;                     ///< a kernel returns before a block that lies beyond it

  private:
    void take_rest(OrderedWalk& other) noexcept {
        tree = other.tree;
        type = other.type;
        hit_begin = other.hit_begin;
        hit_end = other.hit_end;
        blocks = other.blocks;
        bound = other.bound;
        last_bound = other.last_bound;
        yield_beyond = other.yield_beyond;
        copy_part(hits, other.hits, hit_begin, hit_end);
        copy_part(values, other.values, hit_begin, hit_end);
        other.clear();
    }
};

/// Raises Error: the context was left by another query.
[[noreturn]] void refuse_context(const Call& call);

/// Takes a walk on by turns: kernel() until there are hits, deliver(index of a hit) for each of them, until
/// that answers kStop.
template <class Kernel, class Deliver>
JOSTLE_INLINE QueryWork go_on(Walk& walk, Kernel&& kernel, Deliver&& deliver) {
    QueryWork work;
    for (;;) {
        while (walk.hit_begin < walk.hit_end) {
            ++work.items;
            // Counted as delivered before the visitor may throw.
            if (deliver(walk.hit_begin++) != Visit::kStop) continue;
            work.stopped = true;
            work.nodes = walk.nodes;
            return work;
        }
        if (!walk.has_nodes()) break;
        walk.make_room();
        kernel();
    }
    work.nodes = walk.nodes;
    return work;
}

/// The same, from the root or from where it stands.
template <class Inner, class Kernel, class Deliver>
JOSTLE_INLINE QueryWork run(const Call& call, WalkType type, const TreeView<Inner>& view, Walk& walk,
                            Kernel&& kernel, Deliver&& deliver) {
    if (walk.empty()) {
        walk.start(view.inner, type);
    } else if (walk.tree != view.inner || walk.type != type) {
        refuse_context(call);
    }
    walk.nodes = 0;
    return go_on(walk, kernel, deliver);
}

}  // namespace detail

/// The state that a query in any order keeps from one call to the next. Empty: the next call begins at the
/// root. After a visitor that stopped it, or a call that threw, it mostly is not: then the next call, of the
/// same verb with the same arguments on the unchanged tree, goes on with the next hit. Another verb refuses
/// it, and another tree. Moved from, it is empty.
class QueryContext {
  public:
    /// Growth asks `memory`, or where that is null the default resource at that moment.
    explicit QueryContext(std::pmr::memory_resource* memory = nullptr) : walk_(memory) {}
    [[nodiscard]] bool empty() const { return walk_.empty(); }
    /// Forgets where it stands.
    void clear() { walk_.clear(); }

  private:
    template <class Tree, int D, class Inner>
    friend class TreeQueries;
    detail::Walk walk_;
};

/// The same for a cast; it keeps where the cast ends, too.
class CastContext {
  public:
    explicit CastContext(std::pmr::memory_resource* memory = nullptr) : walk_(memory) {}
    [[nodiscard]] bool empty() const { return walk_.empty(); }
    void clear() { walk_.clear(); }

  private:
    template <class Tree, int D, class Inner>
    friend class TreeQueries;
    detail::OrderedWalk walk_;
};

}  // namespace jostle
JOSTLE_API_END
