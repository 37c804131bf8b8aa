// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The part of World::check() that is about islands and sleep.
#pragma once

#include <string>

#include "dynamics/store/tables.h"

namespace jostle {

/// The fault of the islands as a sentence, or empty. Cost: the whole world.
[[nodiscard]] std::string check_islands(const Tables& tables);
/// Likewise with sleep. The islands are sound.
[[nodiscard]] std::string check_sleep(const Tables& tables);

}  // namespace jostle
