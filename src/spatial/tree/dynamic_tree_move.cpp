// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Moving an item: nothing while its fat box fits; otherwise a new fat box, which reaches beyond
// the box by the margin, and ahead by some displacements like the last one.
#include <jostle/core/require.h>
#include <jostle/spatial/dynamic_tree.h>

#include <limits>

#include "spatial/quad_bounds.h"
#include "spatial/tree/fat_box.h"

namespace jostle {
namespace {

/// A box as it is, and the fat box that an item with it would get.
template <int D>
struct Step {
    detail::QuadBounds<D> box;
    detail::QuadBounds<D> fat;
    float margin;  ///< [m]
    bool is_valid;

    JOSTLE_INLINE Step(const Aabb<D>& b, const Vector<D>& displacement, const DynamicTreeOptions& options)
        : box(detail::QuadBounds<D>::of(detail::bounds_of(b))), margin(detail::margin_of(b, options)) {
        using detail::splat;
        const auto ahead = detail::QuadBounds<D>::of_direction(displacement);
        is_valid = box.is_finite() && none_greater(box, box.reversed()) && ahead.is_finite();
        for (int i = 0; i < detail::QuadBounds<D>::kQuads; ++i) {
            const detail::Float4 reach =
                detail::lesser(splat(options.displacement_multiplier) * ahead.q[i], splat(0.0f));
            fat.q[i] = detail::greater((box.q[i] - splat(margin)) + reach,
                                       splat(-std::numeric_limits<float>::max()));
        }
    }
    JOSTLE_INLINE bool is_fitted_by(const detail::QuadBounds<D>& present) const {
        auto furthest = fat;
        for (detail::Float4& q : furthest.q) q = q - detail::splat(detail::kSlackMargins * margin);
        return none_greater(present, box) && none_greater(furthest, present);
    }
};

}  // namespace

template <int D>
detail::Bounds<D> DynamicTree<D>::fatten(const Aabb<D>& box, const Vector<D>& displacement) const {
    return Step<D>(box, displacement, options_).fat.bounds();
}

template <int D>
JOSTLE_INLINE bool DynamicTree<D>::fits(const char* function, int id, const Aabb<D>& box,
                                        const Vector<D>& displacement, QuadBounds& fat) const {
    const Step<D> step(box, displacement, options_);
    if (!is_live(id) || !step.is_valid) {
        require_live(function, id);
        detail::require_box<D>(Call(function), "box", box);
        Call(function).finite("displacement", displacement);
    }
    const std::int32_t place = at(places_, id);
    const auto present = detail::QuadBounds<D>::of(
        detail::slot_bounds(at(blocks_, place / detail::kBlockSize), place % detail::kBlockSize));
    if (step.is_fitted_by(present)) return true;
    fat = step.fat;
    return false;
}

template <int D>
bool DynamicTree<D>::fits(int id, const Aabb<D>& box, const Vector<D>& displacement) const {
    QuadBounds fat;
    return fits("DynamicTree::fits", id, box, displacement, fat);
}

template <int D>
float DynamicTree<D>::slack(int id, const Aabb<D>& box) const {
    constexpr const char* kFunction = "DynamicTree::slack";
    require_live(kFunction, id);
    detail::require_box<D>(Call(kFunction), "box", box);
    const Aabb<D> fat = box_of(id);
    float least = std::numeric_limits<float>::max(), most = 0.0f;
    for (int i = 0; i < D; ++i) {
        const float below = box.lower[i] - fat.lower[i], above = fat.upper[i] - box.upper[i];
        least = math::min(least, math::min(below, above));
        most = math::max(most, math::max(below, above));
    }
    constexpr float kMost = 1.0f + detail::kSlackMargins;
    // As two sides come nearer to each other, the margin shrinks by their share.
    const float room =
        (kMost * detail::margin_of(box, options_) - most) / (1.0f + 2.0f * kMost * options_.margin_share);
    return math::max(math::min(least, room), 0.0f);
}

template <int D>
Moved DynamicTree<D>::move(int id, const Aabb<D>& box, const Vector<D>& displacement) {
    QuadBounds fat;
    if (fits("DynamicTree::move", id, box, displacement, fat)) return Moved::kFits;
    work_ = {};
    put_elsewhere(id, fat.bounds());
    count_changes(1);
    return Moved::kNewFatBox;
}

template <int D>
void DynamicTree<D>::put_elsewhere(std::int32_t id, const Bounds& fat) {
    if (!has_spare_nodes()) return put_in_place(id, fat);
    std::int32_t from = unlink_item(id);
    if (options_.lookahead < 0) from = kRoot;
    for (int level = 0; level < options_.lookahead && from != kRoot; ++level) from = at(parents_, from >> 1);
    link_item(id, fat, from);
}

template <int D>
JOSTLE_INLINE void DynamicTree<D>::renew(std::int32_t id, const QuadBounds& fat) {
    const std::int32_t place = at(places_, id);
    Block& block = at(blocks_, place / detail::kBlockSize);
    const int slot = place % detail::kBlockSize;
    const auto present = detail::QuadBounds<D>::of(detail::slot_bounds(block, slot));
    count_changes(1);
    work_ = {};
    if (none_greater(present, fat.reversed())) {
        detail::set_slot_bounds(block, slot, fat.bounds());
        refit_boxes(place / detail::kBlockSize);
    } else {
        put_elsewhere(id, fat.bounds());
    }
}

template <int D>
Moved DynamicTree<D>::move_in_place(int id, const Aabb<D>& box, const Vector<D>& displacement) {
    return move_in_place_for("DynamicTree::move_in_place", id, box, displacement);
}

template <int D>
Moved DynamicTree<D>::move_in_place_for(const char* function, int id, const Aabb<D>& box,
                                        const Vector<D>& displacement) {
    QuadBounds fat;
    if (fits(function, id, box, displacement, fat)) return Moved::kFits;
    renew(id, fat);
    return Moved::kNewFatBox;
}

template <int D>
void DynamicTree<D>::put_in_place(std::int32_t id, const Bounds& fat) {
    const std::int32_t block = at(places_, id) / detail::kBlockSize;
    detail::set_slot_bounds(at(blocks_, block), at(places_, id) % detail::kBlockSize, fat);
    refit_boxes(block);
}

/// Where only boxes have changed: filters and heights are as they were.
template <int D>
void DynamicTree<D>::refit_boxes(std::int32_t block) {
    Bounds pulled = detail::quad_union_of(at(blocks_, block));
    int refitted = 0;
    for (std::int32_t place = at(block_parents_, block); place >= 0; place = at(parents_, place >> 1)) {
        ++refitted;
        Pair& pair = at(pairs_, place >> 1);
        const int side = place & 1;
        bool same = true;
        for (int i = 0; i < 2 * D; ++i) {
            same &= pair.bound[i][side] == pulled.row[i];
            pair.bound[i][side] = pulled.row[i];
            pulled.row[i] = min(pulled.row[i], pair.bound[i][side ^ 1]);
        }
        if (same) break;
    }
    work_.refitted = refitted;
}

template bool DynamicTree<2>::fits(const char*, int, const Aabb<2>&, const Vec2&, QuadBounds&) const;
template bool DynamicTree<3>::fits(const char*, int, const Aabb<3>&, const Vec3&, QuadBounds&) const;
template bool DynamicTree<2>::fits(int, const Aabb<2>&, const Vec2&) const;
template bool DynamicTree<3>::fits(int, const Aabb<3>&, const Vec3&) const;
template float DynamicTree<2>::slack(int, const Aabb<2>&) const;
template float DynamicTree<3>::slack(int, const Aabb<3>&) const;
template detail::Bounds<2> DynamicTree<2>::fatten(const Aabb<2>&, const Vec2&) const;
template detail::Bounds<3> DynamicTree<3>::fatten(const Aabb<3>&, const Vec3&) const;
template Moved DynamicTree<2>::move(int, const Aabb<2>&, const Vec2&);
template Moved DynamicTree<3>::move(int, const Aabb<3>&, const Vec3&);
template void DynamicTree<2>::put_elsewhere(std::int32_t, const Bounds&);
template void DynamicTree<3>::put_elsewhere(std::int32_t, const Bounds&);
template void DynamicTree<2>::renew(std::int32_t, const QuadBounds&);
template void DynamicTree<3>::renew(std::int32_t, const QuadBounds&);
template Moved DynamicTree<2>::move_in_place(int, const Aabb<2>&, const Vec2&);
template Moved DynamicTree<3>::move_in_place(int, const Aabb<3>&, const Vec3&);
template Moved DynamicTree<2>::move_in_place_for(const char*, int, const Aabb<2>&, const Vec2&);
template Moved DynamicTree<3>::move_in_place_for(const char*, int, const Aabb<3>&, const Vec3&);

}  // namespace jostle
