// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The whole of a world's tables, copied as memory: what follows from the state included, so that nothing is
// linked or built anew. Cost: that of copying the bytes. No allocation where the copy has had as much twice
// before. A clone shares the rows of what does not move: bodies, shapes, their tree (edit/owning.h).
#pragma once

#include "dynamics/store/tables.h"

namespace jostle::detail {

/// Afterwards steps, edits and queries of both have the same bits. Of `to` stay the memory of steps, and the
/// two numbers that PortionPlan is made with. `to` has no object that an edit in a queue has made. Throws
/// std::bad_alloc: `to` is to be thrown away.
void copy_tables(Tables& to, const Tables& from);
/// As copy_tables(), for `to` of another world, which has been empty so far; blocks that are shared stay in
/// the memory of the world that made them.
void share_tables(Tables& to, const Tables& from);

}  // namespace jostle::detail
