// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The convex hull of a set of points, with a reason where there is none. O(n log n), by cross products only;
// never throws.
#pragma once

#include <jostle/core/constants.h>
#include <jostle/math/vec2.h>

#include <cstdint>
#include <span>

JOSTLE_API_BEGIN
namespace jostle {

enum class HullStatus : std::uint8_t {
    kOk,
    kTooFewPoints,    ///< fewer than three
    kNotFinite,       ///< a coordinate is NaN or infinite
    kCoincident,      ///< all within the welding tolerance of each other
    kCollinear,       ///< all on one line, to tolerance
    kTooManyCorners,  ///< more than kMaxPolygonVertices remain
};

/// A sentence: the defect, and the rule that it breaks.
[[nodiscard]] const char* describe(HullStatus status) noexcept;

struct HullResult {
    HullStatus status = HullStatus::kTooFewPoints;
    int count = 0;                      ///< corners; 0 unless status is kOk
    Vec2 corners[kMaxPolygonVertices];  ///< [m] counter-clockwise, some of the points given
};

/// Corners closer than tolerances.min_edge_length are welded into one of them. Corners within a tenth of that
/// of the line through their neighbours are dropped. No point given lies further outside the result than the
/// sum of both. ORDER: the first corner is the leftmost point, the lowest of those.
[[nodiscard]] HullResult compute_hull(std::span<const Vec2> points, const Tolerances& tolerances = {});

}  // namespace jostle
JOSTLE_API_END
