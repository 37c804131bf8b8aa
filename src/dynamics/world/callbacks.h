// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The functions that a user gave to a world, and the questions of a step that they answer.
#pragma once

#include <jostle/dynamics/callbacks.h>

#include <map>
#include <memory_resource>
#include <utility>

#include "dynamics/edit/edits.h"
#include "dynamics/step/step.h"
#include "dynamics/store/callbacks.h"

namespace jostle::detail {

class WorldImpl;

/// While it lives, edits are queued. The step has gone on since the last callback.
class Running {
  public:
    Running(WorldImpl& world, bool& flag);
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() { flag_ = false; }

  private:
    bool& flag_;
};
/// The world, outside of its steps and callbacks.
WorldImpl& require_idle(WorldImpl* impl, const Call& call);

class WorldCallbacks final : public StepCallbacks {
  public:
    WorldCallbacks(WorldImpl& world, std::pmr::memory_resource* memory) : world_(world), of_shapes_(memory) {}

    void set(ShouldCollide function) { should_collide_ = std::move(function); }
    void set(CustomFunction function) { custom_ = std::move(function); }
    void set(ContactBeganFunction function) { contact_began_ = std::move(function); }
    void set(ContactEndedFunction function) { contact_ended_ = std::move(function); }
    void set(SensorEnteredFunction function) { sensor_entered_ = std::move(function); }
    void set(SensorLeftFunction function) { sensor_left_ = std::move(function); }
    void set(ImpulsesFunction function) { impulses_ = std::move(function); }
    /// The functions of one shape, which the shape is to ask for.
    struct OfShape {
        ShouldCollide should_collide;
        PreSolveFunction pre_solve;
    };
    /// Room for them. Throws std::bad_alloc, and has changed nothing.
    [[nodiscard]] OfShape& of(const Shape& shape);

    /// A bit for each of the world's own functions that is set. Shapes know of theirs.
    [[nodiscard]] std::uint32_t asks() const { return (should_collide_ ? 1u : 0u) | (custom_ ? 2u : 0u); }

    /// Whether a shape that asks has a function to ask.
    [[nodiscard]] bool has_function(Id shape, Question question) const;
    /// Some shapes may ask that have no function: they were loaded.
    void expect_askers() { has_loaded_ = true; }
    /// Whether shapes may ask.
    [[nodiscard]] bool may_have_askers() const { return !of_shapes_.empty() || has_loaded_; }

    /// Whether a callback is running: edits are queued.
    [[nodiscard]] bool is_running() const { return is_running_; }

    bool should_collide(ShapeId a, ShapeId b) override;
    [[nodiscard]] bool is_asked_about(ShapeId a, ShapeId b) const override;
    [[nodiscard]] bool is_asked_about_pairs() const override;
    [[nodiscard]] bool hears_touches() const override {
        return contact_began_ || contact_ended_ || sensor_entered_ || sensor_left_;
    }
    void began(const Touch& touch) override;
    void ended(const Touch& touch) override;
    /// Before an object goes: all ends that nobody was told of, then those of its touches.
    void tell_ends(const Destroyed& object);
    /// When a step is done: touches that began by an impulse, visits within the step, and impulses.
    void tell_impacts(const StepEvents& events);
    ContactChoice pre_solve(ContactId contact) override;
    bool pre_solve_impact(const ImpactQuestion& impact) override;
    CustomSet custom_rows(JointId joint, float h) override;

  private:
    /// The functions of a shape, or nullptr: it has none.
    [[nodiscard]] const OfShape* functions_of(Id shape) const;
    /// Asks the two shapes of a question, whose answer they leave in it.
    void ask(PreSolve& question, ShapeId shape_a, ShapeId shape_b);
    void tell_impulses();

    WorldImpl& world_;
    ShouldCollide should_collide_;
    CustomFunction custom_;
    ContactBeganFunction contact_began_;
    ContactEndedFunction contact_ended_;
    SensorEnteredFunction sensor_entered_;
    SensorLeftFunction sensor_left_;
    ImpulsesFunction impulses_;
    /// Slot and generation of a shape.
    using ShapeKey = std::pair<std::uint32_t, std::uint32_t>;
    /// [1] Shapes of one slot whose functions are kept: a load may bring back one that is gone.
    static constexpr std::ptrdiff_t kGenerations = 8;
    std::pmr::map<ShapeKey, OfShape> of_shapes_;
    bool is_running_ = false;
    bool has_loaded_ = false;
};

}  // namespace jostle::detail
