// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The piles that must stand, with the least number of sub-steps per second that each needs, and what is seen
// of one that is left alone.
#pragma once

#include <jostle/scene/scene.h>

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace jostle::test {

struct Pile {
    const char* name;
    std::function<Scene()> make;
    float seconds = 10.0f;  ///< [s] after which it has come to rest
    float drift = 0.0f;     ///< [m] that its bodies may move while they settle
    int least_rate = 0;     ///< [Hz] of sub-steps, from which on it stands, at every length of a step
    WorldDef world = {};
    float lift_speed = 0.0f;  ///< [m/s] of its ground, upwards, for the first two seconds
    float sway = 0.01f;       ///< [m/s] under steps that differ: each length has a sag of its own
};

[[nodiscard]] std::span<const Pile> piles();
[[nodiscard]] const Pile& pile_of(const std::string& name);

/// How a world is stepped.
struct Stepping {
    std::vector<float> steps;  ///< [s] in turn
    int substeps;
    Vec2 away{};  ///< [m] from where the scene has it
    bool may_sleep = false;
};

/// Observations of a pile's bodies; ways are counted from its ground.
struct Standing {
    bool asleep = false;          ///< at the end
    float drift = 0.0f;           ///< [m] the greatest way of any, at the end
    float speed = 0.0f;           ///< [m/s] of the fastest point of any, in the last second
    float greatest_speed = 0.0f;  ///< [m/s] likewise, in any step
    double energy_gain = 0.0;     ///< [1] greatest after any step, over the energy at the start, less 1
    float rounding = 0.0f;        ///< [m/s] one step of a float at the farthest coordinate, per step
};
[[nodiscard]] Standing leave_alone(const Pile& pile, const Stepping& stepping);

}  // namespace jostle::test
