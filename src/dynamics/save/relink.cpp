// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/save/relink.h"

#include <jostle/geometry/local_manifold.h>

#include <algorithm>
#include <vector>

#include "core/sort.h"
#include "dynamics/store/body_mass.h"
#include "dynamics/store/limits.h"
#include "dynamics/store/shape_links.h"

namespace jostle::detail {
namespace {

/// Of unit vectors.
constexpr Range kUnitSquare{1.0f - 1.0e-3f, 1.0f + 1.0e-3f};

/// The first of these that cannot be is told.
class Faults {
  public:
    void note(bool holds, const char* what, int index) {
        if (!holds && text.empty()) text = std::string(what) + " " + to_text(static_cast<long long>(index));
    }
    std::string text;
};

void check_settings(const StepSettings& s, Faults& faults) {
    const float scale = s.tolerances.linear_slop / kLinearSlop;
    const Tolerances expected = Tolerances::scaled(scale);
    const bool are_tolerances =
        Range{0.9e-3f, 1.1e3f}.contains(scale) &&
        abs(s.tolerances.speculative_distance / expected.speculative_distance - 1.0f) < 1e-3f &&
        abs(s.tolerances.min_edge_length / expected.min_edge_length - 1.0f) < 1e-3f;
    faults.note(are_tolerances, "the tolerances of world", 0);
    const float none_negative[] = {s.restitution_threshold, s.max_push_out_speed, s.contact_damping_ratio,
                                   s.joint_damping_ratio,   s.sleep_threshold,    s.hit_speed};
    for (const float number : none_negative) faults.note(number >= 0.0f, "a setting of world", 0);
    for (const float number : {s.max_speed, s.contact_hertz, s.joint_hertz})
        faults.note(number > 0.0f, "a setting of world", 0);
    faults.note(lies_in(kBounded, s.gravity), "the gravity of world", 0);
}

void check_body(const BodySim& sim, const BodyState& state, const BodyRecord& body, Faults& faults) {
    const MassData& mass = body.mass;
    const ToldMotion& told = body.told;
    // A body may fly out of the range of what a user gives it.
    constexpr Range kAnywhere{-1.0e15f, 1.0e15f};
    faults.note(is_rotation(sim.transform.q), "the rotation of body", sim.id.index);
    faults.note(lies_in(kAnywhere, sim.transform.p) && lies_in(kAnywhere, sim.center), "the position of body",
                sim.id.index);
    faults.note(lies_in(kCoordinate, sim.local_center), "the centre of body", sim.id.index);
    faults.note(lies_in(kSpeed, state.velocity) && kSpeed.contains(state.angular), "the velocity of body",
                sim.id.index);
    constexpr float kMostRate = 2.0f * kSpeed.upper / kStepTime.lower;
    for (int axis = 0; axis < 3; ++axis)
        faults.note(kSpeed.contains(told.velocity(axis)) && abs(told.rate(axis)) <= kMostRate,
                    "the last velocity of body", sim.id.index);
    const bool is_mass = mass.mass >= 0.0f && mass.inertia >= 0.0f && sim.inv_mass >= 0.0f &&
                         sim.inv_inertia >= 0.0f && sim.extent >= 0.0f && sim.heavy >= 0.0f;
    faults.note(is_mass, "the mass of body", sim.id.index);
    faults.note(kFactor.contains(sim.linear_damping) && kFactor.contains(sim.angular_damping) &&
                    kBounded.contains(sim.gravity_scale) && sim.slow_time >= 0.0f,
                "a number of body", sim.id.index);
}

void link_bodies(Tables& t, Faults& faults) {
    for (const BodySet set : kAllBodySets) {
        BodyArrays& arrays = t.bodies.set(set);
        for (int i = set == BodySet::kAwake ? kFirstAwake : 0; i < arrays.size(); ++i) {
            const auto at = static_cast<std::size_t>(i);
            const BodyId id = arrays.sims[at].id;
            const bool is_placed =
                id != kNone && t.bodies.place(id).set == set && t.bodies.place(id).index == i;
            faults.note(is_placed, "the place of body", id.index);
            if (!is_placed) return;
            BodyRecord& body = arrays.records[at];
            body.is_asleep = set == BodySet::kAsleep;
            check_body(arrays.sims[at], arrays.states[at], body, faults);
            t.sweeps.count(body, 1);
            t.pressed.cover(id);
            t.sleep_changes.cover(id);
            if (body.is_asleep != body.was_told_asleep || (body.is_unpaired && !body.is_asleep))
                t.sleep_changes.note(id);
            if (body.mass_is_stale) {
                body.mass_is_stale = false;
                mass_changed(t, id);
            }
        }
    }
}

void check_shape(const Call& call, const Tables& t, ShapeId id, Faults& faults) {
    const ShapeRecord& shape = t.shapes[id];
    validate(shape.geometry, call, t.settings.tolerances);
    faults.note(is_allowed(shape.def.material) && shape.def.density >= 0.0f, "the material of shape",
                id.index);
    const bool is_direction = !is_one_way(shape) || kUnitSquare.contains(length_squared(shape.def.one_way));
    faults.note(is_direction, "the one-way direction of shape", id.index);
    faults.note(shape.body != kNone, "the body of shape", id.index);
}

/// Each segment knows itself as that, and each shape of a chain is a segment of it.
void check_segments(const Tables& t, Faults& faults) {
    int segments = 0;
    for_live(t.chains, [&](ChainId id) {
        const ChainRecord& chain = t.chains[id];
        segments += chain.count;
        for (int k = 0; k < chain.count; ++k) {
            const ShapeId segment = chain.segments[k];
            faults.note(segment != kNone && t.shapes[segment].chain == id &&
                            t.shapes[segment].chain_index == k && t.shapes[segment].body == chain.body &&
                            t.shapes[segment].geometry.type == ShapeType::kSegment,
                        "the segments of chain", id.index);
        }
    });
    for_live(t.shapes, [&](ShapeId id) {
        const ShapeRecord& shape = t.shapes[id];
        segments -= shape.chain != kNone ? 1 : 0;
        faults.note((shape.chain == kNone) == (shape.chain_index == kNone), "the chain of shape", id.index);
    });
    faults.note(segments == 0, "the segments of all chains of world", 0);
}

/// The segments of a chain follow each other in their body's list, or all lie aside.
void check_chain_order(const Tables& t, Faults& faults) {
    for_live(t.chains, [&](ChainId id) {
        const ChainRecord& chain = t.chains[id];
        const bool is_in_list = is_listed(t, chain.segments[0]);
        for (int k = 1; k < chain.count; ++k) {
            const ShapeId before = chain.segments[k - 1], segment = chain.segments[k];
            faults.note(is_in_list ? t.shapes[before].next == segment : !is_listed(t, segment),
                        "the order of chain", id.index);
        }
    });
}

void link_shapes(const Call& call, Tables& t, Faults& faults) {
    for_live(t.shapes, [&](ShapeId id) {
        check_shape(call, t, id, faults);
        t.shapes.set_geometry(id, Geometry(t.shapes[id].geometry));
        t.hit_shapes += t.shapes[id].def.hit_events ? 1 : 0;
    });
    int left = t.shapes.size();
    for_live(t.bodies, [&](BodyId id) {
        BodyRecord& body = t.bodies[id];
        for (ShapeId shape = body.first_shape; shape != kNone; shape = t.shapes[shape].next) {
            const bool is_own = t.shapes[shape].body == id && --left >= 0;
            faults.note(is_own, "the shapes of body", id.index);
            if (!is_own) return;
            t.shapes[shape].previous = body.last_shape;
            body.last_shape = shape;
            ++body.shape_count;
        }
    });
    if (faults.text.empty()) check_chain_order(t, faults);
}

/// `list_of(BodyId)`: the list of a body.
template <class Tag, class Record, class ListOf>
void link_edges(Table<Tag, Record>& table, const BodyTable& bodies, const ListOf& list_of, Faults& faults) {
    int left = kSides<Record> * table.size();
    for_live(bodies, [&](BodyId id) {
        EdgeId<Tag> previous;
        EdgeList<Tag>& edges = list_of(id);
        for (EdgeId<Tag> edge = edges.first; edge != kNone; edge = edge_at(table, edge).next) {
            const bool is_own = edge_at(table, edge).body == id && --left >= 0;
            faults.note(is_own, "the constraints of body", id.index);
            if (!is_own) return;
            edge_at(table, edge).previous = previous;
            previous = edge;
            ++edges.count;
        }
    });
}

void link_islands(Tables& t, Faults& faults) {
    int left = t.bodies.size();
    for_live(t.islands, [&](IslandId id) {
        IslandRecord& island = t.islands[id];
        island.count = 0;
        for (BodyId body = island.first; body != kNone; body = t.bodies[body].island_next) {
            BodyRecord& record = t.bodies[body];
            const bool is_free = record.island == kNone && --left >= 0;
            faults.note(is_free, "the island of body", body.index);
            if (!is_free) break;
            record.island = id;
            record.island_previous = island.last;
            island.last = body;
            ++island.count;
        }
        // Live, whatever it has: these tables are refused.
        island.count = std::max(island.count, 1);
    });
}

bool is_contact(const Tables& t, const ContactRecord& record) {
    if (record.shape_a == kNone || record.shape_b == kNone) return false;
    const ShapeRecord &a = t.shapes[record.shape_a], &b = t.shapes[record.shape_b];
    const int rank_a = collision_rank(a.geometry.type), rank_b = collision_rank(b.geometry.type);
    const bool is_in_order = rank_a < rank_b || (rank_a == rank_b && record.shape_a < record.shape_b);
    return is_in_order && a.body != b.body && record.edges[0].body == a.body &&
           record.edges[1].body == b.body;
}

void link_contact(Tables& t, ContactSim& sim, int bin, int index, Faults& faults) {
    const ContactId id = sim.id;
    const bool is_new = id != kNone && t.contacts[id].index == kNone;
    faults.note(is_new, "the place of contact", id.index);
    if (!is_new) return;
    ContactRecord& record = t.contacts[id];
    record.index = index;
    const bool lies =
        record.is_asleep ? bin == kAsleepBin && record.bin >= 0 && record.bin < kAsleepBin : bin < kAsleepBin;
    if (!record.is_asleep) record.bin = bin;
    faults.note(lies && is_contact(t, record), "the shapes of contact", id.index);
    if (!lies || !is_contact(t, record)) return;
    faults.note(t.pairs.insert(record.shape_a, record.shape_b), "the pair of contact", id.index);
    const bool has_pose = sim.has_pose || sim.manifold.count == 0;
    faults.note(has_pose && is_rotation(sim.pose.q) && is_rotation(sim.turn), "the pose of contact",
                id.index);
    const Vec2 normal = sim.manifold.normal;
    faults.note(sim.manifold.count == 0 || kUnitSquare.contains(dot(normal, normal)), "the normal of contact",
                id.index);
    derive_contact(t, id, sim);
    sim.normal = rotate(sim.turn, sim.manifold.normal);
}

/// A touch that nobody was told of is among those that began: it leaves no trace when it ends.
void check_untold(const Tables& t, Faults& faults) {
    std::vector<std::int32_t> began;
    for (const Touch& touch : t.touches.began()) began.push_back(touch.contact.index);
    detail::sort(began);
    for_live(t.contacts, [&](ContactId id) {
        const bool is_untold = t.contact_sim(id).is_touching && t.contacts[id].began == t.time;
        faults.note(!is_untold || std::ranges::binary_search(began, id.index), "the touch of contact",
                    id.index);
    });
}

void link_contacts(Tables& t, Faults& faults) {
    int touching = 0;
    t.pairs.make_room(t.contacts.size());
    for (int bin = 0; bin < kBins; ++bin) {
        auto& all = t.graph.bin(bin).contacts;
        for (std::size_t i = 0; i < all.size(); ++i) {
            link_contact(t, all[i], bin, static_cast<int>(i), faults);
            if (!faults.text.empty()) return;
            touching += all[i].is_touching ? 1 : 0;
        }
    }
    int listed = 0;
    for_live(t.bodies, [&](BodyId id) { listed += t.bodies.contacts(id).count; });
    faults.note(listed == 2 * t.contacts.size(),
                "contacts in the lists of bodies, of so many:", t.contacts.size());
    check_untold(t, faults);
    t.touches.restore(touching);
}

/// That the joint's own parameters fit its bodies, and those of the joints that it couples.
bool are_its_own(const Tables& t, JointId id, const JointRow& row, void* sim) {
    const JointRecord& record = t.joints[id];
    const auto* words = static_cast<const std::uint32_t*>(row.parameters(sim));
    for (std::size_t i = 0; i < row.words.size(); ++i) {
        if (row.words[i].type == WordType::kCount && words[i] != record.body_count) return false;
        if (row.words[i].type != WordType::kEnds) continue;
        const std::uint32_t a = words[i] & 3u, b = words[i] >> 2;
        if (a == b || a >= record.body_count || b >= record.body_count) return false;
    }
    const std::span<const JointId> refers = row.refers(sim);
    for (std::size_t i = 0; i < refers.size(); ++i) {
        const JointRecord& coupled = t.joints[refers[i]];
        if (coupled.type == JointType::kGear || coupled.body_count != 2) return false;
        // Its bodies are among those of this one.
        for (int side = 0; side < 2; ++side)
            if (std::ranges::count(record.edges, coupled.edges[side].body, &ConstraintEdge<JointTag>::body) !=
                1)
                return false;
    }
    return true;
}

void link_saved_joint(Tables& t, JointType type, int bin, int index, Faults& faults) {
    const JointRow& row = t.graph.row(type);
    void* const sim = t.graph.bin(bin).joints[static_cast<std::size_t>(type)].at(index);
    auto& head = *static_cast<JointHead*>(sim);
    const bool is_new =
        head.id != kNone && t.joints[head.id].index == kNone && t.joints[head.id].type == type;
    faults.note(is_new, "the place of joint", head.id.index);
    if (!is_new) return;
    JointRecord& record = t.joints[head.id];
    record.index = index;
    const bool lies = record.is_asleep ? bin == kAsleepBin && record.bin >= 0 && record.bin < kAsleepBin
                                       : bin != kAsleepBin;
    if (!record.is_asleep) record.bin = bin;
    int bodies = 0;
    bool is_any_disabled = false, is_any_movable = false;
    for (int side = 0; side < kMaxJointBodies; ++side) {
        const BodyId body = head.bodies[side] = record.edges[side].body;
        if (body == kNone) continue;
        ++bodies;
        is_any_disabled |= !t.bodies[body].enabled;
        is_any_movable |= t.bodies.is_movable(body);
        if (bin != kAsideBin) t.bodies.sim(body).has_joints = true;
    }
    const bool is_idle = record.bin == kIdleBin;
    const bool belongs = bin == kAsideBin || is_idle == (row.is_idle || is_any_disabled || !is_any_movable);
    faults.note(lies && belongs && bodies == record.body_count && bodies >= 2 && bodies <= row.bodies,
                "the bodies of joint", head.id.index);
    faults.note(head.stiffness.is_own <= 1, "the stiffness of joint", head.id.index);
    t.breakable += record.breaks ? 1 : 0;
    t.custom_joints += type == JointType::kCustom ? 1 : 0;
}

void link_joints(Tables& t, Faults& faults) {
    for (int bin = 0; bin < kBins; ++bin) {
        auto& all = t.graph.bin(bin).joints;
        for (std::size_t type = 0; type < all.size(); ++type)
            for (int i = 0; i < all[type].size(); ++i) {
                link_saved_joint(t, static_cast<JointType>(type), bin, i, faults);
                if (!faults.text.empty()) return;
            }
    }
    for_live(t.joints,
             [&](JointId id) { faults.note(t.joints[id].index != kNone, "the place of joint", id.index); });
    if (!faults.text.empty()) return;
    // A joint that lies aside is in no list.
    int listed = 0, edges = 0;
    for_live(t.bodies, [&](BodyId id) { listed += t.bodies[id].joints.count; });
    for_live(t.joints, [&](JointId id) {
        edges += t.joints[id].bin == kAsideBin ? 0 : t.joints[id].body_count;
        faults.note(are_its_own(t, id, t.joint_row(id), t.joint_sim(id)), "the parameters of joint",
                    id.index);
    });
    faults.note(listed == edges, "joints in the lists of bodies, of so many:", edges);
}

void link_trees(Tables& t, std::span<const SavedBox> boxes, Faults& faults) {
    for (const SavedBox& box : boxes) {
        const ShapeRecord& shape = t.shapes[box.shape];
        faults.note(t.bodies[shape.body].enabled && is_listed(t, box.shape), "the box of shape",
                    box.shape.index);
        restore_proxy(t, box.shape, box.box, box.has_moved);
    }
    for_live(t.contacts, [&](ContactId id) {
        const ContactRecord& contact = t.contacts[id];
        const bool have_boxes =
            t.shapes.proxy(contact.shape_a) != kNone && t.shapes.proxy(contact.shape_b) != kNone;
        faults.note(have_boxes, "the boxes of contact", id.index);
    });
}

void note_used_bins(Tables& t) {
    for (int bin = 0; bin < kBins; ++bin)
        if (!t.graph.bin(bin).empty()) t.graph.note_used(bin);
}

}  // namespace

std::string relink(const Call& call, Tables& t, std::span<const SavedBox> boxes) {
    Faults faults;
    check_settings(t.settings, faults);
    link_bodies(t, faults);
    // Each relies on those before it.
    if (faults.text.empty()) check_segments(t, faults);
    if (faults.text.empty()) link_shapes(call, t, faults);
    const auto contacts_of = [&](BodyId id) -> auto& {
        return t.bodies.contacts(id);
    };
    const auto joints_of = [&](BodyId id) -> auto& {
        return t.bodies[id].joints;
    };
    if (faults.text.empty()) link_edges(t.contacts, t.bodies, contacts_of, faults);
    if (faults.text.empty()) link_edges(t.joints, t.bodies, joints_of, faults);
    if (faults.text.empty()) link_islands(t, faults);
    if (faults.text.empty()) link_contacts(t, faults);
    if (faults.text.empty()) link_joints(t, faults);
    if (!faults.text.empty()) return faults.text;
    note_used_bins(t);
    link_trees(t, boxes, faults);
    return faults.text;
}

}  // namespace jostle::detail
