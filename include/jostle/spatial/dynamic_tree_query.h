// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The box query and the ray cast of the dynamic tree. Both hold what they have still to visit on a stack,
// whose first 256 entries cost no allocation: a walk that goes down one child at a time holds at most height
// + 1.
#pragma once

#include <jostle/spatial/dynamic_tree.h>

#include <utility>

namespace jostle {

namespace detail {
/// Raise Error unless the argument is usable: a box that is valid; p1 and d finite and t_max >= 0.
template <int D>
void require_box(const char* function, const Aabb<D>& box);
template <int D>
void require_ray(const char* function, const Vector<D>& p1, const Vector<D>& d, float t_max);
}  // namespace detail

template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork DynamicTree<D>::query(const Aabb<D>& box, std::uint64_t mask,
                                              Visitor&& visitor) const {
    detail::require_box<D>("DynamicTree::query", box);
    QueryWork work;
    if (item_count_ == 0) return work;
    const std::uint32_t folded = detail::fold_bits(mask);
    GrowableStack<std::int32_t, 256> stack;
    stack.push(0);
    while (!stack.empty()) {
        const std::int32_t link = stack.pop();
        if (link >= 0) {
            const Pair& pair = at(pairs_, link);
            for (int side = 1; side >= 0; --side) {
                if (pair.link[side] == detail::kNoChild) continue;
                ++work.nodes;
                if (!overlap(detail::slot_box<D>(pair, side), box) || (pair.category[side] & folded) == 0)
                    continue;
                stack.push(pair.link[side]);
            }
            continue;
        }
        const Block& block = at(blocks_, ~link);
        for (int slot = 0; slot < at(block_counts_, ~link); ++slot) {
            const std::int32_t id = block.link[slot];
            if (!overlap(detail::slot_box<D>(block, slot), box)) continue;
            if ((filter_of(id).category & mask) == 0) continue;
            ++work.items;
            if (detail::answer_of(visitor, static_cast<int>(id)) == Visit::kStop) {
                work.stopped = true;
                return work;
            }
        }
    }
    return work;
}

template <int D>
template <class Visitor>
JOSTLE_INLINE QueryWork DynamicTree<D>::ray_cast(const Vector<D>& p1, const Vector<D>& d, float t_max,
                                                 std::uint64_t mask, Visitor&& visitor) const {
    detail::require_ray<D>("DynamicTree::ray_cast", p1, d, t_max);
    QueryWork work;
    if (item_count_ == 0) return work;
    const std::uint32_t folded = detail::fold_bits(mask);
    // Entry fractions are monotonic in the box, in floating point as well: a box inside another is entered no
    // earlier, so that no node hides an item that its own box test would let through.
    struct Waiting {
        std::int32_t link;
        float enter;
    };
    GrowableStack<Waiting, 256> stack;
    stack.push({0, 0.0f});
    while (!stack.empty()) {
        const Waiting waiting = stack.pop();
        if (waiting.enter > t_max) continue;
        if (waiting.link >= 0) {
            const Pair& pair = at(pairs_, waiting.link);
            BoxRayHit<D> hits[2];
            for (int side = 0; side < 2; ++side) {
                if (pair.link[side] == detail::kNoChild) continue;
                ++work.nodes;
                if ((pair.category[side] & folded) == 0) continue;
                hits[side] = jostle::ray_cast(detail::slot_box<D>(pair, side), p1, d, t_max);
            }
            // ORDER: the nearer child comes first; of two as near, the first.
            const int far = hits[0].hit && hits[1].hit && hits[1].fraction < hits[0].fraction ? 0 : 1;
            for (const int side : {far, 1 - far}) {
                if (hits[side].hit) stack.push({pair.link[side], hits[side].fraction});
            }
            continue;
        }
        const Block& block = at(blocks_, ~waiting.link);
        for (int slot = 0; slot < at(block_counts_, ~waiting.link); ++slot) {
            const std::int32_t id = block.link[slot];
            if ((filter_of(id).category & mask) == 0) continue;
            if (!jostle::ray_cast(detail::slot_box<D>(block, slot), p1, d, t_max).hit) continue;
            ++work.items;
            const CastAnswer answer = visitor(static_cast<int>(id), t_max);
            t_max = min(answer.end(), t_max);
            if (t_max < 0.0f) {
                work.stopped = true;
                return work;
            }
        }
    }
    return work;
}

}  // namespace jostle
