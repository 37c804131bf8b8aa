// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two triangles whose planes are crossed by each other meet the planes' common line in one interval each
// [GuigueDevillers2003]. With the corners named so that a0 is alone on the positive side of b's plane, and b0
// on that of a's:
//
//            a0                      the line is crossed by a0a1 at i and by a0a2 at j, by b0b1 at k and
//           /  |                     by b0b2 at l; along it, j comes before i, and k before l. So they
//     -----j---i-------> line        overlap where k is not behind i, and j not behind l.
//         /     |
//       a2------a1                   k behind i: b1 is above the plane a0 a1 b0, and so on.
//
// Where both lie in one plane, or one has no area, they meet if an edge of one of them meets the other. All
// signs are exact.
#include "mesh/triangle_pair.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "mesh/point_triangle.h"

namespace jostle::detail {

namespace {

struct Signs {
    int of[3];
    [[nodiscard]] bool all(int sign) const { return of[0] == sign && of[1] == sign && of[2] == sign; }
};

/// Where the corners of t lie to the plane of `plane`.
Signs sides(const PlacedTriangle& plane, const PlacedTriangle& t) {
    const auto side = [&](int i) { return orientation(plane.at[0], plane.at[1], plane.at[2], t.at[i]); };
    return {{side(0), side(1), side(2)}};
}

/// Brings the corner to the front which the plane parts from the other two, and returns its side. A corner in
/// the plane counts to the side where there is none.
int lonely_first(PlacedTriangle& t, const Signs& signs) {
    const auto positive = std::count(signs.of, signs.of + 3, 1);
    const auto negative = std::count(signs.of, signs.of + 3, -1);
    int lonely = 0;  // the sign of that corner
    int side = positive > 0 ? -1 : 1;
    if (positive == 1 || negative == 1) lonely = side = positive == 1 ? 1 : -1;
    const auto first = std::find(signs.of, signs.of + 3, lonely) - signs.of;
    std::rotate(t.at, t.at + first, t.at + 3);
    return side;
}

/// Two segments in the plane.
bool segments_meet(const FlatPoint& p, const FlatPoint& q, const FlatPoint& u, const FlatPoint& v) {
    const int of_u = orientation(p, q, u), of_v = orientation(p, q, v);
    const int of_p = orientation(u, v, p), of_q = orientation(u, v, q);
    if (of_u * of_v > 0 || of_p * of_q > 0) return false;
    if (of_u != 0 || of_v != 0 || of_p != 0 || of_q != 0) return true;
    return std::max(p.x, q.x) >= std::min(u.x, v.x) && std::max(u.x, v.x) >= std::min(p.x, q.x) &&
           std::max(p.y, q.y) >= std::min(u.y, v.y) && std::max(u.y, v.y) >= std::min(p.y, q.y);
}

/// Two segments in one plane of space meet where they meet as seen along every axis: at least one of these
/// views keeps points of the plane apart.
bool segments_meet(const Double3& p, const Double3& q, const Double3& u, const Double3& v) {
    if (orientation(p, q, u, v) != 0) return false;
    for (int axis = 0; axis < 3; ++axis) {
        if (!segments_meet(flattened(p, axis), flattened(q, axis), flattened(u, axis), flattened(v, axis)))
            return false;
    }
    return true;
}

bool segment_meets(const Double3& p, const Double3& q, const PlacedTriangle& t) {
    const int of_p = orientation(t.at[0], t.at[1], t.at[2], p);
    const int of_q = orientation(t.at[0], t.at[1], t.at[2], q);
    if (of_p * of_q > 0) return false;
    if (of_p != 0 || of_q != 0) {
        // It crosses the plane in one point: on the same side of all edges.
        int most = -1, least = 1;
        for (int i = 0; i < 3; ++i) {
            const int side = orientation(p, q, t.at[i], t.at[(i + 1) % 3]);
            most = std::max(most, side);
            least = std::min(least, side);
        }
        return most * least >= 0;
    }
    if (is_on_face(t.at, p)) return true;
    for (int i = 0; i < 3; ++i)
        if (segments_meet(p, q, t.at[i], t.at[(i + 1) % 3])) return true;
    return false;
}

bool edges_meet(const PlacedTriangle& a, const PlacedTriangle& b) {
    for (int i = 0; i < 3; ++i) {
        if (segment_meets(a.at[i], a.at[(i + 1) % 3], b)) return true;
        if (segment_meets(b.at[i], b.at[(i + 1) % 3], a)) return true;
    }
    return false;
}

}  // namespace

bool meet(const PlacedTriangle& of_a, const PlacedTriangle& of_b) {
    const Signs signs_a = sides(of_b, of_a);
    if (signs_a.all(1) || signs_a.all(-1)) return false;
    const Signs signs_b = sides(of_a, of_b);
    if (signs_b.all(1) || signs_b.all(-1)) return false;
    if (signs_a.all(0) || signs_b.all(0)) return edges_meet(of_a, of_b);

    PlacedTriangle a = of_a, b = of_b;
    const int side_of_a = lonely_first(a, signs_a);
    const int side_of_b = lonely_first(b, signs_b);
    if (side_of_a < 0) std::swap(b.at[1], b.at[2]);
    if (side_of_b < 0) std::swap(a.at[1], a.at[2]);
    return orientation(a.at[0], a.at[1], b.at[0], b.at[1]) <= 0 &&
           orientation(a.at[0], a.at[2], b.at[0], b.at[2]) >= 0;
}

namespace {

struct Interval {
    double lower, upper;  ///< along the common line
    Double3 from, to;
};

/// Where the edges of t cross the plane of another, across `normal`, to which its corners lie so; of those
/// the first and last along d.
Interval crossed(const PlacedTriangle& t, const Signs& signs, const PlacedTriangle& plane,
                 const Double3& normal, const Double3& d) {
    double height[3];
    for (int i = 0; i < 3; ++i) {
        height[i] = signs.of[i] == 0 ? 0.0 : std::fabs(dot(t.at[i] - plane.at[0], normal));
    }
    Interval all{0.0, 0.0, t.at[0], t.at[0]};
    bool none = true;
    const auto add = [&](const Double3& p) {
        const double along = dot(p, d);
        if (none || along < all.lower) all.lower = along, all.from = p;
        if (none || along > all.upper) all.upper = along, all.to = p;
        none = false;
    };
    for (int i = 0; i < 3; ++i) {
        const int next = i == 2 ? 0 : i + 1;
        if (signs.of[i] == 0) add(t.at[i]);
        if (signs.of[i] * signs.of[next] >= 0) continue;
        const double sum = height[i] + height[next];
        const double share = sum > 0.0 ? height[i] / sum : 0.5;
        add(t.at[i] + (t.at[next] - t.at[i]) * share);
    }
    return all;
}

/// The part of a that lies in b, both in a plane across `normal`.
int clipped(const PlacedTriangle& a, const PlacedTriangle& b, const Double3& normal, Double3 (&points)[6]) {
    // Cut three times, three corners become six at most; a corner more for rounding.
    Double3 polygon[8], kept[8];
    int size = 3;
    std::copy(a.at, a.at + 3, polygon);
    for (int i = 0; i < 3; ++i) {
        const Double3 inwards = cross(normal, b.at[i == 2 ? 0 : i + 1] - b.at[i]);
        int count = 0;
        for (int k = 0; k < size; ++k) {
            const Double3& p = polygon[k];
            const Double3& q = polygon[k + 1 == size ? 0 : k + 1];
            const double of_p = dot(p - b.at[i], inwards), of_q = dot(q - b.at[i], inwards);
            if (of_p >= 0.0 && count < 6) kept[count++] = p;
            if (((of_p < 0.0 && of_q > 0.0) || (of_p > 0.0 && of_q < 0.0)) && count < 6)
                kept[count++] = p + (q - p) * (of_p / (of_p - of_q));
        }
        size = count;
        std::copy(kept, kept + count, polygon);
    }
    std::copy(polygon, polygon + size, points);
    return size;
}

/// [m^2] Of its longest edge.
double squared_length(const PlacedTriangle& t) {
    double most = 0.0;
    for (int i = 0; i < 3; ++i) {
        const Double3 edge = t.at[i == 2 ? 0 : i + 1] - t.at[i];
        most = std::max(most, dot(edge, edge));
    }
    return most;
}

/// So thin that the direction of its normal is rounding: it counts as its edges.
bool is_thin(const PlacedTriangle& t, const Double3& normal) {
    const double most = squared_length(t);
    return dot(normal, normal) <= 0x1p-72 * most * most;
}

/// Planes so nearly one that the direction d of their common line may be rounding. A normal of two edges of
/// length l is off by some 2^-52 l^2; 2^-35 leaves room for what the line passes on the way.
bool are_nearly_one(const PlacedTriangle& a, const Double3& normal_a, const PlacedTriangle& b,
                    const Double3& normal_b, const Double3& d) {
    const double of_a = squared_length(a), of_b = squared_length(b);
    // Also where products overflow or vanish.
    return !(dot(d, d) >
             0x1p-70 * (of_a * of_a * dot(normal_b, normal_b) + of_b * of_b * dot(normal_a, normal_a)));
}

/// [m^2] How far off one of the triangles the points are, at most. A point that is NaN is infinitely far off.
double squared_gap(const Double3* points, int count, const PlacedTriangle& a, const PlacedTriangle& b) {
    double most = 0.0;
    for (int i = 0; i < count; ++i) {
        for (const PlacedTriangle* t : {&a, &b}) {
            const double squared =
                nearest_on_triangle(points[i], t->at[0], t->at[1], t->at[2]).squared_distance;
            if (std::isnan(squared)) return std::numeric_limits<double>::infinity();
            most = std::max(most, squared);
        }
    }
    return most;
}

/// In place of the ends of a common segment, of triangles whose planes are nearly one. The ends stay if they
/// lie on both triangles but for rounding of coordinates. Else what the triangles share as if they lay in one
/// plane is tried, then their nearest points; those that are the least off both are taken.
int common_in_nearly_one(const PlacedTriangle& a, const PlacedTriangle& b, const Double3& normal,
                         Double3 (&points)[6], int count) {
    double size = 0.0;
    for (const PlacedTriangle* t : {&a, &b}) {
        for (const Double3& p : t->at)
            size = std::max({size, std::fabs(p.x), std::fabs(p.y), std::fabs(p.z)});
    }
    const double rounding = 0x1p-80 * size * size;
    double gap = squared_gap(points, count, a, b);
    // ORDER: of those as far off, the ones that were tried first.
    const auto take_if_nearer = [&](const Double3* others, int other_count) {
        const double of_others = squared_gap(others, other_count, a, b);
        if (gap <= of_others) return;
        gap = of_others;
        count = other_count;
        std::copy(others, others + other_count, points);
    };
    if (gap > rounding) {
        Double3 shared[6];
        const int shared_count = clipped(a, b, normal, shared);
        if (shared_count > 0) take_if_nearer(shared, shared_count);
    }
    if (gap > rounding) {
        const Double3 nearest = nearest_points(a, b).a;
        take_if_nearer(&nearest, 1);
    }
    return count;
}

/// Of a thin triangle and another that meet, where the thin one crosses the other's plane so. Where it nearly
/// lies in that plane, the interval is long, and an end of it may lie beside the other. If both do, an edge
/// of the other crosses the thin one, and so passes its edges within its width, or within rounding.
Double3 common_of_thin(const PlacedTriangle& thin, const PlacedTriangle& other, const Interval& interval) {
    const auto from_other = [&](const Double3& p) {
        return nearest_on_triangle(p, other.at[0], other.at[1], other.at[2]).squared_distance;
    };
    const NearestPoints nearest = nearest_points(thin, other);
    const double of_from = from_other(interval.from), of_to = from_other(interval.to);
    // ORDER: the ends, then the edges; of those as near, the first.
    if (std::min(of_from, of_to) > nearest.squared_distance) return nearest.a;
    return of_to < of_from ? interval.to : interval.from;
}

}  // namespace

int common_points(const PlacedTriangle& a, const PlacedTriangle& b, Double3 (&points)[6]) {
    const Double3 normal_a = cross(a.at[1] - a.at[0], a.at[2] - a.at[0]);
    const Double3 normal_b = cross(b.at[1] - b.at[0], b.at[2] - b.at[0]);
    const bool flat_a = is_thin(a, normal_a), flat_b = is_thin(b, normal_b);
    const Signs signs_a = sides(b, a), signs_b = sides(a, b);
    const bool in_plane = signs_a.all(0) && signs_b.all(0);
    if (!flat_a && !flat_b && in_plane) {
        if (const int count = clipped(a, b, normal_b, points); count > 0) return count;
    } else if (!in_plane && flat_a != flat_b) {
        points[0] = flat_a ? common_of_thin(a, b, crossed(a, signs_a, b, normal_b, normal_b))
                           : common_of_thin(b, a, crossed(b, signs_b, a, normal_a, normal_a));
        return 1;
    } else if (!in_plane && !flat_a) {
        const Double3 d = cross(normal_a, normal_b);
        const Interval of_a = crossed(a, signs_a, b, normal_b, d), of_b = crossed(b, signs_b, a, normal_a, d);
        points[0] = of_a.lower > of_b.lower ? of_a.from : of_b.from;
        points[1] = of_a.upper < of_b.upper ? of_a.to : of_b.to;
        const Double3 length = points[1] - points[0];
        // Intervals that only touch may miss each other by rounding.
        const int count = dot(length, d) > 0.0 ? 2 : 1;
        return are_nearly_one(a, normal_a, b, normal_b, d)
                   ? common_in_nearly_one(a, b, normal_b, points, count)
                   : count;
    }
    // They touch, and rounding has cut away all; or segments lie in one plane with the other.
    points[0] = nearest_points(a, b).a;
    return 1;
}

NearestPoints nearest_or_common(const PlacedTriangle& a, const PlacedTriangle& b, double error) {
    if (!meet(a, b)) return nearest_points(a, b, error);
    Double3 points[6];
    static_cast<void>(common_points(a, b, points));
    return {0.0, points[0], points[0], TriangleFeature::kFace, TriangleFeature::kFace};
}

}  // namespace jostle::detail
