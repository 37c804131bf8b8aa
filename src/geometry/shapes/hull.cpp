// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The convex hull by the monotone chain [Andrew1979]: sort, then one sweep for the lower and one for the
// upper chain, where a point stays only if the chain turns left at it. We depart in what follows: the ring of
// corners is welded and straightened to tolerance, with the error that has been made carried along each edge,
// so that many small steps cannot add up to a large one (a naive straightening turns a finely sampled circle
// into a triangle).
//
// How far outside a point may lie: not at all of the ring that the sweeps leave, as which side it is on is
// exact. Then it lies at most min_edge_length from a corner that welding keeps (ring.h), or from an edge
// between two of these, and what straightening leaves of the outline is nowhere further than a tenth of that
// from these corners, to which the rounding of each deviation is added.
//
// Cost: O(n log n) for the sort; everything after it is linear.
#include <jostle/geometry/hull.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/sort.h"
#include "geometry/shapes/ring.h"

namespace jostle {
namespace {

struct Corner {
    double x, y;
};

/// The sign of a sum of six numbers, each the product of two floats and so exact. A part is split into what
/// fits in a double and what is left over [Shewchuk1997].
bool is_positive_sum(const double (&terms)[6]) {
    double parts[6];
    int count = 0;
    for (const double term : terms) {
        double sum = term;
        int kept = 0;
        for (int i = 0; i < count; ++i) {
            const double part = parts[i], total = sum + part, of_part = total - sum;
            const double left = (sum - (total - of_part)) + (part - of_part);
            if (left != 0.0) parts[kept++] = left;
            sum = total;
        }
        parts[kept++] = sum;
        count = kept;
    }
    // The parts do not overlap: the last that is not zero decides.
    for (int i = count - 1; i >= 0; --i) {
        if (parts[i] != 0.0) return parts[i] > 0.0;
    }
    return false;
}

/// Whether b lies to the left of the line from o to a, for any floats.
bool turns_left(const Corner& o, const Corner& a, const Corner& b) {
    const double left = (a.x - o.x) * (b.y - o.y), right = (a.y - o.y) * (b.x - o.x);
    // Three roundings of half a unit in the last place each, and their products.
    const double error = 4.0e-16 * (std::fabs(left) + std::fabs(right));
    if (left - right > error) return true;
    if (left - right < -error) return false;
    return is_positive_sum({a.x * b.y, -a.y * b.x, -(a.x * o.y), a.y * o.x, -(o.x * b.y), o.y * b.x});
}

/// Strictly convex, counter-clockwise, from sorted points without duplicates.
std::vector<Corner> monotone_chain(const std::vector<Corner>& sorted) {
    const std::size_t n = sorted.size();
    std::vector<Corner> ring;
    ring.reserve(2 * n);
    for (std::size_t i = 0; i < n; ++i) {
        while (ring.size() >= 2 && !turns_left(ring[ring.size() - 2], ring.back(), sorted[i]))
            ring.pop_back();
        ring.push_back(sorted[i]);
    }
    const std::size_t lower = ring.size() + 1;
    for (std::size_t i = n - 1; i-- > 0;) {
        while (ring.size() >= lower && !turns_left(ring[ring.size() - 2], ring.back(), sorted[i]))
            ring.pop_back();
        ring.push_back(sorted[i]);
    }
    if (ring.size() > 1) ring.pop_back();
    return ring;
}

/// [m] Not less than the distance of any two corners.
double extent_of(const std::vector<Corner>& ring) {
    double most = 0.0;
    for (const Corner& corner : ring)
        most = std::fmax(most, std::fabs(corner.x - ring[0].x) + std::fabs(corner.y - ring[0].y));
    return 2.0 * most;
}

/// Whether all corners lie within `tolerance` of the segment from the first to the one furthest from it.
/// Straightening alone cannot tell: its bound on the error adds up over many corners of a thin ring.
bool on_one_line(const std::vector<Corner>& ring, double tolerance) {
    std::size_t furthest = 0;
    double most = 0.0;
    for (std::size_t i = 1; i < ring.size(); ++i) {
        const double squared = detail::ring_distance_squared(ring[0], ring[i]);
        if (squared > most) {
            most = squared;
            furthest = i;
        }
    }
    for (const Corner& corner : ring) {
        if (detail::deviation(ring[0], corner, ring[furthest]) > tolerance) return false;
    }
    return true;
}

}  // namespace

const char* describe(HullStatus status) noexcept {
    switch (status) {
        case HullStatus::kOk:
            return "they have a hull";
        case HullStatus::kTooFewPoints:
            return "a hull needs at least 3 points";
        case HullStatus::kNotFinite:
            return "every point must be finite";
        case HullStatus::kCoincident:
            return "they are all at one place, to tolerance; a hull needs an area";
        case HullStatus::kCollinear:
            return "they all lie on one line, to tolerance; a hull needs an area";
        case HullStatus::kTooManyCorners:
            return "their hull has more than 64 corners";
    }
    return "unknown status";
}

HullResult compute_hull(std::span<const Vec2> points, const Tolerances& tolerances) {
    HullResult result;
    if (points.size() < 3) return result;
    std::vector<Corner> ring;
    ring.reserve(points.size());
    for (const Vec2 p : points) {
        if (!is_finite(p)) {
            result.status = HullStatus::kNotFinite;
            return result;
        }
        // Adding zero makes a negative zero positive, so that equal points are the same points.
        ring.push_back({static_cast<double>(p.x + 0.0f), static_cast<double>(p.y + 0.0f)});
    }
    // ORDER: by x, then y. Points that tie are the same in every bit, so that any sort gives one result.
    detail::sort(ring,
                 [](const Corner& a, const Corner& b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    ring.erase(std::unique(ring.begin(), ring.end(),
                           [](const Corner& a, const Corner& b) { return a.x == b.x && a.y == b.y; }),
               ring.end());
    if (ring.size() > 1) ring = monotone_chain(ring);
    const double tolerance = static_cast<double>(tolerances.min_edge_length);
    detail::weld(ring, tolerance);
    if (ring.size() < 2) {
        result.status = HullStatus::kCoincident;
        return result;
    }
    const bool line = on_one_line(ring, 0.1 * tolerance);
    detail::straighten(ring, 0.1 * tolerance, 8.0e-16 * extent_of(ring));
    if (line || ring.size() < 3) {
        result.status = HullStatus::kCollinear;
        return result;
    }
    if (ring.size() > static_cast<std::size_t>(kMaxPolygonVertices)) {
        result.status = HullStatus::kTooManyCorners;
        return result;
    }
    result.status = HullStatus::kOk;
    result.count = static_cast<int>(ring.size());
    for (std::size_t i = 0; i < ring.size(); ++i) {
        result.corners[i] = {static_cast<float>(ring[i].x), static_cast<float>(ring[i].y)};
    }
    return result;
}

}  // namespace jostle
