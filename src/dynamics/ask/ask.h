// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The questions: tables in, values out. Arguments were checked at the door (world/queries.cpp).
#pragma once

#include <jostle/math/ray.h>

#include "dynamics/ask/inquiry.h"

namespace jostle::detail {

// ask_casts.cpp

// Each for a Ray2 and a ShapeCast.
template <class Cast>
[[nodiscard]] WorldHit cast_closest(const Inquiry& inquiry, const Cast& cast);
template <class Cast>
[[nodiscard]] bool cast_any(const Inquiry& inquiry, const Cast& cast);
template <class Cast>
[[nodiscard]] int cast_all(const Inquiry& inquiry, const Cast& cast, std::span<WorldHit> found);
template <class Cast>
[[nodiscard]] int visit_cast(const Inquiry& inquiry, const Cast& cast,
                             const detail::Report<WorldHit>& report);

// ask_overlaps.cpp

/// A posed shape.
struct PosedShape {
    const Geometry& geometry;
    const Transform& transform;
};
// Each for a Vec2, an Aabb<2> and a PosedShape.
template <class Region>
[[nodiscard]] bool overlap_any(const Inquiry& inquiry, const Region& region);
template <class Region>
[[nodiscard]] int overlap(const Inquiry& inquiry, const Region& region, std::span<Shape> found);
template <class Region>
[[nodiscard]] int visit_overlap(const Inquiry& inquiry, const Region& region,
                                const detail::Report<Shape>& report);
[[nodiscard]] int bodies_in(const Inquiry& inquiry, const Aabb<2>& box, std::span<Body> found);
[[nodiscard]] int visit_bodies(const Inquiry& inquiry, const Aabb<2>& box,
                               const detail::Report<Body>& report);

// ask_nearest.cpp

[[nodiscard]] NearShape closest(const Inquiry& inquiry, Vec2 point, float max_distance);
[[nodiscard]] int k_nearest(const Inquiry& inquiry, Vec2 point, std::span<NearShape> found,
                            float max_distance);

}  // namespace jostle::detail
