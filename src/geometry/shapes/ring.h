// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What may be left out of a ring of points without moving its outline by more than a tolerance: points too
// near each other, and points that are hardly corners. A point is anything with x and y in double. Linear.
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace jostle::detail {

template <class Corner>
double ring_cross(const Corner& o, const Corner& a, const Corner& b) {
    return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}
template <class Corner>
double ring_distance_squared(const Corner& a, const Corner& b) {
    return (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
}

/// Removes every corner that is closer than `tolerance` to a kept neighbour.
/// ORDER: around from the first.
template <class Corner>
void weld(std::vector<Corner>& ring, double tolerance) {
    const double limit = tolerance * tolerance;
    const auto near = [&](std::size_t i, std::size_t j) {
        return ring_distance_squared(ring[i], ring[j]) < limit;
    };
    std::vector<std::size_t> kept{0};
    for (std::size_t i = 1; i < ring.size(); ++i) {
        if (!near(kept.back(), i)) kept.push_back(i);
    }
    while (kept.size() > 1 && near(kept.back(), 0)) kept.pop_back();
    // What was left out for a corner that is gone now may be far from the first, and is looked at again.
    for (std::size_t i = kept.back() + 1; i < ring.size(); ++i) {
        if (!near(kept.back(), i) && !near(0, i)) kept.push_back(i);
    }
    for (std::size_t i = 0; i < kept.size(); ++i) ring[i] = ring[kept[i]];
    ring.resize(kept.size());
}

/// How far v lies from the segment a b.
template <class Corner>
double deviation(const Corner& a, const Corner& v, const Corner& b) {
    const double ex = b.x - a.x, ey = b.y - a.y;
    const double along = (v.x - a.x) * ex + (v.y - a.y) * ey;
    const double squared = ex * ex + ey * ey;
    // Beyond an end v is the tip of a needle, not a point on a line.
    if (along < 0.0) return std::sqrt(ring_distance_squared(a, v));
    if (along > squared) return std::sqrt(ring_distance_squared(b, v));
    return std::fabs(ring_cross(a, v, b)) / std::sqrt(squared);
}

/// Drops corners near the line through their neighbours, while no dropped corner gets further than
/// `tolerance` from the outline. The error that has been made is carried along each edge, so that many small
/// steps cannot add up to a large one: what lay within e of the edges a v and v b lies within e and the
/// deviation of v of the edge a b, as the distance from a segment is convex and greatest at an end of
/// another. `rounding` [m] is what a deviation may be wrong by.
template <class Corner>
void straighten(std::vector<Corner>& ring, double tolerance, double rounding = 0.0) {
    const std::size_t n = ring.size();
    struct Link {
        std::size_t previous, next;
        double error;  // [m] how far from the edge to `next` a dropped corner may lie
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
                             deviation(ring[link.previous], ring[i], ring[link.next]) + rounding;
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

}  // namespace jostle::detail
