// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// C's reading of numbers, in the forms that the module reads: decimal ones as JSON has them, to the end of
// the text. JavaScript knows the nearest double and float. The C library's own is 3 KB of the module by
// Brotli.
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string_view>

#include "export.h"

/// The float or double nearest to a number.
JOSTLE_IMPORT(nearest, double)(const char* text, int size, int is_float);

namespace {

double read_number(const char* text, char** end, bool is_float) {
    const std::string_view number = text;
    if (end != nullptr) *end = const_cast<char*>(text) + number.size();
    return jostle_nearest(text, static_cast<int>(number.size()), is_float ? 1 : 0);
}

std::uint64_t read_whole(const char* text, char** end, std::uint64_t greatest) {
    std::uint64_t value = 0;
    for (; *text >= '0' && *text <= '9'; ++text) {
        const auto digit = static_cast<std::uint64_t>(*text - '0');
        if (value > (greatest - digit) / 10) errno = ERANGE;
        value = 10 * value + digit;
    }
    *end = const_cast<char*>(text);
    return value;
}

}  // namespace

extern "C" double strtod(const char* text, char** end) {
    return read_number(text, end, false);
}
extern "C" float strtof(const char* text, char** end) {
    return static_cast<float>(read_number(text, end, true));
}
extern "C" unsigned long long strtoull(const char* text, char** end, int) {
    return read_whole(text, end, std::numeric_limits<std::uint64_t>::max());
}
extern "C" long long strtoll(const char* text, char** end, int) {
    constexpr std::uint64_t kSign = std::uint64_t{1} << 63;
    return *text == '-' ? static_cast<long long>(0 - read_whole(text + 1, end, kSign))
                        : static_cast<long long>(read_whole(text, end, kSign - 1));
}

// The C++ library names these beside them, in functions that are not linked. Without them the linker would
// take the C library's file, and all of it twice.
extern "C" long double strtold(const char*, char**) {
    __builtin_trap();
}
extern "C" long strtol(const char*, char**, int) {
    __builtin_trap();
}
extern "C" unsigned long strtoul(const char*, char**, int) {
    __builtin_trap();
}
