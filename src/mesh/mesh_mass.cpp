// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Area, volume, center and inertia. The solid is the sum of the tetrahedra o a b c over its triangles, those
// seen from inside being negative; o is the center of the mesh's box, so that little cancels. With
// d = a . (b x c) and s = a + b + c, all relative to o, one of them has
//
//     volume  d / 6        first moment  d s / 24
//     second moments  d (a a^T + b b^T + c c^T + s s^T) / 120
#include <cmath>
#include <string>

#include "mesh/mesh_store.h"

namespace jostle {

namespace {

using detail::Double3;

/// The components of a symmetric matrix, times a factor.
struct Moments {
    double xx = 0.0, yy = 0.0, zz = 0.0, xy = 0.0, yz = 0.0, zx = 0.0;
    void add(const Double3& v, double factor) {
        xx += v.x * v.x * factor;
        yy += v.y * v.y * factor;
        zz += v.z * v.z * factor;
        xy += v.x * v.y * factor;
        yz += v.y * v.z * factor;
        zx += v.z * v.x * factor;
    }
};

Mat33 inertia_of(const Moments& m) {
    const auto f = [](double x) { return static_cast<float>(x); };
    return {{f(m.yy + m.zz), f(-m.xy), f(-m.zx)},
            {f(-m.xy), f(m.zz + m.xx), f(-m.yz)},
            {f(-m.zx), f(-m.yz), f(m.xx + m.yy)}};
}

}  // namespace

float TriangleMesh::area() const {
    double twice = 0.0;
    for (int id = 0; id < triangle_count(); ++id) {
        const TriangleCorners t = store().corners(id);
        const Double3 a = detail::to_double(t[0]);
        const Double3 normal = cross(detail::to_double(t[1]) - a, detail::to_double(t[2]) - a);
        // ORDER: by id.
        twice += std::sqrt(dot(normal, normal));
    }
    return static_cast<float>(0.5 * twice);
}

MeshMass TriangleMesh::mass() const {
    require_closed("TriangleMesh::mass");
    if (empty()) return {};
    const Double3 o = detail::to_double(center(bounds()));
    double six_volumes = 0.0, size = 0.0;
    Double3 first{0.0, 0.0, 0.0};
    Moments second;
    for (int id = 0; id < triangle_count(); ++id) {
        const TriangleCorners t = store().corners(id);
        const Double3 a = detail::to_double(t[0]) - o, b = detail::to_double(t[1]) - o,
                      c = detail::to_double(t[2]) - o;
        const Double3 s = a + b + c;
        const double d = dot(a, cross(b, c));
        // ORDER: by id.
        six_volumes += d;
        size += std::fabs(d);
        first = first + s * d;
        for (const Double3& v : {a, b, c, s}) second.add(v, d / 120.0);
    }
    MeshMass mass;
    // Less is rounding.
    const double volume = std::fabs(six_volumes) > 1.0e-14 * size ? six_volumes / 6.0 : 0.0;
    mass.volume = static_cast<float>(volume);
    Double3 middle{0.0, 0.0, 0.0};
    if (volume != 0.0) middle = first * (1.0 / (24.0 * volume));
    mass.center = to_float(o + middle);
    second.add(middle, -volume);
    mass.inertia = inertia_of(second);
    return mass;
}

void TriangleMesh::require_closed(const Call& call) const {
    if (is_closed()) return;
    call.refuse("mesh", "an open mesh",
                "it must be closed, so that it bounds a solid; report() names the open edges");
}

}  // namespace jostle
