// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The outline of the union of shapes that lie flush, as far as one of them has it:
//
//     +-------+  each edge        what neighbours cover is no face; of a part that they leave free, the one
//     |   2   +-------+           that the visitor is beside
//     |       *   1   |
//     +-------+-------+           * the edge of 2 is a face above, and inner below
//
//                each corner      neighbours leave two wedges free, one beside each of its faces. From a
//      face  \ free /  ray        wedge of more than half a turn the corner can be touched: along all normals
//     ________\____/ of a         from the face's to that of the neighbour's face. In one that is narrower
//       solid  *     neighbour    two faces meet, each with its own normal alone
//
// Half the slop is closed wherever it opens: above, between, and beside neighbours. What depends on the order
// in which neighbours come is settled by geometry (ORDER: in rays.h and cover.h).
#include "geometry/collide/find_seams.h"

#include "geometry/collide/cover.h"
#include "geometry/collide/rays.h"

namespace jostle::detail {
namespace {

/// [1] Of the slop.
constexpr float kFlush = 0.5f;

GroundEdge edge_of(const PolygonView& polygon, int i) {
    const Vec2 begin = polygon.vertices[i], end = polygon.vertices[i + 1 < polygon.count ? i + 1 : 0];
    const Vec2 direction = skew(polygon.normals[i]);
    return {begin, direction, polygon.normals[i], dot(end - begin, direction)};
}

/// How far the visitor reaches along an edge.
Interval extent_along(const GroundEdge& edge, const Visitor& visitor) {
    Interval extent{0.0f, 0.0f};
    for (int i = 0; i < visitor.count; ++i) {
        const float along = dot(visitor.vertices[i] - edge.begin, edge.direction);
        extent = i == 0 ? Interval{along, along} : Interval{min(extent.from, along), max(extent.to, along)};
    }
    return {extent.from - visitor.radius, extent.to + visitor.radius};
}

void find_covered(Seams& seams, const PolygonView& ground, int i, const FlushGround& around,
                  const Visitor& visitor, float reach) {
    const GroundEdge edge = edge_of(ground, i);
    const Interval known = part_within(edge, around.known);
    if (!(known.length() >= 0.0f)) return;
    Cover cover;
    for (const FlushNeighbour& neighbour : around.neighbours)
        cover.add(part_covered(edge, neighbour, visitor.center, reach));
    const std::uint64_t bit = std::uint64_t{1} << i;
    if (cover.is_empty()) {
        seams.is_buried = seams.is_buried && (ground.inner_edges & bit) != 0;
        return;
    }
    const Interval extent = extent_along(edge, visitor);
    const Interval beside{max(extent.from, known.from) - reach, min(extent.to, known.to) + reach};
    const Interval free = cover.free_part(edge.length, beside, reach);
    if (!(free.length() > 0.0f)) {
        seams.inner |= bit;
        return;
    }
    // An inner edge of the ground's own buries it, however little the neighbours cover.
    seams.is_buried = seams.is_buried && (ground.inner_edges & bit) != 0;
    seams.from[i] = free.from > reach ? free.from / edge.length : 0.0f;
    seams.to[i] = edge.length - free.to > reach ? free.to / edge.length : 1.0f;
    if (seams.from[i] > 0.0f || seams.to[i] < 1.0f) seams.trimmed |= bit;
}

SmoothCorner find_corner(const RayBounds& bounds, const GroundEdge& before, const GroundEdge& after,
                         bool before_is_free, bool after_is_free) {
    SmoothCorner corner{kNoArc, kNoArc};
    if (bounds.buried) return corner;
    // Rays within the ground itself bound nothing.
    const float outside = diamond_angle(-before.direction, after.direction) - kFlushAngle;
    const bool first = bounds.after_first.found && bounds.after_first.angle < outside;
    const bool last = bounds.before_last.found && bounds.before_last.angle < outside;
    if (before_is_free && after_is_free && !first && !last) {
        corner.before = {before.normal, after.normal};
        return corner;
    }
    if (before_is_free) {
        corner.before = {before.normal, before.normal};
        const Vec2 ray = bounds.after_first.ray;
        if (first && cross(before.direction, ray) > 0.0f) corner.before.to = right_perpendicular(ray);
    }
    if (after_is_free) {
        corner.after = {after.normal, after.normal};
        const Vec2 ray = bounds.before_last.ray;
        if (last && cross(-ray, after.direction) > 0.0f) corner.after.from = skew(ray);
    }
    return corner;
}

bool is_within(Vec2 point, const OrientedBox& box) {
    const Vec2 p = inverse_rotate(box.turn, point - box.center);
    return abs(p.x) <= box.half.x && abs(p.y) <= box.half.y;
}

/// Only of vertices in the known box: the visitor meets no others.
void find_corners(Seams& seams, const PolygonView& ground, const FlushGround& around, float reach) {
    const std::uint64_t inner = ground.inner_edges | seams.inner;
    for (int i = 0; i < ground.count; ++i) {
        if (!is_within(ground.vertices[i], around.known)) continue;
        const int before = i > 0 ? i - 1 : ground.count - 1;
        const std::uint64_t bits = std::uint64_t{1} << i | std::uint64_t{1} << before;
        const GroundEdge edge_before = edge_of(ground, before), edge_after = edge_of(ground, i);
        const RayBounds bounds = bounds_at(around.neighbours, ground.vertices[i], -edge_before.direction,
                                           edge_after.direction, reach);
        if (!bounds.touched && (bits & (seams.inner | seams.trimmed)) == 0) continue;
        const auto is_free = [&](int edge, bool at_end) {
            const std::uint64_t bit = std::uint64_t{1} << edge;
            if ((inner & bit) != 0) return false;
            return (seams.trimmed & bit) == 0 || (at_end ? seams.to[edge] == 1.0f : seams.from[edge] == 0.0f);
        };
        seams.cut |= std::uint64_t{1} << i;
        seams.corners.items[i] =
            find_corner(bounds, edge_before, edge_after, is_free(before, true), is_free(i, false));
    }
}

/// Where a line goes on from an end, seen from one side: along the first ray that is met from its own
/// `inward` direction on.
std::optional<Vec2> find_ghost(const FlushGround& around, Vec2 end, Vec2 inward, float length, bool clockwise,
                               float reach) {
    const RayBounds bounds = bounds_at(around.neighbours, end, inward, inward, reach);
    const FirstRay& first = clockwise ? bounds.before_last : bounds.after_first;
    if (bounds.buried) return end - length * inward;
    if (first.found) return end + length * first.ray;
    return std::nullopt;
}

}  // namespace

bool find_seams(Seams& seams, const PolygonView& ground, const FlushGround& around, const Visitor& visitor,
                const Tolerances& tolerances) {
    const float reach = kFlush * tolerances.linear_slop;
    for (int i = 0; i < ground.count; ++i) find_covered(seams, ground, i, around, visitor, reach);
    find_corners(seams, ground, around, reach);
    return !seams.is_empty();
}

bool find_ghosts(Segment& ground, const FlushGround& around, const Visitor& visitor,
                 const Tolerances& tolerances) {
    const float reach = kFlush * tolerances.linear_slop;
    Vec2 direction = ground.point2 - ground.point1;
    const float length = normalize(direction);
    // The front is on the right of the direction.
    const bool behind = cross(direction, visitor.center - ground.point1) > 0.0f;
    if (behind && ground.one_sided) return false;
    bool found = false;
    if (!ground.ghost1) {
        ground.ghost1 = find_ghost(around, ground.point1, direction, length, !behind, reach);
        found |= ground.ghost1.has_value();
    }
    if (!ground.ghost2) {
        ground.ghost2 = find_ghost(around, ground.point2, -direction, length, behind, reach);
        found |= ground.ghost2.has_value();
    }
    return found;
}

}  // namespace jostle::detail
