// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The part of World::check() that is about islands and sleep.
#pragma once

#include <string>
#include <string_view>

#include "dynamics/store/tables.h"

namespace jostle {

/// The sentence "THING INDEX DEFECT"; one function, as the module of the npm package has all these sentences.
[[nodiscard]] std::string fault_of(std::string_view thing, long long index, std::string_view defect = {});
template <class Tag>
[[nodiscard]] std::string fault_of(std::string_view thing, TableId<Tag> id, std::string_view defect = {}) {
    return fault_of(thing, static_cast<long long>(id.index), defect);
}

/// The fault of the islands as a sentence, or empty. Cost: the whole world.
[[nodiscard]] std::string check_islands(const Tables& tables);
/// Likewise with sleep. The islands are sound.
[[nodiscard]] std::string check_sleep(const Tables& tables);

}  // namespace jostle
