// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <jostle/geometry/overlap.h>

#include "geometry/gjk.h"

namespace jostle {

bool overlap(const Proxy& a, const Proxy& b, const Transform& b_in_a) {
    SimplexCache cache;
    const float radii = a.radius + b.radius;
    const detail::CoreDistance core =
        detail::core_distance(a, b, detail::relative_pose(a, b, b_in_a), cache, radii, true);
    return !core.beyond && core.distance <= radii;
}

bool overlap(const Geometry& a, const Geometry& b, const Transform& b_in_a) {
    return overlap(Proxy(a), Proxy(b), b_in_a);
}

}  // namespace jostle
