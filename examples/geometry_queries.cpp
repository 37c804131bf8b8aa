// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Points, rays, distances, depths, boxes.
#include <jostle/geometry/boxes.h>
#include <jostle/geometry/chain.h>
#include <jostle/geometry/distance.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/penetration.h>
#include <jostle/geometry/point.h>
#include <jostle/geometry/ray.h>

#include <array>
#include <cstdio>

using namespace jostle;

namespace {

void print(const char* what, float number, Vec2 where) {
    std::printf("%s %.2f at (%.2f, %.2f)\n", what, static_cast<double>(number), static_cast<double>(where.x),
                static_cast<double>(where.y));
}

}  // namespace

int main() {
    const Geometry box = Polygon::box(1, 1);
    const Geometry ball = Circle{{0, 0}, 0.5f};

    // Points and rays are given in the shape's own frame: bring them there first.
    const Transform pose{{10, 0}, {}};
    const ClosestPoint closest = closest_point(box, inverse_apply(pose, {13, 0}));
    print("closest, distance", closest.distance, apply(pose, closest.point));
    const ShapeRayHit hit = ray_cast(box, {{-3, 0}, {4, 0}});  // an origin, and the way from there
    print("ray, fraction", hit.fraction, hit.point);
    const ShapeRayHit inside = ray_cast(box, {{0, 0}, {4, 0}});
    std::printf("from inside: hit %d, started_inside %d\n", inside.hit, inside.started_inside);

    // Of a pair everything is in A's frame. A cache makes the next question about the same pair faster.
    const Transform b_in_a{{3, 0}, {}};
    SimplexCache cache;
    const DistanceResult apart = distance(box, ball, b_in_a, {}, &cache);
    print("distance", apart.distance, apart.point_a);
    const Penetration deep = penetration(box, ball, {{1.2f, 0}, {}});
    print("depth", deep.depth, deep.point_a);
    std::printf("overlap: %d\n", overlap(box, ball, b_in_a));

    // A chain is a view on your points; whichever child was hit is in the answer.
    const std::array<Vec2, 4> hills{{{9, 0}, {6, 1}, {3, 0}, {0, 0}}};
    const Chain chain{hills.data(), 4};
    const ChainRayHit ground = ray_cast(chain, {{1, 5}, {0, -10}});
    std::printf("the ray meets child %d at fraction %.2f\n", ground.segment,
                static_cast<double>(ground.hit.fraction));

    const Aabb<2> tight = bounds(box, pose);
    const Aabb<2> fat = fat_bounds(box, pose, 0.1f);
    std::printf("%.2f m wide, fat %.2f\n", static_cast<double>(tight.upper.x - tight.lower.x),
                static_cast<double>(fat.upper.x - fat.lower.x));
}
