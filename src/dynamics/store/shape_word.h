// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The word by which the broad phase knows a shape: its slot in the lower 31 bits, its generation in the upper
// 32, and between them one bit, `kPlainBox`. The bit is set where the tree holds all that a query asks for:
// the shape is a sharp polygon that is exactly its box, as tiles of a level are, its body is static, and the
// tree has its filter. Then no query reads the shape's record or its body's pose, which in a large level are
// rarely in a cache.
//
// Invariant (World::check()): the bit of each shape in the trees is that of is_plain_box().
#pragma once

#include "dynamics/store/tables.h"

namespace jostle {

inline constexpr std::uint64_t kPlainBox = std::uint64_t{1} << 31;

[[nodiscard]] inline ShapeId shape_of(std::uint64_t word) {
    return {static_cast<std::int32_t>(word & (kPlainBox - 1))};
}
/// The shape with its generation, as a handle has it.
[[nodiscard]] inline Id id_of(std::uint64_t word) {
    return {static_cast<std::uint32_t>(word & (kPlainBox - 1)), static_cast<std::uint32_t>(word >> 32)};
}

/// Whether the shape of a static body is exactly the box that the broad phase has of it, without rounding; is
/// no sensor; and has no positive group, nor an empty category or mask.
[[nodiscard]] bool is_plain_box(const ShapeRecord& shape, const Transform& pose);
[[nodiscard]] std::uint64_t word_of(const Tables& tables, const ShapeRecord& shape);
/// To be called where something that the bit depends on has changed.
void refresh_word(Tables& tables, ShapeId shape) noexcept;

}  // namespace jostle
