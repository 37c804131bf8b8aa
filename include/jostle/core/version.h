// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The version of the headers, and the version of the linked library. This header alone has the numbers:
// CMake, the packages for Python and npm, and the programs read the header. docs/versions.md has the promises
// of a version.
#pragma once

#include <jostle/core/config.h>

#define JOSTLE_VERSION_MAJOR 0
#define JOSTLE_VERSION_MINOR 9
#define JOSTLE_VERSION_PATCH 0

JOSTLE_API_BEGIN
namespace jostle {

struct Version {
    int major;  ///< incompatible changes
    int minor;  ///< additions; below 1.0 incompatible changes, too
    int patch;  ///< fixes
};

/// The version of the library that the program runs with.
[[nodiscard]] Version version() noexcept;

}  // namespace jostle
JOSTLE_API_END
