// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints of a colour, type by type.
#include <algorithm>

#include "dynamics/solve/joint_group.h"
#include "dynamics/solve/joint_order.h"
#include "dynamics/solve/solve.h"

namespace jostle {
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

void prepare_joints(const StepContext& context, const BodyTable& bodies, ConstraintGraph& graph, int bin) {
    const JointStep step{context, bodies};
    for_joints(context.scheduler, graph, bin, [&](const JointRow& row, void* sims, int begin, int end) {
        row.prepare(sims, begin, end, step);
    });
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

namespace {

/// [1/kg] At the anchors: products of two, and with the speeds at which joints pull, fit into a float.
constexpr float kMostMobility = 1.0e15f;

/// A lever of kilometres on a body of next to no inertia has no place in a float: the joint does nothing,
/// lest it make its bodies' velocities NaN.
void leave_alone_beyond_limits(PairSim& joint) {
    const float apart = length_squared(joint.delta_center);
    const float turning = joint.inv_inertia_a * (length_squared(joint.anchor_a) + apart) +
                          joint.inv_inertia_b * (length_squared(joint.anchor_b) + apart);
    if (joint.free_inv_mass + turning <= kMostMobility) return;
    joint.inv_mass_a = joint.inv_mass_b = {};
    joint.free_inv_mass = joint.inv_inertia_a = joint.inv_inertia_b = 0.0f;
}

}  // namespace

Softness rigid_of(const JointHead& joint, const StepContext& context) {
    const JointStiffness& own = joint.stiffness;
    if (own.is_own == 0) return context.joint_softness;
    // As of the world's: none is stiffer than a quarter of the rate at which it is solved.
    return make_soft(min(own.hertz, 0.25f * context.inv_h), own.damping_ratio, context.h);
}

JointPoses prepare_pair(PairSim& joint, const JointAnchors& anchors, const JointStep& step) {
    const BodyPlace place_a = step.bodies.place(joint.bodies[0]);
    const BodyPlace place_b = step.bodies.place(joint.bodies[1]);
    const BodySim& a = step.bodies.sim(joint.bodies[0]);
    const BodySim& b = step.bodies.sim(joint.bodies[1]);
    joint.index_a = place_a.set == BodySet::kAwake ? place_a.index : 0;
    joint.index_b = place_b.set == BodySet::kAwake ? place_b.index : 0;
    joint.inv_mass_a = inv_mass_by_axis(a);
    joint.inv_mass_b = inv_mass_by_axis(b);
    joint.free_inv_mass = a.inv_mass + b.inv_mass;
    joint.moves_a = a.inv_mass > 0.0f;
    joint.moves_b = b.inv_mass > 0.0f;
    joint.has_locked_axis = a.has_locked_axis() || b.has_locked_axis();
    joint.inv_inertia_a = a.inv_inertia;
    joint.inv_inertia_b = b.inv_inertia;
    joint.anchor_a = rotate(a.transform.q, anchors.a - a.local_center);
    joint.anchor_b = rotate(b.transform.q, anchors.b - b.local_center);
    joint.delta_center = b.center - a.center;
    joint.h = step.context.h;
    leave_alone_beyond_limits(joint);
    return {a.transform, b.transform};
}

JointPoses prepare_group(GroupSim& joint, int count, const JointStep& step) {
    JointPoses poses;
    joint.count = count;
    joint.has_locked_axis = false;
    const Vec2 origin = step.bodies.sim(joint.bodies[0]).center;
    float mobility = 0.0f, turning = 0.0f, apart = 0.0f;
    for (int i = 0; i < count; ++i) {
        const BodyPlace place = step.bodies.place(joint.bodies[i]);
        const BodySim& sim = step.bodies.sim(joint.bodies[i]);
        joint.index[i] = place.set == BodySet::kAwake ? place.index : 0;
        joint.moves[i] = sim.inv_mass > 0.0f;
        joint.inv_mass[i] = inv_mass_by_axis(sim);
        joint.free_inv_mass[i] = sim.inv_mass;
        joint.has_locked_axis |= sim.has_locked_axis();
        joint.inv_inertia[i] = sim.inv_inertia;
        joint.center[i] = sim.center - origin;
        poses[static_cast<std::size_t>(i)] = sim.transform;
        mobility += sim.inv_mass;
        turning += sim.inv_inertia;
        apart = max(apart, length_squared(joint.center[i]) + length_squared(sim.local_center));
    }
    // As of two bodies.
    if (mobility + turning * (1.0f + apart) <= kMostMobility) return poses;
    for (int i = 0; i < count; ++i) {
        joint.inv_mass[i] = {};
        joint.inv_inertia[i] = 0.0f;
    }
    return poses;
}

float line_translation(const LineParameters& parameters, const JointPoses& poses) {
    return dot(pose_offset(poses, parameters.anchors), rotate(poses[0].q, parameters.local_axis_a));
}

}  // namespace jostle
