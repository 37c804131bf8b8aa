// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Some of the lanes side by side, in their order. Included once for each instruction set, like box_lanes.h.
//
// Eight lanes of AVX2 have a table of their own: Highway 1.0 has its table inside of the function, and g++ 12
// copies it, 1 KB, to the stack each time, which was half of the instructions of a box query.
#if defined(JOSTLE_SPATIAL_KERNELS_COMPRESS_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_SPATIAL_KERNELS_COMPRESS_LANES_H
#undef JOSTLE_SPATIAL_KERNELS_COMPRESS_LANES_H
#else
#define JOSTLE_SPATIAL_KERNELS_COMPRESS_LANES_H
#endif

#include "math/lanes.h"
#include "spatial/kernels/lane_orders.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// The lanes of v, of 32 bits each, whose bits are set; what stands behind them is of no meaning.
template <class D>
HWY_INLINE hn::Vec<D> compress(D d, hn::Vec<D> v, std::uint32_t bits) {
    static_assert(sizeof(hn::TFromD<D>) == 4);
#if HWY_TARGET == HWY_AVX2
    if constexpr (hn::MaxLanes(D()) == 8) {
        const hn::RebindToSigned<D> n;
        const hn::Rebind<std::uint8_t, D> bytes;
        const auto from = hn::PromoteTo(n, hn::LoadU(bytes, detail::kLaneOrders[bits].data()));
        return hn::TableLookupLanes(v, hn::IndicesFromVec(d, from));
    }
#endif
    static_cast<void>(d);
    const std::uint8_t bytes[8] = {static_cast<std::uint8_t>(bits), static_cast<std::uint8_t>(bits >> 8)};
    return hn::CompressBits(v, bytes);
}

/// The same of a mask.
template <class D>
HWY_INLINE hn::Vec<D> compress(D d, hn::Vec<D> v, hn::Mask<D> mask) {
#if HWY_TARGET == HWY_AVX2
    return compress(d, v, bits_of(d, mask));
#else
    static_cast<void>(d);
    return hn::Compress(v, mask);
#endif
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_SPATIAL_KERNELS_COMPRESS_LANES_H
