// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs are taken 64 at a time. Where all are of the same types, their kernel takes them as they lie. Others
// are copied to the list of their kernel, and their manifolds back: two passes, some 6 ns a pair; a pair
// whose types are in the other order than collide() takes them in is put in order on the way and flipped on
// the way back, as collide() does. What has no kernel, or too little company (at the end of a list too, where
// it does not fill the lanes), or is too rare for its kernel, collide() does.
#include <jostle/core/require.h>
#include <jostle/geometry/collide_batch.h>
#include <jostle/memory/room.h>

#include <bit>
#include <new>

#include "geometry/collide/manifold_parts.h"
#include "geometry/collide/shape_pairs.h"

namespace jostle {
namespace {

using detail::BatchDone;
using detail::BatchList;
using detail::BatchTypes;
using detail::kBatchChunk;
using detail::kBatchLists;
using detail::kNoList;

/// What of a shape chooses the list.
enum Part { kSegment, kPolygon4, kPolygon8, kCapsule, kCircle, kOther, kParts = kOther };

Part part_of(const Geometry& g) {
    switch (g.type) {
        case ShapeType::kCircle:
            return kCircle;
        case ShapeType::kCapsule:
            return kCapsule;
        case ShapeType::kSegment:
            return g.segment.is_smooth() ? kOther : kSegment;
        case ShapeType::kPolygon:
            return g.polygon.inner_edges != 0 ? kOther : g.polygon.count <= 4 ? kPolygon4 : kPolygon8;
        case ShapeType::kLargePolygon:
            break;
    }
    return kOther;
}

/// Where a pair belongs.
struct Place {
    BatchList list = kNoList;
    bool is_swapped = false;  ///< collide() takes it in the other order
};
/// The pairs of types, for each two parts.
struct Places {
    Place of[kParts + 1][kParts + 1];

    constexpr Places() {
        constexpr ShapeType kTypes[kParts] = {ShapeType::kSegment, ShapeType::kPolygon, ShapeType::kPolygon,
                                              ShapeType::kCapsule, ShapeType::kCircle};
        for (int a = 0; a < kParts; ++a) {
            for (int b = 0; b < kParts; ++b) {
                const int rank_a = collision_rank(kTypes[a]), rank_b = collision_rank(kTypes[b]);
                const bool is_swapped = rank_a > rank_b;
                const detail::PairOfTypes& pair =
                    detail::kPairsOfTypes[is_swapped ? rank_b : rank_a][is_swapped ? rank_a : rank_b];
                const bool has_8 = a == kPolygon8 || b == kPolygon8;
                of[a][b] = {has_8 ? pair.list_of_8 : pair.list, is_swapped};
            }
        }
    }
};
constexpr Places kPlaces;

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

/// How many pairs, from the first on, were of their list's types, and are done.
int run_kernel(BatchList list, const CollidePair* pairs, Manifold* manifolds, int count,
               const Tolerances& tolerances, BatchTypes types) {
    const detail::ListKernel& kernel = detail::kListKernels[list];
    const BatchDone done = kernel.run({pairs, manifolds, count, types, kernel.least}, tolerances);
    collide_each(pairs, manifolds, done.rare, tolerances);
    return done.count;
}

/// Whether the types of two shapes are enough to say which list theirs is.
bool is_told_by_types(Place place, Part a, Part b) {
    return place.list != kNoList && a != kSegment && b >= kCapsule && !place.is_swapped;
}

/// The list that all pairs belong to as they are, if there is one; but for inner edges of polygons, as long
/// as few have them.
BatchList common_list(const CollidePair* pairs, int count, Part a, Place place) {
    const BatchList list = place.list;
    if (list == kNoList || place.is_swapped) return kNoList;
    const ShapeType type_a = pairs[0].a->type, type_b = pairs[0].b->type;
    for (int i = 1; i < count; ++i)
        if (pairs[i].a->type != type_a || pairs[i].b->type != type_b) return kNoList;
    if (a == kSegment) {
        for (int i = 1; i < count; ++i)
            if (pairs[i].a->segment.is_smooth()) return kNoList;
    }
    if (list != detail::kPolygons4 && list != detail::kPolygons8) return list;
    // Where many pairs, but not all, are of two small polygons, sorting takes less time than it saves.
    int small_count = 0, inner_count = 0;
    for (int i = 0; i < count; ++i) {
        const Polygon &p = pairs[i].a->polygon, &q = pairs[i].b->polygon;
        small_count += (p.count <= 4) & (q.count <= 4);
        inner_count += (p.inner_edges | q.inner_edges) != 0;
    }
    if (2 * inner_count > count) return kNoList;
    return small_count == count || 2 * small_count < count ? list : kNoList;
}

/// Some pairs of one list, out of a chunk: side by side and in order, and their manifolds back.
void collide_list(BatchList list, const CollidePair* pairs, Manifold* manifolds, std::uint64_t which,
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
    run_kernel(list, sorted.items, found.items, count, tolerances, BatchTypes::kKnown);
    const Manifold* next = found.items;
    for (std::uint64_t rest = which; rest != 0; rest &= rest - 1) {
        const int i = std::countr_zero(rest);
        manifolds[i] = (swapped >> i & 1) != 0 ? detail::flip(*next, pairs[i].b_in_a) : *next;
        ++next;
    }
}

/// Pairs of all types: each to its list, if that becomes long enough.
void collide_mixed(const CollidePair* pairs, Manifold* manifolds, int count, const Tolerances& tolerances) {
    std::uint64_t members[kBatchLists] = {}, swapped = 0, alone = 0;
    int counts[kBatchLists] = {};
    for (int i = 0; i < count; ++i) {
        const auto [list, is_swapped] = kPlaces.of[part_of(*pairs[i].a)][part_of(*pairs[i].b)];
        if (list == kNoList) {
            collide_one(pairs[i], manifolds + i, tolerances);
        } else {
            ++counts[list];
            members[list] |= std::uint64_t{1} << i;
            swapped |= std::uint64_t{is_swapped} << i;
        }
    }
    for (int list = 0; list < kBatchLists; ++list) {
        if (counts[list] < detail::kListKernels[list].least) {
            alone |= members[list];
        } else {
            collide_list(static_cast<BatchList>(list), pairs, manifolds, members[list], swapped, tolerances);
        }
    }
    collide_each(pairs, manifolds, alone, tolerances);
}

void collide_chunk(const CollidePair* pairs, Manifold* manifolds, int count, const Tolerances& tolerances) {
    if (count < detail::kLeastOfAnyList) {
        for (int i = 0; i < count; ++i) collide_one(pairs[i], manifolds + i, tolerances);
        return;
    }
    const Part a = part_of(*pairs[0].a), b = part_of(*pairs[0].b);
    const Place place = kPlaces.of[a][b];
    int done = 0;
    if (is_told_by_types(place, a, b)) {
        done = run_kernel(place.list, pairs, manifolds, count, tolerances, BatchTypes::kAsked);
    } else if (const BatchList common = common_list(pairs, count, a, place); common != kNoList) {
        done = run_kernel(common, pairs, manifolds, count, tolerances, BatchTypes::kKnown);
    }
    if (done < count) collide_mixed(pairs + done, manifolds + done, count - done, tolerances);
}

}  // namespace

void collide(std::span<const CollidePair> pairs, std::span<Manifold> manifolds,
             const Tolerances& tolerances) {
    if (manifolds.size() < pairs.size()) {
        Call("collide").refuse("manifolds.size()", to_text(static_cast<long long>(manifolds.size())),
                               "there must be one for each pair");
    }
    for (std::size_t i = 0; i < pairs.size(); i += kBatchChunk) {
        const std::size_t left = pairs.size() - i;
        const int count = left < kBatchChunk ? static_cast<int>(left) : kBatchChunk;
        collide_chunk(pairs.data() + i, manifolds.data() + i, count, tolerances);
    }
}

}  // namespace jostle
