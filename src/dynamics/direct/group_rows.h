// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints, bodies and contacts of groups during a step (direct/direct.h); the rows are in joints/direct_row.h.
#pragma once

#include <cstdint>
#include <optional>

#include "dynamics/contacts/point_now.h"
#include "dynamics/joints/direct_row.h"
#include "dynamics/rows/contact_row.h"
#include "dynamics/store/joint.h"
#include "dynamics/store/scratch.h"

namespace jostle::detail {

/// How far apart bodies are that should meet.
struct PoseError {
    float way = 0.0f;   ///< [m]
    float turn = 0.0f;  ///< [rad]
};
struct DirectJoint {
    const JointRow* type;
    void* sim;
    int bodies[kMaxJointBodies];   ///< in the awake states; 0, the null body: does not move
    int members[kMaxJointBodies];  ///< in DirectRows::members
    int body_count;
    int row_count;
    int rigid;             ///< [1] rows before the first that may let go or yield
    bool is_driven;        ///< any of its rows aims at a speed other than 0
    std::uint32_t active;  ///< bit i: row i holds, as the matrix was factored
    DirectRow* rows;
    RowLanes* lanes;
    double* impulse;              ///< of each row, a row a lane: the right side, then the solution
    EndLanes* ends;               ///< of each body
    float carried[kMostCarried];  ///< JointRow::carried, while its group is closed

    /// [N s], [N m s] The impulse that a row gives though it does not hold.
    [[nodiscard]] float impulse_if_inactive(int i) const {
        const DirectRow& row = rows[i];
        if (lanes->mobility[i] == 0.0) return 0.0f;
        if (row.is_kept) return lanes->total[i];
        return row.state == RowState::kFull ? row.most : row.state == RowState::kFullBack ? -row.most : 0.0f;
    }
};
/// An awake body, as joints see it.
struct alignas(32) DirectBody {
    double mobility[4];       ///< [1/kg] along x and y, [1/(kg m^2)], and 0, as note_mobility() leaves them
    double free_mobility;     ///< [1/kg] were it not locked, likewise
    Vec2 inv_mass;            ///< [1/kg] along x and y
    float free_inv_mass;      ///< [1/kg] were it not locked
    float own_inv_inertia;    ///< [1/(kg m^2)]
    float inv_inertia;        ///< [1/(kg m^2)] with what it seems to have more
    float inv_mass_scale;     ///< [1] of the inverse mass, likewise
    int group;                ///< in DirectRows::groups; kNone: it has no such joint, or does not move
    int member;               ///< in DirectRows::members, of a body that moves
    int first_end, last_end;  ///< in DirectRows::body_ends, of a body that moves
    float braked;             ///< [N m s] in a pass, as it turned too fast
    bool is_on_ground;        ///< it touches what the solver does not move
    bool is_weighed;          ///< `mobility` is that of its own mass and inertia

    void note_mobility() {
        mobility[0] = wide(inv_mass_scale * inv_mass.x);
        mobility[1] = wide(inv_mass_scale * inv_mass.y);
        mobility[2] = wide(inv_inertia);
        mobility[3] = 0.0;
        free_mobility = wide(inv_mass_scale * free_inv_mass);
    }
};
/// [m/s] along x and y, [rad/s], and 0.
struct alignas(32) BodyMotion {
    double velocity[4];  ///< as a pass has found it
    double change[4];    ///< by all of the joints

    [[nodiscard]] RowPart change_part() const { return {change[0], change[1], change[2]}; }
};
/// Joints that hang together, in a step.
struct DirectGroup {
    int place = 0;                          ///< in the plan
    int first_member = 0, last_member = 0;  ///< in DirectRows::members: the bodies that move
    int last_still = 0;                     ///< behind them, the ends that do not move
    int bounded = 0;                        ///< [1] rows
    int matrices = 0;                       ///< [1] factored in this step
    int solutions = 0;                      ///< [1] in this step
    bool is_torn = false;                   ///< any of its joints, in the pass before this one
    bool touches_moving = false;            ///< a body of it touches one that the solver moves
    bool is_disturbed = false;              ///< such a contact was solved after its joints
    bool is_anchored = false;               ///< any of its joints is one with what the solver does not move
    bool bears_loads = false;               ///< see DirectLoad
    int load_work = 0;                      ///< [1] its loads times its joints
    int first_load = kNone;                 ///< in DirectRows::loads
    int cluster = kNone;         ///< a lower group that hangs together with it by loads; kNone: none
    bool has_passed = false;     ///< a limit or motor may have to hold a body that moves already
    bool is_stiffened = false;   ///< any of its bodies seems to have more inertia or mass than it has
    bool is_parted = false;      ///< continuous collision has stopped one of its bodies
    bool keeps_springs = false;  ///< relaxing, and before the first pass: the impulses of springs stay
    PoseError to_close;          ///< after continuous collision: way per round, and turn in all, at most
    int first_touch = kNone;     ///< in DirectRows::touches, or kNone
    bool has_drives = false;     ///< any row that aims at a speed
    /// True if the group is solved before the contacts. Not with added inertia: warm-start impulses used the
    /// real mass, so a solve with the added mass would not cancel them (loads are corrected for that, see
    /// weigh_loads()).
    [[nodiscard]] bool is_balanced() const { return bears_loads || (touches_moving && !is_stiffened); }
};
/// A joint at a body.
struct BodyEnd {
    int joint;  ///< its place in the plan
    int side;
};
/// Contacts of groups with what the solver moves, in a row.
struct DirectMeeting {
    ContactRow* row;
    std::uint32_t lanes;  ///< bit i: that of lane i is solved again after its joints
};
/// [1] Directions of a contact: two points and friction.
inline constexpr int kMostProbes = 3;
/// [1/kg] How fast a contact opens, along the normal at each of its points and along its tangent, by an
/// impulse along each.
struct ContactMobility {
    double value[kMostProbes][kMostProbes];
};
/// [m/s] Along the directions of a contact.
struct ContactSpeeds {
    double along[kMostProbes];
};
/// A contact of a group with what the solver does not move.
struct DirectTouch {
    ContactRow* row;
    int lane;
    int body;         ///< of the group: its place in the awake states
    int next;         ///< of the group, or kNone
    bool is_b;        ///< the contact's B
    bool is_swung;    ///< by a load that joints put on its body
    PointNow now[2];  ///< its points, in a pass: see_touches()
    int weighed;      ///< DirectGroup::matrices when its mobility was found, in this pass; or kNone
    ContactMobility mobility;
};
/// A number of each row of a joint for each direction.
struct alignas(32) ProbeLanes {
    double of[kMostProbes][kRowLanes];
};
/// A joint that impulses on a contact reach: y of lessening_of(), for an impulse of 1 along each direction.
struct ReachedJoint {
    ProbeLanes y;
    int place;  ///< in the plan
};
/// The joints of one group that a load reaches.
struct Reach {
    ReachedJoint* joints = nullptr;
    int count = 0;
};
/// A contact that is solved with its groups: loads.h.
struct DirectLoad {
    ContactRow* row;
    int lane;
    int meeting;          ///< in DirectRows::meetings
    int places[2];        ///< of its bodies in the awake states
    int groups[2];        ///< of its bodies, or kNone
    int cluster = kNone;  ///< DirectGroup::cluster
    // Of the matrices of its groups, and of its directions.
    int weighed[2] = {kNone, kNone};  ///< DirectGroup::matrices of each side's group; kNone: not weighed
    ContactMobility mobility{};
    Reach reach[2] = {};  ///< of each side's group; of one that both bodies share, of the first
    // In a pass.
    double change[kMostProbes] = {};  ///< [N s]
    RowPart own[2] = {};              ///< [m/s], [rad/s] by which its bodies change without their joints
    RowPart before[2] = {};           ///< likewise: their velocities, as the load found them

    [[nodiscard]] bool has_change() const {
        bool any = false;
        for (const double each : change) any = any || each != 0.0;
        return any;
    }
    /// Calls function(group, side) for each group, of the first side that it has.
    template <class Function>
    void for_groups(Function&& function) const {
        if (groups[0] != kNone) function(groups[0], 0);
        if (groups[1] != kNone && groups[1] != groups[0]) function(groups[1], 1);
    }
};
/// The groups that are awake, to the end of the step, as continuous collision closes their joints.
struct DirectRows {
    std::optional<ScratchArray<DirectGroup>> groups;  ///< those that are awake
    std::optional<ScratchArray<DirectJoint>> joints;  ///< as in the plan
    std::optional<ScratchArray<DirectBody>> bodies;   ///< as the awake bodies
    std::optional<ScratchArray<RowLanes>> lanes;      ///< of each joint
    std::optional<ScratchArray<double>> impulses;     ///< likewise, kRowLanes
    // As in the plan, too: of one group side by side.
    std::optional<ScratchArray<DirectRow>> rows;
    std::optional<ScratchArray<EndLanes>> ends;
    std::optional<ScratchArray<double>> values;  ///< of the matrix, block by block
    /// ORDER: the places of bodies that the solver moves, of each group by its first joint that has them;
    /// then of bodies at ends that it does not move, end by end.
    std::optional<ScratchArray<int>> members;
    std::optional<ScratchArray<BodyMotion>> motions;      ///< of these
    std::optional<ScratchArray<PullBack>> pulled;         ///< likewise, by their joints
    std::optional<ScratchArray<BodyEnd>> body_ends;       ///< ORDER: of each body, as in the plan
    std::optional<ScratchArray<ProbeLanes>> probes;       ///< of each joint: lessening_of()
    std::optional<ScratchArray<DirectTouch>> touches;     ///< with the ground
    std::optional<ScratchArray<DirectMeeting>> meetings;  ///< with what moves
    std::optional<ScratchArray<DirectLoad>> loads;        ///< ORDER: by cluster, then as contacts
    std::optional<ScratchArray<ReachedJoint>> reached;    ///< by loads
    int count = 0;                                        ///< [1] groups
    int load_count = 0;                                   ///< [1]
    int meeting_count = 0;                                ///< [1]
    bool has_bounces = false;                             ///< any contact of their bodies has restitution
};

}  // namespace jostle::detail
