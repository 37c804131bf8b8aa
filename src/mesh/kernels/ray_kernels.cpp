// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rays against triangles. The tree is walked as for a cast of a point. In a block, triangles are first tested
// side by side in float, as ray_triangle.h tests them in double: those are left out that are missed whatever
// the rounding. With e = 2^-24, and M the largest component of a corner from the origin, a sheared coordinate
// is off by at most 6 e M; with R the largest of these, u is off by at most 4 (6 e M) R + 2 (6 e M)^2 + 4 e
// R^2, which is less than 8 d (R + d) with d = 8 e M, also with R and the largest component along the ray in
// place of M: as the shears are 1 at most, M is no more than their sum, but for rounding. A triangle is
// missed if one of u, v and w is greater than that, and another one less than minus that. Overflow and NaN
// leave nothing out.
//
// A triangle's fraction is not less than where its box is entered: so no node that is left out holds a nearer
// one.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "mesh/kernels/ray_kernels.cpp"
#include "mesh/kernels/ray_kernels.h"

#include <hwy/foreach_target.h>
#include <jostle/spatial/cast.h>

#include <bit>
#include <limits>

#include "mesh/ray_triangle.h"
#include "spatial/kernels/cast_lanes.h"
#include "spatial/kernels/ordered_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using Node = detail::WideNode3;
using Block = detail::Block<3>;
constexpr int kSlots = detail::kBlockSize;

/// A triangle that is met.
struct Meeting {
    float fraction;  ///< [1] -1: it is not met
    double weights[3];
};

struct TriangleCast : CastTest<3> {
    const Block* blocks;
    const detail::TriangleBlock* triangles;
    detail::RayFrame frame;
    float origin[3];  ///< [m] along the frame's axes
    float shear_x, shear_y;

    HWY_INLINE TriangleCast(const detail::MeshTreeView& view, const detail::TriangleBlock* of_blocks,
                            const Ray3& ray)
        : CastTest(detail::cast_of(ray), ray.max_fraction),
          blocks(view.blocks),
          triangles(of_blocks),
          frame(ray),
          shear_x(static_cast<float>(frame.sx)),
          shear_y(static_cast<float>(frame.sy)) {
        origin[0] = static_cast<float>(frame.origin[frame.x]);
        origin[1] = static_cast<float>(frame.origin[frame.y]);
        origin[2] = static_cast<float>(frame.origin[frame.z]);
    }

    HWY_INLINE std::uint32_t inner(const Node& node, float limit, float* keys) const {
        if (HWY_UNLIKELY(!is_plain)) return CastTest::inner(node, limit, keys);
        return slots_where<kSize>([&](int lane) HWY_ATTR {
            Lanes enters[3], leaves[3];
            for (int i = 0; i < 3; ++i) {
                const Axis& a = axes[i];
                enters[i] = (load(node.bound[a.near_row] + lane) + splat(a.near_shift)) * splat(a.inverse);
                leaves[i] = (load(node.bound[a.far_row] + lane) + splat(a.far_shift)) * splat(a.far_inverse);
            }
            // Two by two, lest one waits for the other.
            const Lanes enter = hn::Max(hn::Max(splat(0.0f), enters[0]), hn::Max(enters[1], enters[2]));
            const Lanes leave = hn::Min(hn::Min(splat(limit), leaves[0]), hn::Min(leaves[1], leaves[2]));
            store(keys + lane, enter);
            return hn::Le(enter, leave + splat(kTiny));
        });
    }

    /// Of kLanes triangles, those that are missed whatever the rounding.
    HWY_INLINE Mask missed(const detail::TriangleBlock& t, int lane) const {
        Lanes x[3], y[3];
        Lanes deep = splat(0.0f), spread = splat(0.0f);
        for (int i = 0; i < 3; ++i) {
            const Lanes ax = load(t.at[i][frame.x] + lane) - splat(origin[0]);
            const Lanes ay = load(t.at[i][frame.y] + lane) - splat(origin[1]);
            const Lanes az = load(t.at[i][frame.z] + lane) - splat(origin[2]);
            x[i] = ax - splat(shear_x) * az;
            y[i] = ay - splat(shear_y) * az;
            deep = hn::Max(deep, hn::Abs(az));
            spread = hn::Max(spread, hn::Max(hn::Abs(x[i]), hn::Abs(y[i])));
        }
        const Lanes u = x[2] * y[1] - y[2] * x[1];
        const Lanes v = x[0] * y[2] - y[0] * x[2];
        const Lanes w = x[1] * y[0] - y[1] * x[0];
        const Lanes off = (spread + deep) * splat(0x1p-21f);
        const Lanes error = splat(8.0f) * off * (spread + off) + splat(0x1p-120f);
        return hn::And(hn::Gt(hn::Max(hn::Max(u, v), w), error),
                       hn::Lt(hn::Min(hn::Min(u, v), w), hn::Neg(error)));
    }
    /// The slots of the others.
    HWY_INLINE std::uint32_t not_missed(const detail::TriangleBlock& t) const {
        const std::uint32_t missed_ones =
            slots_where<kSize>([&](int lane) HWY_ATTR { return missed(t, lane); });
        return ~missed_ones & ((1u << kSize) - 1u);
    }

    /// [1] Where the box of a triangle is entered, as an inner node says it.
    HWY_INLINE float entry(const detail::TriangleBlock& t, int slot) const {
        float entry = 0.0f;
        for (int i = 0; i < 3; ++i) {
            const Axis& axis = axes[i];
            if (HWY_UNLIKELY(axis.is_zero)) continue;
            // The lower bound, or the upper one negated: by the sign's bit, as no branch could be foretold.
            const auto turned = static_cast<std::uint32_t>(axis.near_row != i);
            const auto sense = std::bit_cast<float>(std::bit_cast<std::uint32_t>(1.0f) | turned << 31);
            const float least = math::min(math::min(sense * t.at[0][i][slot], sense * t.at[1][i][slot]),
                                          sense * t.at[2][i][slot]);
            const float near = least + axis.near_shift;
            entry = math::max(entry, HWY_UNLIKELY(divides) ? near / axis.length : near * axis.inverse);
        }
        return entry;
    }
    HWY_INLINE Meeting meet(const detail::TriangleBlock& t, int slot) const {
        const detail::RayMeeting meeting =
            detail::meet(frame, [&](int corner, int axis) HWY_ATTR { return t.at[corner][axis][slot]; });
        // Beyond the largest float a fraction cannot be told.
        const float last = math::min(max_fraction, std::numeric_limits<float>::max());
        if (!meeting.met || meeting.fraction > static_cast<double>(last)) return {-1.0f, {}};
        // A box's entry rounds, too.
        const float fraction = math::max(static_cast<float>(meeting.fraction), entry(t, slot));
        return {math::min(fraction, max_fraction),
                {meeting.weights[0], meeting.weights[1], meeting.weights[2]}};
    }

    HWY_INLINE std::uint32_t block(const Block& block, float, float bound, float* keys) const {
        const detail::TriangleBlock& t = triangles[&block - blocks];
        std::uint32_t met = 0;
        for (std::uint32_t may = not_missed(t); may != 0; may &= may - 1) {
            const int slot = std::countr_zero(may);
            // Empty slots follow those in use.
            if (block.link[slot] == detail::kNoItem) break;
            keys[slot] = meet(t, slot).fraction;
            if (keys[slot] >= 0.0f && keys[slot] <= bound) met |= 1u << slot;
        }
        return met;
    }
};

void ray_walk(const detail::MeshTreeView& view, const detail::TriangleBlock* triangles, const Ray3& ray,
              detail::OrderedWalk& walk) {
    walk_to_hits(view, TriangleCast(view, triangles, ray), kAllCategories, walk);
}

/// As first_hit (ordered_lanes.h), with fewer branches that a processor cannot foretell: the nearest child
/// comes next, from a register, but the others wait nearly sorted.
struct FirstWalk {
    const detail::MeshTreeView& view;
    const TriangleCast cast;
    WaitingStack& waiting;
    detail::RayPlace& first;  // no copy of what has just been written
    Heap heap{waiting.data(), 0, static_cast<int>(waiting.capacity())};
    float bound = cast.max_fraction, limit = cast.limit(bound);

    /// Whether a child comes next.
    HWY_INLINE bool open(const Node& node, std::int32_t link, detail::Waiting& next) {
        if (heap.end + kSlots >= heap.capacity) grow(waiting, link, heap);
        HWY_ALIGN float keys[kSlots];
        std::uint32_t bits = cast.inner(node, limit, keys);
        if (bits == 0) return false;
        const auto child = [&](int slot) { return detail::make_waiting(node.link[slot], keys[slot]); };
        const auto put_aside = [&](detail::Waiting other) {
            heap.data[heap.end] = next < other ? other : next;
            next = next < other ? next : other;
        };
        next = child(std::countr_zero(bits));
        bits &= bits - 1;
        // Mostly there are one or two, as if by chance: the second is read in any case.
        const detail::Waiting second = child(std::countr_zero(bits | 1u << (kSlots - 1)));
        put_aside(bits != 0 ? second : ~detail::Waiting{0});
        heap.end += bits != 0 ? 1 : 0;
        for (bits &= bits - 1; bits != 0; bits &= bits - 1) {
            put_aside(child(std::countr_zero(bits)));
            ++heap.end;
        }
        return true;
    }
    HWY_INLINE void test(std::int32_t index) {
        const detail::TriangleBlock& t = cast.triangles[index];
        const Block& block = view.blocks[index];
        prefetch(block.link);
        for (std::uint32_t may = cast.not_missed(t); may != 0; may &= may - 1) {
            const int slot = std::countr_zero(may);
            const std::int32_t id = block.link[slot];
            // Empty slots follow those in use.
            if (id == detail::kNoItem) break;
            const Meeting meeting = cast.meet(t, slot);
            if (!(meeting.fraction >= 0.0f && meeting.fraction <= bound)) continue;
            // ORDER: of those as near, the smallest id.
            if (first.id >= 0 && meeting.fraction == bound && first.id < id) continue;
            bound = meeting.fraction;
            first.id = id;
            first.block = index;
            first.slot = slot;
            first.fraction = bound;
            for (int i = 0; i < 3; ++i) first.weights[i] = meeting.weights[i];
        }
        limit = cast.limit(bound);
    }
    /// The next one that waits and may hold something nearer.
    HWY_INLINE bool pop(detail::Waiting& next) {
        while (heap.end > 0) {
            next = heap.data[--heap.end];
            if (detail::key_of(next) <= limit) return true;
        }
        return false;
    }
    HWY_INLINE void run(bool any) {
        int nodes = 0;
        detail::Waiting next = detail::make_waiting(0, 0.0f);
        do {
            std::int32_t link = detail::link_of(next);
            ++nodes;
            while (link >= 0 && open(view.inner[link], link, next)) {
                link = detail::link_of(next);
                ++nodes;
            }
            if (link < 0) test(~link);
        } while (!(any && first.id >= 0) && pop(next));
        first.nodes = nodes;
    }
};

detail::RayPlace first_ray_hit(const detail::MeshTreeView& view, const detail::TriangleBlock* triangles,
                               const Ray3& ray, bool any) {
    WaitingStack waiting;
    detail::RayPlace first;
    FirstWalk{view, TriangleCast(view, triangles, ray), waiting, first}.run(any);
    return first;
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
detail::RayPlace detail::first_ray_hit(const MeshTreeView& view, const TriangleBlock* triangles,
                                       const Ray3& ray, bool any) {
    return HWY_DYNAMIC_DISPATCH(first_ray_hit)(view, triangles, ray, any);
}

}  // namespace jostle
#endif  // HWY_ONCE
