// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the collide functions share.
#pragma once

#include <jostle/geometry/manifold.h>

namespace jostle::detail {

/// The normal where two centres coincide and any direction is as good as another.
inline constexpr Vec2 kAnyNormal{0.0f, 1.0f};

/// Feature a of A, feature b of B.
[[nodiscard]] JOSTLE_INLINE std::uint16_t feature_id(int a, int b) {
    return static_cast<std::uint16_t>((a << 8) | b);
}

/// Two cores that are nearest at `core_a` and `core_b`, rounded by the radii. `fallback` is the unit normal
/// if the two points coincide.
[[nodiscard]] JOSTLE_INLINE Manifold round_manifold(Vec2 core_a, Vec2 core_b, float radius_a, float radius_b,
                                                    Vec2 fallback, std::uint16_t id,
                                                    float speculative_distance) {
    Manifold result;
    Vec2 normal = core_b - core_a;
    const float core_distance = normalize(normal);
    const float separation = core_distance - (radius_a + radius_b);
    if (!(separation <= speculative_distance)) return result;
    result.normal = core_distance > 0.0f ? normal : fallback;
    result.points[0] = {core_a + (radius_a + 0.5f * separation) * result.normal, separation, id};
    result.count = 1;
    return result;
}

/// A capsule or segment seen as a polygon of two vertices.
struct Needle {
    Vec2 vertices[2];
    Vec2 normals[2];
    float radius;
    float length;

    JOSTLE_INLINE Needle(Vec2 p1, Vec2 p2, float rounding) : vertices{p1, p2}, radius(rounding) {
        Vec2 direction = p2 - p1;
        length = normalize(direction);
        normals[0] = right_perpendicular(direction);
        normals[1] = -normals[0];
    }
    /// Too short to have a direction that means anything: then it is a disc.
    [[nodiscard]] JOSTLE_INLINE bool is_disc(const Tolerances& tolerances) const {
        return !(length >= tolerances.min_edge_length);
    }
    [[nodiscard]] JOSTLE_INLINE Circle disc() const { return {lerp(vertices[0], vertices[1], 0.5f), radius}; }
    [[nodiscard]] JOSTLE_INLINE PolygonView view() const {
        return {vertices, normals, 2, radius, lerp(vertices[0], vertices[1], 0.5f)};
    }
};

/// A manifold of collide(b, a), which is in B's frame, as collide(a, b) gives it: in A's.
[[nodiscard]] JOSTLE_INLINE Manifold flip(const Manifold& m, const Transform& b_in_a) {
    Manifold result;
    if (m.count == 0) return result;
    result.normal = -rotate(b_in_a.q, m.normal);
    result.count = m.count;
    result.type = m.type == ManifoldType::kFaceA   ? ManifoldType::kFaceB
                  : m.type == ManifoldType::kFaceB ? ManifoldType::kFaceA
                                                   : m.type;
    for (int i = 0; i < m.count; ++i) {
        const ManifoldPoint& p = m.points[i];
        const auto id = static_cast<std::uint16_t>((p.id >> 8) | ((p.id & 0xff) << 8));
        result.points[i] = {apply(b_in_a, p.point), p.separation, id};
    }
    return result;
}

[[nodiscard]] JOSTLE_INLINE Transform inverse(const Transform& t) {
    return {inverse_rotate(t.q, -t.p), jostle::inverse(t.q)};
}

}  // namespace jostle::detail
