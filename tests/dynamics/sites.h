// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world of many sites far from each other, large enough to be solved a portion at a time.
#pragma once

#include "support/world_test_access.h"
#include "support/worlds.h"

namespace jostle::test {

using Bodies = std::vector<Body>;

inline constexpr int kKinds = 7, kSites = 12 * kKinds;
inline constexpr float kApart = 40.0f;  ///< [m]

/// On the right half of a site, beside a pyramid: things that take every way through the solver.
inline Bodies add_special(World& world, int kind, float x) {
    const ShapeDef bouncy{.material = {.restitution = 0.6f}};
    const ShapeDef rolling{.material = {.friction = 0.8f, .rolling_resistance = 0.05f}};
    const ShapeDef belt{.material = {.surface_speed = 1.5f}};
    const Geometry box = Polygon::box(0.5f, 0.5f), ball = Circle{{}, 0.5f};
    Bodies bodies;
    const auto add = [&](Vec2 at, const Geometry& shape, const ShapeDef& material = {}) {
        bodies.push_back(add_dynamic(world, {x + at.x, at.y}, shape, material));
    };
    switch (kind) {
        case 0:  // bounces, from one sub-step to the next
            for (int i = 0; i < 6; ++i)
                add({0.2f * static_cast<float>(i % 2), 1.0f + 1.2f * static_cast<float>(i)}, ball, bouncy);
            break;
        case 1:  // deep overlaps
            for (int i = 0; i < 12; ++i)
                add({0.01f * static_cast<float>(i), 1.0f + 0.02f * static_cast<float>(i)}, box);
            break;
        case 2:  // joints
            add({0.0f, 3.0f}, box);
            for (int i = 0; i < 4; ++i) {
                add({1.0f + static_cast<float>(i), 3.0f}, box);
                world.create_revolute({.body_a = bodies[bodies.size() - 2],
                                       .body_b = bodies.back(),
                                       .anchor_a = {0.5f, 0.0f},
                                       .anchor_b = {-0.5f, 0.0f}});
            }
            break;
        case 3: {  // a lift
            Body lift = world.create_body(
                {.type = BodyType::kKinematic, .position = {x, 1.0f}, .linear_velocity = {0.3f, 0.7f}});
            lift.create_shape(Polygon::box(3.0f, 0.25f));
            bodies.push_back(lift);
            for (int i = 0; i < 4; ++i) add({0.0f, 1.76f + static_cast<float>(i)}, box);
            break;
        }
        case 4:  // heavy on light, and locked axes
            for (int i = 0; i < 5; ++i)
                add({0.0f, 0.5f + static_cast<float>(i)}, box, {.density = i == 4 ? 100.0f : 1.0f});
            bodies[1].set_locks({.x = true});
            bodies[2].set_locks({.rotation = true});
            break;
        case 5:  // rolling, on a belt
            add_static(world, {x, 0.25f}, Polygon::box(4.0f, 0.25f), belt);
            for (int i = 0; i < 4; ++i) add({static_cast<float>(i) - 2.0f, 1.5f}, ball, rolling);
            break;
        default:  // fast, and told of its hits
            add({0.0f, 8.0f}, box, {.hit_events = true});
            bodies[0].set_linear_velocity({1.0f, -30.0f});
            bodies[0].set_angular_velocity(20.0f);
            break;
    }
    return bodies;
}

inline Bodies add_site(World& world, int site) {
    const float x = kApart * static_cast<float>(site);
    add_static(world, {x, -1.0f}, Polygon::box(0.45f * kApart, 1.0f));
    Bodies bodies = add_special(world, site % kKinds, x + 10.0f);
    const Bodies pyramid = add_pyramid(world, 10, x - 5.0f);
    bodies.insert(bodies.end(), pyramid.begin(), pyramid.end());
    return bodies;
}

inline std::vector<Bodies> add_sites(World& world) {
    std::vector<Bodies> sites;
    for (int site = 0; site < kSites; ++site) sites.push_back(add_site(world, site));
    return sites;
}

inline std::size_t portions_of(const World& world) {
    return detail::WorldTestAccess::tables(world).portion_plan.portions.size();
}

}  // namespace jostle::test
