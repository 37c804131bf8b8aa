// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Edges made plane: they meet at points alone, points are at least a distance apart, and no edge passes a
// point that is not its own by less than 0.7 of that. Two edges between the same points cancel each other, as
// parity is all that counts.
//
//        \ /            \ /
//         X     ->       o        a-----.---b   ->   a----. \_b    (an edge near a point goes through it)
//        / \            / \             c                 c
//
// Leading an edge u w through a point v of less than 0.7 of the least distance beside it makes a corner of
// more than a right angle: |uv|^2 + |vw|^2 < |uw|^2, so that the sum of squares falls and this ends; cutting
// at a crossing does so too. (A crossing that is joined with a point nearby may raise the sum: rounds are
// counted, and a greater distance is tried.)
#pragma once

#include <jostle/geometry/clean_outline.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "geometry/clean/exact.h"

namespace jostle::detail {

class Arrangement {
  public:
    /// An undirected edge between two vertices, the lower first.
    using Edge = std::array<int, 2>;

    /// `apart` [m] is the distance of points.
    Arrangement(double apart, OutlineChanges& changes) : apart_(apart), changes_(changes) {}

    void add_loop(std::span<const Vec2> points);
    /// False: it did not end, or there are too many points.
    [[nodiscard]] bool make_plane();

    [[nodiscard]] const std::vector<Edge>& edges() const { return edges_; }
    [[nodiscard]] const std::vector<Vec2>& vertices() const { return vertices_; }
    [[nodiscard]] Double2 at(int vertex) const { return widen(vertices_[static_cast<std::size_t>(vertex)]); }

  private:
    /// A vertex at which an edge is cut.
    struct Cut {
        int edge;
        double along;  // [1] of the edge
        int vertex;
    };

    [[nodiscard]] bool has_too_many() const;
    [[nodiscard]] int vertex_at(Vec2 place);
    void add_edge(int a, int b);
    void cancel_pairs();
    [[nodiscard]] bool lead_through_points();
    void find_beside(const Edge& edge, std::span<const int> used, std::vector<Cut>& cuts) const;
    void add_parts(const Edge& edge, std::span<const Cut> cuts);
    [[nodiscard]] static bool is_before(const Cut& a, const Cut& b);
    [[nodiscard]] bool cut_at_crossings();
    [[nodiscard]] bool cut(std::vector<Cut>& cuts);
    template <class Visit>
    void for_pairs_in_x(const Visit& visit) const;

    double apart_;
    bool has_too_many_ = false;  // edges
    OutlineChanges& changes_;
    std::vector<Vec2> vertices_;
    std::vector<Edge> edges_;
    std::map<std::pair<std::int64_t, std::int64_t>, std::vector<int>> cells_;  // of vertices, `apart` wide
};

}  // namespace jostle::detail
