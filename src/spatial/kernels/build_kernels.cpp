// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Building's kernels: bounds of centers, keys, and blocks filled by gathering. Boxes are read from an array
// of structures and turned in registers. One lane is what is left over at the end of a range, and the whole
// where there are no vectors.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "spatial/kernels/build_kernels.cpp"
#include "spatial/kernels/build_kernels.h"

#include <hwy/foreach_target.h>

#include <limits>

#include "math/lanes.h"

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
#endif

template <int D>
bool add_half_centers_here(const Aabb<D>* boxes, int count, Vector<D>& lower, Vector<D>& upper) {
    int i = 0;
    bool valid = true;
#if HWY_TARGET != HWY_SCALAR
    const Tag d;
    const Lanes greatest = hn::Set(d, std::numeric_limits<float>::max());
    const Lanes least = hn::Set(d, -std::numeric_limits<float>::max());
    Lanes low[D], high[D];
    for (int k = 0; k < D; ++k) {
        low[k] = hn::Set(d, lower[k]);
        high[k] = hn::Set(d, upper[k]);
    }
    auto good = hn::Eq(greatest, greatest);
    for (; i + kLanes <= count; i += kLanes) {
        const Corners<D> c = load_boxes(boxes + i);
        for (int k = 0; k < D; ++k) {
            good = hn::And(good, hn::And(hn::Le(c.lower[k], c.upper[k]),
                                         hn::And(hn::Ge(c.lower[k], least), hn::Le(c.upper[k], greatest))));
            // Which zero Min takes of two does not matter, and what NaN does to it neither.
            const Lanes center = half_centers(c.lower[k], c.upper[k]);
            low[k] = lanes::lesser_number(low[k], center);
            high[k] = lanes::greater_number(high[k], center);
        }
    }
    valid = hn::AllTrue(d, good);
    for (int k = 0; k < D; ++k) {
        HWY_ALIGN float l[kLanes], h[kLanes];
        hn::Store(low[k], d, l);
        hn::Store(high[k], d, h);
        for (int lane = 0; lane < kLanes; ++lane) {
            lower[k] = l[lane] < lower[k] ? l[lane] : lower[k];
            upper[k] = h[lane] > upper[k] ? h[lane] : upper[k];
        }
    }
#endif
    for (; i < count; ++i) {
        valid = valid && is_valid(boxes[i]);
        const Vector<D> c = half_center(boxes[i]);
        for (int k = 0; k < D; ++k) {
            lower[k] = c[k] < lower[k] ? c[k] : lower[k];
            upper[k] = c[k] > upper[k] ? c[k] : upper[k];
        }
    }
    return valid;
}

#if HWY_TARGET != HWY_SCALAR
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
HWY_INLINE IntLanes keys_of(const CurveGrid<D>& grid, const Corners<D>& c) {
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
        const IntLanes a = hn::ShiftRightSame(cell[0], grid.triple),
                       b = hn::ShiftRightSame(cell[1], grid.triple);
        const IntLanes head =
            hn::ShiftLeftSame(hn::ShiftLeftSame(hn::ShiftRightSame(a, grid.pair), grid.pair), grid.pair);
        const IntLanes middle = hn::Or(hn::ShiftLeft<1>(spread_by_2_lanes(hn::And(a, pairs))),
                                       spread_by_2_lanes(hn::And(b, pairs)));
        const IntLanes tail = hn::Or(hn::ShiftLeft<2>(spread_by_3_lanes(hn::And(cell[0], triples))),
                                     hn::Or(hn::ShiftLeft<1>(spread_by_3_lanes(hn::And(cell[1], triples))),
                                            spread_by_3_lanes(cell[2])));
        return hn::Or(hn::ShiftLeftSame(hn::Or(head, middle), 3 * grid.triple), tail);
    }
}
#endif

template <int D>
void morton_keys_here(const CurveGrid<D>& grid, const Aabb<D>* boxes, int begin, int end, BuildItem* items) {
    int i = begin;
#if HWY_TARGET != HWY_SCALAR
    const IntTag di;
    for (; i + kLanes <= end; i += kLanes) {
        const IntLanes keys = keys_of<D>(grid, load_boxes(boxes + i));
        const IntLanes ids = hn::Iota(di, static_cast<std::uint32_t>(i));
        hn::StoreInterleaved2(keys, ids, di, &items[i].key);
    }
#endif
    for (; i < end; ++i) items[i] = {morton_key<D>(grid, boxes[i]), i};
}

#if HWY_TARGET != HWY_SCALAR
using FourTag = lanes::TagOf<4>;
using FourLanes = lanes::LanesOf<4>;

/// Four structures to four rows.
HWY_INLINE void store_rows(FourLanes r0, FourLanes r1, FourLanes r2, FourLanes r3, float* a, float* b,
                           float* c, float* e) {
    const FourTag d;
    lanes::transpose(r0, r1, r2, r3);
    hn::Store(r0, d, a);
    hn::Store(r1, d, b);
    hn::Store(r2, d, c);
    hn::Store(r3, d, e);
}
HWY_INLINE FourLanes signs(const std::uint32_t* mask) {
    return hn::BitCast(FourTag(), hn::LoadU(hn::RebindToUnsigned<FourTag>(), mask));
}

/// The least of eight vectors, in a fixed order: of equal ones the last, in whatever groups, as everywhere in
/// building.
HWY_INLINE FourLanes least(const FourLanes* v) {
    static_assert(kBlockSize == 8);
    const FourLanes four = lanes::lesser(lanes::lesser(v[0], v[1]), lanes::lesser(v[2], v[3]));
    return lanes::lesser(four, lanes::lesser(lanes::lesser(v[4], v[5]), lanes::lesser(v[6], v[7])));
}

HWY_INLINE void fill_block(const Aabb<2>* const* boxes, Block<2>& block, BuildBounds<2>& bounds) {
    static constexpr std::uint32_t kUpper[4] = {0, 0, 0x80000000u, 0x80000000u};
    const FourLanes negate = signs(kUpper);
    FourLanes v[kBlockSize];
    for (int i = 0; i < kBlockSize; ++i) v[i] = hn::Xor(hn::LoadU(FourTag(), &boxes[i]->lower.x), negate);
    for (int i = 0; i < kBlockSize; i += 4)
        store_rows(v[i], v[i + 1], v[i + 2], v[i + 3], block.bound[0] + i, block.bound[1] + i,
                   block.bound[2] + i, block.bound[3] + i);
    hn::Store(least(v), FourTag(), bounds.bound);
}

/// In space a box is read as its first four numbers and its last four.
HWY_INLINE void fill_block(const Aabb<3>* const* boxes, Block<3>& block, BuildBounds<3>& bounds) {
    static constexpr std::uint32_t kFirst[4] = {0, 0, 0, 0x80000000u};
    static constexpr std::uint32_t kLast[4] = {0, 0x80000000u, 0x80000000u, 0x80000000u};
    const FourLanes negate_first = signs(kFirst), negate_last = signs(kLast);
    FourLanes v[kBlockSize], w[kBlockSize];
    for (int i = 0; i < kBlockSize; ++i) {
        const float* p = &boxes[i]->lower.x;
        v[i] = hn::Xor(hn::LoadU(FourTag(), p), negate_first);
        w[i] = hn::Xor(hn::LoadU(FourTag(), p + 2), negate_last);
    }
    for (int i = 0; i < kBlockSize; i += 4) {
        store_rows(w[i], w[i + 1], w[i + 2], w[i + 3], block.bound[2] + i, block.bound[3] + i,
                   block.bound[4] + i, block.bound[5] + i);
        store_rows(v[i], v[i + 1], v[i + 2], v[i + 3], block.bound[0] + i, block.bound[1] + i,
                   block.bound[2] + i, block.bound[3] + i);
    }
    // The last four first: the first four overlap them.
    hn::StoreU(least(w), FourTag(), bounds.bound + 2);
    hn::Store(least(v), FourTag(), bounds.bound);
    bounds.bound[6] = kEmptyBound;
    bounds.bound[7] = kEmptyBound;
}

template <int D>
HWY_INLINE void pack_node(const BuildBounds<D>* const* children, WideNode<D>& node, BuildBounds<D>& bounds) {
    const FourTag d;
    for (int half = 0; half < BuildBounds<D>::kSize; half += 4) {
        FourLanes v[kBlockSize];
        for (int i = 0; i < kBlockSize; ++i) v[i] = hn::Load(d, children[i]->bound + half);
        for (int i = 0; i < kBlockSize; i += 4) {
            // In space the second half ends in padding, which no row takes.
            HWY_ALIGN float padding[4];
            const bool padded = half + 4 > 2 * D;
            store_rows(v[i], v[i + 1], v[i + 2], v[i + 3], node.bound[half] + i, node.bound[half + 1] + i,
                       padded ? padding : node.bound[half + 2] + i,
                       padded ? padding : node.bound[half + 3] + i);
        }
        hn::Store(least(v), d, bounds.bound + half);
    }
}
#else
template <int D>
HWY_INLINE void pack_node(const BuildBounds<D>* const* children, WideNode<D>& node, BuildBounds<D>& bounds) {
    for (float& b : bounds.bound) b = kEmptyBound;
    for (int i = 0; i < kBlockSize; ++i) {
        for (int k = 0; k < 2 * D; ++k) {
            const float b = children[i]->bound[k];
            node.bound[k][i] = b;
            bounds.bound[k] = bounds.bound[k] < b ? bounds.bound[k] : b;
        }
    }
}

template <int D>
HWY_INLINE void fill_block(const Aabb<D>* const* boxes, Block<D>& block, BuildBounds<D>& bounds) {
    for (float& b : bounds.bound) b = kEmptyBound;
    for (int i = 0; i < kBlockSize; ++i) {
        set_slot_box<D>(block, i, *boxes[i]);
        for (int k = 0; k < 2 * D; ++k)
            bounds.bound[k] = bounds.bound[k] < block.bound[k][i] ? bounds.bound[k] : block.bound[k][i];
    }
}
#endif

template <int D>
void fill_blocks_here(const Aabb<D>* boxes, int count, Block<D>* blocks, BuildBounds<D>* bounds) {
    const Aabb<D> empty = empty_box<D>();
    for (int i = 0; i < count; ++i) {
        const Aabb<D>* from[kBlockSize];
        for (int slot = 0; slot < kBlockSize; ++slot) {
            const std::int32_t link = blocks[i].link[slot];
            from[slot] = link >= 0 ? boxes + link : &empty;
        }
        fill_block(from, blocks[i], bounds[i]);
    }
}

template <int D>
void pack_nodes_here(const BuildBounds<D>* children, int child_count, int begin, int end, WideNode<D>* nodes,
                     BuildBounds<D>* bounds) {
    BuildBounds<D> empty;
    for (float& b : empty.bound) b = kEmptyBound;
    for (int i = begin; i < end; ++i) {
        const BuildBounds<D>* from[kBlockSize];
        for (int slot = 0; slot < kBlockSize; ++slot) {
            const int child = i * kBlockSize + slot;
            from[slot] = child < child_count ? children + child : &empty;
        }
        pack_node<D>(from, nodes[i], bounds[i]);
    }
}

// HWY_EXPORT takes no templates.
bool add_half_centers_2(const Aabb<2>* boxes, int count, Vec2& lower, Vec2& upper) {
    return add_half_centers_here<2>(boxes, count, lower, upper);
}
bool add_half_centers_3(const Aabb<3>* boxes, int count, Vec3& lower, Vec3& upper) {
    return add_half_centers_here<3>(boxes, count, lower, upper);
}
void morton_keys_2(const CurveGrid<2>& grid, const Aabb<2>* boxes, int begin, int end, BuildItem* items) {
    morton_keys_here<2>(grid, boxes, begin, end, items);
}
void morton_keys_3(const CurveGrid<3>& grid, const Aabb<3>* boxes, int begin, int end, BuildItem* items) {
    morton_keys_here<3>(grid, boxes, begin, end, items);
}
void fill_blocks_2(const Aabb<2>* boxes, int count, Block<2>* blocks, BuildBounds<2>* bounds) {
    fill_blocks_here<2>(boxes, count, blocks, bounds);
}
void fill_blocks_3(const Aabb<3>* boxes, int count, Block<3>* blocks, BuildBounds<3>* bounds) {
    fill_blocks_here<3>(boxes, count, blocks, bounds);
}
void pack_nodes_2(const BuildBounds<2>* children, int child_count, int begin, int end, WideNode<2>* nodes,
                  BuildBounds<2>* bounds) {
    pack_nodes_here<2>(children, child_count, begin, end, nodes, bounds);
}
void pack_nodes_3(const BuildBounds<3>* children, int child_count, int begin, int end, WideNode<3>* nodes,
                  BuildBounds<3>* bounds) {
    pack_nodes_here<3>(children, child_count, begin, end, nodes, bounds);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle::detail
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle::detail {

HWY_EXPORT(add_half_centers_2);
HWY_EXPORT(add_half_centers_3);
HWY_EXPORT(morton_keys_2);
HWY_EXPORT(morton_keys_3);
HWY_EXPORT(fill_blocks_2);
HWY_EXPORT(fill_blocks_3);
HWY_EXPORT(pack_nodes_2);
HWY_EXPORT(pack_nodes_3);

template <>
bool add_half_centers<2>(const Aabb<2>* boxes, int count, Vec2& lower, Vec2& upper) {
    return HWY_DYNAMIC_DISPATCH(add_half_centers_2)(boxes, count, lower, upper);
}
template <>
bool add_half_centers<3>(const Aabb<3>* boxes, int count, Vec3& lower, Vec3& upper) {
    return HWY_DYNAMIC_DISPATCH(add_half_centers_3)(boxes, count, lower, upper);
}
template <>
void morton_keys<2>(const CurveGrid<2>& grid, const Aabb<2>* boxes, int begin, int end, BuildItem* items) {
    HWY_DYNAMIC_DISPATCH(morton_keys_2)(grid, boxes, begin, end, items);
}
template <>
void morton_keys<3>(const CurveGrid<3>& grid, const Aabb<3>* boxes, int begin, int end, BuildItem* items) {
    HWY_DYNAMIC_DISPATCH(morton_keys_3)(grid, boxes, begin, end, items);
}
template <>
void fill_blocks<2>(const Aabb<2>* boxes, int count, Block<2>* blocks, BuildBounds<2>* bounds) {
    HWY_DYNAMIC_DISPATCH(fill_blocks_2)(boxes, count, blocks, bounds);
}
template <>
void fill_blocks<3>(const Aabb<3>* boxes, int count, Block<3>* blocks, BuildBounds<3>* bounds) {
    HWY_DYNAMIC_DISPATCH(fill_blocks_3)(boxes, count, blocks, bounds);
}
template <>
void pack_nodes<2>(const BuildBounds<2>* children, int child_count, int begin, int end, WideNode<2>* nodes,
                   BuildBounds<2>* bounds) {
    HWY_DYNAMIC_DISPATCH(pack_nodes_2)(children, child_count, begin, end, nodes, bounds);
}
template <>
void pack_nodes<3>(const BuildBounds<3>* children, int child_count, int begin, int end, WideNode<3>* nodes,
                   BuildBounds<3>* bounds) {
    HWY_DYNAMIC_DISPATCH(pack_nodes_3)(children, child_count, begin, end, nodes, bounds);
}

}  // namespace jostle::detail
#endif  // HWY_ONCE
