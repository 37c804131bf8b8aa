// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The scheduler that comes with jostle: oneTBB's, in an arena of its own. oneTBB keeps its threads, and
// about 3 KB per worker of each scheduler that has run tasks, until the process ends: make one and keep it.
#pragma once

#include <jostle/core/task_scheduler.h>

#include <memory>

JOSTLE_API_BEGIN
namespace jostle {

/// A scheduler of `workers` threads, the caller's included. In a build without oneTBB it runs everything on
/// the caller's thread. Throws Error if workers is not in [1, 1024].
[[nodiscard]] std::unique_ptr<TaskScheduler> make_default_scheduler(int workers);

}  // namespace jostle
JOSTLE_API_END
