// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Half-edges in order around their vertices; faces on their left; a face is solid or not as the one across
// any of its edges is not or is. Of each connected part one face is known: the one west of its westernmost
// vertex, by the number of edges further west. Cost: n log n, and the parts times the edges.
#include "geometry/clean/solid_loops.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/sort.h"

namespace jostle::detail {
namespace {

/// Whether an edge crosses the level of a point, west of the point.
bool passes_west_of(Double2 p, Double2 low, Double2 high) {
    if ((low.y > p.y) == (high.y > p.y)) return false;
    if (low.y > high.y) std::swap(low, high);
    return side_of_line(low, high, p) < 0;
}

/// Half-edge 2e runs from the lower vertex of edge e to the higher one, 2e + 1 back.
class Faces {
  public:
    explicit Faces(const Arrangement& plane) : plane_(plane) {
        order_around_vertices();
        mark_solid();
    }

    [[nodiscard]] int count() const { return static_cast<int>(next_.size()); }
    [[nodiscard]] int from(int h) const {
        return plane_.edges()[static_cast<std::size_t>(h / 2)][static_cast<std::size_t>(h % 2)];
    }
    [[nodiscard]] int to(int h) const { return from(h ^ 1); }
    [[nodiscard]] int next(int h) const { return next_[static_cast<std::size_t>(h)]; }
    /// Whether the solid is on its left.
    [[nodiscard]] bool is_solid(int h) const { return solid_[static_cast<std::size_t>(h)] == 1; }

  private:
    [[nodiscard]] Double2 way(int h) const { return plane_.at(to(h)) - plane_.at(from(h)); }

    /// By angle from straight down, counter-clockwise; exactly.
    [[nodiscard]] bool is_before(int h, int g) const {
        const Double2 a = way(h), b = way(g);
        const auto half = [](Double2 v) { return v.x > 0.0 || (v.x == 0.0 && v.y < 0.0) ? 0 : 1; };
        if (half(a) != half(b)) return half(a) < half(b);
        const int side = turn(a, b);
        return side != 0 ? side > 0 : h < g;
    }

    void order_around_vertices() {
        const int halves = 2 * static_cast<int>(plane_.edges().size());
        std::vector<int> order(static_cast<std::size_t>(halves));
        for (int h = 0; h < halves; ++h) order[static_cast<std::size_t>(h)] = h;
        detail::sort(
            order, [this](int h, int g) { return from(h) != from(g) ? from(h) < from(g) : is_before(h, g); });
        next_.assign(order.size(), -1);
        for (std::size_t begin = 0; begin < order.size();) {
            std::size_t end = begin;
            while (end < order.size() && from(order[end]) == from(order[begin])) ++end;
            // A half-edge that arrives against order[i] is continued by the next one clockwise of order[i].
            for (std::size_t i = begin; i < end; ++i)
                next_[static_cast<std::size_t>(order[i] ^ 1)] = order[i > begin ? i - 1 : end - 1];
            lasts_.push_back(order[end - 1]);
            begin = end;
        }
    }

    /// Edges west of a vertex, level with it, by parity.
    [[nodiscard]] bool is_inside(int vertex) const {
        const Double2 p = plane_.at(vertex);
        bool inside = false;
        for (const Arrangement::Edge& edge : plane_.edges()) {
            if (passes_west_of(p, plane_.at(edge[0]), plane_.at(edge[1]))) inside = !inside;
        }
        return inside;
    }

    void spread(int known, signed char solid) {
        std::vector<std::pair<int, signed char>> waiting{{known, solid}};
        while (!waiting.empty()) {
            const auto [start, value] = waiting.back();
            waiting.pop_back();
            if (solid_[static_cast<std::size_t>(start)] >= 0) continue;
            int h = start;
            do {
                solid_[static_cast<std::size_t>(h)] = value;
                waiting.push_back({h ^ 1, static_cast<signed char>(1 - value)});
                h = next(h);
            } while (h != start);
        }
    }

    void mark_solid() {
        solid_.assign(next_.size(), -1);
        // ORDER: from west to east, then from south to north; so the first vertex of a part is its
        // westernmost.
        std::vector<std::size_t> places(lasts_.size());
        for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
        detail::sort(places, [this](std::size_t i, std::size_t j) {
            const Double2 a = plane_.at(from(lasts_[i])), b = plane_.at(from(lasts_[j]));
            return a.x != b.x ? a.x < b.x : a.y < b.y;
        });
        for (const std::size_t place : places) {
            // All edges of the westernmost vertex run east or straight up or down: straight up comes last.
            const int last = lasts_[place];
            if (solid_[static_cast<std::size_t>(last)] < 0) spread(last, is_inside(from(last)) ? 1 : 0);
        }
    }

    const Arrangement& plane_;
    std::vector<int> next_;
    std::vector<int> lasts_;          // of each vertex: its last half-edge in that order
    std::vector<signed char> solid_;  // -1: not known yet
};

double twice_area_of(const Arrangement& plane, const std::vector<int>& vertices) {
    const Double2 origin = plane.at(vertices[0]);
    double area = 0.0;
    for (std::size_t i = 0; i < vertices.size(); ++i)
        area += cross(plane.at(vertices[i]) - origin, plane.at(vertices[(i + 1) % vertices.size()]) - origin);
    return area;
}

bool contains_point(const Arrangement& plane, const SolidLoop& loop, Double2 p) {
    bool inside = false;
    const std::size_t count = loop.vertices.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Double2 a = plane.at(loop.vertices[i]), b = plane.at(loop.vertices[(i + 1) % count]);
        if (passes_west_of(p, a, b)) inside = !inside;
    }
    return inside;
}

/// The middle of an edge of a hole lies on no other loop.
void find_outer(const Arrangement& plane, std::vector<SolidLoop>& loops, std::size_t hole) {
    const Double2 middle = 0.5 * (plane.at(loops[hole].vertices[0]) + plane.at(loops[hole].vertices[1]));
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < loops.size() && loops[i].twice_area > 0.0; ++i) {
        if (loops[i].twice_area >= least || !contains_point(plane, loops[i], middle)) continue;
        least = loops[i].twice_area;
        loops[hole].outer = static_cast<int>(i);
    }
}

/// A pass of a loop through a vertex.
struct Pass {
    int vertex;
    int loop, place;
};

class Opener {
  public:
    Opener(const Arrangement& plane, const std::vector<SolidLoop>& loops, double open)
        : plane_(plane), loops_(loops), open_(open) {}

    [[nodiscard]] int corner(const Pass& pass, int step) const {
        const std::vector<int>& all = loops_[static_cast<std::size_t>(pass.loop)].vertices;
        const int count = static_cast<int>(all.size());
        return all[static_cast<std::size_t>((pass.place + step + count) % count)];
    }
    [[nodiscard]] Double2 out(const Pass& pass) const { return to(pass, 1); }
    [[nodiscard]] Double2 back(const Pass& pass) const { return to(pass, -1); }

    /// Into the solid, between its two edges.
    [[nodiscard]] Double2 inward(const Pass& pass) const {
        const Double2 o = out(pass), b = back(pass);
        const Double2 left{-o.y, o.x};
        const Double2 sum = o + b;
        if (length(sum) < 1.0e-3) return left;
        const Double2 middle = unit(sum);
        return cross(o, b) >= 0.0 ? middle : -middle;
    }

    /// The points in place of the vertex: it moves so far that the edges of the other passes stay `open`
    /// away, and takes along no more of its own edges than the parts near it.
    [[nodiscard]] std::vector<Vec2> opened(const Pass& pass, std::span<const Pass> all) const {
        const Double2 at = plane_.at(pass.vertex);
        const double after = length(plane_.at(corner(pass, 1)) - at);
        const double before = length(plane_.at(corner(pass, -1)) - at);
        std::vector<Vec2> points;
        const auto keep = [&](Double2 way, double size) {
            const double here = std::max(kLocal, kMargin / sine_to_others(pass, all, way)) * open_;
            if (here < kShare * size) points.push_back(narrow(at + here * way));
        };
        keep(back(pass), before);
        const Double2 way = inward(pass);
        const double move = open_ / sine_to_others(pass, all, way);
        points.push_back(narrow(at + std::min(move, kShare * std::min(before, after)) * way));
        keep(out(pass), after);
        return points;
    }

  private:
    static constexpr double kLocal = 32.0;  // [1] openings: as far as an edge is bent
    static constexpr double kMargin = 1.5;  // [1] openings between what is not bent
    static constexpr double kShare = 0.4;   // [1] of an edge that may be bent from one end

    /// [1] Of the angle between a way and the nearest edge of another pass.
    [[nodiscard]] double sine_to_others(const Pass& pass, std::span<const Pass> all, Double2 way) const {
        double sine = 1.0;
        for (const Pass& other : all) {
            if (other.loop == pass.loop && other.place == pass.place) continue;
            for (const Double2 edge : {out(other), back(other)})
                if (dot(edge, way) > 0.0) sine = std::min(sine, std::abs(cross(edge, way)));
        }
        return std::max(sine, 1.0e-9);
    }
    [[nodiscard]] Double2 to(const Pass& pass, int step) const {
        return unit(plane_.at(corner(pass, step)) - plane_.at(pass.vertex));
    }

    const Arrangement& plane_;
    const std::vector<SolidLoop>& loops_;
    double open_;
};

}  // namespace

std::vector<SolidLoop> solid_loops(const Arrangement& plane) {
    std::vector<SolidLoop> loops;
    const Faces faces(plane);
    std::vector<bool> seen(static_cast<std::size_t>(faces.count()), false);
    for (int start = 0; start < faces.count(); ++start) {
        if (seen[static_cast<std::size_t>(start)] || !faces.is_solid(start)) continue;
        SolidLoop loop;
        int h = start;
        do {
            seen[static_cast<std::size_t>(h)] = true;
            loop.vertices.push_back(faces.from(h));
            h = faces.next(h);
        } while (h != start);
        loop.twice_area = twice_area_of(plane, loop.vertices);
        loops.push_back(std::move(loop));
    }
    std::stable_partition(loops.begin(), loops.end(),
                          [](const SolidLoop& loop) { return loop.twice_area > 0.0; });
    for (std::size_t i = 0; i < loops.size(); ++i)
        if (!(loops[i].twice_area > 0.0)) find_outer(plane, loops, i);
    return loops;
}

std::vector<std::vector<Vec2>> open_pinches(const Arrangement& plane, const std::vector<SolidLoop>& loops,
                                            double open, int& pinches) {
    std::vector<Pass> passes;
    for (std::size_t l = 0; l < loops.size(); ++l)
        for (std::size_t i = 0; i < loops[l].vertices.size(); ++i)
            passes.push_back({loops[l].vertices[i], static_cast<int>(l), static_cast<int>(i)});
    detail::sort(passes, [](const Pass& a, const Pass& b) {
        if (a.vertex != b.vertex) return a.vertex < b.vertex;
        return a.loop != b.loop ? a.loop < b.loop : a.place < b.place;
    });
    const Opener opener(plane, loops, open);
    std::vector<std::vector<std::vector<Vec2>>> corners(loops.size());
    for (std::size_t l = 0; l < loops.size(); ++l) corners[l].resize(loops[l].vertices.size());
    for (std::size_t begin = 0; begin < passes.size();) {
        std::size_t end = begin;
        while (end < passes.size() && passes[end].vertex == passes[begin].vertex) ++end;
        const std::span<const Pass> here(passes.data() + begin, end - begin);
        if (here.size() > 1) ++pinches;
        for (const Pass& pass : here) {
            auto& corner = corners[static_cast<std::size_t>(pass.loop)][static_cast<std::size_t>(pass.place)];
            if (here.size() > 1) {
                corner = opener.opened(pass, here);
            } else {
                corner = {plane.vertices()[static_cast<std::size_t>(pass.vertex)]};
            }
        }
        begin = end;
    }
    std::vector<std::vector<Vec2>> points(loops.size());
    for (std::size_t l = 0; l < loops.size(); ++l)
        for (const std::vector<Vec2>& corner : corners[l])
            points[l].insert(points[l].end(), corner.begin(), corner.end());
    return points;
}

}  // namespace jostle::detail
