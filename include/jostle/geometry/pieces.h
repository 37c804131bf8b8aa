// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two outlines that were cut into convex pieces: their distance, overlap, and the shortest way
// out. A tree of boxes over the pieces of each finds the near pairs.
//
// The way out is that of the whole outlines, not of a pair of pieces: the translations of B that lead to an
// overlap with A are the union of the differences of all pairs of pieces, and the way out is the nearest
// point of the border of that union.
#pragma once

#include <jostle/geometry/decompose.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/penetration.h>
#include <jostle/math/aabb.h>

#include <cstdint>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {
struct PiecesSearch;
}  // namespace detail

/// Boxes over the pieces, which must outlive it and stay where they are. O(n log n).
class PiecesTree {
  public:
    explicit PiecesTree(const ConvexPieces& pieces);
    /// Of pieces that end with the statement.
    explicit PiecesTree(const ConvexPieces&& pieces) = delete;

    [[nodiscard]] const ConvexPieces& pieces() const { return *pieces_; }
    /// Of all of them; empty_box where there is none.
    [[nodiscard]] Aabb<2> bounds() const { return nodes_.empty() ? empty_box<2>() : nodes_[0].box; }

  private:
    friend struct detail::PiecesSearch;
    struct Node {
        Aabb<2> box;               ///< [m]
        std::int32_t second = -1;  ///< the node's children are the next node and this one
        std::int32_t piece = -1;   ///< of a leaf
    };
    const ConvexPieces* pieces_;
    std::vector<Node> nodes_;  ///< each before those below it
};

struct PiecesDistance {
    float distance = 0.0f;  ///< [m] 0 where they touch or overlap; infinite where one has no piece
    Vec2 point_a;           ///< [m] of A, in A's frame, nearest to B; where they overlap, common to both
    Vec2 point_b;           ///< [m] of B, in A's frame, nearest to A
    Vec2 normal;            ///< [1] in A's frame, from A to B; zero where the cores touch or overlap
    int piece_a = -1, piece_b = -1;
};

/// ORDER: of pairs as near, any; the same one each time.
[[nodiscard]] PiecesDistance distance(const PiecesTree& a, const PiecesTree& b, const Transform& b_in_a);
[[nodiscard]] bool overlap(const PiecesTree& a, const PiecesTree& b, const Transform& b_in_a);
/// Of sharp pieces the shortest way. Roundings add their radii to that of the cores, and where only roundings
/// overlap it is along the cores' distance; beside a reflex corner a little of the roundings may be left in
/// each other. O(p^2) for p pairs of pieces that lie no farther from a touch than the way out across the
/// outlines' boxes.
[[nodiscard]] Penetration penetration(const PiecesTree& a, const PiecesTree& b, const Transform& b_in_a);

/// With trees for this question alone.
[[nodiscard]] PiecesDistance distance(const ConvexPieces& a, const ConvexPieces& b, const Transform& b_in_a);
[[nodiscard]] bool overlap(const ConvexPieces& a, const ConvexPieces& b, const Transform& b_in_a);
[[nodiscard]] Penetration penetration(const ConvexPieces& a, const ConvexPieces& b, const Transform& b_in_a);

}  // namespace jostle
JOSTLE_API_END
