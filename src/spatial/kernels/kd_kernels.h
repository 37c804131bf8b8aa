// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What runs at the width of the processor for k-d trees; the searches that hand out their hits are declared
// in <jostle/spatial/kd_tree_node.h>. All results, orders included, are the same for every width.
#pragma once

#include <jostle/math/aabb.h>
#include <jostle/memory/growable_stack.h>
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_node.h>

#include <cstdint>

namespace jostle::detail {

/// [1] By how much a node's children should be smaller than it: with middle planes their sizes differ, so
/// that fewer than 16 leave room for what is split once more.
inline constexpr int kKdFan = 12;

/// A run of slots that is to become a subtree.
template <int D>
struct KdRun {
    std::int32_t first;
    std::int32_t count;
    std::int32_t budget;  ///< [1] splits at the middle that are still allowed below
    float bound[2 * D];   ///< [m] the tight box of the points, as in WideNode
};

/// What turns runs into nodes. `grow` must make capacity greater than size.
template <int D>
struct KdBuilder {
    KdSlots<D> slots;
    KdNode<D>* nodes;
    int node_count;
    int node_capacity;
    void (*grow)(KdBuilder& builder);
    void* owner;
    int leaf_size;
    KdSplit split;
};

/// [1] The most points below a child of a node of so many: what keeps nodes full, those at the bottom above
/// all.
[[nodiscard]] constexpr int kd_child_limit(int count, int leaf_size) {
    std::int64_t limit = leaf_size;
    while (limit * kKdFan < count) limit *= kKdFan;
    return static_cast<int>(limit);
}

/// Splits a run, and each half, until there are 16 or none is above the limit; they stay in the order of
/// their slots. `divide(from, to, at, count)` has to split each from[i] with at[i] >= 0 into to[at[i]] and
/// the next. Returns how many there are; they are in runs[0].
template <int D, class Divide>
JOSTLE_INLINE int kd_divide(KdRun<D> (&runs)[2][kKdWidth], int limit, Divide&& divide) {
    int count = 1;
    int now = 0;
    for (bool again = true; again && count < kKdWidth;) {
        const KdRun<D>* from = runs[now];
        KdRun<D>* to = runs[1 - now];
        int at[kKdWidth];
        int out = 0;
        again = false;
        for (int i = 0; i < count; ++i) {
            // What comes after this one needs a place each.
            const bool divided = from[i].count > limit && out + 2 + (count - i - 1) <= kKdWidth;
            at[i] = divided ? out : -1;
            if (!divided) to[out] = from[i];
            out += divided ? 2 : 1;
            again = again || divided;
        }
        divide(from, to, at, count);
        count = out;
        now = 1 - now;
    }
    if (now == 1)
        for (int i = 0; i < count; ++i) runs[0][i] = runs[1][i];
    return count;
}

/// Appends a node of these children and returns its index; links of inner nodes are still to come.
template <int D>
JOSTLE_INLINE int kd_add_node(KdBuilder<D>& builder, const KdRun<D>* runs, int count) {
    if (builder.node_count == builder.node_capacity) builder.grow(builder);
    KdNode<D>& node = builder.nodes[builder.node_count];
    for (int i = 0; i < kKdWidth; ++i) {
        const bool is_used = i < count;
        for (int j = 0; j < 2 * D; ++j) node.bound[j][i] = is_used ? runs[i].bound[j] : kEmptyBound;
        const bool is_leaf = is_used && runs[i].count <= builder.leaf_size;
        node.child[i] = {is_leaf ? runs[i].first : 0, is_leaf   ? runs[i].count
                                                      : is_used ? kKdInner
                                                                : kKdNothing};
    }
    return builder.node_count++;
}

/// Whether all coordinates are finite.
bool kd_all_finite(const float* coordinates, std::int64_t count);
/// Points to slots [first, last); ids are the indices.
template <int D>
void kd_load(const Vector<D>* points, const KdSlots<D>& slots, int first, int last);
/// Sets the run's bound.
template <int D>
void kd_measure(const KdSlots<D>& slots, KdRun<D>& run);
/// Splits a run of two points or more in two, each not empty and measured.
template <int D>
void kd_split(const KdBuilder<D>& builder, const KdRun<D>& run, KdRun<D>& left, KdRun<D>& right);
/// Appends the nodes of a measured run, of more than leaf_size points, in depth-first preorder.
template <int D>
void kd_build(KdBuilder<D>& builder, const KdRun<D>& run);

/// The nearest points, as keys (bits of the squared distance << 32 | id) in rising order; `limit` is a key
/// that they stay below. Returns how many; `nodes` is increased by the nodes and leaves opened.
template <int D>
int kd_nearest(const KdView<D>& view, const Vector<D>& p, std::uint64_t limit, std::uint64_t* keys, int k,
               std::int64_t& nodes);

/// ORDER: of children as near to the point, the first.
template <int D>
[[nodiscard]] int kd_nearest_child(const KdNode<D>& node, const Vector<D>& p);

/// What is near a leaf, side by side: coordinates and ids.
template <int D>
struct KdGroup {
    static constexpr int kCapacity = 512;  ///< [1] points

    alignas(64) float coordinate[D][kCapacity + kKdSlotPadding];
    alignas(64) std::int32_t id[kCapacity + kKdSlotPadding];
    int count = 0;
    GrowableStack<std::int32_t, 64> waiting;  ///< nodes
};

/// What some points of a leaf found.
struct KdHits {
    static constexpr int kCapacity = 1024;  ///< [1] hits
    static constexpr int kQueries = 64;     ///< [1] points

    std::int32_t end[kQueries];  ///< by point, one beyond its last hit
    std::int32_t id[kCapacity + kKdSlotPadding];
    float squared_distance[kCapacity + kKdSlotPadding];  ///< [m^2]
};

/// The points whose squared distance from the box of a leaf (node * 16 + child) is at most `square`, which is
/// less than infinity; false: there are too many.
template <int D>
bool kd_gather(const KdView<D>& view, std::int32_t place, float square, KdGroup<D>& group,
               std::int64_t& nodes);
/// The points of the group within the root of `square` of each of `count` points from `slot` on, which are of
/// the group's leaf. Returns how many of these have been answered: at least one, if there is one.
template <int D>
int kd_group_radius(const KdView<D>& view, int slot, int count, float square, const KdGroup<D>& group,
                    KdHits& hits);
/// As kd_nearest, for each point i of [slot, slot + count) with found[i] < 0: keys + i * k gets its keys, and
/// found[i] their number, if they are known to be the nearest because they are within the root of `square`.
/// Returns how many points are left.
template <int D>
int kd_group_nearest(const KdView<D>& view, int slot, int count, float square, const KdGroup<D>& group,
                     std::uint64_t limit, std::uint64_t* keys, int k, std::int32_t* found);

#define JOSTLE_KD_DECLARE(D)                                                                               \
    template <>                                                                                            \
    void kd_load<D>(const Vector<D>* points, const KdSlots<D>& slots, int first, int last);                \
    template <>                                                                                            \
    void kd_measure<D>(const KdSlots<D>& slots, KdRun<D>& run);                                            \
    template <>                                                                                            \
    void kd_split<D>(const KdBuilder<D>& builder, const KdRun<D>& run, KdRun<D>& left, KdRun<D>& right);   \
    template <>                                                                                            \
    void kd_build<D>(KdBuilder<D> & builder, const KdRun<D>& run);                                         \
    template <>                                                                                            \
    int kd_nearest_child<D>(const KdNode<D>& node, const Vector<D>& p);                                    \
    template <>                                                                                            \
    int kd_nearest<D>(const KdView<D>& view, const Vector<D>& p, std::uint64_t limit, std::uint64_t* keys, \
                      int k, std::int64_t& nodes);                                                         \
    template <>                                                                                            \
    bool kd_gather<D>(const KdView<D>& view, std::int32_t place, float square, KdGroup<D>& group,          \
                      std::int64_t& nodes);                                                                \
    template <>                                                                                            \
    int kd_group_radius<D>(const KdView<D>& view, int slot, int count, float square,                       \
                           const KdGroup<D>& group, KdHits& hits);                                         \
    template <>                                                                                            \
    int kd_group_nearest<D>(const KdView<D>& view, int slot, int count, float square,                      \
                            const KdGroup<D>& group, std::uint64_t limit, std::uint64_t* keys, int k,      \
                            std::int32_t* found);
JOSTLE_KD_DECLARE(2)
JOSTLE_KD_DECLARE(3)
#undef JOSTLE_KD_DECLARE

}  // namespace jostle::detail
