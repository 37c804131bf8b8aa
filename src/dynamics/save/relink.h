// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The part of a state that follows from the part that a load has read: lists' ways back and their lengths,
// places, counts, pairs, and the trees. The state may be that of foreign bytes: each list is walked no
// further than there are elements.
#pragma once

#include "dynamics/save/state_reader.h"

namespace jostle::detail {

/// Raises Error in the name of the call, where a shape is none. A sentence about what cannot be, or an empty
/// one. Throws std::bad_alloc. Cost: all of the state.
[[nodiscard]] std::string relink(const Call& call, Tables& tables, std::span<const SavedBox> boxes);

/// Whether the two are cosine and sine of an angle.
[[nodiscard]] inline bool is_rotation(Rot q) {
    return Range{1.0f - 1.0e-3f, 1.0f + 1.0e-3f}.contains(q.c * q.c + q.s * q.s);
}
/// Whether a shape is in its body's list; one that lies aside is not. The lists are linked.
[[nodiscard]] inline bool is_listed(const Tables& tables, ShapeId id) {
    const ShapeRecord& shape = tables.shapes[id];
    return shape.previous != kNone || tables.bodies[shape.body].first_shape == id;
}

}  // namespace jostle::detail
