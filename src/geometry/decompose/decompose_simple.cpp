// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether loops are simple, apart, and one in the other. Edges in the order of their left ends are swept from
// left to right: an edge meets those alone that begin before it ends. Differences of coordinates that are
// floats near each other are exact in double, and so are the signs of most of their products.

#include "core/sort.h"
#include "geometry/decompose/decompose_loops.h"

namespace jostle::detail {
namespace {

struct LoopEdge {
    Double2 a, b;
    double low, high;  // [m] in x
    int loop, corner;  // where it begins
};

std::vector<LoopEdge> sorted_edges(const std::vector<Loop>& loops) {
    std::vector<LoopEdge> edges;
    for (std::size_t l = 0; l < loops.size(); ++l) {
        const Loop& loop = loops[l];
        for (std::size_t i = 0; i < loop.size(); ++i) {
            const Double2 a = loop[i].at(), b = loop[i + 1 < loop.size() ? i + 1 : 0].at();
            edges.push_back({a, b, a.x < b.x ? a.x : b.x, a.x < b.x ? b.x : a.x, static_cast<int>(l),
                             static_cast<int>(i)});
        }
    }
    // ORDER: by left end, then loop, then corner, which no two share.
    detail::sort(edges, [](const LoopEdge& e, const LoopEdge& f) {
        if (e.low != f.low) return e.low < f.low;
        return e.loop != f.loop ? e.loop < f.loop : e.corner < f.corner;
    });
    return edges;
}

bool apart_in_y(const LoopEdge& e, const LoopEdge& f, double apart) {
    const double e_low = e.a.y < e.b.y ? e.a.y : e.b.y, e_high = e.a.y < e.b.y ? e.b.y : e.a.y;
    const double f_low = f.a.y < f.b.y ? f.a.y : f.b.y, f_high = f.a.y < f.b.y ? f.b.y : f.a.y;
    return e_low > f_high + apart || f_low > e_high + apart;
}

bool within(Double2 p, Double2 a, Double2 b, double distance) {
    const Double2 ab = b - a, ap = p - a;
    const double along = dot(ap, ab), squared = dot(ab, ab);
    if (along <= 0.0) return dot(ap, ap) <= distance * distance;
    if (along >= squared) return dot(p - b, p - b) <= distance * distance;
    const double side = cross(ab, ap);
    return side * side <= distance * distance * squared;
}

bool cross_each_other(const LoopEdge& e, const LoopEdge& f) {
    const auto side = [](Double2 a, Double2 b, Double2 p) { return cross(b - a, p - a); };
    const double fa = side(e.a, e.b, f.a), fb = side(e.a, e.b, f.b);
    const double ea = side(f.a, f.b, e.a), eb = side(f.a, f.b, e.b);
    return ((fa > 0.0) != (fb > 0.0)) && ((ea > 0.0) != (eb > 0.0));
}

/// Edges that follow each other touch where they meet; no end but that one may be near the other edge.
bool meet(const LoopEdge& e, const LoopEdge& f, int corners, double apart) {
    if (e.loop == f.loop) {
        const auto follows = [corners](const LoopEdge& first, const LoopEdge& second) {
            return first.corner + 1 == second.corner || (second.corner == 0 && first.corner + 1 == corners);
        };
        if (follows(e, f)) return within(f.b, e.a, e.b, apart) || within(e.a, f.a, f.b, apart);
        if (follows(f, e)) return within(e.b, f.a, f.b, apart) || within(f.a, e.a, e.b, apart);
    }
    return cross_each_other(e, f) || within(e.a, f.a, f.b, apart) || within(e.b, f.a, f.b, apart) ||
           within(f.a, e.a, e.b, apart) || within(f.b, e.a, e.b, apart);
}

/// ORDER: of all that is wrong, what is at the lowest loop and point is told.
void tell(OutlineFault& fault, OutlineStatus status, int loop, int point) {
    const bool first = fault.status == OutlineStatus::kOk || loop < fault.loop ||
                       (loop == fault.loop && point < fault.point);
    if (first) fault = {status, loop, point};
}

/// The point at which the edge began in the direction in which the loop was given.
int given_point(const Loop& loop, int corner) {
    const std::size_t i = static_cast<std::size_t>(corner);
    const bool turned_around = loop[0].point > loop[1].point;
    return loop[turned_around ? (i + 1) % loop.size() : i].point;
}

bool inside(Double2 p, const Loop& loop) {
    bool in = false;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const Double2 a = loop[i].at(), b = loop[i + 1 < loop.size() ? i + 1 : 0].at();
        if ((a.y > p.y) == (b.y > p.y)) continue;
        // Whether the edge passes on the right of p.
        if ((cross(b - a, p - a) > 0.0) == (b.y > a.y)) in = !in;
    }
    return in;
}

}  // namespace

OutlineFault check_simple(const std::vector<Loop>& loops, double apart) {
    OutlineFault fault;
    const std::vector<LoopEdge> edges = sorted_edges(loops);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const LoopEdge& e = edges[i];
        for (std::size_t j = i + 1; j < edges.size() && edges[j].low <= e.high + apart; ++j) {
            const LoopEdge& f = edges[j];
            if (apart_in_y(e, f, apart)) continue;
            const Loop& loop = loops[static_cast<std::size_t>(e.loop)];
            if (!meet(e, f, static_cast<int>(loop.size()), apart)) continue;
            const bool same = e.loop == f.loop;
            const bool take_e = same ? e.corner < f.corner : e.loop > f.loop;
            const LoopEdge& at = take_e ? e : f;
            tell(fault, same ? OutlineStatus::kSelfCrossing : OutlineStatus::kLoopsCross, at.loop - 1,
                 given_point(loops[static_cast<std::size_t>(at.loop)], at.corner));
        }
    }
    if (fault.status != OutlineStatus::kOk) return fault;
    // Loops that do not meet lie in each other as one point of each does.
    for (std::size_t hole = 1; hole < loops.size(); ++hole) {
        for (std::size_t other = 0; other < loops.size(); ++other) {
            if (other == hole || inside(loops[hole][0].at(), loops[other]) == (other == 0)) continue;
            return {OutlineStatus::kHoleOutside, static_cast<int>(hole) - 1, -1};
        }
    }
    return fault;
}

}  // namespace jostle::detail
