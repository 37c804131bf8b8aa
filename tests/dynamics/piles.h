// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two piles that sleep, and the edits that wake one of them.
#pragma once

#include <functional>

#include "support/worlds.h"

namespace jostle::test {

/// Two piles that sleep, each on a floor of its own: the left one is edited.
struct Piles {
    explicit Piles(std::pmr::memory_resource* memory = nullptr) : world({.memory = memory}) {
        floors[0] = add_static(world, {-10.0f, -1.0f}, Polygon::box(6.0f, 1.0f));
        floors[1] = add_static(world, {10.0f, -1.0f}, Polygon::box(6.0f, 1.0f));
        left = add_pyramid(world, 3, -10.0f);
        right = add_pyramid(world, 3, 10.0f);
        hinge = world.create_revolute({.body_a = floors[0],
                                       .body_b = left[0],
                                       .anchor_a = {-1.0f, 1.5f},
                                       .motor = RevoluteMotor{.max_torque = 0.0f}});
        run(world, 200);
    }
    World world;
    Body floors[2];
    std::vector<Body> left, right;
    RevoluteJoint hinge;
};

inline bool all_awake(const std::vector<Body>& bodies, bool awake) {
    for (const Body& body : bodies)
        if (body.is_awake() != awake) return false;
    return true;
}

struct PileEdit {
    const char* name;
    std::function<void(Piles&)> apply;
    int gone = 0;  ///< [1] bodies of the left pile, the last ones, that the edit takes out of the world
};

inline std::function<void(Piles&)> material_of_the_floor(const Material& material) {
    return [=](Piles& p) { p.floors[0].shapes().front().set_material(material); };
}

/// Each wakes the whole left pile at once.
inline const std::vector<PileEdit>& pile_edits() {
    static const std::vector<PileEdit> kAll{
        {"velocity",
         [](Piles& p) {
             p.left[5].set_linear_velocity({0.0f, 1.0f});
         }},
        {"angular velocity", [](Piles& p) { p.left[5].set_angular_velocity(1.0f); }},
        {"force",
         [](Piles& p) {
             p.left[5].apply_force_to_center({1.0f, 0.0f});
         }},
        {"torque", [](Piles& p) { p.left[5].apply_torque(1.0f); }},
        {"impulse",
         [](Piles& p) {
             p.left[5].apply_impulse_to_center({1.0f, 0.0f});
         }},
        {"angular impulse", [](Piles& p) { p.left[5].apply_angular_impulse(1.0f); }},
        {"transform",
         [](Piles& p) {
             p.left[5].set_transform(Vec2{-10.0f, 9.0f}, 0.0f);
         }},
        {"filter", [](Piles& p) { p.left[5].shapes().front().set_filter({.category = 2}); }},
        {"filter of the floor", [](Piles& p) { p.floors[0].shapes().front().set_filter({.mask = 0}); }},
        {"type", [](Piles& p) { p.left[5].set_type(BodyType::kKinematic); }},
        {"type of the floor", [](Piles& p) { p.floors[0].set_type(BodyType::kDynamic); }},
        {"enabled", [](Piles& p) { p.left[5].set_enabled(false); }, 1},
        {"floor disabled", [](Piles& p) { p.floors[0].set_enabled(false); }},
        {"mass", [](Piles& p) { p.left[5].set_mass({.mass = 9.0f, .inertia = 1.0f}); }},
        {"density", [](Piles& p) { p.left[5].shapes().front().set_density(9.0f); }},
        {"a shape more",
         [](Piles& p) {
             p.left[5].create_shape(Circle{{}, 0.1f});
         }},
        {"a shape less", [](Piles& p) { p.world.destroy(p.left[5].shapes().front()); }},
        {"locks", [](Piles& p) { p.left[5].set_locks({.rotation = true}); }},
        {"geometry",
         [](Piles& p) {
             p.left[5].shapes().front().set_geometry(Circle{{}, 0.5f});
         }},
        {"geometry of the floor",
         [](Piles& p) { p.floors[0].shapes().front().set_geometry(Polygon::box(4.0f, 0.5f)); }},
        {"gravity scale", [](Piles& p) { p.left[5].set_gravity_scale(0.0f); }},
        {"friction of the floor", material_of_the_floor({.friction = 0.0f})},
        {"friction's rule of the floor", material_of_the_floor({.friction_rule = MixRule::kProduct})},
        {"rolling resistance of the floor", material_of_the_floor({.rolling_resistance = 0.1f})},
        {"surface speed of the floor", material_of_the_floor({.surface_speed = 1.0f})},
        {"permission", [](Piles& p) { p.left[5].set_allow_sleep(false); }},
        {"by name", [](Piles& p) { p.left[5].set_awake(true); }},
        {"floor moved",
         [](Piles& p) {
             p.floors[0].set_transform(Vec2{-10.0f, -3.0f}, 0.0f);
         }},
        {"floor removed", [](Piles& p) { p.world.destroy(p.floors[0]); }},
        {"floor's shape removed", [](Piles& p) { p.world.destroy(p.floors[0].shapes().front()); }},
        {"a joint more", [](Piles& p) { p.world.create_weld({.body_a = p.floors[0], .body_b = p.left[5]}); }},
        {"a joint's motor", [](Piles& p) { p.hinge.set_motor({.speed = 1.0f, .max_torque = 1.0f}); }},
        {"a joint less", [](Piles& p) { p.world.destroy(p.hinge); }},
    };
    return kAll;
}

}  // namespace jostle::test
