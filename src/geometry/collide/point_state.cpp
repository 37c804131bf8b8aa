// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two manifolds side by side.
#include <jostle/geometry/point_state.h>

namespace jostle {
namespace {

bool has_id(const Manifold& manifold, std::uint16_t id) {
    for (int i = 0; i < manifold.count; ++i) {
        if (manifold.points[i].id == id) return true;
    }
    return false;
}

}  // namespace

PointStates point_states(const Manifold& before, const Manifold& after) {
    PointStates states;
    for (int i = 0; i < before.count; ++i) {
        states.before[i] = has_id(after, before.points[i].id) ? PointState::kPersisted : PointState::kRemoved;
    }
    for (int i = 0; i < after.count; ++i) {
        states.after[i] = has_id(before, after.points[i].id) ? PointState::kPersisted : PointState::kAdded;
    }
    return states;
}

}  // namespace jostle
