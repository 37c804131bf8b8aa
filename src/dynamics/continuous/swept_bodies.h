// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The bodies that a step sweeps: those that are fast, or pressed deep into what does not move. Kinematic
// bodies that move are among them, since the others meet them on their way.
#pragma once

#include <algorithm>
#include <span>

#include "dynamics/continuous/obstacle.h"
#include "dynamics/continuous/path.h"

namespace jostle::detail {

struct SweptBody {
    /// [1] Impacts of a body in one step, at most: a body with more is stuck between others, and stays.
    static constexpr int kMostImpacts = 3;

    BodyId id;
    int place = 0;              ///< in the awake set
    bool is_kinematic = false;  ///< it goes its way
    bool must_ask = false;      ///< about an impact; so it is swept by the thread that steps
    int plan = kNone;           ///< among the bullets, if it is one
    bool rests = false;         ///< at the end of its path
    int obstacles = 0;          ///< of held_by
    ShapeId crushed_by;         ///< the kinematic shape that carried it ...
    ShapeId crushed_against;    ///< ... to the shape that stopped it
    Path path;
    Transform end;  ///< [m] its pose after the step, unless the path is whole
    Obstacle held_by[kMostImpacts];
};

/// Of bodies that are in the order of their ids: the one of this id, or nullptr.
template <class Body>
[[nodiscard]] Body* find_swept(std::span<Body> bodies, BodyId id) {
    const auto found = std::lower_bound(bodies.begin(), bodies.end(), id,
                                        [](const SweptBody& a, BodyId b) { return a.id < b; });
    return found != bodies.end() && found->id == id ? &*found : nullptr;
}

}  // namespace jostle::detail
