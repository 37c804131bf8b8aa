// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// mesh_contact [FILE]: two meshes come closer until they touch. With a file, as tests/data/fetch.sh leaves it
// (bunny.txt: the numbers of vertices and triangles, then a vertex a line, then a triangle a line), they are
// two of that mesh; without, two rings like the links of a chain.
#include <jostle/core/constants.h>
#include <jostle/math/trigonometry.h>
#include <jostle/mesh/mesh_pairs.h>

#include <cstdio>
#include <fstream>
#include <vector>

using namespace jostle;

namespace {

/// A ring about the z axis, 1 m from its middle to that of its tube.
TriangleMesh make_ring(float tube_radius, int around, int across) {
    std::vector<Vec3> vertices;
    std::vector<TriangleVertices> triangles;
    for (int i = 0; i < around; ++i) {
        for (int k = 0; k < across; ++k) {
            const SinCos a = sin_cos(2.0f * kPi * static_cast<float>(i) / static_cast<float>(around));
            const SinCos c = sin_cos(2.0f * kPi * static_cast<float>(k) / static_cast<float>(across));
            const float r = 1.0f + tube_radius * c.cos;
            vertices.push_back({r * a.cos, r * a.sin, tube_radius * c.sin});
            const auto at = [&](int m, int n) { return m % around * across + n % across; };
            triangles.push_back({at(i, k), at(i + 1, k), at(i + 1, k + 1)});
            triangles.push_back({at(i, k), at(i + 1, k + 1), at(i, k + 1)});
        }
    }
    return TriangleMesh(vertices, triangles);
}

/// An empty one where the file is none.
TriangleMesh read_mesh(const char* path) {
    std::ifstream file(path);
    std::size_t vertex_count = 0, triangle_count = 0;
    if (!(file >> vertex_count >> triangle_count)) return TriangleMesh();
    std::vector<Vec3> vertices(vertex_count);
    std::vector<TriangleVertices> triangles(triangle_count);
    for (Vec3& v : vertices) file >> v.x >> v.y >> v.z;
    for (TriangleVertices& t : triangles) file >> t[0] >> t[1] >> t[2];
    return file ? TriangleMesh(vertices, triangles) : TriangleMesh();
}

}  // namespace

int main(int argc, char** argv) {
    const TriangleMesh part = argc > 1 ? read_mesh(argv[1]) : make_ring(0.25f, 48, 24);
    if (part.empty()) {
        std::fprintf(stderr, "mesh_contact: %s is no mesh\n", argc > 1 ? argv[1] : "this");
        return 1;
    }
    std::printf("two meshes of %d triangles\n", part.triangle_count());
    const float width = part.bounds().upper.x - part.bounds().lower.x;

    // The second one, turned by a right angle about x, comes along x.
    Transform3 pose;
    pose.q = {{1.0f, 0.0f, 0.0f}, {0.0f, 0.0f, 1.0f}, {0.0f, -1.0f, 0.0f}};
    for (const float step : {1.1f, 1.0f, 0.9f, 0.7f, 0.4f, 0.3f}) {
        pose.p.x = step * width;
        // One contact, if there is any; then the search goes on where it stopped, to the end.
        MeshPairContext context;
        MeshContact first;
        contacts(context, part, {}, part, pose, [&first](MeshContact contact) {
            first = contact;
            return Visit::kStop;
        });
        if (first.a < 0) {
            std::printf("%.1f widths apart: nothing touches\n", static_cast<double>(step));
            continue;
        }
        int more = 0;
        if (!context.empty()) contacts(context, part, {}, part, pose, [&more](MeshContact) { ++more; });
        std::printf("%.1f widths apart: two triangles touch, and %d more pairs\n", static_cast<double>(step),
                    more);
    }
}
