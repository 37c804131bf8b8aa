// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Drawings as arrays: what C++'s DebugDraw is called with, one item after the other, to be drawn by any
// graphics. The generator reads these declarations like those of a public header.
#pragma once

#include <jostle/crowd/crowd.h>
#include <jostle/dynamics/world.h>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace jostle::c {

enum class DrawnType : std::uint8_t {
    kPolygon,       ///< a closed outline
    kSolidPolygon,  ///< filled
    kCircle,        ///< one point, the centre; `size` [m] is the radius
    kSolidCircle,   ///< the centre, and a point of the rim that turns with the body
    kSegment,       ///< two points
    kPoint,         ///< a dot; `size` [px] is its diameter
    /// Filled, a piece of a larger thing: without an outline along the edges in `inner` (bit i: from point i
    /// to the next); `size` [m] rounds the corners.
    kSolidPiece
};
/// In sRGB, not premultiplied.
struct DrawnColor {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;  ///< 255: opaque
};
/// An item of a drawing. Rounded shapes are polygons with a corner every 15 degrees.
struct DrawnItem {
    DrawnType type = DrawnType::kPolygon;
    DrawnColor color = {};
    float size = 0.0f;  ///< see the type
    int first = 0;      ///< of its points, in jostle_drawing_points
    int count = 0;      ///< [1] points
    std::uint64_t inner = 0;
};
/// The parts of a world that are drawn.
struct DrawParts {
    bool shapes = true;
    bool joints = true;
    bool boxes = false;     ///< the tight box of every shape
    bool pairs = false;     ///< the pairs of shapes whose fat boxes overlap
    bool contacts = false;  ///< contact points and normals
    bool centers_of_mass = false;
    bool islands = false;  ///< shapes of awake bodies in a colour per island
    bool colors = false;   ///< contacts and joints in a colour per colour of the constraint graph
    bool forces = false;   ///< forces of contacts and joints as lines
    bool sleep = false;    ///< sleeping bodies grey, awake ones by the reason why
};
/// Items, with their points, in the order in which they are drawn.
struct Drawing {
    std::vector<DrawnItem> items = {};
    std::vector<Vec2> points = {};
};

/// Cost: the whole world.
std::unique_ptr<Drawing> drawing_of_world(const World& world, const DrawParts& parts = {});
/// Obstacles, agents that look where they go, and lines to their goals, if these are wanted.
std::unique_ptr<Drawing> drawing_of_crowd(const Crowd<2>& crowd, bool goals);
/// A view that is valid as long as the drawing.
std::span<const DrawnItem> drawing_items(const Drawing& drawing);
/// [m] A view that is valid as long as the drawing.
std::span<const Vec2> drawing_points(const Drawing& drawing);
/// [m] The box around the moving bodies, and what is near them: what a camera should show.
Aabb<2> drawing_frame(const World& world);

}  // namespace jostle::c
