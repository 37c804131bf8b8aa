// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "svg.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace jostle::python {
namespace {

constexpr double kWidest = 1.2;  // [px] of an outline: an eighth of its shape at most
constexpr double kThinnest = 0.3;
constexpr double kLine = 1.6;

Color mixed(Color color, int other) {
    const auto mix = [&](std::uint8_t c) {
        return static_cast<std::uint8_t>(std::lround(c * 0.72 + other * 0.28));
    };
    return {mix(color.r), mix(color.g), mix(color.b), color.a};
}
Color lighter(Color color) {
    return mixed(color, 255);
}
Color darker(Color color) {
    return mixed(color, 0);
}

}  // namespace

SvgDraw::SvgDraw(const Aabb<2>& view, int width, int height) : width_(width), height_(height) {
    const Vec2 middle = center(view);
    const double wide = std::max(static_cast<double>(view.upper.x) - view.lower.x, 1.0e-3);
    const double high = std::max(static_cast<double>(view.upper.y) - view.lower.y, 1.0e-3);
    scale_ = std::min(width / wide, height / high);
    const Vec2 half{static_cast<float>(0.5 * width / scale_), static_cast<float>(0.5 * height / scale_)};
    view_ = {middle - half, middle + half};
}

bool SvgDraw::sees(std::span<const Vec2> vertices, float reach) const {
    Aabb<2> box = empty_box<2>();
    for (const Vec2 vertex : vertices) {
        if (!is_finite(vertex)) return false;
        box = unite(box, {vertex, vertex});
    }
    const Vec2 margin{reach, reach};
    return !vertices.empty() && std::isfinite(reach) &&
           overlap(Aabb<2>{box.lower - margin, box.upper + margin}, view_);
}

double SvgDraw::size_of(std::span<const Vec2> vertices) const {
    Aabb<2> box = empty_box<2>();
    for (const Vec2 vertex : vertices) box = unite(box, {vertex, vertex});
    const double wide = (static_cast<double>(box.upper.x) - box.lower.x) * scale_;
    const double high = (static_cast<double>(box.upper.y) - box.lower.y) * scale_;
    return std::max(std::min(wide, high), 0.3 * std::max(wide, high));
}

void SvgDraw::write(double number) {
    char digits[400];
    const auto end = std::to_chars(digits, digits + sizeof digits, number, std::chars_format::fixed, 2).ptr;
    const char* last = end;
    while (last[-1] == '0') --last;
    if (last[-1] == '.') --last;
    text_.append(digits, static_cast<std::size_t>(last - digits));
}
void SvgDraw::write(Vec2 at, const char* between) {
    write((static_cast<double>(at.x) - view_.lower.x) * scale_);
    text_ += between;
    write((static_cast<double>(view_.upper.y) - at.y) * scale_);
}
void SvgDraw::write_disc(Vec2 center, double radius) {
    text_ += "<circle cx=\"";
    write(center, "\" cy=\"");
    text_ += "\" r=\"";
    write(radius);
    text_ += '"';
}
void SvgDraw::write_line(Vec2 a, Vec2 b) {
    text_ += "<path d=\"M";
    write(a);
    text_ += 'L';
    write(b);
    text_ += '"';
}
void SvgDraw::write_path(std::span<const Vec2> vertices) {
    text_ += "<path d=\"M";
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        if (i > 0) text_ += 'L';
        write(vertices[i]);
    }
    text_ += "Z\"";
}
void SvgDraw::write_color(const char* attribute, Color color) {
    constexpr const char* kDigits = "0123456789abcdef";
    text_ += std::string(" ") + attribute + "=\"#";
    for (const std::uint8_t part : {color.r, color.g, color.b}) {
        text_ += kDigits[part >> 4];
        text_ += kDigits[part & 15];
    }
    text_ += '"';
    if (color.a == 255) return;
    text_ += std::string(" ") + attribute + "-opacity=\"";
    write(color.a / 255.0);
    text_ += '"';
}
void SvgDraw::write_outline(Color color, double size) {
    write_color("stroke", color);
    text_ += " stroke-width=\"";
    write(std::clamp(size / 8.0, kThinnest, kWidest));
    text_ += '"';
}

void SvgDraw::polygon(std::span<const Vec2> vertices, Color color) {
    if (!sees(vertices, 0.0f)) return;
    write_path(vertices);
    text_ += " fill=\"none\"";
    write_outline(color, size_of(vertices));
    text_ += "/>\n";
}
void SvgDraw::solid_polygon(std::span<const Vec2> vertices, Color color) {
    if (!sees(vertices, 0.0f)) return;
    write_path(vertices);
    write_color("fill", lighter(color));
    write_outline(darker(color), size_of(vertices));
    text_ += "/>\n";
}

void SvgDraw::circle(Vec2 center, float radius, Color color) {
    if (!sees({&center, 1}, radius)) return;
    text_ += "<path d=\"M";
    write(center - Vec2{radius, 0.0f});
    for (const float to : {2.0f * radius, -2.0f * radius}) {
        text_ += 'a';
        write(radius * scale_);
        text_ += ' ';
        write(radius * scale_);
        text_ += " 0 0 0 ";
        write(to * scale_);
        text_ += " 0";
    }
    text_ += "Z\" fill=\"none\"";
    write_outline(color, 2.0 * radius * scale_);
    text_ += "/>\n";
}
void SvgDraw::solid_circle(Vec2 center, float radius, Vec2 axis, Color color) {
    if (!sees({&center, 1}, radius)) return;
    write_disc(center, radius * scale_);
    write_color("fill", lighter(color));
    write_outline(darker(color), 2.0 * radius * scale_);
    text_ += "/>\n";
    if (!is_finite(axis)) return;
    write_line(center, center + axis * radius);
    write_outline(darker(color), 2.0 * radius * scale_);
    text_ += "/>\n";
}

void SvgDraw::segment(Vec2 a, Vec2 b, Color color) {
    const Vec2 ends[] = {a, b};
    if (!sees(ends, 0.0f)) return;
    write_line(a, b);
    write_color("stroke", color);
    text_ += " stroke-width=\"";
    write(kLine);
    text_ += "\"/>\n";
}
void SvgDraw::point(Vec2 at, float size, Color color) {
    if (!sees({&at, 1}, 0.0f)) return;
    write_disc(at, 0.5 * static_cast<double>(size));
    write_color("fill", color);
    text_ += "/>\n";
}

void SvgDraw::solid_piece(std::span<const Vec2> vertices, float radius, std::uint64_t inner, Color color) {
    if (radius > 0.0f || inner == 0) return DebugDraw::solid_piece(vertices, radius, inner, color);
    if (!sees(vertices, 0.0f)) return;
    // A thin line in the fill's colour closes the seams to the next pieces.
    write_path(vertices);
    write_color("fill", lighter(color));
    write_outline(lighter(color), 0.0);
    text_ += "/>\n<path d=\"";
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        if ((inner >> i & 1u) != 0) continue;
        text_ += 'M';
        write(vertices[i]);
        text_ += 'L';
        write(vertices[(i + 1) % vertices.size()]);
    }
    text_ += '"';
    write_outline(darker(color), size_of(vertices));
    text_ += "/>\n";
}

std::string SvgDraw::document() const {
    const std::string width = std::to_string(width_), height = std::to_string(height_);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height +
           "\" viewBox=\"0 0 " + width + " " + height + "\">\n<rect width=\"" + width + "\" height=\"" +
           height + "\" fill=\"#ffffff\"/>\n<g stroke-linejoin=\"round\" stroke-linecap=\"round\">\n" +
           text_ + "</g>\n</svg>\n";
}

}  // namespace jostle::python
