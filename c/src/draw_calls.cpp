// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "draw_calls.h"

#include <jostle/draw/draw_crowd.h>
#include <jostle/draw/draw_world.h>
#include <jostle/draw/framing.h>

namespace jostle::c {
namespace {

class Collector final : public DebugDraw {
  public:
    explicit Collector(Drawing& to) : to_(to) {}

    void polygon(std::span<const Vec2> vertices, Color color) override {
        add(DrawnType::kPolygon, vertices, 0.0f, color);
    }
    void solid_polygon(std::span<const Vec2> vertices, Color color) override {
        add(DrawnType::kSolidPolygon, vertices, 0.0f, color);
    }
    void circle(Vec2 center, float radius, Color color) override {
        add(DrawnType::kCircle, {&center, 1}, radius, color);
    }
    void solid_circle(Vec2 center, float radius, Vec2 axis, Color color) override {
        const Vec2 points[] = {center, center + axis * radius};
        add(DrawnType::kSolidCircle, points, radius, color);
    }
    void segment(Vec2 a, Vec2 b, Color color) override {
        const Vec2 points[] = {a, b};
        add(DrawnType::kSegment, points, 0.0f, color);
    }
    void point(Vec2 at, float size, Color color) override { add(DrawnType::kPoint, {&at, 1}, size, color); }
    void solid_piece(std::span<const Vec2> vertices, float radius, std::uint64_t inner,
                     Color color) override {
        add(DrawnType::kSolidPiece, vertices, radius, color);
        to_.items.back().inner = inner;
    }

  private:
    void add(DrawnType type, std::span<const Vec2> points, float size, Color color) {
        DrawnItem item;
        item.type = type;
        item.color = {color.r, color.g, color.b, color.a};
        item.size = size;
        item.first = static_cast<int>(to_.points.size());
        item.count = static_cast<int>(points.size());
        to_.items.push_back(item);
        to_.points.insert(to_.points.end(), points.begin(), points.end());
    }

    Drawing& to_;
};

DrawFlags flags_of(const DrawParts& parts) {
    const bool wanted[] = {parts.shapes,          parts.joints,  parts.boxes,  parts.pairs,  parts.contacts,
                           parts.centers_of_mass, parts.islands, parts.colors, parts.forces, parts.sleep};
    DrawFlags flags;
    std::uint32_t bit = 1;
    for (const bool one : wanted) {
        if (one) flags = flags.with(static_cast<DrawFlag>(bit));
        bit *= 2;
    }
    return flags;
}

}  // namespace

std::unique_ptr<Drawing> drawing_of_world(const World& world, const DrawParts& parts) {
    auto drawing = std::make_unique<Drawing>();
    Collector collector(*drawing);
    collector.set_flags(flags_of(parts));
    draw_world(world, collector);
    return drawing;
}
std::unique_ptr<Drawing> drawing_of_crowd(const Crowd<2>& crowd, bool goals) {
    auto drawing = std::make_unique<Drawing>();
    Collector collector(*drawing);
    DrawCrowdOptions options;
    options.goals = goals;
    draw_crowd(crowd, collector, options);
    return drawing;
}
std::span<const DrawnItem> drawing_items(const Drawing& drawing) {
    return drawing.items;
}
std::span<const Vec2> drawing_points(const Drawing& drawing) {
    return drawing.points;
}
Aabb<2> drawing_frame(const World& world) {
    return frame_world(world);
}

}  // namespace jostle::c
