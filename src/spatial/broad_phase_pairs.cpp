// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Finding the pairs: what was touched is marked in the trees, the tree of what moves meets itself and the
// other, and the pairs are put in order.
#include <jostle/spatial/broad_phase.h>

#include <algorithm>

namespace jostle {

namespace {

/// [1] The tree of what moves is made afresh when this share of its items has moved in place since the last
/// time. A rebuild costs about a tenth of inserting as many again.
constexpr int kRebuildShare = 2;
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
    const int items = movable_.item_count();
    if (items >= kFewestToRebuild && movable_.in_place_count() >= items / kRebuildShare) movable_.rebuild();
    find_pairs();
    order_pairs();
    for (const std::int32_t proxy : touched_) proxies_[static_cast<std::size_t>(proxy)].touched_index = -1;
    touched_.clear();
    return {ordered_.data(), ordered_.size()};
}

template <int D>
void BroadPhase<D>::find_pairs() {
    for (const std::int32_t proxy : touched_) {
        const Proxy& p = proxies_[static_cast<std::size_t>(proxy)];
        tree_of(p).mark(p.item);
    }
    const auto add = [this](std::uint64_t word_a, std::uint64_t word_b) {
        const int a = static_cast<int>(word_a);
        const int b = static_cast<int>(word_b);
        found_.push_back(a < b ? ProxyPair{a, b} : ProxyPair{b, a});
    };
    movable_.marked_self_pairs(stack_,
                               [&](int a, int b) { add(movable_.item(a).word, movable_.item(b).word); });
    movable_.marked_pairs(static_, stack_,
                          [&](int a, int b) { add(movable_.item(a).word, static_.item(b).word); });
    for (const std::int32_t proxy : touched_) {
        const Proxy& p = proxies_[static_cast<std::size_t>(proxy)];
        tree_of(p).unmark(p.item);
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
