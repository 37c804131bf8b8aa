// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Queries of a world about its shapes, and the results. The verbs are members of World:
//
//     if (WorldHit hit = world.ray_closest({{0, 10}, {0, -20}}, {.mask = kSolid})) use(hit.shape, hit.point);
//     world.overlap(Circle{{3, 2}, 1}, Transform{}, [&](const Shape& shape) { return Visit::kDescend; });
//     int count = world.k_nearest({3, 2}, near, {.mask = kEnemies});
//
// Every shape that the broad phase finds is tested exactly, at its body's pose: in its own frame, from
// differences in double, so that results are as good 90 km from the origin as at the origin, up to the
// rounding of their floats. Shapes of sleeping bodies are found, shapes of disabled bodies are not. In
// a callback of a step a query sees the present poses and boxes; a shape made in a callback is found
// after the step.
//
// ORDER: casts by fraction, then by the shape's slot; overlaps by slot; the nearest by distance, then by
// slot. Nothing depends on the shape of the trees.
//
// Memory: results lie in the caller's buffers, and all else on the stack, 40 KB at most. Only a tree that is
// so deep that 256 of its nodes wait to be opened asks the default resource for more.
//
// Threads: between steps and edits any number of threads may query at the same time.
#pragma once

#include <jostle/core/small_function.h>
#include <jostle/dynamics/body.h>
#include <jostle/dynamics/shape.h>
#include <jostle/spatial/visit.h>

#include <concepts>
#include <cstdint>

JOSTLE_API_BEGIN
namespace jostle {

class TaskScheduler;

/// Which shapes a question is about: as filters of two shapes work, each one's category must have a bit in
/// common with the other's mask. The defaults find all shapes but sensors, and those that by their own
/// filter meet nothing. Groups play no part.
struct WorldQuery {
    std::uint64_t category = ~std::uint64_t{0};  ///< [1] of the question; shapes' masks are tested against it
    std::uint64_t mask = ~std::uint64_t{0};      ///< [1] the categories that it asks about
    bool sensors = false;                        ///< whether sensors are found
    /// Asked about each shape that would be found without it, and perhaps about others nearby, in no
    /// particular order. It may ask the world, not change it. Batches ask it on many threads.
    SmallFunction<bool(const Shape&)> predicate{};
};

/// The place where a ray, or a shape that moves, meets a shape.
struct WorldHit {
    bool hit = false;
    /// The ray starts in the shape, or the two overlap at the start: the fraction is 0, there is no normal.
    bool started_inside = false;
    float fraction = 0.0f;  ///< [1] of the translation
    Vec2 point;             ///< [m]
    /// [1] Of the shape, against the movement; zero if it started inside. Where shapes lie flush, as tiles of
    /// a floor do, a corner between them has the normal of their common surface: see World::ray_closest.
    Vec2 normal;
    Shape shape;

    [[nodiscard]] explicit operator bool() const { return hit; }
};

/// A shape near a point.
struct NearShape {
    bool hit = false;
    float distance = 0.0f;  ///< [m] 0 where the point is inside
    Vec2 point;             ///< [m] of the shape; the point itself where that is inside
    Vec2 normal;            ///< [1] of the shape there, outwards; zero where the point is inside
    Shape shape;

    [[nodiscard]] explicit operator bool() const { return hit; }
};

/// A shape that moves straight, and may turn evenly about the origin of its own frame on the way.
struct ShapeCast {
    Geometry geometry{};        ///< in its own frame
    Transform transform{};      ///< [m] where it starts
    Vec2 translation{};         ///< [m]
    float rotation = 0.0f;      ///< [rad] over the whole translation; within 1000
    float max_fraction = 1.0f;  ///< [1] of the translation and rotation; 0 to 1, or up if it does not turn
};

/// How many questions are asked at once.
struct QueryBatch {
    TaskScheduler* scheduler = nullptr;  ///< none: on the caller's thread
    WorldQuery query{};
};

/// Called with each hit or shape; it answers a Visit (kStop: enough), or nothing. It must not change the
/// world.
template <class Visitor>
concept HitVisitor = std::invocable<Visitor&, const WorldHit&>;
template <class Visitor>
concept ShapeVisitor = std::invocable<Visitor&, const Shape&>;
template <class Visitor>
concept BodyVisitor = std::invocable<Visitor&, const Body&>;

namespace detail {
/// A visitor without its type.
template <class T>
struct Report {
    void* visitor;
    Visit (*call)(void* visitor, const T& one);

    Visit operator()(const T& one) const { return call(visitor, one); }
};
template <class T, class Visitor>
[[nodiscard]] Report<T> report_to(Visitor& visitor) {
    return {const_cast<void*>(static_cast<const void*>(&visitor)), [](void* object, const T& one) {
                return answer_of<Visitor, const T&>(*static_cast<Visitor*>(object), one);
            }};
}
}  // namespace detail

}  // namespace jostle
JOSTLE_API_END
