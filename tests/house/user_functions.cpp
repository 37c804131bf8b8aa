// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A user's own functions beside `using namespace jostle`: they have the names and the arguments of those in
// jostle::math. That it compiles is the test. Not among the names of <math.h>, which has a lerp in C++20.
#include <jostle/jostle.h>

using namespace jostle;

constexpr float lerp(float a, float b, float t) {
    return a + t * (b - a) + 100.0f;
}
constexpr bool is_power_of_two(unsigned a) {
    return a == 3;
}
constexpr unsigned next_power_of_two(unsigned a) {
    return a + 7;
}

static_assert(lerp(0.0f, 2.0f, 0.5f) == 101.0f && math::lerp(0.0f, 2.0f, 0.5f) == 1.0f);
static_assert(is_power_of_two(3u) && math::is_power_of_two(4u) && !math::is_power_of_two(3u));
static_assert(next_power_of_two(4u) == 11u && math::next_power_of_two(4u) == 8u);
static_assert(lerp(Vec2{}, Vec2{2, 4}, 0.5f) == Vec2{1, 2});
