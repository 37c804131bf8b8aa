// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Finding the pairs. Where a good part of what moves was touched, the tree of what moves meets itself and the
// other tree; where little was, each touched box asks both.
//
// With a scheduler, the first pairs of nodes of the two meetings (as many as the trees decide), or ranges of
// the touched, are tasks. Each worker puts what it finds into chunks of its own, which it takes from one
// buffer: which chunk has which pair depends on the threads, the pairs together do not, and are put in order
// afterwards (broad_phase_order.cpp). Where the buffer was too small, it grows, and everything is done again:
// in a steady state that does not happen.
//
// Measured with 10,000 boxes in the plane on one thread, 37 % of them touched: a meeting costs 33 ns a box of
// the tree, putting the pairs in order included; a query 260 ns a touched box: where one in eight was touched
// they cost the same.
//
// Tried and dropped: marking the touched boxes and all that is above them, and meeting only what has a mark
// on either side; 86 ns a touched box where all were (34 of them for the marks), 190 where a third was, 350
// where a tenth was, of 10,000 boxes, when leaves held one item: never the best.
#include <jostle/core/task_scheduler.h>
#include <jostle/spatial/broad_phase.h>

#include <algorithm>
#include <atomic>

#include "spatial/pairs/broad_phase_chunks.h"

namespace jostle {

namespace {

/// [1] A tree is made afresh once what its nodes cost has grown to so much, and one in so many of its items
/// has come or moved since the last time.
constexpr float kWorn = 1.2f;
constexpr int kRebuildShare = 8;
/// [1] Fewer items than this are searched as they lie.
constexpr int kFewestToRebuild = 16;
/// [1] The trees meet when at least one in so many of what moves was touched; otherwise each of these asks.
constexpr int kMeetingShare = 8;
/// [1] A meeting becomes tasks of about so many items each, at most so many tasks.
constexpr int kItemsOfTask = 128;
constexpr int kMostTasks = 256;
/// [1] Touched boxes that one task asks for.
constexpr int kAskedByTask = 64;

}  // namespace

template <int D>
struct BroadPhase<D>::Search {
    explicit Search(BroadPhase& whole) : broad_phase(whole) {}

    BroadPhase& broad_phase;
    detail::DescentTask<D> self, cross;
    bool meeting = false;
    bool all_touched = false;  ///< of what moves: then every pair of a meeting counts
    std::size_t seeds_of_self = 0;
    int tasks = 0;
    std::atomic<std::int32_t> next_chunk{0};

    void put(detail::PairWorker& worker, std::int32_t a, std::int32_t b) {
        if (worker.chunk < 0 || worker.filled == detail::kChunkPairs) {
            if (!take_chunk(worker)) return;
        }
        const std::size_t at = static_cast<std::size_t>(worker.chunk) * detail::kChunkPairs +
                               static_cast<std::size_t>(worker.filled++);
        broad_phase.found_[at] = a < b ? ProxyPair{a, b} : ProxyPair{b, a};
    }
    bool take_chunk(detail::PairWorker& worker) {
        close_chunk(worker);
        const std::int32_t chunk = next_chunk.fetch_add(1, std::memory_order_relaxed);
        if (static_cast<std::size_t>(chunk) >= broad_phase.chunk_sizes_.size()) {
            ++worker.lost;
            return false;
        }
        worker.chunk = chunk;
        worker.filled = 0;
        return true;
    }
    void close_chunk(detail::PairWorker& worker) {
        if (worker.chunk >= 0)
            broad_phase.chunk_sizes_[static_cast<std::size_t>(worker.chunk)] = worker.filled;
        worker.chunk = -1;
    }
};

template <int D>
std::span<const ProxyPair> BroadPhase<D>::update_pairs(TaskScheduler* scheduler) {
    ordered_.clear();
    if (touched_.empty()) return {};
    rebuild_worn(scheduler);
    find_pairs(scheduler);
    order_pairs(scheduler);
    for (const std::int32_t proxy : touched_) proxies_[static_cast<std::size_t>(proxy)].touched_index = -1;
    touched_.clear();
    return {ordered_.data(), ordered_.size()};
}

template <int D>
void BroadPhase<D>::rebuild_worn(TaskScheduler* scheduler) {
    for (DynamicTree<D>* tree : {&movable_, &static_}) {
        const int items = tree->item_count();
        if (items < kFewestToRebuild || tree->change_count() < items / kRebuildShare) continue;
        if (tree->wear() >= kWorn) tree->rebuild(BuildMethod::kCurve, scheduler);
    }
}

template <int D>
void BroadPhase<D>::mark_touched() {
    marks_.assign(proxies_.size() / 64 + 1, 0);
    for (const std::int32_t proxy : touched_) {
        marks_[static_cast<std::size_t>(proxy) / 64] |= std::uint64_t{1} << (proxy % 64);
    }
}

template <int D>
void BroadPhase<D>::plan_meetings(Search& search, bool alone) {
    search.self.a = search.self.b = search.cross.a = detail::TreeSide<D>(movable_.view());
    search.cross.b = detail::TreeSide<D>(static_.view());
    search.self.self = true;
    const auto tasks_of = [alone](int items) {
        return static_cast<std::size_t>(alone ? 1 : std::min(items / kItemsOfTask, kMostTasks));
    };
    const int movable = movable_.item_count(), fixed = static_.item_count();
    detail::PairSearch::split(search.self, tasks_of(movable), self_seeds_, spare_seeds_);
    detail::PairSearch::split(search.cross, tasks_of(std::min(movable, fixed)), cross_seeds_, spare_seeds_);
    search.seeds_of_self = self_seeds_.size();
    search.tasks = static_cast<int>(self_seeds_.size() + cross_seeds_.size());
}

template <int D>
void BroadPhase<D>::find_pairs(TaskScheduler* scheduler) {
    const auto workers = static_cast<std::size_t>(scheduler == nullptr ? 1 : scheduler->worker_count());
    while (workers_.size() < workers) workers_.emplace_back();
    // What a search that ran out of memory has left.
    for (detail::PairWorker& worker : workers_) {
        worker.chunk = -1;
        worker.filled = 0;
        worker.lost = 0;
        worker.pairs.clear();
        worker.query.clear();
    }
    mark_touched();
    int movers = 0;
    for (const std::int32_t proxy : touched_) {
        if (proxies_[static_cast<std::size_t>(proxy)].mobility == Mobility::kMovable) ++movers;
    }
    Search search(*this);
    search.all_touched = movers == movable_.item_count();
    search.meeting = movers * static_cast<long long>(kMeetingShare) >= movable_.item_count();
    if (search.meeting) {
        plan_meetings(search, scheduler == nullptr);
    } else {
        search.tasks = (static_cast<int>(touched_.size()) + kAskedByTask - 1) / kAskedByTask;
    }
    for (;;) {
        chunk_sizes_.assign(chunk_sizes_.size(), 0);
        search.next_chunk = 0;
        const auto run = [](void* context, int begin, int end, int worker) {
            Search& s = *static_cast<Search*>(context);
            for (int task = begin; task < end; ++task)
                do_task(s, task, s.broad_phase.workers_[static_cast<std::size_t>(worker)]);
        };
        if (scheduler == nullptr) {
            run(&search, 0, search.tasks, 0);
        } else {
            scheduler->parallel_for(search.tasks, 1, run, &search);
        }
        std::int64_t lost = 0;
        for (detail::PairWorker& worker : workers_) {
            search.close_chunk(worker);
            lost += worker.lost;
            worker.lost = 0;
        }
        if (lost == 0) return;
        // A quarter more than was needed, and a chunk that is not full for each worker.
        const std::size_t chunks = chunk_sizes_.size() + static_cast<std::size_t>(lost) / detail::kChunkPairs;
        chunk_sizes_.resize(chunks + chunks / 4 + workers + 1);
        found_.resize(chunk_sizes_.size() * detail::kChunkPairs);
    }
}

template <int D>
void BroadPhase<D>::do_task(Search& search, int task, detail::PairWorker& worker) {
    const auto t = static_cast<std::size_t>(task);
    if (search.meeting) return meet(search, t, worker);
    const std::size_t first = t * kAskedByTask, touched = search.broad_phase.touched_.size();
    ask(search, first, touched - first < kAskedByTask ? touched : first + kAskedByTask, worker);
}

template <int D>
void BroadPhase<D>::meet(Search& search, std::size_t seed, detail::PairWorker& worker) {
    const BroadPhase& b = search.broad_phase;
    const bool self = seed < search.seeds_of_self;
    const detail::DescentTask<D>& task = self ? search.self : search.cross;
    const DynamicTree<D>& other = self ? b.movable_ : b.static_;
    const auto put = [&](int i, int j) {
        const auto p = static_cast<std::int32_t>(b.movable_.word_of(i));
        const auto q = static_cast<std::int32_t>(other.word_of(j));
        if (search.all_touched || b.is_touched(p) || b.is_touched(q)) search.put(worker, p, q);
    };
    const detail::PlacePair at = self ? b.self_seeds_[seed] : b.cross_seeds_[seed - search.seeds_of_self];
    detail::PairSearch::begin_at(task, at, worker.pairs);
    detail::PairSearch::go_on(task, worker.pairs, put);
}

template <int D>
void BroadPhase<D>::ask(Search& search, std::size_t first, std::size_t last, detail::PairWorker& worker) {
    const BroadPhase& broad_phase = search.broad_phase;
    for (std::size_t i = first; i < last; ++i) {
        const std::int32_t a = broad_phase.touched_[i];
        const Proxy& p = broad_phase.proxies_[static_cast<std::size_t>(a)];
        const DynamicTree<D>& own = broad_phase.tree_of(p);
        const BoxFilter filter = own.filter_of(p.item);
        const Aabb<D> box = own.box_of(p.item);
        for (const DynamicTree<D>* tree : {&broad_phase.movable_, &broad_phase.static_}) {
            if (tree == &broad_phase.static_ && p.mobility == Mobility::kStatic) continue;
            if (tree->item_count() == 0) continue;
            tree->query(worker.query, box, filter.mask, [&](int id) {
                const auto b = static_cast<std::int32_t>(tree->word_of(id));
                if ((filter.category & tree->filter_of(id).mask) == 0) return;
                // Two that were both touched find each other twice; and each finds itself.
                if (b <= a && (b == a || broad_phase.is_touched(b))) return;
                search.put(worker, a, b);
            });
        }
    }
}

template std::span<const ProxyPair> BroadPhase<2>::update_pairs(TaskScheduler*);
template std::span<const ProxyPair> BroadPhase<3>::update_pairs(TaskScheduler*);

}  // namespace jostle
