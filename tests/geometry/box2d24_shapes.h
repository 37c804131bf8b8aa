// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Our shapes as Box2D 2.4 takes them: as distance proxies, which are bare points with a radius.
#pragma once

#include <box2d/b2_distance.h>
#include <box2d/b2_time_of_impact.h>
#include <jostle/geometry/shapes.h>
#include <jostle/math/sweep.h>

namespace jostle::test {

inline b2Vec2 theirs(Vec2 v) {
    return {v.x, v.y};
}
inline b2Transform theirs(const Transform& t) {
    b2Transform result;
    result.p = theirs(t.p);
    result.q.c = t.q.c;
    result.q.s = t.q.s;
    return result;
}
inline b2Sweep theirs(const Sweep& sweep) {
    b2Sweep result;
    result.localCenter = theirs(sweep.local_center);
    result.c0 = theirs(sweep.c0);
    result.c = theirs(sweep.c);
    result.a0 = sweep.a0;
    result.a = sweep.a;
    result.alpha0 = sweep.alpha0;
    return result;
}

/// A shape's points as they want them, kept by the caller.
struct PeerPoints {
    b2Vec2 points[8];
    int32 count = 0;
    float radius = 0.0f;

    /// Not of a large polygon.
    explicit PeerPoints(const Geometry& g) {
        const auto add = [&](Vec2 p) { points[count++] = theirs(p); };
        switch (g.type) {
            case ShapeType::kCircle:
                add(g.circle.center);
                radius = g.circle.radius;
                return;
            case ShapeType::kCapsule:
                add(g.capsule.center1);
                add(g.capsule.center2);
                radius = g.capsule.radius;
                return;
            case ShapeType::kSegment:
                add(g.segment.point1);
                add(g.segment.point2);
                return;
            case ShapeType::kPolygon:
            case ShapeType::kLargePolygon:
                break;
        }
        const PolygonView polygon = g.polygon_view();
        for (int i = 0; i < polygon.count && i < 8; ++i) add(polygon.vertices[i]);
        radius = polygon.radius;
    }
    [[nodiscard]] b2DistanceProxy proxy() const {
        b2DistanceProxy result;
        result.Set(points, count, radius);
        return result;
    }
};

}  // namespace jostle::test
