// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Smooth shapes: what slides over the seam between two of them must not stumble. It would, because each
// shape alone has normals at a seam that the whole line, or the whole solid, has not:
//
//      sinking in by a little, the box is less deep
//      across the side of tile 2 than across its top       +-----+
//                                                          | box | -->
//            +---------+---------+                       +-+-----+-+--------+
//            | tile 1  | tile 2  |                       |         |        |
//
// So each vertex gets the arc of normals that are its own, and a contact whose normal lies in no arc is not
// made: its neighbour makes the right one.
//
//     vertex of a polygon     between two faces: all directions between their normals
//                             between a face and an inner edge: the face's alone; between two inner edges:
//                             none
//     end of a segment        with a ghost: from its normal to the neighbour's where the line turns away from
//                             the front, otherwise its normal alone
//                             without one: around to the back, or if it is one-sided, a quarter turn
//
// Which edges are inner, a polygon says itself, or find_seams() finds it out (Seams): then a part of an edge
// may be a face, and a vertex may have two arcs, one on either side of a neighbour.
//
// The axes that separate are searched as ever, inner edges among them; but only faces whose normals the other
// shape has too may become the reference face. A segment is turned so that the other's centre is in front of
// it; behind one that is one-sided there is nothing. The idea is Box2D's [Catto2020]; arcs on both sides, and
// polygons that have them, are ours. Cost: as polygons without lanes, count_a * count_b products.
#include "geometry/collide/collide_smooth.h"

#include <limits>
#include <utility>

#include "geometry/collide/clip_edges.h"

namespace jostle::detail {
namespace {

/// [1] The cosine from which on directions are parallel, see Arc::nearly_has().
constexpr float kNearly = -kParallel;

/// [1] Of the slop: two boxes on a floor overlap by this at most, at rest.
constexpr float kFarDeeper = 4.0f;

/// A core in A's frame, from A's first vertex on.
struct Placed {
    // A coordinate an array, as Vec2 would set all 64 to zero.
    float x[kMaxPolygonVertices], y[kMaxPolygonVertices];
    float nx[kMaxPolygonVertices], ny[kMaxPolygonVertices];
    int count = 0;
    float radius = 0.0f;
    std::uint64_t inner_edges = 0;
    const Seams* seams = nullptr;
    Arc ends[2];              // of a segment
    bool is_segment = false;  // of a line, or one-sided
    bool turned = false;      // a segment whose ends have changed places

    [[nodiscard]] JOSTLE_INLINE Vec2 vertex(int i) const { return {x[i], y[i]}; }
    [[nodiscard]] JOSTLE_INLINE Vec2 normal(int i) const { return {nx[i], ny[i]}; }
    JOSTLE_INLINE void set(int i, Vec2 vertex, Vec2 normal) {
        x[i] = vertex.x;
        y[i] = vertex.y;
        nx[i] = normal.x;
        ny[i] = normal.y;
    }
    [[nodiscard]] bool is_smooth() const { return is_segment || inner_edges != 0 || seams != nullptr; }
    [[nodiscard]] bool is_inner(int edge) const { return (inner_edges >> edge & 1) != 0; }
    [[nodiscard]] int next(int i) const { return i + 1 < count ? i + 1 : 0; }
    [[nodiscard]] bool is_trimmed(int edge) const {
        return seams != nullptr && (seams->trimmed >> edge & 1) != 0;
    }
    [[nodiscard]] bool is_cut(int vertex) const {
        return seams != nullptr && (seams->cut >> vertex & 1) != 0;
    }
    /// The ends of that part of an edge which is a face.
    [[nodiscard]] Vec2 begin_of(int edge) const {
        if (!is_trimmed(edge) || seams->from[edge] == 0.0f) return vertex(edge);
        return lerp(vertex(edge), vertex(next(edge)), seams->from[edge]);
    }
    [[nodiscard]] Vec2 end_of(int edge) const {
        if (!is_trimmed(edge) || seams->to[edge] == 1.0f) return vertex(next(edge));
        return lerp(vertex(edge), vertex(next(edge)), seams->to[edge]);
    }
    /// The vertex as the shape itself counts.
    [[nodiscard]] int name(int i) const { return turned ? 1 - i : i; }
};

/// The directions in which a vertex may be touched: one arc, mostly.
SmoothCorner corner_at(const Placed& core, int vertex) {
    if (core.is_segment) return {core.ends[vertex], kNoArc};
    if (core.is_cut(vertex)) return core.seams->corners.items[vertex];
    const int before = vertex > 0 ? vertex - 1 : core.count - 1;
    if (core.is_inner(before) && core.is_inner(vertex)) return {kNoArc, kNoArc};
    if (core.is_inner(before)) return {{core.normal(vertex), core.normal(vertex)}, kNoArc};
    if (core.is_inner(vertex)) return {{core.normal(before), core.normal(before)}, kNoArc};
    return {{core.normal(before), core.normal(vertex)}, kNoArc};
}

bool has(const SmoothCorner& corner, Vec2 direction) {
    return corner.before.has(direction) || corner.after.has(direction);
}

/// Whether a face may be touched along its normal by a vertex whose directions these are.
bool meets_face(const Arc& arc, Vec2 direction, bool nearly) {
    return nearly || arc.is_wide() ? arc.nearly_has(direction) : arc.has(direction);
}

void place_outline(Placed& placed, const SmoothCore& core, const Transform& transform) {
    placed.count = core.count;
    placed.radius = core.radius;
    placed.inner_edges = core.inner_edges;
    placed.seams = core.seams;
    for (int i = 0; i < core.count; ++i) {
        placed.set(i, apply(transform, core.vertices[i]), rotate(transform.q, core.normals[i]));
    }
}

/// Whether a line that runs along `first`, then along `second`, turns to the left: away from its front.
bool turns_away(Vec2 first, Vec2 second) {
    const float turn = cross(first, second);
    return turn > 0.0f || (turn == 0.0f && dot(first, second) < 0.0f);
}

/// From its own point1 on, with its front towards `center`. False: that is behind a one-sided one.
bool place_segment(Placed& placed, const Segment& segment, Vec2 center) {
    Vec2 end = segment.point2 - segment.point1;
    std::optional<Vec2> from, to;
    if (segment.ghost1) from = *segment.ghost1 - segment.point1;
    if (segment.ghost2) to = *segment.ghost2 - segment.point1;
    Vec2 start;
    if (cross(end, center) > 0.0f) {
        if (segment.one_sided) return false;
        placed.turned = true;
        std::swap(start, end);
        std::swap(from, to);
    }
    const Vec2 direction = normalized(end - start);
    const Vec2 normal = right_perpendicular(direction);
    placed.set(0, start, normal);
    placed.set(1, end, -normal);
    placed.count = 2;
    placed.inner_edges = 2;  // the back
    placed.is_segment = true;
    Vec2 first = normal, last = normal;
    if (!from) {
        first = segment.one_sided ? -direction : -normal;
    } else if (turns_away(start - *from, end - start)) {
        first = normalized(right_perpendicular(start - *from));
    }
    if (!to) {
        last = segment.one_sided ? direction : -normal;
    } else if (turns_away(end - start, *to - end)) {
        last = normalized(right_perpendicular(*to - end));
    }
    placed.ends[0] = {first, normal};
    placed.ends[1] = {normal, last};
    return true;
}

/// `center` is the other shape's, from A's first vertex on.
bool place_a(Placed& placed, const SmoothCore& core, Vec2 center) {
    if (core.segment != nullptr) return place_segment(placed, *core.segment, center);
    place_outline(placed, core, {-core.vertices[0], {}});
    return true;
}

struct Candidate {
    float separation = -std::numeric_limits<float>::infinity();
    int face = -1;
};

struct Search {
    Candidate of[2];  // of the faces of A, of B
    /// Of all faces, whether or not the other shape has their normals; and the shape and the vertex that it
    /// meets.
    float best = -std::numeric_limits<float>::infinity();
    int met = 0, met_vertex = 0;
    bool out_of_reach = false;
};

/// ORDER: of faces and of vertices that tie, the lowest index.
void search_faces(Search& search, int side, const Placed& faces, const Placed& other, bool nearly,
                  float reach) {
    for (int i = 0; i < faces.count; ++i) {
        const Vec2 normal = faces.normal(i);
        int lowest = 0;
        float separation = dot(normal, other.vertex(0) - faces.vertex(i));
        for (int k = 1; k < other.count; ++k) {
            const float height = dot(normal, other.vertex(k) - faces.vertex(i));
            if (height < separation) {
                separation = height;
                lowest = k;
            }
        }
        if (separation > search.best) {
            search.best = separation;
            search.met = 1 - side;
            search.met_vertex = lowest;
        }
        if (separation > reach) {
            search.out_of_reach = true;
            return;
        }
        Candidate& best = search.of[side];
        if (faces.is_inner(i) || !(separation > best.separation)) continue;
        if (other.is_smooth()) {
            const SmoothCorner corner = corner_at(other, lowest);
            if (!meets_face(corner.before, -normal, nearly) && !meets_face(corner.after, -normal, nearly))
                continue;
        }
        best = {separation, i};
    }
}

/// Whether a neighbour at a vertex of a smooth shape has the other shape less deep than the shape itself has
/// it along `normal`. Where a line goes on straight, or turns to its front, it has not: both have it.
bool neighbour_has(const Placed& core, int vertex, Vec2 normal, float separation, const Placed& other) {
    const SmoothCorner corner = corner_at(core, vertex);
    if (corner.before.empty && corner.after.empty) return true;
    Vec2 far = normal;
    for (const Arc& arc : {corner.before, corner.after}) {
        if (arc.empty) continue;
        for (const Vec2 end : {arc.from, arc.to})
            if (dot(end, normal) < dot(far, normal)) far = end;
    }
    if (dot(far, normal) > kNearly) return false;
    float there = std::numeric_limits<float>::infinity();
    for (int i = 0; i < other.count; ++i) there = min(there, dot(far, other.vertex(i) - core.vertex(vertex)));
    return there > separation;
}

EdgePair pair_edges(const Placed& reference, const Placed& incident, int face) {
    EdgePair e;
    e.normal = reference.normal(face);
    e.r1 = reference.begin_of(face);
    e.r2 = reference.end_of(face);
    int facing = 0;
    for (int i = 1; i < incident.count; ++i) {
        if (dot(incident.normal(i), e.normal) < dot(incident.normal(facing), e.normal)) facing = i;
    }
    int as_square = 0;
    const float least_cosine = as_square_as(-dot(incident.normal(facing), e.normal));
    for (int i = 0; i < incident.count; ++i) as_square += -dot(incident.normal(i), e.normal) > least_cosine;
    if (as_square > 1 && incident.count > 2) facing = edge_along_face(incident, facing, e.r1, e.r2, e.normal);
    e.r1_index = reference.name(face);
    e.r2_index = reference.name(reference.next(face));
    e.p1_index = incident.name(facing);
    e.p2_index = incident.name(incident.next(facing));
    e.p1 = incident.begin_of(facing);
    e.p2 = incident.end_of(facing);
    e.reference_radius = reference.radius;
    e.incident_radius = incident.radius;
    return e;
}

/// Two vertices touch along a line that both their arcs have.
struct OwnNormals {
    static constexpr bool kIsSmooth = true;
    const Placed& reference;
    const Placed& incident;

    /// Where a face ends without a vertex, a neighbour begins.
    static bool may_touch(const Placed& core, int name, Vec2 point, Vec2 direction) {
        if (!core.is_smooth()) return true;
        const int vertex = core.name(name);
        return point == core.vertex(vertex) && has(corner_at(core, vertex), direction);
    }
    [[nodiscard]] bool operator()(const EdgePair&, const VertexPair& pair) const {
        Vec2 direction = pair.v - pair.u;
        if (!(normalize(direction) > 0.0f)) return false;
        return may_touch(reference, pair.u_index, pair.u, direction) &&
               may_touch(incident, pair.v_index, pair.v, -direction);
    }
};

Manifold touch_face(const Placed& a, int face, Vec2 center, float radius, Vec2 origin) {
    Manifold result;
    const Vec2 normal = a.normal(face);
    const float height = dot(normal, center - a.vertex(face));
    result.normal = normal;
    result.type = ManifoldType::kFaceA;
    result.points[0] = {center - 0.5f * (height + radius - a.radius) * normal + origin,
                        height - (a.radius + radius), 0};
    result.count = 1;
    return result;
}

}  // namespace

bool Arc::is_wide() const {
    return !empty && dot(from, to) < kNearly;
}

bool Arc::nearly_has(Vec2 direction) const {
    return has(direction) || (!empty && (dot(from, direction) > kNearly || dot(to, direction) > kNearly));
}

Manifold collide_smooth(const SmoothCore& core_a, const SmoothCore& core_b, const Transform& b_in_a,
                        const Tolerances& tolerances) {
    Manifold result;
    const Vec2 origin = core_a.vertices[0];
    const Transform b_from_origin{b_in_a.p - origin, b_in_a.q};
    Placed a, b;
    if (!place_a(a, core_a, apply(b_from_origin, core_b.centroid))) return result;
    place_outline(b, core_b, b_from_origin);

    // The smooth shape gives the face where both could: its neighbours' contacts then have the same.
    const int favoured = a.is_smooth() ? 0 : 1;
    const float reach = a.radius + b.radius + tolerances.speculative_distance;
    Search search;
    search_faces(search, 0, a, b, favoured == 0, reach);
    if (!search.out_of_reach) search_faces(search, 1, b, a, favoured == 1, reach);
    if (search.out_of_reach) return result;
    const Candidate &first = search.of[favoured], &second = search.of[1 - favoured];
    if (first.face < 0 && second.face < 0) return result;
    bool second_is_better = first.face < 0;
    if (first.face >= 0 && second.face >= 0) {
        const Vec2 normal_a = a.normal(search.of[0].face), normal_b = b.normal(search.of[1].face);
        const float more = dot(normal_a, normal_b) < kParallel ? kSame * tolerances.linear_slop : 0.0f;
        second_is_better = second.separation > first.separation + more;
    }
    const bool b_is_reference = second_is_better != (favoured == 1);
    const Placed &reference = b_is_reference ? b : a, &incident = b_is_reference ? a : b;
    const Candidate& found = search.of[b_is_reference ? 1 : 0];
    // Far deeper across what it may be touched along than it is: beyond a crest, say. The neighbour has it.
    const float deepest = search.best > 0.0f ? -kSame * tolerances.linear_slop
                                             : search.best - kFarDeeper * tolerances.linear_slop;
    if (found.separation < deepest) {
        const Placed &met = search.met == 0 ? a : b, &other = search.met == 0 ? b : a;
        const Vec2 normal = reference.normal(found.face);
        if (search.best > 0.0f || !met.is_smooth() ||
            neighbour_has(met, search.met_vertex, &met == &reference ? normal : -normal, found.separation,
                          other))
            return result;
    }
    EdgePair edges = pair_edges(reference, incident, found.face);
    edges.b_is_reference = b_is_reference;
    const bool apart = may_be_apart(search.best, search.best, a.count == 2 && b.count == 2, tolerances);
    clip_edges(result, edges, apart, origin, tolerances, OwnNormals{reference, incident});
    return result;
}

Manifold collide_smooth(const SmoothCore& core_a, const Circle& b, const Transform& b_in_a,
                        const Tolerances& tolerances) {
    const Vec2 origin = core_a.vertices[0];
    const Vec2 center = apply(b_in_a, b.center) - origin;
    Placed a;
    if (!place_a(a, core_a, center)) return {};
    Candidate any, own;
    for (int i = 0; i < a.count; ++i) {
        const float height = dot(a.normal(i), center - a.vertex(i));
        if (height > any.separation) any = {height, i};
        if (!a.is_inner(i) && height > own.separation) own = {height, i};
    }
    if (any.face < 0 || any.separation > a.radius + b.radius + tolerances.speculative_distance) return {};
    const bool inside = !(any.separation > 0.0f) && !a.is_segment;
    if (inside) return own.face < 0 ? Manifold{} : touch_face(a, own.face, center, b.radius, origin);

    const int face = any.face;
    const Vec2 v1 = a.begin_of(face), v2 = a.end_of(face);
    const Vec2 edge = v2 - v1;
    const float length = jostle::length(edge);
    const float before = -dot(center - v1, edge), after = dot(center - v2, edge);
    if (before > 0.0f || after > 0.0f) {
        const int vertex = before > 0.0f ? face : a.next(face);
        const Vec2 corner = a.vertex(vertex);
        Vec2 direction = center - corner;
        const bool is_vertex = corner == (before > 0.0f ? v1 : v2);
        if (is_vertex && normalize(direction) > 0.0f && has(corner_at(a, vertex), direction)) {
            Manifold result = round_manifold(corner, center, a.radius, b.radius, direction, 0,
                                             tolerances.speculative_distance);
            for (int i = 0; i < result.count; ++i) result.points[i].point += origin;
            return result;
        }
        // On the seam both neighbours have it, lest rounding makes it neither's.
        if (max(before, after) > kSame * tolerances.linear_slop * length) return {};
    }
    if (a.is_inner(face)) return {};
    return touch_face(a, face, center, b.radius, origin);
}

}  // namespace jostle::detail
