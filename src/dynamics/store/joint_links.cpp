// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/joint_links.h"

#include <algorithm>
#include <array>
#include <bit>

#include "dynamics/store/colours.h"
#include "dynamics/store/island_links.h"
#include "dynamics/store/shape_links.h"
#include "dynamics/store/warm_share.h"

namespace jostle::detail {
namespace {

SimArray& sims_of(Tables& tables, int bin, JointType type) {
    return tables.graph.bin(bin).joints[static_cast<std::size_t>(type)];
}

/// Takes a sim out of the bin where it lies; the one that fills the hole is told.
void remove_sim(Tables& tables, const JointRecord& record) {
    SimArray& sims = sims_of(tables, lies_in(record), record.type);
    sims.remove(record.index);
    if (record.index < sims.size())
        tables.joints[reinterpret_cast<const JointHead*>(sims.at(record.index))->id].index = record.index;
}

void move_joint(Tables& tables, JointId joint, int bin, bool is_asleep) {
    JointRecord& record = tables.joints[joint];
    if (is_asleep != record.is_asleep) {
        const float factor = cross_sleep(tables.impulse_h, record.impulse_h, is_asleep);
        for (float& impulse : tables.joint_row(joint).impulses(tables.joint_sim(joint))) impulse *= factor;
    }
    JointRecord moved = record;
    moved.bin = bin;
    moved.is_asleep = is_asleep;
    if (lies_in(moved) != lies_in(record)) {
        ++tables.graph.changes;
        tables.graph.note_used(lies_in(moved));
        SimArray& to = sims_of(tables, lies_in(moved), record.type);
        to.append(tables.joint_sim(joint));
        remove_sim(tables, record);
        moved.index = to.size() - 1;
    }
    record = moved;
}

/// How many of the colours [begin, end), whole words, a body has.
int colours_of(const BodyRecord& body, int begin, int end) {
    int count = 0;
    for (int word = begin / 64; word < end / 64; ++word) count += std::popcount(body.colours.words[word]);
    return count;
}

/// Adds, per bin, how many joints of a body may be placed there, for one joint more. It takes the first free
/// one of the colours [begin, end): those before it are of its other bodies, or of other joints of this body.
void count_places(const Tables& tables, BodyId body, bool movable, const JointRecord& joint, int begin,
                  int end, std::array<int, kBins>& places) {
    const int own = tables.bodies[body].joints.count;
    int before = movable ? own : 0;
    for (int side = 0; side < joint.body_count; ++side) {
        const BodyId id = joint.edges[side].body;
        if (id == body) continue;
        const BodyRecord& other = tables.bodies[id];
        before += colours_of(other, begin, end) + (movable ? 0 : std::min(own, other.joints.count));
    }
    const int last = begin + before;
    for (int bin = begin; bin < std::min(end, last + 1); ++bin) {
        int& count = places[static_cast<std::size_t>(bin)];
        // Two joints of a body that the solver moves have different colours.
        count = movable ? 1 : count + 1;
    }
    if (last >= end) ++places[kOverflowBin];
}

/// The plan of the joints that are solved directly follows from those that matter to it.
void note_change(Tables& tables, JointId joint) {
    const JointRow& row = tables.joint_row(joint);
    if (row.count_rigid(tables.joint_sim(joint)) > 0) ++tables.graph.joint_changes;
}

}  // namespace

void reserve_joints(Tables& tables, int bin, JointType type, int more) {
    auto& arrays = tables.graph.bin(bin).joints;
    const auto needed = static_cast<std::size_t>(type) + 1;
    arrays.reserve(needed);
    while (arrays.size() < needed)
        arrays.emplace_back(arrays.get_allocator().resource(), tables.graph.types[arrays.size()]->sim_size);
    arrays[needed - 1].reserve_more(more);
}

void add_joint_places(const Tables& tables, BodyId body, bool enabled, bool movable, WakeRoom& room) {
    for (std::size_t type = 0; type < tables.graph.types.size(); ++type) {
        std::array<int, kBins> places{};
        for_joints(tables, body, [&](JointId id) {
            const JointRecord& joint = tables.joints[id];
            if (static_cast<std::size_t>(joint.type) != type) return;
            ++places[kIdleBin];
            if (!enabled) return;
            count_places(tables, body, movable, joint, 0, kDynamicColours, places);
            count_places(tables, body, movable, joint, kDynamicColours, kColours, places);
        });
        for (std::size_t bin = 0; bin < kBins; ++bin) room.joints[type][bin] += places[bin];
    }
}

void set_joint_asleep(Tables& tables, JointId joint, bool is_asleep) noexcept {
    move_joint(tables, joint, tables.joints[joint].bin, is_asleep);
}

void put_joint(Tables& tables, JointId joint, std::span<const BodyId> bodies,
               const void* parameters) noexcept {
    JointRecord& record = tables.joints[joint];
    JointHead head;
    head.id = joint;
    std::copy(bodies.begin(), bodies.end(), head.bodies);
    SimArray& aside = sims_of(tables, kAsideBin, record.type);
    record.bin = kAsideBin;
    record.index = aside.size();
    record.body_count = static_cast<std::uint8_t>(bodies.size());
    aside.append_with([&](void* sim) { tables.graph.row(record.type).make(sim, head, parameters); });
    for (int side = 0; side < record.body_count; ++side) record.edges[side].body = head.bodies[side];
}

void link_joint(Tables& tables, JointId joint) noexcept {
    const std::span<const BodyId> bodies = tables.joint_bodies(joint);
    for (int side = 0; side < tables.joints[joint].body_count; ++side) {
        const BodyId body = bodies[static_cast<std::size_t>(side)];
        link_edge(tables.joints, edge_of(tables.joints, joint, side), body, tables.bodies[body].joints);
        tables.bodies.sim(body).has_joints = true;
    }
}

int bin_of_joint(const Tables& tables, JointType type, std::span<const BodyId> bodies) noexcept {
    if (tables.graph.row(type).is_idle) return kIdleBin;
    for (const BodyId body : bodies)
        if (!tables.bodies[body].enabled) return kIdleBin;
    return find_colour(tables, bodies);
}

void park_joint(Tables& tables, JointId joint) noexcept {
    if (may_link(tables, joint)) end_link(tables, tables.joint_bodies(joint));
    std::ranges::fill(tables.joint_row(joint).impulses(tables.joint_sim(joint)), 0.0f);
    const int old_bin = tables.joints[joint].bin;
    mark_colour(tables, old_bin, tables.joint_bodies(joint), false);
    move_joint(tables, joint, kIdleBin, false);
    note_change(tables, joint);
}

void place_joint(Tables& tables, JointId joint) noexcept {
    const std::span<const BodyId> bodies = tables.joint_bodies(joint);
    const int bin = bin_of_joint(tables, tables.joints[joint].type, bodies);
    mark_colour(tables, bin, bodies, true);
    move_joint(tables, joint, bin, false);
    note_change(tables, joint);
    // Its bodies are listed in the sim, which has moved.
    if (may_link(tables, joint)) begin_link(tables, tables.joint_bodies(joint));
}

void remove_joint(Tables& tables, JointId joint) noexcept {
    const JointRecord record = tables.joints[joint];
    if (may_link(tables, joint)) end_link(tables, tables.joint_bodies(joint));
    mark_colour(tables, record.bin, tables.joint_bodies(joint), false);
    for (int side = 0; side < record.body_count; ++side) {
        const BodyId body = record.edges[side].body;
        EdgeList<JointTag>& joints = tables.bodies[body].joints;
        unlink_edge(tables.joints, edge_of(tables.joints, joint, side), joints);
        tables.bodies.sim(body).has_joints = joints.count > 0;
    }
    drop_joint(tables, joint);
}

void drop_joint(Tables& tables, JointId joint) noexcept {
    note_change(tables, joint);
    ++tables.graph.changes;
    remove_sim(tables, tables.joints[joint]);
    if (tables.joints[joint].breaks) --tables.breakable;
    if (tables.joints[joint].type == JointType::kCustom) --tables.custom_joints;
    tables.joints.free(joint);
}

void destroy_joint(Tables& tables, JointId joint) noexcept {
    const JointRecord record = tables.joints[joint];
    remove_joint(tables, joint);
    if (record.collide_connected) return;
    std::array<BodyId, kMaxJointBodies> bodies;
    for (std::size_t side = 0; side < record.body_count; ++side) bodies[side] = record.edges[side].body;
    look_for_contacts(tables, std::span(bodies).first(record.body_count));
}

void look_for_contacts(Tables& tables, std::span<const BodyId> bodies) noexcept {
    // Of every two of them at least one looks for contacts.
    for (std::size_t side = 0; side + 1 < bodies.size(); ++side) mark_shapes_moved(tables, bodies[side]);
}

}  // namespace jostle::detail
