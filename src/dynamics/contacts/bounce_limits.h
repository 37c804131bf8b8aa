// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The limits of bounces, one for contacts by their two bodies' own masses (contacts/bounce_lanes.h) and for
// contacts with all that hangs on them (direct/bounces.h).
#pragma once

namespace jostle::detail {

/// [1] A point that bounces is struck by so many times the impulse that presses it together.
inline constexpr float kLeastBlow = 8.0f;
/// [1] How often the points of a contact may bounce in a pass: one may turn the body so that the other
/// closes.
inline constexpr int kMostBounces = 3;

}  // namespace jostle::detail
