// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A crowd made from a scene, and what a run of it is measured by. Agents have numbers: their places in the
// scene, group after group.
#pragma once

#include <jostle/core/task_scheduler.h>
#include <jostle/crowd/guide.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "jostle/crowd_scene.h"

namespace jostle::app {

/// [ns] Of a step.
struct CrowdTimes {
    std::int64_t lead = 0;
    std::int64_t bodies = 0;  ///< looking at them, pushing them, and their own step
    CrowdProfile crowd;
    std::int64_t whole = 0;
};

/// Over all steps made so far.
struct CrowdMeasures {
    double greatest_overlap = 0.0;       ///< [1] of two agents, over the smaller radius
    int overlapping_steps = 0;           ///< in which two overlapped by more than 1 % of the smaller radius
    double greatest_body_overlap = 0.0;  ///< [1] of an agent and a body, over its radius
    double speed_sum = 0.0;              ///< [m/s] of agents under way, ...
    std::int64_t speed_count = 0;        ///< ... in all steps
    std::int64_t squeezed = 0;  ///< agents under way, in all steps, that no velocity kept clear of all
};

class CrowdPlay {
  public:
    CrowdPlay(const CrowdPlay&) = delete;
    CrowdPlay& operator=(const CrowdPlay&) = delete;
    virtual ~CrowdPlay() = default;

    virtual CrowdTimes step(float dt) = 0;

    [[nodiscard]] const CrowdScene& scene() const { return scene_; }
    [[nodiscard]] int agents() const { return static_cast<int>(agents_.size()); }
    [[nodiscard]] const CrowdGroup& group_of(int number) const {
        return scene_.groups[static_cast<std::size_t>(group_number_of(number))];
    }
    [[nodiscard]] int group_number_of(int number) const { return groups_[static_cast<std::size_t>(number)]; }
    /// Whether it is still in the crowd.
    [[nodiscard]] virtual bool is_there(int number) const = 0;
    // Of one that is there. In the plane z is 0.
    [[nodiscard]] virtual Vec3 position(int number) const = 0;
    [[nodiscard]] virtual Vec3 velocity(int number) const = 0;
    /// nullptr where the scene has no bodies.
    [[nodiscard]] virtual const World* world() const = 0;
    /// [s] When it first arrived; nothing before, and where it has no goal.
    [[nodiscard]] std::optional<double> arrival(int number) const;
    /// How many have somewhere to arrive.
    [[nodiscard]] int travellers() const { return travellers_; }
    [[nodiscard]] const CrowdMeasures& measures() const { return measures_; }
    /// Of the crowd's state, as it would be saved, and of its bodies'.
    [[nodiscard]] virtual std::uint64_t hash() const = 0;

  protected:
    explicit CrowdPlay(const CrowdScene& scene) : scene_(scene) {}

    const CrowdScene& scene_;
    std::vector<Agent> agents_;     ///< by number
    std::vector<int> groups_;       ///< by number
    std::vector<double> arrivals_;  ///< [s] by number; negative: not yet
    int travellers_ = 0;
    double time_ = 0.0;  ///< [s]
    CrowdMeasures measures_;
};

/// Of the scene's dimensions; the scene outlives it. Throws Error where the library refuses the scene.
[[nodiscard]] std::unique_ptr<CrowdPlay> make_crowd_play(const CrowdScene& scene,
                                                         TaskScheduler* scheduler = nullptr);

}  // namespace jostle::app
