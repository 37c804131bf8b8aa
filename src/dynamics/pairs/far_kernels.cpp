// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two boxes, of which one is turned, are apart along a side of either, or they overlap [Ericson2005]. The
// greatest of the four gaps is no more than the distance of what is in them.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dynamics/pairs/far_kernels.cpp"
#include "dynamics/pairs/far_kernels.h"

#include <hwy/foreach_target.h>

#include "math/plane_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using namespace detail;

/// [1] Of the sizes and the distance of two boxes: more than what rounding may take off a gap.
constexpr float kRounding = 0x1p-17f;

struct LaneBox {
    LaneVec2 center, half;
};
HWY_INLINE LaneBox gather_box(const Aabb<2>* const (&boxes)[kLanes]) {
    static_assert(sizeof(Aabb<2>) == 16);
    const Four f = load_four_of([&](int i) HWY_ATTR { return boxes[i]; }, 0);
    const Lanes half = splat(0.5f);
    const LaneVec2 lower{f.v[0], f.v[1]}, upper{f.v[2], f.v[3]};
    return {half * (lower + upper), half * (upper - lower)};
}

/// How far the second box, whose half widths those are once it is turned, is outside of the first.
HWY_INLINE Lanes gap(LaneVec2 between, LaneVec2 half, LaneVec2 other, Lanes c, Lanes s) {
    const Lanes x = hn::Abs(between.x) - (half.x + (c * other.x + s * other.y));
    const Lanes y = hn::Abs(between.y) - (half.y + (s * other.x + c * other.y));
    return greater(x, y);
}

std::uint32_t far_lanes(const Aabb<2>* const (&boxes_a)[kLanes], const Aabb<2>* const (&boxes_b)[kLanes],
                        const Transform* const (&poses)[kLanes], float distance) {
    const LaneBox a = gather_box(boxes_a), b = gather_box(boxes_b);
    const Four f = load_four_of([&](int i) HWY_ATTR { return poses[i]; }, 0);
    const LanePose pose{{f.v[0], f.v[1]}, {f.v[2], f.v[3]}};
    const LaneVec2 center = apply(pose, b.center), between = center - a.center;
    const Lanes c = hn::Abs(pose.q.c), s = hn::Abs(pose.q.s);
    const Lanes apart = greater(gap(between, a.half, b.half, c, s),
                                gap(inverse_rotate(pose.q, between), b.half, a.half, c, s));
    const auto size = [](LaneVec2 v) HWY_ATTR { return hn::Abs(v.x) + hn::Abs(v.y); };
    const Lanes scale = (size(a.center) + size(a.half)) + (size(b.center) + size(b.half)) + size(pose.p);
    return bits_of(Tag(), hn::Gt(apart, splat(distance) + splat(kRounding) * scale));
}

BlockBits far_block(const BoxPairs& pairs, float distance) {
    BlockBits far = 0;
    for (int first = 0; first < pairs.count; first += kLanes) {
        const Aabb<2>*a[kLanes], *b[kLanes];
        const Transform* poses[kLanes];
        // Lanes beyond the last pair have it again.
        for (int i = 0; i < kLanes; ++i) {
            const int k = first + i < pairs.count ? first + i : pairs.count - 1;
            a[i] = pairs.a[k];
            b[i] = pairs.b[k];
            poses[i] = pairs.b_in_a[k];
        }
        far |= BlockBits{far_lanes(a, b, poses, distance)} << first;
    }
    return far & ~BlockBits{0} >> (kContactsPerBlock - pairs.count);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(far_block);

BlockBits find_far(const BoxPairs& pairs, float distance) {
    return pairs.count == 0 ? 0 : HWY_DYNAMIC_DISPATCH(far_block)(pairs, distance);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
