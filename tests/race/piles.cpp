// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "race/piles.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

#include "race/energy_watch.h"
#include "race/quality_scenes.h"

namespace jostle::test {
namespace {

constexpr float kLiftTime = 2.0f;  ///< [s] that a lift rises

ScenePolygon box_polygon(float half_width, float half_height) {
    return {{{-half_width, -half_height},
             {half_width, -half_height},
             {half_width, half_height},
             {-half_width, half_height}}};
}

void add(Scene& scene, BodyType type, Vec2 position, float half_width, float half_height) {
    SceneBody& body = scene.bodies.emplace_back();
    body.def.type = type;
    body.def.position = position;
    body.shapes.emplace_back().geometry = box_polygon(half_width, half_height);
}

/// Boxes of `size` [m], one upon the other, on a floor that is 50 times as wide.
Scene column(int boxes, float size, BodyType floor = BodyType::kStatic) {
    Scene scene;
    scene.allow_sleep = false;
    add(scene, floor, {0.0f, -size}, 25.0f * size, size);
    for (int i = 0; i < boxes; ++i)
        add(scene, BodyType::kDynamic, {0.0f, (0.5f + static_cast<float>(i)) * size}, 0.5f * size,
            0.5f * size);
    return scene;
}

/// 2 m high, 0.25 m thick, 1 m apart.
Scene dominoes() {
    Scene scene = column(0, 2.0f);
    for (int i = 0; i < 40; ++i)
        add(scene, BodyType::kDynamic, {static_cast<float>(i) - 19.5f, 1.0f}, 0.125f, 1.0f);
    return scene;
}

Pile small_boxes(const char* name, int boxes, float drift, int least_rate, const WorldDef& world) {
    return {.name = name,
            .make = [boxes] { return column(boxes, 0.01f); },
            .drift = drift,
            .least_rate = least_rate,
            .world = world,
            .sway = 0.05f};
}

Pile large_boxes(const char* name, float length_scale) {
    return {.name = name,
            .make = [] { return column(10, 100.0f); },
            .drift = 0.05f,
            .least_rate = 120,
            .world = {.length_scale = length_scale}};
}

std::vector<Pile> make_piles() {
    return {
        {.name = "tower of 20",
         .make = [] { return race::tower(20); },
         .seconds = 60.0f,
         .drift = 0.2f,
         .least_rate = 120},
        {.name = "10 balls in a shaft",
         .make = [] { return race::balls_in_shaft(10); },
         .drift = 0.05f,
         .least_rate = 120},
        {.name = "house of cards", .make = race::card_house, .drift = 0.03f, .least_rate = 120},
        {.name = "arch", .make = [] { return race::arch(0); }, .drift = 0.02f, .least_rate = 120},
        {.name = "arch under 4 blocks",
         .make = [] { return race::arch(4); },
         .drift = 0.05f,
         .least_rate = 120},
        {.name = "large on small",
         .make = race::heavy_on_column,
         .seconds = 60.0f,
         .drift = 0.15f,
         .least_rate = 120},
        {.name = "10 rows",
         .make = [] { return race::pyramid(10, 1.0f); },
         .drift = 0.02f,
         .least_rate = 120},
        {.name = "30 rows",
         .make = [] { return race::pyramid(30, 1.0f); },
         .seconds = 8.0f,
         .drift = 0.145f,
         .least_rate = 120},
        {.name = "30 rows of 5 cm",
         .make = [] { return race::pyramid(30, 0.05f); },
         .seconds = 5.0f,
         .drift = 0.09f,
         .least_rate = 120},
        {.name = "40 dominoes", .make = dominoes, .drift = 0.002f, .least_rate = 144},
        {.name = "8 boxes on a lift that stops",
         .make = [] { return column(8, 1.0f, BodyType::kKinematic); },
         .seconds = 20.0f,
         .drift = 0.08f,
         .least_rate = 144,
         .lift_speed = 3.0f},
        large_boxes("10 boxes of 100 m", 1.0f),
        large_boxes("10 boxes of 100 m, to scale", 100.0f),
        // A box of 1 cm falls through half its height in 30 ms.
        small_boxes("10 boxes of 1 cm", 10, 0.015f, 1152, {}),
        small_boxes("10 boxes of 1 cm, contacts of 300 Hz", 10, 0.004f, 480, {.contact_hertz = 300.0f}),
        small_boxes("10 boxes of 1 cm, to scale", 10, 0.003f, 480, {.length_scale = 0.01f}),
        small_boxes("5 boxes of 1 cm, to scale", 5, 0.0025f, 240, {.length_scale = 0.01f}),
    };
}

/// [m] From a body's centre of mass to the corners of its box.
float extent_of(const Body& body) {
    const Vec2 center = body.mass_data().center;
    float extent = 0.0f;
    for (const Shape& shape : body.shapes()) {
        const Aabb<2> box = bounds(shape.geometry(), {});
        extent = std::max({extent, length(box.lower - center), length(box.upper - center)});
    }
    return extent;
}

/// A value that is no number is worse than any.
float worse(float seen, float now) {
    return std::isfinite(now) ? std::max(seen, now) : std::numeric_limits<float>::infinity();
}

/// [m] From a float of this size to the next.
float rounding_at(float coordinate) {
    return std::nextafter(coordinate, std::numeric_limits<float>::infinity()) - coordinate;
}

}  // namespace

std::span<const Pile> piles() {
    static const std::vector<Pile> kAll = make_piles();
    return kAll;
}

const Pile& pile_of(const std::string& name) {
    for (const Pile& pile : piles())
        if (pile.name == name) return pile;
    throw std::invalid_argument("no pile is called " + name);
}

Standing leave_alone(const Pile& pile, const Stepping& stepping) {
    Scene scene = pile.make();
    for (SceneBody& body : scene.bodies) body.def.position += stepping.away;
    scene.allow_sleep = stepping.may_sleep;
    SceneWorld made = make_world(scene, pile.world);
    const Body ground = made.bodies.front();
    ground.set_linear_velocity({0.0f, pile.lift_speed});
    EnergyWatch energy(made.world, made.bodies, stepping.away.y);
    std::vector<float> extents;
    for (const Body& body : made.bodies) extents.push_back(extent_of(body));
    Standing seen;
    float time = 0.0f, shortest = stepping.steps.front();
    for (std::size_t i = 0; time < pile.seconds; ++i) {
        const float dt = stepping.steps[i % stepping.steps.size()];
        shortest = std::min(shortest, dt);
        if (time >= kLiftTime) ground.set_linear_velocity({});
        made.world.step(dt, stepping.substeps);
        time += dt;
        energy.after_step();
        float speed = 0.0f;
        for (std::size_t k = 0; k < made.bodies.size(); ++k) {
            const Body& body = made.bodies[k];
            speed =
                worse(speed, length(body.linear_velocity()) + std::abs(body.angular_velocity()) * extents[k]);
        }
        seen.greatest_speed = std::max(seen.greatest_speed, speed);
        if (time > pile.seconds - 1.0f) seen.speed = std::max(seen.speed, speed);
    }
    const Vec2 way = ground.position() - scene.bodies.front().def.position;
    float farthest = 0.0f;
    for (std::size_t i = 0; i < made.bodies.size(); ++i) {
        const Vec2 position = made.bodies[i].position();
        seen.drift = worse(seen.drift, length(position - way - scene.bodies[i].def.position));
        farthest = std::max({farthest, std::abs(position.x), std::abs(position.y)});
    }
    seen.asleep = made.world.counts().awake_bodies == 0;
    seen.rounding = rounding_at(farthest) / shortest;
    seen.energy_gain = energy.gain();
    return seen;
}

}  // namespace jostle::test
