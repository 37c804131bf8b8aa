// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// An outline and the cuts made in it so far, as half-edges with the solid on their left. An edge of the
// outline is one half-edge; a cut is two, one a side, which do not know of each other: where a later cut ends
// in the middle of one, the other side stays whole.
//
//            corner of e: the angle from e to previous(e), in the solid
//     next(e) ^       .
//             |   e  /  \ previous(e)
//             <-----.    .
//
// Every coordinate is a float's. Following `next` goes around a face; a cut between two loops joins them, one
// within a loop splits the face.
#pragma once

#include <cstddef>
#include <vector>

#include "geometry/decompose/decompose_loops.h"

namespace jostle::detail {

/// The nearest floats. A call: g++ 12 at -O2 leaves one of the two roundings out where narrow() and widen()
/// meet in one function whose pairs of doubles it makes vectors of.
[[nodiscard]] Vec2 rounded(Double2 p);

struct CutMesh {
    struct Vertex {
        Double2 at;   // [m]
        bool convex;  // a convex corner of the outline: cuts do not end there if they can help it
        int loop;     // where in the outline it was, or for the end of a cut near what
        int point;
    };
    struct HalfEdge {
        int vertex;  // where it begins
        int next, previous;
        bool inner;  // a side of a cut that ends at no convex corner
    };
    std::vector<Vertex> vertices;
    std::vector<HalfEdge> edges;

    [[nodiscard]] const HalfEdge& edge(int e) const { return edges[static_cast<std::size_t>(e)]; }
    [[nodiscard]] HalfEdge& edge(int e) { return edges[static_cast<std::size_t>(e)]; }
    [[nodiscard]] int next(int e) const { return edge(e).next; }
    [[nodiscard]] int previous(int e) const { return edge(e).previous; }
    [[nodiscard]] const Vertex& vertex(int e) const {
        return vertices[static_cast<std::size_t>(edge(e).vertex)];
    }
    [[nodiscard]] Double2 at(int e) const { return vertex(e).at; }
    [[nodiscard]] int size() const { return static_cast<int>(edges.size()); }

    /// Whether the corner at the beginning of e does not turn left: a piece cannot have it.
    [[nodiscard]] bool reflex(int e) const {
        return !(cross(at(e) - at(previous(e)), at(next(e)) - at(e)) > 0.0);
    }

    /// The half-edges of the face of e, from e around.
    void gather(int e, std::vector<int>& face) const;

    /// Adds a loop, the solid on its left; returns its first half-edge.
    int add_loop(const Loop& loop, int index);
    /// Splits e at a point in its middle; returns the half-edge that begins there.
    int split(int e, Double2 middle);
    /// A cut from the corner of e to that of f; returns its side that begins at e's.
    int connect(int e, int f);
};

}  // namespace jostle::detail
