// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A kernel over all pairs of a batch. Included as pair_lanes.h is.
#if defined(JOSTLE_GEOMETRY_KERNELS_FOR_JOBS_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_GEOMETRY_KERNELS_FOR_JOBS_H
#undef JOSTLE_GEOMETRY_KERNELS_FOR_JOBS_H
#else
#define JOSTLE_GEOMETRY_KERNELS_FOR_JOBS_H
#endif

#include "geometry/kernels/batch_kernels.h"
#include "geometry/kernels/load_store.h"
#include "geometry/kernels/pair_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

HWY_INLINE bool are_of_kinds(const CollidePair* pairs, int count, ShapeKind kind_a, ShapeKind kind_b) {
    int differ = 0;
    for (int i = 0; i < count; ++i) differ |= (pairs[i].a->kind != kind_a) | (pairs[i].b->kind != kind_b);
    return differ == 0;
}

/// Runs a kernel over kLanes pairs at a time.
template <std::uint32_t (*kKernel)(const JobLanes&, const Tolerances&)>
HWY_INLINE detail::BatchDone for_jobs(const detail::BatchJobs& jobs, const Tolerances& tolerances) {
    const auto [pairs, manifolds, count, kinds, least] = jobs;
    const bool asks = kinds == detail::BatchKinds::kAsked;
    const ShapeKind kind_a = pairs[0].a->kind, kind_b = pairs[0].b->kind;
    std::uint64_t rare = 0;
    int i = 0;
    for (; i + kLanes <= count; i += kLanes) {
        if (asks && !are_of_kinds(pairs + i, kLanes, kind_a, kind_b)) return {i, rare};
        rare |= std::uint64_t{kKernel({pairs + i, manifolds + i}, tolerances)} << i;
    }
    const int left = count - i;
    if (left == 0) return {count, rare};
    const std::uint64_t last_ones = (~std::uint64_t{0} >> (detail::kBatchChunk - left)) << i;
    if (left < least) return {count, rare | last_ones};
    if (asks && !are_of_kinds(pairs + i, left, kind_a, kind_b)) return {i, rare};
    // Elsewhere, and filled up with the last.
    CollidePair last[kLanes];
    Manifold found[kLanes];
    for (int j = 0; j < kLanes; ++j) last[j] = pairs[j < left ? i + j : count - 1];
    rare |= (std::uint64_t{kKernel({last, found}, tolerances)} << i) & last_ones;
    for (int j = 0; j < left; ++j) manifolds[i + j] = found[j];
    return {count, rare};
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_GEOMETRY_KERNELS_FOR_JOBS_H
