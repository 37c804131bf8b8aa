// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Every reflex corner gets a cut, first those in pairs. A hole's leftmost corner is reflex, and so is cut
// first of its corners and to the left: everything on the left of it is one loop already where holes are
// taken in the order of their leftmost corners. Each cut after that splits a face in two, so that only the
// faces themselves need to be looked at.
#include "geometry/decompose/decompose_cuts.h"

#include <array>
#include <cmath>

#include "core/sort.h"
#include "geometry/decompose/cut_search.h"

namespace jostle::detail {
namespace {

using RuleTable = std::array<CutRules, 8>;

RuleTable rule_table(const CutLengths& lengths) {
    constexpr double kMargin = 0.05;  // 3 degrees
    const double least = std::fmax(1.0001 * lengths.edge, lengths.grain);
    // Where the spacing of floats is in the way: it is finer nearer to the origin.
    const double barely = std::fmax(1.0001 * lengths.edge, 0.25 * lengths.grain);
    const double good = std::fmax(2.0 * lengths.edge, 4.0 * lengths.grain);
    return {{
        {.clearance = good, .margin = kMargin, .directions = 0, .only_pairs = true},
        {.clearance = good, .margin = kMargin, .directions = 8},
        {.clearance = least, .margin = 0.01 * kMargin, .directions = 32},
        {.clearance = least, .margin = 0.0, .directions = 256},
        {.clearance = least, .margin = 0.0, .directions = 32, .convex_ends = true},
        {.clearance = barely, .margin = 0.0, .directions = 256, .convex_ends = true},
        {.clearance = least, .margin = 0.0, .directions = 2, .convex_ends = true, .outside_cone = true},
        {.clearance = barely, .margin = 0.0, .directions = 2, .convex_ends = true, .outside_cone = true},
    }};
}

void make(CutMesh& mesh, int e, const Cut& cut) {
    mesh.connect(e, cut.split ? mesh.split(cut.end, cut.at) : cut.end);
}

/// The corner of a loop that lies furthest to the left, the lowest of those.
int leftmost(const CutMesh& mesh, int loop) {
    int best = loop;
    for (int e = mesh.next(loop); e != loop; e = mesh.next(e)) {
        const Double2 p = mesh.at(e), q = mesh.at(best);
        if (p.x < q.x || (p.x == q.x && p.y < q.y)) best = e;
    }
    return best;
}

}  // namespace

int open_holes(CutMesh& mesh, std::vector<int> holes, const CutLengths& lengths) {
    for (int& e : holes) e = leftmost(mesh, e);
    // ORDER: by x, then y; two corners of simple loops are never at one place.
    detail::sort(holes, [&mesh](int e, int f) {
        const Double2 p = mesh.at(e), q = mesh.at(f);
        return p.x < q.x || (p.x == q.x && p.y < q.y);
    });
    const RuleTable table = rule_table(lengths);
    CutSearch search(mesh);
    for (const int e : holes) {
        Cut cut;
        for (const CutRules& rules : table) {
            // Half-edge 0 is the outer loop's.
            if (!cut.found) cut = search.find(e, 0, rules);
        }
        if (!cut.found) return e;
        make(mesh, e, cut);
    }
    return -1;
}

int cut_reflex_corners(CutMesh& mesh, const CutLengths& lengths) {
    CutSearch search(mesh);
    // A cut that leaves its corner reflex is a last resort, and cannot be one for ever.
    const int most = 8 * mesh.size() + 64;
    const RuleTable table = rule_table(lengths);
    int left = -1;
    for (std::size_t r = 0; r < table.size(); ++r) {
        left = -1;
        // A cut that leaves its corner reflex leaves it with a wider cone: there, the pleasant ones first.
        const std::size_t first = table[r].outside_cone ? 0 : r;
        // ORDER: by half-edge; those that cuts add come last.
        for (int e = 0; e < mesh.size(); ++e) {
            while (mesh.reflex(e) && mesh.size() < most) {
                Cut cut;
                for (std::size_t i = first; i <= r && !cut.found; ++i) cut = search.find(e, e, table[i]);
                if (!cut.found) break;
                make(mesh, e, cut);
            }
            if (left < 0 && mesh.reflex(e)) left = e;
        }
        if (left < 0) return -1;
    }
    return left;
}

}  // namespace jostle::detail
