// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Messages to a person that are neither errors nor assertions. The library itself has none at present.
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
