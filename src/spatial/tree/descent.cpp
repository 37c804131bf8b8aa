// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Between a verb and the kernels: a descent is begun, and its lists are lent out and made longer.
#include <jostle/spatial/pairs.h>

#include "spatial/kernels/pair_kernels.h"

namespace jostle::detail {

namespace {
/// [1] The first batch, so that whoever stops at the first hit pays for little more.
constexpr int kFirstBatch = 4;

/// Descents with the same number go on where one of them stopped.
template <int D>
int verb_of(const DescentTask<D>& task) {
    return (task.self ? 1 : 0) + (task.moved ? 2 : 0) + 4 * static_cast<int>(task.order);
}
}  // namespace

template <int D>
void PairSearch::begin(const Call& call, const DescentTask<D>& task, PairContext& context) {
    call.one_of(DescentOrder::kLarger, "order", task.order, "it must be a DescentOrder");
    if (context.empty()) {
        begin_at(task, {kTopPlace, kTopPlace}, context);
        context.batch_ = kFirstBatch;
    } else if (context.begun_with_[0] != task.a.inner || context.begun_with_[1] != task.b.inner ||
               context.begun_as_ != verb_of(task)) {
        call.refuse(
            "context", "in the middle of another descent",
            "it must be empty, or have been left by the same verb, in the same order, of the same trees; "
            "clear() empties it");
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
                    .only_open = false,
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

template <int D>
void PairSearch::split(const DescentTask<D>& task, std::size_t count, std::pmr::vector<PlacePair>& found,
                       std::pmr::vector<PlacePair>& spare) {
    found.assign(1, {kTopPlace, kTopPlace});
    PlacePair waiting[1 + kOpeningRoom], blocks[kOpeningRoom];
    for (bool opened = true; opened && found.size() < count; found.swap(spare)) {
        opened = false;
        spare.clear();
        for (const PlacePair at : found) {
            if (at.a < 0) {
                spare.push_back(at);
                continue;
            }
            opened = true;
            waiting[0] = at;
            PairLists lists{.waiting = waiting,
                            .waiting_count = 1,
                            .waiting_capacity = 1 + kOpeningRoom,
                            .blocks = blocks,
                            .block_count = 0,
                            .next_block = 0,
                            .hits = nullptr,
                            .hit_count = 0,
                            .batch = 1,
                            .only_open = true,
                            .work = 0};
            find_pairs(task, lists);
            for (int i = 0; i < lists.block_count; ++i) spare.push_back({~blocks[i].a, blocks[i].b});
            while (lists.waiting_count > 0) spare.push_back(waiting[--lists.waiting_count]);
        }
    }
}

template <int D>
void PairSearch::begin_at(const DescentTask<D>& task, PlacePair at, PairContext& context) {
    context.clear();
    context.waiting_.push(at);
    context.batch_ = kBlockPairBatch;
    context.begun_with_[0] = task.a.inner;
    context.begun_with_[1] = task.b.inner;
    context.begun_as_ = verb_of(task);
}

void require_mover(const Call& call, int id, bool is_item) {
    if (is_item) return;
    call.refuse("movers", to_text(static_cast<long long>(id)), "it must be the id of an item");
}

template void PairSearch::begin<2>(const Call&, const DescentTask<2>&, PairContext&);
template void PairSearch::begin<3>(const Call&, const DescentTask<3>&, PairContext&);
template void PairSearch::split<2>(const DescentTask<2>&, std::size_t, std::pmr::vector<PlacePair>&,
                                   std::pmr::vector<PlacePair>&);
template void PairSearch::split<3>(const DescentTask<3>&, std::size_t, std::pmr::vector<PlacePair>&,
                                   std::pmr::vector<PlacePair>&);
template void PairSearch::begin_at<2>(const DescentTask<2>&, PlacePair, PairContext&);
template void PairSearch::begin_at<3>(const DescentTask<3>&, PlacePair, PairContext&);
template int PairSearch::refill<2>(const DescentTask<2>&, PairContext&);
template int PairSearch::refill<3>(const DescentTask<3>&, PairContext&);

}  // namespace jostle::detail

namespace jostle {

std::span<const int> MoverContext::mark(std::span<const int> movers) {
    for (const int id : ids_) marks_[static_cast<std::size_t>(id) / 64] = 0;
    ids_.clear();
    // What is marked must be among the ids: no memory runs out between the two.
    ids_.reserve(movers.size());
    for (const int id : movers) {
        const std::size_t word = static_cast<std::size_t>(id) / 64;
        if (word >= marks_.size()) marks_.resize(word + 1);
        if (is_marked(id)) continue;
        marks_[word] |= std::uint64_t{1} << (id % 64);
        ids_.push_back(id);
    }
    return ids_;
}

}  // namespace jostle
