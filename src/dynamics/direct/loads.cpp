// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/loads.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>

#include "core/sort.h"
#include "dynamics/contacts/row_extras.h"
#include "dynamics/direct/jointed_contact.h"

namespace jostle::detail {
namespace {

/// [1] Of the mobility of both bodies, that of the heavier one: 2.3 times as heavy, and 9 times where it has
/// joints, too. Limbs of figures that lie on each other come to rest sooner where they are iterated.
constexpr float kMostShare = 0.3f, kMostShareOfLimbs = 0.1f;
/// [1] Of a group: loads times joints.
constexpr int kMostWork = 4096;

const DirectBody& body_of(const JointedContact& contact, std::size_t side) {
    return (*contact.pass().direct.bodies)[contact.place(side)];
}

/// Whether a body is of a structure: its group hangs on what does not move, and has no limits or motors.
/// Bodies of other groups that stand on it may be as light, such as the wheels of a cart on planks.
bool is_on_structure(const JointedContact& contact, std::size_t side) {
    return contact.has_group(side) && contact.has_group(1 - side) && contact.group(side).state.is_anchored &&
           contact.group(side).state.bounded == 0;
}

/// Not where the light body touches the ground as well: that contact would not know of the load, and throw
/// the body out.
bool bears(const JointedContact& contact, std::size_t side) {
    if (!contact.has_group(side) || body_of(contact, side).is_on_ground) return false;
    const float own = inv_mass_of(contact.row(), contact.lane(), side),
                other = inv_mass_of(contact.row(), contact.lane(), 1 - side);
    if (!(other > 0.0f)) return false;
    if (is_on_structure(contact, side) && own > kMostShare * (own + other)) return true;
    return other <= (contact.has_group(1 - side) ? kMostShareOfLimbs : kMostShare) * (own + other);
}

/// Not within a group: the joints between the two hold nearly all, and the contact would have a thousand
/// times the impulse that moves anything, which the next step applies again to joints that have turned.
bool is_load(const JointedContact& contact) {
    if (contact.is_within_group()) return false;
    bool is_small = true;
    contact.for_groups(
        [&](const Group& of, std::size_t) { is_small = is_small && of.joint_count() <= kMostJoints; });
    return is_small && (bears(contact, 0) || bears(contact, 1));
}

/// [1/kg] Of the heavier body.
float least_inv_mass(const DirectLoad& load) {
    const auto lane = static_cast<std::size_t>(load.lane);
    return min(inv_mass_of(*load.row, lane, 0), inv_mass_of(*load.row, lane, 1));
}

/// Its overlap is left to it: while bodies are about to move, the kernels keep the impulses of points that
/// overlap. All else they solve by the own masses, and find little to do where the load is borne.
void leave_to_load(ContactRow& row, int lane) {
    set_softness({0.0f, 0.0f, 0.0f}, lane, row);
}

/// Takes a load, as far as its groups have the time.
bool accept_load(const JointedContact& contact) {
    bool is_cheap = true;
    contact.for_groups([&](const Group& of, std::size_t) {
        is_cheap = is_cheap && of.state.load_work + of.joint_count() <= kMostWork;
    });
    if (!is_cheap) return false;
    contact.for_groups([](const Group& of, std::size_t) {
        of.state.bears_loads = true;
        of.state.load_work += of.joint_count();
    });
    return true;
}

/// The lowest of the groups that hang together by loads.
int lowest_group(const SolverPass& pass, int group) {
    ScratchArray<DirectGroup>& groups = *pass.direct.groups;
    while (groups[group].cluster != kNone) {
        const int next = groups[group].cluster;
        if (groups[next].cluster != kNone) groups[group].cluster = groups[next].cluster;
        group = next;
    }
    return group;
}
/// Groups that a load connects are solved for their loads together.
void link(const SolverPass& pass, DirectLoad& load) {
    load.for_groups([&](int group, int) {
        const int other = lowest_group(pass, group);
        if (load.cluster == kNone) load.cluster = other;
        if (load.cluster == other) return;
        (*pass.direct.groups)[std::max(other, load.cluster)].cluster = std::min(other, load.cluster);
        load.cluster = std::min(other, load.cluster);
    });
}
/// Where the joints are noted that each load reaches, and which load is a group's first.
void place_reaches(const SolverPass& pass) {
    ReachedJoint* next = pass.direct.reached->data();
    for (int i = 0; i < pass.direct.load_count; ++i) {
        DirectLoad& load = (*pass.direct.loads)[i];
        load.for_groups([&](int group, int side) {
            DirectGroup& state = (*pass.direct.groups)[group];
            if (state.first_load == kNone) state.first_load = i;
            load.reach[side].joints = next;
            next += group_at(pass, group).joint_count();
        });
    }
}

}  // namespace

int most_reached(const JointPlan& plan, int contacts) {
    if (contacts == 0) return 0;
    int groups[kMostJoints + 1] = {}, largest = 0;
    for (const JointPlan::Group& group : plan.groups) {
        const int size = group.last_joint - group.first_joint;
        if (size > kMostJoints) continue;
        ++groups[size];
        largest = std::max(largest, size);
    }
    // The largest groups have as many loads as they may.
    std::int64_t sides = 2 * std::int64_t{contacts}, sum = 0;
    for (int size = largest; size > 0 && sides > 0; --size) {
        const std::int64_t taken = std::min(sides, groups[size] * std::int64_t{kMostWork / size});
        sum += taken * size;
        sides -= taken;
    }
    return static_cast<int>(std::min<std::int64_t>(sum, std::numeric_limits<int>::max()));
}

void note_loads(const SolverPass& pass) {
    ScratchArray<DirectLoad>& loads = *pass.direct.loads;
    int count = 0;
    for (int i = 0; i < pass.direct.meeting_count; ++i) {
        const DirectMeeting& meeting = (*pass.direct.meetings)[i];
        for (std::uint32_t left = meeting.row->warm_start_a | meeting.row->warm_start_b; left != 0;
             left &= left - 1) {
            const int lane = std::countr_zero(left);
            const JointedContact contact(pass, *meeting.row, lane);
            if (is_load(contact))
                loads[count++] = {.row = meeting.row,
                                  .lane = lane,
                                  .meeting = i,
                                  .places = {contact.place(0), contact.place(1)},
                                  .groups = {contact.group_index(0), contact.group_index(1)}};
        }
    }
    const auto comes_first = [](const DirectLoad& a, const DirectLoad& b) {
        return a.meeting != b.meeting ? a.meeting < b.meeting : a.lane < b.lane;
    };
    // ORDER: the heaviest are taken first, as they need it most ...
    detail::sort(std::span(loads.data(), static_cast<std::size_t>(count)),
                 [&](const DirectLoad& a, const DirectLoad& b) {
                     const float of_a = least_inv_mass(a), of_b = least_inv_mass(b);
                     return of_a != of_b ? of_a < of_b : comes_first(a, b);
                 });
    pass.direct.load_count = 0;
    for (int i = 0; i < count; ++i) {
        DirectLoad load = loads[i];
        if (!accept_load(JointedContact(pass, *load.row, load.lane))) continue;
        link(pass, load);
        (*pass.direct.meetings)[load.meeting].lanes &= ~(1u << load.lane);
        leave_to_load(*load.row, load.lane);
        loads[pass.direct.load_count++] = load;
    }
    for (int i = 0; i < pass.direct.load_count; ++i) loads[i].cluster = lowest_group(pass, loads[i].cluster);
    // ... and solved cluster by cluster, in the order of contacts.
    detail::sort(std::span(loads.data(), static_cast<std::size_t>(pass.direct.load_count)),
                 [&](const DirectLoad& a, const DirectLoad& b) {
                     return a.cluster != b.cluster ? a.cluster < b.cluster : comes_first(a, b);
                 });
    place_reaches(pass);
}

void weigh_loads(const SolverPass& pass) {
    for (int i = 0; i < pass.direct.load_count; ++i) {
        DirectLoad& load = (*pass.direct.loads)[i];
        // Its directions have turned.
        if (((load.row->turning >> load.lane) & 1) != 0) std::ranges::fill(load.weighed, kNone);
        const JointedContact contact(pass, *load.row, load.lane);
        double impulse[JointedContact::kDirections] = {};
        for (std::size_t k = 0; k < JointedContact::kTangent; ++k)
            if (contact.has(k)) impulse[k] = wide(load.row->points[k].normal_impulse[load.lane]);
        impulse[JointedContact::kTangent] = wide(load.row->along_tangent.impulse[load.lane]);
        const Ends sum = contact.impulse_of(impulse);
        for (std::size_t side = 0; side < 2; ++side) {
            if (!contact.has_group(side)) continue;
            const DirectBody& body = (*pass.direct.bodies)[contact.place(side)];
            const double less = wide(body.inv_mass_scale) - 1.0;
            change_velocity(
                contact.state(side),
                {less * wide(body.inv_mass.x) * sum[side].x, less * wide(body.inv_mass.y) * sum[side].y,
                 wide(body.inv_inertia - body.own_inv_inertia) * sum[side].angular});
        }
    }
}

}  // namespace jostle::detail
