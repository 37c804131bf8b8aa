// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The pairs of boxes that may touch: two dynamic trees, one of movable boxes and one of static ones, and a
// bit for each box that has moved since the pairs were last settled. The pairs that `find_pairs` finds are a
// function of the boxes and these bits alone.
//
// A proxy is an item of one of the trees, and its id is the item's, with one bit for the tree:
//
//     0, 1, 2 ...                 the items of the movable tree
//     kStaticProxies + 0, 1 ...   those of the static tree
//
// so that a proxy costs its item, the bit and a key of 32 bits. An id is no index: the user data that come
// with a box are the caller's own.
//
// A step of a simulation:
//
//     buffer_move(proxy, box)         for each body, on any thread: has the box left its fat box?
//     apply_moves()                   those that have get new ones in their tree
//     find_pairs(scheduler)           the pairs of boxes of which one has moved
//     ... the caller keeps the new pairs ...
//     clear_moved()                   and not where that failed: find_pairs gives the same again
//
// Moves that wait are applied first by find_pairs, update_pairs and clear_moved, too: none is lost.
//
// Invariant (`check()`): no id that is free has a bit, a key, or a buffered box.
//
// Memory: a call that changes something succeeds, or throws and has changed nothing. Only the constructor,
// `insert`, `reserve_more`, `find_pairs`, `update_pairs`, `load` and `copy_from` may throw std::bad_alloc.
//
// Cost: a move inside the fat box reads one box; for find_pairs see broad_phase_pairs.cpp. No allocation once
// the buffers have grown.
#pragma once

#include <jostle/spatial/dynamic_tree.h>
#include <jostle/spatial/wide_index.h>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <memory_resource>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

class TaskScheduler;

enum class Mobility : std::uint8_t { kStatic, kMovable };

/// Proxy ids, a < b.
struct ProxyPair {
    int a;
    int b;
    constexpr bool operator==(const ProxyPair&) const = default;
};

struct BroadPhaseOptions {
    float margin = kBoxMargin;  ///< [m] how far a movable fat box reaches beyond its box; 0 and up
    float margin_share = 0.0f;  ///< [1] DynamicTreeOptions::margin_share
    /// [1] How many more displacements like the last one a fat box reaches ahead; 0 and up.
    float displacement_multiplier = kBoxDisplacementMultiplier;
};

struct ProxyOptions {
    bool moved = true;  ///< its pairs are looked for, as if it had moved
    /// [1] Two proxies that have the same key, other than 0, are never a pair: whole heaps of them are passed
    /// by at once.
    std::uint32_t apart = 0;
    bool is_fat = false;  ///< the box is the fat box already: it gets no margin
};

namespace detail {
class ByteReader;
struct Tables;

/// The memory with which one worker finds pairs, and the chunk that it puts them into.
struct PairWorker {
    PairContext pairs{std::pmr::new_delete_resource()};
    QueryContext query{std::pmr::new_delete_resource()};
    std::int32_t chunk = -1;  ///< where it puts the next pair; -1: it has none
    std::int32_t filled = 0;
    std::int64_t lost = 0;  ///< [1] pairs that there was no room for
    QueryWork work;         ///< of the search
    bool failed = false;    ///< there was no memory
    /// Pairs of which the caller is asked together whether they are wanted.
    std::array<ProxyPair, 32> asked{};
    std::size_t asked_count = 0;
};
}  // namespace detail

template <int D>
class BroadPhase {
  public:
    explicit BroadPhase(const BroadPhaseOptions& options = {},
                        std::pmr::memory_resource* memory = std::pmr::get_default_resource());
    BroadPhase(const BroadPhase&) = delete;
    BroadPhase& operator=(const BroadPhase&) = delete;

    /// As a proxy's id: the first of those that are static.
    static constexpr int kStaticProxies = 1 << 30;

    /// Adds a proxy and returns its id. A static one keeps its exact box, a movable one a fat one.
    int insert(const Aabb<D>& box, std::uint64_t user_data, Mobility mobility, const BoxFilter& filter = {},
               const ProxyOptions& options = {});
    void remove(int proxy);
    /// Takes the memory that so many more inserts of this mobility may need: DynamicTree::reserve_more.
    void reserve_more(Mobility mobility, int count);
    /// So many of them will not come: DynamicTree::forget_reserved.
    void forget_reserved(Mobility mobility, int count);
    /// [1] DynamicTree::reserved_count, of either mobility.
    [[nodiscard]] int reserved_count(Mobility mobility) const;

    /// Of a movable proxy: DynamicTree::move_in_place. Where it gets a new fat box it has moved.
    Moved move(int proxy, const Aabb<D>& box, const Vector<D>& displacement = {});
    /// As move(), on many threads at once, once for each proxy: the new fat box is buffered until
    /// apply_moves(), or a call that applies the moves that wait. Nothing else may go on meanwhile.
    Moved buffer_move(int proxy, const Aabb<D>& box, const Vector<D>& displacement = {});
    /// Boxes that buffer_move() buffered move in their tree. ORDER: by id. Cost: those that have moved, and
    /// O(n / 64).
    void apply_moves();
    /// Of a static proxy: it gets this exact box, and has moved.
    void move_static(int proxy, const Aabb<D>& box);
    /// Subtracts `origin` from every box; proxies do not move by it, and pairs that overlap still do. Rounded
    /// to floats: exact for a box whose numbers are. The caller keeps the numbers finite. O(n).
    void shift_origin(const Vector<D>& origin);
    /// Its pairs are looked for, as if it had moved.
    void mark_moved(int proxy);
    /// set_filter, set_apart and set_user_data do not count as moving.
    void set_filter(int proxy, const BoxFilter& filter);
    void set_apart(int proxy, std::uint32_t apart);
    void set_user_data(int proxy, std::uint64_t user_data);

    [[nodiscard]] bool is_live(int proxy) const;
    [[nodiscard]] std::uint64_t user_data(int proxy) const;
    [[nodiscard]] BoxFilter filter(int proxy) const;
    [[nodiscard]] Aabb<D> fat_box(int proxy) const;
    /// [m] Of a movable proxy: DynamicTree::slack.
    [[nodiscard]] float slack(int proxy, const Aabb<D>& box) const;
    [[nodiscard]] bool overlap(int a, int b) const;
    [[nodiscard]] Mobility mobility(int proxy) const;
    [[nodiscard]] std::uint32_t apart(int proxy) const;
    [[nodiscard]] bool has_moved(int proxy) const;

    /// Moves that wait are applied first. Every two proxies whose fat boxes overlap, of which at least one
    /// has moved, not both static, whose filters accept each other and whose keys do not keep them apart:
    /// each once, in order. The span is valid until the next call. With a scheduler, on all its workers;
    /// makes a tree afresh where that pays. ORDER: by the smaller id, then the larger: whatever the trees
    /// look like, whoever moved first, and however many work on it. So the first of a pair is movable, and
    /// static ones come last.
    std::span<const ProxyPair> find_pairs(TaskScheduler* scheduler = nullptr);
    /// Of these pairs, those for which wanted(a, b) holds: the others cost no place in the answer, and no
    /// sorting. It is called on any worker, with a < b, in any order, possibly more than once per pair; it
    /// must answer the same each time, and not change the broad phase. A predicate that throws ends the
    /// program. Pairs are asked about by dozens: where there is a wanted.foresee(a, b), it is called for all
    /// of them first, and may prefetch.
    template <class Predicate>
    std::span<const ProxyPair> find_pairs(TaskScheduler* scheduler, const Predicate& wanted) {
        // A function decays to a pointer, which has a place to point to.
        using Kept = std::decay_t<const Predicate&>;
        const Kept& kept = wanted;
        const auto call = [](const void* context, ProxyPair* pairs, std::size_t count) noexcept {
            const Kept& is_wanted = *static_cast<const Kept*>(context);
            if constexpr (requires { is_wanted.foresee(0, 0); })
                for (std::size_t i = 0; i < count; ++i) is_wanted.foresee(pairs[i].a, pairs[i].b);
            std::size_t left = 0;
            for (std::size_t i = 0; i < count; ++i)
                if (is_wanted(pairs[i].a, pairs[i].b)) pairs[left++] = pairs[i];
            return left;
        };
        return find_pairs_if(scheduler, {call, std::addressof(kept)});
    }
    /// Nothing has moved: the pairs that find_pairs gave are settled. Moves that wait are applied first:
    /// the pairs of these count as settled.
    void clear_moved() noexcept;
    /// find_pairs, then clear_moved.
    std::span<const ProxyPair> update_pairs(TaskScheduler* scheduler = nullptr);

    /// Calls visitor(proxy), which answers a Visit or nothing, for each proxy that passes the filter and
    /// whose fat box overlaps the box. The visitor must not change the broad phase.
    template <class Visitor>
    QueryWork query(const Aabb<D>& box, Visitor&& visitor, QueryFilter filter = {}) const;
    QueryWork query(const Aabb<D>& box, std::vector<int>& found, QueryFilter filter = {}) const;
    /// Calls visitor(proxy, max_fraction), which answers a CastAnswer, for proxies that pass the filter and
    /// whose fat box meets the ray. A clip in the first tree holds in the second.
    template <class Visitor>
    QueryWork ray_cast(const Ray<D>& ray, Visitor&& visitor, QueryFilter filter = {}) const;
    /// Calls visitor(proxy, max_fraction) for proxies that pass the filter and whose fat box is met by the
    /// moving box, the nearer mostly first; it answers a CastAnswer. Both trees are searched together.
    template <class Visitor>
    QueryWork box_cast(const BoxCast<D>& cast, Visitor&& visitor, QueryFilter filter = {}) const;
    /// Calls visitor(proxy, square) for proxies that pass the filter, the nearer mostly first; `square` [m^2]
    /// is squared_distance() of the fat box, at most `max_square`. It answers the greatest square that still
    /// matters, a float; one above the present greatest changes nothing, a negative one ends the search. Both
    /// trees are searched together.
    template <class Visitor>
    QueryWork near(const Vector<D>& p, float max_square, Visitor&& visitor, QueryFilter filter = {}) const;

    // Of a proxy that a visitor is called with, or any other that is live: without a check.

    [[nodiscard]] JOSTLE_INLINE std::uint64_t user_data_of(int proxy) const {
        return side_of(proxy).tree.user_data_of(item_of(proxy));
    }
    [[nodiscard]] JOSTLE_INLINE const BoxFilter& filter_of(int proxy) const {
        return side_of(proxy).tree.filter_of(item_of(proxy));
    }
    [[nodiscard]] JOSTLE_INLINE Aabb<D> fat_box_of(int proxy) const {
        return side_of(proxy).tree.box_of(item_of(proxy));
    }

    /// [1] Proxies, static or movable.
    [[nodiscard]] int size() const { return static_.tree.size() + movable_.tree.size(); }
    [[nodiscard]] bool empty() const { return size() == 0; }
    /// [1] How many have moved. O(n / 64).
    [[nodiscard]] int moved_count() const;
    [[nodiscard]] int static_height() const { return static_.tree.height(); }
    [[nodiscard]] int movable_height() const { return movable_.tree.height(); }
    [[nodiscard]] std::size_t byte_count() const;
    /// To look at, say to draw them; the user data of their items are those of the proxies.
    [[nodiscard]] const DynamicTree<D>& static_tree() const { return static_.tree; }
    [[nodiscard]] const DynamicTree<D>& movable_tree() const { return movable_.tree; }
    /// The work of the last find_pairs, so that tests can assert on cost.
    [[nodiscard]] const QueryWork& last_work() const { return work_; }

    /// Empty when sound, otherwise a sentence that names what is wrong and where. O(n).
    [[nodiscard]] std::string check() const;

    /// The proxies, options and ids included, which of them have moved, and what is buffered, as bytes that
    /// any machine can load. Not the pairs that find_pairs gave last. O(n).
    [[nodiscard]] std::vector<std::byte> save() const;
    /// Becomes the broad phase that was saved; inserts that were reserved here stay reserved. Raises Error,
    /// and changes nothing, where the bytes are no sound broad phase of this dimension. O(n).
    void load(std::span<const std::byte> bytes);
    /// Becomes a copy of another one: proxies, ids, shape of the trees and reserved room. Not the pairs that
    /// find_pairs gave last. O(n), as copying its memory.
    void copy_from(const BroadPhase& other);

  private:
    friend struct BroadPhaseTestAccess;
    /// A world's, and its clone's.
    friend struct detail::Tables;

    /// As copy_from(), but what is static is not copied: until own_static() neither may change it.
    void share_from(const BroadPhase& other);
    /// The part of copy_from() and share_from() that both have; there is room.
    void copy_movable(const BroadPhase& other);
    /// Throws std::bad_alloc, and has changed nothing that a user sees.
    void own_static();

    /// A tree, and arrays by its items' ids.
    struct Side {
        Side(const DynamicTreeOptions& options, bool has_buffers, std::pmr::memory_resource* memory)
            : buffers(has_buffers),
              tree(options, memory),
              moved(memory),
              buffered(memory),
              apart(memory),
              apart_below(memory),
              is_folded(memory) {}

        [[nodiscard]] bool has_moved(std::int32_t item) const {
            return (moved[static_cast<std::size_t>(item) / 64] >> (item % 64) & 1) != 0;
        }
        void mark(std::int32_t item) {
            moved[static_cast<std::size_t>(item) / 64] |= std::uint64_t{1} << (item % 64);
        }
        [[nodiscard]] std::uint32_t key(std::int32_t item) const {
            return apart[static_cast<std::size_t>(item)];
        }
        [[nodiscard]] int moved_count() const;
        void set_key(std::int32_t item, std::uint32_t key);
        /// Room in the arrays for so many ids.
        void cover(std::size_t ids);
        /// Finds, for each place, whether all items below it have one key.
        void fold_keys();
        [[nodiscard]] std::string fault_beside_tree() const;
        // broad_phase_save.cpp
        [[nodiscard]] std::size_t saved_byte_count() const;
        [[nodiscard]] std::uint32_t buffered_count() const;
        void write(detail::ByteWriter& writer) const;
        void read(const Call& call, detail::ByteReader& reader, std::uint64_t tree_bytes,
                  std::uint32_t buffered_boxes, const Side& before);
        /// Becomes one of the same resource that was read.
        void take_over(Side& read) noexcept;
        /// Room for a copy of another one. Throws std::bad_alloc, and has changed nothing.
        void reserve_as(const Side& other);
        void copy_from(const Side& other);
        void share_from(const Side& other);
        /// Copies the numbers that depend on no tree and on no key.
        void copy_flags(const Side& other);

        bool buffers;        ///< whether its boxes move by buffer_move()
        bool waits = false;  ///< a box may be buffered; set by any thread
        DynamicTree<D> tree;
        std::pmr::vector<std::uint64_t> moved;  ///< one bit per id
        /// By id: the fat box that a movable item gets next, or an empty box.
        std::pmr::vector<Aabb<D>> buffered;
        detail::SharedRows<std::uint32_t> apart;  ///< by id: its key, or 0
        int apart_count = 0;                      ///< items with a key
        /// By place in the tree: the key of all items below, or 0. Valid during a search that needs it.
        std::pmr::vector<std::uint32_t> apart_below;
        std::pmr::vector<std::uint8_t> is_folded;  ///< by pair: one of its children is done
    };
    /// Takes both trees on by turns, the one first whose next node is nearer: kernel(views, walks) up to the
    /// next blocks with hits, and it answers which of the trees has them; then deliver(proxy, key, bound),
    /// which answers the new bound, for each up to the bound.
    template <class Kernel, class Deliver>
    QueryWork walk_both(detail::WalkType type, float bound, const Kernel& kernel,
                        const Deliver& deliver) const;
    /// Movable, then static.
    [[nodiscard]] JOSTLE_INLINE detail::TwoTrees<D> trees() const {
        return {{movable_.tree.view(), static_.tree.view()}, index_.root()};
    }
    void reserve_index();
    /// A box of a tree, or its filter, becomes another.
    void drop_index(const Side& side) {
        if (&side == &static_) index_.drop();
    }
    /// The first id of the proxies of one of the two sides.
    int first_proxy(const Side& side) const { return &side == &static_ ? kStaticProxies : 0; }
    static std::int32_t item_of(int proxy) { return proxy & (kStaticProxies - 1); }
    Side& side_of(int proxy) { return proxy < kStaticProxies ? movable_ : static_; }
    const Side& side_of(int proxy) const { return proxy < kStaticProxies ? movable_ : static_; }
    static void require_mobility(const char* function, Mobility mobility);
    Side& side_of(const char* function, Mobility mobility);
    const Side& side_of(const char* function, Mobility mobility) const;
    void require(const char* function, int proxy) const;
    void require_movable(const char* function, int proxy) const;
    /// The side of a live proxy.
    Side& find(const char* function, int proxy);
    const Side& find(const char* function, int proxy) const;
    /// As check(), of sound trees.
    [[nodiscard]] std::string fault_beside_trees() const;
    /// Leaves those pairs that are wanted, and says how many; all are where there is no call.
    struct Wanted {
        std::size_t (*call)(const void* context, ProxyPair* pairs, std::size_t count) noexcept = nullptr;
        const void* context = nullptr;
    };
    std::span<const ProxyPair> find_pairs_if(TaskScheduler* scheduler, const Wanted& wanted);
    /// The state that the workers of one search share; broad_phase_pairs.cpp.
    struct Search;
    void rebuild_worn(TaskScheduler* scheduler);
    void list_asked(Search& search);
    void keep_apart(Search& search);
    void run_search(Search& search, TaskScheduler* scheduler);
    void plan_meetings(Search& search, bool alone);
    static void meet(Search& search, std::size_t seed, detail::PairWorker& worker);
    static void ask(Search& search, int task, detail::PairWorker& worker);
    static void ask_apart(Search& search, std::int32_t a, detail::PairWorker& worker);
    void order_pairs(TaskScheduler* scheduler);
    void order_few_pairs(std::size_t count);
    void scatter_pairs(TaskScheduler* scheduler, int shift, int buckets);

    Side static_;
    Side movable_;
    detail::WideIndex<D> index_;  ///< of the static tree, while that stays as it is

    // For find_pairs.
    QueryWork work_;
    std::pmr::vector<std::int32_t> asked_;             ///< proxies that ask, in order
    std::pmr::vector<detail::PlacePair> self_seeds_;   ///< where tasks begin: movable against movable
    std::pmr::vector<detail::PlacePair> cross_seeds_;  ///< movable against static
    std::pmr::vector<detail::PlacePair> spare_seeds_;
    std::pmr::vector<detail::PairWorker> workers_;
    std::pmr::vector<ProxyPair> found_;           ///< as they were found, in chunks
    std::pmr::vector<std::int32_t> chunk_sizes_;  ///< by chunk: how many it has
    std::pmr::vector<ProxyPair> scattered_;       ///< by bucket
    std::pmr::vector<std::int32_t> counts_;  ///< by bucket, and by group of chunks; later, where each begins
    std::pmr::vector<ProxyPair> ordered_;    ///< the answer of the last find_pairs
};

}  // namespace jostle
JOSTLE_API_END

#include <jostle/spatial/broad_phase_queries.h>
