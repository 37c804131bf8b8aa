// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A binary tree of boxes that come, go and move, in the plane or in space. Each item is a box and 64 bits of
// the user's; an item that moves keeps a fat box, which reaches ahead of it, so that most moves change
// nothing. The tree's leaves are blocks of up to eight items, which a query tests at once; its inner nodes
// are pairs of children that lie side by side (wide_node.h).
//
// Invariant (`check()`): a child's box in its pair is exactly the union of the boxes below, its filters the
// folded union of theirs, its height one more than the greater of theirs, 0 for a block. No block is empty.
// Items keep their id from insert to remove; ids of removed items are used again, the last one first.
//
//     pairs_[0]  [ root | -- ]          link[0] = 1: the root's children are in pairs_[1]
//     pairs_[1]  [  A   |  B ]          A.link = 2, B.link = ~7: B is block 7
//     pairs_[2]  [  C   |  D ]          parents_[2] = 2 * 1 + 0, the place of A
//     blocks_[7] [ i0 i1 i2 -- ... ]    block_parents_[7] = 2 * 1 + 1; places_[i2] = 7 * 8 + 2
//
// Insertion goes down where it enlarges least (perimeter in the plane, surface in space), and rotates on the
// way up where that makes boxes smaller [Kopta2012] [Catto2019]. After many moves `rebuild` makes the tree
// afresh (build.h), along Hilbert's curve for a seventh of the instructions of inserting all again.
//
// Cost: insert, remove O(height), O(log n) for boxes that are not contrived; queries visit the nodes that
// they overlap; memory 80 to 86 bytes an item in the plane, up to 100 once it keeps the buffers of a rebuild.
// Nothing recurses. Contrived are boxes each inside another: of 20,000 so nested the height is 3,999, a fifth
// of their number, and where they come from the outside in an insert costs 30 us; after `rebuild` the height
// is 12. Not for use by several threads while one of them writes.
//
// Memory: a call that changes the tree succeeds, or throws and has changed nothing. Only the constructor,
// `insert`, `insert_all`, `reserve_more`, `rebuild`, `load` and `copy_from` may throw std::bad_alloc. Where
// `move`, `move_in_place` or `move_all` is refused memory, the item stays in its block, and the boxes above
// grow with it: queries stay exact, but visit more.
#pragma once

#include <jostle/core/config.h>
#include <jostle/core/constants.h>
#include <jostle/math/aabb.h>
#include <jostle/memory/growable_stack.h>
#include <jostle/memory/shared_rows.h>
#include <jostle/spatial/build.h>
#include <jostle/spatial/tree_queries.h>
#include <jostle/spatial/visit.h>
#include <jostle/spatial/wide_node.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory_resource>
#include <span>
#include <string>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// The child that a new item goes down to.
enum class InsertionPolicy : std::uint8_t {
    kCost,  ///< the one that it makes cost least more: perimeter in the plane, surface in space
    /// The one whose center is nearest in the sum of the axes' distances: trees of boxes alike in size are
    /// nearly as good, others are not. Boxes grow from below, up to the first that contains the item.
    kManhattan
};

/// Rotations above a block that was split or removed.
enum class RotationPolicy : std::uint8_t {
    kOff,     ///< nothing: sorted items make a deep tree
    kHeight,  ///< heights of siblings differ by one at most, as far as one rotation a level achieves that
    kCost     ///< a child and a grandchild change places where that makes boxes smaller
};

struct DynamicTreeOptions {
    float margin = kBoxMargin;  ///< [m] how far a fat box reaches beyond its item's box; 0 and up
    float margin_share = 0.0f;  ///< [1] above 0: the margin is at most this share of a box's longest side
    /// [1] How many more displacements like the last one a fat box reaches ahead; 0 and up.
    float displacement_multiplier = kBoxDisplacementMultiplier;
    InsertionPolicy insertion = InsertionPolicy::kCost;
    RotationPolicy rotation = RotationPolicy::kCost;
    /// [1] So many levels above it an item that moves looks for a place: fewer are faster, and wear the tree.
    int lookahead = -1;  ///< negative: from the root
};

/// How a call that moves an item has left its fat box.
enum class Moved : std::uint8_t {
    kFits,      ///< the fat box fits the box: it contains it, and is not much too large. Nothing changed.
    kNewFatBox  ///< it did not fit: there is a new one
};

/// The work of a tree's last change, so that tests can assert on cost.
struct TreeWork {
    int descended = 0;  ///< [1] levels gone down for a block
    int grown = 0;      ///< [1] boxes grown above the item's new block
    int refitted = 0;   ///< [1] boxes computed anew above its old block, the first unchanged one included
};

template <int D>
class BroadPhase;
class TaskScheduler;

namespace detail {
class ByteWriter;
template <int D>
struct Bounds;
template <int D>
struct QuadBounds;
template <int D>
struct TreeChild;
}  // namespace detail

template <int D>
class DynamicTree : public TreeQueries<DynamicTree<D>, D, detail::TreePair<D>> {
  public:
    explicit DynamicTree(const DynamicTreeOptions& options = {},
                         std::pmr::memory_resource* memory = std::pmr::get_default_resource());
    DynamicTree(const DynamicTree&) = delete;
    DynamicTree& operator=(const DynamicTree&) = delete;

    /// Adds an item and returns its id. The box is stored with the margin around it.
    int insert(const Aabb<D>& box, std::uint64_t user_data, const BoxFilter& filter = {});
    /// The same for many, with an id for each box; user_data may be empty: 0. The tree is made afresh.
    void insert_all(std::span<const Aabb<D>> boxes, std::span<int> ids,
                    std::span<const std::uint64_t> user_data = {}, const BoxFilter& filter = {});
    void remove(int id);

    /// Takes the memory that so many more inserts may need, beyond those reserved before: the next
    /// reserved_count() inserts allocate nothing and cannot fail, whatever is done in between. 0 to
    /// kMostItems, together with the items there are. Memory: up to 265 bytes each in the plane, 345 in
    /// space.
    void reserve_more(int count);
    /// So many of the inserts that were reserved will not come. 0 to reserved_count(); never throws there.
    void forget_reserved(int count);
    /// [1] Inserts that were reserved and have not come yet.
    [[nodiscard]] int reserved_count() const { return reserved_; }
    /// [1] As many items as a tree can hold.
    static constexpr int kMostItems = detail::kMostTreeItems;

    /// Where the fat box does not fit, the item gets a new one, which reaches ahead by the displacement [m],
    /// and a new place.
    Moved move(int id, const Aabb<D>& box, const Vector<D>& displacement = {});
    /// The same, but it keeps its place, and the boxes above are refitted: a quarter of the work. Queries
    /// stay exact but slow down with the number of such moves, until `rebuild`. An item that has jumped clear
    /// of its fat box gets a new place after all.
    Moved move_in_place(int id, const Aabb<D>& box, const Vector<D>& displacement = {});
    /// move_in_place for every item at once, at 0.6 of its work: boxes, and displacements [m] unless the
    /// span is empty, by id, id_end() of them or more; those of ids that are not live are ignored. Returns
    /// how many got new fat boxes; where `moved` is not empty it has a number for each id, 1 for those and 0
    /// for the others.
    int move_all(std::span<const Aabb<D>> boxes, std::span<const Vector<D>> displacements = {},
                 std::span<std::uint8_t> moved = {});
    /// Whether either move would answer kFits.
    [[nodiscard]] bool fits(int id, const Aabb<D>& box, const Vector<D>& displacement = {}) const;
    /// [m] Until a side of the box has gone further, either move answers kFits without a displacement, but
    /// for rounding; 0 where it does not now. O(1).
    [[nodiscard]] float slack(int id, const Aabb<D>& box) const;
    /// The fat box grows until it contains the box, and boxes above it up to the first that does. kFits: it
    /// did already, however large it is.
    Moved enlarge(int id, const Aabb<D>& box);
    /// All items at once get new fat boxes, by id, id_end() of them or more, without a margin; every item
    /// keeps its place. Those of ids that are not live are ignored. O(n), about 5 ns an item.
    void refit(std::span<const Aabb<D>> fat_boxes);

    /// Makes the tree afresh over the same items; ids stay. The same tree for any scheduler, and whatever it
    /// was before. An exception out of the scheduler is passed on: the items are then in the tree as it was,
    /// or already in the new one. By the first method O(n), 10 to 20 ns an item.
    void rebuild(BuildMethod method = BuildMethod::kCurve, TaskScheduler* scheduler = nullptr);
    /// Makes the tree a little better: goes on to the next so many nodes, of all in turn, looks for a better
    /// place for the items of each, and rotates for cost, whatever the policy. About 150 ns a node.
    void optimize(int nodes);
    /// Removes everything; keeps the memory.
    void clear();

    [[nodiscard]] bool is_live(int id) const {
        const auto place = static_cast<std::size_t>(id);
        return id >= 0 && place < places_.size() && places_[place] >= 0;
    }
    /// [1] One more than the greatest id ever given since the tree was made, cleared or loaded: the least
    /// length of the spans of move_all and refit.
    [[nodiscard]] int id_end() const { return static_cast<int>(places_.size()); }
    [[nodiscard]] Aabb<D> fat_box(int id) const;
    [[nodiscard]] std::uint64_t user_data(int id) const;
    void set_user_data(int id, std::uint64_t user_data);
    [[nodiscard]] BoxFilter filter(int id) const;
    void set_filter(int id, const BoxFilter& filter);

    /// [1] Items.
    [[nodiscard]] int size() const { return item_count_; }
    [[nodiscard]] bool empty() const { return size() == 0; }
    /// The most pairs on the way from the root to a block; 0 for up to eight items.
    [[nodiscard]] int height() const;
    /// [1] The greatest difference between the heights of two siblings.
    [[nodiscard]] int greatest_imbalance() const;
    /// Inner nodes and blocks.
    [[nodiscard]] int node_count() const;
    /// [1] The cost of all nodes and blocks (perimeter or surface) over that of the root: lower is better. 0
    /// where there is no extent.
    [[nodiscard]] float area_ratio() const;
    [[nodiscard]] std::size_t byte_count() const;
    /// How many items came or got a new fat box since the last rebuild: a sign that the next one pays.
    [[nodiscard]] int change_count() const { return change_count_; }
    /// [1] The cost of nodes and blocks per item over that after the last rebuild; before the first one since
    /// the tree was empty, over that in a tree of such boxes spread evenly over its bounds (where they lie in
    /// clusters, a lower number than after a rebuild). 1 is as good as new. From about 1.2 on a rebuild pays
    /// where the tree is asked as often as it is changed: ask for this when change_count() has reached an
    /// eighth of the items. Finite. O(n).
    [[nodiscard]] float wear() const;
    [[nodiscard]] const TreeWork& last_work() const { return work_; }
    [[nodiscard]] const DynamicTreeOptions& options() const { return options_; }

    /// Empty when sound, otherwise a sentence that names what is wrong and where. O(n).
    [[nodiscard]] std::string check() const;

    /// The tree, options and ids included, as bytes that any machine can load.
    [[nodiscard]] std::vector<std::byte> save() const;
    /// Becomes the tree that was saved. Raises Error, and changes nothing, where the bytes are no sound tree
    /// of this dimension.
    void load(std::span<const std::byte> bytes);
    /// Becomes a copy of another one: items, ids, shape and reserved room. O(n), as copying its memory.
    void copy_from(const DynamicTree& other);

  private:
    friend class BroadPhase<D>;
    friend class TreeQueries<DynamicTree<D>, D, detail::TreePair<D>>;
    friend struct DynamicTreeTestAccess;

    using Pair = detail::TreePair<D>;
    using Block = detail::Block<D>;
    using Bounds = detail::Bounds<D>;
    using QuadBounds = detail::QuadBounds<D>;
    using Child = detail::TreeChild<D>;
    class TakenIds;

    /// 2 * pair + side: of a child in a pair.
    static constexpr std::int32_t kRoot = 0;
    /// Of a tree that has grown by single inserts since it was empty.
    static constexpr double kNeverBuilt = -1.0;

    template <class Vector>
    JOSTLE_INLINE static auto& at(Vector& vector, std::int32_t index) {
        return vector[static_cast<std::size_t>(index)];
    }

    [[nodiscard]] detail::TreeView<Pair> view() const {
        return {pairs_.data(),      blocks_.data(), filters_.data(),
                all_have_category_, places_.data(), user_data_.data()};
    }
    [[nodiscard]] JOSTLE_INLINE std::uint64_t user_data_of(std::int32_t id) const {
        return at(user_data_, id);
    }
    [[nodiscard]] JOSTLE_INLINE const BoxFilter& filter_of(std::int32_t id) const { return at(filters_, id); }
    [[nodiscard]] JOSTLE_INLINE Aabb<D> box_of(std::int32_t id) const {
        const std::int32_t place = at(places_, id);
        return detail::slot_box<D>(at(blocks_, place / detail::kBlockSize), place % detail::kBlockSize);
    }
    JOSTLE_INLINE std::int32_t& link_at(std::int32_t place) { return at(pairs_, place >> 1).link[place & 1]; }
    JOSTLE_INLINE std::int32_t link_at(std::int32_t place) const {
        return at(pairs_, place >> 1).link[place & 1];
    }

    [[nodiscard]] bool is_built() const { return cost_when_built_ != kNeverBuilt; }

    void require_live(const char* function, int id) const;
    void require_for_each_id(const char* function, const char* argument, std::size_t count,
                             bool may_be_absent) const;
    static void require_options(const char* function, const DynamicTreeOptions& options);

    /// The next free one, or a new one, for which there must be room.
    std::int32_t take_item();
    std::int32_t take_pair();
    std::int32_t take_block();
    /// Memory for so many items beyond those present and reserved, and for their nodes: no insert takes more
    /// than one pair and one block. Refused with the name of the user's call.
    void grow(const Call& call, std::int64_t count);
    void grow_items(const Call& call, std::int64_t count);
    void grow_nodes(std::int64_t count);
    /// Counts blocks and room, for vectors that were filled at once.
    void measure_room();
    /// Whether a pair and a block can be taken, for which memory may be asked, without using up what is
    /// reserved. Never throws.
    bool has_spare_nodes();
    void free_pair(std::int32_t pair);
    void free_block(std::int32_t block);

    Child child_at(std::int32_t place) const;
    /// Puts a child at a place, and that place into the node below as its parent.
    void put(std::int32_t place, const Child& child);
    /// Computes a child anew from the node below it; returns whether that changed it.
    bool pull_pair(std::int32_t place);
    bool pull_block(std::int32_t place);
    bool pull_block_box(std::int32_t place);
    void refit_boxes(std::int32_t block);
    /// Pulls the children above a place, up to the first that stays as it is, whose place is returned.
    std::int32_t refit_above(std::int32_t place);
    /// Makes a place, and those above it, contain the bounds and the filter: up to the first that does.
    void grow_up(std::int32_t place, const Child& item);
    /// Computes the heights above a new or removed pair anew, and rotates there.
    void rotate_above(std::int32_t place);
    bool rotate(std::int32_t place);
    bool rotate_for_cost(std::int32_t place);
    bool rotate_for_height(std::int32_t place);
    void swap(std::int32_t child, std::int32_t grandchild);

    /// Puts an item into a block below a place.
    void link_item(std::int32_t id, const Bounds& bounds, std::int32_t from);
    /// The place of the block that it should go to; grows the places on the way.
    std::int32_t descend_by_cost(const Child& item, std::int32_t from, float& growth);
    std::int32_t descend_by_proximity(const Bounds& bounds, std::int32_t from);
    /// The place, a block's or one above it, at which a new pair with a block for the item alone is cheapest;
    /// -1: none, the item belongs into the block. Boxes that the way down has grown are computed anew.
    std::int32_t best_place_apart(std::int32_t place, const Bounds& bounds);
    void append(std::int32_t block, std::int32_t id, const Bounds& bounds);
    /// Replaces a full block by a pair of two, which share its items and one more.
    void split(std::int32_t place, std::int32_t id, const Bounds& bounds);
    /// Replaces the child at a place by a pair of it and a new block for the item.
    void put_beside(std::int32_t place, std::int32_t id, const Child& item);
    /// The child above a block that holds the item alone.
    Child child_of_item(std::int32_t id, const Bounds& bounds) const;

    /// Takes an item out of its block, and computes the boxes above anew. The item keeps its place number.
    /// Returns the lowest place above which nothing changed.
    std::int32_t unlink_item(std::int32_t id);
    /// The same, and puts it elsewhere; where there is no memory for that, it stays in its block.
    void put_elsewhere(std::int32_t id, const Bounds& fat);
    void put_in_place(std::int32_t id, const Bounds& fat);
    std::int32_t drop_block(std::int32_t block);
    std::int32_t merge_with_sibling(std::int32_t place);
    void optimize_block(std::int32_t block);
    double path_cost(std::int32_t place) const;
    std::int32_t find_place(const Bounds& bounds, double& growth) const;
    double total_cost() const;
    /// Copies all boxes into the memory of a rebuild, by number.
    std::span<Aabb<D>> number_items(TaskScheduler* scheduler);
    void make_room(std::size_t blocks);
    void link_built(std::span<const Aabb<D>> boxes, const detail::BuiltTree& tree, TaskScheduler* scheduler);
    void link_pairs(std::span<std::int32_t> nodes);
    void fill_blocks(std::span<const Aabb<D>> boxes, const detail::BuiltTree& tree, TaskScheduler* scheduler);
    /// Without overflow: where nobody rebuilds, it stays at the greatest number.
    void count_changes(std::int32_t count) {
        constexpr std::int32_t kMost = std::numeric_limits<std::int32_t>::max();
        change_count_ = change_count_ > kMost - count ? kMost : change_count_ + count;
    }
    /// Ends a rebuild: notes the cost that wear() compares with.
    void note_rebuilt();
    /// The total_cost() per item of boxes like these, spread evenly.
    double even_cost() const;

    /// insert, for errors that name the function which the user called; `is_fat`: the box gets no margin.
    int insert_for(const char* function, const Aabb<D>& box, std::uint64_t user_data, const BoxFilter& filter,
                   bool is_fat);
    /// Subtracts `origin` from every box. Rounding keeps order, so unions stay unions.
    void shift_origin(const Vector<D>& origin);
    Bounds fatten(const Aabb<D>& box, const Vector<D>& displacement) const;
    /// move_in_place, for errors that name the function which the user called.
    Moved move_in_place_for(const char* function, int id, const Aabb<D>& box, const Vector<D>& displacement);
    /// The item gets this fat box, whatever it has now.
    void renew(std::int32_t id, const QuadBounds& fat);
    /// Checks the arguments of a move. True: the item's fat box fits; otherwise `fat` is the new one.
    bool fits(const char* function, int id, const Aabb<D>& box, const Vector<D>& displacement,
              QuadBounds& fat) const;

    /// Every field but the policies, in the order in which they are saved.
    template <class Archive, class Tree>
    static void transfer_fields(Archive& archive, Tree& tree);
    /// [1] Bytes that save() gives.
    [[nodiscard]] std::size_t saved_byte_count() const;
    void write(detail::ByteWriter& writer) const;
    /// Reads saved bytes into a tree that is thrown away where they are refused; `reserved` inserts will find
    /// their room.
    void read(const Call& call, std::span<const std::byte> bytes, std::int32_t reserved);
    /// Becomes a tree of the same resource that was read.
    void take_over(DynamicTree& read) noexcept;
    /// Room for a copy of another one. Throws std::bad_alloc, and has changed nothing.
    void reserve_as(const DynamicTree& other);
    /// As copy_from(), without a copy: until own() neither tree may change.
    void share_from(const DynamicTree& other) noexcept;
    /// Throws std::bad_alloc, and has changed nothing that a user sees.
    void own();
    /// Calls function(array, array of the other tree) for each array of items, blocks and pairs.
    template <class Tree, class Other, class Function>
    static void for_arrays(Tree& tree, Other& other, const Function& function) {
        function(tree.pairs_, other.pairs_);
        function(tree.parents_, other.parents_);
        function(tree.blocks_, other.blocks_);
        function(tree.block_parents_, other.block_parents_);
        function(tree.block_counts_, other.block_counts_);
        function(tree.places_, other.places_);
        function(tree.user_data_, other.user_data_);
        function(tree.filters_, other.filters_);
    }
    /// All that is no array.
    void copy_numbers(const DynamicTree& other) noexcept;
    /// Parts of check; they mark the parts that they have seen.
    std::string counts_fault() const;
    std::string lists_fault(std::vector<bool>& pair_seen, std::vector<bool>& block_seen,
                            std::vector<bool>& item_seen) const;
    std::string walk_fault(std::vector<bool>& pair_seen, std::vector<bool>& block_seen,
                           std::vector<bool>& item_seen) const;
    std::string block_fault(std::int32_t place, std::vector<bool>& item_seen) const;

    DynamicTreeOptions options_;
    detail::SharedRows<Pair> pairs_;  ///< [0] holds the root
    /// By pair: the place above it; for a free pair, the next free one.
    detail::SharedRows<std::int32_t> parents_;
    detail::SharedRows<Block> blocks_;
    /// By block: the place above it; for a free block, the next free one.
    detail::SharedRows<std::int32_t> block_parents_;
    detail::SharedRows<std::uint8_t> block_counts_;  ///< by block: its items; 0: it is free
    /// By item: block * 8 + slot; < 0: -2 - the next free item, -1 for the last one.
    detail::SharedRows<std::int32_t> places_;
    detail::SharedRows<std::uint64_t> user_data_;  ///< by item
    detail::SharedRows<BoxFilter> filters_;        ///< by item
    detail::RebuildMemory<D> rebuilding_;
    std::int32_t free_pair_ = -1;
    std::int32_t free_block_ = -1;
    std::int32_t free_item_ = -1;
    std::int32_t item_count_ = 0;
    std::int32_t block_count_ = 0;  ///< blocks in use
    std::int32_t item_room_ = 0;    ///< items that there is memory for, those in use included
    std::int32_t node_room_ = 0;    ///< blocks, and pairs, that there is memory for
    std::int32_t reserved_ = 0;     ///< inserts to come for which room is kept
    std::int32_t change_count_ = 0;
    std::int32_t next_to_optimize_ = 0;     ///< a pair
    double cost_when_built_ = kNeverBuilt;  ///< total_cost() per item after the last rebuild
    /// No item was given an empty category since the tree was empty: a query of all categories need not look.
    bool all_have_category_ = true;
    TreeWork work_;
};

}  // namespace jostle
JOSTLE_API_END
