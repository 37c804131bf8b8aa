// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Avoidance as the paper tells it [VandenBerg2011], one agent at a time, in double precision: points and
// directions of lines, a list of neighbours, and linear programs that are written for reading.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

namespace jostle::test {

struct Point {
    double x = 0.0, y = 0.0;
    Point operator+(Point b) const { return {x + b.x, y + b.y}; }
    Point operator-(Point b) const { return {x - b.x, y - b.y}; }
    Point operator*(double s) const { return {x * s, y * s}; }
};
inline double dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}
inline double cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}
inline double length(Point a) {
    return std::sqrt(dot(a, a));
}

/// Permitted is what lies to the left.
struct Line {
    Point at;
    Point direction;
};
/// [m/s] How far v is on the wrong side.
inline double violation(const Line& line, Point v) {
    return -cross(line.direction, v - line.at);
}

struct TextbookNeighbor {
    Point offset, relative_velocity;
    double radius_sum, share, side;
};

inline Line orca_line(const TextbookNeighbor& other, Point velocity, double horizon, double dt) {
    const Point r = other.offset, v = other.relative_velocity;
    const double square = dot(r, r), radius = other.radius_sum;
    const bool overlaps = square <= radius * radius;
    const double time = overlaps ? dt : horizon;
    const Point w = v - r * (1.0 / time);
    const double towards = dot(w, r);
    Point direction, change;
    if (overlaps || (towards < 0.0 && towards * towards > radius * radius * dot(w, w))) {
        const double size = length(w);
        const Point out = size > 0.0 ? w * (1.0 / size) : Point{other.side, 0.0};
        direction = {out.y, -out.x};
        change = out * (radius / time - size);
    } else {
        const double leg = std::sqrt(square - radius * radius);
        direction = cross(r, w) > 0.0 ? Point{r.x * leg - r.y * radius, r.x * radius + r.y * leg}
                                      : Point{-r.x * leg - r.y * radius, r.x * radius - r.y * leg};
        direction = direction * (1.0 / square);
        change = direction * dot(v, direction) - v;
    }
    return {velocity + change * other.share, direction};
}

/// The part of line i, as distances from its point, that the disc and the lines before it leave.
inline std::optional<std::pair<double, double>> part_of(const std::vector<Line>& lines, std::size_t i,
                                                        double speed) {
    const double along = dot(lines[i].at, lines[i].direction);
    const double root = along * along + speed * speed - dot(lines[i].at, lines[i].at);
    if (root < 0.0) return std::nullopt;
    double lower = -along - std::sqrt(root), upper = -along + std::sqrt(root);
    for (std::size_t j = 0; j < i; ++j) {
        const double slope = cross(lines[i].direction, lines[j].direction);
        const double over = cross(lines[j].direction, lines[i].at - lines[j].at);
        if (std::abs(slope) <= 1e-9) {
            if (over < -1e-9) return std::nullopt;
            continue;
        }
        const double t = over / slope;
        (slope > 0.0 ? upper : lower) = slope > 0.0 ? std::min(upper, t) : std::max(lower, t);
    }
    if (lower > upper) return std::nullopt;
    return std::pair{lower, upper};
}

struct Solution {
    Point velocity;
    std::size_t failed;  ///< the first line that left nothing; their number: none did
};

/// The point nearest to `wish`; or with `furthest` the one that goes furthest along it, which is a direction.
inline Solution solve(const std::vector<Line>& lines, double speed, Point wish, bool furthest) {
    Point best = wish;
    if (furthest || length(wish) > speed) best = wish * (speed / length(wish));
    const Point aim = furthest ? wish : best;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (violation(lines[i], best) <= 0.0) continue;
        const auto part = part_of(lines, i, speed);
        if (!part) return {best, i};
        const double t =
            furthest ? (dot(aim, lines[i].direction) > 0.0 ? part->second : part->first)
                     : std::clamp(dot(lines[i].direction, aim - lines[i].at), part->first, part->second);
        best = lines[i].at + lines[i].direction * t;
    }
    return {best, lines.size()};
}

inline double greatest_violation(const std::vector<Line>& lines, Point v) {
    double greatest = 0.0;
    for (const Line& line : lines) greatest = std::max(greatest, violation(line, v));
    return greatest;
}

/// The 3-D program: the least of the greatest violations. The first lines, `fixed` of them, are kept to.
inline Point solve_least(const std::vector<Line>& lines, std::size_t fixed, double speed,
                         const Solution& from) {
    Point best = from.velocity;
    double greatest = 0.0;
    for (std::size_t i = from.failed; i < lines.size(); ++i) {
        if (violation(lines[i], best) <= greatest) continue;
        std::vector<Line> projected(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(fixed));
        for (std::size_t j = fixed; j < i; ++j) {
            const double turn = cross(lines[i].direction, lines[j].direction);
            Line line;
            if (std::abs(turn) <= 1e-9) {
                if (dot(lines[i].direction, lines[j].direction) > 0.0) continue;
                line.at = (lines[i].at + lines[j].at) * 0.5;
            } else {
                const double t = cross(lines[j].direction, lines[i].at - lines[j].at) / turn;
                line.at = lines[i].at + lines[i].direction * t;
            }
            const Point direction = lines[j].direction - lines[i].direction;
            line.direction = direction * (1.0 / length(direction));
            projected.push_back(line);
        }
        const Point inwards{-lines[i].direction.y, lines[i].direction.x};
        const Solution found = solve(projected, speed, inwards, true);
        if (found.failed == projected.size()) best = found.velocity;
        greatest = violation(lines[i], best);
    }
    return best;
}

/// Of a wall from a to b: how well a velocity keeps to the half-plane with a normal that touches the
/// velocities which meet the wall within the horizon; nothing where none does.
inline std::optional<double> wall_clearance(Point a, Point b, double radius, double horizon, Point velocity,
                                            Point normal) {
    const double reach = std::max(dot(normal, a), dot(normal, b)) + radius;
    if (reach > 0.0) return std::nullopt;
    return dot(normal, velocity) - reach / horizon;
}

/// The greatest of all normals.
inline double greatest_wall_clearance(Point a, Point b, double radius, double horizon, Point velocity) {
    constexpr int kNormals = 20000;
    double greatest = -1e30;
    for (int i = 0; i < kNormals; ++i) {
        const double angle = 6.283185307179586 * i / kNormals;
        const auto clear =
            wall_clearance(a, b, radius, horizon, velocity, {std::cos(angle), std::sin(angle)});
        greatest = std::max(greatest, clear.value_or(-1e30));
    }
    return greatest;
}

}  // namespace jostle::test
