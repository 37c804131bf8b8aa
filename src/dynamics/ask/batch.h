// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Many questions at once. They are cut into chunks, always the same; each is one task, which asks its
// questions in the order of Hilbert's curve over their places: neighbours on it meet the same shapes, whose
// memory is then in the caches. The order lies on the stack of the task.
#pragma once

#include <jostle/core/task_scheduler.h>
#include <jostle/math/aabb.h>

#include <cstdint>
#include <span>

#include "math/float_environment.h"
#include "spatial/task_failure.h"

namespace jostle {

/// [1] Questions of one task.
inline constexpr int kBatchChunk = 2048;

/// Puts the numbers 0 to places.size() - 1 in the order of their places; kBatchChunk at most.
void order_along_curve(std::span<const Vec2> places, std::span<std::uint16_t> order);

/// Calls ask(i) for each inquiry, 0 <= i < count; place_of(i) is where it is about. What ask() throws is
/// thrown when no task runs any more.
template <class PlaceOf, class Ask>
void ask_many(TaskScheduler* scheduler, std::size_t count, const PlaceOf& place_of, const Ask& ask) {
    struct Work {
        std::size_t count;
        const PlaceOf& place_of;
        const Ask& ask;
        detail::TaskFailure failure;

        void run(std::size_t chunk) {
            const FloatEnvironment environment;
            const std::size_t begin = chunk * kBatchChunk;
            const std::size_t size = count - begin < kBatchChunk ? count - begin : kBatchChunk;
            Vec2 places[kBatchChunk];
            std::uint16_t order[kBatchChunk];
            for (std::size_t i = 0; i < size; ++i) places[i] = place_of(begin + i);
            order_along_curve({places, size}, {order, size});
            for (std::size_t i = 0; i < size; ++i) ask(begin + order[i]);
        }
    } work{count, place_of, ask, {}};
    const auto task = [](void* context, int begin, int end, int) {
        Work& all = *static_cast<Work*>(context);
        for (int i = begin; i < end; ++i) all.failure.guard([&] { all.run(static_cast<std::size_t>(i)); });
    };
    const auto chunks = static_cast<int>((count + kBatchChunk - 1) / kBatchChunk);
    if (scheduler != nullptr && chunks > 1) {
        scheduler->parallel_for(chunks, 1, task, &work);
    } else {
        task(&work, 0, chunks, 0);
    }
    work.failure.rethrow();
}

}  // namespace jostle
