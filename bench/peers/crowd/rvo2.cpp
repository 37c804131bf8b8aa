// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// RVO2: its simulator, as its examples use it.
#include <RVO.h>

#include <cstddef>

#include "race/crowd_engine.h"

namespace jostle::peers {
namespace {

using race::CrowdInput;

RVO::Vector2 to_rvo(Vec2 v) {
    return {v.x, v.y};
}

class Raced final : public race::RacedCrowd {
  public:
    explicit Raced(const CrowdInput& input) {
        simulator_.setTimeStep(input.dt);
        simulator_.setAgentDefaults(input.neighbor_distance, static_cast<std::size_t>(input.max_neighbors),
                                    input.horizon, input.obstacle_horizon, input.radius, input.max_speed);
        for (const Vec2 start : input.starts) simulator_.addAgent(to_rvo(start));
        for (const std::vector<Vec2>& points : input.obstacles) {
            std::vector<RVO::Vector2> corners;
            for (const Vec2 point : points) corners.push_back(to_rvo(point));
            simulator_.addObstacle(corners);
        }
        simulator_.processObstacles();
    }
    void prefer(std::span<const Vec2> velocities) override {
        for (std::size_t i = 0; i < velocities.size(); ++i)
            simulator_.setAgentPrefVelocity(i, to_rvo(velocities[i]));
    }
    void step() override { simulator_.doStep(); }
    [[nodiscard]] Vec2 position(int agent) const override {
        const RVO::Vector2 at = simulator_.getAgentPosition(static_cast<std::size_t>(agent));
        return {at.x(), at.y()};
    }
    [[nodiscard]] bool is_squeezed(int) const override { return false; }

  private:
    RVO::RVOSimulator simulator_;
};

class Rvo2 final : public race::CrowdEngine {
  public:
    [[nodiscard]] std::string name() const override { return "rvo2"; }
    /// It does not report one; this is the one whose interface is used.
    [[nodiscard]] std::string version() const override { return "2.0"; }
    [[nodiscard]] bool needs_noise() const override { return true; }
    [[nodiscard]] std::unique_ptr<race::RacedCrowd> make(const CrowdInput& input) const override {
        if (input.threads > 1) return nullptr;
        return std::make_unique<Raced>(input);
    }
};

}  // namespace
}  // namespace jostle::peers

jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Rvo2;
}
