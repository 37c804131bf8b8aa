// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two shapes that move, each along a sweep: their distance at a time, and the first time at which they are
// near; moving_pair.cpp.
#pragma once

#include <jostle/geometry/time_of_impact.h>

#include "geometry/gjk/gjk.h"

namespace jostle::detail {

/// How one of the bodies moves.
struct Motion {
    double angle = 0.0;  // [rad] at time 0, without whole turns
    double rate = 0.0;   // [rad] over the whole sweep
    Double2 center;      // [m] at time 0
    Double2 path;        // [m] over the whole sweep
    Double2 arm;         // [m] from the centre of mass to the shape's first point, in the body's frame
    double reach = 0.0;  // [m] of the shape's points from the centre of mass
    Rot start;           // at time 0
};

/// Two cores at time 0.
struct MovingStart {
    CoreDistance core;
    SimplexCache cache;
};

class MovingPair {
  public:
    /// The sweeps are finite. The proxies are read as long as this lives.
    MovingPair(const DistanceProxy& a, const Sweep& sweep_a, const DistanceProxy& b, const Sweep& sweep_b);

    /// Whether discs that hold the cores, however those turn, stay further apart than `distance` [m] up to
    /// `max_fraction`: then so do the cores. Cost: a few dozen instructions.
    [[nodiscard]] bool stays_beyond(float distance, float max_fraction) const;
    [[nodiscard]] CoreDistance distance_at(float fraction) const { return at(fraction).core; }
    [[nodiscard]] MovingStart start() const { return at(0.0f); }
    /// The first time at which the cores are within `target` + `tolerance` [m] of each other, up to
    /// `max_fraction`: never later than the first at which they are within `target`. The states are those of
    /// time_of_impact(). `start`: that of this pair.
    [[nodiscard]] TimeOfImpact first_within(const MovingStart& start, float target, float tolerance,
                                            float max_fraction) const;

  private:
    [[nodiscard]] MovingStart at(float fraction) const;

    const DistanceProxy& a_;
    const DistanceProxy& b_;
    Motion motion_a_, motion_b_;
};

}  // namespace jostle::detail
