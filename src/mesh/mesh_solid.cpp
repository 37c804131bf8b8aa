// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether a point is in the solid that a mesh bounds, and which triangles meet a box. All by signs of exact
// determinants.
//
// Inside: a ray from p along x leaves the surface as often as it enters it, unless p is in the solid; so each
// triangle that it crosses counts 1 or -1, by its sense as seen along x. A ray through an edge or a corner is
// moved by (0, e, e^2), with e as small as is needed [Edelsbrunner1990]: then it crosses one of the triangles
// there, or as many in each sense.
#include <jostle/spatial/query.h>

#include <limits>

#include "mesh/mesh_store.h"

namespace jostle {

namespace {

using detail::Double3;
using detail::FlatPoint;
using detail::flattened;
using detail::orientation;

/// orientation(u, v, p), where 0 is decided by p moved by (e, e^2); 0 only if u is v.
int moved_orientation(const FlatPoint& u, const FlatPoint& v, const FlatPoint& p) {
    if (const int sign = orientation(u, v, p); sign != 0) return sign;
    if (u.y != v.y) return u.y > v.y ? 1 : -1;
    return detail::sign_of(v.x - u.x);
}

struct Corners {
    explicit Corners(const TriangleCorners& t)
        : at{detail::to_double(t[0]), detail::to_double(t[1]), detail::to_double(t[2])} {}
    Double3 at[3];
};

/// The sense in which the triangle is crossed by the moved ray from p along x; 0: it is not.
int crossing(const Corners& t, const Double3& p, int side) {
    FlatPoint corner[3];
    for (int i = 0; i < 3; ++i) corner[i] = flattened(t.at[i], 0);
    const FlatPoint at = flattened(p, 0);
    const int turn = moved_orientation(corner[0], corner[1], at);
    if (turn == 0 || turn == side) return 0;
    for (int i = 1; i < 3; ++i) {
        if (moved_orientation(corner[i], corner[(i + 1) % 3], at) != turn) return 0;
    }
    return turn;
}

/// An edge parts the rectangle that a box is along an axis from the triangle's third corner. All three are
/// seen along that axis.
bool parts(const FlatPoint& u, const FlatPoint& v, const FlatPoint& third, const FlatPoint (&rectangle)[4]) {
    const int side = orientation(u, v, third);
    int beyond[2] = {};  // corners of the rectangle right and left of the edge
    for (const FlatPoint& corner : rectangle) {
        const int of_corner = orientation(u, v, corner);
        if (of_corner == 0) return false;
        ++beyond[of_corner > 0 ? 1 : 0];
    }
    return (beyond[0] == 4 && side >= 0) || (beyond[1] == 4 && side <= 0);
}

}  // namespace

bool TriangleMesh::contains(const Vec3& p) const {
    const Call call("TriangleMesh::contains");
    call.finite("p", p);
    require_closed(call);
    constexpr float kFar = std::numeric_limits<float>::max();
    const Double3 at = detail::to_double(p);
    int winding = 0;
    bool on_surface = false;
    const auto visitor = [&](int id) {
        const Corners t(store().corners(id));
        const int side = orientation(t.at[0], t.at[1], t.at[2], at);
        if (side == 0) {
            on_surface = detail::is_on_face(t.at, at);
            return on_surface ? Visit::kStop : Visit::kDescend;
        }
        winding += crossing(t, at, side);
        return Visit::kDescend;
    };
    store().tree.query(Aabb3{p, {kFar, p.y, p.z}}, visitor);
    return on_surface || winding != 0;
}

/// By separating axes: those of the box, the triangle's normal, and those across an edge and an axis.
bool TriangleMesh::meets(int id, const Aabb3& box) const {
    const TriangleCorners corners = store().corners(id);
    if (!overlap(box, detail::bounds_of(corners))) return false;
    const Corners t(corners);
    Double3 of_box[8];
    for (int i = 0; i < 8; ++i) {
        of_box[i] = detail::to_double({(i & 1) != 0 ? box.upper.x : box.lower.x,
                                       (i & 2) != 0 ? box.upper.y : box.lower.y,
                                       (i & 4) != 0 ? box.upper.z : box.lower.z});
    }
    int above = 0, below = 0;
    for (const Double3& corner : of_box) {
        const int side = orientation(t.at[0], t.at[1], t.at[2], corner);
        above += static_cast<int>(side > 0);
        below += static_cast<int>(side < 0);
    }
    if (above == 8 || below == 8) return false;
    for (int axis = 0; axis < 3; ++axis) {
        // The corners of the box that differ in the other two axes.
        FlatPoint rectangle[4];
        for (int i = 0; i < 4; ++i) {
            const int low = i & ((1 << axis) - 1);
            rectangle[i] = flattened(of_box[low | (i ^ low) << 1], axis);
        }
        FlatPoint corner[3];
        for (int i = 0; i < 3; ++i) corner[i] = flattened(t.at[i], axis);
        for (int i = 0; i < 3; ++i) {
            if (parts(corner[i], corner[(i + 1) % 3], corner[(i + 2) % 3], rectangle)) return false;
        }
    }
    return true;
}

QueryWork TriangleMesh::query(const Aabb3& box, std::vector<int>& found) const {
    return detail::append_hits(found, [&](auto&& visitor) { return query(box, visitor); });
}

}  // namespace jostle
