// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs are taken 64 at a time. Where all are of the same kinds, their kernel takes them as they lie. Others
// are copied to the list of their kernel, and their manifolds back: two passes, some 6 ns a pair; a pair
// whose kinds are in the other order than collide() takes them in is put in order on the way and flipped on
// the way back, as collide() does. What has no kernel, or too little company, or is too rare for its kernel,
// collide() does.
#include <jostle/core/error.h>
#include <jostle/geometry/collide_batch.h>

#include <bit>

#include "geometry/kernels/batch_kernels.h"
#include "geometry/manifold_parts.h"

namespace jostle {
namespace {

using detail::BatchDone;
using detail::BatchKernel;
using detail::BatchKinds;
using detail::kBatchChunk;

/// What of a shape chooses the kernel. ORDER: in a pair the lower one is A, as in collide().
enum Part { kSegment, kPolygon4, kPolygon8, kCapsule, kCircle, kOther };

Part part_of(const Geometry& g) {
    switch (g.kind) {
        case ShapeKind::kCircle:
            return kCircle;
        case ShapeKind::kCapsule:
            return kCapsule;
        case ShapeKind::kSegment:
            return g.segment.is_smooth() ? kOther : kSegment;
        case ShapeKind::kPolygon:
            return g.polygon.ghost_edges != 0 ? kOther : g.polygon.count <= 4 ? kPolygon4 : kPolygon8;
        case ShapeKind::kLargePolygon:
            break;
    }
    return kOther;
}
/// Whether collide() takes the pair in the other order.
bool is_swapped(Part a, Part b) {
    return a > b && !(a == kPolygon8 && b == kPolygon4);
}

/// Pairs to be taken together: those of small polygons only are apart from others of the same kernel.
enum List {
    kPolygons4,
    kPolygons8,
    kPolygon4AndNeedle,
    kPolygon8AndNeedle,
    kNeedles,
    kPolygonAndCircle,
    kNeedleAndCircle,
    kCircles,
    kLists,
    kNone
};
constexpr BatchKernel* kKernels[kLists] = {
    detail::batch_polygons,           detail::batch_polygons, detail::batch_polygon_and_needle,
    detail::batch_polygon_and_needle, detail::batch_needles,  detail::batch_polygon_and_circle,
    detail::batch_needle_and_circle,  detail::batch_circles,
};
constexpr List kListOf[kOther + 1][kOther + 1] = {
    {kNone, kNone, kNone, kNeedles, kNeedleAndCircle, kNone},                       // segment
    {kNone, kPolygons4, kPolygons8, kPolygon4AndNeedle, kPolygonAndCircle, kNone},  // polygon of up to 4
    {kNone, kPolygons8, kPolygons8, kPolygon8AndNeedle, kPolygonAndCircle, kNone},  // of up to 8
    {kNeedles, kPolygon4AndNeedle, kPolygon8AndNeedle, kNeedles, kNeedleAndCircle, kNone},        // capsule
    {kNeedleAndCircle, kPolygonAndCircle, kPolygonAndCircle, kNeedleAndCircle, kCircles, kNone},  // circle
    {kNone, kNone, kNone, kNone, kNone, kNone},
};
/// Fewer than these of a kind are not worth a kernel.
constexpr int kLeast = 3;

/// Memory for items that are all written before they are read.
template <class T>
union Room {
    T items[kBatchChunk];
    Room() {}
};

std::uint64_t all_of(int count) {
    return ~std::uint64_t{0} >> (kBatchChunk - count);
}
void collide_each(const CollidePair* pairs, Manifold* manifolds, std::uint64_t which,
                  const Tolerances& tolerances) {
    for (; which != 0; which &= which - 1) {
        const int i = std::countr_zero(which);
        manifolds[i] = collide(*pairs[i].a, *pairs[i].b, pairs[i].b_in_a, tolerances);
    }
}

/// How many pairs, from the first on, were of their list's kinds, and are done.
int run_kernel(List list, const CollidePair* pairs, Manifold* manifolds, int count,
               const Tolerances& tolerances, BatchKinds kinds) {
    const BatchDone done = kKernels[list](pairs, manifolds, count, tolerances, kinds);
    collide_each(pairs, manifolds, done.rare, tolerances);
    return done.count;
}

/// Whether the kinds of two shapes are enough to say which list theirs is.
bool is_told_by_kinds(List list, Part a, Part b) {
    return list != kNone && a != kSegment && b >= kCapsule && !is_swapped(a, b);
}

/// The list that all pairs belong to as they are, if there is one. Ghosts of polygons are left to the kernel.
List common_list(const CollidePair* pairs, int count, Part a, Part b) {
    const List list = kListOf[a][b];
    if (list == kNone || is_swapped(a, b)) return kNone;
    const ShapeKind kind_a = pairs[0].a->kind, kind_b = pairs[0].b->kind;
    for (int i = 1; i < count; ++i)
        if (pairs[i].a->kind != kind_a || pairs[i].b->kind != kind_b) return kNone;
    if (a == kSegment) {
        for (int i = 1; i < count; ++i)
            if (pairs[i].a->segment.is_smooth()) return kNone;
    }
    if (list != kPolygons4 && list != kPolygons8) return list;
    // Where many pairs, but not all, are of two small polygons, sorting takes less time than it saves.
    int small_count = 0;
    for (int i = 0; i < count; ++i)
        small_count += (pairs[i].a->polygon.count <= 4) & (pairs[i].b->polygon.count <= 4);
    return small_count == count || 2 * small_count < count ? list : kNone;
}

/// Pairs of all kinds: each to its list, and its manifold back.
void collide_mixed(const CollidePair* pairs, Manifold* manifolds, int count, const Tolerances& tolerances) {
    constexpr int kSwapped = kBatchChunk;
    std::uint8_t lists[kLists][kBatchChunk];
    int counts[kLists] = {};
    for (int i = 0; i < count; ++i) {
        const Part a = part_of(*pairs[i].a), b = part_of(*pairs[i].b);
        const List list = kListOf[a][b];
        if (list == kNone) {
            manifolds[i] = collide(*pairs[i].a, *pairs[i].b, pairs[i].b_in_a, tolerances);
        } else {
            lists[list][counts[list]++] = static_cast<std::uint8_t>(is_swapped(a, b) ? kSwapped + i : i);
        }
    }
    Room<CollidePair> sorted;
    Room<Manifold> found;
    for (int list = 0; list < kLists; ++list) {
        const int n = counts[list];
        if (n == 0) continue;
        for (int j = 0; j < n; ++j) {
            const CollidePair& pair = pairs[lists[list][j] % kSwapped];
            sorted.items[j] = pair;
            if (lists[list][j] >= kSwapped) sorted.items[j] = {pair.b, pair.a, detail::inverse(pair.b_in_a)};
        }
        if (n < kLeast) {
            collide_each(sorted.items, found.items, all_of(n), tolerances);
        } else {
            run_kernel(static_cast<List>(list), sorted.items, found.items, n, tolerances, BatchKinds::kKnown);
        }
        for (int j = 0; j < n; ++j) {
            const int i = lists[list][j] % kSwapped;
            const bool is_swapped = lists[list][j] >= kSwapped;
            manifolds[i] = is_swapped ? detail::flip(found.items[j], pairs[i].b_in_a) : found.items[j];
        }
    }
}

void collide_chunk(const CollidePair* pairs, Manifold* manifolds, int count, const Tolerances& tolerances) {
    if (count < kLeast) {
        collide_each(pairs, manifolds, all_of(count), tolerances);
        return;
    }
    const Part a = part_of(*pairs[0].a), b = part_of(*pairs[0].b);
    const List list = kListOf[a][b];
    int done = 0;
    if (is_told_by_kinds(list, a, b)) {
        done = run_kernel(list, pairs, manifolds, count, tolerances, BatchKinds::kAsked);
    } else if (const List common = common_list(pairs, count, a, b); common != kNone) {
        done = run_kernel(common, pairs, manifolds, count, tolerances, BatchKinds::kKnown);
    }
    if (done < count) collide_mixed(pairs + done, manifolds + done, count - done, tolerances);
}

}  // namespace

void collide(std::span<const CollidePair> pairs, std::span<Manifold> manifolds,
             const Tolerances& tolerances) {
    if (manifolds.size() < pairs.size()) {
        raise("collide", "manifolds", to_text(static_cast<long long>(manifolds.size())),
              "it must be as long as pairs");
    }
    for (std::size_t i = 0; i < pairs.size(); i += kBatchChunk) {
        const std::size_t left = pairs.size() - i;
        const int count = left < kBatchChunk ? static_cast<int>(left) : kBatchChunk;
        collide_chunk(pairs.data() + i, manifolds.data() + i, count, tolerances);
    }
}

}  // namespace jostle
