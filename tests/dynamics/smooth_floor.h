// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Floors of tiles that lie flush, and what lies on them.
#pragma once

#include <algorithm>
#include <vector>

#include "support/worlds.h"

namespace jostle::test {

inline constexpr ShapeDef kSlippery{.material = {.friction = 0.0f}};

/// A row of tiles of side 1 m with their tops at y = `top`, the left one's left side at x = `left`.
inline std::vector<Shape> add_row(World& world, float left, int count, float top = 0.0f,
                                  const ShapeDef& def = kSlippery) {
    std::vector<Shape> row;
    for (int i = 0; i < count; ++i) {
        const Vec2 middle{left + static_cast<float>(i) + 0.5f, top - 0.5f};
        row.push_back(world.create_body({.position = middle}).create_shape(Polygon::box(0.5f, 0.5f), def));
    }
    return row;
}

/// The contacts of a world that have points, in the order of their places.
inline std::vector<Contact> contacts_of(const World& world) {
    std::vector<Contact> found;
    for (const Contact& contact : world.contacts())
        if (contact.count > 0) found.push_back(contact);
    std::sort(found.begin(), found.end(), [](const Contact& a, const Contact& b) {
        const Vec2 p = a.points[0].point, q = b.points[0].point;
        return p.x != q.x ? p.x < q.x : p.y < q.y;
    });
    return found;
}

}  // namespace jostle::test
