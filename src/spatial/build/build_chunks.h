// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Work by numbers, cut into chunks whose size depends on the amount alone, never on the number of workers.
#pragma once

#include <jostle/core/task_scheduler.h>

#include "spatial/task_failure.h"

namespace jostle::detail {

/// [1] Boxes that one task reads at least.
inline constexpr int kChunkSize = 8192;
/// [1] Blocks, or nodes, that one task fills.
inline constexpr int kFillChunk = 1024;

/// Calls work(chunk, begin, end) for the chunks of [0, count), at once where there is a scheduler. Where work
/// throws, so does this, once all that has begun is done.
template <class Work>
void for_chunks(TaskScheduler* scheduler, int count, int chunk_size, const Work& work) {
    const int chunks = count / chunk_size + (count % chunk_size != 0 ? 1 : 0);
    struct Context {
        const Work* work;
        int count, chunk_size;
        TaskFailure failure{};
    } context{&work, count, chunk_size};
    const auto run_chunks = [](const Context& c, int begin, int end) {
        for (int chunk = begin; chunk < end; ++chunk) {
            const int first = chunk * c.chunk_size;
            (*c.work)(chunk, first, c.count - first < c.chunk_size ? c.count : first + c.chunk_size);
        }
    };
    if (scheduler == nullptr || chunks < 2) {
        run_chunks(context, 0, chunks);
        return;
    }
    const auto run = [](void* p, int begin, int end, int) {
        Context& c = *static_cast<Context*>(p);
        c.failure.guard([&] { decltype(run_chunks){}(c, begin, end); });
    };
    scheduler->parallel_for(chunks, 1, run, &context);
    context.failure.rethrow();
}

}  // namespace jostle::detail
