// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The scheduler that comes with jostle: oneTBB's, in an arena of its own.
#pragma once

#include <jostle/core/task_scheduler.h>

#include <memory>

JOSTLE_API_BEGIN
namespace jostle {

/// With `workers` >= 1 threads, the caller's included. A build without oneTBB gives one that runs everything
/// on the caller's thread. Throws Error where workers is not in [1, 1024].
[[nodiscard]] std::unique_ptr<TaskScheduler> make_default_scheduler(int workers);

}  // namespace jostle
JOSTLE_API_END
