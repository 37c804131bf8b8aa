// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The descent of two trees (descent.h), written once for every two types of nodes, dimension and number of
// lanes. Included once for each instruction set; hence the guard that Highway toggles.
//
// A side that is not opened stands for itself: its parent's node, of which only its slot counts. So opening
// both, or one, or inner[0], is the same: two nodes, two sets of slots, and the bits (i, j) of those children
// that overlap and whose filters may accept each other. A node against itself has the upper triangle.
#if defined(JOSTLE_SPATIAL_KERNELS_PAIR_DESCENT_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_SPATIAL_KERNELS_PAIR_DESCENT_H
#undef JOSTLE_SPATIAL_KERNELS_PAIR_DESCENT_H
#else
#define JOSTLE_SPATIAL_KERNELS_PAIR_DESCENT_H
#endif

#include <jostle/core/assert.h>

#include <bit>
#include <type_traits>

#include "spatial/kernels/overlap_bits.h"
#include "spatial/kernels/pair_kernels.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {

/// Bit WB * i + j for each bit i and each bit j.
template <int WA, int WB>
HWY_INLINE constexpr std::uint64_t product_bits(std::uint64_t i_bits, std::uint64_t j_bits) {
    std::uint64_t bits = 0;
    for (int i = 0; i < WA; ++i) bits |= (0 - ((i_bits >> i) & 1u)) & (j_bits << (WB * i));
    return bits;
}

/// (i, j) with i <= j, or with i < j.
template <int W>
HWY_INLINE constexpr std::uint64_t triangle_bits(bool with_diagonal) {
    std::uint64_t bits = 0;
    for (int i = 0; i < W; ++i) {
        for (int j = with_diagonal ? i : i + 1; j < W; ++j) bits |= std::uint64_t{1} << (W * i + j);
    }
    return bits;
}

/// A node, and which of its slots are meant.
template <class Node>
struct Opened {
    const Node* node;
    std::int32_t base;    ///< the place of its slot 0
    std::uint32_t slots;  ///< a bit a slot
    bool is_whole;
};

template <class Node>
struct Place {
    const Node* node;
    std::int32_t place;
    std::int32_t slot;
    std::int32_t link;

    static constexpr std::int32_t kWidth = Node::kWidth;

    HWY_INLINE Place(const Node* inner, std::int32_t at)
        : node(inner + at / kWidth), place(at), slot(at % kWidth), link(node->link[slot]) {}
    HWY_INLINE float cost() const { return jostle::cost(slot_box<Node::kDimension>(*node, slot)); }
    HWY_INLINE Opened<Node> open(const Node* inner, bool is_opened) const {
        const bool whole = is_opened && link > 0;
        const std::int32_t index = whole ? link : place / kWidth;
        return {inner + index, index * kWidth, whole ? (1u << kWidth) - 1u : 1u << slot, whole};
    }
};

/// What the filters let through.
template <class A, class B>
HWY_INLINE std::uint64_t accept_bits(const A& a, const B& b) {
    if constexpr (!A::kFiltered && !B::kFiltered) {
        return ~std::uint64_t{0};
    } else {
        std::uint64_t bits = 0;
        for (int i = 0; i < A::kWidth; ++i) {
            for (int j = 0; j < B::kWidth; ++j) {
                std::uint32_t ca = ~0u, ma = ~0u, cb = ~0u, mb = ~0u;
                if constexpr (A::kFiltered) ca = a.category[i], ma = a.mask[i];
                if constexpr (B::kFiltered) cb = b.category[j], mb = b.mask[j];
                const bool accepts = ((ca & mb) != 0) & ((cb & ma) != 0);
                bits |= static_cast<std::uint64_t>(accepts) << (B::kWidth * i + j);
            }
        }
        return bits;
    }
}

template <class A, class B, bool kMoved, bool kApart = false>
struct Descent {
    static constexpr int D = A::kDimension;
    static constexpr int WA = A::kWidth;
    static constexpr int WB = B::kWidth;
    static constexpr bool kInFourLanes = A::kFiltered && B::kFiltered && !kMoved;

    const DescentTask<D>& task;
    const A* inner_a = static_cast<const A*>(task.a.inner);
    const B* inner_b = static_cast<const B*>(task.b.inner);

    HWY_INLINE std::uint64_t overlapping(const Opened<A>& a, const Opened<B>& b) const {
        const int first = a.is_whole ? 0 : std::countr_zero(a.slots);
        const int end = a.is_whole ? WA : first + 1;
        if constexpr (!kMoved) {
            if (a.is_whole && !b.is_whole) {
                const int j = std::countr_zero(b.slots);
                const std::uint64_t of_b =
                    overlap_bits<D>(b.node->bound, a.node->bound, j, j + 1) >> (WA * j);
                return product_bits<WA, WB>(of_b, b.slots);
            }
            return overlap_bits<D>(a.node->bound, b.node->bound, first, end);
        } else {
            float b_in_a[2 * D][WB];
            move_bounds<D>(task.b_to_a, b.node->bound, b_in_a);
            const std::uint64_t bits = overlap_bits<D>(a.node->bound, b_in_a, first, end);
            if (bits == 0) return 0;
            float a_in_b[2 * D][WA];
            move_bounds<D>(task.a_to_b, a.node->bound, a_in_b);
            return bits & overlap_bits<D>(a_in_b, b.node->bound, first, end);
        }
    }

    /// Tests the children of two nodes, and appends what overlaps. Writes up to 64 more than it counts.
    HWY_INLINE int meet(const Opened<A>& a, const Opened<B>& b, bool self, PlacePair* out) const {
#if HWY_TARGET != HWY_SCALAR
        if constexpr (kInFourLanes) return meet_pairs(a, b, self, out);
#endif
        std::uint64_t bits = overlapping(a, b) & product_bits<WA, WB>(a.slots, b.slots);
        if (self) bits &= triangle_bits<WA>(true);
        bits &= accept_bits(*a.node, *b.node);
        int count = 0;
        for (; bits != 0; bits &= bits - 1) {
            const int c = std::countr_zero(bits);
            const std::int32_t blocks = (a.node->link[c / WB] & b.node->link[c % WB]) >> 31;
            out[count++] = {(a.base + c / WB) ^ blocks, b.base + c % WB};
        }
        return count;
    }

#if HWY_TARGET != HWY_SCALAR
    /// The same for two pairs of children, in four lanes and without a branch: (0, 0), (0, 1), (1, 0), (1,
    /// 1).
    HWY_INLINE int meet_pairs(const Opened<A>& a, const Opened<B>& b, bool self, PlacePair* out) const {
        const hn::CappedTag<float, 4> d;
        const hn::RebindToUnsigned<decltype(d)> du;
        const hn::RebindToSigned<decltype(d)> di;
        // Two categories, then two masks.
        const auto filters_a = hn::LoadU(du, a.node->category), filters_b = hn::LoadU(du, b.node->category);
        const auto a_to_b = hn::And(hn::InterleaveLower(du, filters_a, filters_a),
                                    hn::ConcatUpperUpper(du, filters_b, filters_b));
        const auto b_to_a = hn::And(hn::InterleaveUpper(du, filters_a, filters_a),
                                    hn::ConcatLowerLower(du, filters_b, filters_b));
        const auto accepted = hn::And(hn::RebindMask(d, hn::Ne(a_to_b, hn::Zero(du))),
                                      hn::RebindMask(d, hn::Ne(b_to_a, hn::Zero(du))));
        std::uint32_t bits = bits_of(d, hn::And(accepted, overlap_mask_2x2<D>(a.node->bound, b.node->bound)));
        bits &= ((a.slots & 1u) * 3u) | ((a.slots & 2u) * 6u);
        bits &= b.slots * 5u;
        bits &= self ? 11u : 15u;
        // Two links, then what does not matter.
        const auto links_a = hn::LoadU(di, a.node->link), links_b = hn::LoadU(di, b.node->link);
        const auto blocks = hn::BroadcastSignBit(
            hn::And(hn::InterleaveLower(di, links_a, links_a), hn::ConcatLowerLower(di, links_b, links_b)));
        alignas(16) static constexpr std::int32_t kSlotA[4] = {0, 0, 1, 1}, kSlotB[4] = {0, 1, 0, 1};
        const auto place_a = hn::Xor(hn::Add(hn::Set(di, a.base), hn::Load(di, kSlotA)), blocks);
        const auto place_b = hn::Add(hn::Set(di, b.base), hn::Load(di, kSlotB));
        const auto first = hn::InterleaveLower(di, place_a, place_b);
        const auto last = hn::InterleaveUpper(di, place_a, place_b);
        const hn::CappedTag<std::uint64_t, 4> dq;
        if constexpr (hn::MaxLanes(dq) == 4) {
            const auto all =
                hn::BitCast(dq, hn::Combine(hn::Repartition<std::int32_t, decltype(dq)>(), last, first));
            const std::uint8_t bytes[8] = {static_cast<std::uint8_t>(bits)};
            hn::StoreU(hn::CompressBits(all, bytes), dq, reinterpret_cast<std::uint64_t*>(out));
        } else {
            PlacePair all[4];
            hn::StoreU(first, di, &all[0].a);
            hn::StoreU(last, di, &all[2].a);
            for (std::uint32_t c = 0, to = 0; c < 4; to += (bits >> c) & 1u, ++c) out[to] = all[c];
        }
        return std::popcount(bits);
    }
#endif

    HWY_INLINE int open(PlacePair at, PlacePair* out) const {
        if (at.a == kTopPlace) {
            return meet({inner_a, 0, (1u << WA) - 1u, true}, {inner_b, 0, (1u << WB) - 1u, true}, task.self,
                        out);
        }
        const bool self = task.self && at.a == at.b;
        const Place<A> a(inner_a, at.a);
        const Place<B> b(inner_b, at.b);
        bool open_a = true, open_b = true;
        if (task.order == DescentOrder::kLarger && a.link > 0 && b.link > 0 && !self) {
            open_b = b.cost() > a.cost();
            open_a = !open_b;
        }
        const int count = meet(a.open(inner_a, open_a), b.open(inner_b, open_b), self, out);
        if constexpr (kApart) return drop_kept_apart(out, count);
        return count;
    }

    HWY_INLINE static bool are_apart(std::uint32_t a, std::uint32_t b) {
        return a == b && a != 0;
    }
    /// Leaves out what leads to no pair.
    HWY_INLINE int drop_kept_apart(PlacePair* found, int count) const {
        int kept = 0;
        for (int i = 0; i < count; ++i) {
            const std::int32_t a = found[i].a < 0 ? ~found[i].a : found[i].a;
            const bool apart = are_apart(task.a.apart_below[a], task.b.apart_below[found[i].b]);
            found[kept] = found[i];
            kept += static_cast<int>(!apart);
        }
        return kept;
    }

    /// Puts what the last pairs that wait lead to in their place: several at once, as the one need not wait
    /// for what the other finds. Blocks that nothing is before any more go to be tested.
    HWY_INLINE void open_some(PairLists& lists) const {
        PlacePair found[kOpeningRoom];
        int count = 0;
        std::size_t left = lists.waiting_count;
        const int most = lists.batch < kOpenedAtOnce ? lists.batch : kOpenedAtOnce;
        for (int n = 0; n < most && left > 0 && count <= kOpeningRoom - kMostFound; ++n) {
            const PlacePair at = lists.waiting[left - 1];
            if (at.a < 0) {
                found[count++] = at;
            } else {
                ++lists.work;
                count += open(at, found + count);
            }
            --left;
        }
        int first = 0;
        for (; first < count && found[first].a < 0; ++first) {
            lists.blocks[lists.block_count++] = {~found[first].a, found[first].b};
        }
        // ORDER: the first one is popped first.
        while (count > first) lists.waiting[left++] = found[--count];
        lists.waiting_count = left;
    }

    /// The items of two blocks, or of one.
    HWY_INLINE void test(PlacePair at, PairLists& lists) const {
        const Block<D>& a = task.a.blocks[~Place<A>(inner_a, at.a).link];
        const Block<D>& b = task.b.blocks[~Place<B>(inner_b, at.b).link];
        std::uint64_t bits;
        if constexpr (!kMoved) {
            bits = overlap_bits<D>(a.bound, b.bound, 0, kBlockSize);
        } else {
            alignas(32) float bound[2 * D][kBlockSize];
            move_bounds<D>(task.b_to_a, b.bound, bound);
            bits = overlap_bits<D>(a.bound, bound, 0, kBlockSize);
            if (bits != 0) {
                move_bounds<D>(task.a_to_b, a.bound, bound);
                bits &= overlap_bits<D>(bound, b.bound, 0, kBlockSize);
            }
        }
        if (task.self && at.a == at.b) bits &= triangle_bits<kBlockSize>(false);
        int count = lists.hit_count;
        if (task.a.filters == nullptr && task.b.filters == nullptr) {
            for (; bits != 0; bits &= bits - 1) {
                const int c = std::countr_zero(bits);
                lists.hits[count++] = {a.link[c / kBlockSize], b.link[c % kBlockSize]};
            }
        } else {
            for (; bits != 0; bits &= bits - 1) {
                const int c = std::countr_zero(bits);
                const ItemPair hit = {a.link[c / kBlockSize], b.link[c % kBlockSize]};
                lists.hits[count] = hit;
                bool accepts = filter_of(task.a, hit.a).accepts(filter_of(task.b, hit.b));
                if constexpr (kApart) accepts &= !are_apart(task.a.apart[hit.a], task.b.apart[hit.b]);
                count += static_cast<int>(accepts);
            }
        }
        lists.hit_count = count;
    }
    HWY_INLINE static BoxFilter filter_of(const TreeSide<D>& side, std::int32_t item) {
        return side.filters != nullptr ? side.filters[item] : BoxFilter{};
    }

    HWY_INLINE static bool may_open(const PairLists& lists) {
        return lists.waiting_count > 0 &&
               lists.waiting_count + static_cast<std::size_t>(kOpeningRoom) <= lists.waiting_capacity;
    }
    void run(PairLists& result) const {
        PairLists lists = result;
        for (;;) {
            // The one call of it, and so the one copy.
            if (lists.only_open || (lists.block_count < lists.batch && may_open(lists))) {
                open_some(lists);
                if (lists.only_open) break;
                continue;
            }
            for (; lists.next_block < lists.block_count && lists.hit_count <= kHitRoom - kMostFound;
                 ++lists.next_block) {
                ++lists.work;
                test(lists.blocks[lists.next_block], lists);
            }
            if (lists.next_block < lists.block_count) break;
            lists.next_block = lists.block_count = 0;
            if (!may_open(lists)) break;
            if (lists.batch == kBlockPairBatch) continue;
            lists.batch *= 2;
            if (lists.hit_count > 0) break;
        }
        result = lists;
    }
};

#if defined(JOSTLE_TREES_MEET_THEMSELVES_ONLY)
// A module that lets trees of one type meet, in one frame, and nothing else, is a fiftieth smaller without
// the other descents.
inline constexpr bool kAllDescents = false;
#else
inline constexpr bool kAllDescents = true;
#endif

template <class A, class B>
void find_pairs_of_nodes(const DescentTask<A::kDimension>& task, PairLists& lists) {
    if constexpr (A::kFiltered && B::kFiltered) {
        if (task.a.apart != nullptr) return Descent<A, B, false, true>{task}.run(lists);
    }
    if constexpr (kAllDescents) {
        if (task.moved) return Descent<A, B, true>{task}.run(lists);
    } else {
        JOSTLE_VERIFY((!task.moved && std::is_same_v<A, B>), "this module has no such descent");
    }
    if constexpr (kAllDescents || std::is_same_v<A, B>) Descent<A, B, false>{task}.run(lists);
}

template <int D, class A>
void find_pairs_with(const DescentTask<D>& task, PairLists& lists) {
    switch (task.b.type) {
        case NodeType::kPair:
            return find_pairs_of_nodes<A, TreePair<D>>(task, lists);
        case NodeType::kWide:
            return find_pairs_of_nodes<A, WideNode<D>>(task, lists);
    }
}

template <int D>
void find_pairs_kernel(const DescentTask<D>& task, PairLists& lists) {
    switch (task.a.type) {
        case NodeType::kPair:
            return find_pairs_with<D, TreePair<D>>(task, lists);
        case NodeType::kWide:
            return find_pairs_with<D, WideNode<D>>(task, lists);
    }
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_SPATIAL_KERNELS_PAIR_DESCENT_H
