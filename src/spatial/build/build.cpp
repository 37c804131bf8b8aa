// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The builder's frame: the top serially, parts in tasks, and joining what they made.
#include "spatial/build/build.h"

#include <limits>

#include "spatial/build/build_chunks.h"
#include "spatial/build/build_split.h"
#include "spatial/kernels/build_kernels.h"

namespace jostle::detail {

namespace {

/// Nodes appended to a vector.
struct GrowingNodes {
    std::pmr::vector<std::int32_t>& nodes;
    [[nodiscard]] int size() const { return static_cast<int>(nodes.size()); }
    void push(std::int32_t node) { nodes.push_back(node); }
    void set(int i, std::int32_t node) { nodes[static_cast<std::size_t>(i)] = node; }
};

/// Nodes written where there is room enough.
struct RoomyNodes {
    std::int32_t* nodes;
    int count = 0;
    [[nodiscard]] int size() const { return count; }
    void push(std::int32_t node) { nodes[count++] = node; }
    void set(int i, std::int32_t node) { nodes[i] = node; }
};

/// The parts that the top's leaves are, without what is in them.
void list_parts(BuildMemory& memory, int count) {
    memory.parts.clear();
    for (const std::int32_t node : memory.top) {
        if (node >= 0) continue;
        if (!memory.parts.empty()) memory.parts.back().last = ~node;
        memory.parts.push_back({~node, count, 0, 0, 0, 0});
    }
}

/// Lays the top and the parts out depth-first. The parts' nodes are where their items are in `rooms`, two for
/// each item.
BuiltTree join_parts(BuildMemory& memory, const BuildItem* order, const std::int32_t* rooms, int count,
                     TaskScheduler* scheduler) {
    // Where each node of the top comes to lie replaces what it was; its right child's place is looked up
    // last.
    std::int32_t nodes = 0, leaves = 0;
    std::size_t part = 0;
    for (const std::int32_t node : memory.top) {
        if (node >= 0) {
            ++nodes;
            continue;
        }
        BuildPart& p = memory.parts[part++];
        p.node_base = nodes;
        p.leaf_base = leaves;
        nodes += p.nodes;
        leaves += p.leaves;
    }
    std::int32_t* const all = memory.nodes.room(static_cast<std::size_t>(nodes));
    std::int32_t* const leaf_first = memory.leaf_first.room(static_cast<std::size_t>(leaves) + 1);
    leaf_first[leaves] = count;

    // Backwards, so that a node's right child in the top has been replaced when it is asked for.
    std::int32_t place = nodes;
    for (std::size_t i = memory.top.size(); i-- > 0;) {
        std::int32_t& node = memory.top[i];
        if (node < 0) {
            place = memory.parts[--part].node_base;
        } else {
            --place;
            all[place] = memory.top[static_cast<std::size_t>(node)];
        }
        node = place;
    }
    for_chunks(scheduler, static_cast<int>(memory.parts.size()), 1, [&](int i, int, int) {
        const BuildPart& p = memory.parts[static_cast<std::size_t>(i)];
        const std::int32_t* const from = rooms + 2 * static_cast<std::size_t>(p.first);
        std::int32_t leaf = p.leaf_base;
        for (std::int32_t k = 0; k < p.nodes; ++k) {
            if (from[k] >= 0) {
                all[p.node_base + k] = from[k] + p.node_base;
            } else {
                leaf_first[leaf] = ~from[k];
                all[p.node_base + k] = ~leaf;
                ++leaf;
            }
        }
    });
    return {{order, static_cast<std::size_t>(count)},
            {leaf_first, static_cast<std::size_t>(leaves) + 1},
            {all, static_cast<std::size_t>(nodes)}};
}

/// Room for two nodes an item: the half of the memory that does not hold the order.
std::int32_t* rooms_beside(const BuildItem* order, BuildMemory& memory, std::size_t count) {
    BuildItem* const spare = memory.spare.room(count);
    return reinterpret_cast<std::int32_t*>(order == spare ? memory.items.room(count) : spare);
}

template <class BuildNodes>
void build_parts(BuildMemory& memory, std::int32_t* rooms, TaskScheduler* scheduler,
                 const BuildNodes& build) {
    for_chunks(scheduler, static_cast<int>(memory.parts.size()), 1, [&](int i, int, int) {
        BuildPart& p = memory.parts[static_cast<std::size_t>(i)];
        p.nodes = build(p.first, p.last, rooms + 2 * static_cast<std::size_t>(p.first));
        p.leaves = (p.nodes + 1) / 2;
    });
}

}  // namespace

template <int D>
CenterBounds<D> center_bounds(std::span<const Aabb<D>> boxes, TaskScheduler* scheduler) {
    constexpr int kMostChunks = 64;
    const int count = static_cast<int>(boxes.size());
    const int chunk_size = count / kMostChunks < kChunkSize ? kChunkSize : count / kMostChunks + 1;
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    const CenterBounds<D> none{splat(Vector<D>{}, kInfinity), splat(Vector<D>{}, -kInfinity), true};
    CenterBounds<D> partial[kMostChunks];
    CenterBounds<D> whole = none;
    for_chunks(scheduler, count, chunk_size, [&](int chunk, int begin, int end) {
        CenterBounds<D>& mine = partial[chunk];
        mine = none;
        mine.valid = add_half_centers<D>(boxes.data() + begin, end - begin, mine.lower, mine.upper);
    });
    for (int chunk = 0; chunk * chunk_size < count; ++chunk) {
        whole.lower = min(whole.lower, partial[chunk].lower);
        whole.upper = max(whole.upper, partial[chunk].upper);
        whole.valid = whole.valid && partial[chunk].valid;
    }
    return whole;
}

template <int D>
BuiltTree order_boxes(std::span<const Aabb<D>> boxes, const CenterBounds<D>& bounds, BuildMemory& memory,
                      TaskScheduler* scheduler) {
    if (boxes.empty()) return {};
    return {{order_along_curve<D>(boxes, bounds, memory, scheduler), boxes.size()}, {}, {}};
}

template <int D>
BuiltTree build_tree(BuildMethod method, std::span<const Aabb<D>> boxes, const CenterBounds<D>& bounds,
                     BuildMemory& memory, TaskScheduler* scheduler) {
    const int count = static_cast<int>(boxes.size());
    if (count == 0) return {};
    if (method == BuildMethod::kCurve) {
        BuiltTree tree = order_boxes<D>(boxes, bounds, memory, scheduler);
        RoomyNodes room{rooms_beside(tree.order.data(), memory, boxes.size())};
        part_range(0, count, kBlockSize, room,
                   [](int first, int last, int) { return packed_split(first, last); });
        tree.nodes = {room.nodes, static_cast<std::size_t>(room.count)};
        for (std::int32_t& node : tree.nodes) {
            if (node < 0) node = ~(~node / kBlockSize);
        }
        return tree;
    }
    BuildItem* const order = memory.items.room(boxes.size());
    std::int32_t* const rooms = rooms_beside(order, memory, boxes.size());
    for (int i = 0; i < count; ++i) order[i] = {0, i};
    memory.top.clear();
    GrowingNodes top{memory.top};
    const bool bottom_up = method == BuildMethod::kBottomUp;
    part_range(0, count, bottom_up ? kBottomUpSize : kPartSize, top, [&](int first, int last, int depth) {
        return binned_split<D>(boxes.data(), order, first, last, depth, scheduler);
    });
    list_parts(memory, count);
    if (bottom_up) {
        BuildCluster* const clusters = memory.clusters.room(boxes.size());
        build_parts(memory, rooms, scheduler, [&](int first, int last, std::int32_t* nodes) {
            return bottom_up_nodes<D>(boxes.data(), order, first, last, clusters + first, nodes);
        });
    } else {
        build_parts(memory, rooms, scheduler, [&](int first, int last, std::int32_t* nodes) {
            RoomyNodes room{nodes};
            part_range(first, last, kBlockSize, room, [&](int low, int high, int depth) {
                return binned_split<D>(boxes.data(), order, low, high, depth, nullptr);
            });
            return room.count;
        });
    }
    return join_parts(memory, order, rooms, count, scheduler);
}

template CenterBounds<2> center_bounds<2>(std::span<const Aabb2>, TaskScheduler*);
template CenterBounds<3> center_bounds<3>(std::span<const Aabb3>, TaskScheduler*);
template BuiltTree order_boxes<2>(std::span<const Aabb2>, const CenterBounds<2>&, BuildMemory&,
                                  TaskScheduler*);
template BuiltTree order_boxes<3>(std::span<const Aabb3>, const CenterBounds<3>&, BuildMemory&,
                                  TaskScheduler*);
template BuiltTree build_tree<2>(BuildMethod, std::span<const Aabb2>, const CenterBounds<2>&, BuildMemory&,
                                 TaskScheduler*);
template BuiltTree build_tree<3>(BuildMethod, std::span<const Aabb3>, const CenterBounds<3>&, BuildMemory&,
                                 TaskScheduler*);

}  // namespace jostle::detail
