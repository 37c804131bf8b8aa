// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Numbers side by side, of two types; the only way to the processor's vector instructions.
//
// Lanes: as many as the processor has, for kernels that Highway compiles for each instruction set. These are
// the files that define HWY_TARGET_INCLUDE, and include this after <hwy/foreach_target.h>.
//
// Float4: four floats, for code that is compiled once: SSE2 on x86-64, SIMD128 on WebAssembly, loops
// elsewhere.
//
// Both give the same bits everywhere: each operation is IEEE 754 arithmetic per lane, and nothing is summed
// across lanes. greater(a, b) is a > b ? a : b, and lesser(a, b) is a < b ? a : b: the second of two zeros,
// and where one is NaN.
#ifndef JOSTLE_MATH_LANES_H
#define JOSTLE_MATH_LANES_H

#include <bit>
#include <cstdint>

#if defined(__SSE2__) && !defined(JOSTLE_PORTABLE_LANES)
#include "math/float4_sse2.h"
/// For functions of many operations. Inlined where an operation is an instruction; where it is a loop, they
/// would take minutes to compile.
#define JOSTLE_LANES_INLINE JOSTLE_INLINE
#elif defined(__wasm_simd128__) && !defined(JOSTLE_PORTABLE_LANES)
#include "math/float4_simd128.h"
#define JOSTLE_LANES_INLINE JOSTLE_INLINE
#else
#include "math/float4_emulated.h"
#define JOSTLE_LANES_INLINE inline
#endif

namespace jostle::detail {

/// Of all lanes, in every lane.
[[nodiscard]] JOSTLE_INLINE Float4 greatest(Float4 a) {
    const Float4 pairs = greater(a, swap_halves(a));
    return greater(pairs, swap_neighbors(pairs));
}
[[nodiscard]] JOSTLE_INLINE Float4 smallest(Float4 a) {
    const Float4 pairs = lesser(a, swap_halves(a));
    return lesser(pairs, swap_neighbors(pairs));
}
/// a <= b in every lane.
[[nodiscard]] JOSTLE_INLINE bool none_greater(Float4 a, Float4 b) {
    return bits_of(is_at_most(a, b)) == 15;
}
/// The first lane that holds `value`; some lane if none does (NaN).
[[nodiscard]] JOSTLE_INLINE int first_equal(Float4 a, Float4 value) {
    return std::countr_zero(bits_of(is_equal(a, value)) | 8u);
}

}  // namespace jostle::detail

#endif  // JOSTLE_MATH_LANES_H

#ifdef HWY_TARGET_INCLUDE
// Once for each instruction set: no #pragma once, but a guard that Highway toggles.
#if defined(JOSTLE_MATH_LANES_OF_TARGET) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_MATH_LANES_OF_TARGET
#undef JOSTLE_MATH_LANES_OF_TARGET
#else
#define JOSTLE_MATH_LANES_OF_TARGET
#endif

#include <hwy/cache_control.h>
#include <hwy/highway.h>

#include <cstddef>
#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

/// W floats are taken in W / kLanesOf<W> bites: at most W lanes at once, or as many as the processor has.
template <int W>
using TagOf = hn::CappedTag<float, static_cast<std::size_t>(W)>;
template <int W>
using IndexTagOf = hn::RebindToSigned<TagOf<W>>;
template <int W>
using LanesOf = hn::Vec<TagOf<W>>;
template <int W>
inline constexpr int kLanesOf = static_cast<int>(hn::MaxLanes(TagOf<W>()));

/// [1] Where nothing else is said.
inline constexpr int kMostLanes = 8;
using Tag = TagOf<kMostLanes>;
using IndexTag = IndexTagOf<kMostLanes>;
using Lanes = LanesOf<kMostLanes>;
using Indices = hn::Vec<IndexTag>;
using Mask = hn::Mask<Tag>;
inline constexpr int kLanes = kLanesOf<kMostLanes>;

template <int W = kMostLanes>
HWY_INLINE LanesOf<W> splat(float x) {
    return hn::Set(TagOf<W>(), x);
}
HWY_INLINE Indices splat_index(int i) {
    return hn::Set(IndexTag(), i);
}
template <int W = kMostLanes>
HWY_INLINE LanesOf<W> load(const float* from) {
    return hn::LoadU(TagOf<W>(), from);
}
template <int W = kMostLanes>
HWY_INLINE void store(float* to, LanesOf<W> v) {
    hn::StoreU(v, TagOf<W>(), to);
}
/// Not everywhere hn::Max and hn::Min, which give another zero on another processor.
template <class V>
HWY_INLINE V greater(V a, V b) {
#if HWY_ARCH_X86 && HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128
    // One instruction, which is a > b ? a : b.
    if constexpr (hwy::IsFloat<hn::TFromD<hn::DFromV<V>>>()) return hn::Max(a, b);
#endif
    return hn::IfThenElse(hn::Gt(a, b), a, b);
}
template <class V>
HWY_INLINE V lesser(V a, V b) {
#if HWY_ARCH_X86 && HWY_TARGET != HWY_SCALAR && HWY_TARGET != HWY_EMU128
    if constexpr (hwy::IsFloat<hn::TFromD<hn::DFromV<V>>>()) return hn::Min(a, b);
#endif
    return hn::IfThenElse(hn::Lt(a, b), a, b);
}
#if HWY_TARGET == HWY_WASM
// One instruction, which Highway does not know: pmax(b, a) is a > b ? a : b.
template <std::size_t N>
HWY_INLINE hn::Vec128<float, N> greater(hn::Vec128<float, N> a, hn::Vec128<float, N> b) {
    return hn::Vec128<float, N>{wasm_f32x4_pmax(b.raw, a.raw)};
}
template <std::size_t N>
HWY_INLINE hn::Vec128<float, N> lesser(hn::Vec128<float, N> a, hn::Vec128<float, N> b) {
    return hn::Vec128<float, N>{wasm_f32x4_pmin(b.raw, a.raw)};
}
#endif
/// The same but for zeros and NaN, of which each processor has its own order: for numbers that are only
/// compared.
template <class V>
HWY_INLINE V greater_number(V a, V b) {
    return HWY_TARGET == HWY_WASM ? greater(a, b) : hn::Max(a, b);
}
template <class V>
HWY_INLINE V lesser_number(V a, V b) {
    return HWY_TARGET == HWY_WASM ? lesser(a, b) : hn::Min(a, b);
}
HWY_INLINE Lanes choose(Mask mask, Lanes yes, Lanes no) {
    return hn::IfThenElse(mask, yes, no);
}
HWY_INLINE Indices choose(Mask mask, Indices yes, Indices no) {
    return hn::IfThenElse(hn::RebindMask(IndexTag(), mask), yes, no);
}
HWY_INLINE Lanes keep_if(Mask mask, Lanes x) {
    return hn::IfThenElseZero(mask, x);
}
HWY_INLINE Lanes keep_if(Mask mask, Indices x) {
    return hn::IfThenElseZero(mask, hn::BitCast(Tag(), x));
}
/// Negated where the mask is set, as -x is.
HWY_INLINE Lanes negate_if(Mask mask, Lanes x) {
    return choose(mask, hn::Neg(x), x);
}
/// Bit i: lane i of the mask, of up to 16.
template <class D, class M>
HWY_INLINE std::uint32_t bits_of([[maybe_unused]] D d, M mask) {
    static_assert(hn::MaxLanes(D()) <= 16);
#if HWY_TARGET == HWY_WASM
    // Highway 1.0 collects the lanes one by one.
    static_assert(sizeof(hn::TFromD<D>) == 4);
    return wasm_i32x4_bitmask(mask.raw) & ((1u << hn::MaxLanes(D())) - 1);
#else
    std::uint8_t bytes[8] = {};
    hn::StoreMaskBits(d, mask, bytes);
    if constexpr (hn::MaxLanes(D()) <= 8) return bytes[0];
    // So many has only AVX-512, whose bytes begin with the lowest.
    std::uint16_t bits = 0;
    std::memcpy(&bits, bytes, sizeof bits);
    return bits;
#endif
}

/// Four quantities, of an object a lane.
struct Four {
    Lanes v[4];
};

#if HWY_TARGET == HWY_SCALAR
/// The four floats at at(lane), of the object of each lane.
template <class At>
HWY_INLINE Four load_four(At at) {
    float words[4];
    std::memcpy(words, at(0), sizeof words);
    return {{splat(words[0]), splat(words[1]), splat(words[2]), splat(words[3])}};
}
/// Back to at(lane), where is_wanted(lane).
template <class At, class IsWanted>
HWY_INLINE void store_four(const Four& four, At at, IsWanted is_wanted) {
    if (!is_wanted(0)) return;
    float words[4];
    for (int i = 0; i < 4; ++i) words[i] = hn::GetLane(four.v[i]);
    std::memcpy(at(0), words, sizeof words);
}
#else
/// Four rows; the columns become rows, within each 128-bit block of four lanes.
template <class V>
HWY_INLINE void transpose(V& a, V& b, V& c, V& e) {
    const hn::DFromV<V> d;
    const V ac_low = hn::InterleaveLower(d, a, c), be_low = hn::InterleaveLower(d, b, e);
    const V ac_high = hn::InterleaveUpper(d, a, c), be_high = hn::InterleaveUpper(d, b, e);
    a = hn::InterleaveLower(d, ac_low, be_low);
    b = hn::InterleaveUpper(d, ac_low, be_low);
    c = hn::InterleaveLower(d, ac_high, be_high);
    e = hn::InterleaveUpper(d, ac_high, be_high);
}
template <class At>
HWY_INLINE Four load_four(At at) {
    Four rows;
    for (int i = 0; i < 4; ++i) {
        if constexpr (kLanes == 4) {
            rows.v[i] = load(at(i));
        } else {
            const hn::Half<Tag> half;
            rows.v[i] = hn::Combine(Tag(), hn::LoadU(half, at(i + 4)), hn::LoadU(half, at(i)));
        }
    }
    transpose(rows.v[0], rows.v[1], rows.v[2], rows.v[3]);
    return rows;
}
/// Back to at(lane), where is_wanted(lane).
template <class At, class IsWanted>
HWY_INLINE void store_four(Four four, At at, IsWanted is_wanted) {
    transpose(four.v[0], four.v[1], four.v[2], four.v[3]);
    for (int i = 0; i < 4; ++i) {
        if constexpr (kLanes == 4) {
            if (is_wanted(i)) store(at(i), four.v[i]);
        } else {
            const hn::Half<Tag> half;
            if (is_wanted(i)) hn::StoreU(hn::LowerHalf(half, four.v[i]), half, at(i));
            if (is_wanted(i + 4)) hn::StoreU(hn::UpperHalf(half, four.v[i]), half, at(i + 4));
        }
    }
}
#endif

template <class At>
HWY_INLINE void store_four(const Four& four, At at) {
    store_four(four, at, [](int) { return true; });
}

/// Four floats of the object of each lane, which lie so many bytes from its beginning.
template <class ObjectOf>
HWY_INLINE Four load_four_of(ObjectOf object_of, std::size_t offset) {
    return load_four([&](int i) HWY_ATTR {
        return reinterpret_cast<const float*>(reinterpret_cast<const char*>(object_of(i)) + offset);
    });
}

#if HWY_HAVE_FLOAT64
/// Up to eight doubles; one where Highway knows none, as for WebAssembly.
using DoubleTag = hn::CappedTag<double, 8>;
using DoubleLanes = hn::Vec<DoubleTag>;
inline constexpr int kDoubleLanes = static_cast<int>(hn::MaxLanes(DoubleTag()));

HWY_INLINE DoubleLanes splat_double(double x) {
    return hn::Set(DoubleTag(), x);
}
/// Needs the alignment of a whole vector.
HWY_INLINE void store(double* to, DoubleLanes v) {
    hn::Store(v, DoubleTag(), to);
}
HWY_INLINE auto last_lane_first() {
    alignas(64) static constexpr std::int64_t kOrder[8] = {kDoubleLanes - 1, 0, 1, 2, 3, 4, 5, 6};
    return hn::SetTableIndices(DoubleTag(), kOrder);
}
/// Each lane of v one further, behind the last of `before`, or behind 0.
HWY_INLINE DoubleLanes shift_lanes(DoubleLanes before, DoubleLanes v) {
    return hn::IfThenElse(hn::FirstN(DoubleTag(), 1), hn::TableLookupLanes(before, last_lane_first()),
                          hn::TableLookupLanes(v, last_lane_first()));
}
HWY_INLINE DoubleLanes shift_lanes(DoubleLanes v) {
    return hn::IfThenZeroElse(hn::FirstN(DoubleTag(), 1), hn::TableLookupLanes(v, last_lane_first()));
}
#else
struct DoubleLanes {
    double v;
};
inline constexpr int kDoubleLanes = 1;

HWY_INLINE DoubleLanes splat_double(double x) {
    return {x};
}
HWY_INLINE void store(double* to, DoubleLanes v) {
    *to = v.v;
}
HWY_INLINE DoubleLanes greater_number(DoubleLanes a, DoubleLanes b) {
    return a.v > b.v ? a : b;
}
HWY_INLINE DoubleLanes lesser_number(DoubleLanes a, DoubleLanes b) {
    return a.v < b.v ? a : b;
}
HWY_INLINE DoubleLanes shift_lanes(DoubleLanes before, DoubleLanes) {
    return before;
}
HWY_INLINE DoubleLanes shift_lanes(DoubleLanes) {
    return {0.0};
}
#endif

/// A hint: what is there will soon be read.
HWY_INLINE void prefetch(const void* at) {
    hwy::Prefetch(static_cast<const char*>(at));
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_MATH_LANES_OF_TARGET
#endif  // HWY_TARGET_INCLUDE
