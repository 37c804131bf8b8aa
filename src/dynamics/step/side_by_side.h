// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The portions of a world on the threads of a scheduler (store/portion_plan.h). Each is solved by one thread,
// so that no bit depends on how many there are.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "dynamics/step/stage_clock.h"
#include "dynamics/store/context.h"
#include "math/float_environment.h"

namespace jostle::detail {

/// The portions but for the first, on as many threads as there are, each portion on one. Stages have their
/// shares of the time of all portions. `solve(context, portion, worker, clock)` solves one portion.
template <std::size_t kStages, class Solve>
void solve_side_by_side(const StepContext& context, int count, StageClock<std::int64_t>& clock,
                        const Solve& solve) {
    struct Shared {
        const Solve& solve;
        StepContext alone;
        bool is_profiled;
        std::array<std::atomic<std::int64_t>, kStages> spent{};
    } shared{solve, context, clock.timer.has_value()};
    shared.alone.scheduler = nullptr;
    clock.restart();
    context.scheduler->parallel_for(
        count, 1,
        [](void* of_all, int begin, int end, int worker) {
            const FloatEnvironment environment;
            auto& all = *static_cast<Shared*>(of_all);
            for (int i = begin; i < end; ++i)
                all.solve(
                    all.alone, i + 1, worker,
                    StageClock<std::atomic<std::int64_t>>(all.is_profiled ? all.spent.data() : nullptr));
        },
        &shared);
    if (!clock.timer) return;
    std::int64_t sum = 1;
    for (const auto& spent : shared.spent) sum += spent;
    const double share = static_cast<double>(clock.timer->restart()) / static_cast<double>(sum);
    for (std::size_t i = 0; i < kStages; ++i)
        clock.spent[i] += static_cast<std::int64_t>(share * static_cast<double>(shared.spent[i]));
}

}  // namespace jostle::detail
