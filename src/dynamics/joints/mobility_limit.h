// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The lightest bodies on which a joint acts.
#pragma once

#include "dynamics/store/body.h"

namespace jostle::detail {

/// [1/kg] At the anchors: products of two, and with the speeds at which joints pull, fit into a float.
inline constexpr float kMostMobility = 1.0e15f;

}  // namespace jostle::detail
