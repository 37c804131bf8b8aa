// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Outlines to cut up: random simple ones, and what can be measured of any.
#pragma once

#include <jostle/geometry/decompose.h>

#include <algorithm>
#include <vector>

#include "geometry/oracle.h"
#include "math/random.h"

namespace jostle::test {

using Points = std::vector<Vec2>;

/// Loops that own their points: the outer one first.
struct OwnedOutline {
    std::vector<Points> loops;
    mutable std::vector<std::span<const Vec2>> holes;

    [[nodiscard]] Outline view() const {
        holes.assign(loops.begin() + 1, loops.end());
        return {loops[0], holes};
    }
    /// Calls visit(a, b) for each edge.
    template <class Visit>
    void for_each_edge(Visit&& visit) const {
        for (const Points& loop : loops) {
            for (std::size_t i = 0; i < loop.size(); ++i) {
                visit(widen(loop[i]), widen(loop[(i + 1) % loop.size()]));
            }
        }
    }
};

inline double signed_area(const Vec2* points, std::size_t count) {
    double twice = 0.0;
    const Point origin = widen(points[0]);
    for (std::size_t i = 1; i + 1 < count; ++i) {
        twice += cross(widen(points[i]) - origin, widen(points[i + 1]) - origin);
    }
    return 0.5 * twice;
}

inline double area_of(const OwnedOutline& outline) {
    double area = 0.0;
    for (std::size_t i = 0; i < outline.loops.size(); ++i) {
        const double own = std::fabs(signed_area(outline.loops[i].data(), outline.loops[i].size()));
        area += i == 0 ? own : -own;
    }
    return area;
}

inline double perimeter_of(const OwnedOutline& outline) {
    double sum = 0.0;
    outline.for_each_edge([&](Point a, Point b) { sum += length(b - a); });
    return sum;
}

/// Corners at which the solid's angle is more than half a turn.
inline int reflex_corners(const OwnedOutline& outline) {
    int count = 0;
    for (std::size_t l = 0; l < outline.loops.size(); ++l) {
        const Points& loop = outline.loops[l];
        const double direction = (signed_area(loop.data(), loop.size()) > 0.0) == (l == 0) ? 1.0 : -1.0;
        const std::size_t n = loop.size();
        for (std::size_t i = 0; i < n; ++i) {
            const Point a = widen(loop[(i + n - 1) % n]), b = widen(loop[i]), c = widen(loop[(i + 1) % n]);
            if (direction * cross(b - a, c - b) < 0.0) ++count;
        }
    }
    return count;
}

inline double distance_to_outline(Point p, const OwnedOutline& outline) {
    double best = std::numeric_limits<double>::infinity();
    outline.for_each_edge([&](Point a, Point b) { best = std::fmin(best, distance_to_segment(p, a, b)); });
    return best;
}

/// By the number of edges on the right of p.
inline bool is_inside(Point p, const OwnedOutline& outline) {
    bool inside = false;
    outline.for_each_edge([&](Point a, Point b) {
        if ((a.y > p.y) != (b.y > p.y) && (cross(b - a, p - a) > 0.0) == (b.y > a.y)) inside = !inside;
    });
    return inside;
}

/// The spacing of floats at the point furthest out.
inline double grain_of(const OwnedOutline& outline) {
    double furthest = 0.0;
    outline.for_each_edge(
        [&](Point a, Point) { furthest = std::fmax(furthest, std::fmax(std::fabs(a.x), std::fabs(a.y))); });
    return furthest * 0x1.0p-23;
}

/// Turned, scaled, moved.
inline void place(OwnedOutline& outline, Rot rotation, float scale, Vec2 offset) {
    for (Points& loop : outline.loops) {
        for (Vec2& p : loop) p = offset + rotate(rotation, scale * p);
    }
}

/// Around the origin, at distances up to 1; perhaps with a hole around the origin.
inline OwnedOutline random_star(Random& random, int points, bool hole) {
    const auto loop = [&](int count, float least, float most) {
        Points around;
        for (int i = 0; i < count; ++i) {
            const float turn =
                (static_cast<float>(i) + random.uniform(0.0f, 0.8f)) / static_cast<float>(count);
            around.push_back(random.uniform(least, most) * Rot::from_angle(2.0f * kPi * turn).x_axis());
        }
        return around;
    };
    OwnedOutline outline;
    outline.loops.push_back(loop(points, 0.4f, 1.0f));
    if (hole) outline.loops.push_back(loop(3 + static_cast<int>(random.below(10)), 0.05f, 0.15f));
    if (hole && random.below(2) == 0) std::reverse(outline.loops[1].begin(), outline.loops[1].end());
    if (random.below(2) == 0) std::reverse(outline.loops[0].begin(), outline.loops[0].end());
    return outline;
}

/// Cells of a grid that hang together and nowhere touch at a corner alone.
class RandomCells {
  public:
    RandomCells(Random& random, int width, int height, int cells) : width_(width), height_(height) {
        full_.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), false);
        full_[index(width / 2, height / 2)] = true;
        for (int placed = 1, tries = 0; placed < cells && tries < 1000 * cells; ++tries) {
            const int x = static_cast<int>(random.below(static_cast<std::uint32_t>(width)));
            const int y = static_cast<int>(random.below(static_cast<std::uint32_t>(height)));
            if (full(x, y) || !(full(x - 1, y) || full(x + 1, y) || full(x, y - 1) || full(x, y + 1)))
                continue;
            full_[index(x, y)] = true;
            ++placed;
        }
        while (fill_corners()) continue;
    }

    /// With a point at every cell's corner, or only where the outline turns.
    [[nodiscard]] OwnedOutline outline(bool every_point) const {
        OwnedOutline result;
        std::vector<bool> seen(static_cast<std::size_t>((width_ + 1) * (height_ + 1)), false);
        for (int y = 0; y <= height_; ++y) {
            for (int x = 0; x <= width_; ++x) {
                if (seen[corner(x, y)] || !starts(x, y, 0)) continue;
                result.loops.push_back(trace(x, y, every_point, seen));
            }
        }
        // The outer loop is the one that runs counter-clockwise.
        const auto outer = std::find_if(result.loops.begin(), result.loops.end(), [](const Points& loop) {
            return signed_area(loop.data(), loop.size()) > 0.0;
        });
        std::iter_swap(result.loops.begin(), outer);
        return result;
    }

  private:
    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
    }
    [[nodiscard]] std::size_t corner(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_ + 1) +
               static_cast<std::size_t>(x);
    }
    [[nodiscard]] bool full(int x, int y) const {
        return x >= 0 && y >= 0 && x < width_ && y < height_ && full_[index(x, y)];
    }
    bool fill_corners() {
        for (int y = 1; y < height_; ++y) {
            for (int x = 1; x < width_; ++x) {
                const bool a = full(x - 1, y - 1), b = full(x, y - 1), c = full(x - 1, y), d = full(x, y);
                if (a != d || b != c || a == b) continue;
                full_[a ? index(x, y - 1) : index(x, y)] = true;
                return true;
            }
        }
        return false;
    }
    /// Whether an edge with the solid on its left leaves the corner: 0 to the right, 1 up, 2 left, 3 down.
    [[nodiscard]] bool starts(int x, int y, int way) const {
        static constexpr int kLeft[4][2] = {{0, 0}, {-1, 0}, {-1, -1}, {0, -1}};
        static constexpr int kRight[4][2] = {{0, -1}, {0, 0}, {-1, 0}, {-1, -1}};
        return full(x + kLeft[way][0], y + kLeft[way][1]) && !full(x + kRight[way][0], y + kRight[way][1]);
    }
    [[nodiscard]] Points trace(int x, int y, bool every_point, std::vector<bool>& seen) const {
        static constexpr int kWays[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
        Points loop;
        int came = -1;
        while (!seen[corner(x, y)]) {
            seen[corner(x, y)] = true;
            int way = 0;
            while (!starts(x, y, way)) ++way;
            if (every_point || way != came) loop.push_back({static_cast<float>(x), static_cast<float>(y)});
            came = way;
            x += kWays[way][0];
            y += kWays[way][1];
        }
        return loop;
    }

    int width_, height_;
    std::vector<bool> full_;
};

/// Random points in a square, joined in an order without crossings: edges that cross are turned around until
/// none do. Has the thin and the sharp.
inline OwnedOutline random_tangle(Random& random, int count) {
    Points p(static_cast<std::size_t>(count));
    for (Vec2& v : p) v = {random.uniform(-1, 1), random.uniform(-1, 1)};
    const auto side = [](Vec2 a, Vec2 b, Vec2 c) { return cross(widen(b) - widen(a), widen(c) - widen(a)); };
    const std::size_t n = p.size();
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i + 2 < n; ++i) {
            for (std::size_t j = i + 2; j < n; ++j) {
                if (i == 0 && j + 1 == n) continue;
                const Vec2 a = p[i], b = p[i + 1], c = p[j], d = p[(j + 1) % n];
                if ((side(a, b, c) > 0.0) == (side(a, b, d) > 0.0)) continue;
                if ((side(c, d, a) > 0.0) == (side(c, d, b) > 0.0)) continue;
                std::reverse(p.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                             p.begin() + static_cast<std::ptrdiff_t>(j) + 1);
                changed = true;
            }
        }
    }
    return {{p}, {}};
}

}  // namespace jostle::test
