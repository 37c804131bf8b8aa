// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Points against cores, in double; and poses, as questions in the world's frame need them.
#pragma once

#include <jostle/math/rot.h>

#include "geometry/gjk/core_view.h"

namespace jostle::detail {

/// The part of a core that is nearest to a point, from the core's first vertex on; the distance is to the
/// core's outline, without the rounding.
struct Nearest {
    Double2 point;
    Double2 normal;
    double distance = 0.0;
};
[[nodiscard]] Nearest nearest_on_core(const CoreView& core, Double2 p);
[[nodiscard]] inline double distance_to_core(const CoreView& core, Double2 p) {
    return nearest_on_core(core, p).distance;
}

/// A rotation in double: no digit of a difference of positions is lost.
class Turn {
  public:
    explicit Turn(const Rot& q) : c_(static_cast<double>(q.c)), s_(static_cast<double>(q.s)) {}
    [[nodiscard]] Double2 forth(Double2 v) const { return {c_ * v.x - s_ * v.y, s_ * v.x + c_ * v.y}; }
    [[nodiscard]] Double2 back(Double2 v) const { return {c_ * v.x + s_ * v.y, c_ * v.y - s_ * v.x}; }

  private:
    double c_, s_;
};

}  // namespace jostle::detail
