// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Agents side by side, with the walls around each.
#pragma once

#include <jostle/crowd/crowd.h>

#include "crowd/kernels/avoid.h"
#include "crowd/walls/walls.h"

namespace jostle {

template <int D>
struct Crowd<D>::Row : detail::AvoidRow {
    detail::WallPlanes around[detail::kAvoidRow];
};

}  // namespace jostle
