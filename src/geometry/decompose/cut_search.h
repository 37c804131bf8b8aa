// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where to cut a face from one of its reflex corners.
#pragma once

#include <vector>

#include "geometry/decompose/cut_mesh.h"

namespace jostle::detail {

/// What a cut must keep. Rules are tried from the pleasant to the barely possible.
struct CutRules {
    double clearance;           ///< [m] from every corner that it passes, and the least length of an edge
    double margin;              ///< [1] sine of the least angle by which what it leaves turns left
    int directions;             ///< 2^k: the cone of a corner is tried at the inner ones of its 2^k parts
    bool only_pairs = false;    ///< only to another reflex corner, and so that both are resolved
    bool convex_ends = false;   ///< may end at a convex corner of the outline
    bool outside_cone = false;  ///< may leave the corner reflex, less than it was
};

struct Cut {
    bool found = false;
    bool split = false;  ///< it ends in the middle of `end`, at `at`; otherwise at the corner of `end`
    int end = -1;        ///< a half-edge
    Double2 at;          ///< [m] floats
    double score = 0.0;  ///< [m] its length, more where it passes or ends near corners
};

class CutSearch {
  public:
    explicit CutSearch(const CutMesh& mesh) : mesh_(mesh) {}

    /// The best cut from the corner of e through the face around which `around` runs. Where e is a hole's,
    /// that is a face that the hole lies in, and the cut must go left.
    [[nodiscard]] Cut find(int e, int around, const CutRules& rules);

  private:
    struct Near {
        double squared;
        int index;
    };

    void gather(int around);
    void look_at_corners(const CutRules& rules, Cut& best);
    void look_along(Double2 direction, const CutRules& rules, Cut& best);
    void look_in_cone(const CutRules& rules, Cut& best);
    [[nodiscard]] bool may_end_at(int index, const CutRules& rules) const;
    [[nodiscard]] bool may_leave(Double2 end, const CutRules& rules) const;
    [[nodiscard]] double clearance(Double2 end, int to, bool to_edge) const;
    [[nodiscard]] int before(int i) const { return i > 0 ? i - 1 : static_cast<int>(at_.size()) - 1; }
    [[nodiscard]] int after(int i) const { return i + 1 < static_cast<int>(at_.size()) ? i + 1 : 0; }
    [[nodiscard]] Double2 at(int i) const { return at_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] int vertex(int i) const { return vertices_[static_cast<std::size_t>(i)]; }

    const CutMesh& mesh_;
    // The face, corner after corner.
    std::vector<int> edges_;
    std::vector<int> vertices_;
    std::vector<Double2> at_;
    // The corner to cut from, and its neighbours.
    Double2 from_, from_previous_, from_next_;
    int from_vertex_ = -1, from_previous_vertex_ = -1, from_next_vertex_ = -1;
    bool go_left_ = false;
    std::vector<Double2> directions_;
};

}  // namespace jostle::detail
