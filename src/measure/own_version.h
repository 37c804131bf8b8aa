// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The version of jostle in text, as the program and the engines of races tell theirs.
#pragma once

#include <jostle/core/version.h>

#include <string>

namespace jostle::measure {

[[nodiscard]] inline std::string own_version() {
    const Version v = version();
    return std::to_string(v.major) + "." + std::to_string(v.minor) + "." + std::to_string(v.patch);
}

}  // namespace jostle::measure
