// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the kernels of the descent are given. They never grow anything: where room is short they return.
#pragma once

#include <jostle/spatial/descent.h>

#include <cstddef>
#include <cstdint>

namespace jostle::detail {

/// A descent's three lists, as descent.h shows them, while a kernel works on them.
struct PairLists {
    PlacePair* waiting;
    std::size_t waiting_count;
    std::size_t waiting_capacity;
    PlacePair* blocks;
    int block_count;
    int next_block;
    ItemPair* hits;
    int hit_count;
    int batch;       ///< [1] pairs of blocks before they are tested
    bool only_open;  ///< the last `batch` pairs that wait are opened, once, and nothing is tested
    int work;        ///< [1] pairs of nodes opened and pairs of blocks tested
};

/// Goes on until nothing is left, or there is no room for what comes next. While batches are
/// still small it also returns as soon as there are hits, for those who stop at the first.
void find_pairs(const DescentTask<2>& task, PairLists& lists);
void find_pairs(const DescentTask<3>& task, PairLists& lists);

}  // namespace jostle::detail
