// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What a refused call says. Entry points check their arguments before they change anything; where one is
// unusable they throw an Error that names the function, the argument and its value. In a build without
// exceptions the same Error goes to a handler that the user can set; when the handler returns (and by
// default) the process ends.
#pragma once

#include <jostle/core/config.h>

#include <stdexcept>
#include <string>
#include <string_view>

JOSTLE_API_BEGIN
namespace jostle {

/// A refused call. `what()` is one sentence, such as
/// "World::create_body: linear_velocity is (nan, 0); it must be finite".
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

/// Called with the error where exceptions are compiled out. The process aborts when it returns.
using ErrorHandler = void (*)(const Error& error);
/// Sets the handler (nullptr: the default, which prints the sentence on standard error); returns the previous
/// one.
ErrorHandler set_error_handler(ErrorHandler handler) noexcept;

/// Throws, or calls the handler and aborts: the one way by which jostle refuses a call.
[[noreturn]] void raise(std::string_view function, std::string_view argument, std::string_view value,
                        std::string_view requirement);

/// The shortest text that reads back as the same number.
[[nodiscard]] std::string to_text(float value);
[[nodiscard]] std::string to_text(double value);
[[nodiscard]] std::string to_text(long long value);

}  // namespace jostle
JOSTLE_API_END
