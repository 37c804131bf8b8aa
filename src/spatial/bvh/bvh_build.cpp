// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A Bvh made over boxes: the builder orders them, blocks are filled by gathering, and nodes are packed level
// by level. The present tree is given up when nothing can fail any more.
#include <jostle/spatial/bvh.h>

#include <string>

#include "spatial/build/build.h"
#include "spatial/build/build_chunks.h"
#include "spatial/kernels/build_kernels.h"

namespace jostle {

template <int D>
void Bvh<D>::build(std::span<const Aabb<D>> boxes, const BvhOptions& options, TaskScheduler* scheduler) {
    const Call call("Bvh::build");
    if (boxes.size() > static_cast<std::size_t>(detail::kMostTreeItems))
        call.refuse("boxes", std::to_string(boxes.size()) + " boxes", "there must be fewer than 2^28");
    call.one_of(BuildMethod::kBottomUp, "method", options.method, "it must be a method");
    const detail::CenterBounds<D> bounds = detail::center_bounds<D>(boxes, scheduler);
    require_boxes(call, boxes, bounds.valid);
    if (boxes.empty()) {
        clear();
    } else if (options.method == BuildMethod::kCurve) {
        build_packed(boxes, bounds, scheduler);
    } else {
        build_collapsed(boxes, bounds, options.method, scheduler);
    }
    item_count_ = static_cast<int>(boxes.size());
}

template <int D>
void Bvh<D>::build_packed(std::span<const Aabb<D>> boxes, const detail::CenterBounds<D>& bounds,
                          TaskScheduler* scheduler) {
    const detail::BuiltTree tree = detail::order_boxes<D>(boxes, bounds, scratch_, scheduler);
    const std::size_t leaves = tree.leaf_count();
    const PackedLevels levels(static_cast<int>(leaves));
    // Once there is room only a scheduler can fail.
    const bool beside = scheduler != nullptr && item_count_ > 0;
    Store& to = beside ? spare_ : store_;
    detail::NextRoom<Node> nodes(to.nodes, static_cast<std::size_t>(levels.nodes));
    detail::NextRoom<detail::Block<D>> blocks(to.blocks, leaves);
    detail::NextRoom<std::int32_t> places(to.places, boxes.size());
    block_bounds_.room(leaves);
    node_bounds_.room(static_cast<std::size_t>(levels.nodes));

    fill_leaves(boxes, tree, blocks.take(), places.take(), scheduler);
    pack_nodes(levels, nodes.take(), scheduler);
    clear();
    if (beside) store_.swap(spare_);
    block_count_ = levels.blocks;
    node_count_ = levels.nodes;
    height_ = levels.levels;
}

/// How many nodes there are is known only when the blocks are: so all is made beside the present tree.
template <int D>
void Bvh<D>::build_collapsed(std::span<const Aabb<D>> boxes, const detail::CenterBounds<D>& bounds,
                             BuildMethod method, TaskScheduler* scheduler) {
    const detail::BuiltTree tree = detail::build_tree<D>(method, boxes, bounds, scratch_, scheduler);
    const std::size_t leaves = tree.leaf_count();
    if (item_count_ == 0) store_.swap(spare_);
    block_bounds_.room(leaves);
    fill_leaves(boxes, tree, spare_.blocks.room(leaves), spare_.places.room(boxes.size()), scheduler);
    collapse_nodes(tree);
    block_count_ = static_cast<int>(leaves);
}

template <int D>
void Bvh<D>::fill_leaves(std::span<const Aabb<D>> boxes, const detail::BuiltTree& tree,
                         detail::Block<D>* blocks, std::int32_t* places, TaskScheduler* scheduler) {
    const std::size_t leaves = tree.leaf_count();
    detail::BuildBounds<D>* const bounds = block_bounds_.data();
    const detail::BuildItem* const order = tree.order.data();
    detail::for_chunks(scheduler, static_cast<int>(leaves), detail::kFillChunk, [&](int, int begin, int end) {
        // While their links are in the nearest cache.
        constexpr int kBite = 64;
        for (int bite = begin; bite < end; bite += kBite) {
            const int bite_end = end - bite < kBite ? end : bite + kBite;
            for (int leaf = bite; leaf < bite_end; ++leaf) {
                const std::int32_t first = tree.leaf_begin(leaf);
                const std::int32_t count = tree.leaf_begin(leaf + 1) - first;
                for (int slot = 0; slot < count; ++slot) {
                    const std::int32_t id = order[first + slot].id;
                    blocks[leaf].link[slot] = id;
                    places[id] = leaf * detail::kBlockSize + slot;
                }
                for (int slot = count; slot < detail::kBlockSize; ++slot)
                    blocks[leaf].link[slot] = detail::kNoItem;
            }
            detail::fill_blocks<D>(boxes.data(), bite_end - bite, blocks + bite, bounds + bite);
        }
    });
}

template <int D>
Bvh<D>::PackedLevels::PackedLevels(int block_count) : blocks(block_count) {
    for (int below = blocks; levels == 0 || below > 1; ++levels) {
        below = (below + detail::kBlockSize - 1) / detail::kBlockSize;
        size[levels] = below;
        nodes += below;
    }
    for (int level = levels - 1, before = 0; level >= 0; --level) {
        first[level] = before;
        before += size[level];
    }
}

template <int D>
std::uint64_t Bvh<D>::packed_bytes(int count) {
    const PackedLevels levels((count + detail::kBlockSize - 1) / detail::kBlockSize);
    return static_cast<std::uint64_t>(levels.nodes) * sizeof(Node) +
           static_cast<std::uint64_t>(levels.blocks) * sizeof(detail::Block<D>) +
           static_cast<std::uint64_t>(count) * sizeof(std::int32_t);
}

template <int D>
void Bvh<D>::pack_nodes(const PackedLevels& levels, Node* nodes, TaskScheduler* scheduler) {
    detail::BuildBounds<D>* const bounds = node_bounds_.data();
    for (int level = 0; level < levels.levels; ++level) {
        const bool lowest = level == 0;
        const int first = levels.first[level];
        const int first_below = lowest ? 0 : levels.first[level - 1];
        const int children = lowest ? levels.blocks : levels.size[level - 1];
        const detail::BuildBounds<D>* const from = lowest ? block_bounds_.data() : bounds + first_below;
        detail::for_chunks(scheduler, levels.size[level], detail::kFillChunk, [&](int, int begin, int end) {
            detail::pack_nodes<D>(from, children, begin, end, nodes + first, bounds + first);
            for (int i = begin; i < end; ++i) {
                for (int slot = 0; slot < detail::kBlockSize; ++slot) {
                    const int child = i * detail::kBlockSize + slot;
                    const std::int32_t link = lowest ? ~child : first_below + child;
                    nodes[first + i].link[slot] = child < children ? link : detail::kNoChild;
                }
            }
        });
    }
}

template std::uint64_t Bvh<2>::packed_bytes(int);
template std::uint64_t Bvh<3>::packed_bytes(int);
template void Bvh<2>::build(std::span<const Aabb2>, const BvhOptions&, TaskScheduler*);
template void Bvh<3>::build(std::span<const Aabb3>, const BvhOptions&, TaskScheduler*);

}  // namespace jostle
