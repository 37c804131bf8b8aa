// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The edits that wait in a save, against its objects: an object that lies aside is made to enter by exactly
// one edit, which comes before all others that name the object.
#pragma once

#include <string>

#include "dynamics/edit/edit_queue.h"

namespace jostle::detail {

/// A sentence about an edit that cannot be, or an empty one; the tables are linked (relink.h). Raises Error
/// in the name of the call, where a shape is none. Throws std::bad_alloc. Cost: the edits and all objects.
[[nodiscard]] std::string fault_of_edits(const Call& call, const Tables& tables, const EditQueue& queue);

}  // namespace jostle::detail
