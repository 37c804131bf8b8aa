// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Each solid is a core and a radius: a ball is a point, a capsule a segment, a box a box with none. What is
// nearest to the core is nearest to the solid, too.
#include <jostle/mesh/mesh_primitives.h>
#include <jostle/spatial/arguments.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "mesh/near_nodes.h"
#include "mesh/point_triangle.h"
#include "mesh/triangle_pair.h"

namespace jostle {

namespace {

using detail::Double3;
using detail::MeshPoses;
using detail::NearestPoints;
using detail::PlacedTriangle;

constexpr double kFarthest = std::numeric_limits<double>::infinity();

/// A core in a frame of its own, as far as a search needs it.
struct Frame {
    Aabb3 bounds;
    Transform3 at;
};

struct PointCore {
    static constexpr bool kIsSolid = false;
    Double3 center;

    [[nodiscard]] NearestPoints nearest(const PlacedTriangle& t, double) const {
        const detail::NearestOnTriangle on = detail::nearest_on_triangle(center, t.at[0], t.at[1], t.at[2]);
        return {on.squared_distance, on.point, center, on.feature, TriangleFeature::kCorner0};
    }
};

struct SegmentCore {
    static constexpr bool kIsSolid = false;
    PlacedTriangle segment;  ///< of no area

    [[nodiscard]] NearestPoints nearest(const PlacedTriangle& t, double) const {
        return nearest_or_common(t, segment);
    }
};

/// Corners are numbered by bits: 1 for the greater x, 2 for y, 4 for z.
class BoxCore {
  public:
    static constexpr bool kIsSolid = true;

    BoxCore(const detail::MeshPose& pose, const Vec3& half) {
        constexpr int kFaces[12][3] = {{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
                                       {2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5}};
        Double3 corners[8];
        for (int i = 0; i < 8; ++i) {
            corners[i] = placed(pose, Vec3{(i & 1) != 0 ? half.x : -half.x, (i & 2) != 0 ? half.y : -half.y,
                                           (i & 4) != 0 ? half.z : -half.z});
        }
        for (std::size_t f = 0; f < 12; ++f) {
            for (int i = 0; i < 3; ++i) faces_[f].at[i] = corners[kFaces[f][i]];
            // The corner across from one of a face is not in it.
            inner_side_[f] = side(faces_[f], corners[7 - kFaces[f][0]]);
        }
    }

    /// Nothing, infinitely far, where it is surely further away than the bound [m^2].
    [[nodiscard]] NearestPoints nearest(const PlacedTriangle& t, double bound) const {
        for (int i = 0; i < 3; ++i) {
            if (contains(t.at[i]))
                return {0.0, t.at[i], t.at[i], static_cast<TriangleFeature>(i), TriangleFeature::kFace};
        }
        NearestPoints best{};
        best.squared_distance = kFarthest;
        for (const PlacedTriangle& face : faces_) {
            if (squared_gap(t, face) > std::min(bound, best.squared_distance) * (1.0 + 0x1p-40)) continue;
            const NearestPoints points = nearest_or_common(t, face);
            if (points.squared_distance < best.squared_distance) best = points;
            if (best.squared_distance == 0.0) break;
        }
        return best;
    }

  private:
    [[nodiscard]] static int side(const PlacedTriangle& face, const Double3& p) {
        return orientation(face.at[0], face.at[1], face.at[2], p);
    }
    /// False of a flat box: its faces are all of it.
    [[nodiscard]] bool contains(const Double3& p) const {
        for (std::size_t f = 0; f < 12; ++f) {
            if (inner_side_[f] == 0 || side(faces_[f], p) == -inner_side_[f]) return false;
        }
        return true;
    }

    std::array<PlacedTriangle, 12> faces_{};
    std::array<int, 12> inner_side_{};
};

struct Nearest {
    NearestPoints points{};
    int triangle = -1;
    double distance = kFarthest;  ///< [m] from the core
    std::int64_t opened = 0;
};

/// Of the triangles up to `most` [m] from the core; or the first that is found.
template <class Core>
Nearest nearest_to(const TriangleMesh& mesh, const MeshPoses& poses, const Aabb3& bounds, const Core& core,
                   double most, bool first) {
    const detail::MeshStore& store = detail::MeshAccess::store(mesh);
    Nearest best;
    best.points.squared_distance = most * most * (1.0 + 0x1p-40);
    float limit = detail::near_limit(poses, most);
    best.opened = visit_near(
        store.view(), detail::moved<3>(poses.b_to_a, bounds), limit, [&](int id, int block, int slot) {
            const detail::TriangleBlock& of = store.blocks.data()[block];
            const NearestPoints points = core.nearest(
                placed(poses.a, TriangleCorners{of.corner(0, slot), of.corner(1, slot), of.corner(2, slot)}),
                best.points.squared_distance);
            const double squared = points.squared_distance;
            if (squared > best.points.squared_distance) return false;
            if (squared == best.points.squared_distance && best.triangle >= 0 && id > best.triangle)
                return false;
            const double distance = std::sqrt(squared);
            if (distance > most) return false;
            best.points = points;
            best.triangle = id;
            best.distance = distance;
            limit = detail::near_limit(poses, distance);
            return first || (Core::kIsSolid && squared == 0.0);
        });
    return best;
}

template <class Core>
PrimitiveOverlap overlap_with(const TriangleMesh& mesh, const MeshPoses& poses, const Aabb3& bounds,
                              const Core& core, float radius) {
    const Nearest found = nearest_to(mesh, poses, bounds, core, static_cast<double>(radius), true);
    PrimitiveOverlap result;
    result.hit = found.triangle >= 0;
    result.triangle = found.triangle;
    result.work.nodes = found.opened;
    result.work.items = result.hit ? 1 : 0;
    return result;
}

template <class Core>
PrimitiveDistance distance_to(const TriangleMesh& mesh, const MeshPoses& poses, const Aabb3& bounds,
                              const Core& core, float radius, float r) {
    PrimitiveDistance result;
    if (r == 0.0f) return result;
    const double wide = static_cast<double>(radius), most = static_cast<double>(r);
    const Nearest found = nearest_to(mesh, poses, bounds, core, most + wide, false);
    result.work.nodes = found.opened;
    const double away = found.distance > wide ? found.distance - wide : 0.0;
    if (found.triangle < 0 || !(away < most)) return result;
    const Double3 middle{poses.middle[0], poses.middle[1], poses.middle[2]};
    const Double3 &on_mesh = found.points.a, &on_core = found.points.b;
    result.hit = true;
    result.work.items = 1;
    result.distance = static_cast<float>(away);
    result.triangle = found.triangle;
    result.feature = found.points.feature_a;
    result.point_on_mesh = to_float(on_mesh + middle);
    result.point_on_other = away > 0.0
                                ? to_float(on_core + (on_mesh - on_core) * (wide / found.distance) + middle)
                                : result.point_on_mesh;
    return result;
}

Frame frame_of(const Call& call, const Sphere& sphere) {
    call.finite("sphere.center", sphere.center);
    call.in(kAtLeastZero, "sphere.radius", sphere.radius);
    return {{}, {sphere.center}};
}
PointCore core_of(const MeshPoses& poses, const Sphere&) {
    return {{poses.b.shift[0], poses.b.shift[1], poses.b.shift[2]}};
}

Frame frame_of(const Call& call, const Capsule3& capsule) {
    call.finite("capsule.a", capsule.a);
    call.finite("capsule.b", capsule.b);
    call.in(kAtLeastZero, "capsule.radius", capsule.radius);
    const Vec3 axis = capsule.b - capsule.a;
    if (!is_finite(axis)) call.refuse("capsule", to_text(axis), "from a to b must be a finite way");
    // It rounds.
    const Vec3 room = abs(axis) * 0x1p-22f;
    return {{min(Vec3{}, axis) - room, max(Vec3{}, axis) + room}, {capsule.a}};
}
SegmentCore core_of(const MeshPoses& poses, const Capsule3& capsule) {
    const Double3 middle{poses.middle[0], poses.middle[1], poses.middle[2]};
    const Double3 a = detail::to_double(capsule.a) - middle, b = detail::to_double(capsule.b) - middle;
    return {{{a, b, b}}};
}

Frame frame_of(const Call& call, const Box3& box) {
    call.in(kAtLeastZero, "box.half_extents", box.half_extents);
    return {{-box.half_extents, box.half_extents}, box.at};
}
BoxCore core_of(const MeshPoses& poses, const Box3& box) {
    return {poses.b, box.half_extents};
}

template <class Solid>
PrimitiveOverlap overlap_of(const TriangleMesh& mesh, const Transform3& at, const Solid& solid,
                            float radius) {
    const Call call("overlap");
    const Frame frame = frame_of(call, solid);
    const MeshPoses poses = detail::make_poses(call, mesh.bounds(), at, frame.bounds, frame.at);
    return overlap_with(mesh, poses, frame.bounds, core_of(poses, solid), radius);
}

template <class Solid>
PrimitiveDistance distance_of(const TriangleMesh& mesh, const Transform3& at, const Solid& solid,
                              float radius, float r) {
    const Call call("distance");
    const Frame frame = frame_of(call, solid);
    call.in(detail::kUpToInfinity, "r", r);
    const MeshPoses poses = detail::make_poses(call, mesh.bounds(), at, frame.bounds, frame.at);
    return distance_to(mesh, poses, frame.bounds, core_of(poses, solid), radius, r);
}

}  // namespace

PrimitiveOverlap overlap(const TriangleMesh& mesh, const Transform3& at, const Sphere& sphere) {
    return overlap_of(mesh, at, sphere, sphere.radius);
}
PrimitiveOverlap overlap(const TriangleMesh& mesh, const Transform3& at, const Capsule3& capsule) {
    return overlap_of(mesh, at, capsule, capsule.radius);
}
PrimitiveOverlap overlap(const TriangleMesh& mesh, const Transform3& at, const Box3& box) {
    return overlap_of(mesh, at, box, 0.0f);
}

PrimitiveDistance distance(const TriangleMesh& mesh, const Transform3& at, const Sphere& sphere, float r) {
    return distance_of(mesh, at, sphere, sphere.radius, r);
}
PrimitiveDistance distance(const TriangleMesh& mesh, const Transform3& at, const Capsule3& capsule, float r) {
    return distance_of(mesh, at, capsule, capsule.radius, r);
}
PrimitiveDistance distance(const TriangleMesh& mesh, const Transform3& at, const Box3& box, float r) {
    return distance_of(mesh, at, box, 0.0f, r);
}

}  // namespace jostle
