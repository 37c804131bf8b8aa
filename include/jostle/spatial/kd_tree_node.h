// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How a k-d tree lies in memory. The points are copied to slots, coordinate by coordinate, in the order of
// the leaves, so that a leaf is a run of slots and is tested as many points at once as the processor has
// lanes. The binary splits are not stored: a node holds the tight boxes of up to 16 runs that four or so
// levels of splits make of its points, side by side, and opening it tests all of them.
//
//     nodes[0]  [ box box ... -- ]    count 0: an inner node, link its index
//                  |   '------------- count > 0: a leaf of so many points, link its first slot
//     nodes[1]  [ box ... ]           count -1: nothing; its box is that of WideNode's empty slots
//
//     coordinate[0]  x x x x x x ...
//     coordinate[1]  y y y y y y ...  slots, in the order of the leaves
//     id             7 2 9 0 4 1 ...  the points' indices in the user's span
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/aabb.h>
#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/visit.h>
#include <jostle/spatial/wide_node.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle::detail {

inline constexpr int kKdWidth = 16;             ///< [1] children of a node
inline constexpr std::int32_t kKdInner = 0;     ///< count of a child that is a node
inline constexpr std::int32_t kKdNothing = -1;  ///< count of a child that is not there
inline constexpr int kKdSlotPadding = 16;       ///< [1] slots after the last that a kernel may read

/// A node or a leaf.
struct KdChild {
    std::int32_t link;
    std::int32_t count;
};

template <int D>
struct alignas(64) KdNode {
    float bound[2 * D][kKdWidth];  ///< [m] as in WideNode: lower corners, and upper corners negated
    KdChild child[kKdWidth];       ///< dense from 0
};
static_assert(sizeof(KdNode<2>) == 384);
static_assert(sizeof(KdNode<3>) == 512);

/// Where the points lie.
template <int D>
struct KdSlots {
    float* coordinate[D];  ///< [m]
    std::int32_t* id;
};

/// A node that no child is in.
template <int D>
constexpr KdNode<D> make_empty_kd_node() {
    KdNode<D> node{};
    for (auto& row : node.bound) {
        for (float& b : row) b = kEmptyBound;
    }
    for (KdChild& child : node.child) child = {0, kKdNothing};
    return node;
}
template <int D>
inline constexpr KdNode<D> kEmptyKdNode = make_empty_kd_node<D>();

/// The part of a tree that a search reads. `nodes` is never empty; an empty tree's is kEmptyKdNode.
template <int D>
struct KdView {
    const KdNode<D>* nodes;
    const float* coordinate[D];
    const std::int32_t* id;
};

/// A search that hands its hits out a buffer at a time: `resume` in kernels/ goes on from where it stopped.
/// Leaves are gathered before their points are tested, so that either loop goes on for a while.
template <int D>
struct KdWalk {
    static constexpr int kCapacity = 240;  ///< [1] hits; a kernel writes up to 16 more, which do not count
    static constexpr int kLeaves = 48;     ///< [1] leaves that are gathered; one node more may come

    KdWalk() { stack.push({0, kKdInner}); }

    GrowableStack<KdChild, 64> stack;  ///< the nearest on top
    std::int32_t slot = 0;             ///< the first of the rest of the open leaf
    std::int32_t slots_left = 0;
    int leaf = 0;  ///< of those gathered, the next to open
    int leaf_count = 0;
    int hit_count = 0;
    std::int64_t nodes = 0;  ///< [1] nodes and leaves opened
    KdChild leaves[kLeaves + kKdWidth];
    std::int32_t id[kCapacity + kKdSlotPadding];
    float squared_distance[kCapacity + kKdSlotPadding];  ///< [m^2]; not written by a box query
};

/// Fill the walk's buffer with the next hits; false: these were the last.
template <int D>
bool kd_resume_radius(const KdView<D>& view, KdWalk<D>& walk, const Vector<D>& p, float r);
template <int D>
bool kd_resume_query(const KdView<D>& view, KdWalk<D>& walk, const Aabb<D>& box);

template <>
bool kd_resume_radius<2>(const KdView<2>& view, KdWalk<2>& walk, const Vec2& p, float r);
template <>
bool kd_resume_radius<3>(const KdView<3>& view, KdWalk<3>& walk, const Vec3& p, float r);
template <>
bool kd_resume_query<2>(const KdView<2>& view, KdWalk<2>& walk, const Aabb2& box);
template <>
bool kd_resume_query<3>(const KdView<3>& view, KdWalk<3>& walk, const Aabb3& box);

}  // namespace jostle::detail
JOSTLE_API_END
