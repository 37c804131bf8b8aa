// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// jostle's crowds, as an engine.
#include <jostle/crowd/crowd.h>
#include <jostle/dynamics/scheduler.h>

#include "measure/own_version.h"
#include "race/crowd_engine.h"

namespace jostle::race {
namespace {

class Raced final : public RacedCrowd {
  public:
    explicit Raced(const CrowdInput& input)
        : dt_(input.dt), scheduler_(input.threads > 1 ? make_default_scheduler(input.threads) : nullptr) {
        crowd_.reserve(input.starts.size());
        for (const Vec2 start : input.starts)
            crowd_.add({.position = start,
                        .radius = input.radius,
                        .max_speed = input.max_speed,
                        .horizon = input.horizon,
                        .obstacle_horizon = input.obstacle_horizon,
                        .neighbor_distance = input.neighbor_distance,
                        .max_neighbors = input.max_neighbors});
        for (const std::vector<Vec2>& points : input.obstacles) crowd_.add_obstacle({.points = points});
    }
    void prefer(std::span<const Vec2> velocities) override { crowd_.set_preferred_velocities(velocities); }
    void step() override { crowd_.step(dt_, scheduler_.get()); }
    [[nodiscard]] Vec2 position(int agent) const override {
        return crowd_.positions()[static_cast<std::size_t>(agent)];
    }
    [[nodiscard]] bool is_squeezed(int agent) const override {
        return crowd_.is_squeezed(crowd_.agents()[static_cast<std::size_t>(agent)]);
    }

  private:
    float dt_;
    std::unique_ptr<TaskScheduler> scheduler_;
    Crowd<2> crowd_;
};

class JostleCrowds final : public CrowdEngine {
  public:
    [[nodiscard]] std::string name() const override { return "jostle"; }
    [[nodiscard]] std::string version() const override { return measure::own_version(); }
    [[nodiscard]] bool needs_noise() const override { return false; }
    [[nodiscard]] std::unique_ptr<RacedCrowd> make(const CrowdInput& input) const override {
        return std::make_unique<Raced>(input);
    }
};

}  // namespace

std::unique_ptr<CrowdEngine> CrowdEngine::own() {
    return std::make_unique<JostleCrowds>();
}

}  // namespace jostle::race
