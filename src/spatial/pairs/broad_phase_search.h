// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What is common to the workers of one search for pairs.
#pragma once

#include <jostle/spatial/broad_phase.h>

#include <atomic>

#include "spatial/pairs/broad_phase_chunks.h"

namespace jostle {

template <int D>
struct BroadPhase<D>::Search {
    Search(BroadPhase& whole, const Wanted& those) : broad_phase(whole), wanted(those) {}

    BroadPhase& broad_phase;
    Wanted wanted;
    detail::DescentTask<D> self, cross;
    bool meeting = false;
    bool all_moved = false;        ///< of what can move: then every pair of a meeting counts
    bool keys_are_folded = false;  ///< keys are looked at above items as well
    std::size_t seeds_of_self = 0;
    int tasks = 0;
    std::atomic<std::int32_t> next_chunk{0};

    void put(detail::PairWorker& worker, std::int32_t one, std::int32_t other) {
        const ProxyPair pair = one < other ? ProxyPair{one, other} : ProxyPair{other, one};
        if (wanted.call == nullptr) return keep(worker, pair);
        worker.asked[worker.asked_count++] = pair;
        if (worker.asked_count == worker.asked.size()) answer(worker);
    }
    /// Keeps those of the pairs asked about that are wanted.
    void answer(detail::PairWorker& worker) {
        if (worker.asked_count == 0) return;
        const std::size_t left = wanted.call(wanted.context, worker.asked.data(), worker.asked_count);
        worker.asked_count = 0;
        for (std::size_t i = 0; i < left; ++i) keep(worker, worker.asked[i]);
    }
    void keep(detail::PairWorker& worker, const ProxyPair& pair) {
        if (worker.chunk < 0 || worker.filled == detail::kChunkPairs) {
            if (!take_chunk(worker)) return;
        }
        const std::size_t at = static_cast<std::size_t>(worker.chunk) * detail::kChunkPairs +
                               static_cast<std::size_t>(worker.filled++);
        broad_phase.found_[at] = pair;
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

}  // namespace jostle
