// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes, by id.
#pragma once

#include <jostle/dynamics/shape.h>

#include "dynamics/store/body.h"

namespace jostle {

struct ShapeRecord {
    Geometry
        geometry;  ///< in the body's frame; a large polygon's vertices and normals are the world's own memory
    ShapeDef def;
    int body = kNone;
    int proxy = kNone;  ///< in the broad phase; kNone while the body is disabled
    int previous = kNone;
    int next = kNone;
};

}  // namespace jostle
