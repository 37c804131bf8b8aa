// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World::check: is everything where the tables say it is? Ordinary code in every build; tests call it after
// they change a world.
#include "dynamics/world/check.h"

#include <jostle/dynamics/world.h>

#include <algorithm>

#include "dynamics/store/edges.h"
#include "dynamics/store/shape_word.h"
#include "dynamics/world/check_islands.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

using namespace detail;

/// That nothing was written to the null body, and that the bodies whose mass is stale are those of the list.
std::string check_null_and_masses(const Tables& tables) {
    const BodySim& sim = tables.bodies.awake().sims[0];
    const BodyState& state = tables.bodies.awake().states[0];
    if (sim.id != kNone || sim.inv_mass != 0.0f || sim.inv_inertia != 0.0f || state.velocity != Vec2{} ||
        state.angular != 0.0f || state.delta_position != Vec2{} || state.delta_rotation != Rot{})
        return "something was written to the null body";
    int stale = 0, listed = 0;
    for_live(tables.bodies, [&](BodyId id) { stale += tables.bodies[id].mass_is_stale ? 1 : 0; });
    BodyId previous;
    for (BodyId id = tables.bodies.first_stale; id != kNone && listed <= stale;
         id = tables.bodies[id].stale_next) {
        if (!tables.bodies[id].mass_is_stale || tables.bodies[id].stale_previous != previous)
            return fault_of("the list of bodies whose mass is stale is broken at body #", id);
        previous = id;
        ++listed;
    }
    return stale == listed ? "" : "not every body whose mass is stale is in the list of these";
}

std::string check_bodies(const Tables& tables) {
    int placed = 0;
    for (const BodySet set : kAllBodySets) {
        const BodyArrays& arrays = tables.bodies.set(set);
        if (arrays.sims.size() != arrays.states.size() || arrays.sims.size() != arrays.records.size())
            return fault_of("set # has arrays of different lengths", static_cast<int>(set));
        const int first = set == BodySet::kAwake ? kFirstAwake : 0;
        for (int index = first; index < arrays.size(); ++index) {
            const auto i = static_cast<std::size_t>(index);
            const BodySim& sim = arrays.sims[i];
            const BodyPlace place = tables.bodies.place(sim.id);
            if (place.set != set || place.index != index)
                return fault_of("body # does not lie where the table of places says", sim.id);
            if (set_of(arrays.records[i]) != set)
                return fault_of("body # lies in a set that is not of its type", sim.id);
            if (!is_finite(sim.transform) || !is_finite(arrays.states[i].velocity) ||
                !is_finite(arrays.states[i].angular))
                return fault_of("body # is not finite", sim.id);
            BodyState stopped = arrays.states[i];
            stop_locked(sim.locks, stopped);
            if (stopped.velocity != arrays.states[i].velocity || stopped.angular != arrays.states[i].angular)
                return fault_of("body # moves where it is locked", sim.id);
        }
        placed += arrays.size() - first;
    }
    return placed == tables.bodies.size() ? "" : "not every live body has a place";
}

/// The colours that the constraints of each body have.
class FoundColours {
  public:
    explicit FoundColours(const Tables& tables)
        : tables_(tables), found_(static_cast<std::size_t>(tables.bodies.capacity())) {}

    /// False: a body has the colour already.
    bool mark(int bin, std::span<const BodyId> bodies) {
        if (bin < 0 || bin >= kColours) return true;
        const std::uint64_t bit = std::uint64_t{1} << (bin & 63);
        bool fresh = true;
        for (const BodyId body : bodies) {
            if (!tables_.bodies.is_movable(body)) continue;
            std::uint64_t& word = found_[static_cast<std::size_t>(body.index)].words[bin >> 6];
            fresh = fresh && (word & bit) == 0;
            word |= bit;
        }
        return fresh;
    }
    [[nodiscard]] const ColourMask& of(BodyId body) const {
        return found_[static_cast<std::size_t>(body.index)];
    }

  private:
    const Tables& tables_;
    std::vector<ColourMask> found_;
};

/// That the body's masks say exactly which colours its constraints have, and no colour has a body twice;
/// sleeping constraints keep their colours.
std::string check_colours(const Tables& tables) {
    FoundColours found(tables);
    std::string fault;
    const auto mark = [&](int bin, std::span<const BodyId> bodies, std::string_view sentence,
                          FaultIndex constraint) {
        if (!found.mark(bin, bodies)) fault = fault_of(sentence, bin, constraint);
    };
    for_live(tables.contacts, [&](ContactId id) {
        mark(tables.contacts[id].bin, tables.contacts[id].bodies(),
             "two constraints of colour # share a body of contact #", id);
    });
    for_live(tables.joints, [&](JointId id) {
        mark(tables.joints[id].bin, tables.joint_bodies(id),
             "two constraints of colour # share a body of joint #", id);
    });
    for_live(tables.bodies, [&](BodyId id) {
        if (!std::ranges::equal(found.of(id).words, tables.bodies[id].colours.words))
            fault = fault_of("body # has colours that its constraints do not have", id);
    });
    return fault;
}

std::string check_contact_bins(const Tables& tables) {
    int count = 0;
    for (int bin = 0; bin < kBins; ++bin) {
        const auto& all = tables.graph.bin(bin).contacts;
        if (bin <= kOverflowBin && !tables.graph.bin(bin).empty() && !tables.graph.is_used(bin))
            return "a bin has constraints, and stages pass it over";
        for (std::size_t i = 0; i < all.size(); ++i) {
            const ContactRecord& record = tables.contacts[all[i].id];
            if (lies_in(record) != bin || record.index != static_cast<int>(i))
                return fault_of("contact # does not lie where its record says", all[i].id);
            if (record.edges[0].body != all[i].body_a || record.edges[1].body != all[i].body_b)
                return fault_of("contact # hangs in the lists of other bodies", all[i].id);
        }
        count += static_cast<int>(all.size());
    }
    return count == tables.contacts.size() ? "" : "not every live contact lies in a bin";
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
    int count = 0;
    for (int bin = 0; bin < kBins; ++bin)
        for (std::size_t type = 0; type < tables.graph.bin(bin).joints.size(); ++type) {
            const SimArray& sims = tables.graph.bin(bin).joints[type];
            for (int i = 0; i < sims.size(); ++i) {
                const auto& head = *reinterpret_cast<const JointHead*>(sims.at(i));
                const JointRecord& record = tables.joints[head.id];
                if (lies_in(record) != bin || record.index != i ||
                    record.type != static_cast<JointType>(type))
                    return fault_of("joint # does not lie where its record says", head.id);
                if (!has_its_bodies(record, head, tables.graph.row(record.type)))
                    return fault_of("joint # hangs in the lists of other bodies", head.id);
            }
            count += sims.size();
        }
    return count == tables.joints.size() ? "" : "not every live joint lies in a bin";
}

template <class Tag, class Record>
bool is_sound(const Table<Tag, Record>& table, const EdgeList<Tag>& list, BodyId body) {
    EdgeId<Tag> previous;
    int seen = 0;
    for (EdgeId<Tag> edge = list.first; edge != kNone; edge = edge_at(table, edge).next) {
        if (edge_at(table, edge).previous != previous || edge_at(table, edge).body != body ||
            ++seen > list.count)
            return false;
        previous = edge;
    }
    return seen == list.count;
}

std::string check_lists(const Tables& tables) {
    std::string fault;
    for_live(tables.bodies, [&](BodyId id) {
        const BodyRecord& body = tables.bodies[id];
        if (!is_sound(tables.contacts, tables.bodies.contacts(id), id))
            fault = fault_of("the list of contacts of body # is broken", id);
        if (!is_sound(tables.joints, body.joints, id))
            fault = fault_of("the list of joints of body # is broken", id);
        for (ShapeId shape = body.first_shape; shape != kNone; shape = tables.shapes[shape].next) {
            if (tables.shapes[shape].body != id)
                fault = fault_of("shape # hangs in the list of another body", shape);
            if ((tables.shapes.proxy(shape) != kNone) != body.enabled)
                fault =
                    fault_of("shape # is in the trees exactly if its body is enabled: it is not so", shape);
            if (const int proxy = tables.shapes.proxy(shape);
                proxy != kNone &&
                tables.broad_phase.user_data(proxy) != word_of(tables, tables.shapes[shape]))
                fault = fault_of("the trees know shape # by a word that is not its own", shape);
        }
    });
    return fault;
}

/// That boxes in bodies' frames are those of the geometry, and that the trees find each shape where it is.
std::string check_boxes(const Tables& tables) {
    std::string fault;
    for_live(tables.shapes, [&](ShapeId id) {
        const ShapeRecord& shape = tables.shapes[id];
        if (tables.shapes.box(id) != bounds(shape.geometry, Transform{}))
            fault = fault_of("the box of shape # in its body's frame is another geometry's", id);
        const int proxy = tables.shapes.proxy(id);
        if (proxy == kNone) return;
        const Transform& pose = tables.bodies.sim(shape.body).transform;
        const Aabb<2> fat = tables.broad_phase.fat_box(proxy);
        const bool is_there = tables.bodies[shape.body].type == BodyType::kStatic
                                  ? fat == bounds(shape.geometry, pose)
                                  : contains(fat, pair_box(shape, pose, tables.settings));
        if (!is_there) fault = fault_of("shape # has left its box in the trees", id);
    });
    return fault;
}

/// That each shape lies with those of static bodies exactly if its body is one.
std::string check_shapes(const Tables& tables) {
    int placed = 0, asking = 0;
    for (const bool is_static : {false, true}) {
        for (const ShapeRecord& shape : tables.shapes.rows(is_static)) {
            if (!tables.shapes.is_live(shape.id) || &tables.shapes[shape.id] != &shape)
                return fault_of("shape # does not lie where the table of places says", shape.id);
            if ((tables.bodies[shape.body].type == BodyType::kStatic) != is_static)
                return fault_of("shape # lies in a table that is not of its body's type", shape.id);
            ++placed;
            asking += shape.def.hit_events ? 1 : 0;
        }
    }
    if (asking != tables.hit_shapes) return "not as many shapes ask for hit events as are counted";
    return placed == tables.shapes.size() ? "" : "not every live shape has a place";
}

/// That chains and their segments know each other.
std::string check_chains(const Tables& tables) {
    std::string fault;
    int segments = 0;
    for_live(tables.chains, [&](ChainId id) {
        const ChainRecord& chain = tables.chains[id];
        for (int k = 0; k < chain.count; ++k) {
            if (!tables.shapes.is_live(chain.segments[k])) {
                fault = fault_of("segment # of chain # is gone", k, id);
                continue;
            }
            const ShapeRecord& shape = tables.shapes[chain.segments[k]];
            if (shape.chain != id || shape.chain_index != k || shape.body != chain.body ||
                shape.geometry.type != ShapeType::kSegment)
                fault = fault_of("segment # of chain # does not know itself as that", k, id);
        }
        segments += chain.count;
    });
    for_live(tables.shapes, [&](ShapeId id) { segments -= tables.shapes[id].chain != kNone ? 1 : 0; });
    if (!fault.empty()) return fault;
    return segments == 0 ? "" : "there are shapes that name a chain of which they are no segment";
}

std::string check_pairs(const Tables& tables) {
    if (tables.pairs.size() != static_cast<std::size_t>(tables.contacts.size()))
        return "the pair set does not have as many pairs as there are contacts";
    int touching = 0;
    for (int bin = 0; bin < kBins; ++bin)
        for (const ContactSim& sim : tables.graph.bin(bin).contacts) {
            if (!tables.pairs.contains(sim.shape_a, sim.shape_b))
                return fault_of("contact # is not in the pair set", sim.id);
            touching += sim.is_touching ? 1 : 0;
            // A step that ran out of memory leaves changes for the next one to act upon.
            if (tables.changed_contacts.has(sim.id)) continue;
            if (tables.contacts[sim.id].is_linked != (sim.manifold.count > 0))
                return fault_of("contact # has points exactly if it is known to link: it is not so", sim.id);
            if (sim.is_touching && sim.manifold.count == 0)
                return fault_of("contact # touches without points", sim.id);
            if ((tables.contacts[sim.id].bin == kIdleBin) != (sim.manifold.count == 0 || !sim.is_solid))
                return fault_of("contact # is solved exactly if it touches: it is not so", sim.id);
        }
    if (touching != tables.touches.touching()) return "not as many contacts touch as are counted";
    if (!tables.touches.has_room()) return "there is no room to end all touches";
    return "";
}

}  // namespace

std::string detail::check_tables(const Tables& tables) {
    // Each relies on those before it.
    for (const auto check :
         {check_null_and_masses, check_bodies, check_contact_bins, check_joint_bins, check_lists, check_boxes,
          check_shapes, check_chains, check_colours, check_pairs, check_islands, check_sleep})
        if (std::string fault = check(tables); !fault.empty()) return fault;
    return tables.broad_phase.check();
}

std::string World::check() const {
    if (impl_ == nullptr) return "this world was moved from";
    return check_tables(impl_->tables());
}

}  // namespace jostle
