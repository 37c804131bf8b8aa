// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The convex hull by the monotone chain [Andrew1979]: sort, then one sweep for the lower and one for the
// upper chain, where a point stays only if the chain turns left at it. We depart in what follows: the ring of
// corners is welded and straightened to tolerance, with the error that has been made carried along each edge,
// so that many small steps cannot add up to a large one (a naive straightening turns a finely sampled circle
// into a triangle). Cost: O(n log n) for the sort; everything after it is linear.
#include <jostle/geometry/hull.h>

#include <algorithm>
#include <vector>

namespace jostle {
namespace {

struct Corner {
    double x, y;
};

double cross(Corner o, Corner a, Corner b) {
    return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}
double distance_squared(Corner a, Corner b) {
    return (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
}

/// Strictly convex, counter-clockwise, from sorted points without duplicates.
std::vector<Corner> monotone_chain(const std::vector<Corner>& sorted) {
    const std::size_t n = sorted.size();
    std::vector<Corner> ring;
    ring.reserve(2 * n);
    for (std::size_t i = 0; i < n; ++i) {
        while (ring.size() >= 2 && !(cross(ring[ring.size() - 2], ring.back(), sorted[i]) > 0.0))
            ring.pop_back();
        ring.push_back(sorted[i]);
    }
    const std::size_t lower = ring.size() + 1;
    for (std::size_t i = n - 1; i-- > 0;) {
        while (ring.size() >= lower && !(cross(ring[ring.size() - 2], ring.back(), sorted[i]) > 0.0)) {
            ring.pop_back();
        }
        ring.push_back(sorted[i]);
    }
    if (ring.size() > 1) ring.pop_back();
    return ring;
}

/// Keeps corners that are at least `tolerance` from the one kept before them. ORDER: around from the first.
void weld(std::vector<Corner>& ring, double tolerance) {
    const double limit = tolerance * tolerance;
    std::size_t kept = 1;
    for (std::size_t i = 1; i < ring.size(); ++i) {
        if (distance_squared(ring[kept - 1], ring[i]) >= limit) ring[kept++] = ring[i];
    }
    while (kept > 1 && distance_squared(ring[kept - 1], ring[0]) < limit) --kept;
    ring.resize(kept);
}

/// How far v lies from the segment a b.
double deviation(Corner a, Corner v, Corner b) {
    const double ex = b.x - a.x, ey = b.y - a.y;
    const double along = (v.x - a.x) * ex + (v.y - a.y) * ey;
    const double squared = ex * ex + ey * ey;
    // Beyond an end v is the tip of a needle, not a point on a line.
    if (along < 0.0) return std::sqrt(distance_squared(a, v));
    if (along > squared) return std::sqrt(distance_squared(b, v));
    return std::fabs(cross(a, v, b)) / std::sqrt(squared);
}

/// Drops corners near the line through their neighbours, while no dropped corner gets further than
/// `tolerance` outside.
void straighten(std::vector<Corner>& ring, double tolerance) {
    const std::size_t n = ring.size();
    struct Link {
        std::size_t previous, next;
        double error;  // [m] how far outside the edge to `next` a dropped corner may lie
        bool dropped;
    };
    std::vector<Link> links(n);
    for (std::size_t i = 0; i < n; ++i) links[i] = {(i + n - 1) % n, (i + 1) % n, 0.0, false};
    std::size_t remaining = n;
    std::size_t quiet = 0;  // corners in a row, up to the present one, that stay
    std::size_t i = 0;
    while (remaining > 2 && quiet < remaining) {
        Link& link = links[i];
        const double before = links[link.previous].error;
        const double error = (before > link.error ? before : link.error) +
                             deviation(ring[link.previous], ring[i], ring[link.next]);
        if (error <= tolerance) {
            link.dropped = true;
            --remaining;
            links[link.previous].next = link.next;
            links[link.previous].error = error;
            links[link.next].previous = link.previous;
            // Both neighbours are looked at again.
            quiet = quiet > 0 ? quiet - 1 : 0;
            if (quiet + 2 > remaining) quiet = remaining - 2;
            i = link.previous;
        } else {
            ++quiet;
            i = link.next;
        }
    }
    std::size_t kept = 0;
    for (std::size_t j = 0; j < n; ++j) {
        if (!links[j].dropped) ring[kept++] = ring[j];
    }
    ring.resize(kept);
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
    std::sort(ring.begin(), ring.end(),
              [](const Corner& a, const Corner& b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    ring.erase(std::unique(ring.begin(), ring.end(),
                           [](const Corner& a, const Corner& b) { return a.x == b.x && a.y == b.y; }),
               ring.end());
    if (ring.size() > 1) ring = monotone_chain(ring);
    const double tolerance = static_cast<double>(tolerances.min_edge_length);
    weld(ring, tolerance);
    if (ring.size() < 2) {
        result.status = HullStatus::kCoincident;
        return result;
    }
    straighten(ring, 0.1 * tolerance);
    if (ring.size() < 3) {
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
