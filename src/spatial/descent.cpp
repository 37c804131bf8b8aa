// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Between a verb and the kernels: a descent is begun, and its lists are lent out and made longer.
#include <jostle/core/error.h>
#include <jostle/spatial/descent.h>

#include <limits>

#include "spatial/kernels/pair_kernels.h"

namespace jostle::detail {

namespace {
/// [1] The first batch, so that whoever stops at the first hit pays for little more.
constexpr int kFirstBatch = 4;
}  // namespace

template <int D>
void PairSearch::begin(const char* function, const DescentTask<D>& task, PairContext& context) {
    if (context.empty()) {
        context.clear();
        context.waiting_.push({kTopPlace, kTopPlace});
        context.batch_ = kFirstBatch;
        context.begun_with_[0] = task.a.inner;
        context.begun_with_[1] = task.b.inner;
    } else if (context.begun_with_[0] != task.a.inner || context.begun_with_[1] != task.b.inner) {
        raise(function, "context", "in the middle of another descent",
              "it must be empty, or have been left by a descent of the same trees; clear() empties it");
    }
}

template <int D>
int PairSearch::refill(const DescentTask<D>& task, PairContext& context) {
    PairStack& waiting = context.waiting_;
    if (waiting.size() + kOpeningRoom > waiting.capacity()) waiting.reserve(waiting.capacity() * 2);
    PairLists lists{.waiting = waiting.data(),
                    .waiting_count = waiting.size(),
                    .waiting_capacity = waiting.capacity(),
                    .blocks = context.blocks_,
                    .block_count = context.block_count_,
                    .next_block = context.next_block_,
                    .hits = context.hits_,
                    .hit_count = 0,
                    .batch = context.batch_,
                    .openings_left = std::numeric_limits<int>::max(),
                    .work = 0};
    find_pairs(task, lists);
    waiting.set_size(lists.waiting_count);
    context.block_count_ = lists.block_count;
    context.next_block_ = lists.next_block;
    context.hit_count_ = lists.hit_count;
    context.next_hit_ = 0;
    context.batch_ = lists.batch;
    return lists.work;
}

template void PairSearch::begin<2>(const char*, const DescentTask<2>&, PairContext&);
template void PairSearch::begin<3>(const char*, const DescentTask<3>&, PairContext&);
template int PairSearch::refill<2>(const DescentTask<2>&, PairContext&);
template int PairSearch::refill<3>(const DescentTask<3>&, PairContext&);

}  // namespace jostle::detail
