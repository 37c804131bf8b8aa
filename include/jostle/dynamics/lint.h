// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Probable mistakes in a world that was just made: World::lint(). A finding is no error, as each finding may
// be meant.
//
//     for (const LintFinding& finding : world.lint()) std::puts(finding.sentence.c_str());
#pragma once

#include <jostle/dynamics/body.h>
#include <jostle/dynamics/chain_shape.h>
#include <jostle/dynamics/joint.h>
#include <jostle/dynamics/shape.h>

#include <cstdint>
#include <string>

JOSTLE_API_BEGIN
namespace jostle {

/// Lengths at length scale 1; those of a world of another are multiplied by its own.
enum class LintType : std::uint8_t {
    /// A one-sided chain or segment has moving bodies near it, at most 10 m or half its own diagonal away,
    /// and its front looks away from all of them: they fall through. `value`: their number; `body_b`: the
    /// nearest.
    kChainFacesAway,
    /// Two bodies overlap by more than two slops. `value` [m]: by how much, where it is deepest.
    kOverlap,
    /// The anchors of a joint are more than a slop from where it holds them. `value` [m]: how far.
    kOpenJoint,
    /// The bodies of a joint are turned by more than 2 degrees from the angle that it holds, or beyond its
    /// limits. `value` [rad]: by how much.
    kTurnedJoint,
    kSmallBody,  ///< a dynamic body measures less than 0.1 m; `value` [m]: the longer side of its box
    kLargeBody,  ///< a dynamic body measures more than 10 m; `value` [m]: the longer side of its box
    kLightBody,  ///< a dynamic body weighs less than 0.1 g; `value` [kg]: its mass
    kHeavyBody,  ///< a dynamic body weighs more than 1,000,000 kg; `value` [kg]: its mass
    /// A dynamic body is more than 100 times as heavy as one that it is joined to, or that it lies on.
    /// `value` [1]: the ratio; `body_a`: the heavy one.
    kMassRatio,
    /// A motor aims at a speed, and its greatest force or torque is 0: the motor does nothing. `value` [m/s],
    /// [rad/s]: the speed.
    kIdleMotor,
};

/// A finding; handles that do not concern it are empty.
struct LintFinding {
    LintType type = LintType::kOverlap;
    float value = 0.0f;     ///< see LintType
    Body body_a = {};       ///< the body, the chain's body, or the first of two
    Body body_b = {};       ///< the second of two
    Shape shape_a = {};     ///< of body_a: the deepest, or a segment of the chain
    Shape shape_b = {};     ///< of body_b
    ChainShape chain = {};  ///< an empty handle where a one-sided segment is no part of a chain
    Joint joint = {};
    std::string sentence = {};  ///< the finding with its numbers, and a remedy
};

}  // namespace jostle
JOSTLE_API_END
