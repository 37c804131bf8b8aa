// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// TaskScheduler on oneTBB [oneTBB]. The only file that knows it.
#include <jostle/core/error.h>
#include <jostle/dynamics/scheduler.h>

#if JOSTLE_HAS_TBB
#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/partitioner.h>
#include <tbb/task_arena.h>
#endif

namespace jostle {
namespace {

#if JOSTLE_HAS_TBB
class DefaultScheduler final : public TaskScheduler {
  public:
    explicit DefaultScheduler(int workers) : workers_(workers), arena_(workers) {}

    [[nodiscard]] int worker_count() const override { return workers_; }

    void parallel_for(int count, int grain, Task task, void* context) override {
        if (count <= 0) return;
        if (workers_ == 1) return task(context, 0, count, 0);
        arena_.execute([&] {
            tbb::parallel_for(
                tbb::blocked_range<int>(0, count, static_cast<std::size_t>(grain < 1 ? 1 : grain)),
                [&](const tbb::blocked_range<int>& range) {
                    task(context, range.begin(), range.end(), tbb::this_task_arena::current_thread_index());
                },
                tbb::simple_partitioner());
        });
    }

  private:
    int workers_;
    tbb::task_arena arena_;
};
#else
class DefaultScheduler final : public TaskScheduler {
  public:
    explicit DefaultScheduler(int) {}
    [[nodiscard]] int worker_count() const override { return 1; }
    void parallel_for(int count, int, Task task, void* context) override {
        if (count > 0) task(context, 0, count, 0);
    }
};
#endif

}  // namespace

std::unique_ptr<TaskScheduler> make_default_scheduler(int workers) {
    if (workers < 1 || workers > 1024)
        raise("make_default_scheduler", "workers", to_text(static_cast<long long>(workers)),
              "it must lie in [1, 1024]");
    return std::make_unique<DefaultScheduler>(workers);
}

}  // namespace jostle
