// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One of many shapes that lie flush: its seams are found (find_seams.cpp), then it is collided as a smooth
// shape (collide_smooth.cpp).
//
// A neighbour counts if it reaches into the box that the caller knows. A point of a manifold is within the
// speculative distance of the visitor's box, and what covers the ground there is no further from it than half
// the slop, along two axes. So manifolds of seams reach less far by a slop: then all that covers them is
// known.
#include "geometry/collide/find_seams.h"
#include "geometry/collide/is_sharp.h"

namespace jostle {
namespace {

using namespace detail;

/// [1] The cosine from which on a normal is that of a face.
constexpr float kFaceCosine = 0.9999f;

/// Whether the manifold is of the face from `begin` to `end`, and none of its points is near these, or deep.
bool lies_within(Vec2 begin, Vec2 end, const Manifold& manifold, float margin) {
    const Vec2 edge = end - begin;
    const float length = jostle::length(edge);
    for (int i = 0; i < manifold.count; ++i) {
        const ManifoldPoint& point = manifold.points[i];
        const float along = dot(point.point - begin, edge);
        if (point.separation < -margin || along < margin * length || along > (length - margin) * length)
            return false;
    }
    return true;
}

bool is_deep(const Manifold& manifold, const Tolerances& tolerances) {
    for (int i = 0; i < manifold.count; ++i)
        if (manifold.points[i].separation < -tolerances.speculative_distance) return true;
    return false;
}

bool meets_seam_of_polygon(const PolygonView& ground, const Manifold& manifold, float margin) {
    for (int i = 0; i < ground.count; ++i) {
        if (!(dot(ground.normals[i], manifold.normal) > kFaceCosine)) continue;
        return !lies_within(ground.vertices[i], ground.vertices[i + 1 < ground.count ? i + 1 : 0], manifold,
                            margin);
    }
    return true;
}

bool meets_seam_of_segment(const Segment& ground, const Manifold& manifold, float margin) {
    if (ground.ghost1 && ground.ghost2) return false;
    const Vec2 normal = normalized(right_perpendicular(ground.point2 - ground.point1));
    if (!(abs(dot(normal, manifold.normal)) > kFaceCosine)) return true;
    return !lies_within(ground.point1, ground.point2, manifold, margin);
}

/// The other shape as a polygon, or a disc. It cannot be copied: the view may be of its own needle.
struct VisitorCore {
    Needle needle{{}, {}, 0.0f};
    PolygonView view;
    bool is_disc = false;
    Circle disc;

    VisitorCore(const VisitorCore&) = delete;
    VisitorCore& operator=(const VisitorCore&) = delete;
    VisitorCore(const Geometry& geometry, const Tolerances& tolerances) {
        switch (geometry.type) {
            case ShapeType::kCircle:
                is_disc = true;
                disc = geometry.circle;
                return;
            case ShapeType::kCapsule:
                set(geometry.capsule.center1, geometry.capsule.center2, geometry.capsule.radius, tolerances);
                return;
            case ShapeType::kSegment:
                set(geometry.segment.point1, geometry.segment.point2, 0.0f, tolerances);
                return;
            case ShapeType::kPolygon:
            case ShapeType::kLargePolygon:
                view = geometry.polygon_view();
        }
    }

  private:
    void set(Vec2 p1, Vec2 p2, float radius, const Tolerances& tolerances) {
        needle = Needle(p1, p2, radius);
        view = needle.view();
        is_disc = needle.is_disc(tolerances);
        disc = needle.disc();
    }
};

/// The neighbours that may be flush: a one-sided segment is there for what is in front of it alone.
int choose(std::span<const FlushNeighbour> neighbours, Vec2 visitor, std::span<FlushNeighbour> chosen) {
    std::size_t count = 0;
    for (const FlushNeighbour& neighbour : neighbours) {
        if (!is_sharp(*neighbour.geometry) || count == chosen.size()) continue;
        if (neighbour.geometry->type == ShapeType::kSegment && neighbour.geometry->segment.one_sided) {
            const Segment& segment = neighbour.geometry->segment;
            const Vec2 there = inverse_apply(neighbour.in_ground, visitor);
            if (cross(segment.point2 - segment.point1, there - segment.point1) > 0.0f) continue;
        }
        chosen[count++] = neighbour;
    }
    return static_cast<int>(count);
}

}  // namespace

bool may_meet_seam(const Geometry& ground, const Manifold& manifold, const Tolerances& tolerances) {
    if (manifold.count == 0 || !is_sharp(ground)) return false;
    const float margin = tolerances.speculative_distance;
    return ground.type == ShapeType::kSegment
               ? meets_seam_of_segment(ground.segment, manifold, margin)
               : meets_seam_of_polygon(ground.polygon_view(), manifold, margin);
}

std::optional<Manifold> collide_flush(const FlushGround& ground, const Geometry& b,
                                      const Transform& b_in_ground, const Tolerances& tolerances) {
    const Geometry& own = *ground.geometry;
    const bool both_lines = own.type == ShapeType::kSegment && b.type == ShapeType::kSegment;
    if (!is_sharp(own) || both_lines) return std::nullopt;
    // A line that is smooth itself is the ground, wherever it is.
    if (b.type == ShapeType::kSegment && b.segment.is_smooth()) return std::nullopt;
    const VisitorCore core(b, tolerances);
    Vec2 placed[kMaxPolygonVertices];
    Visitor visitor;
    visitor.vertices = placed;
    visitor.count = core.is_disc ? 1 : core.view.count;
    visitor.radius = core.is_disc ? core.disc.radius : core.view.radius;
    visitor.center = apply(b_in_ground, core.is_disc ? core.disc.center : core.view.centroid);
    placed[0] = visitor.center;
    if (!core.is_disc)
        for (int i = 0; i < visitor.count; ++i) placed[i] = apply(b_in_ground, core.view.vertices[i]);

    Room<FlushNeighbour, kMostFlushNeighbours> chosen;
    FlushGround around = ground;
    around.neighbours =
        std::span<const FlushNeighbour>(chosen.items)
            .first(static_cast<std::size_t>(choose(ground.neighbours, visitor.center, chosen.items)));
    Tolerances shorter = tolerances;
    shorter.speculative_distance = flush_reach(tolerances);
    const auto collide_core = [&](const SmoothCore& smooth) {
        return core.is_disc ? collide_smooth(smooth, core.disc, b_in_ground, shorter)
                            : collide_smooth(smooth, outline_of(core.view), b_in_ground, shorter);
    };
    if (own.type == ShapeType::kSegment) {
        Segment segment = own.segment;
        if (!find_ghosts(segment, around, visitor, tolerances)) return std::nullopt;
        return collide_core(line_of(segment));
    }
    const PolygonView polygon = own.polygon_view();
    Seams seams;
    if (!find_seams(seams, polygon, around, visitor, tolerances)) return std::nullopt;
    if (seams.inner != 0 && seams.is_buried) {
        // Deep within the whole any way out is as good as another; else a neighbour has it.
        if (is_deep(collide(own, b, b_in_ground, tolerances), tolerances)) return std::nullopt;
        return Manifold{};
    }
    SmoothCore smooth = outline_of(polygon);
    smooth.inner_edges |= seams.inner;
    smooth.seams = &seams;
    return collide_core(smooth);
}

Manifold swapped(const Manifold& manifold, const Transform& a_in_b) {
    return flip(manifold, a_in_b);
}

}  // namespace jostle
