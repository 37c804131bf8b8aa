// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where a new item goes: down from the root, or from where the caller says, to a block, which is split when
// it is full.
//
// By cost it goes into the child that it makes grow least, and each box on the way grows at once, while its
// line is at hand: the item surely ends below it. One that makes the boxes on its way grow by more than a
// pair and a block of its own would cost, because it is much larger than they are or far from all of them,
// gets these, where they are cheapest:
//
//     in the block          what each box on the way grows by, summed
//     beside a node n       what each box above n grows by, summed + cost of n's box with the item
//                           + cost of the item's box
//
// By proximity it goes into the child whose center is nearer, and boxes grow from below, up to the first that
// contains the item: all above that one do, too.
#include <jostle/spatial/dynamic_tree.h>

#include "spatial/pairs/pair_growth.h"

namespace jostle {

template <int D>
int DynamicTree<D>::insert(const Aabb<D>& box, std::uint64_t user_data, const BoxFilter& filter) {
    return insert_for("DynamicTree::insert", box, user_data, filter, false);
}

template <int D>
int DynamicTree<D>::insert_for(const char* function, const Aabb<D>& box, std::uint64_t user_data,
                               const BoxFilter& filter, bool is_fat) {
    const Call call(function);
    detail::require_box<D>(call, "box", box);
    if (reserved_ > 0) {
        --reserved_;
    } else if (item_count_ >= item_room_ || block_count_ >= node_room_) {
        grow(call, 1);
    }
    const std::int32_t id = take_item();
    at(user_data_, id) = user_data;
    at(filters_, id) = filter;
    all_have_category_ = all_have_category_ && filter.category != 0;
    work_ = {};
    link_item(id, is_fat ? detail::bounds_of(box) : fatten(box, {}), kRoot);
    ++item_count_;
    count_changes(1);
    return id;
}

template <int D>
typename DynamicTree<D>::Child DynamicTree<D>::child_of_item(std::int32_t id, const Bounds& bounds) const {
    const BoxFilter& filter = at(filters_, id);
    return {bounds, detail::kNoChild, detail::fold_bits(filter.category), detail::fold_bits(filter.mask), 0};
}

template <int D>
void DynamicTree<D>::link_item(std::int32_t id, const Bounds& bounds, std::int32_t from) {
    if (link_at(kRoot) == detail::kNoChild) {
        const std::int32_t block = take_block();
        put(kRoot, {bounds, ~block, 0, 0, 0});
    }
    const Child item = child_of_item(id, bounds);
    std::int32_t place = from;
    if (options_.insertion == InsertionPolicy::kManhattan) {
        place = descend_by_proximity(bounds, from);
        grow_up(place, item);
    } else {
        if (from != kRoot) grow_up(at(parents_, from >> 1), item);
        float growth = 0.0f;
        place = descend_by_cost(item, from, growth);
        // Nothing above could take a block of its own for less than the new box and the block's would cost.
        const Bounds grown = detail::slot_bounds(at(pairs_, place >> 1), place & 1);
        if (growth > detail::tree_cost(grown) + detail::tree_cost(bounds)) {
            const std::int32_t apart = best_place_apart(place, bounds);
            grow_up(apart < 0 ? place : apart, item);
            if (apart >= 0) {
                put_beside(apart, id, item);
                return;
            }
        }
    }
    const std::int32_t block = ~link_at(place);
    if (at(block_counts_, block) < detail::kBlockSize) {
        append(block, id, bounds);
    } else {
        split(place, id, bounds);
    }
}

template <int D>
std::int32_t DynamicTree<D>::descend_by_cost(const Child& item, std::int32_t from, float& growth) {
    const detail::GrowthProbe<D> probe(item.bounds);
    const std::uint32_t category = item.category;
    const std::uint32_t mask = item.mask;
    Pair* const pairs = pairs_.data();
    const auto grow = [&](Pair& pair, int side) {
        for (int i = 0; i < 2 * D; ++i) pair.bound[i][side] = min(item.bounds.row[i], pair.bound[i][side]);
        pair.category[side] |= category;
        pair.mask[side] |= mask;
    };
    grow(pairs[from >> 1], from & 1);
    std::int32_t place = from;
    std::int32_t link = link_at(from);
    int levels = 0;
    float sum = 0.0f;
    // Two levels at a time: what to do in either child is worked out beside the choice between them, which
    // nothing has to wait for. A block stands for pair 0 there, and its choice is not used.
    while (link > 0) {
        Pair& pair = pairs[link];
        const Pair& left = pairs[pair.link[0] > 0 ? pair.link[0] : 0];
        const Pair& right = pairs[pair.link[1] > 0 ? pair.link[1] : 0];
        const detail::Choice here = probe.choice(pair);
        const detail::Choice below[2] = {probe.choice(left), probe.choice(right)};
        grow(pair, here.side);
        sum += here.growth;
        ++levels;
        place = link * 2 + here.side;
        link = pair.link[here.side];
        if (link <= 0) break;
        const detail::Choice next = below[here.side];
        grow(pairs[link], next.side);
        sum += next.growth;
        ++levels;
        place = link * 2 + next.side;
        link = pairs[link].link[next.side];
    }
    work_.descended = levels;
    growth = sum;
    return place;
}

template <int D>
std::int32_t DynamicTree<D>::descend_by_proximity(const Bounds& bounds, std::int32_t from) {
    std::int32_t place = from;
    for (std::int32_t link = link_at(from); link > 0; link = link_at(place)) {
        const Pair& pair = at(pairs_, link);
        float distance[2] = {0.0f, 0.0f};
        for (int i = 0; i < D; ++i) {
            const float own = bounds.row[i] - bounds.row[D + i];
            for (int k = 0; k < 2; ++k) distance[k] += abs((pair.bound[i][k] - pair.bound[D + i][k]) - own);
        }
        // ORDER: the nearer; of equally near ones the lower; of these the first.
        const bool second =
            distance[1] < distance[0] || (!(distance[0] < distance[1]) && pair.height[1] < pair.height[0]);
        place = link * 2 + static_cast<int>(second);
        ++work_.descended;
    }
    return place;
}

template <int D>
std::int32_t DynamicTree<D>::best_place_apart(std::int32_t place, const Bounds& bounds) {
    const float own = detail::tree_cost(bounds);
    float saved = 0.0f;  // what the boxes below would not grow by
    float best_gain = 0.0f;
    std::int32_t best = -1;
    for (;;) {
        if (link_at(place) < 0) {
            pull_block(place);
        } else {
            pull_pair(place);
        }
        const Bounds present = detail::slot_bounds(at(pairs_, place >> 1), place & 1);
        const float grown = detail::tree_cost(detail::unite(bounds, present));
        const float gain = saved - grown - own;
        // ORDER: of equal gains the lowest place.
        if (gain > best_gain) {
            best_gain = gain;
            best = place;
        }
        saved += grown - detail::tree_cost(present);
        if (place == kRoot) return best;
        place = at(parents_, place >> 1);
    }
}

template int DynamicTree<2>::insert(const Aabb<2>&, std::uint64_t, const BoxFilter&);
template int DynamicTree<3>::insert(const Aabb<3>&, std::uint64_t, const BoxFilter&);
template int DynamicTree<2>::insert_for(const char*, const Aabb<2>&, std::uint64_t, const BoxFilter&, bool);
template int DynamicTree<3>::insert_for(const char*, const Aabb<3>&, std::uint64_t, const BoxFilter&, bool);
template detail::TreeChild<2> DynamicTree<2>::child_of_item(std::int32_t, const Bounds&) const;
template detail::TreeChild<3> DynamicTree<3>::child_of_item(std::int32_t, const Bounds&) const;
template void DynamicTree<2>::link_item(std::int32_t, const Bounds&, std::int32_t);
template void DynamicTree<3>::link_item(std::int32_t, const Bounds&, std::int32_t);

}  // namespace jostle
