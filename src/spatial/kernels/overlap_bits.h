// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// All boxes of one node against all of another, for any number of lanes: bit WB * i + j says whether box i of
// a node with WA slots overlaps box j of one with WB. Included once for each instruction set; hence the guard
// that Highway toggles.
//
//     a.bound[r][i] <= -b.bound[(r + D) % 2D][j]  for all 2D rows r: a's lower corners are not above b's
//     upper
//                                                 ones, nor b's lower ones above a's upper ones
//
// One box of a is in all lanes, against as many boxes of b as there are lanes.
#if defined(JOSTLE_SPATIAL_KERNELS_OVERLAP_BITS_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_SPATIAL_KERNELS_OVERLAP_BITS_H
#undef JOSTLE_SPATIAL_KERNELS_OVERLAP_BITS_H
#else
#define JOSTLE_SPATIAL_KERNELS_OVERLAP_BITS_H
#endif

#include <jostle/spatial/rigid_transform.h>

#include "math/lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;
using jostle::HWY_NAMESPACE::bits_of;

#if HWY_TARGET != HWY_SCALAR
/// Two boxes against two, in four lanes: a's are 0 0 1 1, b's 0 1 0 1. A vector holds two rows of a node.
template <int D>
HWY_INLINE hn::Mask<hn::CappedTag<float, 4>> overlap_mask_2x2(const float (&a)[2 * D][2],
                                                              const float (&b)[2 * D][2]) {
    const hn::CappedTag<float, 4> d;
    static_assert(hn::MaxLanes(d) == 4);
    hn::Vec<hn::CappedTag<float, 4>> left[2 * D], right[2 * D];
    for (int r = 0; r < 2 * D; r += 2) {
        const auto rows_a = hn::LoadU(d, a[r]);
        const auto rows_b = hn::Neg(hn::LoadU(d, b[r]));
        left[r] = hn::InterleaveLower(d, rows_a, rows_a);
        left[r + 1] = hn::InterleaveUpper(d, rows_a, rows_a);
        right[r] = hn::ConcatLowerLower(d, rows_b, rows_b);
        right[r + 1] = hn::ConcatUpperUpper(d, rows_b, rows_b);
    }
    auto mask = hn::Le(left[0], right[D]);
    for (int r = 1; r < 2 * D; ++r) mask = hn::And(mask, hn::Le(left[r], right[(r + D) % (2 * D)]));
    return mask;
}
#endif

#if HWY_TARGET <= HWY_AVX3
/// Eight against eight in sixteen lanes, two boxes of a at once.
template <int D>
HWY_INLINE std::uint64_t overlap_bits_8x8(const float (&a)[2 * D][8], const float (&b)[2 * D][8]) {
    const hn::CappedTag<float, 16> d;
    static_assert(hn::MaxLanes(d) == 16);
    const hn::Half<decltype(d)> half;
    hn::Vec<decltype(d)> rows[2 * D], limit[2 * D];
    for (int r = 0; r < 2 * D; ++r) {
        const auto upper = hn::Neg(hn::LoadU(half, b[(r + D) % (2 * D)]));
        limit[r] = hn::Combine(d, upper, upper);
        rows[r] = hn::ZeroExtendVector(d, hn::LoadU(half, a[r]));
    }
    std::uint64_t bits = 0;
    for (int i = 0; i < 8; i += 2) {
        alignas(64) std::int32_t lanes[16];
        for (int k = 0; k < 16; ++k) lanes[k] = i + k / 8;
        const auto two = hn::SetTableIndices(d, lanes);
        auto mask = hn::Le(hn::TableLookupLanes(rows[0], two), limit[0]);
        for (int r = 1; r < 2 * D; ++r) {
            mask = hn::And(mask, hn::Le(hn::TableLookupLanes(rows[r], two), limit[r]));
        }
        bits |= std::uint64_t{bits_of(d, mask)} << (8 * i);
    }
    return bits;
}
#endif

/// Rows [first, end) of a, or more.
template <int D, int WA, int WB>
HWY_INLINE std::uint64_t overlap_bits(const float (&a)[2 * D][WA], const float (&b)[2 * D][WB], int first,
                                      int end) {
#if HWY_TARGET != HWY_SCALAR
    if constexpr (WA == 2 && WB == 2) {
        return bits_of(hn::CappedTag<float, 4>(), overlap_mask_2x2<D>(a, b));
    }
#endif
#if HWY_TARGET <= HWY_AVX3
    if constexpr (WA == 8 && WB == 8) {
        if (end - first > 2) return overlap_bits_8x8<D>(a, b);
    }
#endif
    using Tag = hn::CappedTag<float, WB>;
    constexpr int kLanes = static_cast<int>(hn::MaxLanes(Tag()));
    const Tag d;
    std::uint64_t bits = 0;
    for (int chunk = 0; chunk < WB; chunk += kLanes) {
        hn::Vec<Tag> limit[2 * D];
        for (int r = 0; r < 2 * D; ++r) limit[r] = hn::Neg(hn::LoadU(d, &b[(r + D) % (2 * D)][chunk]));
        for (int i = first; i < end; ++i) {
            auto mask = hn::Le(hn::Set(d, a[0][i]), limit[0]);
            for (int r = 1; r < 2 * D; ++r) mask = hn::And(mask, hn::Le(hn::Set(d, a[r][i]), limit[r]));
            bits |= std::uint64_t{bits_of(d, mask)} << (WB * i + chunk);
        }
    }
    return bits;
}

/// All the boxes of a node as another frame sees them. Empty slots become infinite or NaN: they overlap
/// nothing there either.
template <int D, int W>
HWY_INLINE void move_bounds(const BoxMotion<D>& motion, const float (&from)[2 * D][W],
                            float (&to)[2 * D][W]) {
    using Tag = hn::CappedTag<float, W>;
    constexpr int kLanes = static_cast<int>(hn::MaxLanes(Tag()));
    const Tag d;
    for (int chunk = 0; chunk < W; chunk += kLanes) {
        for (int r = 0; r < 2 * D; ++r) {
            auto sum = hn::Set(d, motion.shift[r]);
            for (int j = 0; j < D; ++j) {
                const auto row = hn::LoadU(d, &from[motion.source[r][j]][chunk]);
                sum = hn::Add(sum, hn::Mul(hn::Set(d, motion.scale[r % D][j]), row));
            }
            hn::StoreU(sum, d, &to[r][chunk]);
        }
    }
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_SPATIAL_KERNELS_OVERLAP_BITS_H
