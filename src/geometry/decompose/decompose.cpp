// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Convex decomposition on one page: clean the loops, see that they are simple, open the holes, cut the reflex
// corners, cut what has too many corners, collect the faces.
#include <jostle/core/assert.h>
#include <jostle/core/constants.h>
#include <jostle/geometry/decompose.h>

#include <cmath>
#include <string>
#include <utility>

#include "geometry/decompose/decompose_cuts.h"
#include "geometry/shapes/checks.h"
#include "geometry/shapes/outline.h"

namespace jostle {

using detail::CutLengths;
using detail::CutMesh;
using detail::Double2;

struct PiecesBuilder {
    ConvexPieces& pieces;

    static bool is_piece(const CutMesh& mesh, const std::vector<int>& face, double shortest) {
        if (face.size() < 3 || face.size() > static_cast<std::size_t>(kMaxPolygonVertices)) return false;
        const Double2 first = mesh.at(face[0]);
        for (std::size_t i = 0; i < face.size(); ++i) {
            const Double2 a = mesh.at(face[i]), b = mesh.at(mesh.next(face[i]));
            if (mesh.reflex(face[i]) || !(dot(b - a, b - a) >= shortest * shortest)) return false;
            // It winds once only if no triangle of the fan about its first corner runs the other way.
            const bool side = i == 0 || i + 1 == face.size();
            if (!side && !(cross(a - first, b - first) > 0.0)) return false;
        }
        return true;
    }

    void add(const CutMesh& mesh, const std::vector<int>& face) {
        ConvexPieces::Piece piece;
        piece.first = static_cast<int>(pieces.vertices_.size());
        piece.count = static_cast<int>(face.size());
        for (std::size_t i = 0; i < face.size(); ++i) {
            pieces.vertices_.push_back(narrow(mesh.at(face[i])));
            if (mesh.edge(face[i]).inner) piece.inner_edges |= std::uint64_t{1} << i;
        }
        pieces.normals_.resize(pieces.vertices_.size());
        const Vec2* vertices = pieces.vertices_.data() + piece.first;
        detail::outline_normals(vertices, piece.count, pieces.normals_.data() + piece.first);
        piece.centroid = detail::outline_centroid(vertices, piece.count);
        pieces.pieces_.push_back(piece);
    }

    /// Returns a half-edge of a face that is no piece, or -1.
    int collect(const CutMesh& mesh, double shortest, float radius) {
        pieces.radius_ = radius;
        std::vector<bool> seen(static_cast<std::size_t>(mesh.size()), false);
        std::vector<int> face;
        for (int start = 0; start < mesh.size(); ++start) {
            if (seen[static_cast<std::size_t>(start)]) continue;
            mesh.gather(start, face);
            if (!is_piece(mesh, face, shortest)) return start;
            for (const int e : face) seen[static_cast<std::size_t>(e)] = true;
            add(mesh, face);
        }
        return -1;
    }
};

namespace {

/// [m] At least the spacing of floats at the coordinate furthest out.
double grain_of(const std::vector<detail::Loop>& loops) {
    double furthest = 0.0;
    for (const detail::Loop& loop : loops) {
        for (const detail::LoopCorner& corner : loop) {
            furthest = std::fmax(furthest, std::fmax(std::fabs(corner.x), std::fabs(corner.y)));
        }
    }
    return furthest * 0x1.0p-23;
}

/// Cuts the mesh of the loops into convex faces. Returns a half-edge where it cannot, or -1.
int cut_all(const std::vector<detail::Loop>& loops, const CutLengths& lengths, CutMesh& mesh) {
    std::vector<int> holes;
    for (std::size_t i = 0; i < loops.size(); ++i) {
        const int first = mesh.add_loop(loops[i], static_cast<int>(i) - 1);
        if (i > 0) holes.push_back(first);
    }
    int stuck = open_holes(mesh, std::move(holes), lengths);
    if (stuck < 0) stuck = cut_reflex_corners(mesh, lengths);
    if (stuck < 0) cut_many_cornered(mesh, lengths);
    return stuck;
}

}  // namespace

PolygonView ConvexPieces::operator[](int index) const {
    JOSTLE_ASSERT(index >= 0 && index < size(),
                  "A piece has an index from 0 to size() - 1; pass one of these.");
    const Piece& piece = pieces_[static_cast<std::size_t>(index)];
    return {vertices_.data() + piece.first,
            normals_.data() + piece.first,
            piece.count,
            radius_,
            piece.centroid,
            piece.inner_edges};
}

// The sentences below name them.
static_assert(kMaxOutlinePoints == 4096 && kMaxCoordinate == 1.0e5f);

const char* describe(OutlineStatus status) noexcept {
    switch (status) {
        case OutlineStatus::kOk:
            return "it has convex pieces";
        case OutlineStatus::kTooFewPoints:
            return "a loop needs at least 3 points that are not at one place, to tolerance";
        case OutlineStatus::kTooManyPoints:
            return "an outline and its holes have at most 4096 points together, loops that are cleaned 16384";
        case OutlineStatus::kOutOfRange:
            return "every point must be finite and within 1e5 m of the origin on each axis";
        case OutlineStatus::kNoArea:
            return "the points of a loop must not all lie on one line, to tolerance";
        case OutlineStatus::kSelfCrossing:
            return "a loop must not cross or touch itself";
        case OutlineStatus::kLoopsCross:
            return "loops must not cross or touch each other";
        case OutlineStatus::kHoleOutside:
            return "a hole must lie in the outer loop, and in no other hole";
        case OutlineStatus::kTooThin:
            return "it is too thin there to be cut into pieces with edges longer than the tolerance";
        case OutlineStatus::kBadRadius:
            return "the radius must be 0 or more and at most 1e5 m";
    }
    return "unknown status";
}

DecomposeResult try_decompose(const Outline& outline, float radius, const Tolerances& tolerances) {
    DecomposeResult result;
    if (!kRoundingRange.contains(radius)) {
        result.status = OutlineStatus::kBadRadius;
        return result;
    }
    std::vector<detail::Loop> loops;
    CutLengths lengths;
    // No shorter than validate() lets in.
    lengths.edge = static_cast<double>(detail::least_edge(tolerances));
    detail::OutlineFault fault = detail::clean_loops(outline, lengths.edge, loops);
    if (fault.status == OutlineStatus::kOk) fault = detail::check_simple(loops, 0.1 * lengths.edge);
    result.status = fault.status;
    result.loop = fault.loop;
    result.point = fault.point;
    if (fault.status != OutlineStatus::kOk) return result;
    lengths.grain = grain_of(loops);
    CutMesh mesh;
    int stuck = cut_all(loops, lengths, mesh);
    if (stuck < 0) stuck = PiecesBuilder{result.pieces}.collect(mesh, lengths.edge, radius);
    if (stuck < 0) return result;
    result.pieces = {};
    result.status = OutlineStatus::kTooThin;
    result.loop = mesh.vertex(stuck).loop;
    result.point = mesh.vertex(stuck).point;
    return result;
}

ConvexPieces decompose(const Outline& outline, float radius, const Tolerances& tolerances) {
    const Call call("decompose");
    call.in(kRoundingRange, "radius", radius);
    DecomposeResult result = try_decompose(outline, radius, tolerances);
    if (result.status == OutlineStatus::kOk) return std::move(result.pieces);
    const char* why = describe(result.status);
    const std::string loop =
        result.loop < 0 ? std::string("outline.outer") : detail::element("outline.holes", result.loop);
    const std::span<const Vec2> points =
        result.loop < 0 ? outline.outer : outline.holes[static_cast<std::size_t>(result.loop)];
    if (result.point < 0) call.refuse(loop, detail::point_count(points.size()), why);
    call.refuse(detail::element(loop.c_str(), result.point),
                to_text(points[static_cast<std::size_t>(result.point)]), why);
}

}  // namespace jostle
