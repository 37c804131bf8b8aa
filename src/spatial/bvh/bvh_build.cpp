// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A Bvh made over boxes: the builder orders them, blocks are filled by gathering, and nodes are packed level
// by level.
#include <jostle/core/error.h>
#include <jostle/spatial/bvh.h>

#include "spatial/build/build.h"
#include "spatial/build/build_chunks.h"
#include "spatial/kernels/build_kernels.h"

namespace jostle {

template <int D, int W>
void Bvh<D, W>::build(std::span<const Aabb<D>> boxes, const BvhOptions& options, TaskScheduler* scheduler) {
    // Places, block * 8 + slot, are 32 bits, and a block may hold one item only.
    constexpr std::size_t kMostItems = (std::size_t{1} << 28) - 1;
    if (boxes.size() > kMostItems) {
        raise("Bvh::build", "boxes", to_text(static_cast<long long>(boxes.size())) + " boxes",
              "there must be fewer than 2^28");
    }
    if (options.method > BuildMethod::kBottomUp) {
        raise("Bvh::build", "method", to_text(static_cast<long long>(options.method)), "it must be a method");
    }
    const detail::CenterBounds<D> bounds = detail::center_bounds<D>(boxes, scheduler);
    require_boxes("Bvh::build", boxes, bounds.valid);
    clear();
    if (boxes.empty()) return;
    if (options.method == BuildMethod::kCurve) {
        const detail::BuiltTree tree = detail::order_boxes<D>(boxes, bounds, scratch_, scheduler);
        fill_leaves(boxes, tree, scheduler);
        pack_nodes(static_cast<int>(tree.leaf_count()), scheduler);
        block_count_ = static_cast<int>(tree.leaf_count());
    } else {
        const detail::BuiltTree tree =
            detail::build_tree<D>(options.method, boxes, bounds, scratch_, scheduler);
        fill_leaves(boxes, tree, scheduler);
        collapse_nodes(tree);
        block_count_ = static_cast<int>(tree.leaf_count());
    }
    item_count_ = static_cast<int>(boxes.size());
}

template <int D, int W>
void Bvh<D, W>::fill_leaves(std::span<const Aabb<D>> boxes, const detail::BuiltTree& tree,
                            TaskScheduler* scheduler) {
    const std::size_t leaves = tree.leaf_count();
    detail::Block<D>* const blocks = blocks_.room(leaves);
    detail::BuildBounds<D>* const bounds = block_bounds_.room(leaves);
    std::int32_t* const places = places_.room(boxes.size());
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

template <int D, int W>
void Bvh<D, W>::pack_nodes(int blocks, TaskScheduler* scheduler) {
    // Level 0 is the lowest; the root's has one node, and lies first.
    constexpr int kMostLevels = 16;
    int size[kMostLevels];
    int first[kMostLevels];
    int levels = 0;
    int count = 0;
    for (int below = blocks; levels == 0 || below > 1; ++levels) {
        below = (below + W - 1) / W;
        size[levels] = below;
        count += below;
    }
    for (int level = levels - 1, before = 0; level >= 0; --level) {
        first[level] = before;
        before += size[level];
    }
    Node* const nodes = nodes_.room(static_cast<std::size_t>(count));
    detail::BuildBounds<D>* const bounds = node_bounds_.room(static_cast<std::size_t>(count));
    for (int level = 0; level < levels; ++level) {
        const bool lowest = level == 0;
        const int children = lowest ? blocks : size[level - 1];
        const detail::BuildBounds<D>* const from = lowest ? block_bounds_.data() : bounds + first[level - 1];
        detail::for_chunks(scheduler, size[level], detail::kFillChunk, [&](int, int begin, int end) {
            detail::pack_nodes<D, W>(from, children, begin, end, nodes + first[level], bounds + first[level]);
            for (int i = begin; i < end; ++i) {
                for (int slot = 0; slot < W; ++slot) {
                    const int child = i * W + slot;
                    const std::int32_t link = lowest ? ~child : first[level - 1] + child;
                    nodes[first[level] + i].link[slot] = child < children ? link : detail::kNoChild;
                }
            }
        });
    }
    node_count_ = count;
    height_ = levels;
}

template void Bvh<2, 4>::build(std::span<const Aabb2>, const BvhOptions&, TaskScheduler*);
template void Bvh<2, 8>::build(std::span<const Aabb2>, const BvhOptions&, TaskScheduler*);
template void Bvh<3, 4>::build(std::span<const Aabb3>, const BvhOptions&, TaskScheduler*);
template void Bvh<3, 8>::build(std::span<const Aabb3>, const BvhOptions&, TaskScheduler*);

}  // namespace jostle
