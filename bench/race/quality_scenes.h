// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The scenes of quality.h.
#pragma once

#include <jostle/scene/scene.h>

namespace jostle::race {

[[nodiscard]] inline ScenePolygon box(float half_width, float half_height) {
    return {{{-half_width, -half_height},
             {half_width, -half_height},
             {half_width, half_height},
             {-half_width, half_height}}};
}

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
/// A semicircle of nine wedges on the ground, and on its top a pile of blocks.
[[nodiscard]] Scene arch(int blocks);
/// A box on a slope of this share of its friction angle.
[[nodiscard]] Scene slope(float share);
/// Boxes of 1 m at one point, without gravity; or above the ground, with it.
[[nodiscard]] Scene boxes_at_one_point(int boxes, bool falls);
/// A box that bounces with restitution 1.
[[nodiscard]] Scene bouncing_box(float half_width, float half_height, float drop, float angle);
/// A plank that rocks on a drum that is held.
[[nodiscard]] Scene plank_on_drum();
[[nodiscard]] Scene newtons_cradle();

// Of joints. What is measured of one body is measured of the last.

/// Links of 1 m that begin level; with a ball of 1000 times a link's mass and with damping, or neither.
[[nodiscard]] Scene chain(int links, bool has_weight);
/// Circles on a circle of 4 m, hinged midway between neighbours, that turn rigidly at 20 rad/s.
[[nodiscard]] Scene ring(int circles);
/// Six boxes of densities 1 to 6, 1 m apart, hinged midway and thrown.
[[nodiscard]] Scene thrown_boxes();
/// A ball on an undamped spring along x, `swing` [m] to the right of where it rests, x = 0.
[[nodiscard]] Scene spring(float hertz, float swing);
/// A box that is 10 m away from where its hinge holds it.
[[nodiscard]] Scene torn_hinge();
/// A disc of 0.1 m that falls from level on an arm of 2 m to a limit at 45 degrees.
[[nodiscard]] Scene falling_arm();
/// 1 kg on a suspension of this frequency.
[[nodiscard]] Scene suspension(float hertz);
/// Two weights on a pulley, one of 1 kg, the other of 10.
[[nodiscard]] Scene two_weights();
/// Ragdolls that fall from 3 m beside each other, each at another angle. Their limbs touch each other, and
/// their joints have limits and friction of 0.3 N m.
[[nodiscard]] Scene ragdolls(int dolls);
/// A level bridge of hinged planks of 0.5 m, and boxes of so many times a plank's mass that fall on it from
/// 0.7 m.
[[nodiscard]] Scene loaded_bridge(int planks, int boxes, float ratio);
/// A rack of 1 kg that falls and turns a pinion of 0.5 m.
[[nodiscard]] Scene rack();

}  // namespace jostle::race
