// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The nearest point of the border of a union of convex polygons, the differences of pairs of pieces: each
// edge of each is cut by the inside of all others, and what is left is border. In double.
#include <jostle/geometry/pieces.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "geometry/double2.h"
#include "geometry/query/pieces_search.h"

namespace jostle {
namespace {

using namespace detail;

/// [1] Of the size of all: so little inside counts as on the border.
constexpr double kRounding = 1.0e-9;

/// [1] Of that: so short a part of an edge is no border.
constexpr double kHairlines = 100.0;

using Corners = std::vector<Double2>;

/// The points of a piece of A less those of a piece of B, corners counter-clockwise.
struct Difference {
    int piece_a, piece_b;
    Corners corners;
    Double2 lower, upper;
};

Corners corners_of(const PolygonView& piece, const Transform& pose, double sign) {
    Corners corners;
    const double c = static_cast<double>(pose.q.c), s = static_cast<double>(pose.q.s);
    for (int i = 0; i < piece.count; ++i) {
        const Double2 v = widen(piece.vertices[i]);
        corners.push_back(sign * (widen(pose.p) + Double2{c * v.x - s * v.y, s * v.x + c * v.y}));
    }
    return corners;
}

/// Where the lowest, and of these the leftmost, corner is first.
void turn_to_lowest(Corners& corners) {
    const auto is_lower = [](const Double2& a, const Double2& b) {
        return a.y != b.y ? a.y < b.y : a.x < b.x;
    };
    std::rotate(corners.begin(), std::min_element(corners.begin(), corners.end(), is_lower), corners.end());
}

Difference difference_of(int piece_a, int piece_b, Corners a, Corners b) {
    turn_to_lowest(a);
    turn_to_lowest(b);
    Difference result{piece_a, piece_b, {}, {}, {}};
    std::size_t i = 0, j = 0;
    const auto edge = [](const Corners& of, std::size_t k) {
        return of[(k + 1) % of.size()] - of[k % of.size()];
    };
    while (i < a.size() || j < b.size()) {
        result.corners.push_back(a[i % a.size()] + b[j % b.size()]);
        const double turn = cross(edge(a, i), edge(b, j));
        const bool takes_a = j == b.size() || (i < a.size() && turn >= 0.0);
        const bool takes_b = i == a.size() || (j < b.size() && turn <= 0.0);
        i += takes_a ? 1 : 0;
        j += takes_b ? 1 : 0;
    }
    result.lower = result.upper = result.corners[0];
    for (const Double2& corner : result.corners) {
        result.lower = {std::min(result.lower.x, corner.x), std::min(result.lower.y, corner.y)};
        result.upper = {std::max(result.upper.x, corner.x), std::max(result.upper.y, corner.y)};
    }
    return result;
}

/// Of the segment from p on, the part of it inside of the polygon by more than `least`; none: begin >= end.
struct Part {
    double begin, end;
};
Part inside_part(const Corners& corners, Double2 p, Double2 way, double least) {
    Part part{0.0, 1.0};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Double2 edge = corners[(i + 1) % corners.size()] - corners[i];
        const double size = std::sqrt(dot(edge, edge));
        const double height = cross(edge, p - corners[i]) - least * size, rise = cross(edge, way);
        if (rise == 0.0) {
            if (height <= 0.0) return {1.0, 0.0};
            continue;
        }
        const double at = -height / rise;
        (rise > 0.0 ? part.begin : part.end) = rise > 0.0 ? std::max(part.begin, at) : std::min(part.end, at);
    }
    return part;
}

/// The nearest point to 0 of the border; where that is no nearer than `best`, nothing changes.
struct Border {
    double squared = std::numeric_limits<double>::infinity();
    Double2 point, normal;
    std::size_t of = 0;

    void offer_edge(const std::vector<Difference>& all, std::size_t number, std::size_t corner,
                    double least) {
        const Corners& corners = all[number].corners;
        const Double2 p = corners[corner], way = corners[(corner + 1) % corners.size()] - p;
        const double length_squared = dot(way, way);
        if (!(length_squared > least * least)) return;
        const double nearest = std::clamp(-dot(p, way) / length_squared, 0.0, 1.0);
        const auto squared_at = [&](double t) { return dot(p + t * way, p + t * way); };
        if (squared_at(nearest) >= squared) return;
        covered_.clear();
        for (std::size_t k = 0; k < all.size(); ++k) {
            const Difference& other = all[k];
            const Double2 q = p + way;
            if (k == number || std::max(p.x, q.x) < other.lower.x || std::min(p.x, q.x) > other.upper.x ||
                std::max(p.y, q.y) < other.lower.y || std::min(p.y, q.y) > other.upper.y)
                continue;
            const Part part = inside_part(other.corners, p, way, least);
            if (part.begin < part.end) covered_.push_back(part);
        }
        std::sort(covered_.begin(), covered_.end(),
                  [](const Part& a, const Part& b) { return a.begin < b.begin; });
        // The ends of what is left, and the nearest point itself where it is left.
        const auto offer = [&](double begin, double end) {
            const double t = std::clamp(nearest, begin, end), here = squared_at(t);
            if (here >= squared) return;
            squared = here;
            point = p + t * way;
            const double size = std::sqrt(length_squared);
            normal = {way.y / size, -way.x / size};
            of = number;
        };
        // A gap as wide as roundings is none: where border is left, more of it is left than that.
        const double hairline = kHairlines * least / std::sqrt(length_squared);
        double open = 0.0;
        for (const Part& part : covered_) {
            if (part.begin > open + hairline) offer(open, part.begin);
            open = std::max(open, part.end);
        }
        if (1.0 > open + hairline) offer(open, 1.0);
    }

  private:
    std::vector<Part> covered_;
};

bool holds(const Corners& corners) {
    for (std::size_t i = 0; i < corners.size(); ++i)
        if (cross(corners[(i + 1) % corners.size()] - corners[i], Double2{} - corners[i]) < 0.0) return false;
    return true;
}

/// [m] How far B must go at most, across the boxes of both.
float way_across(const Aabb<2>& a, const Aabb<2>& b) {
    const Vec2 right = a.upper - b.lower, left = b.upper - a.lower;
    return min(min(right.x, right.y), min(left.x, left.y));
}

/// Where the cores are apart: along the distance of the nearest. Of the pairs whose roundings touch, any
/// other would leave those in each other.
Penetration of_roundings(const PiecesTree& a, const PiecesTree& b, const PiecesSearch& search) {
    const float radii = a.pieces().radius() + b.pieces().radius();
    float nearest = std::numeric_limits<float>::infinity();
    int piece_a = 0, piece_b = 0;
    search.run([&](const Aabb<2>& of_a, const Aabb<2>& of_b) { return gap_between(of_a, of_b, radii); },
               [&](float gap) { return gap < nearest; },
               [&](int i, int j) {
                   const DistanceResult found = distance(Geometry(a.pieces()[i]), Geometry(b.pieces()[j]),
                                                         search.pose, {.use_radii = false});
                   if (!(found.distance < nearest)) return;
                   nearest = found.distance;
                   piece_a = i;
                   piece_b = j;
               });
    return penetration(Geometry(a.pieces()[piece_a]), Geometry(b.pieces()[piece_b]), search.pose);
}

}  // namespace

Penetration penetration(const PiecesTree& a, const PiecesTree& b, const Transform& b_in_a) {
    if (!overlap(a, b, b_in_a)) return {};
    const PiecesSearch search(a, b, b_in_a);
    const float most = 1.0001f * way_across(a.bounds(), search.seen(b.bounds()));
    std::vector<Difference> all;
    double size = 0.0;
    search.run([](const Aabb<2>& of_a, const Aabb<2>& of_b) { return gap_between(of_a, of_b); },
               [&](float gap) { return gap <= most; },
               [&](int i, int j) {
                   all.push_back(difference_of(i, j, corners_of(a.pieces()[i], {}, 1.0),
                                               corners_of(b.pieces()[j], b_in_a, -1.0)));
                   for (const double x :
                        {all.back().lower.x, all.back().lower.y, all.back().upper.x, all.back().upper.y})
                       size = std::max(size, std::fabs(x));
               });
    if (std::none_of(all.begin(), all.end(), [](const Difference& one) { return holds(one.corners); }))
        return of_roundings(a, b, search);
    Border border;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = 0; k < all[i].corners.size(); ++k)
            border.offer_edge(all, i, k, kRounding * size);
    const double radii = static_cast<double>(a.pieces().radius()) + static_cast<double>(b.pieces().radius());
    const double depth = std::sqrt(border.squared);
    const Double2 normal = depth > kRounding * size ? (1.0 / depth) * border.point : border.normal;
    const Difference& of = all[border.of];
    // The pair that only just touches there.
    Transform moved = b_in_a;
    moved.p += narrow(border.point);
    const DistanceResult touch = distance(Geometry(a.pieces()[of.piece_a]), Geometry(b.pieces()[of.piece_b]),
                                          moved, {.use_radii = false});
    Penetration result;
    result.overlapping = true;
    result.depth = static_cast<float>(depth + radii);
    result.normal = narrow(normal);
    result.point_a = touch.point_a + a.pieces().radius() * result.normal;
    result.point_b = result.point_a - result.depth * result.normal;
    return result;
}

}  // namespace jostle
