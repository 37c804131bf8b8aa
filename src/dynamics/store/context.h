// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The numbers of a step, which every stage reads. The tables that it reads and writes, a stage is given one
// by one: its signature says which, and step/step.cpp shows them all. Those that commit contacts are given
// all.
#pragma once

#include <jostle/core/task_scheduler.h>
#include <jostle/memory/stack_allocator.h>

#include <type_traits>

#include "dynamics/store/body.h"
#include "dynamics/store/callbacks.h"
#include "dynamics/store/settings.h"
#include "dynamics/store/warm_share.h"
#include "math/float_environment.h"

namespace jostle::detail {

/// Where there are no threads, no scheduler is asked, and no code for it is linked.
#if defined(__wasm__) && !defined(__wasm_atomics__)
inline constexpr bool kHasThreads = false;
#else
inline constexpr bool kHasThreads = true;
#endif

struct StepContext {
    const StepSettings& settings;
    StackAllocator& stack;  ///< for arrays that go before the step ends
    StepCallbacks& callbacks;
    TaskScheduler* scheduler = nullptr;
    float dt = 0.0f;  ///< [s]
    int substeps = 0;
    float h = 0.0f;             ///< [s] of a sub-step
    float inv_h = 0.0f;         ///< [1/s]
    float contact_rate = 0.0f;  ///< [1/s] see rows/solver_pass.h
    WarmShare warm{};
    Softness contact_softness{};
    Softness static_softness{};
    /// Of contacts that are not stiffer at a higher rate, nor damped less at a lower one: they hold up what
    /// is heavy, or overlap deeply.
    Softness usual_contact_softness{}, usual_static_softness{};
    Softness joint_softness{};

    [[nodiscard]] const Softness& usual_softness(bool on_static) const {
        return on_static ? usual_static_softness : usual_contact_softness;
    }

    /// [1] Tasks that may run at a time.
    [[nodiscard]] int workers() const { return scheduler != nullptr ? scheduler->worker_count() : 1; }
};

/// Runs `task(begin, end)` over [0, count): on the scheduler where there is one and more than one grain to
/// do. Whether it is split depends on count and grain alone.
template <class Task>
void for_ranges(TaskScheduler* scheduler, int count, int grain, Task&& task) {
    if (!kHasThreads || scheduler == nullptr || count <= grain) {
        if (count > 0) task(0, count);
        return;
    }
    if constexpr (kHasThreads) {
        using Function = std::remove_reference_t<Task>;
        scheduler->parallel_for(
            count, grain,
            [](void* function, int begin, int end, int) {
                const FloatEnvironment environment;
                (*static_cast<Function*>(function))(begin, end);
            },
            const_cast<void*>(static_cast<const void*>(&task)));
    }
}

/// Runs `task(begin, end)` over the places of the awake bodies, the null body left out.
template <class Task>
void for_awake(const StepContext& context, const BodyArrays& awake, int grain, Task&& task) {
    for_ranges(context.scheduler, awake.size() - kFirstAwake, grain, [&](int begin, int end) {
        task(static_cast<std::size_t>(begin) + kFirstAwake, static_cast<std::size_t>(end) + kFirstAwake);
    });
}

}  // namespace jostle::detail
