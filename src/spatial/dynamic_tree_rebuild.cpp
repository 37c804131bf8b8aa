// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tree made afresh: items sorted along a Morton curve of their centers, ranges of more than eight
// split where the highest bit of the key changes (in the middle where all keys are equal), pairs laid out so
// that what is above comes before what is below and a subtree lies together [Karras2012]; then one pass
// backwards over the pairs pulls every box.
//
// Cost: a radix sort of n keys and one visit a node.
#include <jostle/spatial/dynamic_tree.h>

#include <array>
#include <bit>

#include "spatial/tree_bounds.h"

namespace jostle {

namespace {

/// Spreads the low 32 bits to every second one, or the low 21 to every third.
template <int D>
JOSTLE_INLINE std::uint64_t spread(std::uint64_t x) {
    if constexpr (D == 2) {
        x = (x | (x << 16)) & 0x0000ffff0000ffffu;
        x = (x | (x << 8)) & 0x00ff00ff00ff00ffu;
        x = (x | (x << 4)) & 0x0f0f0f0f0f0f0f0fu;
        x = (x | (x << 2)) & 0x3333333333333333u;
        x = (x | (x << 1)) & 0x5555555555555555u;
    } else {
        x = (x | (x << 32)) & 0x001f00000000ffffu;
        x = (x | (x << 16)) & 0x001f0000ff0000ffu;
        x = (x | (x << 8)) & 0x100f00f00f00f00fu;
        x = (x | (x << 4)) & 0x10c30c30c30c30c3u;
        x = (x | (x << 2)) & 0x1249249249249249u;
    }
    return x;
}

/// [1] Bits of a key: 16 an axis in the plane, 11 an axis in space, so that three passes of 11 sort either.
template <int D>
constexpr int kAxisBits = D == 2 ? 16 : 11;
constexpr int kDigitBits = 11;
constexpr int kPasses = 3;

/// The cell of a center on one axis.
JOSTLE_INLINE std::uint64_t cell_of(float center, float lowest, float scale, float last) {
    const float cell = (center - lowest) * scale;
    // Where widths overflow, cells are NaN or infinite: they count as the first and the last.
    if (!(cell > 0.0f)) return 0;
    return static_cast<std::uint64_t>(cell < last ? cell : last);
}

/// Stable, least digit first; the sorted items end in `from` or `to`, whichever is returned.
template <class Item>
Item* radix_sort(Item* from, Item* to, std::size_t count) {
    std::array<std::array<std::uint32_t, 1u << kDigitBits>, kPasses> starts{};
    constexpr std::uint64_t kDigit = (1u << kDigitBits) - 1;
    for (std::size_t i = 0; i < count; ++i) {
        for (int pass = 0; pass < kPasses; ++pass) {
            ++starts[static_cast<std::size_t>(pass)][(from[i].key >> (pass * kDigitBits)) & kDigit];
        }
    }
    for (int pass = 0; pass < kPasses; ++pass) {
        auto& start = starts[static_cast<std::size_t>(pass)];
        if (start[(from[0].key >> (pass * kDigitBits)) & kDigit] == count) continue;
        std::uint32_t sum = 0;
        for (std::uint32_t& s : start) {
            const std::uint32_t here = s;
            s = sum;
            sum += here;
        }
        for (std::size_t i = 0; i < count; ++i) {
            to[start[(from[i].key >> (pass * kDigitBits)) & kDigit]++] = from[i];
        }
        Item* const swapped = from;
        from = to;
        to = swapped;
    }
    return from;
}

/// How many of the items [first, last) go left: those whose highest bit that differs within the range is 0.
template <class Item>
std::size_t split_of(const Item* sorted, std::size_t first, std::size_t last) {
    const std::uint64_t differs = sorted[first].key ^ sorted[last - 1].key;
    if (differs == 0) return first + (last - first) / 2;
    const std::uint64_t bit = std::bit_floor(differs);
    std::size_t low = first;      // its bit is 0
    std::size_t high = last - 1;  // its bit is 1
    while (high - low > 1) {
        const std::size_t middle = low + (high - low) / 2;
        ((sorted[middle].key & bit) == 0 ? low : high) = middle;
    }
    return high;
}

}  // namespace

template <int D>
void DynamicTree<D>::rebuild() {
    const auto count = static_cast<std::size_t>(item_count_);
    if (count == 0) {
        note_rebuilt();
        return;
    }

    // Keys, over the bounds of the centers.
    Aabb<D> bounds = empty_box<D>();
    morton_.resize(2 * count);
    morton_boxes_.resize(places_.size());
    std::size_t filled = 0;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        if (places_[i] < 0) continue;
        morton_boxes_[i] = box_of(static_cast<std::int32_t>(i));
        const Vector<D> c = center(morton_boxes_[i]);
        bounds = unite(bounds, Aabb<D>{c, c});
        morton_[filled++].id = static_cast<std::int32_t>(i);
    }
    constexpr float kCells = static_cast<float>(1 << kAxisBits<D>);
    Vector<D> scale;
    for (int axis = 0; axis < D; ++axis) scale[axis] = kCells / (bounds.upper[axis] - bounds.lower[axis]);
    for (std::size_t i = 0; i < count; ++i) {
        const Vector<D> c = center(at(morton_boxes_, morton_[i].id));
        std::uint64_t key = 0;
        for (int axis = 0; axis < D; ++axis) {
            key |= spread<D>(cell_of(c[axis], bounds.lower[axis], scale[axis], kCells - 1.0f)) << axis;
        }
        morton_[i].key = key;
    }
    const MortonItem* const sorted = radix_sort(morton_.data(), morton_.data() + count, count);

    // Pairs, from above: pair p holds the two halves of a range; what is free afterwards are the last ones.
    struct Range {
        std::size_t first, last;
        std::int32_t place;
    };
    put(kRoot, {detail::empty_bounds<D>(), detail::kNoChild, 0, 0, 0});
    pairs_.resize(1);
    parents_.resize(1);
    free_pair_ = -1;
    blocks_.clear();
    block_parents_.clear();
    block_counts_.clear();
    free_block_ = -1;
    GrowableStack<Range, 128> stack;
    stack.push({0, count, kRoot});
    while (!stack.empty()) {
        const Range range = stack.pop();
        if (range.last - range.first <= detail::kBlockSize) {
            const std::int32_t block = take_block();
            link_at(range.place) = ~block;
            at(block_parents_, block) = range.place;
            for (std::size_t i = range.first; i < range.last; ++i) {
                append(block, sorted[i].id, detail::bounds_of<D>(at(morton_boxes_, sorted[i].id)));
            }
            pull_block(range.place);
            continue;
        }
        const std::size_t middle = split_of(sorted, range.first, range.last);
        const std::int32_t pair = take_pair();
        link_at(range.place) = pair;
        at(parents_, pair) = range.place;
        stack.push({middle, range.last, pair * 2 + 1});
        stack.push({range.first, middle, pair * 2});
    }
    for (std::size_t pair = pairs_.size() - 1; pair >= 1; --pair) pull_pair(parents_[pair]);
    note_rebuilt();
}

template void DynamicTree<2>::rebuild();
template void DynamicTree<3>::rebuild();

}  // namespace jostle
