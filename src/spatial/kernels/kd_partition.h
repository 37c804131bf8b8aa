// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Points in two heaps, in place: those below a plane first. Included once for each instruction set.
//
// Eight points at a time are read into registers, put in order by one permutation (those below first, each
// side in the order that it had), and that is written twice, at the end of what is below and before what is
// not: the one place keeps its first part, the other its last. There is always room for it, as eight points
// from either end are held back until the last, and reading goes on where there is less room:
//
//     | below | free |      unread      | free | not below |
//     first   lower  read_lower         read_upper  upper
//
// ORDER: every width does the same with the same eight points, so that the result does not depend on it.
#if defined(JOSTLE_SPATIAL_KERNELS_KD_PARTITION_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_SPATIAL_KERNELS_KD_PARTITION_H
#undef JOSTLE_SPATIAL_KERNELS_KD_PARTITION_H
#else
#define JOSTLE_SPATIAL_KERNELS_KD_PARTITION_H
#endif

#include "math/lanes.h"
#include "spatial/kernels/kd_kernels.h"
#include "spatial/kernels/lane_orders.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;
using jostle::HWY_NAMESPACE::bits_of;

inline constexpr int kChunk = kOrderedLanes;
using ChunkTag = jostle::HWY_NAMESPACE::TagOf<kChunk>;
inline constexpr int kChunkLanes = jostle::HWY_NAMESPACE::kLanesOf<kChunk>;

/// Eight points.
template <int D>
struct Chunk {
#if HWY_TARGET != HWY_SCALAR
    static constexpr bool kIsVector = kChunkLanes == kChunk;
#else
    static constexpr bool kIsVector = false;
#endif
    float coordinate[D][kChunk];
    std::int32_t id[kChunk];
};

template <int D>
HWY_INLINE void read_chunk(const KdSlots<D>& slots, int at, Chunk<D>& chunk) {
    for (int i = 0; i < D; ++i)
        for (int j = 0; j < kChunk; ++j) chunk.coordinate[i][j] = slots.coordinate[i][at + j];
    for (int j = 0; j < kChunk; ++j) chunk.id[j] = slots.id[at + j];
}

/// Writes the chunk to both places.
template <int D>
HWY_INLINE void place_chunk(const KdSlots<D>& slots, const Chunk<D>& chunk, int axis, float plane, int& lower,
                            int& upper) {
    unsigned bits = 0;
    for (int j = 0; j < kChunk; ++j)
        bits |= static_cast<unsigned>(chunk.coordinate[axis][j] < plane) << static_cast<unsigned>(j);
    const auto& order = kLaneOrders[bits];
    const int below = static_cast<int>(hwy::PopCount(bits));
    // Read before any is written: in the end both places are the same.
    for (int i = 0; i < D; ++i) {
        float ordered[kChunk];
        for (int j = 0; j < kChunk; ++j) ordered[j] = chunk.coordinate[i][order[static_cast<unsigned>(j)]];
        for (int j = 0; j < kChunk; ++j) slots.coordinate[i][lower + j] = ordered[j];
        for (int j = 0; j < kChunk; ++j) slots.coordinate[i][upper - kChunk + j] = ordered[j];
    }
    std::int32_t ordered[kChunk];
    for (int j = 0; j < kChunk; ++j) ordered[j] = chunk.id[order[static_cast<unsigned>(j)]];
    for (int j = 0; j < kChunk; ++j) slots.id[lower + j] = ordered[j];
    for (int j = 0; j < kChunk; ++j) slots.id[upper - kChunk + j] = ordered[j];
    lower += below;
    upper -= kChunk - below;
}

#if HWY_TARGET != HWY_SCALAR
/// Eight points in registers, where these hold so many.
template <int D>
struct VectorChunk {
    hn::Vec<ChunkTag> coordinate[D];
    hn::Vec<hn::RebindToSigned<ChunkTag>> id;
};

template <int D>
HWY_INLINE void read_chunk(const KdSlots<D>& slots, int at, VectorChunk<D>& chunk) {
    const ChunkTag f;
    const hn::RebindToSigned<ChunkTag> n;
    for (int i = 0; i < D; ++i) chunk.coordinate[i] = hn::LoadU(f, slots.coordinate[i] + at);
    chunk.id = hn::LoadU(n, slots.id + at);
}

template <int D>
HWY_INLINE void place_chunk(const KdSlots<D>& slots, const VectorChunk<D>& chunk, int axis, float plane,
                            int& lower, int& upper) {
    const ChunkTag f;
    const hn::RebindToSigned<ChunkTag> n;
    auto key = chunk.coordinate[0];
    for (int i = 1; i < D; ++i)
        if (i == axis) key = chunk.coordinate[i];
    const std::uint32_t bits = bits_of(f, hn::Lt(key, hn::Set(f, plane)));
    const hn::Rebind<std::uint8_t, ChunkTag> bytes;
    const auto from = hn::PromoteTo(n, hn::LoadU(bytes, kLaneOrders[bits].data()));
    const auto order_f = hn::IndicesFromVec(f, from);
    const auto order_n = hn::IndicesFromVec(n, from);
    for (int i = 0; i < D; ++i) {
        const auto ordered = hn::TableLookupLanes(chunk.coordinate[i], order_f);
        hn::StoreU(ordered, f, slots.coordinate[i] + lower);
        hn::StoreU(ordered, f, slots.coordinate[i] + upper - kChunk);
    }
    const auto ordered = hn::TableLookupLanes(chunk.id, order_n);
    hn::StoreU(ordered, n, slots.id + lower);
    hn::StoreU(ordered, n, slots.id + upper - kChunk);
    const int below = static_cast<int>(hwy::PopCount(bits));
    lower += below;
    upper -= kChunk - below;
}
template <int D>
using AnyChunk = std::conditional_t<kChunkLanes == kChunk, VectorChunk<D>, Chunk<D>>;
#else
template <int D>
using AnyChunk = Chunk<D>;
#endif

/// The points below the plane come first; returns how many there are. Not inlined, as split_run is not.
template <int D>
HWY_NOINLINE int partition(const KdSlots<D>& slots, int axis, float plane, int first, int count) {
    // What does not make full chunks goes one by one, after the rest, when there is room.
    Chunk<D> rest;
    AnyChunk<D> head, tail, chunk;
    const int chunks = count / kChunk;
    const int odd = count % kChunk;
    int lower = first, upper = first + count;
    int read_lower = first, read_upper = upper;
    for (int i = 0; i < D; ++i)
        for (int j = 0; j < odd; ++j) rest.coordinate[i][j] = slots.coordinate[i][first + j];
    for (int j = 0; j < odd; ++j) rest.id[j] = slots.id[first + j];
    read_lower += odd;
    if (chunks > 0) {
        read_chunk(slots, read_lower, head);
        read_lower += kChunk;
    }
    if (chunks > 1) {
        read_upper -= kChunk;
        read_chunk(slots, read_upper, tail);
    }
    while (read_lower < read_upper) {
        const bool from_upper = upper - read_upper < read_lower - lower;
        const int at = from_upper ? read_upper - kChunk : read_lower;
        read_lower += from_upper ? 0 : kChunk;
        read_upper -= from_upper ? kChunk : 0;
        read_chunk(slots, at, chunk);
        place_chunk(slots, chunk, axis, plane, lower, upper);
    }
    for (int j = 0; j < odd; ++j) {
        const bool below = rest.coordinate[axis][j] < plane;
        const int at = below ? lower : upper - 1;
        for (int i = 0; i < D; ++i) slots.coordinate[i][at] = rest.coordinate[i][j];
        slots.id[at] = rest.id[j];
        lower += below ? 1 : 0;
        upper -= below ? 0 : 1;
    }
    if (chunks > 0) place_chunk(slots, head, axis, plane, lower, upper);
    if (chunks > 1) place_chunk(slots, tail, axis, plane, lower, upper);
    return lower - first;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_SPATIAL_KERNELS_KD_PARTITION_H
