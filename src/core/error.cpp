// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The one way by which jostle refuses a call, with exceptions and without.
#include <jostle/core/error.h>

#include <atomic>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <type_traits>

namespace jostle {
namespace {

std::string sentence(std::string_view function, std::string_view argument, std::string_view value,
                     std::string_view requirement) {
    std::string text;
    text.reserve(function.size() + argument.size() + value.size() + requirement.size() + 8);
    text += function;
    text += ": ";
    text += argument;
    if (!value.empty()) {
        text += " is ";
        text += value;
    }
    text += "; ";
    text += requirement;
    return text;
}

#if defined(JOSTLE_NO_EXCEPTIONS) || !defined(__cpp_exceptions)
void print(const Error& error) {
    std::fprintf(stderr, "jostle: %s\n", error.what());
}
#endif

std::atomic<ErrorHandler> g_error_handler{nullptr};

template <class T>
std::string number_to_text(T value) {
    char buffer[64];  // the longest double has 24 characters
#if defined(__wasm__)
    // The tables of libc++'s to_chars are a third of the package. ORDER: the fewest digits that read back as
    // the same.
    if constexpr (std::is_floating_point_v<T>) {
        for (int digits = 1; digits <= std::numeric_limits<T>::max_digits10; ++digits) {
            std::snprintf(buffer, sizeof buffer, "%.*g", digits, static_cast<double>(value));
            if (static_cast<T>(std::strtod(buffer, nullptr)) == value) break;
        }
        return buffer;
    }
#endif
    const std::to_chars_result end = std::to_chars(buffer, buffer + sizeof buffer, value);
    return {buffer, end.ptr};
}

}  // namespace

Error::Error(std::string_view function, std::string_view argument, std::string_view value,
             std::string_view requirement)
    : std::runtime_error(sentence(function, argument, value, requirement)),
      function_(function),
      argument_(argument),
      value_(value),
      requirement_(requirement) {}

ErrorHandler set_error_handler(ErrorHandler handler) noexcept {
    return g_error_handler.exchange(handler);
}

void raise(std::string_view function, std::string_view argument, std::string_view value,
           std::string_view requirement) {
    const Error error(function, argument, value, requirement);
    const ErrorHandler handler = g_error_handler.load();
#if defined(JOSTLE_NO_EXCEPTIONS) || !defined(__cpp_exceptions)
    (handler != nullptr ? handler : &print)(error);
    std::abort();
#else
    // Also here: the program may be compiled without exceptions, and then nobody catches what follows.
    if (handler != nullptr) handler(error);
    throw error;
#endif
}

std::string to_text(float value) {
    return number_to_text(value);
}
std::string to_text(double value) {
    return number_to_text(value);
}
std::string to_text(long long value) {
    return number_to_text(value);
}

}  // namespace jostle
