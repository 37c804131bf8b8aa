// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs are taken 64 at a time and sorted by what their kernel is; a pair whose kinds are in the other order
// than collide() takes them in is put in order here and flipped afterwards, as collide() does. What has no
// kernel, or too little company, or is too rare for its kernel, collide() does.
#include <jostle/core/error.h>
#include <jostle/geometry/collide_batch.h>

#include <bit>

#include "geometry/kernels/batch_kernels.h"
#include "geometry/manifold_parts.h"

namespace jostle {
namespace {

using detail::BatchJob;
using detail::BatchKernel;
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
            if (g.polygon.count < 3 || g.polygon.ghost_edges != 0) return kOther;
            return g.polygon.count <= 4 ? kPolygon4 : kPolygon8;
        case ShapeKind::kLargePolygon:
            break;
    }
    return kOther;
}

/// The kernels, and for each pair of parts which one it is.
constexpr BatchKernel* kKernels[] = {
    detail::batch_polygons4,           detail::batch_polygons8,         detail::batch_polygon4_and_needle,
    detail::batch_polygon8_and_needle, detail::batch_needles,           detail::batch_polygon4_and_circle,
    detail::batch_polygon8_and_circle, detail::batch_needle_and_circle, detail::batch_circles,
};
constexpr int kKernelCount = 9;
constexpr int kNone = -1;
constexpr int kKernelOf[kOther + 1][kOther + 1] = {
    {kNone, kNone, kNone, 4, 7, kNone},  // segment
    {kNone, 0, 1, 2, 5, kNone},          // polygon of up to 4
    {kNone, 1, 1, 3, 6, kNone},          // of up to 8
    {4, 2, 3, 4, 7, kNone},              // capsule
    {7, 5, 6, 7, 8, kNone},              // circle
    {kNone, kNone, kNone, kNone, kNone, kNone},
};
/// Fewer than these of a kind are not worth a kernel.
constexpr int kLeast = 3;

/// The pairs of a chunk, sorted by kernel.
struct Sorted {
    BatchJob jobs[kKernelCount][kBatchChunk];
    int counts[kKernelCount] = {};
    CollidePair swapped[kBatchChunk];  ///< in collide()'s order
    int swapped_count = 0;
};

void collide_chunk(const CollidePair* pairs, Manifold* manifolds, int count, const Tolerances& tolerances) {
    Sorted sorted;
    std::uint8_t swapped_index[kBatchChunk];
    for (int i = 0; i < count; ++i) {
        const CollidePair* pair = &pairs[i];
        const Part a = part_of(*pair->a), b = part_of(*pair->b);
        const int kernel = kKernelOf[a][b];
        if (kernel == kNone) {
            manifolds[i] = collide(*pair->a, *pair->b, pair->b_in_a, tolerances);
            continue;
        }
        if (a > b && !(a == kPolygon8 && b == kPolygon4)) {
            swapped_index[sorted.swapped_count] = static_cast<std::uint8_t>(i);
            CollidePair& other = sorted.swapped[sorted.swapped_count++];
            other = {pair->b, pair->a, detail::inverse(pair->b_in_a)};
            pair = &other;
        }
        sorted.jobs[kernel][sorted.counts[kernel]++] = {pair, &manifolds[i]};
    }
    for (int k = 0; k < kKernelCount; ++k) {
        const BatchJob* jobs = sorted.jobs[k];
        const int n = sorted.counts[k];
        if (n == 0) continue;
        std::uint64_t left =
            n >= kLeast ? kKernels[k](jobs, n, tolerances) : ~std::uint64_t{0} >> (kBatchChunk - n);
        for (; left != 0; left &= left - 1) {
            const BatchJob& job = jobs[std::countr_zero(left)];
            *job.out = collide(*job.pair->a, *job.pair->b, job.pair->b_in_a, tolerances);
        }
    }
    for (int i = 0; i < sorted.swapped_count; ++i) {
        const int index = swapped_index[i];
        manifolds[index] = detail::flip(manifolds[index], pairs[index].b_in_a);
    }
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
