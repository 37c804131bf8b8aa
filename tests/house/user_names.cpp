// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A user's `using namespace jostle` leaves the names of the C and C++ libraries alone. That it compiles is
// the test.
#include <jostle/jostle.h>
// NOLINTBEGIN(modernize-deprecated-headers): these are what a user may have included
#include <math.h>
#include <stdlib.h>
// NOLINTEND(modernize-deprecated-headers)

#include <cmath>
#include <type_traits>

using namespace jostle;

static_assert(std::is_same_v<decltype(abs(-1)), int>);
static_assert(std::is_same_v<decltype(abs(-1.5)), double>);
static_assert(std::is_same_v<decltype(abs(-1.5f)), float>);
static_assert(std::is_same_v<decltype(sin(1.0f)), float>);
static_assert(std::is_same_v<decltype(cos(1.0)), double>);
static_assert(std::is_same_v<decltype(atan2(1.0f, 2.0f)), float>);
static_assert(std::is_same_v<decltype(sqrt(2.0)), double>);
static_assert(std::is_same_v<decltype(min(Vec2{}, Vec2{})), Vec2>);
static_assert(std::is_same_v<decltype(abs(Vec2{})), Vec2>);
static_assert(math::max(1.0f, 2.0f) == 2.0f && math::clamp(3.0f, 0.0f, 1.0f) == 1.0f);
