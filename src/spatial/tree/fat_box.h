// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// When a fat box is given up for a new one, for what moves alone and for all at once.
#pragma once

#include <jostle/spatial/dynamic_tree.h>

namespace jostle::detail {

/// [1] A fat box that reaches further than this many margins beyond what a new one would be is replaced: a
/// stretched box of something that has stopped, or of something that has turned, would find false pairs for
/// ever.
inline constexpr float kSlackMargins = 4.0f;

/// [m] Around a box whose longest side is `side` [m].
[[nodiscard]] JOSTLE_INLINE float margin_of(float side, const DynamicTreeOptions& options) {
    return options.margin_share > 0.0f ? min(options.margin, options.margin_share * side) : options.margin;
}

template <int D>
[[nodiscard]] JOSTLE_INLINE float margin_of(const Aabb<D>& box, const DynamicTreeOptions& options) {
    float side = box.upper[0] - box.lower[0];
    for (int i = 1; i < D; ++i) side = max(side, box.upper[i] - box.lower[i]);
    return margin_of(side, options);
}

}  // namespace jostle::detail
