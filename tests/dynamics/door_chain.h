// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door's table: the part of a body's rows that makes chains.
#pragma once

#include "dynamics/door_table.h"

namespace jostle::test {

/// An open chain of two segments.
Chain three_points();

void add_create_chain(Table& table);

}  // namespace jostle::test
