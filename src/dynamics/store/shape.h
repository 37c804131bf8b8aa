// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes and chains, by id. A chain is its segments, which are shapes like others.
#pragma once

#include <jostle/dynamics/shape_def.h>
#include <jostle/geometry/shapes.h>

#include "dynamics/store/body.h"

namespace jostle {

struct ShapeRecord {
    /// In the body's frame; a large polygon's vertices and normals are the world's own memory.
    Geometry geometry;
    ShapeDef def;
    int body = kNone;
    int proxy = kNone;  ///< in the broad phase; kNone while the body is disabled
    int previous = kNone;
    int next = kNone;
    int chain = kNone;        ///< that it is a segment of ...
    int chain_index = kNone;  ///< ... and which
};

struct ChainRecord {
    int body = kNone;
    int count = 0;
    int* segments = nullptr;  ///< shape ids, in the order of the points; the world's own memory
    bool is_loop = false;
    bool is_sensor = false;
    Filter filter;
    std::uint64_t user_data = 0;
};

}  // namespace jostle
