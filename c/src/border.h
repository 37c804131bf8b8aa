// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The border between C and C++: nothing is thrown across, and each type of C++ has one of C.
// generated/structs.h includes this page first, then declares the conversions that convert.h needs.
#pragma once

#include <jostle/core/error.h>
#include <jostle/core/strided_view.h>
#include <jostle/dynamics/handle_range.h>
#include <jostle/dynamics/world.h>
#include <jostle/geometry/decompose.h>
#include <jostle_c/jostle.h>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <memory_resource>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace jostle::c {

/// The struct of C that stands for T, and whether both lie alike. generated/structs.h has them.
template <class T>
struct Twin;
template <class T>
using CType = typename Twin<T>::C;
/// [1] Enumerators.
template <class T>
struct EnumCount;

/// A refused call whose sentence has no parts.
struct Refusal : std::runtime_error {
    using std::runtime_error::runtime_error;
};
/// Keeps the exception that is being handled for jostle_last_error(), and answers its code.
JostleCode caught() noexcept;
/// The call of this thread that began last, for errors.
extern thread_local const char* running;
/// As Call::refuse, of an argument of the call that is running.
[[noreturn]] void refuse(const char* argument, const std::string& value, const char* requirement);

template <class Body>
JostleCode guarded(const char* function, const Body& body) noexcept {
    running = function;
    try {
        body();
        return JOSTLE_OK;
    } catch (...) {
        return caught();
    }
}

/// Memory of a call, for arguments that are converted; none is taken before it is needed.
using Scratch = std::pmr::monotonic_buffer_resource;

template <class T, class Number>
T enum_in(Number value, const char* argument) {
    const int number = static_cast<int>(value);
    if (number < 0 || number >= EnumCount<T>::kCount)
        refuse(argument, std::to_string(number), "it must be one of the enumeration");
    return static_cast<T>(number);
}
inline const char* text_in(const char* text) {
    return text == nullptr ? "" : text;
}

}  // namespace jostle::c
