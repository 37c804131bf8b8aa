// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A batch's data, and the loop over its worlds on the threads of a scheduler. Each task writes to its own
// world and its own rows alone.
//
// ORDER: of several failures the one of the first world comes out; worlds that are made on one thread are
// made in their order.
#pragma once

#include <jostle/batch/batch.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <optional>
#include <string>
#include <vector>

#include "batch/columns.h"
#include "math/float_environment.h"

namespace jostle::detail {

inline constexpr int kMostColumns = 1 << 16;  ///< [1] of a row
inline constexpr int kMostOfTask = 16;        ///< [1] worlds
inline constexpr int kTasksPerWorker = 8;     ///< [1] at least, as some worlds cost more than others

/// The bytes of a world, which worlds that begin alike have in common.
using KeptState = std::shared_ptr<const std::vector<std::byte>>;

/// A world that may come to be one of a batch.
struct NewWorld {
    std::optional<World> world;
    KeptState state;
};

}  // namespace jostle::detail

struct jostle::Batch::Parts {
    using ActionColumns = detail::ActionColumns;
    using ObservationColumns = detail::ObservationColumns;
    BatchMaker maker;
    std::uint64_t seed = 0;
    TaskScheduler* scheduler = nullptr;
    bool makes_in_parallel = false;
    std::vector<float> parameters;
    std::vector<World> worlds;
    std::vector<detail::KeptState> kept;  ///< for reset()
    std::vector<std::uint64_t> seeds;     ///< [1] of the worlds
    std::vector<int> numbers;             ///< [1] BatchEpisode::number
    std::vector<ActionColumns> actions;
    std::vector<ObservationColumns> observations;
    std::size_t action_columns = 0;
    std::size_t observation_columns = 0;
    std::vector<std::exception_ptr> failures;  ///< of worlds, during a loop over them

    [[nodiscard]] std::size_t size() const { return kept.size(); }

    void require_mask(const Call& call, BatchMask mask) const {
        if (!mask.empty() && mask.size() != size())
            call.refuse("mask", std::to_string(mask.size()) + " bytes",
                        "it must have a byte for each world, or none");
    }
    [[nodiscard]] static bool is_meant(BatchMask mask, std::size_t index) {
        return mask.empty() || mask[index] != 0;
    }

    /// Calls work(index) for each world of a mask, and throws what the first one threw.
    template <class Work>
    void for_worlds(BatchMask mask, bool in_parallel, const Work& work) {
        struct Loop {
            Parts& parts;
            BatchMask mask;
            const Work& work;
            std::atomic<bool> has_failed = false;

            Loop(Parts& of, BatchMask meant, const Work& calls) : parts(of), mask(meant), work(calls) {}
            Loop(const Loop&) = delete;
            Loop& operator=(const Loop&) = delete;
            ~Loop() {
                if (has_failed) std::fill(parts.failures.begin(), parts.failures.end(), nullptr);
            }
        } loop(*this, mask, work);
        const auto task = [](void* context, int begin, int end, int) {
            auto& all = *static_cast<Loop*>(context);
            const FloatEnvironment environment;
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                if (is_meant(all.mask, i) && !all.parts.guard(i, all.work)) all.has_failed = true;
        };
        const int count = static_cast<int>(size());
        if (scheduler != nullptr && in_parallel) {
            const int tasks = scheduler->worker_count() * detail::kTasksPerWorker;
            scheduler->parallel_for(count, std::clamp(count / tasks, 1, detail::kMostOfTask), task, &loop);
        } else {
            task(&loop, 0, count, 0);
        }
        if (loop.has_failed) throw_failure();
    }
    template <class Work>
    bool guard(std::size_t index, const Work& work) {
#if defined(__cpp_exceptions)
        try {
            work(index);
        } catch (...) {
            failures[index] = std::current_exception();
            return false;
        }
#else
        work(index);
#endif
        return true;
    }
    [[noreturn]] void throw_failure() const;

    /// Makes the worlds of a mask, in places for each world. Refuses those that do not fit the columns.
    [[nodiscard]] std::vector<detail::NewWorld> make(const Call& call, BatchMask mask,
                                                     std::span<const std::uint64_t> of,
                                                     std::span<const int> number);
    /// Puts them into the batch.
    void take(std::vector<detail::NewWorld>& made);
    /// Refuses a world that lacks what columns are about.
    void require_fit(const Call& call, const World& world, std::size_t index) const;

    template <class Columns>
    BatchColumns add(const Call& call, std::vector<Columns>& all, std::size_t& width, Columns columns) {
        const int count = detail::count_of(columns);
        call.in(0, detail::kMostColumns - count, "columns", static_cast<long long>(width));
        for (std::size_t i = 0; i < size(); ++i)
            detail::require_fit(call, worlds[i], static_cast<int>(i), columns);
        columns.first = width;
        all.push_back(columns);
        width += static_cast<std::size_t>(count);
        return {static_cast<int>(columns.first), count};
    }
    [[nodiscard]] std::span<const float> row(std::span<const float> rows, std::size_t index) const {
        return rows.subspan(index * action_columns, action_columns);
    }
    void observe_one(std::size_t index, std::span<float> rows) const {
        for (const ObservationColumns& columns : observations)
            detail::observe(worlds[index], columns,
                            rows.subspan(index * observation_columns, observation_columns));
    }
};
