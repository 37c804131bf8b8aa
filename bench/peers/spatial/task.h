// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the spatial peers' modules share. They use a peer's public interface only, and of jostle its headers
// of boxes and vectors.
#pragma once

#include <bit>
#include <utility>

#include "race/spatial_engine.h"

namespace jostle::peers {

using race::SpatialEngine;
using race::SpatialFound;
using race::SpatialInput;
using race::SpatialTask;
using race::SpatialWork;

[[nodiscard]] inline std::uint64_t bits(float x) {
    return std::bit_cast<std::uint32_t>(x);
}

/// A task of two functions: prepare() and run(), which share what they capture.
template <class State, class Prepare, class Run>
class TaskOf final : public SpatialTask {
  public:
    TaskOf(std::unique_ptr<State> state, Prepare prepare, Run run)
        : state_(std::move(state)), prepare_(std::move(prepare)), run_(std::move(run)) {}
    void prepare() override { prepare_(*state_); }
    SpatialFound run() override { return run_(*state_); }

  private:
    std::unique_ptr<State> state_;
    Prepare prepare_;
    Run run_;
};

template <class State, class Prepare, class Run>
[[nodiscard]] std::unique_ptr<SpatialTask> make_task(std::unique_ptr<State> state, Prepare prepare, Run run) {
    return std::make_unique<TaskOf<State, Prepare, Run>>(std::move(state), std::move(prepare),
                                                         std::move(run));
}

}  // namespace jostle::peers
