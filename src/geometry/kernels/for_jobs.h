// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A kernel over all pairs of a batch. Included as pair_lanes.h is.
#if defined(JOSTLE_GEOMETRY_KERNELS_FOR_JOBS_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_GEOMETRY_KERNELS_FOR_JOBS_H
#undef JOSTLE_GEOMETRY_KERNELS_FOR_JOBS_H
#else
#define JOSTLE_GEOMETRY_KERNELS_FOR_JOBS_H
#endif

#include <jostle/memory/room.h>

#include "geometry/kernels/batch_kernels.h"
#include "geometry/kernels/load_store.h"
#include "geometry/kernels/pair_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

HWY_INLINE bool are_of_types(const CollidePair* pairs, int count, ShapeType type_a, ShapeType type_b) {
    int differ = 0;
    for (int i = 0; i < count; ++i) differ |= (pairs[i].a->type != type_a) | (pairs[i].b->type != type_b);
    return differ == 0;
}

/// Runs a kernel over kLanes pairs at a time.
template <std::uint32_t (*kKernel)(const JobLanes&, const Tolerances&)>
HWY_INLINE detail::BatchDone for_jobs(const detail::BatchJobs& jobs, const Tolerances& tolerances) {
    const auto [pairs, manifolds, count, types, least] = jobs;
    const bool asks = types == detail::BatchTypes::kAsked;
    const ShapeType type_a = pairs[0].a->type, type_b = pairs[0].b->type;
    std::uint64_t rare = 0;
    Room<CollidePair, kLanes> last;
    Room<Manifold, kLanes> found;
    // One call of the kernel, and so one copy of it: the rest is a full row too, filled up with the last
    // pair.
    for (int i = 0; i < count; i += kLanes) {
        const int left = count - i;
        const bool full = left >= kLanes;
        if (!full && left < least)
            return {count, rare | (~std::uint64_t{0} >> (detail::kBatchChunk - left)) << i};
        if (asks && !are_of_types(pairs + i, full ? kLanes : left, type_a, type_b)) return {i, rare};
        JobLanes lanes{pairs + i, manifolds + i};
        if (!full) {
            for (int j = 0; j < kLanes; ++j) last.items[j] = pairs[j < left ? i + j : count - 1];
            lanes = {last.items, found.items};
        }
        std::uint64_t bits = kKernel(lanes, tolerances);
        if (!full) {
            bits &= ~std::uint64_t{0} >> (detail::kBatchChunk - left);
            for (int j = 0; j < left; ++j) manifolds[i + j] = found.items[j];
        }
        rare |= bits << i;
    }
    return {count, rare};
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_GEOMETRY_KERNELS_FOR_JOBS_H
