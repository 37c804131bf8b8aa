// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The agents of a crowd in parts, which are the same for any number of threads.
#pragma once

#include <jostle/core/task_scheduler.h>

#include <algorithm>

#include "crowd/kernels/avoid.h"
#include "math/float_environment.h"
#include "spatial/task_failure.h"

namespace jostle::detail {

inline constexpr int kPart = 16 * kAvoidRow;  ///< [1] agents

[[nodiscard]] constexpr int part_count(int agents) {
    return (agents + kPart - 1) / kPart;
}

/// Calls work(first, last) for each part of [0, count); with a scheduler in parallel.
template <class Work>
void for_parts(int count, TaskScheduler* scheduler, const Work& work) {
    struct Task {
        const Work* work;
        int count;
        TaskFailure failure{};
    };
    Task task{&work, count};
    const auto run = [](void* context, int begin, int end, int) {
        Task& now = *static_cast<Task*>(context);
        now.failure.guard([&] {
            const FloatEnvironment environment;
            for (int part = begin; part < end; ++part)
                (*now.work)(part * kPart, std::min((part + 1) * kPart, now.count));
        });
    };
    const int parts = part_count(count);
    if (scheduler != nullptr && parts > 1) {
        scheduler->parallel_for(parts, 1, run, &task);
    } else {
        run(&task, 0, parts, 0);
    }
    task.failure.rethrow();
}

}  // namespace jostle::detail
