// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World::check: is everything where the tables say it is? Ordinary code in every build; tests call it after
// they change a world.
#include <jostle/dynamics/world.h>

#include <array>

#include "dynamics/store/body_sets.h"
#include "dynamics/store/edges.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

std::string number(long long n) {
    return to_text(n);
}

/// That nothing was written to the null body, and that the bodies whose mass is stale are those of the list.
std::string check_null_and_masses(const Tables& tables) {
    const BodySim& sim = tables.awake().sims[0];
    const BodyState& state = tables.awake().states[0];
    if (sim.id != kNone || sim.inv_mass != 0.0f || sim.inv_inertia != 0.0f || state.velocity != Vec2{} ||
        state.angular != 0.0f || state.delta_position != Vec2{} || state.delta_rotation != Rot{})
        return "something was written to the null body";
    std::size_t stale = 0, listed = 0;
    for_live(tables.body_ids, [&](Id id) { stale += tables.bodies[id.index].mass_is_stale ? 1u : 0u; });
    int previous = kNone;
    for (int id = tables.first_stale; id != kNone && listed <= stale; id = tables.body(id).stale_next) {
        if (!tables.body(id).mass_is_stale || tables.body(id).stale_previous != previous)
            return "the list of bodies whose mass is stale is broken at body " + number(id);
        previous = id;
        ++listed;
    }
    return stale == listed ? "" : "not every body whose mass is stale is in the list of these";
}

std::string check_bodies(const Tables& tables) {
    std::size_t placed = 0;
    for (int set = 0; set < kBodySets; ++set) {
        const BodyArrays& arrays = tables.sets[set];
        if (arrays.sims.size() != arrays.states.size())
            return "set " + number(set) + " has another number of states than of sims";
        const std::size_t first = set == static_cast<int>(BodySet::kAwake) ? kFirstAwake : 0;
        for (std::size_t i = first; i < arrays.sims.size(); ++i) {
            const BodySim& sim = arrays.sims[i];
            const BodyPlace place = tables.places[static_cast<std::size_t>(sim.id)];
            if (static_cast<int>(place.set) != set || place.index != static_cast<int>(i))
                return "body " + number(sim.id) + " does not lie where the table of places says";
            if (static_cast<int>(set_of(tables.body(sim.id))) != set)
                return "body " + number(sim.id) + " lies in a set that is not of its type";
            if (!is_finite(sim.transform) || !is_finite(arrays.states[i].velocity) ||
                !is_finite(arrays.states[i].angular))
                return "body " + number(sim.id) + " is not finite";
        }
        placed += arrays.sims.size() - first;
    }
    return placed == tables.body_ids.size() ? "" : "not every live body has a place";
}

/// That the body's masks say exactly which colours its constraints have, and no colour has a body twice.
std::string check_colours(const Tables& tables) {
    std::vector<ColourMask> found(tables.bodies.size());
    for (int bin = 0; bin < kColours; ++bin) {
        const std::uint64_t bit = std::uint64_t{1} << (bin & 63);
        const auto mark = [&](int body) {
            if (!tables.is_movable(body)) return true;
            std::uint64_t& word = found[static_cast<std::size_t>(body)].words[bin >> 6];
            const bool fresh = (word & bit) == 0;
            word |= bit;
            return fresh;
        };
        for (const ContactSim& sim : tables.bin(bin).contacts)
            if (!mark(sim.body_a) || !mark(sim.body_b))
                return "two constraints of colour " + number(bin) + " share a body of contact " +
                       number(sim.id);
        for (const SimArray& sims : tables.bin(bin).joints)
            for (int i = 0; i < sims.size(); ++i) {
                const int joint = reinterpret_cast<const JointHead*>(sims.at(i))->id;
                for (const int body : tables.joint_bodies(joint))
                    if (!mark(body))
                        return "two constraints of colour " + number(bin) + " share a body of joint " +
                               number(joint);
            }
    }
    for (std::uint32_t id = 0; id < tables.bodies.size(); ++id) {
        if (tables.body_ids.id_at(id).generation == 0) continue;
        for (int word = 0; word < ColourMask::kWords; ++word)
            if (found[id].words[word] != tables.bodies[id].colours.words[word])
                return "body " + number(id) + " has colours that its constraints do not have";
    }
    return "";
}

std::string check_contact_bins(const Tables& tables) {
    std::size_t count = 0;
    for (int bin = 0; bin < kBins; ++bin) {
        const auto& all = tables.bin(bin).contacts;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const ContactRecord& record = tables.contact(all[i].id);
            if (record.bin != bin || record.index != static_cast<int>(i))
                return "contact " + number(all[i].id) + " does not lie where its record says";
            if (record.edges[0].body != all[i].body_a || record.edges[1].body != all[i].body_b)
                return "contact " + number(all[i].id) + " hangs in the lists of other bodies";
        }
        count += all.size();
    }
    return count == tables.contact_ids.size() ? "" : "not every live contact lies in a bin";
}

/// That a joint's record and its head know the same bodies, two to four different ones.
bool has_its_bodies(const JointRecord& record, const JointHead& head, const JointRow& row) {
    if (record.body_count < 2 || record.body_count > row.bodies) return false;
    for (int side = 0; side < kMaxJointBodies; ++side) {
        if (record.edges[side].body != head.bodies[side]) return false;
        if ((head.bodies[side] != kNone) != (side < record.body_count)) return false;
        for (int other = 0; other < side; ++other)
            if (head.bodies[side] != kNone && head.bodies[other] == head.bodies[side]) return false;
    }
    return true;
}

std::string check_joint_bins(const Tables& tables) {
    std::size_t count = 0;
    for (int bin = 0; bin < kBins; ++bin)
        for (std::size_t kind = 0; kind < tables.bin(bin).joints.size(); ++kind) {
            const SimArray& sims = tables.bin(bin).joints[kind];
            for (int i = 0; i < sims.size(); ++i) {
                const auto& head = *reinterpret_cast<const JointHead*>(sims.at(i));
                const JointRecord& record = tables.joint(head.id);
                if (record.bin != bin || record.index != i || record.kind != static_cast<JointKind>(kind))
                    return "joint " + number(head.id) + " does not lie where its record says";
                if (!has_its_bodies(record, head, tables.joint_row(record.kind)))
                    return "joint " + number(head.id) + " hangs in the lists of other bodies";
            }
            count += static_cast<std::size_t>(sims.size());
        }
    return count == tables.joint_ids.size() ? "" : "not every live joint lies in a bin";
}

template <class Record>
bool is_sound(const std::pmr::vector<Record>& records, int first, int count, int body) {
    int previous = kNone, seen = 0;
    for (int edge = first; edge != kNone; edge = edge_at(records, edge).next) {
        if (edge_at(records, edge).previous != previous || edge_at(records, edge).body != body ||
            ++seen > count)
            return false;
        previous = edge;
    }
    return seen == count;
}

std::string check_lists(const Tables& tables) {
    for (std::uint32_t i = 0; i < tables.body_ids.capacity(); ++i) {
        if (tables.body_ids.id_at(i).generation == 0) continue;
        const auto id = static_cast<int>(i);
        const BodyRecord& body = tables.body(id);
        if (!is_sound(tables.contacts, body.first_contact, body.contact_count, id))
            return "the list of contacts of body " + number(id) + " is broken";
        if (!is_sound(tables.joints, body.first_joint, body.joint_count, id))
            return "the list of joints of body " + number(id) + " is broken";
        for (int shape = body.first_shape; shape != kNone; shape = tables.shape(shape).next) {
            if (tables.shape(shape).body != id)
                return "shape " + number(shape) + " hangs in the list of another body";
            if ((tables.shape(shape).proxy != kNone) != body.enabled)
                return "shape " + number(shape) +
                       " is in the trees exactly if its body is enabled: it is not so";
        }
    }
    return "";
}

/// That chains and their segments know each other.
std::string check_chains(const Tables& tables) {
    std::size_t segments = 0;
    for (std::uint32_t i = 0; i < tables.chain_ids.capacity(); ++i) {
        if (tables.chain_ids.id_at(i).generation == 0) continue;
        const auto id = static_cast<int>(i);
        const ChainRecord& chain = tables.chain(id);
        for (int k = 0; k < chain.count; ++k) {
            if (tables.shape_ids.id_at(static_cast<std::uint32_t>(chain.segments[k])).generation == 0)
                return "segment " + number(k) + " of chain " + number(id) + " is gone";
            const ShapeRecord& shape = tables.shape(chain.segments[k]);
            if (shape.chain != id || shape.chain_index != k || shape.body != chain.body ||
                shape.geometry.kind != ShapeKind::kSegment)
                return "segment " + number(k) + " of chain " + number(id) + " does not know itself as that";
        }
        segments += static_cast<std::size_t>(chain.count);
    }
    for_live(tables.shape_ids, [&](Id id) { segments -= tables.shapes[id.index].chain != kNone ? 1u : 0u; });
    return segments == 0 ? "" : "there are shapes that name a chain of which they are no segment";
}

std::string check_pairs(const Tables& tables) {
    if (tables.pairs.size() != tables.contact_ids.size())
        return "the pair set does not have as many pairs as there are contacts";
    for (int bin = 0; bin < kBins; ++bin)
        for (const ContactSim& sim : tables.bin(bin).contacts) {
            if (!tables.pairs.contains(sim.shape_a, sim.shape_b))
                return "contact " + number(sim.id) + " is not in the pair set";
            // A step that ran out of memory leaves changes for the next one to act upon.
            const auto id = static_cast<std::size_t>(sim.id);
            if ((tables.changed_contacts[id / 64] >> (id % 64) & 1) != 0) continue;
            if ((bin == kIdleBin) != (sim.manifold.count == 0 || sim.is_sensor))
                return "contact " + number(sim.id) + " is solved exactly if it touches: it is not so";
        }
    return "";
}

}  // namespace

std::string World::check() const {
    if (impl_ == nullptr) return "this world was moved from";
    const Tables& tables = impl_->tables();
    for (const std::string& fault :
         {check_null_and_masses(tables), check_bodies(tables), check_contact_bins(tables),
          check_joint_bins(tables), check_lists(tables), check_chains(tables), check_colours(tables),
          check_pairs(tables), tables.broad_phase.check()})
        if (!fault.empty()) return fault;
    return "";
}

}  // namespace jostle
