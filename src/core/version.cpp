// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The version that was compiled into the library, which the headers a program sees may differ from.
#include <jostle/core/version.h>

namespace jostle {

Version version() noexcept {
    return {JOSTLE_VERSION_MAJOR, JOSTLE_VERSION_MINOR, JOSTLE_VERSION_PATCH};
}

}  // namespace jostle
