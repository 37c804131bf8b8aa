// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How the memory of a k-d tree grows, and how points move in it.
#pragma once

#include <jostle/spatial/kd_tree_node.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace jostle::detail {

inline constexpr int kMaxLeafSize = 1024;  ///< [1] points

/// Room for so many elements more; as vectors grow, so that to ask for one again and again costs little.
template <class Elements>
void reserve_more(Elements& elements, std::size_t more) {
    if (elements.capacity() - elements.size() >= more) return;
    elements.reserve(std::max(elements.size() + more, 2 * elements.capacity()));
}

/// [1] Slots of an extent: a leaf may have one too many for a moment.
[[nodiscard]] constexpr int extent_size(int leaf_size) {
    return leaf_size + 1;
}

template <int D>
void copy_slots(const KdSlots<D>& from, std::int32_t first, std::int32_t count, const KdSlots<D>& to,
                std::int32_t at) {
    for (int i = 0; i < D; ++i) std::copy_n(from.coordinate[i] + first, count, to.coordinate[i] + at);
    std::copy_n(from.id + first, count, to.id + at);
}

}  // namespace jostle::detail
