// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Loops as they are given become loops that can be cut. Corners are welded and straightened as a hull's are
// (ring.h); what a hull finds wrong with a loop's points is wrong with the loop.
#include "geometry/decompose/decompose_loops.h"

#include <jostle/geometry/hull.h>

#include <algorithm>

#include "geometry/shapes/checks.h"
#include "geometry/shapes/ring.h"

namespace jostle::detail {
namespace {

std::span<const Vec2> loop_points(const Outline& outline, int loop) {
    return loop < 0 ? outline.outer : outline.holes[static_cast<std::size_t>(loop)];
}

bool too_many(const Outline& outline) {
    constexpr std::size_t kMost = kMaxOutlinePoints;
    if (outline.holes.size() > kMost) return true;
    std::size_t count = outline.outer.size();
    for (const auto& hole : outline.holes) {
        if (count > kMost) return true;
        count += hole.size() < kMost ? hole.size() : kMost + 1;
    }
    return count > kMost;
}

double twice_area(const Loop& loop) {
    double area = 0.0;
    for (std::size_t i = 1; i + 1 < loop.size(); ++i) area += ring_cross(loop[0], loop[i], loop[i + 1]);
    return area;
}

OutlineStatus clean_loop(std::span<const Vec2> points, bool hole, double tolerance, Loop& loop) {
    Tolerances tolerances;
    tolerances.min_edge_length = static_cast<float>(tolerance);
    switch (compute_hull(points, tolerances).status) {
        case HullStatus::kOk:
        case HullStatus::kTooManyCorners:
            break;
        case HullStatus::kCollinear:
            return OutlineStatus::kNoArea;
        case HullStatus::kTooFewPoints:
        case HullStatus::kCoincident:
        case HullStatus::kNotFinite:
            return OutlineStatus::kTooFewPoints;
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        loop.push_back(
            {static_cast<double>(points[i].x), static_cast<double>(points[i].y), static_cast<int>(i)});
    }
    weld(loop, tolerance);
    if (loop.size() < 3) return OutlineStatus::kTooFewPoints;
    straighten(loop, 0.1 * tolerance);
    if (loop.size() < 3) return OutlineStatus::kNoArea;
    // A loop of no area that gets here crosses or touches itself, and check_simple() says so.
    if ((twice_area(loop) < 0.0) != hole) std::reverse(loop.begin(), loop.end());
    return OutlineStatus::kOk;
}

}  // namespace

OutlineFault clean_loops(const Outline& outline, double tolerance, std::vector<Loop>& loops) {
    if (too_many(outline)) return {OutlineStatus::kTooManyPoints, -1, -1};
    const int holes = static_cast<int>(outline.holes.size());
    for (int loop = -1; loop < holes; ++loop) {
        const std::span<const Vec2> points = loop_points(outline, loop);
        if (points.size() < 3) return {OutlineStatus::kTooFewPoints, loop, -1};
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (!is_position(points[i])) return {OutlineStatus::kOutOfRange, loop, static_cast<int>(i)};
        }
    }
    loops.resize(outline.holes.size() + 1);
    for (std::size_t i = 0; i < loops.size(); ++i) {
        const int loop = static_cast<int>(i) - 1;
        const OutlineStatus status = clean_loop(loop_points(outline, loop), loop >= 0, tolerance, loops[i]);
        if (status != OutlineStatus::kOk) return {status, loop, -1};
    }
    return {};
}

}  // namespace jostle::detail
