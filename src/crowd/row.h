// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Agents side by side, in the plane with the walls around each.
#pragma once

#include <jostle/crowd/crowd.h>

#include "crowd/kernels/avoid.h"
#include "crowd/walls/walls.h"

namespace jostle {

template <>
struct Crowd<2>::Row : detail::AvoidRow {
    detail::WallPlanes around[detail::kAvoidRow];
};

template <>
struct Crowd<3>::Row : detail::AvoidSpaceRow {};

}  // namespace jostle
