// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The checks of arguments that the entry points of spatial/ share, besides what a Call checks by itself.
#pragma once

#include <jostle/core/require.h>
#include <jostle/math/aabb.h>

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <string_view>

JOSTLE_API_BEGIN
namespace jostle::detail {

/// A radius [m], or the end of a cast [1]: infinity is no limit.
inline constexpr Range kUpToInfinity{0.0f, std::numeric_limits<float>::infinity()};

template <int D>
[[noreturn]] void refuse_box(const Call& call, std::string_view argument, const Aabb<D>& box);

template <int D>
JOSTLE_INLINE void require_box(const Call& call, std::string_view argument, const Aabb<D>& box) {
    if (!is_valid(box)) refuse_box<D>(call, argument, box);
}

/// "boxes[3]"
[[nodiscard]] std::string element_text(std::string_view array, std::size_t index);

/// Of one of many; the text is made for errors only.
template <int D>
JOSTLE_INLINE void require_box_of(const Call& call, std::string_view array, std::span<const Aabb<D>> boxes,
                                  std::size_t index) {
    if (!is_valid(boxes[index])) refuse_box<D>(call, element_text(array, index), boxes[index]);
}

}  // namespace jostle::detail
JOSTLE_API_END
