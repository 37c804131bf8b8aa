// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs of the same types, a pair a lane. Each kernel is one function for any number of lanes, compiled for
// every instruction set that Highway knows on this processor family; which one runs is chosen at run time.
// All give the bits of the scalar functions, whose operations they do in the same order; every branch of
// theirs is a mask here. Except for a few cases that are too rare for a mask, which are handed back.
#pragma once

#include <jostle/geometry/collide_batch.h>

#include <cstdint>

namespace jostle::detail {

/// [1] The most pairs that a kernel is given at once: one bit of its answer each.
inline constexpr int kBatchChunk = 64;

/// How far a kernel came.
struct BatchDone {
    int count;           ///< it stopped before this pair
    std::uint64_t rare;  ///< bit i: pair i, before that one, is not done
};
/// Whether all pairs are known to be what the kernel is for; or else only the first is, and the kernel, which
/// reads the shapes anyway, stops before those among which one is of other types.
enum class BatchTypes : bool { kKnown, kAsked };

/// Pairs in the order in which collision takes them, 1 to kBatchChunk, and a manifold each.
struct BatchJobs {
    const CollidePair* pairs;
    Manifold* manifolds;
    int count;
    BatchTypes types;
    int least;  ///< fewer than these, left over where all lanes were full, are not done
};

// A needle is a capsule, or a segment without ghosts. The polygons are small ones; those that have inner
// edges are not done, and lanes of at most four vertices each take half the time.
using BatchKernel = BatchDone(const BatchJobs& jobs, const Tolerances& tolerances);
BatchKernel batch_circles;
BatchKernel batch_needle_and_circle;
BatchKernel batch_polygon_and_circle;
BatchKernel batch_needles;
BatchKernel batch_polygon_and_needle;
BatchKernel batch_polygons;

}  // namespace jostle::detail
