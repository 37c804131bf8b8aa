// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// By which parts of its base a save is foreseen: each object by the same one, wherever that lies.
#pragma once

#include "dynamics/save/field_list.h"

namespace jostle::detail {

/// Part of a save's body, and the part of the base that it is like.
struct Piece {
    std::uint32_t size = 0;
    std::uint32_t from = 0;  ///< in the base's body; beyond it there are zeros
};
/// A piece of one object of the base, or of a part of one.
struct Unit {
    std::uint32_t at = 0;  ///< in the save's body
    Piece piece;
    std::size_t first_field = 0;
    std::int32_t body = -1;   ///< SavedObject::body
    std::int32_t other = -1;  ///< SavedObject::other
};

/// ORDER: as they lie in the save. Cost: n log n objects.
[[nodiscard]] std::vector<Piece> pieces_of(std::span<const SavedObject> base,
                                           std::span<const SavedObject> save, std::size_t base_size,
                                           std::size_t save_size);
/// The pieces, cut where objects of the base end.
[[nodiscard]] std::vector<Unit> units_of(const std::vector<Piece>& pieces, const FieldList& list,
                                         std::size_t base_size);

}  // namespace jostle::detail
