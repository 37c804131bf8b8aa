// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What every stage of a step is given: the tables, the settings, and this step's own arrays on the stack
// allocator.
#pragma once

#include <jostle/core/task_scheduler.h>

#include <optional>
#include <type_traits>

#include "dynamics/store/contact_row.h"
#include "dynamics/store/scratch.h"
#include "dynamics/store/tables.h"
#include "math/float_environment.h"

namespace jostle {

/// A colour with something in it: its rows of contacts. Its joints are those of its bin.
struct ActiveColour {
    int bin = 0;
    int first_row = 0;
    int row_count = 0;
};

struct StepContext {
    explicit StepContext(Tables& step_tables) : tables(step_tables), settings(step_tables.settings) {}

    Tables& tables;
    const StepSettings& settings;
    std::uint32_t world = 0;             ///< the world's place in the registry ...
    std::uint32_t world_generation = 0;  ///< ... for the handles in events
    TaskScheduler* scheduler = nullptr;
    float dt = 0.0f;  ///< [s]
    int substeps = 0;
    float h = 0.0f;      ///< [s] of a sub-step
    float inv_h = 0.0f;  ///< [1/s]
    Softness contact_softness;
    Softness static_softness;
    Softness joint_softness;

    // From `prepare` to `store_impulses`. ORDER: what overflowed first, then colours ascending.
    std::optional<ScratchArray<ActiveColour>> colours;
    std::optional<ScratchArray<ContactRow>> rows;
    int colour_count = 0;
};

/// Runs `task(begin, end)` over [0, count): on the scheduler where there is one and more than one grain to
/// do. Whether it is split depends on count and grain alone.
template <class Task>
void for_ranges(TaskScheduler* scheduler, int count, int grain, Task&& task) {
    if (scheduler == nullptr || count <= grain) {
        if (count > 0) task(0, count);
        return;
    }
    using Function = std::remove_reference_t<Task>;
    scheduler->parallel_for(
        count, grain,
        [](void* function, int begin, int end, int) {
            const FloatEnvironment environment;
            (*static_cast<Function*>(function))(begin, end);
        },
        const_cast<void*>(static_cast<const void*>(&task)));
}

/// Runs `task(begin, end)` over the places of the awake bodies, the null body left out.
template <class Task>
void for_awake(const StepContext& context, int grain, Task&& task) {
    const int count = static_cast<int>(context.tables.awake().sims.size()) - kFirstAwake;
    for_ranges(context.scheduler, count, grain, [&](int begin, int end) {
        task(static_cast<std::size_t>(begin) + kFirstAwake, static_cast<std::size_t>(end) + kFirstAwake);
    });
}

}  // namespace jostle
