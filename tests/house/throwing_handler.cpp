// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// For tests of a library that was built without exceptions: what would be thrown goes to the error handler,
// and this one throws it, so that the tests can ask what they ask of every build. It passes through the
// library's frames without running their destructors; they refuse at the door, before they hold anything.
#include <jostle/core/error.h>

namespace {

[[maybe_unused]] const auto kPrevious =
    jostle::set_error_handler(+[](const jostle::Error& error) { throw jostle::Error(error); });

}  // namespace
