// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace jostle {

/// Where a world stands in the registry: half of the handles of all that is in it.
struct WorldPlace {
    std::uint32_t slot = 0;
    std::uint32_t generation = 0;
};

}  // namespace jostle
