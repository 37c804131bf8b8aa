// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the makers of shapes and validate() ask of their arguments. Each throws Error, or returns.
#pragma once

#include <jostle/geometry/shapes.h>

#include <initializer_list>
#include <string>
#include <string_view>

namespace jostle::detail {

[[nodiscard]] std::string join(std::initializer_list<std::string_view> parts);
[[nodiscard]] std::string to_text(Vec2 v);

/// Finite, and within kMaxCoordinate on each axis.
void check_position(const char* function, const char* argument, Vec2 value);
/// Greater than zero, and at most kMaxCoordinate.
void check_size(const char* function, const char* argument, float value);
/// Zero or more, and at most kMaxCoordinate.
void check_rounding(const char* function, const char* argument, float value);
/// Unit length, to rounding.
void check_rotation(const char* function, const char* argument, Rot value);
/// 3 to `most` vertices that are in range, run once around counter-clockwise, turn left at each, and are at
/// least `min_edge_length` [m] apart from the next.
void check_outline(const char* function, const PolygonView& polygon, int most, float min_edge_length);

}  // namespace jostle::detail
