// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rows of pairs of triangles. The corners are placed in double; then, relative to the first corner of a and
// in float, a row at once, those pairs are left out of which one triangle surely lies on one side of the
// other's plane. The rest is decided one by one, exactly.
//
// With R the largest coordinate and e = 2^-24: a component of a's normal is off by less than 8 e R^2, and its
// product with a corner of b by less than 60 e R^3. About b's plane differences are taken once more, of at
// most 2 R: less than 8 times as much, twice.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "mesh/kernels/pair_kernels.cpp"
#include "mesh/kernels/pair_kernels.h"

#include <hwy/foreach_target.h>

#include <bit>

#include "math/lanes.h"
#include "mesh/triangle_pair.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// Six corners of each pair: the first three are a's.
struct CornerRows {
    alignas(32) float at[6][3][detail::kPairRow];
    alignas(32) float reach[detail::kPairRow];
};

struct Lanes3 {
    Lanes x, y, z;
};
HWY_INLINE Lanes3 load3(const CornerRows& rows, int corner, int lane) {
    return {load(rows.at[corner][0] + lane), load(rows.at[corner][1] + lane),
            load(rows.at[corner][2] + lane)};
}
HWY_INLINE Lanes3 minus(const Lanes3& a, const Lanes3& b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}
HWY_INLINE Lanes3 cross(const Lanes3& a, const Lanes3& b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
HWY_INLINE Lanes dot(const Lanes3& a, const Lanes3& b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
/// All three are surely above 0, or surely below. NaN is neither.
HWY_INLINE Mask same_side(Lanes a, Lanes b, Lanes c, Lanes error) {
    const Lanes least = hn::Min(hn::Min(a, b), c), most = hn::Max(hn::Max(a, b), c);
    const Mask known = hn::And(hn::Eq(a, a), hn::And(hn::Eq(b, b), hn::Eq(c, c)));
    return hn::And(known, hn::Or(hn::Gt(least, error), hn::Lt(most, hn::Neg(error))));
}

HWY_INLINE std::uint32_t surely_apart(const CornerRows& rows) {
    std::uint32_t apart = 0;
    for (int lane = 0; lane < detail::kPairRow; lane += kLanes) {
        const Lanes reach = load(rows.reach + lane);
        const Lanes cube = reach * reach * reach;
        const Lanes3 a1 = load3(rows, 1, lane), a2 = load3(rows, 2, lane);
        const Lanes3 b0 = load3(rows, 3, lane), b1 = load3(rows, 4, lane), b2 = load3(rows, 5, lane);
        const Lanes3 of_a = cross(a1, a2);
        const Mask beside_a =
            same_side(dot(of_a, b0), dot(of_a, b1), dot(of_a, b2), cube * splat(0x1p-18f) + splat(0x1p-120f));
        const Lanes3 of_b = cross(minus(b1, b0), minus(b2, b0));
        const Lanes3 zero{splat(0.0f), splat(0.0f), splat(0.0f)};
        const Mask beside_b = same_side(dot(of_b, minus(zero, b0)), dot(of_b, minus(a1, b0)),
                                        dot(of_b, minus(a2, b0)), cube * splat(0x1p-14f) + splat(0x1p-120f));
        apart |= bits_of(Tag(), hn::Or(beside_a, beside_b)) << lane;
    }
    return apart;
}

std::uint32_t meeting_pairs(const detail::MeshStore& a, const detail::MeshStore& b,
                            const detail::MeshPoses& poses, std::span<const detail::ItemPair> pairs) {
    CornerRows rows{};
    detail::PlacedTriangle placed[detail::kPairRow][2];
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        // Pairs of one block have the same triangle several times in turn.
        const bool again = i > 0 && pairs[i].a == pairs[i - 1].a;
        placed[i][0] = again ? placed[i - 1][0] : detail::placed(poses.a, a.corners(pairs[i].a));
        placed[i][1] = detail::placed(poses.b, b.corners(pairs[i].b));
        const detail::Double3 origin = placed[i][0].at[0];
        float reach = 0.0f;
        for (int corner = 0; corner < 6; ++corner) {
            const detail::Double3 d = placed[i][corner / 3].at[corner % 3] - origin;
            const float at[3] = {static_cast<float>(d.x), static_cast<float>(d.y), static_cast<float>(d.z)};
            for (int axis = 0; axis < 3; ++axis) {
                rows.at[corner][axis][i] = at[axis];
                reach = math::max(reach, math::abs(at[axis]));
            }
        }
        rows.reach[i] = reach;
    }
    std::uint32_t met = 0;
    for (std::uint32_t left = ((1u << pairs.size()) - 1u) & ~surely_apart(rows); left != 0;
         left &= left - 1) {
        const int i = std::countr_zero(left);
        if (detail::meet(placed[i][0], placed[i][1])) met |= 1u << i;
    }
    return met;
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

HWY_EXPORT(meeting_pairs);
std::uint32_t detail::meeting_pairs(const MeshStore& a, const MeshStore& b, const MeshPoses& poses,
                                    std::span<const ItemPair> pairs) {
    return HWY_DYNAMIC_DISPATCH(meeting_pairs)(a, b, poses, pairs);
}

}  // namespace jostle
#endif  // HWY_ONCE
