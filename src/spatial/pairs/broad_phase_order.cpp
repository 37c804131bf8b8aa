// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Putting the pairs in order: by the smaller id, then the larger. No two are equal, so that the order is
// total and it does not matter how they were found.
//
//     chunks -> buckets of 1024 or more smaller ids (counted and scattered, a group of chunks a task)
//            -> each bucket by a counting sort of its ids, then each id's few pairs by insertion
//
// Cost: O(pairs), but for proxies with very many.
#include <jostle/spatial/broad_phase.h>

#include <algorithm>

#include "core/sort.h"
#include "spatial/build/build_chunks.h"
#include "spatial/pairs/broad_phase_chunks.h"

namespace jostle {

namespace {

/// [1] Ids of a bucket: 2 to the power of at least, and at most, this.
constexpr int kLeastShift = 10;
constexpr int kMostShift = 12;
constexpr int kMostBuckets = 256;
/// [1] Chunks that are counted together, at least, and groups of them at most.
constexpr int kChunksOfGroup = 16;
constexpr int kMostGroups = 64;
/// [1] Fewer pairs than one in so many proxies are sorted without counting.
constexpr std::size_t kFewPairs = 16;
/// [1] Longer runs of pairs with the same smaller id are left to detail::sort, and so are smaller buckets.
constexpr std::ptrdiff_t kLongestInsertionSort = 24;

/// A total order: no two pairs found are equal.
constexpr bool comes_before(const ProxyPair& p, const ProxyPair& q) {
    return p.a != q.a ? p.a < q.a : p.b < q.b;
}

/// Pairs of the same smaller id, by the larger.
void sort_run(ProxyPair* first, ProxyPair* last) {
    if (last - first > kLongestInsertionSort) {
        detail::sort(first, static_cast<std::size_t>(last - first), comes_before);
        return;
    }
    for (ProxyPair* i = first; i < last; ++i) {
        const ProxyPair pair = *i;
        ProxyPair* hole = i;
        for (; hole > first && pair.b < hole[-1].b; --hole) *hole = hole[-1];
        *hole = pair;
    }
}

/// Pairs whose smaller ids are in [first_id, first_id + 2^shift), from one buffer into the other.
void sort_bucket(const ProxyPair* from, ProxyPair* to, int count, int first_id, int shift) {
    if (count <= kLongestInsertionSort || shift > kMostShift) {
        std::copy(from, from + count, to);
        detail::sort(to, static_cast<std::size_t>(count), comes_before);
        return;
    }
    const int ids = 1 << shift;
    std::int32_t ends[1 << kMostShift];
    std::fill(ends, ends + ids, 0);
    for (int i = 0; i < count; ++i) ++ends[from[i].a - first_id];
    std::int32_t sum = 0;
    for (int id = 0; id < ids; ++id) {
        const std::int32_t here = ends[id];
        ends[id] = sum;
        sum += here;
    }
    for (int i = 0; i < count; ++i) to[ends[from[i].a - first_id]++] = from[i];
    // Each id's number is now where its run ends.
    std::int32_t first = 0;
    for (int id = 0; id < ids; ++id) {
        if (ends[id] - first > 1) sort_run(to + first, to + ends[id]);
        first = ends[id];
    }
}

}  // namespace

template <int D>
void BroadPhase<D>::order_few_pairs(std::size_t count) {
    ordered_.reserve(count);
    for (std::size_t chunk = 0; chunk < chunk_sizes_.size(); ++chunk) {
        const ProxyPair* const first = found_.data() + chunk * detail::kChunkPairs;
        ordered_.insert(ordered_.end(), first, first + chunk_sizes_[chunk]);
    }
    detail::sort(ordered_, comes_before);
}

/// Into buckets; counts_ then says where each begins, and where the last one ends.
template <int D>
void BroadPhase<D>::scatter_pairs(TaskScheduler* scheduler, int shift, int buckets) {
    const int chunks = static_cast<int>(chunk_sizes_.size());
    const int group = std::max(kChunksOfGroup, (chunks + kMostGroups - 1) / kMostGroups);
    const int groups = (chunks + group - 1) / group;
    const auto width = static_cast<std::size_t>(buckets);
    counts_.assign((static_cast<std::size_t>(groups) + 1) * width + 1, 0);
    std::int32_t* const counts = counts_.data() + width + 1;
    const auto for_pairs = [&](int first, int last, const auto& visit) {
        for (int chunk = first; chunk < last; ++chunk) {
            const ProxyPair* const pairs =
                found_.data() + static_cast<std::size_t>(chunk) * detail::kChunkPairs;
            for (int i = 0; i < chunk_sizes_[static_cast<std::size_t>(chunk)]; ++i) visit(pairs[i]);
        }
    };
    detail::for_chunks(scheduler, chunks, group, [&](int index, int first, int last) {
        std::int32_t* const mine = counts + static_cast<std::size_t>(index) * width;
        for_pairs(first, last, [&](const ProxyPair& pair) { ++mine[pair.a >> shift]; });
    });
    std::int32_t sum = 0;
    for (std::size_t bucket = 0; bucket < width; ++bucket) {
        counts_[bucket] = sum;
        for (std::size_t index = 0; index < static_cast<std::size_t>(groups); ++index) {
            const std::int32_t here = counts[index * width + bucket];
            counts[index * width + bucket] = sum;
            sum += here;
        }
    }
    counts_[width] = sum;
    detail::for_chunks(scheduler, chunks, group, [&](int index, int first, int last) {
        std::int32_t* const mine = counts + static_cast<std::size_t>(index) * width;
        for_pairs(first, last, [&](const ProxyPair& pair) {
            scattered_[static_cast<std::size_t>(mine[pair.a >> shift]++)] = pair;
        });
    });
}

template <int D>
void BroadPhase<D>::order_pairs(TaskScheduler* scheduler) {
    std::size_t count = 0;
    for (const std::int32_t size : chunk_sizes_) count += static_cast<std::size_t>(size);
    if (count < static_cast<std::size_t>(size()) / kFewPairs) return order_few_pairs(count);
    // The smaller id is that of one that can move.
    const std::size_t ids = movable_.tree.places_.size();
    int shift = kLeastShift;
    while ((ids >> shift) >= kMostBuckets) ++shift;
    const int buckets = static_cast<int>(ids >> shift) + 1;
    scattered_.resize(count);
    ordered_.resize(count);
    scatter_pairs(scheduler, shift, buckets);
    detail::for_chunks(scheduler, buckets, 1, [&](int bucket, int, int) {
        const std::int32_t first = counts_[static_cast<std::size_t>(bucket)];
        const std::int32_t last = counts_[static_cast<std::size_t>(bucket) + 1];
        sort_bucket(scattered_.data() + first, ordered_.data() + first, last - first, bucket << shift, shift);
    });
}

template void BroadPhase<2>::order_pairs(TaskScheduler*);
template void BroadPhase<3>::order_pairs(TaskScheduler*);

}  // namespace jostle
