// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pieces of one thing on a page. Where a cut ends at a corner that turns inwards, the lines around two
// rounded pieces run on into each other, as a fill of the next piece runs over the line of the one before:
//
//        |  piece         all lines are drawn first, twice as wide as others, and then all fills, which leave
//     ---+- - - -         of the lines the outer half, and nothing inside of the thing
//        :  piece
//
// What light shines through is drawn piece by piece.
#include <algorithm>

#include "draw/picture_canvas.h"

namespace jostle {

std::span<const Vec2> PictureCanvas::corners(const Piece& piece) const {
    return {piece_points_.data() + piece.first, piece.count};
}

bool PictureCanvas::path(const Piece& piece) {
    return piece.radius > 0.0f ? rounded_path(corners(piece), piece.radius) : polygon_path(corners(piece));
}

void PictureCanvas::stroke_edges(const Piece& piece, double size, double times) {
    const std::span<const Vec2> vertices = corners(piece);
    const std::size_t n = vertices.size();
    for (std::size_t i = 0; i < n; ++i) {
        if ((piece.inner >> i & 1u) != 0) continue;
        const std::size_t next = (i + 1) % n, before = (i + n - 1) % n;
        const Vec2 out = normalized(right_perpendicular(vertices[next] - vertices[i])) * piece.radius;
        const Vec2 ends[] = {vertices[i] + out, vertices[next] + out};
        if (polygon_path(ends)) stroke(darker(piece.color), size, times);
        if (!(piece.radius > 0.0f) || (piece.inner >> before & 1u) != 0) continue;
        cairo_new_path(context_);
        if (arc(vertices, i, piece.radius)) stroke(darker(piece.color), size, times);
    }
}

void PictureCanvas::fill_seams(const Piece& piece, double margin) {
    if (piece.radius > 0.0f) return;  // the fills overlap
    const std::span<const Vec2> vertices = corners(piece);
    const float left = static_cast<float>(margin / scale_);
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const Vec2 a = vertices[i], b = vertices[(i + 1) % vertices.size()];
        const float length = distance(a, b);
        if ((piece.inner >> i & 1u) == 0 || !(length > 2.0f * left)) continue;
        const Vec2 ends[] = {lerp(a, b, left / length), lerp(b, a, left / length)};
        if (!polygon_path(ends)) continue;
        set_source(context_, lighter(piece.color));
        cairo_set_line_width(context_, 1.0);
        cairo_stroke(context_);
    }
}

void PictureCanvas::draw_alone(const Piece& piece) {
    if (!path(piece)) {
        if (piece.radius > 0.0f)
            DebugDraw::solid_piece(corners(piece), piece.radius, piece.inner, piece.color);
        return;
    }
    const double size = size_;
    set_source(context_, lighter(piece.color));
    cairo_fill(context_);
    if (piece.color.a == 255) fill_seams(piece, kOutlineWidth);
    stroke_edges(piece, size, 1.0);
}

void PictureCanvas::solid_piece(std::span<const Vec2> vertices, float radius, std::uint64_t inner,
                                Color color) {
    const Piece piece{piece_points_.size(), vertices.size(), radius, inner, color};
    piece_points_.insert(piece_points_.end(), vertices.begin(), vertices.end());
    if (gathering_ && color.a == 255) {
        pieces_.push_back(piece);
        return;
    }
    draw_alone(piece);
    piece_points_.resize(piece.first);
}

void PictureCanvas::end_pieces() {
    gathering_ = false;
    double size = 0.0;
    for (const Piece& piece : pieces_) {
        if (path(piece)) size = std::max(size, size_);
    }
    for (const Piece& piece : pieces_) {
        if (path(piece)) stroke_edges(piece, size, 2.0);
    }
    for (const Piece& piece : pieces_) {
        if (path(piece)) {
            set_source(context_, lighter(piece.color));
            cairo_fill(context_);
        } else {
            draw_alone(piece);
        }
    }
    for (const Piece& piece : pieces_) fill_seams(piece, 0.5);
    pieces_.clear();
    piece_points_.clear();
}

}  // namespace jostle
