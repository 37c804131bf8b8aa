// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Many questions at once. They are cut into chunks, always the same; each is one task, which asks its
// questions in the order of Hilbert's curve over their places: neighbours on it meet the same shapes, which
// are gathered once for several of them. All of that lies on the stack of the task.
#pragma once

#include <jostle/core/task_scheduler.h>
#include <jostle/math/aabb.h>

#include <algorithm>
#include <cstdint>
#include <span>

#include "dynamics/ask/gathered.h"
#include "math/float_environment.h"
#include "spatial/task_failure.h"

namespace jostle {

/// [1] Questions of one task.
inline constexpr int kBatchChunk = 2048;

/// Puts the numbers 0 to places.size() - 1 in the order of their places; kBatchChunk at most.
void order_along_curve(std::span<const Vec2> places, std::span<std::uint16_t> order);

/// Calls ask(order) for each chunk, with the numbers of its questions in the order of their places,
/// place_of(i), 0 <= i < count. What ask() throws is thrown when no task runs any more.
template <class PlaceOf, class Ask>
void ask_chunks(TaskScheduler* scheduler, std::size_t count, const PlaceOf& place_of, const Ask& ask) {
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
            ask(begin, std::span<const std::uint16_t>(order, size));
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

/// Calls ask(i, before) for each question, after the one `before`, or i itself if there is none.
template <class PlaceOf, class Ask>
void ask_in_order(TaskScheduler* scheduler, std::size_t count, const PlaceOf& place_of, const Ask& ask) {
    ask_chunks(scheduler, count, place_of, [&](std::size_t begin, std::span<const std::uint16_t> order) {
        for (std::size_t i = 0; i < order.size(); ++i)
            ask(begin + order[i], begin + order[i > 0 ? i - 1 : 0]);
    });
}

/// [1] Questions for which shapes are gathered together.
inline constexpr std::size_t kFewestTogether = 2, kMostTogether = 8;

/// Calls ask(i, gathered) for each question with the shapes of region_of(i), together with those of its
/// neighbours on the curve, or where there are too many of them, alone(i).
template <class PlaceOf, class RegionOf, class Ask, class Alone>
void ask_together(const Inquiry& inquiry, TaskScheduler* scheduler, std::size_t count,
                  const PlaceOf& place_of, const RegionOf& region_of, const Ask& ask, const Alone& alone) {
    ask_chunks(scheduler, count, place_of, [&](std::size_t begin, std::span<const std::uint16_t> order) {
        Gathered gathered(inquiry);
        std::size_t together = kMostTogether;
        for (std::size_t i = 0; i < order.size();) {
            const auto few = order.subspan(i, std::min(together, order.size() - i));
            Aabb<2> region = empty_box<2>();
            for (const std::uint16_t one : few) region = unite(region, region_of(begin + one));
            const bool fits = gathered.gather(region);
            if (!fits && together > kFewestTogether) {
                together /= 2;
                continue;
            }
            for (const std::uint16_t one : few) {
                if (fits) {
                    ask(begin + one, gathered);
                } else {
                    alone(begin + one);
                }
            }
            i += few.size();
            if (fits) together = std::min(2 * together, kMostTogether);
        }
    });
}

}  // namespace jostle
