// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// mesh_contact [FILE]: two meshes come closer until they touch. With a file, as tests/data/fetch.sh leaves it
// (bunny.txt: the numbers of vertices and triangles, then a vertex a line, then a triangle a line), they are
// two of that mesh; without, two rings like the links of a chain.
#include <jostle/core/constants.h>
#include <jostle/math/trigonometry.h>

#include <cstdio>
#include <fstream>
#include <optional>

#include "mesh.h"

using namespace jostle;

namespace {

/// A ring about the z axis, 1 m from its middle to that of its tube.
mesh::Surface ring(float tube_radius, int around, int across) {
    mesh::Surface surface;
    for (int i = 0; i < around; ++i) {
        for (int k = 0; k < across; ++k) {
            const SinCos a = sin_cos(2.0f * kPi * static_cast<float>(i) / static_cast<float>(around));
            const SinCos c = sin_cos(2.0f * kPi * static_cast<float>(k) / static_cast<float>(across));
            const float r = 1.0f + tube_radius * c.cos;
            surface.vertices.push_back({r * a.cos, r * a.sin, tube_radius * c.sin});
            const auto at = [&](int m, int n) { return m % around * across + n % across; };
            surface.triangles.push_back({at(i, k), at(i + 1, k), at(i + 1, k + 1)});
            surface.triangles.push_back({at(i, k), at(i + 1, k + 1), at(i, k + 1)});
        }
    }
    return surface;
}

std::optional<mesh::Surface> read_mesh(const char* path) {
    std::ifstream file(path);
    std::size_t vertex_count = 0, triangle_count = 0;
    if (!(file >> vertex_count >> triangle_count)) return {};
    mesh::Surface surface;
    surface.vertices.resize(vertex_count);
    surface.triangles.resize(triangle_count);
    for (Vec3& v : surface.vertices) file >> v.x >> v.y >> v.z;
    for (auto& t : surface.triangles) {
        file >> t[0] >> t[1] >> t[2];
        for (const int v : t) {
            if (v < 0 || static_cast<std::size_t>(v) >= vertex_count) return {};
        }
    }
    if (!file) return {};
    return surface;
}

}  // namespace

int main(int argc, char** argv) {
    const std::optional<mesh::Surface> surface = argc > 1 ? read_mesh(argv[1]) : ring(0.25f, 48, 24);
    if (!surface) {
        std::fprintf(stderr, "mesh_contact: %s is no mesh\n", argv[1]);
        return 1;
    }
    const mesh::Mesh part(*surface);
    std::printf("two meshes of %d triangles\n", part.triangle_count());
    const Aabb3 box = part.tree.bounds();
    const float width = box.upper.x - box.lower.x;

    // The second one, turned by a right angle about x, comes along x.
    Transform3 pose;
    pose.q = {{1.0f, 0.0f, 0.0f}, {0.0f, 0.0f, 1.0f}, {0.0f, -1.0f, 0.0f}};
    for (const float step : {1.1f, 1.0f, 0.9f, 0.7f, 0.4f, 0.3f}) {
        pose.p.x = step * width;
        // One contact, if there is any; then the others, one after the other, until nothing is left to look
        // at.
        PairContext context;
        mesh::Contact first{};
        if (!mesh::next_contact(part, part, pose, context, first)) {
            std::printf("%.1f widths apart: nothing touches\n", static_cast<double>(step));
            continue;
        }
        int more = 0;
        mesh::Contact next{};
        while (!context.empty()) more += mesh::next_contact(part, part, pose, context, next) ? 1 : 0;
        std::printf("%.1f widths apart: triangle %d touches triangle %d, and %d more pairs touch\n",
                    static_cast<double>(step), first.a, first.b, more);
    }
}
