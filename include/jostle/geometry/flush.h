// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Manifolds with one of many shapes that lie flush with each other: the tiles of a floor, the pieces of an
// outline, lines that begin where others end. A shape that slides over the row meets one smooth ground,
// though no shape has ghosts or inner edges: the neighbours are found for the place of contact.
//
//     for each contact of a body with a tile:
//         manifold = collide(tile, shape, shape_in_tile);
//         if (may_meet_seam(tile, manifold)) {
//             neighbours = the other tiles near the shape, as seen from this one
//             manifold = collide_flush({tile, neighbours, ...}, shape, shape_in_tile).value_or(manifold);
//         }
//
// Flush are polygons without rounding, and segments. An edge of a polygon is covered, wholly or in part, by a
// polygon whose edge runs along it no further away than half the slop and turned by no more than 5 degrees;
// a gap, or a step, of no more than half the slop is closed. Two lines are one where an end of one is no
// further than half the slop from the other. The ground is the free parts of the edges, and the free
// directions about the corners.
#pragma once

#include <jostle/geometry/manifold.h>

#include <optional>
#include <span>

JOSTLE_API_BEGIN
namespace jostle {

/// [1] Of more neighbours the first count.
inline constexpr int kMostFlushNeighbours = 64;

/// A shape that may lie flush with another one, the ground.
struct FlushNeighbour {
    const Geometry* geometry = nullptr;
    Transform in_ground;  ///< its pose as seen from the ground
};

/// A box that may be turned.
struct OrientedBox {
    Vec2 center;  ///< [m]
    Vec2 half;    ///< [m] its half width and half height
    Rot turn;
};

struct FlushGround {
    const Geometry* geometry = nullptr;
    /// In any order: the result does not depend on it. Those that are not flush change nothing.
    /// kMostFlushNeighbours at most.
    std::span<const FlushNeighbour> neighbours;
    /// As seen from the ground: all neighbours that reach into it are given. It holds all within
    /// flush_reach() of the other shape. Parts of edges outside of it count as free or covered as their
    /// nearest parts inside do.
    OrientedBox known;
};

/// Whether neighbours may change this manifold of `ground` and another shape, which is as seen from ground.
/// False where it is of a face of the ground, away from the ends of that face, and shallow. Cost: the edges.
[[nodiscard]] bool may_meet_seam(const Geometry& ground, const Manifold& manifold,
                                 const Tolerances& tolerances = {});

/// [m] Flush shapes have no points that are further apart: what covers the ground there need not be known.
[[nodiscard]] JOSTLE_INLINE constexpr float flush_reach(const Tolerances& tolerances) {
    return tolerances.speculative_distance - tolerances.linear_slop;
}

/// As collide(ground, b, b_in_ground), of shapes that have no normals across covered edges, nor out of
/// corners that are none of the whole. None, if no neighbour is flush near b: collide() is right, but where
/// all of its points are beyond flush_reach(). Ghosts and inner edges that the ground has hold. Cost: the
/// products of all edges of the ground and its neighbours.
[[nodiscard]] std::optional<Manifold> collide_flush(const FlushGround& ground, const Geometry& b,
                                                    const Transform& b_in_ground,
                                                    const Tolerances& tolerances = {});

/// A manifold of collide(a, b), which is in A's frame, as collide(b, a) gives it: in B's. `a_in_b` maps A's
/// frame to B's.
[[nodiscard]] Manifold swapped(const Manifold& manifold, const Transform& a_in_b);

}  // namespace jostle
JOSTLE_API_END
