// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A text of all that a user sees of a world, and edits that two worlds get alike.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {

/// Edits that are a function of the step alone, of objects by their keys.
inline void edit_world(World& world, int step) {
    if (step % 7 == 0) add_dynamic(world, {0.25f * static_cast<float>(step % 40), 9.0f}, Circle{{}, 0.25f});
    if (step % 11 == 5) {
        std::vector<Body> bodies;
        for (const Body& body : world.bodies())
            if (body.type() == BodyType::kDynamic) bodies.push_back(body);
        const auto chosen = static_cast<std::size_t>(step) * 7919 % bodies.size();
        world.destroy(bodies[chosen]);
    }
    if (step % 13 == 3) {
        for (const Body& body : world.bodies()) {
            if (body.type() != BodyType::kDynamic) continue;
            body.set_linear_velocity({1.0f, 2.0f});
            break;
        }
    }
    if (step % 17 == 4) world.set_gravity({0.0f, step % 2 == 0 ? -10.0f : -9.0f});
}

/// All of a step that a user can see, as one text.
inline std::string seen(const World& world) {
    std::string text = std::to_string(world.state_hash());
    const Events events = world.events();
    const auto add = [&](const auto& handle) { text += " " + std::to_string(handle.handle().key()); };
    const auto add_float = [&](float number) {
        text += " " + std::to_string(std::bit_cast<std::uint32_t>(number));
    };
    for (const auto& e : events.contacts_began) add(e.shape_a), add(e.shape_b);
    for (const auto& e : events.contacts_ended) add(e.shape_a), add(e.shape_b);
    for (const auto& e : events.sensors_entered) add(e.sensor), add(e.visitor), add_float(e.fraction);
    for (const auto& e : events.sensors_left) add(e.sensor), add(e.visitor);
    for (const auto& e : events.hits) add(e.shape_a), add_float(e.point.x), add_float(e.approach_speed);
    for (const auto& e : events.moved) add(e.body), add_float(e.transform.p.x), add_float(e.transform.q.s);
    for (const auto& e : events.slept) add(e.body);
    for (const auto& e : events.woke) add(e.body);
    for (const auto& e : events.joints_broke) add(e.joint);
    for (const Contact& contact : world.contacts())
        for (int i = 0; i < contact.count; ++i)
            add_float(contact.points[i].separation), add_float(contact.points[i].force.y);
    const WorldHit hit = world.ray_closest({{-5.0f, 0.7f}, {80.0f, 0.0f}});
    add_float(hit.fraction);
    return text;
}

}  // namespace jostle::test
