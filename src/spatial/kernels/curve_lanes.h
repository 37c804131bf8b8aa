// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Boxes turned in registers, a lane a box, and their keys along the curve (spatial/build/build_curve.h).
// Included once for each instruction set; hence the guard that Highway toggles.
//
// From Morton's order to Hilbert's each lane looks its digits up in the table by itself, where the processor
// can gather; elsewhere lanes gain nothing.
#if defined(JOSTLE_SPATIAL_KERNELS_CURVE_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_SPATIAL_KERNELS_CURVE_LANES_H
#undef JOSTLE_SPATIAL_KERNELS_CURVE_LANES_H
#else
#define JOSTLE_SPATIAL_KERNELS_CURVE_LANES_H
#endif

#include "math/lanes.h"
#include "spatial/build/build_curve.h"
#include "spatial/build/hilbert_table.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;
namespace lanes = jostle::HWY_NAMESPACE;

#if HWY_TARGET != HWY_SCALAR
using Tag = lanes::TagOf<16>;
using Lanes = lanes::LanesOf<16>;
using IntTag = hn::RebindToUnsigned<Tag>;
using IntLanes = hn::Vec<IntTag>;
inline constexpr int kLanes = lanes::kLanesOf<16>;

template <int D>
struct Corners {
    Lanes lower[D], upper[D];
};

/// kLanes boxes, a lane a box.
HWY_INLINE Corners<2> load_boxes(const Aabb<2>* boxes) {
    Corners<2> c;
    hn::LoadInterleaved4(Tag(), &boxes->lower.x, c.lower[0], c.lower[1], c.upper[0], c.upper[1]);
    return c;
}
HWY_INLINE Corners<3> load_boxes(const Aabb<3>* boxes) {
    const Tag d;
    const float* p = &boxes->lower.x;
    Lanes x0, y0, z0, x1, y1, z1;
    hn::LoadInterleaved3(d, p, x0, y0, z0);
    hn::LoadInterleaved3(d, p + 3 * kLanes, x1, y1, z1);
    return {{hn::ConcatEven(d, x1, x0), hn::ConcatEven(d, y1, y0), hn::ConcatEven(d, z1, z0)},
            {hn::ConcatOdd(d, x1, x0), hn::ConcatOdd(d, y1, y0), hn::ConcatOdd(d, z1, z0)}};
}

HWY_INLINE Lanes half_centers(Lanes lower, Lanes upper) {
    const Lanes quarter = hn::Set(Tag(), 0.25f);
    return hn::Add(hn::Mul(lower, quarter), hn::Mul(upper, quarter));
}

HWY_INLINE IntLanes spread_by_2_lanes(IntLanes x) {
    const IntTag d;
    x = hn::And(hn::Or(x, hn::ShiftLeft<8>(x)), hn::Set(d, 0x00ff00ffu));
    x = hn::And(hn::Or(x, hn::ShiftLeft<4>(x)), hn::Set(d, 0x0f0f0f0fu));
    x = hn::And(hn::Or(x, hn::ShiftLeft<2>(x)), hn::Set(d, 0x33333333u));
    return hn::And(hn::Or(x, hn::ShiftLeft<1>(x)), hn::Set(d, 0x55555555u));
}
HWY_INLINE IntLanes spread_by_3_lanes(IntLanes x) {
    const IntTag d;
    x = hn::And(hn::Or(x, hn::ShiftLeft<16>(x)), hn::Set(d, 0x030000ffu));
    x = hn::And(hn::Or(x, hn::ShiftLeft<8>(x)), hn::Set(d, 0x0300f00fu));
    x = hn::And(hn::Or(x, hn::ShiftLeft<4>(x)), hn::Set(d, 0x030c30c3u));
    return hn::And(hn::Or(x, hn::ShiftLeft<2>(x)), hn::Set(d, 0x09249249u));
}

/// As morton_key.
template <int D>
HWY_INLINE IntLanes morton_keys_of(const CurveGrid<D>& grid, const Corners<D>& c) {
    const Tag d;
    const IntTag di;
    IntLanes cell[D];
    for (int i = 0; i < D; ++i) {
        const int axis = grid.axis[i];
        const Lanes last = hn::Set(d, grid.last[i]);
        const Lanes place =
            hn::Mul(hn::Sub(half_centers(c.lower[axis], c.upper[axis]), hn::Set(d, grid.lowest[i])),
                    hn::Set(d, grid.scale[i]));
        const Lanes not_beyond = hn::IfThenElse(hn::Lt(place, last), place, last);
        const Lanes cells = hn::IfThenElseZero(hn::Gt(place, hn::Zero(d)), not_beyond);
        cell[i] = hn::BitCast(di, hn::ConvertTo(hn::RebindToSigned<Tag>(), cells));
    }
    const IntLanes pairs = hn::Set(di, (1u << grid.pair) - 1u);
    if constexpr (D == 2) {
        const IntLanes head = hn::ShiftLeftSame(
            hn::ShiftLeftSame(hn::ShiftRightSame(cell[0], grid.pair), grid.pair), grid.pair);
        return hn::Or(head, hn::Or(hn::ShiftLeft<1>(spread_by_2_lanes(hn::And(cell[0], pairs))),
                                   spread_by_2_lanes(cell[1])));
    } else {
        const IntLanes triples = hn::Set(di, (1u << grid.triple) - 1u);
        const IntLanes tail = hn::Or(hn::ShiftLeft<2>(spread_by_3_lanes(hn::And(cell[0], triples))),
                                     hn::Or(hn::ShiftLeft<1>(spread_by_3_lanes(hn::And(cell[1], triples))),
                                            spread_by_3_lanes(cell[2])));
        // Boxes that fill a cube have no other levels.
        if (grid.alone + grid.pair == 0) return tail;
        const IntLanes a = hn::ShiftRightSame(cell[0], grid.triple),
                       b = hn::ShiftRightSame(cell[1], grid.triple);
        const IntLanes head =
            hn::ShiftLeftSame(hn::ShiftLeftSame(hn::ShiftRightSame(a, grid.pair), grid.pair), grid.pair);
        const IntLanes middle = hn::Or(hn::ShiftLeft<1>(spread_by_2_lanes(hn::And(a, pairs))),
                                       spread_by_2_lanes(hn::And(b, pairs)));
        return hn::Or(hn::ShiftLeftSame(hn::Or(head, middle), 3 * grid.triple), tail);
    }
}

/// Whether keys_of gives Hilbert's keys, not Morton's.
inline constexpr bool kTurnsInLanes = kLanes >= 8;

/// As HilbertTable::place.
template <class Table>
HWY_INLINE IntLanes places_of(const Table& table, IntLanes morton, int levels) {
    const IntTag di;
    const IntLanes of_digit = hn::Set(di, Table::kDigits - 1);
    const IntLanes of_curve = hn::Set(di, 0xffffu & ~(Table::kDigits - 1));
    IntLanes entry = hn::Set(di, Table::begin_of(levels));
    IntLanes result = hn::Zero(di);
    for (int digit = Table::digits_of(levels) - 1; digit >= 0; --digit) {
        const IntLanes here = hn::And(hn::ShiftRightSame(morton, digit * Table::kBits), of_digit);
        const IntLanes at = hn::ShiftLeft<1>(hn::Or(hn::And(of_curve, entry), here));
        // The upper half of what is read is the next entry: each processor that has so many lanes begins with
        // the lower one.
        entry = hn::GatherOffset(di, reinterpret_cast<const std::uint32_t*>(table.entries),
                                 hn::BitCast(hn::RebindToSigned<Tag>(), at));
        result = hn::Or(hn::ShiftLeft<Table::kBits>(result), hn::And(entry, of_digit));
    }
    return result;
}

/// From Morton's to Hilbert's. The part of the key that only two axes have is turned by itself.
template <int D>
HWY_INLINE IntLanes turned(const CurveGrid<D>& grid, IntLanes key) {
    const IntTag di;
    const IntLanes pair_mask = hn::Set(di, low_bits(2 * grid.pair));
    const auto turn_pairs = [&](IntLanes head) HWY_ATTR {
        return hn::Or(hn::AndNot(pair_mask, head),
                      places_of(kHilbertPlane, hn::And(head, pair_mask), grid.pair));
    };
    if constexpr (D == 2) {
        return turn_pairs(key);
    } else {
        const int tail_bits = 3 * grid.triple;
        const IntLanes tail =
            places_of(kHilbertSpace, hn::And(key, hn::Set(di, low_bits(tail_bits))), grid.triple);
        // Without them the key has no other bits.
        if (grid.alone + grid.pair == 0) return tail;
        return hn::Or(hn::ShiftLeftSame(turn_pairs(hn::ShiftRightSame(key, tail_bits)), tail_bits), tail);
    }
}
template <int D>
HWY_INLINE IntLanes keys_of(const CurveGrid<D>& grid, const Corners<D>& c) {
    const IntLanes key = morton_keys_of<D>(grid, c);
    if constexpr (kTurnsInLanes) {
        return turned<D>(grid, key);
    } else {
        return key;
    }
}
#endif

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_SPATIAL_KERNELS_CURVE_LANES_H
