// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The mass of an outline with holes, along its loops, which the cuts have nothing to do with: the area that
// the loops enclose, a rectangle along each edge, a sector of a disc at each convex corner; at a reflex one,
// what two rectangles reach beyond the line between them is taken away. In double, about the first corner.
#include <jostle/geometry/decompose.h>

#include <vector>

#include "geometry/decompose/decompose_loops.h"
#include "geometry/shapes/checks.h"
#include "geometry/shapes/moments.h"

namespace jostle {
namespace {

using namespace detail;

void add_rim(Moments& sum, const Loop& loop, Double2 origin, double radius) {
    const std::size_t count = loop.size();
    const auto corner = [&](std::size_t i) { return loop[i < count ? i : i - count].at() - origin; };
    const auto normal_of = [&](std::size_t i) {
        return unit(right_perpendicular(corner(i + 1) - corner(i)));
    };
    Double2 before = normal_of(count - 1);
    for (std::size_t i = 0; i < count; ++i) {
        const Double2 normal = normal_of(i);
        add_edge_rectangle(sum, corner(i), corner(i + 1), normal, radius);
        if (cross(before, normal) > 0.0) {
            add_sector(sum, corner(i), before, normal, radius);
        } else {
            subtract_kite(sum, corner(i), before, normal, radius);
        }
        before = normal;
    }
}

}  // namespace

MassData compute_mass(const Outline& outline, float density, float radius, const Tolerances& tolerances) {
    std::vector<Loop> loops;
    const double shortest = static_cast<double>(least_edge(tolerances));
    if (clean_loops(outline, shortest, loops).status != OutlineStatus::kOk) return {};
    const Double2 origin = loops[0][0].at();
    Moments sum;
    for (const Loop& loop : loops) {
        for (std::size_t i = 0; i < loop.size(); ++i) {
            add_triangle(sum, loop[i].at() - origin, loop[i + 1 < loop.size() ? i + 1 : 0].at() - origin);
        }
        if (radius > 0.0f) add_rim(sum, loop, origin, static_cast<double>(radius));
    }
    return mass_of(sum, narrow(origin), static_cast<double>(density));
}

}  // namespace jostle
