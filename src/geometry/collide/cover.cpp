// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "geometry/collide/cover.h"

#include "geometry/collide/rays.h"

namespace jostle::detail {
namespace {

constexpr Interval kNothing{0.0f, -1.0f};

/// Cuts off what is higher than `limit`; the height is `at_begin` at 0, and rises by `slope` per length.
void clip(Interval& part, float at_begin, float slope, float limit) {
    const float room = limit - at_begin;
    // Parallel but for rounding.
    constexpr float kLevel = 1.0e-6f;
    if (abs(slope) <= kLevel) {
        if (room < slope * (slope > 0.0f ? part.to : part.from)) part = kNothing;
    } else if (slope > 0.0f) {
        part.to = min(part.to, room / slope);
    } else {
        part.from = max(part.from, room / slope);
    }
}

/// [1] The cosine from which on a face looks the same way as the edge: both are one surface, of which one
/// covers the other only if it lies above it.
constexpr float kSameSide = 0.7f;

/// Faces that look at the edge may be out of touch with it, or overlap with it, by half the slop.
Interval covered_by_polygon(const GroundEdge& edge, const PolygonView& polygon, const Transform& in_ground,
                            float reach) {
    const Vec2 begin = inverse_apply(in_ground, edge.begin);
    const Vec2 direction = inverse_rotate(in_ground.q, edge.direction);
    const Vec2 normal = inverse_rotate(in_ground.q, edge.normal);
    Interval part{0.0f, edge.length};
    for (int i = 0; i < polygon.count; ++i) {
        const float facing = dot(polygon.normals[i], normal);
        const float limit = facing <= -kFlushCosine ? reach : facing > kSameSide ? -reach : 0.0f;
        clip(part, dot(polygon.normals[i], begin - polygon.vertices[i]), dot(polygon.normals[i], direction),
             limit);
        if (!(part.length() > 0.0f)) return kNothing;
    }
    return part;
}

Interval covered_by_segment(const GroundEdge& edge, const Segment& segment, const Transform& in_ground,
                            Vec2 visitor, float reach) {
    const Vec2 ends[2] = {apply(in_ground, segment.point1), apply(in_ground, segment.point2)};
    for (int i = 0; i < 2; ++i) {
        const float along = dot(ends[i] - edge.begin, edge.direction);
        const float above = dot(ends[i] - edge.begin, edge.normal);
        if (abs(above) > reach || along < -reach || along > edge.length + reach) continue;
        const Vec2 ray = normalized(ends[1 - i] - ends[i]);
        const float turn = cross(ray, edge.direction);
        if (abs(turn) < kFlushSine || dot(ray, edge.normal) < 0.0f) continue;
        const bool visitor_is_left = cross(ray, visitor - ends[i]) > 0.0f;
        const bool rest_is_left = turn > 0.0f;
        if (visitor_is_left != rest_is_left) return {max(along, 0.0f), edge.length};
        return {0.0f, min(along, edge.length)};
    }
    return kNothing;
}

}  // namespace

Interval part_within(const GroundEdge& edge, const OrientedBox& box) {
    const Vec2 begin = inverse_rotate(box.turn, edge.begin - box.center);
    const Vec2 direction = inverse_rotate(box.turn, edge.direction);
    Interval part{0.0f, edge.length};
    clip(part, begin.x, direction.x, box.half.x);
    clip(part, -begin.x, -direction.x, box.half.x);
    clip(part, begin.y, direction.y, box.half.y);
    clip(part, -begin.y, -direction.y, box.half.y);
    return part;
}

Interval part_covered(const GroundEdge& edge, const FlushNeighbour& neighbour, Vec2 visitor, float reach) {
    const Geometry& geometry = *neighbour.geometry;
    if (geometry.type == ShapeType::kSegment)
        return covered_by_segment(edge, geometry.segment, neighbour.in_ground, visitor, reach);
    return covered_by_polygon(edge, geometry.polygon_view(), neighbour.in_ground, reach);
}

void Cover::add(const Interval& part) {
    if (!(part.length() > 0.0f) || count_ == kMostFlushNeighbours) return;
    int at = count_++;
    for (; at > 0 && parts_.items[at - 1].from > part.from; --at) parts_.items[at] = parts_.items[at - 1];
    parts_.items[at] = part;
}

Interval Cover::free_part(float length, const Interval& wanted, float gap) const {
    Interval best = kNothing;
    float most = 0.0f, begin = 0.0f;
    for (int i = 0; i <= count_; ++i) {
        const float end = i < count_ ? parts_.items[i].from : length;
        const Interval part{begin, end};
        const float share = overlap_of(part, wanted);
        if (part.length() > gap && share > most) {
            best = part;
            most = share;
        }
        if (i < count_) begin = max(begin, parts_.items[i].to);
    }
    return best;
}

}  // namespace jostle::detail
