// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints of a colour, type by type.
#include "dynamics/joints/joints.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>

#include "dynamics/joints/joint_row.h"

namespace jostle::detail {
namespace {

constexpr int kJointsPerTask = 64;

static_assert(kMaxJointTypes <= 32);

/// The joints of a type in a bin.
struct JointsOfType {
    std::uint32_t bit;  ///< of the type
    const JointRow& row;
    std::byte* sims;
};

/// function(joints, begin, end) for those types. Joints that overflowed share bodies: one task, in order.
template <class Function>
void for_joints(TaskScheduler* scheduler, ConstraintGraph& graph, int bin, std::uint32_t types,
                Function&& function) {
    auto& arrays = graph.bin(bin).joints;
    // ORDER: types by the table; it matters to what overflowed alone.
    for (std::uint32_t left = types; left != 0; left &= left - 1) {
        const auto type = static_cast<std::size_t>(std::countr_zero(left));
        const int count = arrays[type].size();
        const JointsOfType joints{left & (~left + 1), *graph.types[type], arrays[type].data()};
        for_ranges(scheduler, count, bin == kOverflowBin ? count : kJointsPerTask,
                   [&](int begin, int end) { function(joints, begin, end); });
    }
}
std::uint32_t types_in(const ConstraintGraph& graph, int bin) {
    const auto& arrays = graph.bin(bin).joints;
    std::uint32_t types = 0;
    for (std::size_t type = 0; type < arrays.size(); ++type)
        if (!arrays[type].empty()) types |= std::uint32_t{1} << type;
    return types;
}

JointPass joint_pass(const SolverPass& pass) {
    return {pass.awake.states.data(), pass.context.h, pass.context.inv_h, pass.use_bias};
}

void solve_types(const SolverPass& pass, const ActiveColour& colour, std::uint32_t types) {
    const JointPass joints = joint_pass(pass);
    for_joints(
        pass.context.scheduler, pass.graph, colour.bin, types,
        [&](const JointsOfType& of, int begin, int end) { of.row.solve(of.sims, begin, end, joints); });
}

}  // namespace

std::uint32_t prepare_joints(const StepContext& context, const BodyTable& bodies, ConstraintGraph& graph,
                             int bin) {
    const JointStep step{context, bodies};
    std::atomic<std::uint32_t> own = 0;
    for_joints(context.scheduler, graph, bin, types_in(graph, bin),
               [&](const JointsOfType& of, int begin, int end) {
                   if (of.row.prepare(of.sims, begin, end, step))
                       own.fetch_or(of.bit, std::memory_order_relaxed);
               });
    return own.load(std::memory_order_relaxed);
}

void store_joints(const StepContext& context, ConstraintGraph& graph, int bin) {
    for_joints(context.scheduler, graph, bin, types_in(graph, bin),
               [&](const JointsOfType& of, int begin, int end) { of.row.store(of.sims, begin, end); });
}

void warm_start_joints(const SolverPass& pass, const ActiveColour& colour) {
    const JointPass joints = joint_pass(pass);
    for_joints(
        pass.context.scheduler, pass.graph, colour.bin, colour.own_joint_types,
        [&](const JointsOfType& of, int begin, int end) { of.row.warm_start(of.sims, begin, end, joints); });
}

void solve_joints(const SolverPass& pass, const ActiveColour& colour) {
    solve_types(pass, colour, colour.own_joint_types);
}

void solve_forceful_joints(const SolverPass& pass, const ActiveColour& colour) {
    solve_types(pass, colour, colour.own_joint_types & pass.graph.forceful_types);
}

void solve_gentle_joints(const SolverPass& pass, const ActiveColour& colour) {
    solve_types(pass, colour, colour.own_joint_types & ~pass.graph.forceful_types);
}

}  // namespace jostle::detail
