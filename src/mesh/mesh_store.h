// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The memory of a TriangleMesh.
#pragma once

#include <jostle/mesh/triangle_mesh.h>

#include <atomic>

#include "memory/region_memory.h"
#include "mesh/exact.h"
#include "mesh/node_slabs.h"

namespace jostle::detail {

/// The corners of up to eight triangles, those of a block of the tree. Empty slots have those of the first.
struct alignas(kBlockSize * sizeof(float)) TriangleBlock {
    float at[3][3][kBlockSize];  ///< [m] by corner and axis

    [[nodiscard]] Vec3 corner(int number, int slot) const {
        return {at[number][0][slot], at[number][1][slot], at[number][2][slot]};
    }
    [[nodiscard]] TriangleCorners corners(int slot) const {
        return {corner(0, slot), corner(1, slot), corner(2, slot)};
    }
};

enum class Closed : std::uint8_t { kUnknown, kNo, kYes };

using MeshTreeView = TreeView<WideNode3>;

/// A number that no other state of a mesh has had.
[[nodiscard]] std::uint64_t next_mesh_stamp();

struct MeshStore {
    explicit MeshStore(std::pmr::memory_resource* from)
        : memory(from),
          whole(from),
          kept(from),
          scratch(from),
          vertices(&kept),
          triangles(&kept),
          blocks(&kept),
          slabs(&kept),
          moved(&kept),
          boxes(&scratch),
          tree(&kept, &scratch) {}

    [[nodiscard]] TriangleCorners corners(std::int32_t id) const {
        const TriangleVertices& t = triangles.data()[id];
        return {vertices.data()[t[0]], vertices.data()[t[1]], vertices.data()[t[2]]};
    }
    /// Takes one piece of memory for all that a mesh of so many vertices and triangles keeps, built by
    /// kCurve: [ vertices | triangles | tree | blocks ]. Until the tree is there, its scratch lies where the
    /// blocks will.
    void take_whole(std::size_t vertices, std::size_t triangles);
    /// The tree is there.
    void give_back_scratch();
    /// In one of the two buffers for vertices; with one more behind the last, as kernels read four floats.
    static Vec3* room_for_vertices(BuildBuffer<Vec3>& in, std::size_t count);
    /// Of all triangles, for these vertices; in `boxes`.
    std::span<const Aabb3> fill_boxes(const Vec3* of);
    void fill_blocks();
    /// Of the tree's nodes, once there is room for them.
    void fill_slabs();
    /// Of one node, from what lies below it.
    [[nodiscard]] NodeSlabs slabs_of(std::int32_t node) const {
        return detail::slabs_of(node, view().inner, blocks.data(), slabs.data());
    }
    [[nodiscard]] bool has_slabs() const { return slabs.data() != nullptr; }
    [[nodiscard]] MeshTreeView view() const { return TreeAccess::view(tree); }

    struct alignas(64) Line {
        std::byte bytes[64];
    };

    std::pmr::memory_resource* memory;
    BuildBuffer<Line> whole;
    Line *blocks_begin = nullptr, *blocks_end = nullptr;  ///< in `whole`
    RegionMemory kept, scratch;
    BuildBuffer<Vec3> vertices;
    BuildBuffer<TriangleVertices> triangles;
    BuildBuffer<TriangleBlock> blocks;  ///< by block of the tree
    BuildBuffer<NodeSlabs> slabs;       ///< by inner node of the tree; none if it was built by kCurve
    BuildBuffer<Vec3> moved;            ///< for refitting only: the next vertices, then the last ones
    BuildBuffer<Aabb3> boxes;           ///< for building and refitting only
    Bvh<3> tree;
    int vertex_count = 0;
    int triangle_count = 0;
    std::uint64_t stamp = next_mesh_stamp();  ///< of these vertices and triangles
    mutable std::atomic<Closed> closed{Closed::kUnknown};
};

struct MeshAccess {
    [[nodiscard]] static const MeshStore& store(const TriangleMesh& mesh) { return mesh.store(); }
};

[[nodiscard]] inline Aabb3 bounds_of(const TriangleCorners& t) {
    return {min(min(t[0], t[1]), t[2]), max(max(t[0], t[1]), t[2])};
}

}  // namespace jostle::detail
