// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the fuzzer of saved meshes does with bytes.
#pragma once

#include <jostle/mesh/mesh_pairs.h>
#include <jostle/mesh/triangle_mesh.h>

#include "load_check.h"

namespace jostle::fuzz {

inline void fill(TriangleMesh& mesh) {
    const std::vector<Vec3> vertices{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    mesh.build(vertices, std::vector<TriangleVertices>{{0, 1, 2}, {0, 3, 1}});
}

inline void go_on(TriangleMesh& mesh) {
    int found = 0;
    const Aabb3 all{{-kGreatestFloat, -kGreatestFloat, -kGreatestFloat},
                    {kGreatestFloat, kGreatestFloat, kGreatestFloat}};
    mesh.query(all, [&found](int) { ++found; });
    require(found == mesh.triangle_count(), "a query does not find every triangle");
    static_cast<void>(mesh.report());
    if (mesh.is_closed()) static_cast<void>(mesh.contains({0.5f, 0.5f, 0.5f}));
    std::vector<Vec3> vertices;
    for (int i = 0; i < mesh.vertex_count(); ++i) {
        const auto x = static_cast<float>(i % 7);
        vertices.push_back({x, static_cast<float>(i % 3), x * x});
    }
    mesh.refit(vertices);
    require_sound(mesh, "after a refit");
    self_contacts(mesh, [](MeshContact c) { require(c.a < c.b, "a pair is in the wrong order"); });
    found += mesh.closest({1, 2, 3}).hit ? 1 : 0;
    std::vector<TriangleVertices> triangles;
    for (int id = 0; id < mesh.triangle_count(); ++id) triangles.push_back(mesh.triangle(id));
    mesh.build(vertices, triangles);
}

inline LoadOutcome check_load_mesh(const std::uint8_t* data, std::size_t size) {
    return check_load<TriangleMesh>(
        std::as_bytes(std::span(data, size)), [](TriangleMesh& mesh) { fill(mesh); },
        [](TriangleMesh& mesh) { go_on(mesh); });
}

}  // namespace jostle::fuzz
