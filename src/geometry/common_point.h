// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A point of both of two outlines that overlap: edges of one, clipped by all faces of the other
// [CyrusBeck1978], four edges at once.
#pragma once

#include <optional>

#include "geometry/edge_block.h"

namespace jostle::detail {

/// The part of each edge, as shares of it, that no face yet has cut off.
struct ClippedEdges {
    Float4 from, to;
};

/// By the faces of four edges of the other outline: one lane of theirs a call.
JOSTLE_LANES_INLINE void clip(ClippedEdges& part, const EdgeBlock& edges, Float4 ux, Float4 uy, Float4 out) {
    const Float4 zero = splat(0.0f), one = splat(1.0f);
    const Float4 start = edges.x * uy - edges.y * ux - out;
    const Float4 rise = edges.ex * uy - edges.ey * ux;
    const Float4 rises = greater(rise, zero), falls = greater(zero, rise);
    const Float4 crossing = (zero - start) / rise;
    const Float4 beyond = greater(start, zero);
    // Level: all of it or nothing.
    const Float4 level_to = either(beyond, splat(-1.0f), one);
    const Float4 to = either(rises, crossing, either(falls, one, level_to));
    part.to = min(to, part.to);
    part.from = max(keep(crossing, falls), part.from);
}

template <int Lane>
JOSTLE_INLINE void clip_by(ClippedEdges& part, const EdgeBlock& edges, const EdgeBlock& faces) {
    clip(part, edges, splat_lane<Lane>(faces.ux), splat_lane<Lane>(faces.uy), splat_lane<Lane>(faces.out));
}

/// All edges of an outline.
struct EdgeBlocks {
    const EdgeBlock* blocks;
    int count;      // of blocks
    bool has_area;  // more than two points
};

/// What of four edges all faces of the other outline leave. An edge of no length is no face.
JOSTLE_LANES_INLINE ClippedEdges clipped(const EdgeBlock& edges, const EdgeBlocks& others) {
    ClippedEdges part{splat(0.0f), splat(1.0f)};
    for (int i = 0; i < others.count; ++i) {
        EdgeBlock faces = others.blocks[i];
        faces.ux = keep(faces.ux, faces.faces);
        faces.uy = keep(faces.uy, faces.faces);
        faces.out = keep(faces.out, faces.faces);
        clip_by<0>(part, edges, faces);
        clip_by<1>(part, edges, faces);
        clip_by<2>(part, edges, faces);
        clip_by<3>(part, edges, faces);
    }
    return part;
}

/// Deeper behind all faces than the margin.
JOSTLE_LANES_INLINE bool is_inside(Float4 px, Float4 py, const EdgeBlocks& outline, float margin) {
    unsigned outside = 0;
    for (int i = 0; i < outline.count; ++i) {
        const EdgeBlock& edges = outline.blocks[i];
        const Float4 s = px * edges.uy - py * edges.ux - edges.out;
        outside |= greater_lanes(keep(s + splat(margin), edges.faces), splat(0.0f));
    }
    return outside == 0;
}

/// A point of both, where they overlap: the middle of the longest share of an edge that the other's faces
/// leave; where they leave nothing of any edge, the other's first point. None unless it is inside by more
/// than `rounding`: beside a sharp tip, what is a little in front of two faces may be far from both. Of two
/// that cross without an area, what is left is a point, give or take rounding. ORDER: of shares that tie, the
/// first edge's.
JOSTLE_LANES_INLINE std::optional<Vec2> common_point(const EdgeBlocks& edges, const EdgeBlocks& others,
                                                     float rounding) {
    const bool has_area = edges.has_area || others.has_area;
    float best = has_area ? 0.0f : -1.0f;
    bool found = false;
    Float4 px = splat_lane<0>(others.blocks[0].x), py = splat_lane<0>(others.blocks[0].y);
    for (int i = 0; i < edges.count; ++i) {
        const EdgeBlock& edge = edges.blocks[i];
        const ClippedEdges part = clipped(edge, others);
        const Float4 share = part.to - part.from, most = greatest(share);
        if (!(first_lane(most) > best)) continue;
        best = first_lane(most);
        const int lane = first_equal(share, most);
        const Float4 middle = splat(0.5f) * (part.from + part.to);
        px = splat(lane_of(edge.x + middle * edge.ex, lane));
        py = splat(lane_of(edge.y + middle * edge.ey, lane));
        found = true;
    }
    const bool sure = has_area ? is_inside(px, py, found ? others : edges, rounding) : found;
    // Of two points alone, nothing is inside.
    if (!sure || (!found && !edges.has_area)) return {};
    return Vec2{first_lane(px), first_lane(py)};
}

}  // namespace jostle::detail
