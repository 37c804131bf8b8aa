// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The interface to a program's own task system. Results never depend on the scheduler: tasks write to slots
// of their own, and everything that has an order is committed serially afterwards.
#pragma once

#include <jostle/core/config.h>

JOSTLE_API_BEGIN
namespace jostle {

class TaskScheduler {
  public:
    /// Processes the items [begin, end). `worker` is in [0, worker_count()); tasks that run at the same time
    /// have different ones.
    using Task = void (*)(void* context, int begin, int end, int worker);

    virtual ~TaskScheduler() = default;

    /// How many tasks can run at once, the caller's thread included; at least 1, and constant.
    [[nodiscard]] virtual int worker_count() const = 0;

    /// Calls `task` on disjoint ranges that cover [0, count), of at most `grain` items each if possible, in
    /// any order and on any thread. Returns when all are done. `task` does not throw. This call itself may,
    /// for example if it cannot start a thread, but only when no task runs or will be started any more: tasks
    /// refer to the caller's stack. jostle passes the exception on; World::step and the trees' headers say
    /// in which state they are then.
    virtual void parallel_for(int count, int grain, Task task, void* context) = 0;

  protected:
    TaskScheduler() = default;
    TaskScheduler(const TaskScheduler&) = default;
    TaskScheduler& operator=(const TaskScheduler&) = default;
};

}  // namespace jostle
JOSTLE_API_END
