// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether the meshes have a point in common is decided first, as triangles that pierce each other have edges
// that are apart. Then both trees are gone down together, the nearest boxes first, and no further than the
// nearest triangles so far.
//
// A pair of boxes is at least as far apart in the world as it is in either's frame, but for the margin of the
// moved box and the stretch of that frame's rotation: so pairs matter up to (d stretch + margin)^2. Nor do
// those matter between which lies a slab across the way between the nearest points so far that is thicker
// than it is long, but for rounding, which is less than four margins; nor those that their own slabs keep
// further apart (node_slabs.h).
#include <jostle/mesh/mesh_distance.h>
#include <jostle/spatial/arguments.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "mesh/kernels/distance_kernels.h"
#include "mesh/mesh_store.h"
#include "mesh/near_list.h"
#include "mesh/triangle_pair.h"

namespace jostle {

namespace {

using detail::MeshPoses;
using detail::MeshStore;
using detail::NearestPoints;
using detail::NearestSoFar;

void limit_to(const MeshPoses& poses, double squared, detail::NearLimits& limits) {
    const double length = std::sqrt(squared) * static_cast<double>(poses.stretch);
    const double of_boxes = length + static_cast<double>(poses.margin);
    // Three roundings of a sum of squares.
    limits.squared = static_cast<float>(of_boxes * of_boxes * (1.0 + 0x1p-20)) + 0x1p-126f;
    limits.length = static_cast<float>(length * (1.0 + 0x1p-20)) + 0x1p-126f;
}

/// Boxes are from now on measured along the way between the nearest points, too. With u its direction and R
/// a rotation, u . (R x + s) = (R^T u) . x + u . s, whose least or greatest value in a box takes one bound
/// per axis.
void measure_along_way(const MeshPoses& poses, NearestSoFar& nearest) {
    const NearestPoints& points = nearest.triangles.points;
    const detail::Double3 way = points.b - points.a;
    const double length = std::sqrt(points.squared_distance);
    if (!(length > 0.0)) return;
    detail::NearLimits& limits = nearest.limits;
    const double u[3] = {way.x / length, way.y / length, way.z / length};
    double between = 0.0;
    for (int side = 0; side < 2; ++side) {
        const detail::MeshPose& pose = side == 0 ? poses.a : poses.b;
        double turned[3];
        for (int j = 0; j < 3; ++j) {
            turned[j] = pose.turn[0][j] * u[0] + pose.turn[1][j] * u[1] + pose.turn[2][j] * u[2];
            limits.scale[side][j] = static_cast<float>(std::fabs(turned[j]));
            // The lower bounds of b, and the upper bounds of a.
            limits.row[side][j] = (turned[j] > 0.0) == (side == 1) ? j : 3 + j;
            between += u[j] * (side == 1 ? pose.shift[j] : -pose.shift[j]);
        }
        if (side == 1) continue;
        const double norm = std::sqrt(turned[0] * turned[0] + turned[1] * turned[1] + turned[2] * turned[2]);
        for (int j = 0; j < 3; ++j) limits.way[j] = static_cast<float>(turned[j] / norm);
    }
    limits.between = static_cast<float>(between);
    limits.gap = static_cast<float>(length * (1.0 + 0x1p-20) + 4.0 * static_cast<double>(poses.margin));
}

void limit_list(const MeshPoses& poses, float up_to, NearestSoFar& nearest) {
    const double far = static_cast<double>(up_to);
    limit_to(poses, far * far, nearest.limits);
    nearest.limits.gap = static_cast<float>(far * (1.0 + 0x1p-20) + 4.0 * static_cast<double>(poses.margin));
}
/// [m] The gap of a pair, of which so many others have less, and lie before it now. NaN is less than any.
float gap_at(std::span<detail::KeptPair> pairs, std::size_t count) {
    const auto key = [](const detail::KeptPair& pair) {
        return pair.gap >= 0.0f ? pair.gap : -std::numeric_limits<float>::infinity();
    };
    std::nth_element(pairs.begin(), pairs.begin() + static_cast<std::ptrdiff_t>(count), pairs.end(),
                     [&](const detail::KeptPair& p, const detail::KeptPair& q) {
                         // ORDER: by ids, where gaps are the same.
                         return key(p) != key(q) ? key(p) < key(q) : (p.a != q.a ? p.a < q.a : p.b < q.b);
                     });
    return key(pairs[count]);
}

/// In a mesh's own frame.
Vec3 seen_from(const detail::MeshPose& pose, const detail::Double3& p) {
    const double d[3] = {p.x - pose.shift[0], p.y - pose.shift[1], p.z - pose.shift[2]};
    const auto column = [&](int j) {
        return static_cast<float>(pose.turn[0][j] * d[0] + pose.turn[1][j] * d[1] + pose.turn[2][j] * d[2]);
    };
    return {column(0), column(1), column(2)};
}

}  // namespace

void detail::offer(const MeshPoses& poses, const PlacedTriangle& a, const PlacedTriangle& b, int of_a,
                   int of_b, NearestSoFar& nearest) {
    const auto measure = [&](const PlacedTriangle& p, const PlacedTriangle& q) {
        return nearest_points(p, q, nearest.triangles.error);
    };
    if (!nearest.triangles.offer(a, b, of_a, of_b, measure)) return;
    limit_to(poses, nearest.triangles.points.squared_distance, nearest.limits);
    measure_along_way(poses, nearest);
}

struct detail::DistanceSearch {
    static MeshDistance run(MeshDistanceContext& context, const TriangleMesh& a, const Transform3& at_a,
                            const TriangleMesh& b, const Transform3& at_b, float r) {
        const Call call("distance");
        call.in(kUpToInfinity, "r", r);
        const MeshPoses poses = make_poses(call, a.bounds(), at_a, b.bounds(), at_b);
        const MeshOverlap common = overlap(context.contacts_, a, at_a, b, at_b);
        MeshDistance result;
        if (common && r > 0.0f) {
            result = touching(a.store(), b.store(), poses, common.first);
        } else if (r > 0.0f && !a.empty() && !b.empty()) {
            NearestSoFar nearest{NearestTriangles(static_cast<double>(poses.point_error))};
            const double far = static_cast<double>(r);
            nearest.triangles.points.squared_distance = far * far;
            limit_to(poses, far * far, nearest.limits);
            nearest.limits.gap = std::numeric_limits<float>::infinity();
            guess(a, b, poses, nearest);
            result.work.nodes = descend(context, a.store(), b.store(), poses, nearest);
            const QueryWork work = result.work;
            if (nearest.triangles.a >= 0) result = in_world(poses, nearest.triangles);
            result.work = work;
        }
        add_counts(result.work, common.work);
        return result;
    }

    /// See near_list.h. The limits are those of `up_to`.
    static bool list(MeshDistanceContext& context, const MeshStore& a, const MeshStore& b,
                     const MeshPoses& poses, NearestSoFar& nearest, NearListing& wanted,
                     std::pmr::vector<KeptPair>& listed, QueryWork& work) {
        constexpr std::size_t kAtOnce = 1024;
        auto& waiting = context.waiting_;
        waiting.clear();
        waiting.push({0.0f, kTopPlace, kTopPlace});
        NearLists lists{};
        bool is_near = true;
        while (!waiting.empty() && is_near) {
            if (waiting.size() + kNearRoom > waiting.capacity()) waiting.reserve(waiting.capacity() * 2);
            if (lists.listed_count + kMostFound > listed.size())
                listed.resize(listed.size() + std::max(listed.size() / 2, kAtOnce));
            lists.waiting = waiting.data();
            lists.waiting_count = waiting.size();
            lists.waiting_capacity = waiting.capacity();
            lists.listed = listed.data();
            lists.listed_capacity = std::min(listed.size(), wanted.room + kMostFound);
            find_nearest(a, b, poses, lists, nearest);
            waiting.set_size(lists.waiting_count);
            if (lists.listed_count <= wanted.room) continue;
            const std::size_t left = wanted.room / 2;
            wanted.up_to = gap_at(std::span(listed).first(lists.listed_count), left) *
                           (1.0f - 0x1p-18f - (poses.stretch - 1.0f));
            lists.listed_count = left;
            limit_list(poses, wanted.up_to, nearest);
            is_near = wanted.up_to >= wanted.at_least;
        }
        work.nodes += lists.work;
        listed.resize(is_near ? lists.listed_count : 0);
        return is_near;
    }

  private:
    static MeshDistance touching(const MeshStore& a, const MeshStore& b, const MeshPoses& poses,
                                 MeshContact contact) {
        const PlacedTriangle of_a = placed(poses.a, a.corners(contact.a));
        const PlacedTriangle of_b = placed(poses.b, b.corners(contact.b));
        return in_world(poses, nearest_or_common(of_a, of_b), contact.a, contact.b);
    }

    /// Back and forth between the meshes, each time to the nearest point: mostly this ends near the nearest
    /// two, and then few boxes are left to open.
    static void guess(const TriangleMesh& a, const TriangleMesh& b, const MeshPoses& poses,
                      NearestSoFar& nearest) {
        constexpr int kRounds = 3;
        Vec3 from = seen_from(poses.a, placed(poses.b, center(b.bounds())));
        MeshPoint on_a, on_b;
        for (int round = 0; round < kRounds; ++round) {
            if (!is_finite(from)) return;
            on_a = a.closest(from);
            from = seen_from(poses.b, placed(poses.a, on_a.point));
            if (!is_finite(from)) return;
            on_b = b.closest(from);
            from = seen_from(poses.a, placed(poses.b, on_b.point));
        }
        offer(poses, placed(poses.a, a.store().corners(on_a.triangle)),
              placed(poses.b, b.store().corners(on_b.triangle)), on_a.triangle, on_b.triangle, nearest);
    }

    /// Returns how many pairs of nodes were opened.
    static std::int64_t descend(MeshDistanceContext& context, const MeshStore& a, const MeshStore& b,
                                const MeshPoses& poses, NearestSoFar& nearest) {
        auto& waiting = context.waiting_;
        waiting.clear();
        waiting.push({0.0f, kTopPlace, kTopPlace});
        NearLists lists{};
        while (!waiting.empty()) {
            if (waiting.size() + kNearRoom > waiting.capacity()) waiting.reserve(waiting.capacity() * 2);
            lists.waiting = waiting.data();
            lists.waiting_count = waiting.size();
            lists.waiting_capacity = waiting.capacity();
            find_nearest(a, b, poses, lists, nearest);
            waiting.set_size(lists.waiting_count);
        }
        return lists.work;
    }
};

bool detail::list_near(MeshDistanceContext& context, const MeshStore& a, const MeshStore& b,
                       const MeshPoses& poses, const NearestPoints& points, NearListing& wanted,
                       std::pmr::vector<KeptPair>& listed, QueryWork& work) {
    listed.clear();
    if (a.triangle_count == 0 || b.triangle_count == 0) return true;
    NearestSoFar nearest{NearestTriangles(static_cast<double>(poses.point_error))};
    nearest.triangles.points = points;
    measure_along_way(poses, nearest);
    limit_list(poses, wanted.up_to, nearest);
    return DistanceSearch::list(context, a, b, poses, nearest, wanted, listed, work);
}

MeshDistance distance(MeshDistanceContext& context, const TriangleMesh& a, const Transform3& at_a,
                      const TriangleMesh& b, const Transform3& at_b, float r) {
    return detail::DistanceSearch::run(context, a, at_a, b, at_b, r);
}

MeshDistance distance(const TriangleMesh& a, const Transform3& at_a, const TriangleMesh& b,
                      const Transform3& at_b, float r) {
    MeshDistanceContext context;
    return distance(context, a, at_a, b, at_b, r);
}

}  // namespace jostle
