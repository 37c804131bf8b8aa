// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Messages that are neither an error nor an assertion, such as "this world does not do chains yet".
#pragma once

#include <jostle/core/config.h>

#include <string_view>

JOSTLE_API_BEGIN
namespace jostle {

enum class LogLevel { kInfo, kWarning };

using LogHandler = void (*)(LogLevel level, std::string_view message);
/// Sets the handler (nullptr: the default, which prints warnings on standard error); returns the previous
/// one.
LogHandler set_log_handler(LogHandler handler) noexcept;

void log(LogLevel level, std::string_view message);

}  // namespace jostle
JOSTLE_API_END
