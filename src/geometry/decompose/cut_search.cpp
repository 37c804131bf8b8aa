// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A cut from a reflex corner r is good where it leaves a left turn on both of its sides: where it lies
// strictly in the cone between the lines on which r's edges would go on. (On those lines a piece's edge would
// be outline for a part and cut for the rest.)
//
//        previous ------> r . . . . .      the cone: between the dots
//                       / .
//                      /  .
//                   next  .
//
// Ends that are tried: the nearest corners in sight, and what rays at the cone's halves, quarters, eighths
// meet. The shortest is taken; by the last rules, the shortest of the first of these levels that has any.
// O(n) for each end.
#include "geometry/decompose/cut_search.h"

#include <cmath>

namespace jostle::detail {
namespace {

constexpr std::size_t kNearCorners = 8;

bool turns_left(Double2 a, Double2 b, Double2 c, double margin) {
    const Double2 in = b - a, out = c - b;
    const double turn = cross(in, out);
    return turn > 0.0 && turn * turn >= margin * margin * dot(in, in) * dot(out, out);
}

Double2 left_perpendicular(Double2 a) {
    return {-a.y, a.x};
}

/// Between two unit vectors, the second counter-clockwise of the first.
Double2 between(Double2 a, Double2 b) {
    // Where they are nearly opposite their sum is nearly nothing.
    if (dot(a, b) > -0.5) return unit(a + b);
    return unit(left_perpendicular(a) + right_perpendicular(b));
}

/// A cut that passes near a corner is worth less.
double price(double length, double clearance, double least) {
    return clearance < 4.0 * least ? 3.0 * length : length;
}

}  // namespace

void CutSearch::gather(int around) {
    mesh_.gather(around, edges_);
    vertices_.clear();
    at_.clear();
    for (const int e : edges_) {
        vertices_.push_back(mesh_.edge(e).vertex);
        at_.push_back(mesh_.at(e));
    }
}

bool CutSearch::may_leave(Double2 end, const CutRules& rules) const {
    if (go_left_ && !(end.x < from_.x)) return false;
    const Double2 way = end - from_;
    if (!(dot(way, way) >= rules.clearance * rules.clearance)) return false;
    const bool first = turns_left(from_previous_, from_, end, rules.margin);
    const bool second = turns_left(end, from_, from_next_, rules.margin);
    return rules.outside_cone ? first || second : first && second;
}

bool CutSearch::may_end_at(int i, const CutRules& rules) const {
    if (vertex(i) == from_vertex_ || !may_leave(at(i), rules)) return false;
    const int e = edges_[static_cast<std::size_t>(i)];
    if (mesh_.vertex(e).convex && !rules.convex_ends) return false;
    const bool reflex = mesh_.reflex(e);
    if (rules.only_pairs && !reflex) return false;
    const bool first = turns_left(at(before(i)), at(i), from_, rules.margin);
    const bool second = turns_left(from_, at(i), at(after(i)), rules.margin);
    return reflex && !rules.only_pairs ? first || second : first && second;
}

/// [m] From the cut to the corners that it passes, those apart that it runs between at its ends: `from` and
/// its neighbours, and at the other end corner or edge `to` and its neighbours. Negative: something is in the
/// way.
double CutSearch::clearance(Double2 end, int to, bool to_edge) const {
    const Double2 way = end - from_;
    const double squared = dot(way, way);
    const int to_vertex = vertex(to), to_next = vertex(after(to));
    const int to_previous = to_edge ? to_vertex : vertex(before(to));
    double least = squared;  // of the squared distances, times `squared`
    bool any = false;
    int i = before(0);
    double side0 = cross(way, at(i) - from_), along0 = dot(way, at(i) - from_);
    const int count = static_cast<int>(at_.size());
    for (int j = 0; j < count; i = j++) {
        const double side1 = cross(way, at(j) - from_), along1 = dot(way, at(j) - from_);
        const int a = vertex(i), b = vertex(j);
        const bool ends_there = to_edge ? i == to : a == to_vertex || b == to_vertex;
        if ((side0 > 0.0) != (side1 > 0.0) && a != from_vertex_ && b != from_vertex_ && !ends_there) {
            const double x = (along0 * side1 - along1 * side0) / (side1 - side0);
            if (x > 0.0 && x < squared) return -1.0;
        }
        const bool spared = b == from_vertex_ || b == from_previous_vertex_ || b == from_next_vertex_ ||
                            b == to_vertex || b == to_next || b == to_previous;
        if (!spared && along1 > 0.0 && along1 < squared) {
            if (!any || side1 * side1 < least) least = side1 * side1;
            any = true;
        }
        side0 = side1;
        along0 = along1;
    }
    return any ? std::sqrt(least / squared) : std::sqrt(squared);
}

void CutSearch::look_at_corners(const CutRules& rules, Cut& best) {
    // ORDER: nearest first, then around the face.
    Near near[kNearCorners];
    std::size_t count = 0;
    for (int i = 0; i < static_cast<int>(at_.size()); ++i) {
        const Double2 way = at(i) - from_;
        const double squared = dot(way, way);
        if (count == kNearCorners && !(squared < near[count - 1].squared)) continue;
        if (!may_end_at(i, rules)) continue;
        std::size_t place = count < kNearCorners ? count++ : count - 1;
        for (; place > 0 && squared < near[place - 1].squared; --place) near[place] = near[place - 1];
        near[place] = {squared, i};
    }
    for (std::size_t k = 0; k < count; ++k) {
        const Double2 end = at(near[k].index);
        const double clear = clearance(end, near[k].index, false);
        if (!(clear >= rules.clearance)) continue;
        // An end at a corner adds none; the nearest of them will do.
        const double score = 0.75 * price(std::sqrt(near[k].squared), clear, rules.clearance);
        if (best.found && !(score < best.score)) return;
        best = {true, false, edges_[static_cast<std::size_t>(near[k].index)], end, score};
        return;
    }
}

void CutSearch::look_along(Double2 direction, const CutRules& rules, Cut& best) {
    if (go_left_ && !(direction.x < 0.0)) return;
    int hit = -1;
    double nearest = 0.0, part = 0.0;
    int i = before(0);
    double side0 = cross(direction, at(i) - from_);
    const int count = static_cast<int>(at_.size());
    for (int j = 0; j < count; i = j++) {
        const double side1 = cross(direction, at(j) - from_);
        // The face's edges are met from their left.
        if (side0 <= 0.0 && side1 > 0.0 && vertex(i) != from_vertex_ && vertex(j) != from_vertex_) {
            const double t = side0 / (side0 - side1);
            const double x = dot(direction, at(i) + t * (at(j) - at(i)) - from_);
            if (x > 0.0 && (hit < 0 || x < nearest)) {
                hit = i;
                nearest = x;
                part = t;
            }
        }
        side0 = side1;
    }
    if (hit < 0) return;
    const Double2 a = at(hit), b = at(after(hit));
    const Double2 end = widen(rounded(a + part * (b - a)));
    const double least = rules.clearance * rules.clearance;
    if (dot(end - a, end - a) < least || dot(b - end, b - end) < least || !may_leave(end, rules)) return;
    if (!turns_left(a, end, from_, rules.margin) || !turns_left(from_, end, b, rules.margin)) return;
    // Rounding moved the end off the edge: the corners beside it must turn left still.
    const int e = edges_[static_cast<std::size_t>(hit)];
    if (!mesh_.reflex(e) && !turns_left(mesh_.at(mesh_.previous(e)), a, end, 0.0)) return;
    const int f = mesh_.next(e);
    if (!mesh_.reflex(f) && !turns_left(end, b, mesh_.at(mesh_.next(f)), 0.0)) return;
    const double clear = clearance(end, hit, true);
    if (!(clear >= rules.clearance)) return;
    const double to_corner = std::sqrt(std::fmin(dot(end - a, end - a), dot(b - end, b - end)));
    const double score = price(length(end - from_), std::fmin(clear, to_corner), rules.clearance);
    if (!best.found || score < best.score) best = {true, true, e, end, score};
}

void CutSearch::look_in_cone(const CutRules& rules, Cut& best) {
    const Double2 first = unit(from_ - from_previous_), last = unit(from_ - from_next_);
    const Double2 middle = between(first, last);
    if (rules.outside_cone) {
        const Double2 side = left_perpendicular(middle);
        for (const Double2 d : {middle, unit(middle + side), unit(middle - side), side, -side}) {
            look_along(d, rules, best);
        }
        return;
    }
    const std::size_t parts = static_cast<std::size_t>(rules.directions);
    directions_.assign(parts + 1, middle);
    directions_[0] = first;
    directions_[parts] = last;
    for (std::size_t step = parts; step > 1; step /= 2) {
        for (std::size_t i = step / 2; i < parts; i += step) {
            if (step < parts) directions_[i] = between(directions_[i - step / 2], directions_[i + step / 2]);
            look_along(directions_[i], rules, best);
        }
        // Where hardly anything is left, what is found will do.
        if (rules.margin == 0.0 && best.found) return;
    }
}

Cut CutSearch::find(int e, int around, const CutRules& rules) {
    gather(around);
    from_ = mesh_.at(e);
    from_vertex_ = mesh_.edge(e).vertex;
    from_previous_ = mesh_.at(mesh_.previous(e));
    from_previous_vertex_ = mesh_.edge(mesh_.previous(e)).vertex;
    from_next_ = mesh_.at(mesh_.next(e));
    from_next_vertex_ = mesh_.edge(mesh_.next(e)).vertex;
    go_left_ = e != around;
    Cut best;
    look_at_corners(rules, best);
    if (!rules.only_pairs) look_in_cone(rules, best);
    return best;
}

}  // namespace jostle::detail
