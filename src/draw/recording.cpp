// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Keeping calls, and making them again.
#include <jostle/draw/recording.h>

namespace jostle {

void Recording::keep(Type type, std::span<const Vec2> points, float size, Color color) {
    calls_.push_back({type, color, static_cast<std::uint32_t>(points_.size()),
                      static_cast<std::uint32_t>(points.size()), size, 0});
    points_.insert(points_.end(), points.begin(), points.end());
}

void Recording::polygon(std::span<const Vec2> vertices, Color color) {
    keep(Type::kPolygon, vertices, 0.0f, color);
}

void Recording::solid_polygon(std::span<const Vec2> vertices, Color color) {
    keep(Type::kSolidPolygon, vertices, 0.0f, color);
}

void Recording::circle(Vec2 center, float radius, Color color) {
    keep(Type::kCircle, {&center, 1}, radius, color);
}

void Recording::solid_circle(Vec2 center, float radius, Vec2 axis, Color color) {
    const Vec2 points[] = {center, axis};
    keep(Type::kSolidCircle, points, radius, color);
}

void Recording::segment(Vec2 a, Vec2 b, Color color) {
    const Vec2 points[] = {a, b};
    keep(Type::kSegment, points, 0.0f, color);
}

void Recording::point(Vec2 at, float size, Color color) {
    keep(Type::kPoint, {&at, 1}, size, color);
}

void Recording::rounded_polygon(std::span<const Vec2> vertices, float radius, Color color) {
    keep(Type::kRoundedPolygon, vertices, radius, color);
}

void Recording::solid_rounded_polygon(std::span<const Vec2> vertices, float radius, Color color) {
    keep(Type::kSolidRoundedPolygon, vertices, radius, color);
}

void Recording::solid_piece(std::span<const Vec2> vertices, float radius, std::uint64_t inner, Color color) {
    keep(Type::kSolidPiece, vertices, radius, color);
    calls_.back().extra = static_cast<std::uint32_t>(masks_.size());
    masks_.push_back(inner);
}

void Recording::begin_pieces() {
    keep(Type::kBeginPieces, {}, 0.0f, {});
}

void Recording::end_pieces() {
    keep(Type::kEndPieces, {}, 0.0f, {});
}

void Recording::capsule(Vec2 a, Vec2 b, float radius, Color color) {
    const Vec2 points[] = {a, b};
    keep(Type::kCapsule, points, radius, color);
}

void Recording::solid_capsule(Vec2 a, Vec2 b, float radius, Color color) {
    const Vec2 points[] = {a, b};
    keep(Type::kSolidCapsule, points, radius, color);
}

void Recording::transform(const Transform& transform, float length) {
    const Vec2 points[] = {transform.p, transform.q.x_axis()};
    keep(Type::kTransform, points, length, {});
}

void Recording::text(Vec2 at, std::string_view text, Color color) {
    keep(Type::kText, {&at, 1}, 0.0f, color);
    calls_.back().extra = static_cast<std::uint32_t>(texts_.size());
    texts_.emplace_back(text);
}

void Recording::replay(DebugDraw& target) const {
    for (const Call& call : calls_) {
        const Vec2* p = points_.data() + call.first;
        const std::span<const Vec2> vertices{p, call.count};
        switch (call.type) {
            case Type::kPolygon:
                target.polygon(vertices, call.color);
                break;
            case Type::kSolidPolygon:
                target.solid_polygon(vertices, call.color);
                break;
            case Type::kCircle:
                target.circle(p[0], call.size, call.color);
                break;
            case Type::kSolidCircle:
                target.solid_circle(p[0], call.size, p[1], call.color);
                break;
            case Type::kSegment:
                target.segment(p[0], p[1], call.color);
                break;
            case Type::kPoint:
                target.point(p[0], call.size, call.color);
                break;
            case Type::kRoundedPolygon:
                target.rounded_polygon(vertices, call.size, call.color);
                break;
            case Type::kSolidRoundedPolygon:
                target.solid_rounded_polygon(vertices, call.size, call.color);
                break;
            case Type::kSolidPiece:
                target.solid_piece(vertices, call.size, masks_[call.extra], call.color);
                break;
            case Type::kBeginPieces:
                target.begin_pieces();
                break;
            case Type::kEndPieces:
                target.end_pieces();
                break;
            case Type::kCapsule:
                target.capsule(p[0], p[1], call.size, call.color);
                break;
            case Type::kSolidCapsule:
                target.solid_capsule(p[0], p[1], call.size, call.color);
                break;
            case Type::kTransform:
                target.transform({p[0], {p[1].x, p[1].y}}, call.size);
                break;
            case Type::kText:
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
