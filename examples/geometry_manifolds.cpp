// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where shapes touch: a pair, the same pair a step later, a pair in local form, many pairs at once.
#include <jostle/geometry/collide_batch.h>
#include <jostle/geometry/local_manifold.h>
#include <jostle/geometry/manifold.h>
#include <jostle/geometry/point_state.h>

#include <array>
#include <cstdio>

using namespace jostle;

int main() {
    const Geometry ground = Polygon::box(5, 1);
    const Geometry crate = Polygon::box(0.5f, 0.5f);

    // The crate stands on the ground, 2 mm deep.
    const Manifold manifold = collide(ground, crate, {{0, 1.498f}, {}});
    for (int i = 0; i < manifold.count; ++i) {
        const ManifoldPoint& point = manifold.points[i];
        std::printf("point %d at (%.1f, %.3f), separation %.3f\n", i, static_cast<double>(point.point.x),
                    static_cast<double>(point.point.y), static_cast<double>(point.separation));
    }

    // A step later: equal ids are the same contact points, whose impulses are still good.
    const Manifold later = collide(ground, crate, {{0.1f, 1.499f}, {}});
    const PointStates states = point_states(manifold, later);
    std::printf("persisted: %d and %d\n", states.after[0] == PointState::kPersisted,
                states.after[1] == PointState::kPersisted);

    // Kept in the shapes' own frames, and asked again elsewhere.
    const Transform ground_pose, crate_pose{{0.2f, 1.51f}, {}};
    const LocalManifold local = make_local(manifold, 0, 0, {{0, 1.498f}, {}});
    const WorldManifold moved = evaluate(local, ground_pose, 0, crate_pose, 0);
    std::printf("moved: separation %.3f\n", static_cast<double>(moved.points[0].separation));

    // Many pairs: those of the same types go side by side; the answers are collide()'s, bit for bit.
    const std::array<CollidePair, 2> pairs{
        {{&ground, &crate, {{0, 1.498f}, {}}}, {&ground, &crate, {{3, 9}, {}}}}};
    std::array<Manifold, 2> manifolds;
    collide(pairs, manifolds);
    std::printf("%d points and %d\n", manifolds[0].count, manifolds[1].count);
}
