// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Finding the pairs. Where a good part of what moves was touched, the tree of what moves meets itself and the
// other tree; where little was, each touched box asks both.
//
// Measured with 10,000 boxes in the plane: a meeting costs 45 ns a box of the tree, a query 110 to 180 ns a
// touched box. Tried and dropped: marking the touched boxes and all that is above them, and meeting only what
// has a mark on either side; 86 ns a touched box where all were (34 of them for the marks), 190 where a third
// was, 350 where a tenth was: never the best.
#include <jostle/spatial/broad_phase.h>

#include <algorithm>

namespace jostle {

namespace {

/// [1] A tree is made afresh when one in so many of its items has come or moved since the last time. That
/// costs 28 ns an item of 10,000, and the tree is as good as by insertion; of a grid filled row by row,
/// nearly twice as good.
constexpr int kRebuildShare = 2;
/// [1] The trees meet when at least one in so many of what moves was touched; otherwise each of these asks.
constexpr int kMeetingShare = 4;
/// [1] Fewer items than this are searched as they lie.
constexpr int kFewestToRebuild = 16;
/// [1] Runs of pairs with the same smaller id that are longer are left to std::sort.
constexpr std::ptrdiff_t kLongestInsertionSort = 24;

/// A total order: no two pairs found are equal.
constexpr bool comes_before(const ProxyPair& p, const ProxyPair& q) {
    return p.a != q.a ? p.a < q.a : p.b < q.b;
}

/// Pairs of the same smaller id, by the larger.
void sort_run(ProxyPair* first, ProxyPair* last) {
    if (last - first > kLongestInsertionSort) {
        std::sort(first, last, comes_before);
        return;
    }
    for (ProxyPair* i = first; i < last; ++i) {
        const ProxyPair pair = *i;
        ProxyPair* hole = i;
        for (; hole > first && pair.b < hole[-1].b; --hole) *hole = hole[-1];
        *hole = pair;
    }
}

}  // namespace

template <int D>
std::span<const ProxyPair> BroadPhase<D>::update_pairs(TaskScheduler* /*scheduler*/) {
    found_.clear();
    ordered_.clear();
    if (touched_.empty()) return {};
    for (DynamicTree<D>* tree : {&movable_, &static_}) {
        const int items = tree->item_count();
        if (items >= kFewestToRebuild && tree->change_count() >= items / kRebuildShare) tree->rebuild();
    }
    find_pairs();
    order_pairs();
    for (const std::int32_t proxy : touched_) proxies_[static_cast<std::size_t>(proxy)].touched_index = -1;
    touched_.clear();
    return {ordered_.data(), ordered_.size()};
}

template <int D>
void BroadPhase<D>::find_pairs() {
    int movers = 0;
    for (const std::int32_t proxy : touched_) {
        if (proxies_[static_cast<std::size_t>(proxy)].mobility == Mobility::kMovable) ++movers;
    }
    if (movers * kMeetingShare >= movable_.item_count()) {
        find_pairs_by_meeting();
    } else {
        find_pairs_by_queries();
    }
}

template <int D>
void BroadPhase<D>::find_pairs_by_meeting() {
    const auto add = [this](std::uint64_t word_a, std::uint64_t word_b) {
        const auto a = static_cast<std::int32_t>(word_a);
        const auto b = static_cast<std::int32_t>(word_b);
        if (is_touched(a) || is_touched(b)) found_.push_back(a < b ? ProxyPair{a, b} : ProxyPair{b, a});
    };
    movable_.self_pairs(stack_, [&](int a, int b) { add(movable_.word_of(a), movable_.word_of(b)); });
    movable_.pairs(static_, stack_, [&](int a, int b) { add(movable_.word_of(a), static_.word_of(b)); });
}

template <int D>
void BroadPhase<D>::find_pairs_by_queries() {
    for (const std::int32_t a : touched_) {
        const Proxy& p = proxies_[static_cast<std::size_t>(a)];
        const DynamicTree<D>& own = tree_of(p);
        const BoxFilter filter = own.filter_of(p.item);
        const Aabb<D> box = own.box_of(p.item);
        for (const DynamicTree<D>* tree : {&movable_, &static_}) {
            if (tree == &static_ && p.mobility == Mobility::kStatic) continue;
            tree->query(box, filter.mask, [&](int id) {
                const auto b = static_cast<std::int32_t>(tree->word_of(id));
                if ((filter.category & tree->filter_of(id).mask) == 0) return;
                // Two that were both touched find each other twice; and each finds itself.
                if (b <= a && (b == a || is_touched(b))) return;
                found_.push_back(a < b ? ProxyPair{a, b} : ProxyPair{b, a});
            });
        }
    }
}

template <int D>
void BroadPhase<D>::order_pairs() {
    // A few pairs among many proxies: counting would cost more than the pairs are worth.
    if (found_.size() < proxies_.size() / 16) {
        ordered_.assign(found_.begin(), found_.end());
        std::sort(ordered_.begin(), ordered_.end(), comes_before);
        return;
    }
    counts_.assign(proxies_.size() + 1, 0);
    for (const ProxyPair& pair : found_) ++counts_[static_cast<std::size_t>(pair.a) + 1];
    for (std::size_t i = 1; i < counts_.size(); ++i) counts_[i] += counts_[i - 1];
    ordered_.resize(found_.size());
    for (const ProxyPair& pair : found_) {
        ordered_[static_cast<std::size_t>(counts_[static_cast<std::size_t>(pair.a)]++)] = pair;
    }
    // counts_[a] is now where the run of a ends.
    std::int32_t first = 0;
    for (std::size_t a = 0; a + 1 < counts_.size(); ++a) {
        const std::int32_t last = counts_[a];
        if (last - first > 1) sort_run(ordered_.data() + first, ordered_.data() + last);
        first = last;
    }
}

template std::span<const ProxyPair> BroadPhase<2>::update_pairs(TaskScheduler*);
template std::span<const ProxyPair> BroadPhase<3>::update_pairs(TaskScheduler*);

}  // namespace jostle
