// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// DebugDraw: the interface to implement in order to see a world. The six pure virtual calls are enough; the
// others have defaults made of those six, which may be overridden by something better. All coordinates are
// the world's, in metres.
#pragma once

#include <jostle/math/transform.h>

#include <cstdint>
#include <span>
#include <string_view>

JOSTLE_API_BEGIN
namespace jostle {

/// A colour in sRGB, not premultiplied; alpha 255 is opaque.
struct Color {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;

    /// From 0xRRGGBB.
    [[nodiscard]] static constexpr Color rgb(std::uint32_t hex, std::uint8_t alpha = 255) {
        return {static_cast<std::uint8_t>(hex >> 16u & 255u), static_cast<std::uint8_t>(hex >> 8u & 255u),
                static_cast<std::uint8_t>(hex & 255u), alpha};
    }
    friend constexpr bool operator==(Color, Color) = default;
};

/// The parts of a world that can be drawn; each is one bit.
enum class DrawFlag : std::uint32_t {
    kShapes = 1,
    kJoints = 2,
    kBoxes = 4,      ///< the tight box of every shape
    kPairs = 8,      ///< the pairs of shapes whose fat boxes overlap
    kContacts = 16,  ///< contact points and normals
    kCentersOfMass = 32,
    kIslands = 64,  ///< shapes of awake bodies in a colour per island
    kColors = 128,  ///< contacts and joints in a colour per colour of the constraint graph
    kForces = 256,  ///< forces of contacts and joints as lines
    /// Sleeping bodies grey, awake ones by the reason why; a dot on the body that is the cause.
    kSleep = 512,
};

/// A set of flags.
class DrawFlags {
  public:
    constexpr DrawFlags() = default;
    constexpr DrawFlags(DrawFlag flag) : bits_(static_cast<std::uint32_t>(flag)) {}

    [[nodiscard]] constexpr bool has(DrawFlag flag) const {
        return (bits_ & static_cast<std::uint32_t>(flag)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr DrawFlags with(DrawFlags other) const { return DrawFlags(bits_ | other.bits_); }
    [[nodiscard]] constexpr DrawFlags without(DrawFlags other) const {
        return DrawFlags(bits_ & ~other.bits_);
    }
    friend constexpr bool operator==(DrawFlags, DrawFlags) = default;

  private:
    explicit constexpr DrawFlags(std::uint32_t bits) : bits_(bits) {}
    std::uint32_t bits_ = 0;
};

[[nodiscard]] constexpr DrawFlags operator|(DrawFlags a, DrawFlags b) {
    return a.with(b);
}
[[nodiscard]] constexpr DrawFlags operator|(DrawFlag a, DrawFlag b) {
    return DrawFlags(a).with(b);
}

class DebugDraw {
  public:
    virtual ~DebugDraw();

    [[nodiscard]] DrawFlags flags() const { return flags_; }
    void set_flags(DrawFlags flags) { flags_ = flags; }
    void add_flags(DrawFlags flags) { flags_ = flags_.with(flags); }
    void clear_flags(DrawFlags flags) { flags_ = flags_.without(flags); }

    /// A closed outline.
    virtual void polygon(std::span<const Vec2> vertices, Color color) = 0;
    /// Filled; with an outline or without, as the implementation prefers.
    virtual void solid_polygon(std::span<const Vec2> vertices, Color color) = 0;
    virtual void circle(Vec2 center, float radius, Color color) = 0;
    /// `axis` is a unit vector that turns with the body, so that rolling can be seen.
    virtual void solid_circle(Vec2 center, float radius, Vec2 axis, Color color) = 0;
    virtual void segment(Vec2 a, Vec2 b, Color color) = 0;
    /// A dot; `size` is its diameter in pixels, or in the unit of the display.
    virtual void point(Vec2 at, float size, Color color) = 0;

    /// All points within `radius` of the polygon. The defaults forward an outline with rounded corners to
    /// polygon().
    virtual void rounded_polygon(std::span<const Vec2> vertices, float radius, Color color);
    virtual void solid_rounded_polygon(std::span<const Vec2> vertices, float radius, Color color);
    /// A piece of a larger thing, rounded unless `radius` is 0: as the solid polygons above, but without an
    /// outline along the edges in `inner` (bit i: from vertex i to the next), behind which the thing goes on.
    /// The default draws all of the outline.
    virtual void solid_piece(std::span<const Vec2> vertices, float radius, std::uint64_t inner, Color color);
    /// Called before and after calls of solid_piece in one colour, for the pieces of one thing: the rounding
    /// of a piece may lie inside the next piece. The defaults do nothing.
    virtual void begin_pieces();
    virtual void end_pieces();
    /// The defaults are a rounded polygon of two vertices.
    virtual void capsule(Vec2 a, Vec2 b, float radius, Color color);
    virtual void solid_capsule(Vec2 a, Vec2 b, float radius, Color color);
    /// The default is two segments: x red, y green.
    virtual void transform(const Transform& transform, float length);
    /// The default draws nothing.
    virtual void text(Vec2 at, std::string_view text, Color color);

  protected:
    DebugDraw() = default;
    DebugDraw(const DebugDraw&) = default;
    DebugDraw& operator=(const DebugDraw&) = default;

  private:
    DrawFlags flags_ = DrawFlag::kShapes | DrawFlag::kJoints;
};

}  // namespace jostle
JOSTLE_API_END
