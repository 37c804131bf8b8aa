// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How the memory of a k-d tree grows, and how points move in it.
#pragma once

#include <jostle/spatial/kd_tree_node.h>
#include <jostle/spatial/visit.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>

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

/// The key that those of the neighbours strictly nearer than r stay below. A square that overflows limits
/// nothing; one that vanishes still lets those at the point itself in.
[[nodiscard]] inline std::uint64_t kd_limit(float r) {
    constexpr std::uint64_t kNoLimit = 0x7f800000ffffffffu;
    if (r * r > std::numeric_limits<float>::max()) return kNoLimit;
    const float square = r > 0.0f ? max(r * r, std::numeric_limits<float>::denorm_min()) : 0.0f;
    return static_cast<std::uint64_t>(std::bit_cast<std::uint32_t>(square)) << 32;
}

// Keys are as large as neighbours, and lie in their place until all are known.
static_assert(sizeof(Neighbor) == sizeof(std::uint64_t) && alignof(Neighbor) == alignof(std::uint64_t));

[[nodiscard]] inline std::uint64_t* keys_in(Neighbor* room, std::size_t count) {
    return ::new (static_cast<void*>(room)) std::uint64_t[count];
}
inline void become_neighbors(std::uint64_t* keys, int count) {
    for (int i = 0; i < count; ++i) {
        const std::uint64_t key = keys[i];
        ::new (static_cast<void*>(keys + i)) Neighbor{
            static_cast<int>(key & 0xffffffffu), std::bit_cast<float>(static_cast<std::uint32_t>(key >> 32))};
    }
}

}  // namespace jostle::detail
