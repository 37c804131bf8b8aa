// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes come and go: in their body's list, in the trees, with their own memory. Mass follows from them.
#pragma once

#include "dynamics/store/shape_word.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Room in the trees for so many boxes of a body of some type, which is given back unless it is kept.
class BoxRoom {
  public:
    BoxRoom(Tables& tables, BodyType type, int count);
    BoxRoom(const BoxRoom&) = delete;
    BoxRoom& operator=(const BoxRoom&) = delete;
    ~BoxRoom();
    void keep() noexcept { count_ = 0; }

  private:
    Tables& tables_;
    Mobility mobility_;
    int count_;
};

/// Room for the boxes of `count` more shapes of a body: none, while it is disabled and does not lie aside.
[[nodiscard]] BoxRoom room_for_boxes(Tables& tables, BodyId body, int count);

/// The box that the broad phase is given for a shape that moves: a pair has to be known as soon as its
/// manifold may have points. A static shape's is its tight box: the others' reach is enough.
[[nodiscard]] inline Aabb<2> pair_box(const ShapeRecord& shape, const Transform& transform,
                                      const StepSettings& settings) {
    return expand(bounds(shape.geometry, transform), settings.tolerances.speculative_distance);
}

/// [bytes] Of the corners and normals of a large polygon.
[[nodiscard]] inline std::size_t polygon_bytes(const PolygonView& polygon) {
    return 2 * sizeof(Vec2) * static_cast<std::size_t>(polygon.count);
}
/// Memory for the corners of a polygon that is too large to be a value; else nullptr.
[[nodiscard]] Vec2* reserve_corners(Tables& tables, const Geometry& geometry);
/// The shape as a world keeps it: a polygon of up to 8 corners as a value, the corners of a larger one in
/// `corners`, no number -0.
[[nodiscard]] Geometry keep_geometry(const Geometry& geometry, Vec2* corners) noexcept;
/// Gives back the corners of a shape that keep_geometry() made.
void release_corners(Tables& tables, const Geometry& kept) noexcept;
/// Makes the record of a shape, whose id is taken and whose memory is reserved, aside of its body's list.
void put_shape(Tables& tables, ShapeId id, BodyId body, const Geometry& geometry,
               const ShapeDef& def) noexcept;
/// Appends a shape that lies aside to its body; its mass is the caller's to update.
void link_shape(Tables& tables, ShapeId shape) noexcept;
/// Removes a shape that lies aside.
void drop_shape(Tables& tables, ShapeId shape) noexcept;
/// Without its contacts, which are gone already, and without its chain's record.
void remove_shape(Tables& tables, ShapeId shape);
/// A chain's record and list, without its segments.
void remove_chain_record(Tables& tables, ChainId chain);
void add_proxy(Tables& tables, ShapeId shape);
/// For loads: a box that the trees had, as it was. Throws std::bad_alloc.
void restore_proxy(Tables& tables, ShapeId shape, const Aabb<2>& fat_box, bool has_moved);
/// Where its body is now.
void move_proxy(Tables& tables, ShapeId shape);
void remove_proxy(Tables& tables, ShapeId shape);
/// Looks for the pairs of a body's shapes in the next step.
void mark_shapes_moved(Tables& tables, BodyId body);
/// Gives a shape another filter. Its contacts are gone already; the next step looks for new ones.
void refilter(Tables& tables, ShapeId shape, const Filter& filter);

/// The shapes of a body, in the order of their making. `function` may remove the shape.
template <class Function>
void for_shapes(const Tables& tables, BodyId body, Function&& function) {
    for (ShapeId shape = tables.bodies[body].first_shape; shape != kNone;) {
        const ShapeId next = tables.shapes[shape].next;
        function(shape);
        shape = next;
    }
}

}  // namespace jostle::detail
