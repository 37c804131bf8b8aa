// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The global operator new of a program that tests what happens where memory runs out. The other forms of the
// standard library call these.
#include <cstdlib>
#include <new>

#include "support/failing_memory.h"

namespace jostle::test {

FailurePlan& global_new() {
    static constinit FailurePlan plan;
    return plan;
}

}  // namespace jostle::test

void* operator new(std::size_t bytes) {
    if (jostle::test::global_new().fails_now()) throw std::bad_alloc();
    void* const p = std::malloc(bytes != 0 ? bytes : 1);
    if (p == nullptr) throw std::bad_alloc();
    return p;
}
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    if (jostle::test::global_new().fails_now()) throw std::bad_alloc();
    const auto step = static_cast<std::size_t>(alignment);
    if (bytes > static_cast<std::size_t>(-1) - step) throw std::bad_alloc();
    void* const p = std::aligned_alloc(step, (bytes + step) / step * step);
    if (p == nullptr) throw std::bad_alloc();
    return p;
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
    if (jostle::test::global_new().fails_now()) return nullptr;
    return std::malloc(bytes != 0 ? bytes : 1);
}
void operator delete(void* p) noexcept {
    std::free(p);
}
void operator delete(void* p, const std::nothrow_t&) noexcept {
    std::free(p);
}
void operator delete(void* p, std::size_t) noexcept {
    std::free(p);
}
void operator delete(void* p, std::align_val_t) noexcept {
    std::free(p);
}
void operator delete(void* p, std::size_t, std::align_val_t) noexcept {
    std::free(p);
}
