// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/ask/flush.h"

#include <jostle/geometry/point.h>

namespace jostle {
namespace {

/// [1] Half slops from the corner to where a face is looked at for what covers it.
constexpr float kInFront = 8.0f;
/// [1] A normal whose sine against a face's is smaller is that of the face.
constexpr float kSameNormal = 1.0e-4f;

/// A corner, and the two faces at it, in the world.
struct Corner {
    bool is_there = false;
    Vec2 at;          ///< [m]
    Vec2 normals[2];  ///< [1] of a segment: of the side that is hit, and outwards along the line
};

Corner polygon_corner(const PolygonView& polygon, const Transform& pose, Vec2 point, float within) {
    if (polygon.radius > 0.0f) return {};
    for (int i = 0; i < polygon.count; ++i) {
        if (distance_squared(polygon.vertices[i], point) > within * within) continue;
        const int before = i > 0 ? i - 1 : polygon.count - 1;
        return {true,
                apply(pose, polygon.vertices[i]),
                {rotate(pose.q, polygon.normals[before]), rotate(pose.q, polygon.normals[i])}};
    }
    return {};
}

Corner segment_end(const Segment& segment, const Transform& pose, Vec2 point, Vec2 way, float within) {
    for (const bool second : {false, true}) {
        const Vec2 end = second ? segment.point2 : segment.point1;
        if (distance_squared(end, point) > within * within) continue;
        const Vec2 out = rotate(pose.q, normalized(end - (second ? segment.point1 : segment.point2)));
        const Vec2 side{-out.y, out.x};
        return {true, apply(pose, end), {dot(side, way) > 0.0f ? -side : side, out}};
    }
    return {};
}

Corner corner_at(const ShapeRecord& shape, const Transform& pose, Vec2 point, Vec2 way, float within) {
    const Vec2 local = inverse_apply(pose, point);
    switch (shape.geometry.type) {
        case ShapeType::kSegment:
            return segment_end(shape.geometry.segment, pose, local, way, within);
        case ShapeType::kPolygon:
        case ShapeType::kLargePolygon:
            return polygon_corner(shape.geometry.polygon_view(), pose, local, within);
        case ShapeType::kCircle:
        case ShapeType::kCapsule:
            break;
    }
    return {};
}

/// Which of a corner's faces a shape covers, as bits.
unsigned covered_by(const Inquiry& inquiry, const ShapeRecord& other, const Corner& corner, float within) {
    const Transform& pose = inquiry.pose(other);
    if (!(closest_point(other.geometry, pose, corner.at).distance <= within)) return 0;
    unsigned bits = 0;
    for (unsigned i = 0; i < 2; ++i) {
        const Vec2 in_front = corner.at + (kInFront * within) * corner.normals[i];
        bits |= static_cast<unsigned>(closest_point(other.geometry, pose, in_front).distance <= within) << i;
    }
    return bits;
}

}  // namespace

Vec2 flush_normal(const Inquiry& inquiry, const ShapeRecord& shape, const WorldHit& hit, Vec2 translation) {
    if (hit.started_inside) return hit.normal;
    const float half_slop = 0.5f * inquiry.tables.settings.tolerances.linear_slop;
    const float within = half_slop + box_slack(hit.point);
    const Corner corner = corner_at(shape, inquiry.pose(shape), hit.point, translation, within);
    if (!corner.is_there) return hit.normal;
    unsigned covered = 0;
    const Aabb<2> near = expand(Aabb<2>{corner.at, corner.at}, within + box_slack(hit.point));
    inquiry.tables.broad_phase.query(
        near,
        [&](int proxy) {
            const ShapeRecord& other = inquiry.shape(proxy);
            if (other.id == shape.id || !inquiry.admits(other)) return Visit::kDescend;
            const unsigned here = covered_by(inquiry, other, corner, half_slop);
            if ((here & ~covered) == 0 || !inquiry.agrees(other)) return Visit::kDescend;
            covered |= here;
            return covered == 3 ? Visit::kStop : Visit::kDescend;
        },
        inquiry.tree_filter());
    if (covered != 1 && covered != 2) return hit.normal;
    const Vec2 open = corner.normals[covered == 1 ? 1 : 0];
    if (dot(translation, open) > kSameNormal * length(translation)) return hit.normal;
    return open;
}

}  // namespace jostle
