// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// C's printing, in the forms that the module prints: %.*g, and whole numbers in hexadecimal with leading
// zeros. JavaScript knows the digits of a number. The C library's own is 5 KB of the module by Brotli.
#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <string_view>

#include "export.h"

/// Writes a number with so many digits as C's %g does; answers the count of characters.
JOSTLE_IMPORT(general, int)(double value, int digits, char* at);

namespace {

char* write_hexadecimal(char* at, unsigned value, int least, bool upper) {
    const std::string_view digits = upper ? "0123456789ABCDEF" : "0123456789abcdef";
    char* const begin = at;
    for (; value != 0 || at - begin < std::max(least, 1); value >>= 4) *at++ = digits[value & 15];
    std::reverse(begin, at);
    return at;
}

}  // namespace

/// For texts whose room is known to suffice, and the forms that the module prints; others end it.
extern "C" int snprintf(char* text, std::size_t, const char* format, ...) {
    std::va_list arguments;
    va_start(arguments, format);
    char* at = text;
    for (int least = -1; *format != 0; ++format) {
        if (*format != '%') {
            *at++ = *format;
            continue;
        }
        for (least = -1;
             *++format == '.' || *format == '*' || *format == 'h' || (*format >= '0' && *format <= '9');)
            if (*format == '*') {
                least = va_arg(arguments, int);
            } else if (*format >= '0' && *format <= '9') {
                least = 10 * std::max(least, 0) + (*format - '0');
            }
        if (*format == 'g') {
            const double value = va_arg(arguments, double);
            at += jostle_general(value, least < 0 ? 6 : std::max(least, 1), at);
        } else if (*format == 'x' || *format == 'X') {
            at = write_hexadecimal(at, va_arg(arguments, unsigned), least, *format == 'X');
        } else {
            __builtin_trap();
        }
    }
    va_end(arguments);
    *at = 0;
    return static_cast<int>(at - text);
}

/// There is nothing to print to.
extern "C" int vfprintf(std::FILE*, const char*, std::va_list) {
    return 0;
}
extern "C" int fprintf(std::FILE*, const char*, ...) {
    return 0;
}
