// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Colours are given first-fit from the masks of the two bodies: a few instructions a constraint, however many
// there are.
#include "dynamics/solve/graph.h"

#include <jostle/core/assert.h>

#include <bit>

#include "dynamics/pairs/pairs.h"
#include "dynamics/store/edges.h"

namespace jostle {
namespace {

bool is_solved(const ContactSim& sim) {
    return sim.manifold.count > 0 && !sim.is_sensor;
}

/// The first colour that neither body has, or the overflow bin.
int find_colour(const Tables& tables, int body_a, int body_b) {
    const bool movable_a = tables.is_movable(body_a), movable_b = tables.is_movable(body_b);
    if (!movable_a && !movable_b) return kIdleBin;
    ColourMask taken;
    for (int i = 0; i < ColourMask::kWords; ++i) {
        if (movable_a) taken.words[i] |= tables.body(body_a).colours.words[i];
        if (movable_b) taken.words[i] |= tables.body(body_b).colours.words[i];
    }
    const bool both = movable_a && movable_b;
    const int begin = both ? 0 : kDynamicColours / 64, end = both ? kDynamicColours / 64 : ColourMask::kWords;
    // ORDER: colours ascending.
    for (int i = begin; i < end; ++i)
        if (taken.words[i] != ~std::uint64_t{0}) return 64 * i + std::countr_one(taken.words[i]);
    return kOverflowBin;
}

void mark_colour(Tables& tables, int bin, int body, bool taken) {
    if (bin >= kColours || !tables.is_movable(body)) return;
    const std::uint64_t bit = std::uint64_t{1} << (bin & 63);
    std::uint64_t& word = tables.body(body).colours.words[bin >> 6];
    JOSTLE_ASSERT(((word & bit) != 0) != taken, "a body has a colour at most once; see World::check()");
    word = taken ? word | bit : word & ~bit;
}

/// Fills the hole at `index` with the last element. `place` returns the record of a sim.
template <class Sim, class Place>
void remove_from(std::pmr::vector<Sim>& sims, int index, Place&& place) {
    const auto at = static_cast<std::size_t>(index);
    if (at + 1 != sims.size()) {
        sims[at] = sims.back();
        place(sims[at]).index = index;
    }
    sims.pop_back();
}

template <class Sim, class Record>
void move_between(std::pmr::vector<Sim>& from, std::pmr::vector<Sim>& to, std::pmr::vector<Record>& records,
                  int id, int bin) {
    Record& record = records[static_cast<std::size_t>(id)];
    const int index = record.index;
    to.push_back(from[static_cast<std::size_t>(index)]);
    remove_from(from, index,
                [&](const Sim& sim) -> Record& { return records[static_cast<std::size_t>(sim.id)]; });
    record.bin = bin;
    record.index = static_cast<int>(to.size()) - 1;
}

}  // namespace

void place_contact(Tables& tables, int contact) {
    const ContactSim& sim = tables.contact_sim(contact);
    const int body_a = sim.body_a, body_b = sim.body_b;
    const int old_bin = tables.contact(contact).bin;
    mark_colour(tables, old_bin, body_a, false);
    mark_colour(tables, old_bin, body_b, false);
    const int bin = is_solved(sim) ? find_colour(tables, body_a, body_b) : kIdleBin;
    mark_colour(tables, bin, body_a, true);
    mark_colour(tables, bin, body_b, true);
    if (bin != old_bin)
        move_between(tables.bin(old_bin).contacts, tables.bin(bin).contacts, tables.contacts, contact, bin);
}

void park_joint(Tables& tables, int joint) {
    JointSim& sim = tables.joint_sim(joint);
    static_cast<JointImpulses&>(sim) = {};
    const int old_bin = tables.joint(joint).bin;
    mark_colour(tables, old_bin, sim.body_a, false);
    mark_colour(tables, old_bin, sim.body_b, false);
    if (old_bin != kIdleBin)
        move_between(tables.bin(old_bin).joints, tables.bin(kIdleBin).joints, tables.joints, joint, kIdleBin);
}

void place_joint(Tables& tables, int joint) {
    park_joint(tables, joint);
    const JointSim& sim = tables.joint_sim(joint);
    const int body_a = sim.body_a, body_b = sim.body_b;
    if (!tables.body(body_a).enabled || !tables.body(body_b).enabled) return;
    const int bin = find_colour(tables, body_a, body_b);
    mark_colour(tables, bin, body_a, true);
    mark_colour(tables, bin, body_b, true);
    if (bin != kIdleBin)
        move_between(tables.bin(kIdleBin).joints, tables.bin(bin).joints, tables.joints, joint, bin);
}

void remove_contact(Tables& tables, int contact) {
    const ContactRecord& record = tables.contact(contact);
    const ContactSim& sim = tables.contact_sim(contact);
    mark_colour(tables, record.bin, sim.body_a, false);
    mark_colour(tables, record.bin, sim.body_b, false);
    remove_from(tables.bin(record.bin).contacts, record.index,
                [&](const ContactSim& moved) -> ContactRecord& { return tables.contact(moved.id); });
    unlink_contact(tables, contact);
}

void remove_joint(Tables& tables, int joint) {
    const JointRecord& record = tables.joint(joint);
    for (int side = 0; side < 2; ++side) {
        const int body_id = record.edges[side].body;
        mark_colour(tables, record.bin, body_id, false);
        BodyRecord& body = tables.body(body_id);
        unlink_edge(tables.joints, 2 * joint + side, body.first_joint, body.joint_count);
    }
    remove_from(tables.bin(record.bin).joints, record.index,
                [&](const JointSim& moved) -> JointRecord& { return tables.joint(moved.id); });
    tables.joint_ids.free(tables.joint_ids.id_at(static_cast<std::uint32_t>(joint)));
}

void update_graph(StepContext& context) {
    Tables& tables = context.tables;
    // ORDER: contacts by id, whatever thread noted the change.
    for (std::size_t id = 0; id < tables.contact_changes.size(); ++id) {
        const ContactChange change = tables.contact_changes[id];
        if (change == ContactChange::kUnchanged) continue;
        tables.contact_changes[id] = ContactChange::kUnchanged;
        if (change == ContactChange::kParted) {
            remove_contact(tables, static_cast<int>(id));
        } else {
            place_contact(tables, static_cast<int>(id));
        }
    }
}

}  // namespace jostle
