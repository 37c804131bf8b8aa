// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The mass of convex pieces: the sharp ones, a strip along each edge of the outline, and a sector of a disc
// at each of its convex corners. A corner where a piece's cut ends has no sector: the outline is straight
// there, or reflex.
//
//     sector of radius r, angle t about its apex: mass d r^2 t / 2, its centre (4 r / 3t) sin(t / 2) away on
//     the bisector, inertia m r^2 / 2 about the apex
#include <jostle/geometry/decompose.h>
#include <jostle/math/trigonometry.h>

#include <vector>

namespace jostle {
namespace {

bool is_cut(const PolygonView& piece, int edge) {
    return (piece.ghost_edges >> edge & 1u) != 0;
}

MassData strip(Vec2 a, Vec2 b, Vec2 normal, float radius, float density) {
    const float along = distance(a, b);
    const float mass = density * along * radius;
    return {mass, lerp(a, b, 0.5f) + normal * (0.5f * radius),
            mass * (along * along + radius * radius) * (1.0f / 12.0f)};
}

MassData sector(Vec2 apex, Vec2 from, Vec2 to, float radius, float density) {
    const float angle = atan2(cross(from, to), dot(from, to));
    if (!(angle > 0.0f)) return {0.0f, apex, 0.0f};
    const float mass = 0.5f * density * radius * radius * angle;
    // |from + to| is 2 cos(t / 2), |to - from| is 2 sin(t / 2).
    const float away = 2.0f / 3.0f * radius * length(to - from) / angle;
    const float about_apex = 0.5f * mass * radius * radius;
    return {mass, apex + normalized(from + to) * away, about_apex - mass * away * away};
}

void add_rim(const PolygonView& piece, float density, std::vector<MassData>& parts) {
    for (int i = 0; i < piece.count; ++i) {
        if (is_cut(piece, i)) continue;
        const int before = i > 0 ? i - 1 : piece.count - 1;
        const int after = i + 1 < piece.count ? i + 1 : 0;
        const Vec2 normal = piece.normals[i];
        parts.push_back(strip(piece.vertices[i], piece.vertices[after], normal, piece.radius, density));
        if (is_cut(piece, before)) continue;
        parts.push_back(sector(piece.vertices[i], piece.normals[before], normal, piece.radius, density));
    }
}

}  // namespace

MassData compute_mass(const ConvexPieces& pieces, float density) {
    std::vector<MassData> parts;
    for (int i = 0; i < pieces.size(); ++i) {
        PolygonView piece = pieces[i];
        if (piece.radius > 0.0f) add_rim(piece, density, parts);
        piece.radius = 0.0f;
        parts.push_back(compute_mass(Geometry(piece), density));
    }
    return combine(parts);
}

}  // namespace jostle
