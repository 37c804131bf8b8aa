// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The fuzzer of saved worlds: an input says which numbers of a good save are changed, and how; the checksum
// is made anew, so that a load comes to look at the numbers. A load that is refused must have changed
// nothing. A world that is loaded must be sound, make ten steps that end, and let all of its bodies go. The
// same bytes are sent as a delta as well.
//
// An input is pieces of five bytes: how, where (two bytes), with what (two bytes).
#pragma once

#include <jostle/dynamics/delta.h>
#include <jostle/dynamics/world.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "dynamics/save/save_format.h"
#include "load_check.h"

namespace jostle::fuzz {

using SavedBytes = std::vector<std::byte>;

/// A little of everything, amid a touch.
inline void fill_world(World& world) {
    world.create_body().create_shape(Polygon::box(10.0f, 0.5f));
    const std::array<Vec2, 4> hills{Vec2{6.0f, 0.0f}, {5.0f, 1.0f}, {4.0f, 0.0f}, {3.0f, 1.0f}};
    world.create_body({.name = "hill"}).create_chain({.points = hills.data(), .count = 4});
    std::vector<Body> bodies;
    for (int i = 0; i < 6; ++i) {
        bodies.push_back(world.create_body(
            {.type = BodyType::kDynamic,
             .position = {static_cast<float>(i) - 3.0f, 1.0f + 0.1f * static_cast<float>(i)},
             .linear_velocity = {0.5f, 0.0f},
             .bullet = i == 4}));
        if (i % 3 == 0) bodies.back().create_shape(Circle{{}, 0.4f}, {.hit_events = true, .user_data = 5});
        if (i % 3 == 1) bodies.back().create_shape(Polygon::box(0.4f, 0.3f));
        if (i % 3 == 2) bodies.back().create_shape(LargePolygon::regular(9, 0.4f));
    }
    const RevoluteJoint hinge = world.create_revolute({.body_a = bodies[0],
                                                       .body_b = bodies[1],
                                                       .anchor_a = {0.5f, 0.0f},
                                                       .anchor_b = {-0.5f, 0.0f},
                                                       .limit = JointLimit{-1.0f, 1.0f},
                                                       .motor = RevoluteMotor{1.0f, 5.0f}});
    const PrismaticJoint slider = world.create_prismatic({.body_a = bodies[2], .body_b = bodies[3]});
    world.create_gear({.joint_a = hinge, .joint_b = slider});
    world.create_distance({.body_a = bodies[4], .body_b = bodies[5], .length = 1.0f});
    const Body sleeper =
        world.create_body({.type = BodyType::kDynamic, .position = {8.0f, 0.8f}, .awake = false});
    sleeper.create_shape(Polygon::box(0.3f, 0.3f), {.is_sensor = false});
    for (int i = 0; i < 8; ++i) world.step(1.0f / 60);
    // A place that is free, and one that was used twice.
    world.destroy(world.create_body());
}

inline const SavedBytes& good_save() {
    static const SavedBytes kBytes = [] {
        World world;
        fill_world(world);
        return world.save();
    }();
    return kBytes;
}

/// [1] Numbers that are at the ends of something.
inline std::uint32_t odd_number(std::uint32_t which) {
    constexpr float kInfinity = std::numeric_limits<float>::infinity();
    const std::uint32_t all[] = {0,
                                 1,
                                 0xffffffffu,
                                 0x7fffffffu,
                                 0x80000000u,
                                 2,
                                 255,
                                 std::bit_cast<std::uint32_t>(kInfinity),
                                 std::bit_cast<std::uint32_t>(-1.0f),
                                 std::bit_cast<std::uint32_t>(1.0f),
                                 std::bit_cast<std::uint32_t>(1.0e30f),
                                 std::bit_cast<std::uint32_t>(-1.0e15f),
                                 std::bit_cast<std::uint32_t>(1.0e9f),
                                 std::bit_cast<std::uint32_t>(1.0e-30f),
                                 0x7fc00000u};
    return all[which % std::size(all)];
}

inline void change(SavedBytes& bytes, std::span<const std::uint8_t, 5> piece) {
    const std::size_t body = bytes.size() - detail::kSaveFront - 8;
    const auto two = [&](std::size_t i) { return static_cast<std::uint32_t>(piece[i] | piece[i + 1] << 8); };
    std::byte* const at = bytes.data() + detail::kSaveFront + two(1) % body;
    const std::uint32_t with = two(3);
    const auto number = detail::load_little<std::uint32_t>(at);
    switch (piece[0] % 7) {
        case 0:
            *at = static_cast<std::byte>(with);
            return;
        case 1:
            *at ^= std::byte{1} << (with % 8);
            return;
        case 2:
            return detail::store_little(at, odd_number(with));
        case 3:
            return detail::store_little(at, number + (with % 9) - 4);
        case 4:  // a number of another place: an id of another object
            return detail::store_little(
                at, detail::load_little<std::uint32_t>(bytes.data() + detail::kSaveFront + with % body));
        case 5:
            return detail::store_little(at, std::bit_cast<float>(number) * 1.5f);
        default:
            return detail::store_little(at,
                                        std::bit_cast<std::uint32_t>(static_cast<float>(with) - 32768.0f));
    }
}

inline void seal(SavedBytes& bytes) {
    const std::span<const std::byte> body = std::span(bytes).subspan(detail::kSaveFront);
    detail::store_little(bytes.data() + 24, std::uint64_t{body.size()});
    detail::store_little(bytes.data() + 32, detail::checksum_of(body));
}

inline void use_up(World& world) {
    require_sound(world, "after the load");
    for (int i = 0; i < 10; ++i) world.step(1.0f / 60);
    require_sound(world, "after ten steps");
    (void)world.save();
    for (const Body& body : world.bodies().to_vector()) world.destroy(body);
    require(world.counts().bodies == 0 && world.counts().joints == 0, "something is left");
    require_sound(world, "without bodies");
}

/// A delta of the bytes gives them back; where no delta can be made of them, no load takes them.
inline void check_delta(const SavedBytes& bytes, bool is_loaded) {
    try {
        const SavedBytes delta = save_delta(good_save(), bytes);
        require(apply_delta(good_save(), delta) == bytes, "a delta gives other bytes");
    } catch (const Error& error) {
        require(!is_loaded, "a save that loads has no delta: " + std::string(error.what()));
    }
}

inline LoadOutcome check_changed_save(std::span<const std::uint8_t> input) {
    static World* const kWorld = [] {
        auto* const world = new World;  // never destroyed, as it has been loaded with whatever
        fill_world(*world);
        return world;
    }();
    SavedBytes bytes = good_save();
    for (; input.size() >= 5; input = input.subspan(5)) change(bytes, input.first<5>());
    seal(bytes);
    const SavedBytes before = kWorld->save();
    bool is_loaded = true;
    try {
        (void)kWorld->load(bytes);
    } catch (const Error& error) {
        is_loaded = false;
        require(error.function() == "World::load", "another call refuses: " + error.function());
        require(kWorld->save() == before, "a refused load has changed something");
    }
    // One refused load in eight is tried, as a delta reads two saves. The checksum serves as chance.
    if (is_loaded || (bytes[32] & std::byte{7}) == std::byte{0}) check_delta(bytes, is_loaded);
    if (!is_loaded) return LoadOutcome::kRefused;
    // Some things can be said in two ways, and are saved in one.
    const SavedBytes again = kWorld->save();
    (void)kWorld->load(again);
    require(kWorld->save() == again, "it gives other bytes than were loaded");
    use_up(*kWorld);
    (void)kWorld->load(good_save(), {.fresh = true});
    return LoadOutcome::kLoaded;
}

}  // namespace jostle::fuzz
