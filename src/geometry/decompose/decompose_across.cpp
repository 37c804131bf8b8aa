// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A convex face of too many corners is cut across, from the middle of an edge to the middle of the one
// opposite, where the outline is flat; the shortest such cut, so that the halves are stout. O(n) a cut.
#include <jostle/core/constants.h>

#include <cmath>

#include "geometry/decompose/decompose_cuts.h"

namespace jostle::detail {
namespace {

/// The middle of e, where it may be cut there: both halves long enough, and the corners beside it left turns
/// still once it is rounded.
bool middle_of(const CutMesh& mesh, int e, double least, Double2& middle) {
    const Double2 a = mesh.at(e), b = mesh.at(mesh.next(e));
    middle = widen(rounded(a + 0.5 * (b - a)));
    if (length(middle - a) < least || length(b - middle) < least) return false;
    const Double2 before = mesh.at(mesh.previous(e)), after = mesh.at(mesh.next(mesh.next(e)));
    return cross(a - before, middle - a) > 0.0 && cross(b - middle, after - b) > 0.0;
}

struct Across {
    int first = -1, second = -1;  // half-edges: cut at the middles of these, or at where they begin
    bool middles = false;
    Double2 from, to;      // [m]
    double squared = 0.0;  // [m^2]
};

Across shortest(const CutMesh& mesh, const std::vector<int>& face, double least) {
    // ORDER: around the face; of equal ones the first.
    Across best;
    const std::size_t n = face.size();
    for (std::size_t i = 0; i < n; ++i) {
        const int e = face[i], f = face[(i + n / 2) % n];
        Double2 p, q;
        const bool middles = middle_of(mesh, e, least, p) && middle_of(mesh, f, least, q);
        if (!middles) {
            p = mesh.at(e);
            q = mesh.at(f);
        }
        const double squared = dot(q - p, q - p);
        const bool better = best.first < 0 || (middles && !best.middles) ||
                            (middles == best.middles && squared < best.squared);
        if (better) best = {e, f, middles, p, q, squared};
    }
    return best;
}

void cut(CutMesh& mesh, const Across& across) {
    int e = across.first, f = across.second;
    if (across.middles) {
        e = mesh.split(e, across.from);
        f = mesh.split(f, across.to);
    }
    mesh.connect(e, f);
}

}  // namespace

void cut_many_cornered(CutMesh& mesh, const CutLengths& lengths) {
    const double least = std::fmax(1.0001 * lengths.edge, lengths.grain);
    std::vector<bool> seen;
    std::vector<int> face;
    // ORDER: by half-edge. Those that cuts add lie in faces that are looked at again or still to come.
    for (int start = 0; start < mesh.size();) {
        seen.resize(static_cast<std::size_t>(mesh.size()), false);
        face.clear();
        if (!seen[static_cast<std::size_t>(start)]) mesh.gather(start, face);
        if (face.size() > static_cast<std::size_t>(kMaxPolygonVertices)) {
            cut(mesh, shortest(mesh, face, least));
            continue;
        }
        for (const int e : face) seen[static_cast<std::size_t>(e)] = true;
        ++start;
    }
}

}  // namespace jostle::detail
