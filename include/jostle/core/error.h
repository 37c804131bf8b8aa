// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Errors of refused calls. Entry points check their arguments before they change anything. A bad argument
// throws an Error that names the function, the argument and its value. A handler that the user
// has set is told of each Error first. Where nothing can be thrown, because the library or the program that
// uses it is compiled with -fno-exceptions, the process ends when the handler returns (docs/install.md).
#pragma once

#include <jostle/core/config.h>

#include <stdexcept>
#include <string>
#include <string_view>

JOSTLE_API_BEGIN
namespace jostle {

/// A refused call. `what()` is one sentence, such as
/// "World::create_body: linear_velocity is (nan, 0); it must lie in [-1e+09, 1e+09]".
class Error : public std::runtime_error {
  public:
    Error(std::string_view function, std::string_view argument, std::string_view value,
          std::string_view requirement);

    [[nodiscard]] const std::string& function() const { return function_; }
    [[nodiscard]] const std::string& argument() const { return argument_; }
    [[nodiscard]] const std::string& value() const { return value_; }
    /// "it must be finite"
    [[nodiscard]] const std::string& requirement() const { return requirement_; }

  private:
    std::string function_, argument_, value_, requirement_;
};

/// Called with each Error before it is thrown, on the thread of the refused call. It may end the program; it
/// is not meant to throw.
using ErrorHandler = void (*)(const Error& error);
/// Sets the handler; returns the previous one. nullptr: the default, which does nothing where the Error is
/// thrown, and prints its sentence on standard error in a library without exceptions.
ErrorHandler set_error_handler(ErrorHandler handler) noexcept;

/// Calls the handler, then throws, or aborts in a library without exceptions. Every Error comes from here.
[[noreturn]] void raise(std::string_view function, std::string_view argument, std::string_view value,
                        std::string_view requirement);

/// The shortest text that reads back as the same number.
[[nodiscard]] std::string to_text(float value);
[[nodiscard]] std::string to_text(double value);
[[nodiscard]] std::string to_text(long long value);

}  // namespace jostle
JOSTLE_API_END
