// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Batches in which every point of a tree asks. Runs of leaves write to memory of their own, so that nothing
// depends on who runs them.
#include <jostle/spatial/kd_tree_batch.h>

#include <algorithm>
#include <bit>
#include <cstddef>

#include "spatial/kd/kd_room.h"
#include "spatial/kd/leaf_search.h"
#include "spatial/task_failure.h"

namespace jostle {

template <int D>
detail::KdChild KdBatch<D>::leaf_at(const KdTree<D>& tree, std::int32_t place) {
    return tree.node_at(place / detail::kKdWidth).child[place % detail::kKdWidth];
}

template <int D>
void KdBatch<D>::list_leaves(const KdTree<D>& tree) {
    leaves_.clear();
    runs_.clear();
    // As many as there can be of so many points: their number changes as points move, and memory should not.
    const auto count = static_cast<std::size_t>(tree.size());
    runs_.reserve(count / kChunk + 2);
    GrowableStack<std::int32_t, 64> waiting;
    if (count > 0) waiting.push(0);
    while (!waiting.empty()) {
        const std::int32_t node = waiting.pop();
        for (std::int32_t child = 0; child < detail::kKdWidth; ++child)
            if (tree.node_at(node).child[child].count > 0) leaves_.push_back(node * detail::kKdWidth + child);
        for (std::int32_t child = detail::kKdWidth - 1; child >= 0; --child)
            if (const detail::KdChild& one = tree.node_at(node).child[child]; one.count == detail::kKdInner)
                waiting.push(one.link);
    }
    std::int32_t points = 0;
    for (std::size_t i = 0; i < leaves_.size(); ++i) {
        if (runs_.empty() || points - runs_.back().first_point >= kChunk)
            runs_.push_back({static_cast<std::int32_t>(i), points});
        points += leaf_at(tree, leaves_[i]).count;
    }
    runs_.push_back({static_cast<std::int32_t>(leaves_.size()), points});
}

/// ORDER: leaves depth first, their points by their slots.
template <int D>
void KdBatch<D>::prepare_all(const KdTree<D>& tree) {
    list_leaves(tree);
    next_.order.clear();
    next_.order.reserve(static_cast<std::size_t>(tree.size()));
    std::int32_t ids = tree.size();
    for (const std::int32_t place : leaves_) {
        const detail::KdChild leaf = leaf_at(tree, place);
        const std::int32_t* const id = tree.store_.ids.data() + leaf.link;
        next_.order.insert(next_.order.end(), id, id + leaf.count);
        if (tree.has_places_) ids = std::max(ids, *std::max_element(id, id + leaf.count) + 1);
    }
    next_.results.assign(static_cast<std::size_t>(ids), Result{-1, 0, 0});
    next_.chunks.resize(std::max(next_.chunks.size(), runs_.capacity()));
}

/// Calls answer(run, chunk) for all runs of leaves.
template <int D>
template <class Answer>
QueryWork KdBatch<D>::answer_runs(const Answer& answer, TaskScheduler* scheduler) {
    struct Task {
        KdBatch* batch;
        const Answer* answer;
        detail::TaskFailure failure{};
    };
    Task task{this, &answer};
    const auto run_some = [](void* context, int begin, int end, int) {
        Task& now = *static_cast<Task*>(context);
        now.failure.guard([&] {
            for (int i = begin; i < end; ++i) {
                Chunk& chunk = now.batch->next_.chunks[static_cast<std::size_t>(i)];
                chunk.work = {};
                (*now.answer)(i, chunk);
            }
        });
    };
    const auto count = static_cast<int>(runs_.size()) - 1;
    if (scheduler != nullptr && count > 1) {
        scheduler->parallel_for(count, 1, run_some, &task);
    } else {
        run_some(&task, 0, count, 0);
    }
    task.failure.rethrow();
    QueryWork work;
    for (int i = 0; i < count; ++i) detail::add_counts(work, next_.chunks[static_cast<std::size_t>(i)].work);
    answers_.swap(next_);
    return work;
}

template <int D>
QueryWork KdBatch<D>::radius(const KdTree<D>& tree, float r, TaskScheduler* scheduler) {
    Call("KdBatch::radius").in(detail::kUpToInfinity, "r", r);
    prepare_all(tree);
    const auto answer = [&](int run, Chunk& chunk) {
        detail::LeafSearch<D> search(tree.view());
        chunk.found.clear();
        for (std::int32_t i = runs_[static_cast<std::size_t>(run)].first_leaf;
             i < runs_[static_cast<std::size_t>(run) + 1].first_leaf; ++i) {
            search.radius(
                leaves_[static_cast<std::size_t>(i)], r, [&](int slot, std::span<const Neighbor> hits) {
                    const auto id = static_cast<std::size_t>(tree.store_.ids[static_cast<std::size_t>(slot)]);
                    next_.results[id] = {static_cast<std::int32_t>(hits.size()), run,
                                         static_cast<std::int64_t>(chunk.found.size())};
                    chunk.found.insert(chunk.found.end(), hits.begin(), hits.end());
                    return true;
                });
        }
        chunk.work = search.work;
    };
    return answer_runs(answer, scheduler);
}

/// The k nearest of the points of a run, each in its own part of the chunk.
template <int D>
void KdBatch<D>::answer_nearest(const KdTree<D>& tree, std::int32_t run, int k, float r, Chunk& chunk) {
    const Run& from = runs_[static_cast<std::size_t>(run)];
    const Run& to = runs_[static_cast<std::size_t>(run) + 1];
    // The most that a run can have: the leaves of a tree that is rebuilt are never quite the same.
    const std::size_t points = std::size_t{kChunk} + static_cast<std::size_t>(tree.options().leaf_size);
    chunk.found.resize(std::max(chunk.found.size(), points * static_cast<std::size_t>(k)));
    std::uint64_t* const keys = detail::keys_in(chunk.found.data(), points * static_cast<std::size_t>(k));
    detail::LeafSearch<D> search(tree.view());
    std::int32_t found[detail::kMaxLeafSize];
    std::int64_t first = 0;
    for (std::int32_t i = from.first_leaf; i < to.first_leaf; ++i) {
        const std::int32_t place = leaves_[static_cast<std::size_t>(i)];
        search.nearest(place, k, detail::kd_limit(r), keys + first, found);
        const detail::KdChild leaf = leaf_at(tree, place);
        for (std::int32_t j = 0; j < leaf.count; ++j, first += k) {
            detail::become_neighbors(keys + first, found[j]);
            const std::int32_t id = tree.store_.ids.data()[leaf.link + j];
            next_.results[static_cast<std::size_t>(id)] = {found[j], run, first};
        }
    }
    chunk.work = search.work;
}

/// So many neighbours that room for all of them may be far too much.
template <int D>
void KdBatch<D>::answer_one_by_one(const KdTree<D>& tree, std::int32_t run, int k, float r, Chunk& chunk) {
    chunk.found.clear();
    const detail::KdView<D> view = tree.view();
    for (std::int32_t i = runs_[static_cast<std::size_t>(run)].first_leaf;
         i < runs_[static_cast<std::size_t>(run) + 1].first_leaf; ++i) {
        const detail::KdChild leaf = leaf_at(tree, leaves_[static_cast<std::size_t>(i)]);
        for (std::int32_t slot = leaf.link; slot < leaf.link + leaf.count; ++slot) {
            const std::size_t before = chunk.found.size();
            chunk.found.resize(before + static_cast<std::size_t>(k));
            const std::span<Neighbor> room = std::span(chunk.found).subspan(before);
            const NearestCount count = tree.k_nearest(detail::point_of(view, slot), r, room);
            chunk.found.resize(before + static_cast<std::size_t>(count.count));
            next_.results[static_cast<std::size_t>(view.id[slot])] = {count.count, run,
                                                                      static_cast<std::int64_t>(before)};
            detail::add_counts(chunk.work, count.work);
        }
    }
}

template <int D>
QueryWork KdBatch<D>::k_nearest(const KdTree<D>& tree, int k, float r, TaskScheduler* scheduler) {
    const Call call("KdBatch::k_nearest");
    call.in(0, std::numeric_limits<int>::max(), "k", k);
    call.in(detail::kUpToInfinity, "r", r);
    prepare_all(tree);
    const int most = std::min(k, tree.size());
    const bool is_few = most > 0 && most <= detail::LeafSearch<D>::kMostNearest;
    const auto answer = [&](std::int32_t run, Chunk& chunk) {
        is_few ? answer_nearest(tree, run, most, r, chunk) : answer_one_by_one(tree, run, most, r, chunk);
    };
    return answer_runs(answer, scheduler);
}

template <int D>
QueryWork KdBatch<D>::radius_of_all(const KdTree<D>& tree, float r, Report report) {
    Call("KdBatch::radius").in(detail::kUpToInfinity, "r", r);
    list_leaves(tree);
    detail::LeafSearch<D> search(tree.view());
    const auto tell = [&](int slot, std::span<const Neighbor> hits) {
        search.work.stopped = report.call(report.visitor, tree.store_.ids[static_cast<std::size_t>(slot)],
                                          hits) == Visit::kStop;
        return !search.work.stopped;
    };
    for (const std::int32_t place : leaves_)
        if (!search.radius(place, r, tell)) break;
    return search.work;
}

template class KdBatch<2>;
template class KdBatch<3>;

}  // namespace jostle
