// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The part of World::check() that is about islands and sleep.
#pragma once

#include <string>
#include <string_view>

#include "dynamics/store/tables.h"

namespace jostle::detail {

/// The index of an object that a fault names.
struct FaultIndex {
    FaultIndex(int index) : value(index) {}
    template <class Tag>
    FaultIndex(TableId<Tag> id) : value(id.index) {}

    int value;
};
/// The sentence, with the indices where it has #, at most two, in their order.
[[nodiscard]] std::string fault_of(std::string_view sentence, FaultIndex first, FaultIndex second = 0);

/// The fault of the islands as a sentence, or empty. Cost: the whole world.
[[nodiscard]] std::string check_islands(const Tables& tables);
/// The fault of sleep as a sentence, or empty. The islands are sound.
[[nodiscard]] std::string check_sleep(const Tables& tables);

}  // namespace jostle::detail
