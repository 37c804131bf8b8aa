// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The ranges of what worlds are told. A finite number may still be more than the arithmetic has room for.
#pragma once

#include <jostle/core/require.h>
#include <jostle/dynamics/material.h>
#include <jostle/geometry/mass.h>
#include <jostle/geometry/shapes.h>

#include <cstddef>

namespace jostle::detail {

/// [1] Rates, ratios and stiffness: far beyond all use.
inline constexpr float kMaxFactor = 1.0e6f;
inline constexpr Range kFactor{0.0f, kMaxFactor};
inline constexpr Range kBounded{-kMaxFactor, kMaxFactor};
inline constexpr Range kCoordinate = kCoordinateRange;  ///< [m]
inline constexpr Range kRestitution{0.0f, 2.0f};
/// [m] Lengths of distance joints.
inline constexpr Range kJointLength{kMinEdgeLength, kMaxFactor};
/// [Hz] Of a joint's own.
inline constexpr Range kStiffness{1.0e-3f, kMaxFactor};
/// [1] Of a pulley.
inline constexpr Range kPulleyRatio{1.0e-3f, 1.0e3f};
/// [1] Of a gear, whatever its sign.
inline constexpr float kLeastGearRatio = 1.0e-6f;
/// [rad] From tooth to tooth of a ratchet.
inline constexpr Range kRatchetStep{-2.0f * kPi, 2.0f * kPi};
inline constexpr float kLeastRatchetStep = 1.0e-3f;
/// [rad] Of a tooth: whole steps, which are a turn at most, do not matter.
inline constexpr Range kRatchetPhase = kRatchetStep;
/// [rad], [m] Of a gear: beyond it floats lie as far apart as a gear's law may be off, 0.01 rad.
inline constexpr Range kGearOffset{-1.0e5f, 1.0e5f};
/// [kg] Masses, unless 0, whose products and inverses a float holds.
inline constexpr Range kMassRange{1.0e-12f, 1.0e15f};
/// [kg m^2] Moments of inertia likewise.
inline constexpr Range kInertiaRange{1.0e-20f, 1.0e25f};

/// [m] From any place in a world to any other.
inline constexpr Range kShift{-2.0f * kMaxCoordinate, 2.0f * kMaxCoordinate};
/// [bytes] Of a body's name, at most.
inline constexpr std::size_t kMaxName = 255;
/// [s] Of a step.
inline constexpr Range kStepTime{1.0e-6f, 1.0f};
/// [m/s], [rad/s] What a body may be given. No square of it is too large for a float, nor anything that the
/// solver makes of it.
inline constexpr Range kSpeed{-1.0e9f, 1.0e9f};

/// Whether both coordinates lie in a range.
[[nodiscard]] inline bool lies_in(const Range& range, Vec2 v) {
    return range.contains(v.x) && range.contains(v.y);
}
/// Whether its numbers lie in their ranges.
[[nodiscard]] inline bool is_allowed(const Material& material) {
    return kFactor.contains(material.friction) && kRestitution.contains(material.restitution) &&
           kFactor.contains(material.rolling_resistance) && kBounded.contains(material.surface_speed) &&
           material.friction_rule <= MixRule::kProduct && material.restitution_rule <= MixRule::kProduct;
}
[[nodiscard]] inline bool is_allowed(const MassData& mass) {
    return kMassRange.contains(mass.mass) && (mass.inertia == 0.0f || kInertiaRange.contains(mass.inertia)) &&
           lies_in(kCoordinate, mass.center);
}

}  // namespace jostle::detail
