// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two meshes, each where it is: do they meet, where, and if not, how far are they apart?
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_pairs.h>

#include <cstdio>

#include "mesh_box.h"

using namespace jostle;

namespace {

void print(const char* name, const Vec3& p) {
    std::printf("%s (%.2f, %.2f, %.2f)\n", name, static_cast<double>(p.x), static_cast<double>(p.y),
                static_cast<double>(p.z));
}

}  // namespace

int main() {
    const TriangleMesh table = make_box(2, 1, 0.5f);
    const TriangleMesh cube = make_box(0.5f, 0.5f, 0.5f);
    const Transform3 at_table{{0, 0, 0}};
    Transform3 at_cube{{1.5f, 0.25f, 2}};

    // Apart: the distance, and a point of each that are so far apart.
    MeshDistanceContext memory;  // kept, so that later questions allocate nothing
    if (const MeshDistance apart = distance(memory, table, at_table, cube, at_cube)) {
        std::printf("%.2f m apart\n", static_cast<double>(apart.distance));
        print("on the table", apart.point_a);
        print("on the cube", apart.point_b);
    }
    std::printf("nearer than 0.5 m: %s\n",
                distance(memory, table, at_table, cube, at_cube, 0.5f) ? "yes" : "no");

    // Lowered until it sinks in: the first two triangles that meet, then all of them.
    at_cube.p.z = 0.75f;
    const MeshOverlap first = overlap(table, at_table, cube, at_cube);
    std::printf("they meet: %s\n", first ? "yes" : "no");
    int pairs = 0;
    float longest = 0.0f;
    contacts(table, at_table, cube, at_cube, [&](MeshContact contact) {
        ++pairs;
        const CommonPoints common = common_points(table, at_table, cube, at_cube, contact);
        if (common.count == 2) longest = math::max(longest, distance(common.points[0], common.points[1]));
    });
    std::printf("%d pairs of triangles, longest common segment %.2f m\n", pairs,
                static_cast<double>(longest));
}
