// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The contact points that are new, persisted or gone from one step to the next, by their ids.
#pragma once

#include <jostle/geometry/manifold.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

enum class PointState : std::uint8_t {
    kNone,       ///< there is no such point
    kAdded,      ///< new: its id was not there before
    kPersisted,  ///< its id was there before and is there now
    kRemoved,    ///< its id was there before and is gone
};

/// One state per point, in the order of the manifold that the point belongs to.
struct PointStates {
    PointState before[2] = {};  ///< of the earlier manifold: persisted or removed
    PointState after[2] = {};   ///< of the later one: added or persisted
};

[[nodiscard]] PointStates point_states(const Manifold& before, const Manifold& after);

}  // namespace jostle
JOSTLE_API_END
