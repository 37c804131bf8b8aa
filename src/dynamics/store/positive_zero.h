// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// -0 made +0. Numbers that a user gives are equal where they compare equal: only arithmetic may make a -0.
#pragma once

#include <jostle/dynamics/material.h>
#include <jostle/geometry/shapes.h>

#include <optional>

namespace jostle::detail {

[[nodiscard]] JOSTLE_INLINE constexpr float positive_zero(float x) {
    return x + 0.0f;
}
[[nodiscard]] JOSTLE_INLINE constexpr Vec2 positive_zero(Vec2 v) {
    return {positive_zero(v.x), positive_zero(v.y)};
}
[[nodiscard]] JOSTLE_INLINE constexpr Material positive_zero(Material m) {
    for (float* x : {&m.friction, &m.restitution, &m.rolling_resistance, &m.surface_speed})
        *x = positive_zero(*x);
    return m;
}
template <class T>
[[nodiscard]] constexpr std::optional<T> positive_zero(std::optional<T> value) {
    if (value) value = positive_zero(*value);
    return value;
}

}  // namespace jostle::detail
