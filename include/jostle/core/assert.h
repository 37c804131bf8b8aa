// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Assertions catch mistakes in jostle itself; bad input is refused with Error. JOSTLE_ASSERT is compiled into
// debug and sanitizer builds (JOSTLE_ASSERTIONS, or no NDEBUG). JOSTLE_VERIFY is compiled into every build,
// for checks that cost next to nothing. A failed assertion calls a handler, which the user may set. The
// process aborts when the handler returns.
#pragma once

#include <jostle/core/config.h>

JOSTLE_API_BEGIN
namespace jostle {

struct AssertionFailure {
    const char* condition;  ///< source text of the condition
    const char* message;    ///< a sentence: the rule that was broken, and a way out
    const char* file;
    int line;
};

using AssertionHandler = void (*)(const AssertionFailure& failure);
/// Sets the handler (nullptr: the default, which prints on standard error); returns the previous one. A
/// handler may leave by throwing; if it returns, the process aborts.
AssertionHandler set_assertion_handler(AssertionHandler handler) noexcept;

[[noreturn]] void fail_assertion(const char* condition, const char* message, const char* file, int line);

}  // namespace jostle
JOSTLE_API_END

#define JOSTLE_VERIFY(condition, message) \
    ((condition) ? static_cast<void>(0) : ::jostle::fail_assertion(#condition, message, __FILE__, __LINE__))

#if defined(JOSTLE_ASSERTIONS) || !defined(NDEBUG)
#define JOSTLE_ASSERT(condition, message) JOSTLE_VERIFY(condition, message)
#else
#define JOSTLE_ASSERT(condition, message) static_cast<void>(0)
#endif
