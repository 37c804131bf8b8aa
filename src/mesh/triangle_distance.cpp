// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The least of nine distances of edges and six of corners from faces [Ericson2005]. Points are kept on their
// edges and faces, so that the distance told is never less than the true one; edges that are nearly parallel
// have many nearly nearest points, of which it is enough to find one.
#include "mesh/triangle_distance.h"

#include <algorithm>
#include <limits>

namespace jostle::detail {

namespace {

double clamped(double x) {
    return x < 0.0 ? 0.0 : (x > 1.0 ? 1.0 : x);
}

/// A place on edge i: a corner at either end.
TriangleFeature feature_at(int edge, double share) {
    if (share == 0.0) return static_cast<TriangleFeature>(edge);
    if (share == 1.0) return static_cast<TriangleFeature>(edge == 2 ? 0 : edge + 1);
    return static_cast<TriangleFeature>(3 + edge);
}

/// ORDER: the first found of those as near.
void keep_nearer(NearestPoints& best, const Double3& a, const Double3& b, TriangleFeature feature_a,
                 TriangleFeature feature_b) {
    const Double3 away = a - b;
    const double squared = dot(away, away);
    if (squared < best.squared_distance) best = {squared, a, b, feature_a, feature_b};
}

struct Edge {
    Double3 from, along;
    double square;  ///< of its length
};

void offer_edges(NearestPoints& best, const Edge& a, const Edge& b, int edge_a, int edge_b) {
    const Double3 r = a.from - b.from;
    const double c = dot(a.along, r), f = dot(b.along, r), both = dot(a.along, b.along);
    const double parting = a.square * b.square - both * both;
    double s = parting > 0.0 ? clamped((both * f - c * b.square) / parting) : 0.0;
    double t = b.square > 0.0 ? (both * s + f) / b.square : 0.0;
    if (!(t >= 0.0 && t <= 1.0) || !(parting > 0.0)) {
        t = clamped(t);
        s = a.square > 0.0 ? clamped((both * t - c) / a.square) : 0.0;
    }
    keep_nearer(best, a.from + a.along * s, b.from + b.along * t, feature_at(edge_a, s),
                feature_at(edge_b, t));
}

struct Face {
    Double3 a, ab, ac, normal;
    double square;  ///< of the normal's length
    explicit Face(const PlacedTriangle& t)
        : a(t.at[0]),
          ab(t.at[1] - t.at[0]),
          ac(t.at[2] - t.at[0]),
          normal(cross(ab, ac)),
          square(dot(normal, normal)) {}
    /// Whether p is above the face, and then the point below it.
    [[nodiscard]] bool below(const Double3& p, Double3& point) const {
        const Double3 ap = p - a;
        const double of_c = dot(cross(ab, ap), normal), of_b = dot(cross(ap, ac), normal);
        if (!(of_b > 0.0 && of_c > 0.0 && of_b + of_c < square)) return false;
        point = a + ab * (of_b / square) + ac * (of_c / square);
        return true;
    }
};

void fill_edges(const PlacedTriangle& t, Edge (&edges)[3]) {
    for (int i = 0; i < 3; ++i) {
        const Double3 along = t.at[i == 2 ? 0 : i + 1] - t.at[i];
        edges[i] = {t.at[i], along, dot(along, along)};
    }
}

/// The corner is at the gap's point, or -1.
struct Heights {
    double least;  ///< of all corners
    int corner;
    bool others_above;  ///< by more than the error
};
Heights heights_of(const PlacedTriangle& t, const Double3& from, const Double3& up, double error) {
    Heights heights{std::numeric_limits<double>::infinity(), -1, true};
    for (int i = 2; i >= 0; --i) {
        const Double3 d = t.at[i] - from;
        const double height = dot(d, up);
        heights.least = std::min(heights.least, height);
        if (height > error) continue;
        const bool is_point = d.x == 0.0 && d.y == 0.0 && d.z == 0.0;
        heights.corner = is_point ? i : heights.corner;
        heights.others_above = heights.others_above && is_point;
    }
    return heights;
}

NearestPoints nearest_corners(const PlacedTriangle& a, const PlacedTriangle& b) {
    NearestPoints best = corner_points(a, 0, b, 0);
    for (int i = 0; i < 3; ++i) {
        for (int k = 0; k < 3; ++k)
            keep_nearer(best, a.at[i], b.at[k], static_cast<TriangleFeature>(i),
                        static_cast<TriangleFeature>(k));
    }
    return best;
}

}  // namespace

// With h the least height, two triangles are at least h / |way| further apart than the gap is wide. Points
// that are computed lie on their triangles but for much less than the error.
BesideGap beside(const Gap& gap, const PlacedTriangle& a, const PlacedTriangle& b) {
    const Heights of_a = heights_of(a, gap.a, gap.way * -1.0, gap.error);
    const Heights of_b = heights_of(b, gap.b, gap.way, gap.error);
    if (of_a.least + of_b.least > gap.error) return {Beside::kBeyond, -1, -1};
    const bool at =
        gap.error > 0.0 && of_a.others_above && of_b.others_above && of_a.corner >= 0 && of_b.corner >= 0;
    return {at ? Beside::kAt : Beside::kUnknown, of_a.corner, of_b.corner};
}

NearestPoints nearest_points(const PlacedTriangle& a, const PlacedTriangle& b, double error) {
    NearestPoints best = nearest_corners(a, b);
    if (beside(Gap(best.a, best.b, error), a, b).beside == Beside::kAt) return best;
    Edge of_a[3], of_b[3];
    fill_edges(a, of_a);
    fill_edges(b, of_b);
    for (int i = 0; i < 3; ++i)
        for (int k = 0; k < 3; ++k) offer_edges(best, of_a[i], of_b[k], i, k);
    const Face face_a(a), face_b(b);
    Double3 point{};
    for (int i = 0; i < 3; ++i) {
        const auto corner = static_cast<TriangleFeature>(i);
        if (face_b.below(a.at[i], point)) keep_nearer(best, a.at[i], point, corner, TriangleFeature::kFace);
        if (face_a.below(b.at[i], point)) keep_nearer(best, point, b.at[i], TriangleFeature::kFace, corner);
    }
    return best;
}

}  // namespace jostle::detail
