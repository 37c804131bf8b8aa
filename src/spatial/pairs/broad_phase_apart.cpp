// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Boxes with the same key are no pair, and where a heap of them lies together (all shapes of one body, say)
// the time must not grow with its square. So what all items below a place have in common is worked out before
// a search, and a descent leaves out what leads only to boxes that are kept apart:
//
//     key below a place = the key of the items of its block, where all have the same;
//                         of its two children, where both have the same; otherwise 0
//
// It is worked out anew for each search, and only where some boxes have keys: nothing else pays for it. A
// box that asks goes down as a tree of one item.
//
// Cost: one visit a node; of a meeting where all boxes have keys a tenth.
#include <jostle/spatial/broad_phase.h>

#include "spatial/pairs/broad_phase_search.h"
#include "spatial/tree/empty_nodes.h"

namespace jostle {

namespace {
/// [1] Fewer boxes with keys ask without looking at keys above items: what that costs is no more than so many
/// visits to each of their heap.
constexpr int kFewestToFold = 16;
}  // namespace

template <int D>
void BroadPhase<D>::Side::fold_keys() {
    const std::size_t pairs = tree.pairs_.size();
    apart_below.resize(pairs * 2);
    is_folded.assign(pairs, 0);
    is_folded[0] = 1;  // the root has no sibling
    for (std::size_t at_block = 0; at_block < tree.blocks_.size(); ++at_block) {
        const int count = tree.block_counts_[at_block];
        if (count == 0) continue;
        const detail::Block<D>& block = tree.blocks_[at_block];
        std::uint32_t below = key(block.link[0]);
        for (int slot = 1; slot < count; ++slot) below = key(block.link[slot]) == below ? below : 0;
        // Each pair's second child to be done goes on with the place above it.
        auto place = static_cast<std::size_t>(tree.block_parents_[at_block]);
        for (;;) {
            apart_below[place] = below;
            if (is_folded[place / 2] == 0) {
                is_folded[place / 2] = 1;
                break;
            }
            if (place == 0) break;
            below = apart_below[place ^ 1] == below ? below : 0;
            place = static_cast<std::size_t>(tree.parents_[place / 2]);
        }
    }
}

template <int D>
void BroadPhase<D>::keep_apart(Search& search) {
    search.self.a = search.self.b = search.cross.a = detail::TreeSide<D>(movable_.tree.view());
    search.cross.b = detail::TreeSide<D>(static_.tree.view());
    search.self.self = true;
    const bool between = movable_.apart_count > 0 && static_.apart_count > 0;
    bool folds = movable_.apart_count > 1 || between;
    if (folds && !search.meeting) {
        int asking = 0;
        for (const std::int32_t proxy : asked_) asking += side_of(proxy).key(item_of(proxy)) != 0 ? 1 : 0;
        folds = asking >= kFewestToFold;
    }
    if (!folds) return;
    search.keys_are_folded = true;
    movable_.fold_keys();
    const auto give = [](detail::TreeSide<D>& tree, const Side& side) {
        tree.apart = side.apart.data();
        tree.apart_below = side.apart_below.data();
    };
    give(search.self.a, movable_);
    give(search.self.b, movable_);
    if (!between) return;
    static_.fold_keys();
    give(search.cross.a, movable_);
    give(search.cross.b, static_);
}

template <int D>
void BroadPhase<D>::ask_apart(Search& search, std::int32_t a, detail::PairWorker& worker) {
    const BroadPhase& broad_phase = search.broad_phase;
    const Side& own = broad_phase.side_of(a);
    const std::int32_t item = item_of(a);
    const BoxFilter& filter = own.tree.filter_of(item);
    detail::TreePair<D> root = detail::kEmptyPair<D>;
    detail::Block<D> block = detail::kEmptyBlock<D>;
    const Aabb<D> box = own.tree.box_of(item);
    detail::set_slot_box<D>(root, 0, box);
    root.link[0] = ~0;
    root.category[0] = detail::fold_bits(filter.category);
    root.mask[0] = detail::fold_bits(filter.mask);
    detail::set_slot_box<D>(block, 0, box);
    block.link[0] = item;
    const std::uint32_t below[2] = {own.key(item), 0};

    for (const Side* side : {&broad_phase.movable_, &broad_phase.static_}) {
        const bool is_static = side == &broad_phase.static_;
        if (is_static && &own == side) continue;
        detail::DescentTask<D> task;
        task.a = detail::TreeSide<D>(
            detail::TreeView<detail::TreePair<D>>{&root, &block, own.tree.filters_.data()});
        task.b = is_static ? search.cross.b : search.self.a;
        // Static boxes may have no keys.
        if (task.b.apart != nullptr) {
            task.a.apart = own.apart.data();
            task.a.apart_below = below;
        }
        const std::int32_t base = is_static ? kStaticProxies : 0;
        const auto put = [&](int, int id) {
            const std::int32_t b = base + id;
            if (b <= a && (b == a || side->has_moved(id))) return;
            search.put(worker, a, b);
        };
        detail::PairSearch::begin_at(task, {detail::kTopPlace, detail::kTopPlace}, worker.pairs);
        detail::add_counts(worker.work, detail::PairSearch::go_on(task, worker.pairs, put));
    }
}

template void BroadPhase<2>::keep_apart(Search&);
template void BroadPhase<3>::keep_apart(Search&);
template void BroadPhase<2>::ask_apart(Search&, std::int32_t, detail::PairWorker&);
template void BroadPhase<3>::ask_apart(Search&, std::int32_t, detail::PairWorker&);

}  // namespace jostle
