// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the entry points of spatial/ say when they refuse an argument.
#pragma once

#include <jostle/core/config.h>
#include <jostle/core/error.h>
#include <jostle/math/aabb.h>

#include <string>

namespace jostle::detail {

/// "(1, 2)"
template <int D>
std::string vector_text(const Vector<D>& v) {
    std::string text = "(";
    for (int i = 0; i < D; ++i) {
        if (i > 0) text += ", ";
        text += to_text(v[i]);
    }
    return text + ")";
}

/// Raises Error unless the number is finite and not negative.
inline void require_at_least_zero(const char* function, const char* argument, float value) {
    if (is_finite(value) && value >= 0.0f) return;
    raise(function, argument, to_text(value), "it must be finite and not negative");
}

template <int D>
void require_finite(const char* function, const char* argument, const Vector<D>& value) {
    if (is_finite(value)) return;
    raise(function, argument, vector_text<D>(value), "it must be finite");
}

}  // namespace jostle::detail
