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

#include "spatial/kernels/curve_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle::detail {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;
namespace lanes = jostle::HWY_NAMESPACE;

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

template <int D>
void curve_keys_here(const CurveGrid<D>& grid, const Aabb<D>* boxes, int begin, int end, BuildItem* items) {
    int i = begin;
    int turned = begin;  // [1] up to which the keys are Hilbert's
#if HWY_TARGET != HWY_SCALAR
    const IntTag di;
    for (; i + kLanes <= end; i += kLanes) {
        const IntLanes ids = hn::Iota(di, static_cast<std::uint32_t>(i));
        hn::StoreInterleaved2(keys_of<D>(grid, load_boxes(boxes + i)), ids, di, &items[i].key);
    }
    if (kTurnsInLanes) turned = i;
#endif
    for (; i < end; ++i) items[i] = {morton_key<D>(grid, boxes[i]), i};
    to_hilbert_keys<D>(grid, items + turned, end - turned);
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
void curve_keys_2(const CurveGrid<2>& grid, const Aabb<2>* boxes, int begin, int end, BuildItem* items) {
    curve_keys_here<2>(grid, boxes, begin, end, items);
}
void curve_keys_3(const CurveGrid<3>& grid, const Aabb<3>* boxes, int begin, int end, BuildItem* items) {
    curve_keys_here<3>(grid, boxes, begin, end, items);
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
HWY_EXPORT(curve_keys_2);
HWY_EXPORT(curve_keys_3);
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
void curve_keys<2>(const CurveGrid<2>& grid, const Aabb<2>* boxes, int begin, int end, BuildItem* items) {
    HWY_DYNAMIC_DISPATCH(curve_keys_2)(grid, boxes, begin, end, items);
}
template <>
void curve_keys<3>(const CurveGrid<3>& grid, const Aabb<3>* boxes, int begin, int end, BuildItem* items) {
    HWY_DYNAMIC_DISPATCH(curve_keys_3)(grid, boxes, begin, end, items);
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
