// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The threads of an object, and many questions shared out to them, which needs no interpreter's lock.
#pragma once

#include <jostle/core/task_scheduler.h>

#include <cstddef>
#include <exception>
#include <memory>
#include <mutex>

#include "convert.h"

namespace jostle::python {

/// Null for one thread.
[[nodiscard]] std::unique_ptr<TaskScheduler> new_scheduler(int threads);
/// Of the argument `threads`, 1 to 1024.
[[nodiscard]] std::unique_ptr<TaskScheduler> get_scheduler(const Call& call, nb::handle threads);

/// Calls work(row, worker) for all rows, shared out by a scheduler, if there is one. Of several exceptions
/// that of the first row comes out.
template <class Work>
void share_out(TaskScheduler* scheduler, std::size_t rows, const Work& work) {
    struct Shared {
        const Work& work;
        std::mutex mutex;
        std::exception_ptr thrown;
        int row;
    } shared{work, {}, nullptr, static_cast<int>(rows)};
    const auto task = [](void* context, int begin, int end, int worker) {
        Shared& of = *static_cast<Shared*>(context);
        for (int i = begin; i < end; ++i) {
            try {
                of.work(static_cast<std::size_t>(i), worker);
            } catch (...) {
                const std::lock_guard lock(of.mutex);
                if (i < of.row) {
                    of.row = i;
                    of.thrown = std::current_exception();
                }
                return;
            }
        }
    };
    if (scheduler == nullptr) {
        task(&shared, 0, static_cast<int>(rows), 0);
    } else {
        scheduler->parallel_for(static_cast<int>(rows), 16, task, &shared);
    }
    if (shared.thrown != nullptr) std::rethrow_exception(shared.thrown);
}
/// [1] How many tasks run at once.
[[nodiscard]] inline std::size_t workers_of(const TaskScheduler* scheduler) {
    return scheduler == nullptr ? 1 : static_cast<std::size_t>(scheduler->worker_count());
}

}  // namespace jostle::python
