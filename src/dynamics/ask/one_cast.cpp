// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/ask/one_cast.h"

#include <jostle/geometry/boxes.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/point.h>
#include <jostle/geometry/ray.h>
#include <jostle/geometry/shape_cast.h>
#include <jostle/geometry/time_of_impact.h>

#include <cmath>

#include "dynamics/ask/box_entry.h"
#include "dynamics/ask/inquiry.h"

namespace jostle::detail {
namespace {

/// [m] Casts are taken on to where the shapes come near, if they are further apart or go further.
constexpr float kFar = 256.0f;
/// [m] and [1] of the size of the pair: the slop with which a turning shape is stopped.
constexpr float kTurnSlop = 1.0e-5f, kTurnSlopOfSize = 4.0e-6f;
/// [1] The slop grows so often, eightfold, where the search did not end; then its last place is the answer.
constexpr int kTurnTries = 4;
/// [1] and [m] A way that goes into the ground by less, of its length and at all, goes along it: so much is
/// the rounding of a sloping chain's points, and a fifth of the usual slop.
constexpr float kLevelShare = 1.0e-5f, kLevel = 1.0e-3f;

/// The part of the way that slack depends on: no shape lies beyond.
Vec2 end_of(Vec2 start, Vec2 translation, float max_fraction) {
    const Vec2 limit{4.0f * kMaxCoordinate, 4.0f * kMaxCoordinate};
    // No translation goes nowhere, even infinitely often.
    const Vec2 way{translation.x == 0.0f ? 0.0f : translation.x * max_fraction,
                   translation.y == 0.0f ? 0.0f : translation.y * max_fraction};
    return clamp(start + clamp(way, -2.0f * limit, 2.0f * limit), -limit, limit);
}

/// From the shape's frame to the world's.
WorldHit to_world(const Transform& pose, float fraction, bool started_inside, Vec2 point, Vec2 normal) {
    WorldHit result;
    result.hit = true;
    result.started_inside = started_inside;
    result.fraction = fraction;
    result.point = apply(pose, point);
    result.normal = rotate(pose.q, normal);
    return result;
}

/// The moving shape's frame at a fraction of its way, without its turn, from the shape's. In double, as the
/// difference of two large numbers.
Vec2 origin_at(const ShapeCast& cast, double fraction, const Transform& pose) {
    const auto at = [&](float start, float way, float origin) {
        return static_cast<float>(widen(start) - widen(origin) + fraction * widen(way));
    };
    return inverse_rotate(pose.q, {at(cast.transform.p.x, cast.translation.x, pose.p.x),
                                   at(cast.transform.p.y, cast.translation.y, pose.p.y)});
}

/// The way over a part of the cast, as the shape sees it.
Vec2 way_over(const ShapeCast& cast, double part, const Transform& pose) {
    return inverse_rotate(pose.q, {static_cast<float>(part * widen(cast.translation.x)),
                                   static_cast<float>(part * widen(cast.translation.y))});
}

/// [1] Where a one-sided segment looks.
Vec2 front_of(const Segment& segment) {
    return normalized(right_perpendicular(segment.point2 - segment.point1));
}

}  // namespace

BoxCast<2> RayTest::box_cast() const {
    const float slack =
        max(box_slack(ray_.origin), box_slack(end_of(ray_.origin, ray_.translation, ray_.max_fraction)));
    return {expand(Aabb<2>{ray_.origin, ray_.origin}, slack), ray_.translation, ray_.max_fraction};
}

WorldHit RayTest::operator()(const Geometry& geometry, const Transform& pose) const {
    const ShapeRayHit hit = ray_cast(geometry, pose, ray_);
    WorldHit result;
    result.hit = hit.hit;
    result.started_inside = hit.started_inside;
    result.fraction = hit.fraction;
    result.point = hit.point;
    result.normal = hit.normal;
    return result;
}

WorldHit RayTest::of_box(const Aabb<2>& box) const {
    WorldHit result;
    if (contains(box, ray_.origin)) {
        result.hit = result.started_inside = true;
        result.point = ray_.origin;
        return result;
    }
    const Way way(ray_.translation, ray_.max_fraction);
    const BoxEntry entry = enter_box(way, SeenBox(box, ray_.origin), 0.0);
    if (!entry.hit || entry.fraction < 0.0) return result;
    result.hit = true;
    result.fraction = min(static_cast<float>(entry.fraction), ray_.max_fraction);
    for (int i = 0; i < 2; ++i)
        result.point[i] = static_cast<float>(widen(ray_.origin[i]) + entry.fraction * way.translation[i]);
    result.normal[entry.axis] = way.translation[entry.axis] > 0.0 ? -1.0f : 1.0f;
    return result;
}

ShapeCastTest::ShapeCastTest(const ShapeCast& cast)
    : cast_(cast),
      reach_(max_extent(cast.geometry, {})),
      start_angle_(cast.rotation != 0.0f ? cast.transform.q.angle() : 0.0f),
      is_circle_(cast.geometry.type == ShapeType::kCircle && cast.geometry.circle.center == Vec2{}) {
    if (is_circle_) return;
    proxy_.emplace(cast.geometry);
    if (cast.geometry.type == ShapeType::kPolygon && cast.geometry.polygon.radius == 0.0f &&
        cast.rotation == 0.0f && is_unit(cast.transform.q))
        outline_.emplace(cast);
}

BoxCast<2> ShapeCastTest::box_cast() const {
    const Vec2 p = cast_.transform.p;
    Aabb<2> box = bounds(cast_.geometry, cast_.transform);
    if (cast_.rotation != 0.0f) {
        const Sweep in_place{{}, p, p, start_angle_, start_angle_ + cast_.rotation};
        const float slop = max(kTurnSlop, kTurnSlopOfSize * reach_);
        box = expand(unite(box, swept_bounds(cast_.geometry, in_place)), 2.0f * slop);
    }
    const float slack = max(box_slack(p) + box_slack({reach_, 0.0f}),
                            box_slack(end_of(p, cast_.translation, cast_.max_fraction)));
    return {expand(box, slack), cast_.translation, cast_.max_fraction};
}

bool ShapeCastTest::is_near(const Transform& pose) const {
    const Vec2 away = pose.p - cast_.transform.p, way = cast_.translation;
    return max(max(abs(away.x), abs(away.y)), max(abs(way.x), abs(way.y))) < kFar &&
           cast_.max_fraction <= 1.0f;
}

ShapeCastTest::Stretch ShapeCastTest::near_part(const Geometry& geometry, const Transform& pose) const {
    const Stretch all{false, 0.0, widen(cast_.max_fraction)};
    const Vec2 way = cast_.translation;
    if (is_near(pose)) return all;
    const Aabb<2> box = bounds(geometry, pose);
    const Vec2 middle = center(box);
    const double x = widen(cast_.transform.p.x) - widen(middle.x);
    const double y = widen(cast_.transform.p.y) - widen(middle.y);
    const double dx = widen(way.x), dy = widen(way.y);
    const double squared = dx * dx + dy * dy;
    // A little more than both reach: then they are apart where the stretch begins.
    const double reach = 1.01 * (widen(reach_) + widen(length(extents(box)))) + 0.01;
    if (!(squared > 0.0)) return {false, 0.0, cast_.rotation != 0.0f ? all.end : 0.0};
    const double nearest = -(x * dx + y * dy) / squared;
    const double across = (x * dy - y * dx) * (x * dy - y * dx) / squared;
    if (across > reach * reach) return {true, 0.0, 0.0};
    const double half = std::sqrt((reach * reach - across) / squared);
    const double begin = nearest - half > 0.0 ? nearest - half : 0.0;
    const double end = nearest + half < all.end ? nearest + half : all.end;
    return {!(begin <= end), begin, end};
}

WorldHit ShapeCastTest::operator()(const Geometry& geometry, const Transform& pose) const {
    const Stretch stretch = is_circle_ ? Stretch{} : near_part(geometry, pose);
    if (stretch.none) return {};
    const bool one_sided = geometry.type == ShapeType::kSegment && geometry.segment.one_sided;
    if (!one_sided) return meet(geometry, pose, stretch);
    const Vec2 middle = is_circle_ ? Vec2{} : proxy_->origin + proxy_->center;
    const Vec2 front = front_of(geometry.segment);
    const Transform start{origin_at(cast_, 0.0, pose), inverse_compose(pose.q, cast_.transform.q)};
    if (dot(apply(start, middle) - geometry.segment.point1, front) < 0.0f) return {};
    // The normal alone would not do: a shape that comes to the segment's end first meets it with any of its
    // faces, and would go on through the front. One that goes along or away may overlap, as at rest: it meets
    // nothing but an end where the line ends, as beyond a seam the next segment is met by itself.
    const Vec2 in_world = rotate(pose.q, front);
    if (may_go_back(in_world)) return meet(geometry, pose, stretch);
    const Segment& segment = geometry.segment;
    if (segment.ghost1 && segment.ghost2) return {};
    const WorldHit hit = meet(geometry, pose, stretch);
    // A normal along which it does not go is that of the segment's inside, met by rounding.
    if (!hit || !(dot(hit.normal, in_world) > 0.0f) || !may_go_back(hit.normal)) return {};
    const Vec2 local = inverse_apply(pose, hit.point);
    const bool is_second = distance_squared(local, segment.point2) < distance_squared(local, segment.point1);
    return (is_second ? segment.ghost2 : segment.ghost1) ? WorldHit{} : hit;
}

bool ShapeCastTest::may_go_back(Vec2 front) const {
    const float turned = is_circle_ ? 0.0f : abs(cast_.rotation) * reach_;
    const float along = min(kLevelShare * length(cast_.translation), kLevel);
    return dot(cast_.translation, front) < turned - along;
}

WorldHit ShapeCastTest::meet(const Geometry& geometry, const Transform& pose, const Stretch& stretch) const {
    if (is_circle_) return cast_circle(geometry, pose);
    return cast_.rotation == 0.0f ? cast_straight(DistanceProxy(geometry), pose, stretch)
                                  : cast_turning(geometry, pose, stretch);
}

WorldHit ShapeCastTest::of_box(const Aabb<2>& box) const {
    if (is_circle_) return cast_circle(box);
    if (outline_) {
        WorldHit hit;
        if ((*outline_)(box, hit) != OutlineCast::Answer::kUnclear) return hit;
    }
    const Transform pose{box.lower, {}};
    if (cast_.rotation != 0.0f || !is_near(pose)) return as_shape(*this, box);
    const Vec2 size = box.upper - box.lower;
    if (!box_proxy_) box_proxy_.emplace(BoxShape({{}, {1.0f, 1.0f}}).geometry());
    DistanceProxy::Block& corners = box_proxy_->blocks[0];
    corners.x[1] = corners.x[2] = size.x;
    corners.y[2] = corners.y[3] = size.y;
    box_proxy_->center = 0.5f * size;
    return cast_straight(*box_proxy_, pose, {false, 0.0, widen(cast_.max_fraction)});
}

WorldHit ShapeCastTest::cast_straight(const DistanceProxy& other, const Transform& pose,
                                      const Stretch& stretch) const {
    const double part = stretch.end - stretch.begin;
    // A whole cast keeps its fractions to the last bit.
    const bool whole = stretch.begin == 0.0 && stretch.end <= 1.0;
    const Transform start{origin_at(cast_, stretch.begin, pose), inverse_compose(pose.q, cast_.transform.q)};
    const Vec2 way = way_over(cast_, whole ? 1.0 : part, pose);
    const ShapeCastHit hit =
        shape_cast(other, *proxy_, start, way, whole ? static_cast<float>(stretch.end) : 1.0f);
    if (!hit) return {};
    const float fraction =
        whole ? hit.fraction : static_cast<float>(stretch.begin + widen(hit.fraction) * part);
    return to_world(pose, min(fraction, cast_.max_fraction), hit.started_overlapping, hit.point, hit.normal);
}

WorldHit ShapeCastTest::cast_turning(const Geometry& geometry, const Transform& pose,
                                     const Stretch& stretch) const {
    const DistanceProxy other(geometry);
    const Transform start{origin_at(cast_, 0.0, pose), inverse_compose(pose.q, cast_.transform.q)};
    if (stretch.begin == 0.0 && overlap(other, *proxy_, start)) {
        const ShapeCastHit touch = shape_cast(other, *proxy_, start, {});
        return to_world(pose, 0.0f, true, touch.point, {});
    }
    const double part = stretch.end - stretch.begin;
    const double turn = widen(cast_.rotation);
    const float angle = start.q.angle();
    const Vec2 from = origin_at(cast_, stretch.begin, pose);
    const Sweep still{};
    const Sweep moving{{},
                       from,
                       from + way_over(cast_, part, pose),
                       static_cast<float>(widen(angle) + stretch.begin * turn),
                       static_cast<float>(widen(angle) + stretch.end * turn)};
    float slop = max(kTurnSlop, kTurnSlopOfSize * (reach_ + max_extent(geometry, {})));
    for (int i = 0;; ++i, slop *= 8.0f) {
        const TimeOfImpact impact =
            time_of_impact(other, still, *proxy_, moving, 1.0f, {slop, 4.0f * slop, 0.1f * slop});
        if (impact.state == TimeOfImpactState::kSeparated) return {};
        if (impact.state == TimeOfImpactState::kFailed && i < kTurnTries) continue;
        const float fraction =
            min(static_cast<float>(stretch.begin + widen(impact.fraction) * part), cast_.max_fraction);
        if (impact.state == TimeOfImpactState::kHit)
            return to_world(pose, fraction, false, impact.point, impact.normal);
        // As far as is known to be free.
        const DistanceResult gap = distance(other, *proxy_, pose_at(moving, impact.fraction));
        return to_world(pose, fraction, false, gap.point_a, gap.normal);
    }
}

}  // namespace jostle::detail
