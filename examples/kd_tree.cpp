// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A tree of points, made afresh whenever they have moved.
#include <jostle/spatial/kd_tree.h>

#include <array>
#include <cstddef>
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

    // Where points are a part of something larger, no copy of them is needed first.
    struct Agent {
        char name;
        Vec2 position;
    };
    const std::array<Agent, 3> agents{{{'A', {1, 1}}, {'B', {9, 2}}, {'C', {1.5f, 1}}}};
    KdTree<2> crowd;
    crowd.build(agents, &Agent::position);  // or a function of the agent
    crowd.radius(agents[0].position, 1, [&](const Neighbor& one) {
        std::printf("within 1 m of A: %c\n", agents[static_cast<std::size_t>(one.id)].name);
    });

    // A tree as bytes, which any machine can load.
    const std::vector<std::byte> bytes = crowd.save();
    KdTree<2> loaded;
    loaded.load(bytes);
    std::printf("%d agents in %d bytes\n", loaded.size(), static_cast<int>(bytes.size()));
}
