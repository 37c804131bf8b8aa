// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// New boxes for the items of a Bvh: blocks are filled again, then one pass backwards over the nodes, each of
// which comes before what is below it, pulls every box.
#include <jostle/spatial/bvh.h>

#include <string>

#include "spatial/build/build.h"
#include "spatial/build/build_chunks.h"
#include "spatial/kernels/build_kernels.h"

namespace jostle {

template <int D>
void Bvh<D>::refit(std::span<const Aabb<D>> boxes, TaskScheduler* scheduler) {
    const Call call("Bvh::refit");
    if (boxes.size() != static_cast<std::size_t>(item_count_)) {
        call.refuse("boxes", std::to_string(boxes.size()) + " boxes",
                    "there must be as many as the tree was built over, " + std::to_string(item_count_));
    }
    require_boxes(call, boxes, detail::center_bounds<D>(boxes, scheduler).valid);
    if (node_count_ == 0) return;
    const detail::BuildBounds<D>* const block_bounds =
        block_bounds_.room(static_cast<std::size_t>(block_count_));
    detail::BuildBounds<D>* const node_bounds = node_bounds_.room(static_cast<std::size_t>(node_count_));
    if (scheduler != nullptr) {
        fill_beside(boxes, *scheduler);
    } else {
        detail::fill_blocks<D>(boxes.data(), block_count_, store_.blocks.data(), block_bounds_.data());
    }
    // From here on nothing can fail.
    if (built_cost_ == kNotRefitted) built_cost_ = total_cost();
    for (int i = node_count_ - 1; i >= 0; --i) {
        Node& node = store_.nodes.data()[i];
        detail::BuildBounds<D> all = detail::empty_build_bounds<D>();
        for (int slot = 0; slot < detail::kBlockSize; ++slot) {
            const std::int32_t link = node.link[slot];
            if (link == detail::kNoChild) continue;
            const detail::BuildBounds<D>& below = link > 0 ? node_bounds[link] : block_bounds[~link];
            for (int row = 0; row < 2 * D; ++row) node.bound[row][slot] = below.bound[row];
            all = detail::unite(all, below);
        }
        node_bounds[i] = all;
    }
}

/// The present blocks stay as they are until all of the new ones are there.
template <int D>
void Bvh<D>::fill_beside(std::span<const Aabb<D>> boxes, TaskScheduler& scheduler) {
    const detail::Block<D>* const from = store_.blocks.data();
    detail::Block<D>* const to = spare_.blocks.room(static_cast<std::size_t>(block_count_));
    detail::BuildBounds<D>* const bounds = block_bounds_.data();
    detail::for_chunks(&scheduler, block_count_, detail::kFillChunk, [&](int, int begin, int end) {
        for (int i = begin; i < end; ++i)
            for (int slot = 0; slot < detail::kBlockSize; ++slot) to[i].link[slot] = from[i].link[slot];
        detail::fill_blocks<D>(boxes.data(), end - begin, to + begin, bounds + begin);
    });
    store_.blocks.swap(spare_.blocks);
}

template void Bvh<2>::refit(std::span<const Aabb2>, TaskScheduler*);
template void Bvh<3>::refit(std::span<const Aabb3>, TaskScheduler*);

}  // namespace jostle
