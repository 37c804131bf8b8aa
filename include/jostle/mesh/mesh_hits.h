// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The results of queries of one mesh: hits of rays, and nearest points.
#pragma once

#include <jostle/core/config.h>
#include <jostle/math/vec3.h>
#include <jostle/spatial/visit.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

/// The part of a triangle that a point lies on. Edge i runs from corner i to the next.
enum class TriangleFeature : std::uint8_t { kCorner0, kCorner1, kCorner2, kEdge0, kEdge1, kEdge2, kFace };

struct MeshRayHit {
    bool hit = false;
    int triangle = -1;
    float fraction = 0.0f;  ///< [1] of the ray's translation
    Vec3 point;             ///< [m] on the triangle
    Vec3 normal;            ///< [1] of the triangle: from where its corners are seen counter-clockwise
    QueryWork work;

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

struct MeshPoint {
    bool hit = false;  ///< false: no triangle is as near as was asked for
    int triangle = -1;
    TriangleFeature feature = TriangleFeature::kFace;
    Vec3 point;             ///< [m] on the triangle
    float distance = 0.0f;  ///< [m]
    QueryWork work;

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

}  // namespace jostle
JOSTLE_API_END
