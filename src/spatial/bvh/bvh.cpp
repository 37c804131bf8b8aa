// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The static tree: its memory, and what is read of it.
#include <jostle/spatial/bvh.h>

#include <algorithm>
#include <limits>
#include <string>

#include "spatial/build/build.h"

namespace jostle {

namespace {

/// jostle::cost in double precision, which no float overflows.
template <int D>
double wide_cost(const Aabb<D>& a) {
    double w[D];
    for (int i = 0; i < D; ++i) w[i] = static_cast<double>(a.upper[i]) - static_cast<double>(a.lower[i]);
    if constexpr (D == 2) {
        return 2.0 * (w[0] + w[1]);
    } else {
        return 2.0 * (w[0] * w[1] + w[1] * w[2] + w[2] * w[0]);
    }
}

}  // namespace

template <int D>
Bvh<D>::Bvh(std::pmr::memory_resource* memory, std::pmr::memory_resource* scratch)
    : store_(memory),
      scratch_(scratch),
      spare_(memory),
      block_bounds_(scratch),
      node_bounds_(scratch),
      choices_(scratch) {}

template <int D>
void Bvh<D>::Store::release() {
    nodes.release();
    blocks.release();
    places.release();
}

template <int D>
void Bvh<D>::Store::swap(Store& other) noexcept {
    nodes.swap(other.nodes);
    blocks.swap(other.blocks);
    places.swap(other.places);
}

template <int D>
void Bvh<D>::require_boxes(const Call& call, std::span<const Aabb<D>> boxes, bool valid) {
    if (valid) return;
    for (std::size_t i = 0; i < boxes.size(); ++i) detail::require_box_of<D>(call, "boxes", boxes, i);
}

template <int D>
void Bvh<D>::clear() noexcept {
    item_count_ = 0;
    node_count_ = 0;
    block_count_ = 0;
    height_ = 0;
    built_cost_ = kNotRefitted;
}

template <int D>
void Bvh<D>::release_scratch() noexcept {
    scratch_.release();
    spare_.release();
    block_bounds_.release();
    node_bounds_.release();
    choices_.release();
}

template <int D>
Aabb<D> Bvh<D>::box(int id) const {
    if (id < 0 || id >= item_count_) {
        Call("Bvh::box")
            .refuse("id", to_text(static_cast<long long>(id)), "it must be the number of a box of the tree");
    }
    const std::int32_t place = store_.places.data()[id];
    return detail::slot_box<D>(store_.blocks.data()[place / detail::kBlockSize], place % detail::kBlockSize);
}

template <int D>
Aabb<D> Bvh<D>::bounds() const {
    Aabb<D> all = empty_box<D>();
    if (node_count_ == 0) return all;
    for (int slot = 0; slot < detail::kBlockSize; ++slot)
        all = unite(all, detail::slot_box<D>(store_.nodes.data()[0], slot));
    return all;
}

/// Of the root and all that is in its slots and below.
template <int D>
double Bvh<D>::total_cost() const {
    if (node_count_ == 0) return 0.0;
    // ORDER: by node and slot, in double precision.
    double sum = wide_cost(bounds());
    for (int i = 0; i < node_count_; ++i) {
        const Node& node = store_.nodes.data()[i];
        for (int slot = 0; slot < detail::kBlockSize; ++slot) {
            if (node.link[slot] != detail::kNoChild) sum += wide_cost(detail::slot_box<D>(node, slot));
        }
    }
    return sum;
}

template <int D>
float Bvh<D>::area_ratio() const {
    if (node_count_ == 0) return 0.0f;
    const double root = wide_cost(bounds());
    return root > 0.0 ? static_cast<float>(total_cost() / root) : 0.0f;
}

template <int D>
float Bvh<D>::wear() const {
    if (built_cost_ == kNotRefitted) return 1.0f;
    const double present = total_cost();
    if (present <= built_cost_) return 1.0f;
    if (built_cost_ == 0.0) return std::numeric_limits<float>::infinity();
    return static_cast<float>(
        std::min(present / built_cost_, static_cast<double>(std::numeric_limits<float>::max())));
}

template <int D>
std::size_t Bvh<D>::byte_count() const {
    return store_.byte_count() + scratch_.byte_count() + spare_.byte_count() + block_bounds_.byte_count() +
           node_bounds_.byte_count() + choices_.byte_count();
}

template class Bvh<2>;
template class Bvh<3>;

}  // namespace jostle
