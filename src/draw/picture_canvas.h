// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A rectangle of a page as a DebugDraw: metres become pixels, what lies outside is clipped, and what is not
// finite is left out, since one such number would spoil Cairo's whole page.
#pragma once

#include <cairo.h>
#include <jostle/draw/debug_draw.h>
#include <jostle/math/aabb.h>

#include <vector>

namespace jostle {

/// [px] y downward.
struct PageRect {
    double x, y, width, height;
};

/// A point of the page [px].
struct PagePoint {
    double x, y;
};

inline constexpr double kOutlineWidth = 1.4;  // [px] at most

void set_source(cairo_t* context, Color color);
/// Of a shape's colour, its fill and its outline.
Color lighter(Color color);
Color darker(Color color);

class PictureCanvas final : public DebugDraw {
  public:
    /// Shows all of `view` as large as `area` allows, in its middle.
    PictureCanvas(cairo_t* context, const PageRect& area, const Aabb<2>& view);

    [[nodiscard]] double pixels_per_meter() const { return scale_; }
    /// Lines a round length apart, beneath everything.
    void grid(double spacing);

    void polygon(std::span<const Vec2> vertices, Color color) override;
    void solid_polygon(std::span<const Vec2> vertices, Color color) override;
    void circle(Vec2 center, float radius, Color color) override;
    void solid_circle(Vec2 center, float radius, Vec2 axis, Color color) override;
    void segment(Vec2 a, Vec2 b, Color color) override;
    void point(Vec2 at, float size, Color color) override;
    void rounded_polygon(std::span<const Vec2> vertices, float radius, Color color) override;
    void solid_rounded_polygon(std::span<const Vec2> vertices, float radius, Color color) override;
    void solid_piece(std::span<const Vec2> vertices, float radius, std::uint64_t inner, Color color) override;
    void begin_pieces() override { gathering_ = true; }
    void end_pieces() override;
    void text(Vec2 at, std::string_view text, Color color) override;

  private:
    /// What solid_piece was told, its corners in piece_points_.
    struct Piece {
        std::size_t first, count;
        float radius;
        std::uint64_t inner;
        Color color;
    };
    [[nodiscard]] PagePoint to_page(Vec2 v) const;
    /// Whether anything of a box about `center` may be seen.
    [[nodiscard]] bool sees(Vec2 center, float reach) const;
    /// The page polygon in points_, clipped to the surroundings of the area; false: nothing is left.
    bool clip(std::span<const Vec2> vertices);
    bool polygon_path(std::span<const Vec2> vertices);
    bool circle_path(Vec2 center, float radius);
    /// The arc around vertex i of the rounded polygon; false: its edges have no direction.
    bool arc(std::span<const Vec2> vertices, std::size_t i, float radius);
    bool rounded_path(std::span<const Vec2> vertices, float radius);
    /// Fills the path and strokes it no wider than suits a shape of `size` pixels.
    void fill(Color color, double size);
    void stroke(Color color, double size, double times = 1.0);
    [[nodiscard]] std::span<const Vec2> corners(const Piece& piece) const;
    /// The path around a piece; false: it is not seen, or too large.
    bool path(const Piece& piece);
    /// The piece's edges that are not inner, with the arcs between them, so many times as wide as others.
    void stroke_edges(const Piece& piece, double size, double times);
    /// Two fills that meet leave a seam between them, which is drawn over but for `margin` pixels at its
    /// ends.
    void fill_seams(const Piece& piece, double margin);
    void draw_alone(const Piece& piece);

    cairo_t* context_;
    PageRect area_;
    double scale_;    // [px/m]
    double x0_, y0_;  // [m] the world's point in the middle of the area
    std::vector<PagePoint> points_;
    std::vector<PagePoint> clipped_;
    double size_ = 0.0;  // [px] of the last path
    bool gathering_ = false;
    std::vector<Piece> pieces_;
    std::vector<Vec2> piece_points_;
};

}  // namespace jostle
