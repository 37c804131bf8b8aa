// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The floats that tests of bad and extreme input use, defined once, as a dozen tests are compiled as one
// unit.
#pragma once

#include <limits>

namespace jostle::test {

inline constexpr float kInfinity = std::numeric_limits<float>::infinity();
inline constexpr float kLargest = std::numeric_limits<float>::max();
inline constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

}  // namespace jostle::test
