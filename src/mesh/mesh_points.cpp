// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The triangles near a point, by the trees' search for the nearest.
#include <jostle/spatial/arguments.h>
#include <jostle/spatial/nearest.h>

#include <cmath>
#include <limits>
#include <string>

#include "mesh/batch.h"
#include "mesh/mesh_store.h"
#include "mesh/point_triangle.h"

namespace jostle {

namespace {

constexpr float kNoLimit = std::numeric_limits<float>::infinity();

detail::NearestOnTriangle nearest_on(const detail::MeshStore& mesh, const detail::Double3& p, int id) {
    const TriangleCorners t = mesh.corners(id);
    return detail::nearest_on_triangle(p, detail::to_double(t[0]), detail::to_double(t[1]),
                                       detail::to_double(t[2]));
}

NearestCount find_nearest(const detail::MeshStore& mesh, const Vec3& p, float bound,
                          std::span<Neighbor> found) {
    const detail::Double3 from = detail::to_double(p);
    return detail::find_nearest(mesh.view(), p, bound, kAllCategories, found, [&](int id, float of_box) {
        // Both round; no triangle is nearer than its box.
        return math::max(static_cast<float>(nearest_on(mesh, from, id).squared_distance), of_box);
    });
}

MeshPoint closest_within(const detail::MeshStore& mesh, const Vec3& p, float bound) {
    Neighbor nearest{};
    const NearestCount count = find_nearest(mesh, p, bound, {&nearest, 1});
    MeshPoint found;
    found.work = count.work;
    if (count.count == 0) return found;
    const detail::NearestOnTriangle on = nearest_on(mesh, detail::to_double(p), nearest.id);
    found.hit = true;
    found.triangle = nearest.id;
    found.feature = on.feature;
    found.point = to_float(on.point);
    found.distance = static_cast<float>(std::sqrt(on.squared_distance));
    return found;
}

}  // namespace

MeshPoint TriangleMesh::closest(const Vec3& p) const {
    Call("TriangleMesh::closest").finite("p", p);
    return closest_within(store(), p, kNoLimit);
}

MeshPoint TriangleMesh::closest(const Vec3& p, float r) const {
    const Call call("TriangleMesh::closest");
    call.finite("p", p);
    call.in(detail::kUpToInfinity, "r", r);
    return closest_within(store(), p, detail::last_square_below(r));
}

void TriangleMesh::closest(StridedView<const Vec3> points, std::span<MeshPoint> found,
                           TaskScheduler* scheduler) const {
    const Call call("TriangleMesh::closest");
    detail::require_places(call, "found", found.size(), points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!is_finite(points[i])) call.finite(detail::element_text("points", i), points[i]);
    }
    detail::for_each_of(points.size(), scheduler,
                        [&](std::size_t i) { found[i] = closest_within(store(), points[i], kNoLimit); });
}

NearestCount TriangleMesh::k_nearest(const Vec3& p, std::span<Neighbor> found) const {
    Call("TriangleMesh::k_nearest").finite("p", p);
    return find_nearest(store(), p, kNoLimit, found);
}

float TriangleMesh::signed_distance(const Vec3& p) const {
    const Call call("TriangleMesh::signed_distance");
    call.finite("p", p);
    require_closed(call);
    const MeshPoint nearest = closest_within(store(), p, kNoLimit);
    if (!nearest) return kNoLimit;
    return contains(p) ? -nearest.distance : nearest.distance;
}

}  // namespace jostle
