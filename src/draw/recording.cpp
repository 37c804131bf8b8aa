// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Keeping calls, and making them again.
#include <jostle/draw/recording.h>

namespace jostle {

void Recording::keep(Kind kind, std::span<const Vec2> points, float size, Color color) {
    calls_.push_back({kind, color, static_cast<std::uint32_t>(points_.size()),
                      static_cast<std::uint32_t>(points.size()), size, 0});
    points_.insert(points_.end(), points.begin(), points.end());
}

void Recording::polygon(std::span<const Vec2> vertices, Color color) {
    keep(Kind::kPolygon, vertices, 0.0f, color);
}

void Recording::solid_polygon(std::span<const Vec2> vertices, Color color) {
    keep(Kind::kSolidPolygon, vertices, 0.0f, color);
}

void Recording::circle(Vec2 center, float radius, Color color) {
    keep(Kind::kCircle, {&center, 1}, radius, color);
}

void Recording::solid_circle(Vec2 center, float radius, Vec2 axis, Color color) {
    const Vec2 points[] = {center, axis};
    keep(Kind::kSolidCircle, points, radius, color);
}

void Recording::segment(Vec2 a, Vec2 b, Color color) {
    const Vec2 points[] = {a, b};
    keep(Kind::kSegment, points, 0.0f, color);
}

void Recording::point(Vec2 at, float size, Color color) {
    keep(Kind::kPoint, {&at, 1}, size, color);
}

void Recording::rounded_polygon(std::span<const Vec2> vertices, float radius, Color color) {
    keep(Kind::kRoundedPolygon, vertices, radius, color);
}

void Recording::solid_rounded_polygon(std::span<const Vec2> vertices, float radius, Color color) {
    keep(Kind::kSolidRoundedPolygon, vertices, radius, color);
}

void Recording::solid_piece(std::span<const Vec2> vertices, float radius, std::uint64_t inner, Color color) {
    keep(Kind::kSolidPiece, vertices, radius, color);
    calls_.back().extra = static_cast<std::uint32_t>(masks_.size());
    masks_.push_back(inner);
}

void Recording::begin_pieces() {
    keep(Kind::kBeginPieces, {}, 0.0f, {});
}

void Recording::end_pieces() {
    keep(Kind::kEndPieces, {}, 0.0f, {});
}

void Recording::capsule(Vec2 a, Vec2 b, float radius, Color color) {
    const Vec2 points[] = {a, b};
    keep(Kind::kCapsule, points, radius, color);
}

void Recording::solid_capsule(Vec2 a, Vec2 b, float radius, Color color) {
    const Vec2 points[] = {a, b};
    keep(Kind::kSolidCapsule, points, radius, color);
}

void Recording::transform(const Transform& transform, float length) {
    const Vec2 points[] = {transform.p, transform.q.x_axis()};
    keep(Kind::kTransform, points, length, {});
}

void Recording::text(Vec2 at, std::string_view text, Color color) {
    keep(Kind::kText, {&at, 1}, 0.0f, color);
    calls_.back().extra = static_cast<std::uint32_t>(texts_.size());
    texts_.emplace_back(text);
}

void Recording::replay(DebugDraw& target) const {
    for (const Call& call : calls_) {
        const Vec2* p = points_.data() + call.first;
        const std::span<const Vec2> vertices{p, call.count};
        switch (call.kind) {
            case Kind::kPolygon:
                target.polygon(vertices, call.color);
                break;
            case Kind::kSolidPolygon:
                target.solid_polygon(vertices, call.color);
                break;
            case Kind::kCircle:
                target.circle(p[0], call.size, call.color);
                break;
            case Kind::kSolidCircle:
                target.solid_circle(p[0], call.size, p[1], call.color);
                break;
            case Kind::kSegment:
                target.segment(p[0], p[1], call.color);
                break;
            case Kind::kPoint:
                target.point(p[0], call.size, call.color);
                break;
            case Kind::kRoundedPolygon:
                target.rounded_polygon(vertices, call.size, call.color);
                break;
            case Kind::kSolidRoundedPolygon:
                target.solid_rounded_polygon(vertices, call.size, call.color);
                break;
            case Kind::kSolidPiece:
                target.solid_piece(vertices, call.size, masks_[call.extra], call.color);
                break;
            case Kind::kBeginPieces:
                target.begin_pieces();
                break;
            case Kind::kEndPieces:
                target.end_pieces();
                break;
            case Kind::kCapsule:
                target.capsule(p[0], p[1], call.size, call.color);
                break;
            case Kind::kSolidCapsule:
                target.solid_capsule(p[0], p[1], call.size, call.color);
                break;
            case Kind::kTransform:
                target.transform({p[0], {p[1].x, p[1].y}}, call.size);
                break;
            case Kind::kText:
                target.text(p[0], texts_[call.extra], call.color);
                break;
        }
    }
}

void Recording::clear() {
    calls_.clear();
    points_.clear();
    texts_.clear();
    masks_.clear();
}

}  // namespace jostle
