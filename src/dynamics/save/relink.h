// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What follows from the state that a load has read: lists' ways back and their lengths, places, counts,
// pairs, and the trees. The state may be that of foreign bytes: each list is walked no further than there are
// elements.
#pragma once

#include "dynamics/save/state_reader.h"

namespace jostle::detail {

/// Raises Error in the name of the call, where a shape is none. A sentence about what cannot be, or an empty
/// one. Throws std::bad_alloc. Cost: all of the state.
[[nodiscard]] std::string relink(const Call& call, Tables& tables, std::span<const SavedBox> boxes);

/// What edits that wait rely on: see relink().
[[nodiscard]] std::string fault_of_edits(const Call& call, const Tables& tables, const EditQueue& queue);

}  // namespace jostle::detail
