// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Polygon against polygon, rounded or not; a capsule or segment is a rounded polygon of two vertices here.
//
//     1. separating axes: of all faces of both, the one across which the cores are furthest apart (least
//     deep);
//     2. that face is the reference; the other polygon's face that looks at it most squarely is the incident
//     one;
//     3. the incident edge is clipped to the reference face's width: both ends are contact points;
//     4. unless the cores' nearest features are two vertices, apart: then one point on the line through them.
//
// A point is named by the two vertices whose corner of the contact it is in, whether or not it was clipped
// there and whichever polygon gave the reference face: so names last while boxes in a stack rock and slide by
// a little.
//
// Everything is computed in A's frame, shifted to A's first vertex. The search keeps faces in lanes and walks
// the other polygon's vertices, all of it without branches, so that compilers turn it into vector code of the
// same bits. Cost: count_a * count_b products, about 60 ns for two boxes that touch; no memory but the stack.
//
// Tried and dropped: preferring A's face always while B's is hardly better; where the two are not parallel
// that gives another normal than the swapped call, and steadies nothing.
#include <limits>

#include "geometry/manifold_parts.h"

namespace jostle {
namespace {

/// [1] Faces are parallel, for the choice of reference, if their normals' cosine is below this: within 0.8
/// degrees.
constexpr float kParallel = -0.9999f;
/// [1] A tenth of the slop is where two answers are the same for all purposes.
constexpr float kSame = 0.1f;

/// A polygon, a coordinate an array. Lanes past the last vertex repeat the first, which changes no minimum
/// and wins no tie.
template <int N>
struct Lanes {
    alignas(16) float x[N];
    alignas(16) float y[N];
    alignas(16) float nx[N];
    alignas(16) float ny[N];
    int count;
    int width;  // lanes in use
    float radius;

    [[nodiscard]] JOSTLE_INLINE Vec2 vertex(int i) const { return {x[i], y[i]}; }
    [[nodiscard]] JOSTLE_INLINE Vec2 normal(int i) const { return {nx[i], ny[i]}; }
    [[nodiscard]] JOSTLE_INLINE int next(int i) const { return i + 1 < count ? i + 1 : 0; }
};

/// Lanes are worked on in blocks of a fixed width; small polygons are one block.
template <int N>
inline constexpr int kBlock = N <= 8 ? N : 8;

/// The lanes in use of a polygon of `count` vertices: whole blocks.
template <int N>
JOSTLE_INLINE int lanes_for(int count) {
    return N <= 8 ? N : (count + kBlock<N> - 1) / kBlock<N> * kBlock<N>;
}

template <int N>
JOSTLE_INLINE void load(Lanes<N>& lanes, const PolygonView& polygon) {
    lanes.count = polygon.count;
    lanes.width = lanes_for<N>(polygon.count);
    lanes.radius = polygon.radius;
    for (int i = 0; i < lanes.width; ++i) {
        const int k = i < polygon.count ? i : 0;
        lanes.x[i] = polygon.vertices[k].x;
        lanes.y[i] = polygon.vertices[k].y;
        lanes.nx[i] = polygon.normals[k].x;
        lanes.ny[i] = polygon.normals[k].y;
    }
}

template <int N>
JOSTLE_INLINE void shift(Lanes<N>& lanes, Vec2 by) {
    for (int i = 0; i < lanes_for<N>(lanes.count); ++i) {
        lanes.x[i] -= by.x;
        lanes.y[i] -= by.y;
    }
}

template <int N>
JOSTLE_INLINE void transform(Lanes<N>& lanes, const Transform& t) {
    for (int i = 0; i < lanes_for<N>(lanes.count); ++i) {
        const float x = lanes.x[i], y = lanes.y[i], nx = lanes.nx[i], ny = lanes.ny[i];
        lanes.x[i] = t.q.c * x - t.q.s * y + t.p.x;
        lanes.y[i] = t.q.s * x + t.q.c * y + t.p.y;
        lanes.nx[i] = t.q.c * nx - t.q.s * ny;
        lanes.ny[i] = t.q.s * nx + t.q.c * ny;
    }
}

struct Face {
    float separation;
    int index;
};

/// The face of `faces` that most of `other` is furthest outside of. ORDER: the lowest index of those that
/// tie.
template <int N>
JOSTLE_INLINE Face best_face(const Lanes<N>& faces, const Lanes<N>& other) {
    constexpr int kWidth = kBlock<N>;
    const int vertices = N <= 4 ? N : other.count;
    Face best{-std::numeric_limits<float>::infinity(), 0};
    for (int block = 0; block < lanes_for<N>(faces.count); block += kWidth) {
        alignas(16) float depth[kWidth];
        const float* nx = faces.nx + block;
        const float* ny = faces.ny + block;
        for (int i = 0; i < kWidth; ++i) depth[i] = nx[i] * other.x[0] + ny[i] * other.y[0];
        for (int j = 1; j < vertices; ++j) {
            for (int i = 0; i < kWidth; ++i)
                depth[i] = min(nx[i] * other.x[j] + ny[i] * other.y[j], depth[i]);
        }
        for (int i = 0; i < kWidth; ++i) depth[i] -= nx[i] * faces.x[block + i] + ny[i] * faces.y[block + i];
        for (int i = 0; i < kWidth; ++i) {
            if (depth[i] > best.separation) best = {depth[i], block + i};
        }
    }
    return best;
}

/// The face that looks most squarely against `normal`. ORDER: the lowest index of those that tie.
template <int N>
JOSTLE_INLINE int facing(const Lanes<N>& lanes, Vec2 normal) {
    int best = 0;
    float best_cosine = 2.0f;
    for (int block = 0; block < lanes_for<N>(lanes.count); block += kBlock<N>) {
        alignas(16) float cosine[kBlock<N>];
        for (int i = 0; i < kBlock<N>; ++i) {
            cosine[i] = lanes.nx[block + i] * normal.x + lanes.ny[block + i] * normal.y;
        }
        for (int i = 0; i < kBlock<N>; ++i) {
            if (cosine[i] < best_cosine) {
                best_cosine = cosine[i];
                best = block + i;
            }
        }
    }
    return best;
}

/// Two edges that face each other: r1 r2 of the reference, p1 p2 of the incident polygon, which run
/// oppositely.
struct EdgePair {
    Vec2 r1, r2, p1, p2;
    int r1_index, r2_index, p1_index, p2_index;
    Vec2 normal;  // of the reference edge
    float reference_radius, incident_radius;
    bool b_is_reference;

    [[nodiscard]] JOSTLE_INLINE std::uint16_t id(int reference, int incident) const {
        return b_is_reference ? detail::feature_id(incident, reference)
                              : detail::feature_id(reference, incident);
    }
};

/// The two vertices, if the edges' nearest features are vertices, where u is the one of the reference edge.
struct VertexPair {
    bool found;
    Vec2 u, v;
    int u_index, v_index;
};
VertexPair nearest_vertices(const EdgePair& e, bool at_r1) {
    VertexPair pair{true, at_r1 ? e.r1 : e.r2, e.p1, at_r1 ? e.r1_index : e.r2_index, e.p1_index};
    const Vec2 edge = e.p2 - e.p1;
    const float along = dot(pair.u - e.p1, edge);
    if (along <= 0.0f) return pair;
    pair.v = e.p2;
    pair.v_index = e.p2_index;
    pair.found = along >= length_squared(edge);
    return pair;
}

/// One point between two vertices.
Manifold touch_vertices(const EdgePair& e, const VertexPair& pair, Vec2 origin, float speculative_distance) {
    Manifold result = detail::round_manifold(pair.u, pair.v, e.reference_radius, e.incident_radius, e.normal,
                                             e.id(pair.u_index, pair.v_index), speculative_distance);
    if (e.b_is_reference) result.normal = -result.normal;
    result.points[0].point += origin;
    return result;
}

/// Steps 3 and 4. `apart` says whether the cores may be disjoint.
Manifold clip_edges(const EdgePair& e, bool apart, Vec2 origin, const Tolerances& tolerances) {
    const Vec2 tangent = skew(e.normal);
    const float width = dot(e.r2 - e.r1, tangent);
    const float s1 = dot(e.p1 - e.r1, tangent);  // p1 is the end near r2: in general s2 < s1
    const float s2 = dot(e.p2 - e.r1, tangent);
    const float d1 = dot(e.p1 - e.r1, e.normal);
    const float d2 = dot(e.p2 - e.r1, e.normal);
    const bool beside = !(s1 >= 0.0f && s2 <= width);
    const float deepest = d2 < d1 ? s2 : s1;
    if (apart && (beside || deepest < 0.0f || deepest > width)) {
        const VertexPair pair = nearest_vertices(e, s1 < 0.0f || (!(s2 > width) && deepest < 0.0f));
        const float least = max(min(d1, d2), 0.0f) + kSame * tolerances.linear_slop;
        if (pair.found && (beside || distance_squared(pair.u, pair.v) > least * least)) {
            return touch_vertices(e, pair, origin, tolerances.speculative_distance);
        }
    }
    // The ends of the part of the incident edge that lies above the reference face: [0] near r1, [1] near r2.
    float d[2] = {d2, d1};
    Vec2 p[2] = {e.p2, e.p1};
    const std::uint16_t ids[2] = {e.id(e.r1_index, e.p2_index), e.id(e.r2_index, e.p1_index)};
    int first = 0, last = 1;
    if (beside || !(s2 < s1)) {
        // Rounding only: no part of it does, or it is seen end on. The deeper end will do.
        first = last = d2 < d1 ? 0 : 1;
    } else {
        const float per_length = 1.0f / (s1 - s2);
        if (s2 < 0.0f) {
            const float f = -s2 * per_length;
            p[0] = e.p2 + f * (e.p1 - e.p2);
            d[0] = d2 + f * (d1 - d2);
        }
        if (s1 > width) {
            const float f = (s1 - width) * per_length;
            p[1] = e.p1 + f * (e.p2 - e.p1);
            d[1] = d1 + f * (d2 - d1);
        }
    }
    const float radius = e.reference_radius + e.incident_radius;
    const float skew_radius = e.incident_radius - e.reference_radius;
    Manifold result;
    result.normal = e.b_is_reference ? -e.normal : e.normal;
    for (int i = first; i <= last; ++i) {
        const float separation = d[i] - radius;
        if (!(separation <= tolerances.speculative_distance)) continue;
        result.points[result.count++] = {p[i] + origin - 0.5f * (d[i] + skew_radius) * e.normal, separation,
                                         ids[i]};
    }
    return result;
}

template <int N>
JOSTLE_INLINE EdgePair pair_edges(const Lanes<N>& reference, const Lanes<N>& incident, int face,
                                  bool b_is_reference) {
    const Vec2 normal = reference.normal(face);
    const int other = facing(incident, normal);
    const int r2 = reference.next(face);
    const int p2 = incident.next(other);
    return {reference.vertex(face),
            reference.vertex(r2),
            incident.vertex(other),
            incident.vertex(p2),
            face,
            r2,
            other,
            p2,
            normal,
            reference.radius,
            incident.radius,
            b_is_reference};
}

template <int N>
Manifold collide_in_lanes(const PolygonView& polygon_a, const PolygonView& polygon_b, const Transform& b_in_a,
                          const Tolerances& tolerances) {
    const Vec2 origin = polygon_a.vertices[0];
    Lanes<N> a, b;
    load(a, polygon_a);
    load(b, polygon_b);
    shift(a, origin);
    transform(b, {b_in_a.p - origin, b_in_a.q});

    const float reach = a.radius + b.radius + tolerances.speculative_distance;
    const Face face_a = best_face(a, b);
    if (face_a.separation > reach) return {};
    const Face face_b = best_face(b, a);
    if (face_b.separation > reach) return {};

    // ORDER: A's face is the reference unless B's is better; among parallel faces, by more than rounding and
    // rocking make it, so that boxes in a stack keep theirs.
    float better = face_a.separation;
    if (dot(a.normal(face_a.index), b.normal(face_b.index)) < kParallel)
        better += kSame * tolerances.linear_slop;
    const bool b_is_reference = face_b.separation > better;
    // Two needles in line have no axis that separates them, only vertices.
    const bool apart = face_a.separation > 0.0f || face_b.separation > 0.0f || (a.count == 2 && b.count == 2);
    const EdgePair edges =
        b_is_reference ? pair_edges(b, a, face_b.index, true) : pair_edges(a, b, face_a.index, false);
    return clip_edges(edges, apart, origin, tolerances);
}

}  // namespace

Manifold collide_polygons(const PolygonView& a, const PolygonView& b, const Transform& b_in_a,
                          const Tolerances& tolerances) {
    const int most = a.count > b.count ? a.count : b.count;
    if (most <= 4) return collide_in_lanes<4>(a, b, b_in_a, tolerances);
    if (most <= 8) return collide_in_lanes<8>(a, b, b_in_a, tolerances);
    return collide_in_lanes<kMaxPolygonVertices>(a, b, b_in_a, tolerances);
}

}  // namespace jostle
