// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/save/state_list.h"

#include <jostle/core/error.h>

namespace jostle::detail {

std::string StateNumber::text() const {
    if (is_float) return to_text(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    if (is_double) return to_text(std::bit_cast<double>(bits));
    return to_text(static_cast<long long>(bits));
}

std::string StateNumber::path() const {
    return *record == '\0' ? std::string(field) : std::string(record).append(".").append(field);
}

bool are_alike(const StateNumber& a, const StateNumber& b) {
    return a.bits == b.bits && a.index == b.index && std::string_view(a.object) == b.object &&
           std::string_view(a.record) == b.record && std::string_view(a.field) == b.field;
}

}  // namespace jostle::detail
