// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "geometry/decompose/cut_mesh.h"

namespace jostle::detail {

[[gnu::noinline]] Vec2 rounded(Double2 p) {
    return narrow(p);
}

void CutMesh::gather(int e, std::vector<int>& face) const {
    face.clear();
    int at_edge = e;
    do {
        face.push_back(at_edge);
        at_edge = next(at_edge);
    } while (at_edge != e);
}

int CutMesh::add_loop(const Loop& loop, int index) {
    const int first = size();
    const int count = static_cast<int>(loop.size());
    for (int i = 0; i < count; ++i) {
        const LoopCorner& corner = loop[static_cast<std::size_t>(i)];
        const int vertex_index = static_cast<int>(vertices.size());
        vertices.push_back({corner.at(), false, index, corner.point});
        edges.push_back(
            {vertex_index, first + (i + 1 < count ? i + 1 : 0), first + (i > 0 ? i - 1 : count - 1), false});
    }
    for (int e = first; e < size(); ++e) {
        vertices[static_cast<std::size_t>(edge(e).vertex)].convex = !reflex(e);
    }
    return first;
}

int CutMesh::split(int e, Double2 middle) {
    const int added = size();
    const int after = next(e);
    vertices.push_back({middle, false, vertex(e).loop, vertex(e).point});
    edges.push_back({static_cast<int>(vertices.size()) - 1, after, e, edge(e).inner});
    edge(e).next = added;
    edge(after).previous = added;
    return added;
}

int CutMesh::connect(int e, int f) {
    const int there = size(), back = there + 1;
    const int before_e = previous(e), before_f = previous(f);
    // At a convex corner both pieces would leave the normals between its edges to the other: better a bump
    // there than a hole.
    const bool inner = !vertex(e).convex && !vertex(f).convex;
    edges.push_back({edge(e).vertex, f, before_e, inner});
    edges.push_back({edge(f).vertex, e, before_f, inner});
    edge(before_e).next = there;
    edge(f).previous = there;
    edge(before_f).next = back;
    edge(e).previous = back;
    return there;
}

}  // namespace jostle::detail
