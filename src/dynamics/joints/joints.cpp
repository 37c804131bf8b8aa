// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints of a colour, type by type.
#include "dynamics/joints/joints.h"

#include <algorithm>
#include <atomic>

#include "dynamics/joints/joint_row.h"

namespace jostle::detail {
namespace {

constexpr int kJointsPerTask = 64;

/// Joints that overflowed share bodies: one task, in order.
template <class Function>
void for_joints(TaskScheduler* scheduler, ConstraintGraph& graph, int bin, Function&& function) {
    auto& arrays = graph.bin(bin).joints;
    // ORDER: types by the table; it matters to what overflowed alone.
    for (std::size_t type = 0; type < arrays.size(); ++type) {
        const int count = arrays[type].size();
        if (count == 0) continue;
        const JointRow& row = *graph.types[type];
        std::byte* sims = arrays[type].data();
        for_ranges(scheduler, count, bin == kOverflowBin ? count : kJointsPerTask,
                   [&](int begin, int end) { function(row, sims, begin, end); });
    }
}

JointPass joint_pass(const SolverPass& pass, bool use_bias) {
    return {pass.awake.states.data(), pass.context.h, pass.context.inv_h, use_bias};
}

}  // namespace

bool prepare_joints(const StepContext& context, const BodyTable& bodies, ConstraintGraph& graph, int bin) {
    const JointStep step{context, bodies};
    std::atomic<bool> any = false;
    for_joints(context.scheduler, graph, bin, [&](const JointRow& row, void* sims, int begin, int end) {
        if (row.prepare(sims, begin, end, step)) any.store(true, std::memory_order_relaxed);
    });
    return any.load(std::memory_order_relaxed);
}

void store_joints(const StepContext& context, ConstraintGraph& graph, int bin) {
    for_joints(context.scheduler, graph, bin,
               [&](const JointRow& row, void* sims, int begin, int end) { row.store(sims, begin, end); });
}

void warm_start_joints(const SolverPass& pass, int bin) {
    const JointPass joints = joint_pass(pass, true);
    for_joints(pass.context.scheduler, pass.graph, bin,
               [&](const JointRow& row, void* sims, int begin, int end) {
                   row.warm_start(sims, begin, end, joints);
               });
}

void solve_joints(const SolverPass& pass, int bin, bool use_bias) {
    const JointPass joints = joint_pass(pass, use_bias);
    for_joints(
        pass.context.scheduler, pass.graph, bin,
        [&](const JointRow& row, void* sims, int begin, int end) { row.solve(sims, begin, end, joints); });
}

namespace {

void solve_some(const SolverPass& pass, int bin, bool use_bias, bool forceful) {
    const JointPass joints = joint_pass(pass, use_bias);
    for_joints(pass.context.scheduler, pass.graph, bin,
               [&](const JointRow& row, void* sims, int begin, int end) {
                   if (row.is_forceful == forceful) row.solve(sims, begin, end, joints);
               });
}

}  // namespace

void solve_forceful_joints(const SolverPass& pass, int bin, bool use_bias) {
    solve_some(pass, bin, use_bias, true);
}
void solve_gentle_joints(const SolverPass& pass, int bin, bool use_bias) {
    solve_some(pass, bin, use_bias, false);
}

}  // namespace jostle::detail
