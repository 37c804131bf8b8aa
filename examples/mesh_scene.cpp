// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Meshes among other things: a ball and points near a mesh, a scene of many meshes, and two meshes that are
// asked again and again while they move a little.
#include <jostle/mesh/mesh_memory.h>
#include <jostle/mesh/mesh_primitives.h>
#include <jostle/mesh/mesh_scene.h>

#include <cstdio>
#include <vector>

#include "mesh_box.h"

using namespace jostle;

namespace {

void primitives(const TriangleMesh& table) {
    const Sphere ball{{0.5f, 0, 1.25f}, 0.5f};
    const PrimitiveDistance gap = distance(table, {}, ball);
    std::printf("the ball is %.2f m above the table\n", static_cast<double>(gap.distance));
    const Box3 crate{{0.5f, 0.5f, 0.5f}, {{2.25f, 0, 0.75f}}};
    std::printf("the crate touches it: %s\n", overlap(table, {}, crate) ? "yes" : "no");
    const KdTree<3> cloud(std::vector<Vec3>{{5, 5, 5}, {0, 0, 0.75f}, {3, 0, 0}});
    const PrimitiveDistance nearest = distance(table, {}, cloud, {});
    std::printf("point %d of the cloud is the nearest, %.2f m away\n", nearest.point,
                static_cast<double>(nearest.distance));
}

void scene(const TriangleMesh& table, const TriangleMesh& cube) {
    MeshScene scene;
    const int first = scene.add(table, {{0, 0, 0}});
    const int stone = scene.add(cube, {{1, 0, 0.75f}});  // it sinks into the table
    scene.add(cube, {{9, 0, 0}});

    const MeshSceneHit hit = scene.ray_closest({{1, 0, 5}, {0, 0, -10}});
    std::printf("the ray meets instance %d at z = %.2f\n", hit.instance, static_cast<double>(hit.point.z));
    const MeshScenePoint near = scene.closest({7, 0, 0});
    std::printf("instance %d is %.2f m away\n", near.instance, static_cast<double>(near.distance));
    MeshSceneContext context;  // kept, so that later questions allocate nothing
    for (const MeshScenePair& pair : scene.pairs(context))
        std::printf("instances %d and %d meet\n", pair.a, pair.b);
    scene.move(stone, {{1, 0, 2}});
    std::printf("%zu pairs, once the stone is lifted off instance %d\n", scene.pairs(context).size(), first);
}

void memory(const TriangleMesh& table, const TriangleMesh& cube) {
    MeshPairMemory memory;  // one for each pair of meshes
    std::int64_t opened[2] = {};
    for (int step = 0; step < 100; ++step) {
        const Transform3 at{{0.25f, 0, 1.5f + 0.001f * static_cast<float>(step % 5)}};
        const MeshDistance kept = distance(memory, table, {}, cube, at);
        const MeshDistance fresh = distance(table, {}, cube, at);
        if (kept.distance != fresh.distance) std::printf("never printed\n");
        opened[0] += kept.work.nodes;
        opened[1] += fresh.work.nodes;
    }
    std::printf("with a memory fewer than a tenth of the boxes are opened: %s\n",
                10 * opened[0] < opened[1] ? "yes" : "no");
}

}  // namespace

int main() {
    const TriangleMesh table = make_box(2, 1, 0.5f), cube = make_box(0.5f, 0.5f, 0.5f);
    primitives(table);
    scene(table, cube);
    memory(table, cube);
}
