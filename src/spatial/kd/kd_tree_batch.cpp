// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Batches of searches. Chunks of queries write to memory of their own, so that nothing depends on who runs
// them.
#include <jostle/core/error.h>
#include <jostle/spatial/kd_tree_batch.h>

#include <algorithm>
#include <string>

#include "spatial/refuse.h"

namespace jostle {

namespace detail {
template <int D>
void require_box(const char* tree, const char* verb, const Aabb<D>& box);
}  // namespace detail

template <int D>
KdBatch<D>::KdBatch(std::pmr::memory_resource* memory)
    : queries_({}, memory), centers_(memory), order_(memory), results_(memory), places_(memory) {}

template <int D>
std::span<const Neighbor> KdBatch<D>::found(int query) const {
    if (query < 0 || query >= query_count()) {
        raise("KdBatch::found", "query", to_text(static_cast<long long>(query)),
              "it must be the index of a query of the last batch");
    }
    const Result& result = results_[static_cast<std::size_t>(query)];
    const Chunk& chunk = chunks_[static_cast<std::size_t>(places_[static_cast<std::size_t>(query)] / kChunk)];
    return std::span(chunk.found)
        .subspan(static_cast<std::size_t>(result.first), static_cast<std::size_t>(result.count));
}

/// ORDER: the slots of a tree over the queries.
template <int D>
void KdBatch<D>::set_order(const char* function, std::span<const Vector<D>> queries,
                           TaskScheduler* scheduler) {
    queries_.require_points(function, queries);
    queries_.rebuild(queries, scheduler);
    order_.assign(queries_.ids_.begin(), queries_.ids_.begin() + queries_.size());
    places_.resize(order_.size());
    results_.resize(order_.size());
    for (std::size_t i = 0; i < order_.size(); ++i)
        places_[static_cast<std::size_t>(order_[i])] = static_cast<std::int32_t>(i);
    chunks_.resize(std::max(chunks_.size(), (order_.size() + kChunk - 1) / kChunk));
}

/// Calls search(query, found), which appends what it finds, for all queries.
template <int D>
template <class Search>
QueryWork KdBatch<D>::run(const Search& search, TaskScheduler* scheduler) {
    struct Task {
        KdBatch* batch;
        const Search* search;
    };
    Task task{this, &search};
    const auto chunk_count = static_cast<int>((order_.size() + kChunk - 1) / kChunk);
    const TaskScheduler::Task run_chunks = [](void* context, int begin, int end, int) {
        const Task& now = *static_cast<Task*>(context);
        KdBatch& batch = *now.batch;
        for (int i = begin; i < end; ++i) {
            Chunk& chunk = batch.chunks_[static_cast<std::size_t>(i)];
            chunk.found.clear();
            chunk.work = {};
            const auto first = static_cast<std::size_t>(i) * kChunk;
            for (std::size_t j = first; j < std::min(first + kChunk, batch.order_.size()); ++j) {
                const auto query = static_cast<std::size_t>(batch.order_[j]);
                const std::size_t before = chunk.found.size();
                const QueryWork work = (*now.search)(query, chunk.found);
                chunk.work.nodes += work.nodes;
                chunk.work.items += work.items;
                batch.results_[query] = {static_cast<std::int32_t>(chunk.found.size() - before),
                                         static_cast<std::int64_t>(before)};
            }
        }
    };
    if (scheduler != nullptr && chunk_count > 1) {
        scheduler->parallel_for(chunk_count, 1, run_chunks, &task);
    } else if (chunk_count > 0) {
        run_chunks(&task, 0, chunk_count, 0);
    }
    QueryWork work;
    for (int i = 0; i < chunk_count; ++i) {
        work.nodes += chunks_[static_cast<std::size_t>(i)].work.nodes;
        work.items += chunks_[static_cast<std::size_t>(i)].work.items;
    }
    return work;
}

template <int D>
QueryWork KdBatch<D>::radius(const KdTree<D>& tree, std::span<const Vector<D>> queries, float r,
                             TaskScheduler* scheduler) {
    detail::require_radius("KdBatch", "radius", r);
    set_order("KdBatch::radius", queries, scheduler);
    return run([&](std::size_t query,
                   std::vector<Neighbor>& found) { return tree.radius(queries[query], r, found); },
               scheduler);
}

template <int D>
QueryWork KdBatch<D>::k_nearest(const KdTree<D>& tree, std::span<const Vector<D>> queries, int k, float r,
                                TaskScheduler* scheduler) {
    detail::require_count("KdBatch", "k_nearest", k);
    if (r != std::numeric_limits<float>::infinity()) detail::require_radius("KdBatch", "k_nearest", r);
    set_order("KdBatch::k_nearest", queries, scheduler);
    const auto room = static_cast<std::size_t>(std::min(k, tree.size()));
    return run(
        [&](std::size_t query, std::vector<Neighbor>& found) {
            const std::size_t before = found.size();
            found.resize(before + room);
            const NearestCount count = tree.k_nearest(queries[query], std::span(found).subspan(before), r);
            found.resize(before + static_cast<std::size_t>(count.count));
            return count.work;
        },
        scheduler);
}

template <int D>
QueryWork KdBatch<D>::query(const KdTree<D>& tree, std::span<const Aabb<D>> boxes, TaskScheduler* scheduler) {
    for (const Aabb<D>& box : boxes) detail::require_box<D>("KdBatch", "query", box);
    centers_.resize(boxes.size());
    for (std::size_t i = 0; i < boxes.size(); ++i) centers_[i] = center(boxes[i]);
    set_order("KdBatch::query", centers_, scheduler);
    return run(
        [&](std::size_t query, std::vector<Neighbor>& found) {
            return tree.query(boxes[query], [&found](int id) { found.push_back({id, 0.0f}); });
        },
        scheduler);
}

template class KdBatch<2>;
template class KdBatch<3>;

}  // namespace jostle
