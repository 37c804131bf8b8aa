// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A DebugDraw that writes SVG, with nothing but text: colours are those of the library's pictures, fills
// lighter and outlines darker than the colour that is asked for. Shapes beyond the view are left out. Cost:
// some 100 bytes for a shape.
#pragma once

#include <jostle/draw/debug_draw.h>
#include <jostle/math/aabb.h>

#include <cstdint>
#include <span>
#include <string>

namespace jostle::python {

class SvgDraw final : public DebugDraw {
  public:
    /// A page of so many pixels that shows the view [m], and more on one axis where the proportions differ.
    SvgDraw(const Aabb<2>& view, int width, int height);

    void polygon(std::span<const Vec2> vertices, Color color) override;
    void solid_polygon(std::span<const Vec2> vertices, Color color) override;
    void circle(Vec2 center, float radius, Color color) override;
    void solid_circle(Vec2 center, float radius, Vec2 axis, Color color) override;
    void segment(Vec2 a, Vec2 b, Color color) override;
    void point(Vec2 at, float size, Color color) override;
    void solid_piece(std::span<const Vec2> vertices, float radius, std::uint64_t inner, Color color) override;

    /// The whole document.
    [[nodiscard]] std::string document() const;

  private:
    [[nodiscard]] bool sees(std::span<const Vec2> vertices, float reach) const;
    void write(double number);
    void write(Vec2 at, const char* between = " ");
    /// The beginning of an element. `radius` [px]
    void write_disc(Vec2 center, double radius);
    void write_line(Vec2 a, Vec2 b);
    void write_path(std::span<const Vec2> vertices);
    /// ' fill="#..."', with an opacity where the colour has one.
    void write_color(const char* attribute, Color color);
    void write_outline(Color color, double size);
    [[nodiscard]] double size_of(std::span<const Vec2> vertices) const;

    Aabb<2> view_;  ///< [m] that the page shows
    int width_, height_;
    double scale_;  ///< [px/m]
    std::string text_;
};

}  // namespace jostle::python
