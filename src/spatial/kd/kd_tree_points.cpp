// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The points that a k-d tree is given: whether they can be read and are finite, and the parts of a build that
// do not depend on the items whose points they are.
#include <jostle/spatial/kd_tree.h>

#include <cstdint>
#include <numeric>
#include <string>

#include "spatial/kernels/kd_kernels.h"

namespace jostle {

template <int D>
void KdTree<D>::require_count(const Call& call, const char* argument, std::size_t count) {
    if (count <= static_cast<std::size_t>(kMaxPoints)) return;
    call.refuse(std::string(argument) + ".size()", std::to_string(count),
                "it must be at most " + std::to_string(kMaxPoints));
}

template <int D>
void KdTree<D>::require_stride(const Call& call, const char* argument, StridedView<const Vector<D>> points) {
    constexpr std::ptrdiff_t kSize = sizeof(Vector<D>), kAlignment = alignof(Vector<D>);
    if (points.empty()) return;
    const auto address = reinterpret_cast<std::uintptr_t>(points.data());
    if (address == 0 || address % alignof(Vector<D>) != 0) {
        call.refuse(std::string(argument) + ".data()", address == 0 ? "null" : "not aligned",
                    "it must be the address of a point");
    }
    const std::ptrdiff_t stride = points.stride();
    if (points.size() == 1 || stride == kSize) return;
    const bool overlaps = stride > -kSize && stride < kSize;
    if (!overlaps && stride % kAlignment == 0) return;
    call.refuse(std::string(argument) + ".stride()", to_text(static_cast<long long>(stride)),
                "in bytes, it must be a multiple of " + std::to_string(kAlignment) +
                    " and at least the size of a point, " + std::to_string(kSize));
}

template <int D>
void KdTree<D>::require_points(const Call& call, const char* argument, StridedView<const Vector<D>> points) {
    require_count(call, argument, points.size());
    require_stride(call, argument, points);
    if (points.empty()) return;
    if (points.stride() == std::ptrdiff_t{sizeof(Vector<D>)} &&
        detail::kd_all_finite(&points[0].x, static_cast<std::int64_t>(points.size()) * D))
        return;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (!is_finite(points[i])) call.finite(detail::element_text(argument, i), points[i]);
    }
}

template <int D>
std::span<const std::int32_t> KdTree<D>::begin_points(const Call& call, std::size_t count,
                                                      bool in_last_order) {
    require_count(call, "items", count);
    make_room(static_cast<int>(count), in_last_order);
    std::int32_t* const ids = spare_.ids.data();
    if (!in_last_order) std::iota(ids, ids + count, 0);
    return {ids, count};
}

template <int D>
void KdTree<D>::put_points(const Call& call, std::size_t first, std::span<const Vector<D>> points) {
    const std::int32_t* const ids = spare_.ids.data() + first;
    if (!detail::kd_all_finite(&points[0].x, static_cast<std::int64_t>(points.size()) * D)) {
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (is_finite(points[i])) continue;
            call.finite("project(" + detail::element_text("items", static_cast<std::size_t>(ids[i])) + ")",
                        points[i]);
        }
    }
    for (int j = 0; j < D; ++j) {
        float* const to = spare_.row(j) + first;
        for (std::size_t i = 0; i < points.size(); ++i) to[i] = points[i][j];
    }
}

template class KdTree<2>;
template class KdTree<3>;

}  // namespace jostle
