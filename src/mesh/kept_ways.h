// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A direction for each pair of a list, and what the motion since then means along it.
//
// With n a direction no longer than 1, two triangles are in a's frame at least
//
//     min n . y - max n . x       y of b's, x of a's
//
// apart. Where b's points move by d(y) = D + M (y - c), c the middle of b's box, this grows at least by
//
//     n . d(q) - |M| r            q a point of b's triangle, r the way from it to the furthest corner
//
// The direction between nearest points loses only what they move across it: of a way w at a distance d some
// w^2 / 2d, where a bound for all pairs loses w.
#pragma once

#include <algorithm>
#include <limits>
#include <span>

#include "mesh/kernels/list_kernels.h"
#include "mesh/mesh_pose.h"
#include "mesh/mesh_store.h"

namespace jostle::detail {

[[nodiscard]] inline std::size_t ways_for(std::size_t pairs) {
    return (pairs + kPairLanes - 1) / kPairLanes;
}
/// Of pairs that have just been listed.
void fill_ways(const MeshStore& b, const Aabb3& bounds_b, std::span<const KeptPair> pairs,
               std::span<KeptWays> ways);

/// `way`: [m] of the points of b, at most; `horizon`: [m] distances matter so far.
[[nodiscard]] ListMotion motion_between(const MeshRelation& from, const MeshRelation& to,
                                        const Aabb3& bounds_b, double way, double horizon);

/// A list, and what has happened since it was made.
struct ListNow {
    std::span<const KeptPair> near;
    std::span<const KeptWays> ways;
    bool by_distance;
    double moved;         ///< [m] no two points have come nearer by more
    double error;         ///< [m] positions are off by so much
    double stretch;       ///< [1] lengths in a's frame are off by so much
    bool is_usual;        ///< the numbers of the motion are within the range of floats
    ListMotion motion{};  ///< if so
};
/// [m] Not less.
[[nodiscard]] inline float rounded_up(double x) {
    return static_cast<float>(x * (1.0 + 0x1p-20));
}

/// Calls visit(pairs) for the pairs of the list that may be no further apart than `within` [m], up to eight
/// at once, in its order; it answers whether to go on. `visit` may lessen `within`.
template <class Visit>
void for_listed(const ListNow& list, const double& within, Visit&& visit) {
    constexpr std::size_t kWaysAtOnce = 32;
    std::int32_t found[kWaysAtOnce * kPairLanes];
    MeshContact pairs[kPairLanes];
    std::size_t count = 0;
    for (std::size_t first = 0; first < list.ways.size(); first += kWaysAtOnce) {
        const float most = rounded_up(within + list.moved);
        if (list.by_distance && list.near[first * kPairLanes].least > most) break;
        const float in_frame = rounded_up((within + 4.0 * list.error) * (1.0 + list.stretch));
        const std::size_t size = std::min(list.ways.size() - first, kWaysAtOnce);
        const std::size_t all =
            pairs_within(list.ways.subspan(first, size), list.motion, most,
                         list.is_usual ? in_frame : std::numeric_limits<float>::infinity(), found);
        for (std::size_t k = 0; k < all; ++k) {
            const std::size_t at = first * kPairLanes + static_cast<std::size_t>(found[k]);
            if (at >= list.near.size()) break;
            pairs[count++] = {list.near[at].a, list.near[at].b};
            if (count < kPairLanes) continue;
            if (!visit(std::span<const MeshContact>(pairs, count))) return;
            count = 0;
        }
    }
    if (count > 0) visit(std::span<const MeshContact>(pairs, count));
}

}  // namespace jostle::detail
