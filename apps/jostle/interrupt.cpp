// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The handler notes the signal and does nothing else.
#include "jostle/interrupt.h"

#include <atomic>

namespace jostle::app {
namespace {

// The signal may be delivered to any thread.
std::atomic<bool> g_caught{false};
static_assert(std::atomic<bool>::is_always_lock_free);

void note(int) {
    g_caught.store(true, std::memory_order_relaxed);
}

}  // namespace

CatchInterrupt::CatchInterrupt() {
    g_caught.store(false);
    struct sigaction action = {};
    action.sa_handler = note;
    sigemptyset(&action.sa_mask);
    // The handler is used once. A write that the signal meets goes on.
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    sigaction(SIGINT, nullptr, &previous_);
    if (previous_.sa_handler != SIG_IGN) sigaction(SIGINT, &action, nullptr);
}

CatchInterrupt::~CatchInterrupt() {
    sigaction(SIGINT, &previous_, nullptr);
}

bool CatchInterrupt::caught() const {
    return g_caught.load(std::memory_order_relaxed);
}

}  // namespace jostle::app
