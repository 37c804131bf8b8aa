// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The three things that are done to an outline's mesh, in order.
#pragma once

#include "geometry/decompose/cut_mesh.h"

namespace jostle::detail {

/// What the checks and the cuts keep to.
struct CutLengths {
    double edge = 0.0;   // [m] no edge is shorter
    double grain = 0.0;  // [m] the spacing of floats where the outline is
};

/// Cuts each hole (`holes` are half-edges, one of each) open to what lies around it. Returns a half-edge from
/// where it could not, or -1.
[[nodiscard]] int open_holes(CutMesh& mesh, std::vector<int> holes, const CutLengths& lengths);
/// Cuts until no corner is reflex; all loops are one already. The same.
[[nodiscard]] int cut_reflex_corners(CutMesh& mesh, const CutLengths& lengths);
/// Cuts faces of more than kMaxPolygonVertices corners, all convex, across.
void cut_many_cornered(CutMesh& mesh, const CutLengths& lengths);

}  // namespace jostle::detail
