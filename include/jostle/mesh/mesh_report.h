// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The flaws of a mesh, by index, and the measures of the solid that it bounds. Vertices at the same place
// count as one here, whatever their numbers: a file of loose triangles can be closed.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/mat33.h>
#include <jostle/math/vec3.h>

#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// An edge, by the smallest numbers of vertices at its ends' places; a < b.
struct MeshEdge {
    int a = 0;
    int b = 0;
    int triangle = 0;  ///< the first that has it
    constexpr bool operator==(const MeshEdge&) const = default;
};

/// Each list is in the order of its first number.
struct MeshReport {
    std::vector<int> degenerate;           ///< triangles whose corners lie on a line; exact
    std::vector<int> duplicate;            ///< triangles with the same three places as an earlier one
    std::vector<int> duplicate_vertices;   ///< vertices at the place of an earlier one
    std::vector<int> unused_vertices;      ///< vertices that no triangle names
    std::vector<MeshEdge> open_edges;      ///< of one triangle: the borders
    std::vector<MeshEdge> crowded_edges;   ///< of three triangles or more
    std::vector<MeshEdge> clashing_edges;  ///< of two triangles that both run along it the same way
    std::vector<int> pinched_vertices;     ///< where the triangles form more than one fan
    /// Along each edge as many triangles run one way as the other: it bounds a solid.
    bool closed = false;

    /// Closed, and each point of it has a neighbourhood like a disc's.
    [[nodiscard]] bool is_manifold() const {
        return closed && crowded_edges.empty() && clashing_edges.empty() && pinched_vertices.empty();
    }
};

/// Of a solid with density 1. One whose triangles are seen clockwise from outside has a negative volume and
/// inertia.
struct MeshMass {
    float volume = 0.0f;  ///< [m^3]
    Vec3 center;          ///< [m] of mass; of the mesh's box where the volume is 0
    Mat33 inertia{};      ///< [m^5] about the center, along the mesh's axes: times a density, [kg m^2]
};

}  // namespace jostle
JOSTLE_API_END
