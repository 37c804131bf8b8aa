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

    // An item is reported where it is met; an inner node waits on the stack as its pair of children.
    const auto meet = [&](const Node& n) {
        ++work.nodes;
        if (!overlap(n.box, box) || (n.category & folded) == 0) return;
        if (n.is_inner()) {
            stack.push(n.link);
        } else if ((item(n.item()).filter.category & mask) != 0) {
            ++work.items;
            work.stopped = detail::answer_of(visitor, static_cast<int>(n.item())) == Visit::kStop;
        }
    };
    meet(node(kRoot));
    while (!work.stopped && !stack.empty()) {
        const Pair& pair = pairs_[static_cast<std::size_t>(stack.pop())];
        meet(pair.child[0]);
        if (!work.stopped) meet(pair.child[1]);
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
        std::int32_t place;
        float enter;
    };
    GrowableStack<Waiting, 256> stack;
    const auto enter_of = [&](const Node& n) -> BoxRayHit<D> {
        ++work.nodes;
        if ((n.category & folded) == 0) return {};
        return jostle::ray_cast(n.box, p1, d, t_max);
    };

    const BoxRayHit<D> at_root = enter_of(node(kRoot));
    if (at_root.hit) stack.push({kRoot, at_root.fraction});
    while (!stack.empty()) {
        const Waiting waiting = stack.pop();
        if (waiting.enter > t_max) continue;
        const Node& n = node(waiting.place);
        if (n.is_item()) {
            if ((item(n.item()).filter.category & mask) == 0) continue;
            ++work.items;
            const CastAnswer answer = visitor(static_cast<int>(n.item()), t_max);
            t_max = min(answer.end(), t_max);
            if (t_max < 0.0f) {
                work.stopped = true;
                break;
            }
            continue;
        }
        const std::int32_t first = n.link * 2;
        const BoxRayHit<D> a = enter_of(node(first));
        const BoxRayHit<D> b = enter_of(node(first + 1));
        // ORDER: the nearer child comes first; of two as near, the first.
        if (a.hit && b.hit) {
            const bool swapped = b.fraction < a.fraction;
            stack.push(swapped ? Waiting{first, a.fraction} : Waiting{first + 1, b.fraction});
            stack.push(swapped ? Waiting{first + 1, b.fraction} : Waiting{first, a.fraction});
        } else if (a.hit) {
            stack.push({first, a.fraction});
        } else if (b.hit) {
            stack.push({first + 1, b.fraction});
        }
    }
    return work;
}

}  // namespace jostle
