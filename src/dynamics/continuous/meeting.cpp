// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/continuous/meeting.h"

#include <limits>

#include "dynamics/continuous/path.h"
#include "dynamics/continuous/swept_box.h"
#include "geometry/gjk/moving_pair.h"

namespace jostle::detail {
namespace {

/// [1] In slops: by how much a shape overlaps the other where it stops.
constexpr float kOverlap = 2.0f;
/// [1] Of the numbers that add up to a place: what may be rounded off.
constexpr float kRounding = 1.0e-6f;
/// [1] Of a gap: how exactly it is found.
constexpr float kTolerance = 0.25f;

/// A one-sided segment stops only what comes from its front.
bool is_behind(const Segment& segment, const Sweep& sweep_of_segment, const DistanceProxy& core,
               const Sweep& sweep) {
    if (!segment.one_sided) return false;
    const Vec2 middle = apply(pose_at(sweep, 0.0f), core.origin + core.center);
    const Vec2 p = inverse_apply(pose_at(sweep_of_segment, 0.0f), middle);
    return cross(segment.point2 - segment.point1, p - segment.point1) > 0.0f;
}

/// [m] A shape without width has no core: then the other one's counts, if it has any.
float other_inset(const MeetingShapes& shapes) {
    const float missing = kOverlap * shapes.slop - shapes.inset;
    return missing > 0.0f ? min(missing, core_inset(least_half_width(shapes.other), shapes.slop)) : 0.0f;
}
DistanceProxy other_proxy(const MeetingShapes& shapes, float inset) {
    return inset > 0.0f ? core_of(shapes.other, inset) : DistanceProxy(shapes.other);
}

/// Where a search failed, they are known to be apart up to there.
Meeting at(const TimeOfImpact& found, const detail::MovingPair& pair, const DistanceProxy& other,
           const Sweep& sweep_of_other, float unit) {
    if (found.state == TimeOfImpactState::kSeparated) return {};
    if (found.state == TimeOfImpactState::kHit)
        return {true, found.fraction, false, (1.0f / unit) * found.point, found.normal, {}};
    const detail::CoreDistance core = pair.distance_at(found.fraction);
    const Transform pose = pose_at(sweep_of_other, found.fraction);
    return {true,
            found.fraction,
            false,
            (1.0f / unit) * apply(pose, other.origin + core.point_a),
            rotate(pose.q, core.normal),
            {}};
}

/// Exact, as the factor is a power of two.
DistanceProxy in_units(DistanceProxy proxy, float unit) {
    if (unit == 1.0f) return proxy;
    proxy.origin *= unit;
    proxy.center *= unit;
    proxy.radius *= unit;
    for (int i = 0; i < 2 || 4 * i < proxy.count; ++i)
        for (int k = 0; k < 4; ++k) {
            proxy.blocks[i].x[k] *= unit;
            proxy.blocks[i].y[k] *= unit;
        }
    return proxy;
}
Sweep in_units(Sweep sweep, float unit) {
    sweep.local_center *= unit;
    sweep.c0 *= unit;
    sweep.c *= unit;
    return sweep;
}

/// A face of a shape: all of the shape lies within `radius` of it or behind it.
struct Face {
    Vec2 point;
    Vec2 normal;
    float radius;
};

/// The face of a shape that a point is highest over. Those that have none have normals of 0.
Face face_towards(Vec2 point, const Geometry& shape) {
    Face face{};
    if (shape.type == ShapeType::kCircle) return face;
    if (shape.type == ShapeType::kSegment || shape.type == ShapeType::kCapsule) {
        const bool is_segment = shape.type == ShapeType::kSegment;
        face.point = is_segment ? shape.segment.point1 : shape.capsule.center1;
        const Vec2 way = (is_segment ? shape.segment.point2 : shape.capsule.center2) - face.point;
        face.normal = normalized(right_perpendicular(way));
        if (dot(face.normal, point - face.point) < 0.0f) face.normal = -face.normal;
        face.radius = is_segment ? 0.0f : shape.capsule.radius;
        return face;
    }
    const PolygonView polygon = shape.polygon_view();
    float highest = -std::numeric_limits<float>::infinity();
    // ORDER: the first of several that it is as high over.
    for (int i = 0; i < polygon.count; ++i) {
        const float height = dot(polygon.normals[i], point - polygon.vertices[i]);
        if (!(height > highest)) continue;
        highest = height;
        face = {polygon.vertices[i], polygon.normals[i], polygon.radius};
    }
    return face;
}

}  // namespace

SweptCore::SweptCore(const DistanceProxy& core, float reach, const Sweep& sweep)
    : core_(core),
      arm_(core.origin - sweep.local_center),
      center_{sweep.c0, sweep.c},
      turned_{Rot::from_angle(sweep.a0), sweep.a == sweep.a0 ? Rot{} : Rot::from_angle(sweep.a)} {
    const float turn = sweep.a - sweep.a0;
    if (turn == 0.0f) turned_[1] = turned_[0];
    bulge_ = bulge_of(turn, reach) + core.radius;
    // And by what is rounded off.
    bulge_ += kRounding * (abs(sweep.c0.x) + abs(sweep.c0.y) + abs(sweep.c.x) + abs(sweep.c.y) + reach);
}

float SweptCore::least_height(Vec2 point, Vec2 normal) const {
    float least = std::numeric_limits<float>::infinity();
    for (int i = 0; i < 2; ++i) {
        const Vec2 up = inverse_rotate(turned_[i], normal);
        const Vec2 lowest = arm_ + core_.point(detail::support(core_, -up));
        least = min(least, dot(normal, center_[i] - point) + dot(up, lowest));
    }
    return least - bulge_;
}

bool SweptCore::stays_in_front(const Geometry& other, const Transform& pose, float slop) const {
    const Face face = face_towards(inverse_apply(pose, center_[0]), other);
    const Vec2 size = abs(face.point) + abs(pose.p);
    const float gap = (1.0f + kTolerance) * least_gap(slop) + face.radius + kRounding * (size.x + size.y);
    return least_height(apply(pose, face.point), rotate(pose.q, face.normal)) > gap;
}

Meeting meet(const MeetingShapes& shapes, const Sweep& sweep, const Sweep& sweep_of_other) {
    const float unit = shapes.per_unit;
    const float inset_of_other = other_inset(shapes);
    const DistanceProxy core = in_units(shapes.core, unit);
    const DistanceProxy other = in_units(other_proxy(shapes, inset_of_other), unit);
    const Sweep others = in_units(sweep_of_other, unit);
    const detail::MovingPair pair(other, others, core, in_units(sweep, unit));

    const float radii = core.radius + other.radius;
    const float least = least_gap(shapes.slop) * unit;
    if (pair.stays_beyond(radii + (1.0f + kTolerance) * least, 1.0f)) return {};
    if (shapes.other.type == ShapeType::kSegment &&
        is_behind(shapes.other.segment, sweep_of_other, shapes.core, sweep))
        return {};
    const detail::MovingStart start = pair.start();
    const float half_gap = 0.5f * (start.core.distance - radii);
    if (!(half_gap > 0.0f)) return {};
    const auto first_within = [&](float gap) {
        return at(pair.first_within(start, radii + gap, kTolerance * gap, 1.0f), pair, other, others, unit);
    };
    Meeting met = first_within(min(least, half_gap));
    if (!met.hit) return met;
    const Vec2 core_normal = half_gap < least ? Vec2{} : met.normal;
    const float usual = max((shapes.inset + inset_of_other - kOverlap * shapes.slop) * unit, least);
    if (min(usual, half_gap) > least) {
        const Meeting stopped = first_within(min(usual, half_gap));
        if (stopped.hit) met = stopped;
    }
    met.core_normal = core_normal;
    met.began_near = 2.0f * half_gap < usual + shapes.slop * unit;
    return met;
}

Placed place(const MeetingShapes& shapes, const Transform& pose, const Transform& pose_of_other) {
    const float unit = shapes.per_unit, inset_of_other = other_inset(shapes);
    const DistanceProxy core = in_units(shapes.core, unit);
    const DistanceProxy other = in_units(other_proxy(shapes, inset_of_other), unit);
    const detail::MovingPair pair(other, in_units(rest_at(pose_of_other, {}), unit), core,
                                  in_units(rest_at(pose, {}), unit));
    const detail::CoreDistance found = pair.distance_at(0.0f);
    const float gap = found.distance - (core.radius + other.radius);
    const bool is_at_back =
        shapes.other.type == ShapeType::kSegment &&
        is_behind(shapes.other.segment, rest_at(pose_of_other, {}), shapes.core, rest_at(pose, {}));
    return {!(found.distance > core.radius + other.radius), is_at_back,
            gap / unit - shapes.inset - inset_of_other, gap / unit, rotate(pose_of_other.q, found.normal)};
}

Approach approach(const Geometry& shape, const Sweep& sweep, const Geometry& other,
                  const Sweep& sweep_of_other, float gap, float per_unit) {
    const DistanceProxy a = in_units(DistanceProxy(shape), per_unit);
    const DistanceProxy b = in_units(DistanceProxy(other), per_unit);
    const detail::MovingPair pair(a, in_units(sweep, per_unit), b, in_units(sweep_of_other, per_unit));
    const float target = a.radius + b.radius + gap * per_unit, tolerance = 0.01f * gap * per_unit;
    if (pair.stays_beyond(target + tolerance, 1.0f)) return {};
    const detail::MovingStart start = pair.start();
    if (start.core.distance <= target + tolerance) return {true, 0.0f};
    const TimeOfImpact found = pair.first_within(start, target, tolerance, 1.0f);
    return {false, found.state == TimeOfImpactState::kHit ? found.fraction : 2.0f};
}

}  // namespace jostle::detail
