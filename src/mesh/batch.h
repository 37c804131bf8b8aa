// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Many questions at once, each of which writes to a place of its own.
#pragma once

#include <jostle/core/require.h>
#include <jostle/core/task_scheduler.h>

#include <cstddef>
#include <string>

#include "spatial/task_failure.h"

namespace jostle::detail {

inline void require_places(const Call& call, const char* argument, std::size_t places,
                           std::size_t questions) {
    if (places == questions) return;
    call.refuse(argument, std::to_string(places) + " places",
                "there must be as many as questions, " + std::to_string(questions));
}

/// Calls answer(i) for all i below count.
template <class Answer>
void for_each_of(std::size_t count, TaskScheduler* scheduler, const Answer& answer) {
    constexpr int kGrain = 64;
    if (scheduler == nullptr || count <= kGrain) {
        for (std::size_t i = 0; i < count; ++i) answer(i);
        return;
    }
    struct Shared {
        const Answer& answer;
        TaskFailure failure;
    } shared{answer, {}};
    scheduler->parallel_for(
        static_cast<int>(count), kGrain,
        [](void* context, int begin, int end, int) {
            Shared& all = *static_cast<Shared*>(context);
            all.failure.guard([&] {
                for (int i = begin; i < end; ++i) all.answer(static_cast<std::size_t>(i));
            });
        },
        &shared);
    shared.failure.rethrow();
}

}  // namespace jostle::detail
