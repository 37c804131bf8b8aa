// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The time of each stage in a profile.
#pragma once

#include <jostle/core/timer.h>

#include <optional>

namespace jostle::detail {

/// The clock of a profile. A step that nobody profiles does not look at it: in a small world 46 readings take
/// longer than the step.
template <class Time>
struct StageClock {
    /// `by_stage`: null where nobody profiles.
    explicit StageClock(Time* by_stage) : spent(by_stage) {
        if (by_stage != nullptr) timer.emplace();
    }
    void restart() {
        if (timer) (void)timer->restart();
    }
    void note(int stage) {
        if (timer) spent[stage] += timer->restart();
    }

    Time* spent;  ///< [ns] by stage; an integer, or an atomic one
    std::optional<Timer> timer{};
};

}  // namespace jostle::detail
