// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What a refused argument is told; see require.h.
#include <jostle/core/require.h>

namespace jostle {

std::string to_text(const Range& range) {
    const bool any_upper = range.upper == kGreatestFloat;
    if (any_upper && range.lower == -kGreatestFloat) return "it must be finite";
    if (any_upper)
        return (range.without_lower ? "it must be finite and above " : "it must be finite and at least ") +
               to_text(range.lower);
    return (range.without_lower ? "it must lie in (" : "it must lie in [") + to_text(range.lower) + ", " +
           to_text(range.upper) + "]";
}

std::string to_text(std::span<const float> numbers) {
    std::string text;
    for (const float number : numbers) text.append(text.empty() ? "(" : ", ").append(to_text(number));
    return text + ")";
}

std::string Call::function() const {
    return type_ == nullptr ? std::string(function_) : std::string(type_) + "::" + function_;
}

void Call::refuse(std::string_view argument, float value, const Range& range) const {
    refuse(argument, to_text(value), to_text(range));
}

void Call::refuse(std::string_view argument, long long value, long long lower, long long upper) const {
    refuse(argument, to_text(value), "it must lie in [" + to_text(lower) + ", " + to_text(upper) + "]");
}

}  // namespace jostle
