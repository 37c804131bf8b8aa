// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/touches.h"

#include <algorithm>

namespace jostle::detail {

void Touches::end(const Touch& touch, bool is_untold) noexcept {
    --touching_;
    if (!is_untold) {
        ended_.push_back(touch);
        ended_.back().is_heard = is_heard_;
        return;
    }
    // It leaves no trace: ends are read before begins, and each is the end of something.
    began_.erase(std::ranges::find(began_, touch.contact, &Touch::contact));
}

}  // namespace jostle::detail
