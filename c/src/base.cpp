// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The calls of jostle_c/base.h that are about no object.
#include <jostle/core/log.h>
#include <jostle/core/version.h>
#include <jostle_c/base.h>

#include <atomic>
#include <string>

namespace {

std::atomic<JostleLogHandler> log_handler = nullptr;
std::atomic<void*> log_context = nullptr;

void pass_on(jostle::LogLevel level, std::string_view message) {
    if (const JostleLogHandler handler = log_handler)
        handler(static_cast<int>(level), std::string(message).c_str(), log_context);
}

}  // namespace

JostleVersion jostle_version() {
    const jostle::Version version = jostle::version();
    return {version.major, version.minor, version.patch};
}

void jostle_set_log_handler(JostleLogHandler handler, void* context) {
    log_context = context;
    log_handler = handler;
    jostle::set_log_handler(handler == nullptr ? nullptr : pass_on);
}
