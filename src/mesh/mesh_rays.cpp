// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rays against a mesh. The kernel finds triangles and fractions; what is told of a hit is computed from the
// triangle alone.
#include <jostle/spatial/arguments.h>
#include <jostle/spatial/cast.h>

#include <cmath>
#include <string>

#include "mesh/batch.h"
#include "mesh/kernels/ray_kernels.h"
#include "mesh/ray_triangle.h"

namespace jostle {

void TriangleMesh::start_ray(const Call& call, const Ray3& ray) {
    const Vec3 &p = ray.origin, &d = ray.translation;
    // 0, unless one of them is infinite or NaN.
    const float none =
        ((p.x - p.x) + (p.y - p.y)) + ((p.z - p.z) + (d.x - d.x)) + ((d.y - d.y) + (d.z - d.z));
    if (!(none == 0.0f && ray.max_fraction >= 0.0f)) detail::refuse_ray(call, ray);
    if (ray.translation == Vec3{})
        call.refuse("translation", to_text(ray.translation), "it must not be zero");
}

void TriangleMesh::next_ray_hits(const Ray3& ray, detail::OrderedWalk& walk) const {
    detail::ray_walk(store().view(), store().blocks.data(), ray, walk);
}

namespace {

/// In place: a copy of what has just been written would wait for it.
void fill(MeshRayHit& hit, const TriangleCorners& t, const double (&weights)[3], int id, float fraction) {
    using detail::Double3;
    const Double3 a = detail::to_double(t[0]), b = detail::to_double(t[1]), c = detail::to_double(t[2]);
    hit.hit = true;
    hit.triangle = id;
    hit.fraction = fraction;
    hit.point = to_float(a * weights[0] + b * weights[1] + c * weights[2]);
    const Double3 normal = cross(b - a, c - a);
    const double length = std::sqrt(dot(normal, normal));
    // A product of two lengths below 1e-162 m vanishes: no float is so small.
    if (length > 0.0) hit.normal = to_float(normal * (1.0 / length));
}

}  // namespace

MeshRayHit TriangleMesh::ray_hit(const Ray3& ray, int id, float fraction) const {
    const TriangleCorners t = store().corners(id);
    const detail::RayMeeting meeting = detail::meet(detail::RayFrame(ray), detail::to_double(t[0]),
                                                    detail::to_double(t[1]), detail::to_double(t[2]));
    MeshRayHit hit;
    fill(hit, t, meeting.weights, id, fraction);
    return hit;
}

MeshRayHit TriangleMesh::ray_closest(const Ray3& ray) const {
    start_ray("TriangleMesh::ray_closest", ray);
    const detail::TriangleBlock* const blocks = store().blocks.data();
    const detail::RayPlace first = detail::first_ray_hit(store().view(), blocks, ray, false);
    MeshRayHit hit;
    // The corners in the block have just been read.
    if (first.id >= 0)
        fill(hit, blocks[first.block].corners(first.slot), first.weights, first.id, first.fraction);
    hit.work.nodes = first.nodes;
    hit.work.items = first.id >= 0 ? 1 : 0;
    return hit;
}

bool TriangleMesh::ray_any(const Ray3& ray) const {
    start_ray("TriangleMesh::ray_any", ray);
    return detail::first_ray_hit(store().view(), store().blocks.data(), ray, true).id >= 0;
}

QueryWork TriangleMesh::ray_all(const Ray3& ray, std::vector<MeshRayHit>& found) const {
    return detail::append_hits(found, [&](auto&& visitor) { return ray_all(ray, visitor); });
}

void TriangleMesh::ray_closest(std::span<const Ray3> rays, std::span<MeshRayHit> hits,
                               TaskScheduler* scheduler) const {
    const Call call("TriangleMesh::ray_closest");
    detail::require_places(call, "hits", hits.size(), rays.size());
    for (const Ray3& ray : rays) start_ray(call, ray);
    detail::for_each_of(rays.size(), scheduler, [&](std::size_t i) { hits[i] = ray_closest(rays[i]); });
}

}  // namespace jostle
