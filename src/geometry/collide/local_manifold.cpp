// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Between a manifold in A's frame, whose points lie midway between the surfaces, and the features that it was
// found between. Along the outward normal of the face,
//
//     face's core --- its radius --- midway --- the other's radius --- point of the other core
//                                  (separation)
//
// so that from the midway point it is separation/2 + radius to either core, and the other way round when the
// shapes have moved.
//
// What is found again is exact, not just to first order: a vertex against a face, and two vertices, are the
// same features wherever the shapes are. Only a point that was clipped is a first-order matter: here it stays
// on the other shape, where a fresh manifold would clip anew.
//
// Poses are taken relative to each other before anything else, so that nothing is lost far from the origin.
// Cost: constant.
#include <jostle/geometry/local_manifold.h>

namespace jostle {
namespace {

/// [1] Of the coordinates that two points came from: nearer than that, the direction between them is only
/// rounding, and the one they were kept with holds.
constexpr float kRounding = 0x1p-21f;

float largest(Vec2 v) {
    return max(abs(v.x), abs(v.y));
}

LocalManifold local_circles(const Manifold& manifold, float radius_a, float radius_b,
                            const Transform& b_in_a) {
    LocalManifold result;
    const ManifoldPoint& point = manifold.points[0];
    const float half = 0.5f * point.separation;
    result.normal = manifold.normal;
    result.plane_point = point.point - (half + radius_a) * manifold.normal;
    result.points[0] = inverse_apply(b_in_a, point.point + (half + radius_b) * manifold.normal);
    return result;
}

LocalManifold local_face_a(const Manifold& manifold, float radius_a, float radius_b,
                           const Transform& b_in_a) {
    LocalManifold result;
    result.type = ManifoldType::kFaceA;
    result.normal = manifold.normal;
    const ManifoldPoint& first = manifold.points[0];
    result.plane_point = first.point - (0.5f * first.separation + radius_a) * manifold.normal;
    for (int i = 0; i < manifold.count; ++i) {
        const ManifoldPoint& p = manifold.points[i];
        result.points[i] =
            inverse_apply(b_in_a, p.point + (0.5f * p.separation + radius_b) * manifold.normal);
    }
    return result;
}

LocalManifold local_face_b(const Manifold& manifold, float radius_a, float radius_b,
                           const Transform& b_in_a) {
    LocalManifold result;
    result.type = ManifoldType::kFaceB;
    result.normal = -inverse_rotate(b_in_a.q, manifold.normal);
    const ManifoldPoint& first = manifold.points[0];
    result.plane_point =
        inverse_apply(b_in_a, first.point + (0.5f * first.separation + radius_b) * manifold.normal);
    for (int i = 0; i < manifold.count; ++i) {
        const ManifoldPoint& p = manifold.points[i];
        result.points[i] = p.point - (0.5f * p.separation + radius_a) * manifold.normal;
    }
    return result;
}

/// In A's frame.
WorldManifold evaluate_circles(const LocalManifold& manifold, float radius_a, float radius_b,
                               const Transform& b_in_a) {
    WorldManifold result;
    const Vec2 core_a = manifold.plane_point;
    const Vec2 core_b = apply(b_in_a, manifold.points[0]);
    const Vec2 between = core_b - core_a;
    const float scale =
        max(largest(core_a), largest(b_in_a.p)) + largest(manifold.points[0]) + radius_a + radius_b;
    result.normal = between;
    const bool told = normalize(result.normal) > kRounding * scale;
    if (!told) result.normal = manifold.normal;
    const float separation = dot(between, result.normal) - (radius_a + radius_b);
    result.points[0] = {core_a + (radius_a + 0.5f * separation) * result.normal, separation, 0};
    return result;
}

/// In the frame of the shape that has the face: the normal leads out of it.
WorldManifold evaluate_face(const LocalManifold& manifold, float face_radius, float other_radius,
                            const Transform& other_in_face) {
    WorldManifold result;
    result.normal = manifold.normal;
    for (int i = 0; i < manifold.count; ++i) {
        const Vec2 point = apply(other_in_face, manifold.points[i]);
        const float separation =
            dot(point - manifold.plane_point, manifold.normal) - (face_radius + other_radius);
        result.points[i] = {point - (other_radius + 0.5f * separation) * manifold.normal, separation, 0};
    }
    return result;
}

}  // namespace

LocalManifold make_local(const Manifold& manifold, float radius_a, float radius_b, const Transform& b_in_a) {
    if (manifold.count == 0) return {};
    LocalManifold result;
    switch (manifold.type) {
        case ManifoldType::kCircles:
            result = local_circles(manifold, radius_a, radius_b, b_in_a);
            break;
        case ManifoldType::kFaceA:
            result = local_face_a(manifold, radius_a, radius_b, b_in_a);
            break;
        case ManifoldType::kFaceB:
            result = local_face_b(manifold, radius_a, radius_b, b_in_a);
            break;
    }
    result.count = manifold.count;
    for (int i = 0; i < manifold.count; ++i) result.ids[i] = manifold.points[i].id;
    return result;
}

WorldManifold evaluate(const LocalManifold& manifold, const Transform& transform_a, float radius_a,
                       const Transform& transform_b, float radius_b) {
    if (manifold.count == 0) return {};
    const bool face_b = manifold.type == ManifoldType::kFaceB;
    const Transform& frame = face_b ? transform_b : transform_a;
    const Transform other = inverse_compose(frame, face_b ? transform_a : transform_b);
    WorldManifold result = manifold.type == ManifoldType::kCircles
                               ? evaluate_circles(manifold, radius_a, radius_b, other)
                           : face_b ? evaluate_face(manifold, radius_b, radius_a, other)
                                    : evaluate_face(manifold, radius_a, radius_b, other);
    result.normal = rotate(frame.q, face_b ? -result.normal : result.normal);
    result.count = manifold.count;
    for (int i = 0; i < manifold.count; ++i) {
        result.points[i].point = apply(frame, result.points[i].point);
        result.points[i].id = manifold.ids[i];
    }
    return result;
}

float radius_of(const Geometry& geometry) {
    switch (geometry.type) {
        case ShapeType::kCircle:
            return geometry.circle.radius;
        case ShapeType::kCapsule:
            return geometry.capsule.radius;
        case ShapeType::kSegment:
            return 0.0f;
        case ShapeType::kPolygon:
            return geometry.polygon.radius;
        case ShapeType::kLargePolygon:
            return geometry.large_polygon.radius;
    }
    return 0.0f;
}

}  // namespace jostle
