// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Polygons and needles, a pair a lane: see collide_polygons.cpp and clip_edges.h, whose operations these are.
// What those look up by an index is chosen here by the index's bits.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "geometry/kernels/polygon_kernels.cpp"
#include <hwy/foreach_target.h>

#include <algorithm>

#include "geometry/collide/clip_edges.h"
#include "geometry/kernels/batch_kernels.h"
#include "geometry/kernels/for_jobs.h"
#include "geometry/kernels/load_store.h"
#include "geometry/kernels/pair_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using detail::kOnePoint;
using detail::kSame;

/// Which lanes have a needle too short for its direction to mean anything.
template <class Shapes>
HWY_INLINE std::uint32_t load_outline(LanePolygon<2>& o, const Shapes& shapes, const Tolerances& tolerances) {
    const LaneNeedle needle = load_needle(shapes);
    const Direction direction = normalized(needle.p2 - needle.p1);
    o.vertices[0] = needle.p1;
    o.vertices[1] = needle.p2;
    o.normals[0] = {direction.unit.y, hn::Neg(direction.unit.x)};
    o.normals[1] = {hn::Neg(o.normals[0].x), hn::Neg(o.normals[0].y)};
    o.radius = needle.radius;
    o.count = splat_index(2);
    return bits_of(
        Tag(), hn::Or(direction.rare, hn::Not(hn::Ge(direction.length, splat(tolerances.min_edge_length)))));
}
template <int N, class Shapes>
HWY_INLINE std::uint32_t load_outline(LanePolygon<N>& o, const Shapes& shapes, const Tolerances&) {
    const LanePolygonHead head = load_polygon_head(shapes);
    load_polygon(o, head, shapes);
    return bits_of(Tag(), head.rare);
}

/// values[index] and the one after it, which after the last is the first.
template <int N>
struct Chooser {
    static constexpr int kBits = N == 2 ? 1 : N == 4 ? 2 : 3;
    static_assert(N == 1 << kBits);
    Mask bit[kBits];

    HWY_INLINE explicit Chooser(Indices index) {
        for (int i = 0; i < kBits; ++i)
            bit[i] = hn::RebindMask(Tag(), hn::TestBit(index, splat_index(1 << i)));
    }
    HWY_INLINE LaneVec2 at(const LaneVec2 (&values)[N], int shift = 0) const {
        LaneVec2 v[N];
        for (int i = 0; i < N; ++i) v[i] = values[(i + shift) % N];
        for (int b = 0; b < kBits; ++b)
            for (int i = 0; i < N >> (b + 1); ++i) v[i] = choose(bit[b], v[2 * i + 1], v[2 * i]);
        return v[0];
    }
    HWY_INLINE LaneVec2 after(const LaneVec2 (&values)[N]) const { return at(values, 1); }
};

struct LaneFace {
    Lanes separation;
    Indices index;
};
HWY_INLINE void keep_better(LaneFace& best, Lanes separation, int index) {
    const Mask better = hn::Gt(separation, best.separation);
    best.separation = choose(better, separation, best.separation);
    best.index = choose(better, splat_index(index), best.index);
}

/// The face that all of `other` is furthest outside of.
template <int N, int M>
HWY_INLINE LaneFace best_face(const LanePolygon<N>& faces, const LanePolygon<M>& other) {
    LaneFace best;
    for (int i = 0; i < N; ++i) {
        const LaneVec2 n = faces.normals[i];
        Lanes least = dot(n, other.vertices[0]);
        // hn::Min: which zero it is makes no difference to what is only compared.
        for (int j = 1; j < M; ++j) least = lesser_number(dot(n, other.vertices[j]), least);
        const Lanes separation = least - dot(n, faces.vertices[i]);
        if (i == 0) {
            best = {separation, splat_index(0)};
        } else {
            keep_better(best, separation, i);
        }
    }
    return best;
}

/// As EdgePair, which see.
struct LaneEdges {
    LaneVec2 r1, r2, p1, p2, normal;
    Indices r1_index, r2_index, p1_index, p2_index;
    Lanes reference_radius, incident_radius;
    Mask b_is_reference;
    Mask is_one_of_many;  // the incident edge, see Facing

    [[nodiscard]] HWY_INLINE Indices id(Indices reference, Indices incident) const {
        const Indices a = choose(b_is_reference, incident, reference);
        const Indices b = choose(b_is_reference, reference, incident);
        return hn::Or(hn::ShiftLeft<8>(a), b);
    }
};

HWY_INLINE Indices next_index(Indices index, Indices count) {
    const Indices next = hn::Add(index, splat_index(1));
    return hn::IfThenElseZero(hn::Lt(next, count), next);
}

/// The vertex i of a polygon of N, where there are more lanes than that.
template <int N>
HWY_INLINE constexpr int within(int i) {
    return i < N ? i : 0;
}

/// Whether more than one of the first `count` is as good as the greatest.
template <int N>
HWY_INLINE Mask is_one_of_many(const Lanes (&cosines)[N], Lanes greatest, Indices count) {
    const Lanes hardly_less = greatest - splat(detail::kHardly), parallel = splat(-detail::kParallel);
    const Lanes as_square = choose(hn::Lt(hardly_less, parallel), hardly_less, parallel);
    Mask found = hn::Gt(cosines[0], as_square), more = hn::AndNot(found, found);
    for (int i = 1; i < N; ++i) {
        // Not those that repeat the first; nor of a needle, which has one edge on each side.
        const Mask is_used = hn::RebindMask(Tag(), hn::Gt(count, splat_index(i < 2 ? 2 : i)));
        const Mask here = hn::And(hn::Gt(cosines[i], as_square), is_used);
        more = hn::Or(more, hn::And(found, here));
        found = hn::Or(found, here);
    }
    return more;
}

template <int NA, int NB>
HWY_INLINE LaneEdges pair_edges(const LanePolygon<NA>& a, const LanePolygon<NB>& b, LaneVec2 normal,
                                Indices face, Mask b_is_reference) {
    constexpr int kMost = std::max(NA, NB);
    LaneEdges e;
    e.b_is_reference = b_is_reference;
    e.normal = normal;
    e.reference_radius = choose(b_is_reference, b.radius, a.radius);
    e.incident_radius = choose(b_is_reference, a.radius, b.radius);
    LaneVec2 reference[kMost], incident[kMost];
    LaneFace facing;
    const LaneVec2 against{hn::Neg(normal.x), hn::Neg(normal.y)};
    Lanes cosines[kMost];
    for (int i = 0; i < kMost; ++i) {
        const int ia = within<NA>(i), ib = within<NB>(i);
        reference[i] = choose(b_is_reference, b.vertices[ib], a.vertices[ia]);
        incident[i] = choose(b_is_reference, a.vertices[ia], b.vertices[ib]);
        cosines[i] = dot(against, choose(b_is_reference, a.normals[ia], b.normals[ib]));
        if (i == 0) {
            facing = {cosines[i], splat_index(0)};
        } else {
            keep_better(facing, cosines[i], i);
        }
    }
    const Indices incident_count = choose(b_is_reference, a.count, b.count);
    e.is_one_of_many = is_one_of_many(cosines, facing.separation, incident_count);
    const Chooser<kMost> at_face(face), at_facing(facing.index);
    e.r1 = at_face.at(reference);
    e.r2 = at_face.after(reference);
    e.p1 = at_facing.at(incident);
    e.p2 = at_facing.after(incident);
    e.r1_index = face;
    e.r2_index = next_index(face, choose(b_is_reference, b.count, a.count));
    e.p1_index = facing.index;
    e.p2_index = next_index(facing.index, incident_count);
    return e;
}

/// Where both edges are cut, along the reference edge and above it.
struct LaneCut {
    Lanes width, s1, s2, d1, d2;
    Mask beside;
    Lanes end_depth[2];
};

/// Takes the place of what was clipped where the nearest features are two vertices, apart. Returns the lanes
/// where it cannot say.
HWY_INLINE Mask touch_vertices(LaneManifold& m, const LaneEdges& e, const LaneCut& cut, Mask asks,
                               LaneVec2 origin, const Tolerances& tolerances) {
    const Lanes zero = splat(0.0f);
    const Lanes deepest = choose(hn::Lt(cut.d2, cut.d1), cut.s2, cut.s1);
    const Mask at_r1 =
        hn::Or(hn::Lt(cut.s1, zero), hn::AndNot(hn::Gt(cut.s2, cut.width), hn::Lt(deepest, zero)));
    const LaneVec2 u = choose(at_r1, e.r1, e.r2);
    const LaneVec2 edge = e.p2 - e.p1;
    const Lanes along = dot(u - e.p1, edge);
    const Mask at_p1 = hn::Le(along, zero);
    const Mask found = hn::Or(at_p1, hn::Ge(along, dot(edge, edge)));
    const LaneVec2 v = choose(at_p1, e.p1, e.p2);
    const Indices id = e.id(choose(at_r1, e.r1_index, e.r2_index), choose(at_p1, e.p1_index, e.p2_index));
    const Direction direction = normalized(v - u);
    const Lanes off = hn::Abs(lesser(cut.end_depth[0], cut.end_depth[1]) - direction.length);
    const Mask is_off = hn::Gt(off, splat(kSame * tolerances.linear_slop));
    const Mask takes = hn::And(asks, hn::And(found, hn::Or(cut.beside, is_off)));

    const Lanes separation = direction.length - (e.reference_radius + e.incident_radius);
    const Lanes out = e.reference_radius + splat(0.5f) * separation;
    const LanePoint point{u + out * direction.unit + origin, separation, id};
    m.normal = choose(takes, negate_if(e.b_is_reference, direction.unit), m.normal);
    m.points[0] = choose(takes, point, m.points[0]);
    const Mask touches = hn::Le(separation, splat(tolerances.speculative_distance));
    m.has_one = hn::Or(hn::AndNot(takes, m.has_one), hn::And(takes, touches));
    m.has_two = hn::AndNot(takes, m.has_two);
    m.type = choose(takes, type_of(ManifoldType::kCircles), m.type);
    // Beside the face, and yet a vertex and an edge are nearest: by a hair, where the face is preferred.
    return hn::And(asks, hn::Or(direction.rare, hn::AndNot(found, cut.beside)));
}

/// As clip_edges(). Returns the lanes where it cannot say.
HWY_INLINE std::uint32_t clip_edges(LaneManifold& m, const LaneEdges& e, Mask apart, LaneVec2 origin,
                                    const Tolerances& tolerances) {
    const Lanes zero = splat(0.0f), speculative_distance = splat(tolerances.speculative_distance);
    const LaneVec2 tangent{hn::Neg(e.normal.y), e.normal.x};
    LaneCut cut;
    cut.width = dot(e.r2 - e.r1, tangent);
    cut.s1 = dot(e.p1 - e.r1, tangent);
    cut.s2 = dot(e.p2 - e.r1, tangent);
    cut.d1 = dot(e.p1 - e.r1, e.normal);
    cut.d2 = dot(e.p2 - e.r1, e.normal);
    const Mask above = hn::And(hn::Ge(cut.s1, zero), hn::Le(cut.s2, cut.width));
    cut.beside = hn::Not(above);
    const Mask sound = hn::And(above, hn::Lt(cut.s2, cut.s1));
    const Lanes per_length = keep_if(sound, splat(1.0f) / (cut.s1 - cut.s2));
    const Lanes f2 = greater(hn::Neg(cut.s2), zero) * per_length;
    const Lanes f1 = greater(cut.s1 - cut.width, zero) * per_length;
    const LaneVec2 edge = e.p1 - e.p2;
    const Lanes rise = cut.d1 - cut.d2;
    cut.end_depth[0] = cut.d2 + f2 * rise;
    cut.end_depth[1] = cut.d1 - f1 * rise;

    const LaneVec2 end_point[2] = {e.p2 + f2 * edge, e.p1 - f1 * edge};
    const Lanes overlap = lesser(cut.s1, cut.width) - greater(cut.s2, zero);
    const Mask apiece = hn::And(sound, hn::Gt(overlap, splat(kOnePoint * tolerances.linear_slop)));
    const Mask first_is_deeper = hn::Lt(cut.end_depth[0], cut.end_depth[1]);
    const Mask wanted[2] = {hn::Or(apiece, first_is_deeper), hn::Or(apiece, hn::Not(first_is_deeper))};
    const Lanes radius = e.reference_radius + e.incident_radius;
    const Lanes lift = e.incident_radius - e.reference_radius;
    LanePoint ends[2];
    Mask kept[2];
    for (int i = 0; i < 2; ++i) {
        ends[i].separation = cut.end_depth[i] - radius;
        ends[i].point = end_point[i] + origin - (splat(0.5f) * (cut.end_depth[i] + lift)) * e.normal;
        kept[i] = hn::And(wanted[i], hn::Le(ends[i].separation, speculative_distance));
    }
    ends[0].id = e.id(e.r1_index, e.p2_index);
    ends[1].id = e.id(e.r2_index, e.p1_index);
    m.normal = negate_if(e.b_is_reference, e.normal);
    m.points[0] = choose(kept[0], ends[0], ends[1]);
    m.points[1] = ends[1];
    m.has_one = hn::Or(kept[0], kept[1]);
    m.has_two = hn::And(kept[0], kept[1]);
    m.type = choose(e.b_is_reference, type_of(ManifoldType::kFaceB), type_of(ManifoldType::kFaceA));

    const Lanes lost = lesser(cut.end_depth[0], cut.end_depth[1]) - lesser(cut.d1, cut.d2);
    const Mask astray = hn::Gt(lost, splat(detail::kAstray * tolerances.linear_slop));
    const std::uint32_t rare = bits_of(Tag(), hn::AndNot(apart, astray));
    const Lanes deepest = choose(hn::Lt(cut.d2, cut.d1), cut.s2, cut.s1);
    const Mask outside = hn::Or(hn::Lt(deepest, zero), hn::Gt(deepest, cut.width));
    const Mask asks = hn::And(apart, hn::Or(cut.beside, outside));
    if (hn::AllFalse(Tag(), asks)) return rare;
    return rare | bits_of(Tag(), touch_vertices(m, e, cut, asks, origin, tolerances));
}

HWY_INLINE void store_nothing(Manifold* out) {
    for (int i = 0; i < kLanes; ++i) out[i] = {};
}

/// B into A's frame, and both so that A's first vertex is the origin.
template <int NA, int NB>
HWY_INLINE LaneVec2 shift_and_turn(LanePolygon<NA>& a, LanePolygon<NB>& b, LanePose pose) {
    const LaneVec2 origin = a.vertices[0];
    for (LaneVec2& v : a.vertices) v = v - origin;
    pose.p = pose.p - origin;
    for (LaneVec2& v : b.vertices) v = apply(pose, v);
    for (LaneVec2& n : b.normals) n = rotate(pose.q, n);
    return origin;
}

template <int NA, int NB>
HWY_INLINE std::uint32_t polygons_in_lanes(const JobLanes& jobs, const Tolerances& tolerances) {
    LanePolygon<NA> a;
    LanePolygon<NB> b;
    std::uint32_t rare = load_outline(a, ShapesA{jobs.pairs}, tolerances);
    rare |= load_outline(b, ShapesB{jobs.pairs}, tolerances);
    const LaneVec2 origin = shift_and_turn(a, b, load_pose(jobs));

    const Lanes reach = a.radius + b.radius + splat(tolerances.speculative_distance);
    const LaneFace face_a = best_face(a, b);
    const LaneFace face_b = best_face(b, a);
    const Mask too_far = hn::Or(hn::Gt(face_a.separation, reach), hn::Gt(face_b.separation, reach));
    if (hn::AllTrue(Tag(), too_far)) {
        store_nothing(jobs.out);
        return rare;
    }
    const LaneVec2 normal_a = Chooser<NA>(face_a.index).at(a.normals);
    const LaneVec2 normal_b = Chooser<NB>(face_b.index).at(b.normals);
    const Mask parallel = hn::Lt(dot(normal_a, normal_b), splat(detail::kParallel));
    const Lanes least = face_a.separation;
    const Lanes more = least + splat(kSame * tolerances.linear_slop);
    const Mask b_is_reference = hn::Gt(face_b.separation, choose(parallel, more, least));
    const bool needles = NA == 2 && NB == 2;
    const Lanes touching = needles ? splat(-kSame * tolerances.linear_slop) : splat(0.0f);
    const Mask apart = hn::Or(hn::Gt(face_a.separation, touching), hn::Gt(face_b.separation, touching));
    const LaneEdges edges = pair_edges(a, b, choose(b_is_reference, normal_b, normal_a),
                                       choose(b_is_reference, face_b.index, face_a.index), b_is_reference);
    LaneManifold m;
    rare |= clip_edges(m, edges, hn::AndNot(too_far, apart), origin, tolerances) & ~bits_of(Tag(), too_far);
    rare |= bits_of(Tag(), hn::AndNot(too_far, edges.is_one_of_many));
    m.has_one = hn::AndNot(too_far, m.has_one);
    m.has_two = hn::AndNot(too_far, m.has_two);
    store_manifolds<true>(m, jobs.out);
    return rare;
}

HWY_INLINE std::uint32_t any_polygon_and_needle(const JobLanes& jobs, const Tolerances& tolerances) {
    return all_have_four(load_polygon_head(ShapesA{jobs.pairs}).count)
               ? polygons_in_lanes<4, 2>(jobs, tolerances)
               : polygons_in_lanes<8, 2>(jobs, tolerances);
}
HWY_INLINE std::uint32_t any_polygons(const JobLanes& jobs, const Tolerances& tolerances) {
    return all_have_four(load_polygon_head(ShapesA{jobs.pairs}).count) &&
                   all_have_four(load_polygon_head(ShapesB{jobs.pairs}).count)
               ? polygons_in_lanes<4, 4>(jobs, tolerances)
               : polygons_in_lanes<8, 8>(jobs, tolerances);
}

detail::BatchDone needles(const detail::BatchJobs& jobs, const Tolerances& tolerances) {
    return for_jobs<polygons_in_lanes<2, 2>>(jobs, tolerances);
}
detail::BatchDone polygon_and_needle(const detail::BatchJobs& jobs, const Tolerances& tolerances) {
    return for_jobs<any_polygon_and_needle>(jobs, tolerances);
}
detail::BatchDone polygons(const detail::BatchJobs& jobs, const Tolerances& tolerances) {
    return for_jobs<any_polygons>(jobs, tolerances);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

HWY_EXPORT(needles);
HWY_EXPORT(polygon_and_needle);
HWY_EXPORT(polygons);

detail::BatchDone detail::batch_needles(const BatchJobs& jobs, const Tolerances& tolerances) {
    return HWY_DYNAMIC_DISPATCH(needles)(jobs, tolerances);
}
detail::BatchDone detail::batch_polygon_and_needle(const BatchJobs& jobs, const Tolerances& tolerances) {
    return HWY_DYNAMIC_DISPATCH(polygon_and_needle)(jobs, tolerances);
}
detail::BatchDone detail::batch_polygons(const BatchJobs& jobs, const Tolerances& tolerances) {
    return HWY_DYNAMIC_DISPATCH(polygons)(jobs, tolerances);
}

}  // namespace jostle
#endif  // HWY_ONCE
