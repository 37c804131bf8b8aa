// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The test of a cast, for walks. With p the point that is cast, or for a box the corner of it that is met
// first, and a box's bounds shifted by it,
//
//     x = lower - p,  y = (-upper) + p     both <= 0: p is inside, on this axis
//     d > 0:  it enters at x / |d|, and leaves at -(y / |d|)
//     d < 0:  it enters at y / |d|, and leaves at -(x / |d|)
//     d = 0:  it must be inside
//
// A product with 1 / |d| differs from the quotient by less than 3 units in the last place. So a box may be
// met where it is entered no later than kSlack beyond where it is left, all by products, and is met where it
// is entered kSlack before; only between the two, and where the fraction itself is asked for, items are
// divided, which rounds as jostle::ray_cast does. A node is opened where it may be met: it hides no item.
// Where 1 / |d| comes near the ends of what a float can hold, all are divided.
//
// Included once for each instruction set, like box_lanes.h.
#if defined(JOSTLE_SPATIAL_KERNELS_CAST_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_SPATIAL_KERNELS_CAST_LANES_H
#undef JOSTLE_SPATIAL_KERNELS_CAST_LANES_H
#else
#define JOSTLE_SPATIAL_KERNELS_CAST_LANES_H
#endif

#include <jostle/math/ray.h>

#include <bit>
#include <limits>

#include "spatial/kernels/box_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

template <int D>
struct CastTest {
    static constexpr int kDimension = D;
    static constexpr int kSize = detail::kBlockSize;
    static constexpr float kSlack = 1.0f + 0x1p-20f;
    static constexpr float kSurely = 1.0f + 0x1p-18f;
    static constexpr float kTiny = 0x1p-126f;
    using Block = detail::Block<kDimension>;

    struct Axis {
        int near_row, far_row;
        float near_shift, far_shift;
        float length;
        float inverse, far_inverse;  ///< 1 / |d|; minus that, and kSlack more
        bool is_zero;
    };
    Axis axes[kDimension];
    bool is_plain = true;  ///< no axis is zero, and none is divided by
    bool divides = false;
    float max_fraction;

    /// By bits, as numbers: a processor could not foretell branches by signs.
    HWY_INLINE CastTest(const BoxCast<kDimension>& cast, float end) : max_fraction(end) {
        constexpr std::uint32_t kLeast = std::bit_cast<std::uint32_t>(0x1p-100f);
        constexpr std::uint32_t kMost = std::bit_cast<std::uint32_t>(0x1p100f);
        for (int i = 0; i < kDimension; ++i) {
            Axis& a = axes[i];
            const auto bits = std::bit_cast<std::uint32_t>(cast.translation[i]);
            const std::uint32_t size = bits & 0x7fffffffu, turned = bits >> 31;
            const float shift[2] = {-cast.box.upper[i], cast.box.lower[i]};
            a.near_row = i + static_cast<int>(turned) * kDimension;
            a.far_row = i + static_cast<int>(1 - turned) * kDimension;
            a.near_shift = shift[turned];
            a.far_shift = shift[1 - turned];
            a.length = std::bit_cast<float>(size);
            a.is_zero = size == 0;
            a.inverse = 1.0f / (size == 0 ? 1.0f : a.length);
            a.far_inverse = -a.inverse * kSlack;
            const bool is_usual = size - kLeast <= kMost - kLeast;
            is_plain = is_plain & is_usual;
            divides = divides | (!is_usual & !a.is_zero);
        }
    }

    /// By products, for W slots: the first fraction, 0 at the earliest, and the last, kSlack later.
    template <int W>
    struct Span {
        LanesOf<W> enter, leave;
        hn::Mask<TagOf<W>> inside;  ///< on all axes along which d is zero
    };
    template <int W, class Node>
    HWY_INLINE Span<W> span(const Node& node, int lane, float limit) const {
        const LanesOf<W> zero = splat<W>(0.0f);
        Span<W> s{zero, splat<W>(limit), hn::Eq(zero, zero)};
        for (const Axis& a : axes) {
            const LanesOf<W> near = load<W>(node.bound[a.near_row] + lane) + splat<W>(a.near_shift);
            const LanesOf<W> far = load<W>(node.bound[a.far_row] + lane) + splat<W>(a.far_shift);
            if (HWY_UNLIKELY(a.is_zero)) {
                s.inside = hn::And(s.inside, hn::And(hn::Le(near, zero), hn::Le(far, zero)));
            } else if (HWY_UNLIKELY(divides)) {
                s.enter = greater_number(s.enter, near / splat<W>(a.length));
                s.leave = lesser_number(s.leave, far / splat<W>(-a.length) * splat<W>(kSlack));
            } else {
                s.enter = greater_number(s.enter, near * splat<W>(a.inverse));
                s.leave = lesser_number(s.leave, far * splat<W>(a.far_inverse));
            }
        }
        return s;
    }
    template <int W>
    HWY_INLINE hn::Mask<TagOf<W>> may_be_met(const Span<W>& s) const {
        return hn::And(s.inside, hn::Le(s.enter, s.leave + splat<W>(kTiny)));
    }
    template <int W>
    HWY_INLINE hn::Mask<TagOf<W>> is_met(const Span<W>& s) const {
        // Beyond the largest float, products say nothing for sure.
        const float end = math::min(max_fraction, std::numeric_limits<float>::max());
        const LanesOf<W> enter = s.enter * splat<W>(kSurely) + splat<W>(2.0f * kTiny);
        return hn::And(s.inside, hn::And(hn::Le(enter, s.leave), hn::Le(enter, splat<W>(end))));
    }

    /// A node that is entered before the bound may by its product be entered a little later.
    HWY_INLINE float limit(float bound) const { return bound * kSlack + kTiny; }
    template <class Inner>
    HWY_INLINE std::uint32_t inner(const Inner& node, float limit, float* keys) const {
        constexpr int kWidth = Inner::kWidth;
        return slots_where<kWidth>([&](int lane) HWY_ATTR {
            const Span<kWidth> s = span<kWidth>(node, lane, limit);
            hn::StoreU(s.enter, TagOf<kWidth>(), keys + lane);
            return may_be_met<kWidth>(s);
        });
    }
    template <class Inner>
    HWY_INLINE std::uint32_t inner(const Inner& node) const {
        constexpr int kWidth = Inner::kWidth;
        return slots_where<kWidth>([&](int lane) HWY_ATTR {
            return may_be_met<kWidth>(span<kWidth>(node, lane, limit(max_fraction)));
        });
    }

    /// The slots that jostle::ray_cast hits.
    HWY_INLINE std::uint32_t divided(const Block& block, float bound, float* keys) const {
        const LanesOf<kSize> zero = splat<kSize>(0.0f);
        return slots_where<kSize>([&](int lane) HWY_ATTR {
            LanesOf<kSize> enter = splat<kSize>(-1.0f);
            LanesOf<kSize> leave = splat<kSize>(math::min(bound, std::numeric_limits<float>::max()));
            auto contained = hn::Eq(zero, zero);
            auto inside = contained;
            for (const Axis& a : axes) {
                const LanesOf<kSize> near =
                    load<kSize>(block.bound[a.near_row] + lane) + splat<kSize>(a.near_shift);
                const LanesOf<kSize> far =
                    load<kSize>(block.bound[a.far_row] + lane) + splat<kSize>(a.far_shift);
                const auto here = hn::And(hn::Le(near, zero), hn::Le(far, zero));
                contained = hn::And(contained, here);
                if (HWY_UNLIKELY(a.is_zero)) {
                    inside = hn::And(inside, here);
                } else {
                    enter = greater_number(enter, near / splat<kSize>(a.length));
                    leave = lesser_number(leave, far / splat<kSize>(-a.length));
                }
            }
            const auto met = hn::And(inside, hn::And(hn::Ge(enter, zero), hn::Le(enter, leave)));
            // The sum makes 0 of -0.
            hn::StoreU(hn::IfThenElse(contained, zero, enter + zero), TagOf<kSize>(), keys + lane);
            return hn::Or(contained, met);
        });
    }
    HWY_INLINE std::uint32_t block(const Block& block, float limit, float bound, float* keys) const {
        const std::uint32_t may = slots_where<kSize>(
            [&](int lane) HWY_ATTR { return may_be_met<kSize>(span<kSize>(block, lane, limit)); });
        return may == 0 ? 0 : divided(block, bound, keys);
    }
    HWY_INLINE int block(const Block& block, std::int32_t* hits, float*) const {
        std::uint32_t may = 0, is = 0;
        for (int lane = 0; lane < kSize; lane += kLanesOf<kSize>) {
            const Span<kSize> s = span<kSize>(block, lane, limit(max_fraction));
            may |= bits_of(TagOf<kSize>(), may_be_met<kSize>(s)) << lane;
            is |= bits_of(TagOf<kSize>(), is_met<kSize>(s)) << lane;
        }
        if (HWY_UNLIKELY(may != is)) {
            HWY_ALIGN float keys[kSize];
            is = divided(block, max_fraction, keys);
        }
        return append<kSize>(block.link, is, hits);
    }
};

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_SPATIAL_KERNELS_CAST_LANES_H
