// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/direct.h"

#include <algorithm>
#include <span>
#include <utility>

#include "dynamics/direct/damped_touches.h"
#include "dynamics/direct/group_contacts.h"
#include "dynamics/direct/group_solve.h"
#include "dynamics/direct/loads.h"
#include "dynamics/direct/matrix_kernels.h"
#include "dynamics/direct/solution.h"

namespace jostle::detail {
namespace {

constexpr std::size_t kJointsPerTask = 64;

template <class Function>
void for_groups(const SolverPass& pass, Function&& function) {
    const JointPlan& plan = pass.plan;
    if (pass.direct.count == 0) return;
    const auto grain = static_cast<int>(kJointsPerTask * plan.groups.size() / plan.joints.size());
    for_ranges(pass.context.scheduler, pass.direct.count, std::max(grain, 1), [&](int begin, int end) {
        for (int i = begin; i < end; ++i) function(group_at(pass, i));
    });
}

/// The joint at a place of the plan.
void begin_joint(const SolverPass& pass, const Tables& tables, int place, int group) {
    const JointPlan::Joint& planned = pass.plan.joints[static_cast<std::size_t>(place)];
    const JointRecord& record = tables.joints[planned.id];
    DirectJoint& joint = (*pass.direct.joints)[place];
    joint.type = &pass.graph.row(record.type);
    joint.sim = pass.graph.joint_sim(record);
    joint.body_count = record.body_count;
    joint.row_count = planned.rows;
    joint.rigid = 0;
    joint.is_driven = false;
    joint.active = 0;
    joint.rows = &(*pass.direct.rows)[planned.first_row];
    joint.lanes = &(*pass.direct.lanes)[place];
    joint.impulse = &(*pass.direct.impulses)[kRowLanes * place];
    joint.ends = &(*pass.direct.ends)[planned.first_end];
    std::fill_n(joint.rows, joint.row_count, DirectRow{});
    for (int side = 0; side < record.body_count; ++side) {
        const BodyPlace at = tables.bodies.place(record.edges[side].body);
        const int body = at.set == BodySet::kAwake ? at.index : 0;
        joint.bodies[side] = body;
        const BodySim& sim = pass.awake.sims[static_cast<std::size_t>(body)];
        DirectBody& of = (*pass.direct.bodies)[body];
        of = {.mobility = {},
              .free_mobility = 0.0,
              .inv_mass = inv_mass_by_axis(sim),
              .free_inv_mass = sim.inv_mass,
              .own_inv_inertia = sim.inv_inertia,
              .inv_inertia = sim.inv_inertia,
              .inv_mass_scale = 1.0f,
              .group = sim.inv_mass > 0.0f ? group : kNone,
              .member = kNone,
              .first_end = 0,
              .last_end = 0,
              .braked = 0.0f,
              .is_on_ground = false,
              .is_weighed = true};
        of.note_mobility();
    }
}

/// The bodies of a group that the solver moves, and the joints of each.
void note_members(const Group& group) {
    DirectRows& rows = group.pass.direct;
    DirectGroup& state = group.state;
    const auto for_ends = [&](auto&& function) {
        for (int k = group.range.first_joint; k < group.range.last_joint; ++k)
            for_moving_ends(group, group.joints[k], [&](DirectBody& body, int place, int side) {
                function(body, place, BodyEnd{k, side});
            });
    };
    state.first_member = state.last_member = kMaxJointBodies * group.range.first_joint;
    for_ends([&](DirectBody& body, int place, BodyEnd) {
        if (body.last_end++ != 0) return;
        body.member = state.last_member;
        (*rows.members)[state.last_member++] = place;
    });
    int next = state.first_member;
    group.for_members([&](DirectBody& body, int) {
        body.first_end = std::exchange(next, next + body.last_end);
        body.last_end = body.first_end;
    });
    for_ends([&](DirectBody& body, int, BodyEnd end) { (*rows.body_ends)[body.last_end++] = end; });
    state.last_still = state.last_member;
    group.for_joints([&](DirectJoint& joint, std::span<DirectRow>) {
        for (int side = 0; side < joint.body_count; ++side) {
            const DirectBody& body = group.bodies[joint.bodies[side]];
            joint.members[side] = body.group == kNone ? state.last_still++ : body.member;
            if (body.group == kNone) (*rows.members)[joint.members[side]] = joint.bodies[side];
        }
    });
}

}  // namespace

void reserve_direct(const StepContext& context, const BodyArrays& awake, const ConstraintGraph& graph,
                    const JointPlan& plan, DirectRows& rows) {
    rows.groups.emplace(context.stack, static_cast<int>(plan.groups.size()));
    rows.joints.emplace(context.stack, static_cast<int>(plan.joints.size()));
    rows.bodies.emplace(context.stack, plan.groups.empty() ? 0 : awake.size());
    rows.lanes.emplace(context.stack, static_cast<int>(plan.joints.size()));
    rows.impulses.emplace(context.stack, kRowLanes * static_cast<int>(plan.joints.size()));
    rows.rows.emplace(context.stack, plan.row_count);
    rows.ends.emplace(context.stack, plan.end_count);
    rows.values.emplace(context.stack, plan.value_count);
    const int members = kMaxJointBodies * static_cast<int>(plan.joints.size());
    rows.members.emplace(context.stack, members);
    rows.motions.emplace(context.stack, members);
    rows.pulled.emplace(context.stack, members);
    rows.body_ends.emplace(context.stack, members);
    rows.probes.emplace(context.stack, static_cast<int>(plan.joints.size()));
    int touches = 0, meetings = 0, loads = 0;
    if (!plan.groups.empty()) {
        for_solved_bins(graph, [&](int index, const Bin& bin) {
            const auto contacts = static_cast<int>(bin.contacts.size());
            const bool is_ground = index >= kDynamicColours && index != kOverflowBin;
            (is_ground ? touches : meetings) += is_ground ? contacts : rows_for(index, contacts);
            loads += is_ground ? 0 : contacts;
        });
    }
    rows.touches.emplace(context.stack, touches);
    rows.meetings.emplace(context.stack, meetings);
    rows.loads.emplace(context.stack, loads);
    rows.reached.emplace(context.stack, most_reached(plan, loads));
}

void prepare_direct(const SolverPass& pass, const Tables& tables) {
    const JointPlan& plan = pass.plan;
    pass.direct.count = 0;
    if (plan.groups.empty()) return;
    for (int i = 0; i < pass.awake.size(); ++i) (*pass.direct.bodies)[i].group = kNone;
    const StepContext& context = pass.context;
    const PoseError to_close{context.settings.max_push_out_speed * context.dt, kMostTurnBack * context.dt};
    for (std::size_t i = 0; i < plan.groups.size(); ++i) {
        const JointPlan::Group& range = plan.groups[i];
        // All of a group sleep together.
        if (tables.joints[plan.joints[static_cast<std::size_t>(range.first_joint)].id].is_asleep) continue;
        const int group = pass.direct.count++;
        (*pass.direct.groups)[group] = {.place = static_cast<int>(i), .to_close = to_close};
        for (int k = range.first_joint; k < range.last_joint; ++k) begin_joint(pass, tables, k, group);
        clear_lanes(group_at(pass, group));
        note_members(group_at(pass, group));
    }
    note_touches(pass);
    for_groups(pass, [](const Group& group) {
        // Until the first pass: as in all other sub-steps, springs do not balance.
        group.state.keeps_springs = group.state.touches_moving;
        fill_matrix(group);
        group.for_joints([&](DirectJoint& joint, std::span<DirectRow> rows) {
            joint.rigid =
                static_cast<int>(std::ranges::find_if_not(rows, &DirectRow::always_holds) - rows.begin());
            for (int side = 0; side < joint.body_count; ++side)
                if (group.bodies[joint.bodies[side]].free_inv_mass == 0.0f) group.state.is_anchored = true;
            for (const DirectRow& row : rows) {
                group.state.bounded += row.state != RowState::kRigid ? 1 : 0;
                joint.is_driven = joint.is_driven || (row.drives && row.speed != 0.0f);
                group.state.has_drives = group.state.has_drives || row.drives;
            }
        });
        weigh_touches(group);
    });
    damp_touches(pass);
    note_loads(pass);
}

void begin_direct(const SolverPass& pass) {
    for_groups(pass, [](const Group& group) {
        group.for_joints([&](const DirectJoint& joint, std::span<DirectRow> rows) {
            RowLanes& lanes = *joint.lanes;
            joint.type->fill_curves(joint.sim, group.states, lanes.curve);
            for (int i = 0; i < joint.row_count; ++i) {
                const DirectRow& row = rows[static_cast<std::size_t>(i)];
                // Of the others there is nothing to guess from: they are found at once. A motor that holds
                // its speed is one of them; friction of a joint, applied again, shook what lay still.
                const bool acts = group.state.has_drives && row.drives && lanes.mobility[i] > 0.0 &&
                                  (row.is_full() || lanes.compliance[i] > 0.0f);
                lanes.total[i] = acts ? clamp(lanes.total[i], -row.most, row.most) : 0.0f;
                joint.impulse[i] = wide(lanes.total[i]);
            }
        });
        if (group.state.has_drives) change_bodies(group, 1.0);
    });
}

void balance_direct(const SolverPass& pass) {
    weigh_loads(pass);
    for_groups(pass, [](const Group& group) {
        if (group.state.is_balanced()) balance(group);
    });
}

void solve_direct(const SolverPass& pass) {
    for_groups(pass,
               [](const Group& group) { group.pass.use_bias ? solve_with_bias(group) : relax_group(group); });
}

void store_direct(const SolverPass& pass) {
    for_groups(pass, [](const Group& group) {
        group.for_joints([](const DirectJoint& joint, std::span<DirectRow> rows) {
            for (int i = 0; i < joint.row_count; ++i)
                rows[static_cast<std::size_t>(i)].kept.set(joint.lanes->total[i]);
        });
    });
}

void take_direct(const SolverPass& pass) {
    for_groups(pass, [](const Group& group) {
        group.for_joints([](const DirectJoint& joint, std::span<DirectRow> rows) {
            for (int i = 0; i < joint.row_count; ++i)
                joint.lanes->total[i] = rows[static_cast<std::size_t>(i)].kept.value();
        });
    });
}

void solve_disturbed(const SolverPass& pass) {
    for_groups(pass, [](const Group& group) {
        if (!group.state.is_disturbed) return;
        group.state.is_disturbed = false;
        pass_again(group);
    });
}

}  // namespace jostle::detail
