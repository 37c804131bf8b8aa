// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The parts of a mesh near a box in its frame, the nearest first. Boxes of the other thing are moved to that
// frame as mesh_pose.h has it: they are at most as far away there as in the world, times the stretch, and the
// margin more.
#pragma once

#include <jostle/memory/growable_stack.h>

#include <cmath>
#include <cstdint>

#include "mesh/mesh_pose.h"
#include "mesh/mesh_store.h"

namespace jostle::detail {

/// [m^2] in the mesh's frame: things nearer than `distance` [m] in the world are no further there.
[[nodiscard]] inline float near_limit(const MeshPoses& poses, double distance) {
    const double length = distance * static_cast<double>(poses.stretch) + static_cast<double>(poses.margin);
    // Three roundings of a sum of squares.
    return static_cast<float>(length * length * (1.0 + 0x1p-20)) + 0x1p-126f;
}

/// Rows of bounds, as a node's, of one box.
struct BoundRows {
    float row[6];

    explicit BoundRows(const Aabb3& box)
        : row{box.lower.x, box.lower.y, box.lower.z, -box.upper.x, -box.upper.y, -box.upper.z} {}
};

/// [m^2] Of a box from the boxes in a node's slots; infinite, or NaN, where there is none.
inline void fill_squared_gaps(const WideNode3& node, const BoundRows& box, float (&squared)[kBlockSize]) {
    for (int slot = 0; slot < kBlockSize; ++slot) {
        float sum = 0.0f;
        for (int i = 0; i < 3; ++i) {
            const float above = node.bound[i][slot] + box.row[3 + i];
            const float below = node.bound[3 + i][slot] + box.row[i];
            const float gap = math::max(math::max(above, below), 0.0f);
            sum += gap * gap;
        }
        squared[slot] = sum;
    }
}

/// Of a node's slots those no further than the limit. ORDER: the nearest first; of those as near, the first
/// slot.
struct NearSlots {
    int count = 0;
    int slot[kBlockSize];
    float squared[kBlockSize];

    NearSlots(const WideNode3& node, std::int32_t nothing, const BoundRows& box, float limit) {
        float all[kBlockSize];
        fill_squared_gaps(node, box, all);
        for (int i = 0; i < kBlockSize; ++i) {
            if (node.link[i] == nothing || !(all[i] <= limit)) continue;
            int at = count++;
            for (; at > 0 && squared[at - 1] > all[i]; --at) {
                squared[at] = squared[at - 1];
                slot[at] = slot[at - 1];
            }
            squared[at] = all[i];
            slot[at] = i;
        }
    }
};

/// Calls attempt(id, block, slot) for each triangle whose box is no further from the box than `limit`, which
/// attempt makes smaller; until it answers true. Returns how many nodes were opened.
template <class Attempt>
std::int64_t visit_near(const MeshTreeView& view, const Aabb3& near, const float& limit, Attempt&& attempt) {
    const BoundRows box(near);
    GrowableStack<Waiting, 256> waiting;
    waiting.push(make_waiting(0, 0.0f));
    std::int64_t opened = 0;
    while (!waiting.empty()) {
        const Waiting next = waiting.pop();
        if (key_of(next) > limit) continue;
        ++opened;
        const std::int32_t link = link_of(next);
        if (link < 0) {
            const Block<3>& block = view.blocks[~link];
            const NearSlots slots(block, kNoItem, box, limit);
            for (int i = 0; i < slots.count && slots.squared[i] <= limit; ++i)
                if (attempt(block.link[slots.slot[i]], ~link, slots.slot[i])) return opened;
        } else {
            const WideNode3& node = view.inner[link];
            const NearSlots slots(node, kNoChild, box, limit);
            for (int i = slots.count - 1; i >= 0; --i)
                waiting.push(make_waiting(node.link[slots.slot[i]], slots.squared[i]));
        }
    }
    return opened;
}

}  // namespace jostle::detail
