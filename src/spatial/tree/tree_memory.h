// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What must happen although memory, or a scheduler, failed. Built without exceptions, the program has ended
// where they would be thrown.
#pragma once

#include <exception>
#include <new>

namespace jostle {
class TaskScheduler;
}

namespace jostle::detail {

/// [1] Pairs, blocks and items that a tree has room for when it first takes any.
inline constexpr int kLeastRoom = 16;

/// Runs what allocates and, where that fails, has changed nothing. False: there was no memory.
template <class Work>
bool has_memory_for(const Work& work) {
#if defined(__cpp_exceptions)
    try {
        work();
    } catch (const std::bad_alloc&) {
        return false;
    }
#else
    work();
#endif
    return true;
}

/// What std::allocator does where there is no memory.
[[noreturn]] inline void raise_bad_alloc() {
#if defined(__cpp_exceptions)
    throw std::bad_alloc();
#else
    std::terminate();
#endif
}

/// Runs work(scheduler), which must not be left half done: where that throws, it is done anew by this thread
/// alone, and the exception is returned, to be thrown again when all is sound.
template <class Work>
std::exception_ptr finish(TaskScheduler* scheduler, const Work& work) {
#if defined(__cpp_exceptions)
    try {
        work(scheduler);
    } catch (...) {
        work(nullptr);
        return std::current_exception();
    }
#else
    work(scheduler);
#endif
    return {};
}

}  // namespace jostle::detail
