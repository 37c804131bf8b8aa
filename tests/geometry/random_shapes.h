// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Random shapes and poses for property tests, with many pairs that just touch.
#pragma once

#include <array>
#include <string>

#include "geometry/oracle.h"
#include "math/random.h"

namespace jostle::test {

/// A shape of any type, about `size` [m] across, around `at`; a large polygon's vertices are kept here.
struct RandomShape {
    LargePolygon storage;
    Geometry geometry;

    RandomShape(Random& random, float size, Vec2 at) {
        // One draw a statement: compilers evaluate a call's arguments in the order they like.
        const auto offset = [&] {
            return at + Vec2{random.uniform(-size, size), random.uniform(-size, size)};
        };
        switch (random.below(8)) {
            case 0:
                geometry = Circle{offset(), size * random.uniform(0.05f, 0.5f)};
                return;
            case 1: {
                const Vec2 c = offset();
                const Vec2 d = 0.5f * size * random_axis(random);
                geometry = Capsule{c - d, c + d, size * random.uniform(0.05f, 0.5f)};
                return;
            }
            case 2: {
                const Vec2 c = offset();
                const Vec2 d = 0.5f * size * random_axis(random);
                geometry = Segment{c - d, c + d};
                return;
            }
            case 3:
                geometry = Polygon::box(0.5f * size, size * random.uniform(0.05f, 0.5f));
                return;
            case 4: {
                const float height = size * random.uniform(0.05f, 0.4f);
                geometry = Polygon::rounded_box(0.4f * size, height, size * random.uniform(0.01f, 0.2f));
                return;
            }
            case 5: {
                const float height = size * random.uniform(0.05f, 0.5f);
                const Vec2 center = offset();
                geometry = Polygon::offset_box(0.5f * size, height, center,
                                               Rot::from_angle(random.uniform(-4.0f, 4.0f)));
                return;
            }
            case 6: {
                const int count = 3 + static_cast<int>(random.below(6));
                const float radius = random.below(2) == 0 ? 0.0f : size * random.uniform(0.01f, 0.2f);
                geometry = Polygon::regular(count, 0.5f * size, radius);
                return;
            }
            default:
                storage = LargePolygon::regular(9 + static_cast<int>(random.below(56)), 0.5f * size);
                geometry = PolygonView(storage);
                return;
        }
    }
    RandomShape(const RandomShape&) = delete;
    RandomShape& operator=(const RandomShape&) = delete;

    static Vec2 random_axis(Random& random) {
        // Half of them along an axis, where ties are.
        if (random.below(2) == 0) return random.below(2) == 0 ? Vec2{1.0f, 0.0f} : Vec2{0.0f, 1.0f};
        return Rot::from_angle(random.uniform(-4.0f, 4.0f)).x_axis();
    }
};

/// The text of a failing case.
inline std::string describe(const Geometry& g) {
    static constexpr const char* kNames[] = {"circle", "capsule", "segment", "polygon", "large polygon"};
    const Core core = core_of(g);
    std::string text = kNames[static_cast<int>(g.type)];
    text += " of radius " + std::to_string(core.radius);
    for (std::size_t i = 0; i < core.vertices.size() && i < 8; ++i) {
        text += " (" + std::to_string(core.vertices[i].x) + ", " + std::to_string(core.vertices[i].y) + ")";
    }
    return text;
}
inline std::string describe(const Manifold& m) {
    std::string text = "normal (" + std::to_string(m.normal.x) + ", " + std::to_string(m.normal.y) + ")";
    for (int i = 0; i < m.count; ++i) {
        text += " [" + std::to_string(m.points[i].id) + ": (" + std::to_string(m.points[i].point.x) + ", " +
                std::to_string(m.points[i].point.y) + ") " + std::to_string(m.points[i].separation) + "]";
    }
    return text;
}
inline std::string describe(const Geometry& a, const Geometry& b, const Transform& t) {
    return describe(a) + "\n" + describe(b) + "\nat (" + std::to_string(t.p.x) + ", " +
           std::to_string(t.p.y) + ") turned by " + std::to_string(t.q.angle()) + "\n" +
           describe(collide(a, b, t));
}

/// B's pose in A's frame: turned at random (often by nothing, a quarter, or next to nothing), put `gap` [m]
/// from A in a random direction (negative: deeper than touching by so much, along that direction).
inline Transform place(Random& random, const Geometry& a, const Geometry& b, double gap) {
    Transform t;
    switch (random.below(4)) {
        case 0:
            t.q = std::array<Rot, 4>{Rot{1, 0}, Rot{0, 1}, Rot{-1, 0}, Rot{0, -1}}[random.below(4)];
            break;
        case 1:
            t.q = Rot::from_angle(random.uniform(-1.0e-3f, 1.0e-3f));
            break;
        default:
            t.q = Rot::from_angle(random.uniform(-3.2f, 3.2f));
    }
    const Core core_a = core_of(a);
    const Vec2 axis = RandomShape::random_axis(random);
    // Shapes lie anywhere in their frames: first centre on centre, give or take, then apart until they touch.
    const auto middle = [](const Core& core) {
        Point sum;
        for (const Point v : core.vertices) sum = sum + v;
        return (1.0 / static_cast<double>(core.vertices.size())) * sum;
    };
    const Core turned = moved(core_of(b), t);
    const Point start = middle(core_a) - middle(turned);
    double low = 0.0, high = 1.0;
    const auto at = [&](double d) {
        return Transform{{static_cast<float>(start.x + d * static_cast<double>(axis.x)),
                          static_cast<float>(start.y + d * static_cast<double>(axis.y))},
                         t.q};
    };
    const auto apart = [&](double d) { return signed_separation(core_a, moved(core_of(b), at(d))) > 0.0; };
    while (!apart(high) && high < 1.0e6) high *= 2.0;
    for (int i = 0; i < 40; ++i) (apart(0.5 * (low + high)) ? high : low) = 0.5 * (low + high);
    return at(high + gap);
}

}  // namespace jostle::test
