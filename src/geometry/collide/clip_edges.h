// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two edges that face each other become contact points: the incident edge is clipped to the reference edge's
// width, and both ends that remain are points; unless the cores' nearest features are two vertices, apart:
// then one point on the line through them.
#pragma once

#include "geometry/collide/incident_edge.h"
#include "geometry/collide/manifold_parts.h"
#include "math/lanes.h"

namespace jostle::detail {

/// [1] A tenth of the slop is where two answers are the same for all purposes.
inline constexpr float kSame = 0.1f;
/// [1] Of the slop: contact points nearer each other than this, along the face, are one.
inline constexpr float kOnePoint = 0.02f;

/// [1] Of the slop: further from the deepest than what kSame gives away, and than what rounding makes of a
/// face that lies 50 km from the origin of its frame.
inline constexpr float kAstray = 4.0f;

/// Two edges that face each other: r1 r2 of the reference, p1 p2 of the incident polygon, which run
/// oppositely.
struct EdgePair {
    Vec2 r1, r2, p1, p2;
    int r1_index, r2_index, p1_index, p2_index;
    Vec2 normal;  // of the reference edge
    float reference_radius, incident_radius;
    bool b_is_reference;

    [[nodiscard]] JOSTLE_INLINE std::uint16_t id(int reference, int incident) const {
        return b_is_reference ? feature_id(incident, reference) : feature_id(reference, incident);
    }
};

/// The two vertices, if the edges' nearest features are vertices, where u is the one of the reference edge.
struct VertexPair {
    bool found;
    Vec2 u, v;
    int u_index, v_index;
};
[[nodiscard]] inline VertexPair nearest_vertices(const EdgePair& e, bool at_r1) {
    VertexPair pair{true, at_r1 ? e.r1 : e.r2, e.p1, at_r1 ? e.r1_index : e.r2_index, e.p1_index};
    const Vec2 edge = e.p2 - e.p1;
    const float along = dot(pair.u - e.p1, edge);
    if (along <= 0.0f) return pair;
    pair.v = e.p2;
    pair.v_index = e.p2_index;
    pair.found = along >= length_squared(edge);
    return pair;
}

/// Beside the face, and yet the vertex is nearest to the midst of the other edge: that one's face is better
/// by a hair, where this one is preferred, or was before rounding. What the vertex is nearest to counts as a
/// vertex.
inline void move_onto_edge(VertexPair& pair, const EdgePair& e) {
    const Vec2 edge = e.p2 - e.p1;
    const float f = dot(pair.u - e.p1, edge) / length_squared(edge);
    pair.v = e.p1 + f * edge;
    pair.v_index = f < 0.5f ? e.p1_index : e.p2_index;
    pair.found = true;
}

/// One point between two vertices.
inline void touch_vertices(Manifold& result, const EdgePair& e, const VertexPair& pair, Vec2 origin,
                           float speculative_distance) {
    result = round_manifold(pair.u, pair.v, e.reference_radius, e.incident_radius, e.normal,
                            e.id(pair.u_index, pair.v_index), speculative_distance);
    if (result.count == 0) return;
    if (e.b_is_reference) result.normal = -result.normal;
    result.points[0].point += origin;
}

/// Shapes that are not smooth: two vertices may touch along any line.
struct AnyNormal {
    static constexpr bool kIsSmooth = false;
    [[nodiscard]] bool operator()(const EdgePair&, const VertexPair&) const { return true; }
};

/// Whether the cores may be disjoint, of which these are the greatest separations across a face. Two needles
/// in line have no axis that separates them, only vertices.
[[nodiscard]] JOSTLE_INLINE bool may_be_apart(float separation_a, float separation_b, bool needles,
                                              const Tolerances& tolerances) {
    const float least = needles ? -kSame * tolerances.linear_slop : 0.0f;
    return separation_a > least || separation_b > least;
}

/// `apart` says whether the cores may be disjoint. `admits(edges, vertices)` says whether two vertices may
/// touch; where they may not, what of the incident edge lies above the reference edge is left, if anything.
template <class Admits>
JOSTLE_INLINE void clip_edges(Manifold& result, const EdgePair& e, bool apart, Vec2 origin,
                              const Tolerances& tolerances, const Admits& admits) {
    const Vec2 tangent = skew(e.normal);
    const float width = dot(e.r2 - e.r1, tangent);
    const float s1 = dot(e.p1 - e.r1, tangent);  // p1 is the end near r2: in general s2 < s1
    const float s2 = dot(e.p2 - e.r1, tangent);
    const float d1 = dot(e.p1 - e.r1, e.normal);
    const float d2 = dot(e.p2 - e.r1, e.normal);
    const bool beside = !(s1 >= 0.0f && s2 <= width);
    // The ends of the part of the incident edge that lies above the reference face: p2 near r1, p1 near r2.
    // No branch: which ends are clipped is the hardest thing here to guess.
    const bool sound = !beside && s2 < s1;
    const float per_length = sound ? 1.0f / (s1 - s2) : 0.0f;
    const Float4 cut = greater(gather(-s2, s1 - width, 0.0f, 0.0f), splat(0.0f)) * splat(per_length);
    float f2 = lane<0>(cut);
    float f1 = lane<0>(splat_lane<1>(cut));
    const Vec2 edge = e.p1 - e.p2;
    const float rise = d1 - d2;
    float end_depth[2] = {d2 + f2 * rise, d1 - f1 * rise};
    if (apart) {
        const float deepest = d2 < d1 ? s2 : s1;
        if (beside || deepest < 0.0f || deepest > width) {
            VertexPair pair = nearest_vertices(e, s1 < 0.0f || (!(s2 > width) && deepest < 0.0f));
            if (!Admits::kIsSmooth && beside && !pair.found) move_onto_edge(pair, e);
            // Faces that meet squarely, end on end, keep both points while those tell the distance as well.
            const float off = abs(min(end_depth[0], end_depth[1]) - distance(pair.u, pair.v));
            const bool on_line = pair.found && (beside || off > kSame * tolerances.linear_slop);
            if (on_line && admits(e, pair)) {
                touch_vertices(result, e, pair, origin, tolerances.speculative_distance);
                return;
            }
        }
    }
    // Where cores overlap the deepest end is above the face, unless rounding chose one beside it.
    const bool astray = !Admits::kIsSmooth && !apart &&
                        min(end_depth[0], end_depth[1]) - min(d1, d2) > kAstray * tolerances.linear_slop;
    if (astray) {
        f1 = f2 = 0.0f;
        end_depth[0] = d2;
        end_depth[1] = d1;
    }
    if constexpr (Admits::kIsSmooth) {
        // What is not above the reference edge is the neighbour's, but for what lies on the seam.
        const float seam = kSame * tolerances.linear_slop;
        if (s1 < -seam || s2 > width + seam) return;
    }
    const Vec2 end_point[2] = {e.p2 + f2 * edge, e.p1 - f1 * edge};
    const std::uint16_t end_id[2] = {e.id(e.r1_index, e.p2_index), e.id(e.r2_index, e.p1_index)};
    // Not sound by rounding only: no part of it lies there, or it is seen end on. Then, and where both ends
    // are one, the deeper will do.
    const bool apiece =
        sound && !astray && min(s1, width) - max(s2, 0.0f) > kOnePoint * tolerances.linear_slop;
    bool first_is_deeper = end_depth[0] < end_depth[1];
    // Of an edge that only reaches the seam, the end there; the other lies beyond what the face is of.
    if (Admits::kIsSmooth && beside) first_is_deeper = s2 > width;
    const bool wanted[2] = {apiece || first_is_deeper, apiece || !first_is_deeper};

    const float radius = e.reference_radius + e.incident_radius;
    const float lift = e.incident_radius - e.reference_radius;
    for (int i = 0; i < 2; ++i) {
        const float separation = end_depth[i] - radius;
        if (!wanted[i] || !(separation <= tolerances.speculative_distance)) continue;
        ManifoldPoint& point = result.points[result.count++];
        point.point = end_point[i] + origin - 0.5f * (end_depth[i] + lift) * e.normal;
        point.separation = separation;
        point.id = end_id[i];
    }
    if (result.count == 0) return;
    result.normal = e.b_is_reference ? -e.normal : e.normal;
    result.type = e.b_is_reference ? ManifoldType::kFaceB : ManifoldType::kFaceA;
}

}  // namespace jostle::detail
