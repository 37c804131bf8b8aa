// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Four edges of an outline side by side, and what of another outline is nearest to each.
//
//     u    along the edge, of length 1            p    a vertex of the other
//     n    to its right: outwards                 t = (p - start).u     s = (p - start).n
//
//     distance^2 = s^2 + (t - clamp(t, 0, length))^2
//
// The s are those of the separating axes. Slots beyond the last point of an outline repeat point 0, as edges
// of no length: these are points, and no faces.
//
// Which vertex it was is kept in the lowest three bits of the square, so that one minimum finds both; that
// moves the choice between two by 4e-7 of a distance.
#pragma once

#include <limits>

#include "geometry/support.h"

namespace jostle::detail {

/// Four edges, and what of the other outline is nearest to each.
struct EdgeBlock {
    Float4 x, y;        // where they start
    Float4 ex, ey;      // to where they end
    Float4 ux, uy;      // the same, of length 1
    Float4 along, out;  // start.u, start.n
    Float4 length;
    Float4 faces;    // all bits where there is a length
    Float4 least;    // of all s: how far in front of it the other outline is
    Float4 nearest;  // of all squares of distances
};

JOSTLE_LANES_INLINE void load_edges(EdgeBlock& block, const Proxy& proxy, int first) {
    block.x = load(proxy.x + first);
    block.y = load(proxy.y + first);
    // Not by loads that are one off: those would wait for the stores that made the proxy.
    const int next = first + 4 < 8 ? first + 4 : 0;
    block.ex = following(block.x, load(proxy.x + next)) - block.x;
    block.ey = following(block.y, load(proxy.y + next)) - block.y;
}

/// Lengths are the same in every frame: they need not wait for the pose.
JOSTLE_LANES_INLINE void measure_edges(EdgeBlock& block) {
    const Float4 squared = block.ex * block.ex + block.ey * block.ey;
    block.faces = greater(squared, splat(0.0f));
    block.length = square_root(squared);
    const Float4 per_length = keep(splat(1.0f) / block.length, block.faces);
    block.ux = block.ex * per_length + drop(splat(1.0f), block.faces);
    block.uy = block.ey * per_length;
}

JOSTLE_INLINE void turn(Float4& x, Float4& y, Float4 c, Float4 s) {
    const Float4 turned_x = c * x - s * y;
    y = s * x + c * y;
    x = turned_x;
}

JOSTLE_LANES_INLINE void move_edges(EdgeBlock& block, const RelativePose& pose) {
    const Float4 c = splat(pose.q.c), s = splat(pose.q.s);
    turn(block.x, block.y, c, s);
    turn(block.ex, block.ey, c, s);
    turn(block.ux, block.uy, c, s);
    block.x = block.x + splat(pose.p.x);
    block.y = block.y + splat(pose.p.y);
}

JOSTLE_INLINE void prepare_edges(EdgeBlock& block) {
    block.along = block.x * block.ux + block.y * block.uy;
    block.out = block.x * block.uy - block.y * block.ux;
    block.least = block.nearest = splat(std::numeric_limits<float>::infinity());
}

JOSTLE_LANES_INLINE void measure(EdgeBlock& block, Float4 px, Float4 py, int index) {
    const Float4 t = px * block.ux + py * block.uy - block.along;
    const Float4 s = px * block.uy - py * block.ux - block.out;
    const Float4 beyond = t - min(max(t, splat(0.0f)), block.length);
    block.least = min(s, block.least);
    block.nearest = min(tagged(s * s + beyond * beyond, index), block.nearest);
}

JOSTLE_LANES_INLINE void measure_all(EdgeBlock& block, const EdgeBlock& points, int first) {
    measure(block, splat_lane<0>(points.x), splat_lane<0>(points.y), first);
    measure(block, splat_lane<1>(points.x), splat_lane<1>(points.y), first + 1);
    measure(block, splat_lane<2>(points.x), splat_lane<2>(points.y), first + 2);
    measure(block, splat_lane<3>(points.x), splat_lane<3>(points.y), first + 3);
}

}  // namespace jostle::detail
