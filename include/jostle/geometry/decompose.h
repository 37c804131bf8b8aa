// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A concave outline with holes, cut into convex polygons. Each reflex corner is cut once, from the corner to
// where the cut meets the outline, another reflex corner or an earlier cut: at most one piece more than there
// are reflex corners, [Chazelle1985]. The cuts are marked as inner edges (BasicPolygon), so that a shape that
// slides over the pieces collides with the outline only: a cut ends at a reflex corner or in the middle of an
// edge, where the outline's normals are those of its edges, and not at a convex corner. Two exceptions:
// pieces of more than kMaxPolygonVertices corners are cut further; and in very thin places a corner may be
// cut twice, or a cut may end at a convex corner, and is then no inner edge.
//
//      +-----+             +-----+
//      |     |             |     |       A cut never goes on straight from an edge: then one edge of a piece
//      |     +-----+       |     +-----+ would be partly outline and partly cut.
//      |           |       |    .      |
//      +-----------+       +---.-------+
//
// O(r n) for n points of which r are reflex. 7 directions are tried per corner, up to 255 in very thin
// places. A sweep over the edges checks that they do not cross. Computed in double; corners are floats.
#pragma once

#include <jostle/geometry/mass.h>
#include <jostle/geometry/shapes.h>

#include <cstdint>
#include <span>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// The most points of an outline with its holes.
inline constexpr int kMaxOutlinePoints = 4096;

/// The points of each loop, in either direction; a loop closes itself.
struct Outline {
    std::span<const Vec2> outer = {};  ///< [m]
    /// [m] Inside of the outer loop, and apart from each other.
    std::span<const std::span<const Vec2>> holes = {};
};

enum class OutlineStatus : std::uint8_t {
    kOk,
    kTooFewPoints,   ///< a loop has fewer than three, once points too near each other are welded
    kTooManyPoints,  ///< more than kMaxOutlinePoints in all
    kOutOfRange,     ///< a coordinate is NaN, infinite or beyond kMaxCoordinate
    kNoArea,         ///< the points of a loop lie on one line, to tolerance
    kSelfCrossing,   ///< a loop crosses itself, or comes within a tenth of the shortest edge of itself
    kLoopsCross,     ///< two loops cross, or come as near to each other; `loop` is the later one
    kHoleOutside,    ///< a hole lies outside of the outer loop, or in another hole
    kTooThin,        ///< no cut was found that leaves pieces with edges longer than the tolerance
    kBadRadius,      ///< the radius is not a number from 0 to kMaxCoordinate
};

/// A sentence: the defect, and the rule that it breaks.
[[nodiscard]] const char* describe(OutlineStatus status) noexcept;

/// Convex polygons that own their corners. A view from operator[] is valid as long as this object, or the one
/// that it was moved to.
class ConvexPieces {
  public:
    [[nodiscard]] int size() const { return static_cast<int>(pieces_.size()); }
    /// `index` is 0 to size() - 1; only debug builds check it.
    [[nodiscard]] PolygonView operator[](int index) const;
    [[nodiscard]] float radius() const { return radius_; }

  private:
    friend struct PiecesBuilder;
    struct Piece {
        int first = 0;
        int count = 0;
        std::uint64_t inner_edges = 0;
        Vec2 centroid;
    };
    std::vector<Vec2> vertices_;
    std::vector<Vec2> normals_;
    std::vector<Piece> pieces_;
    float radius_ = 0.0f;
};

struct DecomposeResult {
    OutlineStatus status = OutlineStatus::kTooFewPoints;
    int loop = -1;   ///< where it fails: -1 the outer loop, 0 and up a hole
    int point = -1;  ///< the point of that loop; -1: no single one
    ConvexPieces pieces;
};

/// Gives a reason instead of throwing. `radius` [m] rounds every piece. Points of a loop that are closer to
/// each other than tolerances.min_edge_length (at least kMinShapeSize) are welded. Points within a tenth of
/// that of the line between their neighbours are left out. So no outline is moved by more than that, plus the
/// rounding of the cuts' ends to floats. Every piece passes validate(). ORDER: pieces come in the order of
/// the points of the outline, each from its first; equal input gives equal bits.
[[nodiscard]] DecomposeResult try_decompose(const Outline& outline, float radius = 0.0f,
                                            const Tolerances& tolerances = {});

/// Throws Error where it cannot be done.
[[nodiscard]] ConvexPieces decompose(const Outline& outline, float radius = 0.0f,
                                     const Tolerances& tolerances = {});

/// The mass of the area that an outline encloses, with a rounding along its loops, at a density [kg/m^2]. (In
/// a sum over the pieces, roundings would count twice along cuts.) Exact, except that roundings count twice
/// where they meet across a gap or hole narrower than two radii, and beside reflex corners with edges shorter
/// than radius * tan(turn / 2). Zero if a loop has too few points, a point out of range, or no area, or if
/// there are too many points in all. Loops that cross and holes that lie outside are not looked for: they
/// give the sum of areas by winding number, zero where that is negative. try_decompose() tells. Cost: O(n log
/// n).
[[nodiscard]] MassData compute_mass(const Outline& outline, float density, float radius = 0.0f,
                                    const Tolerances& tolerances = {});

}  // namespace jostle
JOSTLE_API_END
