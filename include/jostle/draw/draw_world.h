// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Draws a world into a DebugDraw, shapes coloured by the type of their body. Order: static bodies, moving
// bodies, sensors, boxes, pairs, contacts, joints, colours of the constraint graph, forces, centres of mass,
// causes of being awake; within each by slot. Cost: the whole world.
#pragma once

#include <jostle/draw/debug_draw.h>

#include <array>

JOSTLE_API_BEGIN
namespace jostle {

class World;

/// The colours that draw_world() uses, made for a light background, and the length of forces. Islands and the
/// colours of the constraint graph have no colours here, as there is no end of them: they get hues that
/// differ from those of their neighbours.
struct DrawWorldOptions {
    Color static_shape = Color::rgb(0x8a9099);
    Color kinematic = Color::rgb(0x8e6bbf);
    Color dynamic_awake = Color::rgb(0x3f83c8);
    Color dynamic_asleep = Color::rgb(0x9db4cc);
    Color disabled = Color::rgb(0xc9c3ba, 150);
    Color sensor = Color::rgb(0x3aa76d, 110);
    Color revolute = Color::rgb(0xd9480f);
    Color prismatic = Color::rgb(0xb8860b);
    Color distance = Color::rgb(0x0b7285);
    Color weld = Color::rgb(0x862e9c);
    Color motor = Color::rgb(0x364fc7);
    Color target = Color::rgb(0xe64980);
    Color friction = Color::rgb(0x495057);
    Color wheel = Color::rgb(0x2f9e44);
    Color slot = Color::rgb(0x66a80f);
    Color pulley = Color::rgb(0x9c36b5);
    Color gear = Color::rgb(0x1098ad);
    Color ratchet = Color::rgb(0xa61e4d);
    Color other_joint = Color::rgb(0x5c940d);  ///< custom joints
    Color box = Color::rgb(0xc2255c, 120);
    Color pair = Color::rgb(0x2b8a3e, 120);
    Color contact = Color::rgb(0xe03131);
    Color center_of_mass = Color::rgb(0x212529);
    Color contact_force = Color::rgb(0xe8590c);
    Color joint_force = Color::rgb(0x5f3dc4);
    Color overflow = Color::rgb(0x000000);  ///< constraints that found no colour in the graph
    // With DrawFlag::kSleep.
    Color asleep = Color::rgb(0xced4da);
    /// Of awake bodies, by AwakeReason.
    std::array<Color, 5> reasons = {Color::rgb(0x862e9c), Color::rgb(0xc2255c), Color::rgb(0x3f83c8),
                                    Color::rgb(0x2b8a3e), Color::rgb(0xe0a030)};
    Color cause = Color::rgb(0x212529);

    float force_scale = 0.02f;  ///< [m/N] length of a force of 1 N
};

/// Draws the parts that the flags of `draw` name.
void draw_world(const World& world, DebugDraw& draw, const DrawWorldOptions& options = {});

}  // namespace jostle
JOSTLE_API_END
