// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Turns loops that touch, cross, lie in or on each other into outlines for decompose(): the area that
// the loops enclose by the even-odd rule, in either direction. A point is solid if a ray from the point
// crosses an odd number of edges. So a bow tie becomes two triangles, an island in a hole a solid of its own,
// a hole that reaches beyond its outer loop ends there and goes on as a solid, and an area that a loop
// encloses twice is empty.
//
//     const CleanOutlines clean = clean_outline(drawn);
//     for (const SolidOutline& solid : clean.outlines) add(decompose(solid.view()));
//
// An outline that decompose() takes comes back unchanged, to the bit. Elsewhere points that are nearer to
// each other than a tolerance become one, an edge that is nearer to a point than 0.7 tolerances is led
// through the point, and a solid that meets itself in a single point is opened by a quarter of the tolerance.
// The tolerance is twice Tolerances::min_edge_length, or 16 times the spacing of floats at the outline's
// greatest coordinate, and is doubled if too small (OutlineChanges::tolerance). So the border moves by little
// more than the tolerance, and the area by no more than the tolerance times the border's length.
//
// [Greene1986] and [Halperin2002] round to a grid; this algorithm rounds points to each other, so that points
// without a conflict stay in place. Signs of turns are exact. Cost: n log n and the pairs of edges that
// overlap in x, some ten times.
#pragma once

#include <jostle/geometry/decompose.h>

#include <span>
#include <utility>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// The most points of loops to be cleaned.
inline constexpr int kMaxCleanPoints = 16384;

/// An outline that owns its points.
class SolidOutline {
  public:
    SolidOutline() = default;
    SolidOutline(std::vector<Vec2> outer, std::vector<std::vector<Vec2>> holes)
        : outer_(std::move(outer)), holes_(std::move(holes)) {}

    [[nodiscard]] const std::vector<Vec2>& outer() const { return outer_; }  ///< [m] counter-clockwise
    [[nodiscard]] const std::vector<std::vector<Vec2>>& holes() const { return holes_; }  ///< [m] clockwise
    /// Valid until this object changes, or goes. Keeps a list of the holes: not on two threads at a time.
    [[nodiscard]] Outline view() const {
        views_.assign(holes_.begin(), holes_.end());
        return {outer_, views_};
    }
    [[nodiscard]] double area() const;  ///< [m^2] of the outer loop less that of the holes

  private:
    std::vector<Vec2> outer_;
    std::vector<std::vector<Vec2>> holes_;
    mutable std::vector<std::span<const Vec2>> views_;
};

/// The changes, as numbers: all are 0 where the loops were good.
struct OutlineChanges {
    int joined = 0;             ///< [1] points that became one with another
    int crossings = 0;          ///< [1] places where edges crossed: each became a point
    int touches = 0;            ///< [1] times that an edge was led through a point near it
    int cancelled = 0;          ///< [1] pairs of edges that lay on each other: spikes, common borders
    int pinches = 0;            ///< [1] points where the solid met itself, and was opened
    int dropped = 0;            ///< [1] loops that were too thin to be kept
    int cuts = 0;               ///< [1] cuts across an outline of more than 4,096 points
    double dropped_area = 0.0;  ///< [m^2] of the solids among the dropped loops
    float tolerance = 0.0f;     ///< [m] the distance below which points became one

    [[nodiscard]] bool any() const { return tolerance > 0.0f; }
};

struct CleanOutlines {
    /// kOk, also where no area is enclosed. kOutOfRange; kTooManyPoints, also where crossings make too many.
    /// kTooThin: an outline that try_decompose() refuses is left out; no test has met one.
    OutlineStatus status = OutlineStatus::kOk;
    int loop = -1;   ///< where it fails: -1 the outer loop, 0 and up a hole
    int point = -1;  ///< the point of that loop; -1: no single one
    /// Each is taken by try_decompose(). ORDER: by the lowest point in x, then y, of the outer loop; loops
    /// begin at theirs.
    std::vector<SolidOutline> outlines = {};
    OutlineChanges changes = {};
};

/// All loops count alike: which one is the outer one plays no part.
[[nodiscard]] CleanOutlines clean_outline(const Outline& outline, const Tolerances& tolerances = {});
[[nodiscard]] CleanOutlines clean_outline(std::span<const std::span<const Vec2>> loops,
                                          const Tolerances& tolerances = {});

}  // namespace jostle
JOSTLE_API_END
