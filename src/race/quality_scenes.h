// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The scenes of quality.h.
#pragma once

#include <jostle/scene/scene.h>

namespace jostle::race {

/// Boxes of 1 m, one upon the other.
[[nodiscard]] Scene tower(int boxes);
/// Boxes of `size` [m] in rows of which each has one less.
[[nodiscard]] Scene pyramid(int rows, float size);
/// A pyramid of boxes of 1 m, and on it one of `ratio` times their density.
[[nodiscard]] Scene heavy_on_pyramid(int rows, float ratio);
/// A box of 5 m on a column of five of 1 m.
[[nodiscard]] Scene heavy_on_column();
/// A box of 10 m and 400 times the mass on two of 1 m.
[[nodiscard]] Scene heavy_on_two();
[[nodiscard]] Scene balls_in_shaft(int balls);
[[nodiscard]] Scene card_house();
/// A semicircle of wedges on two piers.
[[nodiscard]] Scene arch();
/// A box on a slope of this share of its friction angle.
[[nodiscard]] Scene slope(float share);
/// Boxes of 1 m at one point, without gravity; or above the ground, with it.
[[nodiscard]] Scene boxes_at_one_point(int boxes, bool falls);
/// A box that bounces with restitution 1.
[[nodiscard]] Scene bouncing_box(float half_width, float half_height, float drop, float angle);
[[nodiscard]] Scene newtons_cradle();

}  // namespace jostle::race
