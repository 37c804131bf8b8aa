// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A box in registers: one in the plane, two in space. Lower corner, then negated upper corner; what is unused
// is 0.
#pragma once

#include <limits>

#include "math/lanes.h"
#include "spatial/tree/tree_bounds.h"

namespace jostle::detail {

template <int D>
struct QuadBounds {
    static constexpr int kQuads = D - 1;
    Float4 q[kQuads];

    [[nodiscard]] JOSTLE_INLINE static QuadBounds of(const Bounds<D>& b) {
        if constexpr (D == 2) {
            return {{gather(b.row[0], b.row[1], b.row[2], b.row[3])}};
        } else {
            return {{gather(b.row[0], b.row[1], b.row[2], 0.0f), gather(b.row[3], b.row[4], b.row[5], 0.0f)}};
        }
    }
    /// A direction: what moves a lower corner, and a negated upper one.
    [[nodiscard]] JOSTLE_INLINE static QuadBounds of_direction(const Vector<D>& d) {
        return of(bounds_of(Aabb<D>{d, d}));
    }
    [[nodiscard]] JOSTLE_INLINE Bounds<D> bounds() const {
        alignas(16) float row[4 * kQuads];
        for (int i = 0; i < kQuads; ++i) store(row + 4 * i, q[i]);
        if constexpr (D == 2) {
            return {{row[0], row[1], row[2], row[3]}};
        } else {
            return {{row[0], row[1], row[2], row[4], row[5], row[6]}};
        }
    }
    JOSTLE_INLINE void unite_with(const QuadBounds& b) {
        for (int i = 0; i < kQuads; ++i) q[i] = lesser(q[i], b.q[i]);
    }
    /// Upper corner, then negated lower corner: what a box must not be greater than to overlap this one.
    [[nodiscard]] JOSTLE_INLINE QuadBounds reversed() const {
        if constexpr (D == 2) {
            return {{negate(swap_halves(q[0]))}};
        } else {
            return {{negate(q[1]), negate(q[0])}};
        }
    }
    /// In every row: a contains b; or, b being reversed, overlaps it.
    [[nodiscard]] JOSTLE_INLINE friend bool none_greater(const QuadBounds& a, const QuadBounds& b) {
        bool none = true;
        for (int i = 0; i < kQuads; ++i) none &= none_greater(a.q[i], b.q[i]);
        return none;
    }
    [[nodiscard]] JOSTLE_INLINE bool is_finite() const {
        const Float4 largest = splat(std::numeric_limits<float>::max());
        bool finite = true;
        for (int i = 0; i < kQuads; ++i) finite &= none_greater(greater(q[i], negate(q[i])), largest);
        return finite;
    }
    /// x and y, or x, y and z.
    [[nodiscard]] JOSTLE_INLINE Float4 negated_widths() const {
        if constexpr (D == 2) {
            return q[0] + swap_halves(q[0]);
        } else {
            return q[0] + q[1];
        }
    }
};

/// The union of the items' boxes; the same as union_of.
[[nodiscard]] JOSTLE_INLINE Bounds<2> quad_union_of(const Block<2>& block) {
    Float4 row[4];
    for (int i = 0; i < 4; ++i) row[i] = lesser(load(block.bound[i]), load(block.bound[i] + 4));
    transpose(row[0], row[1], row[2], row[3]);
    const Float4 all = lesser(lesser(row[0], row[2]), lesser(row[1], row[3]));
    return QuadBounds<2>{{all}}.bounds();
}
[[nodiscard]] JOSTLE_INLINE Bounds<3> quad_union_of(const Block<3>& block) {
    Float4 row[8];
    for (int i = 0; i < 6; ++i) row[i] = lesser(load(block.bound[i]), load(block.bound[i] + 4));
    row[6] = row[7] = splat(0.0f);
    Float4& low = row[3];
    Float4 unused = splat(0.0f);
    transpose(row[0], row[1], row[2], unused);
    transpose(low, row[4], row[5], row[6]);
    const Float4 lower = lesser(lesser(row[0], row[2]), lesser(row[1], unused));
    const Float4 upper = lesser(lesser(low, row[5]), lesser(row[4], row[6]));
    return QuadBounds<3>{{lower, upper}}.bounds();
}

}  // namespace jostle::detail
