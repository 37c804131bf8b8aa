// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Moving an item: nothing while it stays inside its fat box; otherwise a new fat box, which reaches beyond
// the box by the margin, and ahead by some displacements like the last one.
#include <jostle/spatial/dynamic_tree.h>

#include <limits>

#include "spatial/refuse.h"
#include "spatial/tree_bounds.h"

namespace jostle {

namespace {
/// [1] A fat box that reaches further than this many margins beyond what a new one would be is replaced: a
/// stretched box of something that has stopped, or of something that has turned, would find false pairs for
/// ever.
constexpr float kSlackMargins = 4.0f;
}  // namespace

template <int D>
Aabb<D> DynamicTree<D>::fatten(const Aabb<D>& box, const Vector<D>& displacement) const {
    constexpr float kLargest = std::numeric_limits<float>::max();
    Aabb<D> fat = expand(box, options_.margin);
    for (int i = 0; i < D; ++i) {
        const float ahead = options_.displacement_multiplier * displacement[i];
        if (ahead < 0.0f) {
            fat.lower[i] += ahead;
        } else {
            fat.upper[i] += ahead;
        }
        fat.lower[i] = max(fat.lower[i], -kLargest);
        fat.upper[i] = min(fat.upper[i], kLargest);
    }
    return fat;
}

template <int D>
bool DynamicTree<D>::still_serves(const char* function, int id, const Aabb<D>& box,
                                  const Vector<D>& displacement, Aabb<D>& fat) const {
    require_live(function, id);
    detail::require_box<D>(function, box);
    detail::require_finite<D>(function, "displacement", displacement);
    const Aabb<D> present = box_of(id);
    fat = fatten(box, displacement);
    return contains(present, box) && contains(expand(fat, kSlackMargins * options_.margin), present);
}

template <int D>
bool DynamicTree<D>::move(int id, const Aabb<D>& box, const Vector<D>& displacement) {
    Aabb<D> fat;
    if (still_serves("DynamicTree::move", id, box, displacement, fat)) return true;
    work_ = {};
    put_elsewhere(id, fat);
    ++change_count_;
    return false;
}

template <int D>
void DynamicTree<D>::put_elsewhere(std::int32_t id, const Aabb<D>& fat) {
    std::int32_t from = unlink_item(id);
    if (options_.lookahead < 0) from = kRoot;
    for (int level = 0; level < options_.lookahead && from != kRoot; ++level) from = at(parents_, from >> 1);
    link_item(id, detail::bounds_of<D>(fat), from);
}

template <int D>
bool DynamicTree<D>::move_in_place(int id, const Aabb<D>& box, const Vector<D>& displacement) {
    return move_in_place_for("DynamicTree::move_in_place", id, box, displacement);
}

template <int D>
bool DynamicTree<D>::move_in_place_for(const char* function, int id, const Aabb<D>& box,
                                       const Vector<D>& displacement) {
    Aabb<D> fat;
    if (still_serves(function, id, box, displacement, fat)) return true;
    work_ = {};
    const std::int32_t place = at(places_, id);
    const std::int32_t block = place / detail::kBlockSize;
    const int slot = place % detail::kBlockSize;
    if (overlap(detail::slot_box<D>(at(blocks_, block), slot), fat)) {
        detail::set_slot_box<D>(at(blocks_, block), slot, fat);
        const std::int32_t above = at(block_parents_, block);
        ++work_.refitted;
        if (pull_block_box(above)) refit_above(above);
    } else {
        put_elsewhere(id, fat);
    }
    ++change_count_;
    return false;
}

template <int D>
bool DynamicTree<D>::still_serves(int id, const Aabb<D>& box, const Vector<D>& displacement) const {
    Aabb<D> fat;
    return still_serves("DynamicTree::still_serves", id, box, displacement, fat);
}

template bool DynamicTree<2>::still_serves(const char*, int, const Aabb<2>&, const Vec2&, Aabb<2>&) const;
template bool DynamicTree<3>::still_serves(const char*, int, const Aabb<3>&, const Vec3&, Aabb<3>&) const;
template bool DynamicTree<2>::still_serves(int, const Aabb<2>&, const Vec2&) const;
template bool DynamicTree<3>::still_serves(int, const Aabb<3>&, const Vec3&) const;
template Aabb<2> DynamicTree<2>::fatten(const Aabb<2>&, const Vec2&) const;
template Aabb<3> DynamicTree<3>::fatten(const Aabb<3>&, const Vec3&) const;
template bool DynamicTree<2>::move(int, const Aabb<2>&, const Vec2&);
template bool DynamicTree<3>::move(int, const Aabb<3>&, const Vec3&);
template bool DynamicTree<2>::move_in_place(int, const Aabb<2>&, const Vec2&);
template bool DynamicTree<3>::move_in_place(int, const Aabb<3>&, const Vec3&);
template bool DynamicTree<2>::move_in_place_for(const char*, int, const Aabb<2>&, const Vec2&);
template bool DynamicTree<3>::move_in_place_for(const char*, int, const Aabb<3>&, const Vec3&);

}  // namespace jostle
