// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the makers of shapes and validate() ask of their arguments, beyond single numbers (require.h). Each
// raises Error, or returns.
#pragma once

#include <jostle/core/require.h>
#include <jostle/geometry/shapes.h>

#include <optional>
#include <string>

namespace jostle::detail {

/// "points[3]"
[[nodiscard]] std::string element(const char* array, int index);
/// "5 points"
[[nodiscard]] std::string point_count(std::size_t count);

/// Whether it is in kCoordinateRange on each axis.
[[nodiscard]] bool is_position(Vec2 value);
/// An element of an array. Its name is made a text only where there is an error.
void check_position(const Call& call, const char* array, int index, Vec2 value);
/// [m] The least length of an edge: the tolerance, but no less than kMinShapeSize.
[[nodiscard]] float least_edge(const Tolerances& tolerances);
/// At least `least` [m] from `other`, which the error calls `other_name`; `index` is -1 where the argument is
/// no element of an array.
void check_apart(const Call& call, const char* argument, int index, Vec2 value, Vec2 other,
                 const char* other_name, float least);
/// None, or in range and apart from the end of the line that it belongs to.
void check_ghost(const Call& call, const char* argument, const std::optional<Vec2>& ghost, Vec2 end,
                 const char* end_name, float least);
/// Of unit length, to rounding.
void check_rotation(const Call& call, const char* argument, Rot value);
/// 3 to `most` vertices that are in range, run once around counter-clockwise, turn left at each, and are at
/// least `shortest` [m] apart from the next.
void check_outline(const Call& call, const PolygonView& polygon, int most, float shortest);

}  // namespace jostle::detail
