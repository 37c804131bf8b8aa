// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Polygon against polygon, rounded or not; a capsule or segment is a rounded polygon of two vertices here.
//
//     1. separating axes: of all faces of both, the one across which the cores are furthest apart;
//     2. that face is the reference; the other polygon's face that looks at it most squarely, the incident
//        (where several do, all but: incident_edge.h);
//     3. the incident edge is clipped to the reference face's width: both ends are contact points;
//     4. unless the cores' nearest features are two vertices, apart: then one point on the line through them.
//
// A point is named by the two vertices whose corner of the contact it is in, whether or not it was clipped
// there and whichever polygon gave the reference face: so names last while boxes in a stack rock and slide.
//
// Everything is computed in A's frame, shifted to A's first vertex. The search keeps four faces in lanes and
// walks the other polygon's vertices, without a branch.
//
// Cost: the search takes 2 * count_a * count_b products of two vectors, four at a time, with both counts
// rounded up to fours; then one product for each face of the incident polygon, and the clipping. Polygons
// that are further apart cost the search alone. No memory but the stack. docs/benchmarks.md has times.
//
// Tried and dropped: preferring A's face always while B's is hardly better; where the two are not parallel
// that gives another normal than the swapped call, and steadies nothing. Leaving the vector code to the
// compilers: it took twice the time, with g++ 12 and with clang 14.
#include <jostle/core/assert.h>

#include <limits>

#include "geometry/collide/clip_edges.h"
#include "geometry/collide/collide_smooth.h"

namespace jostle {
namespace {

using namespace detail;

/// A polygon, a coordinate an array, in blocks of four lanes. Lanes past the last vertex repeat the first,
/// which changes no minimum and wins no tie.
template <int N>
struct Lanes {
    alignas(16) float x[N];
    alignas(16) float y[N];
    alignas(16) float nx[N];
    alignas(16) float ny[N];
    int count;

    [[nodiscard]] JOSTLE_INLINE Vec2 vertex(int i) const { return {x[i], y[i]}; }
    [[nodiscard]] JOSTLE_INLINE Vec2 normal(int i) const { return {nx[i], ny[i]}; }
    [[nodiscard]] JOSTLE_INLINE int next(int i) const { return i + 1 < count ? i + 1 : 0; }
    /// The lanes in use, rounded up to whole blocks.
    [[nodiscard]] JOSTLE_INLINE int end() const { return N == 4 ? 4 : count; }
};

JOSTLE_INLINE void load_block(const Vec2* points, int first, int count, Float4& x, Float4& y) {
    if (first + 4 <= count) {
        load_points(points + first, x, y);
    } else {
        const Vec2 p0 = points[first];
        const Vec2 p1 = points[first + 1 < count ? first + 1 : 0];
        const Vec2 p2 = points[first + 2 < count ? first + 2 : 0];
        x = gather(p0.x, p1.x, p2.x, points[0].x);
        y = gather(p0.y, p1.y, p2.y, points[0].y);
    }
}

/// The polygon under a turn and a shift; `turned` is false for one that keeps its frame.
template <bool Turned, int N>
JOSTLE_INLINE void load_polygon(Lanes<N>& lanes, const PolygonView& polygon, const Transform& t) {
    const Float4 c = splat(t.q.c), s = splat(t.q.s), px = splat(t.p.x), py = splat(t.p.y);
    lanes.count = polygon.count;
    for (int i = 0; i < lanes.end(); i += 4) {
        Float4 x, y, nx, ny;
        load_block(polygon.vertices, i, polygon.count, x, y);
        load_block(polygon.normals, i, polygon.count, nx, ny);
        if constexpr (Turned) {
            store(lanes.x + i, c * x - s * y + px);
            store(lanes.y + i, s * x + c * y + py);
            store(lanes.nx + i, c * nx - s * ny);
            store(lanes.ny + i, s * nx + c * ny);
        } else {
            store(lanes.x + i, x + px);
            store(lanes.y + i, y + py);
            store(lanes.nx + i, nx);
            store(lanes.ny + i, ny);
        }
    }
}

struct Face {
    float separation;
    int index;
};

/// The greatest of the four that begin at index `first`, if it beats the best so far. ORDER: the lowest index
/// of those that tie.
JOSTLE_INLINE Face better(Face best, Float4 separations, int first) {
    const Float4 most = greatest(separations);
    const Face found{lane<0>(most), first + first_equal(separations, most)};
    return found.separation > best.separation ? found : best;
}

constexpr Face kNoFace{-std::numeric_limits<float>::infinity(), 0};

/// The face of `faces` that all of `other` is furthest outside of.
template <int N>
JOSTLE_INLINE Face best_face(const Lanes<N>& faces, const Lanes<N>& other) {
    Face best = kNoFace;
    for (int i = 0; i < faces.end(); i += 4) {
        const Float4 nx = load(faces.nx + i), ny = load(faces.ny + i);
        Float4 least = nx * splat(other.x[0]) + ny * splat(other.y[0]);
        for (int j = 1; j < other.end(); ++j)
            least = lesser(nx * splat(other.x[j]) + ny * splat(other.y[j]), least);
        best = better(best, least - (nx * load(faces.x + i) + ny * load(faces.y + i)), i);
    }
    return best;
}

/// The face that looks most squarely against `normal`, and whether others do so too, all but.
struct Facing {
    int index;
    bool is_one_of_many;
};
template <int N>
JOSTLE_INLINE Facing facing(const Lanes<N>& lanes, Vec2 normal) {
    const Float4 x = splat(-normal.x), y = splat(-normal.y);
    Face best = kNoFace;
    for (int i = 0; i < lanes.end(); i += 4)
        best = better(best, x * load(lanes.nx + i) + y * load(lanes.ny + i), i);
    const Float4 as_square = splat(as_square_as(best.separation));
    unsigned found = 0, more = 0;
    for (int i = 0; i < lanes.end(); i += 4) {
        // Not those that repeat the first.
        const int used = N == 4 || lanes.count - i < 4 ? lanes.count - i : 4;
        const Float4 cosines = x * load(lanes.nx + i) + y * load(lanes.ny + i);
        const unsigned here = bits_of(is_greater(cosines, as_square)) & ((1u << used) - 1);
        more |= (here & (here - 1)) | (found != 0 ? here : 0);
        found |= here;
    }
    // A needle has one edge on each side.
    return {best.index, more != 0 && lanes.count > 2};
}

template <int N>
JOSTLE_INLINE EdgePair pair_edges(const Lanes<N>& reference, const Lanes<N>& incident, int face) {
    EdgePair e;
    e.normal = reference.normal(face);
    e.r1_index = face;
    e.r2_index = reference.next(face);
    e.r1 = reference.vertex(e.r1_index);
    e.r2 = reference.vertex(e.r2_index);
    const Facing found = facing(incident, e.normal);
    e.p1_index =
        found.is_one_of_many ? edge_along_face(incident, found.index, e.r1, e.r2, e.normal) : found.index;
    e.p2_index = incident.next(e.p1_index);
    e.p1 = incident.vertex(e.p1_index);
    e.p2 = incident.vertex(e.p2_index);
    return e;
}

template <int N>
Manifold collide_in_lanes(const PolygonView& polygon_a, const PolygonView& polygon_b, const Transform& b_in_a,
                          const Tolerances& tolerances) {
    Manifold result;
    const Vec2 origin = polygon_a.vertices[0];
    Lanes<N> a, b;
    load_polygon<false>(a, polygon_a, {-origin, {}});
    load_polygon<true>(b, polygon_b, {b_in_a.p - origin, b_in_a.q});

    const float reach = polygon_a.radius + polygon_b.radius + tolerances.speculative_distance;
    const Face face_a = best_face(a, b);
    if (face_a.separation > reach) return result;
    const Face face_b = best_face(b, a);
    if (face_b.separation > reach) return result;

    // ORDER: A's face is the reference unless B's is better; among parallel faces, by more than rounding and
    // rocking make it, so that boxes in a stack keep theirs.
    float least = face_a.separation;
    if (dot(a.normal(face_a.index), b.normal(face_b.index)) < kParallel)
        least += kSame * tolerances.linear_slop;
    const bool b_is_reference = face_b.separation > least;
    const bool apart =
        may_be_apart(face_a.separation, face_b.separation, a.count == 2 && b.count == 2, tolerances);
    // Pointers, not two branches: which polygon it is nobody can guess.
    const Lanes<N>* reference = b_is_reference ? &b : &a;
    const Lanes<N>* incident = b_is_reference ? &a : &b;
    EdgePair edges = pair_edges(*reference, *incident, b_is_reference ? face_b.index : face_a.index);
    edges.reference_radius = b_is_reference ? polygon_b.radius : polygon_a.radius;
    edges.incident_radius = b_is_reference ? polygon_a.radius : polygon_b.radius;
    edges.b_is_reference = b_is_reference;
    clip_edges(result, edges, apart, origin, tolerances, AnyNormal{});
    return result;
}

}  // namespace

Manifold collide_polygons(const PolygonView& a, const PolygonView& b, const Transform& b_in_a,
                          const Tolerances& tolerances) {
    const int most = a.count > b.count ? a.count : b.count;
    JOSTLE_ASSERT(a.count >= 2 && b.count >= 2 && most <= kMaxPolygonVertices,
                  "A polygon has 2 to 64 vertices here; check it with validate() first.");
    if ((a.inner_edges | b.inner_edges) != 0)
        return collide_smooth(outline_of(a), outline_of(b), b_in_a, tolerances);
    if (most <= 4) return collide_in_lanes<4>(a, b, b_in_a, tolerances);
    return collide_in_lanes<kMaxPolygonVertices>(a, b, b_in_a, tolerances);
}

}  // namespace jostle
