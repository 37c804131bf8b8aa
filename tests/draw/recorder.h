// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A DebugDraw that keeps each call as a line of text, for tests to compare.
#pragma once

#include <jostle/draw/debug_draw.h>

#include <cstdio>
#include <string>
#include <vector>

namespace jostle {

class Recorder : public DebugDraw {
  public:
    std::vector<std::string> lines;
    std::vector<Color> colors;
    std::vector<std::vector<Vec2>> vertices;

    void polygon(std::span<const Vec2> points, Color color) override { keep("polygon", points, color); }
    void solid_polygon(std::span<const Vec2> points, Color color) override {
        keep("solid_polygon", points, color);
    }
    void circle(Vec2 center, float radius, Color color) override {
        keep("circle", {&center, 1}, color);
        add(radius);
    }
    void solid_circle(Vec2 center, float radius, Vec2 axis, Color color) override {
        const Vec2 points[] = {center, axis};
        keep("solid_circle", points, color);
        add(radius);
    }
    void segment(Vec2 a, Vec2 b, Color color) override {
        const Vec2 points[] = {a, b};
        keep("segment", points, color);
    }
    void point(Vec2 at, float size, Color color) override {
        keep("point", {&at, 1}, color);
        add(size);
    }
    void text(Vec2 at, std::string_view text, Color color) override {
        keep("text", {&at, 1}, color);
        lines.back() += " " + std::string(text);
    }

    /// How many lines begin with the word.
    [[nodiscard]] int count(const std::string& word) const {
        int n = 0;
        for (const std::string& line : lines) n += line.rfind(word + " ", 0) == 0 ? 1 : 0;
        return n;
    }

  protected:
    void keep(const char* name, std::span<const Vec2> points, Color color) {
        std::string line = name;
        for (const Vec2 p : points) {
            char text[64];
            std::snprintf(text, sizeof text, " (%g,%g)", static_cast<double>(p.x), static_cast<double>(p.y));
            line += text;
        }
        lines.push_back(line);
        colors.push_back(color);
        vertices.emplace_back(points.begin(), points.end());
    }
    void add(float number) {
        char text[32];
        std::snprintf(text, sizeof text, " %g", static_cast<double>(number));
        lines.back() += text;
    }
};

}  // namespace jostle
