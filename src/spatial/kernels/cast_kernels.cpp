// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Casts. With p the point that is cast, or for a box the corner of it that is met first, and a box's bounds
// shifted by it,
//
//     x = lower - p,  y = (-upper) + p     both <= 0: p is inside, on this axis
//     d > 0:  it enters at x / |d|, and leaves at -(y / |d|)
//     d < 0:  it enters at y / |d|, and leaves at -(x / |d|)
//     d = 0:  it must be inside
//
// Items are tested by these divisions, which round as jostle::ray_cast does. Nodes are tested by products
// with 1 / |d|: a product and a quotient differ by less than 3 units in the last place, so that a node is let
// through where it is entered no later than kSlack beyond where it is left, and hides no item. Where 1 / |d|
// comes near the ends of what a float can hold, nodes are divided too.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "spatial/kernels/cast_kernels.cpp"
// clang-format off: it comes before Highway
#include "spatial/kernels/targets.h"
// clang-format on
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
#include <jostle/spatial/cast.h>

#include "spatial/kernels/ordered_lanes.h"
#include "spatial/kernels/walk_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

template <class Inner>
struct CastTest {
    static constexpr int kDimension = Inner::kDimension;
    static constexpr int kWidth = Inner::kWidth;
    static constexpr float kSlack = 1.0f + 0x1p-20f;
    static constexpr float kTiny = 0x1p-126f;
    using Block = detail::Block<kDimension>;

    struct Axis {
        int near_row, far_row;
        float near_shift, far_shift;
        float length, inverse;
        bool is_zero;
    };
    Axis axes[kDimension];
    bool divides = false;
    float t_max;

    HWY_INLINE CastTest(const detail::Cast<kDimension>& cast, float end) : t_max(end) {
        for (int i = 0; i < kDimension; ++i) {
            Axis& a = axes[i];
            const float d = cast.d[i];
            const bool is_negative = d < 0.0f;
            const float shift[2] = {-cast.box.upper[i], cast.box.lower[i]};
            a.near_row = is_negative ? kDimension + i : i;
            a.far_row = is_negative ? i : kDimension + i;
            a.near_shift = shift[is_negative ? 1 : 0];
            a.far_shift = shift[is_negative ? 0 : 1];
            a.length = is_negative ? -d : d;
            a.is_zero = a.length == 0.0f;
            a.inverse = a.is_zero ? 1.0f : 1.0f / a.length;
            divides = divides || (!a.is_zero && !(a.length >= 0x1p-100f && a.length <= 0x1p100f));
        }
    }

    /// Where a node is entered, at 0 the earliest, or shortly before; and whether it is at all.
    HWY_INLINE std::uint32_t inner(const Inner& node, float bound, float* keys) const {
        const Lanes<kWidth> zero = splat<kWidth>(0.0f);
        const Lanes<kWidth> slack = splat<kWidth>(kSlack), tiny = splat<kWidth>(kTiny);
        return slots_where<kWidth>([&](int lane) HWY_ATTR {
            Lanes<kWidth> enter = zero;
            Lanes<kWidth> leave = splat<kWidth>(bound);
            auto inside = hn::Eq(zero, zero);
            for (const Axis& a : axes) {
                const Lanes<kWidth> near =
                    load<kWidth>(node.bound[a.near_row] + lane) + splat<kWidth>(a.near_shift);
                const Lanes<kWidth> far =
                    load<kWidth>(node.bound[a.far_row] + lane) + splat<kWidth>(a.far_shift);
                if (HWY_UNLIKELY(a.is_zero)) {
                    inside = hn::And(inside, hn::And(hn::Le(near, zero), hn::Le(far, zero)));
                } else if (HWY_UNLIKELY(divides)) {
                    enter = hn::Max(enter, near / splat<kWidth>(a.length));
                    leave = hn::Min(leave, far / splat<kWidth>(-a.length));
                } else {
                    enter = hn::Max(enter, near * splat<kWidth>(a.inverse));
                    leave = hn::Min(leave, far * splat<kWidth>(-a.inverse));
                }
            }
            hn::StoreU(enter, Tag<kWidth>(), keys + lane);
            return hn::And(inside, hn::Le(enter, leave * slack + tiny));
        });
    }
    HWY_INLINE std::uint32_t inner(const Inner& node) const {
        float keys[kWidth];
        return inner(node, t_max, keys);
    }
    /// A node that is entered before the bound may by its product be entered a little later.
    HWY_INLINE float limit(float bound) const { return bound * kSlack + kTiny; }

    /// What jostle::ray_cast says.
    HWY_INLINE std::uint32_t block(const Block& block, float bound, float* keys) const {
        constexpr int kSize = detail::kBlockSize;
        const Lanes<kSize> zero = splat<kSize>(0.0f);
        return slots_where<kSize>([&](int lane) HWY_ATTR {
            Lanes<kSize> enter = splat<kSize>(-1.0f);
            Lanes<kSize> leave = splat<kSize>(bound);
            auto contained = hn::Eq(zero, zero);
            auto inside = contained;
            for (const Axis& a : axes) {
                const Lanes<kSize> near =
                    load<kSize>(block.bound[a.near_row] + lane) + splat<kSize>(a.near_shift);
                const Lanes<kSize> far =
                    load<kSize>(block.bound[a.far_row] + lane) + splat<kSize>(a.far_shift);
                const auto here = hn::And(hn::Le(near, zero), hn::Le(far, zero));
                contained = hn::And(contained, here);
                if (HWY_UNLIKELY(a.is_zero)) {
                    inside = hn::And(inside, here);
                } else {
                    enter = hn::Max(enter, near / splat<kSize>(a.length));
                    leave = hn::Min(leave, far / splat<kSize>(-a.length));
                }
            }
            const auto met = hn::And(inside, hn::And(hn::Ge(enter, zero), hn::Le(enter, leave)));
            // The sum makes 0 of -0.
            hn::StoreU(hn::IfThenElse(contained, zero, enter + zero), Tag<kSize>(), keys + lane);
            return hn::Or(contained, met);
        });
    }
    HWY_INLINE int block(const Block& node, std::int32_t* hits, float*) const {
        float keys[detail::kBlockSize];
        return append<detail::kBlockSize>(node.link, block(node, t_max, keys), hits);
    }
};

template <class Inner>
HWY_INLINE std::int32_t first_hit(const detail::TreeView<Inner>& view,
                                  const detail::Cast<Inner::kDimension>& cast, std::uint64_t mask, bool any,
                                  detail::OrderedWalk& walk) {
    std::int32_t best = -1;
    walk_in_order(view, CastTest<Inner>(cast, walk.bound), mask, walk,
                  [&](detail::OrderedWalk& now) HWY_ATTR {
                      // ORDER: of items that are entered at the same t, the smallest id.
                      for (int i = 0; i < now.hit_end && now.values[i] <= now.bound; ++i) {
                          if (best < 0 || now.values[i] < now.bound || now.hits[i] < best) best = now.hits[i];
                          now.bound = now.values[i];
                      }
                      now.hit_end = 0;
                      return any;
                  });
    return best;
}

#define JOSTLE_CAST_KERNELS(Inner)                                                                          \
    void cast_walk_##Inner(const detail::TreeView<detail::Inner>& view,                                     \
                           const detail::Cast<detail::Inner::kDimension>& cast, float t_max,                \
                           std::uint64_t mask, detail::Walk& walk) {                                        \
        walk_on<false>(view, CastTest<detail::Inner>(cast, t_max), mask, walk);                             \
    }                                                                                                       \
    void ordered_cast_walk_##Inner(const detail::TreeView<detail::Inner>& view,                             \
                                   const detail::Cast<detail::Inner::kDimension>& cast, std::uint64_t mask, \
                                   detail::OrderedWalk& walk) {                                             \
        walk_in_order(view, CastTest<detail::Inner>(cast, walk.bound), mask, walk,                          \
                      [](detail::OrderedWalk&) HWY_ATTR { return true; });                                  \
    }                                                                                                       \
    std::int32_t first_cast_hit_##Inner(const detail::TreeView<detail::Inner>& view,                        \
                                        const detail::Cast<detail::Inner::kDimension>& cast,                \
                                        std::uint64_t mask, bool any, detail::OrderedWalk& walk) {          \
        return first_hit(view, cast, mask, any, walk);                                                      \
    }
JOSTLE_FOR_INNER_NODES(JOSTLE_CAST_KERNELS)

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

#define JOSTLE_CAST_DOORS(Inner)                                                                          \
    HWY_EXPORT(cast_walk_##Inner);                                                                        \
    template <>                                                                                           \
    void detail::cast_walk(const TreeView<Inner>& view, const Cast<Inner::kDimension>& cast, float t_max, \
                           std::uint64_t mask, Walk& walk) {                                              \
        HWY_DYNAMIC_DISPATCH(cast_walk_##Inner)(view, cast, t_max, mask, walk);                           \
    }                                                                                                     \
    HWY_EXPORT(ordered_cast_walk_##Inner);                                                                \
    template <>                                                                                           \
    void detail::ordered_cast_walk(const TreeView<Inner>& view, const Cast<Inner::kDimension>& cast,      \
                                   std::uint64_t mask, OrderedWalk& walk) {                               \
        HWY_DYNAMIC_DISPATCH(ordered_cast_walk_##Inner)(view, cast, mask, walk);                          \
    }                                                                                                     \
    HWY_EXPORT(first_cast_hit_##Inner);                                                                   \
    template <>                                                                                           \
    std::int32_t detail::first_cast_hit(const TreeView<Inner>& view, const Cast<Inner::kDimension>& cast, \
                                        std::uint64_t mask, bool any, OrderedWalk& walk) {                \
        return HWY_DYNAMIC_DISPATCH(first_cast_hit_##Inner)(view, cast, mask, any, walk);                 \
    }
JOSTLE_FOR_INNER_NODES(JOSTLE_CAST_DOORS)

}  // namespace jostle
#endif  // HWY_ONCE
