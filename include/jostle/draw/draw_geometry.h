// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Draws shapes, and the results of geometry's functions, into a DebugDraw. Results are in the frame of shape
// A: `transform` maps that frame to the world. Dashes and strokes have lengths in metres, so that they keep
// their proportion to the shapes. Cost: linear in the lines drawn.
#pragma once

#include <jostle/draw/debug_draw.h>
#include <jostle/geometry/chain.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/manifold.h>
#include <jostle/geometry/penetration.h>
#include <jostle/geometry/ray.h>
#include <jostle/geometry/shape_cast.h>
#include <jostle/geometry/shapes.h>
#include <jostle/geometry/time_of_impact.h>

#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

struct DrawGeometryOptions {
    Color color = Color::rgb(0x3f83c8);  ///< of shapes
    Color ghost = Color::rgb(0x9aa3ad);  ///< of ghosts, and of the part that a ray or a cast did not reach
    Color mark = Color::rgb(0xe03131);   ///< of points and normals
    Color gap = Color::rgb(0x862e9c);    ///< of distances, separations and depths
    bool filled = true;                  ///< circles, capsules and polygons; false: their outlines
    /// Draws a segment's ghosts dashed, and a polygon's inner edges faint and dashed; if false, no ghosts,
    /// and no inner edges of filled polygons.
    bool ghosts = true;
    bool fronts = true;       ///< hatches the back of a one-sided segment, as ground is hatched
    float dash = 0.06f;       ///< [m] length of a dash, and of the strokes that hatch
    float normal = 0.25f;     ///< [m] length of a normal
    float dot = 6.0f;         ///< [px] diameter of a point
    std::uint8_t shade = 60;  ///< [1] alpha of a polygon with inner edges, and of poses along the path
    int poses = 5;            ///< [1] shown of a movement, its start and its end among them: at least 2
};

void draw_geometry(const Geometry& geometry, const Transform& transform, DebugDraw& draw,
                   const DrawGeometryOptions& options = {});
/// The children, a dot where two meet, and the ghosts beyond the ends.
void draw_chain(const Chain& chain, const Transform& transform, DebugDraw& draw,
                const DrawGeometryOptions& options = {});
/// An outline.
void draw_box(const Aabb<2>& box, DebugDraw& draw, Color color);

/// Its points; at each the normal, and the line from one surface to the other.
void draw_manifold(const Manifold& manifold, const Transform& transform, DebugDraw& draw,
                   const DrawGeometryOptions& options = {});
/// The ray up to the hit, and dashed beyond it; a ring around a start inside.
void draw_ray(Vec2 origin, Vec2 translation, const ShapeRayHit& hit, const Transform& transform,
              DebugDraw& draw, const DrawGeometryOptions& options = {});
/// The two witness points, and the line between them.
void draw_distance(const DistanceResult& result, const Transform& transform, DebugDraw& draw,
                   const DrawGeometryOptions& options = {});
/// The two points whose distance is the depth, and the normal there.
void draw_penetration(const Penetration& result, const Transform& transform, DebugDraw& draw,
                      const DrawGeometryOptions& options = {});

/// Poses from fraction 0 to max_fraction of a sweep: outlines of which the last is the strongest.
void draw_sweep(const Geometry& geometry, const Sweep& sweep, float max_fraction, DebugDraw& draw,
                const DrawGeometryOptions& options = {});
/// B along its path, up to the touch or the end; the rest of the path dashed; the touch and its normal.
void draw_shape_cast(const Geometry& b, const Transform& b_in_a, Vec2 translation, const ShapeCastHit& hit,
                     const Transform& transform, DebugDraw& draw, const DrawGeometryOptions& options = {});
/// Both along their paths, up to the fraction found, and the touch.
void draw_time_of_impact(const Geometry& a, const Sweep& sweep_a, const Geometry& b, const Sweep& sweep_b,
                         const TimeOfImpact& impact, DebugDraw& draw,
                         const DrawGeometryOptions& options_a = {},
                         const DrawGeometryOptions& options_b = {});

}  // namespace jostle
JOSTLE_API_END
