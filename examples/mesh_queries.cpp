// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One mesh: its flaws and measures, rays, points, boxes.
#include <jostle/core/constants.h>
#include <jostle/math/trigonometry.h>
#include <jostle/mesh/triangle_mesh.h>

#include <cstdio>
#include <vector>

using namespace jostle;

namespace {

struct Ring {
    std::vector<Vec3> vertices;
    std::vector<TriangleVertices> triangles;
};

/// About the z axis, 2 m from its middle to that of its tube, which is 1 m thick.
Ring make_ring(int around, int across) {
    Ring ring;
    for (int i = 0; i < around; ++i) {
        for (int k = 0; k < across; ++k) {
            const SinCos a = sin_cos(2.0f * kPi * static_cast<float>(i) / static_cast<float>(around));
            const SinCos c = sin_cos(2.0f * kPi * static_cast<float>(k) / static_cast<float>(across));
            const float r = 2.0f + 0.5f * c.cos;
            ring.vertices.push_back({r * a.cos, r * a.sin, 0.5f * c.sin});
            const auto at = [&](int m, int n) { return m % around * across + n % across; };
            ring.triangles.push_back({at(i, k), at(i + 1, k), at(i + 1, k + 1)});
            ring.triangles.push_back({at(i, k), at(i + 1, k + 1), at(i, k + 1)});
        }
    }
    return ring;
}

double number(float x) {
    return static_cast<double>(x);
}

}  // namespace

int main() {
    const Ring ring = make_ring(64, 32);
    const TriangleMesh mesh(ring.vertices, ring.triangles);

    const MeshReport report = mesh.report();
    std::printf("%d triangles, %s, %zu without area\n", mesh.triangle_count(),
                report.closed ? "closed" : "open", report.degenerate.size());
    const MeshMass mass = mesh.mass();
    std::printf("%.1f m^2, %.1f m^3\n", number(mesh.area()), number(mass.volume));

    // The first triangle along a ray, and all that it meets.
    const Ray3 ray{{-4, 0.1f, 0.1f}, {8, 0, 0}};
    if (const MeshRayHit hit = mesh.ray_closest(ray)) std::printf("met at x = %.2f\n", number(hit.point.x));
    std::vector<MeshRayHit> all;
    mesh.ray_all(ray, all);
    std::printf("%zu triangles along it\n", all.size());

    // The middle of the ring is outside of it; the middle of its tube is inside.
    std::printf("from the middle %.2f m, from the tube's %.2f m\n", number(mesh.signed_distance({0, 0, 0})),
                number(mesh.signed_distance({2, 0, 0})));
    const MeshPoint nearest = mesh.closest({5, 0, 0});
    std::printf("the nearest to (5, 0, 0) is (%.1f, %.1f, %.1f), %.1f m away\n", number(nearest.point.x),
                number(nearest.point.y), number(nearest.point.z), number(nearest.distance));

    int in_box = 0;
    mesh.query({{2, -0.1f, -0.1f}, {3, 0.1f, 0.1f}}, [&](int) { ++in_box; });
    std::printf("%d triangles in a box\n", in_box);
}
