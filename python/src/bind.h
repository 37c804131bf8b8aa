// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The parts of the module, each by its subject, and the World that several of them add to.
#pragma once

#include <jostle/dynamics/save.h>
#include <nanobind/nanobind.h>

#include <memory>
#include <utility>

#include "state.h"

namespace jostle::python {

/// A World of Python: its end is the world's end. One of a batch's is the batch's to end, and keeps the
/// batch.
struct PyWorld {
    StatePointer state;
    nb::object lender;

    explicit PyWorld(StatePointer made, nb::object batch = {})
        : state(std::move(made)), lender(std::move(batch)) {}
    PyWorld(PyWorld&& other) noexcept = default;
    PyWorld& operator=(PyWorld&&) = delete;
    ~PyWorld() { end(); }
    void end() {
        if (state == nullptr) return;
        if (state->lent == nullptr) return state->close();
        state->self = nullptr;
    }
    World& use(const char* function) const { return state->use(function); }
};
using WorldClass = nb::class_<PyWorld>;
struct PyCrowd;

void bind_bodies(nb::module_& module);
void bind_shapes(nb::module_& module);
void bind_joints(nb::module_& module);
/// The class, for those that add to it.
[[nodiscard]] WorldClass bind_world(nb::module_& module);
void bind_joint_makers(WorldClass& type);
void bind_world_arrays(WorldClass& type);
void bind_queries(WorldClass& type);
void bind_world_reports(WorldClass& type);
void bind_events(nb::module_& module, WorldClass& type);
void bind_callbacks(nb::module_& module, WorldClass& type);
void bind_scenes(nb::module_& module, WorldClass& type);
void bind_saves(WorldClass& type);
/// As Python's LoadReport.
[[nodiscard]] nb::object put_report(const StatePointer& state, const LoadReport& report);
void bind_batch(nb::module_& module);
void bind_kd_tree(nb::module_& module);
void bind_box_trees(nb::module_& module);
void bind_broad_phase(nb::module_& module);
/// The class, for the one who adds to it.
[[nodiscard]] nb::class_<PyCrowd> bind_crowd(nb::module_& module);
/// FlowField, and Guide.
void bind_guides(nb::module_& module);
void bind_crowd_world(nb::module_& module);
/// World.draw() and Crowd.draw().
void bind_drawing(WorldClass& world, nb::class_<PyCrowd>& crowd);
/// Mesh, MeshPairMemory, and MeshScene.
void bind_mesh(nb::module_& module);

}  // namespace jostle::python
