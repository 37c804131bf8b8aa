// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether the meshes have a point in common is decided first, as triangles that pierce each other have edges
// that are apart. Then both trees are gone down together, the nearest boxes first, and no further than the
// nearest triangles so far.
//
// A pair of boxes is at least as far apart in the world as it is in a's frame, but for the margin of the
// moved box and the stretch of a's rotation: so pairs matter up to (d stretch + margin)^2. Nor do those
// matter between which lies a slab across the way between the nearest points so far that is thicker than it
// is long, but for rounding, which is less than four margins.
#include <jostle/mesh/mesh_distance.h>
#include <jostle/spatial/arguments.h>

#include <cmath>
#include <limits>

#include "mesh/kernels/distance_kernels.h"
#include "mesh/mesh_store.h"
#include "mesh/triangle_distance.h"
#include "mesh/triangle_pair.h"

namespace jostle {

namespace {

using detail::MeshPoses;
using detail::MeshStore;
using detail::NearestPoints;
using detail::NearPair;

/// The nearest so far.
struct Best {
    NearestPoints points;
    int a = -1, b = -1;
    detail::NearLimits limits{};
    double least_gap = 0.0;  ///< [m^2] of what is further away for sure, along the way between the points

    /// ORDER: the nearer; of those as near, the smaller ids.
    [[nodiscard]] bool is_beaten_by(double squared, int of_a, int of_b) const {
        if (squared != points.squared_distance) return squared < points.squared_distance;
        return a >= 0 && (of_a != a ? of_a < a : of_b < b);
    }
};

float limit_of(const MeshPoses& poses, double squared) {
    const double length =
        std::sqrt(squared) * static_cast<double>(poses.stretch) + static_cast<double>(poses.margin);
    // Three roundings of a sum of squares.
    return static_cast<float>(length * length * (1.0 + 0x1p-20)) + 0x1p-126f;
}

/// Boxes are from now on measured along the way between the nearest points, too. With u its direction and R
/// a rotation, u . (R x + s) = (R^T u) . x + u . s, whose least or greatest value in a box takes one bound
/// per axis.
void measure_along_way(const MeshPoses& poses, Best& best) {
    const detail::Double3 way = best.points.b - best.points.a;
    const double length = std::sqrt(best.points.squared_distance);
    if (!(length > 0.0)) return;
    const double u[3] = {way.x / length, way.y / length, way.z / length};
    double between = 0.0;
    for (int side = 0; side < 2; ++side) {
        const detail::MeshPose& pose = side == 0 ? poses.a : poses.b;
        for (int j = 0; j < 3; ++j) {
            const double c = pose.turn[0][j] * u[0] + pose.turn[1][j] * u[1] + pose.turn[2][j] * u[2];
            best.limits.scale[side][j] = static_cast<float>(std::fabs(c));
            // The lower bounds of b, and the upper bounds of a.
            best.limits.row[side][j] = (c > 0.0) == (side == 1) ? j : 3 + j;
            between += u[j] * (side == 1 ? pose.shift[j] : -pose.shift[j]);
        }
    }
    best.limits.between = static_cast<float>(between);
    best.limits.gap = static_cast<float>(length * (1.0 + 0x1p-20) + 4.0 * static_cast<double>(poses.margin));
}

/// Whether a plane across the way between the nearest points so far shows that two triangles are further
/// apart.
bool is_further(const detail::PlacedTriangle& a, const detail::PlacedTriangle& b, const Best& best) {
    if (best.a < 0) return false;
    const detail::Double3 way = best.points.b - best.points.a;
    const auto along = [&way](const detail::Double3& p) { return dot(p, way); };
    const double of_a = std::fmax(std::fmax(along(a.at[0]), along(a.at[1])), along(a.at[2]));
    const double of_b = std::fmin(std::fmin(along(b.at[0]), along(b.at[1])), along(b.at[2]));
    return of_b - of_a > best.least_gap;
}

void try_triangles(const detail::PlacedTriangle& a, const detail::PlacedTriangle& b, const MeshPoses& poses,
                   int of_a, int of_b, Best& best) {
    if (is_further(a, b, best)) return;
    const NearestPoints points = nearest_points(a, b);
    if (!best.is_beaten_by(points.squared_distance, of_a, of_b)) return;
    best.points = points;
    best.a = of_a;
    best.b = of_b;
    best.limits.squared = limit_of(poses, points.squared_distance);
    measure_along_way(poses, best);
    // Projections round by less than a thousandth of the margin.
    const double length = std::sqrt(points.squared_distance);
    best.least_gap = length * (length + static_cast<double>(poses.margin));
}

/// The triangles of a block where they lie, each placed when it is first asked for.
class PlacedBlock {
  public:
    PlacedBlock(const detail::MeshPose& pose, const detail::TriangleBlock& block,
                const detail::WideNode3& node)
        : pose_(pose), block_(block), node_(node) {}
    const detail::PlacedTriangle& at(std::int32_t id) {
        int slot = 0;
        while (node_.link[slot] != id) ++slot;
        if ((done_ >> slot & 1u) == 0) {
            placed_[slot] =
                placed(pose_, {block_.corner(0, slot), block_.corner(1, slot), block_.corner(2, slot)});
            done_ |= 1u << slot;
        }
        return placed_[slot];
    }

  private:
    const detail::MeshPose& pose_;
    const detail::TriangleBlock& block_;
    const detail::WideNode3& node_;
    detail::PlacedTriangle placed_[detail::kBlockSize];
    unsigned done_ = 0;
};

/// In a mesh's own frame.
Vec3 seen_from(const detail::MeshPose& pose, const detail::Double3& p) {
    const double d[3] = {p.x - pose.shift[0], p.y - pose.shift[1], p.z - pose.shift[2]};
    const auto column = [&](int j) {
        return static_cast<float>(pose.turn[0][j] * d[0] + pose.turn[1][j] * d[1] + pose.turn[2][j] * d[2]);
    };
    return {column(0), column(1), column(2)};
}

}  // namespace

struct detail::DistanceSearch {
    static MeshDistance run(MeshDistanceContext& context, const TriangleMesh& a, const Transform3& at_a,
                            const TriangleMesh& b, const Transform3& at_b, float r) {
        const Call call("distance");
        call.in(kUpToInfinity, "r", r);
        const MeshPoses poses = make_poses(call, a.bounds(), at_a, b.bounds(), at_b);
        const MeshOverlap common = overlap(context.contacts_, a, at_a, b, at_b);
        MeshDistance result;
        if (common && r > 0.0f) {
            result = touching(*a.store_, *b.store_, poses, common.first);
        } else if (r > 0.0f && !a.empty() && !b.empty()) {
            Best best;
            const double far = static_cast<double>(r);
            best.points.squared_distance = far * far;
            best.limits.squared = limit_of(poses, best.points.squared_distance);
            best.limits.gap = std::numeric_limits<float>::infinity();
            guess(a, b, poses, best);
            result.work.nodes = descend(context, *a.store_, *b.store_, poses, best);
            const QueryWork work = result.work;
            if (best.a >= 0) result = in_world(poses, best.points, best.a, best.b);
            result.work = work;
        }
        add_counts(result.work, common.work);
        return result;
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
    static void guess(const TriangleMesh& a, const TriangleMesh& b, const MeshPoses& poses, Best& best) {
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
        try_triangles(placed(poses.a, a.store_->corners(on_a.triangle)),
                      placed(poses.b, b.store_->corners(on_b.triangle)), poses, on_a.triangle, on_b.triangle,
                      best);
    }

    /// Returns how many pairs of nodes were opened.
    static std::int64_t descend(MeshDistanceContext& context, const MeshStore& a, const MeshStore& b,
                                const MeshPoses& poses, Best& best) {
        const MeshTreeView of_a = a.view(), of_b = b.view();
        auto& waiting = context.waiting_;
        waiting.clear();
        waiting.push({0.0f, 0, 0});
        NearPair found[kNearRoom];
        std::int64_t opened = 0;
        while (!waiting.empty()) {
            const NearPair next = waiting.pop();
            if (!(next.squared < best.limits.squared)) continue;
            ++opened;
            const WideNode3& node_a = next.a < 0 ? of_a.blocks[~next.a] : of_a.inner[next.a];
            const WideNode3& node_b = next.b < 0 ? of_b.blocks[~next.b] : of_b.inner[next.b];
            int count = 0;
            if ((next.a < 0) == (next.b < 0)) {
                count = near_slots(node_a, node_b, poses.b_to_a, best.limits, found);
            } else {
                const bool whole_is_a = next.a < 0;
                count = near_slots_of_whole(whole_is_a ? node_a : node_b, whole_is_a ? node_b : node_a,
                                            poses.b_to_a, whole_is_a, best.limits, found);
                for (int i = 0; i < count; ++i)
                    (whole_is_a ? found[i].a : found[i].b) = whole_is_a ? next.a : next.b;
            }
            if (next.a < 0 && next.b < 0) {
                PlacedBlock block_a(poses.a, a.blocks.data()[~next.a], node_a);
                PlacedBlock block_b(poses.b, b.blocks.data()[~next.b], node_b);
                while (count > 0 && found[--count].squared < best.limits.squared) {
                    const std::int32_t id_a = found[count].a, id_b = found[count].b;
                    try_triangles(block_a.at(id_a), block_b.at(id_b), poses, id_a, id_b, best);
                }
            } else {
                for (int i = 0; i < count; ++i) waiting.push(found[i]);
            }
        }
        return opened;
    }
};

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
