// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Meshes for tests, and numbers without rounding for their oracles.
#pragma once

#include <jostle/mesh/triangle_mesh.h>

#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "math/random.h"

namespace jostle::test {

struct Soup {
    std::vector<Vec3> vertices;
    std::vector<TriangleVertices> triangles;

    [[nodiscard]] TriangleMesh mesh(BuildMethod method = BuildMethod::kBinned) const {
        return TriangleMesh(vertices, triangles, {method});
    }
    [[nodiscard]] TriangleCorners corners(int id) const {
        const TriangleVertices& t = triangles[static_cast<std::size_t>(id)];
        const auto at = [this](int v) { return vertices[static_cast<std::size_t>(v)]; };
        return {at(t[0]), at(t[1]), at(t[2])};
    }
};

/// Its faces are seen counter-clockwise from outside.
inline Soup make_box(const Vec3& lower, const Vec3& upper) {
    Soup box;
    for (int i = 0; i < 8; ++i) {
        box.vertices.push_back({(i & 1) != 0 ? upper.x : lower.x, (i & 2) != 0 ? upper.y : lower.y,
                                (i & 4) != 0 ? upper.z : lower.z});
    }
    box.triangles = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                     {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
    return box;
}

/// An octahedron whose triangles are cut into four, `cuts` times; all vertices on the unit sphere.
inline Soup make_ball(int cuts, float radius = 1.0f) {
    Soup ball;
    ball.vertices = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
    ball.triangles = {{0, 2, 4}, {2, 1, 4}, {1, 3, 4}, {3, 0, 4}, {2, 0, 5}, {1, 2, 5}, {3, 1, 5}, {0, 3, 5}};
    for (int cut = 0; cut < cuts; ++cut) {
        std::map<std::pair<int, int>, int> middles;
        const auto middle = [&](int a, int b) {
            const auto [place, is_new] = middles.try_emplace(std::minmax(a, b), 0);
            if (is_new) {
                place->second = static_cast<int>(ball.vertices.size());
                ball.vertices.push_back(normalized(ball.vertices[static_cast<std::size_t>(a)] +
                                                   ball.vertices[static_cast<std::size_t>(b)]));
            }
            return place->second;
        };
        std::vector<TriangleVertices> finer;
        for (const TriangleVertices& t : ball.triangles) {
            const int ab = middle(t[0], t[1]), bc = middle(t[1], t[2]), ca = middle(t[2], t[0]);
            finer.push_back({t[0], ab, ca});
            finer.push_back({t[1], bc, ab});
            finer.push_back({t[2], ca, bc});
            finer.push_back({ab, bc, ca});
        }
        ball.triangles = finer;
    }
    for (Vec3& v : ball.vertices) v *= radius;
    return ball;
}

/// Loose triangles in a cube; with whole coordinates many touch, lie in a plane, or have no area.
inline Soup make_loose(int count, float reach, float size, bool whole, Random& random) {
    Soup soup;
    for (int i = 0; i < count; ++i) {
        const auto number = [&](float around, float width) {
            const float x = random.uniform(around - width, around + width);
            return whole ? std::floor(x) : x;
        };
        const Vec3 at{number(0.0f, reach), number(0.0f, reach), number(0.0f, reach)};
        const int first = static_cast<int>(soup.vertices.size());
        for (int corner = 0; corner < 3; ++corner)
            soup.vertices.push_back({number(at.x, size), number(at.y, size), number(at.z, size)});
        soup.triangles.push_back({first, first + 1, first + 2});
    }
    return soup;
}

inline Vec3 random_point(float reach, Random& random) {
    return {random.uniform(-reach, reach), random.uniform(-reach, reach), random.uniform(-reach, reach)};
}

}  // namespace jostle::test
