// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Batches of searches. Chunks of queries write to memory of their own, so that nothing depends on who runs
// them.
#include <jostle/spatial/kd_tree_batch.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "spatial/task_failure.h"

namespace jostle {

template <int D>
KdBatch<D>::KdBatch(std::pmr::memory_resource* memory)
    : queries_({}, memory),
      centers_(memory),
      leaves_(memory),
      runs_(memory),
      answers_(memory),
      next_(memory) {}

template <int D>
KdBatch<D>::KdBatch(std::pmr::memory_resource* memory, const KdBatch& other)
    : queries_(memory, other.queries_),
      centers_(memory),
      leaves_(memory),
      runs_(memory),
      answers_(memory, other.answers_),
      next_(memory) {}

template <int D>
KdBatch<D>& KdBatch<D>::operator=(const KdBatch& other) {
    if (this != &other) *this = KdBatch(queries_.memory(), other);
    return *this;
}

// As KdTree's.
template <int D>
KdBatch<D>& KdBatch<D>::operator=(KdBatch&& other) noexcept {
    if (this == &other) return *this;
    std::destroy_at(this);
    return *std::construct_at(this, std::move(other));
}

template <int D>
void KdBatch<D>::Answers::swap(Answers& other) noexcept {
    order.swap(other.order);
    results.swap(other.results);
    chunks.swap(other.chunks);
}

template <int D>
std::span<const Neighbor> KdBatch<D>::found(int query) const {
    const auto count = static_cast<long long>(answers_.results.size());
    if (query < 0 || query >= count || answers_.results[static_cast<std::size_t>(query)].count < 0) {
        Call("KdBatch::found")
            .refuse("query", to_text(static_cast<long long>(query)),
                    "it must be the index of a query of the last batch, or the id of a point that asked");
    }
    const Result& result = answers_.results[static_cast<std::size_t>(query)];
    return std::span(answers_.chunks[static_cast<std::size_t>(result.chunk)].found)
        .subspan(static_cast<std::size_t>(result.first), static_cast<std::size_t>(result.count));
}

/// ORDER: the slots of a tree over the queries.
template <int D>
void KdBatch<D>::prepare(const Call& call, StridedView<const Vector<D>> queries, TaskScheduler* scheduler) {
    KdTree<D>::require_points(call, "queries", queries);
    queries_.prepare(queries, queries_.has_ids_below(queries.size()), scheduler);
    const std::size_t count = queries.size();
    next_.order.assign(queries_.spare_.ids.data(), queries_.spare_.ids.data() + count);
    next_.results.resize(count);
    next_.chunks.resize(std::max(next_.chunks.size(), (count + kChunk - 1) / kChunk));
}

template <int D>
void KdBatch<D>::take_over() noexcept {
    queries_.take_over(static_cast<int>(next_.order.size()));
    answers_.swap(next_);
}

/// Calls search(query, found), which appends what it finds, for all queries.
template <int D>
template <class Search>
QueryWork KdBatch<D>::run(const Search& search, TaskScheduler* scheduler) {
    struct Task {
        Answers* answers;
        const Search* search;
        detail::TaskFailure failure{};
    };
    Task task{&next_, &search};
    const auto chunk_count = static_cast<int>((next_.order.size() + kChunk - 1) / kChunk);
    const auto run_chunk = [](Answers& answers, const Search& find, int i) {
        Chunk& chunk = answers.chunks[static_cast<std::size_t>(i)];
        chunk.found.clear();
        chunk.work = {};
        const auto first = static_cast<std::size_t>(i) * kChunk;
        for (std::size_t j = first; j < std::min(first + kChunk, answers.order.size()); ++j) {
            const auto query = static_cast<std::size_t>(answers.order[j]);
            const std::size_t before = chunk.found.size();
            const QueryWork work = find(query, chunk.found);
            chunk.work.nodes += work.nodes;
            chunk.work.items += work.items;
            answers.results[query] = {static_cast<std::int32_t>(chunk.found.size() - before), i,
                                      static_cast<std::int64_t>(before)};
        }
    };
    if (scheduler != nullptr && chunk_count > 1) {
        const auto run_chunks = [](void* context, int begin, int end, int) {
            Task& now = *static_cast<Task*>(context);
            now.failure.guard([&] {
                for (int i = begin; i < end; ++i) decltype(run_chunk){}(*now.answers, *now.search, i);
            });
        };
        scheduler->parallel_for(chunk_count, 1, run_chunks, &task);
        task.failure.rethrow();
    } else {
        for (int i = 0; i < chunk_count; ++i) run_chunk(next_, search, i);
    }
    QueryWork work;
    for (int i = 0; i < chunk_count; ++i) {
        work.nodes += next_.chunks[static_cast<std::size_t>(i)].work.nodes;
        work.items += next_.chunks[static_cast<std::size_t>(i)].work.items;
    }
    take_over();
    return work;
}

template <int D>
QueryWork KdBatch<D>::radius(const KdTree<D>& tree, StridedView<const Vector<D>> queries, float r,
                             TaskScheduler* scheduler) {
    const Call call("KdBatch::radius");
    call.in(detail::kUpToInfinity, "r", r);
    prepare(call, queries, scheduler);
    return run([&](std::size_t query,
                   std::vector<Neighbor>& found) { return tree.radius(queries[query], r, found); },
               scheduler);
}

template <int D>
QueryWork KdBatch<D>::k_nearest(const KdTree<D>& tree, StridedView<const Vector<D>> queries, int k, float r,
                                TaskScheduler* scheduler) {
    const Call call("KdBatch::k_nearest");
    call.in(0, std::numeric_limits<int>::max(), "k", k);
    call.in(detail::kUpToInfinity, "r", r);
    prepare(call, queries, scheduler);
    const auto room = static_cast<std::size_t>(std::min(k, tree.size()));
    return run(
        [&](std::size_t query, std::vector<Neighbor>& found) {
            const std::size_t before = found.size();
            found.resize(before + room);
            const NearestCount count = tree.k_nearest(queries[query], r, std::span(found).subspan(before));
            found.resize(before + static_cast<std::size_t>(count.count));
            return count.work;
        },
        scheduler);
}

template <int D>
QueryWork KdBatch<D>::query(const KdTree<D>& tree, std::span<const Aabb<D>> boxes, TaskScheduler* scheduler) {
    const Call call("KdBatch::query");
    KdTree<D>::require_count(call, "boxes", boxes.size());
    for (std::size_t i = 0; i < boxes.size(); ++i) detail::require_box_of<D>(call, "boxes", boxes, i);
    centers_.resize(boxes.size());
    for (std::size_t i = 0; i < boxes.size(); ++i) centers_[i] = center(boxes[i]);
    prepare(call, centers_, scheduler);
    return run(
        [&](std::size_t query, std::vector<Neighbor>& found) {
            return tree.query(boxes[query], [&found](int id) { found.push_back({id, 0.0f}); });
        },
        scheduler);
}

template class KdBatch<2>;
template class KdBatch<3>;

}  // namespace jostle
