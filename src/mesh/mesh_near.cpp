// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs of triangles that are nearer than r: the descent for contacts, with boxes that are larger by r. Each
// pair that it leads to is measured, unless the boxes of the two triangles where they lie are too far apart.
#include <jostle/mesh/mesh_distance.h>
#include <jostle/spatial/arguments.h>

#include "mesh/mesh_store.h"
#include "mesh/triangle_distance.h"
#include "mesh/triangle_pair.h"

namespace jostle {

void detail::NearSearch::begin(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                               const Transform3& at_b, float r, MeshPairContext& context) {
    const Call call("near_pairs");
    call.in(kUpToInfinity, "r", r);
    ContactSearch::begin(call, MeshVerb::kNearPairs, a, at_a, b, at_b, context, r);
}

bool detail::NearSearch::next(const TriangleMesh& a, const TriangleMesh& b, MeshPairContext& context,
                              MeshDistance& found, QueryWork& work) {
    const MeshPoses& poses = context.poses_;
    const double limit = static_cast<double>(context.r_) * static_cast<double>(context.r_);
    bool is_near = false;
    // Pairs of one block have the same triangle several times in turn.
    PlacedTriangle placed_a{};
    int last_a = -1;
    const auto visitor = [&](int of_a, int of_b) {
        if (of_a != last_a) placed_a = placed(poses.a, a.store().corners(of_a));
        last_a = of_a;
        const PlacedTriangle placed_b = placed(poses.b, b.store().corners(of_b));
        if (squared_gap(placed_a, placed_b) > limit * (1.0 + 0x1p-40)) return Visit::kDescend;
        const NearestPoints points =
            nearest_or_common(placed_a, placed_b, static_cast<double>(poses.point_error));
        is_near = points.squared_distance < limit;
        if (!is_near) return Visit::kDescend;
        found = in_world(poses, points, of_a, of_b);
        return Visit::kStop;
    };
    if (!context.pairs_.empty()) {
        const DescentTask<3> task = ContactSearch::task_of(a, b, context);
        work.nodes += PairSearch::go_on(task, context.pairs_, visitor).nodes;
    }
    if (!is_near) context.clear();
    return is_near;
}

}  // namespace jostle
