// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Floors of tiles that lie flush, and what lies on them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>
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

/// Whether all normals between bodies point up or down.
inline bool lies_on_a_floor(const World& world) {
    const std::vector<Contact> contacts = contacts_of(world);
    return !contacts.empty() && std::ranges::all_of(contacts, [](const Contact& contact) {
        return std::abs(contact.normal.x) < 1.0e-3f;
    });
}

/// Of the ground below a body that is held on a seam.
template <class Held>
struct SmoothChange {
    const char* name;
    std::function<void(Held&)> undo, redo;
};
/// A body lies on a floor, on none while a change is undone, and on a floor again.
template <class Held>
void expect_noticed(std::span<const SmoothChange<Held>> changes) {
    for (const SmoothChange<Held>& change : changes) {
        SCOPED_TRACE(change.name);
        Held held;
        ASSERT_TRUE(held.is_on_floor());
        change.undo(held);
        EXPECT_FALSE(held.is_on_floor());
        EXPECT_FALSE(held.is_on_floor());
        change.redo(held);
        EXPECT_TRUE(held.is_on_floor());
        EXPECT_TRUE(held.is_on_floor());
        EXPECT_EQ(held.world.check(), "");
    }
}

}  // namespace jostle::test
