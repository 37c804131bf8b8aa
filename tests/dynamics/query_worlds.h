// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Worlds with shapes of all types, poses and filters, for tests of queries.
#pragma once

#include <jostle/dynamics/world.h>

#include <memory>
#include <vector>

#include "geometry/random_shapes.h"

namespace jostle::test {

/// [m] Places of worlds: at the origin, 10 km and 90 km from it.
inline constexpr Vec2 kMiddles[] = {{0.0f, 0.0f}, {1.0e4f, -3.0e3f}, {-9.0e4f, 9.0e4f}};

/// About 90 shapes within 12 m of `middle`: tiles, turned and round ones, segments, a one-sided chain;
/// sensors, groups, categories; static, kinematic, dynamic, sleeping and disabled bodies.
struct QueryWorld {
    World world{WorldDef{.gravity = {0.0f, 0.0f}}};
    Vec2 middle;
    std::vector<Shape> shapes;  ///< of enabled bodies

    QueryWorld(Random& random, Vec2 at) : middle(at) {
        add_tiles();
        for (int i = 0; i < 50; ++i) add_random(random, i);
        const Vec2 points[] = {{6, 4}, {2, 5}, {-3, 3}, {-7, 6}};
        const ChainShape chain =
            world.create_body({.position = at}).create_chain({.points = points, .count = 4});
        for (int i = 0; i < 3; ++i) shapes.push_back(chain.segment(i));
        // So that some have moved and their boxes are fat, and others sleep.
        for (int i = 0; i < 3; ++i) world.step(1.0f / 60.0f);
    }

    [[nodiscard]] Vec2 point(Random& random, float reach = 13.0f) const {
        const float x = random.uniform(-reach, reach), y = random.uniform(-reach, reach);
        return middle + Vec2{x, y};
    }
    /// One that asks about half of them or fewer.
    static WorldQuery query(Random& random) {
        WorldQuery query;
        if (random.below(2) == 0) query.mask = 1 + random.below(15);
        if (random.below(4) == 0) query.category = 1 + random.below(15);
        query.sensors = random.below(3) == 0;
        if (random.below(4) == 0)
            query.predicate = [](const Shape& shape) { return shape.handle().index % 3 != 0; };
        return query;
    }
    static bool admits(const WorldQuery& query, const Shape& shape) {
        const Filter filter = shape.filter();
        return (filter.category & query.mask) != 0 && (filter.mask & query.category) != 0 &&
               (query.sensors || !shape.is_sensor()) && (!query.predicate || query.predicate(shape));
    }
    /// Calls function(shape, geometry, pose) for all that a query is about, by slot.
    template <class Function>
    void for_admitted(const WorldQuery& query, const Function& function) const {
        for (const Shape& shape : shapes)
            if (admits(query, shape)) function(shape, shape.geometry(), shape.body().transform());
    }

  private:
    void add_tiles() {
        const Body level = world.create_body({.position = middle});
        for (int i = 0; i < 24; ++i) {
            const Vec2 center{static_cast<float>(i % 12) - 5.5f, static_cast<float>(i / 12) - 8.5f};
            shapes.push_back(level.create_shape(Polygon::offset_box(0.5f, 0.5f, center),
                                                {.filter = {.category = i % 5 == 0 ? 2u : 1u}}));
        }
    }
    void add_random(Random& random, int i) {
        constexpr BodyType kTypes[] = {BodyType::kStatic, BodyType::kDynamic, BodyType::kKinematic};
        const Vec2 at = point(random, 10.0f);
        const float angle = random.uniform(-4.0f, 4.0f);
        BodyDef def{.type = kTypes[i % 3], .position = at, .angle = i % 4 == 0 ? 0.0f : angle};
        def.enabled = i % 11 != 10;
        def.awake = i % 7 != 0;
        if (i % 3 != 0) def.linear_velocity = {random.uniform(-9.0f, 9.0f), 0.0f};
        const Body body = world.create_body(def);
        for (int n = i % 6 == 0 ? 2 : 1; n > 0; --n) {
            const RandomShape made(random, random.uniform(0.3f, 2.5f), {});
            ShapeDef shape{.is_sensor = i % 8 == 3};
            shape.filter.category = std::uint64_t{1} << random.below(4);
            if (random.below(3) == 0) shape.filter.mask = random.below(16);
            if (random.below(8) == 0) shape.filter.group = random.below(2) == 0 ? 3 : -3;
            const Shape handle = body.create_shape(made.geometry, shape);
            if (def.enabled) shapes.push_back(handle);
        }
    }
};

}  // namespace jostle::test
