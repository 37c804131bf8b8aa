// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The cores of bodies' shapes, which never change sides of what does not move.
#pragma once

#include <jostle/dynamics/world.h>
#include <jostle/geometry/overlap.h>

#include "dynamics/store/shape_core.h"

namespace jostle::test {

/// Whether the core of a shape of a body touches a shape of another one.
inline bool core_touches(const Body& body, const Body& other) {
    for (const Shape& own : body.shapes())
        for (const Shape& its : other.shapes()) {
            const Geometry a = own.geometry(), b = its.geometry();
            const float inset = detail::core_inset(detail::least_half_width(a), kLinearSlop);
            if (overlap(detail::core_of(a, inset), DistanceProxy(b),
                        inverse_compose(body.transform(), other.transform())))
                return true;
        }
    return false;
}

}  // namespace jostle::test
