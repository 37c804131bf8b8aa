// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world for drawing, in bulk: its shapes, the states of its bodies, and lines and dots over them, as arrays
// of words of 32 bits (numbers are floats) that JavaScript hands to a graphics processor as they are
// (src/view.js). An array is valid until the next call of its kind. Cost: the whole world.
#include <jostle/draw/draw_tree.h>
#include <jostle/draw/draw_world.h>
#include <jostle/spatial/bvh.h>

#include <bit>
#include <cstdint>
#include <vector>

#include "export.h"
#include "world.h"

namespace jostle::web {
namespace {

/// What an export answers: where an array begins, and how many words it has.
struct Words {
    std::uint32_t count = 0;
    const std::uint32_t* words = nullptr;
};

class Array {
  public:
    void clear() { words_.clear(); }
    void number(float value) { words_.push_back(std::bit_cast<std::uint32_t>(value)); }
    void word(std::uint32_t value) { words_.push_back(value); }
    void point(Vec2 value) {
        number(value.x);
        number(value.y);
    }
    std::uint32_t& operator[](std::size_t at) { return words_[at]; }
    void resize(std::size_t count) { words_.assign(count, 0); }
    [[nodiscard]] Words see() const { return {static_cast<std::uint32_t>(words_.size()), words_.data()}; }

  private:
    std::vector<std::uint32_t> words_;
};

std::uint32_t word_of(Color color) {
    return color.r | std::uint32_t{color.g} << 8u | std::uint32_t{color.b} << 16u |
           std::uint32_t{color.a} << 24u;
}

/// Lines (x, y, x, y, colour) and dots (x, y, diameter [px], colour) of what is in view; of other things
/// their outline.
class Marks final : public DebugDraw {
  public:
    void begin(const Aabb<2>& view, bool dark) {
        view_ = view;
        dark_ = dark;
        lines.clear();
        dots.clear();
    }

    void polygon(std::span<const Vec2> vertices, Color color) override {
        for (std::size_t i = 0; i < vertices.size(); ++i)
            segment(vertices[i], vertices[(i + 1) % vertices.size()], color);
    }
    void solid_polygon(std::span<const Vec2> vertices, Color color) override { polygon(vertices, color); }
    void circle(Vec2 center, float radius, Color color) override {
        constexpr int kCorners = 24;
        for (int i = 0; i < kCorners; ++i)
            segment(at_rim(center, radius, i), at_rim(center, radius, i + 1), color);
    }
    void solid_circle(Vec2 center, float radius, Vec2 /*axis*/, Color color) override {
        circle(center, radius, color);
    }
    void segment(Vec2 a, Vec2 b, Color color) override {
        if (!with_lines || !overlap(view_, Aabb<2>{min(a, b), max(a, b)})) return;
        lines.point(a);
        lines.point(b);
        lines.word(shown(color));
    }
    void point(Vec2 at, float size, Color color) override {
        if (!with_dots || !contains(view_, at)) return;
        dots.point(at);
        dots.number(size);
        dots.word(shown(color));
    }

    bool with_lines = true;
    bool with_dots = true;
    Array lines;
    Array dots;

  private:
    static Vec2 at_rim(Vec2 center, float radius, int corner) {
        return center + radius * Rot::from_angle(static_cast<float>(corner % 24) / 12.0f * kPi).x_axis();
    }
    /// Colours are made for a light background; on a dark one they are lighter.
    [[nodiscard]] std::uint32_t shown(Color color) const {
        if (!dark_) return word_of(color);
        const auto lighter = [](std::uint8_t share) {
            return static_cast<std::uint8_t>(share + (255 - share) * 2 / 5);
        };
        return word_of({lighter(color.r), lighter(color.g), lighter(color.b), color.a});
    }

    Aabb<2> view_;
    bool dark_ = false;
};

/// A shape: its body's slot; bits: 1 a line, 2 a sensor, 4 static; its number of points; its radius; the bits
/// of its inner edges, low and high; then x and y of each point, in the body's frame.
void write_shape(const Body& body, const Shape& shape, Array& out) {
    const Geometry geometry = shape.geometry();
    const bool line = geometry.type == ShapeType::kSegment;
    const auto head = [&](std::size_t points, float radius, std::uint64_t inner) {
        out.word(body.handle().index);
        out.word((line ? 1u : 0u) | (shape.is_sensor() ? 2u : 0u) |
                 (body.type() == BodyType::kStatic ? 4u : 0u));
        out.word(static_cast<std::uint32_t>(points));
        out.number(radius);
        out.word(static_cast<std::uint32_t>(inner));
        out.word(static_cast<std::uint32_t>(inner >> 32u));
    };
    switch (geometry.type) {
        case ShapeType::kCircle:
            head(1, geometry.circle.radius, 0);
            return out.point(geometry.circle.center);
        case ShapeType::kCapsule:
            head(2, geometry.capsule.radius, 0);
            out.point(geometry.capsule.center1);
            return out.point(geometry.capsule.center2);
        case ShapeType::kSegment:
            head(2, 0.0f, 0);
            out.point(geometry.segment.point1);
            return out.point(geometry.segment.point2);
        default: {
            const PolygonView polygon = geometry.polygon_view();
            head(static_cast<std::size_t>(polygon.count), polygon.radius, polygon.inner_edges);
            for (int i = 0; i < polygon.count; ++i) out.point(polygon.vertices[i]);
        }
    }
}

constexpr std::size_t kBodyWords = 7;

enum State : std::uint32_t { kExists = 1, kMoves = 2, kKinematic = 4, kAwake = 8, kEnabled = 16 };

std::uint32_t state_of(const Body& body) {
    return kExists | (body.type() == BodyType::kStatic ? 0u : kMoves) |
           (body.type() == BodyType::kKinematic ? kKinematic : 0u) | (body.is_awake() ? kAwake : 0u) |
           (body.is_enabled() ? kEnabled : 0u);
}

/// The layers that view_marks draws: bits of its argument.
enum Layer : std::uint32_t { kDots = 1, kNormals = 2, kForces = 4, kJoints = 8, kBoxes = 16, kTree = 32 };

void draw_layers(const World& world, std::uint32_t layers, Marks& marks) {
    const auto draw = [&](std::uint32_t layer, DrawFlag flag, bool lines, bool dots) {
        if ((layers & layer) == 0) return;
        marks.with_lines = lines;
        marks.with_dots = dots;
        marks.set_flags(flag);
        draw_world(world, marks);
        marks.with_lines = marks.with_dots = true;
    };
    draw(kBoxes, DrawFlag::kBoxes, true, true);
    if ((layers & kTree) != 0) {
        std::vector<Aabb<2>> boxes;
        for (const Body& body : world.bodies())
            for (const Shape& shape : body.shapes()) boxes.push_back(shape.bounds());
        draw_tree(Bvh<2>(boxes), marks, {.items = false});
    }
    draw(kJoints, DrawFlag::kJoints, true, true);
    draw(kForces, DrawFlag::kForces, true, true);
    draw(kNormals, DrawFlag::kContacts, true, false);
    draw(kDots, DrawFlag::kContacts, false, true);
}

Array g_shapes, g_states;
Marks g_marks;
Words g_words[2];

}  // namespace
}  // namespace jostle::web

using namespace jostle;
using namespace jostle::web;

/// All shapes, those of static bodies first, and sensors last.
JOSTLE_EXPORT(view_shapes)(WebWorld* world)->const void* {
    g_shapes.clear();
    for (const int part : {0, 1, 2}) {
        for (const Body& body : world->bodies()) {
            const int of_body = body.type() == BodyType::kStatic ? 0 : 1;
            for (const Shape& shape : body.shapes())
                if ((shape.is_sensor() ? 2 : of_body) == part) write_shape(body, shape, g_shapes);
        }
    }
    g_words[0] = g_shapes.see();
    return g_words;
}

/// Seven words for each slot of a body: its state, the slot of the first body of its island (of awake
/// bodies), why that is awake, and its pose: x, y, cosine, sine.
JOSTLE_EXPORT(view_bodies)(WebWorld* world, int with_islands)->const void* {
    std::size_t slots = 0;
    for (const Body& body : world->bodies()) slots = body.handle().index + std::size_t{1};
    g_states.resize(kBodyWords * slots);
    for (const Body& body : world->bodies()) {
        const std::size_t at = kBodyWords * body.handle().index;
        const Transform pose = body.transform();
        g_states[at] = state_of(body);
        std::size_t next = at + 3;
        for (const float number : {pose.p.x, pose.p.y, pose.q.c, pose.q.s})
            g_states[next++] = std::bit_cast<std::uint32_t>(number);
    }
    if (with_islands != 0) {
        for (const IslandReport& island : world->islands()) {
            for (const Body& body : island.first.island()) {
                const std::size_t at = kBodyWords * body.handle().index;
                g_states[at + 1] = island.first.handle().index;
                g_states[at + 2] = static_cast<std::uint32_t>(island.reason);
            }
        }
    }
    g_words[0] = g_states.see();
    return g_words;
}

/// Lines, then dots, of the layers in a view.
JOSTLE_EXPORT(view_marks)
(WebWorld* world, int layers, double left, double bottom, double right, double top, int dark)->const void* {
    const Aabb<2> view{{static_cast<float>(left), static_cast<float>(bottom)},
                       {static_cast<float>(right), static_cast<float>(top)}};
    g_marks.begin(view, dark != 0);
    draw_layers(*world, static_cast<std::uint32_t>(layers), g_marks);
    g_words[0] = g_marks.lines.see();
    g_words[1] = g_marks.dots.see();
    return g_words;
}
