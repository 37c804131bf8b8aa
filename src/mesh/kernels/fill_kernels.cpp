// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Numbers are looked at as one long row. Boxes are made in four lanes, of which the last one holds what lies
// behind a vertex: it is written over by what comes next. Corners are turned in registers.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "mesh/kernels/fill_kernels.cpp"
#include "mesh/kernels/fill_kernels.h"

#include <hwy/foreach_target.h>

#include "math/lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using NumberTag = hn::RebindToUnsigned<TagOf<16>>;
using RowTag = TagOf<16>;
constexpr std::size_t kRow = static_cast<std::size_t>(kLanesOf<16>);

bool are_finite(const Vec3* vertices, std::size_t count) {
    const auto* const numbers = reinterpret_cast<const float*>(vertices);
    const std::size_t end = 3 * count;
    const RowTag d;
    // 0, until one of them is infinite or NaN; from then on NaN.
    auto none = hn::Zero(d);
    std::size_t i = 0;
    for (; i + kRow <= end; i += kRow) {
        const auto x = hn::LoadU(d, numbers + i);
        none = hn::Add(none, hn::Sub(x, x));
    }
    float left = 0.0f;
    for (; i < end; ++i) left += numbers[i] - numbers[i];
    return left == 0.0f && hn::AllTrue(d, hn::Eq(none, hn::Zero(d)));
}

bool have_vertices(const TriangleVertices* triangles, std::size_t count, std::size_t vertex_count) {
    const auto* const numbers = reinterpret_cast<const std::uint32_t*>(triangles);
    const std::size_t end = 3 * count;
    const NumberTag d;
    // Negative ones are greater than any vertex's.
    auto greatest = hn::Zero(d);
    std::size_t i = 0;
    for (; i + kRow <= end; i += kRow) greatest = hn::Max(greatest, hn::LoadU(d, numbers + i));
    HWY_ALIGN std::uint32_t each[kRow];
    hn::Store(greatest, d, each);
    std::uint32_t of_all = 0;
    for (const std::uint32_t number : each) of_all = number > of_all ? number : of_all;
    for (; i < end; ++i) of_all = numbers[i] > of_all ? numbers[i] : of_all;
    return count == 0 || of_all < vertex_count;
}

void fill_triangle_boxes(const Vec3* vertices, const TriangleVertices* triangles, int count, Aabb3* boxes) {
#if HWY_TARGET == HWY_SCALAR
    for (int i = 0; i < count; ++i) {
        const TriangleVertices& t = triangles[i];
        boxes[i] = detail::bounds_of({vertices[t[0]], vertices[t[1]], vertices[t[2]]});
    }
#else
    for (int i = 0; i < count; ++i) {
        const TriangleVertices& t = triangles[i];
        const auto a = load<4>(&vertices[t[0]].x);
        const auto b = load<4>(&vertices[t[1]].x);
        const auto c = load<4>(&vertices[t[2]].x);
        store<4>(&boxes[i].lower.x, lesser(lesser(a, b), c));
        store<4>(&boxes[i].upper.x, greater(greater(a, b), c));
    }
#endif
}

void fill_triangle_blocks(const Vec3* vertices, const TriangleVertices* triangles,
                          const detail::Block<3>* of_tree, int count, detail::TriangleBlock* blocks) {
    constexpr int kSlots = detail::kBlockSize;
    for (int i = 0; i < count; ++i) {
        detail::TriangleBlock& block = blocks[i];
        const TriangleVertices* of_slot[kSlots];
        for (int slot = 0; slot < kSlots; ++slot) {
            const std::int32_t link = of_tree[i].link[slot];
            of_slot[slot] = triangles + (link != detail::kNoItem ? link : of_tree[i].link[0]);
        }
        for (int first = 0; first < kSlots; first += kLanes) {
            for (std::size_t corner = 0; corner < 3; ++corner) {
                const Four rows = load_four(
                    [&](int lane) HWY_ATTR { return &vertices[(*of_slot[first + lane])[corner]].x; });
                for (int axis = 0; axis < 3; ++axis) store(block.at[corner][axis] + first, rows.v[axis]);
            }
        }
    }
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

HWY_EXPORT(are_finite);
bool detail::are_finite(const Vec3* vertices, std::size_t count) {
    return HWY_DYNAMIC_DISPATCH(are_finite)(vertices, count);
}
HWY_EXPORT(have_vertices);
bool detail::have_vertices(const TriangleVertices* triangles, std::size_t count, std::size_t vertex_count) {
    return HWY_DYNAMIC_DISPATCH(have_vertices)(triangles, count, vertex_count);
}
HWY_EXPORT(fill_triangle_boxes);
void detail::fill_triangle_boxes(const Vec3* vertices, const TriangleVertices* triangles, int count,
                                 Aabb3* boxes) {
    HWY_DYNAMIC_DISPATCH(fill_triangle_boxes)(vertices, triangles, count, boxes);
}
HWY_EXPORT(fill_triangle_blocks);
void detail::fill_triangle_blocks(const Vec3* vertices, const TriangleVertices* triangles,
                                  const Block<3>* of_tree, int count, TriangleBlock* blocks) {
    HWY_DYNAMIC_DISPATCH(fill_triangle_blocks)(vertices, triangles, of_tree, count, blocks);
}

}  // namespace jostle
#endif  // HWY_ONCE
