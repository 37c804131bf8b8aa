// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Checks of arguments. A function makes one Call with its own name and passes it each argument in turn; a bad
// one raises Error. Ranges are values, so that a limit is written once:
//
//     const Call call("Body::set_mass");
//     call.in(kPositive, "mass.mass", mass.mass);
//     call.finite("force", force);
//
// Cost: one comparison per number; text is made for errors only.
#pragma once

#include <jostle/core/config.h>
#include <jostle/core/error.h>

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>

JOSTLE_API_BEGIN
namespace jostle {

/// The numbers from `lower` to `upper`; never NaN.
struct Range {
    float lower = 0.0f;
    float upper = 0.0f;
    bool without_lower = false;  ///< `lower` itself is outside

    [[nodiscard]] JOSTLE_INLINE constexpr bool contains(float value) const {
        return (without_lower ? value > lower : value >= lower) && value <= upper;
    }
};

inline constexpr float kGreatestFloat = std::numeric_limits<float>::max();
inline constexpr Range kFinite{-kGreatestFloat, kGreatestFloat};
inline constexpr Range kAtLeastZero{0.0f, kGreatestFloat};
inline constexpr Range kPositive{0.0f, kGreatestFloat, true};
inline constexpr Range kZeroToOne{0.0f, 1.0f};

/// The requirement as an error states it: "it must be finite and at least 0", "it must lie in [0, 1]".
[[nodiscard]] std::string to_text(const Range& range);

/// "(1, 2)"
[[nodiscard]] std::string to_text(std::span<const float> numbers);
template <class Vector>
requires requires(const Vector& v) {
    v.x + v.y;
}
[[nodiscard]] std::string to_text(const Vector& v) {
    if constexpr (requires { v.z; }) {
        const float numbers[] = {v.x, v.y, v.z};
        return to_text(std::span<const float>(numbers));
    } else {
        const float numbers[] = {v.x, v.y};
        return to_text(std::span<const float>(numbers));
    }
}

/// The name of a public function, and checks of its arguments. Each check returns, or raises Error.
class Call {
  public:
    /// Implicit, so that validate() can be called with a string.
    constexpr Call(const char* function) : function_(function) {}
    /// "type::verb", for a verb of several types; the text is made for errors only.
    constexpr Call(const char* type, const char* verb) : function_(verb), type_(type) {}
    [[nodiscard]] std::string function() const;
    /// The same, of a call that is no verb of several types.
    [[nodiscard]] constexpr const char* name() const { return function_; }

    JOSTLE_INLINE void in(const Range& range, std::string_view argument, float value) const {
        if (!range.contains(value)) refuse(argument, value, range);
    }
    /// Each component.
    template <class Vector>
    requires requires(const Vector& v) { v.x + v.y; }
    JOSTLE_INLINE void in(const Range& range, std::string_view argument, const Vector& v) const {
        bool inside = range.contains(v.x) && range.contains(v.y);
        if constexpr (requires { v.z; }) inside = inside && range.contains(v.z);
        if (!inside) refuse(argument, to_text(v), to_text(range));
    }
    template <class Value>
    JOSTLE_INLINE void finite(std::string_view argument, const Value& value) const {
        in(kFinite, argument, value);
    }
    /// A whole number.
    JOSTLE_INLINE void in(long long lower, long long upper, std::string_view argument,
                          long long value) const {
        if (value < lower || value > upper) refuse(argument, value, lower, upper);
    }
    /// One of an enumeration's values, which are 0 to `last`.
    template <class Enum>
    JOSTLE_INLINE void one_of(Enum last, std::string_view argument, Enum value, const char* of) const {
        if (static_cast<long long>(value) < 0 || static_cast<long long>(value) > static_cast<long long>(last))
            refuse(argument, to_text(static_cast<long long>(value)), of);
    }
    /// For a check that the caller makes itself.
    [[noreturn]] void refuse(std::string_view argument, std::string_view value,
                             std::string_view requirement) const {
        raise(function(), argument, value, requirement);
    }

  private:
    [[noreturn]] void refuse(std::string_view argument, float value, const Range& range) const;
    [[noreturn]] void refuse(std::string_view argument, long long value, long long lower,
                             long long upper) const;

    const char* function_;
    const char* type_ = nullptr;
};

}  // namespace jostle
JOSTLE_API_END
