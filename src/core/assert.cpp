// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What happens when an assertion fails: the handler hears of it, and the process ends unless the handler
// throws.
#include <jostle/core/assert.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace jostle {
namespace {

void print_failure(const AssertionFailure& failure) {
    std::fprintf(stderr, "%s:%d: jostle: %s [%s is false]\n", failure.file, failure.line, failure.message,
                 failure.condition);
}

std::atomic<AssertionHandler> g_assertion_handler{&print_failure};

}  // namespace

AssertionHandler set_assertion_handler(AssertionHandler handler) noexcept {
    const AssertionHandler previous =
        g_assertion_handler.exchange(handler != nullptr ? handler : &print_failure);
    return previous != &print_failure ? previous : nullptr;
}

void fail_assertion(const char* condition, const char* message, const char* file, int line) {
    g_assertion_handler.load()({condition, message, file, line});
    std::abort();
}

}  // namespace jostle
