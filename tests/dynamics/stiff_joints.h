// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Tests of rigid joints share this: hinges, and a textbook's solution.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <tuple>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {

/// Nothing that they touch disturbs the joints.
inline constexpr ShapeDef kAlone{.filter = {.mask = 0}};

inline ShapeDef alone(float density) {
    ShapeDef def = kAlone;
    def.density = density;
    return def;
}

/// An arm of links of 1 m, level, on hinges like `hinge`; the density of its last link is `load` [kg/m^2].
struct Arm {
    Arm(int links, const RevoluteJointDef& hinge, float load = 1.0f) {
        Body last = world.create_body();
        for (int i = 0; i < links; ++i) {
            const float x = static_cast<float>(i);
            const Body link = add_dynamic(world, {x + 0.5f, 0.0f}, Polygon::box(0.5f, 0.1f),
                                          alone(i + 1 < links ? 1.0f : load));
            RevoluteJointDef def = hinge;
            def.body_a = last;
            def.body_b = link;
            def.anchor_a = last.local_point({x, 0.0f});
            def.anchor_b = link.local_point({x, 0.0f});
            joints.push_back(world.create_revolute(def));
            last = link;
            bodies.push_back(link);
        }
    }
    World world;
    std::vector<Body> bodies;
    std::vector<RevoluteJoint> joints;
};

inline float worst_error(const World& world) {
    float worst = 0.0f;
    for (const Joint& joint : world.joints()) worst = std::max(worst, joint.linear_error());
    return worst;
}

inline RevoluteJoint hinge(World& world, const Body& a, const Body& b, Vec2 at) {
    return world.create_revolute(
        {.body_a = a, .body_b = b, .anchor_a = a.local_point(at), .anchor_b = b.local_point(at)});
}

/// Links of 1 m, level, and at their end a ball so many times as heavy as one; 0: none.
inline std::vector<Body> add_chain(World& world, int links, float ratio, float damping = 0.0f) {
    std::vector<Body> bodies{world.create_body()};
    const auto add = [&](Vec2 at, const Geometry& geometry, Vec2 anchor) {
        const Body body = add_dynamic(world, at, geometry, kAlone);
        body.set_linear_damping(damping);
        body.set_angular_damping(damping);
        hinge(world, bodies.back(), body, anchor);
        bodies.push_back(body);
    };
    for (int i = 0; i < links; ++i)
        add({0.5f + static_cast<float>(i), 0.0f}, Capsule{{-0.4f, 0.0f}, {0.4f, 0.0f}, 0.1f},
            {static_cast<float>(i), 0.0f});
    if (ratio > 0.0f) {
        const Vec2 end{static_cast<float>(links), 0.0f};
        const float mass = bodies.back().mass() * ratio;
        add(end, Circle{{}, 1.0f}, end);
        bodies.back().set_mass({mass, {}, 0.5f * mass});
    }
    return bodies;
}

/// The bodies of a world, with their velocities and the inverses of their masses in double precision: x, y
/// and turning of each body in turn.
struct DenseBodies {
    std::vector<Body> bodies;
    std::vector<double> v, weight;

    explicit DenseBodies(const World& world) {
        for (const Body& body : world.bodies()) {
            bodies.push_back(body);
            const bool moves = body.type() == BodyType::kDynamic;
            v.insert(v.end(), {double{body.linear_velocity().x}, double{body.linear_velocity().y},
                               double{body.angular_velocity()}});
            const double linear = moves ? 1.0 / double{body.mass()} : 0.0;
            weight.insert(weight.end(), {linear, linear, moves ? 1.0 / double{body.inertia()} : 0.0});
        }
    }
    [[nodiscard]] std::size_t place(const Body& body) const {
        return 3 * static_cast<std::size_t>(std::ranges::find(bodies, body) - bodies.begin());
    }
};

using DenseRow = std::vector<double>;

/// Two per joint: its anchors stay together.
inline std::vector<DenseRow> hinge_rows(const World& world, const DenseBodies& dense) {
    std::vector<DenseRow> rows;
    for (const Joint& joint : world.joints()) {
        for (std::size_t axis = 0; axis < 2; ++axis) {
            DenseRow row(dense.v.size(), 0.0);
            for (const auto& [body, at, sign] : {std::tuple{joint.body_a(), joint.anchor_a(), -1.0},
                                                 {joint.body_b(), joint.anchor_b(), 1.0}}) {
                const Vec2 r = at - body.center_of_mass();
                const std::size_t place = dense.place(body);
                row[place + axis] = sign;
                row[place + 2] = sign * (axis == 0 ? -double{r.y} : double{r.x});
            }
            rows.push_back(row);
        }
    }
    return rows;
}

inline double along(const DenseRow& row, const std::vector<double>& v) {
    double sum = 0.0;
    for (std::size_t i = 0; i < v.size(); ++i) sum += row[i] * v[i];
    return sum;
}

struct DenseSolution {
    std::vector<double> v, impulses;
};
/// The textbook's v - W J^T (J W J^T)^-1 J v.
inline DenseSolution project(const DenseBodies& dense, const std::vector<DenseRow>& rows) {
    const std::size_t count = rows.size();
    std::vector<DenseRow> k(count, DenseRow(count + 1, 0.0));
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j)
            for (std::size_t b = 0; b < dense.v.size(); ++b)
                k[i][j] += rows[i][b] * dense.weight[b] * rows[j][b];
        k[i][count] = -along(rows[i], dense.v);
    }
    for (std::size_t p = 0; p < count; ++p) {
        std::size_t best = p;
        for (std::size_t i = p; i < count; ++i)
            if (std::abs(k[i][p]) > std::abs(k[best][p])) best = i;
        std::swap(k[p], k[best]);
        for (std::size_t i = 0; i < count; ++i) {
            if (i == p) continue;
            const double factor = k[i][p] / k[p][p];
            for (std::size_t j = p; j <= count; ++j) k[i][j] -= factor * k[p][j];
        }
    }
    DenseSolution solution{dense.v, {}};
    for (std::size_t i = 0; i < count; ++i) {
        solution.impulses.push_back(k[i][count] / k[i][i]);
        for (std::size_t b = 0; b < dense.v.size(); ++b)
            solution.v[b] += dense.weight[b] * rows[i][b] * solution.impulses[i];
    }
    return solution;
}

inline void expect_velocities(const World& world, const std::vector<double>& v, double within) {
    const DenseBodies now(world);
    for (std::size_t i = 0; i < v.size(); ++i) EXPECT_NEAR(now.v[i], v[i], within) << "number " << i;
}

}  // namespace jostle::test
