// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "dynamics/store/tables.h"

namespace jostle::detail {

/// World::check(), which a load asks before the tables are a world's.
[[nodiscard]] std::string check_tables(const Tables& tables);

}  // namespace jostle::detail
