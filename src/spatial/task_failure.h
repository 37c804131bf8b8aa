// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What a scheduler's task must not let out: an exception, mostly for want of memory. The first is kept, and
// thrown again by the thread that waits for the tasks.
#pragma once

#include <atomic>
#include <exception>

namespace jostle::detail {

class TaskFailure {
  public:
    /// On any thread: calls work().
    template <class Work>
    void guard(const Work& work) noexcept {
#if defined(__cpp_exceptions)
        try {
            work();
        } catch (...) {
            if (!failed_.test_and_set()) exception_ = std::current_exception();
        }
#else
        work();
#endif
    }
    /// When all tasks are done.
    void rethrow() const {
#if defined(__cpp_exceptions)
        if (exception_) std::rethrow_exception(exception_);
#endif
    }

  private:
    std::atomic_flag failed_;
    std::exception_ptr exception_;
};

}  // namespace jostle::detail
