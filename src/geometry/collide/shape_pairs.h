// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The types of shapes as pairs: by collision_rank() of A and of B, the function that collides the two, and of
// many such pairs the list on which they come together, with its kernel. Whoever adds a type adds it here.
#pragma once

#include <jostle/geometry/manifold.h>

#include <type_traits>

#include "geometry/kernels/batch_kernels.h"

namespace jostle::detail {

/// Pairs that a kernel takes side by side: those of small polygons only are apart from others of the same
/// kernel. A needle is a capsule, or a segment without ghosts.
enum BatchList : std::uint8_t {
    kPolygons4,
    kPolygons8,
    kPolygon4AndNeedle,
    kPolygon8AndNeedle,
    kNeedles,
    kPolygonAndCircle,
    kNeedleAndCircle,
    kCircles,
    kNoList,
    kBatchLists = kNoList
};
struct ListKernel {
    BatchKernel* run;
    int least;  ///< fewer are not worth it: collide() takes less for them
};
inline constexpr ListKernel kListKernels[kBatchLists] = {
    {batch_polygons, 3},           {batch_polygons, 5}, {batch_polygon_and_needle, 4},
    {batch_polygon_and_needle, 4}, {batch_needles, 3},  {batch_polygon_and_circle, 3},
    {batch_needle_and_circle, 4},  {batch_circles, 5},
};
inline constexpr int kLeastOfAnyList = 3;

using CollideFunction = Manifold(const Geometry& a, const Geometry& b, const Transform& b_in_a,
                                 const Tolerances& tolerances);

/// What a function on two shapes takes, out of any two.
template <class Shape>
JOSTLE_INLINE decltype(auto) shape_of(const Geometry& g) {
    if constexpr (std::is_same_v<Shape, Circle>) return (g.circle);
    if constexpr (std::is_same_v<Shape, Capsule>) return (g.capsule);
    if constexpr (std::is_same_v<Shape, Segment>) return (g.segment);
    if constexpr (std::is_same_v<Shape, PolygonView>) return g.polygon_view();
}
template <class A, class B, Manifold (*kFunction)(const A&, const B&, const Transform&, const Tolerances&)>
Manifold collide_shapes(const Geometry& a, const Geometry& b, const Transform& b_in_a,
                        const Tolerances& tolerances) {
    return kFunction(shape_of<A>(a), shape_of<B>(b), b_in_a, tolerances);
}
/// Two segments.
inline Manifold collide_never(const Geometry&, const Geometry&, const Transform&, const Tolerances&) {
    return {};
}

struct PairOfTypes {
    CollideFunction* collide = nullptr;
    BatchList list = kNoList;       ///< where no polygon has more than four corners
    BatchList list_of_8 = kNoList;  ///< else
};
inline constexpr int kRanks = 4;
/// By the ranks of A and B, of which A's is not the higher.
inline constexpr PairOfTypes kPairsOfTypes[kRanks][kRanks] = {
    {{collide_never},
     {collide_shapes<Segment, PolygonView, collide_segment_and_polygon>},
     {collide_shapes<Segment, Capsule, collide_segment_and_capsule>, kNeedles, kNeedles},
     {collide_shapes<Segment, Circle, collide_segment_and_circle>, kNeedleAndCircle, kNeedleAndCircle}},
    {{},
     {collide_shapes<PolygonView, PolygonView, collide_polygons>, kPolygons4, kPolygons8},
     {collide_shapes<PolygonView, Capsule, collide_polygon_and_capsule>, kPolygon4AndNeedle,
      kPolygon8AndNeedle},
     {collide_shapes<PolygonView, Circle, collide_polygon_and_circle>, kPolygonAndCircle, kPolygonAndCircle}},
    {{},
     {},
     {collide_shapes<Capsule, Capsule, collide_capsules>, kNeedles, kNeedles},
     {collide_shapes<Capsule, Circle, collide_capsule_and_circle>, kNeedleAndCircle, kNeedleAndCircle}},
    {{}, {}, {}, {collide_shapes<Circle, Circle, collide_circles>, kCircles, kCircles}},
};

}  // namespace jostle::detail
