// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The static tree: its memory, and what is read of it.
#include <jostle/core/error.h>
#include <jostle/spatial/bvh.h>

#include "spatial/refuse.h"

namespace jostle {

template <int D, int W>
Bvh<D, W>::Bvh(std::pmr::memory_resource* memory)
    : nodes_(memory),
      blocks_(memory),
      places_(memory),
      scratch_(memory),
      block_bounds_(memory),
      node_bounds_(memory),
      choices_(memory) {}

template <int D, int W>
void Bvh<D, W>::require_boxes(const char* function, std::span<const Aabb<D>> boxes, bool valid) const {
    if (valid) return;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (is_valid(boxes[i])) continue;
        raise(function, "boxes[" + to_text(static_cast<long long>(i)) + "]",
              detail::vector_text<D>(boxes[i].lower) + " to " + detail::vector_text<D>(boxes[i].upper),
              "it must be finite, and its lower corner not above its upper one");
    }
}

template <int D, int W>
void Bvh<D, W>::clear() {
    item_count_ = 0;
    node_count_ = 0;
    block_count_ = 0;
    height_ = 0;
}

template <int D, int W>
void Bvh<D, W>::release_scratch() {
    scratch_.release();
    block_bounds_.release();
    node_bounds_.release();
    choices_.release();
}

template <int D, int W>
Aabb<D> Bvh<D, W>::box(int id) const {
    if (id < 0 || id >= item_count_) {
        raise("Bvh::box", "id", to_text(static_cast<long long>(id)),
              "it must be the number of a box of the tree");
    }
    const std::int32_t place = places_.data()[id];
    return detail::slot_box<D>(blocks_.data()[place / detail::kBlockSize], place % detail::kBlockSize);
}

template <int D, int W>
Aabb<D> Bvh<D, W>::bounds() const {
    Aabb<D> all = empty_box<D>();
    if (node_count_ == 0) return all;
    for (int slot = 0; slot < W; ++slot) all = unite(all, detail::slot_box<D>(nodes_.data()[0], slot));
    return all;
}

template <int D, int W>
float Bvh<D, W>::area_ratio() const {
    if (node_count_ == 0) return 0.0f;
    const float root = cost(bounds());
    if (!(root > 0.0f)) return 0.0f;
    // ORDER: by node and slot, in double precision.
    double sum = static_cast<double>(root);
    for (int i = 0; i < node_count_; ++i) {
        const Node& node = nodes_.data()[i];
        for (int slot = 0; slot < W; ++slot) {
            if (node.link[slot] != detail::kNoChild)
                sum += static_cast<double>(cost(detail::slot_box<D>(node, slot)));
        }
    }
    return static_cast<float>(sum / static_cast<double>(root));
}

template <int D, int W>
std::size_t Bvh<D, W>::byte_count() const {
    return nodes_.byte_count() + blocks_.byte_count() + places_.byte_count() + scratch_.byte_count() +
           block_bounds_.byte_count() + node_bounds_.byte_count() + choices_.byte_count();
}

template class Bvh<2, 4>;
template class Bvh<2, 8>;
template class Bvh<3, 4>;
template class Bvh<3, 8>;

}  // namespace jostle
