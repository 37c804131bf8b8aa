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
    CrowdProfile crowd;
    std::int64_t whole = 0;
};

/// Over all steps made so far.
struct CrowdMeasures {
    double greatest_overlap = 0.0;  ///< [1] of the smaller radius
    int overlapping_steps = 0;      ///< in which two overlapped by more than 1 % of the smaller radius
    double speed_sum = 0.0;         ///< [m/s] of agents under way, ...
    std::int64_t speed_count = 0;   ///< ... in all steps
    std::int64_t squeezed = 0;      ///< agents under way, in all steps, that no velocity kept clear of all
};

class CrowdPlay {
  public:
    /// Throws Error where the library refuses the scene.
    explicit CrowdPlay(const CrowdScene& scene);
    CrowdPlay(const CrowdPlay&) = delete;
    CrowdPlay& operator=(const CrowdPlay&) = delete;

    CrowdTimes step(float dt, TaskScheduler* scheduler);

    [[nodiscard]] const CrowdScene& scene() const { return scene_; }
    [[nodiscard]] const Crowd<2>& crowd() const { return crowd_; }
    [[nodiscard]] int agents() const { return static_cast<int>(agents_.size()); }
    /// Whether it is still in the crowd.
    [[nodiscard]] bool is_there(int number) const { return crowd_.contains(agent(number)); }
    [[nodiscard]] Agent agent(int number) const { return agents_[static_cast<std::size_t>(number)]; }
    [[nodiscard]] int group_of(int number) const { return groups_[static_cast<std::size_t>(number)]; }
    /// The number of an agent that is there.
    [[nodiscard]] int number_of(Agent agent) const { return static_cast<int>(crowd_.def(agent).user_data); }
    /// [s] When it first arrived; nothing before, and where it has no goal.
    [[nodiscard]] std::optional<double> arrival(int number) const;
    /// How many have somewhere to arrive.
    [[nodiscard]] int travellers() const { return travellers_; }
    [[nodiscard]] const CrowdMeasures& measures() const { return measures_; }
    /// Of the crowd's state, as it would be saved.
    [[nodiscard]] std::uint64_t hash() const;

  private:
    void add_group(const CrowdGroup& group, int number);
    [[nodiscard]] bool has_arrived(std::size_t number) const;
    void note_arrivals();
    void measure_overlaps();
    void measure_speeds();

    const CrowdScene& scene_;
    Crowd<2> crowd_;
    std::vector<std::unique_ptr<FlowField>> fields_;
    std::optional<Guide<2>> guide_;
    std::vector<Agent> agents_;     ///< by number
    std::vector<int> groups_;       ///< by number
    std::vector<double> arrivals_;  ///< [s] by number; negative: not yet
    int travellers_ = 0;
    double time_ = 0.0;  ///< [s]
    KdTree<2> tree_;
    CrowdMeasures measures_;
};

}  // namespace jostle::app
