// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes on a page. Fills are lighter and outlines darker than the colour that was asked for, and an outline
// is never wider than an eighth of its shape, so that a hundred rows of boxes still look like boxes.
#include "draw/picture_canvas.h"

#include <jostle/core/constants.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

namespace jostle {
namespace {

constexpr double kThinnest = 0.35;     // [px]
constexpr double kSegmentWidth = 2.0;  // [px]
constexpr double kFar =
    200.0;  // [px] how far beyond the area paths are clipped: further than any line is wide
constexpr double kLargestArc = 2.0e4;  // [px] a larger circle is drawn as a polygon, which can be clipped
constexpr Color kGrid = Color::rgb(0xe9e7e1);
constexpr double kPi2 = std::numbers::pi;

Color mixed(Color color, int other, double part) {
    const auto mix = [&](std::uint8_t c) {
        return static_cast<std::uint8_t>(std::lround(c * (1.0 - part) + other * part));
    };
    return {mix(color.r), mix(color.g), mix(color.b), color.a};
}

/// Cuts a closed polygon by one side of a box: keeps where inside(p), and asks crossing(a, b) for the edge's
/// point.
template <class Inside, class Crossing>
void cut(std::vector<PagePoint>& points, std::vector<PagePoint>& out, Inside inside, Crossing crossing) {
    out.clear();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const PagePoint a = points[i];
        const PagePoint b = points[(i + 1) % points.size()];
        if (inside(a)) out.push_back(a);
        if (inside(a) != inside(b)) out.push_back(crossing(a, b));
    }
    points.swap(out);
}

PagePoint crossing_x(PagePoint a, PagePoint b, double x) {
    const double t = (x - a.x) / (b.x - a.x);
    return {x, a.y + t * (b.y - a.y)};
}
PagePoint crossing_y(PagePoint a, PagePoint b, double y) {
    const double t = (y - a.y) / (b.y - a.y);
    return {a.x + t * (b.x - a.x), y};
}

}  // namespace

Color lighter(Color color) {
    return mixed(color, 255, 0.28);
}
Color darker(Color color) {
    return mixed(color, 0, 0.28);
}

void set_source(cairo_t* context, Color color) {
    cairo_set_source_rgba(context, color.r / 255.0, color.g / 255.0, color.b / 255.0, color.a / 255.0);
}

PictureCanvas::PictureCanvas(cairo_t* context, const PageRect& area, const Aabb<2>& view)
    : context_(context), area_(area) {
    const double width = std::max(static_cast<double>(view.upper.x) - view.lower.x, 1.0e-3);
    const double height = std::max(static_cast<double>(view.upper.y) - view.lower.y, 1.0e-3);
    scale_ = std::min(area.width / width, area.height / height);
    x0_ = 0.5 * (static_cast<double>(view.lower.x) + view.upper.x);
    y0_ = 0.5 * (static_cast<double>(view.lower.y) + view.upper.y);
    cairo_set_line_join(context_, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(context_, CAIRO_LINE_CAP_ROUND);
}

PagePoint PictureCanvas::to_page(Vec2 v) const {
    return {area_.x + 0.5 * area_.width + (v.x - x0_) * scale_,
            area_.y + 0.5 * area_.height - (v.y - y0_) * scale_};
}

bool PictureCanvas::sees(Vec2 center, float reach) const {
    if (!is_finite(center) || !is_finite(reach)) return false;
    const PagePoint p = to_page(center);
    const double r = reach * scale_ + kOutlineWidth;
    return p.x + r >= area_.x && p.x - r <= area_.x + area_.width && p.y + r >= area_.y &&
           p.y - r <= area_.y + area_.height;
}

bool PictureCanvas::clip(std::span<const Vec2> vertices) {
    points_.clear();
    for (const Vec2 v : vertices) {
        if (!is_finite(v)) return false;
        points_.push_back(to_page(v));
    }
    const double left = area_.x - kFar, right = area_.x + area_.width + kFar;
    const double top = area_.y - kFar, bottom = area_.y + area_.height + kFar;
    cut(
        points_, clipped_, [&](PagePoint p) { return p.x >= left; },
        [&](PagePoint a, PagePoint b) { return crossing_x(a, b, left); });
    cut(
        points_, clipped_, [&](PagePoint p) { return p.x <= right; },
        [&](PagePoint a, PagePoint b) { return crossing_x(a, b, right); });
    cut(
        points_, clipped_, [&](PagePoint p) { return p.y >= top; },
        [&](PagePoint a, PagePoint b) { return crossing_y(a, b, top); });
    cut(
        points_, clipped_, [&](PagePoint p) { return p.y <= bottom; },
        [&](PagePoint a, PagePoint b) { return crossing_y(a, b, bottom); });
    return !points_.empty();
}

void PictureCanvas::grid(double spacing) {
    if (!(spacing * scale_ > 4.0)) return;
    cairo_set_line_width(context_, 1.0);
    set_source(context_, kGrid);
    const double half_width = 0.5 * area_.width / scale_;
    const double half_height = 0.5 * area_.height / scale_;
    const double first_x = std::ceil((x0_ - half_width) / spacing);
    for (double i = first_x; i * spacing <= x0_ + half_width; ++i) {
        const double x = std::floor(area_.x + 0.5 * area_.width + (i * spacing - x0_) * scale_) + 0.5;
        cairo_move_to(context_, x, area_.y);
        cairo_line_to(context_, x, area_.y + area_.height);
    }
    const double first_y = std::ceil((y0_ - half_height) / spacing);
    for (double i = first_y; i * spacing <= y0_ + half_height; ++i) {
        const double y = std::floor(area_.y + 0.5 * area_.height - (i * spacing - y0_) * scale_) + 0.5;
        cairo_move_to(context_, area_.x, y);
        cairo_line_to(context_, area_.x + area_.width, y);
    }
    cairo_stroke(context_);
}

bool PictureCanvas::polygon_path(std::span<const Vec2> vertices) {
    if (vertices.empty()) return false;
    Aabb<2> box = empty_box<2>();
    for (const Vec2 v : vertices) box = unite(box, {v, v});
    const Vec2 half = extents(box);
    if (!sees(center(box), max(half.x, half.y)) || !clip(vertices)) return false;
    size_ = 2.0 * std::max(std::min(half.x, half.y) * scale_, 0.3 * std::max(half.x, half.y) * scale_);
    cairo_new_path(context_);
    for (const PagePoint p : points_) cairo_line_to(context_, p.x, p.y);
    cairo_close_path(context_);
    return true;
}

bool PictureCanvas::circle_path(Vec2 center, float radius) {
    if (!sees(center, radius) || !(radius > 0.0f)) return false;
    if (radius * scale_ > kLargestArc) {
        std::vector<Vec2> vertices;
        constexpr int kCorners = 512;
        for (int i = 0; i < kCorners; ++i) {
            const float angle = 2.0f * kPi * static_cast<float>(i) / static_cast<float>(kCorners);
            vertices.push_back(center + Rot::from_angle(angle).x_axis() * radius);
        }
        return polygon_path(vertices);
    }
    const PagePoint p = to_page(center);
    size_ = 2.0 * radius * scale_;
    cairo_new_path(context_);
    cairo_arc(context_, p.x, p.y, radius * scale_, 0.0, 2.0 * kPi2);
    cairo_close_path(context_);
    return true;
}

bool PictureCanvas::rounded_path(std::span<const Vec2> vertices, float radius) {
    Aabb<2> box = empty_box<2>();
    for (const Vec2 v : vertices) box = unite(box, {v, v});
    if (vertices.empty() || !is_valid(box)) return false;
    const Vec2 half = extents(box) + Vec2{radius, radius};
    const double reach = max(half.x, half.y) * scale_;
    if (!sees(center(box), max(half.x, half.y)) || reach > kLargestArc) return false;
    size_ = 2.0 * std::max(min(half.x, half.y) * scale_, 0.3 * reach);
    cairo_new_path(context_);
    const std::size_t n = vertices.size();
    for (std::size_t i = 0; i < n; ++i) arc(vertices, i, radius);
    cairo_close_path(context_);
    return true;
}

bool PictureCanvas::arc(std::span<const Vec2> vertices, std::size_t i, float radius) {
    const std::size_t n = vertices.size();
    const Vec2 in = vertices[i] - vertices[(i + n - 1) % n];
    const Vec2 out = vertices[(i + 1) % n] - vertices[i];
    if (length_squared(in) == 0.0f || length_squared(out) == 0.0f) return false;
    const Vec2 before = right_perpendicular(in);
    const Vec2 after = right_perpendicular(out);
    const double start = std::atan2(before.y, before.x);
    double turn = std::atan2(cross(before, after), dot(before, after));
    // The ends of a segment turn by half a circle, whose sign is lost.
    if (turn < 0.0) turn = dot(before, after) < 0.0f ? kPi2 : 0.0;
    const PagePoint p = to_page(vertices[i]);
    // The page's y axis points down, so angles change their sign.
    cairo_arc_negative(context_, p.x, p.y, radius * scale_, -start, -(start + turn));
    return true;
}

void PictureCanvas::fill(Color color, double size) {
    set_source(context_, lighter(color));
    cairo_fill_preserve(context_);
    stroke(darker(color), size);
}

void PictureCanvas::stroke(Color color, double size, double times) {
    set_source(context_, color);
    cairo_set_line_width(context_, times * std::clamp(0.125 * size, kThinnest, kOutlineWidth));
    cairo_stroke(context_);
}

void PictureCanvas::polygon(std::span<const Vec2> vertices, Color color) {
    if (polygon_path(vertices)) stroke(color, size_);
}

void PictureCanvas::solid_polygon(std::span<const Vec2> vertices, Color color) {
    if (polygon_path(vertices)) fill(color, size_);
}

void PictureCanvas::circle(Vec2 center, float radius, Color color) {
    if (circle_path(center, radius)) stroke(color, size_);
}

void PictureCanvas::solid_circle(Vec2 center, float radius, Vec2 axis, Color color) {
    if (!circle_path(center, radius)) return;
    fill(color, size_);
    const Vec2 rim = center + axis * radius;
    if (!is_finite(rim) || radius * scale_ > kLargestArc) return;
    const PagePoint a = to_page(center);
    const PagePoint b = to_page(rim);
    cairo_move_to(context_, a.x, a.y);
    cairo_line_to(context_, b.x, b.y);
    stroke(darker(color), size_);
}

void PictureCanvas::segment(Vec2 a, Vec2 b, Color color) {
    const Vec2 ends[] = {a, b};
    // Cut as a polygon of two corners, a segment comes back as itself or as a flat polygon that covers it.
    if (!polygon_path(ends)) return;
    set_source(context_, color);
    const double length = distance(a, b) * scale_;
    cairo_set_line_width(context_, std::clamp(0.2 * length, 0.6, kSegmentWidth));
    cairo_stroke(context_);
}

void PictureCanvas::point(Vec2 at, float size, Color color) {
    if (!sees(at, 0.0f)) return;
    const PagePoint p = to_page(at);
    // Where everything is small, points are small too: they mark places, and must not hide them.
    const double radius = 0.5 * std::clamp(static_cast<double>(size), 0.5, 0.12 * scale_ + 1.0);
    cairo_new_path(context_);
    cairo_arc(context_, p.x, p.y, radius, 0.0, 2.0 * kPi2);
    set_source(context_, color);
    cairo_fill(context_);
}

void PictureCanvas::rounded_polygon(std::span<const Vec2> vertices, float radius, Color color) {
    if (rounded_path(vertices, radius)) {
        stroke(color, size_);
    } else {
        DebugDraw::rounded_polygon(vertices, radius, color);
    }
}

void PictureCanvas::solid_rounded_polygon(std::span<const Vec2> vertices, float radius, Color color) {
    if (rounded_path(vertices, radius)) {
        fill(color, size_);
    } else {
        DebugDraw::solid_rounded_polygon(vertices, radius, color);
    }
}

void PictureCanvas::text(Vec2 at, std::string_view text, Color color) {
    if (!sees(at, 0.0f)) return;
    const PagePoint p = to_page(at);
    const std::string copy(text);
    set_source(context_, color);
    cairo_set_font_size(context_, 12.0);
    cairo_move_to(context_, p.x, p.y);
    cairo_show_text(context_, copy.c_str());
    cairo_new_path(context_);
}

}  // namespace jostle
