// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The defaults of DebugDraw: rounded shapes become outlines with a vertex every 15 degrees of a corner, which
// is at most 0.9 % of the radius inside the true arc.
#include <jostle/core/constants.h>
#include <jostle/draw/debug_draw.h>

#include <cmath>
#include <vector>

namespace jostle {
namespace {

constexpr float kArcStep = kPi / 12.0f;  // [rad]
constexpr Color kAxisX = Color::rgb(0xe03131);
constexpr Color kAxisY = Color::rgb(0x2f9e44);

/// Appends the arc about `center` from angle `start` on through `sweep` [rad], both ends included.
void append_arc(std::vector<Vec2>& out, Vec2 center, float radius, float start, float sweep) {
    const int steps = static_cast<int>(std::ceil(sweep / kArcStep));
    for (int i = 0; i <= steps; ++i) {
        const float t = steps > 0 ? static_cast<float>(i) / static_cast<float>(steps) : 0.0f;
        out.push_back(center + Rot::from_angle(start + sweep * t).x_axis() * radius);
    }
}

/// The outline of all points within `radius` of a convex polygon, or of a segment given as two vertices.
std::vector<Vec2> rounded_outline(std::span<const Vec2> vertices, float radius) {
    std::vector<Vec2> corners;
    for (const Vec2 v : vertices) {
        if (corners.empty() || v != corners.back()) corners.push_back(v);
    }
    while (corners.size() > 1 && corners.front() == corners.back()) corners.pop_back();
    if (!(radius > 0.0f)) return corners;

    std::vector<Vec2> out;
    const std::size_t n = corners.size();
    if (n == 1) append_arc(out, corners[0], radius, 0.0f, 2.0f * kPi);
    if (n < 2) return out;
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 before = normalized(right_perpendicular(corners[i] - corners[(i + n - 1) % n]));
        const Vec2 after = normalized(right_perpendicular(corners[(i + 1) % n] - corners[i]));
        float turn = atan2(cross(before, after), dot(before, after));
        // The ends of a segment turn by half a circle, whose sign is lost.
        if (turn < 0.0f) turn = dot(before, after) < 0.0f ? kPi : 0.0f;
        append_arc(out, corners[i], radius, atan2(before.y, before.x), turn);
    }
    return out;
}

}  // namespace

DebugDraw::~DebugDraw() = default;

void DebugDraw::rounded_polygon(std::span<const Vec2> vertices, float radius, Color color) {
    polygon(rounded_outline(vertices, radius), color);
}

void DebugDraw::solid_rounded_polygon(std::span<const Vec2> vertices, float radius, Color color) {
    solid_polygon(rounded_outline(vertices, radius), color);
}

void DebugDraw::begin_pieces() {}

void DebugDraw::end_pieces() {}

void DebugDraw::solid_piece(std::span<const Vec2> vertices, float radius, std::uint64_t, Color color) {
    if (radius > 0.0f) {
        solid_rounded_polygon(vertices, radius, color);
    } else {
        solid_polygon(vertices, color);
    }
}

void DebugDraw::capsule(Vec2 a, Vec2 b, float radius, Color color) {
    const Vec2 ends[] = {a, b};
    rounded_polygon(ends, radius, color);
}

void DebugDraw::solid_capsule(Vec2 a, Vec2 b, float radius, Color color) {
    const Vec2 ends[] = {a, b};
    solid_rounded_polygon(ends, radius, color);
}

void DebugDraw::transform(const Transform& transform, float length) {
    segment(transform.p, transform.p + transform.q.x_axis() * length, kAxisX);
    segment(transform.p, transform.p + transform.q.y_axis() * length, kAxisY);
}

void DebugDraw::text(Vec2, std::string_view, Color) {}

}  // namespace jostle
