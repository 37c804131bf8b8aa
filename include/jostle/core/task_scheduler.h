// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What jostle asks of whoever runs its tasks. Results never depend on the scheduler: tasks write to slots of
// their own, and what must have an order is committed serially afterwards.
#pragma once

#include <jostle/core/config.h>

JOSTLE_API_BEGIN
namespace jostle {

class TaskScheduler {
  public:
    /// Does the items [begin, end); `worker` is in [0, worker_count()) and is held by one task at a time.
    using Task = void (*)(void* context, int begin, int end, int worker);

    virtual ~TaskScheduler() = default;

    /// How many tasks can run at once, the caller's thread included; at least 1, and constant.
    [[nodiscard]] virtual int worker_count() const = 0;

    /// Calls `task` on disjoint ranges that cover [0, count), each of at most `grain` items where that can
    /// be, in any order and on any thread; returns when all are done. `task` does not throw. This call may
    /// throw by itself, for example where it cannot start a thread, but only once no task runs or will still
    /// be started: tasks refer to the caller's stack. Whoever called passes the exception on, and says what
    /// it leaves.
    virtual void parallel_for(int count, int grain, Task task, void* context) = 0;

  protected:
    TaskScheduler() = default;
    TaskScheduler(const TaskScheduler&) = default;
    TaskScheduler& operator=(const TaskScheduler&) = default;
};

}  // namespace jostle
JOSTLE_API_END
