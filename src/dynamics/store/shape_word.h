// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The word by which the broad phase knows a shape: its slot in the lower 31 bits, its generation in the upper
// 32, and between them one bit, `kPlain`. The bit is set where the shape is no sensor and the tree has its
// filter, and of a static body besides, where it is a sharp polygon that is exactly its box, as tiles of a
// level are: then the tree holds all that a query asks for, and no query reads the shape's record or its
// body's pose, which in a large level are rarely in a cache. Nor does an overlap read the record of a shape
// that may move, where it contains the shape's box in the tree.
//
// Invariant (World::check()): the word of each shape in the trees is word_of().
#pragma once

#include "dynamics/store/tables.h"

namespace jostle::detail {

inline constexpr std::uint64_t kPlain = std::uint64_t{1} << 31;

[[nodiscard]] inline ShapeId shape_of(std::uint64_t word) {
    return {static_cast<std::int32_t>(word & (kPlain - 1))};
}
/// The shape with its generation, as a handle has it.
[[nodiscard]] inline Id id_of(std::uint64_t word) {
    return {static_cast<std::uint32_t>(word & (kPlain - 1)), static_cast<std::uint32_t>(word >> 32)};
}

/// Of a proxy with this word: whether its box is its shape, and the tree has its filter.
[[nodiscard]] inline bool is_plain_box(int proxy, std::uint64_t word) {
    return (word & kPlain) != 0 && proxy >= BroadPhase<2>::kStaticProxies;
}

/// Whether it is no sensor, and has no positive group, nor an empty category or mask.
[[nodiscard]] bool has_plain_filter(const ShapeRecord& shape);
/// Whether the shape of a static body is exactly the box that the broad phase has of it, without rounding.
[[nodiscard]] bool is_exact_box(const Geometry& geometry, const Transform& pose);
[[nodiscard]] std::uint64_t word_of(const Tables& tables, const ShapeRecord& shape);
/// To be called where anything that the word depends on has changed.
void refresh_word(Tables& tables, ShapeId shape) noexcept;

}  // namespace jostle::detail
