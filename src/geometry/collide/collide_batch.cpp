// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs are taken 64 at a time. Where all are of the same kinds, their kernel takes them as they lie. Others
// are copied to the list of their kernel, and their manifolds back: two passes, some 6 ns a pair; a pair
// whose kinds are in the other order than collide() takes them in is put in order on the way and flipped on
// the way back, as collide() does. What has no kernel, or too little company (at the end of a list too, where
// it does not fill the lanes), or is too rare for its kernel, collide() does.
#include <jostle/core/error.h>
#include <jostle/geometry/collide_batch.h>
#include <jostle/memory/room.h>

#include <bit>
#include <new>

#include "geometry/collide/manifold_parts.h"
#include "geometry/kernels/batch_kernels.h"

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
    kNone,
    kLists = kNone
};
struct ListKernel {
    BatchKernel* run;
    int least;  ///< fewer are not worth it: collide() takes less for them
};
constexpr ListKernel kKernels[kLists] = {
    {detail::batch_polygons, 3},           {detail::batch_polygons, 5}, {detail::batch_polygon_and_needle, 4},
    {detail::batch_polygon_and_needle, 4}, {detail::batch_needles, 3},  {detail::batch_polygon_and_circle, 3},
    {detail::batch_needle_and_circle, 4},  {detail::batch_circles, 5},
};
constexpr int kLeastOfAny = 3;
constexpr List kListOf[kOther + 1][kOther + 1] = {
    {kNone, kNone, kNone, kNeedles, kNeedleAndCircle, kNone},                       // segment
    {kNone, kPolygons4, kPolygons8, kPolygon4AndNeedle, kPolygonAndCircle, kNone},  // polygon of up to 4
    {kNone, kPolygons8, kPolygons8, kPolygon8AndNeedle, kPolygonAndCircle, kNone},  // of up to 8
    {kNeedles, kPolygon4AndNeedle, kPolygon8AndNeedle, kNeedles, kNeedleAndCircle, kNone},        // capsule
    {kNeedleAndCircle, kPolygonAndCircle, kPolygonAndCircle, kNeedleAndCircle, kCircles, kNone},  // circle
    {kNone, kNone, kNone, kNone, kNone, kNone},
};

/// Made where it belongs: a copy would wait for the stores that made it.
void collide_one(const CollidePair& pair, Manifold* manifold, const Tolerances& tolerances) {
    ::new (manifold) Manifold(collide(*pair.a, *pair.b, pair.b_in_a, tolerances));
}
void collide_each(const CollidePair* pairs, Manifold* manifolds, std::uint64_t which,
                  const Tolerances& tolerances) {
    for (; which != 0; which &= which - 1) {
        const int i = std::countr_zero(which);
        collide_one(pairs[i], manifolds + i, tolerances);
    }
}

/// How many pairs, from the first on, were of their list's kinds, and are done.
int run_kernel(List list, const CollidePair* pairs, Manifold* manifolds, int count,
               const Tolerances& tolerances, BatchKinds kinds) {
    const ListKernel& kernel = kKernels[list];
    const BatchDone done = kernel.run({pairs, manifolds, count, kinds, kernel.least}, tolerances);
    collide_each(pairs, manifolds, done.rare, tolerances);
    return done.count;
}

/// Whether the kinds of two shapes are enough to say which list theirs is.
bool is_told_by_kinds(List list, Part a, Part b) {
    return list != kNone && a != kSegment && b >= kCapsule && !is_swapped(a, b);
}

/// The list that all pairs belong to as they are, if there is one; but for ghosts of polygons, as long as few
/// have them.
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
    int small_count = 0, ghost_count = 0;
    for (int i = 0; i < count; ++i) {
        const Polygon &p = pairs[i].a->polygon, &q = pairs[i].b->polygon;
        small_count += (p.count <= 4) & (q.count <= 4);
        ghost_count += (p.ghost_edges | q.ghost_edges) != 0;
    }
    if (2 * ghost_count > count) return kNone;
    return small_count == count || 2 * small_count < count ? list : kNone;
}

/// Some pairs of one list, out of a chunk: side by side and in order, and their manifolds back.
void collide_list(List list, const CollidePair* pairs, Manifold* manifolds, std::uint64_t which,
                  std::uint64_t swapped, const Tolerances& tolerances) {
    Room<CollidePair, kBatchChunk> sorted;
    Room<Manifold, kBatchChunk> found;
    int count = 0;
    for (std::uint64_t rest = which; rest != 0; rest &= rest - 1) {
        const int i = std::countr_zero(rest);
        sorted.items[count] = pairs[i];
        if ((swapped >> i & 1) != 0)
            sorted.items[count] = {pairs[i].b, pairs[i].a, detail::inverse(pairs[i].b_in_a)};
        ++count;
    }
    run_kernel(list, sorted.items, found.items, count, tolerances, BatchKinds::kKnown);
    const Manifold* next = found.items;
    for (std::uint64_t rest = which; rest != 0; rest &= rest - 1) {
        const int i = std::countr_zero(rest);
        manifolds[i] = (swapped >> i & 1) != 0 ? detail::flip(*next, pairs[i].b_in_a) : *next;
        ++next;
    }
}

/// Pairs of all kinds: each to its list, if that becomes long enough.
void collide_mixed(const CollidePair* pairs, Manifold* manifolds, int count, const Tolerances& tolerances) {
    std::uint64_t members[kLists] = {}, swapped = 0, alone = 0;
    int counts[kLists] = {};
    for (int i = 0; i < count; ++i) {
        const Part a = part_of(*pairs[i].a), b = part_of(*pairs[i].b);
        const List list = kListOf[a][b];
        if (list == kNone) {
            collide_one(pairs[i], manifolds + i, tolerances);
        } else {
            ++counts[list];
            members[list] |= std::uint64_t{1} << i;
            swapped |= std::uint64_t{is_swapped(a, b)} << i;
        }
    }
    for (int list = 0; list < kLists; ++list) {
        if (counts[list] < kKernels[list].least) {
            alone |= members[list];
        } else {
            collide_list(static_cast<List>(list), pairs, manifolds, members[list], swapped, tolerances);
        }
    }
    collide_each(pairs, manifolds, alone, tolerances);
}

void collide_chunk(const CollidePair* pairs, Manifold* manifolds, int count, const Tolerances& tolerances) {
    if (count < kLeastOfAny) {
        for (int i = 0; i < count; ++i) collide_one(pairs[i], manifolds + i, tolerances);
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
