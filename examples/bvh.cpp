// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A tree over boxes that stay, or all change together.
#include <jostle/spatial/bvh.h>

#include <cstdio>
#include <vector>

using namespace jostle;

int main() {
    std::vector<Aabb3> boxes;
    boxes.reserve(1000);
    for (float z = 0; z < 10; ++z) {
        for (float y = 0; y < 10; ++y) {
            for (float x = 0; x < 10; ++x) boxes.push_back({{x, y, z}, {x + 0.5f, y + 0.5f, z + 0.5f}});
        }
    }
    Bvh<3> tree;
    tree.build(boxes, {.method = BuildMethod::kBinned});  // an id is an index in `boxes`

    // The first box along a ray, and one after the other all that it meets.
    const CastHit hit = tree.ray_closest({{-5, 2.25f, 3.25f}, {1, 0, 0}, 100});
    std::printf("box %d at fraction %.1f\n", hit.id, static_cast<double>(hit.fraction));
    int met = 0;
    tree.ray_all({{-5, 2.25f, 3.25f}, {1, 0, 0}, 100}, [&](int) { ++met; });
    std::printf("%d boxes along it\n", met);

    // Everything lies lower now; the grouping in the tree stays.
    for (Aabb3& box : boxes) box = {box.lower - Vec3{0, 0, 2}, box.upper - Vec3{0, 0, 2}};
    tree.refit(boxes);
    std::printf("lowest z: %.1f\n", static_cast<double>(tree.bounds().lower.z));
}
