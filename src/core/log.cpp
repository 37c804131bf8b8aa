// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where log messages go. The handler is one atomic pointer, so that it may be set while other threads log.
#include <jostle/core/log.h>

#include <atomic>
#include <cstdio>

namespace jostle {
namespace {

void print_message(LogLevel level, std::string_view message) {
    if (level < LogLevel::kWarning) return;
    std::fprintf(stderr, "jostle: %.*s\n", static_cast<int>(message.size()), message.data());
}

std::atomic<LogHandler> g_log_handler{&print_message};

}  // namespace

LogHandler set_log_handler(LogHandler handler) noexcept {
    const LogHandler previous = g_log_handler.exchange(handler != nullptr ? handler : &print_message);
    return previous != &print_message ? previous : nullptr;
}

void log(LogLevel level, std::string_view message) {
    g_log_handler.load()(level, message);
}

}  // namespace jostle
