// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Conversions that are written by hand: shapes, outlines, triangles' numbers. Included by
// generated/structs.h.
#pragma once

#include <jostle/geometry/decompose.h>
#include <jostle/geometry/shapes.h>
#include <jostle/mesh/triangle_mesh.h>

namespace jostle::c {

template <>
struct Twin<Geometry> {
    using C = JostleGeometry;
    static constexpr bool kPlain = false;
};
template <>
struct Twin<Outline> {
    using C = JostleOutline;
    static constexpr bool kPlain = false;
};

Geometry to_cpp(const JostleGeometry& c, Scratch& scratch);
void to_c(const Geometry& x, JostleGeometry& c);
Outline to_cpp(const JostleOutline& c, Scratch& scratch);

static_assert(sizeof(JostleTriangleVertices) == sizeof(TriangleVertices));
static_assert(sizeof(JostleTriangleCorners) == sizeof(TriangleCorners));

}  // namespace jostle::c
