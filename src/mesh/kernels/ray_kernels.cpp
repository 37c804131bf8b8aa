// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rays against triangles. The tree is walked as for a cast of a point. In a block, triangles are first tested
// side by side in float, as ray_triangle.h tests them in double: those are left out that are missed whatever
// the rounding. With e = 2^-24, and M the largest component of a corner from the origin, a sheared coordinate
// is off by at most 6 e M; with R the largest of these, u is off by at most 4 (6 e M) R + 2 (6 e M)^2 + 4 e
// R^2, which is less than 8 d (R + d) with d = 8 e M. A triangle is missed if one of u, v and w is greater
// than that, and another one less than minus that. Overflow and NaN leave nothing out.
//
// A triangle's fraction is not less than where its box is entered: so no node that is left out holds a nearer
// one.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "mesh/kernels/ray_kernels.cpp"
#include "mesh/kernels/ray_kernels.h"

#include <hwy/foreach_target.h>
#include <jostle/spatial/cast.h>

#include <bit>

#include "mesh/ray_triangle.h"
#include "spatial/kernels/cast_lanes.h"
#include "spatial/kernels/ordered_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

struct TriangleCast : CastTest<3> {
    const Block* blocks;
    const detail::TriangleBlock* triangles;
    detail::RayFrame frame;
    Vec3 origin;
    float shear_x, shear_y;

    HWY_INLINE TriangleCast(const detail::MeshTreeView& view, const detail::TriangleBlock* of_blocks,
                            const Ray3& ray)
        : CastTest(detail::cast_of(ray), ray.max_fraction),
          blocks(view.blocks),
          triangles(of_blocks),
          frame(ray),
          origin(ray.origin),
          shear_x(static_cast<float>(frame.sx)),
          shear_y(static_cast<float>(frame.sy)) {}

    /// Of kLanes triangles, those that are missed whatever the rounding.
    HWY_INLINE Mask missed(const detail::TriangleBlock& t, int lane) const {
        Lanes x[3], y[3];
        Lanes reach = splat(0.0f), spread = splat(0.0f);
        for (int i = 0; i < 3; ++i) {
            const Lanes ax = load(t.at[i][frame.x] + lane) - splat(origin[frame.x]);
            const Lanes ay = load(t.at[i][frame.y] + lane) - splat(origin[frame.y]);
            const Lanes az = load(t.at[i][frame.z] + lane) - splat(origin[frame.z]);
            x[i] = ax - splat(shear_x) * az;
            y[i] = ay - splat(shear_y) * az;
            reach = hn::Max(reach, hn::Max(hn::Abs(ax), hn::Max(hn::Abs(ay), hn::Abs(az))));
            spread = hn::Max(spread, hn::Max(hn::Abs(x[i]), hn::Abs(y[i])));
        }
        const Lanes u = x[2] * y[1] - y[2] * x[1];
        const Lanes v = x[0] * y[2] - y[0] * x[2];
        const Lanes w = x[1] * y[0] - y[1] * x[0];
        const Lanes off = reach * splat(0x1p-21f);
        const Lanes error = splat(8.0f) * off * (spread + off) + splat(0x1p-120f);
        const auto positive = hn::Or(hn::Gt(u, error), hn::Or(hn::Gt(v, error), hn::Gt(w, error)));
        const auto negative =
            hn::Or(hn::Lt(u, hn::Neg(error)), hn::Or(hn::Lt(v, hn::Neg(error)), hn::Lt(w, hn::Neg(error))));
        return hn::And(positive, negative);
    }

    HWY_INLINE std::uint32_t block(const Block& block, float limit, float bound, float* keys) const {
        const detail::TriangleBlock& t = triangles[&block - blocks];
        HWY_ALIGN float enters[kSize];
        std::uint32_t may = slots_where<kSize>([&](int lane) HWY_ATTR {
            const Span<kSize> s = span<kSize>(block, lane, limit);
            hn::StoreU(s.enter, TagOf<kSize>(), enters + lane);
            return may_be_met<kSize>(s);
        });
        if (may == 0) return 0;
        may &= ~slots_where<kSize>([&](int lane) HWY_ATTR { return missed(t, lane); });
        std::uint32_t met = 0;
        for (; may != 0; may &= may - 1) {
            const int slot = std::countr_zero(may);
            const detail::RayMeeting meeting =
                detail::meet(frame, detail::to_double(t.corner(0, slot)),
                             detail::to_double(t.corner(1, slot)), detail::to_double(t.corner(2, slot)));
            if (!meeting.met || meeting.fraction > static_cast<double>(max_fraction)) continue;
            // A box's entry rounds, too.
            const float fraction = math::max(static_cast<float>(meeting.fraction), enters[slot] + 0.0f);
            keys[slot] = math::min(fraction, max_fraction);
            if (keys[slot] <= bound) met |= 1u << slot;
        }
        return met;
    }
};

void ray_walk(const detail::MeshTreeView& view, const detail::TriangleBlock* triangles, const Ray3& ray,
              detail::OrderedWalk& walk) {
    walk_to_hits(view, TriangleCast(view, triangles, ray), kAllCategories, walk);
}

std::int32_t first_ray_hit(const detail::MeshTreeView& view, const detail::TriangleBlock* triangles,
                           const Ray3& ray, bool any, detail::OrderedWalk& walk) {
    return first_hit(view, TriangleCast(view, triangles, ray), kAllCategories, any, walk);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

HWY_EXPORT(ray_walk);
void detail::ray_walk(const MeshTreeView& view, const TriangleBlock* triangles, const Ray3& ray,
                      OrderedWalk& walk) {
    HWY_DYNAMIC_DISPATCH(ray_walk)(view, triangles, ray, walk);
}
HWY_EXPORT(first_ray_hit);
std::int32_t detail::first_ray_hit(const MeshTreeView& view, const TriangleBlock* triangles, const Ray3& ray,
                                   bool any, OrderedWalk& walk) {
    return HWY_DYNAMIC_DISPATCH(first_ray_hit)(view, triangles, ray, any, walk);
}

}  // namespace jostle
#endif  // HWY_ONCE
