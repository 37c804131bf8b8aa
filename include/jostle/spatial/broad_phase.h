// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which boxes may touch: two dynamic trees, one of what moves and one of what does not, and the list of what
// was touched since the last look. `update_pairs` is a function of the trees and that list alone.
//
// Invariant (`check()`): each proxy is one item of one tree; the list holds each touched proxy once.
//
// Cost: a move inside the fat box reads one box; what update_pairs costs stands in broad_phase_pairs.cpp. No
// allocation once the buffers have grown.
#pragma once

#include <jostle/spatial/dynamic_tree.h>

#include <span>

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
    float margin = kBoxMargin;  ///< [m] how far the fat box of what moves reaches beyond its box; 0 and up
    /// [1] How many more displacements like the last one a fat box reaches ahead; 0 and up.
    float displacement_multiplier = kBoxDisplacementMultiplier;
};

namespace detail {
/// What one worker finds pairs with, and where it puts them.
struct PairWorker {
    PairContext pairs{std::pmr::new_delete_resource()};
    QueryContext query{std::pmr::new_delete_resource()};
    std::int32_t chunk = -1;  ///< where it puts the next pair; -1: it has none
    std::int32_t filled = 0;
    std::int64_t lost = 0;  ///< [1] pairs that there was no room for
};
}  // namespace detail

template <int D>
class BroadPhase {
  public:
    explicit BroadPhase(const BroadPhaseOptions& options = {},
                        std::pmr::memory_resource* memory = std::pmr::get_default_resource());
    BroadPhase(const BroadPhase&) = delete;
    BroadPhase& operator=(const BroadPhase&) = delete;

    /// Adds a proxy and returns its id. What is static keeps its exact box, what is movable a fat one.
    /// Touched: its pairs are looked for in the next update_pairs.
    int insert(const Aabb<D>& box, std::uint64_t word, Mobility mobility,
               std::uint64_t category = ~std::uint64_t{0}, std::uint64_t mask = ~std::uint64_t{0},
               bool touched = true);
    void remove(int proxy);

    /// Of a movable proxy. True: it stayed inside its fat box, and nothing changed. False: it got a new fat
    /// box, and was touched. A fat box much larger than a new one would be is replaced, too.
    bool move(int proxy, const Aabb<D>& box, const Vector<D>& displacement);
    /// Whether move would answer true. Safe to ask on many threads at once.
    [[nodiscard]] bool still_serves(int proxy, const Aabb<D>& box, const Vector<D>& displacement) const;
    /// Of a static proxy: it gets this exact box, and is touched.
    void move_static(int proxy, const Aabb<D>& box);
    /// Its pairs are looked for in the next update_pairs, although it did not move.
    void touch(int proxy);
    /// Does not touch it.
    void set_filter(int proxy, std::uint64_t category, std::uint64_t mask);

    [[nodiscard]] bool is_live(int proxy) const;
    [[nodiscard]] std::uint64_t word(int proxy) const;
    [[nodiscard]] BoxFilter filter(int proxy) const;
    [[nodiscard]] Aabb<D> fat_box(int proxy) const;
    [[nodiscard]] bool overlap(int a, int b) const;
    [[nodiscard]] Mobility mobility(int proxy) const;

    /// Every two proxies whose fat boxes overlap, of which at least one was touched, not both static, and
    /// whose filters accept each other: each once, in order. Nothing is touched any more afterwards. The span
    /// is valid until the next call. With a scheduler, on all its workers; makes a tree afresh where that
    /// pays. ORDER: by the smaller id, then the larger: whatever the trees look like, whoever was touched
    /// first, and however many work on it.
    std::span<const ProxyPair> update_pairs(TaskScheduler* scheduler = nullptr);

    /// Calls visitor(proxy), which answers a Visit or nothing, for each proxy whose fat box overlaps the box
    /// and whose category meets the mask. The visitor must not change the broad phase.
    template <class Visitor>
    QueryWork query(const Aabb<D>& box, std::uint64_t mask, Visitor&& visitor) const;
    /// Calls visitor(proxy, t_max), which answers a CastAnswer, for proxies whose fat box meets the points p1
    /// + t * d, 0 <= t <= t_max, and whose category meets the mask. What a visitor clips in the first tree
    /// holds in the second.
    template <class Visitor>
    QueryWork ray_cast(const Vector<D>& p1, const Vector<D>& d, float t_max, std::uint64_t mask,
                       Visitor&& visitor) const;

    [[nodiscard]] int proxy_count() const { return static_.item_count() + movable_.item_count(); }
    [[nodiscard]] int touched_count() const { return static_cast<int>(touched_.size()); }
    [[nodiscard]] int static_height() const { return static_.height(); }
    [[nodiscard]] int movable_height() const { return movable_.height(); }
    /// [1] See DynamicTree::area_ratio.
    [[nodiscard]] float static_area_ratio() const { return static_.area_ratio(); }
    [[nodiscard]] float movable_area_ratio() const { return movable_.area_ratio(); }
    [[nodiscard]] std::size_t byte_count() const;
    /// To look at, say to draw them; the words of their items are proxy ids.
    [[nodiscard]] const DynamicTree<D>& static_tree() const { return static_; }
    [[nodiscard]] const DynamicTree<D>& movable_tree() const { return movable_; }

    /// Empty when sound, otherwise a sentence that names what is wrong and where. O(n).
    [[nodiscard]] std::string check() const;

  private:
    friend struct BroadPhaseTestAccess;

    struct Proxy {
        std::uint64_t word;
        std::int32_t item;  ///< >= 0: its item's id; < 0: -2 - the next free proxy, -1 for the last one
        std::int32_t touched_index;  ///< in touched_; -1: not touched
        Mobility mobility;
    };

    const Proxy& require(const char* function, int proxy) const;
    DynamicTree<D>& tree_of(const Proxy& p) { return p.mobility == Mobility::kStatic ? static_ : movable_; }
    const DynamicTree<D>& tree_of(const Proxy& p) const {
        return p.mobility == Mobility::kStatic ? static_ : movable_;
    }
    void touch_unchecked(std::int32_t proxy);
    [[nodiscard]] bool is_touched(std::int32_t proxy) const {
        return (marks_[static_cast<std::size_t>(proxy) / 64] >> (proxy % 64) & 1) != 0;
    }
    /// What is common to the workers of one search; broad_phase_pairs.cpp.
    struct Search;
    void rebuild_worn(TaskScheduler* scheduler);
    void mark_touched();
    void find_pairs(TaskScheduler* scheduler);
    void plan_meetings(Search& search, bool alone);
    static void do_task(Search& search, int task, detail::PairWorker& worker);
    static void meet(Search& search, std::size_t seed, detail::PairWorker& worker);
    static void ask(Search& search, std::size_t first, std::size_t last, detail::PairWorker& worker);
    void order_pairs(TaskScheduler* scheduler);
    void order_few_pairs(std::size_t count);
    void scatter_pairs(TaskScheduler* scheduler, int shift, int buckets);

    DynamicTree<D> static_;
    DynamicTree<D> movable_;
    std::pmr::vector<Proxy> proxies_;
    std::pmr::vector<std::int32_t> touched_;
    std::int32_t free_proxy_ = -1;

    // For update_pairs.
    std::pmr::vector<std::uint64_t> marks_;            ///< a bit a proxy: it is touched
    std::pmr::vector<detail::PlacePair> self_seeds_;   ///< where tasks begin: what moves, and itself
    std::pmr::vector<detail::PlacePair> cross_seeds_;  ///< what moves, and what does not
    std::pmr::vector<detail::PlacePair> spare_seeds_;
    std::pmr::vector<detail::PairWorker> workers_;
    std::pmr::vector<ProxyPair> found_;           ///< as they were found, in chunks
    std::pmr::vector<std::int32_t> chunk_sizes_;  ///< by chunk: how many it has
    std::pmr::vector<ProxyPair> scattered_;       ///< by bucket
    std::pmr::vector<std::int32_t> counts_;  ///< by bucket, and by group of chunks; later, where each begins
    std::pmr::vector<ProxyPair> ordered_;    ///< what update_pairs gave last
};

template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork BroadPhase<D>::query(const Aabb<D>& box, std::uint64_t mask,
                                             Visitor&& visitor) const {
    detail::require_box<D>("BroadPhase::query", box);
    QueryWork work;
    for (const DynamicTree<D>* tree : {&movable_, &static_}) {
        const auto report = [&](int id) {
            return detail::answer_of(visitor, static_cast<int>(tree->word_of(id)));
        };
        const QueryWork part = tree->query(box, mask, report);
        work.nodes += part.nodes;
        work.items += part.items;
        work.stopped = part.stopped;
        if (work.stopped) break;
    }
    return work;
}

template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork BroadPhase<D>::ray_cast(const Vector<D>& p1, const Vector<D>& d, float t_max,
                                                std::uint64_t mask, Visitor&& visitor) const {
    detail::require_ray<D>("BroadPhase::ray_cast", p1, d, t_max);
    QueryWork work;
    for (const DynamicTree<D>* tree : {&movable_, &static_}) {
        float end = t_max;
        const auto report = [&](int id, float t) {
            const CastAnswer answer = visitor(static_cast<int>(tree->word_of(id)), t);
            end = min(answer.end(), end);
            return answer;
        };
        const QueryWork part = tree->ray_cast(p1, d, t_max, mask, report);
        work.nodes += part.nodes;
        work.items += part.items;
        work.stopped = part.stopped;
        if (work.stopped) break;
        t_max = end;
    }
    return work;
}

}  // namespace jostle
