// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the makers of shapes and validate() ask of their arguments. Each throws Error, or returns.
#pragma once

#include <jostle/geometry/shapes.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace jostle::detail {

[[nodiscard]] std::string join(std::initializer_list<std::string_view> parts);
[[nodiscard]] std::string to_text(Vec2 v);

/// What an error calls an argument: a name, or one of an array's elements. Only made a text where there is an
/// error.
struct ArgumentName {
    const char* name;
    int index = -1;
    ArgumentName(const char* argument) : name(argument) {}
    ArgumentName(const char* argument, int element) : name(argument), index(element) {}
    [[nodiscard]] std::string text() const;
};

/// Whether it is finite, and within kMaxCoordinate on each axis.
[[nodiscard]] bool is_position(Vec2 value);
void check_position(const char* function, ArgumentName argument, Vec2 value);
/// At least `least` [m] from `other`, which the error calls `other_name`.
void check_apart(const char* function, ArgumentName argument, Vec2 value, Vec2 other, const char* other_name,
                 float least);
/// None, or in range and apart from the end of the line that it belongs to.
void check_ghost(const char* function, const char* argument, const std::optional<Vec2>& ghost, Vec2 end,
                 const char* end_name, float least);
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
