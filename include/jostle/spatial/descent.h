// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The simultaneous descent of two trees, or of a tree with itself: pairs of overlapping nodes wait. Opening a
// pair tests the children of both against each other; overlapping blocks are put aside, and their
// items tested, eight against eight, once some blocks wait.
//
//     waiting    [ (A, B) (A, A) ... ]      places: node * width + slot; a node with itself stands once
//     blocks     [ (b3, b7) ... ]           found by openings, not yet tested
//     hits       [ (17, 4) (17, 9) ... ]    items whose boxes overlap, not yet delivered
//
// A query for each box would read the top of the tree again for each.
//
// ORDER: depth first; the pairs of an opening, each with its whole subtree, by the first tree's slots,
// then the second's, and so are the items of two blocks. tests/spatial/recursive_descent.h has the order in
// few lines. Several waiting pairs are opened at once, and replaced by their children: the order stays.
//
// All three lists lie in a context, so that a descent can be left after any hit and taken up again. Cost:
// about one visit for each pair of nodes that overlap, nothing twice; no allocation until some 400 pairs
// wait.
#pragma once

#include <jostle/core/config.h>
#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/rigid_transform.h>
#include <jostle/spatial/visit.h>
#include <jostle/spatial/walk.h>
#include <jostle/spatial/wide_node.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory_resource>
#include <span>
#include <utility>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// Which of two nodes that overlap is opened. Where one of them is a block, it is the other.
enum class DescentOrder : std::uint8_t {
    kBoth,   ///< both at once: fewer steps, and mostly the faster
    kLarger  ///< the one whose box costs more (perimeter, surface); of two that cost the same, the first
};

namespace detail {

/// Two nodes, by their places. Two blocks may wait, too, whose a is the complement of its place.
struct PlacePair {
    std::int32_t a;
    std::int32_t b;
    constexpr bool operator==(const PlacePair&) const = default;
};
/// As PlacePair::a: both inner[0] are to be opened, which are in no slot.
inline constexpr std::int32_t kTopPlace = std::numeric_limits<std::int32_t>::max();

struct ItemPair {
    std::int32_t a;
    std::int32_t b;
    constexpr bool operator==(const ItemPair&) const = default;
};

enum class NodeType : std::uint8_t { kPair, kWide };
template <class Inner>
inline constexpr NodeType kTypeOf = Inner::kFiltered ? NodeType::kPair : NodeType::kWide;

/// A TreeView without its type.
template <int D>
struct TreeSide {
    const void* inner = nullptr;
    const Block<D>* blocks = nullptr;
    const BoxFilter* filters = nullptr;
    /// By item, and by place for all items below: a key that keeps those with the same apart, or 0. Null
    /// where there are none, in both trees; only pairs have them.
    const std::uint32_t* apart = nullptr;
    const std::uint32_t* apart_below = nullptr;
    NodeType type = NodeType::kPair;

    TreeSide() = default;
    template <class Inner>
    explicit TreeSide(const TreeView<Inner>& view)
        : inner(view.inner), blocks(view.blocks), filters(view.filters), type(kTypeOf<Inner>) {}
    bool operator==(const TreeSide&) const = default;
};

/// The input of a descent: two trees, or twice the same.
template <int D>
struct DescentTask {
    TreeSide<D> a;
    TreeSide<D> b;
    bool self = false;
    DescentOrder order = DescentOrder::kBoth;
    bool moved = false;     ///< b is in another frame
    BoxMotion<D> b_to_a{};  ///< where moved
    BoxMotion<D> a_to_b{};
};

struct PairSearch;

inline constexpr int kMostFound = kBlockSize * kBlockSize;  ///< [1] by one opening, or in two blocks
inline constexpr int kOpenedAtOnce = 16;                    ///< [1] pairs of nodes
inline constexpr int kOpeningRoom = 2 * kMostFound;         ///< [1] the pairs that these find at most
inline constexpr int kBlockPairBatch = 64;                  ///< [1] as many are tested together
inline constexpr int kHitRoom = 512;                        ///< [1]
using PairStack = GrowableStack<PlacePair, 512>;

}  // namespace detail

/// Where a descent is. An empty one begins at the top; one that is not goes on with the next hit: until it is
/// empty, it must be given to the same verb of the same trees, in the same order and under the same
/// transform, and the trees must not change. One that has grown can be used again and again without
/// allocation. Moved from, it is empty.
class PairContext {
  public:
    explicit PairContext(std::pmr::memory_resource* memory = nullptr) noexcept : waiting_(memory) {}
    PairContext(PairContext&& other) noexcept : waiting_(std::move(other.waiting_)) { take_rest(other); }
    PairContext& operator=(PairContext&& other) noexcept {
        if (this == &other) return *this;
        waiting_ = std::move(other.waiting_);
        take_rest(other);
        return *this;
    }
    ~PairContext() = default;

    /// Nothing is left to look at.
    [[nodiscard]] bool empty() const noexcept {
        return waiting_.empty() && next_block_ == block_count_ && next_hit_ == hit_count_;
    }
    /// Gives up the pairs that are left.
    void clear() noexcept {
        waiting_.clear();
        next_block_ = block_count_ = next_hit_ = hit_count_ = 0;
    }

  private:
    friend struct detail::PairSearch;

    void take_rest(PairContext& other) noexcept {
        block_count_ = other.block_count_;
        next_block_ = other.next_block_;
        hit_count_ = other.hit_count_;
        next_hit_ = other.next_hit_;
        batch_ = other.batch_;
        begun_with_[0] = other.begun_with_[0];
        begun_with_[1] = other.begun_with_[1];
        begun_as_ = other.begun_as_;
        detail::copy_part(blocks_, other.blocks_, next_block_, block_count_);
        detail::copy_part(hits_, other.hits_, next_hit_, hit_count_);
        other.clear();
    }

    detail::PairStack waiting_;
    int block_count_ = 0;
    int next_block_ = 0;
    int hit_count_ = 0;
    int next_hit_ = 0;
    int batch_ = 0;  ///< [1] so many pairs of blocks make up a batch: few at first, then more
    const void* begun_with_[2] = {};  ///< the trees' memory
    int begun_as_ = 0;                ///< the verb and the order
    detail::PlacePair blocks_[detail::kBlockPairBatch + detail::kOpeningRoom];
    detail::ItemPair hits_[detail::kHitRoom];
};

/// The context of pairs_of: a PairContext, and which items are movers. One that has grown can be used again
/// and again.
class MoverContext {
  public:
    explicit MoverContext(std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : marks_(memory), ids_(memory), query_(memory), pairs_(memory) {}
    MoverContext(MoverContext&& other) noexcept = default;
    MoverContext& operator=(MoverContext&&) = delete;
    ~MoverContext() = default;

  private:
    template <class Tree, int D, class Inner>
    friend class TreeQueries;

    /// These, and no others, are movers now. Each once, in the order given.
    std::span<const int> mark(std::span<const int> movers);
    [[nodiscard]] bool is_marked(int id) const {
        const std::size_t word = static_cast<std::size_t>(id) / 64;
        return word < marks_.size() && (marks_[word] >> (id % 64) & 1) != 0;
    }

    std::pmr::vector<std::uint64_t> marks_;  ///< a bit an item
    std::pmr::vector<int> ids_;
    QueryContext query_;
    PairContext pairs_;
};

namespace detail {

/// The use of a context by a verb.
struct PairSearch {
    /// Begins at the top, unless the context is in the middle of a descent; refuses one of other trees.
    template <int D>
    static void begin(const Call& call, const DescentTask<D>& task, PairContext& context);
    /// Looks for more hits, once all are delivered. Returns how many pairs of nodes and of blocks it tested.
    template <int D>
    static int refill(const DescentTask<D>& task, PairContext& context);

    /// Opens pairs, level by level, until there are so many of them, or none is left to open: together they
    /// lead to everything. Depends on the trees alone.
    template <int D>
    static void split(const DescentTask<D>& task, std::size_t count, std::pmr::vector<PlacePair>& found,
                      std::pmr::vector<PlacePair>& spare);
    /// Gives up the pairs that are left, and begins at one of these.
    template <int D>
    static void begin_at(const DescentTask<D>& task, PlacePair at, PairContext& context);

    /// From where the context is to the end, or to where the visitor stops it.
    template <int D, class Visitor>
    static QueryWork go_on(const DescentTask<D>& task, PairContext& context, Visitor& visitor) {
        QueryWork work;
        for (;;) {
            while (context.next_hit_ < context.hit_count_) {
                const ItemPair hit = context.hits_[context.next_hit_++];
                ++work.items;
                work.stopped =
                    answer_of(visitor, static_cast<int>(hit.a), static_cast<int>(hit.b)) == Visit::kStop;
                if (work.stopped) return work;
            }
            if (context.empty()) return work;
            work.nodes += refill(task, context);
        }
    }
    template <int D, class Visitor>
    static QueryWork run(const Call& call, const DescentTask<D>& task, PairContext& context,
                         Visitor& visitor) {
        begin(call, task, context);
        return go_on(task, context, visitor);
    }
};

}  // namespace detail

}  // namespace jostle
JOSTLE_API_END
