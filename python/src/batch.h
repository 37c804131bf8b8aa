// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A Batch of Python: the C++ batch, the function that makes its worlds, and the World objects that show them.
//
// Invariant: a World object of a batch keeps the batch. The batch keeps the state of the world, with its
// bodies' objects, and not the World object: so the batch goes when the last reference of the user's does.
#pragma once

#include <jostle/batch/batch.h>

#include <memory>
#include <optional>
#include <vector>

#include "bind.h"
#include "keywords.h"

namespace jostle::python {

constexpr std::array<std::string_view, 11> names_of(Of<BatchAction>) {
    return {"motor_speed", "motor_max",  "servo_target",    "force",           "force_at",        "torque",
            "impulse",     "impulse_at", "angular_impulse", "linear_velocity", "angular_velocity"};
}
/// Without rays, which have a call of their own.
constexpr std::array<std::string_view, 11> names_of(Of<BatchObservation>) {
    return {"position", "angle",          "rotation",    "linear_velocity", "angular_velocity", "awake",
            "touches",  "joint_position", "joint_speed", "joint_force",     "joint_torque"};
}

struct PyBatch {
    std::unique_ptr<TaskScheduler> scheduler;
    nb::object maker;
    std::optional<Batch> batch;
    std::shared_ptr<Lending> lending = std::make_shared<Lending>();
    std::vector<nb::object> made;  ///< the World objects of the maker, while worlds are made

    PyBatch() = default;
    PyBatch(const PyBatch&) = delete;
    PyBatch& operator=(const PyBatch&) = delete;
    ~PyBatch() { give_back(); }
    /// The batch, for a call of this name. Refused while another thread is at work on it.
    Batch& use(const char* function);
    /// Refuses a call of this name while another thread is at work on the batch.
    void require_idle(const char* function) const;
    /// No object shows a world any more.
    void give_back();
    /// Runs the work of a call of this name on the worlds; calls about them are refused meanwhile, and so is
    /// this one while another is at work: the reading of arguments may have let other threads run.
    template <class Work>
    void run(const char* function, bool is_unlocked, const Work& work);
};
using BatchClass = nb::class_<PyBatch>;

template <class Work>
void PyBatch::run(const char* function, bool is_unlocked, const Work& work) {
    require_idle(function);
    struct Stepping {
        Lending& lending;
        explicit Stepping(Lending& of) : lending(of) { lending.stepping = true; }
        Stepping(const Stepping&) = delete;
        Stepping& operator=(const Stepping&) = delete;
        ~Stepping() { lending.stepping = false; }
    } const marked(*lending);
    if (!is_unlocked) return work();
    const nb::gil_scoped_release release;
    work();
}

void bind_batch_columns(BatchClass& type);
void bind_batch_steps(BatchClass& type);

}  // namespace jostle::python
