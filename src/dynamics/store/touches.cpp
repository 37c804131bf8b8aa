// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/touches.h"

#include <algorithm>

namespace jostle {

void Touches::end(const Touch& touch) noexcept {
    --touching_;
    // One that nobody was told of leaves no trace: ends are read before begins, and each is the end of
    // something.
    const auto unheard =
        std::ranges::find_if(began_, [&](const Touch& other) { return other.contact == touch.contact; });
    if (unheard != began_.end()) {
        began_.erase(unheard);
    } else {
        ended_.push_back(touch);
    }
}

}  // namespace jostle
