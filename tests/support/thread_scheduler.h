// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Schedulers of the tests' own: on plain std::threads, which the thread sanitizer understands, and with the
// tasks in an order that no sensible scheduler would choose.
#pragma once

#include <jostle/core/task_scheduler.h>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "math/random.h"

namespace jostle::test {

enum class TaskOrder { kForward, kReverse, kShuffled };

/// `workers` threads, the caller's included, that take tasks one by one in the given order.
class ThreadScheduler final : public TaskScheduler {
  public:
    ThreadScheduler(int workers, TaskOrder order, std::uint64_t seed = 1) : order_(order), random_(seed) {
        for (int i = 1; i < workers; ++i) threads_.emplace_back([this, i] { serve(i); });
    }
    ~ThreadScheduler() override {
        {
            const std::lock_guard lock(mutex_);
            ended_ = true;
        }
        wake_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }

    [[nodiscard]] int worker_count() const override { return static_cast<int>(threads_.size()) + 1; }
    [[nodiscard]] int calls() const { return calls_; }
    [[nodiscard]] int tasks() const { return tasks_; }

    void parallel_for(int count, int grain, Task task, void* context) override {
        {
            const std::lock_guard lock(mutex_);
            task_ = task;
            context_ = context;
            for (int begin = 0; begin < count; begin += grain)
                ranges_.emplace_back(begin, begin + grain < count ? begin + grain : count);
            put_in_order();
            ++calls_;
            tasks_ += static_cast<int>(ranges_.size());
        }
        wake_.notify_all();
        work(0);
        std::unique_lock lock(mutex_);
        done_.wait(lock, [this] { return ranges_.empty() && running_ == 0; });
    }

  private:
    /// Ranges are taken from the back.
    void put_in_order() {
        if (order_ == TaskOrder::kForward) {
            for (std::size_t i = 0, j = ranges_.size(); i + 1 < j--; ++i) std::swap(ranges_[i], ranges_[j]);
        } else if (order_ == TaskOrder::kShuffled) {
            for (std::size_t i = ranges_.size(); i > 1; --i)
                std::swap(ranges_[i - 1], ranges_[random_.below(static_cast<std::uint32_t>(i))]);
        }
    }
    void work(int worker) {
        std::unique_lock lock(mutex_);
        while (!ranges_.empty()) {
            const auto [begin, end] = ranges_.back();
            ranges_.pop_back();
            ++running_;
            lock.unlock();
            task_(context_, begin, end, worker);
            lock.lock();
            --running_;
        }
        if (running_ == 0) done_.notify_all();
    }
    void serve(int worker) {
        for (;;) {
            {
                std::unique_lock lock(mutex_);
                wake_.wait(lock, [this] { return ended_ || !ranges_.empty(); });
                if (ended_) return;
            }
            work(worker);
        }
    }

    TaskOrder order_;
    Random random_;
    std::mutex mutex_;  ///< for all below
    std::condition_variable wake_, done_;
    std::vector<std::pair<int, int>> ranges_;
    Task task_ = nullptr;
    void* context_ = nullptr;
    int running_ = 0, calls_ = 0, tasks_ = 0;
    bool ended_ = false;
    std::vector<std::thread> threads_;
};

/// One thread, which is interrupted by `hook` at the beginning of each parallel_for.
class InterruptingScheduler final : public TaskScheduler {
  public:
    std::function<void()> hook;
    int calls = 0;

    [[nodiscard]] int worker_count() const override { return 1; }
    void parallel_for(int count, int, Task task, void* context) override {
        ++calls;
        if (hook) hook();
        if (count > 0) task(context, 0, count, 0);
    }
};

}  // namespace jostle::test
