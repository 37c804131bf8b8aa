// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/ask/flush.h"

#include <jostle/geometry/point.h>

namespace jostle::detail {
namespace {

/// [1] Half slops from the corner to where a face is looked at for what covers it.
constexpr float kInFront = 8.0f;
/// [1] A cast that rises from a face by less of its way still counts as going along it.
constexpr float kAlong = 1.0e-4f;

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
        // ORDER: one that goes along meets the front, which is to the right of the way from point1 to point2.
        const bool is_front = !second, turns = segment.one_sided ? !is_front : dot(side, way) > 0.0f;
        return {true, apply(pose, end), {turns ? -side : side, out}};
    }
    return {};
}

Corner corner_at(const Geometry& geometry, const Transform& pose, Vec2 point, Vec2 way, float within) {
    const Vec2 local = inverse_apply(pose, point);
    switch (geometry.type) {
        case ShapeType::kSegment:
            return segment_end(geometry.segment, pose, local, way, within);
        case ShapeType::kPolygon:
        case ShapeType::kLargePolygon:
            return polygon_corner(geometry.polygon_view(), pose, local, within);
        case ShapeType::kCircle:
        case ShapeType::kCapsule:
            break;
    }
    return {};
}

/// Which of a corner's faces a shape covers, as bits.
class CoverTest {
  public:
    CoverTest(const Corner& corner, float within) : corner_(corner), within_(within) {}

    [[nodiscard]] unsigned operator()(const Geometry& geometry, const Transform& pose) const {
        const auto is_near = [&](Vec2 point) {
            return closest_point(geometry, pose, point).distance <= within_;
        };
        if (!is_near(corner_.at)) return 0;
        const float ahead = kInFront * within_;
        return static_cast<unsigned>(is_near(corner_.at + ahead * corner_.normals[0])) |
               static_cast<unsigned>(is_near(corner_.at + ahead * corner_.normals[1])) << 1;
    }
    [[nodiscard]] unsigned of_box(const Aabb<2>& box) const { return as_shape(*this, box); }

  private:
    const Corner& corner_;
    float within_;
};

}  // namespace

Vec2 flush_normal(const Inquiry& inquiry, ShapeId id, const WorldHit& hit, Vec2 translation) {
    if (hit.started_inside) return hit.normal;
    const float half_slop = 0.5f * inquiry.tables.settings.tolerances.linear_slop;
    const float slack = box_slack(hit.point);
    const ShapeRecord& shape = inquiry.tables.shapes[id];
    const Transform& pose = inquiry.tables.bodies.sim(shape.body).transform;
    const Corner corner = corner_at(shape.geometry, pose, hit.point, translation, half_slop + slack);
    if (!corner.is_there) return hit.normal;
    const CoverTest test(corner, half_slop);
    const BroadPhase<2>& boxes = inquiry.tables.broad_phase;
    unsigned covered = 0;
    boxes.query(
        expand(Aabb<2>{corner.at, corner.at}, half_slop + slack + inquiry.off_boxes()),
        [&](int proxy) {
            const std::uint64_t word = boxes.user_data_of(proxy);
            if (shape_of(word) == id) return Visit::kDescend;
            const unsigned here = inquiry.ask(proxy, word, test);
            if ((here & ~covered) == 0 || !inquiry.agrees(inquiry.handle(word))) return Visit::kDescend;
            covered |= here;
            return covered == 3 ? Visit::kStop : Visit::kDescend;
        },
        inquiry.tree_filter());
    if (covered != 1 && covered != 2) return hit.normal;
    const Vec2 open = corner.normals[covered == 1 ? 1 : 0];
    if (dot(translation, open) > kAlong * length(translation)) return hit.normal;
    return open;
}

}  // namespace jostle::detail
