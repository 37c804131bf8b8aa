// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A tree of points, made afresh whenever they have moved.
#include <jostle/spatial/kd_tree.h>

#include <array>
#include <cstdio>
#include <vector>

using namespace jostle;

int main() {
    std::vector<Vec2> points;
    points.reserve(1000);
    for (float y = 0; y < 25; ++y) {
        for (float x = 0; x < 40; ++x) points.push_back({x, y});
    }
    KdTree<2> tree;
    tree.build(points);  // copies the coordinates; an id is an index in `points`

    // Everything strictly nearer than 1.2 m.
    int count = 0;
    tree.radius({10, 10}, 1.2f, [&](const Neighbor&) { ++count; });  // each with its id and squared distance
    std::printf("%d points within 1.2 m\n", count);

    // The nearest three, the nearest first; of equals, the smaller id.
    std::array<Neighbor, 3> nearest{};
    tree.k_nearest({10.2f, 10}, nearest);  // returns how many there were
    for (const Neighbor& one : nearest) {
        std::printf("point %d, at a squared distance of %.2f\n", one.id,
                    static_cast<double>(one.squared_distance));
    }

    // They move, all of them: the next build starts from the order of the last.
    for (Vec2& p : points) p += Vec2{0.3f, 0.1f};
    tree.rebuild(points);
    tree.query({{5, 5}, {7, 6}}, [](int id) { std::printf("in the box: %d\n", id); });
}
