// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The ranges of what worlds are told. A finite number may still be more than the arithmetic has room for.
#pragma once

#include <jostle/core/require.h>
#include <jostle/geometry/shapes.h>

namespace jostle {

/// [1] Rates, ratios and stiffness: far beyond all use.
inline constexpr float kMaxFactor = 1.0e6f;
inline constexpr Range kFactor{0.0f, kMaxFactor};
inline constexpr Range kBounded{-kMaxFactor, kMaxFactor};
inline constexpr Range kCoordinate = kCoordinateRange;  ///< [m]
inline constexpr Range kRestitution{0.0f, 2.0f};
/// [m] Lengths of distance joints.
inline constexpr Range kJointLength{kMinEdgeLength, kMaxFactor};
/// [kg] Masses, unless 0, whose products and inverses a float holds.
inline constexpr Range kMassRange{1.0e-12f, 1.0e15f};
/// [kg m^2] Moments of inertia likewise.
inline constexpr Range kInertiaRange{1.0e-20f, 1.0e25f};

}  // namespace jostle
