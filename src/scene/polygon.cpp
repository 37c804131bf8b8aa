// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tests here are in double, on coordinates that are floats: products are exact and a turn's sign is
// right.
#include "scene/polygon.h"

#include <jostle/core/constants.h>
#include <jostle/geometry/mass.h>

#include <cmath>
#include <span>
#include <string>
#include <utility>

#include "dynamics/store/limits.h"
#include "scene/refuse.h"

namespace jostle::scene_detail {
namespace {

double cross_of(Vec2 origin, Vec2 a, Vec2 b) {
    const double ax = static_cast<double>(a.x) - static_cast<double>(origin.x);
    const double ay = static_cast<double>(a.y) - static_cast<double>(origin.y);
    const double bx = static_cast<double>(b.x) - static_cast<double>(origin.x);
    const double by = static_cast<double>(b.y) - static_cast<double>(origin.y);
    return ax * by - ay * bx;
}

double gap(Vec2 a, Vec2 b) {
    const double dx = static_cast<double>(b.x) - static_cast<double>(a.x);
    const double dy = static_cast<double>(b.y) - static_cast<double>(a.y);
    return std::sqrt(dx * dx + dy * dy);
}

/// Every corner turns to the left, and all of them together turn once.
bool is_convex_and_counter_clockwise(const std::vector<Vec2>& points) {
    const std::size_t count = points.size();
    int rightward = 0;  // edges that begin to point to the right: one in a polygon that winds once
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 a = points[i];
        const Vec2 b = points[(i + 1) % count];
        const Vec2 c = points[(i + 2) % count];
        if (!(cross_of(a, b, c) > 0.0)) return false;
        const bool was_right = b.x > a.x || (b.x == a.x && b.y > a.y);
        const bool is_right = c.x > b.x || (c.x == b.x && c.y > b.y);
        rightward += !was_right && is_right ? 1 : 0;
    }
    return rightward == 1;
}

/// [m] How thin the points' hull is at the least, seen along the line through its two most distant points
/// (nearly).
double thickness(const std::vector<Vec2>& points) {
    std::size_t far = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (gap(points[0], points[i]) > gap(points[0], points[far])) far = i;
    }
    const double base = gap(points[0], points[far]);
    if (base == 0.0) return 0.0;
    double least = 0.0;
    double greatest = 0.0;
    for (const Vec2 point : points) {
        const double height = cross_of(points[0], points[far], point) / base;
        least = height < least ? height : least;
        greatest = height > greatest ? height : greatest;
    }
    return greatest - least;
}

/// [m] How far a point lies inside a hull; negative outside.
double depth(const LargePolygon& hull, Vec2 point) {
    double least = 1.0e30;
    for (int i = 0; i < hull.count; ++i) {
        const Vec2 a = hull.vertices[i];
        const Vec2 b = hull.vertices[(i + 1) % hull.count];
        const double inside = cross_of(a, b, point) / gap(a, b);
        least = inside < least ? inside : least;
    }
    return least;
}

}  // namespace

std::vector<Vec2> convex_corners(const Node& place, std::vector<Vec2> points, int* filled) {
    const std::string count = std::to_string(points.size());
    if (points.size() < 3 || points.size() > static_cast<std::size_t>(kMaxPolygonVertices)) {
        place.fail("has " + count + " vertices; a polygon has 3 to " + std::to_string(kMaxPolygonVertices));
    }
    if (thickness(points) < static_cast<double>(kLinearSlop)) {
        place.fail("has " + count + " vertices on one line or point; a polygon needs an area");
    }
    LargePolygon hull;
    refused_at(place, [&] { hull = LargePolygon::from_hull(points); });
    // All are corners, and in order: as they are, so that a scene comes back equal from a file.
    if (static_cast<std::size_t>(hull.count) == points.size() && is_convex_and_counter_clockwise(points)) {
        return points;
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double below = depth(hull, points[i]);
        if (!(below > static_cast<double>(kLinearSlop))) continue;
        if (filled == nullptr) {
            place.fail("is not convex: vertex " + std::to_string(i) + " lies " +
                       to_text(static_cast<float>(below)) +
                       " m inside the hull of the others; what is concave is an \"outline\"");
        }
        ++*filled;
        break;
    }
    return {hull.vertices, hull.vertices + hull.count};
}

namespace {

void check_chain(const Node& place, const SceneChain& chain) {
    const std::size_t needed = chain.loop ? 3 : 2;
    if (chain.points.size() < needed) {
        place.fail("has " + std::to_string(chain.points.size()) + " points; " +
                   (chain.loop ? "a loop" : "a chain") + " has at least " + std::to_string(needed));
    }
    validate(to_chain(chain), "scene");
}

/// Says at which point of the file it fails.
void check_outline(const Node& place, const SceneOutline& outline) {
    const std::vector<std::span<const Vec2>> holes(outline.holes.begin(), outline.holes.end());
    const DecomposeResult result = try_decompose({outline.outer, holes}, outline.radius);
    if (result.status == OutlineStatus::kOk) return;
    const std::string why = describe(result.status);
    if (result.status == OutlineStatus::kTooManyPoints) place.fail("has too many points; " + why);
    if (result.status == OutlineStatus::kBadRadius)
        place.at("radius").fail("is " + to_text(outline.radius) + "; " + why);
    const auto fail_in = [&](const Node& loop, const std::vector<Vec2>& points) {
        if (result.point < 0) loop.fail("has " + std::to_string(points.size()) + " points; " + why);
        const std::size_t point = static_cast<std::size_t>(result.point);
        const Vec2 at = points[point];
        Node(loop, point).fail("is [" + to_text(at.x) + ", " + to_text(at.y) + "]; " + why);
    };
    if (result.loop < 0) fail_in(place.at("outer"), outline.outer);
    const std::size_t hole = static_cast<std::size_t>(result.loop);
    const Node holes_node = place.at("holes");
    fail_in(Node(holes_node, hole), outline.holes[hole]);
}

/// As Body::create_shape() refuses it.
void check_mass(const Node& place, const MassData& mass) {
    if (mass.mass == 0.0f) return;
    (void)checked(place, static_cast<double>(mass.mass), detail::kMassRange,
                  "has a mass by its density that is ");
    (void)checked(place, static_cast<double>(mass.inertia), detail::kInertiaRange,
                  "has an inertia by its density that is ");
}

}  // namespace

void check_shape(const Node& place, const SceneShape& shape) {
    refused_at(place, [&] {
        if (const auto* chain = std::get_if<SceneChain>(&shape.geometry)) {
            check_chain(place, *chain);
        } else if (const auto* outline = std::get_if<SceneOutline>(&shape.geometry)) {
            check_outline(place, *outline);
            const ConvexPieces pieces = to_pieces(*outline);
            for (int i = 0; i < pieces.size(); ++i)
                check_mass(place, compute_mass(pieces[i], shape.def.density));
        } else {
            Geometry geometry;
            LargePolygon storage;
            (void)to_geometry(shape, geometry, storage);
            validate(geometry, "scene");
            check_mass(place, compute_mass(geometry, shape.def.density));
        }
    });
}

}  // namespace jostle::scene_detail
