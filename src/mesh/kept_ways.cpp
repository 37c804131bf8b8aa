// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The gap along a direction holds for any direction. With e = 2^-24, and w the way that points of b have gone
// at most, which no entry of a sum exceeds: in floats a component of d(q) is off by 20 e w, its product with
// a direction by 60 e w, and all by less than 2^-17 w. Where the sum of a gap and a motion matters, it is no
// more than the horizon.
#include "mesh/kept_ways.h"

#include <algorithm>
#include <cmath>

#include "mesh/mesh_relation.h"

namespace jostle::detail {

void fill_ways(const MeshStore& b, const Aabb3& bounds_b, std::span<const KeptPair> pairs,
               std::span<KeptWays> ways) {
    const Double3 middle = to_double(center(bounds_b));
    for (std::size_t k = 0; k < ways.size() * kPairLanes; ++k) {
        KeptWays& eight = ways[k / kPairLanes];
        const std::size_t lane = k % kPairLanes;
        // Empty places have the last pair.
        const KeptPair& pair = pairs[std::min(k, pairs.size() - 1)];
        const TriangleCorners corners = b.corners(pair.b);
        const Double3 place =
            (to_double(corners[0]) + to_double(corners[1]) + to_double(corners[2])) * (1.0 / 3.0);
        const Vec3 from_middle = to_float(place - middle);
        double reach = 0.0;
        for (const Vec3& v : corners) {
            const Double3 way = to_double(v) - place;
            reach = std::max(reach, dot(way, way));
        }
        for (int i = 0; i < 3; ++i) {
            // No longer than 1, whatever the rounding.
            eight.along[i][lane] = pair.along[i] * (1.0f - 0x1p-20f);
            eight.place[i][lane] = from_middle[i];
        }
        eight.reach[lane] = static_cast<float>(std::sqrt(reach) * (1.0 + 0x1p-20));
        eight.gap[lane] = pair.gap - 0x1p-20f * std::fabs(pair.gap);
        eight.least[lane] = pair.least;
    }
}

ListMotion motion_between(const MeshRelation& from, const MeshRelation& to, const Aabb3& bounds_b, double way,
                          double horizon) {
    const Vec3 c = center(bounds_b);
    double turn[3][3];
    ListMotion motion{};
    for (int i = 0; i < 3; ++i) {
        double shift = to.shift[i] - from.shift[i];
        for (int j = 0; j < 3; ++j) {
            turn[i][j] = to.turn[i][j] - from.turn[i][j];
            motion.turn[i][j] = static_cast<float>(turn[i][j]);
            shift += turn[i][j] * static_cast<double>(c[j]);
        }
        motion.shift[i] = static_cast<float>(shift);
    }
    motion.spin = static_cast<float>(most_stretch(turn) * (1.0 + 0x1p-20));
    motion.slack = static_cast<float>(0x1p-17 * way + 0x1p-20 * horizon + 0x1p-126);
    return motion;
}

}  // namespace jostle::detail
