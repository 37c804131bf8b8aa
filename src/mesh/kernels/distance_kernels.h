// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The descent of two meshes for the nearest two triangles, in lanes.
#pragma once

#include <jostle/mesh/mesh_memory.h>

#include <cstddef>
#include <cstdint>

#include "mesh/mesh_store.h"
#include "mesh/triangle_distance.h"

namespace jostle::detail {

/// The rest that is of interest: what is nearer than the nearest points so far, as far as tests in float
/// tell. The gap of two boxes along the way between those points is the sum of a's bounds, of b's, and
/// `between`.
struct NearLimits {
    float squared;      ///< [m^2] of boxes, in the frame of either mesh: squared distances below it
    float length;       ///< [m] of triangles, in a's frame: distances up to it
    float gap;          ///< [m] of boxes along the way: gaps up to it
    float between;      ///< [m]
    float scale[2][3];  ///< [1] of a's bounds and b's, in their own frames
    int row[2][3];      ///< of these bounds
    float way[3];       ///< [1] the way's direction in a's frame; 0 where there is none yet
};

struct NearestSoFar {
    NearestTriangles triangles;
    NearLimits limits{};
};

/// Two triangles as the nearest, if they are.
void offer(const MeshPoses& poses, const PlacedTriangle& a, const PlacedTriangle& b, int of_a, int of_b,
           NearestSoFar& nearest);

/// A descent while a kernel works on it. It grows nothing.
struct NearLists {
    NearPair* waiting;
    std::size_t waiting_count;
    std::size_t waiting_capacity;
    std::int64_t work;  ///< [1] pairs of nodes opened and pairs of blocks tested
    /// Null: the nearest two are looked for. Else the limits stay, and all pairs within them are listed, each
    /// with a direction, the gap along it, and no more.
    KeptPair* listed;
    std::size_t listed_count;
    std::size_t listed_capacity;
};

/// Goes on until nothing is left that is within the limits, or there is no room for what comes next.
void find_nearest(const MeshStore& a, const MeshStore& b, const MeshPoses& poses, NearLists& lists,
                  NearestSoFar& nearest);

}  // namespace jostle::detail
