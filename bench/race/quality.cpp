// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "race/quality.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

#include "race/states.h"

namespace jostle::race {
namespace {

constexpr double kUnseen = std::numeric_limits<double>::infinity();
constexpr float kStep = 1.0f / 60.0f;
constexpr int kSecond = 60;  ///< steps

double dot_of(Vec2 a, Vec2 b) {
    return static_cast<double>(a.x) * static_cast<double>(b.x) +
           static_cast<double>(a.y) * static_cast<double>(b.y);
}

/// [J] Of translation.
double motion_of(const BodyStates& states) {
    double energy = 0.0;
    for (std::size_t i = 0; i < states.masses.size(); ++i)
        energy +=
            0.5 * static_cast<double>(states.masses[i].mass) * dot_of(states.linear[i], states.linear[i]);
    return energy;
}

/// [J] Kinetic, and potential over the world's origin, where every scene has its ground.
double energy_of(const Scene& scene, const BodyStates& states) {
    double energy = 0.0;
    for (std::size_t i = 0; i < states.masses.size(); ++i) {
        const double mass = static_cast<double>(states.masses[i].mass);
        if (mass == 0.0) continue;
        const double turn = static_cast<double>(states.angular[i]);
        energy += 0.5 * mass * dot_of(states.linear[i], states.linear[i]) +
                  0.5 * static_cast<double>(states.masses[i].inertia) * turn * turn -
                  mass * dot_of(scene.gravity, apply(states.poses[i], states.masses[i].center));
    }
    return energy;
}

double greatest_speed(const BodyStates& states) {
    double greatest = 0.0;
    for (std::size_t i = 0; i < states.masses.size(); ++i)
        if (states.masses[i].mass > 0.0f)
            greatest = std::max(greatest, std::sqrt(dot_of(states.linear[i], states.linear[i])));
    return greatest;
}

double greatest_drift(const BodyStates& states, const BodyStates& start) {
    double greatest = 0.0;
    for (std::size_t i = 0; i < states.masses.size(); ++i) {
        const Vec2 way = states.poses[i].p - start.poses[i].p;
        if (states.masses[i].mass > 0.0f) greatest = std::max(greatest, std::sqrt(dot_of(way, way)));
    }
    return greatest;
}

double seen_of(Seen seen, const Trace& trace) {
    switch (seen) {
        case Seen::kPenetration:
            return trace.penetration;
        case Seen::kDrift:
            return trace.drift;
        case Seen::kCreep:
            return trace.creep;
        case Seen::kLastSpeed:
            return trace.last_speed;
        case Seen::kGreatestSpeed:
            return trace.greatest_speed;
        case Seen::kEnergyGain:
            return trace.energy_gain;
        case Seen::kEnergyLoss:
            return trace.energy_loss;
        case Seen::kLastHeight:
            return trace.last_height;
        case Seen::kSag:
            return trace.sag;
        case Seen::kJointError:
            return trace.joint_error;
        case Seen::kWorstJoint:
            return trace.worst_joint;
        case Seen::kMotionLoss:
            return trace.motion_loss;
        case Seen::kSwing:
            return trace.swing;
        case Seen::kPeriod:
            return trace.period;
        case Seen::kTurnedDown:
            break;
    }
    return trace.turned_down;
}

/// [m] A body that swings by less rests.
constexpr double kLeastSwing = 1.0e-4;

/// The times at which a body goes through x = 0 to the right.
class Crossings {
  public:
    explicit Crossings(double x) : before_(x) {}
    void step(double x) {
        leftmost_ = std::min(leftmost_, x);
        if (before_ < 0.0 && x >= 0.0 && leftmost_ < -kLeastSwing) {
            last_ = static_cast<double>(steps_) + before_ / (before_ - x);
            if (count_++ == 0) first_ = last_;
            leftmost_ = 0.0;
        }
        before_ = x;
        ++steps_;
    }
    /// [s]; infinite if it never came round.
    [[nodiscard]] double period() const {
        return count_ < 2 ? kUnseen : (last_ - first_) / (count_ - 1) * static_cast<double>(kStep);
    }

  private:
    double before_, leftmost_ = 0.0, first_ = 0.0, last_ = 0.0;
    int steps_ = 0, count_ = 0;
};

/// What is seen of the last body, after each step.
void watch_last(const BodyStates& states, const BodyStates& start, bool in_last_second, Trace& trace) {
    const Transform &now = states.poses.back(), &first = start.poses.back();
    trace.last_height =
        std::max(trace.last_height, static_cast<double>(now.p.y) - static_cast<double>(first.p.y));
    trace.turned_down = std::max(trace.turned_down, -static_cast<double>(now.q.angle()));
    if (in_last_second) trace.swing = std::max(trace.swing, std::fabs(static_cast<double>(now.p.x)));
}
Trace broken_down() {
    Trace trace;
    trace.penetration = trace.drift = trace.creep = trace.last_speed = trace.greatest_speed = kUnseen;
    trace.energy_gain = trace.energy_loss = trace.sag = trace.joint_error = trace.worst_joint = kUnseen;
    trace.motion_loss = trace.swing = trace.period = trace.turned_down = kUnseen;
    trace.last_height = -kUnseen;
    return trace;
}

std::unique_ptr<EngineWorld> load_whole(const Scene& scene, Engine& engine, int substeps) {
    std::vector<std::string> approximated;
    std::unique_ptr<EngineWorld> world =
        engine.load(scene, {.threads = 1, .substeps = substeps}, approximated);
    if (world->joints() < static_cast<int>(scene.joints.size()))
        throw std::runtime_error("the engine has not all of the scene's joints");
    return world;
}

}  // namespace

Trace run_quality(const QualityCase& what, Engine& engine, int substeps) {
    const Scene scene = what.make();
    const std::unique_ptr<EngineWorld> world = load_whole(scene, engine, substeps);
    const BodyStates start = states_of(*world);
    const double energy = energy_of(scene, start), motion = motion_of(start);
    const Measure measure(scene);
    Trace trace;
    Crossings crossings(start.poses.back().p.x);
    BodyStates states = start, settled = start;
    for (int i = 0; i < what.steps; ++i) {
        world->step(kStep);
        states = states_of(*world);
        if (!all_finite(states)) return broken_down();
        if (i + 1 == kSecond) settled = states;
        const double speed = greatest_speed(states);
        trace.greatest_speed = std::max(trace.greatest_speed, speed);
        const bool in_last_second = i >= what.steps - kSecond;
        if (in_last_second) trace.last_speed = std::max(trace.last_speed, speed);
        watch_last(states, start, in_last_second, trace);
        crossings.step(states.poses.back().p.x);
        trace.joint_error = measure.max_joint_error(states);
        trace.worst_joint = std::max(trace.worst_joint, trace.joint_error);
        if (energy > 0.0) {
            const double share = energy_of(scene, states) / energy;
            trace.energy_gain = std::max(trace.energy_gain, share - 1.0);
            trace.energy_loss = 1.0 - share;
        }
    }
    trace.drift = greatest_drift(states, start);
    trace.creep = greatest_drift(states, settled);
    trace.sag = static_cast<double>(start.poses.back().p.y) - static_cast<double>(states.poses.back().p.y);
    trace.penetration = measure(states).max_penetration;
    trace.motion_loss = motion > 0.0 ? 1.0 - motion_of(states) / motion : 0.0;
    trace.period = crossings.period();
    return trace;
}

double value_of(const QualityMeasure& measure, const Trace& trace) {
    double value = measure.offset + measure.scale * seen_of(measure.seen, trace);
    if (measure.is_error) value = std::fabs(value);
    return std::isfinite(value) ? value : kUnseen;
}

}  // namespace jostle::race
