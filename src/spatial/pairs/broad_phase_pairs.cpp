// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Finding the pairs. Where a good part of what can move has moved, the tree of what can meets itself and the
// other tree; where little has, each box that has asks both.
//
// With a scheduler, the first pairs of nodes of the two meetings (as many as the trees decide), or ranges of
// those that ask, are tasks. Each worker puts what it finds into chunks of its own, which it takes from one
// buffer: which chunk has which pair depends on the threads, the pairs together do not, and are put in order
// afterwards (broad_phase_order.cpp). Where the buffer was too small, it grows, and everything is done again:
// in a steady state that does not happen.
//
// Measured with 10,000 boxes in the plane on one thread, of which 37 % have moved: a meeting costs 33 ns a
// box of the tree, putting the pairs in order included; a query 260 ns a box that asks: where one in eight
// has moved they cost the same. A frame in which nothing moved reads a bit a box.
//
// Tried and dropped: marking the boxes that moved and all that is above them, and meeting only what has a
// mark on either side; 86 ns a box that moved where all did (34 of them for the marks), 190 where a third
// did, 350 where a tenth did, of 10,000 boxes, when leaves held one item: never the best.
#include <jostle/core/task_scheduler.h>
#include <jostle/spatial/broad_phase.h>

#include <algorithm>
#include <bit>
#include <new>

#include "spatial/pairs/broad_phase_search.h"
#include "spatial/tree/tree_memory.h"

namespace jostle {

namespace {

/// [1] A tree is made afresh once what its nodes cost has grown to so much, and one in so many of its items
/// has come or moved since the last time.
constexpr float kWorn = 1.2f;
constexpr int kRebuildShare = 8;
/// [1] Fewer items than this are searched as they lie.
constexpr int kFewestToRebuild = 16;
/// [1] The trees meet when at least one in so many of what can move has moved; otherwise each of these asks.
constexpr int kMeetingShare = 8;
/// [1] A meeting becomes tasks of about so many items each, at most so many tasks.
constexpr int kItemsOfTask = 128;
constexpr int kMostTasks = 256;
/// [1] Boxes that one task asks for.
constexpr int kAskedByTask = 64;

}  // namespace

template <int D>
std::span<const ProxyPair> BroadPhase<D>::update_pairs(TaskScheduler* scheduler) {
    const std::span<const ProxyPair> pairs = find_pairs(scheduler);
    clear_moved();
    return pairs;
}

template <int D>
std::span<const ProxyPair> BroadPhase<D>::find_pairs(TaskScheduler* scheduler) {
    return find_pairs_if(scheduler, {});
}

template <int D>
std::span<const ProxyPair> BroadPhase<D>::find_pairs_if(TaskScheduler* scheduler, const Wanted& wanted) {
    ordered_.clear();
    work_ = {};
    if (movable_.waits) apply_moves();
    const int movers = movable_.moved_count(), fixed = static_.moved_count();
    if (movers + fixed != 0) rebuild_worn(scheduler);
    index_.rest(static_.tree.view(), static_.tree.block_count_);
    if (movers + fixed == 0) return {};
    const auto workers = static_cast<std::size_t>(scheduler == nullptr ? 1 : scheduler->worker_count());
    while (workers_.size() < workers) workers_.emplace_back();
    Search search(*this, wanted);
    const int movable = movable_.tree.size();
    search.all_moved = movers == movable;
    search.meeting = movers * static_cast<long long>(kMeetingShare) >= movable;
    if (!search.meeting) list_asked(search);
    keep_apart(search);
    if (search.meeting) plan_meetings(search, scheduler == nullptr);
    run_search(search, scheduler);
    order_pairs(scheduler);
    return {ordered_.data(), ordered_.size()};
}

template <int D>
void BroadPhase<D>::rebuild_worn(TaskScheduler* scheduler) {
    for (Side* side : {&movable_, &static_}) {
        DynamicTree<D>& tree = side->tree;
        const int items = tree.size();
        if (items < kFewestToRebuild || tree.change_count() < items / kRebuildShare) continue;
        if (tree.is_built() && tree.wear() < kWorn) continue;
        // Static boxes stay for long, and a level's differ in size and density.
        if (side == &static_) own_static();
        drop_index(*side);
        tree.rebuild(side == &static_ ? BuildMethod::kBinned : BuildMethod::kCurve, scheduler);
    }
}

template <int D>
void BroadPhase<D>::list_asked(Search& search) {
    asked_.clear();
    for (const Side* side : {&movable_, &static_}) {
        const int first = side == &static_ ? kStaticProxies : 0;
        for (std::size_t word = 0; word < side->moved.size(); ++word) {
            for (std::uint64_t rest = side->moved[word]; rest != 0; rest &= rest - 1)
                asked_.push_back(first + static_cast<std::int32_t>(word * 64) + std::countr_zero(rest));
        }
    }
    search.tasks = (static_cast<int>(asked_.size()) + kAskedByTask - 1) / kAskedByTask;
}

template <int D>
void BroadPhase<D>::plan_meetings(Search& search, bool alone) {
    const auto tasks_of = [alone](int items) {
        return static_cast<std::size_t>(alone ? 1 : std::min(items / kItemsOfTask, kMostTasks));
    };
    const int movable = movable_.tree.size(), fixed = static_.tree.size();
    detail::PairSearch::split(search.self, tasks_of(movable), self_seeds_, spare_seeds_);
    detail::PairSearch::split(search.cross, tasks_of(std::min(movable, fixed)), cross_seeds_, spare_seeds_);
    search.seeds_of_self = self_seeds_.size();
    search.tasks = static_cast<int>(self_seeds_.size() + cross_seeds_.size());
}

template <int D>
void BroadPhase<D>::run_search(Search& search, TaskScheduler* scheduler) {
    const auto run = [](void* context, int begin, int end, int index) {
        Search& s = *static_cast<Search*>(context);
        detail::PairWorker& worker = s.broad_phase.workers_[static_cast<std::size_t>(index)];
        // Noted, so that nothing is thrown through a scheduler.
        const bool done = detail::has_memory_for([&] {
            for (int task = begin; task < end; ++task)
                s.meeting ? meet(s, static_cast<std::size_t>(task), worker) : ask(s, task, worker);
        });
        if (!done) worker.failed = true;
    };
    for (;;) {
        // What a search that ran out of memory has left.
        for (detail::PairWorker& worker : workers_) {
            worker.chunk = -1;
            worker.filled = 0;
            worker.lost = 0;
            worker.work = {};
            worker.failed = false;
            worker.asked_count = 0;
            worker.pairs.clear();
            worker.query.clear();
        }
        chunk_sizes_.assign(chunk_sizes_.size(), 0);
        search.next_chunk = 0;
        if (scheduler == nullptr) {
            run(&search, 0, search.tasks, 0);
        } else {
            scheduler->parallel_for(search.tasks, 1, run, &search);
        }
        std::int64_t lost = 0;
        work_ = {};
        for (detail::PairWorker& worker : workers_) {
            if (worker.failed) detail::raise_bad_alloc();
            search.answer(worker);
            search.close_chunk(worker);
            lost += worker.lost;
            detail::add_counts(work_, worker.work);
        }
        if (lost == 0) return;
        // A quarter more than was needed, and a chunk that is not full for each worker.
        const std::size_t chunks = chunk_sizes_.size() + static_cast<std::size_t>(lost) / detail::kChunkPairs;
        const std::size_t room = chunks + chunks / 4 + workers_.size() + 1;
        found_.resize(room * detail::kChunkPairs);
        chunk_sizes_.resize(room);
    }
}

template <int D>
void BroadPhase<D>::meet(Search& search, std::size_t seed, detail::PairWorker& worker) {
    const BroadPhase& b = search.broad_phase;
    const bool self = seed < search.seeds_of_self;
    const detail::DescentTask<D>& task = self ? search.self : search.cross;
    const Side& other = self ? b.movable_ : b.static_;
    const std::int32_t first = self ? 0 : kStaticProxies;
    const auto put = [&](int i, int j) {
        if (search.all_moved || b.movable_.has_moved(i) || other.has_moved(j))
            search.put(worker, i, first + j);
    };
    const detail::PlacePair at = self ? b.self_seeds_[seed] : b.cross_seeds_[seed - search.seeds_of_self];
    detail::PairSearch::begin_at(task, at, worker.pairs);
    detail::add_counts(worker.work, detail::PairSearch::go_on(task, worker.pairs, put));
}

template <int D>
void BroadPhase<D>::ask(Search& search, int task, detail::PairWorker& worker) {
    const BroadPhase& broad_phase = search.broad_phase;
    const std::size_t first = static_cast<std::size_t>(task) * kAskedByTask,
                      last = std::min(first + kAskedByTask, broad_phase.asked_.size());
    for (std::size_t i = first; i < last; ++i) {
        const std::int32_t a = broad_phase.asked_[i];
        const Side& own = broad_phase.side_of(a);
        const std::uint32_t key = own.key(item_of(a));
        if (search.keys_are_folded && key != 0) {
            ask_apart(search, a, worker);
            continue;
        }
        const BoxFilter filter = own.tree.filter_of(item_of(a));
        const Aabb<D> box = own.tree.box_of(item_of(a));
        for (const Side* side : {&broad_phase.movable_, &broad_phase.static_}) {
            if (side == &broad_phase.static_ && &own == side) continue;
            if (side->tree.size() == 0) continue;
            const std::int32_t base = side == &broad_phase.static_ ? kStaticProxies : 0;
            const auto put = [&](int id) {
                const std::int32_t b = base + id;
                if ((filter.category & side->tree.filter_of(id).mask) == 0) return;
                if (key != 0 && side->key(id) == key) return;
                // Two that have both moved find each other twice; and each finds itself.
                if (b <= a && (b == a || side->has_moved(id))) return;
                search.put(worker, a, b);
            };
            detail::add_counts(worker.work, side->tree.query(worker.query, box, put, {filter.mask}));
        }
    }
}

template std::span<const ProxyPair> BroadPhase<2>::find_pairs(TaskScheduler*);
template std::span<const ProxyPair> BroadPhase<3>::find_pairs(TaskScheduler*);
template std::span<const ProxyPair> BroadPhase<2>::find_pairs_if(TaskScheduler*, const Wanted&);
template std::span<const ProxyPair> BroadPhase<3>::find_pairs_if(TaskScheduler*, const Wanted&);
template std::span<const ProxyPair> BroadPhase<2>::update_pairs(TaskScheduler*);
template std::span<const ProxyPair> BroadPhase<3>::update_pairs(TaskScheduler*);

}  // namespace jostle
