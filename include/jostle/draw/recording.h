// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Recording: a DebugDraw that stores the calls it gets, to repeat them later, any number of times. So a
// picture's camera can be chosen afterwards, and a film strip can share one camera between its frames. Cost:
// the calls' own data, vertices in one array.
#pragma once

#include <jostle/draw/debug_draw.h>

#include <cstddef>
#include <string>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

class Recording final : public DebugDraw {
  public:
    void polygon(std::span<const Vec2> vertices, Color color) override;
    void solid_polygon(std::span<const Vec2> vertices, Color color) override;
    void circle(Vec2 center, float radius, Color color) override;
    void solid_circle(Vec2 center, float radius, Vec2 axis, Color color) override;
    void segment(Vec2 a, Vec2 b, Color color) override;
    void point(Vec2 at, float size, Color color) override;
    void rounded_polygon(std::span<const Vec2> vertices, float radius, Color color) override;
    void solid_rounded_polygon(std::span<const Vec2> vertices, float radius, Color color) override;
    void solid_piece(std::span<const Vec2> vertices, float radius, std::uint64_t inner, Color color) override;
    void begin_pieces() override;
    void end_pieces() override;
    void capsule(Vec2 a, Vec2 b, float radius, Color color) override;
    void solid_capsule(Vec2 a, Vec2 b, float radius, Color color) override;
    void transform(const Transform& transform, float length) override;
    void text(Vec2 at, std::string_view text, Color color) override;

    /// Repeats the calls in the same order.
    void replay(DebugDraw& target) const;
    [[nodiscard]] std::size_t size() const { return calls_.size(); }
    void clear();

  private:
    enum class Type : std::uint8_t {
        kPolygon,
        kSolidPolygon,
        kCircle,
        kSolidCircle,
        kSegment,
        kPoint,
        kRoundedPolygon,
        kSolidRoundedPolygon,
        kSolidPiece,
        kBeginPieces,
        kEndPieces,
        kCapsule,
        kSolidCapsule,
        kTransform,
        kText
    };
    struct Call {
        Type type;
        Color color;
        std::uint32_t first;  // in points_
        std::uint32_t count;
        float size;           // [m] a radius or length, or [px] of a point
        std::uint32_t extra;  // in texts_ or masks_
    };
    void keep(Type type, std::span<const Vec2> points, float size, Color color);

    std::vector<Call> calls_;
    std::vector<Vec2> points_;
    std::vector<std::string> texts_;
    std::vector<std::uint64_t> masks_;
};

}  // namespace jostle
JOSTLE_API_END
